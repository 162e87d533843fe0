"""The confirmation before a drive is erased: what is lost, and the drive's name, to be typed.

The plan, the facts about the drive and its new name are folded.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from shingleback.domain.errors import UsageError
from shingleback.domain.formatting.plan import check_label
from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import PasswordChoice, ProfileId
from shingleback.domain.local_time import local_time
from shingleback.gui.home.texts import drive_name
from shingleback.gui.run import texts as common
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import Collapsible, hint, in_card, indented, scroll_to_and_focus, sentence
from shingleback.gui.widgets.erasure import ErasureCard
from shingleback.gui.widgets.layouts import AlignedForm, add, held, in_column
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.gui.wizard import texts
from shingleback.gui.wizard.controller import SetupController
from shingleback.gui.wizard.flow import BackPressed, Confirmed, Named, PasswordChosen, can_go_back
from shingleback.gui.wizard.page import DriveFacts, LineInput, PageButtons, WizardPage
from shingleback.gui.wizard.passphrase import Passphrase
from shingleback.gui.wizard.plan import PlanPart
from shingleback.gui.wizard.state import SetupState
from shingleback.messages import errors

_REST_MS: Final = 400  # not a new plan for every letter of a name


class PasswordQuestion(QWidget):
    """Shown only if options worth a password need one, and the profile could do without them.

    Signals:
        chosen: whether to ask for the password.
    """

    chosen = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        cost = self.tr("Later backups and restores then take somewhat longer.")
        self.spares = QCheckBox(self.tr("&Don't ask for an administrator's password"))
        self.spares.setAccessibleDescription(cost)
        self.spares.clicked.connect(lambda is_spared: self.chosen.emit(not is_spared))
        in_column(self.spares, indented(hint(cost)), on=self, space=style.SPACE // 3)
        self.hide()

    def show_choice(self, choice: PasswordChoice) -> None:
        self.setVisible(choice in (PasswordChoice.OFFERED, PasswordChoice.SPARED))
        self.spares.setChecked(choice is PasswordChoice.SPARED)


class ConfirmPage(WizardPage):
    """Whatever was typed is cleared when the page is left, and when the plan changes."""

    def __init__(self, setup: SetupController, passphrase: Passphrase) -> None:
        """`passphrase`: its fields, on the page of the questions."""
        super().__init__(setup)
        self.passphrase = passphrase
        self._identity = ""
        self._profile: ProfileId | None = None
        self.facts = DriveFacts()
        self.label = LineInput(setup.state.label)
        self.label.setAccessibleName(self.tr("The new name of the drive"))
        self.label.textChanged.connect(self._on_label)
        self._label_rests = QTimer(self, singleShot=True, interval=_REST_MS)
        self._label_rests.timeout.connect(lambda: setup.tell(Named(self.label.text())))
        self.label_trouble = sentence("")
        self.label_trouble.hide()
        self.refused = sentence("")
        self.plan = PlanPart()
        form = AlignedForm()
        label = PlainLabel(self.tr("New &name of the drive"))
        label.setBuddy(self.label)
        form.setHorizontalSpacing(style.SPACE)
        form.addRow(label, self.label)
        self.will_be_done = Collapsible(
            self.tr("Details"),
            held(in_column(in_card(form, self.label_trouble), in_card(self.facts), in_card(self.plan))),
        )
        self.password = PasswordQuestion()
        self.password.chosen.connect(lambda may_ask: setup.tell(PasswordChosen(may_ask)))
        self.sure = ErasureCard()
        self.sure.changed.connect(self.foot_changed)
        add(self.column, self.refused, self.sure, self.password, self.will_be_done, None)

    def title(self, state: SetupState) -> str:
        return self.tr("Erase “{drive}”?").format(drive=drive_name(state.drive))

    def show_state(self, state: SetupState) -> None:
        self.facts.show_state(state)
        self.sure.show_losses("\n".join(texts.losses(state, local_time())))
        self.refused.setText(common.sentence(state.refused) if state.refused else "")
        self.refused.setVisible(state.refused is not None)
        plan = state.plan
        if plan is None:
            return
        self._profile = ProfileId(plan.profile)
        if plan.identity != self._identity:
            self._identity = plan.identity
            self.sure.forget()
        self.plan.show_plan(plan)
        self.password.show_choice(PasswordChoice(plan.password))
        self.sure.show_name(plan.name)

    def first(self) -> QWidget | None:
        return self.sure.typed

    def foot(self, state: SetupState) -> PageButtons:
        return PageButtons(
            stop=self.tr("&Cancel"),
            back=self.tr("&Back") if can_go_back(state) else "",
            go_on=self.tr("&Erase and prepare"),
            can_go_on=self._can_erase,
            is_red=True,
            missing=self._missing[0],
        )

    def lead(self) -> None:
        self._missing[1]()

    def go_on(self) -> None:
        plan = self.setup.state.plan
        if plan is None or not self._can_erase:
            return
        secret = self.passphrase.secret if plan.is_encrypted else ""
        self.setup.confirm(Confirmed(self._identity, self.sure.confirmed_name, bool(secret)), secret)
        self.passphrase.forget()

    def enter(self) -> None:
        self.label.setText(self.setup.state.label)
        self._label_rests.stop()

    def leave(self) -> None:
        self._label_rests.stop()
        self.sure.forget()

    @property
    def _can_erase(self) -> bool:
        """Whether everything is confirmed. The drive's new name must also be the one in the plan."""
        plan = self.setup.state.plan
        if plan is None or plan.label != self.label.text() or self.label_trouble.text():
            return False
        return self.sure.is_sure and bool(self.passphrase.secret or not plan.is_encrypted)

    @property
    def _missing(self) -> tuple[str, Callable[[], None]]:
        """The first thing to do before the drive may be erased, and a function that leads to it."""
        if missing := self.sure.missing:
            return missing, self.sure.lead
        if self.label_trouble.text():
            return self.tr("Change the drive's new name first"), self._lead_to_label
        plan = self.setup.state.plan
        lacks_key = plan is not None and plan.is_encrypted and not self.passphrase.secret
        return (self.passphrase.missing if lacks_key else ""), lambda: self.setup.tell(BackPressed())

    def _lead_to_label(self) -> None:
        self.will_be_done.unfold(is_open=True)
        scroll_to_and_focus(self.label, self.label_trouble)

    def _on_label(self, text: str) -> None:
        trouble = self._trouble_with(text)
        style.show_text(self.label_trouble, trouble)
        if trouble:
            self._label_rests.stop()
        else:
            self._label_rests.start()
        self.foot_changed.emit()

    def _trouble_with(self, label: str) -> str:
        if self._profile is None:
            return ""
        try:
            check_label(PROFILES[self._profile], label)
        except UsageError as error:
            return errors.sentence(error.why, error.values, translate)
        return ""
