"""Nothing that the first page does not need is loaded before it is painted."""

import subprocess
import sys
from pathlib import Path

import pytest

from shingleback.store import settings
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet, Settings
from tests.helpers.program import environment

PROGRAM = Path(__file__).with_name("first_page_program.py")
DEFERRED = {
    *("asyncio", "dbus_fast", "numpy", "pyqtgraph", "ctypes", "subprocess", "http", "email", "unittest"),
    "typing_extensions",
    "shingleback.engine",
    "shingleback.devices.dbus",
    "shingleback.devices.watch",
    "shingleback.domain.care",
    "shingleback.domain.formatting.types",
    "shingleback.domain.helper_protocol",
    "shingleback.domain.kernel_log",
    "shingleback.domain.public_report.private_data",
    "shingleback.domain.smr.model_names",
    "shingleback.gui.graph",
    "shingleback.gui.window.tray",
    "shingleback.simulator",
}
"""Each with all that is in it. What a start computes is mostly this: it is at most twice what Qt itself takes."""


def loaded_before_the_first_page(folder: Path, *sets: BackupSet) -> dict[str, bool]:
    """For each module loaded by then, whether its source was read."""
    homes = {"XDG_CONFIG_HOME": "config", "XDG_STATE_HOME": "state", "XDG_CACHE_HOME": "cache"}
    variables = {"HOME": str(folder), "QT_QPA_PLATFORM": "offscreen"} | {k: str(folder / v) for k, v in homes.items()}
    if sets:
        settings.save(Paths.of_user(variables).settings_file, Settings(sets=list(sets)))
    done = subprocess.run(
        [sys.executable, str(PROGRAM), str(folder / "window")],
        env=environment() | variables,
        capture_output=True,
        text=True,
        check=True,
    )
    fields = [line.split() for line in done.stdout.splitlines()]
    return {name: bool(flags) for name, *flags in fields}


@pytest.mark.parametrize("sets", [(), (BackupSet(folders=["/home"], destination="/media/drive"),)], ids=["none", "one"])
def test_the_first_page_is_painted_before_the_rest_is_loaded(tmp_path: Path, sets: tuple[BackupSet, ...]) -> None:
    loaded = loaded_before_the_first_page(tmp_path, *sets)
    assert "shingleback.gui.home.page" in loaded
    assert "shingleback.bootstrap.window_services" not in loaded
    assert [name for name in loaded if any(f"{name}.".startswith(f"{deferred}.") for deferred in DEFERRED)] == []


def test_no_source_file_of_the_program_is_read(tmp_path: Path) -> None:
    """PySide6 would read all sources on every start, looking for a feature that nobody uses.

    The empty window and what it needs are loaded before this is stopped.
    """
    loaded = loaded_before_the_first_page(tmp_path)
    of_pages = ("shingleback.backup_sets.", "shingleback.gui.home.", "shingleback.domain.drive")
    assert not any(is_read for name, is_read in loaded.items() if name.startswith(of_pages))
    assert not loaded["shingleback.gui.home.page"]
