"""The time left that would have been shown during fifty copies to simulated drives, compared with the truth.

The shown time is the steady range that the window and the terminal put into words. The newest estimate is checked
too.

The runs vary: small and large files, drives with and without a cache, fresh and used, slow ports, drives that rest.
Each drive is used once as unknown and once as known. `-s` prints a line per run. Caches are scaled down with the work.
"""

import math
import random
import statistics
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Final, NamedTuple

import pytest

from shingleback.domain.monitoring import CachePrior, Phase, RangeChange
from shingleback.messages.time_left import remaining
from shingleback.monitor.cache.estimator import CacheEstimator
from shingleback.monitor.drive_history import Learned
from shingleback.monitor.eta import Forecast, Halt, SpeedHistory, WorkDone
from shingleback.monitor.recent import SteadyRange
from shingleback.simulator.media_cache import MediaCacheDrive
from shingleback.simulator.model import Model
from shingleback.simulator.presets import PRESETS
from shingleback.simulator.translation import TranslatingDrive
from tests.helpers.examples import with_long
from tests.helpers.modeled_runs import Copier, ModeledRun
from tests.helpers.modeled_work import GB, MB, File, Pause, WorkItems, big, home, photos, small

DRIVES: Final = (
    *("archive-8tb-like", "archive-8tb-like-fresh") * 4,
    *("portable-5tb-like", "portable-5tb-like-fresh") * 4,
    *("wd40-like", "wd40-like-fresh", "portable-5tb-like-usb2"),
    *("cmr-like", "cmr-like-usb2", "ssd-like") * 2,
)
MAIN_KINDS: Final = ("archive-8tb-like", "portable-5tb-like-fresh", "wd40-like", "cmr-like-usb2", "ssd-like")
RUNS: Final = 2
WORKS: Final[tuple[tuple[Callable[[float, random.Random], WorkItems], float], ...]] = (
    (home, 1.0),
    (home, 1.0),
    (photos, 1.0),
    (big, 1.0),
    (small, 0.05),
)
SLOW: Final = {"wd40-like": 0.15, "portable-5tb-like-usb2": 0.4, "cmr-like-usb2": 0.4}
"""These drives get less work."""
SIZES: Final = (10, 35)
CACHE_PART: Final = (0.02, 0.05, 0.1)
RESTS_S: Final = (0.0, 0.0, 30.0, 90.0)
CHECK_EVERY_BYTES: Final = 100 * MB
SHOWN_FROM: Final = 0.1
EVENING: Final = datetime(2026, 11, 20, 18, 0, tzinfo=UTC)


class ShownRange(NamedTuple):
    left_s: float
    low_s: float | None
    high_s: float | None

    @property
    def is_true(self) -> bool:
        return self.low_s is not None and self.high_s is not None and self.low_s <= self.left_s <= self.high_s

    @property
    def width(self) -> float:
        """The ratio of the bounds; a lower bound of less than a second counts as one second."""
        return (self.high_s or 0.0) / max(self.low_s or 0.0, 1.0)


@dataclass
class Replayed:
    """The ranges shown each second, after the first tenth of the work.

    Attributes:
        newest: the estimates behind them.
        lines: the text of each second.
        postponements: how each later end was explained; None if it was not.
    """

    name: str
    took_s: float
    shown_ranges: list[ShownRange]
    newest: list[ShownRange]
    lines: list[str]
    postponements: list[RangeChange | None]

    @property
    def truth(self) -> float:
        return true_share(self.shown_ranges)

    @property
    def truth_of_newest(self) -> float:
        return true_share(self.newest)

    @property
    def width(self) -> float:
        return statistics.median(shown_range.width for shown_range in self.shown_ranges)


def true_share(shown_ranges: Sequence[ShownRange]) -> float:
    return sum(shown_range.is_true for shown_range in shown_ranges) / len(shown_ranges)


class Rests:
    """Leaves the drive idle for a while whenever its cache is full.

    Attributes:
        is_resting: whether it is idle now.
    """

    def __init__(self, files: list[File], model: Model, seconds: float) -> None:
        self.is_resting = False
        self._files = files
        self._model = model
        self._seconds = seconds

    def __iter__(self) -> Iterator[File | Pause]:
        unchecked_bytes = 0
        for file in self._files:
            yield file
            unchecked_bytes += file.size_bytes
            if not self._seconds or unchecked_bytes < CHECK_EVERY_BYTES:
                continue
            unchecked_bytes = 0
            reading = self._model.reading
            if reading.has_overflowed and reading.cache_used_bytes > 0.9 * reading.cache_bytes:
                self.is_resting = True
                yield Pause(self._seconds, is_rest=True)
                self.is_resting = False


class Owner:
    """Copies to one drive repeatedly, while the program learns."""

    def __init__(self, name: str, chance: random.Random) -> None:
        self._name = name
        self._chance = chance
        part = chance.choice(CACHE_PART)
        self._preset = PRESETS[name].scaled(part)
        shingled = 0.95 if isinstance(self._preset.drive, MediaCacheDrive | TranslatingDrive) else 0.3
        self._prior = CachePrior(shingled=shingled, capacity_bytes=int(20 * GB * part))
        self._history = SpeedHistory()
        self._learned: Learned | None = None

    def copy(self) -> Replayed:
        chance = self._chance
        work, part = chance.choice(WORKS)
        size_bytes = part * SLOW.get(self._name, 1.0) * chance.uniform(*SIZES) * GB
        files = [deed for deed in work(size_bytes, chance) if isinstance(deed, File)]
        total = WorkDone(0, 0, len(files), sum(file.size_bytes for file in files))
        model = self._preset.model(0.0)
        rests = Rests(files, model, chance.choice(RESTS_S))
        copier = Copier(
            command_bytes=2 << 20, source_bps=chance.choice((120, 400)) * MB, file_s=chance.choice((0.0003, 0.001))
        )
        run = ModeledRun(model, rests, copier=copier, capacity_bytes=self._preset.drive.mechanics.capacity_bytes)
        return self._replay(f"{self._name}, {work.__name__}", run, rests, total)

    def _replay(self, name: str, run: ModeledRun, rests: Rests, total: WorkDone) -> Replayed:
        estimator, forecast = CacheEstimator(self._prior, self._learned), Forecast(self._history)
        steady = SteadyRange()
        shown_ranges: list[tuple[float, float | None, float | None]] = []
        newest: list[tuple[float, float | None, float | None]] = []
        lines: list[str] = []
        postponements: list[RangeChange | None] = []
        ends_s = math.inf
        for second in run:
            time_s = second.sample.time_s
            if second.is_over:
                break
            estimator.after(second.sample, second.own)
            work = total._replace(files=second.copied_files, count_bytes=second.copied_bytes)
            halt = Halt.DRIVE if rests.is_resting else Halt.NONE
            forecast.update(time_s, work, estimator.state, halt)
            is_full = estimator.state.phase is Phase.FULL
            displayed = steady.after(time_s, forecast.left_s, work, halt, is_full=is_full)
            ends_s += halt is Halt.DRIVE  # nobody is told an end while nothing moves
            if displayed.high_s is not None:
                if time_s + displayed.high_s > ends_s + 1.0:
                    postponements.append(displayed.change)
                ends_s = time_s + displayed.high_s
            lines.append(remaining(*displayed[:2], EVENING + timedelta(seconds=time_s)))
            if second.copied_bytes >= SHOWN_FROM * total.total_bytes:
                shown_ranges.append((time_s, *displayed[:2]))
                newest.append((time_s, *forecast.left_s))
        self._history, self._learned = forecast.history, estimator.learned
        as_shown, as_estimated = (
            [ShownRange(time_s - at_s, low_s, high_s) for at_s, low_s, high_s in ranges]
            for ranges in (shown_ranges, newest)
        )
        return Replayed(name, time_s, as_shown, as_estimated, lines, postponements)


@pytest.fixture(scope="module", params=[MAIN_KINDS, *with_long(DRIVES)], ids=["some drives", "all drives"])
def replayed(request: pytest.FixtureRequest) -> list[Replayed]:
    runs = []
    for number, name in enumerate(request.param):
        owner = Owner(name, random.Random(number))
        runs += [owner.copy() for _ in range(RUNS)]
    for run in runs:
        print(f"{run.name:32} {run.took_s:6.0f} s, true {run.truth:4.0%}, high/low {run.width:.2f}")
    return runs


def test_the_true_time_left_is_within_the_shown_range(replayed: list[Replayed]) -> None:
    truth = true_share([shown_range for run in replayed for shown_range in run.shown_ranges])
    estimated = true_share([shown_range for run in replayed for shown_range in run.newest])
    of_runs = [run.truth for run in replayed]
    print(f"{len(replayed)} runs: true {truth:.1%} of the time, in the mean run {statistics.mean(of_runs):.1%}")
    of_newest = statistics.mean(run.truth_of_newest for run in replayed)
    print(f"the newest estimate: true {estimated:.1%} of the time, in the mean run {of_newest:.1%}")

    assert len(replayed) in {10, 50}
    assert truth >= 0.8
    assert estimated >= 0.8
    assert statistics.mean(of_runs) >= 0.8


def test_what_is_read_changes_seldom_and_never_becomes_later_without_a_reason(replayed: list[Replayed]) -> None:
    minutes = sum(len(run.lines) for run in replayed) / 60
    changes = sum(before != after for run in replayed for before, after in pairwise(run.lines))
    reasons = [reason for run in replayed for reason in run.postponements]
    print(f"the text changed {changes / minutes:.2f} times a minute")
    print(f"the end became later {len(reasons) / len(replayed):.2f} times a run: {Counter(reasons)}")

    assert changes / minutes < 2.5
    assert len(reasons) / len(replayed) < 2
    assert None not in reasons


def test_the_shown_range_is_narrow_enough_to_be_useful(replayed: list[Replayed]) -> None:
    widths = [shown_range.width for run in replayed for shown_range in run.shown_ranges]
    print(
        f"high/low: median {statistics.median(widths):.2f}, one in ten over {statistics.quantiles(widths, n=10)[8]:.2f}"
    )

    assert statistics.median(widths) < 3
