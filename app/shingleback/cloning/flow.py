"""Reads one piece ahead while another one is written, each in a thread of its own.

Whoever waits for a drive here goes on counting, and hears a cancel within a moment: a call that hangs in the kernel
keeps only its thread.
"""

import mmap
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, wait
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Final, NamedTuple, TypeVar

from shingleback.cloning.content import ClonePiece
from shingleback.domain.errors import Canceled, Why
from shingleback.engine.drive.throttle import USUAL, Pace, parse_pace
from shingleback.engine.report import Reporter
from shingleback.engine.source.pacing import Resting
from shingleback.protocol.control import Control

_MOMENT_S: Final = 0.1
_BUFFERS: Final = 3  # one is read, one waits, one is written

T = TypeVar("T")


class FilledPiece(NamedTuple):
    """`error` is that of reading it."""

    piece: ClonePiece
    buffer: memoryview
    error: OSError | None


class Attendant:
    """Waits for threads, and obeys the user meanwhile.

    Attributes:
        reporter: of the run.
        on_attend: called ten times a second, whatever is being waited for.
        on_pace: called with a pace that the user asks for.
        between: called between two pieces, when the drive has nothing to do: it may rest then.
    """

    def __init__(
        self,
        control: Control,
        reporter: Reporter,
        stopped: Callable[[], Canceled] = lambda: Canceled(Why.CLONE_STOPPED),
    ) -> None:
        """`stopped` makes what a cancel raises."""
        self._stopped = stopped
        self.on_attend: Callable[[], None] = lambda: None
        self.on_pace: Callable[[str], None] = lambda _pace: None
        self.between: Callable[[], None] = lambda: None
        self._control = control
        self.reporter = reporter

    def result_of(self, work: "Future[T]") -> T:
        """Raises Canceled, and what the work raises."""
        while not wait([work], timeout=_MOMENT_S).done:
            self.listen()
        return work.result()

    @property
    def wants_pause(self) -> bool:
        return self._control.is_paused

    def listen(self) -> None:
        """Raises Canceled."""
        self.reporter.tick()
        self.on_attend()
        self._control.refresh()
        if pace := self._control.take_pace():
            self.on_pace(pace)
        if self._control.is_canceled:
            raise self._stopped()

    def take_break(self) -> None:
        """Between two pieces: here a run is paused, and the drive rests. Raises Canceled."""
        self.listen()
        if self.wants_pause:
            self.reporter.state("paused")
            self._wait_while_paused()
            self.reporter.state("running")
        self.between()

    def _wait_while_paused(self) -> None:
        while self.wants_pause:
            self._control.wait()
            self.listen()


def pace_and_rest(attendant: Attendant, pace: str, set_pace: Callable[[Pace], None]) -> Callable[[], None]:
    """Sets the pace, now and whenever the user asks for another one; empty: the usual one.

    Returns what lets the drive rest if that is due, to be called while it has nothing to do. As in a backup.
    """
    reporter = attendant.reporter
    resting = Resting(attendant, reporter, time.monotonic, time.sleep)

    def choose(text: str) -> None:
        chosen = parse_pace(text)
        reporter.pace, resting.policy.manners = chosen.text, chosen.manners
        set_pace(chosen)

    def rest() -> None:
        if resting.is_due:
            resting.take()

    attendant.on_pace = choose
    choose(pace or USUAL)
    return rest


class _Worker:
    """A thread that does one thing after the other, and keeps no program from ending."""

    def __init__(self, name: str) -> None:
        self._orders: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[], T]) -> "Future[T]":
        done: Future[T] = Future()

        def carry_out() -> None:
            try:
                done.set_result(work())
            except Exception as error:  # noqa: BLE001 (handed on to the one who waits)
                done.set_exception(error)

        self._orders.put(carry_out)
        return done

    def close(self) -> None:
        """Waits a moment: a thread that hangs on a drive is left behind."""
        self._orders.put(None)
        self._thread.join(_MOMENT_S)

    def _run(self) -> None:
        while (order := self._orders.get()) is not None:
            order()


class PieceFlow:
    """Two threads with names. To be closed."""

    def __init__(self, attendant: Attendant, piece_bytes: int) -> None:
        self._attendant = attendant
        self._reader = _Worker("clone-reader")
        self._writer = _Worker("clone-writer")
        self._memory = [mmap.mmap(-1, piece_bytes) for _ in range(_BUFFERS)]

    def close(self) -> None:
        for worker in (self._reader, self._writer):
            worker.close()

    def filled(
        self, pieces: Iterable[ClonePiece], fill: Callable[[ClonePiece, memoryview], None]
    ) -> Iterator[FilledPiece]:
        """Each buffer is free again after two more pieces. Raises Canceled."""
        waiting: Future[FilledPiece] | None = None
        for number, piece in enumerate(pieces):
            view = memoryview(self._memory[number % _BUFFERS])[: piece.length]
            coming = self._reader.submit(partial(_filled, piece, view, fill))
            if waiting is not None:
                yield self._attendant.result_of(waiting)
            waiting = coming
        if waiting is not None:
            yield self._attendant.result_of(waiting)

    def read(self, work: Callable[[], T]) -> "Future[T]":
        return self._reader.submit(work)

    def write(self, work: Callable[[], T]) -> "Future[T]":
        return self._writer.submit(work)


def _filled(piece: ClonePiece, buffer: memoryview, fill: Callable[[ClonePiece, memoryview], None]) -> FilledPiece:
    try:
        fill(piece, buffer)
    except OSError as error:
        return FilledPiece(piece, buffer, error)
    return FilledPiece(piece, buffer, None)
