"""All backup sets at a glance, the one that needs somebody in the heading."""

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from shingleback.bridge.drives import Drives
from shingleback.bridge.run import Run
from shingleback.bridge.standings import SetView, Standings
from shingleback.ui import style
from shingleback.ui.home import texts
from shingleback.ui.home.banners import CountdownBanner, PowerBanner, SafeBanner
from shingleback.ui.home.empty import NoSets
from shingleback.ui.home.set_card import SetCard
from shingleback.ui.home.toast import UndoToast
from shingleback.ui.pieces import Scrolling, button, page_column
from shingleback.ui.tab_order import order_tabs


class Overview(QWidget):
    """Follows `Standings`.

    Signals:
        stepped: the key of a set, and the `Step` of its big button.
        watched, changed, restored, drive_asked: the key of a set.
        added: another set is to be made.
        undo_asked, toast_gone: about the set that was deleted.
    """

    stepped = Signal(str, object)
    watched = Signal(str)
    changed = Signal(str)
    restored = Signal(str)
    drive_asked = Signal(str)
    added = Signal()
    undo_asked = Signal()
    toast_gone = Signal()

    def __init__(
        self, standings: Standings, drives: Drives, run: Run, now: Callable[[], datetime], *, is_demo: bool = False
    ) -> None:
        super().__init__()
        self._standings = standings
        self._drives = drives
        self._run = run
        self._now = now
        self._is_demo = is_demo
        self.cards: dict[str, SetCard] = {}
        self.heading = style.heading(style.wrapped(QLabel()))
        self.add = button(self.tr("Add a backup set"), self.added.emit)
        self.tag = QLabel(self.tr("simulated"))
        self.tag.setObjectName("tag")
        if not is_demo:
            self.tag.hide()
        self.countdown = CountdownBanner()
        self.power = PowerBanner()
        self.safe = SafeBanner()
        self.empty = NoSets()
        self.toast = UndoToast()
        self.toast.undo_asked.connect(self.undo_asked)
        self.toast.gone.connect(self.toast_gone)
        self._column = QVBoxLayout()
        self._column.setSpacing(style.SPACE)
        self._lay_out()
        standings.changed.connect(self.show_sets)
        drives.changed.connect(self._show_empty)
        run.changed.connect(self._on_run)
        self.show_sets()

    def first(self) -> QWidget:
        """What has the focus when the page is come to."""
        cards = [self.cards[view.chosen.key] for view in self._standings.views]
        usual = self.add if cards else self.empty.set_up
        return next((card.step for card in cards if card.step.isEnabled()), usual)

    def show_sets(self) -> None:
        views, now = self._standings.views, self._now()
        keys = {view.chosen.key for view in views}
        for key in [key for key in self.cards if key not in keys]:
            card = self.cards.pop(key)
            card.hide()  # at once; it goes when the button that was pressed has done its work
            card.deleteLater()
        for place, view in enumerate(views):
            self._show_set(place, view, now)
        has_sets = bool(views)
        self.heading.setText(texts.heading(views) if has_sets else self.tr("Welcome"))
        self.heading.setVisible(has_sets)
        self.add.setVisible(has_sets)
        self._show_empty()
        self._hold()
        order_tabs(self)

    def showEvent(self, event: QShowEvent) -> None:
        """It may be another day."""
        super().showEvent(event)
        self._standings.look_again()
        self.show_sets()

    def _show_set(self, place: int, view: SetView, now: datetime) -> None:
        card = self.cards.get(view.chosen.key)
        if card is None:
            card = self._card(view, now)
        else:
            card.show_view(view, now)
        if self._column.indexOf(card) != place:
            self._column.insertWidget(place, card)

    def _card(self, view: SetView, now: datetime) -> SetCard:
        card = SetCard(view, now)
        card.stepped.connect(self.stepped)
        card.watched.connect(self.watched)
        card.changed.connect(self.changed)
        card.restored.connect(self.restored)
        card.drive_asked.connect(self.drive_asked)
        self.cards[view.chosen.key] = card
        return card

    def _show_empty(self) -> None:
        self.empty.setVisible(not self._standings.views)
        self.empty.show_drives(self._drives.views)

    def _on_run(self) -> None:
        card = self.cards.get(self._run.task.key)
        if card is not None:
            card.show_run(self._run.state)
        self._hold()

    def _hold(self) -> None:
        for key, card in self.cards.items():
            card.hold(is_held=self._run.is_busy and key != self._run.task.key)

    # layout ---------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        page, column = page_column()
        head = QHBoxLayout()
        head.setSpacing(style.SPACE)
        head.addWidget(self.heading, 1)
        head.addStretch()  # for when there is no heading
        head.addWidget(self.tag)
        column.addLayout(head)
        column.addWidget(self.countdown)
        column.addWidget(self.power)
        column.addWidget(self.safe)
        column.addLayout(self._column)
        column.addWidget(self.empty)
        foot = QHBoxLayout()
        foot.addWidget(self.add)
        foot.addStretch(1)
        column.addLayout(foot)
        column.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(Scrolling(page), 1)
        below = QHBoxLayout()
        below.setContentsMargins(2 * style.SPACE, 0, 2 * style.SPACE, style.SPACE)
        below.addWidget(self.toast)
        layout.addLayout(below)
