"""The text output of `test` and `zones`.

`test` prints its plan, and at the end its figures beside those of earlier measurements. `zones` prints a drawing of the
drive, a legend, and how much space is left.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from shingleback.domain.measurement import Measurement
from shingleback.domain.zones import ACTIVE, LOST, ZoneCell, ZoneRun, ZoneUse, cells_of, count_of, pointers_of
from shingleback.messages.measuring import compared_text, confidence_text, figure_lines, headline_text, known_lines
from shingleback.messages.translate import binary_size, durations, percent, size
from shingleback.protocol.events import MeasurePlanned
from shingleback.protocol.measuring import MeasureFinished, ZonesFinished
from shingleback.store.drive_records import known_behavior

_MAX_EARLIER: Final = 3


def plan_lines(event: MeasurePlanned) -> list[str]:
    if not event.written_bytes:
        return [
            f"Tests: {', '.join(event.tests)}.",
            f"Nothing is written; the drive ({size(event.area_bytes)}) is only read.",
            f"It takes {_time(event)}; Ctrl-C stops it.",
        ]
    if event.levels:
        return _filling_lines(event)
    return [
        f"Tests: {', '.join(event.tests)}.",
        f"This makes a file of {size(event.area_bytes)} in free space and removes it at the end.",
        f"Nothing else on the drive is changed. At most {size(event.written_bytes)} are written.",
        "This wears the drive no more than copying the same amount. A shingled drive rewrites several times as much.",
        f"It takes {_time(event)}; Ctrl-C stops it.",
    ]


def _filling_lines(event: MeasurePlanned) -> list[str]:
    *first, last = (percent(level) for level in event.levels)
    levels = f"{', '.join(first)} and {last}" if first else last
    return [
        f"Tests: {', '.join(event.tests)}.",
        f"This fills the drive with a file of its own, until it is {levels} full, and removes the file at the end.",
        "Nothing else on the drive is changed, but other programs have less and less space there.",
        f"At most {size(event.written_bytes)} are written, which wears the drive as much as filling it with a backup.",
        f"It takes {_time(event)}; Ctrl-C stops it, and removes the file.",
    ]


def _time(event: MeasurePlanned) -> str:
    return durations(60 * event.low_minutes, 60 * event.high_minutes)


def lines(result: MeasureFinished) -> list[str]:
    measurement = result.measurement
    if measurement is None:
        return ["The drive's write cache has its original setting again."] if result.is_write_cache_reset else []
    lines = [headline_text(measurement), confidence_text(measurement.verdict)]
    lines += [f"{line.name}: {line.value}" for line in figure_lines(measurement)]
    lines += known_lines(measurement, known_behavior())
    lines += [f"Measured {before.measured_at[:10]}: {compared_text(measurement, before)}" for before in _newest(result)]
    return [line for line in lines if line]


def _newest(result: MeasureFinished) -> list[Measurement]:
    return result.earlier[-_MAX_EARLIER:]


_WIDTH: Final = 64
_HEIGHT: Final = 12
_LEVELS: Final = "▁▂▃▄▅▆▇█"
_CONVENTIONAL: Final = "▒"
_EMPTY: Final = "·"
_LOST: Final = "!"
_NAMES: Final = {
    ZoneUse.CONVENTIONAL: "conventional: can be written anywhere",
    ZoneUse.EMPTY: "empty",
    ZoneUse.OPEN: "open: being written",
    ZoneUse.CLOSED: "closed: written in part",
    ZoneUse.FULL: "full: must be emptied as a whole before being written again",
    ZoneUse.READ_ONLY: "read-only: the drive refuses to write there",
    ZoneUse.OFFLINE: "offline: the data there is lost",
}


def zone_lines(result: ZonesFinished) -> list[str]:
    runs = result.runs
    if not runs:
        return []
    total = sum(run.count for run in runs)
    signs = "".join(map(_sign, cells_of(runs, _WIDTH * _HEIGHT)))
    drawn = [signs[first : first + _WIDTH] for first in range(0, len(signs), _WIDTH)]
    each = max(1, -(-total // (_WIDTH * _HEIGHT)))
    return [
        f"{total} zones of {binary_size(result.zone_bytes)}, in order; each character stands for {each}:",
        "",
        *drawn,
        "",
        f"{_EMPTY} empty   {_LEVELS[0]} to {_LEVELS[-1]} how full   {_CONVENTIONAL} conventional   {_LOST} unwritable",
        *_counts(runs),
        *_pointers(runs),
        *_limits(result),
    ]


def _sign(cell: ZoneCell) -> str:
    """Return the character for a cell. A lost zone always shows; `conventional` needs all zones of the cell."""
    if cell.uses & LOST:
        return _LOST
    if cell.uses == {ZoneUse.CONVENTIONAL}:
        return _CONVENTIONAL
    if not cell.full_part:
        return _EMPTY
    return _LEVELS[min(len(_LEVELS) - 1, int(cell.full_part * len(_LEVELS)))]


def _counts(runs: list[ZoneRun]) -> Iterator[str]:
    for use, name in _NAMES.items():
        if count := count_of(runs, frozenset({use})):
            yield f"{count} {name}"


_MAX_POINTERS: Final = 16


def _pointers(runs: list[ZoneRun]) -> list[str]:
    """List the write pointers of partly written zones."""
    active = pointers_of(runs)
    lines = [
        f"  zone {number}: {binary_size(run.written_bytes)} of {binary_size(run.zone_bytes)}"
        for number, run in active[:_MAX_POINTERS]
    ]
    if len(active) > _MAX_POINTERS:
        lines.append(f"  and {len(active) - _MAX_POINTERS} more")
    return ["Written in part, up to the write pointer:", *lines] if lines else []


def _limits(result: ZonesFinished) -> Iterator[str]:
    opened, active = count_of(result.runs, frozenset({ZoneUse.OPEN})), count_of(result.runs, ACTIVE)
    if result.most_open:
        yield f"Open at once: {opened} of at most {result.most_open}"
    if result.most_active:
        yield f"Open or closed at once: {active} of at most {result.most_active}"


LINES: Final[dict[type, Callable[[Any], list[str]]]] = {
    MeasureFinished: lines,
    ZonesFinished: zone_lines,
}
