"""How full a drive's cache is, in words: "12 of about 20 GB (10 to 14)", "4 to 6 GB (of 30 to 410)"."""

from typing import Final

from shingleback.words import QT_TRANSLATE_NOOP, Translate, untranslated
from shingleback.words.numbers import unit_of

_CONTEXT: Final = "cache"
_KNOWN: Final = QT_TRANSLATE_NOOP("cache", "{fill} of {capacity} {unit}")
_ABOUT: Final = QT_TRANSLATE_NOOP("cache", "{fill} of about {capacity} {unit}")
_BAND: Final = QT_TRANSLATE_NOOP("cache", "({low} to {high})")
_ROUGH: Final = QT_TRANSLATE_NOOP("cache", "{low} to {high} {unit}")
_ROUGHLY: Final = QT_TRANSLATE_NOOP("cache", "about {fill} {unit}")
_ROUGH_WHOLE: Final = QT_TRANSLATE_NOOP("cache", "(of {low} to {high} {unit})")
_VAGUE: Final = 2.0  # times: whoever was told the middle would take it for a fact
_SMALL: Final = 10  # below, one digit after the point says something


def fill(fill_bytes: float, capacity_bytes: float, *, is_certain: bool, translate: Translate = untranslated) -> str:
    """All in the unit of the capacity, which is more than 0. `is_certain` where a drive tells of itself."""
    divisor, unit = unit_of(capacity_bytes, translate)
    return translate(_CONTEXT, _KNOWN if is_certain else _ABOUT).format(
        fill=_figure(fill_bytes / divisor, translate), capacity=_figure(capacity_bytes / divisor, translate), unit=unit
    )


def band(low_bytes: float, high_bytes: float, capacity_bytes: float, translate: Translate = untranslated) -> str:
    """Between which figures the truth is believed to lie; empty where they look the same."""
    divisor, _ = unit_of(capacity_bytes)
    low, high = _figure(low_bytes / divisor, translate), _figure(high_bytes / divisor, translate)
    return "" if low == high else translate(_CONTEXT, _BAND).format(low=low, high=high)


def is_vague(capacity_low_bytes: float, capacity_high_bytes: float) -> bool:
    """Too little is known of how much fits into it for one figure."""
    return capacity_high_bytes > _VAGUE * capacity_low_bytes


def rough_fill(low_bytes: float, high_bytes: float, translate: Translate = untranslated) -> str:
    """In the unit of the upper one; without how much fits into it."""
    divisor, unit = unit_of(high_bytes, translate)
    low, high = _rough(low_bytes / divisor, translate), _rough(high_bytes / divisor, translate)
    if low == high:
        return translate(_CONTEXT, _ROUGHLY).format(fill=high, unit=unit)
    return translate(_CONTEXT, _ROUGH).format(low=low, high=high, unit=unit)


def rough_whole(low_bytes: float, high_bytes: float, translate: Translate = untranslated) -> str:
    """How much fits into it."""
    divisor, unit = unit_of(high_bytes, translate)
    return translate(_CONTEXT, _ROUGH_WHOLE).format(
        low=_rough(low_bytes / divisor, translate), high=_rough(high_bytes / divisor, translate), unit=unit
    )


def _rough(number: float, translate: Translate) -> str:
    """Two digits that mean something; one of what is small."""
    return translate.number(round(number, -1)) if number >= 10 * _SMALL else _figure(number, translate)


def _figure(number: float, translate: Translate) -> str:
    has_tenths = number < _SMALL and round(number, 1) % 1 != 0
    return translate.number(number, 1 if has_tenths else 0)
