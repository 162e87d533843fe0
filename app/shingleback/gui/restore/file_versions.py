"""The versions of one file: each content that it had, newest first."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QListWidget, QListWidgetItem, QWidget

from shingleback.gui.controllers.restore import FileVersions
from shingleback.gui.history import texts
from shingleback.gui.restore.lists import names_of, periods
from shingleback.gui.run.texts import size
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import ignore_stray_wheel, link, sentence
from shingleback.gui.widgets.layouts import in_column
from shingleback.gui.widgets.plain import sentence_tool_tip
from shingleback.messages.places import OWN_NAMES, NamesInBackup
from shingleback.protocol.result_items import EntryItem, StayItem, VersionItem

_ROWS_SEEN: Final = 4


@dataclass(frozen=True, slots=True)
class Content:
    """One content of a file.

    Attributes:
        version: the newest version that has this content; `begun_at`: the time of the oldest.
    """

    entry: EntryItem
    version: str
    begun_at: str = ""


class FileVersionList(QWidget):
    """A list of the contents; in a short window, a box.

    Attributes:
        compare: it is with the other buttons of the file.

    Signals:
        chosen: a `Content`.
        comparison_requested: show two of them side by side.
    """

    chosen = Signal(object)
    comparison_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._contents: list[Content] = []
        self._moments: list[str] = []
        self.heading = style.heading(sentence(self.tr("Versions of this file")), 1.0)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Versions of this file"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.box = ignore_stray_wheel(QComboBox())
        self.box.setModel(self.list.model())
        self.box.setAccessibleName(self.heading.text())
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.compare = link(self.tr("Compare versions"), self.comparison_requested.emit)
        in_column(self.heading, self.list, self.box, on=self, space=style.SPACE // 3)
        self.list.currentRowChanged.connect(self._on_row)
        self.box.activated.connect(self.list.setCurrentRow)
        self.show_short(is_short=False)
        self.forget()

    def forget(self) -> None:
        """Show nothing, until the versions of another file are known."""
        self.hide()
        self.compare.hide()

    def show_short(self, *, is_short: bool) -> None:
        """Show only the selected content, and the others in the list of a box."""
        self.heading.setHidden(is_short)
        self.list.setHidden(is_short)
        self.box.setVisible(is_short)
        self._fit()

    def show_file(
        self,
        file: FileVersions | None,
        versions: Sequence[VersionItem],
        version: str,
        names: NamesInBackup = OWN_NAMES,
    ) -> None:
        """Show the contents of a file. `version` is the selected version, whose content is highlighted."""
        traced = file.result.things if file is not None and file.result is not None else []
        stays = traced[0].stays if traced else []
        started = names_of(versions)
        version_names = [item.name for item in reversed(versions)]
        spans = _distinct(stays, version_names)
        begun_at = [started.get(first.first, first.first) for first, _ in spans]
        contents = [
            Content(
                EntryItem(
                    path=last.path, path_bytes=last.path_bytes, kind="file", size=last.size, modified_s=last.modified_s
                ),
                last.last,
                at,
            )
            for (_, last), at in zip(spans, begun_at, strict=True)
        ]
        self.setVisible(bool(contents))
        self.compare.setVisible(len(contents) > 1)
        if contents == self._contents:
            return
        self._contents = contents
        with QSignalBlocker(self.list):
            self.list.clear()
            days = texts.days(begun_at)
            has_times = days != [texts.day(moment) for moment in begun_at]  # then cut the day rather than the time
            self.list.setTextElideMode(Qt.TextElideMode.ElideLeft if has_times else Qt.TextElideMode.ElideMiddle)
            self._moments = days
            for _, last in spans:
                item = QListWidgetItem()
                same_periods = periods([stay for stay in stays if stay.content == last.content], started)
                item.setToolTip(sentence_tool_tip(f"{texts.listed(same_periods)}\n{names.way_to(last.path)}"))
                self.list.addItem(item)
            self._fit()
            self.list.setCurrentRow(_row_in(stays, contents, version_names, version))
            self.box.setCurrentIndex(self.list.currentRow())
        rows = min(len(contents), _ROWS_SEEN) or 1
        self.list.setFixedHeight(rows * self.list.sizeHintForRow(0) + 2 * self.list.frameWidth() + style.SPACE // 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Say when each version is from, and where there is room, its size, which is also said of the selected one."""
        self._show_texts(
            [
                self.tr("{day} · {size}").format(day=moment, size=size(content.entry.size))
                for moment, content in zip(self._moments, self._contents, strict=True)
            ]
        )
        room = self.list.viewport().width()
        if self.box.isVisibleTo(self):
            room = self.width() - self.box.sizeHint().height()  # of its arrow
        if self.list.sizeHintForColumn(0) > room:
            self._show_texts(self._moments)

    def _show_texts(self, texts_of_rows: Sequence[str]) -> None:
        for row, text in enumerate(texts_of_rows):
            self.list.item(row).setText(text)

    @property
    def contents(self) -> tuple[Content, ...]:
        """Each content of the file, newest first."""
        return tuple(self._contents)

    def _on_row(self, row: int) -> None:
        self.box.setCurrentIndex(row)
        if 0 <= row < len(self._contents):
            self.chosen.emit(self._contents[row])


def _distinct(stays: Sequence[StayItem], names: list[str]) -> list[tuple[StayItem, StayItem]]:
    """Return the first and the last stay of each content, newest first."""
    spans: dict[str, tuple[StayItem, StayItem]] = {}
    for stay in stays:
        if stay.last in names:
            first = spans[stay.content][0] if stay.content in spans else stay
            spans[stay.content] = first, stay
    return sorted(spans.values(), key=lambda span: names.index(span[1].last), reverse=True)


def _row_in(stays: Sequence[StayItem], contents: list[Content], names: list[str], version: str) -> int:
    """Return the row of the content that the version has; -1 if none."""
    if version not in names:
        return -1
    at = names.index(version)
    current_stay = next(
        (s for s in stays if s.first in names and names.index(s.first) <= at <= names.index(s.last)), None
    )
    by_content = {stay.last: stay.content for stay in stays}
    return next(
        (
            row
            for row, item in enumerate(contents)
            if current_stay is not None and by_content.get(item.version) == current_stay.content
        ),
        -1,
    )
