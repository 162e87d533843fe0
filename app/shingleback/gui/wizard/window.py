"""The window of the wizard: the page that is to be seen, where one is, and the buttons below.

Where one is in the wizard: its steps, one below the other.

An explanation, read without leaving the wizard.
"""

from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QFont, QFontMetrics, QPalette
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from shingleback.gui.controllers.wizard import Counting, Setup
from shingleback.gui.controllers.wizard_state import BackPressed, SetupState, StopPressed, WizardPlace
from shingleback.gui.help.page import ExplanationView
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import Help
from shingleback.gui.widgets.basic import Scrolling, button, order_tabs
from shingleback.gui.widgets.dialogs import UnlockDialog
from shingleback.gui.wizard.backup_set import DonePage, FoldersPage, WhenPage
from shingleback.gui.wizard.confirm import ConfirmPage
from shingleback.gui.wizard.page import RIGHT, Foot, WizardPage
from shingleback.gui.wizard.plan import PlanPage, QuestionsPage
from shingleback.gui.wizard.welcome import AwayPage, ExpectPage, WelcomePage
from shingleback.gui.wizard.working import StoppedPage, WorkingPage
from shingleback.messages.help.topic import Topic
from shingleback.messages.translate import QT_TRANSLATE_NOOP
from shingleback.store.settings import BackupSet, Settings

STEPS = (
    WizardPlace.WELCOME,
    WizardPlace.EXPECT,
    WizardPlace.QUESTIONS,
    WizardPlace.PLAN,
    WizardPlace.CONFIRM,
    WizardPlace.WORKING,
    WizardPlace.FOLDERS,
    WizardPlace.WHEN,
    WizardPlace.DONE,
)
_NAMES = {
    WizardPlace.WELCOME: QT_TRANSLATE_NOOP("wizard", "This drive"),
    WizardPlace.EXPECT: QT_TRANSLATE_NOOP("wizard", "What to expect"),
    WizardPlace.QUESTIONS: QT_TRANSLATE_NOOP("wizard", "Three questions"),
    WizardPlace.PLAN: QT_TRANSLATE_NOOP("wizard", "The plan"),
    WizardPlace.CONFIRM: QT_TRANSLATE_NOOP("wizard", "Name and confirm"),
    WizardPlace.WORKING: QT_TRANSLATE_NOOP("wizard", "Preparing"),
    WizardPlace.FOLDERS: QT_TRANSLATE_NOOP("wizard", "What to back up"),
    WizardPlace.WHEN: QT_TRANSLATE_NOOP("wizard", "When"),
    WizardPlace.DONE: QT_TRANSLATE_NOOP("wizard", "Done"),
}
_REACHED, _TO_COME = QPalette.ColorRole.WindowText, QPalette.ColorRole.PlaceholderText
_SAME_AS = {WizardPlace.STOPPED: WizardPlace.WORKING}


class StepsBar(QFrame):
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

    def show_page(self, page: WizardPlace) -> None:
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


_EXPLAINING_LETTERS = QSize(90, 60)


class ExplanationDialog(QDialog):
    def __init__(self, topic: Topic, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = ExplanationView()
        self.view.explanation_asked.connect(self._show)
        column = QVBoxLayout(self)
        column.addWidget(self.view, 1)
        column.addWidget(button(self.tr("&Close"), self.accept), 0, RIGHT)
        self.resize(style.letters(self, _EXPLAINING_LETTERS.width()), style.letters(self, _EXPLAINING_LETTERS.height()))
        self.finished.connect(self.deleteLater)
        self._show(topic)

    def _show(self, topic: Topic) -> None:
        self.view.show_topic(topic)
        self.setWindowTitle(self.view.title.text())


_HELP: Final = {
    WizardPlace.WELCOME: Topic.WHAT_IS_SMR,
    WizardPlace.EXPECT: Topic.SLOWS_DOWN,
    WizardPlace.QUESTIONS: Topic.PROFILES,
    WizardPlace.PLAN: Topic.PROFILES,
    WizardPlace.CONFIRM: Topic.PROFILES,
    WizardPlace.WORKING: Topic.PROFILES,
    WizardPlace.STOPPED: Topic.IO_ERROR,
    WizardPlace.FOLDERS: Topic.ONE_DRIVE,
    WizardPlace.WHEN: Topic.KEEP_POWERED,
    WizardPlace.DONE: Topic.EJECT_TAKES_LONG,
    WizardPlace.AWAY: Topic.VANISHED,
    WizardPlace.NO_SERVICE: Topic.VANISHED,
}
_LETTERS: Final = QSize(130, 110)
_AFTERWARD: Final = frozenset({WizardPlace.FOLDERS, WizardPlace.WHEN, WizardPlace.DONE})
_FRAME: Final = QSize(8, 40)  # about what a desktop puts around a window


class SetupWindow(QDialog):
    """Shows the page of the state that `Setup` is in.

    Signals:
        decided: the `BackupSet` that the person wants, before the last page, and when the wizard is closed.
        ended: the last `SetupState`; its `errand` is what is left to be done.
    """

    decided = Signal(object)
    ended = Signal(object)

    def __init__(
        self, setup: Setup, counting: Counting, chosen: Settings, meant: BackupSet, parent: QWidget | None = None
    ) -> None:
        """`meant` is what the backup set for the drive begins with."""
        super().__init__(parent)
        self.setup = setup
        self._counting = counting
        self._meant = meant
        self._shown: WizardPlace | None = None
        self._page = setup.state.page
        self.folders = FoldersPage(setup, counting, chosen, meant.folders)
        self.when = WhenPage(setup, meant.when)
        self.done_page = DonePage(setup)
        self.pages = self._make_pages(setup)
        self.heading = style.heading(style.wrapped(QLabel()), 1.4)
        self.demo = style.dimmed(
            style.wrapped(QLabel(self.tr("This is a demonstration: the drive is simulated, and nothing is erased.")))
        )
        self.way = StepsBar()
        self.stack = QStackedWidget()
        self._areas = {page: Scrolling(page) for page in dict.fromkeys(self.pages.values())}
        self.says = style.dimmed(style.wrapped(QLabel()))
        self.stop = button("", self.reject)
        self.back = button("", lambda: setup.tell(BackPressed()))
        self.go_on = button("", self._go_on, "primary")
        self.help = Help(self, lambda: _HELP.get(setup.state.shown, Topic.PROFILES))
        self.help.asked.connect(self._explain)
        self._lay_out()
        for page, area in self._areas.items():
            self.stack.addWidget(area)
            page.foot_changed.connect(self._show_foot)
            page.explanation_asked.connect(self._explain)
        setup.changed.connect(self.show_state)
        setup.key_wanted.connect(self._ask_for_key)
        self.show_state(setup.state)

    def _make_pages(self, setup: Setup) -> dict[WizardPlace, WizardPage]:
        away = AwayPage(setup)
        return {
            WizardPlace.WELCOME: WelcomePage(setup),
            WizardPlace.EXPECT: ExpectPage(setup),
            WizardPlace.QUESTIONS: QuestionsPage(setup),
            WizardPlace.PLAN: PlanPage(setup),
            WizardPlace.CONFIRM: ConfirmPage(setup),
            WizardPlace.WORKING: WorkingPage(setup),
            WizardPlace.STOPPED: StoppedPage(setup),
            WizardPlace.FOLDERS: self.folders,
            WizardPlace.WHEN: self.when,
            WizardPlace.DONE: self.done_page,
            WizardPlace.AWAY: away,
            WizardPlace.NO_SERVICE: away,
        }

    @property
    def page(self) -> WizardPage:
        return self.pages[self.setup.state.shown]

    @property
    def is_working(self) -> bool:
        """A drive is being prepared: whoever ended the program now would leave it half done."""
        return self.setup.state.page is WizardPlace.WORKING

    def show_state(self, state: SetupState) -> None:
        if state.page is WizardPlace.CLOSED:
            self._end(state)
            return
        self._page = state.page
        turns = state.shown is not self._shown
        if turns:
            self._turn_to(state)
        self.page.show_state(state)
        self.heading.setText(self.page.title(state))
        self.page.setAccessibleName(self.heading.text())
        self.setWindowTitle(self.heading.text())
        self._show_foot()
        if turns:
            self._give_focus()

    def reject(self) -> None:
        """By the button, by Escape, or by closing the window."""
        self.setup.tell(StopPressed())

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()
        self.reject()

    def _go_on(self) -> None:
        self.page.go_on()

    def _turn_to(self, state: SetupState) -> None:
        before, self._shown = self._shown, state.shown
        if before is not None:
            self.pages[before].leave()
        if state.shown is WizardPlace.DONE:
            self._decide(state)
        self.page.enter()
        self.stack.setCurrentWidget(self._areas[self.page])
        if state.shown not in (WizardPlace.AWAY, WizardPlace.NO_SERVICE):
            self.way.show_page(state.shown)

    def _decide(self, state: SetupState) -> None:
        self.done_page.show_choices(self.folders.folders.folders, self.when.chooser.text)
        self.decided.emit(
            BackupSet(
                folders=list(self.folders.folders.folders),
                destination=state.destination,
                pace=self._meant.pace,
                ejects=self._meant.ejects,
                when=self.when.chooser.when,
            )
        )

    def _show_foot(self) -> None:
        if self._shown is None:
            return
        foot = self.page.foot(self.setup.state)
        for press, text in ((self.stop, foot.stop), (self.back, foot.back), (self.go_on, foot.go_on)):
            press.setText(text)
            press.setVisible(bool(text))
        self.go_on.setEnabled(foot.can_go_on)
        self._color(foot)
        (self.stop if foot.is_red or not foot.go_on else self.go_on).setDefault(True)
        self.go_on.setAutoDefault(not foot.is_red)
        self.says.setText(foot.says)

    def _color(self, foot: Foot) -> None:
        name = "danger" if foot.is_red else "primary"
        if self.go_on.objectName() != name:
            self.go_on.setObjectName(name)
            self.go_on.style().unpolish(self.go_on)
            self.go_on.style().polish(self.go_on)

    def _give_focus(self) -> None:
        """Where nothing can go wrong: on a red page, on the button that stops."""
        order_tabs(self)
        foot = self.page.foot(self.setup.state)
        usual = self.go_on if foot.go_on else self.stop
        chosen = self.stop if foot.is_red else self.page.first() or usual
        if not chosen.isEnabled():
            chosen = self.page
        chosen.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_for_key(self) -> None:
        dialog = UnlockDialog(self.setup.state.drive.name, parent=self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.setup.give_key(dialog.passphrase))
        dialog.rejected.connect(lambda: self.setup.give_key(""))
        dialog.open()

    def _explain(self, topic: Topic) -> None:
        ExplanationDialog(topic, self).open()

    def _end(self, state: SetupState) -> None:
        self.setup.changed.disconnect(self.show_state)
        self.setup.stop()
        self._counting.stop()
        if self._page in _AFTERWARD and state.errand is None and self.folders.folders.folders:
            self._decide(state)  # who closes it before the last page keeps what he has chosen so far
        super().reject()  # what follows may ask something, in another dialog
        self.ended.emit(state)

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        foot.setSpacing(style.SPACE // 2)
        foot.addWidget(self.help.button)
        foot.addWidget(self.stop)
        foot.addWidget(self.says, 1)
        foot.addWidget(self.back)
        foot.addWidget(self.go_on)
        right = QVBoxLayout()
        right.setContentsMargins(*[2 * style.SPACE] * 4)
        right.setSpacing(style.SPACE)
        right.addWidget(self.heading)
        right.addWidget(self.demo)
        right.addWidget(self.stack, 1)
        right.addLayout(foot)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.way)
        whole.addLayout(right, 1)
        self.demo.setVisible(self.setup.view.is_simulated)
        usual = QSize(style.letters(self, _LETTERS.width()), style.letters(self, _LETTERS.height()))
        self.resize(usual.boundedTo(self.screen().availableSize() - _FRAME))
