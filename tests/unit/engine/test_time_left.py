"""What a run tells of the time that is left, while it goes on and while it does not."""

import pytest

from shingleback.domain.monitoring import CacheState, Phase, RestReason
from shingleback.engine.report import LOOKING, Reporter
from shingleback.monitor.eta import Speed, SpeedHistory
from shingleback.monitor.sampler import NoSampler
from shingleback.protocol.events import Event, Progress
from tests.helpers.workshop import Clock

MB = 1_000_000
TOTAL_BYTES = 60_000 * MB


class Watching(NoSampler):
    """Attributes:
    cache: what the test wants to be believed.
    """

    def __init__(self) -> None:
        self.cache: CacheState | None = None  # type: ignore[assignment]
        self.speeds = SpeedHistory()


class Scene:
    """A copy of 60 GB, at 100 MB/s while it goes on."""

    def __init__(self, speeds: SpeedHistory | None = None) -> None:
        self.told: list[Event] = []
        self.clock = Clock()
        self.sampler = Watching()
        self.sampler.speeds = speeds or SpeedHistory()
        self.reporter = Reporter(self.told.append, self.clock, self.sampler)
        self.reporter.total_bytes = TOTAL_BYTES
        self.reporter.begin("copy")

    def go_on(self, seconds: int, *, is_moving: bool = True) -> tuple[float | None, float | None]:
        """What is told at the end."""
        for _ in range(seconds):
            self.clock.seconds += 1.0
            self.reporter.bytes += 100 * MB if is_moving else 0
            self.reporter.tick()
        return self.left_s

    @property
    def left_s(self) -> tuple[float | None, float | None]:
        newest = [event for event in self.told if isinstance(event, Progress)][-1]
        return newest.left_low_s, newest.left_high_s


@pytest.fixture
def scene() -> Scene:
    return Scene()


def rest(scene: Scene) -> None:
    scene.reporter.rest(RestReason.CACHE_FULL, 300.0)


def stall(scene: Scene) -> None:
    scene.sampler.cache = CacheState(Phase.STALLED)


def be_silent(scene: Scene) -> None:
    scene.reporter.asked_at_s = scene.clock.seconds - 5.0


def pause(scene: Scene) -> None:
    scene.reporter.state("paused")


def look(scene: Scene) -> None:
    scene.reporter.state(LOOKING)


@pytest.mark.parametrize("halt", [rest, stall, be_silent, pause, look])
def test_the_range_stays_as_it_was_while_nothing_moves(scene: Scene, halt: object) -> None:
    assert callable(halt)
    before = scene.go_on(100)
    halt(scene)

    assert scene.go_on(200, is_moving=False) == before


def test_after_a_pause_it_goes_on_as_before(scene: Scene) -> None:
    scene.go_on(100)
    pause(scene)
    scene.go_on(1_000, is_moving=False)
    scene.reporter.state("running")

    low_s, high_s = scene.go_on(100)

    assert low_s is not None
    assert high_s is not None
    assert low_s < 400 < high_s < 600


def test_a_rest_makes_the_copy_longer(scene: Scene) -> None:
    scene.go_on(100)
    rest(scene)
    scene.go_on(100, is_moving=False)
    scene.reporter.rest(RestReason.CACHE_FULL, 0.0)

    _, high_s = scene.go_on(100)

    assert high_s is not None
    assert high_s > 600


def test_what_a_run_has_seen_is_left_for_the_next_one(scene: Scene) -> None:
    scene.go_on(100)

    low_s, high_s = Scene(scene.sampler.speeds).go_on(1)

    assert low_s is not None
    assert high_s is not None
    assert low_s < 599 < high_s


def test_another_phase_knows_nothing_of_how_fast_copying_is() -> None:
    scene = Scene(SpeedHistory(fast=Speed(1e-8, 0.0, 60.0, mean_bytes=100 * MB)))
    assert scene.left_s != (None, None)
    scene.reporter.begin("finish")

    assert scene.left_s == (None, None)
    assert scene.sampler.speeds.fast is not None


@pytest.mark.parametrize("state", ["paused", LOOKING])
def test_a_pause_without_a_report_says_nothing_about_the_speed(scene: Scene, state: str) -> None:
    """As while a backup is verified: whoever reads does not report while nothing is read."""
    unpaused = Scene()
    for one in (scene, unpaused):
        one.go_on(30)
    scene.reporter.state(state)
    scene.clock.seconds += 3600.0
    scene.reporter.state("running")

    assert scene.go_on(30) == pytest.approx(unpaused.go_on(30), rel=0.15)
    assert scene.reporter.elapsed_s == pytest.approx(3660.0)
    assert scene.reporter.worked_s == pytest.approx(60.0)
