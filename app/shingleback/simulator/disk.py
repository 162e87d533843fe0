"""A folder that behaves like a modeled drive: data is really written there, and writing takes the modeled time.

The drive's process publishes the model's state and counters in shared memory, where other processes read them. The
drive's state is reported together with the progress of a run.
"""

import contextlib
import mmap
import os
import struct
import time
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple, Protocol

import msgspec

from shingleback.domain.errors import Canceled
from shingleback.domain.monitoring import Counters
from shingleback.protocol.control import Control, JobControl
from shingleback.protocol.events import DriveState, Event, Progress
from shingleback.simulator.model import ModelReport, ModelTally, RequestCounts
from shingleback.simulator.presets import Preset

_HEAD: Final = struct.Struct("<II")  # length and checksum of what follows
_BYTES: Final = 64 << 10
_MAX_PENDING: Final = 1_500  # each takes about 30 bytes

_STEP_S: Final = 0.5


@dataclass(frozen=True, slots=True)
class WallClock:
    """A clock that runs `times` as fast as the real one, so that a demo is quick."""

    times: float = 1.0

    def now_s(self) -> float:
        return time.monotonic() * self.times

    def sleep(self, seconds: float) -> None:
        time.sleep(seconds / self.times)


class DriveSnapshot(NamedTuple):
    """The state of a modeled drive after its newest command."""

    reading: ModelReport
    request_counts: RequestCounts
    tally: ModelTally = ModelTally()


class SharedPage:
    """Shared memory with the state of a modeled drive. One process writes, any may read; no process waits."""

    def __init__(self, memory: mmap.mmap | None = None) -> None:
        """Without `memory`, a new page is shared with processes that are forked later."""
        self._memory = memory or mmap.mmap(-1, _BYTES)
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder = msgspec.msgpack.Decoder(DriveSnapshot)
        self._shown: DriveSnapshot | None = None

    @classmethod
    def created(cls, path: Path) -> "SharedPage":
        """Create a page in a file, which any process can open. Raises OSError."""
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_name(f"{path.name}.{os.getpid()}")  # an empty file cannot be opened as a page
        with unfinished.open("w+b") as file:
            file.truncate(_BYTES)
            unfinished.replace(path)
            return cls(mmap.mmap(file.fileno(), _BYTES))

    @classmethod
    def opened(cls, path: Path) -> "SharedPage":
        """Open a page to read it. Raises OSError."""
        with path.open("rb") as file:
            return cls(mmap.mmap(file.fileno(), _BYTES, access=mmap.ACCESS_READ))

    def close(self) -> None:
        """Unmap the page in this process."""
        self._memory.close()

    def show(self, shown: DriveSnapshot) -> None:
        """Publish a state. If there are more pending requests than fit, the newest are shown as if they were done."""
        counts = shown.request_counts
        data = self._encoder.encode(
            shown._replace(request_counts=counts._replace(pending=counts.pending[:_MAX_PENDING]))
        )
        self._memory[: _HEAD.size + len(data)] = _HEAD.pack(len(data), zlib.crc32(data)) + data

    def read(self) -> DriveSnapshot | None:
        """Return the newest state, or the previous one while a new one is being written; None if there was none yet."""
        length, check = _HEAD.unpack(self._memory[: _HEAD.size])
        data = self._memory[_HEAD.size : _HEAD.size + length]
        if data and zlib.crc32(data) == check:
            self._shown = self._decoder.decode(data)
        return self._shown


class BackingDisk(Protocol):
    """The calls that write to the folder behind the simulated disk, as in `engine.drive.disk.Disk`."""

    def write(self, fd: int, data: memoryview, offset: int) -> None: ...

    def start_writeback(self, fd: int, offset: int, length: int) -> None: ...

    def wait_writeback(self, fd: int, offset: int, length: int) -> None: ...

    def sync(self, fd: int) -> None: ...


class UnsyncedFolder:
    """A folder whose files need not survive a crash, so the kernel decides when they reach the computer's own disk.

    Otherwise a computer that is busy with other things would disturb the modeled time.
    """

    def __init__(self, folder: BackingDisk) -> None:
        self.write = folder.write

    def start_writeback(self, fd: int, offset: int, length: int) -> None:
        pass

    def wait_writeback(self, fd: int, offset: int, length: int) -> None:
        pass

    def sync(self, fd: int) -> None:
        pass


class _CommandedDrive:
    """A modeled drive, and its queue of commands."""

    def __init__(
        self,
        preset: Preset,
        show: Callable[[DriveSnapshot], None],
        clock: Callable[[], float],
        sleep: Callable[[float], None],
    ) -> None:
        self.preset = preset
        self._show = show
        self._clock = clock
        self._sleep = sleep
        self._model = preset.model(clock())
        self._placement = preset.placement()
        self._queue: deque[float] = deque()
        self._show_model()

    def write_behind(self, length: int) -> float:
        """Write content, one command after the other; return when the last one is done."""
        done_s, command_bytes = 0.0, self.preset.command_bytes
        for start in range(0, length, command_bytes):
            part = min(command_bytes, length - start)
            done_s = self._write(self._placement.behind(part), part)
        return done_s

    def write_elsewhere(self, length: int) -> float:
        return self._write(self._placement.elsewhere(), length)

    def flush(self) -> float:
        done_s = self._model.flush(self._clock())
        self._show_model()
        return done_s

    def wait_until(self, time_s: float) -> None:
        left_s = time_s - self._clock()
        if left_s > 0:
            self._sleep(left_s)

    def forget_queue(self) -> None:
        self._queue.clear()

    def _write(self, place: int, length: int) -> float:
        while len(self._queue) >= self.preset.drive.mechanics.queue:
            self.wait_until(self._queue.popleft())
        done_s = self._model.write(self._clock(), place, length)
        self._queue.append(done_s)
        self._show_model()
        return done_s

    def _show_model(self) -> None:
        self._show(DriveSnapshot(self._model.reading, self._model.request_counts, self._model.tally))


class SimulatedDisk:
    """A simulated disk. Calls write to the folder at once, and return when the modeled drive is done, or later.

    They return later if the folder is slower. Reads, renames and the program's own small writes take no modeled time.
    """

    def __init__(
        self,
        folder: BackingDisk,
        preset: Preset,
        show: Callable[[DriveSnapshot], None] = lambda _shown: None,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        """`show` is called with the drive's state after each command."""
        self._folder = folder
        self._drive = _CommandedDrive(preset, show, clock, sleep)
        self._done_s: dict[tuple[int, int], float] = {}
        self._heap: set[tuple[int, int]] = set()
        self._heap_bytes = 0
        self._unsent_bytes = 0

    def write(self, fd: int, data: memoryview, offset: int) -> None:
        self._folder.write(fd, data, offset)
        self._unsent_bytes += len(data)

    def start_writeback(self, fd: int, offset: int, length: int) -> None:
        """Start writing back a range; waits while the drive's queue is full, as the kernel does."""
        self._folder.start_writeback(fd, offset, length)
        self._unsent_bytes -= min(length, self._unsent_bytes)
        if offset or length >= self._drive.preset.stream_bytes:
            self._done_s[fd, offset] = self._drive.write_behind(length)
            return
        if self._heap_bytes + length > self._drive.preset.habits.heap_bytes:
            self._send_heap()
        self._heap.add((fd, offset))
        self._heap_bytes += length

    def wait_writeback(self, fd: int, offset: int, length: int) -> None:
        if (fd, offset) in self._heap:
            self._send_heap()
        self._drive.wait_until(self._done_s.pop((fd, offset), 0.0))
        self._folder.wait_writeback(fd, offset, length)

    def sync(self, fd: int) -> None:
        self._send_heap()
        if self._unsent_bytes:
            self._drive.write_behind(self._unsent_bytes)
            self._unsent_bytes = 0
        habits = self._drive.preset.habits
        for _ in range(habits.metadata_writes):
            self._drive.write_elsewhere(habits.metadata_bytes)
        done_s = self._drive.flush()
        self._folder.sync(fd)
        self._drive.wait_until(done_s)
        self._drive.forget_queue()
        self._done_s.clear()

    def _send_heap(self) -> None:
        if not self._heap:
            return
        done_s = self._drive.write_elsewhere(self._heap_bytes)
        self._done_s.update((key, done_s) for key in self._heap)
        self._heap, self._heap_bytes = set(), 0


class PageCounters:
    """A `CounterSource` over the page on which the drive's process publishes its state."""

    def __init__(self, page: SharedPage, clock: Callable[[], float]) -> None:
        """`clock` is that of the simulated disk."""
        self._page = page
        self._clock = clock

    def read(self) -> Counters | None:
        """Return None if nothing was published yet."""
        shown = self._page.read()
        return shown.request_counts.at(self._clock()) if shown else None


class DriveReporter:
    """Forwards events, and adds one about the drive after those about progress, at most twice a second."""

    def __init__(
        self,
        emit: Callable[[Event], None],
        page: SharedPage,
        drive_clock: Callable[[], float],
        clock: Callable[[], float] = time.monotonic,
        times: float = 1.0,
    ) -> None:
        """`drive_clock` is that of the simulated disk, which runs `times` as fast as `clock`."""
        self._emit = emit
        self._page = page
        self._drive_clock = drive_clock
        self._times = times
        self._clock = clock
        self._reported_s = -_STEP_S

    def __call__(self, event: Event) -> None:
        self._emit(event)
        if isinstance(event, Progress) and event.elapsed_s - self._reported_s >= _STEP_S:
            self._report_state(event.elapsed_s)

    def watch(
        self, control: Control, elapsed_s: float, seconds: float, beat: Callable[[float], None] = lambda _s: None
    ) -> None:
        """After a run that took `elapsed_s`, report the drive for some more seconds, or until the user cancels.

        `beat` is called with the seconds since the run began, ten times a second.
        """
        began_s, job = self._clock(), JobControl(control)
        with contextlib.suppress(Canceled):
            while (watched_s := self._clock() - began_s) < seconds:
                job.poll()
                beat(elapsed_s + watched_s)
                if elapsed_s + watched_s - self._reported_s >= _STEP_S:
                    self._report_state(round(elapsed_s + watched_s, 3))
                control.wait()

    def _report_state(self, elapsed_s: float) -> None:
        shown = self._page.read()
        if shown is None:
            return
        self._reported_s = elapsed_s
        state = shown.reading.at(self._drive_clock())
        self._emit(
            DriveState(
                source="modeled",
                elapsed_s=elapsed_s,
                written_bytes=state.written_bytes,
                cache_used_bytes=state.cache_used_bytes,
                cache_bytes=state.cache_bytes,
                phase=state.phase.value,
                tidy_s=round(state.tidy_s / self._times, 1),
            )
        )
