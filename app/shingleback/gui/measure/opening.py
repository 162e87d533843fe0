"""From the card of a drive to the page that measures it, or shows its zones, and back.

Each page is loaded when somebody first asks for it. A measurement is stopped before the window closes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from shingleback.gui.widgets.basic import StopQuestion
from shingleback.gui.window.stopping import OpenedOverDrives, StoppedOnClose

if TYPE_CHECKING:
    from shingleback.gui.controllers.measurement import DriveMeasurement, DriveZones
    from shingleback.gui.drives.page import DrivesPage
    from shingleback.gui.measure.page import MeasurePage
    from shingleback.gui.measure.zones import ZonesPage
    from shingleback.gui.window.sections import Late


class Measurements(OpenedOverDrives["MeasurePage"]):
    def __init__(self, drives: DrivesPage, measurement: Late[DriveMeasurement]) -> None:
        super().__init__(drives)
        self._measurement = measurement
        drives.asked.measure.connect(self.open)
        if measurement.made is not None and measurement.made.state.is_open:
            self.show()

    def open(self, place: str, name: str) -> None:
        """A measurement that is under way stays to be seen, whichever drive is asked for."""
        from shingleback.gui.controllers.measurement import MeasureTask  # noqa: PLC0415 (see above)

        measurement = self._measurement.get()
        if not measurement.state.is_busy:
            measurement.plan(MeasureTask(place, name))
        self.show()

    def make_page(self) -> MeasurePage:
        from shingleback.gui.measure.page import MeasurePage  # noqa: PLC0415 (see above)

        page = MeasurePage(self._measurement.get())
        page.left.connect(self.leave)
        page.explanation_asked.connect(self._drives_page.asked.explanation)
        return page


class ZoneMaps(OpenedOverDrives["ZonesPage"]):
    def __init__(self, drives: DrivesPage, zones: Late[DriveZones]) -> None:
        super().__init__(drives)
        self._zones = zones
        drives.asked.zones.connect(self.open)

    def open(self, device: str, name: str) -> None:
        self.show()
        self._zones.get().watch(device, name)

    def make_page(self) -> ZonesPage:
        from shingleback.gui.measure.zones import ZonesPage  # noqa: PLC0415 (see above)

        page = ZonesPage(self._zones.get())
        page.left.connect(self.leave)
        return page


class MeasuringOnClose(StoppedOnClose):
    """A measurement removes its file before the program ends."""

    def question(self) -> StopQuestion:
        return StopQuestion(
            self.tr("A drive is being measured."),
            self.tr("If you stop it now, nothing is left on the drive, and what was measured so far is lost."),
            self.tr("&Stop measuring"),
            self.tr("&Go on measuring"),
        )
