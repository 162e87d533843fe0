"""Writing no faster than the requested pace."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.domain.errors import UsageError, Why
from shingleback.engine.drive.disk import PacedDisk, RealDisk
from shingleback.engine.drive.pace import PRESETS, Pace, parse_pace
from shingleback.engine.drive.transport import Slots
from tests.fakes.clock import SleepingClock

MB = 1_000_000


@pytest.mark.parametrize(
    ("text", "bytes_per_s"),
    [
        ("15", 15 * MB),
        ("15M", 15 * MB),
        ("15 MB/s", 15 * MB),
        ("15mb", 15 * MB),
        (" 1.5 ", 1.5 * MB),
        ("800k", 800_000),
        ("800 kB/s", 800_000),
        ("1G", 1000 * MB),
        ("0.000001", 1),
        ("999999G", 999_999_000 * MB),
    ],
)
def test_a_rate_is_parsed_as_people_write_it(text: str, bytes_per_s: float) -> None:
    assert parse_pace(text).bytes_per_s == bytes_per_s


@pytest.mark.parametrize("text", ["gentle", "Balanced", " FULL "])
def test_a_preset_is_recognized_by_its_name(text: str) -> None:
    assert parse_pace(text) is PRESETS[text.strip().lower()]


def test_each_preset_is_faster_than_the_one_before() -> None:
    windows = [PRESETS[name].window_bytes for name in ("gentle", "balanced", "full")]

    assert windows == sorted(windows)
    assert PRESETS["gentle"].bytes_per_s > 0
    assert PRESETS["balanced"].bytes_per_s == PRESETS["full"].bytes_per_s == 0


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fast",
        "0",
        "0.0",
        "-5",
        "5x",
        "5 M 3",
        "1e3",
        "inf",
        "nan",
        "\u0661\u0665",
        "9" * 30,
        "1." + "0" * 400,
        "5/s5",
    ],
)
def test_text_that_is_no_pace_is_refused(text: str) -> None:
    with pytest.raises(UsageError) as refusal:
        parse_pace(text)
    assert (refusal.value.why, refusal.value.values) == (Why.NOT_A_PACE, {"pace": text})


@pytest.mark.parametrize("text", ["0.1", "1", "15", "200"])
def test_a_slow_pace_has_a_small_window(text: str) -> None:
    """Pending writes then take hardly more than a second."""
    pace = parse_pace(text)

    assert 1 << 20 <= pace.window_bytes <= 32 << 20
    assert pace.window_bytes <= max(1 << 20, pace.bytes_per_s)


@pytest.fixture
def clock() -> SleepingClock:
    return SleepingClock()


@pytest.fixture
def disk(clock: SleepingClock) -> PacedDisk:
    return PacedDisk(RealDisk(), clock, clock.sleep)


@pytest.fixture
def fd(tmp_path: Path) -> Iterator[int]:
    fd = os.open(tmp_path / "file", os.O_RDWR | os.O_CREAT)
    yield fd
    os.close(fd)


def write(disk: PacedDisk, fd: int, count: int, size: int = 100_000) -> None:
    for number in range(count):
        disk.write(fd, memoryview(bytes(size)), number * size)


def test_writing_takes_the_time_that_the_pace_requires(disk: PacedDisk, fd: int, clock: SleepingClock) -> None:
    disk.set_pace(1 * MB)

    write(disk, fd, 50)

    assert clock.seconds == pytest.approx(5, abs=0.3)
    assert os.fstat(fd).st_size == 5 * MB


def test_without_a_pace_the_disk_never_waits(disk: PacedDisk, fd: int, clock: SleepingClock) -> None:
    write(disk, fd, 50)
    disk.set_pace(1 * MB)
    disk.set_pace(0)
    write(disk, fd, 50)

    assert clock.slept_s == []


def test_no_single_wait_is_long(disk: PacedDisk, fd: int, clock: SleepingClock) -> None:
    disk.set_pace(100_000)

    write(disk, fd, 3, size=MB)

    assert clock.seconds > 25
    assert max(clock.slept_s) <= 0.25


def test_time_without_writes_is_not_made_up_for(disk: PacedDisk, fd: int, clock: SleepingClock) -> None:
    """A drive that has been cleaning for a minute must not get a burst."""
    disk.set_pace(1 * MB)
    write(disk, fd, 1)
    clock.seconds += 60
    before = clock.seconds

    write(disk, fd, 20)

    assert clock.seconds - before == pytest.approx(2, abs=0.3)


def test_a_drive_slower_than_the_pace_gets_no_extra_waits(fd: int, clock: SleepingClock) -> None:
    class SlowDisk(RealDisk):
        def write(self, fd: int, data: memoryview, offset: int) -> None:
            super().write(fd, data, offset)
            clock.seconds += 1

    disk = PacedDisk(SlowDisk(), clock, clock.sleep)
    disk.set_pace(10 * MB)
    write(disk, fd, 10)

    assert clock.slept_s == []


def test_a_new_pace_applies_from_then_on(disk: PacedDisk, fd: int, clock: SleepingClock) -> None:
    disk.set_pace(1 * MB)
    write(disk, fd, 10)
    slow_s = clock.seconds

    disk.set_pace(10 * MB)
    write(disk, fd, 10)

    assert slow_s == pytest.approx(1, abs=0.3)
    assert clock.seconds - slow_s == pytest.approx(0.1, abs=0.05)


def test_a_pace_keeps_the_text_that_it_was_parsed_from() -> None:
    assert parse_pace(" 20 ") == Pace(20 * MB, 20 * MB, manners=PRESETS["balanced"].manners, text="20")
    assert parse_pace("GENTLE").text == "gentle"


def test_bursts_keep_the_mean_rate_and_leave_the_drive_idle_for_seconds(
    disk: PacedDisk, fd: int, clock: SleepingClock
) -> None:
    """A shingled drive cleans only when it has been idle for a second."""
    disk.set_pace(1 * MB, burst_s=5)

    write(disk, fd, 49)
    assert clock.slept_s == []
    write(disk, fd, 55)

    assert clock.seconds == pytest.approx(10, abs=0.3)
    assert max(clock.slept_s) <= 0.25


def test_hurrying_ends_the_wait_after_a_burst(fd: int, clock: SleepingClock) -> None:
    slots = Slots(count=1, slot_bytes=4096)

    def sleep(seconds: float) -> None:
        clock.sleep(seconds)
        slots.hurry()

    disk = PacedDisk(RealDisk(), clock, sleep, lambda: slots.is_hurried)
    disk.set_pace(1 * MB, burst_s=5)
    write(disk, fd, 100)

    assert clock.seconds == 0.25


@pytest.mark.parametrize(
    ("new", "old", "is_faster"),
    [
        ("full", "1", True),
        ("60", "1", True),
        ("60", "60", False),
        ("1", "60", False),
        ("1", "full", False),
        ("full", "balanced", False),
    ],
)
def test_the_faster_pace_has_the_higher_rate_or_no_limit(new: str, old: str, is_faster: bool) -> None:
    assert parse_pace(new).is_faster_than(parse_pace(old)) == is_faster


def test_a_faster_pace_also_applies_to_writes_queued_before_it(fd: int, clock: SleepingClock) -> None:
    slots, hurried = Slots(count=1, slot_bytes=4096), list[bool]()

    def sleep(seconds: float) -> None:
        clock.sleep(seconds)
        if not hurried:
            slots.hurry_until_pace()
            hurried.append(True)

    disk = PacedDisk(RealDisk(), clock, sleep, lambda: slots.is_hurried)
    disk.set_pace(1 * MB)
    write(disk, fd, 50)
    hurried_s = clock.seconds
    slots.note_pace()
    disk.set_pace(10 * MB)
    write(disk, fd, 10)

    assert hurried_s <= 0.25
    assert clock.seconds - hurried_s == pytest.approx(0.1, abs=0.05)


def test_in_miniature_presets_scale_and_explicit_rates_stay() -> None:
    assert PRESETS["gentle"].for_smaller(1 / 32) == Pace(625_000, 256 << 10, 5.0, PRESETS["gentle"].manners, "gentle")
    assert parse_pace("15").for_smaller(1 / 32).bytes_per_s == 15 * MB


def test_gentle_rests_early_and_full_never() -> None:
    manners = [PRESETS[name].manners for name in ("gentle", "balanced", "full")]
    gentle, balanced, full = (manner.rests_from for manner in manners)

    assert gentle is not None
    assert balanced is not None
    assert gentle < balanced < 1
    assert full is None
    assert not manners[2].minds_slow_answers
    assert not manners[2].gives_way
    assert manners[1] == parse_pace("15 MB/s").manners
