"""The page that copies a drive to another: the choice, the plan, the copy in progress, and the result."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from shingleback.domain.drive import Drive
from shingleback.domain.errors import DRIVE_SERVICE_MISSING, Why
from shingleback.domain.formatting.safety_checks import CAN_BE_CLOSED
from shingleback.domain.text import visible
from shingleback.gui.clone import texts
from shingleback.gui.clone.choosing import ChoicePart, UnfinishedPart
from shingleback.gui.clone.running import CloneBars, CloneResultPart, RunPart
from shingleback.gui.clone.state import (
    CloneState,
    DriveCloning,
    UnfinishedList,
    clone_task,
    is_clone,
    move_task,
)
from shingleback.gui.controllers.drives import DriveList
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.safe_to_unplug import Opening, OpeningState
from shingleback.gui.drives import texts as drive_texts
from shingleback.gui.drives.sections import opening_text
from shingleback.gui.graph.graph import Graph
from shingleback.gui.home.texts import drive_name
from shingleback.gui.jobs.page import JobPage, JobParts
from shingleback.gui.run import texts as run_texts
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import explained_by, explanation_link
from shingleback.gui.widgets.basic import Collapsible, button, hint, in_card, indented, link, marked, sentence
from shingleback.gui.widgets.erasure import ErasureCard
from shingleback.gui.widgets.layouts import LEFT, clear, held, in_column, placed
from shingleback.gui.widgets.navigator import OpenDrive, go
from shingleback.gui.widgets.pictograms import Picture
from shingleback.messages.died import died
from shingleback.messages.help.topic import Topic
from shingleback.protocol.cloning import ClonePlanItem
from shingleback.store.unfinished import UnfinishedCopy

_OPEN_SOURCE: Final = frozenset({Why.CLONE_SOURCE_MOUNTED, Why.CLONE_SOURCE_UNLOCKED})
_OPEN_TARGET: Final = frozenset(danger.value for danger in CAN_BE_CLOSED)
_MAY_PASS: Final = frozenset(
    {*DRIVE_SERVICE_MISSING, Why.NOT_ALLOWED, Why.CLONE_SOURCE_IN_USE, Why.CLONE_RUNNING, Why.DRIVE_READ_ERROR}
)
"""Reasons that may be gone the next time, although neither drive shows a change that would trigger a new plan."""
_ENDED: Final = (JobStage.ENDED, JobStage.EJECTING)


def in_the_way(state: CloneState) -> str:
    """Return the device or volume to close first; empty if that would not help."""
    result = state.planned
    if state.stage is not JobStage.READY or result is None:
        return ""
    if result.why in _OPEN_SOURCE:
        return state.task.source
    is_open = result.why == Why.CLONE_NOT_THIS_DRIVE and result.values.get("reason") in _OPEN_TARGET
    return state.task.target if is_open else ""


def is_worth_retrying(state: CloneState) -> bool:
    """Whether trying again could give a plan."""
    result = state.planned
    return state.stage is JobStage.READY and (result is None or result.why in _MAY_PASS)


class ClonePlanPart(QWidget):
    """What the plan is missing. Attributes: `remarks`, `steps`: more about it, for another place on the page.

    Signals:
        closing_requested: the device to close first.
        look_requested: examine both drives again.
    """

    closing_requested = Signal(str)
    look_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._state = CloneState()
        self._shown: object = None
        self._steps = in_column(space=style.SPACE // 3)
        self._remarks = in_column(space=style.SPACE // 3)
        self.steps = Collapsible(self.tr("What is done, step by step"), held(self._steps))
        self.remarks = held(self._remarks)
        self.sentence = sentence("")
        self.close_it = button(self.tr("C&lose it"), self._close)
        self.closing = hint()
        self.retry = button(self.tr("Tr&y again"), self.look_requested.emit)
        line = QHBoxLayout()
        line.setSpacing(style.SPACE)
        line.addWidget(self.retry)
        line.addWidget(self.close_it)
        line.addWidget(self.closing, 1)
        line.addStretch(0)
        in_column(self.sentence, line, on=self, space=style.SPACE)

    def show_state(self, state: CloneState, unplugged_text: str = "") -> None:
        """`unplugged_text` says which drive was unplugged; empty if none was."""
        self._state = state
        style.show_text(self.sentence, " ".join(filter(None, (unplugged_text, self._text(state)))))
        self.retry.setVisible(is_worth_retrying(state))
        self.close_it.setVisible(bool(in_the_way(state)))
        self.close_it.setEnabled(True)
        self.closing.setVisible(self.close_it.isVisibleTo(self) and bool(self.closing.text()))
        self.setVisible(bool(self.sentence.text()) or self.retry.isVisibleTo(self) or self.close_it.isVisibleTo(self))
        shown = (state.plan, state.kept_bytes)
        if shown != self._shown:
            self._shown = shown
            plan = state.plan
            for layout in (self._steps, self._remarks):
                clear(layout)
            for part in (self.steps, self.remarks):
                part.setVisible(plan is not None)
            if plan is not None:
                for number, (_step, text) in enumerate(texts.steps(plan), 1):
                    self._steps.addWidget(indented(sentence(f"{number}. {text}")))
                for text in texts.remarks(plan):
                    self._remarks.addWidget(marked(Picture.EYE, style.NEUTRAL, sentence(text)))

    def show_closing(self, text: str, *, is_running: bool) -> None:
        """Show the progress of closing."""
        self.closing.setText(text)
        self.closing.setVisible(self.close_it.isVisibleTo(self) and bool(text))
        self.close_it.setEnabled(not is_running)

    def _text(self, state: CloneState) -> str:
        if state.stage is JobStage.CHOOSING:
            return ""  # what is missing is said beside the button
        if state.stage is JobStage.PLANNING:
            return self.tr("Checking both drives…")
        if state.plan is not None:
            return texts.continues(state)
        if state.planned is None:
            return died(state.detail, run_texts.translate)
        return run_texts.sentence(state.planned)

    def _close(self) -> None:
        self.close_it.setEnabled(False)
        self.closing_requested.emit(in_the_way(self._state))


@dataclass(slots=True)
class _SeenDrives:
    """The drives of a copy, as they were seen last: source and target.

    Attributes:
        planned: those of the newest plan.
        unplugged: those that were unplugged, and are not back.
        target: the copy; None for an image.
        was_target_there: the copy was plugged in.
    """

    planned: tuple[Drive | None, Drive | None] = (None, None)
    unplugged: tuple[Drive | None, Drive | None] = (None, None)
    target: Drive | None = None
    was_target_there: bool = True


class CloneConsent(QObject):
    """Asks for the name of the drive to erase, after the choice; and the button that starts the copy.

    Attributes:
        is_asking: the name is asked for, in place of the choice.
        missing: a link to what has to be chosen or typed first.
        next: leads from the choice to the question.

    Signals:
        asked: the question takes the place of the choice, or gives it back.
    """

    asked = Signal()

    def __init__(self, page: QWidget, choice: ChoicePart, start: Callable[[], object]) -> None:
        super().__init__(page)
        self._choice = choice
        self._identity = ""
        self.is_asking = False
        self.erasure = ErasureCard()
        self.next = button(self.tr("&Next"), self._ask, "primary")
        self.start = button("", start, "danger")
        self.missing = link("", lambda: self.erasure.lead() if self.is_asking else self._choice.lead())

    def give_up(self) -> None:
        """Go back to the choice."""
        self._forget()
        self.asked.emit()
        self.next.setFocus()

    def title(self, plan: ClonePlanItem, target: Drive | None) -> str:
        called = drive_name(target) if target is not None else visible(plan.target_name)
        return QCoreApplication.translate("ConfirmPage", "Erase “{drive}”?").format(drive=called)

    def show_erasure(self, state: CloneState, target: Drive | None) -> None:
        plan = state.plan
        is_other = plan is not None and plan.identity != self._identity
        if is_other or (plan is None and state.stage is not JobStage.PLANNING):
            self._forget()
        if plan is not None:
            self._identity = plan.identity
            self.erasure.show_name(plan.name, texts.identifying_facts(target) if target else "")
            self.erasure.show_losses(texts.backups_there(plan))

    def show_start(self, state: CloneState) -> None:
        plan = state.plan
        is_erasing = plan is None or bool(plan.identity)
        if state.kept_bytes:
            text = self.tr("&Continue the copy")
        else:
            text = self.tr("&Erase and copy") if is_erasing else self.tr("&Copy")
        self.start.setText(text)
        style.rename(self.start, "danger" if is_erasing else "primary")
        self.start.setEnabled(plan is not None and (not plan.identity or (self.is_asking and self.erasure.is_sure)))
        is_next = is_erasing and not self.is_asking
        self.next.setVisible(is_next)
        self.next.setEnabled(plan is not None)
        self.start.setVisible(not is_next)
        style.show_text(self.missing, self.erasure.missing if self.is_asking else self._choice.missing)

    def _ask(self) -> None:
        self.is_asking = True
        self.asked.emit()
        self.erasure.lead()

    def _forget(self) -> None:
        self.is_asking = False
        self.erasure.forget()


class ClonePage(JobPage[CloneState]):
    """Shows the state of `gui.clone.state`. What the user types counts for one plan of one drive only.

    Signals:
        move_requested: move only a backup to another drive; a `MoveTask` to continue, or None.
    """

    move_requested = Signal(object)

    def __init__(self, cloning: DriveCloning, drives: DriveList, unfinished: UnfinishedList) -> None:
        super().__init__(cloning, QCoreApplication.translate("ClonePage", "Copy a drive to another"), Graph())
        explained_by(self, Topic.NEW_DRIVE)
        self._cloning = cloning
        self._drives = drives
        self._seen = _SeenDrives()
        self.unfinished = UnfinishedPart(unfinished)
        self.choice = ChoicePart()
        self.plan = ClonePlanPart()
        self.consent = CloneConsent(self, self.choice, self._start)
        self.run = RunPart()
        self.bars = CloneBars()
        self.end = CloneResultPart()
        self.move_only = link(self.tr("Move only a backup instead"), self._leave_to_move)
        self.unfinished.show_drives(self._drives.drives)
        self.choice.show_drives(drives.views)
        self.choice.show_task(cloning.state.task)
        self._seen.planned = self._chosen_drives
        self._seen.target = self._seen.planned[1]
        self.unfinished.go_on_requested.connect(self._go_on)
        self.end.go_on_requested.connect(self._go_on_again)
        self.end.eject_requested.connect(cloning.eject)
        self.choice.chosen.connect(self._on_chosen)
        self.plan.closing_requested.connect(self._ask_to_close)
        self.plan.look_requested.connect(cloning.refresh)
        self.consent.erasure.changed.connect(lambda: self.consent.show_start(cloning.state))
        self.consent.asked.connect(lambda: self.show_state(cloning.state))
        self.run.controls.requested.connect(cloning.ask)
        self.run.pace.requested.connect(cloning.set_pace)
        self._drives.changed.connect(self._on_drives)
        self._lay_out()

    def _show(self, state: CloneState) -> None:
        state = texts.in_names(state, self._drives.views)
        is_choosing, has_ended = state.is_choosing, state.stage in _ENDED
        if is_choosing:
            self.choice.show_task(state.task)
            self._seen.target, self._seen.was_target_there = self._chosen_drives[1], True
            self.plan.show_state(state, self._unplugged_text)
            self.outlook.show_lines(*texts.outlook(state, self._drives.views))
        target = next((drive for drive in self._drives.drives if drive.device == state.task.target), None)
        self.consent.show_erasure(state, target)
        self.unfinished.offer(is_choosing=is_choosing, is_confirming=self.consent.is_asking)
        self.run.show_state(state)
        self.bars.show_state(state, is_target_there=self._is_target_there)
        self._bars_card.setVisible(not is_choosing)
        if has_ended:
            self.end.show_state(state, self._unplugged_text)
        self._show_buttons(state)
        self.name_work(self._title(state))
        self.show_stage(is_choosing=is_choosing, has_ended=has_ended, is_confirming=self.consent.is_asking)
        self.announce(self.end.answer.headline.text() if has_ended else "")

    def _title(self, state: CloneState) -> str:
        """Return what is copied where, or erased; empty during the choice."""
        plan = state.planned.plan if state.planned is not None else None
        if plan is None:
            return ""
        if not state.is_choosing:
            return texts.title(plan)
        return self.consent.title(plan, self._chosen_drives[1]) if self.consent.is_asking else ""

    def leave(self) -> None:
        """Go back to the choice, and from there to where the page was opened."""
        if self.consent.is_asking:
            self.consent.give_up()
        else:
            super().leave()

    def show_opening(self, state: OpeningState) -> None:
        """Show the progress of closing one of the drives."""
        drive = next(
            (drive for drive in self._chosen_drives if drive and state.opening and drive.path == state.opening.drive),
            None,
        )
        self.plan.show_closing(opening_text(state, drive) if drive else "", is_running=state.is_running)

    @property
    def _chosen_drives(self) -> tuple[Drive | None, Drive | None]:
        """The drives of the chosen ends, as they are now."""
        drives_by_path = {drive.path: drive for drive in self._drives.drives}
        return drives_by_path.get(self.choice.source.chosen.drive), drives_by_path.get(self.choice.target.chosen.drive)

    def _show_buttons(self, state: CloneState) -> None:
        self.consent.show_start(state)
        self.end.show_next_steps(state, is_target_there=self._is_target_there)

    def _on_drives(self) -> None:
        """Plan again, for the same two ends, if their drives were plugged in, mounted or unmounted."""
        # A drive that is back no longer counts as unplugged, even if it is not chosen again.
        present_keys = {drive.key for drive in self._drives.drives}
        source, target = (
            next((drive for drive in (now, before) if drive is not None and drive.key not in present_keys), None)
            for now, before in zip(self._seen.planned, self._seen.unplugged, strict=True)
        )
        self._seen.unplugged = (source, target)
        self._note_target()
        self.unfinished.show_drives(self._drives.drives)
        self.choice.show_drives(self._drives.views)
        if self._chosen_drives != self._seen.planned:
            self._seen.planned = self._chosen_drives
            self._cloning.refresh()
        if self._cloning.state.stage in (*_ENDED, JobStage.CHOOSING):
            self.show_state(self._cloning.state)

    def _note_target(self) -> None:
        """Note what became of the copy: another drive can come to its device, and it is safe only until it is back."""
        before = self._seen.target
        if self._cloning.state.is_choosing or before is None:
            return
        now = self._drives.drive(before.key)
        was_there, self._seen.was_target_there = self._seen.was_target_there, now is not None
        if now is None:
            return
        self._seen.target = now
        if not was_there or set(now.mount_points) - set(before.mount_points):
            self._cloning.come_back()

    @property
    def _is_target_there(self) -> bool:
        """Whether the copy is plugged in, and still the device to eject. An image always is."""
        target = self._seen.target
        return target is None or any(
            drive.key == target.key and drive.device == target.device == self._cloning.state.task.target
            for drive in self._drives.drives
        )

    @property
    def _unplugged_text(self) -> str:
        """The sentences on unplugged drives. While choosing, only those without a replacement."""
        chosen = (self.choice.source.chosen.node, self.choice.target.chosen.node)
        is_choosing = self._cloning.state.is_choosing
        ends = zip(self._seen.unplugged, chosen, strict=True)
        unplugged = (drive for drive, node in ends if drive and not (is_choosing and node))
        return " ".join(drive_texts.unplugged(drive.name) for drive in unplugged)

    def _on_chosen(self) -> None:
        """Plan the new choice; but a result stays visible when its drives are unplugged."""
        if self._cloning.state.is_choosing:
            self._seen.planned = self._chosen_drives
            self._cloning.choose(self.choice.task)

    def _start(self) -> None:
        plan = self._cloning.state.plan
        if plan is not None and (not plan.identity or self.consent.erasure.is_sure):
            self._cloning.start(self.consent.erasure.confirmed_name)

    def _ask_to_close(self, node: str) -> None:
        meant = next(
            (drive for drive in self._drives.drives if node in (drive.device, *(v.device for v in drive.volumes))), None
        )
        if meant is not None:
            go(self, OpenDrive(Opening(meant.path, meant.device, closes=True)))

    def _leave_to_move(self) -> None:
        self.leave()
        self.move_requested.emit(None)

    def _go_on(self, copy: UnfinishedCopy) -> None:
        """Continue an unfinished copy with a new plan; the drive's name must be typed again."""
        if not is_clone(copy):
            self.leave()
            self.move_requested.emit(move_task(copy))
        elif task := clone_task(copy, self._drives.drives):
            self._cloning.choose(task)
            self._seen.planned = self._chosen_drives

    def _go_on_again(self) -> None:
        """Continue with the current devices of the two drives, which may have changed after a drive was pulled."""
        task = self._cloning.state.task
        if unfinished := self.unfinished.copy_between(task.source, task.target):
            source, target = unfinished.ends_now(self._drives.drives)
            task = replace(task, source=source, target=target)
        self._cloning.choose(task)
        self._seen.planned = self._chosen_drives

    def _lay_out(self) -> None:
        why = explanation_link(self.tr("Why is it slow now and then?"), Topic.SLOWS_DOWN)
        self._bars_card = in_card(self.bars, placed(why, LEFT))
        self.arrange(
            JobParts(
                first=[self.unfinished],
                instead=[self.move_only],
                choice=self.choice,
                note=self.plan,
                details=[self.plan.remarks, self.plan.steps],
                consent=[self.consent.erasure],
                start=[self.consent.missing, self.consent.next, self.consent.start],
                work=in_card(self.run),
                end=self.end,
                next_steps=[self.end.go_on, self.end.eject],
                figures=[self._bars_card],
            )
        )
