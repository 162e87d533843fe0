"""The editor of a backup set: what to back up, where to, when, and how.

Also a note in it, if reading writes access times to a source drive or the destination.
"""

import os
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

import msgspec.structs
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from shingleback.domain.errors import UsageError, Why
from shingleback.domain.excludes import excluded_path, is_outside, path_rule
from shingleback.engine.source.excludes import Excludes
from shingleback.gui.controllers.drives import DriveList, DriveView
from shingleback.gui.controllers.folder_counter import FolderCounter
from shingleback.gui.controllers.folder_recognition import FolderRecognition
from shingleback.gui.controllers.set_drafts import SetDraft
from shingleback.gui.controllers.subfolders import Subfolders
from shingleback.gui.home import texts
from shingleback.gui.home.editor_parts import WhatPart, WherePart
from shingleback.gui.home.how import HowCard
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import (
    Collapsible,
    button,
    hint,
    in_named_card,
    link,
    page_title,
)
from shingleback.gui.widgets.choosers import WhenChooser
from shingleback.gui.widgets.keys import on_escape
from shingleback.gui.widgets.layouts import in_column, in_row, wide
from shingleback.gui.widgets.start_box import StartBox
from shingleback.messages import errors
from shingleback.messages.formatting_steps import reading_note
from shingleback.protocol.results import LookFinished
from shingleback.store.settings import BackupSet, DriveName, When


@dataclass(frozen=True, slots=True)
class _ShownSet:
    """The set as it was shown at first.

    Attributes:
        entered: what the fields said then, which differs from `chosen` where they complete it.
        turns: as `SetEditor._turns`.
    """

    chosen: BackupSet = field(default_factory=BackupSet)
    is_new: bool = True
    entered: BackupSet = field(default_factory=BackupSet)
    turns: tuple[bool, str] = (False, "")


class SetEditor(QWidget):
    """The editor. Changes take effect only when saved.

    Signals:
        saved: the edited `BackupSet`, and the place on the second drive; empty if there is none.
        left: discard the changes.
        put_aside: leave the editor for now; the changes are kept.
        removed: delete the set; its key.
        changed: a choice has changed.
    """

    saved = Signal(object, str)
    left = Signal()
    put_aside = Signal()
    removed = Signal(str)
    changed = Signal()

    def __init__(
        self,
        drives: DriveList,
        counting: FolderCounter,
        *,
        is_demo: bool = False,
        demo_home: str = "",
        place_of: Callable[[str], str] = lambda name: name,
        saved_drive: Callable[[str], DriveName | None] = lambda _place: None,
    ) -> None:
        """`demo_home`: see `PathDelegate`. `place_of` returns the current path of a destination.

        `saved_drive`: see `PlaceChooser`.
        """
        super().__init__()
        self._is_demo = is_demo
        self._counting = counting
        self._shown = _ShownSet()
        self.title = page_title(style.Wrapped())
        self.recognition = FolderRecognition(counting.another_worker(), self, place_of=place_of)
        self.what = WhatPart(counting, self.recognition, demo_home, self)
        self.where = WherePart(drives, saved_drive, is_demo=is_demo, editor=self)
        self.when = WhenChooser()
        self.start = StartBox(self.when)
        self.how = HowCard(is_demo=is_demo)
        self.complaint = style.Wrapped()
        self.complaint.hide()
        self.missing = hint(self.tr("First choose a folder and where its backup goes."))
        self.missing.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        self.more = Collapsible(self.tr("More choices"), self.how)
        self.remove = link(self.tr("Delete this backup set"), lambda: self.removed.emit(self._shown.chosen.key))
        self.cancel = button(self.tr("Cancel"), self.left.emit)
        self.save = button(self.tr("S&ave"), self._save, "primary")
        on_escape(self, self.put_aside.emit)
        self._lay_out()
        self._connect()
        self.show_set(BackupSet(), is_new=True)

    @property
    def backup_set(self) -> BackupSet:
        """The set as edited."""
        is_daily = self.when.when is When.DAILY
        return BackupSet(
            folders=list(self.what.folders.folders),
            destination=self.where.place.place,
            pace=self.how.pace.pace,
            ejects=self.how.ejects.isChecked() and not is_daily,
            when=self.when.when,
            key=self._shown.chosen.key,
            drives=list(self._shown.chosen.drives),
            name=self.what.name.text().strip(),
            keeps_versions=self.how.keeps_versions.isChecked(),
            swap_days=self.where.other.swap_days,
            ready_by=self.how.ready_by.ready_by,
            answers=list(self.recognition.answers),
            excludes=[
                *self.how.patterns(self.what.folders.folders),
                *map(path_rule, self.what.left_out_paths),
            ],
            **self.what.exclusions.fields,
        )

    @property
    def draft(self) -> SetDraft:
        """What was changed since the set was shown, apart from `show_draft`, which counts as a change."""
        entered, first = self._entered, self._shown.entered
        fields = {name: getattr(entered, name) for name in BackupSet.__struct_fields__}
        changes = {name: value for name, value in fields.items() if value != getattr(first, name)}
        return SetDraft(self._shown.chosen.key, changes, self._turns if self._turns != self._shown.turns else None)

    @property
    def _entered(self) -> BackupSet:
        """The set as edited, with the choice that a daily backup hides."""
        return msgspec.structs.replace(self.backup_set, ejects=self.how.ejects.isChecked())

    @property
    def _turns(self) -> tuple[bool, str]:
        return self.where.other.wanted.isChecked(), self.where.other.chooser.place

    @property
    def lacks_place(self) -> bool:
        """Whether folders or a name are chosen, but no place yet."""
        return bool(self.what.folders.folders or self.what.name.text().strip()) and not self.where.place.place

    def show_set(self, chosen: BackupSet, *, is_new: bool, other_place: str = "") -> None:
        """Show a set. `other_place`: the place on its second drive; empty if there is none."""
        self._shown = replace(self._shown, chosen=chosen, is_new=is_new)
        self.remove.setVisible(not is_new)
        self.title.setText(
            self.tr("A new backup set") if is_new else self.tr("Change {name}").format(name=texts.name(chosen))
        )
        self._show_fields(chosen)
        self.start.show_set(chosen.when, is_new=is_new)
        self.where.other.show_other(other_place, chosen.swap_days)
        self._show_place(chosen)
        self._shown = replace(self._shown, entered=self._entered, turns=self._turns)

    def show_draft(self, draft: SetDraft) -> None:
        """Show changes that were not saved yet, on top of the set that is shown."""
        if draft.is_empty:
            return
        draft_set = draft.applied_to(self._entered)
        self._show_fields(draft_set)
        is_wanted, other_place = draft.turns or self._turns
        self.where.other.show_other(other_place, draft_set.swap_days)
        self.where.other.wanted.setChecked(is_wanted)
        self._show_place(draft_set)

    def _show_fields(self, chosen: BackupSet) -> None:
        self.what.show_set(chosen)
        self.how.show_set(chosen)
        self.when.show_when(chosen.when)
        has_patterns = bool(self.how.rules.toPlainText())
        self.more.unfold(is_open=has_patterns or bool(chosen.ready_by) or not chosen.keeps_versions)
        self._complain("")

    def _show_place(self, chosen: BackupSet) -> None:
        self.recognition.begin(chosen.destination, chosen.answers)
        self.where.place.set_place(chosen.destination)
        self._on_changed()

    def show_last(self, first: str, second: str) -> None:
        """Show the last backup on each of two drives that take turns."""
        self.where.place.show_last(first)
        self.where.other.chooser.show_last(second)

    def show_reading(self, text: str) -> None:
        """Show what reading does to the chosen drives; empty for no note."""
        style.show_text(self.where.reading, text)

    def pick_left_out(self, subfolders: Subfolders) -> None:
        """Open the dialog to leave out subfolders of the chosen folders."""
        if self.what.pick_left_out(subfolders, self):
            self._on_changed()

    def count_folders(self) -> None:
        """Count what is in the folders, and what of it can be left out."""
        self._counting.count(self.what.folders.folders)

    def first(self) -> QWidget:
        return self.what.name

    def show_seen(self, inspection: LookFinished) -> None:
        """Show what a worker found at the place that was entered last."""
        self.where.named_chooser.show_seen(inspection)

    def refuse_other(self) -> None:
        """Complain that both places are on the same drive."""
        self._complain(
            self.tr("Both folders are on the same drive. Plug in the second drive, and choose a folder on it.")
        )
        self.where.other.chooser.first.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_silent(self) -> None:
        self.where.named_chooser.show_silent()

    def _save(self) -> None:
        backup_set = self.backup_set
        try:
            _check_rules(backup_set)
        except UsageError as error:
            self.more.unfold(is_open=True)
            self._complain(errors.sentence(error.why, error.values, translate))
            self.how.rules.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.saved.emit(backup_set, self.where.other.place)

    def _complain(self, text: str) -> None:
        style.show_text(self.complaint, text)

    def _on_changed(self) -> None:
        backup_set = self.backup_set
        is_complete = backup_set.is_complete and self.where.other.is_complete
        self.save.setEnabled(is_complete)
        self.missing.setHidden(is_complete)
        self.what.show_folders(backup_set.folders)
        if not self._is_demo:
            self.recognition.set_folders(backup_set.folders)
        if self._shown.is_new and not self._is_demo and self.isVisible():
            self.count_folders()
        self.how.show_possible(backup_set.when)
        self.where.show_folders(backup_set.folders, is_demo=self._is_demo)
        self.changed.emit()

    def _connect(self) -> None:
        self.what.folders.changed.connect(self._on_changed)
        self.where.changed.connect(self._on_changed)
        if not self._is_demo:
            self.where.first_named.connect(self.recognition.set_place)
        self.when.chosen.connect(self._on_changed)
        self.how.changed.connect(self._on_changed)
        self.what.exclusions.changed.connect(self._on_changed)
        self.recognition.answered.connect(self._on_changed)

    # layout ---------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        foot = in_row(self.remove, wide(self.missing), None, self.cancel, self.save, space=style.SPACE)
        parts = (
            self.title,
            self.what.card(),
            self.where.card(),
            self._when(),
            self.more,
            self.complaint,
            foot,
            None,
        )
        in_column(*parts, on=self, margin=2 * style.SPACE, space=style.SPACE)
        self.setMaximumWidth(style.letters(self, style.WIDEST_PAGE))

    def _when(self) -> QFrame:
        frame = in_named_card(self.tr("When"), self.when, self.start, space=style.SPACE // 2)
        if self._is_demo:
            frame.hide()
        return frame


def _check_rules(backup_set: BackupSet) -> None:
    """Raises UsageError if a rule is invalid, or can never leave anything out."""
    Excludes(backup_set.excludes, caches=False)
    # A rule may name the home folder by another path, if that is a symlink.
    home, real = str(Path.home()), os.path.realpath(Path.home())
    in_home = [folder for folder in backup_set.folders if f"{folder}/".startswith(f"{real}/")]
    folders = [*backup_set.folders, *(home + folder.removeprefix(real) for folder in in_home)]
    for rule in backup_set.excludes:
        if is_outside(rule, folders):
            raise UsageError(Why.RULE_OUTSIDE, path=excluded_path(rule))


class ReadingNotes(QObject):
    """Updates the note about reading; deleted with the page. Does not access the folders."""

    def __init__(self, page: SetEditor, drives: DriveList) -> None:
        super().__init__(page)
        self._page = page
        self._drives = drives
        page.changed.connect(self.show_notes)
        drives.changed.connect(self.show_notes)
        self.show_notes()

    def show_notes(self) -> None:
        chosen = self._page.backup_set
        places = [Path(place) for place in (*chosen.folders, chosen.destination) if place]
        names = [view.drive.name for view in self._drives.views if _is_slowed(view, places)]
        self._page.show_reading("\n".join(reading_note(name, translate) for name in names))


def _is_slowed(view: DriveView, places: list[Path]) -> bool:
    is_meant = any(place.is_relative_to(point) for place in places for point in view.drive.mount_points)
    return is_meant and not view.drive.is_system and view.access_times.are_written
