"""Counts the progress of a run, and reports it at most ten times a second, with the speed and a steady time left."""

import math
import os
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from heapq import nsmallest
from typing import Final, NamedTuple

from shingleback.domain.errors import LeftOut, LeftOutReason, Skipped, SkipReason, is_graver_list_note
from shingleback.domain.monitoring import OwnWrites, Phase, RangeChange, RestReason, RunEventKind
from shingleback.domain.text import display_path
from shingleback.monitor.eta import EtaRange, Forecast, Halt, WorkDone
from shingleback.monitor.sampler import NoSampler, Sampler
from shingleback.protocol.events import (
    Event,
    Happened,
    LeftOutEvent,
    Note,
    Progress,
    Rest,
    SkippedEvent,
    State,
    item_of,
)
from shingleback.protocol.result_items import ExcludedItem

_TICK_S: Final = 0.1
_SILENT_S: Final = 5.0
_COPY: Final = "copy"
_NOT_COPIED: Final = frozenset({"survey", "verify"})  # these phases count files that were found or read back
_RUNNING: Final = "running"
_PAUSED: Final = "paused"
LOOKING: Final = "looking"
"""The state of a run that waits to see whether its drive was unplugged."""
_HELD: Final = frozenset({_PAUSED, LOOKING})
_MAX_LISTED: Final = 100_000
_MAX_SKIPPED_LISTED: Final = 1_000
_MAX_PLACES_LISTED: Final = 10
_MAX_RULES_LISTED: Final = 100
_ORDER: Final = tuple(SkipReason)
_RECENT_S: Final = 10.0
_STEP_S: Final = 1.0
_MUCH_FASTER: Final = 1_000
"""How many times faster holes are hashed than a slow drive writes."""
_FEW_FILES: Final = 100
_LITTLE_S: Final = 5.0
_STEADY: Final = 1.2  # how much the speed of hashing varies: it uses only processors
_PATIENCE_S: Final = 20.0
_PATIENCE: Final = 0.05  # as a share of the time left, if that is shorter
_NARROWED_S: Final = 30.0  # at least this long between two narrower ranges
_NARROWER: Final = 2.0  # how many times as wide as the newest estimate the reported range may be
_TOLD_S: Final = 60.0  # a reason is reported for this long
_EXPLAINS_S: Final = 60.0  # a full cache explains a change for this long
_BREAK_S: Final = 5.0
_OUTER: Final = 2.0  # the end that moves outward is at most this many times from the middle of the newest estimate
_SMALLER: Final = 4.0
_LEAST_S: Final = 1.0  # less is no delay


def excluded_items(exclusions: list[Skipped]) -> list[ExcludedItem]:
    """Return what is not part of a backup, by reason and rule."""
    paths: dict[tuple[SkipReason, str], list[bytes]] = {}
    for exclusion in exclusions:
        rule = exclusion.rule if exclusion.reason in (SkipReason.PATTERN, SkipReason.PRESET) else ""
        paths.setdefault((exclusion.reason, rule), []).append(exclusion.path)
    reasons = sorted(paths, key=lambda reason: _ORDER.index(reason[0]))
    return [
        ExcludedItem(
            reason=reason.value,
            rule=display_path(os.fsencode(rule)),
            count=len(paths[reason, rule]),
            paths=[display_path(path) for path in nsmallest(_MAX_PLACES_LISTED, paths[reason, rule])],
        )
        for reason, rule in reasons[:_MAX_RULES_LISTED]
    ]


class _Point(NamedTuple):
    time_s: float
    done: int


class RecentRate:
    """The speed over the last ten seconds."""

    def __init__(self) -> None:
        self._points: deque[_Point] = deque()
        self._last = _Point(0.0, 0)

    def add(self, time_s: float, done: int) -> None:
        """`done` is a counter that only rises."""
        self._last = _Point(time_s, done)
        if not self._points or time_s - self._points[-1].time_s >= _STEP_S:
            self._points.append(self._last)
        while time_s - self._points[0].time_s > _RECENT_S:
            self._points.popleft()

    @property
    def per_s(self) -> float:
        first = self._points[0] if self._points else self._last
        time_s = self._last.time_s - first.time_s
        return (self._last.done - first.done) / time_s if time_s > 0 else 0.0


class ShownRange(NamedTuple):
    """Attributes: `change` is why it was moved or widened within the last minute; None if it was not."""

    low_s: float | None = None
    high_s: float | None = None
    change: RangeChange | None = None


class SteadyRange:
    """The shown time left of one phase. It keeps its word, unlike the newest estimate, which changes every second.

    It says between which two moments the work will end: as time passes, it counts down like a clock, and becomes
    narrower when more is known. It is moved only after the newest estimate has contradicted it for a while, and then
    the reason is reported with it.
    """

    def __init__(self) -> None:
        self._range: EtaRange | None = None
        self._looked_s = self._agreed_s = self._renewed_s = 0.0
        self._since = WorkDone(0, 0, 0, 0)  # the position at the last change of the range
        self._break_s = 0.0
        self._full_at_s = -math.inf
        self._was_full = False
        self._change: RangeChange | None = None
        self._changed_s = 0.0

    def after(
        self,
        time_s: float,
        left_s: tuple[float, float] | tuple[None, None],
        work: WorkDone,
        halt: Halt = Halt.NONE,
        *,
        is_full: bool = False,
    ) -> ShownRange:
        """Return the range to show. It counts down while there is no halt.

        Args:
            time_s: the time now.
            left_s: the newest estimate.
            work: the progress.
            halt: why there is none.
            is_full: the drive's cache is full.
        """
        passed_s, self._looked_s = time_s - self._looked_s, time_s
        if is_full and not self._was_full:
            self._full_at_s = time_s
        self._was_full = is_full
        low_s, high_s = left_s
        if low_s is None or high_s is None:
            self._range = None
            return ShownRange()
        newest = EtaRange(low_s, high_s)
        if halt is not Halt.NONE:
            self._changed_s += passed_s  # nobody is told the time left, and its reason, during a halt
        if halt is Halt.DRIVE:
            self._break_s += passed_s
        elif halt is Halt.NONE and self._range is not None:
            self._range = EtaRange(*(max(0.0, bound_s - passed_s) for bound_s in self._range))
        if self._range is None:
            self._range = newest
            self._note(work, time_s)
        else:
            self._range = self._updated(self._range, newest, work, time_s)
        is_told = self._change is not None and time_s - self._changed_s < _TOLD_S
        return ShownRange(round(self._range.low, 1), round(self._range.high, 1), self._change if is_told else None)

    def _updated(self, shown: EtaRange, newest: EtaRange, work: WorkDone, time_s: float) -> EtaRange:
        middle_s = _middle_s(newest)
        if shown.low <= middle_s <= max(shown.high, _LEAST_S):
            self._agreed_s = time_s
            return self._narrowed(shown, newest, work, time_s)
        if time_s - self._agreed_s < min(_PATIENCE_S, middle_s * _PATIENCE):
            return shown
        is_later = middle_s > shown.high
        self._change = self._reason(work, time_s) if is_later else RangeChange.FASTER
        self._changed_s = time_s
        self._note(work, time_s)
        if is_later:
            return EtaRange(max(shown.low, newest.low), min(newest.high, _OUTER * middle_s))
        return EtaRange(max(newest.low, middle_s / _OUTER), min(shown.high, newest.high))

    def _narrowed(self, shown: EtaRange, newest: EtaRange, work: WorkDone, time_s: float) -> EtaRange:
        """Return the newest range if it is within the shown one, and clearly narrower; otherwise the shown one."""
        is_due = time_s - self._renewed_s >= min(_NARROWED_S, _middle_s(newest) * _PATIENCE)
        is_within = shown.low <= newest.low and newest.high <= shown.high
        if not is_due or not is_within or _ratio(shown) <= _NARROWER * _ratio(newest):
            return shown
        self._note(work, time_s)
        return newest

    def _reason(self, work: WorkDone, time_s: float) -> RangeChange:
        """Return why it takes longer: what has happened since the range was set."""
        if time_s - self._full_at_s < _EXPLAINS_S:
            return RangeChange.CACHE_FULL
        if self._break_s > _BREAK_S:
            return RangeChange.BREAK
        before = self._since
        files, count_bytes = work.files - before.files, work.count_bytes - before.count_bytes
        is_smaller = files > 0 and count_bytes / files < before.count_bytes / max(before.files, 1) / _SMALLER
        return RangeChange.SMALL_FILES if is_smaller else RangeChange.SLOWER

    def _note(self, work: WorkDone, time_s: float) -> None:
        self._since = work
        self._agreed_s = self._renewed_s = time_s
        self._break_s = 0.0


def _middle_s(eta: EtaRange) -> float:
    return min(eta.high, math.sqrt(max(eta.low, _LEAST_S) * max(eta.high, _LEAST_S)))


def _ratio(eta: EtaRange) -> float:
    return max(eta.high, _LEAST_S) / max(eta.low, _LEAST_S)


class ReportCounters(NamedTuple):
    """The counters of a stretch of work that may have to be repeated."""

    left_out_count: int
    total_files: int
    total_bytes: int
    unfit_files: int
    unfit_bytes: int


class Reporter:
    """The counters of one run. Engines write the attributes; `tick` reports them when it is time.

    Attributes:
        excluded, unmatched_rules: as in `BackupFinished`.
        left_out: the entries that the result lists; `left_out_count` also counts those beyond the end of the list.
        spared_files, spared_bytes: the part of the total that needs no work, because it exists already or is linked.
        unfit_files, unfit_bytes: the part of the total that did not fit; it takes no time, but counts as missing.
        list_note: the gravest note so far about the list of files on the drive.
        healed_files, not_healed_files: as `healed` and `not_healed` in `BackupFinished`.
        hole_bytes, total_hole_bytes: how much of the current file's holes is hashed, and of how much. Both are 0 unless
            that takes long. No byte is copied then, and it says nothing about the drive's speed.
        asked_at_s: when the drive got the request that it has not answered yet; None if there is none.
        own_writes: what the drive side has written to the drive.
        pace: the pace of the run.
        sampler: samples the drive with each tick.
    """

    def __init__(
        self, emit: Callable[[Event], None], clock: Callable[[], float], sampler: Sampler | None = None
    ) -> None:
        self.phase = "survey"
        self.files = 0
        self.bytes = 0
        self.durable_files = 0
        self.durable_bytes = 0
        self.total_files = 0
        self.total_bytes = 0
        self.spared_files = 0
        self.spared_bytes = 0
        self.unfit_files = 0
        self.unfit_bytes = 0
        self.healed_files = 0
        self.not_healed_files = 0
        self.hole_bytes = 0
        self.total_hole_bytes = 0
        self.current = b""
        self.asked_at_s: float | None = None
        self.own_writes = OwnWrites()
        self.pace = ""
        self.sampler: Sampler = sampler or NoSampler()
        self.left_out: list[LeftOut] = []
        self.left_out_count = 0
        self.skipped_count = 0
        self.excluded: list[ExcludedItem] = []
        self.unmatched_rules: list[str] = []
        self.list_note = Note(code="")
        self.reasons: set[LeftOutReason] = set()
        self.clock = clock
        self._emit = emit
        self._began_s = clock()
        self._reported_s = self._began_s
        self._state = _RUNNING
        self._paused_at_s = 0.0
        self._paused_s = 0.0
        self._is_resting = False
        self._rate = RecentRate()
        self._hole_rate = RecentRate()
        self._forecast = Forecast()
        self._time_left = SteadyRange()
        self._unreported: list[LeftOut] = []
        self._reported_paths: set[bytes] = set()

    def emit(self, event: Event) -> None:
        self._emit(event)

    def note(self, code: str, **values: str | int) -> None:
        if is_graver_list_note(code, self.list_note.code):
            self.list_note = Note(code=code, values=values)
        self._emit(Note(code=code, values=values))

    def happened(self, kind: RunEventKind, **values: str | float) -> None:
        self._emit(Happened(elapsed_s=round(self.elapsed_s, 3), kind=kind.value, values=dict(values)))

    def state(self, state: str) -> None:
        now_s = self.clock()
        if self._state in _HELD and state not in _HELD:
            self._paused_s += now_s - self._paused_at_s
            self._forecast.update(now_s, self._work_done(), self.sampler.cache, Halt.PERSON)
        elif state in _HELD and self._state not in _HELD:
            self._paused_at_s = now_s
        self._state = state
        self._emit(State(state=state))

    def report_rest(self, reason: RestReason, left_s: float) -> None:
        """Report that the drive rests for another `left_s` seconds; 0 ends the rest."""
        self._is_resting = left_s > 0
        self._emit(Rest(elapsed_s=round(self.elapsed_s, 3), reason=reason.value, left_s=round(left_s, 1)))

    def leave_out_attributes(self, path: bytes, names: str) -> None:
        """Record that a file or folder is copied without these extended attributes."""
        self.leave_out(LeftOut(path, LeftOutReason.ATTRIBUTES, names))

    def leave_out(self, omission: LeftOut) -> None:
        self.leave_out_earlier(omission, self.status)

    def leave_out_earlier(self, omission: LeftOut, status: ReportCounters) -> ReportCounters:
        """Insert an entry before those left out since `status`; return `status` adjusted for it."""
        self.left_out_count += 1
        self.reasons.add(omission.reason)
        if status.left_out_count < _MAX_LISTED:
            self.left_out.insert(status.left_out_count, omission)
            del self.left_out[_MAX_LISTED:]
        if omission.path not in self._reported_paths:
            self._unreported.append(omission)
        return status._replace(left_out_count=status.left_out_count + 1, total_files=status.total_files - 1)

    @property
    def status(self) -> ReportCounters:
        return ReportCounters(
            self.left_out_count, self.total_files, self.total_bytes, self.unfit_files, self.unfit_bytes
        )

    def return_to(self, status: ReportCounters) -> None:
        """Reset the counters to `status`. Entries left out since then were reported, and are not reported twice."""
        self._report_left_out()
        self.left_out_count, self.total_files, self.total_bytes, self.unfit_files, self.unfit_bytes = status
        self._reported_paths.update(omission.path for omission in self.left_out[self.left_out_count :])
        del self.left_out[self.left_out_count :]

    def skip(self, exclusions: list[Skipped], unmatched_rules: list[str]) -> None:
        self.unmatched_rules = unmatched_rules
        self.skipped_count += len(exclusions)
        self.excluded = excluded_items(exclusions)
        if exclusions:
            items = [item_of(exclusion) for exclusion in exclusions[:_MAX_SKIPPED_LISTED]]
            self._emit(SkippedEvent(items=items, count=len(exclusions)))

    @property
    def elapsed_s(self) -> float:
        return self.clock() - self._began_s

    @property
    def left_s(self) -> tuple[float, float] | tuple[None, None]:
        """The range of the time left in this phase; (None, None) while it is unknown."""
        return self._forecast.left_s

    @property
    def worked_s(self) -> float:
        """The elapsed time without the user's pauses and without waiting for an unplugged drive.

        Those say nothing about how long the work takes.
        """
        pause_s = self.clock() - self._paused_at_s if self._state in _HELD else 0.0
        return self.elapsed_s - self._paused_s - pause_s

    def begin(self, phase: str) -> None:
        """Begin a phase. Its rate is measured from scratch, because phases differ in speed."""
        self.phase = phase
        self._rate = RecentRate()
        self._forecast = Forecast(self.sampler.speeds) if phase == _COPY else Forecast()
        self._time_left = SteadyRange()
        self.tick(now=True)

    def begin_holes(self, total_bytes: int) -> None:
        """Begin to hash holes of this size, or end it with 0."""
        self.hole_bytes, self.total_hole_bytes = 0, total_bytes
        self._hole_rate = RecentRate()

    def tick(self, *, now: bool = False) -> None:
        time_s = self.clock()
        if not now and time_s - self._reported_s < _TICK_S:
            return
        self._reported_s = time_s
        copied_bytes = 0 if self.phase in _NOT_COPIED else self.bytes
        self.sampler.tick(self.elapsed_s, copied_bytes, replace(self.own_writes, is_asked=self.asked_at_s is not None))
        self._rate.add(time_s, self.bytes)
        work = self._work_done()
        halt = self._halt(time_s)
        self._forecast.update(time_s, work, self.sampler.cache, halt)
        if self.phase == _COPY:
            self.sampler.speeds = self._forecast.history
        left_s, is_hashing = self._forecast.left_s, self._is_hashing_holes
        if is_hashing:
            self._hole_rate.add(time_s, self.hole_bytes)
            left_s = self._left_with_holes_s(work)
        cache = self.sampler.cache
        shown = self._time_left.after(
            time_s,
            left_s,
            work,
            Halt.NONE if is_hashing else halt,
            is_full=cache is not None and cache.phase is Phase.FULL,
        )
        self._report_left_out()
        self._emit(
            Progress(
                phase=self.phase,
                elapsed_s=round(time_s - self._began_s, 3),
                files=self.files,
                bytes=self.bytes,
                durable_files=self.durable_files,
                durable_bytes=self.durable_bytes,
                total_files=work.total_files + self.unfit_files,
                total_bytes=work.total_bytes + self.unfit_bytes,
                current=display_path(self.current),
                bytes_per_s=round(self._rate.per_s),
                left_low_s=shown.low_s,
                left_high_s=shown.high_s,
                left_change=shown.change.value if shown.change else "",
                silent_s=0.0 if self.asked_at_s is None else round(time_s - self.asked_at_s, 1),
                pace=self.pace,
                window_bytes=self.own_writes.window_bytes,
                window_s=round(self.own_writes.window_s, 3),
                hole_bytes=min(self.hole_bytes, self.total_hole_bytes),
                total_hole_bytes=self.total_hole_bytes,
            )
        )

    @property
    def _is_hashing_holes(self) -> bool:
        return 0 < self.hole_bytes < self.total_hole_bytes and self._state == _RUNNING

    def _left_with_holes_s(self, work: WorkDone) -> tuple[float, float] | tuple[None, None]:
        """Return the time left, of which the rest of the holes is a part; (None, None) if the other part is unknown."""
        per_s, remaining_bytes = self._hole_rate.per_s, self.total_hole_bytes - self.hole_bytes
        low_s, high_s = self._forecast.left_s
        if low_s is None or high_s is None:
            is_all = (work.total_bytes - work.count_bytes) * _MUCH_FASTER <= remaining_bytes
            low_s, high_s = (0.0, _LITTLE_S) if is_all and work.total_files - work.files <= _FEW_FILES else (None, None)
        if not per_s or low_s is None or high_s is None:
            return None, None
        holes_s = remaining_bytes / per_s
        return low_s + holes_s / _STEADY, high_s + holes_s * _STEADY

    def _work_done(self) -> WorkDone:
        total_files, total_bytes = self.total_files - self.spared_files, self.total_bytes - self.spared_bytes
        return WorkDone(self.files, self.bytes, total_files, total_bytes)

    def _halt(self, time_s: float) -> Halt:
        if self._state in _HELD:
            return Halt.PERSON
        if self._is_hashing_holes:
            return Halt.PERSON
        cache = self.sampler.cache
        is_silent = self.asked_at_s is not None and time_s - self.asked_at_s >= _SILENT_S
        is_stalled = cache is not None and cache.phase is Phase.STALLED
        return Halt.DRIVE if self._is_resting or is_silent or is_stalled else Halt.NONE

    def _report_left_out(self) -> None:
        if self._unreported:
            self._emit(LeftOutEvent(items=[item_of(omission) for omission in self._unreported]))
            self._unreported = []
