"""A backup under way with its course, and above it the way back to all backup sets."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from shingleback.gui.controllers.backup_run import Meter
from shingleback.gui.run.page import RunPage
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import keep_room
from shingleback.protocol.events import DriveState, Event
from shingleback.protocol.run_state import RunState, Stage


class RunArea(QWidget):
    """Attributes: `all_sets` is the way back while it runs; when it has ended, the page has one of its own."""

    def __init__(self, page: RunPage, meter: Meter, all_sets: QPushButton) -> None:
        super().__init__()
        self.page = page
        self.all_sets = all_sets
        self._meter = meter
        self._state = RunState()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        line = QVBoxLayout()
        line.setContentsMargins(2 * style.SPACE, style.SPACE, 2 * style.SPACE, 0)
        line.addWidget(all_sets, 0, Qt.AlignmentFlag.AlignLeft)
        keep_room(all_sets)  # nothing moves up at the end
        layout.addLayout(line)
        layout.addWidget(page, 1)
        meter.measured.connect(lambda: page.show_recording(meter.recording, meter.older))
        meter.told.connect(self._on_drive)

    def begin(self) -> None:
        """Another run."""
        self._meter.start()

    def take(self, event: Event) -> None:
        """What its worker tells."""
        self._meter.take(event)

    def show_state(self, state: RunState) -> None:
        self._state = state
        self.page.show_state(state)
        self._meter.follow(state)
        self.all_sets.setVisible(state.stage is not Stage.ENDED)

    def leave(self) -> None:
        """Nobody looks at the drive any more."""
        self._meter.stop()

    def _on_drive(self, event: Event) -> None:
        """What the drive does when the run is over; that is shown, and nothing else comes of it."""
        if isinstance(event, DriveState):
            self.page.show_state(self._state.after(event))
