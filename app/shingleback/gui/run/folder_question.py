"""The question whether a folder is the one that was at another place, with its two answers.

The page of a run asks it when the engine does; the editor and the wizard as soon as the folder is chosen.
"""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from shingleback.gui.controllers.folder_recognition import FolderRecognition
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import ThrottledSpeech
from shingleback.gui.widgets.basic import button, in_card, scroll_to, sentence
from shingleback.gui.widgets.layouts import in_row
from shingleback.messages import errors


def yes_text() -> str:
    return QCoreApplication.translate("FolderQuestion", "&Yes, continue with it")


def no_text() -> str:
    return QCoreApplication.translate("FolderQuestion", "&No, it is a different one")


class FolderQuestionCard(QWidget):
    """Shows one question at a time; nothing is there while there is none."""

    def __init__(self, recognition: FolderRecognition) -> None:
        super().__init__()
        self._recognition = recognition
        self._spoken = ThrottledSpeech()
        self.text = sentence("")
        self.yes = button(yes_text(), lambda: recognition.answer(is_same=True))
        self.no = button(no_text(), lambda: recognition.answer(is_same=False))
        card = in_card(self.text, in_row(self.yes, self.no, None), name="notice", space=style.SPACE // 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(card)
        recognition.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        question = self._recognition.question
        text = errors.sentence(question.why, question.values, translate) if question is not None else ""
        if text and text != self.text.text() and self.isVisibleTo(self.window()):
            self._spoken.announce(self, text)
        is_new = text not in ("", self.text.text())
        self.text.setText(text)
        self.setVisible(bool(text))
        if is_new:  # on a small screen, it would be below the edge
            scroll_to(self)
