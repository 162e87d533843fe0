"""`backup.json`: the description of a backup, and what stands in for it if it is lost.

Also its companions, for the day when this program is gone: a text, and a small program that reads a backup. Both are in
`resources/on_drive`. The text says whose backup it is, so it changes with the sources.
"""

import contextlib
import os
from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from shingleback.domain.errors import UsageError, Why
from shingleback.domain.text import UNDECODABLE
from shingleback.engine.files.folders import open_regular
from shingleback.engine.files.linux import write_all
from shingleback.engine.repo import layout
from shingleback.engine.repo.abilities import FilesystemAbilities, assume
from shingleback.engine.repo.batch_decoder import Batches
from shingleback.engine.repo.format import FORMAT, BackupId, Origin, Segment, check_name, check_place
from shingleback.engine.repo.second_list import MAX_HEADER_BYTES, NEW, create, replace
from shingleback.engine.repo.segments import read_segment, segments_from
from shingleback.store.private_files import resource_path

MAX_ABOUT_BYTES: Final = 1 << 20
_FOLDER: Final = "on_drive"
_PLACE_FOR_FOLDERS: Final = "{folders}"


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
            backup_info = _about_from_list(home_fd) if is_lost else None
            if backup_info is not None:
                return backup_info
            if isinstance(error, OSError):
                raise error from None
            raise UsageError(Why.MANIFEST_DAMAGED, file=os.fsdecode(layout.ABOUT)) from None


def _about_from_list(home_fd: int) -> About | None:
    """Return what the list of files tells of the backup. Its filesystem counts as unknown, and is tested again."""
    try:
        names = segments_from(home_fd, "")
    except (OSError, UsageError):
        return None
    for name in reversed(names):
        with contextlib.suppress(OSError, UsageError, ValueError):
            header = header_of(name, home_fd)
            if header is not None and header.format == FORMAT:
                return About(FORMAT, header.backup, header.started_at, assume(None), header.origins)
    return None


def header_of(name: str, home_fd: int) -> Segment | None:
    """Return the first line of a segment; None if it has no complete batch. Raises OSError and UsageError."""
    batches = Batches()
    for data in read_segment(home_fd, name, until=MAX_HEADER_BYTES):
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
        format_number = msgspec.json.decode(data, type=_FormatOnly).format
        if format_number != FORMAT:
            raise UsageError(Why.BACKUP_TOO_NEW if format_number > FORMAT else Why.BACKUP_TOO_OLD)
        return msgspec.json.decode(data, type=About)
    except UNDECODABLE:
        raise _DamagedError from None


class _FormatOnly(msgspec.Struct):
    format: int


def companions(origins: Sequence[Origin]) -> dict[bytes, bytes]:
    """Return the contents of both files by their names."""
    folders = "\n".join(
        f"    {_plain(origin.name)} < {_plain(origin.path)} ({_plain(origin.host)})" for origin in origins
    )
    text = _resource(layout.READ_ME).decode().replace(_PLACE_FOR_FOLDERS, folders)
    return {layout.READ_ME: text.encode(), layout.READER: _resource(layout.READER)}


def _resource(name: bytes) -> bytes:
    return resource_path(f"{_FOLDER}/{os.fsdecode(name)}").read_bytes()


def _plain(text: str) -> str:
    """Return the text in one line, and in UTF-8."""
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)


def renew_companions(home_fd: int, origins: Sequence[Origin]) -> None:
    """Write the files that differ. The next flush of the run makes them durable.

    A drive that refuses them is left to the run, which meets its errors again: a backup is whole without them.
    """
    for name, content in companions(origins).items():
        with contextlib.suppress(OSError, UsageError):
            if content_of(name, home_fd, len(content) + 1) != content:
                put(name, content, home_fd)


def content_of(name: bytes, home_fd: int, most_bytes: int = MAX_ABOUT_BYTES) -> bytes | None:
    """Return the content of a file, or None if it is missing or cannot be read: a new one gets other blocks."""
    try:
        fd = open_regular(name, home_fd)
    except (FileNotFoundError, UsageError):
        return None
    with os.fdopen(fd, "rb") as file:
        try:
            return file.read(most_bytes)
        except OSError:
            return None


def put(name: bytes, content: bytes, home_fd: int, *, is_durable: bool = False) -> None:
    """Replace a file atomically: at any moment there is the old file or the new one. Raises OSError."""
    fd = create(name + NEW, home_fd)
    try:
        write_all(fd, content, 0)
        if is_durable:
            os.fsync(fd)
    finally:
        os.close(fd)
    replace(name + NEW, name, home_fd)
