"""What to do while no version can be shown: the drive is away, asked, or has no backup yet."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFileDialog, QHBoxLayout, QLabel, QWidget

from shingleback.bridge.past.browser import Access, BrowserState
from shingleback.ui import style
from shingleback.ui.answer import Answer
from shingleback.ui.history import texts
from shingleback.ui.home.texts import place_name
from shingleback.ui.pictograms import Picture
from shingleback.ui.pieces import button, card, fill, page_column
from shingleback.ui.tab_order import order_tabs
from shingleback.ui.texts import sentence as why

_PICTURE: Final = 40
_LETTERS_OF_PLACE: Final = 24


class StartCard(QWidget):
    """Signals: `place_chosen`: a path, maybe the one that was asked already."""

    place_chosen = Signal(str)

    def __init__(self, access: Callable[[BrowserState], Access], parent: QWidget | None = None) -> None:
        """`access`: what a state means, to somebody who knows which places are known."""
        super().__init__(parent)
        self._access = access
        self.answer = Answer(_PICTURE, 1.25)
        self.place = QComboBox()
        self.again = button(self.tr("&Look again"), lambda: self.place_chosen.emit(self.place.currentData() or ""))
        self.other = button(self.tr("Open a backup in another place…"), self._choose_place)
        self._lay_out()
        self.place.activated.connect(lambda row: self.place_chosen.emit(self.place.itemData(row)))

    def show_state(self, state: BrowserState) -> None:
        access = self._access(state)
        had_focus = self.again.hasFocus()
        self.again.setVisible(access in (Access.AWAY, Access.REFUSED, Access.DIED, Access.EMPTY))
        if had_focus and not self.again.isVisibleTo(self):
            self.other.setFocus(Qt.FocusReason.OtherFocusReason)
        where, say = place_name(state.place), self.answer.say
        match access:
            case Access.NOT_ASKED:
                text = self.tr("Did you back up on another computer? Plug in the drive, and open the backup on it.")
                say(Picture.RESTORE, style.NEUTRAL, self.tr("Nothing has been backed up yet"), text)
            case Access.ASKING | Access.THERE:
                slow = self.tr("The drive takes its time. It may have to wake up first.") if state.is_silent else ""
                slow = texts.reading_list() if state.reading else slow
                say(Picture.DRIVE, style.ACCENT, self.tr("Opening {place}").format(place=where), slow)
            case Access.EMPTY:
                text = self.tr("No backup on {place} is complete yet. When one is, you find its files here.")
                say(Picture.RESTORE, style.NEUTRAL, self.tr("Nothing to restore yet"), text.format(place=where))
            case Access.AWAY:
                text = self.tr("The backup is on {place}, which is not plugged in.").format(place=where)
                say(Picture.UNPLUGGED, style.NEUTRAL, self.tr("Plug in the drive to restore files"), text)
            case Access.REFUSED | Access.DIED if state.access is Access.AWAY:
                headline = self.tr("There is no backup in this folder")
                say(Picture.QUESTION, style.ATTENTION, headline, why(state.refusal) if state.refusal else "")
            case Access.REFUSED | Access.DIED:
                said = (why(state.refusal) if state.refusal else "") or state.detail
                say(Picture.WARNING, style.ATTENTION, self.tr("The backup could not be read"), said)

    def _choose_place(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, self.tr("Which folder holds the backup?"), str(Path("/media")))
        if folder:
            self.place_chosen.emit(folder)

    def _lay_out(self) -> None:
        self.place.setAccessibleName(self.tr("Backup"))
        self.place.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.place.setMinimumContentsLength(_LETTERS_OF_PLACE)
        self.place.hide()
        page, column = page_column()
        column.addWidget(style.heading(QLabel(self.tr("Restore files"))))
        frame, layout = card()
        row = QHBoxLayout()
        row.setSpacing(style.SPACE)
        for part in (self.place, self.again, self.other):
            row.addWidget(part)
        row.addStretch(1)
        self.answer.column.addLayout(row)
        layout.addWidget(self.answer)
        column.addWidget(frame)
        column.addStretch(1)
        fill(self, page)
        order_tabs(self)
