"""The care section of a drive's card: what was done, what is due and why, and one button to do it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from shingleback.domain.care.rules import portions_in_time, time_for
from shingleback.domain.care.types import CareAction, CareNeed, CareReason
from shingleback.domain.deadline import EJECT_S
from shingleback.domain.local_time import next_time, parse_clock, seconds_until
from shingleback.gui.controllers.care import CareState
from shingleback.gui.controllers.drives import DriveView
from shingleback.gui.drives.care_parts import AutomaticCare, CareHistoryPart, CareResultPart
from shingleback.gui.drives.sections import Part
from shingleback.gui.jobs.outlook import Outlook
from shingleback.gui.restore.lists import ActivityBar
from shingleback.gui.run.texts import joined, translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import ThrottledSpeech
from shingleback.gui.widgets.basic import MARK, Collapsible, button, hint, link, marked, name_with, sentence
from shingleback.gui.widgets.choosers import ReadyByChooser
from shingleback.gui.widgets.layouts import LEFT, actions, clear, held, in_column, in_row
from shingleback.gui.widgets.pictograms import Picture, PictureLabel
from shingleback.messages import care, time_left
from shingleback.messages.translate import capitalized, duration, percent_done
from shingleback.protocol.care import CareItem
from shingleback.protocol.reported_values import due_action


class CareCommand(Enum):
    """A user's request about the care of one drive."""

    START = auto()
    PAUSE = auto()
    RESUME = auto()
    CANCEL = auto()
    ALLOW = auto()  # automatically after backups
    REFUSE = auto()
    TONIGHT = auto()  # back up, do everything, rest, eject
    NOT_TONIGHT = auto()
    RESTORE = auto()  # files from another version
    BACK_UP = auto()  # from the source


class CarePart(Part):
    """The care section. Unlike other parts it is never rebuilt, since it changes while the user may be about to click.

    Signals:
        requested: a `CareCommand`.
    """

    requested = Signal(object)

    def __init__(self, now: Callable[[], datetime]) -> None:
        super().__init__()
        self._now = now
        self._state = CareState()
        self._spoken = ThrottledSpeech()
        self.alarm = PictureLabel(Picture.WARNING, MARK, style.DANGER)
        self.head = style.heading(sentence(""), 1.0)
        self.result = CareResultPart()
        self.result.restore_requested.connect(lambda: self.requested.emit(CareCommand.RESTORE))
        self.result.retry_requested.connect(lambda: self.requested.emit(CareCommand.BACK_UP))
        self.due = DueList()
        self.outlook = Outlook()
        self.outlook.setContentsMargins(0, style.SPACE // 2, 0, style.SPACE // 2)
        self.progress = CareProgress()
        self.start = button(self.tr("Do it now"), lambda: self.requested.emit(CareCommand.START))
        self.pause = button("", self._pause)
        self.cancel = button(self.tr("Cancel"), lambda: self.requested.emit(CareCommand.CANCEL))
        self.night = NightPart(now, self)
        self.night.requested.connect(self.requested)
        self.automatic = AutomaticCare()
        self.automatic.answered.connect(
            lambda may: self.requested.emit(CareCommand.ALLOW if may else CareCommand.REFUSE)
        )
        self.history = CareHistoryPart(now)
        self._lay_out()

    def show_view(self, view: DriveView) -> None:
        """Nothing to do: the content comes from `show_state`."""

    def show_state(
        self, state: CareState, *, may: bool | None, is_tonight: bool, is_held: bool, usual: str = ""
    ) -> None:
        """`may`: automatic care is allowed; None if not asked yet. `is_held`: care or a backup uses another drive.

        `usual`: the usual time by which the backup to this drive should be finished; empty if there is none.
        """
        self.night.show_usual(usual)
        if state.due != self._state.due or self.due.is_empty:
            self.due.show_items(state.due)
        is_news = self._state.is_busy and not state.is_busy
        self._state = state
        self._show_head(state)
        self.result.show_state(state)
        self.progress.show_state(state)
        self.due.setVisible(bool(state.due) and not state.is_busy)
        had_focus = self.start.hasFocus() or self.pause.hasFocus() or self.cancel.hasFocus()
        self.start.setVisible(bool(state.ready) and not state.is_busy)
        self.outlook.show_lines(*self._outlook(state))
        self.outlook.setVisible(self.start.isVisibleTo(self))
        self.start.setEnabled(not is_held)
        for control in (self.pause, self.cancel):
            control.setVisible(state.is_busy)
            control.setEnabled(not state.is_stopping)
        self.pause.setText(self.tr("Continue") if state.is_paused else self.tr("Pause"))
        self.night.show_state(state, is_offered=self.start.isVisibleTo(self), is_tonight=is_tonight, is_held=is_held)
        self.automatic.show_answer(may=may, is_asked=bool(state.due) and not state.is_busy)
        self.history.show_result(state.planned)
        if had_focus:
            (self.pause if state.is_busy else self.start).setFocus(Qt.FocusReason.OtherFocusReason)
        if is_news:
            self._spoken.announce(self, self.head.text())

    def _outlook(self, state: CareState) -> tuple[str, str, str]:
        """Return what happens, how long it takes, and what can go wrong; as in `Outlook`."""
        due = [due_action(item) for item in state.ready]
        takes = time_for(due, [planned.portions for planned in due], _drained(state))
        return (
            "",  # the tasks above say so
            capitalized(time_left.span(takes.low_s, takes.high_s, translate)) if len(state.due) > 1 else "",
            self.tr("Nothing. A backup goes first, and you can cancel at any time."),
        )

    # display --------------------------------------------------------------------------------------------------

    def _show_head(self, state: CareState) -> None:
        is_wrong = state.has_found_damage
        self.alarm.setVisible(is_wrong)
        if state.is_busy:
            text = self._doing(state)
        elif is_wrong:
            text = care.found_wrong(translate)
        elif state.due:
            text = care.due_headline(len(state.due), translate)
        elif state.planned is None:
            text = self.tr("Not checked yet.")
        else:
            text = self.tr("Nothing is due.")
        self.head.setText(text)

    def _doing(self, state: CareState) -> str:
        name = care.name(CareAction(state.action), translate) if state.action else self.tr("Checking what is due")
        if state.is_stopping:
            return self.tr("Stopping…")
        if state.is_waiting:
            return self.tr("A backup goes first. This continues afterward.")
        return self.tr("Paused: {action}").format(action=name) if state.is_paused else name

    # requests -------------------------------------------------------------------------------------------------

    def _pause(self) -> None:
        self.requested.emit(CareCommand.RESUME if self._state.is_paused else CareCommand.PAUSE)

    def _lay_out(self) -> None:
        self.column.addLayout(in_row(self.alarm, self.head, space=style.SPACE // 2))
        self._add(self.result, self.due, self.outlook, self.progress)
        self.column.addWidget(self.night.ready_by, 0, LEFT)
        self._add(self.night.in_time)
        self.column.addLayout(actions(self.night.tonight, self.start, self.pause, self.cancel))
        self._add(self.night.hint, self.automatic, self.history)

    def _add(self, *parts: QWidget) -> None:
        for part in parts:
            self.column.addWidget(part)


class DueList(QWidget):
    """What is due: each task and how long it takes in one line, and why they are due in a fold below.

    Attributes:
        lines: a line for each task.
        why: unfolds what each task is good for, and what happens without it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[QLabel] = []
        self._items = in_column(space=style.SPACE // 3)
        self._reasons = in_column(space=style.SPACE // 2)
        self.why = Collapsible(self.tr("Why?"), held(self._reasons))
        in_column(self._items, self.why, on=self, space=style.SPACE // 3)

    @property
    def is_empty(self) -> bool:
        return not self.lines

    def show_items(self, items: Sequence[CareItem]) -> None:
        clear(self._items)
        clear(self._reasons)
        self.lines = []
        for item in items:
            self._items.addWidget(marked(Picture.CLOCK, style.ATTENTION, self._task(item)))
            self._reasons.addWidget(_reason(item))
        self.why.setVisible(bool(items))
        headline = care.due_headline(len(items), translate)
        self.why.button.setAccessibleName(name_with(self.why.button.text(), headline))

    def _task(self, item: CareItem) -> QWidget:
        """Show its name, and how long all of it that is due takes; and what it needs, if that is missing."""
        portions = max(1, item.portions)
        time = time_left.span(portions * item.low_s, portions * item.high_s, translate)
        line = sentence(joined(care.name(CareAction(item.action), translate), time, by=" · "))
        self.lines.append(line)
        missing = care.missing(map(CareNeed, item.missing), translate)
        return held(in_column(line, *map(hint, missing), space=0))


def _reason(item: CareItem) -> QWidget:
    """Say why a task is due, how much of it, and what happens without it."""
    action = CareAction(item.action)
    name = style.heading(sentence(care.name(action, translate)), 1.0)
    sentences = (
        care.reason(CareReason(item.reason), translate),
        care.portions(due_action(item), translate),
        care.otherwise(action, translate),
    )
    return held(in_column(name, hint(" ".join(filter(None, sentences))), space=2))


class CareProgress(QWidget):
    """How much of the care is done; hidden while there is none."""

    def __init__(self) -> None:
        super().__init__()
        self.bar = ActivityBar(self.tr("How much is done"))
        self.how_far = hint()
        in_column(self.bar, self.how_far, on=self, space=style.SPACE // 3)

    def show_state(self, state: CareState) -> None:
        self.setVisible(state.is_busy)
        self.bar.show_progress(state.progress)
        text = ""
        if state.run.rest is not None:
            text = self.tr("{time} left at most").format(time=duration(state.run.rest.left_s, translate))
        elif state.progress is not None and state.progress.total_bytes:
            text = percent_done(state.progress.bytes / state.progress.total_bytes, translate)
        self.how_far.setText(text)


class _ShownNight(NamedTuple):
    """What the part for the night shows. `is_offered`: care could start now, or is planned for tonight."""

    state: CareState = CareState()
    is_offered: bool = False
    is_tonight: bool = False

    @property
    def is_to_be_planned(self) -> bool:
        return self.is_offered and not self.is_tonight


class NightPart(QObject):
    """Care at night: the button for it, the time by which the drive should be ready, and what fits until then.

    Signals:
        requested: `CareCommand.TONIGHT` or `NOT_TONIGHT`.
    """

    requested = Signal(object)

    def __init__(self, now: Callable[[], datetime], part: QWidget) -> None:
        super().__init__(part)
        self._now = now
        self._shown = _ShownNight()
        self._usual: str | None = None
        self.tonight = link(self.tr("Do it tonight"), self._ask)
        self.ready_by = ReadyByChooser(self.tr("If tonight, ready by"))
        self.ready_by.chosen.connect(self._show_time)
        self.hint = hint(
            self.tr(
                "Leave the drive plugged in. Shingleback backs up to it, does what is due, and ejects it. Then it tells"
                " you."
            )
        )
        self.in_time = hint()

    @property
    def ready_at(self) -> datetime | None:
        """When the drive should be ready to unplug; None if that does not matter."""
        clock = parse_clock(self.ready_by.ready_by)
        return next_time(clock, self._now()) if clock else None

    def show_usual(self, usual: str) -> None:
        """Show the usual time by which a backup is finished; the same one does not replace what the user chose."""
        if usual != self._usual:
            self._usual = usual
            self.ready_by.show_ready_by(usual)

    def show_state(self, state: CareState, *, is_offered: bool, is_tonight: bool, is_held: bool) -> None:
        """`is_offered`: care could start now. `is_held`: care or a backup uses another drive."""
        self._shown = _ShownNight(state, is_offered or is_tonight, is_tonight)
        self.tonight.setVisible(self._shown.is_offered)
        self.tonight.setText(self.tr("Not tonight") if is_tonight else self.tr("Do it tonight"))
        self.tonight.setEnabled(not is_held or is_tonight)
        self.hint.setVisible(is_tonight)
        self._show_time()

    def _ask(self) -> None:
        self.requested.emit(CareCommand.NOT_TONIGHT if self._shown.is_tonight else CareCommand.TONIGHT)

    def _show_time(self) -> None:
        """Before a night, show which care will fit; during it, whether everything will be done in time."""
        state = self._shown.state
        self.ready_by.setVisible(self._shown.is_to_be_planned)
        if state.is_busy:
            ready_by = state.run.ready_by
            text = time_left.event_text(ready_by, self._now().tzinfo, translate) if ready_by else ""
        else:
            text = self._before_night() if self._shown.is_to_be_planned else ""
        style.show_text(self.in_time, text)

    def _before_night(self) -> str:
        at = self.ready_at
        if at is None:
            return ""
        left_s = seconds_until(at, self._now()) - EJECT_S
        due = [due_action(item) for item in self._shown.state.ready]
        drive = _drained(self._shown.state)
        counts = portions_in_time(due, drive, left_s)
        too_long = sum(count < planned.portions for planned, count in zip(due, counts, strict=True))
        takes_s = time_for(due, counts, drive).high_s
        sentences = (time_left.before_start(takes_s, left_s, translate), time_left.put_off(too_long, at, translate))
        return " ".join(filter(None, sentences))


@dataclass(frozen=True, slots=True)
class _Drained:
    """Implements `domain.care.rules.DrainEstimate`."""

    is_shingled: bool
    drain_low_s: float
    drain_high_s: float


def _drained(state: CareState) -> _Drained:
    idle_item = next((item for item in state.due if item.action == CareAction.REST), None)
    never = state.planned.never if state.planned else ()
    is_shingled = all(item.action != CareAction.REST for item in never)
    return _Drained(is_shingled, idle_item.low_s if idle_item else 0.0, idle_item.high_s if idle_item else 0.0)
