"""Where one is in the wizard: its steps, one below the other."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QFontMetrics, QPalette
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from shingleback.bridge.setup.state import Page
from shingleback.ui import style
from shingleback.words import QT_TRANSLATE_NOOP

STEPS = (
    Page.WELCOME,
    Page.EXPECT,
    Page.QUESTIONS,
    Page.PLAN,
    Page.CONFIRM,
    Page.WORKING,
    Page.FOLDERS,
    Page.WHEN,
    Page.DONE,
)
_NAMES = {
    Page.WELCOME: QT_TRANSLATE_NOOP("wizard", "This drive"),
    Page.EXPECT: QT_TRANSLATE_NOOP("wizard", "What to expect"),
    Page.QUESTIONS: QT_TRANSLATE_NOOP("wizard", "Three questions"),
    Page.PLAN: QT_TRANSLATE_NOOP("wizard", "The plan"),
    Page.CONFIRM: QT_TRANSLATE_NOOP("wizard", "Name and confirm"),
    Page.WORKING: QT_TRANSLATE_NOOP("wizard", "Preparing"),
    Page.FOLDERS: QT_TRANSLATE_NOOP("wizard", "What to back up"),
    Page.WHEN: QT_TRANSLATE_NOOP("wizard", "When"),
    Page.DONE: QT_TRANSLATE_NOOP("wizard", "Done"),
}
_REACHED, _TO_COME = QPalette.ColorRole.WindowText, QPalette.ColorRole.PlaceholderText
_SAME_AS = {Page.STOPPED: Page.WORKING}


class Way(QFrame):
    """Only shows: the buttons below a page are the way through."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("navigation")
        self.labels = {page: QLabel(QCoreApplication.translate("wizard", name)) for page, name in _NAMES.items()}
        column = QVBoxLayout(self)
        column.setContentsMargins(*[style.MARGIN] * 4)
        column.setSpacing(style.SPACE)
        for label in self.labels.values():
            column.addWidget(label)
            label.setMinimumWidth(_width_when_bold(label))
        column.addStretch(1)

    def show_page(self, page: Page) -> None:
        """What is done has a tick, what is shown is bold, what is to come is paler."""
        here = STEPS.index(_SAME_AS.get(page, page))
        for place, step in enumerate(STEPS):
            label = self.labels[step]
            name = QCoreApplication.translate("wizard", _NAMES[step])
            label.setText(f"✓ {name}" if place < here else f"{place + 1} {name}")
            font = label.font()
            font.setBold(place == here)
            label.setFont(font)
            label.setForegroundRole(_TO_COME if place > here else _REACHED)
        says = QCoreApplication.translate("wizard", "Step {number} of {count}: {name}")
        name = QCoreApplication.translate("wizard", _NAMES[STEPS[here]])
        self.setAccessibleName(says.format(number=here + 1, count=len(STEPS), name=name))


def _width_when_bold(label: QLabel) -> int:
    """With its number: so that nothing moves from page to page."""
    font = QFont(label.font())
    font.setBold(True)
    return QFontMetrics(font).horizontalAdvance(f"0 {label.text()} ")
