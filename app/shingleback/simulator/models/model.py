"""What a modeled drive is asked, and what it lets see of itself. Time is always passed in; a model never waits."""

from dataclasses import dataclass
from typing import Protocol

from shingleback.model.cache_state import Phase
from shingleback.simulator.models.requests import Asked
from shingleback.simulator.models.tally import Tally


@dataclass(frozen=True, slots=True)
class State:
    """A modeled drive at one moment.

    Attributes:
        written_bytes: what it was given to write, since it was made; not what it rewrites by itself.
        cache_used_bytes: what waits in the cache for its place; at most `cache_bytes`.
        tidy_s: how long it would tidy up, if it were left alone from now on.
    """

    written_bytes: int
    cache_used_bytes: int
    cache_bytes: int
    phase: Phase
    tidy_s: float


@dataclass(frozen=True, slots=True)
class Reading:
    """What a modeled drive has been given so far. It tells all there is to know until the next command.

    Attributes:
        has_overflowed: something had to wait for room since the drive was last left alone.
        busy_until_s: when all that it was given is done.
        tidies_from_s: when it begins to empty its cache, if it is left alone.
        tidy_s: how long that takes: an estimate, since it depends on where the head goes.
    """

    written_bytes: int
    cache_used_bytes: int
    cache_bytes: int
    has_overflowed: bool
    busy_until_s: float
    tidies_from_s: float
    tidy_s: float

    def at(self, now_s: float) -> State:
        """The drive at a moment, if it is given nothing until then."""
        rested_s = max(0.0, now_s - self.tidies_from_s)
        left_s = max(0.0, self.tidy_s - rested_s)
        used_bytes = round(self.cache_used_bytes * left_s / self.tidy_s) if self.tidy_s else 0
        return State(self.written_bytes, used_bytes, self.cache_bytes, self._phase(now_s, left_s), left_s)

    def _phase(self, now_s: float, left_s: float) -> Phase:
        if now_s > self.busy_until_s and not left_s:
            return Phase.RESTING
        if not self.cache_bytes:
            return Phase.NOT_SMR_LIKE
        if now_s > self.tidies_from_s:
            return Phase.TIDYING
        return Phase.FULL if self.has_overflowed else Phase.FILLING


class Model(Protocol):
    """A drive that does one command after the other, and tidies up when it gets none.

    Seconds are those of any one clock, which must not go back. Each command gives when it will be done.
    """

    def write(self, now_s: float, offset: int, length: int) -> float:
        """Some bytes to a place."""

    def read(self, now_s: float, offset: int, length: int) -> float: ...

    def trim(self, now_s: float, offset: int, length: int) -> float:
        """What is there is not needed any more."""

    def flush(self, now_s: float) -> float:
        """All so far is to become durable."""

    @property
    def reading(self) -> Reading: ...

    @property
    def tally(self) -> Tally: ...

    @property
    def asked(self) -> Asked:
        """Its requests, as the kernel would count them, for any moment from the newest command on."""
