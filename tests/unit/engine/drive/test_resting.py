"""During a rest in a backup the drive gets no writes, and the person is informed and can still intervene."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

import msgspec.structs
import pytest

from shingleback.devices.mounts import Mount
from shingleback.domain.monitoring import CacheState, OwnWrites, Phase
from shingleback.engine.drive.messages import ToDrive
from shingleback.engine.drive.pace import PRESETS, parse_pace
from shingleback.engine.drive.transport import Slots
from shingleback.engine.repo.abilities import FilesystemAbilities, probe
from shingleback.engine.report import Reporter
from shingleback.engine.source.copy_context import Limits
from shingleback.engine.source.drive_client import DriveClient
from shingleback.engine.source.resting import Resting
from shingleback.monitor.eta import SpeedHistory
from shingleback.protocol.control import JobControl, Unattended
from shingleback.protocol.events import Event, Happened, Progress, Rest, State
from tests.fakes.clock import SleepingClock
from tests.fakes.disks import UnhurriedDisk
from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import Workshop

FULL = CacheState(Phase.FULL, 1_900_000, capacity_bytes=2_000_000, tidy_high_s=60.0)
EMPTY = CacheState(Phase.RESTING, 0, capacity_bytes=2_000_000)


class FakeSampler:
    """Reports the cache state and foreign I/O that the test sets."""

    def __init__(self) -> None:
        self.cache: CacheState | None = None
        self.foreign_bps = 0.0
        self.troubles = 0
        self.speeds = SpeedHistory()

    def begin(self, device_number: int) -> None:
        pass

    def tick(self, elapsed_s: float, copied_bytes: int, own_writes: OwnWrites) -> None:
        pass


class Person(Unattended):
    """Acts on events.

    Attributes:
        on_event: called with each new event when the engine polls its control.
        pace: the next pace to set.
    """

    def __init__(self, events: Callable[[], list[Event]]) -> None:
        super().__init__()
        self.on_event: Callable[[Event], None] = lambda _event: None
        self.pace = ""
        self._events = events
        self._seen = 0

    def refresh(self) -> None:
        new = self._events()[self._seen :]
        self._seen += len(new)
        for event in new:
            self.on_event(event)

    def take_pace(self) -> str:
        pace, self.pace = self.pace, ""
        return pace


@dataclass
class Scene:
    workshop: Workshop
    clock: SleepingClock
    disk: UnhurriedDisk
    sampler: FakeSampler
    person: Person

    def rests(self) -> list[Rest]:
        return [event for event in self.workshop.events if isinstance(event, Rest)]

    def event_kinds(self) -> list[str]:
        return [event.kind for event in self.workshop.events if isinstance(event, Happened)]

    def states(self) -> list[str]:
        return [event.state for event in self.workshop.events if isinstance(event, State)]


def probe_as_disk(folder_fd: int, mount: Mount | None) -> FilesystemAbilities:
    """Reports cached writes even if the test runs in memory, where nothing needs to be waited for."""
    return msgspec.structs.replace(probe(folder_fd, mount), caches_writes=True)


@pytest.fixture
def scene(workshop: Workshop) -> Scene:
    """Forty files of half a second each."""
    clock = SleepingClock()
    disk, sampler, person = UnhurriedDisk(clock), FakeSampler(), Person(lambda: workshop.events)
    workshop.clock, workshop.disk, workshop.sampler, workshop.control = clock, disk, sampler, person
    workshop.slot_bytes = 100_000
    workshop.probe = probe_as_disk
    for number in range(40):
        write(workshop.source / f"{number:02}", os.urandom(100_000))
    return Scene(workshop, clock, disk, sampler, person)


def test_during_a_rest_the_drive_gets_nothing_and_earlier_writes_are_durable(scene: Scene) -> None:
    scene.sampler.cache = FULL
    result = scene.workshop.backup(pace=PRESETS["gentle"])

    events = scene.workshop.events
    begin, end = (
        next(event for event in events if isinstance(event, Happened) and event.kind == kind)
        for kind in ("rest", "rest-over")
    )
    assert begin.values == {"reason": "cache-full", "longest_s": 20.0}
    assert end.elapsed_s - begin.elapsed_s == pytest.approx(20, abs=0.2)
    assert not [time_s for time_s in scene.disk.writes_s if begin.elapsed_s < time_s <= end.elapsed_s]
    during = events[events.index(begin) : events.index(end)]
    progress = [event for event in during if isinstance(event, Progress)]
    assert {event.bytes - event.durable_bytes for event in progress} == {0}
    assert {event.silent_s for event in progress} == {0.0}
    assert result.outcome == "done"
    assert len(snapshot(scene.workshop.destination / "source")) >= 40


def test_a_rest_counts_down_in_seconds_and_its_end_is_reported(scene: Scene) -> None:
    scene.sampler.cache = FULL
    scene.workshop.backup(pace=PRESETS["gentle"])

    first = [rest.left_s for rest in scene.rests()][:21]
    assert first[0] == pytest.approx(20, abs=0.1)
    assert first[19] == pytest.approx(1, abs=0.2)
    assert all(before - after == pytest.approx(1, abs=0.2) for before, after in pairwise(first[:20]))
    assert first[20] == 0
    assert {rest.reason for rest in scene.rests()} == {"cache-full"}


def test_a_rest_ends_as_soon_as_the_cache_is_empty(scene: Scene) -> None:
    def empty_cache(event: Event) -> None:
        if isinstance(event, Rest) and event.left_s < 15:
            scene.sampler.cache = EMPTY

    scene.sampler.cache, scene.person.on_event = FULL, empty_cache
    scene.workshop.backup(pace=PRESETS["gentle"])

    lefts_s = [rest.left_s for rest in scene.rests()]
    assert 13 < min(left_s for left_s in lefts_s if left_s) < 15
    assert lefts_s.count(0) == 1


def test_canceling_ends_a_rest_at_once(scene: Scene) -> None:
    canceled_s: list[float] = []

    def cancel(event: Event) -> None:
        if isinstance(event, Rest) and event.left_s < 15 and not canceled_s:
            canceled_s.append(scene.clock())
            scene.person.is_canceled = True

    scene.sampler.cache, scene.person.on_event = FULL, cancel
    result = scene.workshop.backup(pace=PRESETS["gentle"])

    assert result.outcome == "canceled"
    assert scene.clock() - canceled_s[0] < 1
    assert scene.rests()[-1].left_s == 0
    assert scene.event_kinds()[-1] == "rest-over"


def test_a_pause_replaces_the_rest(scene: Scene) -> None:
    def pause(event: Event) -> None:
        if isinstance(event, Rest) and 0 < event.left_s < 15:
            scene.person.is_paused = True
        if isinstance(event, State) and event.state == "paused":
            scene.sampler.cache, scene.person.is_paused = EMPTY, False

    scene.sampler.cache, scene.person.on_event = FULL, pause
    result = scene.workshop.backup(pace=PRESETS["gentle"])

    assert result.outcome == "done"
    assert scene.states() == ["pausing", "paused", "running"]
    assert min(rest.left_s for rest in scene.rests() if rest.left_s) > 13
    assert scene.event_kinds() == ["rest", "rest-over"]


def test_a_new_pace_ends_the_rest_and_is_reported(scene: Scene) -> None:
    def hurry(event: Event) -> None:
        if isinstance(event, Rest) and 0 < event.left_s < 15:
            scene.person.pace = "full"

    scene.sampler.cache, scene.person.on_event = FULL, hurry
    scene.workshop.backup(pace=PRESETS["gentle"])

    assert scene.event_kinds() == ["rest", "pace", "rest-over"]
    pace_events = [event for event in scene.workshop.events if isinstance(event, Happened) and event.kind == "pace"]
    assert pace_events[0].values == {"pace": "full"}
    paces = [event.pace for event in scene.workshop.events if isinstance(event, Progress)]
    assert (paces[-1], set(paces) - {""}) == ("full", {"gentle", "full"})


def test_an_invalid_pace_changes_nothing(scene: Scene) -> None:
    def set_invalid_pace(event: Event) -> None:
        if isinstance(event, Progress) and event.pace and not scene.disk.writes_s[5:]:
            scene.person.pace = "quick quick"

    scene.person.on_event = set_invalid_pace
    scene.workshop.backup()

    assert scene.event_kinds() == []
    assert [event.pace for event in scene.workshop.events if isinstance(event, Progress)][-1] == "balanced"


def test_a_backup_rests_while_others_use_the_drive(scene: Scene) -> None:
    def stop_foreign_io(event: Event) -> None:
        if isinstance(event, Rest) and event.left_s < 15:
            scene.sampler.foreign_bps = 0.0

    scene.sampler.foreign_bps, scene.person.on_event = 5e6, stop_foreign_io
    result = scene.workshop.backup()

    assert result.outcome == "done"
    assert scene.event_kinds() == ["others", "rest", "others-gone", "rest-over"]
    assert {rest.reason for rest in scene.rests()} == {"others"}


class SilentLink:
    """A link to a drive that does not answer."""

    def __init__(self, clock: SleepingClock) -> None:
        self._clock = clock

    def send(self, message: ToDrive) -> None:
        pass

    def receive(self, timeout_s: float) -> None:
        self._clock.sleep(timeout_s)

    def close(self) -> None:
        pass


def test_others_are_noticed_while_the_engine_waits_for_the_drive() -> None:
    clock, sampler, events = SleepingClock(), FakeSampler(), list[Event]()
    reporter = Reporter(events.append, clock, sampler)
    job = JobControl(Unattended())
    client = DriveClient(SilentLink(clock), Slots(count=2, slot_bytes=4096), reporter, job)
    Resting(job, reporter, clock, clock.sleep)
    sampler.foreign_bps = 5e6

    client.wait_until(lambda: clock() > 10)

    assert [event.kind for event in events if isinstance(event, Happened)] == ["others"]


def test_at_full_pace_others_are_reported_but_cause_no_rest(scene: Scene) -> None:
    scene.sampler.foreign_bps = 5e6
    scene.workshop.backup(pace=PRESETS["full"])

    assert scene.event_kinds() == ["others"]


def test_a_drive_that_answers_slowly_gets_rests_before_the_kernel_gives_up(scene: Scene) -> None:
    """Some writes take twelve seconds."""

    class SlowDisk(UnhurriedDisk):
        waits = 0

        def wait_writeback(self, fd: int, offset: int, length: int) -> None:
            super().wait_writeback(fd, offset, length)
            self.waits += 1
            if 5 <= self.waits < 22:
                scene.clock.sleep(12)

    scene.workshop.disk = SlowDisk(scene.clock)
    slow = scene.workshop.backup(pace=parse_pace("1"), limits=Limits(files=10))

    assert slow.outcome == "done"
    rests = [event.values for event in scene.workshop.events if isinstance(event, Happened) and event.kind == "rest"]
    assert rests[:2] == [
        {"reason": "slow-answers", "longest_s": 20.0},
        {"reason": "slow-answers", "longest_s": 40.0},
    ]


@pytest.mark.parametrize("pace", PRESETS)
def test_after_trouble_what_is_copied_becomes_durable_and_the_drive_rests(scene: Scene, pace: str) -> None:
    def trouble(event: Event) -> None:
        if isinstance(event, Progress) and event.bytes > 1_000_000:
            scene.sampler.troubles = 1

    scene.person.on_event = trouble
    result = scene.workshop.backup(pace=PRESETS[pace])

    events = scene.workshop.events
    begin, end = (
        next(event for event in events if isinstance(event, Happened) and event.kind == kind)
        for kind in ("rest", "rest-over")
    )
    assert begin.values == {"reason": "trouble", "longest_s": 60.0}
    assert end.elapsed_s - begin.elapsed_s == pytest.approx(60, abs=0.2)
    assert not [time_s for time_s in scene.disk.writes_s if begin.elapsed_s < time_s <= end.elapsed_s]
    during = [event for event in events[events.index(begin) : events.index(end)] if isinstance(event, Progress)]
    assert {event.bytes - event.durable_bytes for event in during} == {0}
    assert scene.event_kinds().count("rest") == 1
    assert result.outcome == "done"
