"""I/O of other programs is detected, and our own is not mistaken for it."""

from dataclasses import dataclass, field

import pytest

from shingleback.domain.monitoring import OwnWrites, Sample
from shingleback.monitor.sampler import ForeignIoDetector

MB = 1_000_000


@dataclass
class Scene:
    """Simulated seconds with writes and reads.

    Attributes:
        foreign_bps: the I/O attributed to other programs, for each second.
    """

    foreign: ForeignIoDetector = field(default_factory=ForeignIoDetector)
    foreign_bps: list[float] = field(default_factory=list)

    def pass_time(
        self, seconds: int, *, written: float = 0, read: float = 0, copied: int = 0, own_writes: OwnWrites | None = None
    ) -> None:
        for _ in range(seconds):
            sample = Sample(len(self.foreign_bps), 1.0, written, read)
            self.foreign.after(sample, copied, own_writes or OwnWrites())
            self.foreign_bps.append(self.foreign.bps)


@pytest.fixture
def scene() -> Scene:
    return Scene()


def test_writes_of_copied_data_are_our_own(scene: Scene) -> None:
    scene.pass_time(600, copied=100 * MB, written=110 * MB)
    assert set(scene.foreign_bps) == {0}


def test_delayed_writes_of_copied_data_are_our_own(scene: Scene) -> None:
    for _ in range(20):
        scene.pass_time(4, copied=100 * MB)
        scene.pass_time(4, written=100 * MB)
    assert set(scene.foreign_bps) == {0}


def test_metadata_writes_of_small_files_and_flushes_are_our_own(scene: Scene) -> None:
    for turn in range(1, 60):
        own_writes = OwnWrites(scattered_bytes=turn * 4 * MB, scattered_writes=turn * 1_000, flushes=turn)
        scene.pass_time(1, copied=4 * MB, written=60 * MB, own_writes=own_writes)
    assert set(scene.foreign_bps) == {0}


def test_writes_with_each_flush_are_our_own(scene: Scene) -> None:
    """The run copies nothing for minutes while it removes deleted files."""
    for turn in range(1, 60):
        scene.pass_time(1, written=60 * MB, own_writes=OwnWrites(flushes=turn))
    assert set(scene.foreign_bps) == {0}


def test_writes_of_a_filesystem_that_was_just_mounted_are_our_own(scene: Scene) -> None:
    scene.pass_time(10, written=50 * MB)
    assert set(scene.foreign_bps) == {0}


def test_a_program_that_writes_a_lot_is_detected_within_half_a_minute(scene: Scene) -> None:
    scene.pass_time(60, copied=20 * MB, written=22 * MB)
    scene.pass_time(30, copied=20 * MB, written=72 * MB)
    assert scene.foreign_bps[59] == 0
    assert scene.foreign_bps[-1] == pytest.approx(46 * MB, rel=0.01)


def test_a_program_is_detected_just_as_soon_after_quiet_hours(scene: Scene) -> None:
    scene.pass_time(3_600, copied=20 * MB, written=20 * MB)
    scene.pass_time(30, copied=20 * MB, written=70 * MB)
    assert scene.foreign_bps[-1] == pytest.approx(44 * MB, rel=0.01)


def test_a_program_that_reads_is_detected_at_once_and_until_it_ends(scene: Scene) -> None:
    scene.pass_time(60, copied=20 * MB, written=22 * MB)
    scene.pass_time(2, copied=20 * MB, written=22 * MB, read=30 * MB)
    scene.pass_time(1, copied=20 * MB, written=22 * MB)
    assert scene.foreign_bps[59:] == [0, 29.5 * MB, 29.5 * MB, 0]


def test_reads_before_the_first_copy_are_our_own(scene: Scene) -> None:
    scene.pass_time(60, read=100 * MB)
    assert set(scene.foreign_bps) == {0}


def test_a_few_reads_by_the_filesystem_are_our_own(scene: Scene) -> None:
    scene.pass_time(600, copied=20 * MB, written=22 * MB, read=MB / 2)
    assert set(scene.foreign_bps) == {0}


def test_reads_of_the_engine_are_our_own(scene: Scene) -> None:
    """A filesystem that was just mounted reads its metadata."""
    scene.pass_time(1, copied=MB, written=MB)
    for second in range(1, 60):
        scene.pass_time(1, read=5 * MB, own_writes=OwnWrites(read_bytes=second * 5 * MB))

    assert max(scene.foreign_bps) == 0


def test_reads_beyond_the_engines_are_foreign(scene: Scene) -> None:
    scene.pass_time(1, copied=MB, written=MB)
    for second in range(1, 60):
        scene.pass_time(1, read=9 * MB, own_writes=OwnWrites(read_bytes=second * 5 * MB))

    assert scene.foreign_bps[-1] == pytest.approx(3.5 * MB)


def test_cached_reads_of_the_engine_do_not_hide_later_foreign_reads(scene: Scene) -> None:
    scene.pass_time(1, copied=MB, written=MB, own_writes=OwnWrites(read_bytes=1_000 * MB))
    scene.pass_time(10, read=9 * MB, own_writes=OwnWrites(read_bytes=1_000 * MB))

    assert scene.foreign_bps[-1] == pytest.approx(8.5 * MB)
