"""What a person may post in a forum to be helped: facts without anything that is his own business."""

from dataclasses import dataclass

from shingleback.model.smart import HealthVerdict, Road
from shingleback.model.verdict import Verdict


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportedDrive:
    """A drive as it is told to strangers.

    Attributes:
        usb_mbps: speed of its link; None where it is not on USB.
        volumes: the filesystem of each, and whether it is open.
    """

    name: str
    size_bytes: int
    usb_mbps: int | None
    verdict: Verdict
    health: HealthVerdict | None
    road: Road | None
    volumes: tuple[tuple[str, bool], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportedRun:
    """How a run ended; `at` is the day and the minute."""

    command: str
    at: str
    outcome: str
    why: str = ""
    seconds: float = 0.0
    files: int = 0
    size_bytes: int = 0
    left_out: int = 0


@dataclass(frozen=True, slots=True)
class ReportedEpisode:
    """Something that the kernel's log tells of; `meaning` is the sentence about it."""

    kind: str
    meaning: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Report:
    """Attributes: `versions`: of the program, of what it runs on, and of the desktop, each with its name."""

    versions: tuple[tuple[str, str], ...]
    drives: tuple[ReportedDrive, ...] = ()
    runs: tuple[ReportedRun, ...] = ()
    episodes: tuple[ReportedEpisode, ...] = ()
