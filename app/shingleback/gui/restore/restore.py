"""Restores files in three steps that even a worried user can follow: where to, what would happen, and doing it."""

import os
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Final, TypeGuard

from PySide6.QtCore import QElapsedTimer, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from shingleback.domain.errors import LeftOutReason, Outcome, Why
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
from shingleback.gui.restore.choices import ConflictChoice, TargetChoice
from shingleback.gui.restore.lists import ActivityBar
from shingleback.gui.run import texts
from shingleback.gui.run.bars import LeftOutTable
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import ThrottledSpeech, order_tabs
from shingleback.gui.widgets.basic import (
    Answer,
    ElidedLabel,
    button,
    fill_page,
    in_card,
    page_title,
    sentence,
)
from shingleback.gui.widgets.keys import way_back
from shingleback.gui.widgets.layouts import LEFT, actions, placed
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
        self._named = QElapsedTimer()
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
        self.current = style.dimmed(ElidedLabel())
        self.conflicts = ConflictChoice()
        self.table = LeftOutTable()
        self.privileges = sentence("")
        self.go = button(self.tr("&Restore now"), self._give, "primary")
        self.again = button(self.tr("&Try again"), self._preview)
        self.aside = button(self.tr("Restore to another &folder"), self._look_elsewhere, "primary")
        self.accept = button(self.tr("&Use this place anyway"), self._accept_places)
        self.privileged = button(self.tr("Restore special &permissions, too"), restoring.restore_privileges)
        self.stop = button(self.tr("&Stop"), restoring.cancel)
        self.open = button(self.tr("&Open the folder"), self._open)
        self.done = button(self.tr("&Done"), self._leave, "primary")
        self.privileges.setText(history_texts.privileges_left())
        self.table.setMinimumHeight(_ROWS_SEEN * self.table.verticalHeader().defaultSectionSize())
        for part in (self.bar, self.current, self.conflicts, self.table, self.privileges):
            self.answer.column.addWidget(part)
        self.answer.column.addWidget(self.privileged, 0, Qt.AlignmentFlag.AlignLeft)
        buttons = (self.open, self.again, self.stop, self.done, self.go, self.accept, self.aside)
        for control in buttons:
            control.hide()  # they are never all there
        fill_page(
            self, placed(self.back, LEFT), self._heading, self.place, in_card(self.answer), actions(*buttons), None
        )
        order_tabs(self)
        self._restoring.changed.connect(self.show_state)
        self.place.chosen.connect(self._choose_place)
        self.conflicts.chosen.connect(lambda: self._show_buttons(self._restoring.state))

    def ask(self, entries: tuple[EntryItem, ...], browsed: BrowserState, version: str = "") -> None:
        """Ask where to restore these entries of the browsed backup; no entries mean everything.

        `version` is the version that contains them, if it is not the browsed one.
        """
        self._entries, self._browsed = entries, replace(browsed, version=version or browsed.version)
        self._heading.setText(self._what())
        places = [history_texts.old_place(entry, browsed.origins) for entry in entries] or list(
            browsed.origins.values()
        )
        self.place.original.show_sentence(history_texts.folder_of([place for place in places if place]))
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

    def _accept_places(self) -> None:
        plan = self._restoring.state.planned
        self._accepted_places = str(plan.values["mark"]) if _is_about_places(plan) else ""
        self._preview()

    def _choose_place(self) -> None:
        self._has_chosen_place = True
        self._preview()

    def _give(self) -> None:
        is_asked = self.conflicts.isVisibleTo(self)
        self._restoring.give(self.conflicts.policy if is_asked else ConflictPolicy.KEEP)

    def _open(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(os.path.commonpath(self._folders())))

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
        if state.stage is JobStage.READY and _is_about_places(plan) and not self._has_chosen_place:
            # This computer does not know the original folders.
            self.place.original.setText(str(plan.values["places"]))
            self._look_elsewhere()
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
        if _is_about_places(plan):
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
            self.answer.say(
                Picture.RESTORE,
                style.GOOD,
                self.tr("Ready to restore: {amount}").format(amount=amount),
                self._promise(),
            )
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

    def _promise(self) -> str:
        return self.tr("Existing files are not overwritten unless you say so.")

    def _show_progress(self, state: RestoreState) -> None:
        progress = state.progress
        title = self.tr("Stopping") if state.is_stopping else self.tr("Restoring your files")
        text = self._how_far(progress) if progress else self._promise()
        text = texts.silent_place(state.silence) if state.silence else text
        self.answer.say(Picture.RESTORE, style.ACCENT, title, text)
        self.bar.show_progress(progress)
        # No more often than one can read: files come in their order on the drive.
        current = progress.current if progress else ""
        if not current or not self._named.isValid() or self._named.hasExpired(_READ_MS):
            self.current.setText(current)
            self._named.start()

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
        row = (self.privileged, self.open, self.again, self.stop, self.done, self.go, self.accept, self.aside)
        had_focus = any(control.hasFocus() for control in row)
        plan, may_go = state.planned, state.may_start
        has_work = may_go and plan is not None and bool(plan.checked.files or self.conflicts.isVisibleTo(self))
        self.go.setVisible(state.stage is JobStage.PLANNING or has_work)
        self.go.setEnabled(has_work and plan is not None and bool(plan.checked.files or self.conflicts.policy))
        is_question = state.stage is JobStage.READY and _is_about_places(plan)
        self.aside.setVisible(is_question)
        self.accept.setVisible(is_question)
        is_refused = state.stage is JobStage.READY and not may_go and not is_question
        has_failed = state.result is not None and bool(state.result.why or state.result.left_out)
        self.again.setVisible(bool(state.detail) or has_failed or is_refused)
        self.stop.setVisible(state.is_busy)
        self.stop.setEnabled(not state.is_stopping)
        is_over = state.stage is JobStage.ENDED and not state.detail
        self.open.setVisible(is_over and state.result is not None and bool(state.result.checked.files))
        self.privileged.setVisible(is_over and state.lacks_privileges)
        self.done.setVisible(is_over or (may_go and not has_work))
        if had_focus:
            shown = (self.stop, self.done, self.go, self.aside, self.again)
            possible = (control for control in shown if control.isVisibleTo(self) and control.isEnabled())
            next(possible, self.place.checked).setFocus(Qt.FocusReason.OtherFocusReason)


def _is_about_places(plan: CheckFinished | None) -> TypeGuard[CheckFinished]:
    """Whether the restore is refused because this computer does not know the original folders."""
    return plan is not None and plan.why == Why.PLACES_UNKNOWN
