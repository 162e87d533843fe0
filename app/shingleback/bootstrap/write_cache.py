"""The process that switches a drive's write cache for a measurement, and puts it back however the measurement ends.

Where this process is killed as well, the next command puts it back, as far as that needs no password.
"""

import asyncio
import contextlib
import os
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import Final

from shingleback.bootstrap.backup import RunSide, Sidecar
from shingleback.devices.dbus import BusError, NotThere, Unanswered
from shingleback.devices.drive_functions import WriteCacheBefore, WriteCacheJournal, put_back, switch, write_cache_of
from shingleback.devices.udisks import UDisks, reach
from shingleback.devices.udisks_objects import whole_around
from shingleback.domain.errors import UsageError, Why
from shingleback.protocol.process import reap_sidecar, start_sidecar
from shingleback.store.paths import Paths

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


def put_back_left_behind(paths: Paths, bus: str | None = None, wait: Callable[[int], None] = reap_sidecar) -> None:
    """What measurements left that were killed. Forks where there are any: to be called before any thread is started."""
    journal = WriteCacheJournal(paths.write_caches_folder)
    if left := journal.left_behind():

        def put_all_back() -> None:
            for entry, before in left:
                if _asked(bus, partial(put_back, before=before, may_ask=False)):
                    journal.settle(entry)

        wait(start_sidecar(put_all_back))


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
            is_done = _asked(bus, partial(switch, drive=before.drive, is_on=order == _ON))
            run.answer(_DONE if is_done else _REFUSED)
        if _asked(bus, partial(put_back, before=before)):
            journal.settle(entry)


async def _found(number: int, bus: str | None) -> WriteCacheBefore | None:
    """Of two disks that UDisks2 takes for one drive, nobody knows which one it would switch."""
    try:
        async with reach(bus, _LOOK_S) as udisks:
            whole = whole_around(number, await udisks.objects())
            is_one = whole is not None and whole.drive_path and not whole.has_twin
            return await write_cache_of(udisks, whole.drive_path) if whole and is_one else None
    except (BusError, NotThere, Unanswered):
        return None


def _asked(bus: str | None, work: Callable[[UDisks], Awaitable[None]]) -> bool:
    """Whether it was done, and is known to be: an answer that was lost counts as a refusal."""

    async def ask() -> None:
        async with reach(bus, _ANSWER_S) as udisks:
            await work(udisks)

    try:
        asyncio.run(ask())
    except (BusError, NotThere, Unanswered):
        return False
    return True
