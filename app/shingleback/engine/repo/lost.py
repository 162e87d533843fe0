"""Marks files in an index whose places on the drive do not hold their content, so that the next run heals them."""

from collections.abc import Collection
from typing import Final

import msgspec

from shingleback.domain.text import UNDECODABLE
from shingleback.engine.repo import layout
from shingleback.engine.repo.index import Index, KnownFile

_IN_SNAPSHOTS: Final = "lost-in-snapshots"


def mark_lost(index: Index, folder_id: int, names: Collection[bytes]) -> None:
    """Have the next run write the content of files of a folder again, or heal them if it is a kept folder."""
    set_lost(index, folder_id, names, is_lost=True)
    index.has_lost = True


def mark_kept_lost(index: Index, place: bytes) -> None:
    """Have the next run heal a file that is kept by itself for older versions."""
    kept_file = index.kept_file(place.removeprefix(layout.kept_path(b"")))
    if kept_file is not None:
        index.set_kept(kept_file.path, kept_file.indexed_file.as_lost())
        index.has_lost = True


def set_lost(index: Index, folder_id: int, names: Collection[bytes], *, is_lost: bool) -> None:
    """Mark files of a folder as lost, or as healed."""
    row = index.folder(folder_id)
    files = row.files() if row is not None else {}
    changed = {name: files[name].as_lost() if is_lost else files[name].as_healed() for name in names if name in files}
    if changed:
        index.set_files(folder_id, files | changed)


def lost_in_snapshots(index: Index) -> dict[bytes, KnownFile]:
    """Return the files of snapshots that may be damaged, by their paths on the drive."""
    try:
        return msgspec.msgpack.decode(index.get(_IN_SNAPSHOTS) or b"\x80", type=dict[bytes, KnownFile])
    except UNDECODABLE:
        return {}


def set_lost_in_snapshots(index: Index, files: dict[bytes, KnownFile]) -> None:
    index.set(_IN_SNAPSHOTS, msgspec.msgpack.encode(files))
    if files:
        index.has_lost = True
