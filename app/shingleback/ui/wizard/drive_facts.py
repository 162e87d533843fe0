"""By what a person knows a drive again: what it is called, where it is plugged in, and what is on it."""

from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from shingleback.bridge.setup.state import SetupState
from shingleback.ui import style
from shingleback.ui.pieces import sentence
from shingleback.ui.texts import capacity
from shingleback.ui.wizard import texts
from shingleback.ui.wizard.pieces import TOP


class DriveFacts(QWidget):
    """Rows of a name and what is known; those of which nothing is known are not shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[str, str]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(style.SPACE)
        self._grid.setVerticalSpacing(style.SPACE // 2)
        self._grid.setColumnStretch(1, 1)

    @property
    def rows(self) -> tuple[tuple[str, str], ...]:
        return tuple(self._rows)

    def show_state(self, state: SetupState) -> None:
        rows = [(name, text) for name, text in self._facts(state) if text]
        if rows == self._rows:
            return
        self._rows = rows
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for place, (name, text) in enumerate(rows):
            self._grid.addWidget(style.dimmed(QLabel(name)), place, 0, TOP)
            self._grid.addWidget(sentence(text), place, 1)
        self.setAccessibleName("; ".join(f"{name}: {text}" for name, text in rows))

    def _facts(self, state: SetupState) -> list[tuple[str, str]]:
        drive = state.drive
        looking = "" if state.is_looked_at else self.tr("Looking at what is on it…")
        return [
            (self.tr("Drive"), drive.name),
            (self.tr("Model"), drive.evidence.model if drive.evidence.model != drive.name else ""),
            (self.tr("Size"), capacity(drive.size_bytes) if drive.size_bytes else ""),
            (self.tr("Plugged in at"), texts.port(drive)),
            (self.tr("Serial number ends in"), texts.serial_end(drive)),
            (self.tr("What is on it"), looking or "\n".join(texts.contents(state))),
            (self.tr("Newest files"), "\n".join(texts.newest(state))),
        ]
