"""Everything by which a person is told something outside of the window."""

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from shingleback.bridge.chosen import Chosen
from shingleback.bridge.countdown import Countdown
from shingleback.bridge.due import DueBackup, Times
from shingleback.bridge.memory import Memory
from shingleback.bridge.notification_server import Look
from shingleback.bridge.notifications import Notifications
from shingleback.bridge.patience import PatienceGuides
from shingleback.bridge.plug_in import Ask, PlugIn
from shingleback.bridge.session.turn import Turn
from shingleback.bridge.unpluggable import Unpluggable
from shingleback.bridge.waiting_notices import WaitingNotices
from shingleback.drives.session.power import is_on_battery
from shingleback.jobs.asked import Asked
from shingleback.model.calendar import local_time
from shingleback.settings.paths import Paths
from shingleback.settings.resources import ICON, resource_path
from shingleback.ui import texts
from shingleback.ui.application import APPLICATION_ID
from shingleback.ui.desktop import Told
from shingleback.ui.icons import tray_icon
from shingleback.ui.tray import Tray
from shingleback.wiring.plugged import Plugged

_OFFERS: Final = frozenset(Ask)


def told_by(
    plugged: Plugged, chosen: Chosen, paths: Paths, bus: str, clock: Callable[[], float], parent: QApplication
) -> Told:
    """`bus` is the address of the session's bus; empty: nothing is told there. `clock`: as in `PlugIn`."""
    look = Look("Shingleback", APPLICATION_ID, resource_path(ICON).as_uri())
    notifications = Notifications(bus, look, parent)
    guides = PatienceGuides(paths.patience_file, time.time, parent)
    plug_in = PlugIn(plugged.judge, chosen, notifications, guides, _OFFERS, clock, texts.translate, parent)
    waiting = WaitingNotices(guides, chosen, notifications, texts.translate, parent)
    tray = Tray(tray_icon, guides.left_s, parent)
    countdown = Countdown(clock, parent, is_unhurried=QAccessible.isActive)
    due = DueBackup(
        chosen,
        Memory(paths),
        Asked(paths.asked_file),
        notifications,
        countdown,
        Times(local_time, clock),
        texts.translate,
        parent,
        turn=Turn(paths.turn_file),
        is_on_battery=is_on_battery,
    )
    unpluggable = Unpluggable(parent)
    return Told(plugged.watch, chosen, notifications, guides, plug_in, waiting, tray, due, countdown, unpluggable)
