"""From the card of a drive to the page that measures it, and back; a measurement is stopped before the window closes.

The page is loaded when somebody first asks for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer

from shingleback.gui.window.desktop import StopQuestion, wants_to_stop

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

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


class MeasuringOnClose(QObject):
    """Stands before the window's own closing: a measurement removes its file before the program ends."""

    def __init__(self, window: QWidget, measurement: Late[DriveMeasurement]) -> None:
        super().__init__(window)
        self._window = window
        self._measurement = measurement
        self._is_closing = False
        measurement.whenever(lambda made: made.changed.connect(self._on_changed))
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        measurement = self._measurement.made
        if watched is not self._window or event.type() != QEvent.Type.Close or measurement is None:
            return False
        if not measurement.state.is_busy:
            return False
        event.ignore()
        if not self._is_closing and self._wants_to_stop():
            self._is_closing = True
            measurement.cancel()
            self._on_changed()
        return True

    def _wants_to_stop(self) -> bool:
        question = StopQuestion(
            self.tr("A drive is being measured."),
            self.tr("If you stop it now, nothing is left on the drive, and what was measured so far is lost."),
            self.tr("&Stop measuring"),
            self.tr("&Go on measuring"),
        )
        return wants_to_stop(question, self._window)

    def _on_changed(self) -> None:
        """It may have ended while the question stood there."""
        if self._is_closing and not self._measurement.get().state.is_busy:
            self._is_closing = False
            QTimer.singleShot(0, self._window, self._window.close)
