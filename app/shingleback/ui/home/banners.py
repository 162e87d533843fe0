"""What stands above the backup sets for a while: a backup that begins soon or waits, and drives to be unplugged."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from shingleback.bridge.countdown import Counted
from shingleback.ui import style
from shingleback.ui.pictograms import Picture, PictureLabel
from shingleback.ui.pieces import button, sentence
from shingleback.ui.spoken import Spoken
from shingleback.ui.texts import duration

_PICTURE = 32
_STEP_S = 60  # what is left is told anew once a minute, and each second only at its end
_SOON_S = 10


class CountdownBanner(QFrame):
    """Signals: `begun`, `put_off`: what the person says to it."""

    begun = Signal()
    put_off = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._spoken = Spoken()
        self._key = ""
        self.title = style.heading(style.wrapped(QLabel()), 1.15)
        self.text = sentence(self.tr("It begins by itself, as you have chosen."))
        self.begin = button(self.tr("Back up now"), self.begun.emit)
        self.not_now = button(self.tr("Not now"), self.put_off.emit)
        picture = PictureLabel(Picture.CLOCK, _PICTURE, style.ATTENTION)
        _lay_out(self, picture, (self.title, self.text), (self.not_now, self.begin))
        self.hide()

    def show_counted(self, counted: Counted | None, name: str) -> None:
        """`name` is that of the backup set."""
        self.setVisible(counted is not None)
        if counted is None:
            self._key = ""
            return
        left_s = counted.left_s if counted.left_s < _SOON_S else _rounded(counted.left_s)
        said = self.tr("The backup of {name} begins in {time}").format(name=name, time=duration(left_s))
        if said != self.title.text():
            self.title.setText(said)
            self.setAccessibleName(said)
        if counted.key != self._key:
            self._key = counted.key
            self._spoken.announce(self, said)


class PowerBanner(QFrame):
    """Signals: `begun`: the key of the set whose backup is to begin on battery."""

    begun = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._spoken = Spoken()
        self._key = ""
        self.title = style.heading(style.wrapped(QLabel()), 1.15)
        self.text = sentence(self.tr("The computer runs on its battery. As soon as you plug it in, the backup begins."))
        self.begin = button(self.tr("Back up now"), lambda: self.begun.emit(self._key))
        _lay_out(self, PictureLabel(Picture.CLOCK, _PICTURE, style.NEUTRAL), (self.title, self.text), (self.begin,))
        self.hide()

    def show_held_up(self, key: str, name: str) -> None:
        """`name` is that of the backup set; without a key nothing waits."""
        self._key = key
        self.setVisible(bool(key))
        if key:
            said = self.tr("The backup of {name} waits for power").format(name=name)
            self.title.setText(said)
            self.setAccessibleName(said)
            self._spoken.announce(self, said)


class SafeBanner(QFrame):
    """Signals: `seen`: the keys of the drives that need not be told of any more."""

    seen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("good")
        self._spoken = Spoken()
        self._keys: tuple[str, ...] = ()
        self.title = style.heading(style.wrapped(QLabel()), 1.15)
        self.text = sentence(self.tr("Everything is written, and the drive is switched off or at rest."))
        self.close_it = button(self.tr("Close"), lambda: self.seen.emit(self._keys))
        picture = PictureLabel(Picture.CHECK, _PICTURE, style.GOOD)
        _lay_out(self, picture, (self.title, self.text), (self.close_it,))
        self.hide()

    def show_drives(self, drives: Sequence[tuple[str, str]]) -> None:
        """Key and name of each."""
        is_news = tuple(key for key, _ in drives) != self._keys
        self._keys = tuple(key for key, _ in drives)
        self.setVisible(bool(drives))
        if not drives:
            return
        name = drives[-1][1]
        said = self.tr("It is safe to unplug {name}").format(name=name) if name else ""
        self.title.setText(said or self.tr("It is safe to unplug the drive"))
        self.setAccessibleName(self.title.text())
        if is_news:
            self._spoken.announce(self, self.title.text())


def _lay_out(banner: QFrame, picture: QWidget, lines: Sequence[QWidget], buttons: Sequence[QWidget]) -> None:
    row = QHBoxLayout(banner)
    row.setContentsMargins(*[style.MARGIN] * 4)
    row.setSpacing(style.MARGIN)
    row.addWidget(picture, 0, Qt.AlignmentFlag.AlignVCenter)
    column = QVBoxLayout()
    column.setSpacing(style.SPACE // 3)
    for line in lines:
        column.addWidget(line)
    row.addLayout(column, 1)
    for one in buttons:
        row.addWidget(one)


def _rounded(seconds: float) -> float:
    """Up, to whole minutes while there are some."""
    return -(-seconds // _STEP_S) * _STEP_S if seconds > _STEP_S else -(-seconds // _SOON_S) * _SOON_S
