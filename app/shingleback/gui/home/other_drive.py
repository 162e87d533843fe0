"""The second drive of a backup set: one is at hand, the other in a drawer elsewhere, and they take turns."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from shingleback.gui.controllers.drives import DriveList
from shingleback.gui.home.place_chooser import PlaceChooser
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import sentence
from shingleback.store.settings import BackupSet

_MOST_DAYS: Final = 3650
_USUAL: Final = BackupSet().swap_days


class OtherDrive(QWidget):
    """In the editor of a set. Signals: `changed`: another choice was made."""

    changed = Signal()

    def __init__(self, drives: DriveList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.wanted = QCheckBox(self.tr("&Two drives take turns"))
        self.says = style.dimmed(
            sentence(self.tr("Keep one at home and one somewhere else. Each has its own backup of the same folders."))
        )
        self.chooser = PlaceChooser(drives)
        self.chooser.edit.setAccessibleName(self.tr("Where the backup on the second drive goes"))
        self.days = QSpinBox(minimum=0, maximum=_MOST_DAYS)
        self.days.setSpecialValueText(self.tr("never"))
        self.label = QLabel(self.tr("&Days until Shingleback reminds you to bring the other drive:"))
        self.label.setWordWrap(True)
        self.label.setBuddy(self.days)
        self._part = QWidget()
        self._lay_out()
        self.wanted.toggled.connect(lambda is_wanted: self._on_toggled(is_wanted=is_wanted))
        self.chooser.changed.connect(self.changed)
        self.days.valueChanged.connect(lambda _days: self.changed.emit())
        self._part.hide()

    @property
    def place(self) -> str:
        """Empty where no second drive is wanted."""
        return self.chooser.place if self.wanted.isChecked() else ""

    @property
    def swap_days(self) -> int:
        return self.days.value()

    @property
    def is_complete(self) -> bool:
        return bool(self.place) or not self.wanted.isChecked()

    def show_other(self, place: str, swap_days: int = _USUAL) -> None:
        self.chooser.set_place(place)
        self.days.setValue(swap_days)
        self.wanted.setChecked(bool(place))

    def _on_toggled(self, *, is_wanted: bool) -> None:
        self._part.setVisible(is_wanted)
        self.changed.emit()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.SPACE // 2)
        column.addWidget(self.wanted)
        column.addWidget(self.says)
        part = QVBoxLayout(self._part)
        part.setContentsMargins(0, 0, 0, 0)
        part.setSpacing(style.SPACE // 2)
        part.addWidget(self.chooser)
        line = QHBoxLayout()
        line.addWidget(self.label, 1)
        line.addWidget(self.days)
        part.addLayout(line)
        column.addWidget(self._part)
