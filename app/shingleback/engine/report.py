"""Counts the progress of a run, and reports it at most ten times a second, with the speed and a steady time left."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from shingleback.domain.errors import LeftOut, LeftOutReason, Skipped, is_graver_list_note
from shingleback.domain.monitoring import OwnWrites, Phase, RestReason, RunEventKind
from shingleback.domain.text import display_path
from shingleback.engine.omissions import ExcludedEntries, Omissions, excluded_items
from shingleback.monitor.eta import Forecast, Halt, WorkDone
from shingleback.monitor.recent import RecentRate, SteadyRange
from shingleback.monitor.sampler import NoSampler, Sampler
from shingleback.protocol.events import (
    Event,
    Happened,
    Note,
    Progress,
    Rest,
    SkippedEvent,
    State,
    item_of,
)

_TICK_S: Final = 0.1
_SILENT_S: Final = 5.0
_COPY: Final = "copy"
_NOT_COPIED: Final = frozenset({"survey", "verify"})  # these phases count files that were found or read back
_RUNNING: Final = "running"
_PAUSED: Final = "paused"
LOOKING: Final = "looking"
"""The state of a run that waits to see whether its drive was unplugged."""
_HELD: Final = frozenset({_PAUSED, LOOKING})
_MAX_SKIPPED_LISTED: Final = 1_000
_MUCH_FASTER: Final = 1_000
"""How many times faster holes are hashed than a slow drive writes."""
_FEW_FILES: Final = 100
_LITTLE_S: Final = 5.0
_STEADY: Final = 1.2  # how much the speed of hashing varies: it uses only processors


class ReportCounters(NamedTuple):
    """The counters of a stretch of work that may have to be repeated."""

    left_out_count: int
    total_files: int
    total_bytes: int
    unfit_files: int
    unfit_bytes: int


@dataclass(slots=True)
class WorkCounters:
    """How much of a run is done, and of how much. The engines write the attributes.

    Attributes:
        durable_files, durable_bytes: the part that an unplugged drive would keep.
        spared_files, spared_bytes: the part of the total that needs no work, because it exists already or is linked.
        unfit_files, unfit_bytes: the part of the total that did not fit; it takes no time, but counts as missing.
    """

    files: int = 0
    bytes: int = 0
    durable_files: int = 0
    durable_bytes: int = 0
    total_files: int = 0
    total_bytes: int = 0
    spared_files: int = 0
    spared_bytes: int = 0
    unfit_files: int = 0
    unfit_bytes: int = 0

    @property
    def done(self) -> WorkDone:
        total_files, total_bytes = self.total_files - self.spared_files, self.total_bytes - self.spared_bytes
        return WorkDone(self.files, self.bytes, total_files, total_bytes)


class HealedCount(NamedTuple):
    """As `healed` and `not_healed` in `BackupFinished`."""

    healed: int = 0
    not_healed: int = 0


class HoleHashing:
    """The holes of the current file, if hashing them takes long.

    No byte is copied then, and it says nothing about the drive's speed.

    Attributes:
        bytes, total_bytes: how much is hashed, and of how much; both are 0 while nothing is hashed.
        rate: the speed of hashing.
    """

    def __init__(self, total_bytes: int = 0) -> None:
        self.bytes = 0
        self.total_bytes = total_bytes
        self.rate = RecentRate()

    @property
    def is_going_on(self) -> bool:
        return 0 < self.bytes < self.total_bytes

    def left_s(
        self, without_s: tuple[float, float] | tuple[None, None], work: WorkDone
    ) -> tuple[float, float] | tuple[None, None]:
        """Return the time left, of which the rest of the holes is a part; (None, None) if the other part is unknown.

        `without_s`: the time left without the holes.
        """
        per_s, remaining_bytes = self.rate.per_s, self.total_bytes - self.bytes
        low_s, high_s = without_s
        if low_s is None or high_s is None:
            is_all = (work.total_bytes - work.count_bytes) * _MUCH_FASTER <= remaining_bytes
            low_s, high_s = (0.0, _LITTLE_S) if is_all and work.total_files - work.files <= _FEW_FILES else (None, None)
        if not per_s or low_s is None or high_s is None:
            return None, None
        holes_s = remaining_bytes / per_s
        return low_s + holes_s / _STEADY, high_s + holes_s * _STEADY


class _WorkedTime:
    """The time of a run, and how much of it was spent without the user's pauses and waits for an unplugged drive."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.began_s = clock()
        self.state = _RUNNING
        self.is_resting = False  # the drive rests, which is work
        self._paused_at_s = 0.0
        self._paused_s = 0.0

    @property
    def is_held(self) -> bool:
        return self.state in _HELD

    @property
    def elapsed_s(self) -> float:
        return self.clock() - self.began_s

    @property
    def worked_s(self) -> float:
        pause_s = self.clock() - self._paused_at_s if self.is_held else 0.0
        return self.elapsed_s - self._paused_s - pause_s

    def change(self, state: str) -> bool:
        """Note the new state; return whether it ends a pause."""
        was_held, now_s = self.is_held, self.clock()
        self.state = state
        if was_held and not self.is_held:
            self._paused_s += now_s - self._paused_at_s
        elif self.is_held and not was_held:
            self._paused_at_s = now_s
        return was_held and not self.is_held


class _PhaseEstimate:
    """The speed and the time left of one phase, measured from scratch."""

    def __init__(self, forecast: Forecast) -> None:
        self.rate = RecentRate()
        self.forecast = forecast
        self.time_left = SteadyRange()


class Reporter:
    """What a run has to report. Engines write the attributes; `tick` reports them when it is time.

    Attributes:
        phase: such as "survey" or "copy".
        work: how much is done, and of how much.
        omissions: the entries left out.
        excluded: what is not part of the backup.
        healing: how many damaged files were healed.
        list_note: the gravest note so far about the list of files on the drive.
        holes: the holes of the current file that are being hashed.
        current: the path of the current file.
        asked_at_s: when the drive got the request that it has not answered yet; None if there is none.
        own_writes: what the drive side has written to the drive.
        pace: the pace of the run.
        sampler: samples the drive with each tick.
    """

    def __init__(
        self, emit: Callable[[Event], None], clock: Callable[[], float], sampler: Sampler | None = None
    ) -> None:
        self.phase = "survey"
        self.work = WorkCounters()
        self.omissions = Omissions(emit)
        self.excluded = ExcludedEntries()
        self.healing = HealedCount()
        self.list_note = Note(code="")
        self.holes = HoleHashing()
        self.current = b""
        self.asked_at_s: float | None = None
        self.own_writes = OwnWrites()
        self.pace = ""
        self.sampler: Sampler = sampler or NoSampler()
        self._emit = emit
        self._time = _WorkedTime(clock)
        self._reported_s = clock()
        self._estimate = _PhaseEstimate(Forecast())

    def emit(self, event: Event) -> None:
        self._emit(event)

    def note(self, code: str, **values: str | int) -> None:
        if is_graver_list_note(code, self.list_note.code):
            self.list_note = Note(code=code, values=values)
        self._emit(Note(code=code, values=values))

    def happened(self, kind: RunEventKind, **values: str | float) -> None:
        self._emit(Happened(elapsed_s=round(self.elapsed_s, 3), kind=kind.value, values=dict(values)))

    def state(self, state: str) -> None:
        if self._time.change(state):
            self._estimate.forecast.update(self.clock(), self.work.done, self.sampler.cache, Halt.PERSON)
        self._emit(State(state=state))

    def report_rest(self, reason: RestReason, left_s: float) -> None:
        """Report that the drive rests for another `left_s` seconds; 0 ends the rest."""
        self._time.is_resting = left_s > 0
        self._emit(Rest(elapsed_s=round(self.elapsed_s, 3), reason=reason.value, left_s=round(left_s, 1)))

    def leave_out_attributes(self, path: bytes, names: str) -> None:
        """Record that a file or folder is copied without these extended attributes."""
        self.leave_out(LeftOut(path, LeftOutReason.ATTRIBUTES, names))

    def leave_out(self, omission: LeftOut) -> None:
        self.leave_out_earlier(omission, self.status)

    def leave_out_earlier(self, omission: LeftOut, status: ReportCounters) -> ReportCounters:
        """Insert an entry before those left out since `status`; return `status` adjusted for it."""
        self.omissions.insert(omission, status.left_out_count)
        return status._replace(left_out_count=status.left_out_count + 1, total_files=status.total_files - 1)

    @property
    def status(self) -> ReportCounters:
        work = self.work
        return ReportCounters(
            self.omissions.count, work.total_files, work.total_bytes, work.unfit_files, work.unfit_bytes
        )

    def return_to(self, status: ReportCounters) -> None:
        """Reset the counters to `status`. Entries left out since then were reported, and are not reported twice."""
        left_out_count, work = status.left_out_count, self.work
        self.omissions.return_to(left_out_count)
        _, work.total_files, work.total_bytes, work.unfit_files, work.unfit_bytes = status

    def skip(self, exclusions: list[Skipped], unmatched_rules: list[str]) -> None:
        count = self.excluded.count + len(exclusions)
        self.excluded = ExcludedEntries(count, excluded_items(exclusions), unmatched_rules)
        if exclusions:
            items = [item_of(exclusion) for exclusion in exclusions[:_MAX_SKIPPED_LISTED]]
            self._emit(SkippedEvent(items=items, count=len(exclusions)))

    @property
    def clock(self) -> Callable[[], float]:
        return self._time.clock

    @property
    def elapsed_s(self) -> float:
        return self._time.elapsed_s

    @property
    def left_s(self) -> tuple[float, float] | tuple[None, None]:
        """The range of the time left in this phase; (None, None) while it is unknown."""
        return self._estimate.forecast.left_s

    @property
    def worked_s(self) -> float:
        """The elapsed time without the user's pauses and without waiting for an unplugged drive.

        Those say nothing about how long the work takes.
        """
        return self._time.worked_s

    def begin(self, phase: str) -> None:
        """Begin a phase. Its rate is measured from scratch, because phases differ in speed."""
        self.phase = phase
        self._estimate = _PhaseEstimate(Forecast(self.sampler.speeds) if phase == _COPY else Forecast())
        self.tick(now=True)

    def begin_holes(self, total_bytes: int) -> None:
        """Begin to hash holes of this size, or end it with 0."""
        self.holes = HoleHashing(total_bytes)

    def tick(self, *, now: bool = False) -> None:
        time_s = self.clock()
        if not now and time_s - self._reported_s < _TICK_S:
            return
        self._reported_s = time_s
        work, estimate = self.work, self._estimate
        copied_bytes = 0 if self.phase in _NOT_COPIED else work.bytes
        self.sampler.tick(self.elapsed_s, copied_bytes, replace(self.own_writes, is_asked=self.asked_at_s is not None))
        estimate.rate.add(time_s, work.bytes)
        done = work.done
        halt = self._halt(time_s)
        estimate.forecast.update(time_s, done, self.sampler.cache, halt)
        if self.phase == _COPY:
            self.sampler.speeds = estimate.forecast.history
        left_s, is_hashing = estimate.forecast.left_s, self._is_hashing_holes
        if is_hashing:
            self.holes.rate.add(time_s, self.holes.bytes)
            left_s = self.holes.left_s(left_s, done)
        cache = self.sampler.cache
        shown = estimate.time_left.after(
            time_s,
            left_s,
            done,
            Halt.NONE if is_hashing else halt,
            is_full=cache is not None and cache.phase is Phase.FULL,
        )
        self.omissions.report()
        self._emit(
            Progress(
                phase=self.phase,
                elapsed_s=round(time_s - self._time.began_s, 3),
                files=work.files,
                bytes=work.bytes,
                durable_files=work.durable_files,
                durable_bytes=work.durable_bytes,
                total_files=done.total_files + work.unfit_files,
                total_bytes=done.total_bytes + work.unfit_bytes,
                current=display_path(self.current),
                bytes_per_s=round(estimate.rate.per_s),
                left_low_s=shown.low_s,
                left_high_s=shown.high_s,
                left_change=shown.change.value if shown.change else "",
                silent_s=0.0 if self.asked_at_s is None else round(time_s - self.asked_at_s, 1),
                pace=self.pace,
                window_bytes=self.own_writes.window_bytes,
                window_s=round(self.own_writes.window_s, 3),
                hole_bytes=min(self.holes.bytes, self.holes.total_bytes),
                total_hole_bytes=self.holes.total_bytes,
            )
        )

    @property
    def _is_hashing_holes(self) -> bool:
        return self.holes.is_going_on and self._time.state == _RUNNING

    def _halt(self, time_s: float) -> Halt:
        if self._time.is_held or self._is_hashing_holes:
            return Halt.PERSON
        cache = self.sampler.cache
        is_silent = self.asked_at_s is not None and time_s - self.asked_at_s >= _SILENT_S
        is_stalled = cache is not None and cache.phase is Phase.STALLED
        return Halt.DRIVE if self._time.is_resting or is_silent or is_stalled else Halt.NONE
