"""What is normal for a drive, in one calm sentence each."""

from typing import Final

from shingleback.model.normal import Normal
from shingleback.words import QT_TRANSLATE_NOOP, Translate, untranslated
from shingleback.words.explanations.topic import Topic

_CONTEXT: Final = "normal"

_SENTENCES: Final[dict[Normal, str]] = {
    Normal.SLOWS_DOWN: QT_TRANSLATE_NOOP(
        "normal", "It is fast at first. After some gigabytes it may become very slow, until it has had a rest."
    ),
    Normal.TIDIES_UP: QT_TRANSLATE_NOOP(
        "normal",
        "It stays busy and warm after you have finished, often for minutes, sometimes for hours: it tidies up.",
    ),
    Normal.QUIET_CLICKS: QT_TRANSLATE_NOOP("normal", "It clicks quietly and regularly, even when nobody uses it."),
    Normal.PAUSES: QT_TRANSLATE_NOOP("normal", "Now and then it does not answer for half a minute. Just wait."),
    Normal.EJECTS_SLOWLY: QT_TRANSLATE_NOOP(
        "normal", "Ejecting can take minutes: what the computer still holds is written out first."
    ),
    Normal.NEEDS_POWER_AFTERWARD: QT_TRANSLATE_NOOP(
        "normal", "It likes to stay plugged in for a while after a large backup; ejecting it safely comes first."
    ),
    Normal.ONLY_IN_ORDER: QT_TRANSLATE_NOOP(
        "normal", "It can only be written in order. Most filesystems do not work on it, and few enclosures pass it on."
    ),
    Normal.HEARS_OF_DELETED: QT_TRANSLATE_NOOP(
        "normal", "It can be told which files were deleted (TRIM). That is not done by itself, for good reasons."
    ),
    Normal.SLOWER_INSIDE: QT_TRANSLATE_NOOP(
        "normal", "It becomes slower, little by little, as it fills: at its end it is about half as fast."
    ),
    Normal.MAY_STILL_BE_SHINGLED: QT_TRANSLATE_NOOP(
        "normal", "Many shingled drives do not tell. Long pauses and work while idle would be signs, not faults."
    ),
    Normal.NO_MOVING_PARTS: QT_TRANSLATE_NOOP(
        "normal", "It makes no noise. Simple sticks and cards become slow when much is written at once."
    ),
}
_TOPICS: Final[dict[Normal, Topic]] = {
    Normal.SLOWS_DOWN: Topic.SLOWS_DOWN,
    Normal.TIDIES_UP: Topic.BUSY_WHEN_IDLE,
    Normal.QUIET_CLICKS: Topic.CLICKS,
    Normal.PAUSES: Topic.IO_ERROR,
    Normal.EJECTS_SLOWLY: Topic.EJECT_TAKES_LONG,
    Normal.NEEDS_POWER_AFTERWARD: Topic.KEEP_POWERED,
    Normal.ONLY_IN_ORDER: Topic.HOST_MANAGED,
    Normal.HEARS_OF_DELETED: Topic.TRIM,
    Normal.SLOWER_INSIDE: Topic.SLOWS_DOWN,
    Normal.MAY_STILL_BE_SHINGLED: Topic.CONFIDENCE,
    Normal.NO_MOVING_PARTS: Topic.WHAT_IS_SMR,
}


def normal_text(habit: Normal, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, _SENTENCES[habit])


def topic_of(habit: Normal) -> Topic:
    """The explanation behind the sentence."""
    return _TOPICS[habit]
