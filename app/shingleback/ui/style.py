"""How everything looks: sizes in parts of the font, colors by meaning, so that light, dark and 200 % all fit."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from shingleback.ui.mirroring import begin_like_others
from shingleback.ui.theme import Hue, Look, look_of, theme
from shingleback.ui.wheel import CalmWheel

SPACE: Final = 12
MARGIN: Final = 16  # inside of a card
WIDEST_PAGE: Final = 180  # in letters: wider lines are hard to read
COPIED: Final = Hue.COPIED
ON_DRIVE: Final = Hue.ON_DRIVE
REST: Final = Hue.REST
TROUBLE: Final = Hue.TROUBLE
ACCENT: Final = COPIED
GOOD: Final = ON_DRIVE
ATTENTION: Final = Hue.ATTENTION
DANGER: Final = TROUBLE
NEUTRAL: Final = Hue.NEUTRAL
DASHES: Final = (4.0, 2.5)  # of the line for the drive, which is not told by its color alone

Color = Hue | None  # none: that of the text


class Dress(QObject):
    """Light or dark, as chosen, else as the desktop is, and from then on whenever either changes; a calm wheel."""

    def __init__(self, application: QApplication, wanted: Callable[[], Look | None] = lambda: None) -> None:
        """`wanted`: None: that of the desktop."""
        super().__init__(application)
        self._application = application
        self._wanted = wanted
        CalmWheel(application)
        application.setStyle("Fusion")
        hints = application.styleHints()
        self._of_desktop = _look(hints.colorScheme()) or look_of(application.palette())
        self._worn: tuple[Look, bool] | None = None
        self.look()
        hints.colorSchemeChanged.connect(self._on_desktop)
        application.layoutDirectionChanged.connect(self.look)

    def look(self) -> None:
        """There may be another choice. To paint everything takes time: only what is new is put on."""
        new = (self._wanted() or self._of_desktop, self._application.isRightToLeft())
        if new != self._worn:
            self._worn = new
            paint(self._application, new[0])

    def _on_desktop(self, scheme: Qt.ColorScheme) -> None:
        self._of_desktop = _look(scheme) or Look.LIGHT
        self.look()


def dress(application: QApplication, wanted: Callable[[], Look | None] = lambda: None) -> Dress:
    return Dress(application, wanted)


def paint(application: QApplication, look: Look) -> None:
    found = theme(look)
    application.setPalette(found.palette())
    application.setStyleSheet(found.sheet(is_mirrored=application.isRightToLeft()))


def _look(scheme: Qt.ColorScheme) -> Look | None:
    """None where the desktop does not tell."""
    return {Qt.ColorScheme.Dark: Look.DARK, Qt.ColorScheme.Light: Look.LIGHT}.get(scheme)


def heading(label: QLabel, scale: float = 1.5) -> QLabel:
    """The same label, larger and bold."""
    font = QFont(label.font())
    font.setPointSizeF(font.pointSizeF() * scale)
    font.setBold(True)
    label.setFont(font)
    return label


def dimmed(label: QLabel) -> QLabel:
    """The same label, for what is said beside the point; still readable."""
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label


def wrapped(label: QLabel) -> QLabel:
    """The same label, for sentences, which may hold names: these are not markup."""
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    begin_like_others(label)
    return label


def letters(widget: QWidget, count: int) -> int:
    """The width of so many letters of a widget's font."""
    return letter(QFontMetrics(widget.font())) * count


def letter(metrics: QFontMetrics) -> int:
    """The width of one as the Latin ones are: the average of an East Asian font is twice that."""
    return min(metrics.averageCharWidth(), metrics.horizontalAdvance("0"))
