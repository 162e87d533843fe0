"""How a drive is opened, what reading writes to it, and what to do about that: in sentences."""

from typing import Final

from shingleback.model.mounting import AccessTimes
from shingleback.words import QT_TRANSLATE_NOOP, Translate, untranslated

_CONTEXT: Final = "mounting"

_OPENED: Final[dict[AccessTimes, str]] = {
    AccessTimes.NONE: QT_TRANSLATE_NOOP("mounting", "It is open at {place}. Reading writes nothing to the drive."),
    AccessTimes.READ_ONLY: QT_TRANSLATE_NOOP(
        "mounting", "It is open at {place}, only for reading: nothing can be copied to it."
    ),
    AccessTimes.RELATIME: QT_TRANSLATE_NOOP(
        "mounting",
        "It is open at {place}, but reading still notes the time on the drive: the computer's settings (/etc/fstab)"
        " say so. Add noatime there.",
    ),
    AccessTimes.KEPT: QT_TRANSLATE_NOOP(
        "mounting",
        "It is open at {place}, but each reading still notes the time on the drive: the computer's settings"
        " (/etc/fstab) say so. Add noatime there.",
    ),
    AccessTimes.UNKNOWN: QT_TRANSLATE_NOOP(
        "mounting",
        "It is open at {place}. Whether reading writes to the drive is up to a program that does not tell: it serves"
        " this kind of drive in Linux's stead.",
    ),
}
_TIMES: Final[dict[AccessTimes, str]] = {
    AccessTimes.NONE: QT_TRANSLATE_NOOP("mounting", "Reading writes nothing to it."),
    AccessTimes.READ_ONLY: QT_TRANSLATE_NOOP("mounting", "It is open only for reading."),
    AccessTimes.RELATIME: QT_TRANSLATE_NOOP(
        "mounting", "Reading writes to it, too: for each file that is new or was not read today, it notes the time."
    ),
    AccessTimes.KEPT: QT_TRANSLATE_NOOP(
        "mounting", "Reading writes to it, too: each time a file is read, it notes the time."
    ),
}
_NOTE: Final = QT_TRANSLATE_NOOP(
    "mounting",
    "{drive} is open in such a way that reading writes to it as well, which makes a shingled drive slow. You can open"
    " it again without access times: see “Drives”.",
)
_CLOSED: Final = QT_TRANSLATE_NOOP("mounting", "The drive is closed. It is still switched on: eject it to unplug it.")


def opened_text(times: AccessTimes, place: str, translate: Translate = untranslated) -> str:
    """How it went, after it was opened."""
    return translate(_CONTEXT, _OPENED[times]).format(place=place)


def closed_text(translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, _CLOSED)


def times_text(times: AccessTimes, translate: Translate = untranslated) -> str:
    """What reading does to it; empty where nobody knows."""
    text = _TIMES.get(times)
    return translate(_CONTEXT, text) if text else ""


def reading_note(drive: str, translate: Translate = untranslated) -> str:
    """Before a backup from it, or to it."""
    return translate(_CONTEXT, _NOTE).format(drive=drive)
