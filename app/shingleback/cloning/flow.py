"""Reads one piece ahead while another one is written, in two threads.

The caller that waits for a drive keeps counting, and obeys a cancel within a moment: a call that hangs in the kernel
blocks only its thread.
"""

import mmap
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, wait
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Final, NamedTuple, TypeVar

from shingleback.cloning.content import ClonePiece
from shingleback.protocol.control import JobControl

_MOMENT_S: Final = 0.1
_BUFFERS: Final = 3  # one is read, one waits, one is written

T = TypeVar("T")


class FilledPiece(NamedTuple):
    """A piece that was read, or the error of reading it."""

    piece: ClonePiece
    buffer: memoryview
    error: OSError | None


def result_of(work: "Future[T]", control: JobControl) -> T:
    """Wait for work and return its result. Raises Canceled, and the errors of the work."""
    while not wait([work], timeout=_MOMENT_S).done:
        control.poll()
    return work.result()


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

    def __init__(self, control: JobControl, piece_bytes: int) -> None:
        self._control = control
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
                yield result_of(waiting, self._control)
            waiting = coming
        if waiting is not None:
            yield result_of(waiting, self._control)

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
