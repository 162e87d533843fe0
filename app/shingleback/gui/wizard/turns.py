"""Whether a drive gets a backup of its own, or takes turns with the drive of a backup set that is there already."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QVBoxLayout, QWidget

from shingleback.gui.home import texts
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import sentence
from shingleback.store.settings import BackupSet


def leads(sets: Sequence[BackupSet], meant: BackupSet) -> list[BackupSet]:
    """The sets to which a second drive can be added; none where the drive has a set already."""
    if any(one.key == meant.key for one in sets):
        return []
    paired = {one.turns_with for one in sets}
    return [one for one in sets if one.is_complete and not one.turns_with and one.key not in paired]


class TurnsChoice(QWidget):
    """Signals: `chosen`: another of the ways."""

    chosen = Signal()

    def __init__(self, leads: Sequence[BackupSet], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._leads = {one.key: one for one in leads}
        self.own = QRadioButton(self.tr("A backup of its own"))
        self.own.setChecked(True)
        self.ways = {
            one.key: QRadioButton(self.tr("In turns with the drive of {name}").format(name=texts.name(one)))
            for one in leads
        }
        self._group = QButtonGroup(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.SPACE // 2)
        for way in (self.own, *self.ways.values()):
            self._group.addButton(way)
            column.addWidget(way)
        said = self.tr("Both drives get the same folders. Keep one of them somewhere else, and swap them now and then.")
        column.addWidget(style.dimmed(sentence(said)))
        self._group.buttonClicked.connect(lambda _button: self.chosen.emit())

    @property
    def lead(self) -> BackupSet | None:
        """The set with which the drive takes turns; None for a backup of its own."""
        return next((self._leads[key] for key, way in self.ways.items() if way.isChecked()), None)
