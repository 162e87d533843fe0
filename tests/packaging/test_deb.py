"""The Debian package in fresh systems: it is installed, runs, is upgraded, and leaves nothing behind."""

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

pytestmark = [
    pytest.mark.long,
    pytest.mark.device,
    pytest.mark.skipif(os.geteuid() != 0, reason="needs root, for a system of its own"),
    pytest.mark.skipif(shutil.which("mmdebstrap") is None, reason="needs mmdebstrap"),
]

HELPER = "/usr/lib/shingleback-helper"


@dataclass(frozen=True)
class Root:
    """A fresh system in a folder, which has a copy of the package."""

    folder: Path

    def run(self, *command: str, limit_s: float = 600) -> str:
        variables = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive", "LANG": "C.UTF-8"}
        command_line = ["chroot", str(self.folder), *command]
        done = subprocess.run(command_line, env=variables, capture_output=True, text=True, check=False, timeout=limit_s)
        assert done.returncode == 0, (command, done.stdout[-3000:], done.stderr[-3000:])
        return done.stdout

    def install(self) -> None:
        self.run("apt-get", "install", "--yes", "--no-install-recommends", "--reinstall", "/package.deb")

    def traces(self) -> list[str]:
        """The package's files, except its archive and the logs of dpkg."""
        return self.run("find", "/usr", "/etc", "/var/lib", "/var/cache", "-name", "*shingleback*").split()


@pytest.fixture(scope="module", params=["bookworm", "trixie"])
def root(request: pytest.FixtureRequest, dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Root]:
    folder = tmp_path_factory.mktemp("system") / request.param
    targets = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages"]
    mirror = subprocess.run(targets, capture_output=True, text=True, check=True).stdout.splitlines()[0]
    command_line = ["--mode=root", "--variant=apt", "--quiet", request.param, str(folder), mirror]
    subprocess.run(["mmdebstrap", *command_line], check=True, stderr=subprocess.DEVNULL)
    shutil.copy(next(dist.glob("*.deb")), folder / "package.deb")
    shutil.copy("/etc/resolv.conf", folder / "etc")
    system = Root(folder)
    system.run("apt-get", "update")
    with mounted_proc(folder):
        yield system
    shutil.rmtree(folder)


@contextlib.contextmanager
def mounted_proc(folder: Path) -> Iterator[None]:
    subprocess.run(["mount", "-t", "proc", "proc", folder / "proc"], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", folder / "proc"], check=True)


@pytest.mark.skipif(shutil.which("lintian") is None, reason="needs lintian")
def test_lintian_finds_nothing(dist: Path) -> None:
    command_line = ["lintian", "--fail-on=error,warning", str(next(dist.glob("*.deb")))]
    done = subprocess.run(command_line, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_package_is_installed_runs_is_upgraded_and_leaves_nothing_behind(root: Root) -> None:
    assert root.traces() == []
    root.install()

    assert "shingled drive (SMR)" in root.run("shingleback", "identify", "--model", "ST8000AS0002")
    root.run("shingleback", "report", "--output", "/report.txt")
    assert "Installed: package" in root.run("cat", "/report.txt")
    root.run("python3", "-I", "-c", f"import sys; sys.path.insert(0, {HELPER!r}); import shingleback.helper.main")
    assert root.run("dpkg", "--verify", "shingleback") == ""
    assert "__pycache__" in root.run("find", HELPER)

    root.install()
    assert root.run("dpkg", "--verify", "shingleback") == ""

    root.run("dpkg", "--purge", "shingleback")
    assert root.traces() == []


def test_the_window_opens_with_the_packages_dependencies_only(root: Root) -> None:
    """It stays open until it is ended."""
    root.install()
    shown = ["env", "QT_QPA_PLATFORM=offscreen", "timeout", "--preserve-status", "10", "shingleback", "--demo"]
    done = subprocess.run(["chroot", root.folder, *shown], capture_output=True, text=True, check=False)
    assert done.returncode in (0, -15, 143), done.stderr
    assert "Traceback" not in done.stderr
    for platform in ("xcb", "wayland"):
        plugin = f"/usr/lib/shingleback/_internal/PySide6/Qt/plugins/platforms/libq{platform}.so"
        libraries = "/usr/lib/shingleback/_internal"
        assert "not found" not in root.run("env", f"LD_LIBRARY_PATH={libraries}", "ldd", plugin)
    root.run("dpkg", "--purge", "shingleback")
