"""`drives`: what is plugged in, with everything that is found out about it."""

import time
from argparse import Namespace
from collections.abc import Callable

from shingleback.cli.drive_item import drive_item
from shingleback.drives.asking import ask_in_thread
from shingleback.drives.bus import BusError, NotThere, Unanswered, connected
from shingleback.drives.plugged.now import drives_now
from shingleback.drives.plugged.watch import Watch
from shingleback.drives.sysfs.facts import FactReader
from shingleback.jobs.attended import run_attended
from shingleback.jobs.control import Control
from shingleback.jobs.drive_items import DriveItem
from shingleback.jobs.events import DrivesFinished, Event, Plugged, Service
from shingleback.model.drive import Drive, DriveArrived, DriveChanged, DriveEvent, DriveLeft, ServiceChanged
from shingleback.model.errors import DriveRefused, Why
from shingleback.settings.paths import Paths
from shingleback.wiring.drive_table import load_drive_table
from shingleback.wiring.inspecting import Inspector, make_inspector


def drives(arguments: Namespace, paths: Paths, show: Callable[[Event], None], control: Control) -> DrivesFinished:
    """Raises UsageError for a table of drives that cannot be understood, and DriveRefused without UDisks2."""
    inspector = make_inspector(load_drive_table(paths), paths)
    if arguments.follow:
        run_attended(Watch(_Teller(inspector, show).tell, FactReader().read).run(), control, Why.STOPPED)
    try:
        found = run_attended(_survey(inspector), control, Why.STOPPED)
    except (NotThere, Unanswered, BusError):
        raise DriveRefused(Why.NO_DRIVE_SERVICE) from None
    return DrivesFinished(outcome="done", exit_code=0, drives=found)


async def _survey(inspector: Inspector) -> list[DriveItem]:
    async with connected() as bus:
        found = await drives_now(bus, FactReader().read)
    return [await _inspect(inspector, drive) for drive in sorted(found, key=lambda drive: drive.is_system)]


async def _inspect(inspector: Inspector, drive: Drive) -> DriveItem:
    verdict = inspector.verdict(drive)
    warnings = await ask_in_thread(lambda: inspector.warnings(drive, verdict))
    return drive_item(drive, verdict, warnings, await inspector.health(drive))


class _Teller:
    """Makes events of what the watch tells."""

    def __init__(self, inspector: Inspector, show: Callable[[Event], None]) -> None:
        self._inspector = inspector
        self._show = show

    def tell(self, event: DriveEvent) -> None:
        match event:
            case ServiceChanged(state):
                self._show(Service(state=state.value, at=time.time()))
            case DriveArrived(drive):
                self._tell("arrived", drive)
            case DriveChanged(_, drive):
                self._tell("changed", drive)
            case DriveLeft(drive):
                self._tell("left", drive)

    def _tell(self, what: str, drive: Drive) -> None:
        item = drive_item(drive, self._inspector.verdict(drive))
        self._show(Plugged(what=what, at=time.time(), drive=item))
