"""Home: the backup sets at a glance, the editor for one of them, and the backup in progress."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path, PurePath
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from shingleback.backup_sets.status import BEGINS, NextStep, Presence
from shingleback.domain.text import visible
from shingleback.gui.controllers.backup_run import Task
from shingleback.gui.controllers.pages import Lazy
from shingleback.gui.home import outlook, texts
from shingleback.gui.home.overview import SetOverview
from shingleback.gui.home.stop_question import wants_to_stop_backup
from shingleback.gui.run.texts import percent_done
from shingleback.gui.widgets.accessibility import FocusDelegator
from shingleback.gui.widgets.basic import Scrolling
from shingleback.gui.widgets.keys import Rereadable
from shingleback.gui.widgets.layouts import FittingStack
from shingleback.gui.widgets.navigator import OpenDrive, RestoreFiles, ShowDrive, WhatHappened, go
from shingleback.protocol.run_state import RunState, Stage
from shingleback.store.settings import BackupSet, DriveName

if TYPE_CHECKING:
    from shingleback.domain.drive import Drive
    from shingleback.gui.controllers.backup_sets import SetView
    from shingleback.gui.controllers.drives import DriveList
    from shingleback.gui.controllers.pages import Backups
    from shingleback.gui.home.editor import SetEditor
    from shingleback.gui.run.page import RunArea, RunPage


class HomePage(FocusDelegator, Rereadable, FittingStack):
    """The overview, the editor and the run; the last two are imported and created on first use.

    Signals:
        progressed: how much is copied, as a few letters; empty while nothing is.
        stopped: the backup that had to stop before the window closes has ended.
        plug_in_requested: ask the user to plug in a drive.
    """

    progressed = Signal(str)
    stopped = Signal()
    plug_in_requested = Signal()

    def __init__(self, backups: Backups, drives: DriveList, preset: str = "") -> None:
        """`preset` is the name of a simulated drive; empty for real ones."""
        super().__init__()
        self.run = backups.run
        self._make_meter = backups.meter
        self._place = backups.place
        self._chosen = backups.chosen
        self._statuses = backups.statuses
        self._preset = preset
        self._is_stopping = self._is_editing = False
        self._drives, self._now = drives, backups.now
        self.overview = SetOverview(backups.statuses, drives, backups.run, backups.now, is_demo=bool(preset))
        self.late_editor = Lazy(self._make_editor)
        self._late_run_area = Lazy(self._make_run_area)
        self.addWidget(self.overview)
        overview, requests = self.overview, self.overview.requests
        requests.stepped.connect(self._on_step)
        requests.watched.connect(lambda _key: self._show_run())
        requests.changed.connect(self.edit)
        requests.restored.connect(lambda key: go(self, RestoreFiles(self._statuses.view_of(key).place)))
        requests.drive_requested.connect(lambda key: go(self, ShowDrive(self._statuses.view_of(key).drive_key)))
        overview.added.connect(self.add)
        overview.toast.undo_requested.connect(self._undo)
        overview.toast.gone.connect(self._chosen.forget_removed)
        overview.empty.folders_requested.connect(self.add)
        overview.empty.drives_requested.connect(lambda: go(self, ShowDrive("")))
        self.run.changed.connect(self._on_changed)
        self.run.over.connect(self._draw_attention)
        # The editor may have been open in the page before this one, in another language.
        drafts = self._chosen.drafts
        key, drafts.open_key = drafts.open_key, ""
        if key and self._chosen.set_of(key) is None:
            self.add()
        elif key:
            self.edit(key)

    @property
    def editor(self) -> SetEditor:
        return self.late_editor.get()

    @property
    def run_area(self) -> RunArea:
        return self._late_run_area.get()

    @property
    def run_page(self) -> RunPage:
        return self.run_area.page

    @property
    def is_busy(self) -> bool:
        return self.run.is_busy

    @property
    def is_stopping(self) -> bool:
        """The user wants to stop the backup and close the window."""
        return self._is_stopping

    def show_overview(self) -> None:
        """Show the overview. Unsaved changes in the editor are kept until the set is edited again."""
        self._keep_draft()
        self._is_editing = False
        self._place.stop()
        if self.late_editor.instance is not None:
            self.late_editor.instance.recognition.stop()
        self.setCurrentWidget(self.overview)
        self._statuses.refresh()
        self._focus(self.overview.first())

    def read_again(self) -> None:
        self._drives.read_again()
        self._statuses.refresh()

    def add(self, destination: str = "") -> None:
        """Open the editor with a new set, or with the one that was begun and not saved."""
        chosen = self._chosen
        self._keep_draft()
        draft = chosen.drafts.newest_beside({backup_set.key for backup_set in chosen.sets})
        if draft is not None and destination and draft.changes.get("destination"):
            draft = None
        key = draft.key if draft is not None else chosen.new_key()
        self._edit(chosen.new_set(key), is_new=True, destination=destination)

    def edit(self, key: str) -> None:
        chosen = self._chosen.set_of(key)
        if chosen is not None:
            self._edit(chosen, is_new=False)

    def keep_open(self) -> None:
        """Keep what is being edited for the next page, which replaces this one."""
        self._keep_draft()
        self._chosen.drafts.open_key = self.editor.draft.key if self._is_editing else ""

    def remove(self, key: str) -> None:
        """Delete a set at once, with a way to undo it. Its backup stays on the drive."""
        chosen = self._chosen.set_of(key)
        if chosen is None or self._is_running(chosen):
            return
        self._chosen.drafts.drop(key)
        self._chosen.remove(key)
        text = self.tr("The backup set {name} is deleted. Its backup stays on the drive.")
        self.overview.toast.show_text(text.format(name=texts.name(chosen)))

    def _is_running(self, chosen: BackupSet) -> bool:
        """Whether the run is of this set, or of one that takes turns with it."""
        return self.is_busy and self.run.task.key in {
            backup_set.key for backup_set in (chosen, *self._chosen.partners(chosen))
        }

    def _remove_edited(self, key: str) -> None:
        self.show_overview()
        self.remove(key)

    def choose_destination(self, folder: str) -> None:
        """Use a folder as a destination: open the set that goes there, or one without a destination, or a new one.

        A set that is being created, and has no place yet, gets this one.
        """
        if self.is_busy:
            self._show_run()
            return
        if self._shows(self.late_editor.instance) and self.editor.lacks_place:
            self.editor.where.place.set_place(folder)
            return
        drives = [drive_view for view in self._statuses.views for drive_view in view.drives]
        chosen = next(
            (
                drive_view.chosen
                for drive_view in drives
                if drive_view.place and PurePath(drive_view.place).is_relative_to(folder)
            ),
            None,
        )
        unfinished = next((backup_set for backup_set in self._chosen.sets if not backup_set.destination), None)
        if chosen is not None:
            self.show_overview()
            self._focus(self.overview.cards[chosen.group].step)
        elif unfinished is not None:
            self._edit(unfinished, is_new=False, destination=folder)
        else:
            self.add(folder)

    def adopt(self, backup: BackupSet) -> None:
        """Add the backup set from the wizard."""
        self._keep_draft()
        self._chosen.put(backup)
        if not self.is_busy:
            self._is_editing = False
            self.setCurrentWidget(self.overview)

    # running --------------------------------------------------------------------------------------------------

    def begin(self, key: str = "", *, is_there: bool = False, ready_by: str = "") -> None:
        """Start the backup of a set; without a key, of the first that can start. Otherwise show why not.

        `is_there`: its place was just mounted, which may not be known yet. `ready_by`: for this run only, in the format
        of `--ready-by`.
        """
        if self.is_busy:
            self._show_run()
            return
        views = self._statuses.to_begin(key)
        if views and views[0].chosen.is_complete and (is_there or views[0].presence is Presence.OPEN):
            self._start(views[0], ready_by)
            return
        self.show_overview()
        if views and views[0].status.step is NextStep.CONFIRM:
            self._confirm(views[0])

    def _confirm(self, view: SetView) -> None:
        """Ask whether this is the right drive, since another one may have the same name."""
        from shingleback.gui.home.set_card import is_right_drive  # noqa: PLC0415 (rarely needed)

        drive = view.drive.drive if view.drive is not None else None
        if drive is not None and is_right_drive(view, drive, self) and self._chosen.accept(view.chosen.key, drive):
            self.begin(view.chosen.key)

    def copy_off(self, sources: tuple[str, ...]) -> None:
        """Copy all files of a drive to a folder that the user chooses now; no settings change."""
        title = self.tr("Where should the files from the drive be copied?")
        folder = QFileDialog.getExistingDirectory(self, title, str(Path.home()))
        if folder and not self.is_busy:
            pace = f"--pace={self._chosen.settings.pace}"
            options, drive = (pace, *self._engine_options()), visible(PurePath(folder).name or folder)
            self._begin(Task(sources, folder, options, name=texts.listed(sources), drive=drive))

    def eject(self, drive: Drive) -> None:
        """Eject a drive, or show the run in progress instead."""
        if not self.is_busy:
            self._place.stop()
            drive_views = [drive_view for view in self._statuses.views for drive_view in view.drives]
            own_view = next((view for view in drive_views if view.drive_key == drive.key), None)
            name = texts.drive_label(own_view) if own_view is not None else texts.drive_name(drive)
            self.run.eject_place(drive.mount_points[0], name)
        self._show_run()

    def stop(self) -> None:
        """Stop the run if the user agrees; `stopped` is emitted later."""
        if not self._is_stopping and wants_to_stop_backup(self):
            self._is_stopping = True
            if self.is_busy:
                self.run.ask("cancel")
            else:  # it ended while the question was open; a window that is closing ignores another close
                QTimer.singleShot(0, self, self.stopped.emit)

    def leave(self) -> None:
        """Stop all queries and the watching of the drive."""
        self._place.stop()
        if self._late_run_area.instance is not None:
            self._late_run_area.instance.leave()

    def _start(self, view: SetView, ready_by: str = "") -> None:
        """Start the backup at the set's current place."""
        chosen, place = view.chosen, self._chosen.place_of(view.chosen).path
        self._begin(
            Task(
                tuple(chosen.folders),
                place,
                (*chosen.options_by(ready_by), *self._engine_options()),
                view.ejects,
                bool(self._preset),
                chosen.key,
                texts.name(chosen),
                texts.drive_label(view),
            )
        )

    def _start_with(self, confirmation: str) -> None:
        """Start the same backup with an option by which the user allows what was refused."""
        task = self.run.task
        self._begin(replace(task, options=(*task.options, confirmation)))

    def _go_on(self) -> None:
        """Continue a backup; one whose drive was disconnected, where that drive is open now."""
        task = self.run.task
        if task.key and self.run.state.was_disconnected:
            self.begin(task.key)
        else:
            self._begin(task)

    def _begin(self, task: Task) -> None:
        self._place.stop()
        self.run_area.begin()
        self.run.start(task)
        if self._is_editing:
            self._show_removable()
        if not self._shows(self.late_editor.instance):  # so that no input in the editor is lost
            self._show_run()

    def _engine_options(self) -> list[str]:
        return [f"--simulate={self._preset}"] if self._preset else []

    def _on_changed(self, state: RunState) -> None:
        if self._late_run_area.instance is not None:
            self._late_run_area.instance.show_run(self.run)
        has_ended = state.stage is Stage.ENDED
        if has_ended and self._is_editing:
            self._show_removable()
        is_counting = state.stage not in (Stage.EJECTING, Stage.ENDED) and state.copied > 0
        self.progressed.emit(percent_done(state.done) if is_counting else "")
        if has_ended and self._is_stopping:
            self.run.kill()
            self.stopped.emit()

    # requests -------------------------------------------------------------------------------------------------

    def _draw_attention(self) -> None:
        """A method, since Qt would still call a lambda after the page is deleted."""
        QApplication.alert(self.window())

    def _make_editor(self) -> SetEditor:
        from shingleback.gui.home.editor import SetEditor  # noqa: PLC0415 (see above)
        from shingleback.gui.widgets.choosers import home_of  # noqa: PLC0415 (see above)

        sets = self._chosen.settings.sets
        place_of = self._chosen.place_named

        def saved_drive(place: str) -> DriveName | None:
            return self._chosen.settings.drive_of(place)

        editor = SetEditor(
            self._drives,
            self._place.counter(self),
            is_demo=bool(self._preset),
            demo_home=home_of(sets[0].folders) if self._preset and sets else "",
            place_of=lambda named: place_of(named).path,
            saved_drive=saved_drive,
        )
        editor.saved.connect(self._save)
        editor.left.connect(self._discard)
        editor.put_aside.connect(self.show_overview)
        editor.removed.connect(self._remove_edited)
        editor.where.named.connect(self._look_up)
        editor.what.leaving_out_requested.connect(lambda: editor.pick_left_out(self._place.subfolders(editor)))
        self._place.inspected.connect(editor.show_seen)
        self._place.silent.connect(editor.show_silent)
        self._editor_area = Scrolling(editor)
        self.addWidget(self._editor_area)
        return editor

    def _make_run_area(self) -> RunArea:
        from shingleback.gui.run.page import RunArea, RunPage  # noqa: PLC0415 (see above)

        page = RunPage(is_demo=bool(self._preset), exclude=self._chosen.exclude)
        page.requested.connect(self.run.ask)
        page.foot.pace.requested.connect(self.run.set_pace)
        page.deadline.requested.connect(self.run.set_ready_by)
        page.steps.eject_requested.connect(self.run.eject)
        page.steps.confirmed.connect(self._start_with)
        page.steps.again_requested.connect(self._go_on)
        area = RunArea(page, self._make_meter(), self._leave_run)
        area.show_run(self.run)
        self.run.event_received.connect(area.take)
        self.addWidget(area)
        return area

    def _on_step(self, key: str, step: NextStep) -> None:
        view = self._statuses.view_of(key)
        match step:
            case NextStep.PAUSE:
                self.run.ask("pause")
            case NextStep.RESUME:
                self.run.ask("resume")
            case NextStep.CHANGE:
                self.edit(key)
            case NextStep.PLUG_IN:
                self.plug_in_requested.emit()
            case NextStep.CHOOSE_DRIVE:
                go(self, ShowDrive(view.drive_key))
            case NextStep.OPEN:
                self._open(view)
            case NextStep.CONFIRM:
                self._confirm(view)
            case NextStep.LOOK:
                drive = view.drive.drive if view.drive else None
                go(self, WhatHappened(drive.device if drive else "", drive.name if drive else ""))
            case step if step in BEGINS:
                self.begin(view.chosen.key)

    def _open(self, view: SetView) -> None:
        """Open the drive's page, which shows the progress and other volumes, and mount the volume."""
        go(self, ShowDrive(view.drive_key))
        if view.opening is not None:
            go(self, OpenDrive(view.opening))

    def _edit(self, chosen: BackupSet, *, is_new: bool, destination: str = "") -> None:
        """Open the editor with a set and what was changed in it before. `destination`: change it to this one."""
        self._keep_draft()
        editor = self.editor
        partners = self._chosen.partners(chosen)[:1]
        editor.show_set(chosen, is_new=is_new, other_place=partners[0].destination if partners else "")
        editor.show_draft(self._chosen.drafts.of(chosen.key))
        if destination:
            editor.where.place.set_place(destination)
        self._show_removable()
        if partners:
            editor.show_last(*(self._last_on(backup_set.key) for backup_set in (chosen, *partners)))
        self._show_editor()

    def _show_removable(self) -> None:
        """Offer to delete the edited set, unless its backup runs."""
        edited = self._chosen.set_of(self.editor.draft.key)
        self.editor.remove.setEnabled(edited is None or not self._is_running(edited))

    def _keep_draft(self) -> None:
        if self._is_editing:
            self._chosen.drafts.save(self.editor.draft)

    def _discard(self) -> None:
        """Leave the editor without its changes."""
        self._is_editing = False
        self._chosen.drafts.drop(self.editor.draft.key)
        self.show_overview()

    def _show_editor(self) -> None:
        self._is_editing = True
        self.setCurrentWidget(self._editor_area)
        self._focus(self.editor.first())

    def _leave_run(self) -> None:
        """Return to the editor if a set was being edited, so that nothing typed is lost; otherwise to the overview."""
        if self._is_editing:
            self._show_editor()
        else:
            self.show_overview()

    def _last_on(self, key: str) -> str:
        views = (drive_view for view in self._statuses.views for drive_view in view.drives)
        return next(
            (outlook.last_on(drive_view, self._now()) for drive_view in views if drive_view.chosen.key == key), ""
        )

    def _save(self, backup_set: BackupSet, other_place: str = "") -> None:
        """Save the edited set. `other_place`: the place on the second drive; empty if none takes turns."""
        from shingleback.gui.home.place_chooser import SetSaver  # noqa: PLC0415 (loaded with the editor)

        saver = SetSaver(self._chosen, self._drives)
        if other_place and saver.is_one_drive(backup_set, other_place):
            self.editor.refuse_other()
            return
        if saver.save(backup_set, other_place):
            self.editor.start.apply()
            self._discard()
            self._focus(self.overview.cards[backup_set.key].step)

    def _undo(self) -> None:
        removed = self._chosen.removed
        self._chosen.put_back()
        if removed is not None and removed.key in self.overview.cards:
            self._focus(self.overview.cards[removed.key].step)

    def _look_up(self, destination: str) -> None:
        if destination and not self._preset and self._shows(self.late_editor.instance):
            self._place.look_up(self._chosen.place_named(destination).path)

    def _show_run(self) -> None:
        self.setCurrentWidget(self.run_area)
        self._focus(self.run_page)

    def _shows(self, part: QWidget | None) -> bool:
        return part is not None and part.isVisibleTo(self)

    def first_part(self) -> QWidget:
        if self._shows(self._late_run_area.instance):
            return self.run_page
        return self.editor.first() if self._shows(self.late_editor.instance) else self.overview.first()

    def _focus(self, widget: QWidget) -> None:
        if self.isVisible():
            widget.setFocus(Qt.FocusReason.OtherFocusReason)
