"""Nothing is published before the project has an address, and the address stands in one place."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from artifacts import control, project, release
from artifacts.project import ROOT

_ADDRESS = re.compile(r"https?://[^\s\"'<>)]*shingleback[^\s\"'<>)]*")


def build(*words: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": f"{ROOT / 'packaging'}:{ROOT / 'app'}"}
    command = [sys.executable, "-m", "artifacts", *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_a_release_is_not_built_with_a_reserved_address(tmp_path: Path) -> None:
    done = build("wheel", "--release", "--into", str(tmp_path))
    assert done.returncode == os.EX_CONFIG
    assert project.urls()["Homepage"] in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_release_with_real_addresses_has_no_obstacle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "urls", lambda: {"Homepage": "https://codeberg.org/shingleback/examples"})
    monkeypatch.setattr(release, "maintainer", lambda: "Shingleback <maintainers@shingleback.org>")
    assert release.obstacles() == []


@pytest.mark.parametrize(
    "address",
    ["https://shingleback.example", "https://shingleback.example/x", "http://localhost:80/", "https://www.example.org"],
)
def test_a_reserved_name_is_recognized(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setattr(release, "urls", lambda: {"Homepage": address})
    monkeypatch.setattr(release, "maintainer", lambda: "Shingleback <maintainers@shingleback.org>")
    assert len(release.obstacles()) == 1


def test_the_tag_of_the_version_makes_a_build_a_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "ROOT", tmp_path)
    git = ["git", "-c", "user.name=a", "-c", "user.email=a@b.example", "-C", str(tmp_path)]
    subprocess.run([*git, "init", "--quiet"], check=True)
    subprocess.run([*git, "commit", "--quiet", "--allow-empty", "--message=first"], check=True)
    assert not release.is_tagged()
    subprocess.run([*git, "tag", f"v{project.version()}"], check=True)
    assert release.is_tagged()


def test_the_projects_address_stands_in_one_place() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    files = [ROOT / name for name in listed.stdout.split("\0") if name and not name.startswith("tests/")]
    found = [
        file.name for file in files if file.is_file() and _ADDRESS.search(file.read_bytes().decode(errors="ignore"))
    ]
    assert found == ["pyproject.toml"]


def test_packages_for_debian_name_the_home_page() -> None:
    for name in ("control", "copyright"):
        text = (ROOT / "packaging/debian" / name).read_text()
        assert "@HOMEPAGE@" in text
        assert project.urls()["Homepage"] in project.fill_in(text)
    assert control.maintainer().startswith("The Shingleback project <")
