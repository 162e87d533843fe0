"""Restores files in three steps that even a worried user can follow: where to, what would happen, and doing it."""

import os
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

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
from shingleback.gui.restore.answer import RestoreAnswer
from shingleback.gui.restore.buttons import RestoreButtons, RestoreCommand, is_about_places
from shingleback.gui.restore.choices import TargetChoice
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import order_tabs
from shingleback.gui.widgets.basic import (
    fill,
    foot_below,
    in_card,
    page_column,
    page_title,
)
from shingleback.gui.widgets.keys import way_back
from shingleback.gui.widgets.layouts import LEFT, add, placed
from shingleback.protocol.result_items import EntryItem


class RestoreView(QWidget):
    """Shows the state of `gui.controllers.restore`.

    Signals:
        left: back to the files.
    """

    left = Signal()

    def __init__(self, restoring: RestoreController, clock: Callable[[], datetime] = local_time) -> None:
        super().__init__()
        self._restoring = restoring
        self._entries: tuple[EntryItem, ...] = ()
        self._browsed = BrowserState()
        self._has_chosen_place = False
        self._accepted_places = ""
        self.back = way_back(self, self._leave)
        self._heading = page_title(style.Wrapped())
        self.place = TargetChoice()
        self.buttons = RestoreButtons(self)
        self.answer = RestoreAnswer(clock, self.buttons.privileged)
        page, column = page_column()
        add(column, placed(self.back, LEFT), self._heading, self.place, in_card(self.answer), None)
        fill(self, page, foot_below(page, self.buttons.row()))
        order_tabs(self)
        restoring.changed.connect(self.show_state)
        self.place.chosen.connect(self._choose_place)
        self.answer.conflicts.chosen.connect(self._on_conflict_policy)
        self.buttons.requested.connect(self._obey)

    def ask(self, entries: tuple[EntryItem, ...], browsed: BrowserState, version: str = "") -> None:
        """Ask where to restore these entries of the browsed backup; no entries mean everything.

        `version` is the version that contains them, if it is not the browsed one.
        """
        self._entries, self._browsed = entries, replace(browsed, version=version or browsed.version)
        self.answer.names = history_texts.names_in_backup(browsed.origins)
        self._heading.setText(self._what())
        places = [history_texts.old_place(entry, browsed.origins) for entry in entries] or list(
            browsed.origins.values()
        )
        originals = [place for place in places if place]
        self.place.original.show_sentence(history_texts.folders_of(originals), ", ".join(originals))
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
            return self.tr("Restore “{name}”").format(name=self.answer.names.name_of(self._entries[0].path))
        return history_texts.restore_several(len(self._entries))

    # steps ----------------------------------------------------------------------------------------------------

    def _preview(self) -> None:
        self.answer.conflicts.reset()
        target = self.place.target
        accepted = "" if target else self._accepted_places
        self._restoring.choose(
            RestoreSelection(self._browsed.place, self._browsed.version, self._entries, target, accepted)
        )

    def _look_elsewhere(self) -> None:
        """Suggest another folder, such as if this computer does not know the original ones."""
        self.place.elsewhere.setChecked(True)
        self._preview()

    def _choose_place(self) -> None:
        self._has_chosen_place = True
        self._preview()

    def _on_conflict_policy(self) -> None:
        state = self._restoring.state
        if state.planned is not None:
            self.answer.show_space(state.planned)
        self._show_buttons(state)

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
        plan = state.planned
        if state.stage is JobStage.READY and is_about_places(plan):
            self.place.original.setText(str(plan.values["places"]))
            if not self._has_chosen_place:
                self._look_elsewhere()
                return
        self.place.setVisible(bool(state.detail) or state.stage in (JobStage.PLANNING, JobStage.READY))
        self.back.setEnabled(not state.is_busy)
        self.answer.show_state(state, self._folders())
        self._show_buttons(state)

    def _show_buttons(self, state: RestoreState) -> None:
        """Show only the buttons that make sense now. If the focused one disappears, its replacement gets the focus."""
        had_focus = self.buttons.has_focus
        is_asked = self.answer.conflicts.isVisibleTo(self)
        self.buttons.show_possible(state, is_asked=is_asked, has_answer=bool(self.answer.conflicts.policy))
        if had_focus:
            self.buttons.focus_next(self.place.checked)

    def _obey(self, request: RestoreCommand) -> None:
        match request:
            case RestoreCommand.RESTORE:
                is_asked = self.answer.conflicts.isVisibleTo(self)
                self._restoring.give(self.answer.conflicts.policy if is_asked else ConflictPolicy.KEEP)
            case RestoreCommand.RETRY:
                self._preview()
            case RestoreCommand.ELSEWHERE:
                self._look_elsewhere()
            case RestoreCommand.ACCEPT_PLACES:
                plan = self._restoring.state.planned
                self._accepted_places = str(plan.values["mark"]) if is_about_places(plan) else ""
                self._preview()
            case RestoreCommand.PRIVILEGED:
                self._restoring.restore_privileges()
            case RestoreCommand.STOP:
                self._restoring.cancel()
            case RestoreCommand.OPEN:
                self._open()
            case RestoreCommand.LEAVE:
                self._leave()
