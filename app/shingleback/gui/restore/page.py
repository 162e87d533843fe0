"""The Restore page: shows the newest version as soon as its drive answers, and says what to do until then."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QSignalBlocker, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QFileDialog, QWidget

from shingleback.backup_sets.status import UNDER_WAY, Presence
from shingleback.domain.local_time import local_time
from shingleback.gui.controllers.history import BackupPlace
from shingleback.gui.controllers.pages import Lazy
from shingleback.gui.controllers.restore import Access, BrowserState
from shingleback.gui.history import texts
from shingleback.gui.home import texts as home
from shingleback.gui.run.texts import explanation, isolated, notes, title, translate
from shingleback.gui.run.texts import sentence as why
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import order_tabs, passing_focus
from shingleback.gui.widgets.basic import (
    Answer,
    StopQuestion,
    button,
    fill_page,
    ignore_stray_wheel,
    in_card,
    page_title,
    wants_to_stop,
)
from shingleback.gui.widgets.layouts import actions, add
from shingleback.gui.widgets.navigator import OpenDrive, ShowDrive, go
from shingleback.gui.widgets.page_of_views import PageOfViews
from shingleback.gui.widgets.pictograms import Picture
from shingleback.gui.widgets.plain import PlainLabel, set_tip
from shingleback.messages.died import died
from shingleback.protocol.run_state import RunState, Stage

if TYPE_CHECKING:
    from datetime import datetime

    from shingleback.gui.controllers.backup_sets import SetView
    from shingleback.gui.controllers.history import BackupHistory
    from shingleback.gui.restore.browse import BrowseView
    from shingleback.gui.restore.restore import RestoreView
    from shingleback.gui.restore.spot_check import SpotCheckView
    from shingleback.protocol.cloning import MoveFinished
    from shingleback.protocol.result_items import EntryItem
    from shingleback.store.settings import DriveName


_TO_LOOK_AGAIN: Final = frozenset({Access.AWAY, Access.MISPLACED, Access.REFUSED, Access.DIED, Access.EMPTY})
_EJECTING: Final = RunState(Stage.EJECTING)
_ACCESSES: Final = {
    Presence.SOUGHT: Access.ASKING,
    Presence.CLOSED: Access.CLOSED,
    Presence.ELSEWHERE: Access.MISPLACED,
    Presence.DOUBLED: Access.MISPLACED,
    Presence.UNCONFIRMED: Access.MISPLACED,
}
_PICTURE: Final = 40
_LETTERS_OF_PLACE: Final = 24


class StartCard(QWidget):
    """Signals: `place_chosen`: a path, perhaps the same one again; `opening_requested`: open the drive."""

    place_chosen = Signal(str)
    opening_requested = Signal()

    def __init__(
        self,
        access: Callable[[BrowserState], Access],
        set_view_at: Callable[[str], SetView | None],
        drive_of: Callable[[str], DriveName | None],
    ) -> None:
        """`access` interprets a state, considering the known places. `drive_of` returns what the drive is called."""
        super().__init__()
        self._set_view_at = set_view_at
        self._access = access
        self._drive_of = drive_of
        self.answer = Answer(_PICTURE, 1.25)
        self.place = ignore_stray_wheel(QComboBox())
        self.open = button(self.tr("Open the drive"), self.opening_requested.emit, "primary")
        self.again = button(self.tr("Check &again"), lambda: self.place_chosen.emit(self.place.currentData() or ""))
        self.other = button(self.tr("Open another backup…"), self._choose_place)
        self.place.setAccessibleName(self.tr("Backup"))
        self.place.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.place.setMinimumContentsLength(_LETTERS_OF_PLACE)
        self.place.hide()
        add(self.answer.column, self.place, actions(self.other, self.again, self.open))
        frame = in_card(self.answer)
        fill_page(self, page_title(PlainLabel(self.tr("Restore files"))), frame, None)
        order_tabs(self)
        self.place.activated.connect(lambda row: self.place_chosen.emit(self.place.itemData(row)))

    def show_state(self, state: BrowserState) -> None:
        access = self._access(state)
        with passing_focus((self.again,), lambda: self.other):
            self.open.setVisible(access is Access.CLOSED)
            self.again.setVisible(access in _TO_LOOK_AGAIN)
        place_text, say = isolated(home.place_name(state.place, self._drive_of(state.place))), self.answer.say
        match access:
            case Access.NOT_ASKED:
                text = self.tr("Did you back up on another computer? Plug in the drive, and open the backup on it.")
                say(Picture.RESTORE, style.NEUTRAL, self.tr("Nothing has been backed up yet"), text)
            case Access.LET_GO:
                say(Picture.UNPLUGGED, style.ACCENT, title(_EJECTING), explanation(_EJECTING))
            case Access.ASKING | Access.THERE:
                slow = self.tr("The drive is taking a while. It may have to wake up first.") if state.is_silent else ""
                slow = self._under_way(state.place) or slow
                slow = texts.reading_list() if state.reading else slow
                say(Picture.DRIVE, style.ACCENT, self.tr("Opening {place}").format(place=place_text), slow)
            case Access.EMPTY if state.notes:
                say(Picture.WARNING, style.ATTENTION, self.tr("The backup could not be read"), notes(state.notes))
            case Access.EMPTY:
                text = self.tr("No backup on {place} is complete yet. Once one is, its files appear here.")
                say(Picture.RESTORE, style.NEUTRAL, self.tr("Nothing to restore yet"), text.format(place=place_text))
            case Access.AWAY if self._is_on_share(state.place):
                text = self.tr("The backup is on {place}, which is not connected.").format(place=place_text)
                say(Picture.UNPLUGGED, style.NEUTRAL, self.tr("Connect the share to restore files"), text)
            case Access.AWAY:
                text = self.tr("The backup is on {place}, which is not plugged in.").format(place=place_text)
                say(Picture.UNPLUGGED, style.NEUTRAL, self.tr("Plug in the drive to restore files"), text)
            case Access.CLOSED:
                text = self.tr("The backup is on {place}, which is plugged in, but not open.").format(place=place_text)
                say(Picture.DRIVE, style.NEUTRAL, self.tr("Open the drive to restore files"), text)
            case Access.MISPLACED | Access.REFUSED | Access.DIED:
                self._say_why_not(state, access)

    def _say_why_not(self, state: BrowserState, access: Access) -> None:
        """Say why there is nothing to browse, although the drive, or one like it, is there."""
        reason = why(state.refusal) if state.refusal else ""
        if access is Access.MISPLACED:
            answer = Picture.DRIVE, self.tr("The backup was not found"), self._instead(state.place)
        elif state.access is Access.AWAY:
            answer = Picture.QUESTION, self.tr("There is no backup in this folder"), reason
        else:
            reason = reason if state.refusal else died(state.detail, translate)
            answer = Picture.WARNING, self.tr("The backup could not be read"), reason
        picture, headline, text = answer
        self.answer.say(picture, style.ATTENTION, headline, text)

    def _under_way(self, place: str) -> str:
        """Return why opening may take a while; empty if no backup uses the drive."""
        view = self._set_view_at(place)
        if view is None or view.status.state not in UNDER_WAY:
            return ""
        return self.tr("The drive is busy with a backup, so this may take a while.")

    def _is_on_share(self, place: str) -> bool:
        view = self._set_view_at(place)
        return view is not None and view.is_to_share

    def _instead(self, place: str) -> str:
        """Say what is plugged in instead, in the words of Home."""
        view = self._set_view_at(place)
        if view is not None and view.presence in (Presence.DOUBLED, Presence.UNCONFIRMED):
            return home.says(view, local_time())
        return home.not_found(place, self._drive_of(place))

    def _choose_place(self) -> None:
        from shingleback.gui.widgets.choosers import folder_of_drives  # noqa: PLC0415 (seldom asked)

        folder = QFileDialog.getExistingDirectory(
            self, self.tr("Which folder contains the backup?"), folder_of_drives()
        )
        if folder:
            self.place_chosen.emit(folder)


class _View(NamedTuple):
    """What to show of a backup once it is open. Attributes: `version`: empty for the newest; `text`: of a search."""

    version: str = ""
    folder: EntryItem | None = None
    text: str = ""


class RestorePage(PageOfViews):
    """The Restore page. Accesses drives only while it is visible.

    Signals:
        stopped: the restore that had to stop before the window closes has ended.
        busy_changed: `is_busy` may have changed.
    """

    stopped = Signal()
    busy_changed = Signal()

    def __init__(
        self,
        history: BackupHistory,
        set_view_at: Callable[[str], SetView | None],
        *,
        clock: Callable[[], datetime] = local_time,
    ) -> None:
        """`set_view_at` returns what is known about the backup at a path; None if it belongs to no set."""
        super().__init__()
        self._history = history
        self._set_view_at = set_view_at
        self._clock = clock
        self._expected = ""
        self._next_view = _View()
        self._is_stopping = False
        self._has_let_go = False
        self._opened: frozenset[str] | None = self._open_places()  # None once the open backup may have changed
        self.start = StartCard(self._access, set_view_at, history.drive_of)
        self._files = Lazy(self._make_files)
        self._restore_view = Lazy(self._make_restore)
        self._spot_check_view = Lazy(self._make_spot_check)
        self.add_view(self.start)
        for view in (self._files, self._restore_view, self._spot_check_view):
            view.on_created(self.add_view)
        self.show_view(self.start, self.start.other)
        self.start.place_chosen.connect(self.open_place)
        self.start.opening_requested.connect(self._open_drive)
        history.browser.changed.connect(self._on_browser)
        for work in (history.restoring, history.verification):
            work.changed.connect(self._on_work)
            work.changed.connect(self.busy_changed)
        history.drives.changed.connect(self._on_drives)
        history.chosen.changed.connect(self._on_choices)
        self.start.show_state(history.browser.state)

    @property
    def files(self) -> BrowseView:
        return self._files.get()

    @property
    def restore(self) -> RestoreView:
        return self._restore_view.get()

    @property
    def spot_check(self) -> SpotCheckView:
        return self._spot_check_view.get()

    @property
    def is_busy(self) -> bool:
        """Whether files are being restored, or a whole backup is being verified."""
        return self._history.restoring.state.is_busy or self._history.verification.state.is_busy

    def open_place(self, place: str, version: str = "") -> None:
        """Open a backup at its newest version or the given one. A running restore stays visible instead."""
        if self._history.restoring.state.is_busy:
            return
        self._next_view = _View(version)
        self._open(place)
        self._show_places(self._history.browser.state.place)
        self._show_start()

    def expect(self, moved: MoveFinished) -> None:
        """Show the moved backup next, unless the user was looking at another backup."""
        place = self._history.browser.state.place
        if place in ("", moved.destination, *moved.merged):
            self._expected = moved.target

    def stop(self) -> None:
        """Stop the work if the user agrees; `stopped` follows later."""
        if not self._is_stopping and self._wants_to_stop():
            self._is_stopping = True
            self._history.restoring.cancel()
            self._history.verification.cancel()
            # The work may have ended while the question was open; and a window that is closing ignores another close.
            QTimer.singleShot(0, self, self._on_work)

    def leave(self) -> None:
        """Abort all waiting for drives."""
        self._history.stop()

    def showEvent(self, event: QShowEvent) -> None:
        """Look again, because the drive may have been plugged in since."""
        super().showEvent(event)
        self._refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop background work while the page is hidden."""
        super().hideEvent(event)
        self._history.browser.go_idle()
        self._history.thumbnails.stop()

    def release_drive(self) -> None:
        """Stop using the drive, which is being ejected, until `refresh`."""
        self._has_let_go = True
        self._history.release_drive()

    def read_again(self) -> None:
        """Open the backup again at the version that is shown; a restore or a test in progress stays as it is."""
        state = self._history.browser.state
        if self.page in (self.start, self._files.instance) and state.place and not self._has_let_go:
            self._open_again(state)
        else:
            self.refresh()

    def refresh(self) -> None:
        """Look again after an eject or a backup: there may be another version, or no drive."""
        self._has_let_go = False
        if self.isVisible():
            self._refresh()

    def note_erased(self) -> None:
        """Look again after a drive was erased, because a simulated one stays where it is mounted."""
        self._opened = None
        if self.isVisible():
            self._refresh()

    # navigation -----------------------------------------------------------------------------------------------

    def _open(self, place: str) -> None:
        if self._has_let_go:
            self._expected = place
        else:
            self._history.browser.open(self._history.place_now(place))

    def _refresh(self) -> None:
        if self._has_let_go:
            return
        places = self._history.places
        place, self._expected = self._expected or self._history.browser.state.place, ""
        place = self._history.place_now(place) or (places[0].path if places else "")
        self._show_places(place)
        state = self._history.browser.state
        is_there = state.access is Access.THERE and state.place == place
        is_browsing = self.page in (self.start, self._files.instance)
        opened = self._open_places()
        has_changed = opened != self._opened
        if is_browsing:
            self._opened = opened
        if is_browsing and not is_there:
            self._history.browser.open(place)
        elif is_browsing and (has_changed or self._history.has_new_version):
            self._open_again(state)
        elif is_there and self.page is self.start:
            self._on_browser(state)

    def _open_again(self, state: BrowserState) -> None:
        """Open the same backup again where it was; at its newest version if the one before was shown."""
        is_newest = bool(state.versions) and state.version == state.versions[0].name
        self._next_view = _View("" if is_newest else state.version, state.folder, state.text)
        self._history.browser.open(state.place)

    def _show_places(self, chosen: str) -> None:
        """Fill the list of places. `chosen` may be a place that is not in it."""
        places = self._history.places
        paths = [place.path for place in places]
        shown = places if not chosen or chosen in paths else [*places, BackupPlace(chosen)]
        files = self._files.instance
        for box in (self.start.place, files.top.place if files else None):
            if box is not None:
                with QSignalBlocker(box):
                    box.clear()
                    for place in shown:
                        box.addItem(texts.place(place), place.path)
                    box.setCurrentIndex(max(0, box.findData(chosen)))
                set_tip(box, box.currentText())
                box.setVisible(len(shown) > 1)
        if files is not None:
            files.fit()

    def _on_drives(self) -> None:
        """Reload if a drive was mounted or has gone, because the backup may have changed."""
        opened = self._open_places()
        if opened == self._opened:
            self.start.show_state(self._history.browser.state)
            return
        is_at_work = self._history.spot_check.state.is_busy or self._history.verification.state.is_busy
        is_idle = self.page in (self.start, self._files.instance) and not is_at_work
        if self.isVisible() and is_idle:
            self._opened = opened
            self._open(self._history.browser.state.place)
            self._show_places(self._history.browser.state.place)
        else:  # another drive, or an erased one, may be mounted at the same place by the time the list is shown
            self._opened = None

    def _open_places(self) -> frozenset[str]:
        return frozenset(point for view in self._history.drives.views for point in view.drive.mount_points)

    def _on_choices(self) -> None:
        if self.isVisible():
            self._show_places(self._history.browser.state.place)

    def _on_browser(self, state: BrowserState) -> None:
        self.start.show_state(state)
        if state.access is Access.THERE and not state.version:
            (version, folder, text), self._next_view = self._next_view, _View()
            names = [item.name for item in state.versions]
            self.files.top.versions.show_interrupted(self._history.runs.interrupted(state.place))
            self._history.browser.choose_version(version if version in names else names[0], folder)
            self._history.browser.search(text)
            self._show_places(state.place)
            self._show_files()
        elif state.access is not Access.THERE and self.page is self._files.instance:
            self._show_start()

    def _access(self, state: BrowserState) -> Access:
        """Return the access state to show."""
        if self._has_let_go:
            return Access.LET_GO
        return self._why_away(state.place) if state.access is Access.AWAY else state.access

    def _why_away(self, place: str) -> Access:
        """Return why a backup is not at this place, by what Home knows of its drive.

        A place without any backup so far, or with an erased one, counts as empty, not as unplugged. A place that
        belongs to no set was named by hand, and counts as refused.
        """
        view = self._set_view_at(place)
        if view is not None and view.presence in _ACCESSES:
            return _ACCESSES[view.presence]
        names = self._history.names_of(place) if place else []
        if self._history.runs.has_backup(names):
            is_there = view is not None and view.drive is not None and view.presence is Presence.OPEN
            return Access.MISPLACED if is_there else Access.AWAY
        is_of_set = any(listed.sets for listed in self._history.places if listed.path == place)
        return Access.EMPTY if is_of_set else Access.REFUSED

    def _open_drive(self) -> None:
        """Show the drive's page, which shows the progress and asks for a passphrase, and mount the volume."""
        view = self._set_view_at(self._history.browser.state.place)
        if view is None or view.presence is not Presence.CLOSED:
            self._refresh()
            return
        go(self, ShowDrive(view.drive_key))
        if view.opening is not None:
            go(self, OpenDrive(view.opening))

    def _restore(self, entries: tuple[EntryItem, ...], version: str) -> None:
        self._history.preview.forget()
        self.restore.ask(entries, self._history.browser.state, version)
        self.show_view(self.restore, self.restore.place.old_place)

    def _try(self) -> None:
        state = self._history.browser.state
        newest = state.versions[0] if state.versions else None
        self.spot_check.show_place(state.place, newest, texts.names_in_backup(state.origins))
        self.show_view(self.spot_check, self.spot_check.card.start)

    def _on_work(self) -> None:
        if self._is_stopping and not self.is_busy:
            self._is_stopping = False
            self.stopped.emit()

    def _wants_to_stop(self) -> bool:
        stop, keep_text = self.tr("&Stop and close"), self.tr("&Keep it running")
        if self._history.restoring.state.is_busy:
            question = self.tr("Your files are still being restored.")
            text = self.tr("If you stop, the files restored so far stay. You can restore the rest at any time.")
        else:
            question = self.tr("A backup is still being verified.")
            text = self.tr("If you stop, the rest is not read, and the next verification starts from the beginning.")
        return wants_to_stop(StopQuestion(question, text, stop, keep_text), self)

    def _show_files(self) -> None:
        self.show_view(self.files, self.files.lists.table)

    def _show_start(self) -> None:
        self.show_view(self.start, self.start.other)

    def _go_back(self) -> None:
        """Return to the files, which may have to be loaded again."""
        if self._history.browser.state.access is Access.THERE:
            self._show_files()
        else:
            self._show_start()
        self._refresh()

    # building -------------------------------------------------------------------------------------------------

    def _make_files(self) -> BrowseView:
        from shingleback.gui.restore.browse import BrowseView  # noqa: PLC0415 (made when needed; so are the others)

        history = self._history
        view = BrowseView(history.browser, history.preview, history.thumbnails, history.drag_out, self._clock)
        view.restore_requested.connect(self._restore)
        view.spot_check_requested.connect(self._try)
        view.top.place.activated.connect(lambda row: self.open_place(view.top.place.itemData(row)))
        return view

    def _make_restore(self) -> RestoreView:
        from shingleback.gui.restore.restore import RestoreView  # noqa: PLC0415

        view = RestoreView(self._history.restoring, self._clock)
        view.left.connect(self._go_back)
        return view

    def _make_spot_check(self) -> SpotCheckView:
        from shingleback.gui.restore.spot_check import SpotCheckView  # noqa: PLC0415

        view = SpotCheckView(self._history.spot_check, self._history.verification, self._history.runs)
        view.left.connect(self._go_back)
        return view
