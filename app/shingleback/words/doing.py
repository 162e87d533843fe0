"""What a drive is doing now and why, why it is given a rest, and what it does when all is copied: a sentence each."""

from typing import Final

from shingleback.model.cache_state import CacheState, Phase, RestReason
from shingleback.words import QT_TRANSLATE_NOOP, Translate, untranslated
from shingleback.words.forecast import span
from shingleback.words.numbers import countdown, percent

_CONTEXT: Final = "doing"
_STEP: Final = 5  # nobody knows better than to so many percent
_WIDE: Final = 10  # a band of more than so many percent is told as one
_WORTH_TELLING_S: Final = 5.0
_MINUTE_S: Final = 60

_WITH_FILL: Final[dict[Phase, str]] = {
    Phase.FILLING: QT_TRANSLATE_NOOP("doing", "The drive writes into its cache, which is {fill} full."),
    Phase.TIDYING: QT_TRANSLATE_NOOP("doing", "The drive is tidying up. Its cache is {fill} full."),
}
_SENTENCES: Final[dict[Phase, str]] = {
    Phase.UNKNOWN: "",
    Phase.FILLING: QT_TRANSLATE_NOOP("doing", "Writing at full speed."),
    Phase.FULL: QT_TRANSLATE_NOOP(
        "doing", "The drive's fast cache is full, so writing is slow for now. This is normal."
    ),
    Phase.TIDYING: QT_TRANSLATE_NOOP("doing", "The drive is tidying up."),
    Phase.RESTING: QT_TRANSLATE_NOOP("doing", "The drive has nothing to do. Its cache is empty."),
    Phase.STALLED: QT_TRANSLATE_NOOP(
        "doing", "The drive is not answering right now. It is probably making room. This is normal."
    ),
    Phase.NOT_SMR_LIKE: QT_TRANSLATE_NOOP(
        "doing", "Writing at a steady speed: this drive shows no sign of a cache that fills up."
    ),
}
_MAYBE_EMPTY: Final = QT_TRANSLATE_NOOP("doing", "The drive has nothing to do. Its cache is probably empty.")
_MAYBE_TIDY: Final = QT_TRANSLATE_NOOP("doing", "The drive has probably tidied up: it has nothing to do.")
_REASONS: Final[dict[RestReason, str]] = {
    RestReason.CACHE_FULL: QT_TRANSLATE_NOOP(
        "doing", "Its cache is full. It makes room now, so that files wait less for it later."
    ),
    RestReason.SLOW_ANSWERS: QT_TRANSLATE_NOOP(
        "doing", "It took long to answer. A rest now keeps it from becoming too slow for the computer."
    ),
    RestReason.OTHERS: QT_TRANSLATE_NOOP("doing", "Another program is using it, and goes first."),
}


def now(cache: CacheState, translate: Translate = untranslated) -> str:
    """Empty where nothing is known."""
    if cache.phase is Phase.RESTING and cache.capacity_bytes and not cache.is_surely_empty:
        return translate(_CONTEXT, _MAYBE_EMPTY)
    with_fill = _WITH_FILL.get(cache.phase)
    if with_fill is not None and has_percent(cache):
        return translate(_CONTEXT, with_fill).format(fill=fill(cache, translate))
    return translate(_CONTEXT, _SENTENCES[cache.phase])


def has_percent(cache: CacheState) -> bool:
    """Whether it is known well enough how much fits into it."""
    return bool(cache.capacity_bytes) and not cache.is_vague


def fill(cache: CacheState, translate: Translate = untranslated) -> str:
    """How full, in percent: exact, about, or a range, as far as it is known. The capacity is not 0."""
    if cache.level_band[0] == cache.level_band[1]:
        return percent(cache.level, translate)
    low, high = map(_percent, cache.level_band)
    if high - low > _WIDE:
        return translate(_CONTEXT, QT_TRANSLATE_NOOP("doing", "{low} to {high}%")).format(low=low, high=high)
    about = translate(_CONTEXT, QT_TRANSLATE_NOOP("doing", "about {percent}%"))
    return about.format(percent=_percent(cache.level))


def rest(reason: RestReason, left_s: float, translate: Translate = untranslated) -> str:
    """When it goes on, and why it does not now."""
    until = translate(_CONTEXT, QT_TRANSLATE_NOOP("doing", "It goes on in {time} at the latest."))
    return f"{translate(_CONTEXT, _REASONS[reason])} {until.format(time=countdown(left_s, translate))}"


def afterwards(cache: CacheState, translate: Translate = untranslated) -> str:
    """What the drive does after a backup that is complete; empty where that is nothing, or not known."""
    if cache.phase is Phase.RESTING:
        is_sure = cache.is_surely_empty or not cache.capacity_bytes
        tidy = QT_TRANSLATE_NOOP("doing", "The drive has tidied up: its cache is empty.")
        return translate(_CONTEXT, tidy if is_sure else _MAYBE_TIDY)
    if cache.tidy_high_s < _WORTH_TELLING_S:
        return ""
    text = QT_TRANSLATE_NOOP(
        "doing",
        "The drive now tidies up by itself. Leave it powered for {time} if you can; your files are safe already.",
    )
    return translate(_CONTEXT, text).format(time=_span(cache, translate))


def _span(cache: CacheState, translate: Translate) -> str:
    if cache.tidy_high_s < _MINUTE_S:
        return translate(_CONTEXT, QT_TRANSLATE_NOOP("doing", "a minute"))
    return span(cache.tidy_low_s, cache.tidy_high_s, translate)


def _percent(level: float) -> int:
    """In steps; all and nothing are not said before they are true."""
    if level in (0.0, 1.0):
        return round(100 * level)
    return min(max(_STEP, round(100 * level / _STEP) * _STEP), 100 - _STEP)
