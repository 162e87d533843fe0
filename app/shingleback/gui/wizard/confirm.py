"""What will be done, the new name of the drive, and for certain which drive is erased.

A line for the name of the drive that is erased: to be typed, letter by letter or word by word, and not pasted.

A new passphrase, typed twice, that can be looked at.
"""

from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QCheckBox, QFormLayout, QFrame, QLabel, QLineEdit, QVBoxLayout, QWidget

from shingleback.domain.errors import UsageError
from shingleback.domain.formatting.plan import TypedName, check_label, is_confirmed, typed_name
from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import ProfileId
from shingleback.gui.controllers.wizard import Setup
from shingleback.gui.controllers.wizard_flow import can_go_back
from shingleback.gui.controllers.wizard_state import Confirmed, Named, SetupState
from shingleback.gui.drives.sections import marked
from shingleback.gui.run import texts as common
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import Spoken
from shingleback.gui.widgets.basic import Fold, ShowLetters, SteadyLabel, card, sentence
from shingleback.gui.widgets.pictograms import Picture
from shingleback.gui.wizard import texts
from shingleback.gui.wizard.page import DriveFacts, Foot, LineInput, WizardPage
from shingleback.gui.wizard.plan import PlanPart
from shingleback.messages import errors

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class NameEdit(QLineEdit):
    """Takes one letter at a time, and one word from an input method, which composes words.

    However more of them come at once, by key, mouse, menu or drop: they are refused.

    Signals:
        refused: somebody tried.
        changed: there is another text.
    """

    refused = Signal()
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAcceptDrops(False)
        self.setDragEnabled(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setInputMethodHints(Qt.InputMethodHint.ImhNoPredictiveText | Qt.InputMethodHint.ImhNoAutoUppercase)
        self._typed = ""
        self._most = 1
        self.textChanged.connect(self._on_text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The Enter key would press a button of the page; here it does nothing."""
        if event.key() not in _ENTER:
            super().keyPressEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """What has several words was not composed: an input method can hand on a clipboard as well."""
        committed = event.commitString()
        self._most = len(committed) if len(committed.split()) == 1 else 1
        super().inputMethodEvent(event)
        self._most = 1

    def forget(self) -> None:
        self._typed = ""
        self.clear()

    def _on_text(self, text: str) -> None:
        if text == self._typed:
            return
        if letters_added(self._typed, text) > self._most:
            self.setText(self._typed)
            self.refused.emit()
            return
        self._typed = text
        self.changed.emit()


def letters_added(before: str, after: str) -> int:
    """How many letters came, wherever in the text, and whatever they came instead of."""
    shorter = min(len(before), len(after))
    same = next((place for place in range(shorter) if before[place] != after[place]), shorter)
    left = shorter - same
    same_end = next((place for place in range(left) if before[-1 - place] != after[-1 - place]), left)
    return len(after) - same - same_end


class Passphrase(QFrame):
    """Two lines, and what is to be known of them.

    Attributes:
        labels: those before the lines, for whoever wants them as wide as others.

    Signals:
        changed: something was typed.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.first = self._line(self.tr("Passphrase"))
        self.second = self._line(self.tr("Passphrase, once more"))
        self.shows = ShowLetters(self.first, self.second)
        self.says = style.dimmed(sentence(self.tr("The two don't match yet.")))
        self.says.hide()
        form = QFormLayout()
        form.setHorizontalSpacing(style.SPACE)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.labels = (QLabel(self.tr("&Passphrase")), QLabel(self.tr("Once &more")))
        for label, line in zip(self.labels, (self.first, self.second), strict=True):
            label.setBuddy(line)
            form.addRow(label, line)
        warning = self.tr(
            "Nobody can recover it: neither we nor the manufacturer of the drive. Without the passphrase, the "
            "backup is lost. Write it down, and don't keep it with the drive."
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.SPACE // 2)
        column.addLayout(form)
        column.addWidget(self.shows)
        column.addWidget(self.says)
        column.addWidget(marked(Picture.WARNING, style.ATTENTION, sentence(warning)))

    @property
    def secret(self) -> str:
        """Empty until it was typed twice the same."""
        return self.first.text() if self.first.text() == self.second.text() else ""

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
        self.changed.emit()


_NO_BREAK: Final = "\u00a0"
_REST_MS: Final = 400  # a plan for every letter of a name would be too many


class ConfirmPage(WizardPage):
    """What was typed is forgotten whenever the page is left, and whenever the plan is another one."""

    def __init__(self, setup: Setup, parent: QWidget | None = None) -> None:
        super().__init__(setup, parent)
        self._identity = ""
        self._profile: ProfileId | None = None
        self._name = ""
        self._spoken = Spoken()
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
        self.will_be_done = Fold(self.tr("What will be done"), self.plan)
        self.name = style.heading(sentence(""), 1.2)
        self.typed = NameEdit()
        self.typed.changed.connect(self._on_typed)
        self.typed.refused.connect(self._on_pasted)
        self.says = SteadyLabel(1)
        self.means_it = QCheckBox(self.tr("I mean &this drive"))
        self.knows = QCheckBox(self.tr("I &know that everything on it will be lost"))
        self.passphrase = Passphrase()
        self.passphrase.changed.connect(self.foot_changed)
        for box in (self.means_it, self.knows):
            box.toggled.connect(self.foot_changed)
            box.setVisible(QAccessible.isActive())
        self._asks = self.tr("To go on, type the name of the drive that will be erased:")
        self._lay_out()

    @property
    def is_sure(self) -> bool:
        """The name was typed; or, for those who cannot, both boxes are ticked."""
        plan = self.setup.state.plan
        by_boxes = self.means_it.isChecked() and self.knows.isChecked()
        return plan is not None and (by_boxes or is_confirmed(self.typed.text(), plan.name))

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
        self.name.setText(plan.name.replace(" ", _NO_BREAK))
        self.typed.setAccessibleName(self.tr("Name of the drive that will be erased"))
        self.typed.setAccessibleDescription(f"{self._asks} {plan.name}")
        self.means_it.setText(self.tr("I mean &this drive: {name}").format(name=plan.name))
        self.passphrase.setVisible(plan.is_encrypted)

    def forget(self) -> None:
        self.typed.forget()
        self.passphrase.forget()
        self.says.setText("")
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
            return errors.sentence(error.why, error.values, translate)
        return ""

    def _on_typed(self) -> None:
        words = {
            TypedName.NOTHING: "",
            TypedName.BEGUN: self.tr("Keep typing…"),
            TypedName.OTHER: self.tr("✗ This is not the name above."),
            TypedName.WHOLE: self.tr("✓ This is the name."),
        }
        how_far = typed_name(self.typed.text(), self._name)
        self.says.setText(words[how_far])
        if how_far in (TypedName.OTHER, TypedName.WHOLE):
            self._spoken.announce(self.typed, words[how_far])
        self.foot_changed.emit()

    def _on_pasted(self) -> None:
        self.says.setText(self.tr("Please type it, to be sure that you have looked at it."))

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
        last.addWidget(style.heading(sentence(self.tr("Everything on this drive will be lost forever.")), 1.0))
        for widget in (sentence(self._asks), self.name, self.typed, self.says, self.means_it, self.knows):
            last.addWidget(widget)
        for frame in (what, named, sure):
            self.column.addWidget(frame)
        self.column.insertWidget(1, self.will_be_done)
        self.column.addStretch(1)
