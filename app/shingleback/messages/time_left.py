"""Sentences about how long something will take, when it will be ready, and whether that is by a given time."""

import math
from datetime import datetime, timedelta, tzinfo
from typing import Final, Protocol

from shingleback.domain.deadline import Readiness
from shingleback.domain.local_time import nights
from shingleback.domain.monitoring import RangeChange
from shingleback.messages.translate import QT_TRANSLATE_NOOP, Translate, duration, durations, size, untranslated

_FORECAST_CONTEXT: Final = "forecast"
_HOUR_S: Final = 3600
_DAY_S: Final = 86_400
_GRAINS: Final = ((600, 60), (3_600, 300), (10_800, 900), (43_200, 1_800), (86_400, 3_600))
"""Pairs: a range that ends before the first is rounded to steps of the second, in seconds; longer ones to days."""
_WORTH_A_CLOCK_S: Final = 900  # for a shorter wait, nobody looks at the clock
_MAX_DAYS: Final = 6
_WIDEST: Final = 10  # a factor; "1 to 55 min" says nothing
_NEAR_S: Final = 600  # it is always worth saying that no more time than this is left
_FAR_S: Final = 1_800  # the same, if the lower end says nothing
_VAGUE: Final = 20  # the upper end says nothing either if it is this many times the lower one
_SOON_S: Final = 10  # a lower end below this counts as much: "up to 3 min left" is worth saying

_DAYS: Final = (
    QT_TRANSLATE_NOOP("forecast", "ready on Monday by about {time}"),
    QT_TRANSLATE_NOOP("forecast", "ready on Tuesday by about {time}"),
    QT_TRANSLATE_NOOP("forecast", "ready on Wednesday by about {time}"),
    QT_TRANSLATE_NOOP("forecast", "ready on Thursday by about {time}"),
    QT_TRANSLATE_NOOP("forecast", "ready on Friday by about {time}"),
    QT_TRANSLATE_NOOP("forecast", "ready on Saturday by about {time}"),
    QT_TRANSLATE_NOOP("forecast", "ready on Sunday by about {time}"),
)

_MINUTE_S: Final = 60
_CHANGES: Final = {
    RangeChange.CACHE_FULL: QT_TRANSLATE_NOOP(
        "forecast", "It takes longer than expected, because the drive's cache is full."
    ),
    RangeChange.BREAK: QT_TRANSLATE_NOOP("forecast", "It takes longer than expected, because the drive took a break."),
    RangeChange.SMALL_FILES: QT_TRANSLATE_NOOP(
        "forecast", "It takes longer than expected, because small files take more time."
    ),
    RangeChange.SLOWER: QT_TRANSLATE_NOOP("forecast", "It takes longer than expected."),
    RangeChange.FASTER: QT_TRANSLATE_NOOP("forecast", "It is faster than expected."),
}
_CONTEXT: Final = "ready_by"
_CLOCK_GRAIN_S: Final = 300
_SENTENCES: Final[dict[Readiness, str]] = {
    Readiness.READY: QT_TRANSLATE_NOOP("ready_by", "Ready by about {time}, in time for {deadline}."),
    Readiness.UNSURE: QT_TRANSLATE_NOOP(
        "ready_by", "It may not be ready by {deadline}: it may take up to {longer} longer."
    ),
    Readiness.LATE: QT_TRANSLATE_NOOP(
        "ready_by", "It will not be ready by {deadline}: it takes at least {longer} longer."
    ),
    Readiness.UNKNOWN: QT_TRANSLATE_NOOP("ready_by", "Whether it will be ready by {deadline} is not known yet."),
    Readiness.OVER: QT_TRANSLATE_NOOP("ready_by", "It was not ready by {deadline}: {size} still have to be copied."),
}
_UNTIDY: Final = QT_TRANSLATE_NOOP(
    "ready_by",
    "Ready by about {time}, in time for {deadline}. The drive may still be tidying up then, but you can eject it.",
)
_NOT_YET: Final = QT_TRANSLATE_NOOP("ready_by", "It was not ready by {deadline}.")


def remaining(
    low_s: float | None, high_s: float | None, now: datetime | None, translate: Translate = untranslated
) -> str:
    """The time left and, if `now` is given, when it ends: "3 to 5 h left, ready by about 7:00".

    If the range is too wide, only the end that says something: "at least 20 min left".
    """
    if low_s is None or high_s is None:
        return ""
    if _is_too_wide(low_s, high_s):
        return _one_end(low_s, high_s, translate)
    time = time_left(low_s, high_s, translate)
    text = translate(_FORECAST_CONTEXT, QT_TRANSLATE_NOOP("forecast", "{time} left")).format(time=time)
    until = ready(high_s, now, translate) if now else ""
    return f"{text}, {until}" if until else text


def changed(change: str, translate: Translate = untranslated) -> str:
    """Why the time left has changed; `change` is a `RangeChange`. Empty if it is empty or unknown."""
    return translate(_FORECAST_CONTEXT, _CHANGES[RangeChange(change)]) if change in _CHANGES else ""


def time_left(low_s: float | None, high_s: float | None, translate: Translate = untranslated) -> str:
    """The time left, as a range because a single figure would be wrong; empty if unknown."""
    if low_s is None or high_s is None:
        return ""
    if high_s < _MINUTE_S:
        return translate(_FORECAST_CONTEXT, QT_TRANSLATE_NOOP("forecast", "less than a minute"))
    grain_s = step_s(high_s)
    low_grain_s = grain_s if low_s >= grain_s else step_s(low_s)
    low, high = max(1, math.floor(low_s / low_grain_s)) * low_grain_s, math.ceil(high_s / grain_s) * grain_s
    if low == high:
        return translate(_FORECAST_CONTEXT, QT_TRANSLATE_NOOP("forecast", "about {time}")).format(
            time=duration(high, translate)
        )
    return durations(low, high, translate)


def span(low_s: float, high_s: float, translate: Translate = untranslated) -> str:
    """The time to allow for something; if the range is too wide, only its upper end."""
    is_wide = _is_too_wide(low_s, high_s)
    return _up_to(high_s, translate) if is_wide else time_left(low_s, high_s, translate)


def _up_to(high_s: float, translate: Translate) -> str:
    grain_s = step_s(high_s)
    time = duration(math.ceil(high_s / grain_s) * grain_s, translate)
    return translate(_FORECAST_CONTEXT, QT_TRANSLATE_NOOP("forecast", "up to {time}")).format(time=time)


def ready(high_s: float | None, now: datetime, translate: Translate = untranslated) -> str:
    """The latest time at which it will be ready: "ready by about 7:00". Empty if that is soon."""
    if high_s is None or high_s < _WORTH_A_CLOCK_S:
        return ""
    grain_s = min(step_s(high_s), _HOUR_S)
    past_s = now.minute * _MINUTE_S + now.second
    then = now.replace(minute=0, second=0, microsecond=0)
    then += timedelta(seconds=math.ceil((past_s + high_s) / grain_s) * grain_s)
    days = -nights(then, now)
    if days > _MAX_DAYS:
        return ""
    today = QT_TRANSLATE_NOOP("forecast", "ready by about {time}")
    tomorrow = QT_TRANSLATE_NOOP("forecast", "ready tomorrow by about {time}")
    text = (today, tomorrow)[days] if days < 2 else _DAYS[then.weekday()]
    return translate(_FORECAST_CONTEXT, text).format(time=translate.clock(then.time()))


def _is_too_wide(low_s: float, high_s: float) -> bool:
    """Whether the range says too little. A lower end within the first minute would wrongly be shown as a minute."""
    return high_s >= _MINUTE_S and (low_s < _MINUTE_S / 2 or high_s > _WIDEST * low_s)


def _one_end(low_s: float, high_s: float, translate: Translate) -> str:
    """The end that says something; empty if neither does."""
    if high_s <= (_NEAR_S if low_s >= _MINUTE_S else min(_FAR_S, _VAGUE * max(low_s, _SOON_S))):
        text, time = QT_TRANSLATE_NOOP("forecast", "{time} left"), _up_to(high_s, translate)
    elif low_s >= _MINUTE_S:
        grain_s = step_s(low_s)
        text = QT_TRANSLATE_NOOP("forecast", "at least {time} left")
        time = duration(low_s // grain_s * grain_s, translate)
    else:
        return ""
    return translate(_FORECAST_CONTEXT, text).format(time=time)


def step_s(high_s: float) -> int:
    """The step to which a range with this upper end is rounded."""
    return next((grain_s for until_s, grain_s in _GRAINS if high_s <= until_s), _DAY_S)


class ReadyByInfo(Protocol):
    """The part of `protocol.result_items.ReadyBy` that is shown."""

    @property
    def at(self) -> float: ...

    @property
    def state(self) -> str: ...

    @property
    def low_at(self) -> float | None: ...

    @property
    def high_at(self) -> float | None: ...

    @property
    def tidied_at(self) -> float | None: ...

    @property
    def left_bytes(self) -> int: ...


def event_text(event: ReadyByInfo, zone: tzinfo | None, translate: Translate = untranslated) -> str:
    """The text of an event, in the clock times of a zone."""
    low, high, tidied = (
        datetime.fromtimestamp(timestamp, zone) if timestamp is not None else None
        for timestamp in (event.low_at, event.high_at, event.tidied_at)
    )
    ends = (low, high) if low is not None and high is not None else None
    return will_be_ready(
        Readiness(event.state), datetime.fromtimestamp(event.at, zone), ends, tidied, event.left_bytes, translate
    )


def will_be_ready(
    state: Readiness,
    at: datetime,
    ends: tuple[datetime, datetime] | None,
    tidied: datetime | None = None,
    left_bytes: int = 0,
    translate: Translate = untranslated,
) -> str:
    """`ends`: the earliest and the latest time at which it is done. All times have the zone of the reader."""
    text = _SENTENCES[state]
    if state is Readiness.READY and tidied is not None and tidied > at:
        text = _UNTIDY
    elif state is Readiness.OVER and not left_bytes:
        text = _NOT_YET
    low, high = ends or (at, at)
    # Rounded up to five minutes, but not past the deadline if it is met.
    rounded_s = math.ceil(high.timestamp() / _CLOCK_GRAIN_S) * _CLOCK_GRAIN_S
    end = datetime.fromtimestamp(min(rounded_s, max(high.timestamp(), at.timestamp())), high.tzinfo)
    # Rounded so that nothing is promised: "at least" down, "up to" up.
    is_late = state is Readiness.LATE
    late_s = max(60.0, (low if is_late else high).timestamp() - at.timestamp())
    grain_s = step_s(late_s)
    grains = math.floor(late_s / grain_s) if is_late else math.ceil(late_s / grain_s)
    return translate(_CONTEXT, text).format(
        time=translate.clock(end.time()),
        deadline=translate.clock(at.time()),
        longer=duration(max(1, grains) * grain_s, translate),
        size=size(left_bytes, translate),
    )


def put_off(count: int, at: datetime, translate: Translate = untranslated) -> str:
    """How many maintenance tasks do not fit before the time; empty if all do."""
    if not count:
        return ""
    text = QT_TRANSLATE_NOOP("ready_by", "Too long to finish before {deadline}: %n task(s).")
    return translate(_CONTEXT, text, count).format(deadline=translate.clock(at.time()))


def not_done(count: int, translate: Translate = untranslated) -> str:
    """How many tasks were left in the morning; empty if none."""
    text = QT_TRANSLATE_NOOP("ready_by", "Still due, because there was not enough time: %n task(s).")
    return translate(_CONTEXT, text, count) if count else ""


def before_start(care_s: float, left_s: float, translate: Translate = untranslated) -> str:
    """`care_s`: the time in which maintenance certainly fits; `left_s`: until the chosen time."""
    if care_s:
        text = QT_TRANSLATE_NOOP(
            "ready_by", "What is due takes up to {care}. That leaves {time} for a backup, if one runs."
        )
    else:
        text = QT_TRANSLATE_NOOP("ready_by", "Until then, {time} remain for a backup, if one runs.")
    time_text = duration(max(0.0, left_s - care_s), translate)
    return translate(_CONTEXT, text).format(care=duration(care_s, translate), time=time_text)
