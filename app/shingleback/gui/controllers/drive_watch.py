"""Watches the drives in a thread with an asyncio loop, and passes the events to the window's thread."""

import asyncio
import threading
from asyncio import FIRST_COMPLETED
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any, Final, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal

from shingleback.devices.watch.tracker import applied
from shingleback.domain.drive import Drive, DriveEvent

_END_PATIENCE_S: Final = 1.0

_T = TypeVar("_T")


class Watcher(Protocol):
    """See `devices.watch.service`."""

    async def run(self) -> None: ...


class DriveWatch(QObject):
    """Runs a watcher in its own thread. All methods but `submit` belong to the window's thread.

    Signals:
        event_received: a `DriveEvent`, in the window's thread.

    Attributes:
        drives: the plugged-in drives, according to the events so far.
    """

    event_received = Signal(object)
    _heard = Signal(object)

    def __init__(
        self, watcher: Callable[[Callable[[DriveEvent], None]], Watcher], parent: QObject | None = None
    ) -> None:
        """`watcher` makes the watcher when the watch starts; it gets the function that publishes events."""
        super().__init__(parent)
        self.drives: tuple[Drive, ...] = ()
        self._make_watcher = watcher
        self._lock = threading.Lock()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._stopping = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._heard.connect(self._on_heard)  # emitted in the other thread, received in this one

    def start(self) -> None:
        """Start the thread; call this once only."""
        watcher = self._make_watcher(self._heard.emit)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, args=(self._loop, watcher), name="drives", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """End the events and cancel submitted work. A thread that hangs nevertheless is left behind."""
        with self._lock:
            loop, self._loop = self._loop, None
            if loop is None:
                return
            loop.call_soon_threadsafe(self._stopping.set)
        if self._thread:
            self._thread.join(_END_PATIENCE_S)

    def submit(self, work: Coroutine[Any, Any, _T]) -> Future[_T]:
        """Run a coroutine in the loop; from any thread. Before the start and after the stop it is canceled."""
        with self._lock:
            if self._loop is not None:
                return asyncio.run_coroutine_threadsafe(self._tracked(work), self._loop)
        work.close()
        canceled: Future[_T] = Future()
        canceled.cancel()
        return canceled

    def _on_heard(self, event: DriveEvent) -> None:
        if self._loop is not None:
            self.drives = applied(self.drives, event)
            self.event_received.emit(event)

    # in the watch's thread ------------------------------------------------------------------------------------

    def _run(self, loop: asyncio.AbstractEventLoop, watcher: Watcher) -> None:
        try:
            with asyncio.Runner(loop_factory=lambda: loop) as runner:
                runner.run(self._live(watcher))
        finally:
            with self._lock:
                self._loop = None

    async def _live(self, watcher: Watcher) -> None:
        watching = asyncio.ensure_future(self._tracked(watcher.run()))
        await asyncio.wait({watching, asyncio.ensure_future(self._stopping.wait())}, return_when=FIRST_COMPLETED)
        if watching.done():
            watching.result()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)  # so that their connections are closed properly

    async def _tracked(self, work: Coroutine[Any, Any, _T]) -> _T:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            return await work
        finally:
            self._tasks.discard(task)


class FutureDispatcher(QObject):
    """Runs coroutines that may wait for a drive, without blocking the window. Answers nothing once the watch stops."""

    _come = Signal(object)

    def __init__(self, watch: DriveWatch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._watch = watch
        self._come.connect(lambda give: give())  # emitted in the other thread, received in this one

    def ask(self, work: Coroutine[Any, Any, _T], give: Callable[[_T], None], fail: Callable[[], None]) -> None:
        """Run `work`. Then call `give` with its result, or `fail` if it raised an error, in the window's thread."""

        def on_done(future: Future[_T]) -> None:
            if future.cancelled():
                return
            self._come.emit(fail if future.exception() is not None else lambda: give(future.result()))

        self._watch.submit(work).add_done_callback(on_done)
