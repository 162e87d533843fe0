"""`backup.json`: the description of a backup, and what stands in for it if it is lost."""

import contextlib
import os
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from shingleback.domain.errors import UsageError, Why
from shingleback.domain.text import UNDECODABLE
from shingleback.engine.files.folders import open_regular
from shingleback.engine.repo import layout
from shingleback.engine.repo.abilities import FilesystemAbilities, assume
from shingleback.engine.repo.batch_decoder import Batches
from shingleback.engine.repo.format import FORMAT, BackupId, Origin, Segment, check_name, check_place
from shingleback.engine.repo.segments import read_segment, segments_from

MAX_ABOUT_BYTES: Final = 1 << 20
_MAX_HEADER_BYTES: Final = 4 << 20


class About(msgspec.Struct):
    """`backup.json`: the description of a backup."""

    format: int
    id: BackupId
    created_at: Annotated[str, Meta(max_length=100)]
    filesystem: FilesystemAbilities
    origins: Annotated[list[Origin], Meta(max_length=10_000)]

    def __post_init__(self) -> None:
        """Check the origins. Raises ValueError."""
        for origin in self.origins:
            check_name(origin.name)
            check_place(origin.path)


def read_about(home_fd: int) -> About:
    """Read `backup.json`, or its copy if the first is missing, damaged or unreadable.

    If both are lost, the newest segment that can be read tells which backup it is, and where its folders come from.

    Raises FileNotFoundError, or UsageError if it has another format or is damaged.
    """
    try:
        return _read(layout.ABOUT, home_fd)
    except (OSError, _DamagedError) as error:
        try:
            return _read(layout.ABOUT_AGAIN, home_fd)
        except (FileNotFoundError, _DamagedError):
            is_lost = isinstance(error, (FileNotFoundError, _DamagedError))
            about = _about_from_list(home_fd) if is_lost else None
            if about is not None:
                return about
            if isinstance(error, OSError):
                raise error from None
            raise UsageError(Why.MANIFEST_DAMAGED, file=os.fsdecode(layout.ABOUT)) from None


def _about_from_list(home_fd: int) -> About | None:
    """Return what the list of files tells of the backup. Its filesystem counts as unknown, and is tested again."""
    try:
        names = segments_from(home_fd)
    except (OSError, UsageError):
        return None
    for name in reversed(names):
        with contextlib.suppress(OSError, UsageError, ValueError):
            header = _header_of(name, home_fd)
            if header is not None and header.format == FORMAT:
                return About(FORMAT, header.backup, header.started_at, assume(None), header.origins)
    return None


def _header_of(name: str, home_fd: int) -> Segment | None:
    batches = Batches()
    for data in read_segment(home_fd, name, until=_MAX_HEADER_BYTES):
        for records in batches.feed(data):
            return next((record for record in records if isinstance(record, Segment)), None)
    return None


class _DamagedError(Exception):
    """The description is not a file, or no version of the program can have written it."""


def _read(name: bytes, home_fd: int) -> About:
    try:
        fd = open_regular(name, home_fd)
    except UsageError:
        raise _DamagedError from None
    with os.fdopen(fd, "rb") as file:
        data = file.read(MAX_ABOUT_BYTES)
    try:
        found = msgspec.json.decode(data, type=_FormatOnly).format
        if found != FORMAT:
            raise UsageError(Why.BACKUP_TOO_NEW if found > FORMAT else Why.BACKUP_TOO_OLD)
        return msgspec.json.decode(data, type=About)
    except UNDECODABLE:
        raise _DamagedError from None


class _FormatOnly(msgspec.Struct):
    format: int
