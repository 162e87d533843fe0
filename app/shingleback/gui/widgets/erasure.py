"""The confirmation of which drive to erase: its name is typed, by letter or by word, and cannot be pasted."""

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QLineEdit, QWidget

from shingleback.domain.formatting.plan import TypingProgress, is_confirmed, typed_name
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import ThrottledSpeech
from shingleback.gui.widgets.basic import FixedHeightLabel, hint, scroll_to, scroll_to_and_focus, sentence
from shingleback.gui.widgets.layouts import in_column
from shingleback.gui.widgets.plain import literal
from shingleback.messages.translate import QT_TRANSLATE_NOOP

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_NO_BREAK: Final = "\u00a0"
_WORDS: Final = {
    TypingProgress.NOTHING: "",
    TypingProgress.BEGUN: QT_TRANSLATE_NOOP("ConfirmPage", "Keep typing…"),
    TypingProgress.OTHER: QT_TRANSLATE_NOOP("ConfirmPage", "✗ This doesn't match."),
    TypingProgress.WHOLE: QT_TRANSLATE_NOOP("ConfirmPage", "✓ This matches."),
}


class ErasureCard(QFrame):
    """Shows what will be lost, and asks to type the drive's name; for users who cannot type, two boxes to tick.

    Signals:
        changed: something was typed or ticked.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("warning")
        self._name = ""
        self._spoken = ThrottledSpeech()
        self.request = style.prominent(sentence(""))
        self.losses = sentence("")
        self.losses.hide()
        self.identifying_facts = hint()
        self.typed = NameEdit()
        self.typed.changed.connect(self._on_typed)
        self.typed.refused.connect(self._on_pasted)
        self.says = FixedHeightLabel(1)
        self.boxes = ConsentBoxes()
        self.boxes.changed.connect(self.changed)
        self.boxes.setVisible(QAccessible.isActive())
        warning = style.heading(sentence(_lost()), 1.0)
        shown = (warning, self.losses, self.identifying_facts)
        in_column(
            *shown, self.request, self.typed, self.says, self.boxes, on=self, margin=style.MARGIN, space=style.SPACE
        )

    @property
    def is_sure(self) -> bool:
        """The name was typed or, for users who cannot type, both boxes are ticked."""
        return bool(self._name) and (self.boxes.is_ticked or is_confirmed(self.typed.text(), self._name))

    @property
    def confirmed_name(self) -> str:
        """The name as typed; the whole name if the boxes are ticked."""
        typed = self.typed.text()
        return typed if is_confirmed(typed, self._name) else self._name

    @property
    def missing(self) -> str:
        """What has to be done here first; empty if nothing."""
        is_asked = bool(self._name) and not self.is_sure
        return (
            QCoreApplication.translate("ConfirmPage", "Type “{name}” first").format(name=literal(self._name))
            if is_asked
            else ""
        )

    def lead(self) -> None:
        """Focus the line for the name."""
        scroll_to_and_focus(self.typed, self)

    def show_name(self, name: str, identifying_facts: str = "") -> None:
        """Set the drive to erase. `identifying_facts`: what distinguishes it, if the page does not say so."""
        self._name = name
        style.show_text(self.identifying_facts, identifying_facts)
        unbroken_name = name.replace(" ", _NO_BREAK)
        self.request.setText(
            QCoreApplication.translate("ConfirmPage", "Type “{name}” to erase it:").format(name=unbroken_name)
        )
        self.typed.setAccessibleName(QCoreApplication.translate("ConfirmPage", "Name of the drive that will be erased"))
        self._describe_field()
        self.boxes.show_name(name)

    def show_losses(self, losses: str) -> None:
        """Name what is on the drive, if the page does not say so."""
        style.show_text(self.losses, losses)
        self._describe_field()

    def _describe_field(self) -> None:
        """Say in the field, which gets the focus, what is said above it: a screen reader would not read that."""
        self.typed.setAccessibleDescription(
            " ".join(filter(None, (_lost(), self.losses.text().replace("\n", "; "), self.request.text())))
        )

    def forget(self) -> None:
        """Discard what was typed and ticked."""
        self.typed.forget()
        self.says.setText("")
        self.boxes.forget()

    def _on_typed(self) -> None:
        how_far = typed_name(self.typed.text(), self._name)
        text = translate("ConfirmPage", _WORDS[how_far]) if _WORDS[how_far] else ""
        self.says.setText(text)
        scroll_to(self.says)
        if how_far in (TypingProgress.OTHER, TypingProgress.WHOLE):
            self._spoken.announce(self.typed, text)
        self.changed.emit()

    def _on_pasted(self) -> None:
        self.says.setText(QCoreApplication.translate("ConfirmPage", "Type it to confirm that this is the right drive."))


def _lost() -> str:
    return QCoreApplication.translate("ConfirmPage", "Everything on it will be lost forever.")


class ConsentBoxes(QWidget):
    """Two boxes to tick, for users who cannot type.

    Signals:
        changed: a box was ticked, or no longer is.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.means_it = QCheckBox(QCoreApplication.translate("ConfirmPage", "I &mean this drive"))
        self.knows = QCheckBox(QCoreApplication.translate("ConfirmPage", "I &know that everything on it will be lost"))
        for box in (self.means_it, self.knows):
            box.toggled.connect(self.changed)
        in_column(self.means_it, self.knows, on=self, space=style.SPACE)

    @property
    def is_ticked(self) -> bool:
        return self.means_it.isChecked() and self.knows.isChecked()

    def show_name(self, name: str) -> None:
        means = QCoreApplication.translate("ConfirmPage", "I &mean this drive: {name}")
        self.means_it.setText(means.format(name=literal(name)))

    def forget(self) -> None:
        for box in (self.means_it, self.knows):
            box.setChecked(False)


class NameEdit(QLineEdit):
    """Accepts one letter at a time, or one word from an input method, which composes words.

    Longer insertions are refused, whether by key, mouse, menu or drop.

    Signals:
        refused: an insertion was refused.
        changed: the text has changed.
    """

    refused = Signal()
    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptDrops(False)
        self.setDragEnabled(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setInputMethodHints(Qt.InputMethodHint.ImhNoPredictiveText | Qt.InputMethodHint.ImhNoAutoUppercase)
        self._typed = ""
        self._most = 1
        self.textChanged.connect(self._on_text)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        scroll_to(self)  # a page that has just been shown may be too short for it

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ignore the Enter key, which would press a button of the page."""
        if event.key() not in _ENTER:
            super().keyPressEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Accept one word only: an input method can also insert the clipboard, which may have several."""
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
    """Return the length of the inserted text, wherever it is and whatever it replaces."""
    shorter = min(len(before), len(after))
    same_start = next((place for place in range(shorter) if before[place] != after[place]), shorter)
    remaining = shorter - same_start
    same_end = next((place for place in range(remaining) if before[-1 - place] != after[-1 - place]), remaining)
    return len(after) - same_start - same_end
