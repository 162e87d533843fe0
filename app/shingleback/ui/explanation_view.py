"""One explanation to read: the text, how it is known, what experts may want, and what belongs to it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from shingleback.ui import style
from shingleback.ui.drawings import DRAWN, Drawing
from shingleback.ui.fold import Fold
from shingleback.ui.pieces import Scrolling, card, link, sentence
from shingleback.ui.texts import translate
from shingleback.words.explanations.everything import CONTEXT, basis_name, explanation
from shingleback.words.explanations.groups import CAPTIONS
from shingleback.words.explanations.topic import Explanation, Known, Topic

_WIDEST = 90  # letters; longer lines are hard to read


class ExplanationView(QWidget):
    """Follows the links of the page by asking for them.

    Signals:
        explanation_asked: another `Topic`.
    """

    explanation_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.topic: Topic | None = None
        self.title = style.heading(style.wrapped(QLabel()))
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._content = Scrolling(QWidget())
        self._layout.addWidget(self._content)

    def show_topic(self, topic: Topic) -> None:
        if topic is self.topic:
            return
        self.topic = topic
        shown = explanation(topic)
        self.title = style.heading(style.wrapped(QLabel(_said(shown.title))))
        before = self._content
        self._content = Scrolling(self._page(shown))
        self._layout.replaceWidget(before, self._content)
        before.hide()
        before.deleteLater()
        self._content.setAccessibleName(self.title.text())

    def _page(self, shown: Explanation) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(*[2 * style.SPACE] * 4)
        column.setSpacing(style.SPACE)
        column.addWidget(self.title)
        for number, paragraph in enumerate(shown.paragraphs):
            column.addWidget(sentence(_said(paragraph)))
            if number == 0 and shown.topic in DRAWN:
                column.addWidget(self._figure(shown.topic))
        column.addWidget(self._known(shown.known))
        if shown.details:
            details = sentence(_said(shown.details))
            details.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
            column.addWidget(Fold(self.tr("For experts"), details))
        column.addWidget(self._see_also(shown.see_also))
        column.addStretch(1)
        page.setMaximumWidth(style.letters(page, _WIDEST))
        return page

    def _figure(self, topic: Topic) -> QWidget:
        """After the first paragraph: who reads on knows what it is about."""
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, style.SPACE // 2, 0, style.SPACE // 2)
        column.setSpacing(style.SPACE // 2)
        caption = _said(CAPTIONS[topic])
        column.addWidget(Drawing(topic, caption), 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(style.dimmed(sentence(caption)))
        return holder

    def _known(self, known: tuple[Known, ...]) -> QFrame:
        frame, layout = card()
        layout.addWidget(style.heading(QLabel(self.tr("How do we know?")), 1.1))
        grid = QGridLayout()
        grid.setHorizontalSpacing(style.SPACE)
        grid.setVerticalSpacing(style.SPACE // 2)
        grid.setColumnStretch(1, 1)
        for row, one in enumerate(known):
            grid.addWidget(style.dimmed(QLabel(basis_name(one.basis, translate))), row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(sentence(_said(one.text)), row, 1)
        layout.addLayout(grid)
        return frame

    def _see_also(self, topics: tuple[Topic, ...]) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.SPACE // 3)
        column.addWidget(style.dimmed(QLabel(self.tr("See also"))))
        for topic in topics:
            column.addWidget(self._link(topic), 0, Qt.AlignmentFlag.AlignLeft)
        return holder

    def _link(self, topic: Topic) -> QWidget:
        return link(_said(explanation(topic).title), lambda: self.explanation_asked.emit(topic))


def _said(text: str) -> str:
    return translate(CONTEXT, text)
