"""Settings of drives: which ones cause no notification, and which ones are never to be erased."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from shingleback.gui.controllers.settings import Chosen
from shingleback.gui.run import texts
from shingleback.gui.widgets.basic import button, sentence
from shingleback.messages import notifications
from shingleback.store.settings import ProtectedDrive, QuietDrive


class NoticeChoices(QWidget):
    def __init__(self, chosen: Chosen, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chosen = chosen
        self.is_told = QCheckBox(self.tr("&Tell me when a drive is plugged in"))
        self.quiet_title = QLabel(self.tr("You are not told of these drives:"))
        self.quiet = QVBoxLayout()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.is_told)
        layout.addWidget(self.quiet_title)
        layout.addLayout(self.quiet)
        self._rows: list[QWidget] = []
        self.is_told.clicked.connect(chosen.set_told)
        chosen.changed.connect(self.show_choices)
        self.show_choices()

    def show_choices(self) -> None:
        self.is_told.setChecked(self._chosen.is_told)
        for row in self._rows:
            row.hide()  # at once; it goes when the button that was pressed has done its work
            row.deleteLater()
        drives = self._chosen.quiet
        self.quiet_title.setVisible(bool(drives))
        self._rows = [self._row(drive) for drive in drives]
        for row in self._rows:
            self.quiet.addWidget(row)

    def _row(self, drive: QuietDrive) -> QWidget:
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        name = QLabel(notifications.named(drive.name, drive.size_bytes, texts.translate))
        name.setTextFormat(Qt.TextFormat.PlainText)
        again = QPushButton(self.tr("Tell me again"), autoDefault=True)
        again.setAccessibleName(self.tr("Tell me of {drive} again").format(drive=name.text()))
        again.clicked.connect(lambda: self._chosen.ask_again(drive.key))
        layout.addWidget(name, 1)
        layout.addWidget(again)
        return row


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
        name = sentence(notifications.named(drive.name, drive.size_bytes, texts.translate))
        press = button(self.tr("Stop protecting this drive"), lambda: self._chosen.unprotect(drive.key))
        press.setAccessibleName(self.tr("No longer protect {drive}").format(drive=name.text()))
        layout.addWidget(name, 1)
        layout.addWidget(press)
        return row
