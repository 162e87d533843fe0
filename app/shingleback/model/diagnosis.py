"""What happened to a drive, told from the kernel's log: episodes, and what each means."""

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """What an episode was; the values are those of `diagnose --json`."""

    SMR_NORMAL_STALL = "smr-normal-stall"  # the drive was busy with itself for longer than the kernel waits
    LINK_OR_CABLE = "link-or-cable"
    USB_BRIDGE_OR_POWER = "usb-bridge-or-power"
    DRIVE_FAILING = "drive-failing"
    FILESYSTEM_FULL = "filesystem-full"
    UNPLUGGED = "unplugged"
    SOFTWARE_OR_OTHER = "software-or-other"
    UNKNOWN = "unknown"
    NOTHING_WRONG = "nothing-wrong"  # for the whole only, never for an episode


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line that shows an episode.

    Attributes:
        number: in the log as it was given, from 1.
        at_s: its time in seconds, on a clock of the log's own; None where it has none.
    """

    number: int
    text: str
    at_s: float | None = None


@dataclass(frozen=True, slots=True)
class Episode:
    """Things that happened together.

    Attributes:
        rule: the name of the rule that decided; `words.diagnoses` has its meaning and its advice.
        devices: the names under which the kernel spoke of the drive: ata3, 6:0:0:0, sdb, usb 2-1.
        values: what stands in the sentences.
        sources: where the rule's facts can be looked up.
    """

    kind: Kind
    rule: str
    lines: tuple[LogLine, ...]
    devices: tuple[str, ...] = ()
    values: tuple[tuple[str, str], ...] = ()
    sources: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """The whole log. `summary` is the gravest kind that was found, NOTHING_WRONG where there is none."""

    episodes: tuple[Episode, ...]
    summary: Kind
