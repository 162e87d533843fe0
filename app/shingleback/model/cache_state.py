"""What is believed of a drive's cache at a moment, and what happens to a drive while it is written to."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

_VAGUE: Final = 2.0  # times
_HARDLY: Final = 0.05  # of the capacity


class Phase(StrEnum):
    """What a drive is doing."""

    UNKNOWN = "unknown"  # too little has been seen
    FILLING = "filling"  # it takes what is written, and has room in its cache
    FULL = "full"  # its cache has overflowed: what goes there waits until room was made
    TIDYING = "tidying"  # it is left alone, and empties its cache
    RESTING = "resting"  # it is left alone, and its cache is empty
    STALLED = "stalled"  # it was asked, and has not answered for some seconds
    NOT_SMR_LIKE = "not-smr-like"  # nothing about its speed speaks of a cache: another kind of drive, or a slow port


class MomentKind(StrEnum):
    """What is worth a mark in the graph; `words.moments` has a sentence for each."""

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
    """Why nothing is written for a while."""

    CACHE_FULL = "cache-full"  # the drive makes room now, which it otherwise would amid a command
    SLOW_ANSWERS = "slow-answers"  # commands took so long that the next ones might be given up by the kernel
    OTHERS = "others"  # another program uses the drive


@dataclass(frozen=True, slots=True)
class CacheState:
    """Bytes and seconds, each with the band in which the truth is believed to lie.

    Attributes:
        fill_bytes: what waits in the cache for its place.
        capacity_bytes: how much the cache holds; 0 where nothing is believed (`NOT_SMR_LIKE`, `UNKNOWN`).
        tidy_low_s, tidy_high_s: how long the drive would tidy up, if it were left alone from now on.
        cliffs: how many cliffs of this very drive that rests upon; 0: upon what is known of its model.
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
    def level(self) -> float:
        """How full it most likely is, from 0 to 1: full and empty as the phase says it. 0 where nothing is believed."""
        match self.phase:
            case Phase.FULL:
                return 1.0
            case Phase.RESTING:
                return 0.0
            case _:
                return self._part(self.fill_bytes)

    @property
    def level_band(self) -> tuple[float, float]:
        """Between which levels the truth is believed to lie, if it holds as much as it most likely does."""
        if self.phase is Phase.FULL:
            return 1.0, 1.0
        return min(self.level, self._part(self.fill_low_bytes)), max(self.level, self._part(self.fill_high_bytes))

    @property
    def is_certain(self) -> bool:
        """A simulated drive tells of itself, instead of being judged from outside."""
        is_known = self.fill_low_bytes == self.fill_bytes == self.fill_high_bytes
        return is_known and self.capacity_low_bytes == self.capacity_high_bytes

    @property
    def is_vague(self) -> bool:
        """Too little is known of how much fits into it for one figure: who was told one would take it for a fact."""
        return self.capacity_high_bytes > _VAGUE * self.capacity_low_bytes

    @property
    def is_surely_empty(self) -> bool:
        return self.phase is Phase.RESTING and self.level_band[1] <= _HARDLY

    def _part(self, count_bytes: float) -> float:
        return min(1.0, count_bytes / self.capacity_bytes) if self.capacity_bytes else 0.0


@dataclass(frozen=True, slots=True)
class OwnWrites:
    """What a run has given to the drive so far, as far as the engine can know how it arrives there.

    Attributes:
        streamed_bytes: in pieces of at least a MiB, which a drive can put straight to their place.
        scattered_bytes, scattered_writes: in shorter pieces, which go through its cache.
        flushes: how often all was made durable, which also writes the filesystem's own metadata.
        window_bytes: how much is sent at once now.
        window_s: how long the drive let the engine wait for the newest window.
        flush_s: how long the newest flush took.
        alarms: how often the drive took so long for very little that the kernel might soon give a command up.
        read_bytes: what the engine had the drive read meanwhile: what it compares, and what the filesystem looks up.
        is_asked: the drive has been asked for something that it has not answered yet.
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
class Moment:
    """Something that happened, `time_s` after the run began; `values` are for its sentence."""

    time_s: float
    kind: MomentKind
    values: dict[str, str | int | float]
