"""Where the window keeps things, and whether its drive is real."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from shingleback.gui.controllers.backup_run import DriveMemory
    from shingleback.gui.controllers.drives import DriveView
    from shingleback.store.private_files import Paths


class Simulation(msgspec.Struct, frozen=True):
    """A drive that is a model, instead of the real ones.

    Attributes:
        preset: its name for the engine.
        view: how it is shown.
        environment: what the workers need to know besides.
        memory: what is kept of it, and how it is looked at when nothing is written to it any more.
    """

    preset: str
    view: DriveView
    environment: dict[str, str]
    memory: DriveMemory


class Setting(msgspec.Struct, frozen=True):
    """Where the window keeps things.

    Attributes:
        socket: at which a second start finds the window that is open.
        bus: of the session; empty: nothing is told outside of the window.
        simulation: instead of the real drives.
        clock: seconds that never go back.
    """

    paths: Paths
    socket: str
    bus: str = ""
    simulation: Simulation | None = None
    clock: Callable[[], float] = time.monotonic
