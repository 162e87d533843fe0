"""Sizes, durations and rates in the form in which people read them."""

from typing import Final

from shingleback.words import QT_TRANSLATE_NOOP, Translate, untranslated

_CONTEXT: Final = "numbers"
_UNITS: Final = ("bytes", "kB", "MB", "GB", "TB", "PB")
_STEP: Final = 1000
_MINUTE_S: Final = 60
_HOUR_S: Final = 3600
_DAY_S: Final = 86_400


def size(count: float, translate: Translate = untranslated) -> str:
    """In decimal units, as drives are sold: 1.5 GB."""
    divisor, unit = unit_of(count)
    count /= divisor
    digits = 1 if divisor > 1 and abs(count) < 100 else 0
    return f"{translate.number(count, digits)} {unit}"


def unit_of(count: float) -> tuple[float, str]:
    """How many bytes the unit has in which `size` would say this, and its name."""
    power = 0
    while round(abs(count) / _STEP**power) >= _STEP and power < len(_UNITS) - 1:
        power += 1
    return float(_STEP**power), _UNITS[power]


def capacity(count: float, translate: Translate = untranslated) -> str:
    """Of a drive, as on its box: 8 TB, 1.5 TB."""
    divisor, unit = unit_of(count)
    tenths = round(count * 10 / divisor)
    is_round = divisor == 1 or tenths % 10 == 0 or tenths >= 1000
    return f"{translate.number(count / divisor, 0 if is_round else 1)} {unit}"


def files(count: int, translate: Translate = untranslated) -> str:
    return translate(_CONTEXT, QT_TRANSLATE_NOOP("numbers", "%n file(s)"), count)


def rate(bytes_per_s: float, translate: Translate = untranslated) -> str:
    return f"{size(bytes_per_s, translate)}/s"


def duration(seconds: float, translate: Translate = untranslated) -> str:
    """Rounded to what matters: 45 s, 12 min, 3 h 10 min, 2 days."""
    whole = round(seconds)
    if whole < 1:
        return translate(_CONTEXT, QT_TRANSLATE_NOOP("numbers", "less than a second"))
    if whole < _MINUTE_S:
        return f"{whole} s"
    minutes = round(seconds / _MINUTE_S)
    if minutes < _MINUTE_S:
        return f"{minutes} min"
    if minutes * _MINUTE_S < _DAY_S:
        hours, rest = divmod(minutes, _MINUTE_S)
        return f"{hours} h {rest} min" if rest else f"{hours} h"
    return translate(_CONTEXT, QT_TRANSLATE_NOOP("numbers", "%n day(s)"), round(seconds / _DAY_S))


def moment_of(seconds: float) -> str:
    """A time since a beginning, exactly, as at a scale: 45 s, 1:30 min, 20 min, 3:05 h."""
    hours, rest_s = divmod(round(seconds), _HOUR_S)
    minutes, left_s = divmod(rest_s, _MINUTE_S)
    if hours and left_s:
        return f"{hours}:{minutes:02}:{left_s:02} h"
    if hours:
        return f"{hours}:{minutes:02} h" if minutes else f"{hours} h"
    if minutes:
        return f"{minutes}:{left_s:02} min" if left_s else f"{minutes} min"
    return f"{left_s} s"
