"""A backup with a deadline chooses its pace and reports whether it will be ready in time."""

from datetime import datetime, timedelta

from shingleback.domain.deadline import Readiness
from shingleback.domain.monitoring import CacheState, Phase, RunEventKind
from shingleback.engine.drive.pace import parse_pace
from shingleback.engine.report import Reporter
from shingleback.engine.source.pacing import DeadlineWatch
from shingleback.monitor.eta import Speed, SpeedHistory, foreseen
from shingleback.monitor.sampler import NoSampler
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Event, Happened, Progress
from shingleback.protocol.result_items import ReadyBy
from tests.helpers.workshop import ZONE, Clock, Workshop

MB = 1_000_000
GB = 1_000_000_000
HOUR_S = 3600
EVENING = datetime(2026, 5, 20, 22, 0, tzinfo=ZONE)
DEADLINE = datetime(2026, 5, 21, 7, 0, tzinfo=ZONE)
KNOWN = SpeedHistory(fast=Speed(1 / (100 * MB), 0.0, 1e5, 100 * MB), slow=Speed(1 / (30 * MB), 0.0, 1e5, 100 * MB))


class KnownDrive(NoSampler):
    """Has known speeds and a `cache` state that the test sets."""

    def __init__(self, speeds: SpeedHistory) -> None:
        self.speeds = speeds
        self.cache: CacheState | None = None  # type: ignore[assignment]


class Night:
    """A copy at 100 MB/s until the next morning, with a clock of its own."""

    def __init__(
        self, gb: int, speeds: SpeedHistory = KNOWN, start_hours: float = 0, at: datetime | None = DEADLINE
    ) -> None:
        self.events: list[Event] = []
        self.clock = Clock()
        self.offset_s = start_hours * HOUR_S
        self.sampler = KnownDrive(speeds)
        self.reporter = Reporter(self.events.append, self.clock, self.sampler)
        self.deadline_watch = DeadlineWatch(at, self.now, self.reporter, self._set_pace)
        self.attend = self.deadline_watch.attend
        self.reporter.work.total_bytes, self.reporter.work.total_files = gb * GB, 10 * gb

    def now(self) -> datetime:
        return EVENING + timedelta(seconds=self.clock.seconds + self.offset_s)

    def begin(self) -> str:
        pace = self.deadline_watch.foresee(self.reporter.work.total_files, self.reporter.work.total_bytes)
        self._set_pace(pace or "balanced")
        self.reporter.begin("copy")
        return pace

    def copy(self, minutes: int, mb_per_s: float) -> None:
        for _ in range(minutes * 12):
            self.clock.seconds += 5.0
            done = round(mb_per_s * MB * 5)
            self.reporter.work.bytes = min(self.reporter.work.total_bytes, self.reporter.work.bytes + done)
            self.reporter.work.files = self.reporter.work.bytes // (100 * MB)
            self.reporter.tick()
            self.attend()

    def _set_pace(self, pace: str) -> None:
        self.reporter.pace = pace

    @property
    def reports(self) -> list[ReadyBy]:
        return [event for event in self.events if isinstance(event, ReadyBy)]

    @property
    def newest(self) -> ReadyBy:
        return self.reports[-1]


def test_a_small_backup_in_a_long_night_is_gentle_and_its_readiness_is_reported_before_it_begins() -> None:
    night = Night(gb=100)
    assert night.begin() == "gentle"
    first = night.events[0]
    assert isinstance(first, ReadyBy)
    assert (first.state, first.pace, first.at) == (Readiness.READY, "gentle", DEADLINE.timestamp())
    assert first.high_at is not None
    assert first.high_at <= DEADLINE.timestamp()


def test_a_backup_too_large_for_the_night_is_reported_as_late_and_takes_full_pace() -> None:
    night = Night(gb=8000)
    assert night.begin() == "full"
    assert night.newest.state == Readiness.LATE


def test_the_readiness_on_a_new_drive_is_unknown_until_its_speed_is_known() -> None:
    night = Night(gb=100, speeds=SpeedHistory())
    assert night.begin() == "balanced"
    assert night.newest.state == Readiness.UNKNOWN
    night.copy(2, 100)
    assert night.newest.state == Readiness.READY


def test_with_hours_to_spare_the_pace_becomes_gentle() -> None:
    night = Night(gb=150, speeds=SpeedHistory())
    night.begin()
    night.copy(12, 100)
    assert night.reporter.pace == "gentle"


def test_a_drive_that_becomes_slow_gets_a_faster_pace_and_is_reported_as_late() -> None:
    night = Night(gb=300)
    assert night.begin() == "gentle"
    night.copy(60, 20)
    assert night.newest.state == Readiness.READY
    night.copy(180, 4)
    assert night.reporter.pace == "full"
    assert night.newest.state == Readiness.LATE
    assert night.newest.left_bytes == night.reporter.work.total_bytes - night.reporter.work.bytes


def test_at_the_deadline_the_remaining_bytes_are_reported_at_once() -> None:
    night = Night(gb=300, start_hours=8.9)
    night.begin()
    night.copy(5, 20)
    assert night.newest.state == Readiness.LATE
    night.copy(1, 20)
    assert night.newest.state == Readiness.OVER
    assert night.newest.left_bytes == 300 * GB - 6 * 60 * 20 * MB


def test_a_chosen_pace_is_kept_even_if_the_backup_will_be_late() -> None:
    night = Night(gb=8000)
    night.deadline_watch.keep_pace()
    night.begin()
    night.reporter.pace = "gentle"
    night.copy(30, 20)
    assert night.reporter.pace == "gentle"
    assert night.newest.state == Readiness.LATE


# deadlines set during a run -----------------------------------------------------------------------------------


def test_a_deadline_set_during_a_run_is_reported_at_once_and_determines_the_pace() -> None:
    night = Night(gb=150, at=None)
    night.deadline_watch.keep_pace()
    assert night.begin() == ""
    night.copy(12, 100)
    assert (night.reports, night.reporter.pace) == ([], "balanced")

    night.deadline_watch.change(DEADLINE)
    night.attend()
    assert night.newest.state == Readiness.READY
    assert night.reporter.pace == "gentle"


def test_a_deadline_that_is_too_early_is_reported_as_late_and_raises_the_pace_step_by_step() -> None:
    night = Night(gb=1500)
    night.begin()
    night.reporter.pace = "gentle"
    night.deadline_watch.keep_pace()
    night.copy(10, 20)
    night.deadline_watch.change(EVENING + timedelta(hours=2))
    night.attend()
    assert (night.newest.state, night.reporter.pace) == (Readiness.LATE, "balanced")
    night.copy(2, 20)
    assert night.reporter.pace == "full"


def test_removing_the_deadline_is_reported_and_keeps_the_pace() -> None:
    night = Night(gb=100)
    assert night.begin() == "gentle"
    night.deadline_watch.change(None)
    assert night.newest.at == 0.0
    night.copy(60, 1)
    assert night.newest.at == 0.0
    assert night.reporter.pace == "gentle"


# the estimate before the first byte ---------------------------------------------------------------------------


def test_files_that_fit_into_the_cache_are_expected_to_be_fast_and_others_slow() -> None:
    empty = CacheState(Phase.RESTING, 0, 0, 0, 20 * GB, 20 * GB, 20 * GB, 0.0, 0.0)
    small, large = foreseen(KNOWN, 10 * GB, 100, empty), foreseen(KNOWN, 1000 * GB, 10_000, empty)
    assert small is not None
    assert large is not None
    assert small.low <= 100 <= small.high < 200
    assert large.low <= 10_000
    assert large.high >= 980 * GB / (30 * MB)


def test_without_known_speeds_there_is_no_estimate() -> None:
    assert foreseen(SpeedHistory(), GB, 10) is None


# a whole run --------------------------------------------------------------------------------------------------


def test_a_backup_reports_its_readiness_before_the_first_progress_of_copying(workshop: Workshop) -> None:
    (workshop.source / "letter").write_bytes(b"Dear all" * 1000)
    workshop.sampler = KnownDrive(KNOWN)
    workshop.backup(ready_by=workshop.time + timedelta(hours=8))
    kinds = [type(event) for event in workshop.events]
    copying = next(
        n for n, event in enumerate(workshop.events) if isinstance(event, Progress) and event.phase == "copy"
    )
    assert kinds.index(ReadyBy) < copying
    assert (
        next(event for event in workshop.events if isinstance(event, Progress) and event.phase == "copy").pace
        == "gentle"
    )


def test_a_dry_run_reports_the_readiness_and_writes_nothing(workshop: Workshop) -> None:
    (workshop.source / "letter").write_bytes(b"Dear all" * 1000)
    workshop.destination.mkdir()
    workshop.sampler = KnownDrive(KNOWN)
    workshop.backup(ready_by=workshop.time + timedelta(hours=8), is_dry_run=True)
    assert [event.state for event in workshop.events if isinstance(event, ReadyBy)] == [Readiness.READY]
    assert list(workshop.destination.iterdir()) == []


def test_a_chosen_pace_is_kept_with_a_deadline(workshop: Workshop) -> None:
    (workshop.source / "letter").write_bytes(b"Dear all" * 1000)
    workshop.sampler = KnownDrive(KNOWN)
    workshop.backup(ready_by=workshop.time + timedelta(hours=8), pace=parse_pace("15M"))
    assert {event.pace for event in workshop.events if isinstance(event, Progress) and event.phase == "copy"} == {"15M"}
    assert not [event for event in workshop.events if isinstance(event, Happened) and event.kind == RunEventKind.PACE]


def test_a_backup_without_a_deadline_reports_no_readiness(workshop: Workshop) -> None:
    (workshop.source / "letter").write_bytes(b"Dear all" * 1000)
    workshop.backup()
    assert not [event for event in workshop.events if isinstance(event, ReadyBy)]


class DeadlineControl(Unattended):
    """Sets deadlines after the backup has begun."""

    def __init__(self, *times: str) -> None:
        super().__init__()
        self._times = [*times]

    def take_ready_by(self) -> str | None:
        return self._times.pop(0) if self._times else None


def test_a_deadline_set_during_a_backup_determines_its_pace_and_an_invalid_one_is_ignored(
    workshop: Workshop,
) -> None:
    (workshop.source / "letter").write_bytes(b"Dear all" * 1000)
    workshop.sampler = KnownDrive(KNOWN)
    at = workshop.time + timedelta(hours=8)
    workshop.control = DeadlineControl(at.isoformat(), "whenever")
    workshop.backup(pace=parse_pace("full"))
    reports = [event for event in workshop.events if isinstance(event, ReadyBy)]
    assert [(report.at, report.pace) for report in reports] == [(at.timestamp(), "gentle")]
    assert {event.pace for event in workshop.events if isinstance(event, Progress) and event.phase == "copy"} == {
        "gentle"
    }
