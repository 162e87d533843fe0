"""Reads one piece ahead while another one is written, in two threads.

The caller that waits for a drive keeps counting, and obeys a cancel within a moment: a call that hangs in the kernel
blocks only its thread.
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
from shingleback.domain.errors import Canceled, UsageError, Why
from shingleback.engine.drive.throttle import USUAL, Pace, parse_pace
from shingleback.engine.report import Reporter
from shingleback.engine.source.pacing import Resting
from shingleback.protocol.control import Control

_MOMENT_S: Final = 0.1
_BUFFERS: Final = 3  # one is read, one waits, one is written

T = TypeVar("T")


class FilledPiece(NamedTuple):
    """A piece that was read, or the error of reading it."""

    piece: ClonePiece
    buffer: memoryview
    error: OSError | None


class Attendant:
    """Waits for threads, and obeys the user in the meantime.

    Attributes:
        reporter: the reporter of the run.
        on_pace: called with a pace that the user requests.
        between: called between two pieces, when the drive is idle and may rest.
    """

    def __init__(
        self,
        control: Control,
        reporter: Reporter,
        stopped: Callable[[], Canceled] = lambda: Canceled(Why.CLONE_STOPPED),
    ) -> None:
        """`stopped` makes the error that a cancel raises."""
        self._stopped = stopped
        self._attendants: list[Callable[[], None]] = []
        self.on_pace: Callable[[str], None] = lambda _pace: None
        self.between: Callable[[], None] = lambda: None
        self._control = control
        self.reporter = reporter

    def result_of(self, work: "Future[T]") -> T:
        """Wait for work and return its result. Raises Canceled, and the errors of the work."""
        while not wait([work], timeout=_MOMENT_S).done:
            self.listen()
        return work.result()

    @property
    def wants_pause(self) -> bool:
        return self._control.is_paused

    def when_attending(self, attendant: Callable[[], None]) -> None:
        self._attendants.append(attendant)

    def listen(self) -> None:
        """Report progress, and obey the user's commands except a pause. Raises Canceled."""
        self.reporter.tick()
        for attendant in self._attendants:
            attendant()
        self._control.refresh()
        if pace := self._control.take_pace():
            self.on_pace(pace)
        if self._control.is_canceled:
            raise self._stopped()

    def take_break(self) -> None:
        """Let the user pause, or the drive rest; called between two pieces. Raises Canceled."""
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
    """Set the pace, now and whenever the user requests another one. An empty `pace` means the usual one.

    Returns a function that lets the drive rest if a rest is due, as in a backup. Call it while the drive is idle.
    """
    reporter = attendant.reporter
    resting = Resting(attendant, reporter, time.monotonic, time.sleep)

    def choose(text: str) -> None:
        chosen = parse_pace(text)
        reporter.pace, resting.policy.manners = chosen.text, chosen.manners
        set_pace(chosen)

    def obey(text: str) -> None:
        try:
            choose(text)
        except UsageError as error:  # like any unknown command, it does not end the run
            reporter.note(error.why, **error.values)

    def rest_if_due() -> None:
        if resting.is_due:
            resting.take()

    attendant.on_pace = obey
    choose(pace or USUAL)
    return rest_if_due


class _Worker:
    """A daemon thread that runs one task after the other."""

    def __init__(self, name: str) -> None:
        self._orders: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[], T]) -> "Future[T]":
        done: Future[T] = Future()

        def carry_out() -> None:
            try:
                done.set_result(work())
            except Exception as error:  # noqa: BLE001 (passed on to the caller that waits)
                done.set_exception(error)

        self._orders.put(carry_out)
        return done

    def close(self) -> None:
        """Wait a moment for the thread to end; one that hangs on a drive is left behind."""
        self._orders.put(None)
        self._thread.join(_MOMENT_S)

    def _run(self) -> None:
        while (order := self._orders.get()) is not None:
            order()


class PieceFlow:
    """A reading thread and a writing thread. It has to be closed."""

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
        """Yield pieces that `fill` has read, while reading ahead. Raises Canceled.

        A buffer is reused after two more pieces.
        """
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
