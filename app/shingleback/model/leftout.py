"""What a run did not copy, and why."""

from dataclasses import dataclass
from enum import StrEnum


class Reason(StrEnum):
    """Why a file was left out although the person wanted it: each of these is named, and the run ends with 1."""

    UNREADABLE = "unreadable"  # its permissions keep this user from reading it
    READ_ERROR = "read-error"  # the source's own disk failed to read it
    CHANGING = "changing"  # it changed each time while it was being read
    VANISHED = "vanished"  # it was there when the folder was read, and not when its turn came
    SPECIAL = "special"  # a socket, fifo or device: it holds no data
    NAME_REFUSED = "name-refused"  # the drive's filesystem does not take the name
    TOO_LARGE = "too-large"  # larger than the drive's filesystem allows a file to be
    REFUSED = "refused"  # the drive's filesystem does not take it, for another reason
    NO_ROOM = "no-room"  # it did not fit beside the reserve
    ATTRIBUTES = "attributes"  # it was copied, without some of its extended attributes
    DAMAGED = "damaged"  # the copy on the drive is not what was written
    CHANGED_ON_DRIVE = "changed-on-drive"  # someone changed the copy after the backup
    MISSING_ON_DRIVE = "missing-on-drive"  # someone removed the copy after the backup
    ALREADY_THERE = "already-there"  # restore found something else at that place and did not touch it
    NOT_IN_BACKUP = "not-in-backup"  # asked for by name, and no version has it


class SkipReason(StrEnum):
    """Why something was passed over by a rule that the person can see and change: counted, not a failure."""

    PATTERN = "pattern"  # one of the exclude patterns
    CACHE = "cache"  # the folder says itself that it is a cache (CACHEDIR.TAG)
    OTHER_FILESYSTEM = "other-filesystem"  # another filesystem is mounted there
    DESTINATION = "destination"  # it is the backup itself


@dataclass(frozen=True, slots=True)
class LeftOut:
    """One thing that was left out. `path` is relative to the backup, with the source's name in front."""

    path: bytes
    reason: Reason
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Skipped:
    """One thing that a rule passed over. `rule` is the pattern as the person wrote it, where there is one."""

    path: bytes
    reason: SkipReason
    rule: str = ""
