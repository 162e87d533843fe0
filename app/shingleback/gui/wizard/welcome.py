"""The first page: what the drive is, what is on it, what is normal for it, and alternatives to erasing it.

`AwayPage` is shown while the drive is unplugged, or while drives cannot be queried: calm, and waiting.
"""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from shingleback.gui.drives.sections import NormalPart
from shingleback.gui.home.texts import drive_name, names
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import Collapsible, button, card, hint, in_card, sentence
from shingleback.gui.widgets.layouts import LEFT, actions, add, placed
from shingleback.gui.widgets.pictograms import Picture, PictureLabel
from shingleback.gui.wizard import texts
from shingleback.gui.wizard.controller import SetupController
from shingleback.gui.wizard.flow import ErrandRequested
from shingleback.gui.wizard.page import PageButtons, WizardPage
from shingleback.gui.wizard.state import Errand, PageNotice, SetupState, WizardStep
from shingleback.messages import drive

_PICTURE = 72


class Offer:
    """A notice with a button for what helps. While that is under way, the button says so."""

    def __init__(
        self, setup: SetupController, errand: Errand, name: str, name_under_way: str, role: str = "plain"
    ) -> None:
        self._errand = errand
        self._names = (name, name_under_way)
        self.says = sentence("")
        self.accept = button(name, lambda: setup.tell(ErrandRequested(errand)), role)
        self.card = in_card(self.says, actions(self.accept), name="notice")

    def show_offer(self, text: str, errand: Errand | None) -> None:
        """Show why, if there is a reason. `errand`: the one that is under way."""
        self.says.setText(text)
        self.card.setVisible(bool(text))
        self.accept.setEnabled(errand is None)
        self.accept.setText(self._names[errand is self._errand])


class WelcomePage(WizardPage):
    def __init__(self, setup: SetupController) -> None:
        super().__init__(setup)
        self.verdict = sentence("")
        self.contents = sentence("")
        self.refusal = Offer(setup, Errand.CLOSE_DRIVE, self.tr("C&lose it"), self.tr("Closing…"))
        self.old = Offer(setup, Errand.USE_OLD, self.tr("&Use this backup"), self.tr("Opening…"), "primary")
        self.copy_text = hint(self.tr("Only open volumes are copied. Open the others first, on the drive's card."))
        self.copy_off = button(
            self.tr("Copy my &files off first…"), lambda: setup.tell(ErrandRequested(Errand.COPY_OFF))
        )
        self.habits = NormalPart()
        drive_card = in_card(self.verdict, self.contents, space=style.SPACE // 2)
        erases = sentence(self.tr("Nothing is erased before you confirm."))
        normal = Collapsible(self.tr("What to expect"), self.habits)
        copying = placed(self.copy_off, LEFT)
        add(self.column, drive_card, self.old.card, self.refusal.card, erases, copying, self.copy_text, normal, None)

    def title(self, state: SetupState) -> str:
        return self.tr("Set up “{drive}”").format(drive=drive_name(state.drive))

    def show_state(self, state: SetupState) -> None:
        view = self.setup.view
        self.verdict.setText(drive.headline(view.verdict.recording, view.verdict.confidence, translate))
        is_looking = not state.is_looked_at and state.errand is None
        contents = self.tr("Checking what is on it…") if is_looking else "\n".join(texts.contents(state))
        self.contents.setText(contents)
        self.habits.show_view(view)
        # The failure of what the user just tried comes first.
        sentences = [texts.trouble(state), *([] if state.is_opened_to_look else texts.refused(state))]
        if state.notice is PageNotice.REFUSED:
            sentences.insert(0, self.tr("Something changed in the meantime. Nothing was erased."))
        self.refusal.show_offer("\n".join(text for text in sentences if text), state.errand)
        self.refusal.accept.setVisible(state.is_only_open and not state.is_opened_to_look)
        old = state.old_backup
        holds = drive.holds_backup(names(old.backup_sources or []), translate) if old is not None else ""
        self.old.show_offer(f"{holds} {self.tr('You can continue it.')}" if holds else "", state.errand)
        has_files = texts.has_files(state) and not view.is_simulated
        self.copy_text.setVisible(has_files and texts.leaves_volumes_out(state))
        self.copy_off.setVisible(has_files)
        self.copy_off.setEnabled(state.errand is None)

    def foot(self, state: SetupState) -> PageButtons:
        """Recommend continuing an existing backup; starting from scratch is for those who want that."""
        foot = super().foot(state)
        return replace(foot, go_on=self.tr("&Set it up from scratch"), is_aside=True) if state.old_backup else foot

    def first(self) -> QWidget | None:
        offers = (self.old.accept, self.refusal.accept)
        return next((accept for accept in offers if accept.isVisibleTo(self)), None)


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
