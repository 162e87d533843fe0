"""A new passphrase, typed twice, that can be looked at."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QFrame, QLabel, QLineEdit, QVBoxLayout, QWidget

from shingleback.ui import style
from shingleback.ui.drive_sections import marked
from shingleback.ui.pictograms import Picture
from shingleback.ui.pieces import sentence
from shingleback.ui.show_letters import ShowLetters
from shingleback.ui.wizard.pieces import Line


class Passphrase(QFrame):
    """Two lines, and what is to be known of them.

    Attributes:
        labels: those before the lines, for whoever wants them as wide as others.

    Signals:
        changed: something was typed.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.first = self._line(self.tr("Passphrase"))
        self.second = self._line(self.tr("Passphrase, once more"))
        self.shows = ShowLetters(self.first, self.second)
        self.says = style.dimmed(sentence(self.tr("The two are not the same yet.")))
        self.says.hide()
        form = QFormLayout()
        form.setHorizontalSpacing(style.SPACE)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.labels = (QLabel(self.tr("&Passphrase")), QLabel(self.tr("Once &more")))
        for label, line in zip(self.labels, (self.first, self.second), strict=True):
            label.setBuddy(line)
            form.addRow(label, line)
        warning = self.tr(
            "Nobody can recover it: neither we, nor the maker of the drive. Without the passphrase the backup is lost."
            " Write it down, and keep it somewhere else than the drive."
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.SPACE // 2)
        column.addLayout(form)
        column.addWidget(self.shows)
        column.addWidget(self.says)
        column.addWidget(marked(Picture.WARNING, style.ATTENTION, sentence(warning)))

    @property
    def secret(self) -> str:
        """Empty until it was typed twice the same."""
        return self.first.text() if self.first.text() == self.second.text() else ""

    def forget(self) -> None:
        self.first.clear()
        self.second.clear()
        self.shows.setChecked(False)

    def _line(self, name: str) -> QLineEdit:
        line = Line()
        line.setAccessibleName(name)
        line.textChanged.connect(self._on_text)
        return line

    def _on_text(self) -> None:
        differs = bool(self.second.text()) and self.first.text() != self.second.text()
        self.says.setVisible(differs)
        self.changed.emit()
