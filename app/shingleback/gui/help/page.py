"""The page "Good to know": articles to read and to search."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QTextLayout
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from shingleback.gui.help.drawing import Drawing
from shingleback.gui.help.topics import TopicList
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import FocusDelegator
from shingleback.gui.widgets.basic import Collapsible, Scrolling, hint, in_card, page_column, page_title, sentence
from shingleback.gui.widgets.keys import way_back
from shingleback.gui.widgets.layouts import add, columns, held, in_column, in_row, wide
from shingleback.gui.widgets.navigator import Destination, Navigator, go
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.gui.widgets.style import set_margins
from shingleback.messages.help.everything import ALL, CAPTIONS, basis_name, explanation
from shingleback.messages.help.topic import CONTEXT, Explanation, Topic

_WIDEST: Final = 90  # letters; longer lines are hard to read
_WIDTHS: Final = (34, 40)  # of the list, in letters: in a narrow window, and otherwise
_LINK_FRAME: Final = QSize(2, 2)
_TOPIC: Final = Qt.ItemDataRole.UserRole
_MOVES: Final = {Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp}


class Explainer(Navigator):
    """Opens explanations for the widgets inside of it, and leaves other destinations to the window."""

    def explain(self, topic: Topic) -> None:
        raise NotImplementedError

    def open_destination(self, destination: Destination) -> bool:
        if is_topic := isinstance(destination, Topic):
            self.explain(destination)
        return is_topic


class TitleLink(QPushButton):
    """A link to another explanation. Beside a page there is little room, so a long title has several lines."""

    def __init__(self, topic: Topic) -> None:
        super().__init__()
        self._title = _translated(explanation(topic).title)
        self.setText(self._title)
        self.setObjectName("link")
        self.setAccessibleName(self._title)
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.clicked.connect(lambda: go(self, topic))

    def text(self) -> str:
        """Return the title in one line."""
        return self._title

    def sizeHint(self) -> QSize:
        """Return the size of one line."""
        return self._size_of([self._title])

    def minimumSizeHint(self) -> QSize:
        """Return the size of the longest word."""
        return self._size_of(self._title.split())

    def heightForWidth(self, width: int) -> int:
        lines = self._lines(width)
        return len(lines) * self.fontMetrics().lineSpacing() + _LINK_FRAME.height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setText("\n".join(self._lines(event.size().width())))

    def _size_of(self, texts: Iterable[str]) -> QSize:
        metrics = self.fontMetrics()
        widest = max(metrics.horizontalAdvance(text) for text in texts) + 1  # as advances are rounded
        return QSize(widest, metrics.lineSpacing()) + _LINK_FRAME

    def _lines(self, width: int) -> list[str]:
        layout = QTextLayout(self._title, self.font())
        lines = []
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width - _LINK_FRAME.width())
            lines.append(self._title[line.textStart() :][: line.textLength()].strip())
        layout.endLayout()
        return lines


class ExplanationView(QWidget):
    """Shows an article. Its links are requests for another one."""

    def __init__(self, *, is_narrow: bool = False) -> None:
        """`is_narrow`: nothing stands beside anything else."""
        super().__init__()
        self._is_narrow = is_narrow
        self.topic: Topic | None = None
        self.title = style.heading(style.Wrapped())
        self._content = Scrolling(QWidget())
        self._layout = in_column(self._content, on=self)

    def show_topic(self, topic: Topic) -> None:
        if topic is self.topic:
            return
        self.topic = topic
        shown = explanation(topic)
        self.title = style.heading(style.Wrapped(_translated(shown.title)))
        before = self._content
        self._content = Scrolling(self._page(shown))
        self._layout.replaceWidget(before, self._content)
        before.hide()
        before.deleteLater()
        self._content.setAccessibleName(self.title.text())

    def _page(self, shown: Explanation) -> QWidget:
        page, column = page_column()
        column.addWidget(self.title)
        for number, paragraph in enumerate(shown.paragraphs):
            column.addWidget(sentence(_translated(paragraph)))
            if number == 0 and shown.topic in Drawing.DRAWN:
                # The figure follows the first paragraph, so that readers know what it is about.
                caption = _translated(CAPTIONS[shown.topic])
                figure = in_column(space=style.SPACE // 2)
                figure.addWidget(Drawing(shown.topic, caption), 0, Qt.AlignmentFlag.AlignLeft)
                figure.addWidget(hint(caption))
                figure.setContentsMargins(0, style.SPACE // 2, 0, style.SPACE // 2)
                column.addWidget(held(figure))
        grid = columns(0, 1, across=style.SPACE, down=style.SPACE // 2)
        for row, provenance in enumerate(shown.provenance):
            name = style.dimmed(PlainLabel(basis_name(provenance.basis, translate)))
            name_place, text_place = ((2 * row, 1), (2 * row + 1, 1)) if self._is_narrow else ((row, 0), (row, 1))
            grid.addWidget(name, *name_place, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(sentence(_translated(provenance.text)), *text_place)
        column.addWidget(in_card(style.heading(PlainLabel(self.tr("How do we know?")), 1.1), grid))
        if shown.details:
            details = sentence(_translated(shown.details))
            details.setFont(style.fixed_width(details))
            column.addWidget(Collapsible(self.tr("For experts"), details))
        listed = in_column(style.dimmed(PlainLabel(self.tr("See also"))), space=style.SPACE // 3)
        for topic in shown.see_also:
            listed.addWidget(TitleLink(topic), 0, Qt.AlignmentFlag.AlignLeft)
        add(column, held(listed), None)
        page.setMaximumWidth(style.letters(page, _WIDEST))
        return page


def _translated(text: str) -> str:
    return translate(CONTEXT, text)


class ExplanationsPage(Explainer, FocusDelegator, QWidget):
    """The list of all explanations, with the chosen article beside it.

    Signals:
        closed: go back to where the first explanation was requested.
    """

    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.topics = TopicList()
        self.topics.chosen.connect(self._on_chosen)
        self.view = ExplanationView()
        self.back = way_back(self, self.go_back)
        self.back.hide()
        self._trail: list[Topic] = []
        self._is_asked_for = False
        list_side = QWidget()
        narrow, usual = _WIDTHS
        list_side.setMinimumWidth(style.letters(list_side, narrow))
        list_side.setMaximumWidth(style.letters(list_side, usual))
        title = page_title(PlainLabel(self.tr("Good to know")))
        column = in_column(title, wide(self.topics), on=list_side, space=style.SPACE)
        set_margins(column, 2 * style.SPACE, 2 * style.SPACE, 0, 2 * style.SPACE)
        back_row = QHBoxLayout()
        set_margins(back_row, 2 * style.SPACE, style.SPACE, 0, 0)
        add(back_row, self.back, None)
        in_row(wide(list_side, 2), wide(in_column(back_row, wide(self.view), space=0), 3), on=self, space=0)
        self.show_topic(ALL[0].topic)

    def first_part(self) -> QWidget:
        return self.topics.search

    def show_topic(self, topic: Topic) -> None:
        """Show a topic, even if the search had hidden it."""
        self.topics.choose(topic)
        self.view.show_topic(topic)

    def begin(self, topic: Topic) -> None:
        """Show the topic that another page requested, with a way back there."""
        self._is_asked_for = True
        self._trail.clear()
        self.show_topic(topic)
        self._show_back()

    def open(self) -> None:
        """Open the page from the navigation, without a way back."""
        self._is_asked_for = False
        self._trail.clear()
        self._show_back()

    def explain(self, topic: Topic) -> None:
        """Follow a link from one explanation to another."""
        if self.view.topic not in (None, topic):
            self._trail.append(self.view.topic)
        self.show_topic(topic)
        self._show_back()

    def go_back(self) -> None:
        if self._trail:
            self.show_topic(self._trail.pop())
            self._show_back()
        elif self._is_asked_for:
            self.closed.emit()

    def _show_back(self) -> None:
        self.back.setVisible(bool(self._trail) or self._is_asked_for)

    def _on_chosen(self, topic: Topic | None) -> None:
        """Show the article; none while the search finds none, since the last one would look like its answer."""
        self.view.setVisible(topic is not None)
        if topic is not None:
            self.view.show_topic(topic)
