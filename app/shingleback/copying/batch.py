"""The source side's memory of what was sent and is not yet durable. When it is, the index learns it."""

from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec.structs

from shingleback.copying.entries import Attributes, Fact, Stat
from shingleback.copying.index import Index, Known


class _NewFolder(NamedTuple):
    id: int
    parent: int
    name: bytes
    stored: bytes | None
    inode: int


class _MovedFolder(NamedTuple):
    id: int
    parent: int
    name: bytes
    stored: bytes | None


class _GoneFolder(NamedTuple):
    id: int


class _SetAttributes(NamedTuple):
    id: int
    attributes: Attributes
    inode: int
    ctime_ns: int


@dataclass(slots=True)
class _Files:
    added: dict[bytes, Known] = field(default_factory=dict)
    removed: set[bytes] = field(default_factory=set)


@dataclass(slots=True)
class Batch:
    """What one checkpoint makes durable.

    Attributes:
        copied_files: complete in it.
        renamed_files, removed_files, touched_files: done without sending content.
        sent_bytes: of content, including that of files which are not complete.
    """

    copied_files: int = 0
    sent_bytes: int = 0
    renamed_files: int = 0
    removed_files: int = 0
    touched_files: int = 0
    _steps: list[_NewFolder | _MovedFolder | _GoneFolder | _SetAttributes] = field(default_factory=list)
    _files: dict[int, _Files] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self._steps or self._files or self.sent_bytes)

    def new_folder(self, folder_id: int, parent: int, name: bytes, stored: bytes | None, inode: int) -> None:
        self._steps.append(_NewFolder(folder_id, parent, name, stored, inode))

    def moved_folder(self, folder_id: int, parent: int, name: bytes, stored: bytes | None) -> None:
        self._steps.append(_MovedFolder(folder_id, parent, name, stored))

    def gone_folder(self, folder_id: int) -> None:
        self._steps.append(_GoneFolder(folder_id))

    def set_attributes(self, folder_id: int, attributes: Attributes, inode: int, ctime_ns: int) -> None:
        self._steps.append(_SetAttributes(folder_id, attributes, inode, ctime_ns))

    def add(self, folder_id: int, stat: Stat, fact: Fact) -> None:
        files = self._of(folder_id)
        files.added[stat.name] = Known(stat, fact)
        files.removed.discard(stat.name)

    def remove(self, folder_id: int, name: bytes) -> None:
        files = self._of(folder_id)
        files.removed.add(name)
        files.added.pop(name, None)

    def refuse(self, folder_id: int, name_on_drive: bytes) -> Known | None:
        """The drive side could not store a file: it is not in the batch after all. What it was; None if it was not."""
        files = self._of(folder_id)
        for name, known in files.added.items():
            if name_on_drive == (known.fact.stored or name):
                del files.added[name]
                return known
        return None

    def only_listed(self, folder_id: int, name_on_drive: bytes) -> None:
        """The drive's filesystem does not hold a symlink; the manifest does."""
        files = self._of(folder_id)
        for name, known in files.added.items():
            if name_on_drive == (known.fact.stored or name):
                files.added[name] = Known(known.stat, msgspec.structs.replace(known.fact, is_only_listed=True))

    def apply(self, index: Index) -> None:
        for step in self._steps:
            match step:
                case _NewFolder(folder_id, parent, name, stored, inode):
                    index.add_folder(folder_id, parent, name, stored=stored, inode=inode)
                case _MovedFolder(folder_id, parent, name, stored):
                    index.move_folder(folder_id, parent, name, stored)
                case _GoneFolder(folder_id):
                    index.remove_folder(folder_id)
                case _SetAttributes(folder_id, attributes, inode, ctime_ns):
                    index.set_attributes(folder_id, attributes, inode=inode, ctime_ns=ctime_ns)
        for folder_id, files in self._files.items():
            row = index.folder(folder_id)
            if row is None:
                continue
            known = row.files()
            for name in files.removed:
                known.pop(name, None)
            known.update(files.added)
            index.set_files(folder_id, known)

    def _of(self, folder_id: int) -> _Files:
        files = self._files.get(folder_id)
        if files is None:
            files = self._files[folder_id] = _Files()
        return files
