"""Browses a backup: its versions, their folders, a search in all versions, and the differences between two."""

from collections.abc import Callable
from datetime import datetime
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QSizePolicy, QWidget

from shingleback.gui.controllers.preview import DragOut, Preview, Thumbnails
from shingleback.gui.controllers.restore import Browser, BrowserState, folder_above
from shingleback.gui.history import texts
from shingleback.gui.restore.dragging import DragHandler
from shingleback.gui.restore.file_versions import Content
from shingleback.gui.restore.foot import SelectionFoot
from shingleback.gui.restore.listing import EntryLists
from shingleback.gui.restore.lists import names_of
from shingleback.gui.restore.selected_file import SelectedFile
from shingleback.gui.restore.top import FilesTop
from shingleback.gui.run.texts import notes
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import order_tabs
from shingleback.gui.widgets.basic import Notice, Scrolling
from shingleback.gui.widgets.layouts import Panes, held, in_column, wide
from shingleback.protocol.result_items import EntryItem

_FEWEST_LINES: Final = 10  # of the list, with its headings
_LINES: Final = 20  # that the list, and the preview beside it, are to have below a full top
_SHARES: Final = (2, 1)  # of the list and the preview
_SHORT_SHARES: Final = (3, 2)


class BrowseView(QWidget):
    """Shows the state of `gui.controllers.restore` once a version is chosen.

    Signals:
        spot_check_requested: test restoring a few files.
        restore_requested: a tuple of `EntryItem`, empty for everything; and the name of a version.
    """

    spot_check_requested = Signal()
    restore_requested = Signal(object, str)

    def __init__(
        self,
        browser: Browser,
        preview: Preview,
        thumbnails: Thumbnails,
        drag_out: DragOut,
        clock: Callable[[], datetime],
    ) -> None:
        super().__init__()
        self._browser, self._thumbnails = browser, thumbnails
        self._is_short = False
        self.top = FilesTop(clock)
        self.notice = Notice(warns=True)
        self.lists = EntryLists(thumbnails)
        self.selected = SelectedFile(browser, preview)
        self.foot = SelectionFoot()
        self._panes = Panes(self.lists, self.selected)
        self._column = in_column(self.top, self.notice, wide(self._panes), space=style.SPACE)
        self._dragger = DragHandler(drag_out, self)
        self._panes.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._panes.setMinimumHeight(_FEWEST_LINES * self.fontMetrics().lineSpacing())
        self._panes.share(*_SHARES)
        in_column(wide(Scrolling(held(self._column))), self.foot, on=self, space=0)
        order_tabs(self)
        self._connect()

    # selection ------------------------------------------------------------------------------------------------

    @property
    def chosen(self) -> tuple[EntryItem, ...]:
        """The selected entries, in the order shown."""
        content = self.selected.content
        return self.lists.selected if content is None else (content.entry,)

    @property
    def chosen_version(self) -> str:
        """The version that contains the selection."""
        content = self.selected.content
        return self.lists.version if content is None else content.version

    # navigation -----------------------------------------------------------------------------------------------

    def go_up(self) -> None:
        """Go to the parent folder; from search results or a comparison, back to the folder where they were started."""
        state = self._browser.state
        if state.text:
            self.top.search.clear()
            self._browser.search("")
        elif state.comparison is not None:
            self._browser.end_comparison()
        elif state.folder is not None:
            self._browser.enter(folder_above(state.folder))

    def show_state(self, state: BrowserState) -> None:
        search = self.top.search
        self.top.versions.show_versions(state.versions, state.version)
        if search.text() != state.text and not search.hasFocus():
            search.setText(state.text)
        self.lists.show_state(state)
        is_aside = bool(state.text) or state.comparison is not None
        self.foot.allow_everything(is_listed=state.entries is not None, is_aside=is_aside)
        self.notice.say(notes(state.notes))
        self.selected.show_state(state)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Arrange the parts for this size and for what is shown, such as another backup to choose.

        In a short window, the list gets as much room as possible, and the preview comes with a selection.
        """
        width = self.width() - 4 * style.SPACE
        line, around = self.fontMetrics().lineSpacing(), 4 * style.SPACE + self.foot.sizeHint().height()
        is_short = self.height() < self.top.full_height(width) + _LINES * line + around
        self.top.fit(self, self.width() - 2 * style.SPACE, is_short=is_short)
        margin = style.SPACE if is_short else 2 * style.SPACE
        self._column.setContentsMargins(margin, margin, margin, style.SPACE)
        self.foot.set_margin(margin)
        self.selected.setHidden(is_short and not self.chosen)
        if is_short is not self._is_short:
            self._is_short = is_short
            self.lists.show_short(is_short=is_short)
            self.selected.preview.show_short(is_short=is_short)
            self._panes.share(*(_SHORT_SHARES if is_short else _SHARES))
        has_note = self.selected.content is not None or (self.lists.is_found and bool(self.chosen))
        self.foot.selection.setHidden(is_short and not has_note)

    # actions --------------------------------------------------------------------------------------------------

    def _ask_for(self, entries: tuple[EntryItem, ...]) -> None:
        self.restore_requested.emit(entries, self.chosen_version if entries else self._browser.state.version)

    def _on_opened(self, entry: EntryItem) -> None:
        opening = self.selected.preview.open
        if entry.kind == "folder":
            self.top.search.clear()
            self._browser.enter(entry)
            self.lists.files.setFocus(Qt.FocusReason.OtherFocusReason)
        elif opening.isVisible():
            opening.click()

    def _on_row_opened(self) -> None:
        """Open the folder that contains the row, in the newest version that has it."""
        entries, version = self.chosen, self.chosen_version
        if not entries:
            return
        (entry,) = entries
        self.top.search.clear()
        self._browser.choose_version(version, entry if entry.kind == "folder" else folder_above(entry))

    def _on_chosen(self) -> None:
        entries = self.lists.selected
        self.selected.show_entries(entries, self.lists.version, self.lists.names)
        self.foot.show_selection(len(entries), self.lists.said_of_selection)
        self._dragger.forget()
        self.fit()

    def _on_content(self, content: Content) -> None:
        """Say which version of the selected file would be restored."""
        when = texts.short_moment(names_of(self._browser.state.versions).get(content.version, content.version))
        self.foot.say(self.tr("Selected: the file as it was on {moment}.").format(moment=when))
        self._dragger.forget()

    def _compare(self) -> None:
        versions = self.top.versions
        before = versions.before or versions.timeline.version_at(1)
        if before is not None:
            pair = sorted((before.name, self._browser.state.version))
            self.top.search.clear()
            self._browser.compare(*pair)

    def _want_thumbnails(self, entries: list[EntryItem]) -> None:
        self._thumbnails.want(self._browser.state.place, self._browser.state.version, entries)

    def _drag(self) -> None:
        self._dragger.drag(self._browser.state.place, self.chosen_version, self.chosen, self.lists.names)

    def _on_browser(self, state: BrowserState) -> None:
        if state.version:
            self.show_state(state)

    def _connect(self) -> None:
        self.top.versions.chosen.connect(self._browser.choose_version)
        self.top.versions.compare_requested.connect(self._compare)
        self.top.search.requested.connect(self._browser.search)
        self.lists.up_requested.connect(self.go_up)
        self.lists.chosen.connect(self._on_chosen)
        self.lists.entry_opened.connect(self._on_opened)
        self.lists.row_opened.connect(self._on_row_opened)
        self.lists.dragged.connect(self._drag)
        self.lists.icons.seen.connect(self._want_thumbnails)
        self.selected.content_chosen.connect(self._on_content)
        self.selected.restore_requested.connect(lambda: self._ask_for(self.chosen))
        self.foot.spot_check_requested.connect(self.spot_check_requested)
        self.foot.restore_requested.connect(lambda: self._ask_for(self.chosen))
        self.foot.everything_requested.connect(lambda: self._ask_for(()))
        self._dragger.announced.connect(self.foot.say)
        self._browser.changed.connect(self._on_browser)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(lambda: self.top.search.setFocus(Qt.FocusReason.ShortcutFocusReason))
