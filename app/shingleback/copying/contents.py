"""What is on a mounted volume, found in a few seconds and without writing to it.

Reading a folder would note the time, which is a write: so folders are opened with O_NOATIME, and those that belong to
somebody else are passed over where the volume notes it.
"""

import heapq
import os
from collections import deque
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

from shingleback.copying import layout
from shingleback.copying.folders import FOLDER_FLAGS
from shingleback.copying.look import look
from shingleback.jobs.events import display_path

_MOST_ENTRIES: Final = 200_000
_NEWEST: Final = 5
_RESCUED: Final = b"lost+found"  # each new ext4 has this folder, which is empty, and which only root may read


@dataclass
class Contents:
    """What was found so far.

    Attributes:
        newest: times of the last change in ns, and paths below the mount point; the newest last.
        is_complete: everything was looked at.
        backup_sources: of the first backup of this program that was met, nearest to the top; None without one.
    """

    used_bytes: int = 0
    files: int = 0
    newest: list[tuple[int, bytes]] = field(default_factory=list)
    is_complete: bool = False
    backup_sources: list[str] | None = None

    def newest_files(self) -> list[tuple[str, str]]:
        """Names and dates, as `ContentsItem` has them; the newest first."""
        return [(display_path(path), _date(at_ns)) for at_ns, path in sorted(self.newest, reverse=True)]


class ContentsLook:
    """Goes from the top down, the folders nearest to the top first.

    Attributes:
        found: can be read at any time.
    """

    def __init__(
        self,
        point: bytes,
        goes_on: Callable[[], bool],
        *,
        notes_times: bool,
        other_mounts: Collection[bytes] = (),
        most_entries: int = _MOST_ENTRIES,
    ) -> None:
        """Nothing is read yet.

        Args:
            point: where it is mounted.
            goes_on: False when it took long enough, or the person wants it to end.
            notes_times: reading a folder without O_NOATIME would be noted on the drive.
            other_mounts: mount points, which are not entered.
            most_entries: how many names are looked at.
        """
        self.found = Contents()
        self._point = point
        self._goes_on = goes_on
        self._notes_times = notes_times
        self._other_mounts = frozenset(other_mounts)
        self._entries_left = most_entries
        self._has_passed_over = False

    def run(self) -> None:
        """Raises OSError where not even the top can be read."""
        space = os.statvfs(self._point)
        self.found.used_bytes = (space.f_blocks - space.f_bfree) * space.f_frsize
        folders = deque([b""])
        while folders and self._goes_on() and self._entries_left > 0:
            folders.extend(self._folders_in(folders.popleft()))
        self.found.is_complete = not folders and not self._has_passed_over
        if not self.found.is_complete and space.f_files:
            self.found.files = max(self.found.files, space.f_files - space.f_ffree)

    def _folders_in(self, folder: bytes) -> Iterator[bytes]:
        try:
            fd = self._open(os.path.join(self._point, folder))
        except OSError:
            self._has_passed_over = self._has_passed_over or folder != _RESCUED
            if not folder:
                raise
            return
        try:
            with os.scandir(fd) as entries:
                for entry in entries:
                    path = os.path.join(folder, os.fsencode(entry.name))
                    if self._entries_left <= 0 or not self._goes_on():
                        self._has_passed_over = True
                        return
                    self._entries_left -= 1
                    if entry.is_dir(follow_symlinks=False):
                        if self._is_to_be_entered(path):
                            yield path
                    else:
                        self._count(path, entry)
        except OSError:
            self._has_passed_over = True
        finally:
            os.close(fd)

    def _open(self, path: bytes) -> int:
        try:
            return os.open(path, FOLDER_FLAGS | os.O_NOATIME)
        except PermissionError:
            if self._notes_times:
                raise
            return os.open(path, FOLDER_FLAGS)

    def _is_to_be_entered(self, path: bytes) -> bool:
        """A backup of ours is asked what it is; its own notes are no files of a person."""
        if os.path.basename(path) != layout.HOME:
            return os.path.join(self._point, path) not in self._other_mounts
        if self.found.backup_sources is None:
            seen = look(os.path.dirname(os.path.join(self._point, path)))
            self.found.backup_sources = seen.sources if seen.has_backup else None
        return False

    def _count(self, path: bytes, entry: "os.DirEntry[str]") -> None:
        self.found.files += 1
        try:
            changed = (entry.stat(follow_symlinks=False).st_mtime_ns, path)
        except OSError:
            return
        if len(self.found.newest) < _NEWEST:
            heapq.heappush(self.found.newest, changed)
        else:
            heapq.heappushpop(self.found.newest, changed)


def _date(at_ns: int) -> str:
    """A file may claim to be from any time."""
    try:
        return datetime.fromtimestamp(at_ns // 10**9, UTC).isoformat()
    except (OverflowError, ValueError, OSError):
        return ""
