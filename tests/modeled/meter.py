"""Counts what a modeled drive did during one run, in modeled seconds."""

import msgspec

from shingleback.domain.monitoring import Phase
from shingleback.simulator.model import Model

_HALF_S = 0.5
_LONG_S = 1.0
_VERY_LONG_S = 10.0


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of one run: since the meter was reset.

    Attributes:
        now_s: the modeled clock, since the drive was made; `took_s`: since the meter was reset.
        rested_s: how much of that was a requested rest.
        longest_s: the duration of the longest command; `longest_what` says which one that was.
        moved_bytes: everything that the head wrote: the data, and what it had to write again.
        cached_bytes, cached_writes: how much of the data went through the drive's cache.
        cleanings: how many bands or zones were cleaned; `cleaned_s`: how long that took.
        cache_used_bytes: how much data is in the cache now; `owed_s`: how long cleaning it would take, about.
        phase: the current activity.
    """

    now_s: float = 0.0
    took_s: float = 0.0
    rested_s: float = 0.0
    reads: int = 0
    read_bytes: int = 0
    read_s: float = 0.0
    writes: int = 0
    written_bytes: int = 0
    write_s: float = 0.0
    flushes: int = 0
    flush_s: float = 0.0
    trims: int = 0
    trimmed_bytes: int = 0
    longest_s: float = 0.0
    longest_what: str = ""
    waited_half_s: int = 0
    waited_1s: int = 0
    waited_10s: int = 0
    moved_bytes: int = 0
    cached_bytes: int = 0
    cached_writes: int = 0
    cleanings: int = 0
    cleaned_s: float = 0.0
    cache_used_bytes: int = 0
    cache_bytes: int = 0
    owed_s: float = 0.0
    phase: Phase = Phase.FILLING

    @property
    def amplification(self) -> float:
        """The ratio of bytes written by the head to bytes of data."""
        return self.moved_bytes / self.written_bytes if self.written_bytes else 1.0


class Meter:
    """Counts commands by kind: `read`, `write`, `flush`, `trim`."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self.reset(0.0)

    def reset(self, now_s: float) -> None:
        self._began_s = now_s
        self._before = self._model.tally
        self._counts = dict.fromkeys(("read", "write", "flush", "trim"), 0)
        self._bytes = dict.fromkeys(self._counts, 0)
        self._seconds = dict.fromkeys(self._counts, 0.0)
        self._rested_s = self._longest_s = 0.0
        self._longest_what = ""
        self._waited = {_HALF_S: 0, _LONG_S: 0, _VERY_LONG_S: 0}

    def count(self, kind: str, offset: int, length: int, took_s: float) -> None:
        self._counts[kind] += 1
        self._bytes[kind] += length
        self._seconds[kind] += took_s
        if took_s > self._longest_s:
            self._longest_s, self._longest_what = took_s, f"{kind} of {length} at {offset}"
        if took_s > _HALF_S:
            for limit_s in self._waited:
                self._waited[limit_s] += took_s > limit_s

    def rested(self, seconds: float) -> None:
        self._rested_s += seconds

    def figures(self, now_s: float) -> Figures:
        tally, before, reading = self._model.tally, self._before, self._model.reading.at(now_s)
        return Figures(
            now_s=now_s,
            took_s=now_s - self._began_s,
            rested_s=self._rested_s,
            reads=self._counts["read"],
            read_bytes=self._bytes["read"],
            read_s=self._seconds["read"],
            writes=self._counts["write"],
            written_bytes=self._bytes["write"],
            write_s=self._seconds["write"],
            flushes=self._counts["flush"],
            flush_s=self._seconds["flush"],
            trims=self._counts["trim"],
            trimmed_bytes=self._bytes["trim"],
            longest_s=self._longest_s,
            longest_what=self._longest_what,
            waited_half_s=self._waited[_HALF_S],
            waited_1s=self._waited[_LONG_S],
            waited_10s=self._waited[_VERY_LONG_S],
            moved_bytes=tally.moved_bytes - before.moved_bytes,
            cached_bytes=tally.cached_bytes - before.cached_bytes,
            cached_writes=tally.cached_writes - before.cached_writes,
            cleanings=tally.cleanings - before.cleanings,
            cleaned_s=tally.cleaned_s - before.cleaned_s,
            cache_used_bytes=reading.cache_used_bytes,
            cache_bytes=reading.cache_bytes,
            owed_s=reading.tidy_s,
            phase=reading.phase,
        )
