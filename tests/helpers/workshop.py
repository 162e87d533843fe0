"""Runs the whole engine, in one process and on a clock that the test controls."""

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta, timezone
from pathlib import Path
from random import Random
from typing import Any

from shingleback.domain.computer import ComputerIdentity
from shingleback.engine.backup import Backup
from shingleback.engine.drive.disk import Disk, RealDisk
from shingleback.engine.drive.server import DriveServer, ServerContext
from shingleback.engine.drive.transport import DriveLink, Slots
from shingleback.engine.repo.abilities import Probe, probe
from shingleback.engine.repo.catalog_cache import CatalogCache
from shingleback.engine.repo.compaction import USUALLY, WhenToMerge
from shingleback.engine.repo.index import IndexStore
from shingleback.engine.repo.index_state import DriveMark, SealStore
from shingleback.engine.report import Reporter
from shingleback.engine.restore.job import CheckContext
from shingleback.engine.restore.request import RestoreRequest
from shingleback.engine.restore.restore import Restore
from shingleback.engine.restore.verify import NamedFiles, RestoreSpotCheck, Verify, VerifySample
from shingleback.engine.source.access import SourceAccess
from shingleback.engine.source.copy_context import BackupRequest, RunContext
from shingleback.monitor.sampler import NoSampler, Sampler
from shingleback.protocol.control import Control, Unattended
from shingleback.protocol.events import Event
from shingleback.protocol.results import BackupFinished, CheckFinished
from tests.helpers.local_link import LocalLink

ZONE = timezone(timedelta(hours=1))


class Clock:
    """Monotonic seconds that pass only on request."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds

    def sleep(self, seconds: float) -> None:
        self.seconds += seconds


@dataclass
class Workshop:
    """An engine with a source and a destination.

    Attributes:
        sampler: samples the drive; nothing does automatically.
        events: of the last run.
        probe: determines what the filesystem of the drive can hold.
        is_protected: it has its journal, wherever the tests run.
        drive, host: the identity of the drive, and the name of this computer.
        computer: its identity; None for one that follows from its name.
        catalog_cache: what restores may use; nothing is cached automatically.
        time: the date of the next run; each run advances it by a minute.
        access: what the engine reports about the sources.
    """

    folder: Path
    disk: Disk = field(default_factory=RealDisk)
    control: Control = field(default_factory=Unattended)
    clock: Clock = field(default_factory=Clock)
    sampler: Sampler = field(default_factory=NoSampler)
    time: datetime = datetime(2026, 3, 1, 12, 0, tzinfo=ZONE)
    events: list[Event] = field(default_factory=list)
    slot_bytes: int = 1 << 20
    probe: Probe = probe
    is_protected: bool = True
    catalog_cache: CatalogCache | None = None
    when_to_merge: WhenToMerge = USUALLY
    drive: DriveMark = field(default_factory=DriveMark)
    host: str = "testhost"
    computer: ComputerIdentity | None = None
    access: SourceAccess = field(default_factory=SourceAccess)

    def __post_init__(self) -> None:
        self.source = self.folder / "source"
        self.source.mkdir(exist_ok=True)
        self.destination = self.folder / "drive"
        self.store = IndexStore(self.folder / "index")
        self.seals = SealStore(self.folder / "seals")

    def backup(self, *sources: Path, **options: Any) -> BackupFinished:
        """Backs up the source of the workshop, or others, in this process."""
        request = BackupRequest(
            sources=[bytes(source) for source in sources or [self.source]],
            destination=bytes(options.pop("destination", self.destination)),
            computer=self.computer or ComputerIdentity(self.host, self.host, self.host),
            **options,
        )
        slots = Slots(count=4, slot_bytes=self.slot_bytes)
        link = self.link(slots)
        try:
            context = RunContext(
                link=link,
                slots=slots,
                store=self.store,
                seals=self.seals,
                reporter=self._reporter(),
                control=self.control,
                now=self._now,
                clock=self.clock,
                sleep=self.clock.sleep,
                mark_of=lambda _number: self.drive,
                access=self.access,
            )
            return Backup(request, context).run()
        finally:
            self.time += timedelta(minutes=1)

    def link(self, slots: Slots) -> DriveLink:
        context = ServerContext(
            probe=self.probe,
            is_protected=lambda _mount: self.is_protected,
            when_to_merge=self.when_to_merge,
            sleep=self.clock.sleep,
            clock=self.clock,
        )
        return LocalLink(DriveServer(self.disk, slots, context))

    def verify(
        self,
        sample: VerifySample | NamedFiles | None = None,
        version: str | None = None,
        *,
        is_newest_only: bool = False,
    ) -> CheckFinished:
        context = replace(self._check_context(), catalog_cache=None)
        chosen = sample or VerifySample()
        place = bytes(self.destination)
        return Verify(place, chosen, self.store, context, version, is_newest_only=is_newest_only).run()

    def restore(self, *paths: bytes, **options: Any) -> tuple[CheckFinished, Path]:
        """Restores into a new folder, or into `target`."""
        target = options.pop("target", None) or self._fresh_folder()
        options = {"has_privileges": True, **options}
        request = RestoreRequest(bytes(self.destination), bytes(target), list(paths), **options)
        return Restore(request, self._check_context()).run(), target

    def restore_in_place(self, *paths: bytes, **options: Any) -> CheckFinished:
        """Restores files to their original places."""
        options = {
            "own_places": frozenset([bytes(self.source)]),
            "accepts_places": True,
            "has_privileges": True,
            **options,
        }
        request = RestoreRequest(bytes(self.destination), b"", list(paths), **options)
        return Restore(request, self._check_context()).run()

    def try_restore(self, count: int = 5) -> CheckFinished:
        chance, folder = Random(1), self.folder / "trial"
        return RestoreSpotCheck(bytes(self.destination), count, folder, chance, self._check_context()).run()

    def _check_context(self) -> CheckContext:
        return CheckContext(
            reporter=self._reporter(),
            control=self.control,
            now=self._now,
            catalog_cache=self.catalog_cache,
            seals=self.seals,
            sleep=self.clock.sleep,
        )

    def forget_index(self) -> None:
        for file in (self.folder / "index").iterdir():
            file.unlink()

    def _fresh_folder(self) -> Path:
        return self.folder / f"restored-{len(list(self.folder.glob('restored-*')))}"

    def _reporter(self) -> Reporter:
        self.events = []
        return Reporter(self.events.append, self.clock, self.sampler)

    def _now(self) -> datetime:
        return self.time


def left_out(result: CheckFinished) -> list[tuple[str, str]]:
    """Path and reason of each left-out file."""
    return [(item.path, item.reason) for item in result.left_out]
