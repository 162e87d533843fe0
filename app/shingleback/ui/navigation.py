"""The way between the sections of the window: a column of buttons, reachable by keyboard."""

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QPalette, QShortcut
from PySide6.QtWidgets import QButtonGroup, QFrame, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from shingleback.ui import style
from shingleback.ui.pictograms import Picture, draw

_PICTURE: Final = 20


class Section(Enum):
    """What the window shows, in the order of the buttons."""

    DRIVES = auto()
    BACKUP = auto()
    HAPPENED = auto()
    EXPLANATIONS = auto()


class Navigation(QFrame):
    """One button a section; Ctrl with the number of a button does the same.

    Signals:
        chosen: a `Section`.
    """

    chosen = Signal(object)

    def __init__(self, sections: tuple[Section, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("navigation")
        self.setAccessibleName(self.tr("Sections"))
        names = self._names()
        self.buttons = {section: _Button(*names[section]) for section in sections}
        self._group = QButtonGroup(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(style.SPACE // 2, style.SPACE, style.SPACE // 2, style.SPACE)
        layout.setSpacing(style.SPACE // 3)
        for number, (section, button) in enumerate(self.buttons.items(), 1):
            self._group.addButton(button)
            layout.addWidget(button)
            self._connect(section, button, number)
        layout.addStretch(1)
        self.foot = style.dimmed(style.wrapped(QLabel()))
        self.foot.setContentsMargins(style.SPACE, 0, style.SPACE, 0)
        narrow = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)  # a long text makes nothing wider
        narrow.setHeightForWidth(True)
        self.foot.setSizePolicy(narrow)
        self.foot.hide()
        layout.addWidget(self.foot)

    def set_foot(self, text: str) -> None:
        """What holds for every section."""
        self.foot.setText(text)
        self.foot.setVisible(bool(text))

    def show_section(self, section: Section) -> None:
        self.buttons[section].setChecked(True)

    def set_note(self, section: Section, note: str) -> None:
        """A few letters behind the name, such as how far a backup is."""
        self.buttons[section].set_note(note)

    def _connect(self, section: Section, button: QPushButton, number: int) -> None:
        shortcut = QShortcut(QKeySequence(f"Ctrl+{number}"), self, context=Qt.ShortcutContext.WindowShortcut)
        shortcut.activated.connect(lambda: self.chosen.emit(section))
        button.clicked.connect(lambda: self.chosen.emit(section))
        button.setToolTip(self.tr("Ctrl+{number}").format(number=number))

    def _names(self) -> dict[Section, tuple[str, Picture]]:
        return {
            Section.DRIVES: (self.tr("&Drives"), Picture.DRIVE),
            Section.BACKUP: (self.tr("Bac&kup"), Picture.COPY),
            Section.HAPPENED: (self.tr("What &happened?"), Picture.QUESTION),
            Section.EXPLANATIONS: (self.tr("Good to k&now"), Picture.BOOK),
        }


class _Button(QPushButton):
    def __init__(self, name: str, picture: Picture) -> None:
        super().__init__(name)
        self.setCheckable(True)
        self.setAutoDefault(True)  # the Enter key presses it, too
        self.setObjectName("section")
        self._name = name
        self._picture = picture

    def set_note(self, note: str) -> None:
        self.setText(f"{self._name}  {note}" if note else self._name)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        left, top = style.SPACE, (self.height() - _PICTURE) / 2
        color = style.ACCENT if self.isChecked() else self.palette().color(QPalette.ColorRole.WindowText)
        draw(QPainter(self), self._picture, QRectF(left, top, _PICTURE, _PICTURE), color)
