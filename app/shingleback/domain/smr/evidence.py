"""The verdict on a drive: its recording method, the confidence, and the reasons with their weights."""

from enum import StrEnum

import msgspec

from shingleback.domain.labels import QT_TRANSLATE_NOOP, LabeledEnum


class RecordingMethod(LabeledEnum):
    """How a drive records. The values are those of `identify --json`."""

    # shingled, and hides it: the usual drives at home
    DRIVE_MANAGED = "drive-managed", QT_TRANSLATE_NOOP("verdicts", "shingled")
    # shingled, reports it, and accepts writes in any order
    HOST_AWARE = "host-aware", QT_TRANSLATE_NOOP("verdicts", "shingled (host-aware)")
    # shingled, and refuses writes that are out of order
    HOST_MANAGED = "host-managed", QT_TRANSLATE_NOOP("verdicts", "shingled (host-managed)")
    CONVENTIONAL = "conventional", QT_TRANSLATE_NOOP("verdicts", "conventional")  # only when a source says so
    # a hard disk without evidence for or against
    NO_SIGN_OF_SMR = "no-sign-of-smr", QT_TRANSLATE_NOOP("verdicts", "without any sign of shingling")
    NOT_A_HARD_DISK = "not-a-hard-disk", QT_TRANSLATE_NOOP("verdicts", "no hard disk")  # no moving parts
    # too little is known, or the sources contradict each other
    UNKNOWN = "unknown", QT_TRANSLATE_NOOP("verdicts", "unknown")

    @property
    def is_shingled(self) -> bool:
        return self in (RecordingMethod.DRIVE_MANAGED, RecordingMethod.HOST_AWARE, RecordingMethod.HOST_MANAGED)


class Confidence(StrEnum):
    """How certain a verdict is, in descending order. The values are those of `identify --json`."""

    CERTAIN = "certain"  # the drive or the kernel says it
    VERY_LIKELY = "very-likely"
    LIKELY = "likely"
    UNSURE = "unsure"


class VerdictReason(msgspec.Struct, frozen=True):
    """One piece of evidence, and what it suggests.

    Attributes:
        code: the kind of evidence; `messages.drive` has the sentence.
        says: the recording method that it suggests; UNKNOWN for a mere remark.
        confidence: how much it proves on its own.
        values: for the sentence, such as ("model", "ST8000AS0002-1NA17Z").
        source: where the fact can be looked up; may be empty.
    """

    code: str
    says: RecordingMethod
    confidence: Confidence
    values: tuple[tuple[str, str], ...] = ()
    source: str = ""


class Verdict(msgspec.Struct, frozen=True):
    """The verdict on a drive.

    Attributes:
        reasons: strongest first, including those against the verdict.
        family: the maker's name for these drives, if the table knows it.
        cache_bytes: a first estimate of the drive's fast cache, from the table or a measurement.
    """

    recording: RecordingMethod
    confidence: Confidence
    reasons: tuple[VerdictReason, ...]
    family: str = ""
    cache_bytes: int | None = None

    @property
    def is_shingled(self) -> bool:
        return self.recording.is_shingled

    @property
    def against(self) -> tuple[VerdictReason, ...]:
        """The reasons that suggest another recording method."""
        return tuple(reason for reason in self.reasons if reason.says not in (self.recording, RecordingMethod.UNKNOWN))
