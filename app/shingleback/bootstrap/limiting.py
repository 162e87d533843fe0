"""The sidecar that sets the limits of the disk's queue, and restores them however the run ends.

If it is killed, the next command restores them.
"""

import contextlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from shingleback.bootstrap.sidecar import Sidecar, SidecarPipes
from shingleback.devices.mounts import mount_above, number_of
from shingleback.devices.queue_limits import LimitsJournal, QueueLimit, limits_for
from shingleback.protocol.events import Emit, Event, Note
from shingleback.protocol.process import reap_sidecar, start_sidecar
from shingleback.store.private_files import Paths

if TYPE_CHECKING:
    from shingleback.devices.queue_limiter import QueueLimiter

_SET: Final = b"s"
_GIVE_BACK: Final = b"g"

MakeLimiting = Callable[[], "QueueLimiter"]


def by_helper() -> "QueueLimiter":
    from shingleback.devices.queue_limiter import QueueLimiter  # noqa: PLC0415 (D-Bus takes a tenth of a second)

    return QueueLimiter()


def queue_limits_of(destination: bytes) -> list[QueueLimit]:
    """Return the queue limits for the disk of the filesystem that holds a folder, or would hold it once created.

    `destination` is a real path, and not touched.
    """
    mount = mount_above(Path(os.fsdecode(destination)))
    number = number_of(mount) if mount else 0
    return limits_for(number) if number else []


def restore_left_limits(
    paths: Paths, make_limiting: MakeLimiting = by_helper, wait: Callable[[int], None] = reap_sidecar
) -> None:
    """Restore the limits that killed runs left behind. Forks if there are any, so no thread may be running yet.

    `wait` waits for the process that restores them.
    """
    journal = LimitsJournal(paths.limits_folder)
    if left_limits := journal.take_over():

        def give_back() -> None:
            limiting = make_limiting()
            for entry, limits in left_limits:
                journal.settle(entry, limiting.give_back(limits))

        wait(start_sidecar(give_back))


@contextlib.contextmanager
def limited(destination: bytes, paths: Paths, emit: Emit) -> Iterator[Emit]:
    """Set the queue limits for a backup to this folder. Forks, so no thread may be running yet."""
    limits = queue_limits_of(destination)
    if not limits:
        yield emit
        return
    sidecar = QueueLimitsSidecar(limits, LimitsJournal(paths.limits_folder))
    try:
        yield sidecar.telling(emit)
    finally:
        sidecar.end()


class QueueLimitsSidecar(Sidecar):
    """The sidecar that sets the queue limits and restores them."""

    def __init__(
        self, limits: list[QueueLimit], journal: LimitsJournal, make_limiting: MakeLimiting = by_helper
    ) -> None:
        def keep_limits(run: SidecarPipes) -> None:
            limiting = make_limiting()
            entry = journal.borrow(limits)
            if limiting.set(limits):
                run.answer(_SET)
                run.next_order()
            journal.settle(entry, limiting.give_back(limits))

        super().__init__(keep_limits)
        self._is_known = False

    def telling(self, emit: Emit) -> Emit:
        """Return an `emit` that adds a note before the next event once the limits are set."""

        def tell(event: Event) -> None:
            if not self._is_known and (answer := next(self._news(), None)) is not None:
                self._is_known = True
                if answer == _SET:
                    emit(Note(code="limits-set"))
            emit(event)

        return tell

    def end(self) -> None:
        """Restore the limits. Does not wait if the drive blocks the helper."""
        self._order(_GIVE_BACK)
        self._end()
