"""The first page of the past: the way to files that somebody misses, and what was done, newest first."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QFileDialog, QFrame, QHBoxLayout, QLabel, QWidget

from shingleback.bridge.past.browser import Access, BrowserState
from shingleback.bridge.past.past import BackupPlace, Past
from shingleback.ui import style
from shingleback.ui.answer import Answer
from shingleback.ui.history import texts
from shingleback.ui.history.run_list import RunList
from shingleback.ui.history.trial_card import TrialCard
from shingleback.ui.home.texts import place_name
from shingleback.ui.pictograms import Picture
from shingleback.ui.pieces import button, card, fill, link, page_column, sentence
from shingleback.ui.tab_order import order_tabs
from shingleback.ui.texts import sentence as why

_PICTURE: Final = 40
_LETTERS_OF_PLACE: Final = 28


class Overview(QWidget):
    """Follows `bridge.past.browser`.

    Signals:
        browse_asked: the files of the backup that is chosen.
        run_asked: the final word of a run.
        place_chosen: where a backup is that a person wants files from.
        explanation_asked: a `Topic`.
    """

    browse_asked = Signal()
    run_asked = Signal(object)
    place_chosen = Signal(str)
    explanation_asked = Signal(object)

    def __init__(self, past: Past, clock: Callable[[], datetime], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._past, self._clock = past, clock
        self.answer = Answer(_PICTURE)
        self.place = QComboBox()
        self.browse = button(self.tr("&Find files…"), self.browse_asked.emit, "primary")
        self.again = button(self.tr("&Look again"), self._look_again)
        self.other = link(self.tr("Open a backup in another place…"), self._choose_place)
        self.trial = TrialCard(past.trial)
        self.filter = QComboBox()
        self.runs = RunList(clock)
        self._empty = style.dimmed(sentence(""))
        self._lay_out()
        for part in (self._place_row, self._filter_name, self.filter):
            part.hide()  # until it is known to be needed: the window would grow for it
        self.show_state(past.browser.state)
        self.place.activated.connect(lambda row: self.place_chosen.emit(self.place.itemData(row)))
        self.filter.activated.connect(lambda _row: self.show_runs())
        self.runs.opened.connect(self.run_asked)
        self.trial.explanation_asked.connect(self.explanation_asked)

    def show_places(self, places: list[BackupPlace], chosen: str) -> None:
        """`chosen` may be one that was named besides."""
        paths = [one.path for one in places]
        shown = places if not chosen or chosen in paths else [*places, BackupPlace(chosen)]
        _fill(self.place, [(texts.place(one), one.path) for one in shown], chosen)
        self._place_row.setVisible(len(shown) > 1)
        everything = [(self.tr("All backups"), ""), *((texts.place(one), one.path) for one in places)]
        _fill(self.filter, everything, self.filter.currentData() or "")
        for part in (self._filter_name, self.filter):
            part.setVisible(len(places) > 1)

    def show_runs(self) -> None:
        chosen = self.filter.currentData() or ""
        words = self._past.runs.newest(chosen)
        self.runs.show_words(words)
        self.runs.setVisible(bool(words))
        self._empty.setText(self.tr("Every backup, check and restore is listed here when it has ended."))
        self._empty.setVisible(not words)

    def show_state(self, state: BrowserState) -> None:
        """Whether the backup can be looked into, and what to do where it cannot."""
        access = self._access(state)
        had_focus = self.browse.hasFocus() or self.again.hasFocus()
        self.browse.setVisible(access in (Access.THERE, Access.ASKING))
        self.again.setVisible(access in (Access.AWAY, Access.REFUSED, Access.DIED, Access.EMPTY))
        if had_focus and not self.browse.isVisibleTo(self):
            self.again.setFocus(Qt.FocusReason.OtherFocusReason)
        self.trial.show_place(state.place, is_there=access is Access.THERE)
        where, say = place_name(state.place), self.answer.say
        match access:
            case Access.NOT_ASKED:
                say(Picture.RESTORE, style.NEUTRAL, self.tr("Nothing has been backed up yet"), self._first())
            case Access.ASKING:
                slow = self.tr("The drive takes its time. It may have to wake up first.") if state.is_silent else ""
                slow = texts.reading_list() if state.reading else slow
                say(Picture.DRIVE, style.ACCENT, self.tr("Asking {place}").format(place=where), slow)
            case Access.THERE:
                say(Picture.RESTORE, style.ACCENT, self.tr("Do you miss a file?"), self._what_is_there(state))
            case Access.EMPTY:
                text = self.tr("No backup on {place} is complete yet. When one is, its files are found here.")
                say(Picture.RESTORE, style.NEUTRAL, self.tr("Nothing to restore yet"), text.format(place=where))
            case Access.AWAY:
                text = self.tr("The backup on {place} is not there. Plug in its drive, and its files are found here.")
                headline = self.tr("Do you miss a file? Plug in the drive.")
                say(Picture.UNPLUGGED, style.NEUTRAL, headline, text.format(place=where))
            case Access.REFUSED | Access.DIED if state.access is Access.AWAY:
                headline = self.tr("There is no backup in this folder")
                say(Picture.QUESTION, style.ATTENTION, headline, why(state.refusal) if state.refusal else "")
            case Access.REFUSED | Access.DIED:
                said = (why(state.refusal) if state.refusal else "") or state.detail
                say(Picture.WARNING, style.ATTENTION, self.tr("The backup could not be read"), said)

    def _access(self, state: BrowserState) -> Access:
        """A place to which nothing was backed up yet is not away: there is nothing; and others were named by hand."""
        names = self._past.names_of(state.place) if state.place else []
        if state.access is not Access.AWAY or any(one in names for one in self._past.runs.destinations()):
            return state.access
        is_of_set = any(one.sets for one in self._past.places if one.path == state.place)
        return Access.EMPTY if is_of_set else Access.REFUSED

    def _what_is_there(self, state: BrowserState) -> str:
        newest = texts.moment(state.versions[0].started_at, self._clock())
        return self.tr("{place} has {versions} of your files. The newest: {moment}.").format(
            place=place_name(state.place), versions=texts.versions(len(state.versions)), moment=newest
        )

    def _first(self) -> str:
        return self.tr("Did you back up on another computer? Plug in the drive, and open the backup on it.")

    def _look_again(self) -> None:
        self.place_chosen.emit(self.place.currentData() or "")

    def _choose_place(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, self.tr("Which folder holds the backup?"), str(Path("/media")))
        if folder:
            self.place_chosen.emit(folder)

    # layout ---------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        page, column = page_column()
        column.addWidget(style.heading(QLabel(self.tr("History"))))
        column.addWidget(self._files_card())
        column.addWidget(self.trial)
        row = QHBoxLayout()
        row.addWidget(style.heading(QLabel(self.tr("What was done")), 1.2), 1)
        self._filter_name = QLabel(self.tr("&Show"))
        self._filter_name.setBuddy(self.filter)
        row.addWidget(self._filter_name)
        row.addWidget(self.filter)
        column.addSpacing(style.SPACE)
        column.addLayout(row)
        column.addWidget(self._empty)
        column.addWidget(self.runs)
        column.addStretch(1)
        fill(self, page)
        order_tabs(self)

    def _files_card(self) -> QFrame:
        for one in (self.place, self.filter):
            one.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            one.setMinimumContentsLength(_LETTERS_OF_PLACE)
        frame, layout = card()
        self._place_row = QWidget()
        places = QHBoxLayout(self._place_row)
        places.setContentsMargins(0, 0, 0, 0)
        name = QLabel(self.tr("&Backup"))
        name.setBuddy(self.place)
        places.addWidget(name)
        places.addWidget(self.place)
        places.addStretch(1)
        self.answer.column.addWidget(self._place_row)
        buttons = QHBoxLayout()
        buttons.setSpacing(style.SPACE)
        for press in (self.browse, self.again, self.other):
            buttons.addWidget(press)
        buttons.addStretch(1)
        self.answer.column.addLayout(buttons)
        layout.addWidget(self.answer)
        return frame


def _fill(box: QComboBox, items: list[tuple[str, str]], chosen: str) -> None:
    with QSignalBlocker(box):
        box.clear()
        for text, path in items:
            box.addItem(text, path)
        box.setCurrentIndex(max(0, box.findData(chosen)))
