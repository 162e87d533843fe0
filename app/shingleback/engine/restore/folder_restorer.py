"""Restores the attributes of folders: those of new ones, and on request those of existing ones that differ.

A folder gets its attributes when its last file is complete. One that was made writable for the moment gets its mode
back then.
"""

import contextlib
import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from shingleback.engine.files.attributes import Attributes, AttributeSetter
from shingleback.engine.restore.existing import ExistingAttributes
from shingleback.engine.restore.file_restorer import RestoredRights
from shingleback.engine.restore.targets import RestoreTargets


class _OpenFolder(NamedTuple):
    """A folder that may get more files.

    Attributes:
        attributes: in the backup; None if nothing of the folder itself is restored.
        initial_info: the folder as it was found; None if this restore made it, or an interrupted one.
        is_replaced: the attributes of the existing folder are replaced.
    """

    path: bytes
    attributes: Attributes | None
    initial_info: os.stat_result | None = None
    is_replaced: bool = False


@dataclass(slots=True)
class ExistingCounts:
    """How many existing folders a restore has changed, or would change.

    Attributes:
        changed: they got the attributes in the backup.
        other_times: they differ from the backup only in their time, and keep it.
    """

    changed: int = 0
    other_times: int = 0


class _FoldersToFinish:
    """The folders that have been entered. A folder is finished once the batch after its last file has been written."""

    def __init__(self) -> None:
        self._open: list[_OpenFolder] = []  # with more files to come
        self._waiting: list[_OpenFolder] = []  # whose last files are in the current batch
        self._older: list[_OpenFolder] = []

    def add(self, folder: _OpenFolder) -> None:
        self._open.append(folder)

    def leave(self, path: bytes) -> None:
        """Leave the open folders that do not contain the folder at `path`."""
        while self._open and not path.startswith(self._open[-1].path + b"/"):
            self._waiting.append(self._open.pop())

    def take_finished(self) -> list[_OpenFolder]:
        """Return those that were left before the last batch. Subfolders come before their parents."""
        finished, self._older, self._waiting = self._older, self._waiting, []
        return finished


class FolderRestorer:
    """The folders of one restore.

    Attributes:
        counts: of existing folders.
    """

    def __init__(
        self,
        places: RestoreTargets,
        rights: RestoredRights,
        setter: AttributeSetter,
        existing: ExistingAttributes,
        on_difference: Callable[[bytes, str], None],
        *,
        is_dry_run: bool,
    ) -> None:
        """`on_difference` is called with the path of an existing folder, and in what it differs from the backup."""
        self.counts = ExistingCounts()
        self._places = places
        self._rights = rights
        self._setter = setter
        self._existing = existing
        self._on_difference = on_difference
        self._is_dry_run = is_dry_run
        self._folders = _FoldersToFinish()

    def enter(self, path: bytes, attributes: Attributes | None) -> None:
        """Begin a folder. Without `attributes`, those that it has stay."""
        self._folders.add(_OpenFolder(path, attributes))

    def enter_existing(
        self, path: bytes, attributes: Attributes, may_replace: Callable[[os.stat_result], bool]
    ) -> None:
        """Begin an existing folder, and report in what it differs unless that is replaced."""
        entry = self._places.look(path)
        if entry is None:
            return
        difference = self._existing.differences(entry, attributes)
        has_time = self._existing.has_time(entry, attributes.mtime_ns)
        is_replaced = not (has_time and not difference) and may_replace(entry.info)
        if difference and not is_replaced:
            self._on_difference(path, difference)
        if self._is_dry_run:
            self.counts.changed += is_replaced
            self.counts.other_times += not (has_time or difference or is_replaced)
        self._folders.add(_OpenFolder(path, attributes, entry.info, is_replaced))

    def leave(self, path: bytes = b"") -> None:
        """Leave the open folders that do not contain the folder at `path`."""
        self._folders.leave(path)

    def end_batch(self) -> None:
        """Finish the folders that were left before the last batch. Subfolders come before their parents."""
        for folder in self._folders.take_finished():
            if self._is_dry_run:
                continue
            with contextlib.suppress(FileNotFoundError, PermissionError):  # it was moved in the meantime
                if folder.attributes is None:
                    pass
                elif folder.is_replaced:
                    self._replace(folder.path, folder.attributes)
                elif folder.initial_info is not None:
                    self._set_time(folder.path, folder.attributes, folder.initial_info)
                elif (fd := self._places.open(folder.path)) is not None:
                    self._setter.to_open(fd, self._rights.of_other(folder.attributes))
            self._places.lock(folder.path)

    def _replace(self, path: bytes, attributes: Attributes) -> None:
        entry = self._places.look(path)
        if entry is not None:
            with contextlib.suppress(PermissionError):  # it shows below
                self._existing.set(entry, self._rights.of_other(attributes))
                self._places.forget_mode(path)
        entry = self._places.look(path)
        if entry is None:
            return
        difference = self._existing.differences(entry, attributes)
        if difference:
            self._on_difference(path, difference)
        else:
            self.counts.changed += 1

    def _set_time(self, path: bytes, attributes: Attributes, info: os.stat_result) -> None:
        """Set the time of an existing folder if this restore has changed it; another time stays."""
        entry = self._places.look(path)
        if entry is None or self._existing.has_time(entry, attributes.mtime_ns):
            return
        if entry.info.st_mtime_ns != info.st_mtime_ns and (fd := self._places.open(path)) is not None:
            os.utime(fd, ns=(entry.info.st_atime_ns, attributes.mtime_ns))
        elif not self._existing.differences(entry, attributes):
            self.counts.other_times += 1
