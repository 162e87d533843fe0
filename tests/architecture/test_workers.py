"""Several processes can share the tests."""

import os
import shutil
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest

from tests.helpers.scheduling import MOUNTS, ROOT, group_of
from tests.helpers.workers import can_keep_mounts_apart, open_display

_MOUNTS_APART: Final = """
import subprocess, sys
from tests.helpers.workers import keep_mounts_apart
keep_mounts_apart()
subprocess.run(["mount", "-t", "tmpfs", "none", sys.argv[1]], check=True)
print(open("/proc/self/mounts").read().count(sys.argv[1]), flush=True)
input()
"""


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    """That of a person, who goes on working while the tests run."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "wayland")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    monkeypatch.setenv("DISPLAY", "desk:0")


@pytest.mark.usefixtures("desktop")
@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="needs Xvfb")
def test_each_has_a_display_of_its_own() -> None:
    with ExitStack() as displays:
        found = []
        for _ in range(2):
            open_display(displays)
            found.append(os.environ["DISPLAY"])

        assert len({*found, "desk:0"}) == 3
        assert os.environ["QT_QPA_PLATFORM"] == "xcb"
        assert "WAYLAND_DISPLAY" not in os.environ


@pytest.mark.usefixtures("desktop")
def test_without_an_x_server_windows_are_shown_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    with ExitStack() as displays:
        open_display(displays)

        assert os.environ["QT_QPA_PLATFORM"] == "offscreen"


def test_what_one_has_mounted_is_seen_by_no_other(tmp_path: Path) -> None:
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


def test_files_that_mount_share_one_process_unless_each_has_mounts_of_its_own() -> None:
    files = ("tests/device/test_places.py", "tests/faults/test_fill.py")

    assert {group_of(file, are_apart=False) for file in files} == {MOUNTS}
    assert len({group_of(file, are_apart=True) for file in files}) == 2


def test_a_file_that_mounts_nothing_is_for_whoever_is_free() -> None:
    file = "tests/architecture/test_workers.py"

    assert group_of(file, are_apart=True) == group_of(file, are_apart=False) == file
