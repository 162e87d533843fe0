"""Where the window stores things, and whether its drive is real."""

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
    """A modeled drive that replaces the real ones, and a second one, to which its backup can be moved.

    Attributes:
        preset: its name for the engine.
        view, second_view: how they are displayed.
        environment: additional environment variables for the workers.
        memory: its recordings, and how it is sampled when nothing is written to it.
    """

    preset: str
    view: DriveView
    second_view: DriveView
    environment: dict[str, str]
    memory: DriveMemory


class Setting(msgspec.Struct, frozen=True):
    """Where the window stores things.

    Attributes:
        socket: the socket at which a second start finds the open window.
        bus: the session bus; empty means no notifications.
        simulation: replaces the real drives.
        clock: monotonic seconds.
    """

    paths: Paths
    socket: str
    bus: str = ""
    simulation: Simulation | None = None
    clock: Callable[[], float] = time.monotonic
