"""What the window has to do with the session: the switches for it, and the reminder of forgotten drives."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from shingleback.bridge.reminder import Reminder
from shingleback.jobs.asked import Asked
from shingleback.model.calendar import local_time
from shingleback.ui import texts
from shingleback.ui.home.texts import name

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from shingleback.bridge.session.autostart import Autostart
    from shingleback.bridge.session.timer import DailyTimer
    from shingleback.bridge.standings import Standings
    from shingleback.settings.paths import Paths
    from shingleback.ui.desktop import Told


@dataclass(frozen=True, slots=True)
class Switches:
    """What a person can switch on and off in the session."""

    autostart: Autostart
    timer: DailyTimer


def own_command() -> list[str]:
    """It starts this program, however that was started."""
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "shingleback"]


def switches() -> Switches:
    """They are loaded with the page that shows them."""
    from shingleback.bridge.session.autostart import Autostart  # noqa: PLC0415
    from shingleback.bridge.session.timer import DailyTimer  # noqa: PLC0415

    return Switches(Autostart(own_command()), DailyTimer(own_command()))


def reminder_of(standings: Standings, told: Told, paths: Paths, parent: QObject) -> Reminder:
    """It tells in notifications and in the tray."""
    asked = Asked(paths.asked_file)
    reminder = Reminder(standings, told.chosen, asked, told.notifications, name, local_time, texts.translate, parent)
    reminder.changed.connect(lambda: told.tray.show_forgotten(reminder.forgotten))
    told.tray.show_forgotten(reminder.forgotten)
    return reminder
