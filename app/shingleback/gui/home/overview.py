"""All backup sets at a glance, with the most urgent state in the heading.

Without a backup set, it offers two ways to create the first one. A line about care is shown only if a plugged-in drive
needs some.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from shingleback.gui.controllers.backup_run import BackupRun
from shingleback.gui.controllers.backup_sets import BackupSetStatuses, SetView
from shingleback.gui.controllers.drives import DriveList, DriveView
from shingleback.gui.controllers.pages import Lazy
from shingleback.gui.home import texts
from shingleback.gui.home.banners import HomeBanners, UndoToast
from shingleback.gui.home.set_card import SetCard, SetRequests
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import explanation_link, order_tabs
from shingleback.gui.widgets.basic import Notice, Scrolling, button, page_column, page_title, program_icon, sentence
from shingleback.gui.widgets.layouts import add, in_column, in_row, placed, wide
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.messages import errors
from shingleback.messages.help.topic import Topic
from shingleback.protocol.run_state import Stage

if TYPE_CHECKING:
    from shingleback.gui.home.care_line import CareLine


_PICTURE: Final = 96
_MIDDLE: Final = (1, 4, 1)  # of the width, since longer lines are hard to read


class EmptyOverview(QFrame):
    """Shown without sets. Signals: `setup_requested`: set up this `Drive`; `drives_requested`: look for a drive."""

    setup_requested = Signal(object)
    drives_requested = Signal()
    folders_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("card")
        self._drive: DriveView | None = None
        middle = Qt.AlignmentFlag.AlignHCenter
        self.title = style.heading(style.Wrapped(self.tr("Back up what matters to you")), 1.5)
        self.title.setAlignment(middle)
        self.text = sentence("")
        self.text.setAlignment(middle)
        self.set_up = button("", self._ask, "primary")
        self.choose = button(self.tr("Choose folders and a destination"), self.folders_requested.emit)
        self.why = explanation_link(self.tr("Is one drive enough?"), Topic.ONE_DRIVE)
        layout = in_column(on=self, margin=3 * style.MARGIN, space=style.SPACE)
        add(layout, placed(program_icon(_PICTURE), middle), style.SPACE, self.title)
        line = QHBoxLayout()
        line.addStretch(_MIDDLE[0])
        line.addWidget(self.text, _MIDDLE[1])
        line.addStretch(_MIDDLE[2])
        choices = in_row(None, self.choose, self.set_up, None, space=style.SPACE)
        add(layout, line, style.SPACE, choices, placed(self.why, middle))
        self.show_drives(())

    def show_drives(self, views: Sequence[DriveView]) -> None:
        """Offer to set up the first plugged-in drive that is suitable."""
        fit = [
            view
            for view in views
            if not (view.drive.is_system or view.drive.is_carrier or view.is_ignored or view.gravest_refusal)
        ]
        self._drive = fit[0] if fit else None
        if self._drive is None:
            self.text.setText(
                self.tr("Plug in a drive and set it up for backups. Or use a folder on a drive as it is.")
            )
            self.set_up.setText(self.tr("Find a drive"))
        else:
            self.text.setText(
                self.tr(
                    "The drive {name} is plugged in, and can be set up for backups. You see every step before"
                    " anything is erased. Or use a folder on a drive as it is."
                ).format(name=self._drive.drive.name)
            )
            self.set_up.setText(self.tr("Set up this drive"))

    def _ask(self) -> None:
        if self._drive is None:
            self.drives_requested.emit()
        else:
            self.setup_requested.emit(self._drive.drive)


class SetOverview(QWidget):
    """Shows the sets, and follows `BackupSetStatuses`.

    Attributes:
        requests: the requests of its cards.

    Signals:
        added: create another set.
    """

    added = Signal()

    def __init__(
        self,
        statuses: BackupSetStatuses,
        drives: DriveList,
        run: BackupRun,
        now: Callable[[], datetime],
        *,
        is_demo: bool = False,
    ) -> None:
        super().__init__()
        self._statuses = statuses
        self._drives = drives
        self._run = run
        self._now = now
        self.requests = SetRequests(self)
        self.cards: dict[str, SetCard] = {}
        self.heading = page_title(style.Wrapped())
        self.add = button(self.tr("Add a backup set"), self.added.emit)
        self.banners = HomeBanners()
        self._late_care = Lazy(self._make_care)
        self.empty = EmptyOverview()
        self.unreadable = Notice(warns=True)
        self.toast = UndoToast()
        self._care_place = QVBoxLayout()
        self._column = in_column(space=style.SPACE)
        tag = PlainLabel(self.tr("simulated"))
        tag.setObjectName("tag")
        if not is_demo:
            tag.hide()
        page, column = page_column()
        head = QHBoxLayout()
        head.setSpacing(style.SPACE)
        head.addWidget(self.heading, 1)
        head.addStretch()  # for when there is no heading
        head.addWidget(tag, 0, Qt.AlignmentFlag.AlignVCenter)
        foot = in_row(self.add, None)
        add(column, head, *self.banners.all, self._care_place, self._column, self.unreadable, self.empty, foot, None)
        below = in_row(self.toast)
        below.setContentsMargins(2 * style.SPACE, 0, 2 * style.SPACE, style.SPACE)
        in_column(wide(Scrolling(page)), below, on=self)
        statuses.changed.connect(self.show_sets)
        drives.changed.connect(self._show_empty)
        run.changed.connect(self._on_run)
        self.show_sets()
        self._on_run()  # the page may be new, in another language, while a run is paused

    @property
    def care(self) -> CareLine:
        """The line about care, created on first use, so that the first page need not wait for it."""
        return self._late_care.get()

    def first(self) -> QWidget:
        """Return the widget that gets the focus when the page is opened."""
        cards = [self.cards[view.key] for view in self._statuses.views]
        usual = self.add if cards else self.empty.set_up
        return next((card.step for card in cards if card.step.isEnabled()), usual)

    def show_sets(self) -> None:
        views, now = self._statuses.views, self._now()
        keys = {view.key for view in views}
        for key in [key for key in self.cards if key not in keys]:
            card = self.cards.pop(key)
            card.hide()  # at once; deleted when the pressed button has done its work
            card.deleteLater()
        for place, view in enumerate(views):
            self._show_set(place, view, now)
        first = texts.gravest(views).key if views else ""
        for key, card in self.cards.items():
            card.show_only(is_only=len(self.cards) == 1)
            card.emphasize(is_first=key == first)
        has_sets = bool(views)
        self.heading.setText(texts.heading(views) if has_sets else self.tr("Welcome"))
        self.heading.setVisible(has_sets)
        self.add.setVisible(has_sets)
        self._show_empty()
        self._hold()
        order_tabs(self)

    def showEvent(self, event: QShowEvent) -> None:
        """Update everything, since the date may have changed."""
        super().showEvent(event)
        self._statuses.refresh()
        self.show_sets()

    def _show_set(self, place: int, view: SetView, now: datetime) -> None:
        card = self.cards.get(view.key)
        if card is None:
            card = self.cards[view.key] = SetCard(view, now, self.requests)
        else:
            card.show_view(view, now)
        if self._column.indexOf(card) != place:
            self._column.insertWidget(place, card)

    def _show_empty(self) -> None:
        """Without sets, offer to make one, unless the file with all sets cannot be read."""
        complaint = None if self._statuses.views else self._statuses.complaint
        self.unreadable.say(errors.sentence(complaint.why, complaint.values, translate) if complaint else "")
        self.empty.setVisible(not self._statuses.views and complaint is None)
        self.empty.show_drives(self._drives.views)

    def _on_run(self) -> None:
        state, card = self._run.state, self._running_card()
        is_ejecting = state.stage is Stage.EJECTING  # the drive of any of them
        for shown_card in self.cards.values() if is_ejecting else filter(None, [card]):
            shown_card.show_run(state)
        self._hold()

    def _running_card(self) -> SetCard | None:
        """Return the card of the set whose backup is in progress, to whichever of its drives."""
        key = self._run.task.key
        cards = self.cards.values()
        return next((card for card in cards if any(view.chosen.key == key for view in card.view.drives)), None)

    def _hold(self) -> None:
        running = self._running_card()
        for card in self.cards.values():
            card.hold(is_held=self._run.is_busy and card is not running)

    def _make_care(self) -> CareLine:
        from shingleback.gui.home.care_line import CareLine  # noqa: PLC0415 (not before the first page is painted)

        line = CareLine()
        self._care_place.addWidget(line)
        order_tabs(self)
        return line
