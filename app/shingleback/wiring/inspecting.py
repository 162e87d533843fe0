"""Everything that is found out about a drive that is plugged in."""

import contextlib
import os
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from shingleback.drives.asking import ask_in_thread
from shingleback.drives.bus import NotThere, SystemBus, Unanswered, connected
from shingleback.drives.smart.history import HealthHistory
from shingleback.drives.smart.roads import SmartReading, means_here, read_smart
from shingleback.drives.sysfs.arrays import ArrayReader
from shingleback.drives.sysfs.facts import FactReader, Facts
from shingleback.knowledge.arrays import array_warnings
from shingleback.knowledge.connection import limits_of
from shingleback.knowledge.recording.drive_table import DriveTable
from shingleback.knowledge.recording.verdict import judge
from shingleback.knowledge.smart.counts import current
from shingleback.knowledge.smart.health import judge as judge_health
from shingleback.model.arrays import ArrayWarning
from shingleback.model.connection import Limit
from shingleback.model.drive import Drive
from shingleback.model.smart import HealthVerdict, SmartReport
from shingleback.model.verdict import Verdict
from shingleback.settings.paths import Paths

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
    ) -> None:
        """`address` is that of the bus; None for the machine's own."""
        self._table = table
        self._health_file = health_file
        self._facts = facts
        self._arrays = arrays
        self._address = address
        self._now = now

    def verdict(self, drive: Drive) -> Verdict:
        """Of what was found out when it was plugged in: asks nobody."""
        return judge(drive.evidence, self._table)

    def facts(self, drive: Drive) -> Facts:
        """Reads sysfs, which may wait for a drive that hangs."""
        return self._facts.read(Path(drive.device).name)

    def warnings(self, drive: Drive, verdict: Verdict, facts: Facts) -> tuple[ArrayWarning | Limit, ...]:
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
    return Inspector(table, paths.health_file, facts=FactReader(), arrays=ArrayReader())
