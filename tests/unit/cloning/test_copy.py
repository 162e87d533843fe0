"""A finished copy is identical to its source despite bad areas, kills, cancels and pulled plugs."""

import errno
import os
import threading
import time
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from shingleback.cloning.content import CloneContent
from shingleback.cloning.copy import STAMP_BYTES, CloneCopy
from shingleback.cloning.copy_map import CopyMap, CopyState
from shingleback.cloning.media import OpenMedium
from shingleback.cloning.patches import Patch
from shingleback.domain.errors import Canceled, DriveFull, DriveGone, DriveRefused, InternalError, Why
from shingleback.domain.monitoring import OwnWrites
from shingleback.domain.superblocks.reader import ByteArea
from shingleback.engine.paced_job import paced_job
from shingleback.engine.report import Reporter
from shingleback.monitor.sampler import NoSampler
from shingleback.protocol.control import Control, Unattended
from shingleback.protocol.events import Event, Progress
from tests.fakes.controls import ScriptedControl
from tests.fakes.media import MemoryMedium

MIB = 4096 * 4  # everything is scaled down: this stands for a MiB
PIECE_BYTES = 32 * MIB
SAVE_BYTES = 256 * MIB
STAMP = b"a stamp"


def source_of(size_mib: int, more_bytes: int = 0) -> MemoryMedium:
    pattern = Random(1).randbytes(64 << 10)
    size = size_mib * MIB + more_bytes
    data = bytearray((pattern * (size // len(pattern) + 1))[:size])
    for at in range(0, size - 8, MIB):
        data[at : at + 8] = at.to_bytes(8, "little")
    return MemoryMedium(data)


class Run:
    """A copy that records its events and, in `saved`, the texts of its maps."""

    def __init__(self, source: MemoryMedium, target: MemoryMedium, copy_map: CopyMap | None = None) -> None:
        self.source = source
        self.target = target
        self.known = copy_map or CopyMap(source.size_bytes)
        self.saved: list[str] = []
        self.events: list[Event] = []
        self.patches: tuple[Patch, ...] = ()
        self.shift = 0
        self.areas: tuple[ByteArea, ...] = (ByteArea(0, source.size_bytes),)
        self.reporter = Reporter(self.events.append, time.monotonic)

    def copy(self, control: Control | None = None) -> CloneCopy:
        end = max(patch.end for patch in self.patches) if self.patches else self.source.size_bytes
        content = CloneContent(self.source, self.shift, self.patches, end, PIECE_BYTES)
        job = paced_job(control or Unattended(), self.reporter, Why.CLONE_STOPPED)
        save = lambda copy_map: self.saved.append(copy_map.text)  # noqa: E731
        return CloneCopy(content, self.target, self.areas, self.known, save, job)

    def run(self, control: Control | None = None) -> None:
        self.copy(control).run(STAMP)


def blank(size: int) -> MemoryMedium:
    return MemoryMedium(b"\xee" * size)


def test_a_copy_is_identical_and_written_from_front_to_back_in_large_pieces() -> None:
    source = source_of(200, more_bytes=512)
    run = Run(source, blank(source.size_bytes))

    run.run()

    assert run.target.data == source.data
    stamp, *body, start = run.target.writes
    assert stamp == (0, STAMP_BYTES)
    assert start == (0, PIECE_BYTES)
    assert all(offset % PIECE_BYTES == 0 for offset, _ in body)
    assert all(request[0] + request[1] == next_request[0] for request, next_request in pairwise(body))
    assert run.known.bytes_in(CopyState.DONE) == source.size_bytes


def test_an_incomplete_copy_has_a_stamp_in_place_of_its_start() -> None:
    source = source_of(100)
    run = Run(source, blank(source.size_bytes))
    run.target.gone_after = 4  # the stamp, and all but the start

    with pytest.raises(DriveGone):
        run.run()

    assert bytes(run.target.data[: len(STAMP)]) == STAMP
    assert run.target.data[PIECE_BYTES:] == source.data[PIECE_BYTES:]


def test_an_area_counts_as_copied_only_after_a_flush() -> None:
    source = source_of(700)
    run = Run(source, blank(source.size_bytes))
    counts: list[tuple[int, int]] = []
    copy = run.copy()
    copy._save = lambda copy_map: counts.append((copy_map.bytes_in(CopyState.DONE), len(run.target.flushed)))

    copy.run(STAMP)

    assert [done for done, _ in counts[:2]] == [SAVE_BYTES, 2 * SAVE_BYTES]
    assert all(flushes > number for number, (_, flushes) in enumerate(counts[:2]))


@pytest.mark.parametrize("writes", range(1, 26, 4))
def test_a_copy_pulled_at_any_moment_is_continued_and_repeats_at_most_256_mib(writes: int) -> None:
    source = source_of(640)
    first = Run(source, blank(source.size_bytes))
    first.target.gone_after = writes
    if writes < 21:
        with pytest.raises(DriveGone):
            first.run()
    else:
        first.run()
    saved_map = CopyMap.parsed(first.saved[-1], source.size_bytes) if first.saved else CopyMap(source.size_bytes)
    first.target.is_gone, first.target.gone_after, before = False, 1 << 30, list(first.target.writes)
    first.target.writes.clear()

    Run(source, first.target, saved_map).run()

    assert first.target.data == source.data
    twice = set(before) & set(first.target.writes) - {(0, STAMP_BYTES)}
    assert sum(length for _, length in twice) <= SAVE_BYTES


def test_unreadable_areas_become_zeros_and_everything_else_is_copied() -> None:
    source = source_of(130)
    bad = [(3 * MIB + 4096, 3 * MIB + 8192), (70 * MIB, 70 * MIB + 12288), (129 * MIB, 129 * MIB + 512)]
    source.bad = list(bad)
    run = Run(source, blank(source.size_bytes))

    run.run()

    expected = bytearray(source.data)
    for start, end in bad:
        length = -(-(end - start) // 4096) * 4096
        expected[start : start + length] = bytes(length)
    assert run.target.data == expected
    assert [(entry.start, entry.length) for entry in run.known.having(CopyState.BAD)] == [
        (3 * MIB + 4096, 4096),
        (70 * MIB, 12288),
        (129 * MIB, 4096),
    ]
    comparison = run.copy().compare()
    assert (comparison.different, comparison.unread) == ([], [])


def test_a_bad_area_is_retried_at_the_end() -> None:
    """It fails as a piece, as halves and so on, and as 4 KiB, before it can be read."""
    source = source_of(100)
    source.bad, source.recovers = [(40 * MIB, 40 * MIB + 4096)], 9
    run = Run(source, blank(source.size_bytes))

    run.run()

    assert run.target.data == source.data
    assert run.known.having(CopyState.BAD) == []


def test_a_later_run_retries_bad_areas() -> None:
    source = source_of(100)
    source.bad = [(40 * MIB, 40 * MIB + 4096)]
    run = Run(source, blank(source.size_bytes))
    run.run()
    assert len(run.known.having(CopyState.BAD)) == 1
    source.bad = []

    Run(source, run.target, CopyMap.parsed(run.saved[-1], source.size_bytes)).run()

    assert run.target.data == source.data


def test_a_pulled_source_is_gone_and_has_no_bad_areas() -> None:
    source = source_of(100)
    run = Run(source, blank(source.size_bytes))
    source.bad, source.is_gone = [(0, source.size_bytes)], True

    with pytest.raises(DriveGone):
        run.run()

    assert run.known.having(CopyState.BAD) == run.known.having(CopyState.FAILED) == []


def test_a_pulled_source_is_gone_even_while_the_kernel_still_shows_it() -> None:
    source = source_of(100)
    run = Run(source, blank(source.size_bytes))
    source.is_gone, source.checks_left = True, 3

    with pytest.raises(DriveGone):
        run.run()

    assert run.known.having(CopyState.BAD) == run.known.having(CopyState.FAILED) == []


def test_a_computer_out_of_memory_leaves_no_bad_areas() -> None:
    source = source_of(100)
    source.bad, source.bad_with = [(40 * MIB, 40 * MIB + 4096)], errno.ENOMEM
    run = Run(source, blank(source.size_bytes))

    with pytest.raises(InternalError) as error:
        run.run()

    assert error.value.why == Why.COMPUTER_EXHAUSTED
    assert run.known.having(CopyState.BAD) == run.known.having(CopyState.FAILED) == []

    source.bad = []
    run.run()
    source.bad = [(40 * MIB, 40 * MIB + 4096)]
    with pytest.raises(InternalError):
        run.copy().compare()


def test_running_out_of_memory_while_a_bad_area_is_narrowed_down_leaves_no_bad_areas() -> None:
    source = source_of(100)
    source.bad, source.recovers = [(40 * MIB, 40 * MIB + 4096)], 4
    run = Run(source, blank(source.size_bytes))
    read = source.read

    def fail_later(offset: int, buffer: memoryview) -> None:
        source.bad_with = errno.ENOMEM if source.recovers < 3 else errno.EIO
        read(offset, buffer)

    source.read = fail_later  # type: ignore[method-assign]
    with pytest.raises(InternalError):
        run.run()

    assert run.known.having(CopyState.BAD) == []


class CopiedSampler(NoSampler):
    """Keeps the highest `copied_bytes` of each phase."""

    def __init__(self, reporter: Reporter) -> None:
        self._reporter = reporter
        self.copied_bytes: dict[str, int] = {}

    def tick(self, elapsed_s: float, copied_bytes: int, own_writes: OwnWrites) -> None:  # noqa: ARG002 (as the Protocol says)
        phase = self._reporter.phase
        self.copied_bytes[phase] = max(copied_bytes, self.copied_bytes.get(phase, 0))


def test_comparing_is_not_sampled_as_copying() -> None:
    source = source_of(100)
    run = Run(source, blank(source.size_bytes))
    sampler = run.reporter.sampler = CopiedSampler(run.reporter)
    copy = run.copy()

    copy.run(STAMP)
    copy.compare()

    assert sampler.copied_bytes == {"copy": source.size_bytes, "verify": 0}


def test_a_source_pulled_while_it_is_compared_is_not_reported_as_different() -> None:
    source = source_of(100)
    run = Run(source, blank(source.size_bytes))
    run.run()
    source.is_gone, source.checks_left = True, 3

    with pytest.raises(DriveGone):
        run.copy().compare()


def test_a_source_with_many_bad_areas_causes_no_long_waits() -> None:
    source = source_of(100)
    source.bad = [(at, at + 4096) for at in range(0, 100 * MIB, 10 * MIB)]
    run = Run(source, blank(source.size_bytes))

    run.run()

    checks = -source.checks_left
    assert 0 < checks < len(source.reads), "waiting checks many times for each"


@pytest.mark.parametrize("number", [5, 28], ids=["error", "full"])
def test_a_pulled_target_is_gone_whatever_error_the_kernel_reports_first(number: int) -> None:
    source = source_of(100)
    run = Run(source, blank(source.size_bytes))
    run.target.gone_after, run.target.gone_with, run.target.checks_left = 2, number, 3

    with pytest.raises(DriveGone):
        run.run()


@pytest.mark.parametrize(
    ("number", "error"),
    [(28, DriveFull), (5, DriveRefused), (19, DriveGone), (12, InternalError)],
    ids=["full", "error", "gone", "memory"],
)
def test_a_target_that_refuses_writes_ends_the_copy(number: int, error: type[Exception]) -> None:
    source = source_of(64)
    run = Run(source, blank(source.size_bytes))
    run.target.refuses = number

    with pytest.raises(error):
        run.run()


def test_canceling_does_not_wait_for_a_drive_that_hangs() -> None:
    source = source_of(64)
    run = Run(source, blank(source.size_bytes))
    run.target.hangs = threading.Event()

    def cancel(control: ScriptedControl, listened: int) -> None:
        control.is_canceled = listened > 3

    with pytest.raises(Canceled) as canceled:
        run.run(ScriptedControl(cancel))
    run.target.hangs.set()  # only to end its thread

    assert canceled.value.why is Why.CLONE_STOPPED


def test_a_copy_pauses_between_two_pieces() -> None:
    source = source_of(100)
    run = Run(source, blank(source.size_bytes))
    written: set[int] = set()

    def pause(control: ScriptedControl, listened: int) -> None:
        control.is_paused = 10 < listened < 60
        if 20 < listened < 60:
            written.add(len(run.target.writes))

    run.run(ScriptedControl(pause))

    assert len(written) <= 1
    assert run.target.data == source.data


def test_only_areas_in_use_are_copied_in_whole_mebibytes() -> None:
    source = source_of(320)
    run = Run(source, blank(source.size_bytes))
    run.areas = (ByteArea(5 * MIB, MIB), ByteArea(200 * MIB + 4096, 2 * MIB))

    run.run()

    _, copied, start = run.target.writes
    assert (copied, start) == ((200 * MIB, 3 * MIB), (0, PIECE_BYTES))
    assert run.target.data[200 * MIB : 203 * MIB] == source.data[200 * MIB : 203 * MIB]
    assert set(run.target.data[32 * MIB : 200 * MIB]) == {0xEE}
    assert run.known.bytes_in(CopyState.DONE) == source.size_bytes


@pytest.mark.parametrize(("gap_mib", "is_copied"), [(47, True), (48, False)])
def test_only_gaps_worth_a_seek_are_skipped(gap_mib: int, *, is_copied: bool) -> None:
    source = source_of(320)
    run = Run(source, blank(source.size_bytes))
    end = 107 * MIB
    run.areas = (ByteArea(100 * MIB, 7 * MIB), ByteArea(end + gap_mib * MIB, 9 * MIB))

    run.run()

    gap = run.target.data[end : end + gap_mib * MIB]
    assert gap == (source.data[end : end + gap_mib * MIB] if is_copied else b"\xee" * gap_mib * MIB)


def test_a_shifted_source_is_copied_between_its_patches() -> None:
    source = source_of(100)
    run = Run(source, blank(140 * MIB))
    run.shift = MIB
    run.patches = (Patch(0, b"table"), Patch(MIB + 8192, b"changed"), Patch(140 * MIB - 4, b"last"))

    run.run()

    expected = bytearray(140 * MIB)
    expected[MIB : 101 * MIB] = source.data
    for patch in run.patches:
        expected[patch.offset : patch.end] = patch.data
    assert run.target.data[: 101 * MIB] == expected[: 101 * MIB]
    assert run.target.data[-4:] == b"last"
    assert run.copy().compare().different == []


def test_a_differing_byte_is_found() -> None:
    source = source_of(100)
    run = Run(source, blank(source.size_bytes))
    run.run()
    assert run.copy().compare().different == []

    run.target.data[70 * MIB + 1] ^= 1

    assert [piece.start for piece in run.copy().compare().different] == [64 * MIB]


def test_comparing_counts_as_reads_of_this_program() -> None:
    """Otherwise the graph would show another program using the drive."""
    source = source_of(100)
    run = Run(source, blank(source.size_bytes))
    run.run()
    assert run.reporter.own_writes.read_bytes == 0

    run.copy().compare()

    assert run.reporter.own_writes.read_bytes == source.size_bytes


def test_the_progress_of_a_copy_is_reported() -> None:
    source = source_of(100)
    run = Run(source, blank(source.size_bytes))
    run.run()

    progress = [event for event in run.events if isinstance(event, Progress)]
    assert progress[-1].bytes == progress[-1].durable_bytes == progress[-1].total_bytes == source.size_bytes
    assert all(event.durable_bytes <= event.bytes for event in progress)


def test_the_source_is_opened_for_reading_only(tmp_path: Path) -> None:
    """Not even its owner could write to it through this descriptor."""
    (tmp_path / "image").write_bytes(bytes(MIB))
    fd = os.open(tmp_path / "image", os.O_RDONLY)
    medium = OpenMedium(fd)
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.pwrite(medium.fd, b"x", 0)
    medium.close()
