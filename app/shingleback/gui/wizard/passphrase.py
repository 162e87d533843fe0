"""The fields for a new passphrase, which is typed twice, can be shown, and must not be easy to guess."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QFrame, QLineEdit

from shingleback.domain.passphrase import Strength, strength
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import ShowLetters, hint, marked, scroll_to_and_focus, sentence
from shingleback.gui.widgets.layouts import AlignedForm, in_column
from shingleback.gui.widgets.pictograms import Picture
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.gui.wizard.page import LineInput
from shingleback.messages.translate import QT_TRANSLATE_NOOP

_HINTS: Final = {
    Strength.QUICK: QT_TRANSLATE_NOOP(
        "ConfirmPage", "This is too easy to guess. Use four or more words that have nothing to do with each other."
    ),
    Strength.SHORT: QT_TRANSLATE_NOOP(
        "ConfirmPage",
        "A longer one is harder to guess: for example, four or more words that have nothing to do with each other.",
    ),
}


class Passphrase(QFrame):
    """Two passphrase fields with explanations.

    Signals:
        changed: something was typed.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.first = self._line(self.tr("Passphrase"))
        self.second = self._line(self.tr("Passphrase again"))
        self.shows = ShowLetters(self.first, self.second)
        self.says = hint(self.tr("The two don't match yet."))
        self.says.hide()
        self.hint = hint()
        self.hint.hide()
        form = AlignedForm()
        form.setHorizontalSpacing(style.SPACE)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        labels = (PlainLabel(self.tr("&Passphrase")), PlainLabel(self.tr("&Repeat it")))
        for label, line in zip(labels, (self.first, self.second), strict=True):
            label.setBuddy(line)
            form.addRow(label, line)
        warning = self.tr(
            "Nobody can recover it, and without it the backup is lost. Write it down, and don't keep it with the drive."
        )
        warned = marked(Picture.WARNING, style.ATTENTION, sentence(warning))
        in_column(form, self.hint, self.says, self.shows, warned, on=self, space=style.SPACE // 2)

    @property
    def secret(self) -> str:
        """The passphrase; empty until both fields are equal, and while it is easy to guess."""
        is_usable = self.first.text() == self.second.text() and strength(self.first.text()) is not Strength.QUICK
        return self.first.text() if is_usable else ""

    @property
    def missing(self) -> str:
        """What has to be done here first; empty if nothing."""
        return "" if self.secret else self.tr("Choose a passphrase first")

    def lead(self) -> None:
        """Focus the field to fill in next."""
        is_first_usable = strength(self.first.text()) not in (Strength.NONE, Strength.QUICK)
        scroll_to_and_focus(self.second if is_first_usable else self.first, self)

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
