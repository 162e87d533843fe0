"""A backup that should be done by a given time: which pace it takes, and what it tells."""

from datetime import datetime, timedelta

from shingleback.domain.local_time import Readiness
from shingleback.domain.monitoring import CacheState, Phase, RunEventKind
from shingleback.engine.drive.throttle import parse_pace
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
SEVEN = datetime(2026, 5, 21, 7, 0, tzinfo=ZONE)
KNOWN = SpeedHistory(fast=Speed(1 / (100 * MB), 0.0, 1e5, 100 * MB), slow=Speed(1 / (30 * MB), 0.0, 1e5, 100 * MB))


class KnownDrive(NoSampler):
    """Attributes: `cache`: what is believed of it."""

    def __init__(self, speeds: SpeedHistory) -> None:
        self.speeds = speeds
        self.cache: CacheState | None = None  # type: ignore[assignment]


class Night:
    """A copy at 100 MB/s that may take until the next morning, with a clock of its own."""

    def __init__(
        self, gb: int, speeds: SpeedHistory = KNOWN, hours_late: float = 0, at: datetime | None = SEVEN
    ) -> None:
        self.told: list[Event] = []
        self.clock = Clock()
        self.late_s = hours_late * HOUR_S
        self.sampler = KnownDrive(speeds)
        self.reporter = Reporter(self.told.append, self.clock, self.sampler)
        self.in_time = DeadlineWatch(at, self.now, self.reporter, self._set_pace)
        self.attend = self.in_time.after(lambda: None)
        self.reporter.total_bytes, self.reporter.total_files = gb * GB, 10 * gb

    def now(self) -> datetime:
        return EVENING + timedelta(seconds=self.clock.seconds + self.late_s)

    def begin(self) -> str:
        pace = self.in_time.foresee(self.reporter.total_files, self.reporter.total_bytes)
        self._set_pace(pace or "balanced")
        self.reporter.begin("copy")
        return pace

    def copy(self, minutes: int, mb_per_s: float) -> None:
        for _ in range(minutes * 12):
            self.clock.seconds += 5.0
            done = round(mb_per_s * MB * 5)
            self.reporter.bytes = min(self.reporter.total_bytes, self.reporter.bytes + done)
            self.reporter.files = self.reporter.bytes // (100 * MB)
            self.reporter.tick()
            self.attend()

    def _set_pace(self, pace: str) -> None:
        self.reporter.pace = pace

    @property
    def told_times(self) -> list[ReadyBy]:
        return [event for event in self.told if isinstance(event, ReadyBy)]

    @property
    def newest(self) -> ReadyBy:
        return self.told_times[-1]


def test_a_small_backup_in_a_long_night_is_gentle_and_in_time_and_that_is_told_before_it_begins() -> None:
    night = Night(gb=100)
    assert night.begin() == "gentle"
    told = night.told[0]
    assert isinstance(told, ReadyBy)
    assert (told.state, told.pace, told.at) == (Readiness.READY, "gentle", SEVEN.timestamp())
    assert told.high_at is not None
    assert told.high_at <= SEVEN.timestamp()


def test_too_much_for_the_night_is_told_before_it_begins_and_takes_full_pace() -> None:
    night = Night(gb=8000)
    assert night.begin() == "full"
    assert night.newest.state == Readiness.LATE


def test_of_a_new_drive_nothing_is_promised_until_it_has_shown_how_fast_it_is() -> None:
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


def test_a_drive_that_becomes_slow_gets_a_faster_pace_and_the_truth_is_told() -> None:
    night = Night(gb=300)
    assert night.begin() == "gentle"
    night.copy(60, 20)
    assert night.newest.state == Readiness.READY
    night.copy(180, 4)
    assert night.reporter.pace == "full"
    assert night.newest.state == Readiness.LATE
    assert night.newest.left_bytes == night.reporter.total_bytes - night.reporter.bytes


def test_when_the_time_has_come_it_is_told_at_once_how_much_is_left() -> None:
    night = Night(gb=300, hours_late=8.9)
    night.begin()
    night.copy(5, 20)
    assert night.newest.state == Readiness.LATE
    night.copy(1, 20)
    assert night.newest.state == Readiness.OVER
    assert night.newest.left_bytes == 300 * GB - 6 * 60 * 20 * MB


def test_a_person_who_chooses_a_pace_keeps_it_and_is_told_the_truth_about_it() -> None:
    night = Night(gb=8000)
    night.in_time.chooses = False
    night.begin()
    night.reporter.pace = "gentle"
    night.copy(30, 20)
    assert night.reporter.pace == "gentle"
    assert night.newest.state == Readiness.LATE


# a time that is chosen meanwhile ------------------------------------------------------------------------------


def test_a_time_that_is_chosen_meanwhile_is_told_at_once_and_the_pace_follows_it() -> None:
    night = Night(gb=150, at=None)
    night.in_time.chooses = False
    assert night.begin() == ""
    night.copy(12, 100)
    assert (night.told_times, night.reporter.pace) == ([], "balanced")

    night.in_time.change(SEVEN)
    night.attend()
    assert night.newest.state == Readiness.READY
    assert night.reporter.pace == "gentle"


def test_a_time_that_is_too_early_is_said_to_be_and_takes_a_faster_pace_step_by_step() -> None:
    night = Night(gb=1500)
    night.begin()
    night.reporter.pace = "gentle"
    night.in_time.chooses = False
    night.copy(10, 20)
    night.in_time.change(EVENING + timedelta(hours=2))
    night.attend()
    assert (night.newest.state, night.reporter.pace) == (Readiness.LATE, "balanced")
    night.copy(2, 20)
    assert night.reporter.pace == "full"


def test_a_time_that_is_taken_back_is_told_and_leaves_the_pace_as_it_is() -> None:
    night = Night(gb=100)
    assert night.begin() == "gentle"
    night.in_time.change(None)
    assert night.newest.at == 0.0
    night.copy(60, 1)
    assert night.newest.at == 0.0
    assert night.reporter.pace == "gentle"


# the estimate before the first byte ---------------------------------------------------------------------------


def test_what_fits_into_the_cache_is_expected_to_be_fast_and_what_does_not_to_be_slow() -> None:
    empty = CacheState(Phase.RESTING, 0, 0, 0, 20 * GB, 20 * GB, 20 * GB, 0.0, 0.0)
    small, large = foreseen(KNOWN, 10 * GB, 100, empty), foreseen(KNOWN, 1000 * GB, 10_000, empty)
    assert small is not None
    assert large is not None
    assert small.low <= 100 <= small.high < 200
    assert large.low <= 10_000
    assert large.high >= 980 * GB / (30 * MB)


def test_a_drive_that_was_never_written_to_is_not_judged() -> None:
    assert foreseen(SpeedHistory(), GB, 10) is None


# a whole run --------------------------------------------------------------------------------------------------


def test_a_backup_tells_whether_it_will_be_ready_before_its_first_progress_in_copying(workshop: Workshop) -> None:
    (workshop.source / "letter").write_bytes(b"Dear all" * 1000)
    workshop.sampler = KnownDrive(KNOWN)
    workshop.backup(ready_by=workshop.time + timedelta(hours=8))
    kinds = [type(one) for one in workshop.events]
    copying = next(n for n, one in enumerate(workshop.events) if isinstance(one, Progress) and one.phase == "copy")
    assert kinds.index(ReadyBy) < copying
    assert next(one for one in workshop.events if isinstance(one, Progress) and one.phase == "copy").pace == "gentle"


def test_a_dry_run_tells_it_too_and_writes_nothing(workshop: Workshop) -> None:
    (workshop.source / "letter").write_bytes(b"Dear all" * 1000)
    workshop.destination.mkdir()
    workshop.sampler = KnownDrive(KNOWN)
    workshop.backup(ready_by=workshop.time + timedelta(hours=8), is_dry_run=True)
    assert [one.state for one in workshop.events if isinstance(one, ReadyBy)] == [Readiness.READY]
    assert list(workshop.destination.iterdir()) == []


def test_a_pace_of_ones_own_is_kept_with_a_time(workshop: Workshop) -> None:
    (workshop.source / "letter").write_bytes(b"Dear all" * 1000)
    workshop.sampler = KnownDrive(KNOWN)
    workshop.backup(ready_by=workshop.time + timedelta(hours=8), pace=parse_pace("15M"))
    assert {one.pace for one in workshop.events if isinstance(one, Progress) and one.phase == "copy"} == {"15M"}
    assert not [one for one in workshop.events if isinstance(one, Happened) and one.kind == RunEventKind.PACE]


def test_a_backup_without_a_time_says_nothing_of_one(workshop: Workshop) -> None:
    (workshop.source / "letter").write_bytes(b"Dear all" * 1000)
    workshop.backup()
    assert not [one for one in workshop.events if isinstance(one, ReadyBy)]


class Lazy(Unattended):
    """Somebody who thinks of the time when the backup has begun."""

    def __init__(self, *times: str) -> None:
        super().__init__()
        self._times = [*times]

    def take_ready_by(self) -> str | None:
        return self._times.pop(0) if self._times else None


def test_a_time_that_is_given_to_a_backup_under_way_decides_its_pace_and_what_is_no_time_changes_nothing(
    workshop: Workshop,
) -> None:
    (workshop.source / "letter").write_bytes(b"Dear all" * 1000)
    workshop.sampler = KnownDrive(KNOWN)
    at = workshop.time + timedelta(hours=8)
    workshop.control = Lazy(at.isoformat(), "whenever")
    workshop.backup(pace=parse_pace("full"))
    told = [one for one in workshop.events if isinstance(one, ReadyBy)]
    assert [(one.at, one.pace) for one in told] == [(at.timestamp(), "gentle")]
    assert {one.pace for one in workshop.events if isinstance(one, Progress) and one.phase == "copy"} == {"gentle"}
