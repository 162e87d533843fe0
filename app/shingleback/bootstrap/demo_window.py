"""Opens the window on the demo: the simulated drive is plugged in while the user watches."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QTimer

from shingleback.bootstrap.demo import SimulatedDrive, prepare_demo
from shingleback.bootstrap.window_setting import Setting, Simulation
from shingleback.devices.session import session_bus
from shingleback.domain.drive import DrivesListed
from shingleback.gui.controllers.backup_run import BackupRun
from shingleback.gui.controllers.drives import DriveList, DriveView
from shingleback.gui.controllers.safe_to_unplug import SafeToUnplug
from shingleback.gui.drives.page import DrivesPage
from shingleback.gui.drives.texts import SimulatedPlug, named, simulated_view
from shingleback.gui.home.page import HomePage
from shingleback.gui.window.window import Window
from shingleback.simulator.demo import DemoPlan, demo_folder
from shingleback.simulator.media_cache import MediaCacheDrive
from shingleback.simulator.presets import PRESETS
from shingleback.store import settings
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet, Settings

_PLUG_IN_MS: Final = 2_000
_NO_KEY: Final = ""  # the simulated drive's key in `SafeToUnplug`


@contextlib.contextmanager
def demo_setting() -> Iterator[Setting]:
    """Make a simulated drive, sample files and settings in a temporary folder. Raises UsageError."""
    with demo_folder() as folder:
        plan = prepare_demo(folder)
        paths = Paths.of_user(plan.environment)
        view, second_view = (_view(plan, place) for place in (plan.destination, plan.second_drive))
        sources = [str(source) for source in plan.sources]
        chosen = BackupSet(folders=sources, destination=str(plan.destination), drives=[view.drive.key])
        settings.save(paths.settings_file, Settings(sets=[chosen], places={chosen.key: view.drive.key}))
        memory = SimulatedDrive(paths, PRESETS[plan.preset].times)
        simulation = Simulation(plan.preset, view, second_view, plan.environment, memory)
        yield Setting(paths, str(folder / "window"), session_bus(), simulation=simulation)


def _view(plan: DemoPlan, place: Path) -> DriveView:
    drive = PRESETS[plan.preset].drive
    cache_bytes = drive.cache_bytes if isinstance(drive, MediaCacheDrive) else None
    return simulated_view(str(place), drive.mechanics.capacity_bytes, cache_bytes)


def connect_simulated_plug(
    views: tuple[DriveView, DriveView], drives: DriveList, run: BackupRun, window: Window, safe_to_unplug: SafeToUnplug
) -> None:
    """Plug the first simulated drive in shortly after the window appears, to show what that looks like.

    The second one is plugged in shortly after the page that moves a backup is opened, which needs it.
    """
    plug, second_plug = (SimulatedPlug(named(view), drives, window) for view in views)
    for simulated in (plug, second_plug):
        run.changed.connect(lambda state, simulated=simulated: simulated.follow(state, run.task.destination))

    def translate_names(_page: object) -> None:
        for simulated in (plug, second_plug):
            simulated.translate_name()

    # Either page may be the first that is made again in another language.
    window.pages.home.on_created(translate_names)
    window.pages.drives.on_created(translate_names)
    window.pages.drives.on_created(
        lambda page: page.requests.move.connect(
            lambda _place: QTimer.singleShot(_PLUG_IN_MS, second_plug, second_plug.plug_in)
        )
    )
    window.pages.home.on_created(lambda page: _greet(page, plug, second_plug))
    window.pages.drives.on_created(lambda page: _tell(page, plug, drives))
    drives.arrived.connect(lambda view: _come_back(view, safe_to_unplug))
    drives.on_event(DrivesListed())  # nothing is watched that could say so
    QTimer.singleShot(_PLUG_IN_MS, plug, plug.plug_in)


def _greet(page: HomePage, plug: SimulatedPlug, second_plug: SimulatedPlug) -> None:
    """Connect the page, which is made again in another language."""
    page.plug_in_requested.connect(plug.plug_in)
    page.plug_in_requested.connect(second_plug.plug_in_again)


def _come_back(view: DriveView, safe_to_unplug: SafeToUnplug) -> None:
    """Take back that a drive is safe to unplug; the other drive still is. An eject after a backup names no drive."""
    if any(safe.name in ("", view.drive.name) for safe in safe_to_unplug.drives):
        safe_to_unplug.come_back(_NO_KEY)


def _tell(page: DrivesPage, plug: SimulatedPlug, drives: DriveList) -> None:
    """Connect the page, and show it what happened before it was made."""
    drives.arrived.connect(page.show_arrival)
    plug.unplugged.connect(page.offer_plug_in)
    page.requests.plug_in.connect(plug.plug_in)
    if plug.came_within(page.arrival.soon.interval()):
        page.show_arrival(plug.view)
    elif not plug.is_in:
        page.offer_plug_in()
