"""What stands where there is no backup set yet: the two ways to the first one."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from shingleback.bridge.drives import DriveView
from shingleback.settings.resources import resource_path
from shingleback.ui import style
from shingleback.ui.pieces import button, link, sentence
from shingleback.words.explanations.topic import Topic

_PICTURE: Final = 96
_MIDDLE: Final = (1, 4, 1)  # of the width: longer lines are hard to read


class NoSets(QFrame):
    """Signals: `setup_asked`: the `Drive` that is to be set up; `drives_asked`: a drive is to be looked for."""

    setup_asked = Signal(object)
    drives_asked = Signal()
    folders_asked = Signal()
    explanation_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._drive: DriveView | None = None
        middle = Qt.AlignmentFlag.AlignHCenter
        self.title = style.heading(style.wrapped(QLabel(self.tr("Back up what matters to you"))), 1.5)
        self.title.setAlignment(middle)
        self.text = sentence("")
        self.text.setAlignment(middle)
        self.set_up = button("", self._ask, "primary")
        self.choose = button(self.tr("Choose folders and a place"), self.folders_asked.emit)
        self.why = link(self.tr("Is one drive enough?"), lambda: self.explanation_asked.emit(Topic.ONE_DRIVE))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[3 * style.MARGIN] * 4)
        layout.setSpacing(style.SPACE)
        layout.addWidget(_lizard(), 0, middle)
        layout.addSpacing(style.SPACE)
        layout.addWidget(self.title)
        line = QHBoxLayout()
        line.addStretch(_MIDDLE[0])
        line.addWidget(self.text, _MIDDLE[1])
        line.addStretch(_MIDDLE[2])
        layout.addLayout(line)
        layout.addSpacing(style.SPACE)
        ways = QHBoxLayout()
        ways.setSpacing(style.SPACE)
        ways.addStretch(1)
        ways.addWidget(self.choose)
        ways.addWidget(self.set_up)
        ways.addStretch(1)
        layout.addLayout(ways)
        layout.addWidget(self.why, 0, middle)
        self.show_drives(())

    def show_drives(self, views: Sequence[DriveView]) -> None:
        """Those that are plugged in: the first that may be set up is offered."""
        fit = [view for view in views if not view.drive.is_system and not view.is_ignored and not view.refusals]
        self._drive = fit[0] if fit else None
        if self._drive is None:
            self.text.setText(
                self.tr("Plug in a drive and set it up for backups. Or use a folder on a drive as it is.")
            )
            self.set_up.setText(self.tr("Find a drive"))
        else:
            self.text.setText(
                self.tr(
                    "The drive {name} is plugged in. It can be set up for backups, and you see everything before"
                    " anything is erased. Or use a folder on a drive as it is."
                ).format(name=self._drive.drive.name)
            )
            self.set_up.setText(self.tr("Set up this drive"))

    def _ask(self) -> None:
        if self._drive is None:
            self.drives_asked.emit()
        else:
            self.setup_asked.emit(self._drive.drive)


def _lizard() -> QLabel:
    label = QLabel()
    icon = QIcon(str(resource_path("icons/shingleback.svg")))
    label.setPixmap(icon.pixmap(QSize(_PICTURE, _PICTURE), label.devicePixelRatioF()))
    return label
