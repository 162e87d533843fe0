"""The drives that are never to be erased, with the way back."""

from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from shingleback.bridge.chosen import Chosen
from shingleback.settings.settings import ProtectedDrive
from shingleback.ui import texts
from shingleback.ui.pieces import button, sentence
from shingleback.words import notices


class ProtectedDrives(QWidget):
    """Also of those that are not plugged in."""

    def __init__(self, chosen: Chosen, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chosen = chosen
        self.title = QLabel()
        self.rows: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.title)
        chosen.changed.connect(self.show_choices)
        self.show_choices()

    def show_choices(self) -> None:
        for row in self.rows:
            row.hide()  # at once; it goes when the button that was pressed has done its work
            row.deleteLater()
        drives = self._chosen.protected
        protected = self.tr("These drives are protected, and cannot be set up for backups by mistake:")
        none = self.tr("No drive is protected. What must never be erased can be protected on its card.")
        self.title.setText(protected if drives else none)
        self.title.setWordWrap(True)
        self.rows = [self._row(drive) for drive in drives]
        for row in self.rows:
            self._column.addWidget(row)

    def _row(self, drive: ProtectedDrive) -> QWidget:
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        name = sentence(notices.named(drive.name, drive.size_bytes, texts.translate))
        press = button(self.tr("No longer protect it"), lambda: self._chosen.unprotect(drive.key))
        press.setAccessibleName(self.tr("No longer protect {drive}").format(drive=name.text()))
        layout.addWidget(name, 1)
        layout.addWidget(press)
        return row
