"""The time left that a run reports while it makes progress, and while it waits."""

import pytest

from shingleback.domain.monitoring import CacheState, Phase, RestReason
from shingleback.engine.report import LOOKING, Reporter
from shingleback.monitor.eta import Speed, SpeedHistory
from shingleback.monitor.sampler import NoSampler
from shingleback.protocol.events import Event, Progress
from tests.helpers.workshop import Clock

MB = 1_000_000
TOTAL_BYTES = 60_000 * MB


class FakeSampler(NoSampler):
    """Attributes:
    cache: the state of the drive's cache that the test sets.
    """

    def __init__(self) -> None:
        self.cache: CacheState | None = None  # type: ignore[assignment]
        self.speeds = SpeedHistory()


class Scene:
    """A copy of 60 GB that runs at 100 MB/s."""

    def __init__(self, speeds: SpeedHistory | None = None) -> None:
        self.events: list[Event] = []
        self.clock = Clock()
        self.sampler = FakeSampler()
        self.sampler.speeds = speeds or SpeedHistory()
        self.reporter = Reporter(self.events.append, self.clock, self.sampler)
        self.reporter.work.total_bytes = TOTAL_BYTES
        self.reporter.begin("copy")

    def advance(self, seconds: int, *, is_moving: bool = True) -> tuple[float | None, float | None]:
        """Returns the reported range after that many seconds."""
        for _ in range(seconds):
            self.clock.seconds += 1.0
            self.reporter.work.bytes += 100 * MB if is_moving else 0
            self.reporter.tick()
        return self.left_s

    @property
    def left_s(self) -> tuple[float | None, float | None]:
        newest = [event for event in self.events if isinstance(event, Progress)][-1]
        return newest.left_low_s, newest.left_high_s


@pytest.fixture
def scene() -> Scene:
    return Scene()


def rest(scene: Scene) -> None:
    scene.reporter.report_rest(RestReason.CACHE_FULL, 300.0)


def stall(scene: Scene) -> None:
    scene.sampler.cache = CacheState(Phase.STALLED)


def leave_request_unanswered(scene: Scene) -> None:
    scene.reporter.asked_at_s = scene.clock.seconds - 5.0


def pause(scene: Scene) -> None:
    scene.reporter.state("paused")


def survey(scene: Scene) -> None:
    scene.reporter.state(LOOKING)


@pytest.mark.parametrize("halt", [rest, stall, leave_request_unanswered, pause, survey])
def test_the_range_stays_the_same_while_nothing_moves(scene: Scene, halt: object) -> None:
    assert callable(halt)
    before = scene.advance(100)
    halt(scene)

    assert scene.advance(200, is_moving=False) == before


def test_after_a_pause_the_estimate_continues_as_before(scene: Scene) -> None:
    scene.advance(100)
    pause(scene)
    scene.advance(1_000, is_moving=False)
    scene.reporter.state("running")

    low_s, high_s = scene.advance(100)

    assert low_s is not None
    assert high_s is not None
    assert low_s < 400 < high_s < 600


def test_a_rest_lengthens_the_estimate(scene: Scene) -> None:
    scene.advance(100)
    rest(scene)
    scene.advance(100, is_moving=False)
    scene.reporter.report_rest(RestReason.CACHE_FULL, 0.0)

    _, high_s = scene.advance(100)

    assert high_s is not None
    assert high_s > 600


def test_the_next_run_starts_with_the_speeds_of_the_previous_one(scene: Scene) -> None:
    scene.advance(100)

    low_s, high_s = Scene(scene.sampler.speeds).advance(1)

    assert low_s is not None
    assert high_s is not None
    assert low_s < 599 < high_s


def test_another_phase_does_not_use_the_speed_of_copying() -> None:
    scene = Scene(SpeedHistory(fast=Speed(1e-8, 0.0, 60.0, mean_bytes=100 * MB)))
    assert scene.left_s != (None, None)
    scene.reporter.begin("finish")

    assert scene.left_s == (None, None)
    assert scene.sampler.speeds.fast is not None


@pytest.mark.parametrize("state", ["paused", LOOKING])
def test_an_unreported_pause_does_not_change_the_speed(scene: Scene, state: str) -> None:
    """As during a verification, which reports nothing while it is paused."""
    unpaused = Scene()
    for timed_scene in (scene, unpaused):
        timed_scene.advance(30)
    scene.reporter.state(state)
    scene.clock.seconds += 3600.0
    scene.reporter.state("running")

    assert scene.advance(30) == pytest.approx(unpaused.advance(30), rel=0.15)
    assert scene.reporter.elapsed_s == pytest.approx(3660.0)
    assert scene.reporter.worked_s == pytest.approx(60.0)
