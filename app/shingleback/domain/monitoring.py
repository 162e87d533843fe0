"""The values of monitoring: the drive's cache estimate and its prior, counters, events, and situations.

Counters come from the kernel (Documentation/block/stat.rst) or from a simulated drive; a `Sample` is the difference
between two readings. A situation describes what is going on, for a user without any knowledge of drives. Habits are
normal behavior that may look like a fault, to be explained to the user beforehand.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple, Protocol

import msgspec

from shingleback.domain.drive import Evidence
from shingleback.domain.smr.evidence import RecordingMethod, Verdict

_VAGUE: Final = 2.0  # times
_HARDLY: Final = 0.05  # of the capacity
_HALF: Final = 0.5
_TRACE: Final = 0.01


class Phase(StrEnum):
    """What a drive is doing."""

    UNKNOWN = "unknown"  # too little has been seen
    FILLING = "filling"  # it takes what is written, and has room in its cache
    FULL = "full"  # its cache has overflowed: what goes there waits until room was made
    BYPASSING = "bypassing"  # the same, but what is written now is long, and goes past the cache at full speed
    TIDYING = "tidying"  # it is left alone, and empties its cache
    RESTING = "resting"  # it is left alone, and its cache is empty
    STALLED = "stalled"  # it was asked, and has not answered for some seconds
    NOT_SMR_LIKE = "not-smr-like"  # nothing about its speed speaks of a cache: another kind of drive, or a slow port


class MomentKind(StrEnum):
    """An event that gets a mark in the graph; `messages.progress` has a sentence for each."""

    CLIFF = "cliff"  # the cache is full: the speed has dropped
    RECOVERED = "recovered"  # it is fast again
    STALL = "stall"  # it began not to answer
    STALL_OVER = "stall-over"
    REST = "rest"  # it is given time to tidy up
    REST_OVER = "rest-over"
    OTHERS = "others"  # another program uses the drive
    OTHERS_GONE = "others-gone"
    PACE = "pace"  # a person asked for another pace


class RestReason(StrEnum):
    """Why writing is paused."""

    CACHE_FULL = "cache-full"  # the drive makes room now, which it otherwise would amid a command
    SLOW_ANSWERS = "slow-answers"  # commands took so long that the next ones might be given up by the kernel
    OTHERS = "others"  # another program uses the drive


@dataclass(frozen=True, slots=True)
class CacheState:
    """The estimate of the drive's cache: bytes and seconds, each with its range.

    Attributes:
        fill_bytes: the data in the cache that waits for cleaning.
        capacity_bytes: the size of the cache; 0 if there is no estimate (`NOT_SMR_LIKE`, `UNKNOWN`).
        tidy_low_s, tidy_high_s: how long the drive would clean if it were idle from now on.
        cliffs: how many cliffs of this drive the estimate is based on; 0: only on its model.
    """

    phase: Phase
    fill_bytes: int = 0
    fill_low_bytes: int = 0
    fill_high_bytes: int = 0
    capacity_bytes: int = 0
    capacity_low_bytes: int = 0
    capacity_high_bytes: int = 0
    tidy_low_s: float = 0.0
    tidy_high_s: float = 0.0
    cliffs: int = 0

    @property
    def is_full(self) -> bool:
        return self.phase in (Phase.FULL, Phase.BYPASSING)

    @property
    def level(self) -> float:
        """How full the cache probably is, from 0 to 1; the phase says when it is full. 0 without an estimate."""
        match self.phase:
            case Phase.FULL | Phase.BYPASSING:
                return 1.0
            case Phase.RESTING:
                return 0.0
            case _:
                return self._part(self.fill_bytes)

    @property
    def level_band(self) -> tuple[float, float]:
        """The range of `level`, if the cache has its most likely size."""
        if self.is_full:
            return 1.0, 1.0
        return min(self.level, self._part(self.fill_low_bytes)), max(self.level, self._part(self.fill_high_bytes))

    @property
    def is_certain(self) -> bool:
        """The values are exact, because a simulated drive reports them itself."""
        is_known = self.fill_low_bytes == self.fill_bytes == self.fill_high_bytes
        return is_known and self.capacity_low_bytes == self.capacity_high_bytes

    @property
    def is_vague(self) -> bool:
        """Too little is known about the size of the cache to show one figure, which would be taken for a fact."""
        return self.capacity_high_bytes > _VAGUE * self.capacity_low_bytes

    @property
    def has_traces(self) -> bool:
        """So little is in it that a figure would say more than is known: large writes go past the cache."""
        return not self.is_full and 0 < self.fill_high_bytes <= _TRACE * self.capacity_low_bytes

    @property
    def is_probably_empty(self) -> bool:
        """It is probably empty, and otherwise at most half full."""
        return self.phase is Phase.RESTING and self.level_band[1] <= _HALF

    @property
    def is_surely_empty(self) -> bool:
        return self.phase is Phase.RESTING and self.level_band[1] <= _HARDLY

    def _part(self, count_bytes: float) -> float:
        return min(1.0, count_bytes / self.capacity_bytes) if self.capacity_bytes else 0.0


@dataclass(frozen=True, slots=True)
class OwnWrites:
    """What a run has written to the drive so far, as far as the engine can know how it arrives there.

    Attributes:
        streamed_bytes: in pieces of at least a MiB, which a drive can put straight to their place.
        scattered_bytes, scattered_writes: in shorter pieces, which go through its cache.
        flushes: how often all was made durable, which also writes the filesystem's own metadata.
        window_bytes: how much is sent at once now.
        window_s: how long the engine had to wait for the newest window.
        flush_s: how long the newest flush took.
        alarms: how often the drive took so long for very little that the kernel might soon give a command up.
        read_bytes: what the engine had the drive read meanwhile: what it compares, and what the filesystem looks up.
        is_asked: the drive has not answered the newest request yet.
    """

    streamed_bytes: int = 0
    scattered_bytes: int = 0
    scattered_writes: int = 0
    flushes: int = 0
    window_bytes: int = 0
    window_s: float = 0.0
    flush_s: float = 0.0
    alarms: int = 0
    read_bytes: int = 0
    is_asked: bool = False


@dataclass(frozen=True, slots=True)
class RunEvent:
    """An event, `time_s` after the run began; `values` are for its sentence."""

    time_s: float
    kind: MomentKind
    values: dict[str, str | int | float]


class CachePrior(msgspec.Struct, frozen=True):
    """What to expect of a drive before it was observed; observations soon outweigh it.

    Attributes:
        shingled: how likely it is that the drive has such a cache at all; 0 and 1 are never changed by what it shows.
        capacity_bytes: as likely too small as too large.
        capacity_spread: two of three drives lie within this factor of it.
        takes_all: how likely it is that everything goes through the cache, and not only what is scattered.
    """

    shingled: float = 0.4
    capacity_bytes: int = 20_000_000_000
    capacity_spread: float = 2.5
    takes_all: float = 0.2


class Counters(NamedTuple):
    """The kernel's counters of a drive. All but the last three only rise.

    Attributes:
        read_s, write_s, flush_s: how long all such requests took, each counted by itself.
        busy_s: how long at least one request was under way.
        queued_s: the time of all requests under way, summed (its rise in a second is the mean length of the queue).
        in_flight: requests under way now.
        dirty_bytes, writeback_bytes: what waits in memory to be written to this drive's filesystem, and what of that
            is on its way; None where nobody counts that.
    """

    reads: int = 0
    read_bytes: int = 0
    read_s: float = 0.0
    writes: int = 0
    written_bytes: int = 0
    write_s: float = 0.0
    flushes: int = 0
    flush_s: float = 0.0
    busy_s: float = 0.0
    queued_s: float = 0.0
    in_flight: int = 0
    dirty_bytes: int | None = None
    writeback_bytes: int | None = None


class CounterSource(Protocol):
    def read(self) -> Counters | None:
        """Never waits for the drive; None if the drive is gone."""


class NoCounters:
    """Counts nothing."""

    def read(self) -> Counters | None:
        return None


_IDLE: Final = 0.02


class Sample(NamedTuple):
    """Rates and means over `span_s`, which ends at `time_s`.

    Attributes:
        written_bps, read_bps: written to and read from the drive, by any program.
        writes, reads, flushes: completed requests.
        write_wait_s, flush_wait_s: their mean duration; 0 if there was none.
        queue: the mean number of requests in flight.
        busy: 0 to 1, the share of the time in which the drive had work.
        in_flight, dirty_bytes, writeback_bytes: at `time_s`; as in `Counters`.
    """

    time_s: float
    span_s: float
    written_bps: float = 0.0
    read_bps: float = 0.0
    writes: int = 0
    reads: int = 0
    flushes: int = 0
    write_wait_s: float = 0.0
    flush_wait_s: float = 0.0
    queue: float = 0.0
    busy: float = 0.0
    in_flight: int = 0
    dirty_bytes: int | None = None
    writeback_bytes: int | None = None

    @property
    def written_bytes(self) -> float:
        return self.written_bps * self.span_s

    @property
    def read_bytes(self) -> float:
        return self.read_bps * self.span_s

    @property
    def busy_s(self) -> float:
        return self.busy * self.span_s

    @property
    def is_idle(self) -> bool:
        """It had next to nothing to do."""
        return self.busy < _IDLE and not self.in_flight

    @property
    def has_answered(self) -> bool:
        """Something was completed."""
        return bool(self.writes or self.reads or self.flushes)


def between(before: Counters | None, after: Counters | None, time_s: float, span_s: float) -> Sample | None:
    """None if nothing was counted, or the counters restarted because the drive was away. `span_s` is more than 0."""
    if before is None or after is None:
        return None
    if after.written_bytes < before.written_bytes or after.read_bytes < before.read_bytes:
        return None
    writes, flushes = after.writes - before.writes, after.flushes - before.flushes
    return Sample(
        time_s,
        span_s,
        written_bps=(after.written_bytes - before.written_bytes) / span_s,
        read_bps=(after.read_bytes - before.read_bytes) / span_s,
        writes=writes,
        reads=after.reads - before.reads,
        flushes=flushes,
        write_wait_s=_mean(after.write_s - before.write_s, writes),
        flush_wait_s=_mean(after.flush_s - before.flush_s, flushes),
        queue=(after.queued_s - before.queued_s) / span_s,
        busy=min(1.0, (after.busy_s - before.busy_s) / span_s),
        in_flight=after.in_flight,
        dirty_bytes=after.dirty_bytes,
        writeback_bytes=after.writeback_bytes,
    )


def _mean(total_s: float, count: int) -> float:
    return total_s / count if count else 0.0


class Situation(StrEnum):
    """`messages.progress` says of each what the drive and the program do, what is normal, and what one may do."""

    STARTING = "starting"
    SURVEYING = "surveying"  # looking for what has changed
    COPYING = "copying"
    SLOW = "slow"  # copying, while the drive's cache is full
    SILENT = "silent"  # copying, and the drive does not answer
    RESTING = "resting"  # the program waits for the drive
    GIVING_WAY = "giving-way"  # the program waits for another program
    PAUSING = "pausing"
    PAUSED = "paused"
    STOPPING = "stopping"
    FINISHING = "finishing"
    EJECTING = "ejecting"
    TIDYING = "tidying"  # the backup is over, and the drive is not
    COPIED = "copied"  # the backup is over
    HERE = "here"  # the backup is over, and on the computer's own disk
    STOPPED = "stopped"  # by the person
    SAFE = "safe"  # to unplug
    NOT_SAFE = "not-safe"  # it could not be ejected
    LEFT = "left"  # the drive was unplugged, or closed, when everything was done
    GONE = "gone"
    FULL = "full"
    REFUSED = "refused"  # the drive returned errors
    FAILED = "failed"  # for a reason that is not the drive's
    IN_USE = "in-use"  # plugged in and open; the program does nothing with it
    CLOSED = "closed"  # plugged in, and not open


class SituationText(msgspec.Struct, frozen=True):
    """A situation as four texts of a sentence or two each."""

    drive: str
    program: str
    normal: str
    advice: str


class Normal(StrEnum):
    """One habit of a drive; `messages.drive` has the sentence for it, and the explanation behind it."""

    SLOWS_DOWN = "slows-down"  # its fast cache is full
    TIDIES_UP = "tidies-up"  # busy, warm and awake while nobody uses it
    QUIET_CLICKS = "quiet-clicks"
    PAUSES = "pauses"  # no answer for half a minute
    EJECTS_SLOWLY = "ejects-slowly"
    NEEDS_POWER_AFTERWARD = "needs-power-afterward"
    ONLY_IN_ORDER = "only-in-order"  # host-managed: ordinary filesystems cannot be used
    HEARS_OF_DELETED = "hears-of-deleted"  # it takes TRIM
    SLOWER_INSIDE = "slower-inside"  # half as fast at its end: so is every hard disk
    MAY_STILL_BE_SHINGLED = "may-still-be-shingled"
    NO_MOVING_PARTS = "no-moving-parts"


_OF_A_CACHE: Final = (
    Normal.SLOWS_DOWN,
    Normal.TIDIES_UP,
    Normal.QUIET_CLICKS,
    Normal.PAUSES,
    Normal.EJECTS_SLOWLY,
    Normal.NEEDS_POWER_AFTERWARD,
)
_HABITS: Final[dict[RecordingMethod, tuple[Normal, ...]]] = {
    RecordingMethod.DRIVE_MANAGED: _OF_A_CACHE,
    RecordingMethod.HOST_AWARE: _OF_A_CACHE,
    RecordingMethod.HOST_MANAGED: (Normal.ONLY_IN_ORDER, Normal.SLOWER_INSIDE),
    RecordingMethod.CONVENTIONAL: (Normal.SLOWER_INSIDE, Normal.EJECTS_SLOWLY),
    RecordingMethod.NO_SIGN_OF_SMR: (Normal.SLOWER_INSIDE, Normal.EJECTS_SLOWLY, Normal.MAY_STILL_BE_SHINGLED),
    RecordingMethod.NOT_A_HARD_DISK: (Normal.NO_MOVING_PARTS, Normal.EJECTS_SLOWLY),
    RecordingMethod.UNKNOWN: (Normal.EJECTS_SLOWLY, Normal.MAY_STILL_BE_SHINGLED),
}


def normal_for(verdict: Verdict, evidence: Evidence) -> tuple[Normal, ...]:
    """The habits of a drive, the most alarming first."""
    habits = _HABITS[verdict.recording]
    takes_trim = bool(evidence.reported_trim or evidence.discard_max_bytes) and not evidence.is_thin
    return (*habits, Normal.HEARS_OF_DELETED) if verdict.is_shingled and takes_trim else habits


class NotHeld(StrEnum):
    """Why the computer may sleep although a backup is running. The values are those of the event stream."""

    NO_LOGIND = "no-logind"  # nobody is there who could be asked
    REFUSED = "refused"
