"""A control group that limits the memory of commands, their page cache included. Needs root."""

import contextlib
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.helpers.own_folder import group_name
from tests.helpers.patience import wait_until

_TREE: Final = Path("/sys/fs/cgroup")


@dataclass(frozen=True)
class MemoryGroup:
    folder: Path

    def command(self, arguments: Sequence[str | Path]) -> list[str]:
        """The command line of a command that runs in the group."""
        return ["sh", "-c", 'echo $$ > "$0" && exec "$@"', str(self.folder / "cgroup.procs"), *map(str, arguments)]


def why_not() -> str:
    """Why there can be no such group, or nothing."""
    if os.geteuid() != 0:
        return "needs root"
    return "" if _place() is not None else "needs control groups that limit memory"


@contextlib.contextmanager
def memory_group(limit_mb: int) -> Iterator[MemoryGroup]:
    place = _place()
    assert place is not None, why_not()
    parent, limit = place
    folder = parent / group_name()
    folder.mkdir()
    try:
        (folder / limit).write_text(str(limit_mb << 20))
        yield MemoryGroup(folder)
    finally:
        _remove(folder)


def _place() -> tuple[Path, str] | None:
    """The folder in which a group can be made, and the name of its limit; version 1 of the control groups, or 2."""
    if (_TREE / "memory/memory.limit_in_bytes").exists() and os.access(_TREE / "memory", os.W_OK):
        return _TREE / "memory", "memory.limit_in_bytes"
    controllers = _TREE / "cgroup.subtree_control"
    if controllers.exists() and "memory" in controllers.read_text().split() and os.access(_TREE, os.W_OK):
        return _TREE, "memory.max"
    return None


def _remove(folder: Path) -> None:
    """A group can be removed a moment after its last process has ended."""
    wait_until(lambda: _is_removed(folder))


def _is_removed(folder: Path) -> bool:
    with contextlib.suppress(OSError):
        folder.rmdir()
    return not folder.exists()
