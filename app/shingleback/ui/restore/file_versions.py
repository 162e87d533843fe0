"""The versions of one file that differ in their content, the newest first: sizes and dates, and which is shown."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from shingleback.bridge.past.browser import FileVersions
from shingleback.jobs.final_words import EntryItem, StayItem, VersionItem
from shingleback.ui import style
from shingleback.ui.history import texts
from shingleback.ui.pieces import sentence
from shingleback.ui.restore.found_table import names_of
from shingleback.ui.texts import size, tool_tip

_ROWS_SEEN = 4


@dataclass(frozen=True, slots=True)
class Content:
    """One content of a file, and the newest version that has it."""

    entry: EntryItem
    version: str


class FileVersionList(QWidget):
    """Signals: `chosen`: a `Content`."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._contents: list[Content] = []
        self.heading = style.heading(sentence(self.tr("Versions of this file")), 1.0)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Versions of this file"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(style.SPACE // 3)
        layout.addWidget(self.heading)
        layout.addWidget(self.list)
        self.list.currentRowChanged.connect(self._on_row)
        self.hide()

    def show_file(self, file: FileVersions | None, versions: Sequence[VersionItem], version: str) -> None:
        """`version`: the one that is looked at, which has one of the contents."""
        things = file.word.things if file is not None and file.word is not None else []
        stays = things[0].stays if things else []
        started = names_of(versions)
        names = [item.name for item in reversed(versions)]
        spans = _distinct(stays, names)
        contents = [Content(_entry(last), last.last) for _, last in spans]
        self.setVisible(bool(contents))
        if contents == self._contents:
            return
        self._contents = contents
        with QSignalBlocker(self.list):
            self.list.clear()
            for first, last in spans:
                began, ended = (started.get(name, name) for name in (first.first, last.last))
                text = self.tr("{day}: {size}").format(day=texts.day(began), size=size(last.size))
                item = QListWidgetItem(text)
                item.setToolTip(tool_tip(f"{texts.span(began, ended)}\n{last.path}"))
                self.list.addItem(item)
            self.list.setCurrentRow(_row_in(stays, contents, names, version))
        rows = min(len(contents), _ROWS_SEEN) or 1
        self.list.setFixedHeight(rows * self.list.sizeHintForRow(0) + 2 * self.list.frameWidth() + style.SPACE // 2)

    def _on_row(self, row: int) -> None:
        if 0 <= row < len(self._contents):
            self.chosen.emit(self._contents[row])


def _distinct(stays: Sequence[StayItem], names: list[str]) -> list[tuple[StayItem, StayItem]]:
    """The first and the last stay of each content, the newest first."""
    spans: dict[str, tuple[StayItem, StayItem]] = {}
    for stay in stays:
        if stay.last in names:
            first = spans[stay.content][0] if stay.content in spans else stay
            spans[stay.content] = first, stay
    return sorted(spans.values(), key=lambda span: names.index(span[1].last), reverse=True)


def _row_in(stays: Sequence[StayItem], contents: list[Content], names: list[str], version: str) -> int:
    """Which content the version has."""
    if version not in names:
        return -1
    at = names.index(version)
    here = next((s for s in stays if s.first in names and names.index(s.first) <= at <= names.index(s.last)), None)
    by_content = {stay.last: stay.content for stay in stays}
    return next(
        (row for row, one in enumerate(contents) if here is not None and by_content.get(one.version) == here.content),
        -1,
    )


def _entry(stay: StayItem) -> EntryItem:
    return EntryItem(
        path=stay.path, path_bytes=stay.path_bytes, kind="file", size=stay.size, modified_s=stay.modified_s
    )
