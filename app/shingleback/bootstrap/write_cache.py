"""A process that switches a drive's write cache for a measurement, and restores it however the measurement ends.

If this process is killed as well, the next command restores the cache, as far as no password is needed. Otherwise every
command reminds the user, and the next measurement of that drive restores it first.
"""

import asyncio
import contextlib
import os
from collections.abc import Awaitable, Callable, Iterator
from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import Final

from shingleback.bootstrap.sidecar import Sidecar, SidecarPipes
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
def switchable(number: int, paths: Paths, bus: str | None = None) -> Iterator["WriteCacheSidecar"]:
    """Make the write cache of the drive below a device switchable.

    `bus`: a bus address other than the system bus. Raises UsageError if it cannot be switched. Forks, so no thread may
    be running yet.
    """
    before = asyncio.run(_write_cache(number, bus))
    if before is None:
        raise UsageError(Why.TEST_NO_WRITE_CACHE)
    sidecar = WriteCacheSidecar(before, WriteCacheJournal(paths.write_caches_folder), bus)
    try:
        yield sidecar
    finally:
        sidecar.end()


def restore_left_write_caches(paths: Paths, bus: str | None = None) -> bool:
    """Restore the write caches that killed measurements left switched. Returns whether that still needs a password.

    Forks if there are any, so no thread may be running yet.
    """
    journal = WriteCacheJournal(paths.write_caches_folder)
    if left_caches := journal.left_behind():

        def put_all_back() -> None:
            answers = [_put_back(journal, entry, before, bus, may_ask=False) for entry, before in left_caches]
            journal.note_refusal(is_refused=_Answer.REFUSED in answers)

        reap_sidecar(start_sidecar(put_all_back))
    return journal.is_refused


def restore_write_cache_first(number: int, paths: Paths, bus: str | None = None) -> None:
    """Restore a drive's write cache before it is measured: with its cache off, it would behave like another drive.

    The setting left by a killed measurement is not taken for the drive's own. The user may be asked for a password.
    Raises UsageError if that is refused.
    """
    journal = WriteCacheJournal(paths.write_caches_folder)
    if not journal.left_behind():
        return
    now = asyncio.run(_write_cache(number, bus))
    left_cache = journal.left_for(now.drive) if now else None
    if left_cache is not None and _put_back(journal, *left_cache, bus, may_ask=True) is not _Answer.DONE:
        raise UsageError(Why.WRITE_CACHE_LEFT)


class WriteCacheSidecar(Sidecar):
    """Switches the write cache on request."""

    def __init__(self, before: WriteCacheBefore, journal: WriteCacheJournal, bus: str | None = None) -> None:
        def follow_orders(run: SidecarPipes) -> None:
            with journal.borrowed(before) as entry:  # the original setting, before anything is switched
                while (order := run.next_order()) in (_ON, _OFF):
                    answer = _run_on_udisks(bus, partial(switch, drive=before.drive, is_on=order == _ON))
                    run.answer(_DONE if answer is _Answer.DONE else _REFUSED)
                _put_back(journal, entry, before, bus, may_ask=True)

        super().__init__(follow_orders)

    def turn(self, *, is_on: bool) -> None:
        """Switch, and wait for it; the user may be asked for a password. Raises UsageError if that is refused."""
        self._order(_ON if is_on else _OFF)
        if os.read(self._answers, 1) != _DONE:
            raise UsageError(Why.TEST_NO_WRITE_CACHE)

    def end(self) -> None:
        self._order(_PUT_BACK)
        self._end()


async def _write_cache(number: int, bus: str | None) -> WriteCacheBefore | None:
    """Return the current setting. None if UDisks2 takes two disks for one drive: it could switch either."""
    try:
        async with reach(bus, _LOOK_S) as udisks:
            whole = whole_around(number, await udisks.objects())
            is_one = whole is not None and whole.drive_path and not whole.has_twin
            return await write_cache_of(udisks, whole.drive_path) if whole and is_one else None
    except (BusError, NotThere, Unanswered):
        return None


class _Answer(Enum):
    """The result of a UDisks2 call.

    DONE is confirmed; REFUSED means that a password is missing; FAILED includes a lost answer.
    """

    DONE = auto()
    REFUSED = auto()
    FAILED = auto()


def _put_back(
    journal: WriteCacheJournal, entry: Path, before: WriteCacheBefore, bus: str | None, *, may_ask: bool
) -> _Answer:
    answer = _run_on_udisks(bus, partial(put_back, before=before, may_ask=may_ask))
    if answer is _Answer.DONE:
        journal.settle(entry)
    return answer


def _run_on_udisks(bus: str | None, work: Callable[[UDisks], Awaitable[None]]) -> _Answer:
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
