"""The verdict on a drive: what it is, how sure that is, and the reasons with their weights."""

from dataclasses import dataclass
from enum import StrEnum

import msgspec


class RecordingMethod(StrEnum):
    """How a drive writes; the values are those of `identify --json`."""

    DRIVE_MANAGED = "drive-managed"  # shingled, and hides it: the drives that people have at home
    HOST_AWARE = "host-aware"  # shingled, tells it, and takes writes in any order
    HOST_MANAGED = "host-managed"  # shingled, and refuses writes that are not in order
    CONVENTIONAL = "conventional"  # only when a source says so
    NO_SIGN_OF_SMR = "no-sign-of-smr"  # a hard disk about which nothing speaks for or against
    NOT_A_HARD_DISK = "not-a-hard-disk"  # it has nothing that turns
    UNKNOWN = "unknown"  # too little is known, or the sources contradict each other


SHINGLED = frozenset({RecordingMethod.DRIVE_MANAGED, RecordingMethod.HOST_AWARE, RecordingMethod.HOST_MANAGED})


class Confidence(StrEnum):
    """How sure, falling; the values are those of `identify --json`."""

    CERTAIN = "certain"  # the drive or the kernel says it
    VERY_LIKELY = "very-likely"
    LIKELY = "likely"
    UNSURE = "unsure"


class VerdictReason(msgspec.Struct, frozen=True):
    """One piece of evidence, and what it speaks for.

    Attributes:
        code: which kind of evidence; `messages.drive` has the sentence.
        says: what it speaks for; UNKNOWN for what is only worth knowing.
        confidence: how much it proves, by itself.
        values: what stands in the sentence, as in ("model", "ST8000AS0002-1NA17Z").
        source: where the fact can be looked up; may be empty.
    """

    code: str
    says: RecordingMethod
    confidence: Confidence
    values: tuple[tuple[str, str], ...] = ()
    source: str = ""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer.

    Attributes:
        reasons: strongest first. Those that speak against the verdict are among them.
        family: what the maker calls these drives, where the table knows it.
        cache_bytes: a first guess at the drive's fast cache, from the table.
    """

    recording: RecordingMethod
    confidence: Confidence
    reasons: tuple[VerdictReason, ...]
    family: str = ""
    cache_bytes: int | None = None

    @property
    def is_shingled(self) -> bool:
        return self.recording in SHINGLED

    @property
    def against(self) -> tuple[VerdictReason, ...]:
        """The reasons that speak for something else."""
        return tuple(reason for reason in self.reasons if reason.says not in (self.recording, RecordingMethod.UNKNOWN))
