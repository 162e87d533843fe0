"""The care section of a drive's card: what was done, what is due and why, and one button to do it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum, auto

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from shingleback.domain.care.rules import portions_in_time, time_for
from shingleback.domain.care.types import CareAction, CareNeed, CareReason
from shingleback.domain.local_time import EJECT_S, next_time, parse_clock, seconds_until
from shingleback.gui.controllers.care import CareState
from shingleback.gui.controllers.drives import DriveView
from shingleback.gui.drives.care_parts import AutomaticCare, CareHistoryPart, CareResultPart
from shingleback.gui.drives.sections import Part
from shingleback.gui.jobs.outlook import Outlook
from shingleback.gui.restore.lists import ActivityBar
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import ThrottledSpeech
from shingleback.gui.widgets.basic import MARK, button, hint, marked, sentence
from shingleback.gui.widgets.choosers import ReadyByChooser
from shingleback.gui.widgets.layouts import actions, clear, held, in_column, in_row
from shingleback.gui.widgets.pictograms import Picture, PictureLabel
from shingleback.messages import care, time_left
from shingleback.messages.translate import capitalized, duration, durations, percent_done
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
        self._is_tonight = False
        self._spoken = ThrottledSpeech()
        self.alarm = PictureLabel(Picture.WARNING, MARK, style.DANGER)
        self.head = style.heading(sentence(""), 1.0)
        self.result = CareResultPart()
        self.result.restore_requested.connect(lambda: self.requested.emit(CareCommand.RESTORE))
        self.result.retry_requested.connect(lambda: self.requested.emit(CareCommand.BACK_UP))
        self._due = in_column()
        self.due = held(self._due)
        self.outlook = Outlook()
        self.outlook.setContentsMargins(0, style.SPACE // 2, 0, style.SPACE // 2)
        self.bar = ActivityBar(self.tr("How much is done"))
        self.how_far = hint()
        self.start = button(self.tr("Do it now"), lambda: self.requested.emit(CareCommand.START))
        self.tonight = button(self.tr("Do it tonight"), self._ask_for_night)
        self.pause = button("", self._pause)
        self.cancel = button(self.tr("Cancel"), lambda: self.requested.emit(CareCommand.CANCEL))
        self.night = hint()
        self.ready_by = ReadyByChooser()
        self.ready_by.chosen.connect(self._show_time)
        self.in_time = hint()
        self._usual: str | None = None
        self.automatic = AutomaticCare()
        self.automatic.answered.connect(
            lambda may: self.requested.emit(CareCommand.ALLOW if may else CareCommand.REFUSE)
        )
        self.history = CareHistoryPart(now)
        self.night.setText(
            self.tr(
                "Leave the drive plugged in. Shingleback backs up to it, does what is due, and ejects it. Then it tells"
                " you."
            )
        )
        self.column.addLayout(in_row(self.alarm, self.head, space=style.SPACE // 2))
        self._add(self.result, self.due, self.outlook, self.bar, self.how_far)
        self.column.addLayout(actions(self.ready_by, self.tonight, self.start, self.pause, self.cancel))
        self._add(self.night, self.in_time, self.automatic, self.history)

    def show_view(self, view: DriveView) -> None:
        """Nothing to do: the content comes from `show_state`."""

    @property
    def ready_at(self) -> datetime | None:
        """When the drive should be ready to unplug; None if that does not matter."""
        clock = parse_clock(self.ready_by.ready_by)
        return next_time(clock, self._now()) if clock else None

    def show_state(
        self, state: CareState, *, may: bool | None, is_tonight: bool, is_held: bool, usual: str = ""
    ) -> None:
        """`may`: automatic care is allowed; None if not asked yet. `is_held`: care or a backup uses another drive.

        `usual`: the usual time by which the backup to this drive should be finished; empty if there is none.
        """
        if usual != self._usual:  # otherwise it would replace what the user has just chosen
            self._usual = usual
            self.ready_by.show_ready_by(usual)
        if state.due != self._state.due or not self._due.count():
            self._show_due(state.due)
        is_news = self._state.is_busy and not state.is_busy
        self._state = state
        self._show_head(state)
        self.result.show_state(state)
        self._show_progress(state)
        self.due.setVisible(bool(state.due) and not state.is_busy)
        had_focus = self.start.hasFocus() or self.pause.hasFocus() or self.cancel.hasFocus()
        self.start.setVisible(bool(state.ready) and not state.is_busy)
        self.outlook.show_lines(*self._outlook(state))
        self.outlook.setVisible(self.start.isVisibleTo(self))
        self.tonight.setVisible(self.start.isVisibleTo(self) or is_tonight)
        self.tonight.setText(self.tr("Not tonight") if is_tonight else self.tr("Do it tonight"))
        for control in (self.start, self.tonight):
            control.setEnabled(not is_held or (control is self.tonight and is_tonight))
        for control in (self.pause, self.cancel):
            control.setVisible(state.is_busy)
            control.setEnabled(not state.is_stopping)
        self.pause.setText(self.tr("Continue") if state.is_paused else self.tr("Pause"))
        self.night.setVisible(is_tonight)
        self._is_tonight = is_tonight
        self._show_time()
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
            capitalized(durations(takes.low_s, takes.high_s, translate)),
            self.tr("A backup to this drive always goes first. You can cancel at any time; what was done counts."),
        )

    # display --------------------------------------------------------------------------------------------------

    def _show_time(self) -> None:
        """Before a night, show which care will fit; during it, whether everything will be done in time."""
        state = self._state
        self.ready_by.setVisible(self.tonight.isVisibleTo(self) and not self._is_tonight)
        if state.is_busy:
            ready_by = state.run.ready_by
            text = time_left.event_text(ready_by, self._now().tzinfo, translate) if ready_by else ""
        else:
            text = self._before_night() if self.ready_by.isVisibleTo(self) else ""
        style.show_text(self.in_time, text)

    def _before_night(self) -> str:
        at = self.ready_at
        if at is None:
            return ""
        left_s = seconds_until(at, self._now()) - EJECT_S
        due = [due_action(item) for item in self._state.ready]
        drive = _drained(self._state)
        counts = portions_in_time(due, drive, left_s)
        too_long = sum(count < planned.portions for planned, count in zip(due, counts, strict=True))
        takes_s = time_for(due, counts, drive).high_s
        sentences = (time_left.before_start(takes_s, left_s, translate), time_left.put_off(too_long, at, translate))
        return " ".join(filter(None, sentences))

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

    def _show_progress(self, state: CareState) -> None:
        for widget in (self.bar, self.how_far):
            widget.setVisible(state.is_busy)
        self.bar.show_progress(state.progress)
        text = ""
        if state.run.rest is not None:
            text = self.tr("{time} left at most").format(time=duration(state.run.rest.left_s, translate))
        elif state.progress is not None and state.progress.total_bytes:
            text = percent_done(state.progress.bytes / state.progress.total_bytes, translate)
        self.how_far.setText(text)

    def _show_due(self, items: Sequence[CareItem]) -> None:
        clear(self._due)
        for item in items:
            action = CareAction(item.action)
            name = sentence(care.name(action, translate))
            why = sentence(care.reason(CareReason(item.reason), translate))
            takes = care.takes(item.low_s, item.high_s, translate)
            missing = care.missing(map(CareNeed, item.missing), translate)
            portions = care.portions(due_action(item), translate)
            sentences = filter(None, [takes, portions, care.otherwise(action, translate), *missing])
            hint_label = hint(" ".join(sentences))
            texts = in_column(style.heading(name, 1.0), why, hint_label, space=2)
            self._due.addWidget(marked(Picture.CLOCK, style.ATTENTION, held(texts)))

    # requests -------------------------------------------------------------------------------------------------

    def _pause(self) -> None:
        self.requested.emit(CareCommand.RESUME if self._state.is_paused else CareCommand.PAUSE)

    def _ask_for_night(self) -> None:
        self.requested.emit(CareCommand.NOT_TONIGHT if self.night.isVisibleTo(self) else CareCommand.TONIGHT)

    def _add(self, *parts: QWidget) -> None:
        for part in parts:
            self.column.addWidget(part)


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
