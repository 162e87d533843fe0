"""The computer stays awake while a backup copies: a process beside the run holds the lock, and lets go of it.

It may have to wait for logind, which the run need not do; and a lock that is an open file must not be handed on to the
processes that the run starts. When the run dies, so does the lock.
"""

import contextlib
import os
import select
import signal
from collections.abc import Callable, Iterator
from typing import Final

from shingleback.copying.backup import BackupRequest
from shingleback.jobs.control import Control
from shingleback.jobs.events import Awake, Event, Finished, State
from shingleback.jobs.final_words import BackupFinished
from shingleback.model.awake import NotHeld
from shingleback.settings.paths import Paths
from shingleback.wiring.backup import Emit
from shingleback.wiring.beside import beside
from shingleback.wiring.limits import run_limited_backup

_HOLD: Final = b"h"
_LET_GO: Final = b"l"
_HELD: Final = b"h"
_NOT_HELD: Final = {b"n": NotHeld.NO_LOGIND, b"r": NotHeld.REFUSED}
_LETTER: Final = {why: letter for letter, why in _NOT_HELD.items()}

Hold = Callable[[], int | NotHeld]


def by_logind() -> int | NotHeld:
    from shingleback.drives.session.inhibitor import keep_awake  # noqa: PLC0415 (D-Bus takes a tenth of a second)

    return keep_awake()


def run_awake_backup(request: BackupRequest, paths: Paths, emit: Emit, control: Control) -> BackupFinished:
    """As `run_limited_backup`, on a computer that does not fall asleep unless the run is paused."""
    if request.is_dry_run:
        return run_limited_backup(request, paths, emit, control)
    with kept_awake(emit) as tell:
        return run_limited_backup(request, paths, tell, control)


@contextlib.contextmanager
def kept_awake(emit: Emit) -> Iterator[Emit]:
    """For work that takes long. Forks: to be called before any thread is started."""
    keeper = AwakeKeeper()
    try:
        yield keeper.telling(emit)
    finally:
        keeper.end()


class AwakeKeeper:
    """Holds when the run has begun, lets go while it is paused. The rests that a drive is given are no pauses."""

    def __init__(self, hold: Hold = by_logind) -> None:
        """Forks: to be called before any thread is started."""
        our_life = os.pidfd_open(os.getpid())
        self._answers, told = os.pipe()
        heard, self._orders = os.pipe()
        self._pid = beside(lambda: _keep(hold, heard, told, our_life))
        for fd in (our_life, told, heard):
            os.close(fd)
        self._is_wanted: bool | None = None
        self._is_held = False

    def telling(self, emit: Emit) -> Emit:
        """Before the next event comes the word whether the computer stays awake, where that has changed."""

        def tell(event: Event) -> None:
            for awake in self._news():
                emit(awake)
            emit(event)
            if isinstance(event, State) and event.state in ("running", "paused"):
                self._order(is_wanted=event.state == "running")
            elif self._is_wanted is None and not isinstance(event, Finished):
                self._order(is_wanted=True)

        return tell

    def end(self) -> None:
        """Also of a process that waits for logind: what it has open, the kernel closes."""
        os.kill(self._pid, signal.SIGKILL)
        os.waitpid(self._pid, 0)
        os.close(self._answers)
        os.close(self._orders)

    def _order(self, *, is_wanted: bool) -> None:
        if is_wanted != self._is_wanted:
            self._is_wanted = is_wanted
            with contextlib.suppress(BrokenPipeError):
                os.write(self._orders, _HOLD if is_wanted else _LET_GO)

    def _news(self) -> list[Awake]:
        """A process that was killed holds nothing any more, and tells nobody."""
        news: list[Awake] = []
        while select.select([self._answers], [], [], 0)[0]:
            answer = os.read(self._answers, 1)
            if answer or self._is_held:
                news.append(_awake(answer))
                self._is_held = news[-1].held
            if not answer:
                break
        return news


def _awake(answer: bytes) -> Awake:
    if answer == _HELD:
        return Awake(held=True)
    return Awake(held=False, why=_NOT_HELD.get(answer, ""))


def _keep(hold: Hold, heard: int, told: int, run_life: int) -> None:
    """Until the run has ended, however that came."""
    lock: int | NotHeld | None = None
    while run_life not in select.select([heard, run_life], [], [])[0]:
        order = os.read(heard, 1)
        if isinstance(lock, int):
            os.close(lock)
        lock = hold() if order == _HOLD else None
        os.write(told, _answer(lock))


def _answer(lock: int | NotHeld | None) -> bytes:
    if lock is None:
        return _LET_GO
    return _LETTER[lock] if isinstance(lock, NotHeld) else _HELD
