"""The drives page: a card for each drive, with what it is doing and what can be done with it."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import shiboken6
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from shingleback.domain.drive import Drive, ServiceState, drive_at
from shingleback.domain.errors import Why
from shingleback.domain.monitoring import Situation
from shingleback.domain.text import visible
from shingleback.gui.controllers.adjusting import Adjusting
from shingleback.gui.controllers.backup_run import BackupRun
from shingleback.gui.controllers.backup_sets import BackupSetStatuses
from shingleback.gui.controllers.drives import DriveList, DriveView
from shingleback.gui.controllers.lost_drives import AwaitedDrive
from shingleback.gui.controllers.pages import Lazy
from shingleback.gui.controllers.safe_to_unplug import DriveOpener, Opening, OpeningState
from shingleback.gui.controllers.write_caches import WriteCaches
from shingleback.gui.drives import texts
from shingleback.gui.drives.card import DriveCard, DriveRequests
from shingleback.gui.drives.lookup import BoxLookup
from shingleback.gui.drives.lost_card import LostDriveCard
from shingleback.gui.run import texts as run_texts
from shingleback.gui.run.now_panel import drive_said, situation_of
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import explanation_link, order_tabs, tell_apart
from shingleback.gui.widgets.basic import (
    Collapsible,
    Notice,
    button,
    card,
    fill_page,
    page_title,
    sentence,
)
from shingleback.gui.widgets.choosers import UnlockDialog
from shingleback.gui.widgets.keys import Rereadable
from shingleback.gui.widgets.layouts import MIDDLE, TOP, discard, held, in_column, in_row, placed, wide
from shingleback.gui.widgets.pictograms import Picture, PictureLabel
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.messages import notifications
from shingleback.messages.help.topic import Topic
from shingleback.protocol.run_state import Stage

_PICTURE = 72
_ARRIVED_PICTURE = 36
_JUST_MS = 600_000  # a drive plugged in longer ago did not arrive just now


class _Cover(NamedTuple):
    """A page in front of the list, and the button that has led to it."""

    front: QWidget
    asker: QWidget | None


class DrivesPage(Rereadable, QWidget):
    """Shows a `DriveList`. System drives are in a folded section, and get their cards when it is opened.

    Attributes:
        requests: the user's requests.

    Signals:
        opening_changed: the progress of an `Opening`; an `OpeningState`.
        shown: the cards may have changed.
    """

    opening_changed = Signal(object)
    shown = Signal()

    def __init__(self, drives: DriveList) -> None:
        super().__init__()
        self._drives = drives
        self.requests = DriveRequests(self)
        self._opening = OpeningState()
        self._cover: _Cover | None = None
        self.cards: dict[str, DriveCard] = {}
        self.guides: dict[str, LostDriveCard] = {}
        self.service = Notice(warns=True)
        self.arrival = ArrivalNotice()
        self.plug_in = button(self.tr("Plug in the simulated drive"), self.requests.plug_in.emit, "primary")
        self.plug_in.hide()
        self.empty = self._empty()
        self._guides = in_column(space=style.SPACE)
        self._own_column = in_column(space=style.SPACE)
        self._system = in_column(space=style.SPACE)
        self.system = Collapsible("", held(self._system))
        self.lookup = BoxLookup(drives.verdict_of)
        title = page_title(PlainLabel(self.tr("Your drives")))
        self.setAccessibleName(title.text())  # it has the focus at first
        parts = (
            title,
            self.service,
            self.arrival,
            self._guides,
            self.empty,
            self._own_column,
            self.system,
            self.lookup,
            None,
        )
        self._area = fill_page(self, *parts)
        drives.changed.connect(self.show_drives)
        self.system.toggled.connect(self.show_drives)
        self.show_drives()

    def read_again(self) -> None:
        self._drives.read_again()

    def show_drives(self) -> None:
        views = self._drives.views
        own_views = [view for view in views if not view.drive.is_system]
        system = [view for view in views if view.drive.is_system]
        unfolded = system if self.system.is_open else []
        shown_views = [*own_views, *unfolded]
        paths = {view.drive.path for view in shown_views}
        for path in [path for path in self.cards if path not in paths]:
            discard(self.cards.pop(path))
        for view in shown_views:
            path = view.drive.path
            if path in self.cards:
                self.cards[path].show_view(view)
            else:
                card = DriveCard(view, self.requests)
                card.show_opening(self._opening)
                self.cards[path] = card
        self._arrange(self._own_column, own_views)
        self._arrange(self._system, unfolded)
        self.system.setVisible(bool(system))
        self.system.button.setText(self.tr("Drives of this computer ({count})").format(count=len(system)))
        tell_apart((card.head.name.text(), card) for card in self.cards.values())
        order_tabs(self)
        text = texts.service(self._drives.service)
        self.service.say(text)
        self._show_empty()
        if self.arrival.path not in self.cards:
            self.arrival.hide()
        self.shown.emit()

    def show_arrival(self, view: DriveView) -> None:
        """Show a drive that was just plugged in, if no desktop notification does."""
        self.arrival.show_view(view)
        order_tabs(self)

    def cover(self, front: QWidget) -> None:
        """Show another page in front of the list until `uncover`."""
        layout = self.layout()
        if layout is not None and layout.indexOf(front) < 0:
            layout.addWidget(front)
        asker = None
        if self._cover is not None:
            asker = self._cover.asker
            self._cover.front.hide()
        elif self._area.isVisible():
            asker = self._area.focusWidget()
        self._cover = _Cover(front, asker)
        self._area.hide()
        front.show()
        if front.isVisible():  # otherwise the program shows it for later, and the user is on another page
            front.setFocus(Qt.FocusReason.OtherFocusReason)

    def uncover(self, front: QWidget) -> None:
        """Show the list again, with the focus on the button that has led to the page."""
        front.hide()
        asker = self._cover.asker if self._cover is not None else None
        self._cover = None
        self._area.show()
        if asker is not None and shiboken6.isValid(asker):
            asker.setFocus(Qt.FocusReason.OtherFocusReason)

    def offer_plug_in(self) -> None:
        """Offer to plug in the simulated drive, because nobody can do that by hand."""
        self.plug_in.show()
        order_tabs(self)

    def show_drive(self, key: str) -> None:
        """Scroll to a drive, or to the guide for one that vanished. `key` as in `Drive`."""
        meant = [drive for drive in self._drives.drives if drive.key == key]
        if any(drive.is_system for drive in meant):
            self.system.unfold(is_open=True)
        for drive in meant:
            self.cards[drive.path].details.unfold(is_open=True)
        shown = self.guides.get(key) or next((self.cards[drive.path] for drive in meant), None)
        if shown is not None:
            self._area.ensureWidgetVisible(shown)

    def show_opening(self, state: OpeningState) -> None:
        """Show the progress of a mount or unmount."""
        self._opening = state
        for shown in self.cards.values():
            shown.show_opening(state)
        order_tabs(self)
        self.opening_changed.emit(state)

    def show_waiting(self, waiting: Sequence[AwaitedDrive], left_s: Callable[[AwaitedDrive], float]) -> None:
        """Show the drives that vanished; `left_s` returns the time left in the current step."""
        keys = {awaited.key for awaited in waiting}
        for key in [key for key in self.guides if key not in keys]:
            discard(self.guides.pop(key))
        for awaited in waiting:
            if awaited.key not in self.guides:
                self.guides[awaited.key] = LostDriveCard(self.requests)
                self._guides.addWidget(self.guides[awaited.key])
            self.guides[awaited.key].show_state(awaited, left_s(awaited))
        self._show_empty()
        order_tabs(self)

    def _show_empty(self) -> None:
        """Show the empty state, but not while a guide tells the user to leave a drive alone."""
        has_own = any(not drive.is_system for drive in self._drives.drives)
        is_known = self._drives.is_listed and self._drives.service is ServiceState.THERE
        self.empty.setVisible(is_known and not has_own and not self.guides)

    def _arrange(self, column: QVBoxLayout, views: Sequence[DriveView]) -> None:
        for place, view in enumerate(views):
            shown = self.cards[view.drive.path]
            if column.indexOf(shown) != place:
                column.insertWidget(place, shown)

    # layout ---------------------------------------------------------------------------------------------------

    def _empty(self) -> QWidget:
        frame, layout = card()
        middle = Qt.AlignmentFlag.AlignHCenter
        title = style.heading(PlainLabel(self.tr("Plug in a drive")), 1.3)
        text = self.tr("You will see what kind of drive it is, how healthy it is, and what is normal for it.")
        label = sentence(text)
        label.setAlignment(middle)
        layout.addSpacing(2 * style.SPACE)
        layout.addWidget(PictureLabel(Picture.DRIVE, _PICTURE, style.NEUTRAL), 0, middle)
        layout.addWidget(title, 0, middle)
        layout.addWidget(label)
        layout.addWidget(self.plug_in, 0, middle)
        vanished = explanation_link(self.tr("It is plugged in but does not show up"), Topic.VANISHED)
        layout.addWidget(vanished, 0, middle)
        layout.addSpacing(2 * style.SPACE)
        return frame


class Openings(QObject):
    """Mounts and unmounts on request. Belongs to the page, and is deleted with it."""

    def __init__(self, page: DrivesPage, drives: DriveList, opener: DriveOpener) -> None:
        super().__init__(page)
        self._page = page
        self._drives = drives
        self._opener = opener
        page.requests.opening.connect(self.ask)
        opener.changed.connect(page.show_opening)
        opener.finished.connect(self._on_ended)
        drives.departed.connect(self._forget)

    def ask(self, opening: Opening, complaint: str = "") -> None:
        """Start, after asking for the passphrase if the volume is encrypted."""
        if not opening.is_locked:
            self._opener.start(opening)
            return
        names = (drive.name for drive in self._drives.drives if drive.path == opening.drive)
        dialog = UnlockDialog(next(names, run_texts.translate.path(opening.device)), complaint, self._page)
        if dialog.exec():
            self._opener.start(opening, dialog.passphrase)
        dialog.deleteLater()

    def _forget(self, view: DriveView) -> None:
        self._opener.forget(view.drive.path)

    def _on_ended(self, state: OpeningState) -> None:
        """Update the list, and ask again after a wrong passphrase."""
        self._drives.refresh()
        result = state.result
        if state.opening is not None and result is not None and result.why == Why.KEY_WRONG:
            self.ask(state.opening, run_texts.sentence(result))


class ActivityPresenter(QObject):
    """Tells the cards what is being done with their drives. Belongs to the page, and is deleted with it."""

    def __init__(self, page: DrivesPage, drives: DriveList, run: BackupRun) -> None:
        super().__init__(page)
        self._page = page
        self._drives = drives
        self._run = run
        self._ejected = ""  # the drive's path, which stays the same after an unmount, unlike mount points
        drives.changed.connect(self.refresh)
        run.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        if self._run.state.stage is not Stage.EJECTING:
            self._ejected = ""
        elif not self._ejected:
            drive = drive_at(self._run.task.destination, self._drives.drives)
            self._ejected = drive.path if drive else ""
        cards: Mapping[str, DriveCard] = self._page.cards
        for view in self._drives.views:
            if view.drive.path in cards:
                card = cards[view.drive.path]
                card.show_ejecting(is_ejecting=view.drive.path == self._ejected)
                state = self._run.state
                is_under_way = state.stage is not Stage.ENDED
                is_after_it = state.final is not None and situation_of(state) is Situation.TIDYING
                if (is_under_way or is_after_it) and view.drive.holds(self._run.task.destination):
                    card.now.show_situation(situation_of(state), drive_said(state))
                else:
                    card.now.show_situation(_unused(view.drive))


def _unused(drive: Drive) -> Situation:
    """Return the situation of a drive to which no backup goes."""
    if drive.mount_points:
        return Situation.IN_USE
    return Situation.CLOSED if any(volume.can_be_opened for volume in drive.volumes) else Situation.BLANK


class BackupsOnDrives(QObject):
    """Tells the cards which backups go to their drives. Belongs to the page, and is deleted with it."""

    def __init__(self, page: DrivesPage, statuses: BackupSetStatuses) -> None:
        super().__init__(page)
        self._page = page
        self._statuses = statuses
        page.shown.connect(self.show_all)
        statuses.changed.connect(self.show_all)
        self.show_all()

    def show_all(self) -> None:
        backups = [backup for view in self._statuses.views for backup in view.drives]
        for shown in self._page.cards.values():
            shown.show_backups(tuple(backup for backup in backups if backup.drive_key == shown.drive.key))


class WriteCacheNotices(QObject):
    """Shows write cache notices on the cards. Belongs to the page, and is deleted with it."""

    def __init__(self, page: DrivesPage, write_caches: WriteCaches) -> None:
        super().__init__(page)
        self._page = page
        self._write_caches = write_caches
        page.requests.reset.connect(write_caches.reset)
        page.shown.connect(self.show_all)
        write_caches.changed.connect(self.show_all)
        self.show_all()

    def show_all(self) -> None:
        for shown in self._page.cards.values():
            shown.show_write_cache(self._write_caches.state)


class Adjustments(QObject):
    """Changes how a drive is used, and shows it on its card. Belongs to the page, and is deleted with it."""

    def __init__(self, page: DrivesPage, adjusting: Lazy[Adjusting]) -> None:
        super().__init__(page)
        self._page = page
        self._adjusting = adjusting
        page.requests.adjust.connect(lambda drive, options: adjusting.get().adjust(drive, options))
        adjusting.on_created(lambda controller: controller.changed.connect(self.show_all))

    def show_all(self) -> None:
        for shown in self._page.cards.values():
            shown.show_adjusting(self._adjusting.get().state)


class ArrivalNotice(QFrame):
    """A notice about a new drive. Hidden until there is one, when it is closed, and after some minutes.

    Attributes:
        path: the drive's object path; empty at first.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("card")  # it asks for nothing, so it has no frame in the color of attention
        self.path = ""
        self.title = style.heading(style.Wrapped(), 1.1)
        self.text = sentence("")
        self.soon = QTimer(self, singleShot=True, interval=_JUST_MS)
        self.soon.timeout.connect(self.hide)
        self.close_it = button(self.tr("Close"), self.hide)
        sign = placed(PictureLabel(Picture.DRIVE, _ARRIVED_PICTURE), TOP)
        column = wide(in_column(self.title, self.text, space=style.SPACE // 3))
        in_row(sign, column, placed(self.close_it, MIDDLE), on=self, margin=style.MARGIN, space=style.SPACE)
        self.hide()

    def show_view(self, view: DriveView) -> None:
        drive = view.drive
        self.path = drive.path
        name = run_texts.isolated(visible(drive.name))  # its card says the size
        self.title.setText(self.tr("Just plugged in: {name}").format(name=name))
        expectation = notifications.what_to_expect(view.verdict.recording, run_texts.translate)
        style.show_text(self.text, expectation)  # its card says what it is
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(self.text.text())
        self.show()
        self.soon.start()
