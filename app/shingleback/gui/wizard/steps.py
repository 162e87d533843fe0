"""The line of steps on top of the wizard: where one is, and that the program is waiting for something."""

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPalette
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QProgressBar, QWidget

from shingleback.gui.controllers.wizard_state import SetupState, WizardPlace
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import keep_room
from shingleback.messages.translate import QT_TRANSLATE_NOOP

STEPS: Final = (
    QT_TRANSLATE_NOOP("wizard", "The drive"),
    QT_TRANSLATE_NOOP("wizard", "Questions"),
    QT_TRANSLATE_NOOP("wizard", "Erase"),
    QT_TRANSLATE_NOOP("wizard", "What and when"),
)
_STEP_OF: Final = {
    WizardPlace.WELCOME: 0,
    WizardPlace.QUESTIONS: 1,
    WizardPlace.CONFIRM: 2,
    WizardPlace.WORKING: 2,
    WizardPlace.STOPPED: 2,
    WizardPlace.FOLDERS: 3,
}
_LAST: Final = len(STEPS) - 1
_REACHED, _PALE = QPalette.ColorRole.WindowText, QPalette.ColorRole.PlaceholderText
_TOP: Final = Qt.AlignmentFlag.AlignTop


class StepsBar(QFrame):
    """Only shows: the buttons below a page are the way through.

    Attributes:
        position: such as "Step 2 of 4", for whoever cannot see the line.
        busy: moves while something is waited for.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.labels = [style.wrapped(QLabel()) for _ in STEPS]
        self._strokes = [QFrame() for _ in STEPS]
        self.busy = QProgressBar(textVisible=False)
        self.busy.setObjectName("waiting")
        self.busy.setRange(0, 0)
        self.busy.setAccessibleName(QCoreApplication.translate("wizard", "Please wait"))
        keep_room(self.busy)
        self.position = ""
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(style.SPACE // 2)
        grid.setVerticalSpacing(style.SPACE // 3)
        for column, (stroke, label) in enumerate(zip(self._strokes, self.labels, strict=True)):
            grid.addWidget(stroke, 0, column)
            grid.addWidget(label, 1, column, _TOP)
            grid.setColumnStretch(column, 1)
        grid.addWidget(self.busy, 2, 0, 1, len(STEPS))

    def show_state(self, state: SetupState) -> None:
        """A drive that is not there leaves the line as it was."""
        self.busy.setVisible(state.is_waiting)
        here = _STEP_OF.get(state.shown)
        if here is None:
            return
        for step, (stroke, label) in enumerate(zip(self._strokes, self.labels, strict=True)):
            name = QCoreApplication.translate("wizard", STEPS[step])
            is_skipped = here == _LAST and not state.is_prepared and 0 < step < here
            label.setText(f"✓ {name}" if step < here and not is_skipped else f"{step + 1} {name}")
            font = label.font()
            font.setBold(step == here)
            label.setFont(font)
            label.setForegroundRole(_PALE if step > here or is_skipped else _REACHED)
            _dye(stroke, "step-reached" if step <= here and not is_skipped else "step")
        self._tell(here)

    def _tell(self, here: int) -> None:
        says = QCoreApplication.translate("wizard", "Step {number} of {count}")
        position = says.format(number=here + 1, count=len(STEPS))
        if position == self.position:
            return
        self.position = position
        self.setAccessibleName(f"{position}: {QCoreApplication.translate('wizard', STEPS[here])}")
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))


def _dye(stroke: QFrame, name: str) -> None:
    if stroke.objectName() != name:
        stroke.setObjectName(name)
        stroke.style().unpolish(stroke)
        stroke.style().polish(stroke)
