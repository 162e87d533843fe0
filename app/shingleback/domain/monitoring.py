"""The values of monitoring: the drive's cache estimate and its prior, counters, events, and situations.

Counters come from the kernel (Documentation/block/stat.rst) or from a simulated drive; a `Sample` is the difference
between two readings. A situation describes what is going on to a user who knows nothing about drives. Habits are normal
behavior that may look like a fault, and are explained to the user in advance.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple, Protocol

import msgspec

from shingleback.domain.drive import Evidence
from shingleback.domain.labels import QT_TRANSLATE_NOOP, LabeledEnum
from shingleback.domain.smr.evidence import RecordingMethod, Verdict

_VAGUE: Final = 2.0  # times
_HARDLY: Final = 0.05  # of the capacity
_HALF: Final = 0.5
_TRACE: Final = 0.01


class Phase(LabeledEnum):
    """What a drive is doing now."""

    UNKNOWN = "unknown", QT_TRANSLATE_NOOP("moments", "not known yet")
    FILLING = "filling", QT_TRANSLATE_NOOP("moments", "cache has room")
    FULL = "full", QT_TRANSLATE_NOOP("moments", "cache is full")  # writes to it wait until there is room
    # the current writes are long, and bypass the full cache at full speed
    BYPASSING = "bypassing", QT_TRANSLATE_NOOP("moments", "past the full cache")
    TIDYING = "tidying", QT_TRANSLATE_NOOP("moments", "tidying up")  # idle, while it empties its cache
    RESTING = "resting", QT_TRANSLATE_NOOP("moments", "at rest")  # idle, with an empty cache
    STALLED = "stalled", QT_TRANSLATE_NOOP("moments", "not responding")  # to a request, for some seconds
    # its speed gives no sign of a cache: another kind of drive, or a slow port
    NOT_SMR_LIKE = "not-smr-like", QT_TRANSLATE_NOOP("moments", "no cache detected")


class RunEventKind(LabeledEnum):
    """An event that is marked in the graph; `messages.progress` has a sentence for each."""

    CLIFF = "cliff", QT_TRANSLATE_NOOP("moments", "cache full")  # the speed has dropped
    # the newest cliff was none: the drive has been faster since than ever before
    CLIFF_REFUTED = "cliff-refuted", QT_TRANSLATE_NOOP("moments", "not full")
    RECOVERED = "recovered", QT_TRANSLATE_NOOP("moments", "fast again")
    STALL = "stall", QT_TRANSLATE_NOOP("moments", "not responding")
    STALL_OVER = "stall-over", QT_TRANSLATE_NOOP("moments", "responds again")
    REST = "rest", QT_TRANSLATE_NOOP("moments", "rest")  # writing is paused so that the drive can clean its cache
    REST_OVER = "rest-over", QT_TRANSLATE_NOOP("moments", "continues")
    OTHERS = "others", QT_TRANSLATE_NOOP("moments", "other program")
    OTHERS_GONE = "others-gone", QT_TRANSLATE_NOOP("moments", "alone again")
    PACE = "pace", QT_TRANSLATE_NOOP("moments", "pace")  # chosen by the user


class RestReason(StrEnum):
    """Why writing is paused."""

    CACHE_FULL = "cache-full"  # the drive makes room now, instead of during a command
    SLOW_ANSWERS = "slow-answers"  # commands took so long that the kernel might abort the next ones
    OTHERS = "others"  # another program uses the drive
    TROUBLE = "trouble"  # of the drive, its connection, or the power


class RangeChange(StrEnum):
    """Why the range of the time left was moved or widened; `messages.time_left` has a sentence for each."""

    CACHE_FULL = "cache-full"  # the drive's cache has just become full
    BREAK = "break"  # the drive did not answer for a while, or was given a rest
    SMALL_FILES = "small-files"  # the files are much smaller than before
    SLOWER = "slower"  # for none of these reasons
    FASTER = "faster"


class TroubleKind(StrEnum):
    """What may end with a lost drive; `messages.reasons` has a note for each."""

    TIMED_OUT = "timed-out"  # the drive did not answer a command in time
    LINK_FELL = "link-fell"  # the connection has become slower
    UNDER_VOLTAGE = "under-voltage"  # of a small board
    RESET = "reset"  # of the connection
    OVER_CURRENT = "over-current"  # a USB port switched itself off


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something that was noticed during a run; `values` are for its note."""

    kind: TroubleKind
    values: tuple[tuple[str, int], ...] = ()


class TroubleSource(Protocol):
    @property
    def is_log_lost(self) -> bool:
        """Whether the kernel's log was read at first, and no longer is."""

    def take(self) -> list[Trouble]:
        """What has happened since the last call."""


class NoTroubles:
    """A `TroubleSource` that knows of none."""

    is_log_lost = False

    def take(self) -> list[Trouble]:
        return []


@dataclass(frozen=True, slots=True)
class CacheState:
    """The estimate of the drive's cache, in bytes and seconds, each with a range.

    Attributes:
        fill_bytes: the data in the cache that waits for cleaning.
        capacity_bytes: the size of the cache; 0 if there is no estimate (`NOT_SMR_LIKE`, `UNKNOWN`).
        tidy_low_s, tidy_high_s: how long the drive would clean if it were idle from now on.
        cliffs: how many cliffs of this drive the estimate is based on; 0 if it is based on the model only.
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
        """How full the cache probably is, from 0 to 1. 0 if there is no estimate. The phase overrides the estimate."""
        match self.phase:
            case Phase.FULL | Phase.BYPASSING:
                return 1.0
            case Phase.RESTING:
                return 0.0
            case _:
                return self._part(self.fill_bytes)

    @property
    def level_band(self) -> tuple[float, float]:
        """The range of `level`, assuming that the cache has its most likely size."""
        if self.is_full:
            return 1.0, 1.0
        return min(self.level, self._part(self.fill_low_bytes)), max(self.level, self._part(self.fill_high_bytes))

    @property
    def is_certain(self) -> bool:
        """Whether the values are exact, because a simulated drive reports them."""
        is_known = self.fill_low_bytes == self.fill_bytes == self.fill_high_bytes
        return is_known and self.capacity_low_bytes == self.capacity_high_bytes

    @property
    def is_vague(self) -> bool:
        """Whether the cache size is too uncertain to show one figure, which would be mistaken for a fact."""
        return self.capacity_high_bytes > _VAGUE * self.capacity_low_bytes

    @property
    def has_traces(self) -> bool:
        """Whether the cache holds so little that a figure would look too precise: large writes bypass the cache."""
        return not self.is_full and 0 < self.fill_high_bytes <= _TRACE * self.capacity_low_bytes

    @property
    def is_probably_empty(self) -> bool:
        """Whether the cache is probably empty, and at most half full."""
        return self.phase is Phase.RESTING and self.level_band[1] <= _HALF

    @property
    def is_surely_empty(self) -> bool:
        return self.phase is Phase.RESTING and self.level_band[1] <= _HARDLY

    def _part(self, count_bytes: float) -> float:
        return min(1.0, count_bytes / self.capacity_bytes) if self.capacity_bytes else 0.0


@dataclass(frozen=True, slots=True)
class OwnWrites:
    """What a run has written to the drive so far, as far as the engine can know how it reaches the drive.

    Attributes:
        streamed_bytes: in pieces of at least 1 MiB, which a drive can write directly to their final place.
        scattered_bytes, scattered_writes: in shorter pieces, which go through the drive's cache.
        flushes: how often all data was made durable; each flush also writes the filesystem's metadata.
        window_bytes: how much is sent at once now.
        window_s: how long the engine waited for the newest window.
        flush_s: how long the newest flush took.
        alarms: how often the drive took so long for so little data that the kernel might soon abort a command.
        read_bytes: what the engine read from the drive meanwhile: data to compare, and filesystem metadata.
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
    """An event `time_s` seconds after the run began; `values` are for its sentence."""

    time_s: float
    kind: RunEventKind
    values: dict[str, str | int | float]


class CachePrior(msgspec.Struct, frozen=True):
    """What to expect of a drive before any observation; observations soon outweigh it.

    Attributes:
        shingled: the probability that the drive has such a cache at all; observations never change a 0 or 1.
        capacity_bytes: the median estimate: the true size is as likely smaller as larger.
        capacity_spread: two of three drives are within this factor of it.
        takes_all: the probability that all writes go through the cache, not only scattered ones.
    """

    shingled: float = 0.4
    capacity_bytes: int = 20_000_000_000
    capacity_spread: float = 2.5
    takes_all: float = 0.2


class Counters(NamedTuple):
    """The kernel's counters of a drive. All except the last three only increase.

    Attributes:
        read_s, write_s, flush_s: the total duration of all such requests.
        busy_s: how long at least one request was in flight.
        queued_s: the summed time of all requests in flight (its increase per second is the mean queue length).
        in_flight: the number of requests in flight now.
        dirty_bytes, writeback_bytes: data in memory that waits to be written to this drive's filesystem, and the part
            of it that is being written; None if not available.
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
        """Return the current counters, or None if the drive is gone. Never waits for the drive."""


class NoCounters:
    """A counter source without counters."""

    def read(self) -> Counters | None:
        return None


_IDLE: Final = 0.02


class Sample(NamedTuple):
    """Rates and means over the `span_s` seconds that end at `time_s`.

    Attributes:
        written_bps, read_bps: bytes per second written to and read from the drive, by any program.
        writes, reads, flushes: completed requests.
        write_wait_s, flush_wait_s: their mean duration; 0 if there was none.
        queue: the mean number of requests in flight.
        busy: the share of the time in which the drive was busy, from 0 to 1.
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
        """Whether the drive was practically idle."""
        return self.busy < _IDLE and not self.in_flight

    @property
    def has_answered(self) -> bool:
        """Whether any request was completed."""
        return bool(self.writes or self.reads or self.flushes)


def between(before: Counters | None, after: Counters | None, time_s: float, span_s: float) -> Sample | None:
    """Return the sample between two readings `span_s` apart (more than 0).

    None if a reading is missing, or if the counters restarted because the drive was disconnected.
    """
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
    """The state of a run or a drive. `messages.progress` explains what happens, what is normal and what to do."""

    STARTING = "starting"
    SURVEYING = "surveying"  # looking for changes
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
    TIDYING = "tidying"  # the backup is over, but the drive is still cleaning
    COPIED = "copied"  # the backup is over
    HERE = "here"  # the backup is over, and is on the computer's own disk
    STOPPED = "stopped"  # by the user
    SAFE = "safe"  # to unplug
    NOT_SAFE = "not-safe"  # it could not be ejected
    LEFT = "left"  # the drive was unplugged or unmounted after everything was done
    GONE = "gone"
    FULL = "full"
    REFUSED = "refused"  # the drive returned errors
    FAILED = "failed"  # for a reason other than the drive
    IN_USE = "in-use"  # plugged in and mounted; the program does nothing with it
    CLOSED = "closed"  # plugged in, but not mounted
    BLANK = "blank"  # plugged in, and nothing on it can be opened


class SituationText(msgspec.Struct, frozen=True):
    """A situation as four texts of a sentence or two each."""

    drive: str
    program: str
    normal: str
    advice: str


class Normal(StrEnum):
    """A habit of a drive; `messages.drive` has its sentence and explanation."""

    SLOWS_DOWN = "slows-down"  # its fast cache is full
    TIDIES_UP = "tidies-up"  # busy, warm and awake although nobody uses it
    QUIET_CLICKS = "quiet-clicks"
    PAUSES = "pauses"  # no answer for half a minute
    EJECTS_SLOWLY = "ejects-slowly"
    NEEDS_POWER_AFTERWARD = "needs-power-afterward"
    ONLY_IN_ORDER = "only-in-order"  # host-managed: ordinary filesystems cannot be used
    HEARS_OF_DELETED = "hears-of-deleted"  # it supports TRIM
    SLOWER_INSIDE = "slower-inside"  # half as fast at its end, like every hard disk
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


def habits_of(verdict: Verdict, evidence: Evidence) -> tuple[Normal, ...]:
    """The habits of a drive, most alarming first."""
    habits = _HABITS[verdict.recording]
    takes_trim = bool(evidence.reported_trim or evidence.discard_max_bytes) and not evidence.is_thin
    return (*habits, Normal.HEARS_OF_DELETED) if verdict.is_shingled and takes_trim else habits


class InhibitFailure(StrEnum):
    """Why the computer may sleep during a backup. The values are those in the event stream."""

    NO_LOGIND = "no-logind"  # there is no logind to ask
    REFUSED = "refused"
