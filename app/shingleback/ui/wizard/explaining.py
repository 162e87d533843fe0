"""An explanation, read without leaving the wizard."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from shingleback.ui import style
from shingleback.ui.explanation_view import ExplanationView
from shingleback.ui.pieces import button
from shingleback.ui.wizard.pieces import RIGHT
from shingleback.words.explanations.topic import Topic

_LETTERS = QSize(90, 60)


class ExplanationDialog(QDialog):
    def __init__(self, topic: Topic, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = ExplanationView()
        self.view.explanation_asked.connect(self._show)
        column = QVBoxLayout(self)
        column.addWidget(self.view, 1)
        column.addWidget(button(self.tr("&Close"), self.accept), 0, RIGHT)
        self.resize(style.letters(self, _LETTERS.width()), style.letters(self, _LETTERS.height()))
        self.finished.connect(self.deleteLater)
        self._show(topic)

    def _show(self, topic: Topic) -> None:
        self.view.show_topic(topic)
        self.setWindowTitle(self.view.title.text())
