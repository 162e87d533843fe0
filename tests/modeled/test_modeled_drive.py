"""The drive itself, without a filesystem: its time, its data, its figures, and its faults."""

import errno
import io
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from shingleback.domain.monitoring import Phase
from tests.fakes.clock import SleepingClock
from tests.modeled.backing import Backing
from tests.modeled.drive import ModeledDrive
from tests.modeled.drives import scaled_preset
from tests.modeled.faults import Fault
from tests.modeled.trace import parse, replay
from tests.modeled.wall import RealTime

MIB = 1 << 20
SIZE_BYTES = 8_000 * MIB
PRESET = scaled_preset("archive-8tb-like", size_bytes=SIZE_BYTES, cache=0.01, is_used=True)


@pytest.fixture
def backing(tmp_path: Path) -> Iterator[Backing]:
    backing = Backing(tmp_path / "backing", SIZE_BYTES)
    yield backing
    backing.close()


@pytest.fixture
def drive(backing: Backing) -> ModeledDrive:
    return ModeledDrive(PRESET.model(0.0), backing)


def error_of(action: Callable[[], object]) -> int | None:
    with pytest.raises(OSError, match=r".") as caught:
        action()
    return caught.value.errno


def test_time_passes_only_while_the_drive_works_or_rests(drive: ModeledDrive) -> None:
    for number in range(100):
        drive.write(number * MIB, b"a" * MIB)
    assert drive.now_s == pytest.approx(100 * MIB / PRESET.drive.mechanics.outer_bytes_per_s, rel=0.1)

    before_s = drive.now_s
    drive.rest(60)
    assert 60 <= drive.now_s - before_s < 61
    assert 60 <= drive.figures.rested_s < 61


def test_a_command_waits_until_a_resting_drive_finishes_its_cleaning_step(drive: ModeledDrive) -> None:
    dice = Random(1)
    for number in dice.sample(range(SIZE_BYTES // MIB), 200):
        drive.write(number * MIB, b"a" * 4096)
    waits_s = []
    for number in dice.sample(range(SIZE_BYTES // MIB), 30):
        drive.leave_alone(dice.uniform(3, 4))
        before_s = drive.now_s
        drive.read(number * MIB, 4096)
        waits_s.append(drive.now_s - before_s)
    assert max(waits_s) > 0.2, "a band takes about a second"


def test_the_time_is_reported_after_each_command(backing: Backing) -> None:
    times: list[float] = []
    drive = ModeledDrive(PRESET.model(0.0), backing, times.append)
    drive.write(0, b"a" * MIB)
    drive.flush()
    assert times == sorted(times)
    assert times[-1] == drive.now_s > 0


def test_figures_count_one_run(drive: ModeledDrive) -> None:
    for number in range(50):
        drive.write(number * 100 * MIB, b"a" * 4096)
    assert drive.figures.writes == 50
    assert drive.figures.cached_writes == 50
    assert drive.figures.owed_s > 10

    drive.rest(600)
    drive.reset()
    drive.write(0, b"b" * 4096)
    drive.read(0, 4096)
    drive.flush()
    drive.trim(0, 4096)

    seen = drive.figures
    assert (seen.writes, seen.reads, seen.flushes, seen.trims) == (1, 1, 1, 1)
    assert seen.written_bytes == seen.read_bytes == 4096
    assert seen.took_s == pytest.approx(seen.read_s + seen.write_s + seen.flush_s)
    assert seen.cleanings == 0


def test_writes_beyond_the_cache_are_counted_as_stalls(drive: ModeledDrive) -> None:
    """The cache takes 2,500 writes; after that, some of them must wait until a band is cleaned."""
    for number in range(3_000):
        drive.write((number * 7919 % 8_000) * MIB, b"a" * 4096)
    seen = drive.figures
    assert seen.cleanings > 0
    assert seen.waited_half_s > 0
    assert seen.longest_s > 0.5
    assert seen.longest_what.startswith("write of 4096 at ")
    assert seen.amplification > 10


def test_a_live_drive_takes_real_time_and_cleans_its_cache_while_idle(backing: Backing) -> None:
    clock = SleepingClock()
    drive = ModeledDrive(PRESET.model(0.0), backing, wall=RealTime(0.0, clock, clock.sleep))
    for number in range(50):
        drive.write(number * 100 * MIB, b"a" * 4096)
    assert clock() == pytest.approx(drive.now_s)
    before = drive.figures

    clock.sleep(before.owed_s / 2)
    half = drive.figures
    clock.sleep(before.owed_s)
    after = drive.figures

    assert [seen.phase for seen in (before, half, after)] == [Phase.FILLING, Phase.TIDYING, Phase.RESTING]
    assert before.owed_s > half.owed_s > after.owed_s
    assert after.now_s == pytest.approx(clock())


def test_a_recorded_trace_can_be_replayed(backing: Backing) -> None:
    trace = io.StringIO()
    drive = ModeledDrive(PRESET.model(0.0), backing, trace=trace)
    for number in range(200):
        drive.write((number * 7919 % 8_000) * MIB, b"a" * 4096)
        drive.read(number * 10 * MIB, 4096)
    drive.flush()

    outcome = replay(parse(trace.getvalue().splitlines()), PRESET.model(0.0))

    assert outcome.done_s == pytest.approx(drive.now_s, abs=1e-6)
    assert outcome.tally.cached_writes == drive.figures.cached_writes == 200


# bytes


def test_written_data_is_read_back_and_the_rest_is_zeros(drive: ModeledDrive) -> None:
    drive.write(5_000 * MIB, b"here")
    assert drive.read(5_000 * MIB - 2, 8) == b"\0\0here\0\0"


def test_zeros_take_no_space(drive: ModeledDrive, tmp_path: Path) -> None:
    drive.write(0, b"a" * MIB)
    used = (tmp_path / "backing").stat().st_blocks
    for number in range(8):
        drive.write(number * MIB, bytes(MIB))
    assert (tmp_path / "backing").stat().st_blocks < used
    assert drive.read(0, 4) == bytes(4)


def test_trimmed_data_reads_as_zeros(drive: ModeledDrive) -> None:
    drive.write(0, b"a" * MIB)
    drive.trim(4096, 4096)
    assert drive.read(4094, 4) == b"aa\0\0"


# faults


def test_one_write_fails_and_the_next_one_succeeds(drive: ModeledDrive) -> None:
    drive.faults.at(Fault.EIO, 2)
    drive.write(0, b"first")
    assert drive.read(0, 5) == b"first"
    assert error_of(lambda: drive.write(0, b"other")) == errno.EIO
    assert drive.read(0, 5) == b"first"
    drive.write(0, b"third")
    assert drive.read(0, 5) == b"third"


def test_a_gone_drive_fails_every_command_and_comes_back_with_its_data(drive: ModeledDrive) -> None:
    drive.write(0, b"unflushed")
    drive.faults.at(Fault.GONE, 1)
    for _ in range(2):
        assert error_of(drive.flush) == errno.ENODEV
        assert error_of(lambda: drive.read(0, 1)) == errno.ENODEV
    drive.faults.end()
    assert drive.read(0, 9) == b"unflushed"


def test_a_power_cut_loses_only_data_that_was_not_flushed(drive: ModeledDrive) -> None:
    drive.write(0, b"old" * 4096)
    drive.write(10 * MIB, b"kept")
    drive.flush()
    drive.write(3, b"new")
    drive.write(3, b"newer")
    drive.write(20 * MIB, b"lost")
    drive.write(4 * 4096, bytes(2 * MIB))
    drive.trim(10 * MIB, 4096)
    drive.faults.at(Fault.CUT, 1)

    assert error_of(drive.flush) == errno.ENODEV
    drive.faults.end()

    assert drive.read(0, 3 * 4096) == b"old" * 4096
    assert drive.read(10 * MIB, 4) == b"kept"
    assert drive.read(20 * MIB, 4) == bytes(4)


def test_flushed_data_survives_a_power_cut(drive: ModeledDrive) -> None:
    drive.write(0, b"new")
    drive.flush()
    drive.faults.at(Fault.CUT, 2)
    assert drive.read(0, 3) == b"new"
    assert error_of(lambda: drive.read(0, 3)) == errno.ENODEV
    drive.faults.end()
    assert drive.read(0, 3) == b"new"
