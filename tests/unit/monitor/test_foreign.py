"""Another program that uses the drive is noticed, and what this one does to it is not taken for one."""

from dataclasses import dataclass, field

import pytest

from shingleback.domain.monitoring import OwnWrites, Sample
from shingleback.monitor.sampler import ForeignIoDetector

MB = 1_000_000


@dataclass
class Bench:
    """Seconds in which something is written and read.

    Attributes:
        seen: what was taken for that of others, in each second.
    """

    foreign: ForeignIoDetector = field(default_factory=ForeignIoDetector)
    seen: list[float] = field(default_factory=list)

    def passes(
        self, seconds: int, *, written: float = 0, read: float = 0, copied: int = 0, own: OwnWrites | None = None
    ) -> None:
        for _ in range(seconds):
            sample = Sample(len(self.seen), 1.0, written, read)
            self.foreign.after(sample, copied, own or OwnWrites())
            self.seen.append(self.foreign.bps)


@pytest.fixture
def bench() -> Bench:
    return Bench()


def test_what_was_copied_and_is_written_is_nobody_elses(bench: Bench) -> None:
    bench.passes(600, copied=100 * MB, written=110 * MB)
    assert set(bench.seen) == {0}


def test_what_is_written_later_than_it_was_copied_is_nobody_elses(bench: Bench) -> None:
    for _ in range(20):
        bench.passes(4, copied=100 * MB)
        bench.passes(4, written=100 * MB)
    assert set(bench.seen) == {0}


def test_small_files_and_flushes_have_their_own_writes_besides(bench: Bench) -> None:
    for turn in range(1, 60):
        own = OwnWrites(scattered_bytes=turn * 4 * MB, scattered_writes=turn * 1_000, flushes=turn)
        bench.passes(1, copied=4 * MB, written=60 * MB, own=own)
    assert set(bench.seen) == {0}


def test_what_is_written_with_each_flush_is_nobody_elses(bench: Bench) -> None:
    """Of a run that copies nothing for minutes, and removes what is gone."""
    for turn in range(1, 60):
        bench.passes(1, written=60 * MB, own=OwnWrites(flushes=turn))
    assert set(bench.seen) == {0}


def test_what_a_filesystem_writes_when_it_was_just_opened_is_nobody_elses(bench: Bench) -> None:
    bench.passes(10, written=50 * MB)
    assert set(bench.seen) == {0}


def test_a_program_that_writes_a_lot_is_noticed_within_half_a_minute(bench: Bench) -> None:
    bench.passes(60, copied=20 * MB, written=22 * MB)
    bench.passes(30, copied=20 * MB, written=72 * MB)
    assert bench.seen[59] == 0
    assert bench.seen[-1] == pytest.approx(46 * MB, rel=0.01)


def test_it_is_noticed_as_soon_after_hours_in_which_the_filesystem_wrote_less_than_it_might(bench: Bench) -> None:
    bench.passes(3_600, copied=20 * MB, written=20 * MB)
    bench.passes(30, copied=20 * MB, written=70 * MB)
    assert bench.seen[-1] == pytest.approx(44 * MB, rel=0.01)


def test_a_program_that_reads_is_noticed_at_once_and_until_it_has_ended(bench: Bench) -> None:
    bench.passes(60, copied=20 * MB, written=22 * MB)
    bench.passes(2, copied=20 * MB, written=22 * MB, read=30 * MB)
    bench.passes(1, copied=20 * MB, written=22 * MB)
    assert bench.seen[59:] == [0, 29.5 * MB, 29.5 * MB, 0]


def test_until_something_is_copied_it_is_this_program_that_reads(bench: Bench) -> None:
    bench.passes(60, read=100 * MB)
    assert set(bench.seen) == {0}


def test_the_little_that_a_filesystem_reads_is_nobody_elses(bench: Bench) -> None:
    bench.passes(600, copied=20 * MB, written=22 * MB, read=MB / 2)
    assert set(bench.seen) == {0}


def test_what_the_engine_itself_has_the_drive_read_is_nobody_elses(bench: Bench) -> None:
    """A filesystem that was just opened looks up where everything lies."""
    bench.passes(1, copied=MB, written=MB)
    for second in range(1, 60):
        bench.passes(1, read=5 * MB, own=OwnWrites(read_bytes=second * 5 * MB))

    assert max(bench.seen) == 0


def test_what_others_read_beside_the_engine_is_theirs(bench: Bench) -> None:
    bench.passes(1, copied=MB, written=MB)
    for second in range(1, 60):
        bench.passes(1, read=9 * MB, own=OwnWrites(read_bytes=second * 5 * MB))

    assert bench.seen[-1] == pytest.approx(3.5 * MB)


def test_what_the_engine_read_from_memory_does_not_hide_what_others_read_later(bench: Bench) -> None:
    bench.passes(1, copied=MB, written=MB, own=OwnWrites(read_bytes=1_000 * MB))
    bench.passes(10, read=9 * MB, own=OwnWrites(read_bytes=1_000 * MB))

    assert bench.seen[-1] == pytest.approx(8.5 * MB)
