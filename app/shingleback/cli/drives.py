"""`drives`: what is plugged in, with everything that is found out about it."""

import asyncio
import os
import sys
import time
from argparse import Namespace
from collections.abc import Callable
from typing import Never

import msgspec

from shingleback.cli.drive_item import drive_item
from shingleback.cli.output import is_read
from shingleback.drives.asking import ask_in_thread
from shingleback.drives.bus import BusError, NotThere, Unanswered
from shingleback.drives.plugged.now import drives_now
from shingleback.drives.plugged.watch import Watch
from shingleback.drives.sysfs.facts import FactReader
from shingleback.jobs.attended import run_attended
from shingleback.jobs.control import Control
from shingleback.jobs.drive_items import DriveItem
from shingleback.jobs.events import Event, Plugged, Service
from shingleback.jobs.final_words import DrivesFinished
from shingleback.model.drive import Drive, DriveArrived, DriveChanged, DriveEvent, DriveLeft, ServiceChanged
from shingleback.model.errors import Canceled, DriveRefused, Why
from shingleback.settings.paths import Paths
from shingleback.wiring.drive_table import load_drive_table
from shingleback.wiring.inspecting import Inspector, make_inspector


def drives(arguments: Namespace, paths: Paths, show: Callable[[Event], None], control: Control) -> DrivesFinished:
    """Raises UsageError for a table of drives that cannot be understood, and DriveRefused without UDisks2."""
    inspector = make_inspector(load_drive_table(paths), paths)
    if arguments.follow:
        run_attended(_follow(inspector, show), control, Why.STOPPED)
    try:
        found = run_attended(_survey(inspector), control, Why.STOPPED)
    except (NotThere, Unanswered, BusError, msgspec.ValidationError):
        raise DriveRefused(Why.NO_DRIVE_SERVICE) from None
    return DrivesFinished(outcome="done", exit_code=0, drives=found)


async def _follow(inspector: Inspector, show: Callable[[Event], None]) -> Never:
    out = os.dup(sys.stdout.fileno()) if sys.stdout else None  # the output lets go of its own when nobody reads it
    try:
        await Watch(_Teller(inspector, show, out).tell, FactReader().read).run()
    finally:
        if out is not None:
            os.close(out)


async def _survey(inspector: Inspector) -> list[DriveItem]:
    """All at once: one that is slow to answer does not keep the others waiting."""
    found = await drives_now(FactReader().read)
    outer_first = sorted(found, key=lambda drive: drive.is_system)
    return await asyncio.gather(*(_inspect(inspector, drive) for drive in outer_first))


async def _inspect(inspector: Inspector, drive: Drive) -> DriveItem:
    verdict = inspector.verdict(drive)
    facts = await ask_in_thread(lambda: inspector.facts(drive))
    warnings = await ask_in_thread(lambda: inspector.warnings(drive, verdict, facts))
    return drive_item(drive, verdict, warnings, await inspector.health(drive), facts)


class _Teller:
    """Makes events of what the watch tells, for as long as anybody reads them."""

    def __init__(self, inspector: Inspector, show: Callable[[Event], None], out: int | None) -> None:
        """`out` is where the events go in the end."""
        self._inspector = inspector
        self._show = show
        self._out = out

    def tell(self, event: DriveEvent) -> None:
        match event:
            case ServiceChanged(state):
                self._say(Service(state=state.value, at=time.time()))
            case DriveArrived(drive):
                self._tell("arrived", drive)
            case DriveChanged(_, drive):
                self._tell("changed", drive)
            case DriveLeft(drive):
                self._tell("left", drive)

    def _tell(self, what: str, drive: Drive) -> None:
        item = drive_item(drive, self._inspector.verdict(drive))
        self._say(Plugged(what=what, at=time.time(), drive=item))

    def _say(self, event: Event) -> None:
        """Unlike a backup, this is not worth going on with in silence."""
        if self._out is not None and not is_read(self._out):
            raise Canceled(Why.STOPPED)
        self._show(event)
