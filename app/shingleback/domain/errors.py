"""The exception hierarchy. An error carries a code and values; `messages` makes the sentence for the user.

- ShinglebackError
    - UsageError: the request makes no sense as it stands
    - SafetyRefusal: going on could cost data
    - DriveError: the drive is the reason
        - DriveGone
        - DriveFull
        - DriveRefused
    - Canceled: the user stopped it
    - InternalError: a bug in the program, or the computer is out of memory

Also the outcomes of a command, the reasons why a run left a file out, and the facts in which a filesystem differs.
"""

import errno
import os
from enum import StrEnum
from typing import ClassVar, Final, Self

import msgspec
import msgspec.structs

from shingleback.domain.exit_code import ExitCode


class Outcome(StrEnum):
    """Every way a command can end; `exit_code` is the exit status of the process."""

    DONE = "done"  # everything requested was done
    LEFT_OUT = "left-out"  # done, but some files were left out; each is named
    USAGE = "usage"  # the request makes no sense
    DRIVE_GONE = "drive-gone"  # unplugged, unmounted, or another drive is there now
    DRIVE_FULL = "drive-full"  # the rest would use up the reserved space
    DRIVE_REFUSED = "drive-refused"  # it returned errors for the same writes, twice
    UNSAFE = "unsafe"  # refused, because going on could cost data
    CANCELED = "canceled"  # by the user
    INTERNAL = "internal"  # the program itself is wrong, or the computer has no memory left

    @property
    def exit_code(self) -> ExitCode:
        return _EXIT_CODES[self]


COMPLETE: Final = frozenset({Outcome.DONE, Outcome.LEFT_OUT})
"""Outcomes of a backup that made a new version, or found nothing changed since the last one."""

MADE_SAFE: Final = COMPLETE | {Outcome.DRIVE_FULL, Outcome.DRIVE_REFUSED}
"""Outcomes of a backup after which the drive is ejected. In all others it is gone, or the user has to decide."""

_EXIT_CODES: Final[dict[str, ExitCode]] = {
    Outcome.DONE: ExitCode.DONE,
    Outcome.LEFT_OUT: ExitCode.LEFT_OUT,
    Outcome.USAGE: ExitCode.USAGE,
    Outcome.DRIVE_GONE: ExitCode.DRIVE,
    Outcome.DRIVE_FULL: ExitCode.DRIVE,
    Outcome.DRIVE_REFUSED: ExitCode.DRIVE,
    Outcome.UNSAFE: ExitCode.UNSAFE,
    Outcome.CANCELED: ExitCode.CANCELED,
    Outcome.INTERNAL: ExitCode.INTERNAL,
}


class Why(StrEnum):
    """Every reason to refuse or stop a command; `messages` has a sentence for each."""

    SOURCE_OR_DESTINATION_MISSING = "source-or-destination-missing"
    SOURCE_MISSING = "source-missing"
    SOURCE_IS_A_FILE = "source-is-a-file"
    SOURCE_UNREADABLE = "source-unreadable"
    SOURCE_FAILED = "source-failed"  # its filesystem, drive or server returned an error
    SOURCE_EMPTY = "source-empty"
    FOLDER_KNOWN = "folder-known"  # a new source looks like a folder that is in the backup from another place
    COMPUTER_KNOWN = "computer-known"  # the backup has the same folder of a computer that may be this one
    SOURCE_EMPTY_NOW = "source-empty-now"
    NOTHING_READABLE = "nothing-readable"
    SOURCE_INSIDE_DESTINATION = "source-inside-destination"
    DESTINATION_MISSING = "destination-missing"
    DESTINATION_IS_A_FILE = "destination-is-a-file"
    DESTINATION_READ_ONLY = "destination-read-only"
    DESTINATION_OF_WINDOWS = "destination-of-windows"  # read-only NTFS: most often Windows has not shut down
    DESTINATION_UNWRITABLE = "destination-unwritable"
    DESTINATION_BUSY = "destination-busy"
    DESTINATION_CHANGED = "destination-changed"
    MOVE_UNFINISHED_HERE = "move-unfinished-here"
    OTHER_BACKUP = "other-backup"
    NO_BACKUP_HERE = "no-backup-here"
    ONLY_LIST_HERE = "only-list-here"  # the second list is left, but neither the program's folder nor the copy
    BACKUP_UNREADABLE = "backup-unreadable"
    BACKUP_TOO_NEW = "backup-too-new"
    BACKUP_TOO_OLD = "backup-too-old"
    MANIFEST_DAMAGED = "manifest-damaged"
    ODD_ENTRY = "odd-entry"  # something else has the name of a file or folder that a run would make
    NO_SUCH_VERSION = "no-such-version"
    NO_SUCH_FOLDER = "no-such-folder"
    NOTHING_TO_TRY = "nothing-to-try"
    NOT_A_PATTERN = "not-a-pattern"
    RULE_OUTSIDE = "rule-outside"
    NOT_A_PACE = "not-a-pace"
    NOT_A_SAMPLE = "not-a-sample"
    TEST_DRIVE_FULL = "test-drive-full"
    TEST_DRIVE_GONE = "test-drive-gone"
    TEST_PROCESS_ENDED = "test-process-ended"
    TEST_NEEDS_MORE = "test-needs-more"
    TEST_NEEDS_BUDGET = "test-needs-budget"
    TEST_NEEDS_EMPTY = "test-needs-empty"
    TEST_ONLY_READS = "test-only-reads"
    TEST_NOT_ALLOWED = "test-not-allowed"
    TEST_INSIDE_BACKUP = "test-inside-backup"
    NO_ZONES = "no-zones"
    ZONES_NOT_ALLOWED = "zones-not-allowed"
    TEST_NO_WRITE_CACHE = "test-no-write-cache"
    WRITE_CACHE_LEFT = "write-cache-left"
    TEST_RUNNING = "test-running"
    SETTINGS_UNREADABLE = "settings-unreadable"
    SETTINGS_NEWER = "settings-newer"
    SETTINGS_UNWRITABLE = "settings-unwritable"
    SETTINGS_FULL = "settings-full"
    TIMER_REFUSED = "timer-refused"
    TARGET_UNWRITABLE = "target-unwritable"
    TARGET_FULL = "target-full"
    TARGET_INSIDE_BACKUP = "target-inside-backup"
    PLACES_UNKNOWN = "places-unknown"
    DRIVE_GONE = "drive-gone"
    DRIVE_WRITE_ERROR = "drive-write-error"
    DRIVE_READ_ERROR = "drive-read-error"
    DRIVE_FULL = "drive-full"
    DRIVE_TOO_SMALL = "drive-too-small"  # not everything fits, even without old versions
    VERSIONS_SPARED = "versions-spared"  # everything would fit without the versions of the last weeks and months
    DRIVE_SILENT = "drive-silent"
    DESTINATION_SILENT = "destination-silent"
    PROCESS_ENDED = "process-ended"
    CANCELED = "canceled"
    STOPPED = "stopped"
    RESTORE_STOPPED = "restore-stopped"
    NOTHING_TO_EJECT = "nothing-to-eject"
    EJECT_BUSY = "eject-busy"
    EJECT_REFUSED = "eject-refused"
    EJECT_TIMED_OUT = "eject-timed-out"
    EJECT_STILL_MOUNTED = "eject-still-mounted"
    EJECT_STOPPED = "eject-stopped"
    FILE_UNREADABLE = "file-unreadable"
    DRIVE_TABLE_UNREADABLE = "drive-table-unreadable"
    NO_EVIDENCE = "no-evidence"
    NO_SUCH_DRIVE = "no-such-drive"
    NO_DRIVE_SERVICE = "no-drive-service"  # it does not answer
    NO_SYSTEM_BUS = "no-system-bus"
    DRIVE_SERVICE_NOT_INSTALLED = "drive-service-not-installed"
    DRIVE_SERVICE_NOT_STARTED = "drive-service-not-started"
    DRIVE_SERVICE_NOT_ALLOWED = "drive-service-not-allowed"
    KERNEL_LOG_CLOSED = "kernel-log-closed"
    NOT_A_LOG = "not-a-log"
    NO_UDISKS = "no-udisks"
    NOT_THIS_DRIVE = "not-this-drive"
    IS_A_PART = "is-a-part"
    NOT_AN_IDENTITY = "not-an-identity"
    DRIVE_IS_ANOTHER = "drive-is-another"
    PLAN_CHANGED = "plan-changed"
    NAME_NOT_CONFIRMED = "name-not-confirmed"
    PROFILE_NOT_TO_BE_HAD = "profile-not-to-be-had"
    LABEL_TOO_LONG = "label-too-long"
    LABEL_UNUSABLE = "label-unusable"
    KEY_MISSING = "key-missing"
    KEY_WRONG = "key-wrong"
    NOT_ALLOWED = "not-allowed"
    PREPARE_FAILED = "prepare-failed"
    PREPARE_INTERRUPTED = "prepare-interrupted"
    PREPARED_DIFFERENTLY = "prepared-differently"
    NOTHING_TO_MOUNT = "nothing-to-mount"
    MOUNT_REFUSED = "mount-refused"
    MOUNT_BUSY = "mount-busy"
    MOUNT_UNANSWERED = "mount-unanswered"
    STAYS_AS_IT_IS = "stays-as-it-is"
    ENCRYPTED_CLOSED = "encrypted-closed"
    CLOSE_REFUSED = "close-refused"
    NOT_ADJUSTABLE = "not-adjustable"  # neither the drive nor its enclosure offers it
    HELPER_MISSING = "helper-missing"
    HELPER_REFUSED = "helper-refused"
    CARE_NOT_POSSIBLE = "care-not-possible"
    CARE_NOT_EXTERNAL = "care-not-external"  # the computer runs from it, or it is not a drive
    FILESYSTEM_TO_CHECK = "filesystem-to-check"  # an error of the drive, on a filesystem that a pulled cable may damage
    DRIVE_PROTECTED = "drive-protected"
    DRIVE_CORRUPT = "drive-corrupt"  # the filesystem reports that it is damaged
    DRIVE_CONTRADICTS = "drive-contradicts"  # the filesystem says that a name is taken, and that nothing is there
    DRIVE_READ_ONLY = "drive-read-only"  # it became so during the command; if it was so before: destination-read-only
    BACKUP_MOVED = "backup-moved"  # its folder, or one of the program's in it, was deleted, renamed or moved meanwhile
    DRIVE_DIVIDED = "drive-divided"  # files cannot be moved between two folders of the backup; the cause is unknown
    DRIVE_HAS_SUBVOLUME = "drive-has-subvolume"
    DRIVE_HAS_MOUNT = "drive-has-mount"
    DRIVE_HAS_PROJECT = "drive-has-project"  # a folder belongs to a different quota project, which its files inherit
    DRIVE_HAS_KEY = "drive-has-key"  # a folder is encrypted with a different key
    DRIVE_IS_OVERLAY = "drive-is-overlay"  # without redirect_dir
    COMPUTER_REFUSED = "computer-refused"
    STATE_MISSING = "state-missing"
    STATE_UNWRITABLE = "state-unwritable"
    COMPUTER_EXHAUSTED = "computer-exhausted"  # no memory, or too many open files
    CLONE_SAME_DRIVE = "clone-same-drive"
    CLONE_SOURCE_MOUNTED = "clone-source-mounted"
    CLONE_SOURCE_UNLOCKED = "clone-source-unlocked"
    CLONE_SOURCE_SWAP = "clone-source-swap"
    CLONE_SOURCE_IN_USE = "clone-source-in-use"
    CLONE_TARGET_ZONED = "clone-target-zoned"
    CLONE_SOURCE_ARRAY = "clone-source-array"
    CLONE_SOURCE_AMBIGUOUS = "clone-source-ambiguous"
    CLONE_TARGET_SMALLER = "clone-target-smaller"
    CLONE_SOURCE_EMPTY = "clone-source-empty"
    CLONE_SOURCE_UNFINISHED = "clone-source-unfinished"
    CLONE_IMAGE_IN_USE = "clone-image-in-use"
    CLONE_NO_FOLDER = "clone-no-folder"
    CLONE_TARGET_EXISTS = "clone-target-exists"
    CLONE_NO_ROOM = "clone-no-room"
    CLONE_SECTORS_OF_TABLE = "clone-sectors-of-table"
    CLONE_SECTORS_TOO_LARGE = "clone-sectors-too-large"
    CLONE_NO_NEW_UUID = "clone-no-new-uuid"
    CLONE_DIFFERS = "clone-differs"
    CLONE_LACKS_FILES = "clone-lacks-files"
    CLONE_NOT_THIS_DRIVE = "clone-not-this-drive"
    CLONE_TARGET_IS_A_PART = "clone-target-is-a-part"
    CLONE_DRIVE_GONE = "clone-drive-gone"
    CLONE_PLAN_CHANGED = "clone-plan-changed"
    CLONE_RUNNING = "clone-running"
    NOTHING_UNFINISHED = "nothing-unfinished"
    CLONE_STOPPED = "clone-stopped"
    CLONE_STATE_UNWRITABLE = "clone-state-unwritable"
    MOVE_SAME_PLACE = "move-same-place"
    MOVE_TARGET_TAKEN = "move-target-taken"
    MOVE_OF_ANOTHER = "move-of-another"
    MOVE_FILESYSTEM = "move-filesystem"
    MOVE_NO_ROOM = "move-no-room"
    MOVE_DIFFERS = "move-differs"
    MOVE_STOPPED = "move-stopped"
    MERGE_SAME_BACKUP = "merge-same-backup"
    MERGE_SAME_FOLDER = "merge-same-folder"
    INTERNAL = "internal"


DRIVE_SERVICE_MISSING: Final = frozenset(
    {
        Why.NO_DRIVE_SERVICE,
        Why.NO_SYSTEM_BUS,
        Why.DRIVE_SERVICE_NOT_INSTALLED,
        Why.DRIVE_SERVICE_NOT_STARTED,
        Why.DRIVE_SERVICE_NOT_ALLOWED,
    }
)
"""UDisks2 cannot be used: no drive is at fault."""

_BY_COMPUTER: Final = frozenset({Why.COMPUTER_EXHAUSTED, Why.COMPUTER_REFUSED, Why.STATE_MISSING, Why.STATE_UNWRITABLE})
WITHOUT_ERRORS: Final = frozenset(
    {
        *(Why.DRIVE_SILENT, Why.DESTINATION_SILENT, Why.BACKUP_MOVED, Why.DRIVE_DIVIDED, Why.DRIVE_HAS_SUBVOLUME),
        *(Why.DRIVE_HAS_MOUNT, Why.DRIVE_HAS_PROJECT, Why.DRIVE_HAS_KEY, Why.DRIVE_IS_OVERLAY),
    }
)
"""The drive or share is still there, and well: it does not answer yet, or its folders are not as they have to be."""


def named_outcome(outcome: str, why: str) -> str:
    """Return the outcome to show.

    Work that this computer could not continue was stopped; the program has no fault. Nor has a drive that does not
    answer, or whose folders are in the way.
    """
    return Outcome.CANCELED if why in _BY_COMPUTER or why in WITHOUT_ERRORS else outcome


class ShinglebackError(Exception):
    """An error to report to the user, with the values for its sentence."""

    outcome: ClassVar[Outcome]

    def __init__(self, why: Why, /, **values: str | int) -> None:
        super().__init__(why.value, values)
        self.why = why
        # Bytes that are not valid UTF-8 are replaced: neither JSON nor a sentence can hold them.
        self.values = {
            key: value.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
            if isinstance(value, str)
            else value
            for key, value in values.items()
        }


class UsageError(ShinglebackError):
    outcome = Outcome.USAGE


class SafetyRefusal(ShinglebackError):
    outcome = Outcome.UNSAFE


class DriveError(ShinglebackError):
    outcome = Outcome.DRIVE_REFUSED


class DriveGone(DriveError):
    outcome = Outcome.DRIVE_GONE


class DriveFull(DriveError):
    outcome = Outcome.DRIVE_FULL


class DriveRefused(DriveError):
    outcome = Outcome.DRIVE_REFUSED


class Canceled(ShinglebackError):
    outcome = Outcome.CANCELED


class InternalError(ShinglebackError):
    outcome = Outcome.INTERNAL


class ProcessEnded(InternalError):
    """A child process ended without a result, for example because the kernel killed it for lack of memory."""


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """How a command ended.

    Attributes:
        outcome, exit_code: the exit code follows from the outcome, also from an outcome of another release.
        why, values: of a refusal or failure.
    """

    command: str
    outcome: str
    exit_code: int = 0
    why: str = ""
    values: dict[str, str | int] = {}

    def __post_init__(self) -> None:
        code = _EXIT_CODES.get(self.outcome, _EXIT_CODES[Outcome.INTERNAL])
        msgspec.structs.force_setattr(self, "exit_code", int(code))

    def ended_by(self, error: ShinglebackError) -> Self:
        """Return a copy that gives the reason why the command could not continue."""
        return msgspec.structs.replace(self, outcome=error.outcome, why=error.why, values=error.values)


COMPUTER_ERRNOS: Final = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOMEM})
"""Error numbers about this computer's own limits: they say nothing about the drive or the file."""


OF_NO_SUCH_PATH: Final = frozenset({errno.ENOENT, errno.ENAMETOOLONG, errno.ELOOP})
"""Nothing can be there, whatever the drive says: a name that is too long for Linux, a circle of symlinks."""


CORRUPTION_ERRNOS: Final = frozenset({errno.EUCLEAN, errno.EBADMSG})
"""EFSCORRUPTED and EFSBADCRC of ext4, XFS, btrfs and f2fs: errors that do not point to the cable."""


def read_refusal(error: OSError) -> ShinglebackError:
    """The error to report when a drive could not be read."""
    detail = os.strerror(error.errno or 0)
    if error.errno in COMPUTER_ERRNOS:
        return InternalError(Why.COMPUTER_EXHAUSTED, detail=detail)
    why = Why.DRIVE_CORRUPT if error.errno in CORRUPTION_ERRNOS else Why.DRIVE_READ_ERROR
    return DriveRefused(why, detail=detail)


WRITE_ERROR_REASONS: Final = {
    errno.EROFS: Why.DRIVE_READ_ONLY,
    **dict.fromkeys(CORRUPTION_ERRNOS, Why.DRIVE_CORRUPT),
}
"""The reasons for those error numbers of a failed write that mean more than a plain write error."""
WRITE_FAILURES: Final = frozenset({Why.DRIVE_WRITE_ERROR, *WRITE_ERROR_REASONS.values()})
"""Every reason that `write_refusal` can return if the drive is the cause."""


def write_refusal(error: OSError) -> ShinglebackError:
    """The error to report when writing to a drive failed, because of the drive or of this computer."""
    number = error.errno or 0
    detail = os.strerror(number)
    if number in COMPUTER_ERRNOS:
        return InternalError(Why.COMPUTER_EXHAUSTED, detail=detail)
    return DriveRefused(WRITE_ERROR_REASONS.get(number, Why.DRIVE_WRITE_ERROR), detail=detail)


_NOT_WRITABLE: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOTDIR})


def computer_refusal(error: Exception) -> InternalError:
    """The error to report when this computer's own disk did not take what the program notes there."""
    if isinstance(error, OSError) and error.errno in _NOT_WRITABLE and error.filename:
        return InternalError(Why.STATE_UNWRITABLE, path=os.fsdecode(error.filename))
    if isinstance(error, FileNotFoundError) and error.filename:
        return InternalError(Why.STATE_MISSING, path=os.fsdecode(error.filename))
    detail = os.strerror(error.errno) if isinstance(error, OSError) and error.errno else str(error)
    return InternalError(Why.COMPUTER_REFUSED, detail=detail)


FULL_ERRNOS: Final = frozenset({errno.ENOSPC, errno.EDQUOT})
"""Error numbers of a filesystem, or of a user's share of it, that has no room."""


def settings_refusal(path: str, error: OSError) -> UsageError:
    """The error to report when the settings, or what the desktop starts at login, could not be saved."""
    why = Why.SETTINGS_FULL if error.errno in FULL_ERRNOS else Why.SETTINGS_UNWRITABLE
    return UsageError(why, path=path, detail=os.strerror(error.errno or 0))


class LeftOutReason(StrEnum):
    """Why a requested file was left out. Each such file is listed, and the run exits with 1."""

    UNREADABLE = "unreadable"  # the user has no permission to read it
    READ_ERROR = "read-error"  # the source's own disk failed to read it
    CHANGING = "changing"  # it changed during every attempt to read it
    LEASED = "leased"  # a program, for example a file server, has a lease on it and did not let go in time
    PART_OF_DATABASE = "part-of-database"  # it belongs to a database that could not be copied; the copies of both stay
    WRONG_SIZE = "wrong-size"  # its filesystem reports another size than it has
    NOT_ANSWERING = "not-answering"  # its server or drive did not answer, or it was left out for that reason
    VANISHED = "vanished"  # it was there when the folder was listed, but gone when it was to be read
    MOVING = "moving"  # it was moved each time while the folders were surveyed; its known copy stays where it was
    NOT_MOUNTED = "not-mounted"  # the filesystem that belongs to the backup is not mounted there now
    NAME_REFUSED = "name-refused"  # the drive's filesystem does not accept the name
    TOO_LARGE = "too-large"  # larger than the largest file that the drive's filesystem allows
    REFUSED = "refused"  # the drive's filesystem rejects it for another reason
    LOCKED = "locked"  # the folder is encrypted, and its key is not there; its known copy stays
    AWAY = "away"  # a filesystem was mounted there, and now there is nothing; its known copy stays
    MOSTLY_GONE = "mostly-gone"  # the folder has suddenly lost most of its files; their copies stay
    NO_ROOM = "no-room"  # it did not fit beside the reserved space
    COMPUTER_FULL = "computer-full"  # the log of the database does not fit on the computer's own disk meanwhile
    ATTRIBUTES = "attributes"  # it was copied, but without some of its extended attributes
    DAMAGED = "damaged"  # the copy on the drive differs from the data that was written
    CHANGED_ON_DRIVE = "changed-on-drive"  # someone changed the copy after the backup
    MISSING_ON_DRIVE = "missing-on-drive"  # someone removed the copy after the backup
    ALREADY_THERE = "already-there"  # restore found something else at its path and did not touch it
    ATTRIBUTES_DIFFER = "attributes-differ"  # restore found the file there, with other permissions, owner or attributes
    NOT_WRITTEN = "not-written"  # the place to restore to returned an error
    NOT_IN_BACKUP = "not-in-backup"  # requested by name, but no version has it


LOSSES: Final = frozenset({LeftOutReason.AWAY, LeftOutReason.MOSTLY_GONE})
"""What the user may have removed on purpose, and may say so."""


class SkipReason(StrEnum):
    """Why a file or folder is not part of a backup, as the user can see and change. Counted, not failures."""

    OTHER_FILESYSTEM = "other-filesystem"  # another filesystem is mounted there
    SNAPSHOT = "snapshot"  # an earlier state of files that are in the backup
    DESTINATION = "destination"  # it is the backup itself
    PATTERN = "pattern"  # one of the exclude rules
    PRESET = "preset"  # a kind of files in `domain.presets`, which the backup set leaves out
    CACHE = "cache"  # the folder marks itself as a cache (CACHEDIR.TAG)
    SPECIAL = "special"  # a socket, fifo or device: it holds no data


class LeftOut(msgspec.Struct, frozen=True):
    """A file or folder that was left out. `path` is relative to the backup and begins with the source's name."""

    path: bytes
    reason: LeftOutReason
    detail: str = ""


class Skipped(msgspec.Struct, frozen=True):
    """A file or folder that is not part of the backup.

    `rule` is the rule as the user wrote it, the name of a preset, or the kind of a special file; empty for others.
    """

    path: bytes
    reason: SkipReason
    rule: str = ""


class FactDifference(msgspec.Struct, frozen=True):
    """A fact in which the finished filesystem differs from its profile."""

    fact: str
    wanted: str | int
    found: str | int


_GRAVEST_LIST_NOTES_FIRST: Final = (
    "manifest-lost",
    "home-lost",
    "manifest-damaged",
    "manifest-changed",
    "manifest-is-another",
    "manifest-unproved",
    "manifest-made-again",
    "home-made-again",
    "manifest-once",
    "manifest-patched",
    "manifest-repaired",
    "manifest-of-another-set-aside",
)
LIST_NOTES_FOR_A_BACKUP: Final = frozenset(_GRAVEST_LIST_NOTES_FIRST[:6])
"""After a check or a look, these need a person. A backup that meets them has dealt with them at its end."""


def is_graver_list_note(code: str, than: str) -> bool:
    """Whether a note is about the list, and graver than another one; nothing is graver than nothing."""
    ranks = {known_code: rank for rank, known_code in enumerate(_GRAVEST_LIST_NOTES_FIRST)}
    return code in ranks and ranks[code] < ranks.get(than, len(ranks))
