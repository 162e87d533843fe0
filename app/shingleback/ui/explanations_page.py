"""Everything that is explained, to read and to search."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from shingleback.ui import style
from shingleback.ui.explanation_view import ExplanationView
from shingleback.ui.mirroring import set_margins
from shingleback.ui.pieces import link
from shingleback.ui.texts import tool_tip, translate
from shingleback.words.explanations.everything import ALL, CONTEXT, find, group_name
from shingleback.words.explanations.groups import group_of
from shingleback.words.explanations.topic import Explanation, Topic

_WIDTH: Final = 40  # of the list, in letters
_TOPIC: Final = Qt.ItemDataRole.UserRole
_MOVES: Final = {Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp}


class ExplanationsPage(QWidget):
    """A list that a few words narrow down, and beside it what was chosen.

    Signals:
        left: the person goes back to where the first explanation was asked for.
    """

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = QLineEdit(placeholderText=self.tr("Search, such as: noise"), clearButtonEnabled=True)
        self.search.setAccessibleName(self.tr("Search the explanations"))
        self.search.textChanged.connect(self._narrow)
        self.search.installEventFilter(self)
        self.setFocusProxy(self.search)
        self.list = QListWidget()
        self.list.setObjectName("topics")
        self.list.setAccessibleName(self.tr("Explanations"))
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)  # lines are wrapped anew when the scroll bar comes
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentRowChanged.connect(self._on_chosen)
        self.nothing = style.dimmed(style.wrapped(QLabel(self.tr("Nothing is explained with these words."))))
        self.nothing.hide()
        self.view = ExplanationView()
        self.view.explanation_asked.connect(self.follow)
        self.back = link(self.tr("← Back"), self.go_back)
        self.back.hide()
        self._trail: list[Topic] = []
        self._rows: dict[Topic, int] = {}
        self._headings: list[QListWidgetItem] = []
        self._is_asked_for = False
        self._lay_out()
        self._add_keys()
        self._narrow("")
        self.show_topic(ALL[0].topic)

    @property
    def topics(self) -> list[Topic]:
        """Those in the list now."""
        return list(self._rows)

    @property
    def headings(self) -> list[str]:
        """Of the groups in the list now: none while one searches, for then the best stands first."""
        model = self.list.model()
        rows = set(range(self.list.count())) - set(self._rows.values())
        return [str(model.index(row, 0).data()) for row in sorted(rows)]

    def show_topic(self, topic: Topic) -> None:
        """Also one that the search had hidden."""
        if topic not in self.topics:
            self.search.clear()
        self.list.setCurrentRow(self._rows[topic])

    def begin(self, topic: Topic) -> None:
        """Another page asks for this one: the way back leads there."""
        self._is_asked_for = True
        self._trail.clear()
        self.show_topic(topic)
        self._show_back()

    def open(self) -> None:
        """No other page has asked: there is no way back."""
        self._is_asked_for = False
        self._trail.clear()
        self._show_back()

    def follow(self, topic: Topic) -> None:
        """A link from one explanation to another."""
        if self.view.topic not in (None, topic):
            self._trail.append(self.view.topic)
        self.show_topic(topic)
        self._show_back()

    def go_back(self) -> None:
        if self._trail:
            self.show_topic(self._trail.pop())
            self._show_back()
        elif self._is_asked_for:
            self.left.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While one types, the arrows move in the list."""
        if watched is self.search and isinstance(event, QKeyEvent) and _is_move(event):
            self.list.event(event)
            return True
        return super().eventFilter(watched, event)

    def _show_back(self) -> None:
        self.back.setVisible(bool(self._trail) or self._is_asked_for)

    def _add_keys(self) -> None:
        """Alt+Left on most desktops, and Escape."""
        keys = [*QKeySequence.keyBindings(QKeySequence.StandardKey.Back), QKeySequence(Qt.Key.Key_Escape)]
        for key in dict.fromkeys(keys):
            shortcut = QShortcut(key, self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.go_back)
        shown = QKeySequence(QKeySequence.StandardKey.Back)
        self.back.setToolTip(shown.toString(QKeySequence.SequenceFormat.NativeText))

    def _narrow(self, query: str) -> None:
        """What is shown stays, as long as it is among what is found; else the best that was found is shown.

        No item of the list is touched: PySide6 may find the remains of one that has gone at the place of a new one.
        """
        shown, found = self.view.topic, find(query, translate)
        self.list.blockSignals(True)  # noqa: FBT003 (Qt has no other name for it)
        self._fill(found, is_grouped=not query)
        self.list.blockSignals(False)  # noqa: FBT003
        self.nothing.setVisible(not found)
        if found:
            is_kept = shown in self._rows and not query
            self.list.setCurrentRow(self._rows[shown if is_kept and shown else found[0].topic])

    def _fill(self, found: Iterable[Explanation], *, is_grouped: bool) -> None:
        self.list.clear()
        self._rows.clear()
        self._headings.clear()
        model, group = self.list.model(), None
        for one in found:
            if is_grouped and group_of(one.topic) is not group:
                group = group_of(one.topic)
                self._add_heading(group_name(group, translate))
            self.list.addItem(translate(CONTEXT, one.title))
            self._rows[one.topic] = self.list.count() - 1
            place = model.index(self._rows[one.topic], 0)
            model.setData(place, one.topic, _TOPIC)
            model.setData(place, tool_tip(place.data()), Qt.ItemDataRole.ToolTipRole)

    def _add_heading(self, name: str) -> None:
        """It can be read, and not be chosen."""
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
        left = QWidget()
        left.setFixedWidth(style.letters(left, _WIDTH))
        column = QVBoxLayout(left)
        set_margins(column, 2 * style.SPACE, 2 * style.SPACE, 0, 2 * style.SPACE)
        column.setSpacing(style.SPACE)
        column.addWidget(style.heading(QLabel(self.tr("Good to know"))))
        column.addWidget(self.search)
        column.addWidget(self.nothing)
        column.addWidget(self.list, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(left)
        right = QVBoxLayout()
        right.setSpacing(0)
        way = QHBoxLayout()
        set_margins(way, 2 * style.SPACE, style.SPACE, 0, 0)
        way.addWidget(self.back)
        way.addStretch(1)
        right.addLayout(way)
        right.addWidget(self.view, 1)
        layout.addLayout(right, 1)


def _is_move(event: QKeyEvent) -> bool:
    return event.type() == QEvent.Type.KeyPress and event.key() in _MOVES
