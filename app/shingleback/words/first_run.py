"""How long a first backup may take, in hours or days: whoever names minutes claims to know more than there is."""

import math
from typing import Final

from shingleback.words import QT_TRANSLATE_NOOP, Translate, untranslated

_CONTEXT: Final = "first_run"
_HOUR_S: Final = 3600.0
_DAY_HOURS: Final = 24
_MOST_HOURS: Final = 48

_SHORT: Final = QT_TRANSLATE_NOOP("first_run", "The first backup will probably take less than an hour.")
_HOURS: Final = QT_TRANSLATE_NOOP("first_run", "The first backup will probably take {low} to {high} hours.")
_UP_TO: Final = QT_TRANSLATE_NOOP("first_run", "The first backup will probably take up to {high} hours.")
_HOURS_TO_DAYS: Final = QT_TRANSLATE_NOOP("first_run", "The first backup may take between {low} hours and {high} days.")
_DAYS: Final = QT_TRANSLATE_NOOP("first_run", "The first backup may take {low} to {high} days.")
_GOES_ON: Final = QT_TRANSLATE_NOOP(
    "first_run", "You can stop it at any time: the next one goes on from there. Later ones copy only what has changed."
)


def first_run_text(low_s: float, high_s: float, translate: Translate = untranslated) -> str:
    """The seconds are those of `knowledge.preparing.first_run`."""
    text = translate(_CONTEXT, _range(low_s / _HOUR_S, high_s / _HOUR_S))
    low, high = math.floor(low_s / _HOUR_S), math.ceil(high_s / _HOUR_S)
    if high > _MOST_HOURS:
        high = math.ceil(high / _DAY_HOURS)
        low = low if low < _DAY_HOURS else low // _DAY_HOURS
    return text.format(low=low, high=high)


def goes_on_text(translate: Translate = untranslated) -> str:
    """What makes a long first backup bearable."""
    return translate(_CONTEXT, _GOES_ON)


def _range(low_hours: float, high_hours: float) -> str:
    if high_hours <= 1:
        return _SHORT
    if high_hours <= _MOST_HOURS:
        return _HOURS if low_hours >= 1 else _UP_TO
    return _DAYS if low_hours >= _DAY_HOURS else _HOURS_TO_DAYS
