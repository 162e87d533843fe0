"""The selected file: its preview, its versions, and two of them side by side."""

from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent

from shingleback.gui.controllers.preview import Preview
from shingleback.gui.controllers.restore import Browser, BrowserState
from shingleback.gui.restore.file_versions import Content
from shingleback.gui.restore.preview import PreviewCard
from shingleback.gui.restore.side_by_side import SideBySideDialog
from shingleback.gui.widgets.basic import Scrolling
from shingleback.gui.widgets.layouts import held, in_column
from shingleback.messages.places import OWN_NAMES, NamesInBackup
from shingleback.protocol.result_items import EntryItem

_LOOKING_MS: Final = 350


class SelectedFile(Scrolling):
    """Queries the versions of a file once the selection rests on it.

    Attributes:
        content: the other content of the file that the user chose; None for the one in the list.

    Signals:
        content_chosen: a `Content`.
        restore_requested: restore the chosen content.
    """

    content_chosen = Signal(object)
    restore_requested = Signal()

    def __init__(self, browser: Browser, preview: Preview) -> None:
        preview_card = PreviewCard()
        super().__init__(held(in_column(preview_card)))
        self.preview = preview_card
        self._browser, self._fetcher = browser, preview
        self.content: Content | None = None
        self._entries: tuple[EntryItem, ...] = ()
        self._version = ""
        self._names = OWN_NAMES
        self._beside: SideBySideDialog | None = None
        self._looking = QTimer(self, singleShot=True, interval=_LOOKING_MS)
        self._looking.timeout.connect(self._look_at)
        self.preview.fetch_requested.connect(self._fetch)
        self.preview.versions.chosen.connect(self._on_content)
        self.preview.versions.comparison_requested.connect(self._compare)
        preview.changed.connect(self.preview.show_state)

    def show_entries(self, entries: tuple[EntryItem, ...], version: str, names: NamesInBackup) -> None:
        """Show the selection. `version` contains it; `names`: what the backup's files and folders are called."""
        self._names = names
        self.content, self._entries, self._version = None, entries, version
        self._fetcher.forget()
        self.preview.show_entries(entries, names)
        if len(entries) == 1 and entries[0].kind == "file":
            self._looking.start()
        else:
            self._looking.stop()

    def show_state(self, state: BrowserState) -> None:
        self.preview.versions.show_file(state.file, state.versions, self._shown_version, self._names)

    @property
    def _shown_version(self) -> str:
        return self._version if self.content is None else self.content.version

    def hideEvent(self, event: QHideEvent) -> None:
        """Cancel delayed actions: the page is not visible, or the drive is being ejected."""
        super().hideEvent(event)
        self._looking.stop()
        self.preview.rest()
        if self._beside is not None and self._beside.isVisible():
            self._beside.reject()

    def _look_at(self) -> None:
        if self.content is None:
            self._browser.look_at(self._entries[0], self._version)

    def _fetch(self, entry: EntryItem) -> None:
        self._fetcher.fetch(self._browser.state.place, self._shown_version, entry)

    def _on_content(self, content: Content) -> None:
        """Switch to another version of the file: show it, and restore it if asked."""
        self.content = content
        self.content_chosen.emit(content)
        self.preview.show_content(content.entry)

    def _compare(self) -> None:
        """Show two versions of the file beside each other."""
        versions = self.preview.versions
        row = max(0, versions.list.currentRow())
        self.preview.rest()
        if self._beside is not None:
            self._beside.deleteLater()
        self._beside = SideBySideDialog(versions.contents, row, self._fetcher, self._browser.state.place, self)
        self._beside.restore_requested.connect(self._restore)
        self._beside.finished.connect(self.preview.show_again)
        self._beside.open()

    def _restore(self, content: Content) -> None:
        self._on_content(content)
        self.restore_requested.emit()
