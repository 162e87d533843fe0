"""Paths in a backup, and where their files come from."""

import os
from typing import Final

import msgspec

from shingleback.domain.text import UNDECODABLE
from shingleback.engine.repo.format import Origin
from shingleback.engine.repo.index import Index

_KEY: Final = "origins"


def record_origins(index: Index, origins: list[Origin]) -> None:
    """Record in the local index where the sources are, to know them while the drive is away."""
    data = msgspec.msgpack.encode(origins)
    if index.get(_KEY) != data:
        index.set(_KEY, data)
        index.commit()


def recorded_origins(index: Index) -> list[Origin]:
    try:
        return msgspec.msgpack.decode(index.get(_KEY) or b"\x90", type=list[Origin])
    except UNDECODABLE:
        return []


def path_text(path: bytes) -> str:
    """Return a path as text for JSON, with escapes for bytes that are not UTF-8."""
    return path.decode("utf-8", "backslashreplace")


class TypedPaths(msgspec.Struct, frozen=True):
    """Finds what people mean by a path: one in the backup, of the original file, or of the copy on the drive.

    Attributes:
        destination: the folder of the backup; empty if paths on the drive mean nothing.
        current_folder: to which relative paths may belong; empty if they are always paths in the backup.
    """

    origins: list[Origin]
    destination: bytes = b""
    current_folder: bytes = b""

    def in_backup(self, path: bytes) -> bytes:
        """Return the path in the backup; the top is empty."""
        top = path.partition(b"/")[0]
        has_top = any(origin.name.encode() == top for origin in self.origins)
        if top.startswith(b"~") and not has_top:
            path = os.path.expanduser(path)
        tidy = _tidy(path)
        if not tidy.startswith(b"/"):
            has_top = any(origin.name.encode() == tidy.partition(b"/")[0] for origin in self.origins)
            place = None if has_top else self._of_place(_tidy(os.path.join(self.current_folder or b".", tidy)))
            return tidy if place is None else place
        for candidate in (tidy, os.path.realpath(tidy)):
            place = self._of_place(candidate)
            if place is not None:
                return place
        return tidy.strip(b"/")

    def _of_place(self, path: bytes) -> bytes | None:
        """Return the path in the backup of an absolute path; the innermost source counts."""
        if not path.startswith(b"/"):
            return None
        for origin in sorted(self.origins, key=lambda origin: len(origin.path), reverse=True):
            within = _within(path_text(path), origin.path)
            if within is not None:
                below = path.split(b"/")[-len(within.split("/")) :] if within else []
                return b"/".join([origin.name.encode(), *below])
        on_drive = _within(os.fsdecode(path), os.fsdecode(self.destination)) if self.destination else None
        return None if on_drive is None else os.fsencode(on_drive)


def _within(path: str, folder: str) -> str | None:
    """Return the rest of a path below a folder; None if it is not in the folder."""
    top = folder.rstrip("/") + "/"
    return (path.rstrip("/") + "/")[len(top) :].rstrip("/") if (path.rstrip("/") + "/").startswith(top) else None


def _tidy(path: bytes) -> bytes:
    """Return a path without `.`, `..`, and needless slashes; the top of the backup is empty."""
    if not path:
        return b""
    tidy = os.path.normpath(path)
    if tidy.startswith(b"//"):
        return tidy[1:]
    return b"" if tidy == b"." else tidy
