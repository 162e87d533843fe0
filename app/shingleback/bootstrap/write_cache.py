"""The process that switches a drive's write cache for a measurement, and puts it back however the measurement ends.

Where this process is killed as well, the next command puts it back, as far as that needs no password. Otherwise every
command says that it is still to be done, and the next measurement of that drive does it first.
"""

import asyncio
import contextlib
import os
from collections.abc import Awaitable, Callable, Iterator
from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import Final

from shingleback.bootstrap.backup import RunSide, Sidecar
from shingleback.devices.dbus import BusError, NotThere, Unanswered
from shingleback.devices.drive_functions import WriteCacheBefore, WriteCacheJournal, put_back, switch, write_cache_of
from shingleback.devices.udisks import NOT_AUTHORIZED, UDisks, reach
from shingleback.devices.udisks_objects import whole_around
from shingleback.domain.errors import UsageError, Why
from shingleback.protocol.process import reap_sidecar, start_sidecar
from shingleback.store.private_files import Paths

_ANSWER_S: Final = 60.0
_LOOK_S: Final = 5.0
_ON: Final = b"1"
_OFF: Final = b"0"
_PUT_BACK: Final = b"p"
_DONE: Final = b"y"
_REFUSED: Final = b"n"


@contextlib.contextmanager
def switchable(number: int, paths: Paths, bus: str | None = None) -> Iterator["WriteCacheKeeper"]:
    """The write cache of the drive below that device.

    `bus`: the address of another one than the system's. Raises UsageError where it cannot be switched. Forks: to be
    called before any thread is started.
    """
    before = asyncio.run(_found(number, bus))
    if before is None:
        raise UsageError(Why.TEST_NO_WRITE_CACHE)
    keeper = WriteCacheKeeper(before, WriteCacheJournal(paths.write_caches_folder), bus)
    try:
        yield keeper
    finally:
        keeper.end()


def put_back_left_behind(paths: Paths, bus: str | None = None) -> bool:
    """What measurements left that were killed, and whether that still needs a password.

    Forks where there are any: to be called before any thread is started.
    """
    journal = WriteCacheJournal(paths.write_caches_folder)
    if left := journal.left_behind():

        def put_all_back() -> None:
            answers = [_put_back(journal, entry, before, bus, may_ask=False) for entry, before in left]
            journal.note_refusal(is_refused=_Answer.REFUSED in answers)

        reap_sidecar(start_sidecar(put_all_back))
    return journal.is_refused


def put_back_first(number: int, paths: Paths, bus: str | None = None) -> None:
    """Before the drive below that device is measured: with its cache off, another drive would be measured.

    What a killed measurement left is taken for no state of the drive's own. A person may be asked for a password.
    Raises UsageError where it was refused.
    """
    journal = WriteCacheJournal(paths.write_caches_folder)
    if not journal.left_behind():
        return
    now = asyncio.run(_found(number, bus))
    left = journal.left_for(now.drive) if now else None
    if left is not None and _put_back(journal, *left, bus, may_ask=True) is not _Answer.DONE:
        raise UsageError(Why.WRITE_CACHE_LEFT)


class WriteCacheKeeper(Sidecar):
    """Switches when it is told to."""

    def __init__(self, before: WriteCacheBefore, journal: WriteCacheJournal, bus: str | None = None) -> None:
        super().__init__(lambda run: _keep(before, journal, bus, run))

    def turn(self, *, is_on: bool) -> None:
        """Waits for it; a person may be asked for a password. Raises UsageError where that was refused."""
        self._order(_ON if is_on else _OFF)
        if os.read(self._answers, 1) != _DONE:
            raise UsageError(Why.TEST_NO_WRITE_CACHE)

    def end(self) -> None:
        self._order(_PUT_BACK)
        self._end()


def _keep(before: WriteCacheBefore, journal: WriteCacheJournal, bus: str | None, run: RunSide) -> None:
    """The entry is there before anything is switched."""
    with journal.borrowed(before) as entry:
        while (order := run.next_order()) in (_ON, _OFF):
            answer = _asked(bus, partial(switch, drive=before.drive, is_on=order == _ON))
            run.answer(_DONE if answer is _Answer.DONE else _REFUSED)
        _put_back(journal, entry, before, bus, may_ask=True)


async def _found(number: int, bus: str | None) -> WriteCacheBefore | None:
    """Of two disks that UDisks2 takes for one drive, nobody knows which one it would switch."""
    try:
        async with reach(bus, _LOOK_S) as udisks:
            whole = whole_around(number, await udisks.objects())
            is_one = whole is not None and whole.drive_path and not whole.has_twin
            return await write_cache_of(udisks, whole.drive_path) if whole and is_one else None
    except (BusError, NotThere, Unanswered):
        return None


class _Answer(Enum):
    """Of UDisks2: `DONE` and known to be; `REFUSED` for want of a password; or `FAILED`, also where it was lost."""

    DONE = auto()
    REFUSED = auto()
    FAILED = auto()


def _put_back(
    journal: WriteCacheJournal, entry: Path, before: WriteCacheBefore, bus: str | None, *, may_ask: bool
) -> _Answer:
    answer = _asked(bus, partial(put_back, before=before, may_ask=may_ask))
    if answer is _Answer.DONE:
        journal.settle(entry)
    return answer


def _asked(bus: str | None, work: Callable[[UDisks], Awaitable[None]]) -> _Answer:
    async def ask() -> None:
        async with reach(bus, _ANSWER_S) as udisks:
            await work(udisks)

    try:
        asyncio.run(ask())
    except BusError as error:
        return _Answer.REFUSED if error.name.startswith(NOT_AUTHORIZED) else _Answer.FAILED
    except (NotThere, Unanswered):
        return _Answer.FAILED
    return _Answer.DONE
