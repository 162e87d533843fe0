"""The content of the charts as plain values, without pixels or colors."""

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from statistics import median
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from shingleback.domain.measurement import CacheFigures, Measurement, SpeedAt, levels_of
from shingleback.gui.run.texts import binary_size, moment_of, rate, size, translate
from shingleback.messages.translate import QT_TRANSLATE_NOOP

_MB: Final = 1e6
_GB: Final = 1e9
_SEQUENTIAL: Final = QT_TRANSLATE_NOOP("measure-charts", "Sequential writing and reading")
_ALONG: Final = QT_TRANSLATE_NOOP("measure-charts", "GB from the beginning of the test file")
_SPEED: Final = QT_TRANSLATE_NOOP("measure-charts", "MB/s")
_WRITTEN: Final = QT_TRANSLATE_NOOP("measure-charts", "written")
_READ: Final = QT_TRANSLATE_NOOP("measure-charts", "read")
_PLACES: Final = QT_TRANSLATE_NOOP("measure-charts", "read at ten places")
_EARLIER: Final = QT_TRANSLATE_NOOP("measure-charts", "written last time")

_MAX_TIMES: Final = 3.0

_BY_LEVEL: Final = QT_TRANSLATE_NOOP("measure-charts", "Writing and reading by fill level")
_FULL: Final = QT_TRANSLATE_NOOP("measure-charts", "how full the drive is, in %")
_AGAIN: Final = QT_TRANSLATE_NOOP("measure-charts", "same place again")
_BEFORE: Final = QT_TRANSLATE_NOOP("measure-charts", "earlier")
_MIN_APART: Final = 0.05
_WHOLE: Final = 100.0  # percent

_SHORT_WAIT_S: Final = 0.1  # shorter waits are not cleaning, and must not look like it
_IDLE: Final = QT_TRANSLATE_NOOP("measure-charts", "How long reads wait after scattered writes and a rest")
_PROBES: Final = QT_TRANSLATE_NOOP("measure-charts", "reads in order; long waits are cleaning")
_SECONDS: Final = QT_TRANSLATE_NOOP("measure-charts", "seconds")

_COLLAPSE: Final = QT_TRANSLATE_NOOP("measure-charts", "Random writes of {size}")
_AT_RANDOM: Final = QT_TRANSLATE_NOOP("measure-charts", "GB written")
_CLIFF: Final = QT_TRANSLATE_NOOP("measure-charts", "cache full: {size}, after {time}; then {rate}")


class Look(Enum):
    """How values are drawn; the looks differ in more than their color."""

    WRITTEN = auto()  # a dashed line
    READ = auto()  # a line
    EARLIER = auto()  # a thin line
    DOTS = auto()
    PAST = auto()  # small dots
    BARS = auto()


class Series(NamedTuple):
    name: str
    look: Look
    points: list[tuple[float, float]]


class Mark(NamedTuple):
    """A vertical line with a text beside it."""

    x: float
    text: str


class Panel(NamedTuple):
    """One chart. `x_name` and `y_name` include the units; the scales reach at least to `least_x` and `least_y`.

    `is_counted`: the x axis counts things, so it has no fractions.
    """

    title: str
    x_name: str
    y_name: str
    series: list[Series]
    marks: tuple[Mark, ...] = ()
    least_x: float = 0.0
    least_y: float = 0.0
    is_counted: bool = False

    @property
    def most_x(self) -> float:
        return max(self.least_x, *(x for line in self.series for x, _ in line.points)) or 1.0

    @property
    def most_y(self) -> float:
        return max(self.least_y, *(y for line in self.series for _, y in line.points)) or 1.0


def panels_of(
    measurement: Measurement, earlier: Measurement | None = None, older: Sequence[Measurement] = ()
) -> list[Panel]:
    """Return a chart for each kind of result. `earlier` is shown for comparison; `older` add points by fill level."""
    panels = [
        _sequential(measurement, earlier),
        *_by_fill_level(measurement, older),
        *_idle(measurement),
        *(_collapse(cache) for cache in measurement.cache if cache.curve),
    ]
    return [panel for panel in panels if any(series.points for series in panel.series)]


def _sequential(measurement: Measurement, earlier: Measurement | None) -> Panel:
    def along(name: str, look: Look, curve: list[SpeedAt], whole: Measurement) -> Series:
        points = [(point.at * whole.area_bytes / _GB, point.bytes_per_s / _MB) for point in curve]
        return Series(_translated(name), look, points)

    series = [
        along(_WRITTEN, Look.WRITTEN, measurement.write_curve, measurement),
        along(_READ, Look.READ, measurement.read_curve, measurement),
        along(_PLACES, Look.DOTS, measurement.places, measurement),
    ]
    if earlier is not None:
        series.append(along(_EARLIER, Look.EARLIER, earlier.write_curve, earlier))
    shown = [line for line in series if line.points]
    # An adapter that buffers the first data would reduce all other speeds to a flat line. The limit is a multiple of
    # the highest median of the curves, because writing may be slow all along.
    most = _MAX_TIMES * max((median(y for _, y in line.points) for line in shown), default=0.0)
    return Panel(
        _translated(_SEQUENTIAL),
        _translated(_ALONG),
        _translated(_SPEED),
        [line._replace(points=[(x, min(y, most)) for x, y in line.points]) for line in shown],
    )


def _by_fill_level(measurement: Measurement, older: Sequence[Measurement]) -> Iterator[Panel]:
    """Chart the speed by fill level, if the drive was measured at different levels."""
    levels = levels_of(measurement)
    shown_levels = [level for each in older for level in levels_of(each)]
    parts = [level.fill_part for level in (*levels, *shown_levels)]
    if not levels or max(parts) - min(parts) < _MIN_APART:
        return
    curve = [*measurement.fill_curve, *(SpeedAt(level.fill_part, level.write_bytes_per_s) for level in levels)]
    series = [
        Series(
            _translated(_WRITTEN), Look.WRITTEN, _percents(sorted((point.at, point.bytes_per_s) for point in curve))
        ),
        Series(
            _translated(_READ), Look.READ, _percents([(level.fill_part, level.read_bytes_per_s) for level in levels])
        ),
        Series(
            _translated(_AGAIN),
            Look.DOTS,
            _percents([(level.fill_part, level.rewrite_bytes_per_s) for level in levels if level.rewrite_bytes_per_s]),
        ),
        Series(
            _translated(_BEFORE),
            Look.PAST,
            _percents([(level.fill_part, level.write_bytes_per_s) for level in shown_levels]),
        ),
    ]
    shown = [each for each in series if each.points]
    yield Panel(_translated(_BY_LEVEL), _translated(_FULL), _translated(_SPEED), shown, least_x=_WHOLE)


def _percents(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    return [(100 * part, bytes_per_s / _MB) for part, bytes_per_s in points]


def _idle(measurement: Measurement) -> Iterator[Panel]:
    waits = [wait_s for round_s in measurement.idle_waits_s for wait_s in round_s]
    if waits:
        bars = Series("", Look.BARS, [(float(number), wait_s) for number, wait_s in enumerate(waits, 1)])
        room = len(waits) + 1.0  # space for the second half of the last bar
        yield Panel(
            _translated(_IDLE),
            _translated(_PROBES),
            _translated(_SECONDS),
            [bars],
            least_x=room,
            least_y=_SHORT_WAIT_S,
            is_counted=True,
        )


def _collapse(cache: CacheFigures) -> Panel:
    points = [(point.at / _GB, point.bytes_per_s / _MB) for point in cache.curve]
    marks: tuple[Mark, ...] = ()
    if cache.cliff_bytes:
        label = _translated(_CLIFF).format(
            size=size(cache.cliff_bytes), time=moment_of(cache.cliff_s), rate=rate(cache.floor_bytes_per_s)
        )
        marks = (Mark(cache.cliff_bytes / _GB, label),)
    title = _translated(_COLLAPSE).format(size=binary_size(cache.piece_bytes))
    written = Series("", Look.WRITTEN, points)  # no name: the title says it
    return Panel(title, _translated(_AT_RANDOM), _translated(_SPEED), [written], marks)


def axis_steps(most: float, count: int, *, is_counted: bool = False) -> list[float]:
    """Return about `count` round numbers from 0 to at least `most`; integers if `is_counted`."""
    rough = max(most / max(1, count), 1.0 if is_counted else 0.0)
    power = 10.0 ** int(f"{rough:e}".partition("e")[2])  # a logarithm may round the wrong way
    round_steps = (power * part for part in (1, 2, 2.5, 5, 10) if power * part >= rough * (1 - 1e-9))
    step = next(candidate for candidate in round_steps if not is_counted or candidate.is_integer())
    steps = [0.0]
    while steps[-1] < most * (1 - 1e-9):
        steps.append(step * len(steps))
    return steps


def axis_text(value: float, step: float) -> str:
    """Format a value with as many decimals as the step."""
    return translate.number(value, len(f"{step:.6f}".rstrip("0").partition(".")[2]))


def with_unit(number: str, unit: str) -> str:
    return translate("numbers", "{number} {unit}").format(number=number, unit=unit)


def _translated(text: str) -> str:
    return QCoreApplication.translate("measure-charts", text)
