"""Sentences about how full a drive's cache is, and what the drive is doing."""

from typing import Final, NamedTuple

from shingleback.domain.monitoring import CacheState, Phase, RestReason
from shingleback.messages.time_left import span
from shingleback.messages.translate import (
    QT_TRANSLATE_NOOP,
    Translate,
    countdown,
    from_to,
    percent,
    unit_of,
    untranslated,
    with_unit,
)

_CACHE_CONTEXT: Final = "cache"
_KNOWN: Final = QT_TRANSLATE_NOOP("cache", "{fill} of {capacity}")
_ABOUT: Final = QT_TRANSLATE_NOOP("cache", "{fill} of about {capacity}")
_BAND: Final = QT_TRANSLATE_NOOP("cache", "({low} to {high})")
_ROUGHLY: Final = QT_TRANSLATE_NOOP("cache", "about {fill}")
_ROUGH_WHOLE: Final = QT_TRANSLATE_NOOP("cache", "(of {size})")
_FULL: Final = QT_TRANSLATE_NOOP("cache", "Full")
_EMPTY: Final = QT_TRANSLATE_NOOP("cache", "Empty")
_CACHE_MAYBE_EMPTY: Final = QT_TRANSLATE_NOOP("cache", "Probably empty")
_ALMOST_EMPTY: Final = QT_TRANSLATE_NOOP("cache", "Almost empty")
_ALMOST_NOTHING: Final = QT_TRANSLATE_NOOP("cache", "almost nothing")
_HOLDS: Final = QT_TRANSLATE_NOOP("cache", "(holds {size})")
_SMALL: Final = 10  # smaller numbers have one decimal place
_DOING_CONTEXT: Final = "doing"
_STEP: Final = 5  # percent; the estimate is no more precise
_WIDE: Final = 10  # percent; a wider band is shown as a range
_WIDEST: Final = 0.5  # "25 to 100%" says nothing
_WORTH_TELLING_S: Final = 5.0
_WORTH_TIDYING_BYTES: Final = 100_000_000
_MINUTE_S: Final = 60

_WITH_FILL: Final[dict[Phase, str]] = {
    Phase.FILLING: QT_TRANSLATE_NOOP("doing", "The drive is writing into its cache, which is {fill} full."),
    Phase.TIDYING: QT_TRANSLATE_NOOP("doing", "The drive is tidying up. Its cache is {fill} full."),
}
_SENTENCES: Final[dict[Phase, str]] = {
    Phase.UNKNOWN: "",
    Phase.FILLING: QT_TRANSLATE_NOOP("doing", "The drive is writing into its cache, which has room."),
    Phase.FULL: QT_TRANSLATE_NOOP(
        "doing", "The drive's fast cache is full, so writing is slow for now. This is normal."
    ),
    Phase.BYPASSING: QT_TRANSLATE_NOOP(
        "doing", "The drive's cache is still full, but large files bypass it, at full speed."
    ),
    Phase.TIDYING: QT_TRANSLATE_NOOP("doing", "The drive is tidying up."),
    Phase.RESTING: QT_TRANSLATE_NOOP("doing", "The drive has nothing to do. Its cache is empty."),
    Phase.STALLED: QT_TRANSLATE_NOOP(
        "doing", "The drive is not responding right now. It is probably making room. This is normal."
    ),
    Phase.NOT_SMR_LIKE: QT_TRANSLATE_NOOP(
        "doing", "Writing at a steady speed: this drive shows no sign of a cache that fills up."
    ),
}
_MAYBE_EMPTY: Final = QT_TRANSLATE_NOOP("doing", "The drive has nothing to do. Its cache is probably empty.")
_UNKNOWN_REST: Final = QT_TRANSLATE_NOOP("doing", "Nothing is being written. The drive has time to tidy up.")
_MAYBE_TIDY: Final = QT_TRANSLATE_NOOP("doing", "The drive has probably tidied up: it has nothing to do.")
_REASONS: Final[dict[RestReason, str]] = {
    RestReason.CACHE_FULL: QT_TRANSLATE_NOOP(
        "doing", "The drive's cache is full. It is making room, so your files wait less later."
    ),
    RestReason.SLOW_ANSWERS: QT_TRANSLATE_NOOP(
        "doing", "The drive took a long time to respond. A rest now keeps it from becoming too slow for the computer."
    ),
    RestReason.OTHERS: QT_TRANSLATE_NOOP("doing", "Another program is using the drive, and goes first."),
    RestReason.TROUBLE: QT_TRANSLATE_NOOP(
        "doing",
        "The drive, its connection or its power had a problem. Copied files are safe, and the drive"
        " gets a minute to recover.",
    ),
}

_AFTER_TROUBLE: Final = QT_TRANSLATE_NOOP("doing", "Copied files are safe, and the drive gets a minute to recover.")


class Caption(NamedTuple):
    """Attributes: `figure`: how full it is; `band`: the text below it, in brackets; may be empty."""

    figure: str
    band: str


def caption(cache: CacheState, translate: Translate = untranslated) -> Caption:
    """The text below the cache gauge; the capacity is more than 0."""
    if cache.is_full:
        return Caption(translate(_CACHE_CONTEXT, _FULL), _holds(cache, translate))
    if cache.is_probably_empty:
        caption_text = _EMPTY if cache.is_surely_empty else _CACHE_MAYBE_EMPTY
        return Caption(translate(_CACHE_CONTEXT, caption_text), _holds(cache, translate))
    if cache.is_vague and cache.has_traces:
        return Caption(translate(_CACHE_CONTEXT, _ALMOST_EMPTY), _holds(cache, translate))
    if cache.is_vague:
        size = _range(cache.capacity_low_bytes, cache.capacity_high_bytes, translate)
        return Caption(amount(cache, translate), translate(_CACHE_CONTEXT, _ROUGH_WHOLE).format(size=size))
    # The range is left out if both ends look the same.
    divisor, _ = unit_of(cache.capacity_bytes)
    low, high = (_figure(part * cache.capacity_bytes / divisor, translate) for part in cache.level_band)
    return Caption(
        amount(cache, translate), "" if low == high else translate(_CACHE_CONTEXT, _BAND).format(low=low, high=high)
    )


def amount(cache: CacheState, translate: Translate = untranslated) -> str:
    """The amount of data in the cache, and its capacity if known; the capacity is more than 0."""
    if cache.is_vague and cache.has_traces:
        return translate(_CACHE_CONTEXT, _ALMOST_NOTHING)
    if cache.is_vague:
        is_full, is_empty = cache.is_full, cache.phase is Phase.RESTING
        low = cache.capacity_low_bytes if is_full else 0 if is_empty else cache.fill_low_bytes
        return between(low, cache.capacity_high_bytes if is_full else cache.fill_high_bytes, translate)
    divisor, unit = unit_of(cache.capacity_bytes, translate)
    return translate(_CACHE_CONTEXT, _KNOWN if cache.is_certain else _ABOUT).format(
        fill=_figure(cache.level * cache.capacity_bytes / divisor, translate),
        capacity=with_unit(_figure(cache.capacity_bytes / divisor, translate), unit, translate),
    )


def between(low_bytes: float, high_bytes: float, translate: Translate = untranslated) -> str:
    """A range, in the unit of the upper figure."""
    low, high = _ends(low_bytes, high_bytes, translate)
    if low == high:
        _, unit = unit_of(high_bytes, translate)
        return translate(_CACHE_CONTEXT, _ROUGHLY).format(fill=with_unit(high, unit, translate))
    return _range(low_bytes, high_bytes, translate)


def _range(low_bytes: float, high_bytes: float, translate: Translate) -> str:
    low, high = _ends(low_bytes, high_bytes, translate)
    _, unit = unit_of(high_bytes, translate)
    return from_to(low, with_unit(high, unit, translate), translate)


def _ends(low_bytes: float, high_bytes: float, translate: Translate) -> tuple[str, str]:
    divisor, _ = unit_of(high_bytes)
    return _rough(low_bytes / divisor, translate), _rough(high_bytes / divisor, translate)


def _holds(cache: CacheState, translate: Translate) -> str:
    """The capacity: one figure if it is known well enough, otherwise a range."""
    if cache.is_vague:
        size = between(cache.capacity_low_bytes, cache.capacity_high_bytes, translate)
    else:
        divisor, unit = unit_of(cache.capacity_bytes, translate)
        size = with_unit(_figure(cache.capacity_bytes / divisor, translate), unit, translate)
        if not cache.is_certain:
            size = translate(_CACHE_CONTEXT, _ROUGHLY).format(fill=size)
    return translate(_CACHE_CONTEXT, _HOLDS).format(size=size)


def _rough(number: float, translate: Translate) -> str:
    """A number with two significant digits; small numbers have one."""
    return translate.number(round(number, -1)) if number >= 10 * _SMALL else _figure(number, translate)


def _figure(number: float, translate: Translate) -> str:
    has_tenths = number < _SMALL and round(number, 1) % 1 != 0
    return translate.number(number, 1 if has_tenths else 0)


def now(cache: CacheState, translate: Translate = untranslated) -> str:
    """What the drive is doing; empty if unknown."""
    if cache.phase is Phase.RESTING and cache.capacity_bytes and not cache.is_surely_empty:
        return translate(_DOING_CONTEXT, _MAYBE_EMPTY if cache.is_probably_empty else _UNKNOWN_REST)
    with_fill = _WITH_FILL.get(cache.phase)
    low, high = cache.level_band
    if with_fill is not None and has_percent(cache) and high - low <= _WIDEST:
        return translate(_DOING_CONTEXT, with_fill).format(fill=fill(cache, translate))
    return translate(_DOING_CONTEXT, _SENTENCES[cache.phase])


def has_percent(cache: CacheState) -> bool:
    """Whether the capacity is known well enough to show percentages."""
    return bool(cache.capacity_bytes) and not cache.is_vague


def fill(cache: CacheState, translate: Translate = untranslated) -> str:
    """How full it is in percent: exact, about, or a range, as far as it is known. The capacity is not 0."""
    if cache.level_band[0] == cache.level_band[1]:
        return percent(cache.level, translate)
    low, high = map(_percent, cache.level_band)
    if high - low > _WIDE:
        return translate(_DOING_CONTEXT, QT_TRANSLATE_NOOP("doing", "{low} to {high}%")).format(low=low, high=high)
    percent_text = translate(_DOING_CONTEXT, QT_TRANSLATE_NOOP("doing", "about {percent}%"))
    return percent_text.format(percent=_percent(cache.level))


def rest_text(reason: RestReason, left_s: float, translate: Translate = untranslated, *, troubles: str = "") -> str:
    """Why writing is paused, and when it continues. `troubles`: sentences about those that were noticed, if known."""
    until = translate(_DOING_CONTEXT, QT_TRANSLATE_NOOP("doing", "It continues in {time} at the latest."))
    why = translate(_DOING_CONTEXT, _REASONS[reason])
    if reason is RestReason.TROUBLE and troubles:
        why = f"{troubles} {translate(_DOING_CONTEXT, _AFTER_TROUBLE)}"
    return f"{why} {until.format(time=countdown(left_s, translate))}"


def afterwards(cache: CacheState, written_bytes: int, translate: Translate = untranslated) -> str:
    """What the drive does after a complete backup; empty if nothing, or if unknown.

    After a run that wrote next to nothing, the estimate is about earlier runs, and no reason to leave the drive on.
    """
    if cache.phase is Phase.RESTING and (cache.is_probably_empty or not cache.capacity_bytes):
        is_sure = cache.is_surely_empty or not cache.capacity_bytes
        tidy = QT_TRANSLATE_NOOP("doing", "The drive has tidied up: its cache is empty.")
        return translate(_DOING_CONTEXT, tidy if is_sure else _MAYBE_TIDY)
    if cache.tidy_high_s < _WORTH_TELLING_S or written_bytes < _WORTH_TIDYING_BYTES:
        return ""
    text = QT_TRANSLATE_NOOP(
        "doing",
        "The drive is now tidying up. Leave it powered for {time} if you can. Your files are already safe.",
    )
    if cache.tidy_high_s < _MINUTE_S:
        time = translate(_DOING_CONTEXT, QT_TRANSLATE_NOOP("doing", "a minute"))
    else:
        time = span(cache.tidy_low_s, cache.tidy_high_s, translate)
    return translate(_DOING_CONTEXT, text).format(time=time)


def _percent(level: float) -> int:
    """The percentage in steps; 0 and 100 only if exact."""
    if level in (0.0, 1.0):
        return round(100 * level)
    return min(max(_STEP, round(100 * level / _STEP) * _STEP), 100 - _STEP)
