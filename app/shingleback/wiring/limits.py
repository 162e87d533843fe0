"""The limits of a run: a process of its own has them set, and gives them back when the run ends, however it ends.

Setting them may have to wait for the drive, which the run need not do. What that process left behind when it was killed
as well is given back by the next command, whichever that is.
"""

import contextlib
import os
import select
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from shingleback.copying.backup import BackupRequest
from shingleback.drives.limits import Limit, limits_for
from shingleback.drives.limits_journal import LimitsJournal
from shingleback.drives.mounts import mount_above, number_of
from shingleback.jobs.control import Control
from shingleback.jobs.events import Event, Note
from shingleback.jobs.final_words import BackupFinished
from shingleback.settings.paths import Paths
from shingleback.wiring.backup import Emit, run_backup
from shingleback.wiring.beside import beside, wait_for

if TYPE_CHECKING:
    from shingleback.drives.limiting import Limiting

_SET: Final = b"s"

MakeHands = Callable[[], "Limiting"]


def by_helper() -> "Limiting":
    from shingleback.drives.limiting import Limiting  # noqa: PLC0415 (the D-Bus library takes a tenth of a second)

    return Limiting()


def run_limited_backup(request: BackupRequest, paths: Paths, emit: Emit, control: Control) -> BackupFinished:
    """As `run_backup`, with the limits that the helper may set without asking anybody."""
    limits = [] if request.is_dry_run else limits_below(request.destination)
    if not limits:
        return run_backup(request, paths, emit, control)
    keeper = LimitsKeeper(limits, LimitsJournal(paths.limits_folder))
    try:
        return run_backup(request, paths, keeper.telling(emit), control)
    finally:
        keeper.end()


def limits_below(destination: bytes) -> list[Limit]:
    """For the filesystem that a folder is on, or will be."""
    mount = mount_above(Path(os.fsdecode(os.path.realpath(destination))))
    number = number_of(mount) if mount else 0
    return limits_for(number) if number else []


def give_back_left_behind(paths: Paths, hands: MakeHands = by_helper, wait: Callable[[int], None] = wait_for) -> None:
    """Of runs that ended as nobody should. Forks where there are any: to be called before any thread is started.

    `wait` waits for the process that gives them back.
    """
    journal = LimitsJournal(paths.limits_folder)
    if left := journal.take_over():

        def give_back() -> None:
            limiting = hands()
            for entry, limits in left:
                journal.settle(entry, limiting.give_back(limits))

        wait(beside(give_back))


class LimitsKeeper:
    """The process that has the limits set, and gives them back."""

    def __init__(self, limits: list[Limit], journal: LimitsJournal, hands: MakeHands = by_helper) -> None:
        """Forks: to be called before any thread is started."""
        our_life = os.pidfd_open(os.getpid())
        from_keeper, told = os.pipe()
        heard, to_keeper = os.pipe()
        self._pid = beside(lambda: _keep(limits, journal, hands(), told, (heard, our_life)))
        for fd in (our_life, told, heard):
            os.close(fd)
        self._from_keeper: int | None = from_keeper
        self._to_keeper = to_keeper

    def telling(self, emit: Emit) -> Emit:
        """Before the next event comes a note that the limits are set, if they are."""

        def tell(event: Event) -> None:
            if self._is_set():
                emit(Note(code="limits-set"))
            emit(event)

        return tell

    def end(self) -> None:
        """The run has ended. A drive that keeps the helper waiting keeps nobody else."""
        with contextlib.suppress(BrokenPipeError):  # there was nothing that it could set
            os.write(self._to_keeper, b".")
        os.close(self._to_keeper)
        if self._from_keeper is not None:
            os.close(self._from_keeper)
        wait_for(self._pid)

    def _is_set(self) -> bool:
        """True once."""
        if self._from_keeper is None or not select.select([self._from_keeper], [], [], 0)[0]:
            return False
        word = os.read(self._from_keeper, 1)
        os.close(self._from_keeper)
        self._from_keeper = None
        return word == _SET


def _keep(limits: list[Limit], journal: LimitsJournal, hands: "Limiting", told: int, ends: tuple[int, int]) -> None:
    """`ends`: one of them can be read when the run has ended, or died."""
    entry = journal.borrow(limits)
    if hands.set(limits):
        with contextlib.suppress(BrokenPipeError):
            os.write(told, _SET)
        select.select(ends, [], [])
    journal.settle(entry, hands.give_back(limits))
