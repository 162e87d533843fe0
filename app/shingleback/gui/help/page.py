"""The page "Good to know": articles to read and to search.

The drawings contain no text: the caption below says what they show, in every language and font size.
"""

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import FocusDelegator, explanation_link
from shingleback.gui.widgets.basic import Collapsible, Scrolling, hint, in_card, page_column, page_title, sentence
from shingleback.gui.widgets.keys import way_back
from shingleback.gui.widgets.layouts import add, columns, held, in_column, in_row, wide
from shingleback.gui.widgets.navigator import Destination, Navigator
from shingleback.gui.widgets.plain import PlainLabel, sentence_tool_tip
from shingleback.gui.widgets.style import faint, set_margins
from shingleback.messages.help.everything import (
    ALL,
    CAPTIONS,
    CONTEXT,
    basis_name,
    explanation,
    find,
    group_name,
    group_of,
)
from shingleback.messages.help.topic import Explanation, Provenance, Topic

_WIDE: Final = 480.0
_HIGH: Final = 150.0  # the grid of all drawings
_LINE: Final = 1.8  # as in the pictograms
_ROUND: Final = 4.0
_PALE: Final = 64  # of 255
_NARROWEST: Final = 20  # letters
_LINES: Final = 9  # its height in lines of text


class Drawing(QWidget):
    """One of the drawings in `DRAWN`, mirrored in right-to-left languages."""

    def __init__(self, topic: Topic, caption: str) -> None:
        """`caption` is its description for screen readers."""
        super().__init__()
        self._draw = DRAWN[topic]
        self.setAccessibleName(caption)
        policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        high = self.fontMetrics().lineSpacing() * _LINES
        return QSize(round(high * _WIDE / _HIGH), high)

    def minimumSizeHint(self) -> QSize:
        """Return a smaller size, at which it is drawn smaller."""
        narrowest = style.letters(self, _NARROWEST)
        return QSize(narrowest, self.heightForWidth(narrowest))

    def heightForWidth(self, width: int) -> int:
        return min(self.sizeHint().height(), round(width * _HIGH / _WIDE))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isRightToLeft():
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        scale = min(self.width() / _WIDE, self.height() / _HIGH)
        painter.scale(scale, scale)
        self._draw(_ShapePainter(painter, self.palette()))


class _ShapePainter:
    """Draws all shapes in one style."""

    def __init__(self, painter: QPainter, palette: QPalette) -> None:
        self._painter = painter
        self._palette = palette
        self.ink = palette.color(QPalette.ColorRole.WindowText)

    def box(self, place: QRectF, color: style.Color, *, is_full: bool = False) -> None:
        tone = color.on(self._palette) if color else self.ink
        self._painter.setPen(QPen(tone, _LINE))
        self._painter.setBrush(self._palette.color(QPalette.ColorRole.Window))  # hides what is below
        self._painter.drawRoundedRect(place, _ROUND, _ROUND)
        self._painter.setBrush(tone if is_full else faint(tone, _PALE))
        self._painter.drawRoundedRect(place, _ROUND, _ROUND)

    def striped(self, place: QRectF, color: style.Color) -> None:
        self.box(place, color)
        tone = color.on(self._palette) if color else self.ink
        self._painter.setBrush(QBrush(tone, Qt.BrushStyle.BDiagPattern))
        self._painter.drawRoundedRect(place, _ROUND, _ROUND)

    def arrow(self, begin: QPointF, end: QPointF, *, is_dashed: bool = False) -> None:
        """Draw an arrow from left to right."""
        pen = QPen(self.ink, _LINE, Qt.PenStyle.DashLine if is_dashed else Qt.PenStyle.SolidLine)
        self._painter.setPen(pen)
        self._painter.drawLine(begin, end)
        self._painter.setPen(QPen(self.ink, _LINE))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawPolyline(QPolygonF([end + QPointF(-8, -6), end, end + QPointF(-8, 6)]))

    def line(self, begin: QPointF, end: QPointF) -> None:
        self._painter.setPen(QPen(self.ink, _LINE))
        self._painter.drawLine(begin, end)


def _shingles(hand: _ShapePainter) -> None:
    """Five tracks side by side; below, six that overlap, of which the third is changed."""
    for number in range(5):
        hand.box(QRectF(20 + number * 90, 16, 72, 34), style.NEUTRAL)
    for number in range(6):
        place = QRectF(20 + number * 62, 84 + number * 4, 118, 34)
        if number < 2:
            hand.box(place, style.NEUTRAL)
        elif number == 2:
            hand.box(place, style.ATTENTION, is_full=True)
        else:
            hand.striped(place, style.ATTENTION)


def _cache(hand: _ShapePainter) -> None:
    """Files on the left, the small cache nearly full in the middle, the large area on the right."""
    for number in range(3):
        hand.box(QRectF(14, 30 + number * 32, 38, 24), style.COPIED)
    hand.arrow(QPointF(64, 75), QPointF(112, 75))
    hand.box(QRectF(126, 30, 64, 90), style.NEUTRAL)
    hand.box(QRectF(126, 48, 64, 72), style.COPIED, is_full=True)
    hand.arrow(QPointF(204, 75), QPointF(256, 75), is_dashed=True)
    hand.box(QRectF(270, 14, 196, 122), style.NEUTRAL)
    for number in range(5):
        hand.striped(QRectF(282 + number * 28, 34 + number * 3, 54, 70), style.ON_DRIVE)


def _idle(hand: _ShapePainter) -> None:
    """Two bars above a timeline; the second is longer."""
    hand.box(QRectF(20, 22, 190, 30), style.COPIED, is_full=True)
    hand.box(QRectF(20, 72, 190, 30), style.ON_DRIVE, is_full=True)
    hand.striped(QRectF(210, 72, 200, 30), style.ON_DRIVE)
    hand.line(QPointF(210, 14), QPointF(210, 122))
    hand.arrow(QPointF(14, 128), QPointF(464, 128))


DRAWN: Final[dict[Topic, Callable[[_ShapePainter], None]]] = {
    Topic.WHAT_IS_SMR: _shingles,
    Topic.SLOWS_DOWN: _cache,
    Topic.BUSY_WHEN_IDLE: _idle,
}


_WIDEST = 90  # letters; longer lines are hard to read


class Explainer(Navigator):
    """Opens explanations for the widgets inside of it, and leaves other destinations to the window."""

    def explain(self, topic: Topic) -> None:
        raise NotImplementedError

    def open_destination(self, destination: Destination) -> bool:
        if is_topic := isinstance(destination, Topic):
            self.explain(destination)
        return is_topic


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
            if number == 0 and shown.topic in DRAWN:
                # It follows the first paragraph, so that readers know what it is about.
                caption = _translated(CAPTIONS[shown.topic])
                figure = in_column(space=style.SPACE // 2)
                figure.addWidget(Drawing(shown.topic, caption), 0, Qt.AlignmentFlag.AlignLeft)
                figure.addWidget(hint(caption))
                figure.setContentsMargins(0, style.SPACE // 2, 0, style.SPACE // 2)
                column.addWidget(held(figure))
        column.addWidget(self._provenance_frame(shown.provenance))
        if shown.details:
            details = sentence(_translated(shown.details))
            details.setFont(style.fixed_width(details))
            column.addWidget(Collapsible(self.tr("For experts"), details))
        listed = in_column(style.dimmed(PlainLabel(self.tr("See also"))), space=style.SPACE // 3)
        for topic in shown.see_also:
            listed.addWidget(
                explanation_link(_translated(explanation(topic).title), topic), 0, Qt.AlignmentFlag.AlignLeft
            )
        add(column, held(listed), None)
        page.setMaximumWidth(style.letters(page, _WIDEST))
        return page

    def _provenance_frame(self, provenances: tuple[Provenance, ...]) -> QFrame:
        grid = columns(0, 1, across=style.SPACE, down=style.SPACE // 2)
        for row, provenance in enumerate(provenances):
            name = style.dimmed(PlainLabel(basis_name(provenance.basis, translate)))
            name_place, text_place = ((2 * row, 1), (2 * row + 1, 1)) if self._is_narrow else ((row, 0), (row, 1))
            grid.addWidget(name, *name_place, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(sentence(_translated(provenance.text)), *text_place)
        return in_card(style.heading(PlainLabel(self.tr("How do we know?")), 1.1), grid)


def _translated(text: str) -> str:
    return translate(CONTEXT, text)


_WIDTHS: Final = (34, 40)  # of the list, in letters: in a narrow window, and otherwise
_TOPIC: Final = Qt.ItemDataRole.UserRole
_MOVES: Final = {Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp}


class ExplanationsPage(Explainer, FocusDelegator, QWidget):
    """A list that a search narrows down, with the chosen article beside it.

    Signals:
        closed: go back to where the first explanation was requested.
    """

    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.search = QLineEdit(placeholderText=self.tr("Search, for example: noise"), clearButtonEnabled=True)
        self.search.setAccessibleName(self.tr("Search the explanations"))
        self.search.textChanged.connect(self._narrow)
        self.search.installEventFilter(self)
        self.list = QListWidget()
        self.list.setObjectName("topics")
        self.list.setAccessibleName(self.tr("Explanations"))
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)  # wraps lines again when the scroll bar appears
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentRowChanged.connect(self._on_chosen)
        self.nothing = style.dimmed(style.Wrapped(self.tr("No explanation contains these words.")))
        self.nothing.hide()
        self.view = ExplanationView()
        self.back = way_back(self, self.go_back)
        self.back.hide()
        self._trail: list[Topic] = []
        self._rows: dict[Topic, int] = {}
        self._headings: list[QListWidgetItem] = []
        self._is_asked_for = False
        self._lay_out()
        self._narrow("")
        self.show_topic(ALL[0].topic)

    def first_part(self) -> QWidget:
        return self.search

    @property
    def topics(self) -> list[Topic]:
        """The topics in the list now."""
        return list(self._rows)

    @property
    def headings(self) -> list[str]:
        """The headings of the groups in the list; none during a search, which lists the best match first."""
        model = self.list.model()
        rows = set(range(self.list.count())) - set(self._rows.values())
        return [str(model.index(row, 0).data()) for row in sorted(rows)]

    def show_topic(self, topic: Topic) -> None:
        """Show a topic, even if the search had hidden it."""
        if topic not in self.topics:
            self.search.clear()
        self.list.setCurrentRow(self._rows[topic])

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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrow keys move in the list while the user types."""
        if watched is self.search and isinstance(event, QKeyEvent) and _is_move(event):
            self.list.event(event)
            return True
        return super().eventFilter(watched, event)

    def _show_back(self) -> None:
        self.back.setVisible(bool(self._trail) or self._is_asked_for)

    def _narrow(self, query: str) -> None:
        """List the matches. Without a query, the current topic stays; otherwise the best match is shown.

        Handles no list items: PySide6 may find the remains of a deleted one at the address of a new one.
        """
        shown, explanations = self.view.topic, find(query, translate)
        self.list.blockSignals(True)  # noqa: FBT003 (Qt has no other name for it)
        self._fill(explanations, is_grouped=not query)
        self.list.blockSignals(False)  # noqa: FBT003
        self.nothing.setVisible(not explanations)
        if explanations:
            is_kept = shown in self._rows and not query
            self.list.setCurrentRow(self._rows[shown if is_kept and shown else explanations[0].topic])

    def _fill(self, explanations: Iterable[Explanation], *, is_grouped: bool) -> None:
        self.list.clear()
        self._rows.clear()
        self._headings.clear()
        model, group = self.list.model(), None
        for entry in explanations:
            if is_grouped and group_of(entry.topic) is not group:
                group = group_of(entry.topic)
                self._add_heading(group_name(group, translate))
            self.list.addItem(translate(CONTEXT, entry.title))
            self._rows[entry.topic] = self.list.count() - 1
            place = model.index(self._rows[entry.topic], 0)
            model.setData(place, entry.topic, _TOPIC)
            model.setData(place, sentence_tool_tip(place.data()), Qt.ItemDataRole.ToolTipRole)

    def _add_heading(self, name: str) -> None:
        """Add a heading, which can be read but not chosen."""
        heading = QListWidgetItem(name)
        heading.setFlags(Qt.ItemFlag.NoItemFlags)
        font = self.list.font()
        font.setBold(True)
        heading.setFont(font)
        heading.setForeground(self.list.palette().color(QPalette.ColorRole.WindowText))
        self._headings.append(heading)
        self.list.addItem(heading)

    def _on_chosen(self, row: int) -> None:
        topic = next((topic for topic, place in self._rows.items() if place == row), None)
        if topic is not None:
            self.view.show_topic(topic)

    def _lay_out(self) -> None:
        list_side = QWidget()
        narrow, usual = _WIDTHS
        list_side.setMinimumWidth(style.letters(list_side, narrow))
        list_side.setMaximumWidth(style.letters(list_side, usual))
        column = QVBoxLayout(list_side)
        set_margins(column, 2 * style.SPACE, 2 * style.SPACE, 0, 2 * style.SPACE)
        column.setSpacing(style.SPACE)
        column.addWidget(page_title(PlainLabel(self.tr("Good to know"))))
        column.addWidget(self.search)
        column.addWidget(self.nothing)
        column.addWidget(self.list, 1)
        back_row = QHBoxLayout()
        set_margins(back_row, 2 * style.SPACE, style.SPACE, 0, 0)
        add(back_row, self.back, None)
        in_row(wide(list_side, 2), wide(in_column(back_row, wide(self.view), space=0), 3), on=self, space=0)


def _is_move(event: QKeyEvent) -> bool:
    return event.type() == QEvent.Type.KeyPress and event.key() in _MOVES
