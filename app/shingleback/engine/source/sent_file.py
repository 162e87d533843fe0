"""A file that is sent to the drive: what it becomes there, what was read of it, and why it was not sent."""

from typing import Final

import msgspec

from shingleback.engine.drive.operations import Begin, Old, SourceState
from shingleback.engine.files.attributes import Attributes, Stat
from shingleback.engine.repo.format import CopyFact
from shingleback.engine.repo.index_state import PartialFile

READ_AGAIN: Final = 0  # a ctime that the next run cannot find, so that it reads the file again


class NotSentError(Exception):
    """The file was not sent, although reading it raised no error."""


class ChangingError(NotSentError):
    """The file changed at each attempt to read it."""


class WrongSizeError(NotSentError):
    """The file stayed as it was, but holds less or more than the size that its filesystem reports."""


class NoRoomError(NotSentError):
    """The file does not fit on the drive."""


class DatabaseFoundError(NotSentError):
    """The file is a database, which has to be copied together with its logs (see `database_logs`)."""


class Target(msgspec.Struct, frozen=True, gc=False):
    """What a file becomes on the drive.

    Attributes:
        id: the id it gets if its content is sent, unless `partial` is resumed, which has one.
        path: its path in the backup; `on_drive` is its path on the drive.
        stored: its name on the drive if it cannot keep its own.
        old: the entry that has its name there now.
        linked: the number that all hard links of the file share; 0 if it has only one.
        digest: the digest of its content when it was last copied; if that is unchanged, no content is sent.
        content: the digest, or the target of a symlink, that it must have, because the id is known for that.
        partial: the part of it that an interrupted run has sent.
    """

    id: int
    path: bytes
    on_drive: bytes
    stored: bytes | None
    old: Old | None
    linked: int = 0
    digest: bytes | None = None
    partial: PartialFile | None = None
    content: bytes | None = None


class Sent(msgspec.Struct, frozen=True, gc=False):
    """A file as it was when it was read.

    Attributes:
        is_same: the drive already has its content, so nothing was sent.
        sent_bytes: how much was sent, without holes and without the part that an interrupted run had sent.
    """

    stat: Stat
    attributes: Attributes
    fact: CopyFact
    is_same: bool = False
    sent_bytes: int = 0


def measured_values(stat: Stat, linked: int) -> SourceState:
    return SourceState(stat.inode, stat.ctime_ns, stat.links, linked)


def names_on_drive(stat: Stat, target: Target) -> tuple[bytes, bytes | None]:
    """Return the name on the drive, and the real name if that differs."""
    return (stat.name, None) if target.stored is None else (target.stored, stat.name)


def begin(stat: Stat, target: Target, done: int = 0, *, has_holes: bool = False) -> Begin:
    """Return the beginning of a file that is sent in pieces; an interrupted run has sent `done` bytes of it."""
    name, true_name = names_on_drive(stat, target)
    return Begin(
        target.id,
        name,
        true_name,
        stat.size,
        stat.mtime_ns,
        stat.ctime_ns,
        is_resumed=done > 0,
        done=done,
        has_holes=has_holes,
    )
