"""The D-Bus protocol of the helper: its verbs, their arguments and ranges, and the reasons to refuse.

The helper runs as root, so it trusts no input: it accepts no path, no command and no free text. A device is identified
by the kernel's number and the disk sequence number of its drive, which changes with each plug-in.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from shingleback.domain.formatting.types import Profile

NAME: Final = "org.shingleback.Helper1"
PATH: Final = "/org/shingleback/Helper1"
REFUSED: Final = f"{NAME}.Error.Refused"
"""The message is a `HelperRefusal`, then a colon and the output of a program or the kernel, if there is any."""
NOT_AUTHORIZED: Final = f"{NAME}.Error.NotAuthorized"
CAN_OBTAIN: Final = f"{NOT_AUTHORIZED}CanObtain"
"""Like `NOT_AUTHORIZED`, but a password would authorize it."""
FAILED: Final = f"{NAME}.Error.Failed"

DEVICE: Final = "uut"
"""The signature of the first three arguments of each verb: major, minor, disk sequence."""

_PAGE_KIB: Final = 4
_MAX_SECTORS_KIB: Final = (128, 4096)
_TIMEOUT_S: Final = (30, 600)
_WRITE_LIMIT_BYTES: Final = (16 << 20, 4 << 30)
_LOG_LINES: Final = (1, 5000)
_USAGE_PERCENT: Final = (0, 50)
_ROUNDS: Final = (1, 10_000)
_OFF_OR_ON: Final = (0, 1)

ASLEEP_STATUS: Final = 3
"""The status that the verb Health returns for a drive in standby: two bits that smartctl never sets together."""


class Verb(StrEnum):
    """The verbs of the helper. The values are the names of the D-Bus methods."""

    HEALTH = "Health"  # -> exit status of smartctl, its report in JSON
    KERNEL_LOG = "KernelLog"  # maximum number of lines -> the newest kernel log records that concern the device
    REMOUNT_NOATIME = "RemountNoatime"  # -> how many mounts of the device changed
    SET_MAX_SECTORS = "SetMaxSectors"  # KiB
    SET_COMMAND_TIMEOUT = "SetCommandTimeout"  # seconds
    SET_WRITE_LIMIT = "SetWriteLimit"  # bytes of dirty memory allowed for the drive; 0: the kernel's default
    SET_UAS = "SetUas"  # 0 or 1: may UAS be used for enclosures like this?
    TRIM = "Trim"  # start, length, minimum length of a piece, all in bytes -> trimmed bytes
    SCRUB = "Scrub"  # `Doing` -> output of the program
    BALANCE = "Balance"  # `Doing`, maximum usage of a block group in percent -> output of the program
    COLLECT_GARBAGE = "CollectGarbage"  # maximum number of rounds -> rounds done
    MAKE_FILESYSTEM = "MakeFilesystem"  # profile, label


class Doing(StrEnum):
    START = "start"  # returns when it is finished
    RESUME = "resume"  # continue a canceled scrub where it stopped; start one if there is none
    STATUS = "status"
    CANCEL = "cancel"


class HelperRefusal(StrEnum):
    """Why the helper did nothing; `messages.codes` has the sentences."""

    WRONG_VALUES = "wrong-values"
    NO_SUCH_DEVICE = "no-such-device"
    ANOTHER_DRIVE = "another-drive"  # the number belongs to another drive now
    SYSTEM_DRIVE = "system-drive"
    BUILT_IN = "built-in"
    NOT_POSSIBLE_HERE = "not-possible-here"  # the kernel or the drive lacks this feature
    SET_BY_OTHERS = "set-by-others"  # somebody else has configured this, and it stays so
    NOT_MOUNTED = "not-mounted"
    OTHER_FILESYSTEM = "other-filesystem"
    IN_USE = "in-use"
    NOT_EMPTY = "not-empty"  # there is data on it
    NOT_PREPARED = "not-prepared"  # not a partition that Shingleback made
    NO_PROGRAM = "no-program"
    PROGRAM_FAILED = "program-failed"
    TOO_LONG = "too-long"  # no answer within the time limit
    STOPPED = "stopped"
    BUSY = "busy"  # with the same task, or with as many as it runs at once


@dataclass(frozen=True, slots=True)
class Shape:
    """The signature of one verb.

    Attributes:
        takes: D-Bus signature of its arguments, without those of the device.
        gives: D-Bus signature of the result.
        action: the polkit action.
        is_allowed: checks the arguments, without those of the device.
    """

    takes: str
    gives: str
    action: str
    is_allowed: Callable[[Sequence[object]], bool]

    @property
    def signature(self) -> str:
        return DEVICE + self.takes


def is_label(profile: "Profile", label: str) -> bool:
    """Whether a label cannot be mistaken for an option, a path or a new line. `check_label` has the same rule."""
    forbidden = '/\\"*:<>?|' if profile.label_is_utf16 else "/\\"
    encoded = label.encode("utf-16-le" if profile.label_is_utf16 else "utf-8", "replace")
    return (
        label[:1].isalnum()
        and label.isprintable()
        and label == label.strip()
        and not set(label).intersection(forbidden)
        and len(encoded) <= profile.label_bytes
    )


def _nothing(_values: Sequence[object]) -> bool:
    return True


def _between(least: int, most: int, step: int = 1) -> Callable[[Sequence[object]], bool]:
    return lambda values: isinstance(values[0], int) and least <= values[0] <= most and values[0] % step == 0


def _is_limit(values: Sequence[object]) -> bool:
    return values[0] == 0 or _between(*_WRITE_LIMIT_BYTES)(values)


def _is_doing(values: Sequence[object]) -> bool:
    return values[0] in list(Doing)


def _is_balance(values: Sequence[object]) -> bool:
    return _is_doing(values) and values[0] != Doing.RESUME and _between(*_USAGE_PERCENT)(values[1:])


def _is_profile_and_label(values: Sequence[object]) -> bool:
    from shingleback.domain.formatting.profiles import PROFILES  # noqa: PLC0415 (a backup, which sets limits, needs none)
    from shingleback.domain.formatting.types import ProfileId  # noqa: PLC0415 (see above)

    profile, label = values
    return profile in list(ProfileId) and isinstance(label, str) and is_label(PROFILES[ProfileId(str(profile))], label)


def _shape(verb: str, takes: str, gives: str, is_allowed: Callable[[Sequence[object]], bool] = _nothing) -> Shape:
    return Shape(takes, gives, f"{NAME}.{verb}", is_allowed)


VERB_SIGNATURES: Final[dict[Verb, Shape]] = {
    Verb.HEALTH: _shape("health", "", "is"),
    Verb.KERNEL_LOG: _shape("kernel-log", "u", "as", _between(*_LOG_LINES)),
    Verb.REMOUNT_NOATIME: _shape("remount-noatime", "", "u"),
    Verb.SET_MAX_SECTORS: _shape("set-max-sectors", "u", "", _between(*_MAX_SECTORS_KIB, _PAGE_KIB)),
    Verb.SET_COMMAND_TIMEOUT: _shape("set-command-timeout", "u", "", _between(*_TIMEOUT_S)),
    Verb.SET_WRITE_LIMIT: _shape("set-write-limit", "t", "", _is_limit),
    Verb.SET_UAS: _shape("set-uas", "u", "", _between(*_OFF_OR_ON)),
    Verb.TRIM: _shape("trim", "ttt", "t"),
    Verb.SCRUB: _shape("scrub", "s", "s", _is_doing),
    Verb.BALANCE: _shape("balance", "su", "s", _is_balance),
    Verb.COLLECT_GARBAGE: _shape("collect-garbage", "u", "u", _between(*_ROUNDS)),
    Verb.MAKE_FILESYSTEM: _shape("make-filesystem", "ss", "", _is_profile_and_label),
}

HARMLESS: Final = frozenset({Verb.HEALTH, Verb.KERNEL_LOG})
"""Verbs that are allowed for every drive, even for the one that the computer runs from."""

ALONE: Final = frozenset({Verb.MAKE_FILESYSTEM})
"""Verbs that need a drive to themselves: nothing else runs on it meanwhile."""
