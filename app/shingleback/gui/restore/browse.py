"""Browses a backup: its versions, their folders, a search in all versions, and the differences between two."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QSizePolicy,
    QSplitter,
    QWidget,
)

from shingleback.gui.controllers.preview import DragOut, Preview, Thumbnails
from shingleback.gui.controllers.restore import Browser, BrowserState
from shingleback.gui.history import texts
from shingleback.gui.restore.dragging import DragHandler
from shingleback.gui.restore.file_versions import Content
from shingleback.gui.restore.listing import EntryLists
from shingleback.gui.restore.lists import names_of
from shingleback.gui.restore.preview import PreviewCard
from shingleback.gui.restore.side_by_side import SideBySideDialog
from shingleback.gui.restore.timeline import VersionBar
from shingleback.gui.restore.top import FilesTop
from shingleback.gui.run.texts import notes
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import order_tabs
from shingleback.gui.widgets.basic import (
    Notice,
    Scrolling,
    button,
    foot_of,
    ignore_stray_wheel,
    link,
)
from shingleback.gui.widgets.keys import clear_by_escape
from shingleback.gui.widgets.layouts import actions, held, in_column, in_row, wide
from shingleback.gui.widgets.plain import set_tip
from shingleback.protocol.result_items import EntryItem

_MAX_SEARCH_LETTERS: Final = 44
_FEWEST_LINES: Final = 10  # of the list, with its headings
_LETTERS_OF_PLACE: Final = 12
_SHARES: Final = (2, 1)
_LETTERS_A_SHARE: Final = 40
_TYPING_MS: Final = 400
_LOOKING_MS: Final = 350


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
        self._browser, self._preview, self._thumbnails = browser, preview, thumbnails
        self._interrupted: Sequence[datetime] = ()
        self._content: Content | None = None
        self._beside: SideBySideDialog | None = None
        self.search = QLineEdit(clearButtonEnabled=True)
        clear_by_escape(self.search)
        self.place = ignore_stray_wheel(QComboBox())
        self.versions = VersionBar(clock)
        self.lists = EntryLists(thumbnails)
        self.preview = PreviewCard()
        self.notice = Notice(warns=True)
        self._typed = QTimer(self, singleShot=True, interval=_TYPING_MS)
        self._looking = QTimer(self, singleShot=True, interval=_LOOKING_MS)
        self._selected = style.dimmed(style.Wrapped())
        self.spot_check = link(self.tr("Test or verify"), self.spot_check_requested.emit)
        self.all = button(self.tr("Restore &everything…"), lambda: self._ask_for(()))
        self.restore = button(self.tr("&Restore…"), lambda: self._ask_for(self.chosen), "primary")
        self._top = FilesTop(self.versions, self.place, self.search)
        self._aside = Scrolling(held(in_column(self.preview)))
        self._dragger = DragHandler(drag_out, self)
        self._lay_out()
        self.versions.chosen.connect(self._browser.choose_version)
        self.versions.compare_requested.connect(self._compare)
        self.search.returnPressed.connect(self._on_search)
        self.search.textChanged.connect(self._on_text)
        self._typed.timeout.connect(self._on_typed)
        self._looking.timeout.connect(self._look_at)
        self.lists.up_requested.connect(self.go_up)
        self.lists.chosen.connect(self._on_chosen)
        self.lists.entry_opened.connect(self._on_opened)
        self.lists.row_opened.connect(self._on_row_opened)
        self.lists.dragged.connect(self._drag)
        self.lists.icons.seen.connect(self._want_thumbnails)
        self.preview.fetch_requested.connect(self._fetch)
        self.preview.versions.chosen.connect(self._on_content)
        self.preview.versions.comparison_requested.connect(self._compare_contents)
        self._preview.changed.connect(self.preview.show_state)
        self._dragger.announced.connect(self._announce)
        self._browser.changed.connect(self._on_browser)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(lambda: self.search.setFocus(Qt.FocusReason.ShortcutFocusReason))

    # selection ------------------------------------------------------------------------------------------------

    @property
    def chosen(self) -> tuple[EntryItem, ...]:
        """The selected entries, in the order shown."""
        return self.lists.selected if self._content is None else (self._content.entry,)

    @property
    def chosen_version(self) -> str:
        """The version that contains the selection."""
        return self.lists.version if self._content is None else self._content.version

    # navigation -----------------------------------------------------------------------------------------------

    def go_up(self) -> None:
        """Go to the parent folder; from search results or a comparison, back to the folder where they were started."""
        state = self._browser.state
        if state.text:
            self.search.clear()
            self._browser.search("")
        elif state.comparison is not None:
            self._browser.end_comparison()
        elif state.folder is not None:
            above = state.folder.path.rpartition("/")[0] if not state.folder.path_bytes else ""
            self._browser.enter(EntryItem(path=above, kind="folder") if above else None)

    def show_interrupted(self, moments: Sequence[datetime]) -> None:
        """`moments` are the start times of runs that made no version."""
        self._interrupted = moments

    def show_state(self, state: BrowserState) -> None:
        item = self.versions.timeline.version
        if item is None or item.name != state.version or len(state.versions) != self.versions.timeline.maximum() + 1:
            self.versions.show_versions(state.versions, self._interrupted, state.version)
        if self.search.text() != state.text and not self.search.hasFocus():
            self.search.setText(state.text)
        self.lists.show_state(state)
        is_aside = bool(state.text) or state.comparison is not None
        self.all.setEnabled(state.entries is not None)
        set_tip(self.all, self.tr("Go back to the folders first.") if is_aside else "")
        self.notice.say(notes(state.notes))
        self.preview.versions.show_file(state.file, state.versions, self.chosen_version)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give the list as much room as possible in a short window: there, the preview comes with a selection."""
        is_short = self._top.fit(self, self.width() - 2 * style.SPACE)
        margin = style.SPACE if is_short else 2 * style.SPACE
        self._column.setContentsMargins(margin, margin, margin, style.SPACE)
        self._foot.setContentsMargins(margin, style.SPACE, margin, style.SPACE)
        self._aside.setHidden(is_short and not self.chosen)
        self._selected.setHidden(is_short and not self.lists.is_found and self._content is None)

    # actions --------------------------------------------------------------------------------------------------

    def hideEvent(self, event: QHideEvent) -> None:
        """Cancel delayed actions: the page is not visible, or the drive is being ejected."""
        super().hideEvent(event)
        self._looking.stop()
        self._typed.stop()
        self.preview.rest()
        self.lists.icons.rest()
        if self._beside is not None and self._beside.isVisible():
            self._beside.reject()

    def _ask_for(self, entries: tuple[EntryItem, ...]) -> None:
        self.restore_requested.emit(entries, self.chosen_version if entries else self._browser.state.version)

    def _on_opened(self, entry: EntryItem) -> None:
        if entry.kind == "folder":
            self.search.clear()
            self._browser.enter(entry)
            self.lists.files.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.preview.open.isVisible():
            self.preview.open.click()

    def _on_row_opened(self) -> None:
        """Open the folder that contains the row, in the newest version that has it."""
        entries, version = self.chosen, self.chosen_version
        if not entries:
            return
        (entry,) = entries
        above = entry.path.rpartition("/")[0] if entry.kind != "folder" else entry.path
        self.search.clear()
        self._browser.choose_version(version, EntryItem(path=above, kind="folder"))

    def _on_chosen(self) -> None:
        self._content = None
        entries = self.chosen
        self.restore.setEnabled(bool(entries))
        self.restore.setText(texts.restore_several(len(entries)) if len(entries) > 1 else self.tr("&Restore…"))
        self._selected.setText(self.lists.said_of_selection)
        self._preview.forget()
        self._dragger.forget()
        self.preview.show_entries(entries)
        self._fit()
        if len(entries) == 1 and entries[0].kind == "file":
            self._looking.start()
        else:
            self._looking.stop()

    def _on_content(self, content: Content) -> None:
        """Switch to another version of the selected file: show it, and restore it if asked."""
        self._content = content
        when = texts.short_moment(names_of(self._browser.state.versions).get(content.version, content.version))
        style.show_text(self._selected, self.tr("Selected: the file as it was on {moment}.").format(moment=when))
        self._dragger.forget()
        self.preview.show_content(content.entry)

    def _compare_contents(self) -> None:
        """Show two versions of the selected file beside each other."""
        versions = self.preview.versions
        row = max(0, versions.list.currentRow())
        self.preview.rest()
        if self._beside is not None:
            self._beside.deleteLater()
        self._beside = SideBySideDialog(versions.contents, row, self._preview, self._browser.state.place, self)
        self._beside.restore_requested.connect(self._restore_content)
        self._beside.finished.connect(self.preview.show_again)
        self._beside.open()

    def _restore_content(self, content: Content) -> None:
        self._on_content(content)
        self._ask_for((content.entry,))

    def _announce(self, text: str) -> None:
        """Say what becomes of files that are dragged out."""
        style.show_text(self._selected, text)

    def _look_at(self) -> None:
        entries = self.chosen
        if self.isVisible() and len(entries) == 1 and self._content is None:
            self._browser.look_at(entries[0], self.chosen_version)

    def _on_text(self, text: str) -> None:
        """Start a search when the user stops typing."""
        if text:
            self._typed.start()
        else:
            self._typed.stop()
            self._browser.search("")

    def _on_typed(self) -> None:
        if self.isVisible():
            self._on_search()

    def _on_search(self) -> None:
        self._typed.stop()
        self._browser.search(self.search.text().strip())

    def _compare(self) -> None:
        before = self.versions.before or self.versions.timeline.version_at(1)
        if before is not None:
            pair = sorted((before.name, self._browser.state.version))
            self.search.clear()
            self._browser.compare(*pair)

    def _fetch(self, entry: EntryItem) -> None:
        self._preview.fetch(self._browser.state.place, self.chosen_version, entry)

    def _want_thumbnails(self, entries: list[EntryItem]) -> None:
        self._thumbnails.want(self._browser.state.place, self._browser.state.version, entries)

    def _drag(self) -> None:
        self._dragger.drag(self._browser.state.place, self.chosen_version, self.chosen)

    def _on_browser(self, state: BrowserState) -> None:
        if state.version:
            self.show_state(state)

    # layout ---------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.search.setPlaceholderText(self.tr("Search in all versions"))
        self.search.setAccessibleName(self.tr("Search in all versions"))
        style.show_placeholder_whole(self.search)
        self.place.setAccessibleName(self.tr("Backup"))
        self.place.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.place.setMinimumContentsLength(_LETTERS_OF_PLACE)
        self.place.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.place.setMaximumWidth(style.letters(self, _MAX_SEARCH_LETTERS))
        self.place.hide()
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.setHandleWidth(style.SPACE)
        split.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)  # lists scroll by themselves
        split.setMinimumHeight(_FEWEST_LINES * self.fontMetrics().lineSpacing())
        for part, share in zip((self.lists, self._aside), _SHARES, strict=True):
            split.addWidget(part)
            split.setStretchFactor(split.indexOf(part), share)
        split.setSizes([share * style.letters(self, _LETTERS_A_SHARE) for share in _SHARES])
        self.search.setMaximumWidth(max(self.search.minimumWidth(), style.letters(self, _MAX_SEARCH_LETTERS)))
        self._column = in_column(self._top, self.notice, wide(split), space=style.SPACE)
        buttons = actions(self.spot_check, self.all, self.restore)
        self._foot = in_row(wide(self._selected), buttons, space=style.SPACE // 2)
        in_column(wide(Scrolling(held(self._column))), foot_of(self._foot), on=self, space=0)
        order_tabs(self)
