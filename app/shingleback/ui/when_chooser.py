"""When the backups of a set begin: one of three ways, each with what it is good for."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QVBoxLayout, QWidget

from shingleback.model.when import When
from shingleback.ui import style
from shingleback.ui.pieces import sentence


class WhenChooser(QWidget):
    """Signals: `chosen`: another one was chosen."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("When"))
        self.group = QButtonGroup(self)
        self.ways: dict[When, QRadioButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.SPACE // 3)
        for when, text, says in (
            (
                When.ASK,
                self.tr("When I say so"),
                self.tr("A notification offers it when the drive is plugged in, and nothing begins by itself."),
            ),
            (
                When.PLUG_IN,
                self.tr("By itself, when the drive is plugged in"),
                self.tr("Good for a drive that lies in a drawer between two backups."),
            ),
            (
                When.DAILY,
                self.tr("By itself, once a day while the drive is plugged in"),
                self.tr("Good for a drive that stays on the desk. It has time to tidy up in between."),
            ),
        ):
            way = QRadioButton(text)
            way.setAccessibleDescription(says)
            self.ways[when] = way
            self.group.addButton(way)
            column.addWidget(way)
            said = style.dimmed(sentence(says))
            said.setIndent(2 * style.SPACE)
            column.addWidget(said)
            column.addSpacing(style.SPACE // 2)
        self.group.buttonToggled.connect(self._on_toggled)

    @property
    def when(self) -> When:
        return next((when for when, way in self.ways.items() if way.isChecked()), When.ASK)

    @property
    def text(self) -> str:
        return self.ways[self.when].text()

    def show_when(self, when: When) -> None:
        self.ways[when].setChecked(True)

    def _on_toggled(self, _button: QRadioButton, is_checked: bool) -> None:
        if is_checked:
            self.chosen.emit()
