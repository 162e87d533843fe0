"""Which worker process gets which tests: a single file, or all files whose tests mount something.

A mount namespace made by a test contains the mounts of all tests of its process, and keeps them busy after they are
unmounted. So each process has its own mounts if it can (see `own_mounts`), and three processes get the files
that mount something: one those that use drives as such, or query UDisks2 and udev about them, one those whose
filesystems do not answer, which mostly wait, and one the others. All of them in one process would take longer than all
other tests together. Where that is not possible, one process runs them all.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

from xdist.scheduler import LoadScopeScheduling

from tests.helpers.own_mounts import can_keep_mounts_apart

ROOT: Final = Path(__file__).parents[2]
MOUNTS: Final = "mounts"
FILESYSTEMS: Final = "filesystems"
SILENT: Final = "silent filesystems"
_WITH_FILESYSTEMS: Final = frozenset(
    {"benchmarks", "device", "engine", "faults", "gui", "journeys", "model", "modeled", "repo", "restore"}
)
_SIGNS_OF_DRIVES: Final = (
    *("attached", "losetup", "loop_device", "loop_program", "partitioned"),
    *("polkit", "two_drives", "udisksd", "umock_bed"),
    *("test_caring import", "test_cloning import"),
)
_FOLDERS: Final = frozenset({"contract", "device"})
_TOGETHER: Final = frozenset({"architecture", "packaging"})  # they share data that takes seconds to read or to make
_SIGNS: Final = ("mark.device", "faulty_drive")
_NAMES_OF_SILENT: Final = ("test_silent_", "test_hanging_")


class FilesAndMounts(LoadScopeScheduling):
    """The tests of a file stay together and in order, as in a single process, and share their module's fixtures."""

    def __init__(self, config: Any, log: Any) -> None:
        super().__init__(config, log)
        self._are_apart = can_keep_mounts_apart()

    def _split_scope(self, nodeid: str) -> str:
        return group_of(nodeid.partition("::")[0], are_apart=self._are_apart)


@cache
def group_of(file: str, *, are_apart: bool) -> str:
    """`are_apart`: each process has its own mounts."""
    path = ROOT / file
    if path.parent.name in _TOGETHER:
        return path.parent.name
    text = path.read_text(encoding="utf-8")
    if path.parent.name not in _FOLDERS and not any(sign in text for sign in _SIGNS):
        return file
    uses_drives = path.parent.name not in _WITH_FILESYSTEMS or any(sign in text for sign in _SIGNS_OF_DRIVES)
    if uses_drives or not are_apart:
        return MOUNTS
    return SILENT if path.name.startswith(_NAMES_OF_SILENT) else FILESYSTEMS
