"""The drive gets its name, and the person says for certain which drive is erased."""

from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLabel, QWidget

from shingleback.bridge.setup.events import Confirmed, Named
from shingleback.bridge.setup.flow import can_go_back
from shingleback.bridge.setup.setup import Setup
from shingleback.bridge.setup.state import SetupState
from shingleback.knowledge.preparing.labels import check_label
from shingleback.knowledge.preparing.short_names import is_confirmed
from shingleback.model.errors import UsageError
from shingleback.model.profile import ProfileId
from shingleback.model.profiles import PROFILES
from shingleback.ui import style
from shingleback.ui import texts as common
from shingleback.ui.pieces import card, sentence
from shingleback.ui.texts import translate
from shingleback.ui.wizard import texts
from shingleback.ui.wizard.drive_facts import DriveFacts
from shingleback.ui.wizard.name_edit import NameEdit
from shingleback.ui.wizard.page import Foot, WizardPage
from shingleback.ui.wizard.passphrase import Passphrase
from shingleback.ui.wizard.pieces import Line
from shingleback.words import refusals

_NO_BREAK: Final = "\u00a0"
_REST_MS: Final = 400  # a plan for every letter of a name would be too many


class ConfirmPage(WizardPage):
    """What was typed is forgotten whenever the page is left, and whenever the plan is another one."""

    def __init__(self, setup: Setup, parent: QWidget | None = None) -> None:
        super().__init__(setup, parent)
        self._identity = ""
        self._profile: ProfileId | None = None
        self.facts = DriveFacts()
        self.label = Line(setup.state.label)
        self.label.setAccessibleName(self.tr("The new name of the drive"))
        self.label.textChanged.connect(self._on_label)
        self._label_rests = QTimer(self, singleShot=True, interval=_REST_MS)
        self._label_rests.timeout.connect(lambda: setup.tell(Named(self.label.text())))
        self.label_trouble = sentence("")
        self.label_trouble.hide()
        self.refused = sentence("")
        self.asks = sentence("")
        self.typed = NameEdit()
        self.typed.changed.connect(self._on_typed)
        self.typed.refused.connect(self._on_pasted)
        self.says = style.dimmed(sentence(""))
        self.says.hide()
        self.means_it = QCheckBox(self.tr("I mean &this drive"))
        self.knows = QCheckBox(self.tr("I &know that everything on it will be lost"))
        self.passphrase = Passphrase()
        self.passphrase.changed.connect(self.foot_changed)
        for box in (self.means_it, self.knows):
            box.toggled.connect(self.foot_changed)
            box.setVisible(QAccessible.isActive())
        self._lay_out()

    @property
    def is_sure(self) -> bool:
        """The name was typed; or, for those who cannot, both boxes are ticked."""
        plan = self.setup.state.plan
        by_boxes = self.means_it.isChecked() and self.knows.isChecked()
        return plan is not None and (by_boxes or is_confirmed(self.typed.text(), plan.name))

    def title(self, state: SetupState) -> str:
        return self.tr("Erase “{drive}”?").format(drive=texts.drive_name(state.drive))

    def show_state(self, state: SetupState) -> None:
        self.facts.show_state(state)
        self.refused.setText(common.sentence(state.refused) if state.refused else "")
        self.refused.setVisible(state.refused is not None)
        plan = state.plan
        if plan is None:
            return
        self._profile = ProfileId(plan.profile)
        if plan.identity != self._identity:
            self._identity = plan.identity
            self.forget()
        text = self.tr("To go on, type the name of the drive that will be erased: {name}").format(name=plan.name)
        self.asks.setText(text.replace(plan.name, plan.name.replace(" ", _NO_BREAK)))
        self.typed.setAccessibleName(self.tr("Name of the drive that will be erased"))
        self.typed.setAccessibleDescription(text)
        self.means_it.setText(self.tr("I mean &this drive: {name}").format(name=plan.name))
        self.passphrase.setVisible(plan.is_encrypted)

    def forget(self) -> None:
        self.typed.forget()
        self.passphrase.forget()
        self.says.hide()
        for box in (self.means_it, self.knows):
            box.setChecked(False)

    def foot(self, state: SetupState) -> Foot:
        return Foot(
            stop=self.tr("&Cancel"),
            back=self.tr("&Back") if can_go_back(state) else "",
            go_on=self.tr("&Erase and prepare"),
            can_go_on=self._can_erase,
            is_red=True,
        )

    def go_on(self) -> None:
        plan = self.setup.state.plan
        if plan is None or not self._can_erase:
            return
        secret = self.passphrase.secret if plan.is_encrypted else ""
        name = self.typed.text() if is_confirmed(self.typed.text(), plan.name) else plan.name
        self.setup.confirm(Confirmed(self._identity, name, bool(secret)), secret)

    def enter(self) -> None:
        self.label.setText(self.setup.state.label)
        self._label_rests.stop()

    def leave(self) -> None:
        self._label_rests.stop()
        self.forget()

    @property
    def _can_erase(self) -> bool:
        """Also the new name of the drive has to be the one of the plan."""
        plan = self.setup.state.plan
        if plan is None or plan.label != self.label.text() or self.label_trouble.text():
            return False
        return self.is_sure and bool(self.passphrase.secret or not plan.is_encrypted)

    def _on_label(self, text: str) -> None:
        trouble = self._trouble_with(text)
        self.label_trouble.setText(trouble)
        self.label_trouble.setVisible(bool(trouble))
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
            return refusals.sentence(error.why, error.values, translate)
        return ""

    def _on_typed(self) -> None:
        self.says.hide()
        self.foot_changed.emit()

    def _on_pasted(self) -> None:
        self.says.setText(self.tr("Please type it: who types a name has looked at it."))
        self.says.show()

    def _lay_out(self) -> None:
        what, column = card()
        column.addWidget(self.facts)
        named, below = card()
        form = QFormLayout()
        label = QLabel(self.tr("New &name of the drive"))
        label.setBuddy(self.label)
        form.setHorizontalSpacing(style.SPACE)
        for one in (label, *self.passphrase.labels):
            one.setMinimumWidth(label.sizeHint().width())
        form.addRow(label, self.label)
        below.addLayout(form)
        below.addWidget(self.label_trouble)
        below.addWidget(self.refused)
        below.addWidget(self.passphrase)
        sure, last = card("warning")
        last.addWidget(style.heading(sentence(self.tr("Everything on this drive will be lost, for good.")), 1.0))
        for widget in (self.asks, self.typed, self.says, self.means_it, self.knows):
            last.addWidget(widget)
        for frame in (what, named, sure):
            self.column.addWidget(frame)
        self.column.addStretch(1)
