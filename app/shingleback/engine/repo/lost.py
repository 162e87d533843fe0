"""Marks files in an index whose places on the drive do not hold their content, so that the next run heals them."""

from typing import Final

import msgspec

from shingleback.domain.text import UNDECODABLE
from shingleback.engine.repo import layout
from shingleback.engine.repo.index import KEPT, Index, KnownFile

_IN_SNAPSHOTS: Final = "lost-in-snapshots"


def mark_lost(index: Index, folder_id: int, name: bytes) -> None:
    """Have the next run write the content of a file again."""
    set_lost(index, folder_id, name, is_lost=True)
    index.has_lost = True


def mark_kept_lost(index: Index, place: bytes, folder_id: int, name: bytes) -> None:
    """Have the next run heal a file that is kept for older versions: at `place`, in a kept folder, or by itself."""
    if folder_id != KEPT:
        mark_lost(index, folder_id, name)
        return
    for kept in index.kept_files():
        if layout.kept_path(kept.path) == place:
            index.set_kept(kept.path, kept.known.as_lost())
            index.has_lost = True


def set_lost(index: Index, folder_id: int, name: bytes, *, is_lost: bool) -> None:
    """Mark a file of a folder as lost, or as healed."""
    row = index.folder(folder_id)
    files = row.files() if row is not None else {}
    known = files.get(name)
    if known is not None:
        files[name] = known.as_lost() if is_lost else known.as_healed()
        index.set_files(folder_id, files)


def lost_in_snapshots(index: Index) -> dict[bytes, KnownFile]:
    """Return the files of snapshots that may be damaged, by their paths on the drive."""
    try:
        return msgspec.msgpack.decode(index.get(_IN_SNAPSHOTS) or b"\x80", type=dict[bytes, KnownFile])
    except UNDECODABLE:
        return {}


def set_lost_in_snapshots(index: Index, files: dict[bytes, KnownFile]) -> None:
    index.set(_IN_SNAPSHOTS, msgspec.msgpack.encode(files))
    index.has_lost = index.has_lost or bool(files)
