"""Which of the processes that share the tests gets which: a whole file, or all files whose tests mount something.

A mount namespace that a test makes has the mounts of all tests in it, and what they unmount meanwhile stays in use.
"""

from functools import cache
from pathlib import Path
from typing import Final

from xdist.scheduler import LoadScopeScheduling

ROOT: Final = Path(__file__).parents[2]
MOUNTS: Final = "mounts"
_FOLDERS: Final = frozenset({"contract", "device"})
_TOGETHER: Final = frozenset({"architecture", "packaging"})  # they share what takes seconds to read or to make
_SIGNS: Final = ("mark.device", "faulty_drive")


class FilesAndMounts(LoadScopeScheduling):
    """A file's tests stay together and in their order, as in a single process, and share what their module makes."""

    def _split_scope(self, nodeid: str) -> str:
        return group_of(nodeid.partition("::")[0])


@cache
def group_of(file: str) -> str:
    path = ROOT / file
    if path.parent.name in _FOLDERS:
        return MOUNTS
    if path.parent.name in _TOGETHER:
        return path.parent.name
    text = path.read_text(encoding="utf-8")
    return MOUNTS if any(sign in text for sign in _SIGNS) else file
