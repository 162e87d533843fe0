"""What a restore answers: what it would do, how far it is, and how it ended."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtWidgets import QPushButton

from shingleback.domain.errors import LeftOutReason, Outcome
from shingleback.domain.text import visible
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.restore import ConflictPolicy, RestoreState
from shingleback.gui.history import texts as history_texts
from shingleback.gui.restore.buttons import is_about_places
from shingleback.gui.restore.choices import ConflictChoice
from shingleback.gui.restore.lists import ActivityBar
from shingleback.gui.run import texts
from shingleback.gui.run.bars import LeftOutTable
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import ThrottledSpeech
from shingleback.gui.widgets.basic import Answer, ElidedLabel, marked, sentence
from shingleback.gui.widgets.pictograms import Picture
from shingleback.messages.died import died
from shingleback.messages.places import OWN_NAMES
from shingleback.protocol.results import CheckFinished

_PICTURE: Final = 32
_ROWS_SEEN: Final = 6
_READ_MS: Final = 700


class RestoreAnswer(Answer):
    """What a restore answers.

    Attributes:
        conflicts: the question that has to be answered first, if files are in the way.
        space: a warning that the files may not fit.
        names: what the files and folders of the backup are called.
    """

    def __init__(self, clock: Callable[[], datetime], privileged: QPushButton) -> None:
        """`privileged` restores the permissions of which `privileges` speaks."""
        super().__init__(_PICTURE)
        self._clock = clock
        self.names = OWN_NAMES
        self._spoken = ThrottledSpeech()
        self.bar = ActivityBar(self.tr("Progress"))
        self.current = CurrentFile()
        self.conflicts = ConflictChoice()
        self._lack = style.Wrapped()
        self.space = marked(Picture.WARNING, style.ATTENTION, self._lack)
        self.table = LeftOutTable()
        self.privileges = sentence(history_texts.privileges_left())
        for part in (self.bar, self.current, self.space, self.conflicts, self.table, self.privileges):
            self.column.addWidget(part)
        self.column.addWidget(privileged, 0, Qt.AlignmentFlag.AlignLeft)
        self.table.setMinimumHeight(_ROWS_SEEN * self.table.verticalHeader().defaultSectionSize())

    def show_state(self, state: RestoreState, folders: Sequence[str]) -> None:
        """`folders` are those that contain what was restored."""
        before = self.headline.text()
        self.current.setVisible(state.is_busy)
        self.bar.setVisible(state.stage in (JobStage.PLANNING, JobStage.RUNNING))
        for part in (self.conflicts, self.space, self.table, self.privileges):
            part.hide()
        match state.stage:
            case JobStage.PLANNING:
                self.bar.show_progress(state.progress)
                text = texts.silent_place(state.silence) if state.silence else self._promise()
                self.say(Picture.SEARCH, None, self.tr("Checking existing files"), text)
            case JobStage.READY if state.planned is not None:
                self._show_plan(state.planned)
                self.show_space(state.planned)
            case JobStage.RUNNING:
                self._show_progress(state)
            case JobStage.ENDED if state.result is not None:
                self._show_end(state.result, state, folders)
                self.privileges.setVisible(state.lacks_privileges)
            case _ if state.detail:
                headline = self.tr("Something went wrong in the program itself")
                self.say(Picture.WARNING, style.DANGER, headline, died(state.detail, texts.translate))
        if self.headline.text() != before:
            self._spoken.announce(self.headline, self.headline.text())

    def _show_plan(self, plan: CheckFinished) -> None:
        if is_about_places(plan):
            headline = self.tr("This computer has never backed up this folder")
            self.say(Picture.WARNING, style.ATTENTION, headline, texts.sentence(plan))
            return
        if plan.why:
            self.say(Picture.WARNING, style.ATTENTION, self.tr("This can't be restored there"), texts.sentence(plan))
            return
        obstacles = [item for item in plan.left_out if item.reason in history_texts.DIFFERENT_NOW]
        amount = self.tr("{files}, {size}").format(
            files=texts.files(plan.checked.files), size=texts.size(plan.checked.bytes)
        )
        if obstacles:
            self.say(
                Picture.INFO,
                style.ATTENTION,
                history_texts.in_the_way(len(obstacles)),
                self._question(plan, amount, len(obstacles)),
            )
            self.conflicts.ask(
                [item.path for item in obstacles],
                self.names,
                other_name=plan.other_name,
                offers_both=any(item.reason == LeftOutReason.ALREADY_THERE for item in obstacles),
                has_others=bool(plan.checked.files),
            )
        elif plan.checked.files:
            hue = style.ATTENTION if history_texts.lack_of_space(plan, keeps_both=False) else style.GOOD
            ready = self.tr("Ready to restore: {amount}").format(amount=amount)
            self.say(Picture.RESTORE, hue, ready, self._promise())
        elif plan.left_out:
            self.say(Picture.WARNING, style.ATTENTION, history_texts.end(plan), "")
            self.table.show_items(plan.left_out, names=self.names)
            self.table.show()
        else:
            text = self.tr("Everything you selected is already there, as it was backed up.")
            self.say(Picture.CHECK, style.GOOD, self.tr("There is nothing to restore"), text)

    def show_space(self, plan: CheckFinished) -> None:
        """Say that the files may not fit; it depends on the answer to the question."""
        keeps_both = self.conflicts.isVisibleTo(self) and self.conflicts.policy is ConflictPolicy.BOTH
        lack = history_texts.lack_of_space(plan, keeps_both=keeps_both)
        self._lack.setText(lack)
        self.space.setVisible(bool(lack))

    def _question(self, plan: CheckFinished, amount: str, obstacles_count: int) -> str:
        """Ask what should happen to files that are in the way; `amount` is that of the others."""
        if plan.checked.files:
            free = self.tr("{amount} can be restored without changing existing files. What should happen to the rest?")
            return free.format(amount=amount)
        return self.tr("What should happen to it?") if obstacles_count == 1 else self.tr("What should happen to them?")

    def _promise(self) -> str:
        return self.tr("Existing files are not overwritten unless you say so.")

    def _show_progress(self, state: RestoreState) -> None:
        progress = state.progress
        title = self.tr("Stopping") if state.is_stopping else self.tr("Restoring your files")
        if progress is None:
            text = self._promise()
        elif progress.phase == "list":
            text = history_texts.reading_list()
        else:
            text = texts.how_far(progress, self._clock())
        text = texts.silent_place(state.silence) if state.silence else text
        self.say(Picture.RESTORE, style.ACCENT, title, text)
        self.bar.show_progress(progress)
        self.current.show_file(self.names.way_to(progress.current) if progress else "")

    def _show_end(self, result: CheckFinished, state: RestoreState, folders: Sequence[str]) -> None:
        amount = history_texts.amount(result)
        picture, hue = history_texts.appearance(result)
        self.table.show_items(result.left_out, names=self.names)
        self.table.setVisible(bool(result.left_out))
        if result.outcome == Outcome.DONE:
            attributes_set = history_texts.attributes_set(result.touched.files)
            text = self._found_in(amount, folders, result) if amount else attributes_set or self._nothing_new(state)
            self.say(Picture.CHECK, style.GOOD, self.tr("Your files are back"), text)
        elif state.conflict_policy is ConflictPolicy.KEEP and history_texts.is_only_in_the_way(result):
            text = self.tr("Existing files were kept, as you chose. See below.")
            self.say(Picture.CHECK, style.GOOD, self.tr("The other files are back"), text)
        elif result.outcome == Outcome.CANCELED:
            text = self.tr("The files restored so far stay where they are. You can restore the rest at any time.")
            self.say(picture, hue, self.tr("Stopped"), text)
        elif result.why:
            told = "\n".join(filter(None, (texts.sentence(result), amount)))
            self.say(picture, hue, history_texts.end(result), told)
        else:
            self.say(picture, hue, history_texts.end(result), amount)

    def _nothing_new(self, state: RestoreState) -> str:
        if state.task.has_privileges:
            return self.tr("Their special permissions were restored, except for those that you aren't allowed to set.")
        return self.tr("Everything was already there.")

    def _found_in(self, amount: str, folders: Sequence[str], result: CheckFinished) -> str:
        """Say where the files are, and what they are called beside existing ones."""
        if not result.other_name:
            text = self.tr("{amount}. Now in {folder}.")
        elif result.checked.files == 1:
            text = self.tr("{amount}. Now in {folder}, as “{name}”.")
        else:
            text = self.tr("{amount}. Now in {folder}. Beside existing files, they have the date in their names.")
        names = texts.translate.listed([texts.translate.path(folder) for folder in folders])
        return text.format(amount=amount, folder=names, name=texts.isolated(visible(result.other_name)))


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
