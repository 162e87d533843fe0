"""What a thing of one backup is called in a backup into which several are merged."""

import os
from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec.structs

from shingleback.domain.errors import UsageError, Why
from shingleback.engine.repo import layout
from shingleback.engine.repo.format import (
    MOST_ID,
    File,
    Folder,
    GoneEntry,
    Moved,
    Record,
    SymlinkEntry,
    Thinned,
    Version,
    stored_of,
    text_of,
)
from shingleback.engine.repo.index import KnownFile
from shingleback.engine.repo.segments import NamedPath

_KEPT: Final = layout.kept_path(b"")


class Renaming(NamedTuple):
    """What is called otherwise in the merged backup than in its own.

    Attributes:
        shift: is added to each number.
        tops: the new names of top folders.
        versions: the new names of versions, and so of folders below `versions`.
    """

    shift: int = 0
    tops: Mapping[bytes, bytes] = {}
    versions: Mapping[bytes, bytes] = {}

    def number(self, number: int) -> int:
        """0 stays: it is the top of the copy, or nothing. Raises UsageError for more than there may be."""
        if not (number and self.shift):
            return number
        if number + self.shift > MOST_ID:
            raise UsageError(Why.MANIFEST_DAMAGED, file=os.fsdecode(layout.MANIFEST))
        return number + self.shift

    def path(self, path: bytes) -> bytes:
        """In the copy."""
        return _with_first(path, self.tops)

    def kept(self, path: bytes) -> bytes:
        """Below `versions`."""
        return _with_first(path, self.versions)

    def place(self, path: bytes) -> bytes:
        """Wherever it is in the backup."""
        return _KEPT + self.kept(path[len(_KEPT) :]) if path.startswith(_KEPT) else self.path(path)

    def version(self, name: str) -> str:
        return os.fsdecode(self.versions.get(os.fsencode(name), os.fsencode(name)))

    def spot(self, spot: NamedPath) -> NamedPath:
        return NamedPath(self.number(spot.folder_id), self.path(spot.path), self.path(spot.on_drive))

    def file(self, known: KnownFile) -> KnownFile:
        fact = known.fact
        number, linked = self.number(fact.id), self.number(fact.linked)
        return KnownFile(known.stat, msgspec.structs.replace(fact, id=number, linked=linked))


def rename(record: Record, renaming: Renaming) -> None:
    """Changes a line."""
    match record:
        case Version():
            record.name = renaming.version(record.name)
        case Thinned():
            record.versions = [renaming.version(name) for name in record.versions]
        case Folder() | File() | SymlinkEntry() | GoneEntry() | Moved():
            _rename_entry(record, renaming)
        case _:
            pass


def _rename_entry(record: Folder | File | SymlinkEntry | GoneEntry | Moved, renaming: Renaming) -> None:
    path, on_drive = renaming.path(record.true_path), renaming.path(record.on_drive)
    match record:
        case Moved():
            origin, origin_on_drive = renaming.path(record.true_origin), renaming.path(record.origin_on_drive)
            record.origin_in = renaming.number(record.origin_in)
            record.origin, record.origin_bytes = text_of(origin)
            record.origin_stored = stored_of(origin, origin_on_drive)
        case GoneEntry() if record.kept_at is not None:
            record.kept, record.kept_bytes = text_of(renaming.kept(record.kept_at))
        case File() | SymlinkEntry():
            record.staged, record.linked = renaming.number(record.staged), renaming.number(record.linked)
            if record.first_name is not None:
                record.link_to, record.link_to_bytes = text_of(renaming.path(record.first_name))
        case Folder():
            record.staged = renaming.number(record.staged)
        case _:
            pass
    record.id, record.folder_id = renaming.number(record.id), renaming.number(record.folder_id)
    record.path, record.path_bytes = text_of(path)
    record.stored = stored_of(path, on_drive)


def _with_first(path: bytes, names: Mapping[bytes, bytes]) -> bytes:
    first, slash, rest = path.partition(b"/")
    return names.get(first, first) + slash + rest
