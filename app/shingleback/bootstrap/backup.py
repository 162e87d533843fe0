"""Builds what every command needs, and what a backup needs.

Two processes run beside a backup. One holds logind's sleep lock: asking for it may block, and an inherited lock would
outlive the run. The other sets the limits of the disk's queue and restores them when the run ends, however it ends;
what it leaves behind when it is killed, the next command restores.
"""

import contextlib
import os
import select
import signal
import socket
import stat
import time
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from shingleback.devices.mounts import BY_UUID, UDEV, filesystems, mount_above, number_of
from shingleback.devices.queue_limits import LimitsJournal, QueueLimit, limits_for
from shingleback.devices.sysfs.facts import SYS, FactReader
from shingleback.devices.sysfs.reader import properties_of, read_text
from shingleback.devices.sysfs.topology import device_named, drive_below
from shingleback.devices.watch.snapshot import key_from_udev
from shingleback.domain.destination import NotHeld
from shingleback.engine.backup import Backup, BackupRequest
from shingleback.engine.drive.messages import SLOT_BYTES, Slots
from shingleback.engine.drive.server import DriveServer
from shingleback.engine.drive.throttle import Disk, RealDisk
from shingleback.engine.drive.transport import ProcessLink
from shingleback.engine.files import linux
from shingleback.engine.repo.index import IndexStore
from shingleback.engine.repo.seal import DriveMark, SealStore
from shingleback.engine.report import Reporter
from shingleback.engine.source.feed import ReadAheadProcess
from shingleback.monitor.run_monitor import watch_real
from shingleback.monitor.sampler import Pulse
from shingleback.protocol.control import CommandControl, Control
from shingleback.protocol.events import Awake, Event, Finished, Note, State
from shingleback.protocol.process import beside, wait_for
from shingleback.protocol.results import BackupFinished
from shingleback.store.paths import Paths
from shingleback.store.run_history import RunHistory

if TYPE_CHECKING:
    from shingleback.devices.limiting import Limiting


_SECTOR_BYTES: Final = 512  # the unit of the kernel, whatever the drive's own is


def mark_of(
    number: int,
    *,
    sysfs: Path = SYS,
    udev: Callable[[str], Mapping[str, str]] = properties_of,
    notes: Path = UDEV,
    by_uuid: Path = BY_UUID,
) -> DriveMark:
    """By the number of the block device that the filesystem is on; an empty mark where it is on none, or several."""
    drive = drive_below(device_named(number, sysfs), sysfs)
    if not drive:
        return DriveMark()
    size = read_text(sysfs / "class/block" / drive / "size")
    return DriveMark(
        next((one.uuid for one in filesystems(notes, by_uuid) if one.number == number), ""),
        int(size) * _SECTOR_BYTES if size.isdecimal() else 0,
        key_from_udev(drive, udev(drive), FactReader(sysfs, udev).read(drive)),
    )


Emit = Callable[[Event], None]


def now() -> datetime:
    """The local time, which knows its offset from UTC."""
    return datetime.now().astimezone()


def host_name() -> str:
    return socket.gethostname()


def control_from(stdin_fd: int | None) -> CommandControl:
    """Commands are read where a program can write them: from a pipe or a socket, never from a terminal."""
    is_open = stdin_fd is not None and _is_channel(stdin_fd)
    return CommandControl(stdin_fd if is_open else None)


def _is_channel(fd: int) -> bool:
    try:
        mode = os.fstat(fd).st_mode
    except OSError:
        return False
    return stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode)


def run_backup(
    request: BackupRequest,
    paths: Paths,
    emit: Emit,
    control: Control,
    make_disk: Callable[[], Disk] = RealDisk,
    slot_bytes: int = SLOT_BYTES,
    pulse: Pulse | None = None,
    clock: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], None] = time.sleep,
) -> BackupFinished:
    """Forks: to be called before any thread is started.

    By `clock` and `sleep` the drive is judged and left alone: a modeled one may have a time of its own. `pulse` is
    that of the drive, where it is not the one that the destination is on.
    """
    with contextlib.ExitStack() as stack:
        if pulse is None:
            watch = stack.enter_context(contextlib.closing(watch_real(paths, emit)))
            emit, pulse = watch.tell, watch.pulse
        return _run_backup(request, paths, emit, control, make_disk, slot_bytes, pulse, clock, sleep)


def _run_backup(
    request: BackupRequest,
    paths: Paths,
    emit: Emit,
    control: Control,
    make_disk: Callable[[], Disk],
    slot_bytes: int,
    pulse: Pulse,
    clock: Callable[[], float],
    sleep: Callable[[float], None],
) -> BackupFinished:
    linux.allow_many_open_files()
    slots = Slots(slot_bytes=slot_bytes)
    link = ProcessLink(lambda: DriveServer(make_disk(), slots, sleep=sleep, clock=clock))
    reporter = Reporter(emit, time.monotonic, pulse)
    store, seals = IndexStore(paths.index_folder), SealStore(paths.seals_folder)
    several_cores = len(os.sched_getaffinity(0)) > 1
    read_ahead = {"make_read_ahead": ReadAheadProcess} if several_cores else {}
    return Backup(
        request,
        link,
        slots,
        store,
        seals,
        reporter,
        control,
        now,
        clock=clock,
        sleep=sleep,
        mark_of=mark_of,
        **read_ahead,
    ).run()


def open_history(paths: Paths) -> RunHistory:
    return RunHistory(paths.history_file)


_SET: Final = b"s"

MakeHands = Callable[[], "Limiting"]


def by_helper() -> "Limiting":
    from shingleback.devices.limiting import Limiting  # noqa: PLC0415

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


def limits_below(destination: bytes) -> list[QueueLimit]:
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

    def __init__(self, limits: list[QueueLimit], journal: LimitsJournal, hands: MakeHands = by_helper) -> None:
        """Forks: to be called before any thread is started."""
        our_life = os.pidfd_open(os.getpid())
        from_keeper, told = os.pipe()
        heard, to_keeper = os.pipe()
        self._pid = beside(lambda: _keep_limits(limits, journal, hands(), told, (heard, our_life)))
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


def _keep_limits(
    limits: list[QueueLimit], journal: LimitsJournal, hands: "Limiting", told: int, ends: tuple[int, int]
) -> None:
    """`ends`: one of them can be read when the run has ended, or died."""
    entry = journal.borrow(limits)
    if hands.set(limits):
        with contextlib.suppress(BrokenPipeError):
            os.write(told, _SET)
        select.select(ends, [], [])
    journal.settle(entry, hands.give_back(limits))


_HOLD: Final = b"h"
_LET_GO: Final = b"l"
_HELD: Final = b"h"
_NOT_HELD: Final = {b"n": NotHeld.NO_LOGIND, b"r": NotHeld.REFUSED}
_LETTER: Final = {why: letter for letter, why in _NOT_HELD.items()}

Hold = Callable[[], int | NotHeld]


def by_logind() -> int | NotHeld:
    from shingleback.devices.logind import keep_awake  # noqa: PLC0415 (D-Bus takes a tenth of a second)

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
