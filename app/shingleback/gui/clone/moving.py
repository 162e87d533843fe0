"""The page that moves a backup to another drive: the two places, the plan, the progress, and the result."""

import os
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QProgressBar, QWidget

from shingleback.domain.copy_time import CopyEnd, move_of_backup
from shingleback.domain.drive import Drive, drive_at
from shingleback.domain.errors import Outcome
from shingleback.domain.text import display_path, visible
from shingleback.gui.clone.state import BackupMoving, MoveState, MoveTask
from shingleback.gui.controllers.drives import DriveList
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.graph.graph import Graph
from shingleback.gui.home import texts as home
from shingleback.gui.home.place_chooser import PlaceChooser
from shingleback.gui.jobs.page import JobPage, JobParts
from shingleback.gui.run import texts as run_texts
from shingleback.gui.run.bars import LeftOutTable
from shingleback.gui.run.head import RunControls, RunHead
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import explained_by
from shingleback.gui.widgets.basic import (
    Answer,
    button,
    hint,
    in_card,
    link,
    scroll_to_and_focus,
    sentence,
)
from shingleback.gui.widgets.layouts import TOP, AlignedForm, held, in_column
from shingleback.gui.widgets.navigator import EjectDrive, RestoreFiles, go
from shingleback.gui.widgets.pictograms import Picture
from shingleback.gui.widgets.plain import add_field
from shingleback.messages import cloning, time_left
from shingleback.messages.died import died, died_copying
from shingleback.messages.help.topic import Topic
from shingleback.messages.places import label_at
from shingleback.messages.translate import QT_TRANSLATE_NOOP
from shingleback.protocol.cloning import MoveFinished
from shingleback.protocol.run_state import CAN_PAUSE, Stage

_STEPS: Final = 1_000
_PICTURE: Final = 40
_CONTEXT: Final = "moving"
_HEADLINES: Final[dict[str, str]] = {
    Outcome.DONE: QT_TRANSLATE_NOOP("moving", "The backup was moved"),
    Outcome.LEFT_OUT: QT_TRANSLATE_NOOP("moving", "The backup was moved, except for files that could not be read"),
    Outcome.CANCELED: QT_TRANSLATE_NOOP("moving", "The move was stopped"),
}
_NOT_MOVED: Final = QT_TRANSLATE_NOOP("moving", "The backup was not moved")
_MERGED_HEADLINES: Final[dict[str, str]] = {
    Outcome.DONE: QT_TRANSLATE_NOOP("moving", "The backups were merged"),
    Outcome.LEFT_OUT: QT_TRANSLATE_NOOP("moving", "The backups were merged, except for files that could not be read"),
    Outcome.CANCELED: _HEADLINES[Outcome.CANCELED],
}
_NOT_MERGED: Final = QT_TRANSLATE_NOOP("moving", "The backups were not merged")
_LOOKS: Final = {
    Outcome.DONE: (Picture.CHECK, style.GOOD),
    Outcome.CANCELED: (Picture.STOP, style.NEUTRAL),
}
_TROUBLE: Final = (Picture.WARNING, style.ATTENTION)
_DOES: Final = QT_TRANSLATE_NOOP(
    "moving",
    "All versions are copied, file by file. If the filesystem stays the same, copying the drive is much faster.",
)
_TAKES: Final = QT_TRANSLATE_NOOP(
    "moving",
    "Every file is copied, then read back and compared. You can pause it.",
)
_TAKES_ABOUT: Final = QT_TRANSLATE_NOOP("moving", "Probably {time}.")
_RISKS: Final = QT_TRANSLATE_NOOP(
    "moving",
    "The old backup stays as it is. If you stop it, or a drive is unplugged, it can continue from there later.",
)


class MovePage(JobPage[MoveState]):
    """Shows the state of `gui.clone.state`."""

    def __init__(self, moves: BackupMoving, drives: DriveList) -> None:
        super().__init__(moves, QCoreApplication.translate("MovePage", "Move a backup to another drive"), Graph())
        explained_by(self, Topic.NEW_DRIVE)
        self._moves = moves
        self._drives = drives
        self._planned_drives: tuple[str, ...] = ()
        self.choice = MoveChoice(drives)
        self.plan = sentence("")
        self.head = RunHead()
        self.controls = RunControls(self)
        self.bar = QProgressBar(maximum=_STEPS, textVisible=False)
        self.bar.setAccessibleName(self.tr("Moved"))
        self.answer = Answer(_PICTURE, 1.2)
        self.left_out = LeftOutTable(is_check=True)
        self.start = button(self.tr("&Move"), moves.start, "primary")
        self.missing = link("", self.choice.lead)
        self.go_on = button(self.tr("&Continue"), moves.go_on, "primary")
        self.restore = button(self.tr("&Restore files"), self._restore)
        self.eject = button(self.tr("&Eject the new drive"), self._eject, "primary")
        self.choice.show_task(moves.state.task)
        self.choice.chosen.connect(self._on_chosen)
        self.controls.requested.connect(moves.ask)
        self._drives.changed.connect(self._on_drives)
        self._lay_out()

    def show_task(self, task: MoveTask) -> None:
        """Show an unfinished move, or the backup for which the page was opened, as the choice."""
        self.choice.show_task(task)
        self._show_missing()

    def _show(self, state: MoveState) -> None:
        if state.is_choosing:
            self._planned_drives = self._drives_of(state.task)
            self.outlook.show_lines(translate(_CONTEXT, _DOES), self._takes(state), translate(_CONTEXT, _RISKS))
        has_ended = state.stage is JobStage.ENDED
        style.show_text(self.plan, self._plan_text(state))
        self._show_missing()
        self.start.setEnabled(state.may_start)
        self.go_on.setVisible(state.can_go_on)
        has_moved = has_ended and state.result is not None and state.result.is_complete
        self.restore.setVisible(has_moved)
        self.eject.setVisible(has_moved and self._new_drive is not None)
        if state.is_busy:
            self._show_run(state)
        if has_ended:
            self._show_end(state)
        self.name_work("" if state.is_choosing else self._title(state.task))
        self.show_stage(is_choosing=state.is_choosing, has_ended=has_ended)
        self.announce(self.answer.headline.text() if has_ended else "")

    def _takes(self, state: MoveState) -> str:
        """Say how long it takes; the time only if both drives are known."""
        text, planned = translate(_CONTEXT, _TAKES), state.planned
        source, target = (self._end_of(place) for place in (state.task.source, state.task.target))
        if not state.may_start or planned is None or source is None or target is None or planned.merged:
            return text
        total, copied_before = planned.total, planned.kept
        copied = max(0, total.bytes - copied_before.bytes), max(0, total.files - copied_before.files)
        time = move_of_backup(copied, (total.bytes, total.files), source, target)
        says = translate(_CONTEXT, _TAKES_ABOUT).format(time=time_left.span(time.low_s, time.high_s, translate))
        return f"{says} {text}"

    def _end_of(self, place: str) -> CopyEnd | None:
        drive = drive_at(place, self._drives.drives)
        view = next((view for view in self._drives.views if view.drive is drive), None)
        return CopyEnd(view.verdict, view.drive.link_mbps) if view is not None else None

    def _show_run(self, state: MoveState) -> None:
        run = state.run
        doing = self.tr("Comparing") if state.is_checking else run_texts.headline(run)
        reading = self.tr("Everything is read back and compared.")
        doing_what = run_texts.explanation(run) or run_texts.drive(run) or self._how_far(state)
        self.head.show(run_texts.percent_done(state.done), doing, reading if state.is_checking else doing_what)
        self.bar.setValue(round(state.done * _STEPS))
        self.controls.show_possible(
            run.stage,
            is_running=True,
            can_pause=run.stage in CAN_PAUSE,
            can_cancel=run.stage is not Stage.CANCELING,
        )

    def _how_far(self, state: MoveState) -> str:
        """Say how much is copied, and why the percentage is less: it counts comparing, too."""
        text = self.tr("{copied} copied. Everything is read back and compared afterward.")
        return text.format(copied=run_texts.done_of(state.progress)) if state.progress is not None else ""

    def _show_end(self, state: MoveState) -> None:
        result = state.result
        if result is None:
            failed = _NOT_MERGED if state.task.merged else _NOT_MOVED
            self.answer.say(*_TROUBLE, translate(_CONTEXT, failed), died_copying(state.detail, translate))
        else:
            headlines, failed = (_MERGED_HEADLINES, _NOT_MERGED) if result.merged else (_HEADLINES, _NOT_MOVED)
            headline = translate(_CONTEXT, headlines.get(result.outcome, failed))
            lines = [run_texts.sentence(result)] if result.why else cloning.moved_lines(self._named(result), translate)
            lines += map(run_texts.note, state.run.notes)
            self.answer.say(*_LOOKS.get(Outcome(result.outcome), _TROUBLE), headline, " ".join(lines))
        left_out = result.left_out if result is not None else ()
        self.left_out.show_items(left_out)
        self.left_out.setVisible(bool(left_out))

    def _show_missing(self) -> None:
        is_incomplete = self._moves.state.stage is JobStage.CHOOSING
        style.show_text(self.missing, self.choice.missing if is_incomplete else "")

    def _on_chosen(self) -> None:
        task = self.choice.task_after(self._moves.state.task)
        if task != self._moves.state.task or not self._moves.state.is_choosing:
            self._moves.choose(task)
        self._show_missing()

    def _on_drives(self) -> None:
        """Plan again for the same places if one of their drives was unplugged, or another drive came to its place."""
        state = self._moves.state
        if state.stage is JobStage.ENDED:
            self.show_state(state)
        if state.is_choosing and self._drives_of(state.task) != self._planned_drives:
            self._moves.choose(state.task)

    def _drives_of(self, task: MoveTask) -> tuple[str, ...]:
        """Return the keys of the drives at the places of a task; empty where there is none."""
        drives = (drive_at(place, self._drives.drives) for place in (task.source, task.target, *task.merged))
        return tuple(drive.key if drive is not None else "" for drive in drives)

    def _title(self, task: MoveTask) -> str:
        """Return what is moved where, for the time after the choice: by the drives or labels, if these differ."""
        places = (task.source, *task.merged, task.target)
        drives = [drive_at(place, self._drives.drives) for place in places]
        models = [visible(drive.name) if drive is not None else "" for drive in drives]
        models_with_size = [home.drive_name(drive) if drive is not None else "" for drive in drives]
        namings = (models, models_with_size, [label_at(place) for place in places])
        distinct = (names for names in namings if all(names) and len(set(names)) == len(names))
        *sources, target = map(run_texts.isolated, next(distinct, [self._name_of(place) for place in places]))
        text = (
            QCoreApplication.translate("moving", "Merge the backups from {source} to {target}")
            if task.merged
            else QCoreApplication.translate("moving", "Move the backup from {source} to {target}")
        )
        return text.format(source=translate.listed(sources), target=target)

    def _plan_text(self, state: MoveState) -> str:
        if state.stage is JobStage.CHOOSING:
            return ""
        if state.stage is JobStage.PLANNING:
            return QCoreApplication.translate("moving", "Checking both folders…")
        if state.planned is None:
            return died(state.detail, translate)
        return (
            run_texts.sentence(state.planned)
            if state.planned.why
            else " ".join(cloning.would(self._named(state.planned), translate))
        )

    def _named(self, result: MoveFinished) -> MoveFinished:
        """Return the result with names instead of places."""
        return msgspec.structs.replace(
            result, target=self._name_of(result.target), set_aside=translate.path(result.set_aside)
        )

    def _name_of(self, place: str) -> str:
        """Return what the choice calls a place: also by its drive, because both drives may have the same label."""
        return home.named_place(place, self._drives.drives) or translate.path(place)

    @property
    def _new_drive(self) -> Drive | None:
        """The drive to which the backup was moved, if it can be ejected."""
        drive = drive_at(self._moves.state.task.target, self._drives.drives)
        return drive if drive is not None and not drive.is_system else None

    def _eject(self) -> None:
        if (drive := self._new_drive) is not None:
            go(self, EjectDrive(drive))

    def _restore(self) -> None:
        if (result := self._moves.state.result) is not None:
            go(self, RestoreFiles(result.target))

    def _lay_out(self) -> None:
        work = self.head.grid
        work.addLayout(self.controls.grid(), 0, 2, TOP)
        work.addWidget(self.bar, 2, 0, 1, 3)
        self.arrange(
            JobParts(
                choice=self.choice,
                note=self.plan,
                start=[self.missing, self.start],
                work=in_card(work),
                end=held(in_column(self.answer, self.left_out)),
                next_steps=[self.restore, self.go_on, self.eject],
            )
        )


class MoveChoice(QWidget):
    """The folders of a move: where the backup is, another one to merge it with, and where it goes.

    Signals:
        chosen: by the user.
    """

    chosen = Signal()

    def __init__(self, drives: DriveList) -> None:
        super().__init__()
        self.source = PlaceChooser(drives)
        self.source.name_purpose(self.tr("Where the backup is"), self.tr("Move from {drive}"))
        self.merge = QCheckBox(self.tr("M&erge it with another backup, of other folders"))
        self.second_source = PlaceChooser(drives, has_letter=False)
        self.second_source.name_purpose(self.tr("Where the other backup is"), self.tr("Merge with {drive}"))
        self.target = PlaceChooser(drives, has_letter=False)
        self.target.name_purpose(self.tr("Where the backup goes"), self.tr("Move to {drive}"))
        self.merge_says = hint(
            self.tr(
                "Both become one backup, as if they had always been on one drive: each version contains what"
                " both had at that time. Both old drives must be plugged in, and are only read."
            )
        )
        self.follow = QCheckBox(self.tr("Switch the backup &sets of the old folder to the new one"))
        for chooser in (self.source, self.second_source, self.target):
            chooser.named.connect(lambda _place: self._offer_other_drives())
            chooser.named.connect(lambda _place: self.chosen.emit())
        self.merge.clicked.connect(lambda _is_checked: self._show_other())
        self.merge.clicked.connect(lambda _is_checked: self.chosen.emit())
        self.follow.clicked.connect(lambda _is_checked: self.chosen.emit())
        form = AlignedForm()
        form.setHorizontalSpacing(style.SPACE)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        add_field(form, self.tr("Move from"), self.source)
        form.addRow(self.merge)
        form.addRow(self.second_source)
        form.addRow(self.merge_says)
        add_field(form, self.tr("Move to"), self.target)
        in_column(form, self.follow, on=self)

    def show_task(self, task: MoveTask) -> None:
        second_place = task.merged[0] if task.merged else ""
        for chooser, place in (
            (self.source, task.source),
            (self.second_source, second_place),
            (self.target, task.target),
        ):
            blocker = QSignalBlocker(chooser)
            chooser.set_place(display_path(os.fsencode(place)))
            del blocker
        self.follow.setChecked(task.sets_follow)
        self.merge.setChecked(bool(task.merged) or self.merge.isChecked())
        self._show_other()

    @property
    def missing(self) -> str:
        """What has to be chosen first; empty if nothing."""
        if not self.source.place:
            return self.tr("First choose the folder that holds the backup.")
        if self.merge.isChecked() and not self.second_source.place:
            return self.tr("First choose the folder that holds the other backup.")
        return "" if self.target.place else self.tr("First choose a folder on the new drive.")

    def lead(self) -> None:
        """Lead to what has to be chosen first."""
        choosers = (self.source, *([self.second_source] if self.merge.isChecked() else []), self.target)
        empty_chooser = next((chooser for chooser in choosers if not chooser.place), self.target)
        scroll_to_and_focus(empty_chooser.first, empty_chooser)

    def _offer_other_drives(self) -> None:
        """Offer as the target only drives that hold no source, and the other way round."""
        sources = (self.source.place, self.second_source.place if self.merge.isChecked() else "")
        self.target.exclude_drives(sources)
        self.source.exclude_drives((self.target.place,))
        self.second_source.exclude_drives((self.source.place, self.target.place))

    def _show_other(self) -> None:
        self._offer_other_drives()
        for part in (self.second_source, self.merge_says):
            part.setVisible(self.merge.isChecked())

    def task_after(self, last_task: MoveTask) -> MoveTask:
        """Return the chosen task. Unchanged places are those of `last_task`."""
        source, target = _place(self.source, last_task.source), _place(self.target, last_task.target)
        # The page has a field for one backup to merge; the command line can merge more.
        second_place = (
            _place(self.second_source, last_task.merged[0] if last_task.merged else "")
            if self.merge.isChecked()
            else ""
        )
        merged = (second_place, *last_task.merged[1:]) if second_place else ()
        if self.merge.isChecked() and not merged:  # the choice is not complete
            target = ""
        return MoveTask(source=source, target=target, merged=merged, sets_follow=self.follow.isChecked())


def _place(chooser: PlaceChooser, remembered: str) -> str:
    """Return the chosen path. If unchanged, it is the original one, because an input holds only valid UTF-8."""
    return remembered if chooser.place == display_path(os.fsencode(remembered)) else chooser.place
