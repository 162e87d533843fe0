"""Builds a backup: its collaborators, and two sidecar processes.

Each sidecar holds something during the run, and releases it when the run has ended. One holds logind's sleep lock: a
request for it may block, and an inherited lock would outlive the run. The other sets the limits of the disk's queue,
and restores them however the run ends; if it is killed, the next command restores them.
"""

import contextlib
import functools
import os
import signal
import socket
import stat
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from shingleback.backup_sets.destinations import DestinationLocator
from shingleback.devices.mounts import BY_UUID, filesystems, mount_above, number_of
from shingleback.devices.queue_limits import LimitsJournal, QueueLimit, limits_for
from shingleback.devices.sysfs.facts import SYS, FactReader, key_from_udev
from shingleback.devices.sysfs.reader import UDEV, properties_of, read_text
from shingleback.devices.sysfs.topology import device_named, drive_below
from shingleback.domain.child_limits import ENGINE, ChildLimits
from shingleback.domain.errors import UsageError
from shingleback.domain.monitoring import InhibitFailure
from shingleback.engine.backup import Backup
from shingleback.engine.drive.server import DriveServer, ServerContext
from shingleback.engine.drive.throttle import Disk, RealDisk
from shingleback.engine.drive.transport import SLOT_BYTES, ProcessLink, Slots
from shingleback.engine.repo.index import IndexStore
from shingleback.engine.repo.index_state import DriveMark, SealStore
from shingleback.engine.report import Reporter
from shingleback.engine.source.copy_context import BackupRequest, RunContext, no_read_ahead
from shingleback.engine.source.feed import ReadAheadProcess
from shingleback.monitor.run_monitor import monitor_real_drive
from shingleback.monitor.sampler import Sampler
from shingleback.protocol.control import CommandControl, Control, readable
from shingleback.protocol.events import Awake, Event, Note, State
from shingleback.protocol.process import reap_sidecar, start_sidecar
from shingleback.protocol.results import BackupFinished, CommandResult
from shingleback.store import settings
from shingleback.store.database import key_of, remove_unused
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory

if TYPE_CHECKING:
    from shingleback.devices.helper_client import QueueLimiter


Emit = Callable[[Event], None]

_ENDED: Final = b""


@dataclass(frozen=True, slots=True)
class SidecarPipes:
    """The sidecar's ends of its pipes to the run.

    Attributes:
        orders: a pipe with orders of one byte each.
        answers: a pipe for answers of one byte each.
        life: becomes readable when the run has ended, in whatever way.
    """

    orders: int
    answers: int
    life: int

    def next_order(self) -> bytes:
        """Wait for the next order; empty if the run has ended."""
        is_over = self.life in readable(self.orders, self.life)
        return _ENDED if is_over else os.read(self.orders, 1)

    def answer(self, answer: bytes) -> None:
        with contextlib.suppress(BrokenPipeError):
            os.write(self.answers, answer)


class Sidecar:
    """A process that takes orders and gives answers of one byte each."""

    def __init__(self, work: Callable[[SidecarPipes], None]) -> None:
        """Forks, so no thread may be running yet."""
        life = os.pidfd_open(os.getpid())
        self._answers, answers = os.pipe()
        orders, self._orders = os.pipe()
        self._pid = start_sidecar(lambda: work(SidecarPipes(orders, answers, life)))
        for fd in (life, answers, orders):
            os.close(fd)

    def _order(self, order: bytes) -> None:
        with contextlib.suppress(BrokenPipeError):  # the sidecar has ended
            os.write(self._orders, order)

    def _news(self) -> Iterator[bytes]:
        """Yield the answers since the last call; the last one is empty if the process has ended."""
        answer = b"."
        while answer and readable(self._answers, timeout_s=0):
            answer = os.read(self._answers, 1)
            yield answer

    def _end(self) -> None:
        os.close(self._answers)
        os.close(self._orders)
        reap_sidecar(self._pid)


_SET: Final = b"s"
_GIVE_BACK: Final = b"g"

MakeLimiting = Callable[[], "QueueLimiter"]


def by_helper() -> "QueueLimiter":
    from shingleback.devices.helper_client import QueueLimiter  # noqa: PLC0415 (D-Bus takes a tenth of a second)

    return QueueLimiter()


def queue_limits_of(destination: bytes) -> list[QueueLimit]:
    """Return the queue limits for the disk of the filesystem that holds a folder, or would hold it once created."""
    mount = mount_above(Path(os.fsdecode(os.path.realpath(destination))))
    number = number_of(mount) if mount else 0
    return limits_for(number) if number else []


def restore_left_limits(
    paths: Paths, make_limiting: MakeLimiting = by_helper, wait: Callable[[int], None] = reap_sidecar
) -> None:
    """Restore the limits that killed runs left behind. Forks if there are any, so no thread may be running yet.

    `wait` waits for the process that restores them.
    """
    journal = LimitsJournal(paths.limits_folder)
    if left := journal.take_over():

        def give_back() -> None:
            limiting = make_limiting()
            for entry, limits in left:
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
        super().__init__(lambda run: _keep_limits(limits, journal, make_limiting(), run))
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


def _keep_limits(limits: list[QueueLimit], journal: LimitsJournal, limiting: "QueueLimiter", run: SidecarPipes) -> None:
    entry = journal.borrow(limits)
    if limiting.set(limits):
        run.answer(_SET)
        run.next_order()
    journal.settle(entry, limiting.give_back(limits))


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
        super().__init__(lambda run: _keep_awake(hold, run))
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


def _keep_awake(hold: Hold, run: SidecarPipes) -> None:
    """Follow orders until the run has ended, in whatever way."""
    lock: int | InhibitFailure | None = None
    while order := run.next_order():
        if isinstance(lock, int):
            os.close(lock)
        lock = hold() if order == _HOLD else None
        run.answer(_letter(lock))


def _letter(lock: int | InhibitFailure | None) -> bytes:
    if lock is None:
        return _RELEASE
    return _LETTER[lock] if isinstance(lock, InhibitFailure) else _HELD


_SECTOR_BYTES: Final = 512  # the kernel's unit, whatever the drive's sector size is


def mark_of(
    number: int,
    *,
    sysfs: Path = SYS,
    udev: Callable[[str], Mapping[str, str]] = properties_of,
    notes: Path = UDEV,
    by_uuid: Path = BY_UUID,
) -> DriveMark:
    """Return the mark of a block device's drive and filesystem; an empty mark if it is on no drive, or on several."""
    drive = drive_below(device_named(number, sysfs), sysfs)
    if not drive:
        return DriveMark()
    size = read_text(sysfs / "class/block" / drive / "size")
    return DriveMark(
        next((one.uuid for one in filesystems(notes, by_uuid) if one.number == number), ""),
        int(size) * _SECTOR_BYTES if size.isdecimal() else 0,
        key_from_udev(drive, udev(drive), FactReader(sysfs, udev).read(drive)),
    )


def now() -> datetime:
    """Return the local time with its offset from UTC."""
    return datetime.now().astimezone()


def host_name() -> str:
    return socket.gethostname()


def control_from(stdin_fd: int | None) -> CommandControl:
    """Read commands from standard input if it is a pipe or a socket, but never from a terminal."""
    is_open = stdin_fd is not None and _is_channel(stdin_fd)
    return CommandControl(stdin_fd if is_open else None)


def _is_channel(fd: int) -> bool:
    try:
        mode = os.fstat(fd).st_mode
    except OSError:
        return False
    return stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode)


@dataclass(frozen=True, slots=True, kw_only=True)
class DriveOverrides:
    """What differs for a backup to a simulated drive.

    Attributes:
        sampler: the drive's sampler, if it is not the drive that holds the destination.
        clock, sleep: the drive's time: a simulated drive may run on its own clock.
    """

    make_disk: Callable[[], Disk] = RealDisk
    slot_bytes: int = SLOT_BYTES
    sampler: Sampler | None = None
    clock: Callable[[], float] = time.monotonic
    sleep: Callable[[float], None] = time.sleep


def run_backup(
    request: BackupRequest, paths: Paths, emit: Emit, control: Control, setting: DriveOverrides | None = None
) -> BackupFinished:
    """Run a backup. Forks, so no thread may be running yet."""
    with contextlib.ExitStack() as stack:
        setting = setting or DriveOverrides()
        sampler = setting.sampler
        if sampler is None:
            watch = stack.enter_context(
                contextlib.closing(monitor_real_drive(paths, emit, is_recorded=not request.is_dry_run))
            )
            emit, sampler = watch.tell, watch.sampler
        ChildLimits(open_files=ENGINE.open_files).apply_to()
        slots = Slots(slot_bytes=setting.slot_bytes)
        server = functools.partial(_server, setting, slots)
        several_cores = len(os.sched_getaffinity(0)) > 1
        context = RunContext(
            link=ProcessLink(server),
            slots=slots,
            store=IndexStore(paths.index_folder),
            seals=SealStore(paths.seals_folder),
            reporter=Reporter(emit, time.monotonic, sampler),
            control=control,
            now=now,
            make_read_ahead=ReadAheadProcess if several_cores else no_read_ahead,
            clock=setting.clock,
            sleep=setting.sleep,
            mark_of=mark_of,
        )
        return Backup(request, context).run()


def _server(setting: DriveOverrides, slots: Slots) -> DriveServer:
    return DriveServer(setting.make_disk(), slots, ServerContext(sleep=setting.sleep, clock=setting.clock))


def run_attended_backup(request: BackupRequest, paths: Paths, emit: Emit, control: Control) -> BackupFinished:
    """Run a backup while keeping the computer awake (except during a pause) and limiting the disk's queue.

    It sets only the limits that the helper may set without a password.
    """
    with contextlib.ExitStack() as stack:
        if not request.is_dry_run:
            emit = stack.enter_context(kept_awake(emit))
            emit = stack.enter_context(limited(request.destination, paths, emit))
        return run_backup(request, paths, emit, control)


def open_history(paths: Paths) -> RunHistory:
    return RunHistory(paths.history_file)


def remove_unused_caches(paths: Paths, now_s: float | None = None) -> None:
    """Remove indexes and version lists of backups that belong to no set and were not used for half a year.

    They can be rebuilt from the drive, so nothing is lost.
    """
    try:
        sets = settings.load(paths.settings_file).sets
    except UsageError:  # the existing sets are unknown
        return
    places = DestinationLocator(paths.history_file)
    backups = {backup for one in sets for backup in places.backups(one.destination, one.key)}
    moment_s = time.time() if now_s is None else now_s
    remove_unused(paths.index_folder, backups, moment_s)
    remove_unused(paths.version_cache_folder, {key_of(backup) for backup in backups}, moment_s)
