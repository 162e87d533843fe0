"""The window of the wizard: the line of steps, the current page, and the buttons below it.

The line of steps also shows activity while the program waits for something. Explanations open without leaving the
wizard.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QCloseEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from shingleback.gui.controllers.folder_counter import FolderCounter
from shingleback.gui.help.page import Explainer, ExplanationView
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import Help, announce, order_tabs
from shingleback.gui.widgets.basic import Scrolling, button, link, scroll_to
from shingleback.gui.widgets.busy import BusyBar
from shingleback.gui.widgets.choosers import UnlockDialog
from shingleback.gui.widgets.layouts import columns, in_column, in_row, placed, wide
from shingleback.gui.widgets.shortcuts import close_by_keys
from shingleback.gui.wizard.backup_set import FoldersPage
from shingleback.gui.wizard.confirm import ConfirmPage
from shingleback.gui.wizard.controller import SetupController
from shingleback.gui.wizard.flow import BackPressed, StopPressed
from shingleback.gui.wizard.page import RIGHT, PageButtons, WizardPage
from shingleback.gui.wizard.plan import QuestionsPage
from shingleback.gui.wizard.state import SetupState, WizardStep
from shingleback.gui.wizard.welcome import AwayPage, WelcomePage
from shingleback.gui.wizard.working import StoppedPage, WorkingPage
from shingleback.messages.help.topic import Topic
from shingleback.messages.translate import QT_TRANSLATE_NOOP
from shingleback.store.settings import BackupSet, Settings

_EXPLAINING_LETTERS = QSize(90, 60)
_HELP: Final = {
    WizardStep.WELCOME: Topic.WHAT_IS_SMR,
    WizardStep.QUESTIONS: Topic.PROFILES,
    WizardStep.CONFIRM: Topic.PROFILES,
    WizardStep.WORKING: Topic.PROFILES,
    WizardStep.STOPPED: Topic.IO_ERROR,
    WizardStep.FOLDERS: Topic.ONE_DRIVE,
    WizardStep.AWAY: Topic.VANISHED,
    WizardStep.NO_SERVICE: Topic.VANISHED,
}
_LETTERS: Final = QSize(110, 110)

STEPS: Final = (
    QT_TRANSLATE_NOOP("wizard", "The drive"),
    QT_TRANSLATE_NOOP("wizard", "Questions"),
    QT_TRANSLATE_NOOP("wizard", "Erase"),
    QT_TRANSLATE_NOOP("wizard", "What and when"),
)
_STEP_OF: Final = {
    WizardStep.WELCOME: 0,
    WizardStep.QUESTIONS: 1,
    WizardStep.CONFIRM: 2,
    WizardStep.WORKING: 2,
    WizardStep.STOPPED: 2,
    WizardStep.FOLDERS: 3,
}
_LAST: Final = len(STEPS) - 1


class ExplanationDialog(Explainer, QDialog):
    def __init__(self, topic: Topic, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        close_by_keys(self)
        self.view = ExplanationView()
        column = QVBoxLayout(self)
        column.addWidget(self.view, 1)
        column.addWidget(button(self.tr("&Close"), self.accept), 0, RIGHT)
        style.resize_to_letters(self, _EXPLAINING_LETTERS.width(), _EXPLAINING_LETTERS.height())
        self.finished.connect(self.deleteLater)
        self.explain(topic)

    def explain(self, topic: Topic) -> None:
        self.view.show_topic(topic)
        self.setWindowTitle(self.view.title.text())


class SetupWindow(Explainer, QDialog):
    """Shows the page for the state of `SetupController`.

    Signals:
        decided: the `BackupSet` that the user wants, when the wizard is closed on its last page.
        ended: the last `SetupState`; its `errand` is what remains to be done.
    """

    decided = Signal(object)
    ended = Signal(object)

    def __init__(
        self,
        setup: SetupController,
        counting: FolderCounter,
        chosen: Settings,
        meant: BackupSet,
        parent: QWidget | None = None,
    ) -> None:
        """`meant` provides the initial values of the drive's backup set."""
        super().__init__(parent)
        close_by_keys(self)
        self.setup = setup
        self._counting = counting
        self._meant = meant
        self._shown: WizardStep | None = None
        self._page = setup.state.page
        self.folders = FoldersPage(setup, counting, chosen, meant)
        away = AwayPage(setup)
        questions = QuestionsPage(setup)
        pages: dict[WizardStep, WizardPage] = {
            WizardStep.WELCOME: WelcomePage(setup),
            WizardStep.QUESTIONS: questions,
            WizardStep.CONFIRM: ConfirmPage(setup, questions.passphrase),
            WizardStep.WORKING: WorkingPage(setup),
            WizardStep.STOPPED: StoppedPage(setup),
            WizardStep.FOLDERS: self.folders,
            WizardStep.AWAY: away,
            WizardStep.NO_SERVICE: away,
        }
        self.heading = style.heading(style.Wrapped(), 1.4)
        self.way = StepsBar()
        self.stack = PageStack(pages)
        self.foot = Foot(self)
        self._lay_out()
        self.stack.foot_changed.connect(self._show_foot)
        setup.changed.connect(self.show_state)
        setup.key_wanted.connect(self._ask_for_key)
        self.show_state(setup.state)

    @property
    def pages(self) -> Mapping[WizardStep, WizardPage]:
        return self.stack.pages

    @property
    def page(self) -> WizardPage:
        return self.pages[self.setup.state.shown]

    @property
    def is_working(self) -> bool:
        """Whether a drive is being prepared: ending the program now would leave it half done."""
        return self.setup.state.page is WizardStep.WORKING

    def show_state(self, state: SetupState) -> None:
        if state.page is WizardStep.CLOSED:
            self._end(state)
            return
        self._page = state.page
        before = self._shown
        turns = state.shown is not before
        if turns:
            self._shown = state.shown
            if before is not None:
                self.pages[before].leave()
            self.page.enter()
            self.stack.show_page(self.page)
        self.page.show_state(state)
        self.way.show_state(state)
        self.heading.setText(self.page.title(state))
        self.page.setAccessibleName(f"{self.way.position}: {self.heading.text()}")
        self.setWindowTitle(self.heading.text())
        self._show_foot()
        if turns:
            # The first thing to fill in has the focus. On a red page, the Enter key still presses the stop button.
            order_tabs(self)
            chosen = self.page.first() or self.foot.usual_button(self.page.foot(self.setup.state))
            if not chosen.isEnabled():
                chosen = self.page
            chosen.setFocus(Qt.FocusReason.OtherFocusReason)
            if chosen is not self.page:
                scroll_to(chosen)
        if turns and before is not None:  # the title of a new window is heard anyway
            announce(self, self.page.announcement(state))

    def reject(self) -> None:
        """Called for the button, closing the window, and Escape on a page without a way back."""
        self.setup.tell(StopPressed())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape and the desktop's key for the way back go back a page, like in the main window."""
        keys = QKeySequence.StandardKey
        if (event.matches(keys.Cancel) or event.matches(keys.Back)) and self.foot.back.isVisible():
            self.foot.back.click()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()
        self.reject()

    def _show_foot(self) -> None:
        if self._shown is None:
            return
        self.foot.show_buttons(self.page.foot(self.setup.state))

    def _ask_for_key(self) -> None:
        dialog = UnlockDialog(self.setup.state.name, parent=self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.setup.give_key(dialog.passphrase))
        dialog.rejected.connect(lambda: self.setup.give_key(""))
        dialog.open()

    def explain(self, topic: Topic) -> None:
        ExplanationDialog(topic, self).open()

    def _decide(self, state: SetupState) -> None:
        self.decided.emit(
            BackupSet(
                folders=list(self.folders.folders.folders),
                destination=state.destination,
                pace=self._meant.pace,
                ejects=self._meant.ejects,
                when=self.folders.when.when,
                turns_with=lead.key if (lead := self.folders.turns.lead) else "",
                answers=list(self.folders.recognition.answers),
                **self.folders.exclusions.fields,
            )
        )

    def _end(self, state: SetupState) -> None:
        self.setup.changed.disconnect(self.show_state)
        self.setup.stop()
        self._counting.stop()
        if self._page is WizardStep.FOLDERS and self.folders.folders.folders:
            self._decide(state)  # whether the first backup begins now or later
        super().reject()  # the next action may open another dialog
        self.ended.emit(state)

    def _lay_out(self) -> None:
        help_button = Help(self, lambda: _HELP.get(self.setup.state.shown, Topic.PROFILES)).button
        demo = style.dimmed(
            style.Wrapped(self.tr("This is a demonstration: the drive is simulated, and no real drive is erased."))
        )
        foot = self.foot
        buttons = in_row(help_button, foot.stop, wide(foot.says), foot.back, foot.go_on, space=style.SPACE // 2)
        head = in_column(self.way, self.heading, demo, space=style.SPACE)
        below = in_column(placed(foot.missing, RIGHT), buttons, space=style.SPACE)
        for layout in (head, below, *(page.column for page in self.pages.values())):  # a page's scroll bar needs one
            style.set_margins(layout, 2 * style.SPACE, 0, 2 * style.SPACE, 0)
        whole = in_column(head, wide(self.stack), below, on=self, space=style.SPACE)
        style.set_margins(whole, 0, 2 * style.SPACE, 0, 2 * style.SPACE)
        demo.setVisible(self.setup.view.is_simulated)
        style.resize_to_letters(self, _LETTERS.width(), _LETTERS.height())


class PageStack(QStackedWidget):
    """The pages of the wizard, each of which can be scrolled. Signals: `foot_changed`: see `WizardPage`."""

    foot_changed = Signal()

    def __init__(self, pages: Mapping[WizardStep, WizardPage]) -> None:
        super().__init__()
        self.pages = pages
        self._areas = {page: Scrolling(page) for page in dict.fromkeys(pages.values())}
        for page, area in self._areas.items():
            self.addWidget(area)
            page.foot_changed.connect(self.foot_changed)

    def show_page(self, page: WizardPage) -> None:
        """Show a page from its top, however far down it was left."""
        self._areas[page].verticalScrollBar().setValue(0)
        self.setCurrentWidget(self._areas[page])


class Foot:
    """The buttons below the pages, a note beside them, and a link above them to what is missing on the page."""

    def __init__(self, window: SetupWindow) -> None:
        self.says = style.dimmed(style.Wrapped())
        self.missing = link("", lambda: window.page.lead())  # noqa: PLW0108 (of the page at that time)
        self.stop = button("", window.reject)
        self.back = button("", lambda: window.setup.tell(BackPressed()))
        self.go_on = button("", lambda: window.page.go_on(), "primary")  # noqa: PLW0108 (as above)

    def show_buttons(self, foot: PageButtons) -> None:
        for press, text in ((self.stop, foot.stop), (self.back, foot.back), (self.go_on, foot.go_on)):
            style.show_text(press, text)
        self.go_on.setEnabled(foot.can_go_on)
        style.rename(self.go_on, "danger" if foot.is_red else "plain" if foot.is_aside else "primary")
        (self.stop if foot.is_aside else self.usual_button(foot)).setDefault(True)
        self.says.setText(foot.says)
        style.show_text(self.missing, foot.missing)

    def usual_button(self, foot: PageButtons) -> QPushButton:
        """Return what the Enter key presses unless a button has the focus: never what cannot be undone."""
        return self.go_on if foot.go_on and not foot.is_red else self.stop


class StepsBar(QFrame):
    """The line of steps, without words: each page has its title. The buttons below a page lead through the steps.

    Attributes:
        position: such as "Step 2 of 4", for users who cannot see the line.
        busy: the bar of the current step, which moves during waiting.
    """

    def __init__(self) -> None:
        super().__init__()
        self.strokes = [QFrame() for _ in STEPS]
        self.busy = BusyBar()
        self.busy.setObjectName("waiting")
        self.busy.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.busy.setMinimumWidth(1)  # otherwise a bar would be wider than its step
        self.busy.setAccessibleName(QCoreApplication.translate("wizard", "Please wait"))
        self.position = ""
        self._grid = columns(*([1] * len(STEPS)), across=style.SPACE // 2, on=self)
        for column, stroke in enumerate(self.strokes):
            self._grid.addWidget(stroke, 0, column)

    def show_state(self, state: SetupState) -> None:
        """Show the current step. If the drive is unplugged, the line stays as it was."""
        self.busy.setVisible(state.is_waiting)
        current_step = _STEP_OF.get(state.shown)
        if current_step is None:
            return
        self._grid.addWidget(self.busy, 0, current_step)
        self.busy.raise_()
        for step, stroke in enumerate(self.strokes):
            is_skipped = current_step == _LAST and not state.is_prepared and 0 < step < current_step
            style.rename(stroke, "step-reached" if step <= current_step and not is_skipped else "step")
        says = QCoreApplication.translate("wizard", "Step {number} of {count}")
        position = says.format(number=current_step + 1, count=len(STEPS))
        if position != self.position:
            self.position = position
            self.setAccessibleName(f"{position}: {QCoreApplication.translate('wizard', STEPS[current_step])}")
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
