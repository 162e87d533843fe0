"""What no line of a manifest may say, where its type does not tell already."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from shingleback.copying import layout
from shingleback.copying.manifest import File, Folder, Gone, Merged, Moved, Partial, Record, Symlink, Version
from shingleback.copying.manifest_limits import check_digest, check_mode, check_moment, check_path

_LONGEST_TARGET_BYTES: Final = 1 << 16


def check(record: Record) -> None:
    """Raises ValueError."""
    of_kind = _CHECKS.get(type(record))
    if of_kind is not None:
        of_kind(record)


def _check_entry(record: Folder | File | Symlink | Gone | Moved) -> None:
    check_path(record.true_path)
    if record.stored is not None:
        check_path(record.stored.encode())


def _check_folder(record: Folder | File | Symlink) -> None:
    _check_entry(record)
    check_mode(record.mode)
    if record.xattrs and any("\0" in name for name in record.xattrs):
        raise ValueError("xattrs")


def _check_named(record: File | Symlink) -> None:
    _check_folder(record)
    if record.first_name is not None:
        check_path(record.first_name)


def _check_file(record: File) -> None:
    _check_named(record)
    check_digest(record.blake3)


def _check_symlink(record: Symlink) -> None:
    _check_named(record)
    if b"\0" in record.true_target or len(record.true_target) > _LONGEST_TARGET_BYTES:
        raise ValueError("target")


def _check_gone(record: Gone) -> None:
    _check_entry(record)
    if record.kept_at is not None:
        check_path(record.kept_at)


def _check_moved(record: Moved) -> None:
    _check_entry(record)
    check_path(record.true_origin)
    check_path(record.origin_on_drive)


def _check_partial(record: Partial) -> None:
    check_path(record.true_path)
    check_digest(record.blake3)


def _check_version(record: Version) -> None:
    check_moment(record.started_at)
    check_moment(record.finished_at)


def _check_merged(record: Merged) -> None:
    if layout.runs_of(record.segment) is None:
        raise ValueError("segment")


_CHECKS: Final[dict[type[msgspec.Struct], Callable[[Any], None]]] = {
    Folder: _check_folder,
    File: _check_file,
    Symlink: _check_symlink,
    Gone: _check_gone,
    Moved: _check_moved,
    Partial: _check_partial,
    Version: _check_version,
    Merged: _check_merged,
}
