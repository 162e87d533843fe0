"""A backup that should be done by a given time: chooses the pace as it goes, and reports whether it will be in time."""

import math
from collections.abc import Callable
from datetime import datetime
from typing import Final

from shingleback.domain.care.rules import tidying_after
from shingleback.domain.local_time import (
    EJECT_S,
    PaceLimit,
    Readiness,
    TimeSpan,
    WorkAhead,
    first_pace,
    next_pace,
    readiness,
    seconds_until,
)
from shingleback.engine.drive.throttle import PRESETS, USUAL
from shingleback.engine.report import Reporter
from shingleback.monitor.eta import foreseen
from shingleback.protocol.ready_by import ReadyBy

_PACES: Final = tuple(PaceLimit(name, pace.bytes_per_s) for name, pace in PRESETS.items())  # the gentlest is first
_LOOK_S: Final = 30.0


class DeadlineWatch:
    """Without a time it does nothing.

    Attributes:
        chooses: the pace as well; not once the user has chosen one.
    """

    def __init__(
        self,
        at: datetime | None,
        now: Callable[[], datetime],
        reporter: Reporter,
        set_pace: Callable[[str], None],
        *,
        chooses: bool = True,
    ) -> None:
        """`set_pace` is called with a pace that is better than the current one."""
        self._at = at
        self._now = now
        self._reporter = reporter
        self._set_pace = set_pace
        self.chooses = chooses
        self._too_slow: frozenset[str] = frozenset()
        self._looked_s = self._changed_s = reporter.clock()
        self._told = Readiness.UNKNOWN

    def change(self, at: datetime | None) -> None:
        """Another time from now on, or none. The pace follows it, whoever has chosen the one before."""
        self._at = at
        self._told = Readiness.UNKNOWN
        self._too_slow = frozenset()
        self._looked_s = self._changed_s = -math.inf  # it is looked at at once
        self.chooses = at is not None
        if at is None:
            self._reporter.emit(ReadyBy(at=0.0, state=Readiness.UNKNOWN.value))

    def after(self, attend: Callable[[], None]) -> Callable[[], None]:
        """`attend`, followed by this. Both are called often, during all of the run."""

        def both() -> None:
            attend()
            self._attend()

        return both

    def foresee(self, files: int, count_bytes: int) -> str:
        """Before anything is written: report the estimate, and return the pace to begin with; empty to leave it."""
        if self._at is None:
            return ""
        sampler = self._reporter.sampler
        range_s = foreseen(sampler.speeds, count_bytes, files, sampler.cache)
        copying = TimeSpan(*range_s) if range_s else None
        ahead = WorkAhead(copying, tidying_after(sampler.cache, count_bytes), count_bytes)
        pace = first_pace(_PACES, ahead, self._left_s, USUAL) if self.chooses else ""
        self._tell(ahead, pace, self._at)
        return pace

    def _attend(self) -> None:
        if self._at is None:
            return
        now_s = self._reporter.clock()
        is_news = self._is_over and self._told is not Readiness.OVER
        if not is_news and now_s - self._looked_s < _LOOK_S:
            return
        self._looked_s = now_s
        if self._reporter.phase != "copy" and not is_news:
            return
        ahead = self._ahead()
        self._choose(ahead, now_s)
        self._tell(ahead, self._reporter.pace, self._at)

    @property
    def _left_s(self) -> float:
        """Until copying must be over."""
        return seconds_until(self._at, self._now()) - EJECT_S if self._at else math.inf

    @property
    def _is_over(self) -> bool:
        return self._left_s + EJECT_S <= 0

    def _ahead(self) -> WorkAhead:
        reporter = self._reporter
        low_s, high_s = reporter.left_s
        copying = TimeSpan(low_s, high_s) if low_s is not None and high_s is not None else None
        left_bytes = max(0, reporter.total_bytes - reporter.spared_bytes - reporter.bytes)
        return WorkAhead(copying, tidying_after(reporter.sampler.cache, left_bytes), left_bytes)

    def _choose(self, ahead: WorkAhead, now_s: float) -> None:
        current = self._reporter.pace
        since_s = now_s - self._changed_s
        wanted = current
        if self.chooses:
            wanted = next_pace(_PACES, current, ahead, self._left_s, since_change_s=since_s, too_slow=self._too_slow)
        if wanted == current:
            return
        names = [pace.name for pace in _PACES]
        if names.index(wanted) > names.index(current):
            self._too_slow |= {current}
        self._changed_s = now_s
        self._set_pace(wanted)

    def _tell(self, ahead: WorkAhead, pace: str, at: datetime) -> None:
        now_at, copying = self._now().timestamp(), ahead.copying
        self._told = Readiness.OVER if self._is_over else readiness(copying, max(1.0, self._left_s))
        self._reporter.emit(
            ReadyBy(
                at=at.timestamp(),
                state=self._told.value,
                low_at=round(now_at + copying.low_s) if copying else None,
                high_at=round(now_at + copying.high_s + EJECT_S) if copying else None,
                tidied_at=round(now_at + copying.high_s + EJECT_S + ahead.tidying.high_s) if copying else None,
                left_bytes=ahead.left_bytes,
                pace=pace,
            )
        )
