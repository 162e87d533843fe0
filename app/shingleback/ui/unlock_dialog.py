"""The passphrase of an encrypted drive."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from shingleback.ui import style
from shingleback.ui.show_letters import ShowLetters


class UnlockDialog(QDialog):
    """It cannot be accepted while nothing is typed."""

    def __init__(self, name: str, complaint: str = "", parent: QWidget | None = None) -> None:
        """`name` is that of the drive; `complaint` says what was wrong the last time."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Unlock the drive"))
        self.key = QLineEdit()
        self.key.setAccessibleName(self.tr("Passphrase"))
        self.key.textChanged.connect(self._on_changed)
        self.shows = ShowLetters(self.key)
        buttons = QDialogButtonBox.StandardButton
        self.box = QDialogButtonBox(buttons.Ok | buttons.Cancel)
        self.box.button(buttons.Ok).setText(self.tr("&Unlock"))
        self.box.accepted.connect(self.accept)
        self.box.rejected.connect(self.reject)
        self.complaint = style.wrapped(QLabel(complaint))
        self.complaint.setVisible(bool(complaint))
        layout = QVBoxLayout(self)
        layout.setSpacing(style.SPACE)
        text = self.tr("{name} is encrypted. Type the passphrase that was chosen when it was set up.")
        layout.addWidget(style.wrapped(QLabel(text.format(name=name))))
        for widget in (self.complaint, self.key, self.shows, self.box):
            layout.addWidget(widget)
        self.resize(style.letters(self, 60), self.sizeHint().height())
        self._on_changed()

    @property
    def passphrase(self) -> str:
        return self.key.text()

    def _on_changed(self) -> None:
        self.box.button(QDialogButtonBox.StandardButton.Ok).setEnabled(bool(self.key.text()))
