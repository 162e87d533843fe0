"""What is going on with a drive: what it does, what the program does, what is normal, and what one may do.

What a drive is doing now and why, why it is given a rest, and what it does when all is copied: a sentence each.

What has happened to a drive: a name that fits into a graph, and a sentence; and the names of its phases.

How full a drive's cache is, in words: "12 of about 20 GB", "(10 to 14)"; "4 to 6 GB", "(of 30 to 410 GB)".

How long something will take, and when it will be ready: no finer than anybody can know.
"""

import math
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from shingleback.domain.destination import nights
from shingleback.domain.monitoring import CacheState, MomentKind, Phase, RestReason, RunEvent, Situation, SituationText
from shingleback.messages.help.topic import Topic
from shingleback.messages.translate import (
    QT_TRANSLATE_NOOP,
    Translate,
    countdown,
    duration,
    percent,
    rate,
    size,
    unit_of,
    untranslated,
)

_CONTEXT: Final = "situations"

_LITTLE_TO_DO: Final = QT_TRANSLATE_NOOP("situations", "The drive has little to do yet.")
_WRITES: Final = QT_TRANSLATE_NOOP("situations", "The drive writes what it is given.")
_TIDIES: Final = QT_TRANSLATE_NOOP("situations", "The drive is left alone, and may tidy up.")
_WRITES_OUT: Final = QT_TRANSLATE_NOOP("situations", "The drive writes out what it was given.")
_NOTHING_WAITS: Final = QT_TRANSLATE_NOOP("situations", "All is written, and the drive was let go.")
_NO_ANSWER: Final = QT_TRANSLATE_NOOP("situations", "The drive does not answer just now.")
_NOT_THERE: Final = QT_TRANSLATE_NOOP("situations", "The drive was unplugged, or does not answer any more.")

_COPIES: Final = QT_TRANSLATE_NOOP(
    "situations",
    "Shingleback copies one file after another, and makes sure in between that they are really on the drive.",
)
_WAITS: Final = QT_TRANSLATE_NOOP("situations", "Shingleback waits for the drive. Nothing has gone wrong.")
_MAKES_SAFE: Final = QT_TRANSLATE_NOOP("situations", "Shingleback first makes safe what is copied already.")
_NOTHING: Final = QT_TRANSLATE_NOOP("situations", "Shingleback does nothing with the drive.")
_ENDED_EARLY: Final = QT_TRANSLATE_NOOP(
    "situations", "The backup has ended early. What was safe on the drive is kept, and the next backup goes on there."
)

_FAST_THEN_SLOW: Final = QT_TRANSLATE_NOOP(
    "situations", "Many drives are fast at first and slow after some gigabytes. Pauses of half a minute may happen."
)
_NO_HURRY: Final = QT_TRANSLATE_NOOP("situations", "This may take minutes, and hardly anything moves meanwhile.")
_BUSY_ALONE: Final = QT_TRANSLATE_NOOP(
    "situations", "The drive may hum, click and stay warm, although nothing is copied."
)
_NOT_NORMAL: Final = QT_TRANSLATE_NOOP("situations", "This is not normal, and it mostly has a cause that can be found.")

_GO_ON_WORKING: Final = QT_TRANSLATE_NOOP(
    "situations", "Go on working as usual. Pause or stop whenever you like. Do not unplug the drive."
)
_WAIT: Final = QT_TRANSLATE_NOOP("situations", "Wait a little. Do not unplug the drive.")
_EJECT_FIRST: Final = QT_TRANSLATE_NOOP("situations", "Eject the drive before you unplug it.")

_TOLD: Final[dict[Situation, SituationText]] = {
    Situation.STARTING: SituationText(
        _LITTLE_TO_DO,
        QT_TRANSLATE_NOOP("situations", "Shingleback opens the backup on the drive."),
        QT_TRANSLATE_NOOP("situations", "A drive that was asleep needs some seconds to wake up."),
        _GO_ON_WORKING,
    ),
    Situation.SURVEYING: SituationText(
        _LITTLE_TO_DO,
        QT_TRANSLATE_NOOP("situations", "Shingleback looks in your folders for files that are new or have changed."),
        QT_TRANSLATE_NOOP("situations", "With very many files this takes some minutes."),
        _GO_ON_WORKING,
    ),
    Situation.COPYING: SituationText(_WRITES, _COPIES, _FAST_THEN_SLOW, _GO_ON_WORKING),
    Situation.SLOW: SituationText(
        _WRITES,
        _COPIES,
        QT_TRANSLATE_NOOP("situations", "It is slow now. It becomes faster again when the drive has made room."),
        _GO_ON_WORKING,
    ),
    Situation.SILENT: SituationText(
        _NO_ANSWER,
        _WAITS,
        QT_TRANSLATE_NOOP("situations", "A drive that makes room may be silent for a minute or two."),
        _WAIT,
    ),
    Situation.RESTING: SituationText(_TIDIES, _WAITS, _BUSY_ALONE, _GO_ON_WORKING),
    Situation.GIVING_WAY: SituationText(
        QT_TRANSLATE_NOOP("situations", "The drive works for another program."),
        QT_TRANSLATE_NOOP("situations", "Shingleback lets the other program go first."),
        QT_TRANSLATE_NOOP("situations", "Two programs at once would make the drive slow for both."),
        _GO_ON_WORKING,
    ),
    Situation.PAUSING: SituationText(_WRITES_OUT, _MAKES_SAFE, _NO_HURRY, _WAIT),
    Situation.PAUSED: SituationText(
        _TIDIES,
        QT_TRANSLATE_NOOP("situations", "Shingleback is paused. What is copied so far is safe on the drive."),
        _BUSY_ALONE,
        QT_TRANSLATE_NOOP("situations", "Go on whenever you like. To take the drive away, stop, and then eject it."),
    ),
    Situation.STOPPING: SituationText(_WRITES_OUT, _MAKES_SAFE, _NO_HURRY, _WAIT),
    Situation.FINISHING: SituationText(
        _WRITES_OUT,
        QT_TRANSLATE_NOOP("situations", "Everything is copied. Shingleback completes the new version."),
        _NO_HURRY,
        _WAIT,
    ),
    Situation.EJECTING: SituationText(
        _WRITES_OUT,
        QT_TRANSLATE_NOOP("situations", "Shingleback has everything written out, and then lets the drive go."),
        _NO_HURRY,
        _WAIT,
    ),
    Situation.TIDYING: SituationText(
        QT_TRANSLATE_NOOP("situations", "The drive tidies up by itself."),
        QT_TRANSLATE_NOOP("situations", "The backup is complete. Shingleback does nothing with the drive any more."),
        _BUSY_ALONE,
        QT_TRANSLATE_NOOP(
            "situations", "If you have time, leave the drive powered for a while. Eject it before you unplug it."
        ),
    ),
    Situation.COPIED: SituationText(
        QT_TRANSLATE_NOOP("situations", "The drive has written everything that it was given."),
        QT_TRANSLATE_NOOP("situations", "The backup is complete. Shingleback does nothing with the drive any more."),
        _BUSY_ALONE,
        _EJECT_FIRST,
    ),
    Situation.STOPPED: SituationText(_TIDIES, _ENDED_EARLY, _BUSY_ALONE, _EJECT_FIRST),
    Situation.SAFE: SituationText(
        _NOTHING_WAITS,
        QT_TRANSLATE_NOOP("situations", "Shingleback is done with the drive."),
        QT_TRANSLATE_NOOP("situations", "Some drives go on turning for a few seconds."),
        QT_TRANSLATE_NOOP("situations", "You can unplug the drive."),
    ),
    Situation.NOT_SAFE: SituationText(
        QT_TRANSLATE_NOOP("situations", "The drive is still in use, or has not finished writing."),
        QT_TRANSLATE_NOOP("situations", "Shingleback could not let the drive go."),
        QT_TRANSLATE_NOOP("situations", "Mostly another program has a file or a folder of the drive open."),
        QT_TRANSLATE_NOOP("situations", "Close what uses the drive, and eject it once more. Do not unplug it yet."),
    ),
    Situation.LEFT: SituationText(
        QT_TRANSLATE_NOOP("situations", "The drive is not open any more, or it was unplugged."),
        QT_TRANSLATE_NOOP("situations", "Shingleback is done with the drive."),
        QT_TRANSLATE_NOOP("situations", "What was written before that stays on the drive."),
        _EJECT_FIRST,
    ),
    Situation.GONE: SituationText(
        _NOT_THERE,
        _ENDED_EARLY,
        QT_TRANSLATE_NOOP(
            "situations", "A drive may tidy up for so long that the computer gives it up. That alone does no harm."
        ),
        QT_TRANSLATE_NOOP(
            "situations",
            "Leave it plugged in for some minutes. If it does not come back, unplug it, plug it in, and start again.",
        ),
    ),
    Situation.FULL: SituationText(
        QT_TRANSLATE_NOOP("situations", "The drive has no room left."),
        _ENDED_EARLY,
        QT_TRANSLATE_NOOP("situations", "Older versions take room as well."),
        QT_TRANSLATE_NOOP(
            "situations", "Delete what you do not need there, choose fewer folders, or take a larger drive."
        ),
    ),
    Situation.REFUSED: SituationText(
        QT_TRANSLATE_NOOP("situations", "The drive returned errors."),
        _ENDED_EARLY,
        _NOT_NORMAL,
        QT_TRANSLATE_NOOP("situations", "Try another cable and another port. “What happened?” tells more."),
    ),
    Situation.FAILED: SituationText(
        _TIDIES,
        _ENDED_EARLY,
        _NOT_NORMAL,
        QT_TRANSLATE_NOOP("situations", "Do what is said there, and start the backup again."),
    ),
    Situation.IN_USE: SituationText(
        QT_TRANSLATE_NOOP("situations", "The drive is plugged in and open. Every program can use it."),
        _NOTHING,
        QT_TRANSLATE_NOOP("situations", "It may work for a while after something was written: it tidies up."),
        QT_TRANSLATE_NOOP("situations", "Use it as you like. Eject it before you unplug it."),
    ),
    Situation.HERE: SituationText(
        QT_TRANSLATE_NOOP("situations", "The backup is on the computer's own disk."),
        _NOTHING,
        QT_TRANSLATE_NOOP("situations", "If the disk fails, the backup is lost with your files."),
        QT_TRANSLATE_NOOP("situations", "Back up to an external drive as well."),
    ),
    Situation.CLOSED: SituationText(
        QT_TRANSLATE_NOOP("situations", "The drive is plugged in, and is not open."),
        _NOTHING,
        QT_TRANSLATE_NOOP("situations", "It may still work by itself for a while."),
        QT_TRANSLATE_NOOP("situations", "Open it to use its files."),
    ),
}
_TOPICS: Final[dict[Situation, Topic]] = {
    Situation.SLOW: Topic.SLOWS_DOWN,
    Situation.SILENT: Topic.SLOWS_DOWN,
    Situation.RESTING: Topic.RESTS,
    Situation.GIVING_WAY: Topic.RESTS,
    Situation.FINISHING: Topic.EJECT_TAKES_LONG,
    Situation.EJECTING: Topic.EJECT_TAKES_LONG,
    Situation.NOT_SAFE: Topic.EJECT_TAKES_LONG,
    Situation.TIDYING: Topic.BUSY_WHEN_IDLE,
    Situation.PAUSED: Topic.BUSY_WHEN_IDLE,
    Situation.COPIED: Topic.KEEP_POWERED,
    Situation.SAFE: Topic.ONE_DRIVE,
    Situation.HERE: Topic.ONE_DRIVE,
    Situation.LEFT: Topic.EJECT_TAKES_LONG,
    Situation.STOPPED: Topic.KEEP_POWERED,
    Situation.GONE: Topic.VANISHED,
    Situation.FULL: Topic.FREE_SPACE,
    Situation.REFUSED: Topic.IO_ERROR,
    Situation.IN_USE: Topic.BUSY_WHEN_IDLE,
    Situation.CLOSED: Topic.BUSY_WHEN_IDLE,
}


def told(situation: Situation, translate: Translate = untranslated) -> SituationText:
    found = _TOLD[situation]
    return SituationText(
        *(translate(_CONTEXT, text) for text in (found.drive, found.program, found.normal, found.advice))
    )


def topic_of(situation: Situation) -> Topic:
    """The explanation of why it is so."""
    return _TOPICS.get(situation, Topic.SLOWS_DOWN)


_CACHE_CONTEXT: Final = "cache"
_KNOWN: Final = QT_TRANSLATE_NOOP("cache", "{fill} of {capacity} {unit}")
_ABOUT: Final = QT_TRANSLATE_NOOP("cache", "{fill} of about {capacity} {unit}")
_BAND: Final = QT_TRANSLATE_NOOP("cache", "({low} to {high})")
_ROUGH: Final = QT_TRANSLATE_NOOP("cache", "{low} to {high} {unit}")
_ROUGHLY: Final = QT_TRANSLATE_NOOP("cache", "about {fill} {unit}")
_EXACTLY: Final = QT_TRANSLATE_NOOP("cache", "{fill} {unit}")
_ROUGH_WHOLE: Final = QT_TRANSLATE_NOOP("cache", "(of {low} to {high} {unit})")
_FULL: Final = QT_TRANSLATE_NOOP("cache", "Full")
_EMPTY: Final = QT_TRANSLATE_NOOP("cache", "Empty")
_CACHE_MAYBE_EMPTY: Final = QT_TRANSLATE_NOOP("cache", "Probably empty")
_HOLDS: Final = QT_TRANSLATE_NOOP("cache", "(holds {size})")
_SMALL: Final = 10  # below, one digit after the point says something


class Caption(NamedTuple):
    """Attributes: `figure`: how full it is; `band`: what belongs below it, in brackets; empty where nothing does."""

    figure: str
    band: str


def caption(cache: CacheState, translate: Translate = untranslated) -> Caption:
    """What stands below the picture of a cache whose capacity is more than 0."""
    if cache.phase is Phase.FULL:
        return Caption(translate(_CACHE_CONTEXT, _FULL), _holds(cache, translate))
    if cache.phase is Phase.RESTING:
        said = _EMPTY if cache.is_surely_empty else _CACHE_MAYBE_EMPTY
        return Caption(translate(_CACHE_CONTEXT, said), _holds(cache, translate))
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
    return translate(_CACHE_CONTEXT, _KNOWN if cache.is_certain else _ABOUT).format(
        fill=_figure(cache.level * cache.capacity_bytes / divisor, translate),
        capacity=_figure(cache.capacity_bytes / divisor, translate),
        unit=unit,
    )


def between(low_bytes: float, high_bytes: float, translate: Translate = untranslated) -> str:
    """In the unit of the upper one."""
    divisor, unit = unit_of(high_bytes, translate)
    low, high = _rough(low_bytes / divisor, translate), _rough(high_bytes / divisor, translate)
    if low == high:
        return translate(_CACHE_CONTEXT, _ROUGHLY).format(fill=high, unit=unit)
    return translate(_CACHE_CONTEXT, _ROUGH).format(low=low, high=high, unit=unit)


def _holds(cache: CacheState, translate: Translate) -> str:
    """One figure where it is known well enough."""
    if cache.is_vague:
        size = between(cache.capacity_low_bytes, cache.capacity_high_bytes, translate)
    else:
        divisor, unit = unit_of(cache.capacity_bytes, translate)
        size = translate(_CACHE_CONTEXT, _EXACTLY if cache.is_certain else _ROUGHLY).format(
            fill=_figure(cache.capacity_bytes / divisor, translate), unit=unit
        )
    return translate(_CACHE_CONTEXT, _HOLDS).format(size=size)


def _band(cache: CacheState, translate: Translate) -> str:
    """Between which figures the truth is believed to lie; empty where they look the same."""
    divisor, _ = unit_of(cache.capacity_bytes)
    low, high = (_figure(part * cache.capacity_bytes / divisor, translate) for part in cache.level_band)
    return "" if low == high else translate(_CACHE_CONTEXT, _BAND).format(low=low, high=high)


def _rough_whole(cache: CacheState, translate: Translate) -> str:
    """How much fits into it."""
    divisor, unit = unit_of(cache.capacity_high_bytes, translate)
    low, high = (_rough(size / divisor, translate) for size in (cache.capacity_low_bytes, cache.capacity_high_bytes))
    return translate(_CACHE_CONTEXT, _ROUGH_WHOLE).format(low=low, high=high, unit=unit)


def _rough(number: float, translate: Translate) -> str:
    """Two digits that mean something; one of what is small."""
    return translate.number(round(number, -1)) if number >= 10 * _SMALL else _figure(number, translate)


def _figure(number: float, translate: Translate) -> str:
    has_tenths = number < _SMALL and round(number, 1) % 1 != 0
    return translate.number(number, 1 if has_tenths else 0)


_MOMENTS_CONTEXT: Final = "moments"

_PHASE_NAMES: Final[dict[Phase, str]] = {
    Phase.UNKNOWN: QT_TRANSLATE_NOOP("moments", "not known yet"),
    Phase.FILLING: QT_TRANSLATE_NOOP("moments", "cache has room"),
    Phase.FULL: QT_TRANSLATE_NOOP("moments", "cache is full"),
    Phase.TIDYING: QT_TRANSLATE_NOOP("moments", "tidying up"),
    Phase.RESTING: QT_TRANSLATE_NOOP("moments", "at rest"),
    Phase.STALLED: QT_TRANSLATE_NOOP("moments", "no answer"),
    Phase.NOT_SMR_LIKE: QT_TRANSLATE_NOOP("moments", "no cache to be seen"),
}
_SHORT: Final[dict[MomentKind, str]] = {
    MomentKind.CLIFF: QT_TRANSLATE_NOOP("moments", "cache full"),
    MomentKind.RECOVERED: QT_TRANSLATE_NOOP("moments", "fast again"),
    MomentKind.STALL: QT_TRANSLATE_NOOP("moments", "no answer"),
    MomentKind.STALL_OVER: QT_TRANSLATE_NOOP("moments", "it answers"),
    MomentKind.REST: QT_TRANSLATE_NOOP("moments", "rest"),
    MomentKind.REST_OVER: QT_TRANSLATE_NOOP("moments", "goes on"),
    MomentKind.OTHERS: QT_TRANSLATE_NOOP("moments", "other program"),
    MomentKind.OTHERS_GONE: QT_TRANSLATE_NOOP("moments", "alone again"),
    MomentKind.PACE: QT_TRANSLATE_NOOP("moments", "pace"),
}
_HAPPENED: Final[dict[MomentKind, str]] = {
    MomentKind.CLIFF: QT_TRANSLATE_NOOP(
        "moments", "The drive's cache is full. From here on it is slower; this is normal for a shingled drive."
    ),
    MomentKind.RECOVERED: QT_TRANSLATE_NOOP("moments", "There is room in the drive's cache again: it is fast again."),
    MomentKind.STALL: QT_TRANSLATE_NOOP("moments", "The drive began not to answer, as many do while they tidy up."),
    MomentKind.STALL_OVER: QT_TRANSLATE_NOOP("moments", "The drive answers again."),
    MomentKind.REST: QT_TRANSLATE_NOOP("moments", "The drive is given a rest."),
    MomentKind.REST_OVER: QT_TRANSLATE_NOOP("moments", "The rest is over; the backup goes on."),
    MomentKind.OTHERS: QT_TRANSLATE_NOOP("moments", "Another program began to use the drive."),
    MomentKind.OTHERS_GONE: QT_TRANSLATE_NOOP("moments", "The other program has left the drive alone."),
    MomentKind.PACE: QT_TRANSLATE_NOOP("moments", "You chose another pace."),
}
_RESTS: Final[dict[str, str]] = {
    RestReason.CACHE_FULL: QT_TRANSLATE_NOOP(
        "moments", "The drive is given a rest to make room in its cache, so that files wait less for it later."
    ),
    RestReason.SLOW_ANSWERS: QT_TRANSLATE_NOOP(
        "moments", "The drive is given a rest, since its answers took longer and longer."
    ),
    RestReason.OTHERS: QT_TRANSLATE_NOOP("moments", "The backup waits, since another program uses the drive."),
}
_CLIFF_AT: Final = QT_TRANSLATE_NOOP(
    "moments", "The drive's cache is full; it holds about {size}. From here on it is slower, as shingled drives are."
)
_CLIFF_WITHIN: Final = QT_TRANSLATE_NOOP(
    "moments", "The drive's cache is full; it holds {size}. From here on it is slower, as shingled drives are."
)
_OTHERS_AT: Final = QT_TRANSLATE_NOOP("moments", "Another program began to use the drive, at {rate}.")
_NO_ANSWER_FOR: Final = QT_TRANSLATE_NOOP("moments", "The drive answers again, after {time}.")
_PACE_OF: Final = QT_TRANSLATE_NOOP("moments", "You chose another pace: {pace}.")


def phase_name(phase: Phase, translate: Translate = untranslated) -> str:
    """Two or three words, as for a legend."""
    return translate(_MOMENTS_CONTEXT, _PHASE_NAMES[phase])


def short(kind: MomentKind, translate: Translate = untranslated) -> str:
    """One or two words, as for a mark."""
    return translate(_MOMENTS_CONTEXT, _SHORT[kind])


def sentence(moment: RunEvent, translate: Translate = untranslated) -> str:
    """What happened, as exactly as the values of the moment tell it."""
    values = moment.values
    match moment.kind:
        case MomentKind.CLIFF if values.get("capacity_bytes"):
            return _cliff(values, translate)
        case MomentKind.REST if values.get("reason") in _RESTS:
            return translate(_MOMENTS_CONTEXT, _RESTS[str(values["reason"])])
        case MomentKind.OTHERS if "bytes_per_s" in values:
            return translate(_MOMENTS_CONTEXT, _OTHERS_AT).format(rate=rate(float(values["bytes_per_s"]), translate))
        case MomentKind.STALL_OVER if "silent_s" in values:
            return translate(_MOMENTS_CONTEXT, _NO_ANSWER_FOR).format(
                time=duration(float(values["silent_s"]), translate)
            )
        case MomentKind.PACE if "pace" in values:
            return translate(_MOMENTS_CONTEXT, _PACE_OF).format(pace=values["pace"])
        case kind:
            return translate(_MOMENTS_CONTEXT, _HAPPENED[kind])


def _cliff(values: Mapping[str, str | int | float], translate: Translate) -> str:
    """One figure only where the truth lies near to it."""
    names = ("capacity_bytes", "capacity_low_bytes", "capacity_high_bytes")
    capacity, low, high = (int(values.get(name, 0)) for name in names)
    full = CacheState(Phase.FULL, capacity_bytes=capacity, capacity_low_bytes=low, capacity_high_bytes=high)
    if full.is_vague:
        return translate(_MOMENTS_CONTEXT, _CLIFF_WITHIN).format(size=between(low, high, translate))
    return translate(_MOMENTS_CONTEXT, _CLIFF_AT).format(size=size(capacity, translate))


_FORECAST_CONTEXT: Final = "forecast"
_HOUR_S: Final = 3600
_DAY_S: Final = 86_400
_GRAINS: Final = ((600, 60), (3_600, 300), (10_800, 900), (43_200, 1_800), (86_400, 3_600))
"""A range that ends before the first is told in steps of the second, all in seconds; of days beyond."""
_WORTH_A_CLOCK_S: Final = 900  # who waits for less does not look at the clock
_MOST_DAYS: Final = 6
_WIDEST: Final = 10  # times: who hears "1 to 55 min" has learned nothing
_NEAR_S: Final = 600  # that it takes no longer than that is worth telling, whatever else is known

_DAYS: Final = (
    QT_TRANSLATE_NOOP("forecast", "ready on Monday by about {time}"),
    QT_TRANSLATE_NOOP("forecast", "ready on Tuesday by about {time}"),
    QT_TRANSLATE_NOOP("forecast", "ready on Wednesday by about {time}"),
    QT_TRANSLATE_NOOP("forecast", "ready on Thursday by about {time}"),
    QT_TRANSLATE_NOOP("forecast", "ready on Friday by about {time}"),
    QT_TRANSLATE_NOOP("forecast", "ready on Saturday by about {time}"),
    QT_TRANSLATE_NOOP("forecast", "ready on Sunday by about {time}"),
)


def left(low_s: float | None, high_s: float | None, now: datetime | None, translate: Translate = untranslated) -> str:
    """How long, and where `now` is given, until when: "3 to 5 h left, ready by about 7:00".

    Of a range that is too wide, the end that tells something: "at least 20 min left".
    """
    if low_s is None or high_s is None:
        return ""
    if _is_too_wide(low_s, high_s):
        return _one_end(low_s, high_s, translate)
    time = time_left(low_s, high_s, translate)
    text = translate(_FORECAST_CONTEXT, QT_TRANSLATE_NOOP("forecast", "{time} left")).format(time=time)
    until = ready(high_s, now, translate) if now else ""
    return f"{text}, {until}" if until else text


def time_left(low_s: float | None, high_s: float | None, translate: Translate = untranslated) -> str:
    """A range, since anything else would be a lie; empty while nothing can be said."""
    if low_s is None or high_s is None:
        return ""
    if high_s < _MINUTE_S:
        return translate(_FORECAST_CONTEXT, QT_TRANSLATE_NOOP("forecast", "less than a minute"))
    grain_s = _grain_s(high_s)
    low_grain_s = grain_s if low_s >= grain_s else _grain_s(low_s)
    low, high = max(1, math.floor(low_s / low_grain_s)) * low_grain_s, math.ceil(high_s / grain_s) * grain_s
    if low == high:
        return translate(_FORECAST_CONTEXT, QT_TRANSLATE_NOOP("forecast", "about {time}")).format(
            time=duration(high, translate)
        )
    return _range(low, high, translate)


def span(low_s: float, high_s: float, translate: Translate = untranslated) -> str:
    """For which time something should be let go on: of a range that is too wide, only its end."""
    is_wide = _is_too_wide(low_s, high_s)
    return _up_to(high_s, translate) if is_wide else time_left(low_s, high_s, translate)


def _up_to(high_s: float, translate: Translate) -> str:
    grain_s = _grain_s(high_s)
    time = duration(math.ceil(high_s / grain_s) * grain_s, translate)
    return translate(_FORECAST_CONTEXT, QT_TRANSLATE_NOOP("forecast", "up to {time}")).format(time=time)


def ready(high_s: float | None, now: datetime, translate: Translate = untranslated) -> str:
    """By when, at the latest, as a clock on the wall shows it: "ready by about 7:00". Empty where that is soon."""
    if high_s is None or high_s < _WORTH_A_CLOCK_S:
        return ""
    grain_s = min(_grain_s(high_s), _HOUR_S)
    past_s = now.minute * _MINUTE_S + now.second
    then = now.replace(minute=0, second=0, microsecond=0)
    then += timedelta(seconds=math.ceil((past_s + high_s) / grain_s) * grain_s)
    days = -nights(then, now)
    if days > _MOST_DAYS:
        return ""
    today = QT_TRANSLATE_NOOP("forecast", "ready by about {time}")
    tomorrow = QT_TRANSLATE_NOOP("forecast", "ready tomorrow by about {time}")
    text = (today, tomorrow)[days] if days < 2 else _DAYS[then.weekday()]
    return translate(_FORECAST_CONTEXT, text).format(time=translate.clock(then.time()))


def _is_too_wide(low_s: float, high_s: float) -> bool:
    """A beginning within the first minute would be told as a minute, which it is not."""
    return high_s >= _MINUTE_S and (low_s < _MINUTE_S / 2 or high_s > _WIDEST * low_s)


def _one_end(low_s: float, high_s: float, translate: Translate) -> str:
    """Empty where both say nothing."""
    if high_s <= _NEAR_S:
        text, time = QT_TRANSLATE_NOOP("forecast", "{time} left"), _up_to(high_s, translate)
    elif low_s >= _MINUTE_S:
        grain_s = _grain_s(low_s)
        text = QT_TRANSLATE_NOOP("forecast", "at least {time} left")
        time = duration(low_s // grain_s * grain_s, translate)
    else:
        return ""
    return translate(_FORECAST_CONTEXT, text).format(time=time)


def _grain_s(high_s: float) -> int:
    return next((grain_s for until_s, grain_s in _GRAINS if high_s <= until_s), _DAY_S)


def _range(low_s: int, high_s: int, translate: Translate) -> str:
    """The unit is said once, where it is the same: 20 to 40 min."""
    unit_s = _shared_unit_s(low_s, high_s)
    low = translate.number(low_s / unit_s) if unit_s else duration(low_s, translate)
    text = translate(_FORECAST_CONTEXT, QT_TRANSLATE_NOOP("forecast", "{low} to {high}"))
    return text.format(low=low, high=duration(high_s, translate))


def _shared_unit_s(low_s: int, high_s: int) -> int:
    """0 where `duration` says one of them in another unit than the other, or in two."""
    if high_s < _HOUR_S:
        return _MINUTE_S
    if low_s >= _DAY_S:
        return _DAY_S
    are_hours = low_s >= _HOUR_S and high_s < _DAY_S and low_s % _HOUR_S == high_s % _HOUR_S == 0
    return _HOUR_S if are_hours else 0


_DOING_CONTEXT: Final = "doing"
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
        return translate(_DOING_CONTEXT, _MAYBE_EMPTY)
    with_fill = _WITH_FILL.get(cache.phase)
    if with_fill is not None and has_percent(cache):
        return translate(_DOING_CONTEXT, with_fill).format(fill=fill(cache, translate))
    return translate(_DOING_CONTEXT, _SENTENCES[cache.phase])


def has_percent(cache: CacheState) -> bool:
    """Whether it is known well enough how much fits into it."""
    return bool(cache.capacity_bytes) and not cache.is_vague


def fill(cache: CacheState, translate: Translate = untranslated) -> str:
    """How full, in percent: exact, about, or a range, as far as it is known. The capacity is not 0."""
    if cache.level_band[0] == cache.level_band[1]:
        return percent(cache.level, translate)
    low, high = map(_percent, cache.level_band)
    if high - low > _WIDE:
        return translate(_DOING_CONTEXT, QT_TRANSLATE_NOOP("doing", "{low} to {high}%")).format(low=low, high=high)
    about = translate(_DOING_CONTEXT, QT_TRANSLATE_NOOP("doing", "about {percent}%"))
    return about.format(percent=_percent(cache.level))


def rest(reason: RestReason, left_s: float, translate: Translate = untranslated) -> str:
    """When it goes on, and why it does not now."""
    until = translate(_DOING_CONTEXT, QT_TRANSLATE_NOOP("doing", "It goes on in {time} at the latest."))
    return f"{translate(_DOING_CONTEXT, _REASONS[reason])} {until.format(time=countdown(left_s, translate))}"


def afterwards(cache: CacheState, translate: Translate = untranslated) -> str:
    """What the drive does after a backup that is complete; empty where that is nothing, or not known."""
    if cache.phase is Phase.RESTING:
        is_sure = cache.is_surely_empty or not cache.capacity_bytes
        tidy = QT_TRANSLATE_NOOP("doing", "The drive has tidied up: its cache is empty.")
        return translate(_DOING_CONTEXT, tidy if is_sure else _MAYBE_TIDY)
    if cache.tidy_high_s < _WORTH_TELLING_S:
        return ""
    text = QT_TRANSLATE_NOOP(
        "doing",
        "The drive now tidies up by itself. Leave it powered for {time} if you can; your files are safe already.",
    )
    return translate(_DOING_CONTEXT, text).format(time=_span(cache, translate))


def _span(cache: CacheState, translate: Translate) -> str:
    if cache.tidy_high_s < _MINUTE_S:
        return translate(_DOING_CONTEXT, QT_TRANSLATE_NOOP("doing", "a minute"))
    return span(cache.tidy_low_s, cache.tidy_high_s, translate)


def _percent(level: float) -> int:
    """In steps; all and nothing are not said before they are true."""
    if level in (0.0, 1.0):
        return round(100 * level)
    return min(max(_STEP, round(100 * level / _STEP) * _STEP), 100 - _STEP)
