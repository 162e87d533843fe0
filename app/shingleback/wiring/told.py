"""Everything by which a person is told something outside of the window."""

import time
from collections.abc import Callable
from datetime import datetime
from typing import Final

from PySide6.QtWidgets import QApplication

from shingleback.bridge.chosen import Chosen
from shingleback.bridge.due import DueBackup
from shingleback.bridge.memory import Memory
from shingleback.bridge.notification_server import Look
from shingleback.bridge.notifications import Notifications
from shingleback.bridge.patience import PatienceGuides
from shingleback.bridge.plug_in import Ask, PlugIn
from shingleback.bridge.waiting_notices import WaitingNotices
from shingleback.settings.paths import Paths
from shingleback.settings.resources import resource_path
from shingleback.ui import texts
from shingleback.ui.application import ICON
from shingleback.ui.desktop import Told
from shingleback.ui.tray import Tray
from shingleback.wiring.plugged import Plugged

_OFFERS: Final = frozenset(Ask)


def told_by(
    plugged: Plugged, chosen: Chosen, paths: Paths, bus: str, clock: Callable[[], float], parent: QApplication
) -> Told:
    """`bus` is the address of the session's bus; empty: nothing is told there. `clock`: as in `PlugIn`."""
    look = Look("Shingleback", "shingleback", resource_path(ICON).as_uri())
    notifications = Notifications(bus, look, parent)
    guides = PatienceGuides(paths.patience_file, time.time, parent)
    plug_in = PlugIn(plugged.judge, chosen, notifications, guides, _OFFERS, clock, texts.translate, parent)
    waiting = WaitingNotices(guides, chosen, notifications, texts.translate, parent)
    tray = Tray(QApplication.windowIcon(), guides.left_s, parent)
    due = DueBackup(chosen, Memory(paths), notifications, _now, clock, texts.translate, parent)
    return Told(plugged.watch, chosen, notifications, guides, plug_in, waiting, tray, due)


def _now() -> datetime:
    """The local time, which knows its offset from UTC."""
    return datetime.now().astimezone()
