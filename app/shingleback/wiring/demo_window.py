"""What the window of the demonstration is opened with."""

import contextlib
from collections.abc import Iterator

from shingleback.bridge.drives import DriveView
from shingleback.settings import settings
from shingleback.settings.paths import Paths
from shingleback.settings.settings import BackupSet, Settings
from shingleback.simulator.catalog.presets import PRESETS
from shingleback.simulator.demo.samples import DemoPlan, demo_folder
from shingleback.simulator.media_cache.drive import MediaCacheDrive
from shingleback.ui.demo_drive import simulated_view
from shingleback.wiring.demo import prepare_demo
from shingleback.wiring.simulated_drive import SimulatedDrive
from shingleback.wiring.window import Setting, Simulation


@contextlib.contextmanager
def demo_setting() -> Iterator[Setting]:
    """A simulated drive, sample files and settings in a folder of their own, gone at the end. Raises UsageError."""
    with demo_folder() as folder:
        plan = prepare_demo(folder)
        paths = Paths.of_user(plan.environment)
        view = _view(plan)
        sources = [str(source) for source in plan.sources]
        chosen = BackupSet(folders=sources, destination=str(plan.destination), drives=[view.drive.key])
        settings.save(paths.settings_file, Settings(sets=[chosen], places={chosen.key: view.drive.key}))
        memory = SimulatedDrive(paths, PRESETS[plan.preset].times)
        simulation = Simulation(plan.preset, view, plan.environment, memory)
        yield Setting(paths, str(folder / "window"), simulation=simulation)


def _view(plan: DemoPlan) -> DriveView:
    drive = PRESETS[plan.preset].drive
    cache_bytes = drive.cache_bytes if isinstance(drive, MediaCacheDrive) else None
    return simulated_view(str(plan.destination), drive.mechanics.capacity_bytes, cache_bytes)
