"""How full a drive's cache is, in words: "12 of about 20 GB", "(10 to 14)"; "4 to 6 GB", "(of 30 to 410 GB)"."""

from typing import Final, NamedTuple

from shingleback.model.cache_state import CacheState, Phase
from shingleback.words import QT_TRANSLATE_NOOP, Translate, untranslated
from shingleback.words.numbers import unit_of

_CONTEXT: Final = "cache"
_KNOWN: Final = QT_TRANSLATE_NOOP("cache", "{fill} of {capacity} {unit}")
_ABOUT: Final = QT_TRANSLATE_NOOP("cache", "{fill} of about {capacity} {unit}")
_BAND: Final = QT_TRANSLATE_NOOP("cache", "({low} to {high})")
_ROUGH: Final = QT_TRANSLATE_NOOP("cache", "{low} to {high} {unit}")
_ROUGHLY: Final = QT_TRANSLATE_NOOP("cache", "about {fill} {unit}")
_EXACTLY: Final = QT_TRANSLATE_NOOP("cache", "{fill} {unit}")
_ROUGH_WHOLE: Final = QT_TRANSLATE_NOOP("cache", "(of {low} to {high} {unit})")
_FULL: Final = QT_TRANSLATE_NOOP("cache", "Full")
_EMPTY: Final = QT_TRANSLATE_NOOP("cache", "Empty")
_MAYBE_EMPTY: Final = QT_TRANSLATE_NOOP("cache", "Probably empty")
_HOLDS: Final = QT_TRANSLATE_NOOP("cache", "(holds {size})")
_SMALL: Final = 10  # below, one digit after the point says something


class Caption(NamedTuple):
    """Attributes: `figure`: how full it is; `band`: what belongs below it, in brackets; empty where nothing does."""

    figure: str
    band: str


def caption(cache: CacheState, translate: Translate = untranslated) -> Caption:
    """What stands below the picture of a cache whose capacity is more than 0."""
    if cache.phase is Phase.FULL:
        return Caption(translate(_CONTEXT, _FULL), _holds(cache, translate))
    if cache.phase is Phase.RESTING:
        said = _EMPTY if cache.is_surely_empty else _MAYBE_EMPTY
        return Caption(translate(_CONTEXT, said), _holds(cache, translate))
    if cache.is_vague:
        return Caption(amount(cache, translate), _rough_whole(cache, translate))
    return Caption(amount(cache, translate), _band(cache, translate))


def amount(cache: CacheState, translate: Translate = untranslated) -> str:
    """How much is in it, and of how much where that is known; the capacity is more than 0."""
    if cache.is_vague:
        is_full, is_empty = cache.phase is Phase.FULL, cache.phase is Phase.RESTING
        low = cache.capacity_low_bytes if is_full else 0 if is_empty else cache.fill_low_bytes
        return between(low, cache.capacity_high_bytes if is_full else cache.fill_high_bytes, translate)
    divisor, unit = unit_of(cache.capacity_bytes, translate)
    return translate(_CONTEXT, _KNOWN if cache.is_certain else _ABOUT).format(
        fill=_figure(cache.level * cache.capacity_bytes / divisor, translate),
        capacity=_figure(cache.capacity_bytes / divisor, translate),
        unit=unit,
    )


def between(low_bytes: float, high_bytes: float, translate: Translate = untranslated) -> str:
    """In the unit of the upper one."""
    divisor, unit = unit_of(high_bytes, translate)
    low, high = _rough(low_bytes / divisor, translate), _rough(high_bytes / divisor, translate)
    if low == high:
        return translate(_CONTEXT, _ROUGHLY).format(fill=high, unit=unit)
    return translate(_CONTEXT, _ROUGH).format(low=low, high=high, unit=unit)


def _holds(cache: CacheState, translate: Translate) -> str:
    """One figure where it is known well enough."""
    if cache.is_vague:
        size = between(cache.capacity_low_bytes, cache.capacity_high_bytes, translate)
    else:
        divisor, unit = unit_of(cache.capacity_bytes, translate)
        size = translate(_CONTEXT, _EXACTLY if cache.is_certain else _ROUGHLY).format(
            fill=_figure(cache.capacity_bytes / divisor, translate), unit=unit
        )
    return translate(_CONTEXT, _HOLDS).format(size=size)


def _band(cache: CacheState, translate: Translate) -> str:
    """Between which figures the truth is believed to lie; empty where they look the same."""
    divisor, _ = unit_of(cache.capacity_bytes)
    low, high = (_figure(part * cache.capacity_bytes / divisor, translate) for part in cache.level_band)
    return "" if low == high else translate(_CONTEXT, _BAND).format(low=low, high=high)


def _rough_whole(cache: CacheState, translate: Translate) -> str:
    """How much fits into it."""
    divisor, unit = unit_of(cache.capacity_high_bytes, translate)
    low, high = (_rough(size / divisor, translate) for size in (cache.capacity_low_bytes, cache.capacity_high_bytes))
    return translate(_CONTEXT, _ROUGH_WHOLE).format(low=low, high=high, unit=unit)


def _rough(number: float, translate: Translate) -> str:
    """Two digits that mean something; one of what is small."""
    return translate.number(round(number, -1)) if number >= 10 * _SMALL else _figure(number, translate)


def _figure(number: float, translate: Translate) -> str:
    has_tenths = number < _SMALL and round(number, 1) % 1 != 0
    return translate.number(number, 1 if has_tenths else 0)
