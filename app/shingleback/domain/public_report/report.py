"""What a public report shows. All its texts have been made harmless by the modules beside this one."""

from dataclasses import dataclass

from shingleback.domain.smart.report import AccessMethod, HealthVerdict
from shingleback.domain.smr.evidence import Verdict


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportedDrive:
    """A drive as a public report shows it.

    Attributes:
        usb_mbps: the speed of its link; None if it is not on USB.
        volumes: the filesystem of each, and whether it is mounted.
    """

    name: str
    size_bytes: int
    usb_mbps: int | None
    verdict: Verdict
    health: HealthVerdict | None
    access: AccessMethod | None
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
    """An episode from the kernel's log; `meaning` is its sentence, `second` the kind that it may be otherwise."""

    kind: str
    meaning: str
    lines: tuple[str, ...]
    confidence: str = ""
    second: str = ""


@dataclass(frozen=True, slots=True)
class Report:
    """A public report. Attributes: `versions`: names and versions of the program, its platform and the desktop."""

    versions: tuple[tuple[str, str], ...]
    drives: tuple[ReportedDrive, ...] = ()
    runs: tuple[ReportedRun, ...] = ()
    episodes: tuple[ReportedEpisode, ...] = ()
