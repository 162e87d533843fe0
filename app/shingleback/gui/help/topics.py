"""The list of all explanations, which a search narrows down."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QStyle, QStyleOptionFrame, QWidget

from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import ThrottledSpeech
from shingleback.gui.widgets.keys import clear_by_escape
from shingleback.gui.widgets.layouts import in_column, wide
from shingleback.gui.widgets.plain import sentence_tool_tip
from shingleback.messages.help.everything import find
from shingleback.messages.help.groups import group_name, group_of
from shingleback.messages.help.topic import CONTEXT, Topic

_TOPIC: Final = Qt.ItemDataRole.UserRole
_MOVES: Final = {Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp}


class SearchField(QLineEdit):
    """Gives an example as a hint, or, where that would be cut off, only says what the field is for."""

    def __init__(self, example: str, hint: str) -> None:
        super().__init__(clearButtonEnabled=True)
        self._hints = example, hint
        self.setPlaceholderText(hint)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        example, hint = self._hints
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        room = self.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, self).width()
        is_cut = self.fontMetrics().horizontalAdvance(example) + style.SPACE > room
        self.setPlaceholderText(hint if is_cut else example)


class TopicList(QWidget):
    """A field to search in, and the explanations that match, or that none does.

    Signals:
        chosen: a `Topic`; None if no explanation matches.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._chosen: Topic | None = None
        self._rows: dict[Topic, int] = {}
        self._headings: list[QListWidgetItem] = []  # kept here, or Python would delete them
        self._spoken = ThrottledSpeech()
        self.search = SearchField(self.tr("Search, for example: noise"), self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search the explanations"))
        self.search.textChanged.connect(self._narrow)
        self.search.installEventFilter(self)
        self.list = QListWidget()
        self.list.setObjectName("topics")
        self.list.setAccessibleName(self.tr("Explanations"))
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)  # wraps lines again when the scroll bar appears
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentRowChanged.connect(self._on_row)
        self.nothing = style.Wrapped(self.tr("No explanation contains these words. Try other ones, or fewer."))
        self.nothing.hide()
        clear_by_escape(self.search, self.list)
        column = in_column(self.search, self.nothing, wide(self.list), on=self, space=style.SPACE)
        column.addStretch(0)  # below the sentence, if there is no list
        self._narrow("")

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

    def choose(self, topic: Topic) -> None:
        """Choose a topic, even if the search had hidden it."""
        if topic not in self._rows:
            self.search.clear()
        self.list.setCurrentRow(self._rows[topic])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrow keys move in the list while the user types."""
        if (
            watched is self.search
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in _MOVES
        ):
            self.list.event(event)
            return True
        return super().eventFilter(watched, event)

    def _narrow(self, query: str) -> None:
        """List the matches. Without a query, the chosen topic stays; otherwise the best match is chosen.

        Handles no list items: PySide6 may find the remains of a deleted one at the address of a new one.
        """
        explanations = find(query, translate)
        self.list.blockSignals(True)  # noqa: FBT003 (Qt has no other name for it)
        self.list.clear()
        self._rows.clear()
        self._headings.clear()
        model, group = self.list.model(), None
        for entry in explanations:
            if not query and group_of(entry.topic) is not group:
                group = group_of(entry.topic)
                self._add_heading(group_name(group, translate))
            self.list.addItem(translate(CONTEXT, entry.title))
            self._rows[entry.topic] = self.list.count() - 1
            place = model.index(self._rows[entry.topic], 0)
            model.setData(place, entry.topic, _TOPIC)
            model.setData(place, sentence_tool_tip(place.data()), Qt.ItemDataRole.ToolTipRole)
        self.list.blockSignals(False)  # noqa: FBT003
        self.nothing.setVisible(not explanations)
        self.list.setVisible(bool(explanations))
        if explanations:
            is_kept = self._chosen in self._rows and not query
            self.list.setCurrentRow(self._rows[self._chosen if is_kept and self._chosen else explanations[0].topic])
        else:
            self._spoken.announce(self.search, self.nothing.text())
            self.chosen.emit(None)

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

    def _on_row(self, row: int) -> None:
        topic = next((topic for topic, place in self._rows.items() if place == row), None)
        if topic is not None:
            self._chosen = topic
            self.chosen.emit(topic)
