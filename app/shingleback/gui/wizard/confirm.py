"""The confirmation before a drive is erased: the plan, the drive's new name, and its old name, to be typed.

A new passphrase is typed twice, and can be shown.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QFrame, QLineEdit, QWidget

from shingleback.domain.errors import UsageError
from shingleback.domain.formatting.plan import check_label
from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import PasswordChoice, ProfileId
from shingleback.domain.passphrase import Strength, strength
from shingleback.gui.controllers.wizard import SetupController
from shingleback.gui.controllers.wizard_flow import Confirmed, Named, PasswordChosen, can_go_back
from shingleback.gui.controllers.wizard_state import SetupState
from shingleback.gui.run import texts as common
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import Collapsible, ShowLetters, hint, in_card, marked, scroll_to_and_focus, sentence
from shingleback.gui.widgets.erasure import ErasureCard
from shingleback.gui.widgets.layouts import AlignedForm, in_column
from shingleback.gui.widgets.pictograms import Picture
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.gui.wizard import texts
from shingleback.gui.wizard.page import DriveFacts, LineInput, PageButtons, WizardPage, indented
from shingleback.gui.wizard.plan import PlanPart
from shingleback.messages import errors
from shingleback.messages.translate import QT_TRANSLATE_NOOP

_HINTS: Final = {
    Strength.QUICK: QT_TRANSLATE_NOOP(
        "ConfirmPage",
        "A computer can guess this quickly. Four or more words that have nothing to do with each other are better.",
    ),
    Strength.SHORT: QT_TRANSLATE_NOOP(
        "ConfirmPage",
        "A longer one is harder to guess: for example, four or more words that have nothing to do with each other.",
    ),
}


class Passphrase(QFrame):
    """Two passphrase fields with explanations.

    Attributes:
        labels: the labels of the fields, so that they can be aligned with others.

    Signals:
        changed: something was typed.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.first = self._line(self.tr("Passphrase"))
        self.second = self._line(self.tr("Passphrase, once more"))
        self.shows = ShowLetters(self.first, self.second)
        self.says = hint(self.tr("The two don't match yet."))
        self.says.hide()
        self.hint = hint()
        self.hint.hide()
        form = AlignedForm()
        form.setHorizontalSpacing(style.SPACE)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.labels = (PlainLabel(self.tr("&Passphrase")), PlainLabel(self.tr("Once &more")))
        for label, line in zip(self.labels, (self.first, self.second), strict=True):
            label.setBuddy(line)
            form.addRow(label, line)
        warning = self.tr(
            "Nobody can recover it: neither we nor the manufacturer of the drive. Without the passphrase, the "
            "backup is lost. Write it down, and don't keep it with the drive."
        )
        warned = marked(Picture.WARNING, style.ATTENTION, sentence(warning))
        in_column(form, self.hint, self.says, self.shows, warned, on=self, space=style.SPACE // 2)

    @property
    def secret(self) -> str:
        """The passphrase; empty until both fields are equal."""
        return self.first.text() if self.first.text() == self.second.text() else ""

    def lead(self) -> None:
        """Focus the field to fill in next."""
        scroll_to_and_focus(self.second if self.first.text() else self.first, self)

    def forget(self) -> None:
        self.first.clear()
        self.second.clear()
        self.shows.setChecked(False)

    def _line(self, name: str) -> QLineEdit:
        line = LineInput()
        line.setAccessibleName(name)
        line.textChanged.connect(self._on_text)
        return line

    def _on_text(self) -> None:
        differs = bool(self.second.text()) and self.first.text() != self.second.text()
        self.says.setVisible(differs)
        hint = _HINTS.get(strength(self.first.text()), "")
        style.show_text(self.hint, translate("ConfirmPage", hint) if hint else "")
        self.first.setAccessibleDescription(self.hint.text())
        self.changed.emit()


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


_REST_MS: Final = 400  # not a new plan for every letter of a name


class ConfirmPage(WizardPage):
    """Whatever was typed is cleared when the page is left, and when the plan changes."""

    def __init__(self, setup: SetupController) -> None:
        super().__init__(setup)
        self._identity = ""
        self._profile: ProfileId | None = None
        self._name = ""
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
        self.will_be_done = Collapsible(self.tr("What will be done"), self.plan)
        self.password = PasswordQuestion()
        self.password.chosen.connect(lambda may_ask: setup.tell(PasswordChosen(may_ask)))
        self.sure = ErasureCard()
        self.sure.changed.connect(self.foot_changed)
        self.passphrase = Passphrase()
        self.passphrase.changed.connect(self.foot_changed)
        self._lay_out()

    def title(self, state: SetupState) -> str:
        name = state.plan.name if state.plan else self._name
        return self.tr("Erase “{drive}”?").format(drive=name or texts.drive_name(state.drive))

    def show_state(self, state: SetupState) -> None:
        self._name = state.plan.name if state.plan else self._name
        self.facts.show_state(state, self._name)
        self.refused.setText(common.sentence(state.refused) if state.refused else "")
        self.refused.setVisible(state.refused is not None)
        plan = state.plan
        if plan is None:
            return
        self._profile = ProfileId(plan.profile)
        if plan.identity != self._identity:
            self._identity = plan.identity
            self.forget()
        self.plan.show_plan(plan)
        self.password.show_choice(PasswordChoice(plan.password))
        self.sure.show_name(plan.name)
        self.passphrase.setVisible(plan.is_encrypted)

    def forget(self) -> None:
        self.sure.forget()
        self.passphrase.forget()

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

    def enter(self) -> None:
        self.label.setText(self.setup.state.label)
        self._label_rests.stop()

    def leave(self) -> None:
        self._label_rests.stop()
        self.forget()

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
            return self.tr("Change the drive's new name first"), lambda: scroll_to_and_focus(
                self.label, self.label_trouble
            )
        is_open = self.passphrase.isVisibleTo(self) and not self.passphrase.secret
        return (self.tr("Choose a passphrase first") if is_open else ""), self.passphrase.lead

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

    def _lay_out(self) -> None:
        facts_card = in_card(self.facts)
        form = AlignedForm()
        label = PlainLabel(self.tr("New &name of the drive"))
        label.setBuddy(self.label)
        form.setHorizontalSpacing(style.SPACE)
        for field_label in (label, *self.passphrase.labels):
            field_label.setMinimumWidth(label.sizeHint().width())
        form.addRow(label, self.label)
        named = in_card(form, self.label_trouble, self.refused, self.password, self.passphrase)
        for frame in (facts_card, self.sure, named):
            self.column.addWidget(frame)
        self.column.insertWidget(1, self.will_be_done)
        self.column.addStretch(1)
