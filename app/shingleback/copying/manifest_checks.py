"""What no line of a manifest may say, where its type does not tell already."""

from typing import Final

from shingleback.copying import layout
from shingleback.copying.manifest import File, Folder, Gone, Merged, Moved, Partial, Record, Symlink, Version
from shingleback.copying.manifest_limits import check_digest, check_mode, check_moment, check_path, check_path_text

_LONGEST_TARGET_BYTES: Final = 1 << 16


def check(record: Record) -> None:
    """Raises ValueError."""
    match record:
        case File():
            _check_file(record)
        case Folder():
            _check_attributed(record)
        case Gone():
            _check_gone(record)
        case Moved():
            _check_moved(record)
        case Symlink():
            _check_symlink(record)
        case Partial():
            _check_partial(record)
        case Version():
            _check_version(record)
        case Merged():
            _check_merged(record)


def _check_entry(record: Folder | File | Symlink | Gone | Moved) -> None:
    check_path(record.true_path)
    if record.stored is not None:
        check_path(record.stored.encode())


def _check_attributed(record: Folder | File | Symlink) -> None:
    _check_entry(record)
    check_mode(record.mode)
    if record.xattrs and any("\0" in name for name in record.xattrs):
        raise ValueError("xattrs")


def _check_named(record: File | Symlink) -> None:
    _check_attributed(record)
    if record.first_name is not None:
        check_path(record.first_name)


def _check_file(record: File) -> None:
    """Nearly all lines are of files, and nothing about these is special."""
    check_digest(record.blake3)
    if record.path_bytes is None and record.stored is None and record.first_name is None and not record.xattrs:
        check_path_text(record.path)
        check_mode(record.mode)
    else:
        _check_named(record)


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
