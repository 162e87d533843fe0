"""Several processes can share the tests."""

import importlib
import os
import re
import shutil
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Final

import pytest

from tests.helpers.own_mounts import can_keep_mounts_apart, with_own_mounts
from tests.helpers.scheduling import FILESYSTEMS, MOUNTS, ROOT, SILENT, group_of
from tests.helpers.workers import import_share, open_display

_MOUNTS_APART: Final = """
import subprocess, sys
from tests.helpers.own_mounts import keep_mounts_apart
keep_mounts_apart()
subprocess.run(["mount", "-t", "tmpfs", "none", sys.argv[1]], check=True)
print(open("/proc/self/mounts").read().count(sys.argv[1]), flush=True)
input()
"""

_IN_A_CHROOT: Final = """
for entry in /*; do
    if [ -L "$entry" ]; then cp -P "$entry" "$0$entry"; continue; fi
    [ -d "$entry" ] || continue
    mkdir -p "$0$entry"
    mount --rbind "$entry" "$0$entry"
done
exec chroot "$0" "$@" none /mnt
"""


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    """The desktop of a person who continues to work while the tests run."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "wayland")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    monkeypatch.setenv("DISPLAY", "desk:0")


def test_workers_import_each_module_once_before_the_collection(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So each module is compiled once."""
    imported: list[str] = []
    monkeypatch.setattr(importlib, "import_module", imported.append)
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    here = Path(__file__).parent
    where = SimpleNamespace(dir=here.parent)
    for number in range(3):
        about = {"workerid": f"gw{number}", "workercount": 3}
        import_share(SimpleNamespace(workerinput=about, invocation_params=where, args=["architecture", "test_x.py::y"]))
    modules = [f"tests.architecture.{module.stem}" for module in here.glob("test_*.py")]
    assert sorted(imported) == sorted([*modules, "tests.test_x"])


@pytest.mark.usefixtures("desktop")
@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="needs Xvfb")
def test_each_worker_has_its_own_display() -> None:
    with ExitStack() as displays:
        found = []
        for _ in range(2):
            open_display(displays)
            found.append(os.environ["DISPLAY"])

        assert len({*found, "desk:0"}) == 3
        assert os.environ["QT_QPA_PLATFORM"] == "xcb"
        assert "WAYLAND_DISPLAY" not in os.environ


@pytest.mark.usefixtures("desktop")
def test_without_an_x_server_windows_are_offscreen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    with ExitStack() as displays:
        open_display(displays)

        assert os.environ["QT_QPA_PLATFORM"] == "offscreen"


def test_no_worker_sees_the_mounts_of_another(tmp_path: Path) -> None:
    if not can_keep_mounts_apart():
        pytest.skip("needs root, to have mounts of its own")
    with subprocess.Popen(
        [sys.executable, "-c", _MOUNTS_APART, tmp_path],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "1\n"
        assert not tmp_path.is_mount()
        other.communicate("\n")


def test_mounts_are_kept_apart_in_a_chroot_too(tmp_path: Path) -> None:
    """There, / may be no mount point, and could not be made private."""
    if not can_keep_mounts_apart():
        pytest.skip("needs root, to have mounts of its own")
    command = with_own_mounts("sh", "-ec", _IN_A_CHROOT, str(tmp_path), *with_own_mounts("mount", "-t", "tmpfs"))
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("are_apart", [True, False])
def test_all_test_files_that_mount_something_are_recognized(*, are_apart: bool) -> None:
    """An unrecognized file would run at the same time as tests that make mount namespaces."""
    mounting = re.compile(
        r"helpers\.(loop|partitioned|two_drives|udisksd|umock_bed|slow_loop|real_mounts) import"
        r"|modeled\.mounted import|faults\.disks import .*\b(attached|make|mounted|mounted_image)\b"
    )
    files = [file for file in (ROOT / "tests").rglob("test_*.py") if "lab" not in file.parts]
    found = [str(file.relative_to(ROOT)) for file in files if mounting.search(file.read_text(encoding="utf-8"))]
    assert len(found) > 40
    groups = {group_of(file, are_apart=are_apart) for file in found}
    assert groups == ({MOUNTS, FILESYSTEMS, SILENT} if are_apart else {MOUNTS})


def test_tests_that_use_drives_do_not_run_in_parallel() -> None:
    files = ("tests/device/test_caring_paused.py", "tests/contract/test_udisks.py", "tests/cli/test_eject.py")
    assert {group_of(file, are_apart=True) for file in files} == {MOUNTS}
    uses_drives = re.compile(r"\b(real_udisksd|two_drives|umock_bed|make_partitioned|attached|loop_device)\(")
    found = [
        file for file in (ROOT / "tests").rglob("test_*.py") if uses_drives.search(file.read_text(encoding="utf-8"))
    ]
    groups = {group_of(str(file.relative_to(ROOT)), are_apart=True) for file in found if "lab" not in file.parts}
    assert len(found) > 15
    assert groups.isdisjoint({FILESYSTEMS, SILENT})


def test_tests_that_wait_for_a_silent_filesystem_delay_no_others() -> None:
    """They take longest, though they need the processor least."""
    files = ("tests/device/test_hanging_share.py", "tests/faults/test_silent_destination.py")
    assert {group_of(file, are_apart=True) for file in files} == {SILENT}
    assert {group_of(file, are_apart=False) for file in files} == {MOUNTS}


def test_test_files_that_mount_nothing_are_shared() -> None:
    files = [
        "tests/faults/test_restore_kill.py",
        "tests/gui/journeys/test_presses.py",
        "tests/modeled/test_workloads.py",
    ]
    assert [group_of(file, are_apart=True) for file in files] == files
