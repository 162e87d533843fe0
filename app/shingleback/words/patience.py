"""What the patience guide says about a drive that vanished, step by step."""

from typing import Final

from shingleback.words import QT_TRANSLATE_NOOP, Translate, untranslated
from shingleback.words.numbers import duration

_CONTEXT: Final = "patience"

_HEADLINES: Final[dict[str, str]] = {
    "wait": QT_TRANSLATE_NOOP("patience", "The drive is gone. Leave it plugged in."),
    "power-cycle": QT_TRANSLATE_NOOP("patience", "Now unplug the drive and plug it in again."),
    "look": QT_TRANSLATE_NOOP("patience", "Looking for the drive."),
    "came-back": QT_TRANSLATE_NOOP("patience", "The drive is back."),
    "probably-broken": QT_TRANSLATE_NOOP("patience", "The drive is probably broken."),
    "have-it-read": QT_TRANSLATE_NOOP("patience", "Leave the drive unplugged now."),
    "given-up": QT_TRANSLATE_NOOP("patience", "No longer waiting for the drive."),
}

_DETAILS: Final[dict[str, str]] = {
    "wait": QT_TRANSLATE_NOOP(
        "patience",
        "It may be putting its own notes in order, and it answers nobody until that is done. Keep it powered for an"
        " hour; do not switch it off in between, or it begins anew. {left} to go (round {round} of {rounds}).",
    ),
    "power-cycle": QT_TRANSLATE_NOOP(
        "patience",
        "It has had its hour. Unplug the cable, and the power supply if there is one, wait for half a minute, and plug"
        " it in again, into another port of the computer itself if there is one (round {round} of {rounds}).",
    ),
    "look": QT_TRANSLATE_NOOP(
        "patience", "A large drive may take some minutes to answer after a start (round {round} of {rounds})."
    ),
    "came-back": QT_TRANSLATE_NOOP(
        "patience",
        "Let it rest for a while before the next big job. If what is on it exists nowhere else, copy that first.",
    ),
    "probably-broken": QT_TRANSLATE_NOOP(
        "patience",
        "It did not come back in {rounds} rounds. Try it once with another cable, power supply and computer. If what is"
        " on it exists nowhere else, ask a data recovery firm before trying more.",
    ),
    "have-it-read": QT_TRANSLATE_NOOP(
        "patience",
        "For drives of this model it is known that their inner table breaks while everything else is well, and that"
        " every further start can make it worse. Do not switch it on again and again. If what is on it exists nowhere"
        " else, ask a data recovery firm.",
    ),
    "given-up": QT_TRANSLATE_NOOP("patience", "If it comes back later, it will be noticed as usual."),
}


def headline(step: str, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, _HEADLINES[step])


def detail(step: str, round_: int, rounds: int, left_s: float, translate: Translate = untranslated) -> str:
    """What to do now and why; the numbers are those of `knowledge.patience.Patience`."""
    left = duration(left_s, translate)
    return translate(_CONTEXT, _DETAILS[step]).format(round=round_, rounds=rounds, left=left)
