"""What `test` says at the terminal: the plan, and at the end the figures beside those of earlier measurements."""

from statistics import mean
from typing import Final

from shingleback.domain.measurement import CacheFigures, Measurement, SpeedAt
from shingleback.messages.measuring import verdict_text
from shingleback.messages.translate import duration, percent, rate, size
from shingleback.protocol.events import MeasurePlanned
from shingleback.protocol.results import MeasureFinished

_CHANGED: Final = 0.15  # of a speed is worth telling; less differs from day to day
_EDGE: Final = 4  # points of a curve


def plan_lines(event: MeasurePlanned) -> list[str]:
    return [
        f"Tests: {', '.join(event.tests)}.",
        f"This makes a file of {size(event.area_bytes)} in free space and removes it at the end.",
        f"Nothing else on the drive is touched. At most {size(event.written_bytes)} are written.",
        "That is no more wear than copying as much; a shingled drive rewrites several times as much when it cleans.",
        f"It takes between {event.low_minutes} and {event.high_minutes} min; Ctrl-C stops it.",
    ]


def lines(word: MeasureFinished) -> list[str]:
    one = word.measurement
    if one is None:
        return []
    said = [verdict_text(one.verdict), f"How sure: {percent(one.verdict.confidence)}.", *_figures(one)]
    said += [f"Measured {earlier.measured_at[:10]}: {_compared(one, earlier)}" for earlier in word.earlier[-3:]]
    return said


def _figures(one: Measurement) -> list[str]:
    said = []
    for name, curve in (("written", one.write_curve), ("read", one.read_curve), ("read at ten places", one.places)):
        if curve:
            said.append(f"In a row {name}: {rate(_begin(curve))} at first, {rate(_end(curve))} at the end")
    if one.random_read_s:
        said.append(f"A random read: {one.random_read_s * 1000:.1f} ms")
    if one.scattered_write_s:
        said.append(
            f"A random write of 4 kB: {one.scattered_write_s * 1000:.2f} ms, or {1 / one.scattered_write_s:.0f}/s"
        )
    if one.band_bytes:
        said.append(f"It rewrites stretches of about {size(one.band_bytes)}")
    said += [line for cache in one.cache for line in _cache(cache)]
    if one.files_per_s:
        said.append(f"Small files: {one.files_per_s:.0f} made and {one.removed_per_s:.0f} removed a second")
    return [*said, f"{size(one.written_bytes)} written in {duration(one.elapsed_s)}"]


def _cache(cache: CacheFigures) -> list[str]:
    pieces = f"Random writes of {size(cache.piece_bytes)}"
    if not cache.cliff_bytes:
        return [f"{pieces}: no collapse within {size(cache.written_bytes)}; longest wait {duration(cache.longest_s)}"]
    cliff = f"collapse after {size(cache.cliff_bytes)} ({duration(cache.cliff_s)})"
    said = [f"{pieces}: {cliff}, then {rate(cache.floor_bytes_per_s)}; longest wait {duration(cache.longest_s)}"]
    return said + [f"  after {duration(rest_s)} of rest: {size(count)} fast again" for rest_s, count in cache.regained]


def _compared(one: Measurement, earlier: Measurement) -> str:
    """Only what both have measured."""
    said = []
    for name, now, then in (
        ("writing", one.write_curve, earlier.write_curve),
        ("reading", one.read_curve, earlier.read_curve),
    ):
        if now and then:
            said.append(f"{name} {_change(_mean(now), _mean(then))}")
    if one.random_read_s and earlier.random_read_s:
        said.append(f"random reading {_change(1 / one.random_read_s, 1 / earlier.random_read_s)}")
    if earlier.verdict.behavior is not one.verdict.behavior:
        said.append(f"it was “{verdict_text(earlier.verdict)}” then")
    return ", ".join(said) or "nothing in common to compare"


def _change(now: float, then: float) -> str:
    part = now / then - 1
    if abs(part) < _CHANGED:
        return "was the same"
    return f"was {abs(then / now - 1):.0%} {'slower' if then < now else 'faster'}"


def _begin(curve: list[SpeedAt]) -> float:
    return mean(point.bytes_per_s for point in curve[:_EDGE])


def _end(curve: list[SpeedAt]) -> float:
    return mean(point.bytes_per_s for point in curve[-_EDGE:])


def _mean(curve: list[SpeedAt]) -> float:
    return mean(point.bytes_per_s for point in curve)
