"""Synthetic runs to a shingled drive: fast until the cache is full, then slow, with stalls and rests."""

import math
import random
from typing import Final

from shingleback.domain.monitoring import Phase, RunEvent, RunEventKind
from shingleback.monitor.recording import MAX_POINTS, Point, Recording

_MB: Final = 1e6
_CACHE: Final = 20e9
_CYCLE_S: Final = 900
_STALL_S: Final = range(600, 614)  # of each cycle
_REST_S: Final = range(740, 900)


def example_recording(seconds: int, *, seed: int = 1, most_points: int = MAX_POINTS, speed: float = 1.0) -> Recording:
    """One point a second."""
    return grown(Recording(most_points), seconds, seed=seed, speed=speed)


def grown(recording: Recording, seconds: int, *, seed: int = 1, speed: float = 1.0) -> Recording:
    """The same recording, this much longer."""
    chance = random.Random(seed)
    begin = round(recording[len(recording) - 1].time_s) if len(recording) else 0
    for second in range(begin, begin + seconds):
        recording.add(_point(second + 1, chance, speed))
        recording.moments.extend(_moments(second))
    return recording


def flat(seconds: int, copied_bps: float, written_bps: float = math.nan, phase: Phase = Phase.UNKNOWN) -> Recording:
    recording = Recording()
    for second in range(1, seconds + 1):
        recording.add(Point(second, 1.0, copied_bps, written_bps, phase=phase))
    return recording


def in_bursts(seconds: int) -> Recording:
    """Four points a second, of which only one has data, as on a drive with a full cache: 1 MB/s."""
    recording = Recording()
    for quarter in range(4 * seconds):
        speed = 4e6 if quarter % 4 == 1 else 0.0
        recording.add(Point((quarter + 1) / 4, 0.25, speed, speed))
    return recording


def _point(time_s: int, chance: random.Random, speed: float) -> Point:
    within = (time_s - 1) % _CYCLE_S
    phase, mean = _phase(within), _mean(within)
    written = max(0.0, chance.gauss(mean, mean / 8)) * _MB * speed
    copied = max(0.0, chance.gauss(mean, mean / 4)) * _MB * speed
    fill = min(1.0, within / 480) if within < _REST_S.start else 1 - (within - _REST_S.start) / len(_REST_S)
    spread = 0.1 * _CACHE
    band = (
        fill * _CACHE,
        max(0.0, fill * _CACHE - spread),
        min(_CACHE, fill * _CACHE + spread),
        _CACHE,
        0.9 * _CACHE,
        1.1 * _CACHE,
    )
    return Point(time_s, 1.0, copied, written, 0.0, 0.02, 0.9, *band, phase)


def _phase(within: int) -> Phase:
    if within in _REST_S:
        return Phase.TIDYING
    if within in _STALL_S:
        return Phase.STALLED
    return Phase.FILLING if within < 480 else Phase.FULL


def _mean(within: int) -> float:
    return {Phase.FILLING: 170.0, Phase.FULL: 28.0}.get(_phase(within), 0.0)


def _moments(second: int) -> list[RunEvent]:
    events: dict[int, tuple[RunEventKind, dict[str, str | int | float]]] = {
        480: (RunEventKind.CLIFF, {}),
        _STALL_S.start: (RunEventKind.STALL, {}),
        _STALL_S.stop: (RunEventKind.STALL_OVER, {"silent_s": len(_STALL_S)}),
        _REST_S.start: (RunEventKind.REST, {"reason": "cache-full"}),
        _REST_S.stop - 1: (RunEventKind.REST_OVER, {}),
    }
    within = second % _CYCLE_S
    return [RunEvent(float(second), *events[within])] if within in events else []
