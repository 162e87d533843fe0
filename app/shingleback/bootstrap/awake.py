"""The sidecar that keeps the computer awake.

It holds logind's sleep lock: a request for it may block, and an inherited lock would outlive the run.
"""

import contextlib
import os
import signal
from collections.abc import Callable, Iterator
from typing import Final

from shingleback.bootstrap.sidecar import Sidecar, SidecarPipes
from shingleback.domain.monitoring import InhibitFailure
from shingleback.protocol.events import Awake, Emit, Event, State
from shingleback.protocol.results import CommandResult

_HOLD: Final = b"h"
_RELEASE: Final = b"l"
_HELD: Final = b"h"
_NOT_HELD: Final = {b"n": InhibitFailure.NO_LOGIND, b"r": InhibitFailure.REFUSED}
_LETTER: Final = {why: letter for letter, why in _NOT_HELD.items()}

_LOGIND: Final = ("org.freedesktop.login1", "/org/freedesktop/login1", "org.freedesktop.login1.Manager")
_LOCK: Final = ("sleep:shutdown", "Shingleback", "A backup is being copied to a drive", "block")
_INHIBIT: Final = (*_LOGIND, "Inhibit", "ssss", _LOCK)
_ANSWER_S: Final = 10.0

Hold = Callable[[], int | InhibitFailure]


def keep_awake(bus_address: str | None = None, answer_s: float = _ANSWER_S) -> int | InhibitFailure:
    """Return an open file that prevents sleep and shutdown until every process that has it open has closed it.

    If `bus_address` is None, it uses the system bus. It never asks for a password. See org.freedesktop.login1(5) and
    https://systemd.io/INHIBITOR_LOCKS.
    """
    import asyncio  # noqa: PLC0415 (with D-Bus, it takes a tenth of a second)

    from shingleback.devices.dbus import (  # noqa: PLC0415
        BusError,
        Call,
        NotThere,
        Unanswered,
        connected,
    )

    async def inhibit() -> int:
        async with connected(bus_address, answer_s) as bus:
            return await bus.call_for_fd(Call(*_INHIBIT), answer_s)

    try:
        return asyncio.run(inhibit())
    except (NotThere, Unanswered):
        return InhibitFailure.NO_LOGIND
    except BusError:
        return InhibitFailure.REFUSED


@contextlib.contextmanager
def kept_awake(emit: Emit) -> Iterator[Emit]:
    """Keep the computer awake during long work. Forks, so no thread may be running yet."""
    sidecar = SleepLockSidecar()
    try:
        yield sidecar.telling(emit)
    finally:
        sidecar.end()


class SleepLockSidecar(Sidecar):
    """Holds the sleep lock while the run is active, and releases it during a pause, but not while the drive rests."""

    def __init__(self, hold: Hold = keep_awake) -> None:
        def follow_orders(run: SidecarPipes) -> None:
            lock: int | InhibitFailure | None = None
            while order := run.next_order():
                if isinstance(lock, int):
                    os.close(lock)
                lock, answer = None, _RELEASE
                if order == _HOLD:
                    lock = hold()
                    answer = _LETTER[lock] if isinstance(lock, InhibitFailure) else _HELD
                run.answer(answer)

        super().__init__(follow_orders)
        self._is_wanted: bool | None = None
        self._is_held = False

    def telling(self, emit: Emit) -> Emit:
        """Return an `emit` that first reports whether the computer stays awake, if that has changed."""

        def tell(event: Event) -> None:
            for answer in self._news():
                if answer or self._is_held:  # a process that was killed has released the lock without an answer
                    self._is_held = answer == _HELD
                    emit(Awake(held=self._is_held, why=_NOT_HELD.get(answer, "")))
            emit(event)
            if isinstance(event, State) and event.state in ("running", "paused"):
                self._want(is_wanted=event.state == "running")
            elif self._is_wanted is None and not isinstance(event, CommandResult):
                self._want(is_wanted=True)

        return tell

    def end(self) -> None:
        """Kill the process, which may be waiting for logind. The kernel then closes the lock."""
        os.kill(self._pid, signal.SIGKILL)
        self._end()

    def _want(self, *, is_wanted: bool) -> None:
        if is_wanted != self._is_wanted:
            self._is_wanted = is_wanted
            self._order(_HOLD if is_wanted else _RELEASE)
