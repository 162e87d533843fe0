"""The simulated drive is plugged in while a person looks on, and told of where the others are."""

from typing import Final

from PySide6.QtCore import QTimer

from shingleback.bridge.drives import Drives, DriveView
from shingleback.bridge.run import Run
from shingleback.bridge.simulated_plug import SimulatedPlug
from shingleback.bridge.unpluggable import Unpluggable
from shingleback.ui.demo_drive import named
from shingleback.ui.drives_page import DrivesPage
from shingleback.ui.window import Window

_PLUG_IN_MS: Final = 2_000
_NO_KEY: Final = ""  # by which `Unpluggable` knows the simulated drive


def lay_cable(view: DriveView, drives: Drives, run: Run, window: Window, unpluggable: Unpluggable) -> None:
    """It is plugged in a moment after the window can be seen, so that a person sees what that is like."""
    plug = SimulatedPlug(named(view), drives, window)
    run.changed.connect(plug.follow)
    window.pages.home.whenever(lambda page: page.plug_in_asked.connect(plug.plug_in))
    window.pages.drives.whenever(lambda page: _tell(page, plug, drives))
    drives.arrived.connect(lambda _view: unpluggable.come_back(_NO_KEY))
    QTimer.singleShot(_PLUG_IN_MS, plug, plug.plug_in)


def _tell(page: DrivesPage, plug: SimulatedPlug, drives: Drives) -> None:
    """Also of what was before the page."""
    drives.arrived.connect(page.show_arrival)
    drives.left.connect(lambda _view: page.offer_plug_in())
    page.plug_in_asked.connect(plug.plug_in)
    if plug.is_in:
        page.show_arrival(plug.view)
    else:
        page.offer_plug_in()
