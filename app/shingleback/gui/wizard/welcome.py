"""The first page: what the drive is, what is on it, what is normal for it, and alternatives to erasing it.

`AwayPage` is shown while the drive is unplugged, or while drives cannot be queried: calm, and waiting.
"""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from shingleback.gui.drives import texts as drive_texts
from shingleback.gui.drives.sections import NormalPart
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import Collapsible, button, card, hint, in_card, sentence
from shingleback.gui.widgets.layouts import LEFT, actions, add, held, in_column
from shingleback.gui.widgets.pictograms import Picture, PictureLabel
from shingleback.gui.wizard import texts
from shingleback.gui.wizard.controller import SetupController
from shingleback.gui.wizard.flow import ErrandRequested
from shingleback.gui.wizard.page import PageButtons, WizardPage
from shingleback.gui.wizard.state import Errand, PageNotice, SetupState, WizardStep
from shingleback.messages import drive

_PICTURE = 72


class WelcomePage(WizardPage):
    def __init__(self, setup: SetupController) -> None:
        super().__init__(setup)
        self.name = style.heading(style.Wrapped(), 1.2)
        self.facts = hint()
        self.verdict = sentence("")
        self.contents = sentence("")
        self.refusal, self._refusal_column = card("notice")
        self.why_not = sentence("")
        self.close_drive = button(self.tr("C&lose it"), lambda: setup.tell(ErrandRequested(Errand.CLOSE_DRIVE)))
        self.old, self._old_column = card("notice")
        self.found = sentence("")
        self.use_old = button(
            self.tr("&Use this backup"), lambda: setup.tell(ErrandRequested(Errand.USE_OLD)), "primary"
        )
        self.erases = sentence(self.tr("Nothing is erased before you confirm."))
        self.copy_text = hint(self.tr("Only open volumes are copied. Open the others first, on the drive's card."))
        self.copy_off = button(
            self.tr("Copy my &files off first…"), lambda: setup.tell(ErrandRequested(Errand.COPY_OFF))
        )
        self.habits = NormalPart()
        drive_card = in_card(self.name, self.verdict, self.contents, space=style.SPACE // 2)
        normal = Collapsible(self.tr("What to expect from this drive"), held(in_column(self.facts, self.habits)))
        _fill(self._old_column, self.found, self.use_old)
        _fill(self._refusal_column, self.why_not, self.close_drive)
        self.column.addWidget(drive_card)
        self.column.addWidget(self.old)
        self.column.addWidget(self.refusal)
        self.column.addWidget(self.erases)
        self.column.addWidget(self.copy_off, 0, LEFT)
        self.column.addWidget(self.copy_text)
        self.column.addWidget(normal)
        self.column.addStretch(1)

    def title(self, state: SetupState) -> str:  # noqa: ARG002 (part of the interface)
        return self.tr("Set up this drive for backups")

    def show_state(self, state: SetupState) -> None:
        view = self.setup.view
        self.name.setText(state.name)
        self.facts.setText(drive_texts.facts(state.drive))
        self.verdict.setText(drive.headline(view.verdict.recording, view.verdict.confidence, translate))
        is_looking = not state.is_looked_at and state.errand is None
        contents = self.tr("Checking what is on it…") if is_looking else "\n".join(texts.contents(state))
        self.contents.setText(contents)
        self.habits.show_view(view)
        # The failure of what the user just tried comes first.
        sentences = [texts.trouble(state), *([] if state.is_opened_to_look else texts.refused(state))]
        if state.notice is PageNotice.REFUSED:
            sentences.insert(0, self.tr("Something changed in the meantime. Nothing was erased."))
        self.why_not.setText("\n".join(text for text in sentences if text))
        self.refusal.setVisible(bool(self.why_not.text()))
        self.close_drive.setVisible(state.is_only_open and not state.is_opened_to_look)
        self.close_drive.setEnabled(state.errand is None)
        is_closing = state.errand is Errand.CLOSE_DRIVE
        self.close_drive.setText(self.tr("Closing…") if is_closing else self.tr("C&lose it"))
        old = state.old_backup
        self.old.setVisible(old is not None)
        if old is not None:
            holds = drive.holds_backup(old.backup_sources or [], translate)
            goes_on = self.tr("You can continue it.")
            self.found.setText(f"{holds} {goes_on}")
        self.use_old.setEnabled(state.errand is None)
        is_opening = state.errand is Errand.USE_OLD
        self.use_old.setText(self.tr("Opening…") if is_opening else self.tr("&Use this backup"))
        has_files = texts.has_files(state) and not view.is_simulated
        self.copy_text.setVisible(has_files and texts.leaves_volumes_out(state))
        self.copy_off.setVisible(has_files)
        self.copy_off.setEnabled(state.errand is None)

    def foot(self, state: SetupState) -> PageButtons:
        """Recommend continuing an existing backup; starting from scratch is for those who want that."""
        foot = super().foot(state)
        return replace(foot, go_on=self.tr("&Set it up from scratch"), is_aside=True) if state.old_backup else foot

    def first(self) -> QWidget | None:
        if self.use_old.isVisibleTo(self):
            return self.use_old
        return self.close_drive if self.close_drive.isVisibleTo(self) else None


def _fill(column: QVBoxLayout, text: QWidget, press: QWidget) -> None:
    add(column, text, actions(press))


class AwayPage(WizardPage):
    def __init__(self, setup: SetupController) -> None:
        super().__init__(setup)
        self.says = sentence("")
        self.says.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        frame, column = card()
        column.addSpacing(2 * style.SPACE)
        column.addWidget(PictureLabel(Picture.CABLE, _PICTURE, style.NEUTRAL), 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.says)
        column.addSpacing(2 * style.SPACE)
        add(self.column, frame, None)

    def title(self, state: SetupState) -> str:
        if state.shown is WizardStep.NO_SERVICE:
            return self.tr("The drives can't be read right now")
        return self.tr("“{drive}” is not plugged in").format(drive=state.name)

    def show_state(self, state: SetupState) -> None:
        if state.shown is WizardStep.NO_SERVICE:
            first = self.tr("The drive service (UDisks2) is not answering.")
            then = self.tr("As soon as it answers, this continues automatically.")
        else:
            first = self.tr("Plug it in again, in any port, to continue.")
            then = ""
        done = self.tr("The drive stays prepared.") if state.is_prepared else self.tr("Nothing was erased.")
        self.says.setText("\n".join(text for text in (done, first, then) if text))

    def foot(self, state: SetupState) -> PageButtons:  # noqa: ARG002 (part of the interface)
        return PageButtons(stop=self.tr("&Close"))
