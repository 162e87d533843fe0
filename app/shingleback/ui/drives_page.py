"""The drives that are plugged in: a card each, and what is to be said about them all."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from shingleback.bridge.drives import Drives, DriveView
from shingleback.bridge.opening import OpeningState
from shingleback.bridge.patience import Waiting
from shingleback.model.drive import ServiceState
from shingleback.ui import drive_texts, style
from shingleback.ui.arrival import Arrival
from shingleback.ui.drive_card import DriveCard
from shingleback.ui.drive_sections import marked
from shingleback.ui.fold import Fold
from shingleback.ui.patience_card import PatienceCard
from shingleback.ui.pictograms import Picture, PictureLabel
from shingleback.ui.pieces import button, card, fill, link, page_column, sentence
from shingleback.ui.tab_order import order_tabs
from shingleback.words.explanations.topic import Topic

_PICTURE = 72


class DrivesPage(QWidget):
    """Follows `bridge.Drives`. Drives that the computer runs from are folded away, and have no cards until then.

    Signals:
        backup_asked: a backup is to go to this place.
        eject_asked, ignore_asked, use_asked, setup_asked: the `Drive`.
        protect_asked, unprotect_asked: the `Drive` that is never to be erased, or may be again.
        opening_asked: something is to be opened or closed; an `Opening`.
        happened_asked: the device and the name of a drive.
        power_cycled, is_back, given_up: what a person says of a drive that vanished; its key.
        plug_in_asked: the simulated drive is to be plugged in.
        explanation_asked: a `Topic`.
    """

    backup_asked = Signal(str)
    eject_asked = Signal(object)
    ignore_asked = Signal(object)
    use_asked = Signal(object)
    setup_asked = Signal(object)
    protect_asked = Signal(object)
    unprotect_asked = Signal(object)
    opening_asked = Signal(object)
    happened_asked = Signal(str, str)
    power_cycled = Signal(str)
    is_back = Signal(str)
    given_up = Signal(str)
    plug_in_asked = Signal()
    explanation_asked = Signal(object)

    def __init__(self, drives: Drives, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._drives = drives
        self._opening = OpeningState()
        self.cards: dict[str, DriveCard] = {}
        self.guides: dict[str, PatienceCard] = {}
        self.service, self._service_text = self._notice()
        self.arrival = Arrival()
        self.plug_in = button(self.tr("Plug in the simulated drive"), self.plug_in_asked.emit, "primary")
        self.plug_in.hide()
        self.empty = self._empty()
        self._guides = _column()
        self._own = _column()
        self._system = _column()
        self._below = _column()
        self.system = Fold("", self._holder(self._system))
        self._lay_out()
        drives.changed.connect(self.show_drives)
        self.system.toggled.connect(self.show_drives)
        self.show_drives()

    def show_drives(self) -> None:
        views = self._drives.views
        own = [view for view in views if not view.drive.is_system]
        system = [view for view in views if view.drive.is_system]
        unfolded = system if self.system.is_open else []
        self._show_cards([*own, *unfolded])
        self._arrange(self._own, own)
        self._arrange(self._system, unfolded)
        self.system.setVisible(bool(system))
        self.system.button.setText(self.tr("Drives of this computer ({count})").format(count=len(system)))
        order_tabs(self)
        self._show_service(self._drives.service)
        self._show_empty()
        if self.arrival.path not in self.cards:
            self.arrival.hide()

    def show_arrival(self, view: DriveView) -> None:
        """A drive that was just plugged in, of which no notification of the desktop tells."""
        self.arrival.show_view(view)
        order_tabs(self)

    def offer_plug_in(self) -> None:
        """The drive is simulated: nobody can plug it in by hand."""
        self.plug_in.show()
        order_tabs(self)

    def show_drive(self, key: str) -> None:
        """Bring a drive, or the guide for one that vanished, to where it can be seen; the key is that of `Drive`."""
        meant = [view.drive for view in self._drives.views if view.drive.key == key]
        if any(drive.is_system for drive in meant):
            self.system.unfold(is_open=True)
        shown = self.guides.get(key) or next((self.cards[drive.path] for drive in meant), None)
        if shown is not None:
            self._area.ensureWidgetVisible(shown)

    def show_opening(self, state: OpeningState) -> None:
        """How far something is that was asked for."""
        self._opening = state
        for shown in self.cards.values():
            shown.volumes.show_state(state)
        order_tabs(self)

    def add(self, widget: QWidget) -> None:
        """Something of another part, on a card below the drives."""
        frame, layout = card()
        layout.addWidget(widget)
        self._below.addWidget(frame)
        order_tabs(self)

    def show_waiting(self, waiting: Sequence[Waiting], left_s: Callable[[Waiting], float]) -> None:
        """The drives that vanished; `left_s` tells how much of the step is left."""
        keys = {one.key for one in waiting}
        for key in [key for key in self.guides if key not in keys]:
            _remove(self.guides.pop(key))
        for one in waiting:
            if one.key not in self.guides:
                self.guides[one.key] = self._guide()
                self._guides.addWidget(self.guides[one.key])
            self.guides[one.key].show_state(one, left_s(one))
        self._show_empty()
        order_tabs(self)

    def _show_empty(self) -> None:
        """Who is told to leave a drive alone is not asked to plug one in."""
        has_own = any(not view.drive.is_system for view in self._drives.views)
        self.empty.setVisible(not has_own and not self.guides and self._drives.service is ServiceState.THERE)

    def _show_service(self, state: ServiceState) -> None:
        text = drive_texts.service(state)
        self._service_text.setText(text)
        self.service.setVisible(bool(text))

    def _show_cards(self, views: Sequence[DriveView]) -> None:
        paths = {view.drive.path for view in views}
        for path in [path for path in self.cards if path not in paths]:
            _remove(self.cards.pop(path))
        for view in views:
            path = view.drive.path
            if path in self.cards:
                self.cards[path].show_view(view)
            else:
                self.cards[path] = self._card(view)

    def _arrange(self, column: QVBoxLayout, views: Sequence[DriveView]) -> None:
        for place, view in enumerate(views):
            shown = self.cards[view.drive.path]
            if column.indexOf(shown) != place:
                column.insertWidget(place, shown)

    def _card(self, view: DriveView) -> DriveCard:
        made = DriveCard(view)
        made.backup_asked.connect(self.backup_asked)
        made.eject_asked.connect(self.eject_asked)
        made.ignore_asked.connect(self.ignore_asked)
        made.use_asked.connect(self.use_asked)
        made.setup_asked.connect(self.setup_asked)
        made.protect_asked.connect(self.protect_asked)
        made.unprotect_asked.connect(self.unprotect_asked)
        made.opening_asked.connect(self.opening_asked)
        made.volumes.show_state(self._opening)
        made.happened_asked.connect(self.happened_asked)
        made.explanation_asked.connect(self.explanation_asked)
        return made

    def _guide(self) -> PatienceCard:
        made = PatienceCard()
        made.power_cycled.connect(self.power_cycled)
        made.is_back.connect(self.is_back)
        made.given_up.connect(self.given_up)
        made.explanation_asked.connect(self.explanation_asked)
        return made

    # layout ---------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        page, column = page_column()
        column.addWidget(style.heading(QLabel(self.tr("Your drives"))))
        column.addWidget(self.service)
        column.addWidget(self.arrival)
        column.addLayout(self._guides)
        column.addWidget(self.empty)
        column.addLayout(self._own)
        column.addWidget(self.system)
        column.addLayout(self._below)
        column.addStretch(1)
        self._area = fill(self, page)

    def _notice(self) -> tuple[QWidget, QLabel]:
        frame, layout = card("notice")
        text = sentence("")
        layout.addWidget(marked(Picture.WARNING, style.ATTENTION, text))
        return frame, text

    def _empty(self) -> QWidget:
        frame, layout = card()
        middle = Qt.AlignmentFlag.AlignHCenter
        title = style.heading(QLabel(self.tr("Plug in a drive")), 1.3)
        text = self.tr(
            "As soon as it is there, you will see what kind of drive it is, how it is, and what is normal for it."
        )
        said = sentence(text)
        said.setAlignment(middle)
        layout.addSpacing(2 * style.SPACE)
        layout.addWidget(PictureLabel(Picture.DRIVE, _PICTURE, style.NEUTRAL), 0, middle)
        layout.addWidget(title, 0, middle)
        layout.addWidget(said)
        layout.addWidget(self.plug_in, 0, middle)
        vanished = link(self.tr("It is plugged in, but does not show up"), self._explain_vanished)
        layout.addWidget(vanished, 0, middle)
        layout.addSpacing(2 * style.SPACE)
        return frame

    def _explain_vanished(self) -> None:
        self.explanation_asked.emit(Topic.VANISHED)

    def _holder(self, column: QVBoxLayout) -> QWidget:
        holder = QWidget()
        holder.setLayout(column)
        return holder


def _column() -> QVBoxLayout:
    column = QVBoxLayout()
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(style.SPACE)
    return column


def _remove(widget: QWidget) -> None:
    widget.hide()
    widget.deleteLater()
