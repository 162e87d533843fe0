"""How much a backup leaves out, by reason, counted after a survey has found the places."""

import heapq
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from shingleback.devices.mounts import may_hang, mounts, uppermost
from shingleback.domain.errors import Skipped, SkipReason
from shingleback.domain.included_mount import IncludedMount
from shingleback.domain.text import display_path
from shingleback.engine.files.folders import join, open_folder
from shingleback.engine.source.access import SourceAccess
from shingleback.engine.source.mounted import EntryReports, identity_of
from shingleback.engine.source.reader import Source
from shingleback.protocol.result_items import ExcludedSize, SizedPlace

_MAX_PLACES: Final = 30


@dataclass
class _Group:
    """What is left out for one reason. `largest`: a heap of sizes with places; the smallest comes first."""

    count: int = 0
    files: int = 0
    size_bytes: int = 0
    largest: list[tuple[int, bytes, str]] = field(default_factory=list)


class ExcludedSizes:
    """Counts the places that a survey of one source has excluded. It enters no other filesystem within a place."""

    def __init__(self, source: Source, access: SourceAccess, tick: Callable[[], None]) -> None:
        """`tick` is called after each folder, and may raise an error to stop."""
        self._source = source
        self._access = access
        self._tick = tick
        self._groups: dict[tuple[str, str], _Group] = {}
        self._mounts = mounts()
        self._reports = EntryReports(access, source.path, self._mounts)

    def count(self, places: Iterable[Skipped]) -> None:
        for place in places:
            rule = place.rule if place.reason in (SkipReason.PATTERN, SkipReason.PRESET) else ""
            group = self._groups.setdefault((place.reason.value, rule), _Group())
            group.count += 1
            relative = place.path.partition(b"/")[2]
            path = join(self._source.path, relative)
            is_mounted = place.reason is SkipReason.OTHER_FILESYSTEM
            mount = uppermost(Path(os.fsdecode(path)), self._mounts) if is_mounted else None
            size_bytes = -1
            if mount is None or not may_hang(mount):
                size_bytes = 0
                for files, more_bytes in self._walk(relative):
                    group.files += files
                    group.size_bytes += more_bytes
                    size_bytes += more_bytes
                    self._tick()
            text = IncludedMount(display_path(path), identity_of(mount)).text if mount else ""
            push = heapq.heappush if len(group.largest) < _MAX_PLACES else heapq.heappushpop
            push(group.largest, (size_bytes, path, text))

    def items(self) -> list[ExcludedSize]:
        return [
            ExcludedSize(
                reason=reason,
                rule=display_path(os.fsencode(rule)),
                count=group.count,
                files=group.files,
                bytes=group.size_bytes,
                places=[
                    SizedPlace(path=display_path(path), bytes=None if size_bytes < 0 else size_bytes, mount=mount)
                    for size_bytes, path, mount in sorted(group.largest, reverse=True)
                ],
            )
            for (reason, rule), group in self._groups.items()
        ]

    def _walk(self, relative: bytes) -> Iterator[tuple[int, int]]:
        """Yield the number and the size of the files in each folder of a place; of unreadable ones nothing."""
        waiting = [relative]
        device: int | None = None
        while waiting:
            folder = waiting.pop()
            path = join(self._source.path, folder)
            self._access.touch(path)
            try:
                fd = open_folder(folder, self._source.fd, no_atime=True)
            except NotADirectoryError:
                yield self._of_file(folder)
                continue
            except OSError:
                continue
            try:
                number = os.fstat(fd).st_dev
                device = number if device is None else device
                if number == device:
                    files, folders = self._listed(fd, path)
                    waiting += [join(folder, name) for name in folders]
                    yield len(files), sum(files)
            finally:
                os.close(fd)

    def _of_file(self, path: bytes) -> tuple[int, int]:
        try:
            return 1, os.stat(path, dir_fd=self._source.fd, follow_symlinks=False).st_size
        except OSError:
            return 0, 0

    def _listed(self, fd: int, path: bytes) -> tuple[list[int], list[bytes]]:
        """Return the sizes of the files in the folder `path`, and the names of its folders."""
        sizes: list[int] = []
        folders: list[bytes] = []
        try:
            with os.scandir(fd) as entries:
                for entry in self._reports.of(entries, path):
                    if entry.is_dir(follow_symlinks=False):
                        folders.append(os.fsencode(entry.name))
                    else:
                        sizes.append(entry.stat(follow_symlinks=False).st_size)
        except OSError:  # the rest cannot be read
            pass
        return sizes, folders
