"""Sentences about what can be adjusted: whether Linux uses UAS for an enclosure, and what a drive does when idle."""

from typing import Final

from shingleback.domain.adjustments import HEADS_STAY_LEVEL, NEVER_MIN, UasState
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate, untranslated

_CONTEXT: Final = "adjusting"
_UAS: Final[dict[str, str]] = {
    UasState.NOT_USED: QT_TRANSLATE_NOOP("adjusting", "Linux does not use UAS for this drive."),
    UasState.USED: QT_TRANSLATE_NOOP("adjusting", "Linux uses UAS for this drive."),
    UasState.OFF: QT_TRANSLATE_NOOP("adjusting", "UAS is switched off for this enclosure."),
    UasState.OFF_AT_NEXT_PLUG_IN: QT_TRANSLATE_NOOP(
        "adjusting", "UAS will be off once you eject the drive and plug it in again."
    ),
    UasState.USED_AT_NEXT_PLUG_IN: QT_TRANSLATE_NOOP(
        "adjusting", "Linux will use UAS again once you eject the drive and plug it in again."
    ),
}
_NO_TIMER: Final = QT_TRANSLATE_NOOP("adjusting", "As it is connected now, the drive can't be told when to stop.")
_NOT_TOLD: Final = QT_TRANSLATE_NOOP(
    "adjusting", "The drive service (UDisks2) can't be asked, so it isn't known when the drive stops."
)
_OWN: Final = QT_TRANSLATE_NOOP("adjusting", "When idle, the drive stops after the time that its maker set.")
_OWN_SOON: Final = QT_TRANSLATE_NOOP(
    "adjusting", "Once it has lost power, the drive stops after the time that its maker set."
)
_NEVER: Final = QT_TRANSLATE_NOOP("adjusting", "The drive is set not to stop when idle.")
_AFTER: Final = QT_TRANSLATE_NOOP("adjusting", "The drive is set to stop after %n idle minute(s).")
_HEADS_STAY: Final = QT_TRANSLATE_NOOP("adjusting", "The drive is asked not to park its heads when idle.")
_HEADS_OWN: Final = QT_TRANSLATE_NOOP("adjusting", "The drive parks its heads as its maker set it.")
_HEADS_OWN_SOON: Final = QT_TRANSLATE_NOOP(
    "adjusting", "Once it has lost power, the drive parks its heads as its maker set it."
)
_LEVEL: Final = QT_TRANSLATE_NOOP("adjusting", "The drive's level of power management (APM) is set to {level}.")


def uas_text(state: str, translate: Translate = untranslated) -> str:
    """A state of a newer version has no sentence."""
    return translate(_CONTEXT, _UAS[state]) if state in _UAS else ""


def stop_text(
    minutes: int | None,
    *,
    has_timer: bool,
    knows_idle: bool = True,
    keeps_time: bool = False,
    translate: Translate = untranslated,
) -> str:
    if not knows_idle:
        return translate(_CONTEXT, _NOT_TOLD)
    if not has_timer:
        return translate(_CONTEXT, _NO_TIMER)
    if minutes is None:
        return translate(_CONTEXT, _OWN_SOON if keeps_time else _OWN)
    return translate(_CONTEXT, _NEVER) if minutes == NEVER_MIN else translate(_CONTEXT, _AFTER, minutes)


def heads_text(
    level: int | None, *, has_levels: bool, keeps_level: bool = False, translate: Translate = untranslated
) -> str:
    """Say when the heads are parked; empty for a drive that has no levels of power management."""
    if not has_levels:
        return ""
    if level is None:
        return translate(_CONTEXT, _HEADS_OWN_SOON if keeps_level else _HEADS_OWN)
    return translate(_CONTEXT, _HEADS_STAY if level == HEADS_STAY_LEVEL else _LEVEL).format(level=level)
