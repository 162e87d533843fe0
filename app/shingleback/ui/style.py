"""How everything looks: sizes in parts of the font, colors from the palette, so that light, dark and 200 % all fit."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QWidget

SPACE: Final = 12
COPIED: Final = QColor("#2f7dd1")
ON_DRIVE: Final = QColor("#2a9d6f")
UNPLUG: Final = QColor("#8a63c9")
TROUBLE: Final = QColor("#c9573c")

_SHEET: Final = """
#card { background: palette(base); border: 1px solid palette(midlight); border-radius: 8px; }
#card QLabel { background: transparent; }
#primary { background: #2f7dd1; color: white; border: none; border-radius: 6px; padding: 8px 20px; font-weight: bold; }
#primary:hover { background: #3a8ae0; }
#primary:pressed { background: #2568b0; }
#primary:focus { border: 2px solid palette(text); padding: 6px 18px; }
#primary:disabled { background: palette(mid); color: palette(window); }
#plain { padding: 8px 16px; }
QListWidget, QTableView { border: 1px solid palette(midlight); border-radius: 4px; }
QLineEdit { border: 1px solid palette(mid); border-radius: 4px; padding: 3px; background: palette(base); }
QLineEdit:focus { border-color: #2f7dd1; }
QListWidget::item { padding: 3px; }
QProgressBar { background: palette(midlight); border: none; border-radius: 5px; min-height: 10px; max-height: 10px; }
"""


def dress(application: QApplication) -> None:
    application.setStyle("Fusion")
    application.setStyleSheet(_SHEET)
    application.styleHints().colorSchemeChanged.connect(lambda: application.setStyleSheet(_SHEET))


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
