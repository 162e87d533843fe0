"""Jobs on a drive: identify, mount, unmount and eject."""

import contextlib
import os
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec.structs

from shingleback.bootstrap.backup import Emit, now
from shingleback.cloning.growing import grow
from shingleback.devices.dbus import NotThere, SystemBus, Unanswered, ask_in_thread, connected
from shingleback.devices.eject import Eject
from shingleback.devices.kernel import Kernel
from shingleback.devices.mount import MountedVolume, Mounting
from shingleback.devices.smart.read import SmartReading, means_here, read_smart
from shingleback.devices.sysfs.facts import FactReader, SysfsFacts
from shingleback.devices.sysfs.topology import ArrayReader
from shingleback.devices.udisks import reach
from shingleback.domain.connection import ArrayWarning, ConnectionLimit, array_warnings, limits_of
from shingleback.domain.drive import Drive
from shingleback.domain.errors import Outcome, ShinglebackError, Why
from shingleback.domain.measurement import Measurement
from shingleback.domain.smart.report import HealthVerdict, SmartReport
from shingleback.domain.smart.rules import current
from shingleback.domain.smart.rules import judge as judge_health
from shingleback.domain.smr.drive_database import DriveTable
from shingleback.domain.smr.evidence import Verdict
from shingleback.domain.smr.verdict import judge
from shingleback.domain.text import display_path
from shingleback.engine.files import linux
from shingleback.engine.repo.repository import is_at_work
from shingleback.protocol.attended import run_attended
from shingleback.protocol.control import Control
from shingleback.protocol.process import Job
from shingleback.protocol.results import EjectFinished, MountFinished
from shingleback.store.drive_records import HealthHistory, MeasurementStore
from shingleback.store.paths import Paths


def eject_job(destination: bytes, bus_address: str | None = None) -> Job:
    """To be run apart: it waits for the drive. Without an address it uses the machine's own bus."""

    def run(emit: Emit, control: Control) -> EjectFinished:
        started_at, begin_s = now(), time.monotonic()
        kernel = Kernel(linux.syncfs)
        eject = Eject(destination, kernel, lambda: reach(bus_address), lambda: is_at_work(destination), emit)
        refusal = None
        try:
            run_attended(eject.run(), control, Why.EJECT_STOPPED)
        except ShinglebackError as error:
            refusal = error
        outcome = refusal.outcome if refusal else Outcome.DONE
        return EjectFinished(
            outcome=outcome,
            exit_code=outcome.exit_code,
            why=refusal.why if refusal else "",
            values=refusal.values if refusal else {},
            destination=display_path(destination),
            started_at=started_at.isoformat(timespec="seconds"),
            elapsed_s=time.monotonic() - begin_s,
            drive=eject.drive,
            steps=eject.steps,
            safe_to_unplug=refusal is None,
        )

    return run


Work = Callable[[Mounting], Coroutine[Any, Any, MountFinished]]


def mount_job(
    destination: bytes,
    *,
    is_read_only: bool = False,
    grows: bool = False,
    secret: str | None = None,
    bus_address: str | None = None,
) -> Job:
    """To be run apart: it waits for the drive. Without an address it uses the machine's own bus.

    `grows`: the filesystem takes all the room of its partition.
    """

    async def work(mounting: Mounting) -> MountFinished:
        found = await mounting.open(secret, is_read_only=is_read_only)
        word = _opened(destination, found)
        return msgspec.structs.replace(word, has_grown=await _has_grown(found, bus_address)) if grows else word

    return _job("mount", destination, work, bus_address)


def unmount_job(destination: bytes, bus_address: str | None = None) -> Job:
    """The same for closing it."""

    async def work(mounting: Mounting) -> MountFinished:
        return MountFinished(
            command="unmount",
            outcome=Outcome.DONE,
            exit_code=0,
            destination=display_path(destination),
            device=await mounting.close(),
        )

    return _job("unmount", destination, work, bus_address)


def _job(command: str, destination: bytes, work: Work, bus_address: str | None) -> Job:
    def run(emit: Emit, control: Control) -> MountFinished:
        mounting = Mounting(destination, Kernel(linux.syncfs), lambda: reach(bus_address), emit)
        try:
            return run_attended(work(mounting), control, Why.STOPPED)
        except ShinglebackError as error:
            return MountFinished(
                command=command,
                outcome=error.outcome,
                exit_code=error.outcome.exit_code,
                why=error.why,
                values=error.values,
                destination=display_path(destination),
            )

    return run


async def _has_grown(found: MountedVolume, bus_address: str | None) -> bool:
    async def where() -> str:
        return found.point

    async with reach(bus_address) as udisks:
        objects = await udisks.objects()
        device = next((one for one in objects.devices.values() if one.node == found.device), None)
        return device is not None and await grow(udisks, device, device.block.id_type, where)


def _opened(destination: bytes, found: MountedVolume) -> MountFinished:
    return MountFinished(
        outcome=Outcome.DONE,
        exit_code=0,
        destination=display_path(destination),
        device=found.device,
        mount_point=found.point,
        options=list(found.options),
        was_mounted=found.was_open,
        is_unlocked=found.is_unlocked,
        access_times=found.times.value,
    )


_ANSWER_S: Final = 10.0


@dataclass(frozen=True, slots=True)
class HealthFound:
    """What its report means, and the road by which that came, or would have to come."""

    verdict: HealthVerdict
    reading: SmartReading


class Inspector:
    def __init__(
        self,
        table: DriveTable,
        health_file: Path,
        *,
        facts: FactReader,
        arrays: ArrayReader,
        address: str | None = None,
        now: Callable[[], float] = time.time,
        measured: Callable[[str], Measurement | None] = lambda _key: None,
    ) -> None:
        """`address` is that of the bus; None for the machine's own. `measured`: the newest of a drive, by its key."""
        self._table = table
        self._health_file = health_file
        self._facts = facts
        self._arrays = arrays
        self._address = address
        self._now = now
        self._measured = measured

    def verdict(self, drive: Drive) -> Verdict:
        """Of what was found out when it was plugged in, and measured before: asks nobody."""
        return judge(drive.evidence, self._table, self._measured(drive.key))

    def facts(self, drive: Drive) -> SysfsFacts:
        """Reads sysfs, which may wait for a drive that hangs."""
        return self._facts.read(Path(drive.device).name)

    def warnings(self, drive: Drive, verdict: Verdict, facts: SysfsFacts) -> tuple[ArrayWarning | ConnectionLimit, ...]:
        """`facts` are its own. Reads sysfs for the arrays, as `facts` does."""
        limits = limits_of(
            drive.evidence,
            drive.link_mbps,
            verdict,
            usb_version=facts.usb_version,
            max_sectors_kb=facts.max_sectors_kb,
            timed_out=facts.counters.timed_out if facts.counters else None,
        )
        return (*array_warnings(self._arrays.arrays_of(Path(drive.device).name), verdict), *limits)

    async def health(self, drive: Drive) -> HealthFound:
        """Of its report, in the light of earlier ones. It may take as long as the drive takes to answer."""
        async with self._bus() as bus:
            reading = await read_smart(drive, means_here(bus, is_root=os.geteuid() == 0))
        verdict = await ask_in_thread(lambda: self._weigh(drive.key, reading.report))
        return HealthFound(verdict, reading)

    def _weigh(self, key: str, report: SmartReport | None) -> HealthVerdict:
        """Reads and writes a file, which may be at work elsewhere."""
        now_s = self._now()
        with contextlib.closing(HealthHistory(self._health_file)) as history:
            verdict = judge_health(report, history.earlier(key, now_s))
            if report:
                history.add(key, current(report, now_s))
        return verdict

    @contextlib.asynccontextmanager
    async def _bus(self) -> AsyncIterator[SystemBus | None]:
        """None where there is none that answers."""
        async with contextlib.AsyncExitStack() as stack:
            try:
                bus: SystemBus | None = await stack.enter_async_context(connected(self._address, _ANSWER_S))
            except (NotThere, Unanswered):
                bus = None
            yield bus


def make_inspector(table: DriveTable, paths: Paths) -> Inspector:
    """For the drives of this computer."""
    measured = MeasurementStore(paths.measurements_folder).newest
    return Inspector(table, paths.health_file, facts=FactReader(), arrays=ArrayReader(), measured=measured)
