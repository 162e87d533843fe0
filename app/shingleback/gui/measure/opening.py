"""From the card of a drive to the page that measures it, and back; a measurement is stopped before the window closes.

The page is loaded when somebody first asks for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from shingleback.gui.widgets.questions import StopQuestion
from shingleback.gui.window.stopping import StoppedOnClose

if TYPE_CHECKING:
    from shingleback.gui.controllers.measurement import DriveMeasurement
    from shingleback.gui.drives.page import DrivesPage
    from shingleback.gui.measure.page import MeasurePage
    from shingleback.gui.window.sections import Late


class Measurements(QObject):
    """Belongs to the page of the drives, and goes with it; the measurement itself goes on.

    Attributes:
        page: None until it was asked for.
    """

    def __init__(self, drives: DrivesPage, measurement: Late[DriveMeasurement]) -> None:
        super().__init__(drives)
        self.page: MeasurePage | None = None
        self._drives = drives
        self._measurement = measurement
        drives.measure_asked.connect(self.open)
        if measurement.made is not None and measurement.made.state.is_open:
            self._show()

    def open(self, place: str, name: str) -> None:
        """A measurement that is under way stays to be seen, whichever drive is asked for."""
        from shingleback.gui.controllers.measurement import MeasureTask  # noqa: PLC0415 (see above)

        measurement = self._measurement.get()
        if not measurement.state.is_busy:
            measurement.plan(MeasureTask(place, name))
        self._show()

    def _show(self) -> None:
        from shingleback.gui.measure.page import MeasurePage  # noqa: PLC0415 (see above)

        if self.page is None:
            self.page = MeasurePage(self._measurement.get())
            self.page.left.connect(self._leave)
            self.page.explanation_asked.connect(self._drives.explanation_asked)
        self._drives.cover(self.page)

    def _leave(self) -> None:
        if self.page is not None:
            self._drives.uncover(self.page)


class MeasuringOnClose(StoppedOnClose):
    """A measurement removes its file before the program ends."""

    def question(self) -> StopQuestion:
        return StopQuestion(
            self.tr("A drive is being measured."),
            self.tr("If you stop it now, nothing is left on the drive, and what was measured so far is lost."),
            self.tr("&Stop measuring"),
            self.tr("&Go on measuring"),
        )
