"""Care is paused or killed while the drive is in the middle of the work; then it continues.

As in `test_caring.py`: real filesystems, with the real UDisks2 and the real helper. The drive is slow as long as the
scrub must be running, so that it does not end before it can be stopped.
"""

import contextlib
import os
import signal
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from shingleback.bootstrap.care_job import care_job
from shingleback.care.job import CareRequest
from shingleback.care.survey import CareTarget
from shingleback.domain.care.types import CareAction
from shingleback.protocol.care import CareFinished
from shingleback.protocol.control import Unattended
from shingleback.protocol.events import Event, Progress, State
from shingleback.protocol.process import start_child
from tests.device.test_caring import MIB, Bench, bench_on, bench_with
from tests.helpers.loop import KINDS, skip_unless_possible
from tests.helpers.noise import write_noise
from tests.helpers.slow_loop import SlowLoop, slow_loop

pytestmark = pytest.mark.device
HELD_S = 2.0
LITTLE = MIB
"""May be written at any time, since btrfs updates its own state."""


def moved_bytes(node: str) -> int:
    """Bytes read and written since the device was made."""
    fields = Path("/sys/block", os.path.basename(node), "stat").read_text().split()
    return (int(fields[2]) + int(fields[6])) * 512


class Pause:
    """Pauses care for a moment as soon as it has moved data, and observes the drive meanwhile.

    Attributes:
        moved: what the drive read and wrote in that moment.
    """

    def __init__(self, bench: Bench, begins: Callable[[], None] = lambda: None) -> None:
        """`begins` is called when care is paused."""
        self.moved: int | None = None
        self._bench = bench
        self._begins = begins
        self._control = Unattended()
        self._was_asked = False

    def care(self, action: CareAction) -> CareFinished:
        self._bench.when = self._follow
        return self._bench.care(action, control=self._control)

    def _follow(self, event: Event) -> None:
        if isinstance(event, Progress) and event.bytes and not self._was_asked:
            self._was_asked = self._control.is_paused = True
        elif isinstance(event, State) and event.state == "paused":
            self._begins()
            os.sync()
            threading.Timer(HELD_S, self._go_on, [moved_bytes(self._bench.node)]).start()

    def _go_on(self, before: int) -> None:
        self.moved = moved_bytes(self._bench.node) - before
        self._control.is_paused = False


def states(bench: Bench) -> list[str]:
    return [event.state for event in bench.events if isinstance(event, State)]


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[tuple[Bench, SlowLoop]]:
    """A btrfs with a large file, on a drive that can be slow."""
    skip_unless_possible(KINDS["btrfs"])
    with ExitStack() as stack:
        drive = stack.enter_context(slow_loop(tmp_path, 600))
        subprocess.run(["mkfs.btrfs", "-q", drive.node], check=True)
        bench = bench_on(drive.node, tmp_path, stack)
        bench.mount()
        stack.callback(bench.unmount)
        write_noise(bench.point / "film", 300 * MIB, "film")
        os.sync()
        yield bench, drive


def test_a_paused_scrub_reads_nothing_and_continues(slow: tuple[Bench, SlowLoop]) -> None:
    bench, drive = slow

    def speed_up() -> None:
        drive.is_slow = False

    pause = Pause(bench, speed_up)
    drive.is_slow = True

    result = pause.care(CareAction.READ)

    assert states(bench) == ["pausing", "paused", "running"], result.values
    assert pause.moved is not None
    assert pause.moved < LITTLE
    assert (result.outcome, result.errors) == ("done", 0)
    assert result.parts_done in (0, 1)  # the rest of so small a drive may be read before anybody can stop it


def scrub_status(bench: Bench) -> str:
    command: list[str | Path] = ["btrfs", "scrub", "status", bench.point]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_after_the_drive_was_pulled_during_a_scrub_the_next_one_starts_over(
    slow: tuple[Bench, SlowLoop], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The kernel continues without the drive, and counts what it could no longer read as scrubbed."""
    bench, drive = slow
    pulled: list[Event] = []

    drive.is_slow = True
    with monkeypatch.context() as patch:

        def pull(event: Event) -> None:
            if isinstance(event, Progress) and event.bytes and not pulled:
                pulled.append(event)
                patch.setattr(CareTarget, "is_there", False)
                subprocess.run(["btrfs", "scrub", "cancel", bench.point], check=True, capture_output=True)

        bench.when = pull
        result = bench.care(CareAction.READ)
    assert (result.outcome, result.why) == ("drive-gone", "drive-gone")
    drive.is_slow = False

    result = bench.care(CareAction.READ)

    assert result.outcome == "done"
    assert "Scrub started" in scrub_status(bench)
    if result.parts_done:  # it was not fully read the first time
        assert bench.care(CareAction.READ).outcome == "done"
        assert "Scrub resumed" in scrub_status(bench)


@pytest.fixture
def sparse_groups(tmp_path: Path) -> Iterator[Bench]:
    """A large btrfs in which each block group is nearly empty, and no space is unallocated."""
    with ExitStack() as stack:
        bench = bench_with("btrfs", tmp_path, stack, 60 << 10)
        bench.mount()
        stack.callback(bench.unmount)
        with contextlib.suppress(OSError):  # until it is full
            for number in range(10_000):
                with open(bench.point / str(number), "wb") as file:
                    os.posix_fallocate(file.fileno(), 0, 100 * MIB)
        for file_path in bench.point.iterdir():
            if int(file_path.name) % 8:  # a block group has 1 GiB
                file_path.unlink()
        os.sync()
        yield bench


def test_a_paused_balance_moves_nothing_and_continues(sparse_groups: Bench) -> None:
    pause = Pause(sparse_groups)

    result = pause.care(CareAction.BALANCE)

    assert states(sparse_groups) == ["pausing", "paused", "running"], result.values
    assert pause.moved is not None
    assert pause.moved < LITTLE
    assert result.outcome == "done"
    assert result.freed_bytes > 4 << 30


def test_a_trim_continues_where_it_was_after_everything_was_killed(tmp_path: Path) -> None:
    """As in a power cut: no process can record anything at the end."""
    with ExitStack() as stack:
        bench = bench_with("btrfs", tmp_path, stack, 300 << 10)
        bench.mount()
        stack.callback(bench.unmount)
        reader, writer = os.pipe()

        def care_until_killed() -> None:
            def follow(event: Event) -> None:
                if isinstance(event, Progress) and event.bytes > event.total_bytes // 2:
                    os.write(writer, b"x")
                    signal.pause()

            job = care_job(bytes(Path(bench.node)), CareRequest(action=CareAction.TRIM), bench.paths, bench.address)
            job(follow, Unattended())

        pid = start_child(care_until_killed)
        os.close(writer)
        assert os.read(reader, 1), "it ended before it was half done"
        os.close(reader)
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)

        result = bench.care(CareAction.TRIM)

        assert result.outcome == "done"
        assert result.trimmed_bytes < 0.5 * (300 << 30)  # all of it would be more than twice as much
        first = next(event for event in bench.events if isinstance(event, Progress))
        assert first.bytes > first.total_bytes // 2
        bench.care(CareAction.TRIM)
        assert next(event for event in bench.events if isinstance(event, Progress)).bytes == 0  # not kept forever
