"""What a drive is, how sure that is and why, as sentences."""

from typing import Final

from shingleback.model.verdict import Confidence, Recording
from shingleback.words import QT_TRANSLATE_NOOP, Translate, untranslated

_CONTEXT: Final = "verdicts"

_RECORDINGS: Final[dict[str, str]] = {
    Recording.DRIVE_MANAGED: QT_TRANSLATE_NOOP("verdicts", "a shingled drive (SMR)"),
    Recording.HOST_AWARE: QT_TRANSLATE_NOOP("verdicts", "a shingled drive (SMR, host-aware)"),
    Recording.HOST_MANAGED: QT_TRANSLATE_NOOP("verdicts", "a shingled drive (SMR, host-managed)"),
    Recording.CONVENTIONAL: QT_TRANSLATE_NOOP("verdicts", "a conventional drive (CMR), not shingled"),
    Recording.NO_SIGN_OF_SMR: QT_TRANSLATE_NOOP("verdicts", "a drive without any sign of shingling"),
    Recording.NOT_A_HARD_DISK: QT_TRANSLATE_NOOP("verdicts", "not a hard disk"),
    Recording.UNKNOWN: QT_TRANSLATE_NOOP("verdicts", "a drive of which too little is known"),
}
_CONFIDENCES: Final[dict[str, str]] = {
    Confidence.CERTAIN: QT_TRANSLATE_NOOP("verdicts", "This is {what}."),
    Confidence.VERY_LIKELY: QT_TRANSLATE_NOOP("verdicts", "Very likely, this is {what}."),
    Confidence.LIKELY: QT_TRANSLATE_NOOP("verdicts", "Probably, this is {what}."),
    Confidence.UNSURE: QT_TRANSLATE_NOOP("verdicts", "Perhaps this is {what}."),
}


def headline(recording: str, confidence: str, translate: Translate = untranslated) -> str:
    """The verdict in one sentence."""
    what = translate(_CONTEXT, _RECORDINGS[recording])
    return translate(_CONTEXT, _CONFIDENCES[confidence]).format(what=what)
