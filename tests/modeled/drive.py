"""A drive with data, with the timing of a model: its clock advances only by what the drive does.

So neither the speed of this machine nor its other programs change a figure, except through the order of the commands.
With `live`, its time is real time instead.
"""

import errno
import os
from collections.abc import Callable
from typing import Final, TextIO

from shingleback.simulator.model import Model
from tests.modeled.backing import Backing
from tests.modeled.faults import Fault, Faults
from tests.modeled.meter import Figures, Meter
from tests.modeled.trace import BEGIN
from tests.modeled.wall import ModeledTime, RealTime, Wall

_SECTOR_BYTES: Final = 512
_LETTERS: Final = {"read": "R", "write": "W", "flush": "F", "trim": "D"}


class ModeledDrive:
    """Executes one command after the other. Offsets and lengths are in bytes, within the size of the drive.

    Commands raise OSError with EIO if a fault is due, and with ENODEV if the drive is gone.

    Attributes:
        now_s: the modeled clock.
    """

    def __init__(
        self,
        model: Model,
        backing: Backing,
        on_time: Callable[[float], None] = lambda _now_s: None,
        trace: TextIO | None = None,
        wall: Wall | None = None,
    ) -> None:
        """`on_time` is called with the time after each command; `trace` gets a line, as `tests.modeled.trace` reads it.

        `wall`: if None, commands return as soon as possible.
        """
        self.now_s = 0.0
        self.faults = Faults()
        self._model = model
        self._backing = backing
        self._on_time = on_time
        self._trace = trace
        self._meter = Meter(model)
        self._wall = wall or ModeledTime()

    def read(self, offset: int, length: int) -> bytes:
        self._meet(is_write=False)
        self._pass("read", offset, length, self._model.read(self.now_s, offset, length))
        return self._backing.read(offset, length)

    def write(self, offset: int, data: bytes) -> None:
        self._meet(is_write=True)
        length = len(data)
        self._pass("write", offset, length, self._model.write(self.now_s, offset, length))
        self._backing.write(offset, data)

    def trim(self, offset: int, length: int) -> None:
        self._meet(is_write=False)
        self._pass("trim", offset, length, self._model.trim(self.now_s, offset, length))
        self._backing.trim(offset, length)

    def flush(self) -> None:
        self._meet(is_write=False)
        self._pass("flush", 0, 0, self._model.flush(self.now_s))
        self._backing.flush()

    def rest(self, seconds: float) -> None:
        """Lets the drive rest for this long. A flush ends the rest, since a model catches up only with a command."""
        self._update_time()
        self._meter.rested(seconds)
        self._wall.jump_to(self.now_s + seconds)
        self._advance(self._model.flush(self.now_s + seconds))

    def leave_alone(self, seconds: float) -> None:
        """The same without a flush at its end: the next command may have to wait for what the drive is doing then."""
        self._update_time()
        self._meter.rested(seconds)
        self._wall.jump_to(self.now_s + seconds)
        self._advance(self.now_s + seconds)

    def live(self) -> None:
        """From now on, its time is real time."""
        self._wall = RealTime(self.now_s)

    def reset(self) -> None:
        """Starts a new run."""
        self._update_time()
        self._meter.reset(self.now_s)
        self.note(BEGIN)

    def note(self, text: str) -> None:
        """Writes a remark to the trace."""
        if self._trace is not None:
            self._trace.write(f"# {text}\n")

    @property
    def figures(self) -> Figures:
        self._update_time()
        return self._meter.figures(self.now_s)

    def _update_time(self) -> None:
        self.now_s = self._wall.now_s(self.now_s)

    def _meet(self, *, is_write: bool) -> None:
        fault = self.faults.met(is_write=is_write)
        if fault is Fault.CUT:
            self._backing.lose_unflushed()
        if fault is not None:
            number = errno.EIO if fault is Fault.EIO else errno.ENODEV
            raise OSError(number, os.strerror(number))
        self._update_time()

    def _pass(self, kind: str, offset: int, length: int, done_s: float) -> None:
        self._meter.count(kind, offset, length, done_s - self.now_s)
        if self._trace is not None:
            self._trace.write(f"{self.now_s:.9f} {_LETTERS[kind]} {offset // _SECTOR_BYTES} {length}\n")
        self._advance(done_s)

    def _advance(self, until_s: float) -> None:
        self.now_s = until_s
        self._on_time(until_s)
        self._wall.wait_until(until_s)
