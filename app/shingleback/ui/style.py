"""How everything looks: sizes in parts of the font, colors from the palette, so that light, dark and 200 % all fit."""

from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QWidget

SPACE: Final = 12
MARGIN: Final = 16  # inside of a card
WIDEST_PAGE: Final = 180  # in letters: wider lines are hard to read
COPIED: Final = QColor("#2f7dd1")
ON_DRIVE: Final = QColor("#2a9d6f")
UNPLUG: Final = QColor("#8a63c9")
TROUBLE: Final = QColor("#c9573c")
ACCENT: Final = COPIED
GOOD: Final = ON_DRIVE
ATTENTION: Final = QColor("#c98a1b")
DANGER: Final = TROUBLE
NEUTRAL: Final = QColor("#8a8f98")
DASHES: Final = (4.0, 2.5)  # of the line for the drive, which is not told by its color alone

_LINK_ON_LIGHT: Final = "#1c62b0"  # the contrast to the base is 6:1 in both
_LINK_ON_DARK: Final = "#6fb1f2"
_EDGE_ON_LIGHT: Final = "#a0a4aa"  # the palette's own is hardly to be seen in the dark
_EDGE_ON_DARK: Final = "#7a7e85"
_MIDDLE: Final = 128

Color = QColor | None  # none: that of the text

_SHEET: Final = """
#card { background: palette(base); border: 1px solid palette(midlight); border-radius: 8px; }
#card QLabel { background: transparent; }
#primary { background: #2f7dd1; color: white; border: none; border-radius: 6px; padding: 8px 20px; font-weight: bold; }
#primary:hover { background: #3a8ae0; }
#primary:pressed { background: #2568b0; }
#primary:focus { border: 2px solid palette(text); padding: 6px 18px; }
#primary:disabled, #danger:disabled { background: transparent; color: @edge; }
#primary:disabled, #danger:disabled { border: 1px solid @edge; padding: 7px 19px; }
#danger { background: #b3402a; color: white; border: none; border-radius: 6px; padding: 8px 20px; font-weight: bold; }
#danger:hover { background: #c44a32; }
#danger:pressed { background: #943422; }
#danger:focus { border: 2px solid palette(text); padding: 6px 18px; }
#plain { padding: 8px 16px; }
#tool { border: 1px solid @edge; border-radius: 6px; padding: 2px 8px; background: transparent; }
#tool:hover { background: palette(alternate-base); }
#tool:focus { border: 2px solid #2f7dd1; padding: 1px 7px; }
#tool:disabled { color: @edge; }
#tool::menu-indicator { image: none; width: 0; }
#navigation { background: palette(base); border: none; border-right: 1px solid palette(midlight); }
#section { text-align: left; padding: 9px 14px 9px 42px; border: none; border-radius: 6px; background: transparent; }
#section:hover { background: palette(alternate-base); }
#section:checked { background: palette(window); color: @link; }
#section:focus { border: 2px solid #2f7dd1; padding: 7px 12px 7px 40px; }
#link { color: @link; border: none; background: transparent; padding: 1px 0; text-align: left; }
#link:hover { text-decoration: underline; }
#link:focus { border: 1px solid @link; border-radius: 3px; padding: 0; }
#fold { border: none; background: transparent; padding: 2px 4px 2px 0; color: @link; }
#fold:hover { text-decoration: underline; }
#fold:focus { border: 1px solid @link; border-radius: 3px; padding: 1px 3px 1px 0; }
#tag { border: 1px solid @edge; border-radius: 8px; padding: 2px 10px; }
#notice { background: palette(base); border: 1px solid #c98a1b; border-radius: 8px; }
#notice QLabel { background: transparent; }
#warning { background: palette(base); border: 2px solid #b3402a; border-radius: 8px; }
#warning QLabel { background: transparent; }
QScrollArea, #page { background: transparent; }
#topics { background: palette(base); }
#topics::item { padding: 6px 4px; }
QCheckBox::indicator:unchecked { border: 1px solid @edge; border-radius: 2px; background: palette(base); }
QRadioButton { border: 1px solid transparent; border-radius: 3px; padding: 1px; }
QRadioButton:focus { border-color: @link; }
QRadioButton::indicator { width: 0.8em; height: 0.8em; border: 1px solid @edge; border-radius: 0.4em; }
QRadioButton::indicator:checked { width: 0.4em; height: 0.4em; border: 0.25em solid #2f7dd1; border-radius: 0.45em; }
QTreeWidget { border: 1px solid palette(midlight); border-radius: 4px; background: palette(base); }
QListWidget, QTableView { border: 1px solid palette(midlight); border-radius: 4px; }
QLineEdit { border: 1px solid @edge; border-radius: 4px; padding: 3px; background: palette(base); }
QLineEdit:focus { border-color: #2f7dd1; }
QListWidget::item { padding: 3px; }
QProgressBar { background: palette(midlight); border: none; border-radius: 5px; min-height: 10px; max-height: 10px; }
"""


def dress(application: QApplication) -> None:
    application.setStyle("Fusion")
    paint(application)
    # the palette changes only after this signal
    application.styleHints().colorSchemeChanged.connect(lambda: QTimer.singleShot(0, lambda: paint(application)))


def paint(application: QApplication) -> None:
    """In the colors of the palette as it is now."""
    is_dark = application.palette().color(QPalette.ColorRole.Window).lightness() < _MIDDLE
    link, edge = (_LINK_ON_DARK, _EDGE_ON_DARK) if is_dark else (_LINK_ON_LIGHT, _EDGE_ON_LIGHT)
    application.setStyleSheet(_SHEET.replace("@link", link).replace("@edge", edge))


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
    return label


def letters(widget: QWidget, count: int) -> int:
    """The width of so many letters of a widget's font."""
    return QFontMetrics(widget.font()).averageCharWidth() * count
