"""How fast a run is: at the requested pace, at one that the user asks for meanwhile, or fast enough to be done in time.

A backup that should be done by a given time chooses the pace as it goes, and reports whether it will be in time.
"""

import math
from collections.abc import Callable
from datetime import datetime
from typing import Final

from shingleback.domain.deadline import (
    EJECT_S,
    PaceLimit,
    Readiness,
    TimeSpan,
    WorkAhead,
    first_pace,
    next_pace,
    readiness,
)
from shingleback.domain.errors import UsageError
from shingleback.domain.local_time import parse_moment, seconds_until
from shingleback.domain.monitoring import RunEventKind
from shingleback.domain.tidying import tidying_after
from shingleback.engine.drive.pace import PRESETS, USUAL, Pace
from shingleback.engine.report import Reporter
from shingleback.engine.source.copy_context import BackupRequest
from shingleback.engine.source.plan import Totals
from shingleback.monitor.eta import foreseen
from shingleback.protocol.control import Control
from shingleback.protocol.result_items import ReadyBy

_PACES: Final = tuple(PaceLimit(name, pace.bytes_per_s) for name, pace in PRESETS.items())  # the gentlest is first
_LOOK_AHEAD_S: Final = 30.0


class _PaceChoice:
    """Chooses the pace of a run so that it is done in time.

    Attributes:
        is_on: false once the user has chosen a pace.
    """

    def __init__(self, reporter: Reporter, set_pace: Callable[[str], None], *, is_on: bool) -> None:
        self.is_on = is_on
        self._reporter = reporter
        self._set_pace = set_pace
        self._too_slow: frozenset[str] = frozenset()
        self._changed_s = reporter.clock()

    def begin_again(self, *, is_on: bool) -> None:
        """For another time: no pace has turned out to be too slow for it yet."""
        self.is_on = is_on
        self._too_slow = frozenset()
        self._changed_s = -math.inf

    def first(self, ahead: WorkAhead, left_s: float) -> str:
        """Return the pace to begin with, or "" to leave it."""
        return first_pace(_PACES, ahead, left_s, USUAL) if self.is_on else ""

    def update(self, ahead: WorkAhead, left_s: float) -> None:
        """Change to a better pace, if there is one."""
        if not self.is_on:
            return
        current, now_s = self._reporter.pace, self._reporter.clock()
        since_s = now_s - self._changed_s
        next_name = next_pace(_PACES, current, ahead, left_s, since_change_s=since_s, too_slow=self._too_slow)
        if next_name == current:
            return
        names = [pace.name for pace in _PACES]
        if names.index(next_name) > names.index(current):
            self._too_slow |= {current}
        self._changed_s = now_s
        self._set_pace(next_name)


class DeadlineWatch:
    """Watches whether a run will be done by a given time, and sets its pace. Does nothing without a time."""

    def __init__(
        self,
        at: datetime | None,
        now: Callable[[], datetime],
        reporter: Reporter,
        set_pace: Callable[[str], None],
        *,
        chooses: bool = True,
    ) -> None:
        """`set_pace` is called with the name of a better pace than the current one, unless the user has chosen one."""
        self._at = at
        self._now = now
        self._reporter = reporter
        self._choice = _PaceChoice(reporter, set_pace, is_on=chooses)
        self._looked_s = reporter.clock()
        self._reported_state = Readiness.UNKNOWN

    def change(self, at: datetime | None) -> None:
        """Set another time, or none. The watch then sets the pace again, even if the user chose the current one."""
        self._at = at
        self._reported_state = Readiness.UNKNOWN
        self._looked_s = -math.inf  # check at once
        self._choice.begin_again(is_on=at is not None)
        if at is None:
            self._reporter.emit(ReadyBy(at=0.0, state=Readiness.UNKNOWN.value))

    def keep_pace(self) -> None:
        """Leave the pace alone from now on: the user has chosen one."""
        self._choice.is_on = False

    def foresee(self, files: int, count_bytes: int) -> str:
        """Report the estimate before anything is written; return the pace to begin with, or "" to leave it."""
        if self._at is None:
            return ""
        sampler = self._reporter.sampler
        range_s = foreseen(sampler.speeds, count_bytes, files, sampler.cache)
        copying = TimeSpan(*range_s) if range_s else None
        ahead = WorkAhead(copying, tidying_after(sampler.cache, count_bytes), count_bytes)
        pace = self._choice.first(ahead, self._left_s)
        self._tell(ahead, pace, self._at)
        return pace

    def attend(self) -> None:
        """Check the time; called often during the whole run."""
        if self._at is None:
            return
        now_s = self._reporter.clock()
        is_news = self._is_over and self._reported_state is not Readiness.OVER
        if not is_news and now_s - self._looked_s < _LOOK_AHEAD_S:
            return
        self._looked_s = now_s
        if self._reporter.phase != "copy" and not is_news:
            return
        low_s, high_s = self._reporter.left_s
        copying = TimeSpan(low_s, high_s) if low_s is not None and high_s is not None else None
        work, cache = self._reporter.work, self._reporter.sampler.cache
        left_bytes = max(0, work.total_bytes - work.spared_bytes - work.bytes)
        ahead = WorkAhead(copying, tidying_after(cache, left_bytes), left_bytes)
        self._choice.update(ahead, self._left_s)
        self._tell(ahead, self._reporter.pace, self._at)

    @property
    def _left_s(self) -> float:
        """The seconds until copying must be over."""
        return seconds_until(self._at, self._now()) - EJECT_S if self._at else math.inf

    @property
    def _is_over(self) -> bool:
        return self._left_s + EJECT_S <= 0

    def _tell(self, ahead: WorkAhead, pace: str, at: datetime) -> None:
        now_at, copying = self._now().timestamp(), ahead.copying
        self._reported_state = Readiness.OVER if self._is_over else readiness(copying, max(1.0, self._left_s))
        self._reporter.emit(
            ReadyBy(
                at=at.timestamp(),
                state=self._reported_state.value,
                low_at=round(now_at + copying.low_s) if copying else None,
                high_at=round(now_at + copying.high_s + EJECT_S) if copying else None,
                tidied_at=round(now_at + copying.high_s + EJECT_S + ahead.tidying.high_s) if copying else None,
                left_bytes=ahead.left_bytes,
                pace=pace,
            )
        )


class RunPace:
    """The pace of one run."""

    def __init__(
        self,
        request: BackupRequest,
        control: Control,
        now: Callable[[], datetime],
        reporter: Reporter,
        apply: Callable[[Pace, Pace], None],
    ) -> None:
        """`apply` is called with the pace so far and the new one."""
        self._control = control
        self._now = now
        self._reporter = reporter
        self._read_pace = request.read_pace
        self._apply = apply
        self._pace = request.pace or request.read_pace(USUAL)
        self._deadline = DeadlineWatch(request.ready_by, now, reporter, self._change, chooses=request.pace is None)

    def foresee(self, totals: Totals) -> None:
        """Choose the pace to begin with, if the run has a deadline. `totals` are those of the survey."""
        if pace := self._deadline.foresee(totals.copy_files, totals.copy_bytes):
            self._pace = self._read_pace(pace)

    def begin(self) -> None:
        """Apply the pace, now that the drive side takes it."""
        self._set(self._pace)

    def poll(self) -> None:
        """Check the time, and obey the user's commands for another pace or deadline."""
        self._deadline.attend()
        if pace := self._control.take_pace():
            self._deadline.keep_pace()
            self._change(pace)
        if (ready_by := self._control.take_ready_by()) is not None:
            at = parse_moment(ready_by, self._now())
            if at is not None or not ready_by:  # text that is not a time is ignored, like any unknown command
                self._deadline.change(at)

    def _change(self, text: str) -> None:
        try:
            self._set(self._read_pace(text))
        except UsageError as error:
            self._reporter.note(error.why, **error.values)
        else:
            self._reporter.happened(RunEventKind.PACE, pace=self._pace.text)

    def _set(self, pace: Pace) -> None:
        earlier, self._pace, self._reporter.pace = self._pace, pace, pace.text
        self._apply(earlier, pace)
