"""Which of the processes that share the tests gets which: a whole file, or all files of a folder that mount something.

Each process has mounts of its own where it can (`workers.keep_mounts_apart`). Elsewhere all files that mount something
are for one process: a mount namespace that a test makes has the mounts of all tests in it, and what they unmount
meanwhile stays in use.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

from xdist.scheduler import LoadScopeScheduling

from tests.helpers.workers import can_keep_mounts_apart

ROOT: Final = Path(__file__).parents[2]
MOUNTS: Final = "mounts"
_FOLDERS: Final = frozenset({"contract", "device", "faults", "journeys", "modeled"})
_SIGNS: Final = ("mark.device", "faulty_drive")


class FilesAndMounts(LoadScopeScheduling):
    """A file's tests stay together and in their order, as in a single process, and share what their module makes."""

    def __init__(self, config: Any, log: Any) -> None:
        super().__init__(config, log)
        self._are_apart = can_keep_mounts_apart()

    def _split_scope(self, nodeid: str) -> str:
        return group_of(nodeid.partition("::")[0], are_apart=self._are_apart)


@cache
def group_of(file: str, *, are_apart: bool) -> str:
    """`are_apart`: each process has mounts of its own."""
    if not _mounts(file):
        return file
    return f"{MOUNTS} of {Path(file).parent}" if are_apart else MOUNTS


def _mounts(file: str) -> bool:
    path = ROOT / file
    if path.parent.name in _FOLDERS:
        return True
    text = path.read_text(encoding="utf-8")
    return any(sign in text for sign in _SIGNS)
