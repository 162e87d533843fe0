"""Backups that start automatically: when the drive is plugged in, or once a day, after a countdown.

A drive that nothing has opened since it was plugged in is opened when its countdown has ended; the user is asked for
the passphrase of an encrypted one. None starts while the session's timer runs a backup, or on battery power unless the
user allows it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from shingleback.backup_sets.status import Schedule
from shingleback.domain.drive import Drive, DriveArrived, DriveChanged, DriveEvent
from shingleback.domain.local_time import nights
from shingleback.gui.controllers.closed_drives import ClosedDrives
from shingleback.gui.controllers.notifications import NoticeContext, window_notice
from shingleback.gui.controllers.plug_events import PlugEventFilter, PluggedIn
from shingleback.gui.controllers.plug_in_notices import tag_of
from shingleback.gui.controllers.safe_to_unplug import Opening
from shingleback.messages import notifications as notices
from shingleback.store.private_files import SingletonLock
from shingleback.store.settings import BackupSet, When

COUNTDOWN_S: Final = 300.0
UNHURRIED_S: Final = 1200.0  # with a screen reader, noticing it and finding the button takes longer
_TICK_MS: Final = 1000
_TAG: Final = "due"
_QUESTION_TAG: Final = "unconfirmed"
_LOCKED_TAG: Final = "locked"
_BEGIN: Final = "back-up"
_RESTORE: Final = "restore"
_NOT_NOW: Final = "not-now"
_HOUR: Final = timedelta(hours=1)  # check the time of day at least this often, since the computer may sleep
_UNLOCK: Final = "unlock"
_HELD_UP: Final = timedelta(minutes=5)  # how often to check whether the power, the timer or a drive still prevents it

_SLEPT: Final = timedelta(minutes=1)  # by how much a countdown may miss its announced time of day


class Counted(NamedTuple):
    """`key` is the key of the backup set."""

    key: str
    left_s: float


class Countdown(QObject):
    """Counts down to a backup; one at a time.

    Signals:
        changed: `counted` has changed; emitted every second while it counts.
        finished: the key of the set whose backup starts now: the time is up, or the user does not want to wait.
        declined: the key of the set whose backup should not start automatically now.
    """

    changed = Signal()
    finished = Signal(str)
    declined = Signal(str)

    def __init__(
        self,
        clock: Callable[[], float],
        parent: QObject | None = None,
        *,
        is_slow: Callable[[], bool] = lambda: False,
    ) -> None:
        """`clock`: monotonic seconds. `is_slow`: whether to take longer, as for a screen reader."""
        super().__init__(parent)
        self._clock = clock
        self._is_unhurried = is_slow
        self._key = ""
        self._ends_at_s = 0.0
        self._ticks = QTimer(self, interval=_TICK_MS)
        self._ticks.timeout.connect(self._tick)

    @property
    def counted(self) -> Counted | None:
        return Counted(self._key, max(0.0, self._ends_at_s - self._clock())) if self._key else None

    def start(self, key: str) -> float:
        """Start the countdown, and return its length in seconds."""
        whole_s = UNHURRIED_S if self._is_unhurried() else COUNTDOWN_S
        self._key = key
        self._ends_at_s = self._clock() + whole_s
        self._ticks.start()
        self.changed.emit()
        return whole_s

    def stop(self) -> None:
        """Call the countdown off; nothing starts."""
        if self._key:
            self._key = ""
            self._ticks.stop()
            self.changed.emit()

    def begin(self) -> None:
        """Start the backup at once, since the user does not want to wait."""
        if key := self._key:
            self.stop()
            self.finished.emit(key)

    def put_off(self) -> None:
        """Decline the backup for now."""
        if key := self._key:
            self.stop()
            self.declined.emit(key)

    def _tick(self) -> None:
        if self._clock() >= self._ends_at_s:
            self.begin()
        else:
            self.changed.emit()


@dataclass(frozen=True, slots=True)
class ComputerState:
    """The computer's clocks and its power supply.

    Attributes:
        now: returns the local time, with its offset from UTC.
        clock: returns monotonic seconds.
    """

    now: Callable[[], datetime]
    clock: Callable[[], float]
    is_on_battery: Callable[[], bool]


class _Candidate(NamedTuple):
    """A set whose place is available, and the time at which its backup should start automatically."""

    chosen: BackupSet
    drive: Drive
    at: datetime
    is_known: bool
    opening: Opening | None = None  # how to open its drive; None if it is open

    @property
    def is_locked(self) -> bool:
        return self.opening is not None and self.opening.is_locked

    def is_as(self, candidate: "_Candidate") -> bool:
        """Return whether both have the same set and destination."""
        return (self.chosen.key, self.chosen.destination) == (candidate.chosen.key, candidate.chosen.destination)

    @property
    def question(self) -> tuple[str, str]:
        """The key of the question whether this set may use this drive, to ask it only once."""
        return self.chosen.key, self.drive.key


class _Counting(NamedTuple):
    """The countdown to a backup: whose, and when it begins."""

    candidate: _Candidate
    begins_at: datetime


class ScheduledBackup(QObject):
    """Waits for due backups, counts down, and takes the user's answer.

    Signals:
        begin_requested: the key of the set whose backup should start.
        opening_requested: the key of a set whose drive must be opened before its backup starts, and an `Opening`.
        unlock_requested: an `Opening` for which the user wants to type the passphrase.
        restore_requested: the place of the backup from which the user wants to restore files instead.
        window_requested: the user wants to see more.
        held_up: the key of a set whose backup waits for mains power; empty if none does.
        schedule_changed: another backup may be the next one.
    """

    begin_requested = Signal(str)
    opening_requested = Signal(str, object)
    unlock_requested = Signal(object)
    restore_requested = Signal(str)
    window_requested = Signal()
    held_up = Signal(str)
    schedule_changed = Signal()

    def __init__(
        self,
        context: NoticeContext,
        schedule: Schedule,
        countdown: Countdown,
        computer: ComputerState,
        turn: SingletonLock,
        parent: QObject | None = None,
    ) -> None:
        """`turn`: the lock of daily backups; the window keeps it from now on, unless the timer has it."""
        super().__init__(parent)
        self._closed = ClosedDrives(context.chosen, schedule.memory)
        self._opening: _Candidate | None = None
        self._locked: _Candidate | None = None
        self._is_drive_work_under_way: Callable[[], bool] = lambda: False
        self._context = context
        self._schedule = schedule
        self._countdown = countdown
        self._computer = computer
        self._turn = turn
        self._telling = PlugEventFilter(computer.clock())
        self._plugged_in: set[str] = set()  # while the program was running
        self._running: str | None = None
        self._counting: _Counting | None = None
        self._held_up = ""
        self._question: tuple[str, str] | None = None
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self.refresh)
        turn.take()
        context.notifications.pressed.connect(self._on_pressed)
        countdown.changed.connect(self._on_tick)
        countdown.finished.connect(self._begin)
        countdown.declined.connect(self._decline)

    def on_event(self, event: DriveEvent) -> None:
        if isinstance(event, DriveArrived):
            self._closed.note(event.drive)
        elif isinstance(event, DriveChanged):
            self._closed.note(event.before)  # it may have been open before it belonged to a set
            self._closed.note(event.after)
        match self._telling.news(event, self._computer.clock()):
            case PluggedIn(drive):
                self._plugged_in.add(drive.key)
                self._schedule.note_plug_in(drive.key, self._computer.now())
                self.schedule_changed.emit()
        self._begin_on_opened()
        self.refresh()

    def leave_drives_to(self, is_working: Callable[[], bool]) -> None:
        """Open no drive while one is measured, copied or prepared, which may be the same: while this returns True."""
        self._is_drive_work_under_way = is_working

    def fail_opening(self) -> None:
        """Note that the drive could not be opened; it is not tried again before the next day or plug-in."""
        self._opening = None
        self.refresh()

    def hold(self, *, is_busy: bool, key: str = "") -> None:
        """Note that a backup runs or has ended, whatever started it. `key`: of its set; empty if it has none."""
        running = key if is_busy else None
        if running == self._running:
            return
        for running_key in {self._running, running} - {None, ""}:
            self._note_asked(str(running_key))
        self._running = running
        self.refresh()

    def put_off(self, key: str) -> None:
        """Start no backup of a set automatically until the next day or plug-in: the user was just asked.

        The set may be one that is about to be created.
        """
        self._note_asked(key)
        self.refresh()

    def is_followed(self, key: str) -> bool:
        """Return whether another backup to the set's drive is due, so that the drive must stay mounted."""
        now = self._computer.now()
        drives = [drive for drive in self._telling.present.values() if any(s.key == key for s in self._open_on(drive))]
        other_candidates = [
            candidate for drive in drives for candidate in self._due_on(drive, now) if candidate.chosen.key != key
        ]
        return any(candidate.at <= now and candidate.is_known for candidate in other_candidates)

    @property
    def waits(self) -> str:
        """The last value of `held_up`."""
        return self._held_up

    def stop(self) -> None:
        """Stop at the end of the program, and leave daily backups to the timer."""
        self._wait.stop()
        self._leave_it()
        self._turn.give_back()

    def refresh(self) -> None:
        """Count down, wait, or stop, after everything that may make a difference."""
        now = self._computer.now()
        is_busy = self._running is not None or self._opening is not None
        drives = () if is_busy else self._telling.present.values()
        candidates = [candidate for drive in drives for candidate in self._due_on(drive, now)]
        all_due = [candidate for candidate in candidates if candidate.at <= now]
        self._ask_for_passphrase(next((candidate for candidate in all_due if candidate.is_locked), None))
        due = [candidate for candidate in all_due if candidate.is_known and not candidate.is_locked]
        self._ask(next((candidate for candidate in all_due if not candidate.is_known), None))
        has_power = bool(due) and self._has_power()
        ready = [candidate for candidate in due if has_power and self._is_ours(candidate)]
        self._count(ready, now)
        self._hold_up(due[0].chosen.key if due and not has_power else "")
        self._wait.stop()
        moments = [_HELD_UP] if due else []
        moments += [min(candidate.at - now, _HOUR) for candidate in candidates if candidate.at > now]
        if moments and not ready:
            self._wait.start(round(min(moments).total_seconds() * 1000) + 1)

    def _due_on(self, drive: Drive, now: datetime) -> list[_Candidate]:
        sets_on_drive: list[tuple[BackupSet, Opening | None]] = [(chosen, None) for chosen in self._open_on(drive)]
        sets_on_drive += self._closed.openings(drive)
        moments = [
            (chosen, opening, self._schedule.next_due(chosen, now, drive.key)) for chosen, opening in sets_on_drive
        ]
        knows = self._context.chosen.knows
        return [
            _Candidate(chosen, drive, at, opening is not None or knows(chosen, drive), opening)
            for chosen, opening, at in moments
            if at is not None
        ]

    def _open_on(self, drive: Drive) -> list[BackupSet]:
        present = self._telling.present.values()
        return [chosen for chosen in self._context.chosen.open_sets(drive, present) if chosen.is_complete]

    def _note_asked(self, key: str) -> None:
        self._schedule.prompts.note_prompted(key, self._computer.now())
        self.schedule_changed.emit()

    def _is_ours(self, candidate: _Candidate) -> bool:
        """Return whether the window may start it; a daily one only if the timer does not hold the lock."""
        if candidate.opening is not None and self._is_drive_work_under_way():
            return False
        return candidate.chosen.when is not When.DAILY or self._turn.take()

    def _has_power(self) -> bool:
        return self._context.chosen.settings.on_battery or not self._computer.is_on_battery()

    def _hold_up(self, key: str) -> None:
        if key != self._held_up:
            self._held_up = key
            self.held_up.emit(key)

    def _ask(self, candidate: _Candidate | None) -> None:
        """Notify the user that the window has a question about a drive."""
        question = candidate.question if candidate else None
        if question == self._question:
            return
        self._question = question
        if candidate is None:
            self._context.notifications.withdraw(_QUESTION_TAG)
            return
        self._notify(_QUESTION_TAG, candidate, notices.unconfirmed(candidate.drive.name, self._context.translate))

    def _ask_for_passphrase(self, candidate: _Candidate | None) -> None:
        """Notify the user, once for each plug-in, that a backup needs the passphrase of its drive."""
        if (candidate and candidate.question) == (self._locked and self._locked.question):
            return
        self._locked = candidate
        if candidate is None:
            self._context.notifications.withdraw(_LOCKED_TAG)
            return
        self._context.notifications.withdraw(tag_of(candidate.drive))
        self._notify(_LOCKED_TAG, candidate, notices.locked(candidate.drive.name, self._context.translate), _UNLOCK)

    def _notify(self, tag: str, candidate: _Candidate, text: tuple[str, str], *actions: str) -> None:
        """Notify of a question once a day and plug-in, and not at each start of the program."""
        key, now = " ".join((tag, *candidate.question)), self._computer.now()
        before = self._schedule.prompts.reminded_at(key)
        self._schedule.prompts.note_reminded(key, now)
        if before is None or nights(before, now) or candidate.drive.key in self._plugged_in:
            self._context.notifications.show(tag, window_notice(*text, self._context.translate, *actions))

    def _begin_on_opened(self) -> None:
        """Start the backup for which a drive was opened, now that it is."""
        opening = self._opening
        if opening is None:
            return
        drive = self._telling.present.get(opening.drive.key)
        if drive is None:
            self._opening = None
        elif any(chosen.key == opening.chosen.key for chosen in self._open_on(drive)):
            self._opening = None
            if self._context.chosen.knows(opening.chosen, drive):
                self.begin_requested.emit(opening.chosen.key)

    # the countdown ----------------------------------------------------------------------------------------------

    def _count(self, ready: list[_Candidate], now: datetime) -> None:
        """Start the countdown. Its notification replaces the one about the plug-in, which offers the same."""
        same_candidate = next(
            (candidate for candidate in ready if self._counting and candidate.is_as(self._counting.candidate)), None
        )
        if same_candidate is not None and self._counting is not None:
            # its drive may have been opened meanwhile
            self._counting = self._counting._replace(candidate=same_candidate)
            return
        self._leave_it()
        if ready:
            chosen, drive = ready[0].chosen, ready[0].drive
            self._context.notifications.withdraw(tag_of(drive))
            begins_at = now + timedelta(seconds=self._countdown.start(chosen.key))
            self._counting = _Counting(ready[0], begins_at)
            summary, body = notices.due(
                drive.name, self._context.translate.clock(begins_at.time()), self._context.translate
            )
            self._context.notifications.show(
                _TAG, window_notice(summary, body, self._context.translate, _BEGIN, _RESTORE, _NOT_NOW)
            )

    def _leave_it(self) -> None:
        if self._counting is not None:
            self._counting = None
            self._countdown.stop()
            self._context.notifications.withdraw(_TAG)

    def _on_tick(self) -> None:
        """Stop if the computer went on battery power or slept, or its clock was set."""
        counted = self._countdown.counted
        if counted is None or self._counting is None:
            return
        missed = abs(self._computer.now() + timedelta(seconds=counted.left_s) - self._counting.begins_at)
        if missed > _SLEPT or not self._has_power():
            self._leave_it()
            self.refresh()

    def _begin(self, key: str) -> None:
        counted = self._counting.candidate if self._counting else None
        if counted is not None and not self._is_ours(counted):
            self._leave_it()
            self.refresh()
            return
        self._note_asked(key)
        self._leave_it()
        if counted is not None and counted.opening is not None:
            self._opening = counted
            self.opening_requested.emit(key, counted.opening)
        else:
            self.begin_requested.emit(key)
        self.refresh()  # it may not have started, and others wait

    def _decline(self, key: str) -> None:
        self._note_asked(key)
        self._leave_it()
        self.refresh()

    def _on_pressed(self, tag: str, action: str) -> None:
        counted = self._counting.candidate if self._counting else None
        if tag == _QUESTION_TAG:
            self.window_requested.emit()
        if tag == _LOCKED_TAG and self._locked is not None:
            self.unlock_requested.emit(self._locked.opening)
        if tag != _TAG or counted is None:
            return
        if action == _BEGIN:
            self._countdown.begin()
        elif action in (_NOT_NOW, _RESTORE):
            self._countdown.put_off()
            if action == _RESTORE:
                self.restore_requested.emit(self._context.chosen.place_of(counted.chosen).path)
        else:
            self.window_requested.emit()
