"""A folder that answers like a modeled drive: data really goes there, and writing it out takes the modeled time."""

import time
from collections import deque
from collections.abc import Callable
from typing import Protocol

from shingleback.simulator.catalog.preset import Preset
from shingleback.simulator.disk.page import Shown


class Disk(Protocol):
    """What is behind it: the calls through which data reaches a drive. See `copying.disk`, which has the same shape."""

    def write(self, fd: int, data: memoryview, offset: int) -> None: ...

    def start_writeback(self, fd: int, offset: int, length: int) -> None: ...

    def wait_writeback(self, fd: int, offset: int, length: int) -> None: ...

    def sync(self, fd: int) -> None: ...


class UnhurriedFolder:
    """A folder whose files need not survive the computer: when they reach its own disk is left to the kernel.

    Otherwise a computer that is busy with other things would disturb the modeled time.
    """

    def __init__(self, folder: Disk) -> None:
        self.write = folder.write

    def start_writeback(self, fd: int, offset: int, length: int) -> None:
        pass

    def wait_writeback(self, fd: int, offset: int, length: int) -> None:
        pass

    def sync(self, fd: int) -> None:
        pass


class SimulatedDisk:
    """Calls reach the folder at once, and return when the modeled drive is done, or later where the folder is slower.

    Reading, renaming and the program's own small writes take no modeled time.
    """

    def __init__(
        self,
        folder: Disk,
        preset: Preset,
        show: Callable[[Shown], None] = lambda _shown: None,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        """`show` is told of the drive after each command that it got."""
        self._folder = folder
        self._preset = preset
        self._show = show
        self._clock = clock
        self._sleep = sleep
        self._model = preset.model(clock())
        self._placement = preset.placement()
        self._queue: deque[float] = deque()
        self._done_s: dict[tuple[int, int], float] = {}
        self._heap: set[tuple[int, int]] = set()
        self._heap_bytes = 0
        self._unsent_bytes = 0
        self._show_model()

    def write(self, fd: int, data: memoryview, offset: int) -> None:
        self._folder.write(fd, data, offset)
        self._unsent_bytes += len(data)

    def start_writeback(self, fd: int, offset: int, length: int) -> None:
        """Waits while the drive's queue is full, as the kernel does."""
        self._folder.start_writeback(fd, offset, length)
        self._unsent_bytes -= min(length, self._unsent_bytes)
        if offset or length >= self._preset.stream_bytes:
            self._done_s[fd, offset] = self._send_behind(length)
            return
        if self._heap_bytes + length > self._preset.habits.heap_bytes:
            self._send_heap()
        self._heap.add((fd, offset))
        self._heap_bytes += length

    def wait_writeback(self, fd: int, offset: int, length: int) -> None:
        if (fd, offset) in self._heap:
            self._send_heap()
        self._sleep_until(self._done_s.pop((fd, offset), 0.0))
        self._folder.wait_writeback(fd, offset, length)

    def sync(self, fd: int) -> None:
        self._send_heap()
        if self._unsent_bytes:
            self._send_behind(self._unsent_bytes)
            self._unsent_bytes = 0
        for _ in range(self._preset.habits.metadata_writes):
            self._send(self._placement.elsewhere(), self._preset.habits.metadata_bytes)
        done_s = self._model.flush(self._clock())
        self._show_model()
        self._folder.sync(fd)
        self._sleep_until(done_s)
        self._queue.clear()
        self._done_s.clear()

    def _send_behind(self, length: int) -> float:
        done_s, command_bytes = 0.0, self._preset.command_bytes
        for start in range(0, length, command_bytes):
            part = min(command_bytes, length - start)
            done_s = self._send(self._placement.behind(part), part)
        return done_s

    def _send_heap(self) -> None:
        if not self._heap:
            return
        done_s = self._send(self._placement.elsewhere(), self._heap_bytes)
        self._done_s.update((key, done_s) for key in self._heap)
        self._heap, self._heap_bytes = set(), 0

    def _send(self, place: int, length: int) -> float:
        while len(self._queue) >= self._preset.drive.mechanics.queue:
            self._sleep_until(self._queue.popleft())
        done_s = self._model.write(self._clock(), place, length)
        self._queue.append(done_s)
        self._show_model()
        return done_s

    def _show_model(self) -> None:
        self._show(Shown(self._model.reading, self._model.asked, self._model.tally))

    def _sleep_until(self, time_s: float) -> None:
        left_s = time_s - self._clock()
        if left_s > 0:
            self._sleep(left_s)
