"""Jobs on a drive: identify, mount, unmount and eject it, and examine its contents."""

import asyncio
import contextlib
import os
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec.structs

from shingleback.cloning.growing import grow
from shingleback.devices.dbus import BusError, NotThere, SystemBus, Unanswered, ask_in_thread, connected, run_attended
from shingleback.devices.eject import Eject
from shingleback.devices.kernel import Kernel
from shingleback.devices.kernel_news import KernelLogs
from shingleback.devices.mount import MountedVolume, Mounting, TemporaryMount
from shingleback.devices.mounts import Mount, mounts, number_of_node
from shingleback.devices.smart.read import SmartReading, local_smart_tools, read_smart
from shingleback.devices.sysfs.facts import FactReader, SysfsFacts
from shingleback.devices.sysfs.topology import ArrayReader
from shingleback.devices.udisks import reach, service_refusal
from shingleback.devices.udisks_objects import is_off_limits, whole_around
from shingleback.devices.watch.snapshot import volumes_of
from shingleback.domain.access_times import AccessTimes, access_times
from shingleback.domain.arrays import ArrayWarning, array_warnings
from shingleback.domain.connection import ConnectionLimit, limits_of
from shingleback.domain.drive import Drive, Use, Volume
from shingleback.domain.errors import (
    Canceled,
    Outcome,
    ProcessEnded,
    SafetyRefusal,
    ShinglebackError,
    UsageError,
    Why,
)
from shingleback.domain.local_time import now
from shingleback.domain.measurement import Measurement
from shingleback.domain.smart.report import HealthVerdict
from shingleback.domain.smart.rules import current
from shingleback.domain.smart.rules import judge as judge_health
from shingleback.domain.smr.drive_database import DriveTable
from shingleback.domain.smr.evidence import Verdict
from shingleback.domain.smr.verdict import judge
from shingleback.domain.text import display_path
from shingleback.engine.files import linux
from shingleback.engine.folder_sizes import ContentsScan
from shingleback.engine.repo.repository import is_at_work
from shingleback.protocol.control import Control, JobControl, Unattended
from shingleback.protocol.events import Emit, Note
from shingleback.protocol.process import Job, run_apart
from shingleback.protocol.result_items import ContentsItem
from shingleback.protocol.results import CommandResult, ContentsFinished, EjectFinished, MountFinished
from shingleback.store.drive_records import HealthHistory, MeasurementStore
from shingleback.store.private_files import Paths

_LOGS: Final = KernelLogs()

MountWork = Callable[[Mounting], Coroutine[Any, Any, MountFinished]]

_ANSWER_S: Final = 10.0

_LOOK_S: Final = 5.0  # for reading the contents; the time to spin up is not included
_VOLUME_S: Final = 60.0

_FAILED: Final = (NotThere, Unanswered, BusError, OSError)


def eject_job(destination: bytes) -> Job:
    """Return a job for a worker process, because it waits for the drive."""

    def run(emit: Emit, control: Control) -> EjectFinished:
        started_at, begin_s = now(), time.monotonic()
        kernel = Kernel(linux.syncfs)
        eject = Eject(destination, kernel, reach, lambda: is_at_work(destination), emit)
        refusal = None
        try:
            run_attended(eject.run(), control, Why.EJECT_STOPPED)
        except ShinglebackError as error:
            refusal = error
        result = EjectFinished(
            outcome=Outcome.DONE,
            destination=display_path(destination),
            started_at=started_at.isoformat(timespec="seconds"),
            elapsed_s=time.monotonic() - begin_s,
            drive=eject.drive,
            steps=eject.steps,
            safe_to_unplug=refusal is None,
        )
        return result.ended_by(refusal) if refusal else result

    return run


def mount_job(
    destination: bytes,
    *,
    is_read_only: bool = False,
    grows: bool = False,
    secret: str | None = None,
) -> Job:
    """Return a job for a worker process, because it waits for the drive.

    `grows`: the filesystem is enlarged to fill its partition.
    """

    async def work(mounting: Mounting) -> MountFinished:
        volume = await mounting.open(secret, is_read_only=is_read_only)
        result = MountFinished(
            outcome=Outcome.DONE,
            destination=display_path(destination),
            device=volume.device,
            mount_point=volume.point,
            options=list(volume.options),
            was_mounted=volume.was_open,
            is_unlocked=volume.is_unlocked,
            access_times=volume.times.value,
        )
        return msgspec.structs.replace(result, has_grown=await _has_grown(volume)) if grows else result

    return _job("mount", destination, work)


def unmount_job(destination: bytes) -> Job:
    """The same for unmounting."""

    async def work(mounting: Mounting) -> MountFinished:
        return MountFinished(
            command="unmount",
            outcome=Outcome.DONE,
            destination=display_path(destination),
            device=await mounting.close(),
        )

    return _job("unmount", destination, work)


def _job(command: str, destination: bytes, work: MountWork) -> Job:
    def run(emit: Emit, control: Control) -> MountFinished:
        mounting = Mounting(destination, Kernel(linux.syncfs), reach, emit)
        try:
            return run_attended(work(mounting), control, Why.STOPPED)
        except ShinglebackError as error:
            result = MountFinished(command=command, outcome=error.outcome, destination=display_path(destination))
            return result.ended_by(error)

    return run


async def _has_grown(volume: MountedVolume) -> bool:
    async def point() -> str:
        return volume.point

    async with reach() as udisks:
        objects = await udisks.objects()
        device = next((device for device in objects.devices.values() if device.node == volume.device), None)
        return device is not None and await grow(udisks, device, device.block.id_type, point)


@dataclass(frozen=True, slots=True)
class HealthResult:
    """The meaning of a SMART report, and the access method that gave it or would give it."""

    verdict: HealthVerdict
    reading: SmartReading


class Inspector:
    """Judges a drive by what is known without accessing it."""

    def __init__(
        self,
        table: DriveTable,
        facts: FactReader,
        arrays: ArrayReader,
        measured: Callable[[str], Measurement | None] = lambda _key: None,
        logs: KernelLogs = _LOGS,
    ) -> None:
        """`measured` returns the newest measurement of a drive by its key."""
        self._logs = logs
        self._table = table
        self._facts = facts
        self._arrays = arrays
        self._measured = measured

    def verdict(self, drive: Drive) -> Verdict:
        """Judge from facts found at plug-in time and earlier measurements, without accessing anything."""
        return judge(drive.evidence, self._table, self._measured(drive.key))

    def facts(self, drive: Drive) -> SysfsFacts:
        """Read sysfs, which may block on a hanging drive."""
        return self._facts.read(Path(drive.device).name)

    def warnings(self, drive: Drive, verdict: Verdict, facts: SysfsFacts) -> tuple[ArrayWarning | ConnectionLimit, ...]:
        """Return warnings about the drive. `facts` are its own. Reads sysfs, so it may block like `facts()`."""
        timed_out = facts.counters.timed_out if facts.counters else None  # before 6.5, the kernel counts none
        limits = limits_of(
            drive.evidence,
            drive.link_mbps,
            verdict,
            usb_version=facts.usb_version,
            max_sectors_kb=facts.max_sectors_kb,
            is_flushed=facts.is_flushed,
            timed_out=timed_out,
            is_log_readable=facts.counters is None or self._logs.is_readable(),
        )
        return (*array_warnings(self._arrays.arrays_of(Path(drive.device).name), verdict), *limits)


class HealthCheck:
    """Reads a drive's SMART report, and keeps a history of its values."""

    def __init__(self, file: Path, address: str | None = None, now: Callable[[], float] = time.time) -> None:
        """`file` stores the history of all drives. `address` is the bus address; None for the system bus."""
        self._file = file
        self._address = address
        self._now = now

    async def of(self, drive: Drive) -> HealthResult:
        """Judge the report, considering earlier ones. Takes as long as the drive takes to answer."""
        async with self._bus() as bus:
            reading = await read_smart(drive, local_smart_tools(bus, is_root=os.geteuid() == 0))

        def judge() -> HealthVerdict:
            now_s, report = self._now(), reading.report
            with contextlib.closing(HealthHistory(self._file)) as history:
                verdict = judge_health(report, history.earlier(drive.key, now_s))
                if report:
                    history.add(drive.key, current(report, now_s))
            return verdict

        # In a thread, because another process may have locked the history.
        return HealthResult(await ask_in_thread(judge), reading)

    @contextlib.asynccontextmanager
    async def _bus(self) -> AsyncIterator[SystemBus | None]:
        """Yield the bus; None if it does not answer."""
        async with contextlib.AsyncExitStack() as stack:
            try:
                bus: SystemBus | None = await stack.enter_async_context(connected(self._address, _ANSWER_S))
            except (NotThere, Unanswered):
                bus = None
            yield bus


def make_inspector(table: DriveTable, paths: Paths) -> Inspector:
    """Make an inspector for the drives of this computer."""
    measured = MeasurementStore(paths.measurements_folder).newest
    return Inspector(table, FactReader(), ArrayReader(), measured)


def examine_contents(device: bytes, emit: Emit, control: Control) -> list[ContentsItem]:
    """Examine each volume, in their order on the drive. Raises ShinglebackError."""
    path = os.fsdecode(device)
    number = number_of_node(path) if path.startswith("/dev/") else 0  # any other path may be on a drive that hangs
    if not number:
        raise UsageError(Why.NO_SUCH_DRIVE, device=path)
    volumes = run_attended(_volumes(number, path), control, Why.STOPPED)
    return [_examined(volume, emit, control) for volume in volumes]


async def _volumes(number: int, shown: str) -> tuple[Volume, ...]:
    """List the volumes. Uses no thread, because this process will fork."""
    try:
        async with reach() as udisks:
            whole = whole_around(number, await udisks.objects())
    except (NotThere, Unanswered, BusError) as error:
        raise service_refusal(error) from None
    if whole is None:
        raise UsageError(Why.NO_SUCH_DRIVE, device=shown)
    mounted = Kernel(linux.syncfs).mounted(whole.numbers)
    if is_off_limits(whole, [mount.point for mount in mounted]):
        raise SafetyRefusal(Why.NOTHING_TO_EJECT, path=shown)
    disks = [device for device in whole.devices if device.partition is None] or whole.devices
    return volumes_of(whole, max(disks, key=lambda device: device.block.size), {}, ())


def _examined(volume: Volume, emit: Emit, control: Control) -> ContentsItem:
    contents = ContentsItem(
        device=volume.device, filesystem=volume.filesystem, label=volume.label, size_bytes=volume.size_bytes
    )
    if volume.use is not Use.FILES:
        return contents
    brief = TemporaryMount(volume.number, reach)
    result: CommandResult | None = None
    with contextlib.suppress(ProcessEnded):
        result = run_apart(_examine_job(brief, contents), emit, _LimitedControl(control, _VOLUME_S))
    if result is None:
        run_apart(_cleanup_job(brief, contents), emit, _LimitedControl(Unattended(), _VOLUME_S))
    JobControl(control, Why.STOPPED).poll()
    return result.volumes[0] if isinstance(result, ContentsFinished) else contents


def _examine_job(brief: TemporaryMount, contents: ContentsItem) -> Job:
    """Return a job that mounts a volume if necessary, examines it, and unmounts it. Runs in a worker process."""

    def run(emit: Emit, control: Control) -> ContentsFinished:
        item, is_ours = contents, False
        try:
            mount, is_ours = asyncio.run(brief.open(emit))
            if mount is not None:
                item = _read_contents(contents, mount, JobControl(control), is_ours=is_ours)
        except _FAILED:  # keep what is known without mounting
            pass
        if is_ours:
            _close(brief, contents, emit)
        return _result(item)

    return run


def _cleanup_job(brief: TemporaryMount, contents: ContentsItem) -> Job:
    """Return a job that unmounts what an interrupted examination left mounted."""

    def run(emit: Emit, _control: Control) -> ContentsFinished:
        _close(brief, contents, emit)
        return _result(contents)

    return run


def _close(brief: TemporaryMount, contents: ContentsItem, emit: Emit) -> None:
    try:
        is_closed = asyncio.run(brief.close())
    except _FAILED:
        is_closed = False
    if not is_closed:
        emit(Note(code="left-open", values={"device": contents.device}))


def _read_contents(contents: ContentsItem, mount: Mount, job: JobControl, *, is_ours: bool) -> ContentsItem:
    """Read the contents, or as much as can be read in time. Raises OSError if not even the top folder can be read."""
    end_s = time.monotonic() + _LOOK_S

    def goes_on() -> bool:
        job.poll()
        return time.monotonic() < end_s

    times = access_times(mount.kind, mount.options, mount.of_all)
    point = bytes(mount.point)
    scan = ContentsScan(
        point,
        goes_on,
        records_access_times=times not in (AccessTimes.NONE, AccessTimes.READ_ONLY),
        other_mounts=[bytes(mounted.point) for mounted in mounts()],
    )
    with contextlib.suppress(Canceled):
        scan.run()
    scanned = scan.contents
    return msgspec.structs.replace(
        contents,
        used_bytes=scanned.used_bytes,
        files=scanned.files,
        newest=scanned.newest_files(),
        is_complete=scanned.is_complete,
        mount_point="" if is_ours else display_path(point),
        backup_sources=scanned.backup_sources,
        backups=scanned.backups,
    )


def _result(item: ContentsItem) -> ContentsFinished:
    return ContentsFinished(outcome=Outcome.DONE, device=item.device, volumes=[item])


class _LimitedControl(Unattended):
    """Cancels the work when the user does, or after a time limit."""

    def __init__(self, inner: Control, limit_s: float) -> None:
        super().__init__()
        self._inner = inner
        self._end_s = time.monotonic() + limit_s

    def refresh(self) -> None:
        self._inner.refresh()
        self.is_canceled = self._inner.is_canceled or time.monotonic() > self._end_s
        self.gives_up = self._inner.gives_up
