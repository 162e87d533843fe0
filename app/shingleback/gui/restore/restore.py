"""Restores files in three steps that even a worried user can follow: where to, what would happen, and doing it."""

import os
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QElapsedTimer, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFrame, QWidget

from shingleback.domain.errors import LeftOutReason, Outcome
from shingleback.domain.local_time import local_time
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.restore import (
    BrowserState,
    ConflictPolicy,
    RestoreController,
    RestoreSelection,
    RestoreState,
)
from shingleback.gui.history import texts as history_texts
from shingleback.gui.restore.buttons import RestoreButtons, RestoreCommand, is_about_places
from shingleback.gui.restore.choices import ConflictChoice, TargetChoice
from shingleback.gui.restore.lists import ActivityBar
from shingleback.gui.run import texts
from shingleback.gui.run.bars import LeftOutTable
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import ThrottledSpeech, order_tabs
from shingleback.gui.widgets.basic import (
    Answer,
    ElidedLabel,
    fill_page,
    in_card,
    page_title,
    sentence,
)
from shingleback.gui.widgets.keys import way_back
from shingleback.gui.widgets.layouts import LEFT, placed
from shingleback.gui.widgets.pictograms import Picture
from shingleback.messages.died import died
from shingleback.protocol.events import Progress
from shingleback.protocol.result_items import EntryItem
from shingleback.protocol.results import CheckFinished

_PICTURE: Final = 32
_ROWS_SEEN: Final = 6
_READ_MS: Final = 700


class RestoreView(QWidget):
    """Shows the state of `gui.controllers.restore`.

    Signals:
        left: back to the files.
    """

    left = Signal()

    def __init__(self, restoring: RestoreController, clock: Callable[[], datetime] = local_time) -> None:
        super().__init__()
        self._restoring, self._clock = restoring, clock
        self._entries: tuple[EntryItem, ...] = ()
        self._browsed = BrowserState()
        self._has_chosen_place = False
        self._accepted_places = ""
        self._spoken = ThrottledSpeech()
        self.back = way_back(self, self._leave)
        self._heading = page_title(style.Wrapped())
        self.place = TargetChoice()
        self.answer = Answer(_PICTURE)
        self.bar = ActivityBar(self.tr("Progress"))
        self.current = CurrentFile()
        self.conflicts = ConflictChoice()
        self.table = LeftOutTable()
        self.privileges = sentence("")
        self.buttons = RestoreButtons(self)
        self._lay_out()
        self._connect()

    def ask(self, entries: tuple[EntryItem, ...], browsed: BrowserState, version: str = "") -> None:
        """Ask where to restore these entries of the browsed backup; no entries mean everything.

        `version` is the version that contains them, if it is not the browsed one.
        """
        self._entries, self._browsed = entries, replace(browsed, version=version or browsed.version)
        self._heading.setText(self._what())
        places = [history_texts.old_place(entry, browsed.origins) for entry in entries] or list(
            browsed.origins.values()
        )
        originals = [place for place in places if place]
        self.place.original.show_sentence(history_texts.folder_of(originals), ", ".join(originals))
        self.place.old_place.setChecked(True)
        self._has_chosen_place, self._accepted_places = False, ""
        self._preview()
        self.place.old_place.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def is_busy(self) -> bool:
        return self._restoring.state.is_busy

    def _what(self) -> str:
        if not self._entries:
            return self.tr("Restore everything")
        if len(self._entries) == 1:
            return self.tr("Restore “{name}”").format(name=history_texts.name_of(self._entries[0]))
        return history_texts.restore_several(len(self._entries))

    # steps ----------------------------------------------------------------------------------------------------

    def _preview(self) -> None:
        self.conflicts.reset()
        target = self.place.target
        accepted = "" if target else self._accepted_places
        self._restoring.choose(
            RestoreSelection(self._browsed.place, self._browsed.version, self._entries, target, accepted)
        )

    def _look_elsewhere(self) -> None:
        self.place.elsewhere.setChecked(True)
        self._preview()

    def _leave_unknown_place(self, plan: CheckFinished) -> None:
        """Suggest another folder if this computer does not know the original ones."""
        self.place.original.setText(str(plan.values["places"]))
        self._look_elsewhere()

    def _accept_places(self) -> None:
        plan = self._restoring.state.planned
        self._accepted_places = str(plan.values["mark"]) if is_about_places(plan) else ""
        self._preview()

    def _choose_place(self) -> None:
        self._has_chosen_place = True
        self._preview()

    def _give(self) -> None:
        is_asked = self.conflicts.isVisibleTo(self)
        self._restoring.give(self.conflicts.policy if is_asked else ConflictPolicy.KEEP)

    def _open(self) -> None:
        """Open the folder that holds all that was restored, or the first one if only the root holds all."""
        folders = self._folders()
        common = os.path.commonpath(folders)
        QDesktopServices.openUrl(QUrl.fromLocalFile(folders[0] if common == os.sep else common))

    def _folders(self) -> list[str]:
        """Return the folders that contain what was restored: the chosen one, or the original ones."""
        if target := self._restoring.state.task.target:
            return [target]
        origins = self._browsed.origins
        places = [(history_texts.old_place(entry, origins), entry.kind) for entry in self._entries]
        if not self._entries:
            places = [(place, "folder") for place in origins.values()]
        is_itself = len(places) == 1 and places[0][1] == "folder"
        folders = (place if is_itself else str(Path(place).parent) for place, _kind in places if place)
        return list(dict.fromkeys(folders)) or [str(Path.home())]

    def _leave(self) -> None:
        if not self.is_busy:
            self._restoring.stop()
            self.left.emit()

    # display --------------------------------------------------------------------------------------------------

    def show_state(self, state: RestoreState) -> None:
        plan, has_died = state.planned, bool(state.detail)
        if state.stage is JobStage.READY and is_about_places(plan) and not self._has_chosen_place:
            self._leave_unknown_place(plan)
            return
        before = self.answer.headline.text()
        is_asking = has_died or state.stage in (JobStage.PLANNING, JobStage.READY)
        self.place.setVisible(is_asking)
        self.back.setEnabled(not state.is_busy)
        self.current.setVisible(state.is_busy)
        self.bar.setVisible(state.stage in (JobStage.PLANNING, JobStage.RUNNING))
        for part in (self.conflicts, self.table, self.privileges):
            part.hide()
        match state.stage:
            case JobStage.PLANNING:
                self.bar.show_progress(state.progress)
                text = texts.silent_place(state.silence) if state.silence else self._promise()
                self.answer.say(Picture.SEARCH, None, self.tr("Checking existing files"), text)
            case JobStage.READY if state.planned is not None:
                self._show_plan(state.planned)
            case JobStage.RUNNING:
                self._show_progress(state)
            case JobStage.ENDED if state.result is not None:
                self._show_end(state.result)
                self.privileges.setVisible(state.lacks_privileges)
            case _ if has_died:
                headline = self.tr("Something went wrong in the program itself")
                self.answer.say(Picture.WARNING, style.DANGER, headline, died(state.detail, texts.translate))
        self._show_buttons(state)
        if self.answer.headline.text() != before:
            self._spoken.announce(self.answer.headline, self.answer.headline.text())

    def _show_plan(self, plan: CheckFinished) -> None:
        if is_about_places(plan):
            self.place.original.setText(str(plan.values["places"]))
            headline = self.tr("This computer has never backed up this folder")
            self.answer.say(Picture.WARNING, style.ATTENTION, headline, texts.sentence(plan))
            return
        if plan.why:
            self.answer.say(
                Picture.WARNING, style.ATTENTION, self.tr("This can't be restored there"), texts.sentence(plan)
            )
            return
        obstacles = [item for item in plan.left_out if item.reason in history_texts.DIFFERENT_NOW]
        amount = self.tr("{files}, {size}").format(
            files=texts.files(plan.checked.files), size=texts.size(plan.checked.bytes)
        )
        if obstacles:
            self.answer.say(
                Picture.INFO, style.ATTENTION, history_texts.in_the_way(len(obstacles)), self._would_be(plan, amount)
            )
            self.conflicts.ask(
                [item.path for item in obstacles],
                offers_both=any(item.reason == LeftOutReason.ALREADY_THERE for item in obstacles),
                has_others=bool(plan.checked.files),
            )
        elif plan.checked.files:
            self.answer.say(Picture.RESTORE, style.GOOD, self._ready(amount), self._promise())
        elif plan.left_out:
            self.answer.say(Picture.WARNING, style.ATTENTION, history_texts.end(plan), "")
            self.table.show_items(plan.left_out)
            self.table.show()
        else:
            text = self.tr("Everything you selected is already there, as it was backed up.")
            self.answer.say(Picture.CHECK, style.GOOD, self.tr("There is nothing to restore"), text)

    def _would_be(self, plan: CheckFinished, amount: str) -> str:
        if not plan.checked.files:
            return self.tr("What should happen to them?")
        return self.tr(
            "{amount} can be restored without changing existing files. What should happen to the others?"
        ).format(amount=amount)

    def _ready(self, amount: str) -> str:
        return self.tr("Ready to restore: {amount}").format(amount=amount)

    def _promise(self) -> str:
        return self.tr("Existing files are not overwritten unless you say so.")

    def _show_progress(self, state: RestoreState) -> None:
        progress = state.progress
        title = self.tr("Stopping") if state.is_stopping else self.tr("Restoring your files")
        text = self._how_far(progress) if progress else self._promise()
        text = texts.silent_place(state.silence) if state.silence else text
        self.answer.say(Picture.RESTORE, style.ACCENT, title, text)
        self.bar.show_progress(progress)
        self.current.show_file(progress.current if progress else "")

    def _how_far(self, progress: Progress) -> str:
        if progress.phase == "list":
            return history_texts.reading_list()
        return texts.how_far(progress, self._clock())

    def _show_end(self, result: CheckFinished) -> None:
        amount = history_texts.amount(result)
        picture, hue = history_texts.appearance(result)
        self.table.show_items(result.left_out)
        self.table.setVisible(bool(result.left_out))
        if result.outcome == Outcome.DONE:
            attributes_set = history_texts.attributes_set(result.touched.files)
            text = self._found_in(amount) if amount else attributes_set or self._nothing_new()
            self.answer.say(Picture.CHECK, style.GOOD, self.tr("Your files are back"), text)
        elif self._restoring.state.conflict_policy is ConflictPolicy.KEEP and history_texts.is_only_in_the_way(result):
            text = self.tr("Existing files were kept, as you chose. See below.")
            self.answer.say(Picture.CHECK, style.GOOD, self.tr("The other files are back"), text)
        elif result.outcome == Outcome.CANCELED:
            text = self.tr("The files restored so far stay where they are. You can restore the rest at any time.")
            self.answer.say(picture, hue, self.tr("Stopped"), text)
        elif result.why:
            self.answer.say(picture, hue, history_texts.end(result), texts.sentence(result))
        else:
            self.answer.say(picture, hue, history_texts.end(result), amount)

    def _nothing_new(self) -> str:
        if self._restoring.state.task.has_privileges:
            return self.tr("Their special permissions were restored, except for those that you aren't allowed to set.")
        return self.tr("Everything was already there.")

    def _found_in(self, amount: str) -> str:
        folders = texts.translate.listed([texts.translate.path(folder) for folder in self._folders()])
        return self.tr("{amount}. Now in {folder}.").format(amount=amount, folder=folders)

    def _show_buttons(self, state: RestoreState) -> None:
        """Show only the buttons that make sense now. If the focused one disappears, its replacement gets the focus."""
        had_focus = self.buttons.has_focus
        is_asked = self.conflicts.isVisibleTo(self)
        self.buttons.show_possible(state, is_asked=is_asked, has_answer=bool(self.conflicts.policy))
        if had_focus:
            self.buttons.focus_next(self.place.checked)

    # layout ---------------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        self._restoring.changed.connect(self.show_state)
        self.place.chosen.connect(self._choose_place)
        self.conflicts.chosen.connect(lambda: self._show_buttons(self._restoring.state))
        self.buttons.requested.connect(self._obey)

    def _obey(self, request: RestoreCommand) -> None:
        match request:
            case RestoreCommand.RESTORE:
                self._give()
            case RestoreCommand.RETRY:
                self._preview()
            case RestoreCommand.ELSEWHERE:
                self._look_elsewhere()
            case RestoreCommand.ACCEPT_PLACES:
                self._accept_places()
            case RestoreCommand.PRIVILEGED:
                self._restoring.restore_privileges()
            case RestoreCommand.STOP:
                self._restoring.cancel()
            case RestoreCommand.OPEN:
                self._open()
            case RestoreCommand.LEAVE:
                self._leave()

    def _lay_out(self) -> None:
        self.privileges.setText(history_texts.privileges_left())
        self.table.setMinimumHeight(_ROWS_SEEN * self.table.verticalHeader().defaultSectionSize())
        fill_page(self, placed(self.back, LEFT), self._heading, self.place, self._answer(), self.buttons.row(), None)
        order_tabs(self)

    def _answer(self) -> QFrame:
        for part in (self.bar, self.current, self.conflicts, self.table, self.privileges):
            self.answer.column.addWidget(part)
        self.answer.column.addWidget(self.buttons.privileged, 0, Qt.AlignmentFlag.AlignLeft)
        return in_card(self.answer)


class CurrentFile(ElidedLabel):
    """The file that is restored now. It changes no more often than one can read, as files come in drive order."""

    def __init__(self) -> None:
        super().__init__()
        style.dimmed(self)
        self._shown = QElapsedTimer()

    def show_file(self, path: str) -> None:
        """Show a path; empty for none."""
        if not path or not self._shown.isValid() or self._shown.hasExpired(_READ_MS):
            self.setText(path)
            self._shown.start()
