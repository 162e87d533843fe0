"""A line on the page Home, shown only if a plugged-in drive needs care or is slowed down."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout

from shingleback.domain.care.types import CareAction
from shingleback.gui.controllers.care import CareState
from shingleback.gui.controllers.drives import DriveView
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import link
from shingleback.gui.widgets.pictograms import Picture, PictureLabel
from shingleback.messages import care
from shingleback.messages.translate import headed

_PICTURE = 20


class CareLine(QFrame):
    """Signals: `requested`: show a drive; its key."""

    requested = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("card")
        self._key = ""
        self.text = style.Wrapped()
        self.more = link(self.tr("See what and why"), lambda: self.requested.emit(self._key))
        row = QHBoxLayout(self)
        row.setContentsMargins(style.MARGIN, style.SPACE, style.MARGIN, style.SPACE)
        row.setSpacing(style.SPACE)
        row.addWidget(PictureLabel(Picture.CLOCK, _PICTURE, style.NEUTRAL))
        row.addWidget(self.text, 1)
        row.addWidget(self.more)
        self.hide()

    def show_drives(self, drives: Sequence[tuple[DriveView, CareState]], slowed: Sequence[DriveView] = ()) -> None:
        """Show one drive: preferably one that is cared for now. The page Drives shows the others.

        `slowed`: the drives whose write cache was not reset after an interrupted measurement; they take precedence.
        """
        shown_drives = sorted(drives, key=lambda pair: not pair[1].is_busy)
        self.setVisible(bool(shown_drives or slowed))
        if slowed:
            self._show(slowed[0], self.tr("its write cache was not reset after a measurement"))
        elif shown_drives:
            view, state = shown_drives[0]
            self._show(view, _state_text(state))

    def _show(self, view: DriveView, text: str) -> None:
        self._key = view.drive.key
        self.text.setText(headed(view.drive.name, text, translate))
        self.setAccessibleName(self.text.text())
        self.more.setAccessibleDescription(self.text.text())


def _state_text(state: CareState) -> str:
    if not state.is_busy:
        return care.due_headline(len(state.due), translate)
    return care.under_way(CareAction(state.action) if state.action else None, translate)
