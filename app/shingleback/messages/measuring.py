"""Sentences about a measurement: its verdict, its figures, and comparisons with earlier ones and similar drives."""

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from shingleback.domain.measurement import (
    Behavior,
    BehaviorVerdict,
    CacheFigures,
    Figure,
    KnownFigure,
    Measurement,
    TestName,
    levels_of,
    mean_speed,
    measured_figure,
)
from shingleback.messages.translate import (
    QT_TRANSLATE_NOOP,
    Translate,
    binary_size,
    duration,
    from_to,
    percent,
    rate,
    rates,
    size,
    sizes,
    untranslated,
)

_CONTEXT: Final = "measuring"
_BEHAVIORS: Final[dict[Behavior, str]] = {
    Behavior.MEDIA_CACHE: QT_TRANSLATE_NOOP("measuring", "It behaves like a shingled drive with a media cache."),
    Behavior.TRANSLATION: QT_TRANSLATE_NOOP(
        "measuring", "It behaves like a shingled drive that writes everything to a log (a translation layer)."
    ),
    Behavior.CONVENTIONAL: QT_TRANSLATE_NOOP("measuring", "It behaves like a conventional hard disk."),
    Behavior.NOT_A_HARD_DISK: QT_TRANSLATE_NOOP("measuring", "It behaves like a drive without moving parts."),
    Behavior.NOT_TOLD: QT_TRANSLATE_NOOP(
        "measuring", "This measurement could not tell which kind of drive it is. A larger budget may."
    ),
}
_CACHE: Final = QT_TRANSLATE_NOOP("measuring", "The cache was full after {size}.")
_CLEANED: Final = QT_TRANSLATE_NOOP("measuring", "While it rests, it makes room at {rate}.")
_NOT_ASKED: Final = QT_TRANSLATE_NOOP("measuring", "These tests do not tell which kind of drive it is.")

_SURE: Final = QT_TRANSLATE_NOOP("measuring", "How sure: {percent}.")

_EDGE: Final = 4  # points of a curve
_WRITING: Final = QT_TRANSLATE_NOOP("measuring", "Sequential writing")
_READING: Final = QT_TRANSLATE_NOOP("measuring", "Sequential reading")
_EDGES: Final = QT_TRANSLATE_NOOP("measuring", "{begin} at first, {end} at the end")
_RANDOM_READ: Final = QT_TRANSLATE_NOOP("measuring", "Random read")
_RANDOM_WRITE: Final = QT_TRANSLATE_NOOP("measuring", "Random write")
_CACHE_ON: Final = QT_TRANSLATE_NOOP("measuring", "Random write with the write cache on")
_CACHE_OFF: Final = QT_TRANSLATE_NOOP("measuring", "Random write with the write cache off")
_MILLISECONDS: Final = QT_TRANSLATE_NOOP("measuring", "{number} ms")
_TIMES: Final = QT_TRANSLATE_NOOP("measuring", "{number} times as long as elsewhere")
_BAND: Final = QT_TRANSLATE_NOOP("measuring", "Rewrites at once")
_PIECES: Final = QT_TRANSLATE_NOOP("measuring", "Random writes of {size}")
_STEADY: Final = QT_TRANSLATE_NOOP("measuring", "no collapse within {size}; longest wait {time}")
_COLLAPSED: Final = QT_TRANSLATE_NOOP(
    "measuring", "collapse after {size} ({time}), then {rate}; longest wait {longest}"
)
_RESTED: Final = QT_TRANSLATE_NOOP("measuring", "After {time} of rest")
_REGAINED: Final = QT_TRANSLATE_NOOP("measuring", "{size} fast again")
_FILES: Final = QT_TRANSLATE_NOOP("measuring", "{made} created and {removed} removed per second")
_FULL: Final = QT_TRANSLATE_NOOP("measuring", "How full it was before")
_IN_ALL: Final = QT_TRANSLATE_NOOP("measuring", "Written in total")
_WITHIN: Final = QT_TRANSLATE_NOOP("measuring", "{size} in {time}")

_LEVEL: Final = QT_TRANSLATE_NOOP("measuring", "{percent} full")
_LEVEL_SPEEDS: Final = QT_TRANSLATE_NOOP("measuring", "{written} written, {read} read")
_LEVEL_AGAIN: Final = QT_TRANSLATE_NOOP("measuring", "{written} written, {read} read, {again} at the same place again")
_AGING: Final = QT_TRANSLATE_NOOP("measuring", "Slowed by filling")
_STEADY_AGE: Final = QT_TRANSLATE_NOOP("measuring", "no: the same place is written as fast as before")
_AGED: Final = QT_TRANSLATE_NOOP(
    "measuring", "yes: writing the same place is {percent} slower at {level} full than at {first}"
)
_AGE_UNCLEAR: Final = QT_TRANSLATE_NOOP(
    "measuring",
    "unclear: {percent} slower at {level} full than at {first}, but on such a small drive, a"
    " single pause can look like that",
)
_PAUSE_S: Final = 3.0  # each measured stretch ends with a flush, which may take this long

_CHANGED: Final = 0.15  # smaller differences in speed are normal from day to day
_SAME: Final = QT_TRANSLATE_NOOP("measuring", "{name}: was about the same")
_SLOWER: Final = QT_TRANSLATE_NOOP("measuring", "{name}: was {percent} slower")
_FASTER: Final = QT_TRANSLATE_NOOP("measuring", "{name}: was {percent} faster")
_OTHERWISE: Final = QT_TRANSLATE_NOOP("measuring", "The verdict then: “{verdict}”")
_NOTHING: Final = QT_TRANSLATE_NOOP("measuring", "nothing in common to compare")

_THEN: Final = QT_TRANSLATE_NOOP("measuring", "Measured on {date}: {said}")

_SAME_LEVEL: Final = 0.03
_WRITING_AT: Final = QT_TRANSLATE_NOOP("measuring", "Writing at {percent} full")

_CACHE_SIZE: Final = QT_TRANSLATE_NOOP("measuring", "Cache")
_NAMES: Final[dict[Figure, str]] = {
    Figure.CACHE: _CACHE_SIZE,
    Figure.BAND: _BAND,
    Figure.WRITING: _WRITING,
    Figure.READING: _READING,
    Figure.RANDOM_READ: _RANDOM_READ,
}
_PUBLISHED: Final = QT_TRANSLATE_NOOP("measuring", "{values} known for {drives} ({source})")


def verdict_text(verdict: BehaviorVerdict, translate: Translate = untranslated) -> str:
    """The verdict in one to three sentences."""
    behavior = translate(_CONTEXT, _BEHAVIORS[verdict.behavior])
    return " ".join(filter(None, (behavior, particulars_text(verdict, translate))))


def particulars_text(verdict: BehaviorVerdict, translate: Translate = untranslated) -> str:
    """What the cache holds, and how fast the drive empties it; empty if neither was measured."""
    parts: list[str] = []
    if verdict.cache_bytes:
        parts.append(translate(_CONTEXT, _CACHE).format(size=size(verdict.cache_bytes, translate)))
    if verdict.cleaned_bytes_per_s:
        parts.append(translate(_CONTEXT, _CLEANED).format(rate=rate(verdict.cleaned_bytes_per_s, translate)))
    return " ".join(parts)


def headline_text(measurement: Measurement, translate: Translate = untranslated) -> str:
    """How the drive behaves, in one sentence, or that the selected tests cannot tell."""
    is_asked = bool(measurement.rounds or measurement.idle_waits_s or measurement.cache)
    if measurement.verdict.behavior is Behavior.NOT_TOLD and not is_asked:
        return translate(_CONTEXT, _NOT_ASKED)
    return translate(_CONTEXT, _BEHAVIORS[measurement.verdict.behavior])


def confidence_text(verdict: BehaviorVerdict, translate: Translate = untranslated) -> str:
    """How certain the verdict is: at most 99%. Empty if there is no verdict."""
    if verdict.behavior is Behavior.NOT_TOLD:
        return ""
    part = min(math.floor(100 * verdict.confidence), 99) / 100
    return translate(_CONTEXT, _SURE).format(percent=percent(part, translate))


def doing_text(name: str, translate: Translate) -> str:
    """The current test; empty if it is unknown to this program."""
    return translate(_CONTEXT, TestName(name).label) if name in set(TestName) else ""


class FigureLine(NamedTuple):
    """A line such as "Random read: 12.3 ms".

    Attributes:
        of_similar_drives: figures of drives that behave alike, with their sources.
    """

    name: str
    value: str
    of_similar_drives: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        return "; ".join((f"{self.name}: {self.value}", *self.of_similar_drives))


def figure_lines(
    measurement: Measurement, known_figures: Sequence[KnownFigure], translate: Translate = untranslated
) -> list[FigureLine]:
    """The results in the order of the tests, each beside what is known of drives that behave alike."""
    comparable_lines: dict[str, FigureLine] = {}
    for known_figure in known_figures:
        value = measured_figure(measurement, known_figure.figure)
        if known_figure.kind is measurement.verdict.behavior and value:
            measured, values = (
                _amounts(known_figure.figure, *ends, translate)
                for ends in ((value, value), (known_figure.low, known_figure.high))
            )
            name = translate(_CONTEXT, _NAMES[known_figure.figure])
            published = translate(_CONTEXT, _PUBLISHED).format(
                values=values, drives=known_figure.of, source=known_figure.source
            )
            line = comparable_lines.get(name, FigureLine(name, measured))
            comparable_lines[name] = line._replace(of_similar_drives=(*line.of_similar_drives, published))
    lines: list[FigureLine] = []
    for line in _measured_lines(measurement, translate):
        comparable = comparable_lines.pop(line.name, line)
        lines.append(line._replace(of_similar_drives=comparable.of_similar_drives))
    return [*lines[:-1], *comparable_lines.values(), *lines[-1:]]


def _measured_lines(measurement: Measurement, translate: Translate) -> list[FigureLine]:
    lines = [
        *_curves(measurement, translate),
        *_times(measurement, translate),
        *(line for cache in measurement.cache for line in _cache(cache, translate)),
    ]
    if measurement.files_per_s:
        created, removed = translate.number(measurement.files_per_s), translate.number(measurement.removed_per_s)
        value = translate(_CONTEXT, _FILES).format(made=created, removed=removed)
        lines.append(FigureLine(doing_text(TestName.SMALL_FILES, translate), value))
    for level in measurement.fill_levels:
        written, read, rewritten = (
            rate(speed, translate)
            for speed in (level.write_bytes_per_s, level.read_bytes_per_s, level.rewrite_bytes_per_s)
        )
        text = translate(_CONTEXT, _LEVEL_AGAIN if level.rewrite_bytes_per_s else _LEVEL_SPEEDS)
        name = translate(_CONTEXT, _LEVEL).format(percent=percent(level.fill_part, translate))
        lines.append(FigureLine(name, text.format(written=written, read=read, again=rewritten)))
    lines += _aging(measurement, translate)
    value = translate(_CONTEXT, _WITHIN).format(
        size=size(measurement.written_bytes, translate), time=duration(measurement.elapsed_s, translate)
    )
    return [*lines, FigureLine(translate(_CONTEXT, _IN_ALL), value)]


def _curves(measurement: Measurement, translate: Translate) -> Iterator[FigureLine]:
    if measurement.fill_part:
        yield FigureLine(translate(_CONTEXT, _FULL), percent(measurement.fill_part, translate))
    names = (
        (_WRITING, measurement.write_curve),
        (_READING, measurement.read_curve),
        (TestName.POSITION.label, measurement.places),
    )
    for name, curve in names:
        if curve:
            begin, end = rate(mean_speed(curve[:_EDGE]), translate), rate(mean_speed(curve[-_EDGE:]), translate)
            both = translate(_CONTEXT, _EDGES).format(begin=begin, end=end)
            yield FigureLine(translate(_CONTEXT, name), begin if begin == end else both)


def _times(measurement: Measurement, translate: Translate) -> Iterator[FigureLine]:
    if measurement.readers_bytes_per_s:
        yield FigureLine(doing_text(TestName.READERS, translate), rate(measurement.readers_bytes_per_s, translate))
    times_s = (
        (_RANDOM_READ, measurement.random_read_s),
        (_RANDOM_WRITE, measurement.scattered_write_s),
        (_CACHE_ON, measurement.cache_on_write_s),
        (_CACHE_OFF, measurement.cache_off_write_s),
    )
    for name, seconds in times_s:
        if seconds:
            yield FigureLine(translate(_CONTEXT, name), _milliseconds(seconds, translate))
    if measurement.map_ratio:
        value = translate(_CONTEXT, _TIMES).format(number=translate.number(measurement.map_ratio, 1))
        yield FigureLine(doing_text(TestName.MAP, translate), value)
    if measurement.band_bytes:
        yield FigureLine(translate(_CONTEXT, _BAND), size(measurement.band_bytes, translate))


def _milliseconds(seconds: float, translate: Translate) -> str:
    digits = 1 if seconds >= 0.01 else 2
    return translate(_CONTEXT, _MILLISECONDS).format(number=translate.number(seconds * 1000, digits))


def _cache(cache: CacheFigures, translate: Translate) -> Iterator[FigureLine]:
    name = translate(_CONTEXT, _PIECES).format(size=binary_size(cache.piece_bytes, translate))
    longest = duration(cache.longest_s, translate)
    if not cache.cliff_bytes:
        steady = translate(_CONTEXT, _STEADY).format(size=size(cache.written_bytes, translate), time=longest)
        yield FigureLine(name, steady)
        return
    value = translate(_CONTEXT, _COLLAPSED).format(
        size=size(cache.cliff_bytes, translate),
        time=duration(cache.cliff_s, translate),
        rate=rate(cache.floor_bytes_per_s, translate),
        longest=longest,
    )
    yield FigureLine(name, value)
    for rest_s, count_bytes in cache.regained:
        rested = translate(_CONTEXT, _RESTED).format(time=duration(rest_s, translate))
        yield FigureLine(rested, translate(_CONTEXT, _REGAINED).format(size=size(count_bytes, translate)))


def _aging(measurement: Measurement, translate: Translate) -> Iterator[FigureLine]:
    """How much slower the fullest level is than the first."""
    levels = [level for level in measurement.fill_levels if level.rewrite_bytes_per_s]
    if len(levels) > 1:
        first, last = levels[0], levels[-1]
        slower = 1 - last.rewrite_bytes_per_s / first.rewrite_bytes_per_s
        parts = (percent(part, translate) for part in (slower, last.fill_part, first.fill_part))
        sentence = _STEADY_AGE
        if slower >= _CHANGED:
            took_s, now_s = (level.stretch_bytes / level.rewrite_bytes_per_s for level in (first, last))
            is_more_than_a_pause = not last.stretch_bytes or now_s - took_s > _PAUSE_S
            sentence = _AGED if is_more_than_a_pause else _AGE_UNCLEAR
        value = translate(_CONTEXT, sentence).format(**dict(zip(("percent", "level", "first"), parts, strict=True)))
        yield FigureLine(translate(_CONTEXT, _AGING), value)


def earlier_text(measurement: Measurement, earlier: Measurement, date: str, translate: Translate = untranslated) -> str:
    """Such as "Measured on 2 January 2025: Sequential writing: was about the same". `date`: of the earlier one."""
    text = compared_text(measurement, earlier, translate)
    return translate(_CONTEXT, _THEN).format(date=date, said=text)


def compared_text(measurement: Measurement, earlier: Measurement, translate: Translate = untranslated) -> str:
    """How an earlier measurement differed, in the figures that both have."""
    pairs = (
        (_WRITING, mean_speed(measurement.write_curve), mean_speed(earlier.write_curve)),
        (_READING, mean_speed(measurement.read_curve), mean_speed(earlier.read_curve)),
        (_RANDOM_READ, _speed(measurement.random_read_s), _speed(earlier.random_read_s)),
    )
    sentences = [_change(translate(_CONTEXT, name), now, then, translate) for name, now, then in pairs if now and then]
    # Each fill level, compared with the nearest one of the earlier measurement.
    earlier_levels = levels_of(earlier)
    for level in measurement.fill_levels:
        near = min(earlier_levels, key=lambda then: abs(then.fill_part - level.fill_part), default=None)
        if near is not None and abs(near.fill_part - level.fill_part) <= _SAME_LEVEL:
            name = translate(_CONTEXT, _WRITING_AT).format(percent=percent(level.fill_part, translate))
            sentences.append(_change(name, level.write_bytes_per_s, near.write_bytes_per_s, translate))
    then = ""
    if earlier.verdict.behavior is not measurement.verdict.behavior and Behavior.NOT_TOLD not in (
        measurement.verdict.behavior,
        earlier.verdict.behavior,
    ):
        then = translate(_CONTEXT, _OTHERWISE).format(verdict=verdict_text(earlier.verdict, translate))
    return ". ".join(filter(None, (", ".join(sentences), then))) or translate(_CONTEXT, _NOTHING)


def _speed(seconds: float) -> float:
    return 1 / seconds if seconds else 0.0


def _change(name: str, now: float, then: float, translate: Translate) -> str:
    text = _SAME if abs(now / then - 1) < _CHANGED else _SLOWER if then < now else _FASTER
    part = percent(abs(then / now - 1), translate)
    return translate(_CONTEXT, text).format(name=name, percent=part)


def _amounts(figure: Figure, low: float, high: float, translate: Translate) -> str:
    """A range, or one figure if both ends are the same."""
    if figure is Figure.RANDOM_READ:
        return from_to(_milliseconds(low, translate), _milliseconds(high, translate), translate)
    text_of = rates if figure in (Figure.WRITING, Figure.READING) else sizes
    return text_of(low, high, translate)
