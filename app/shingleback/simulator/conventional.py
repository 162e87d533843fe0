"""A conventional disk, or a drive without a spindle: all writes go directly to their place.

Also a port that is slower than the drive behind it, such as USB 2.
"""

from dataclasses import dataclass, replace

from shingleback.simulator.model import (
    FLUSH,
    READ,
    TRIM,
    WRITE,
    Arm,
    Mechanics,
    Model,
    ModelReport,
    ModelTally,
    RequestCounts,
    Requests,
)


@dataclass(frozen=True, slots=True)
class ConventionalDrive:
    """What such a drive is.

    Attributes:
        sorted_at_once: so many of the writes that wait are done on one way of the arm, and in one turn.
    """

    mechanics: Mechanics
    sorted_at_once: int = 4

    def model(self, now_s: float) -> "ConventionalModel":
        return ConventionalModel(self, now_s)


class ConventionalModel:
    """Such a drive at work."""

    def __init__(self, drive: ConventionalDrive, now_s: float = 0.0) -> None:
        self._disk = drive.mechanics
        self._sorted = min(drive.mechanics.queue, drive.sorted_at_once)
        self._requests = Requests(now_s)
        self._arm = Arm(drive.mechanics)

    def write(self, now_s: float, offset: int, length: int) -> float:
        work_s = length / self._disk.bytes_per_s(offset) + self._arm.go(offset, offset + length) / self._sorted
        return self._requests.add(WRITE, length, now_s, work_s)

    def read(self, now_s: float, offset: int, length: int) -> float:
        work_s = length / self._disk.bytes_per_s(offset) + self._arm.go(offset, offset + length)
        return self._requests.add(READ, length, now_s, work_s)

    def trim(self, now_s: float, offset: int, length: int) -> float:  # noqa: ARG002 (nothing follows from the place)
        return self._requests.add(TRIM, length, now_s, 0.0)

    def flush(self, now_s: float) -> float:
        return self._requests.add(FLUSH, 0, now_s, self._disk.turn_s)

    @property
    def reading(self) -> ModelReport:
        """It has no cache, and never tidies up."""
        free_s = self._requests.free_s
        return ModelReport(
            written_bytes=self._requests.given_bytes,
            cache_used_bytes=0,
            cache_bytes=0,
            has_overflowed=False,
            busy_until_s=free_s,
            tidies_from_s=free_s,
            tidy_s=0.0,
        )

    @property
    def tally(self) -> ModelTally:
        return self._requests.tally

    @property
    def asked(self) -> RequestCounts:
        return self._requests.asked


class SlowPort:
    """What goes through it takes its time, while the drive works on it too."""

    def __init__(self, model: Model, bytes_per_s: float, now_s: float = 0.0) -> None:
        self._model = model
        self._bytes_per_s = bytes_per_s
        self._requests = Requests(now_s)

    def write(self, now_s: float, offset: int, length: int) -> float:
        return self._through(WRITE, length, now_s, self._model.write(self._begin_s(now_s), offset, length))

    def read(self, now_s: float, offset: int, length: int) -> float:
        return self._through(READ, length, now_s, self._model.read(self._begin_s(now_s), offset, length))

    def trim(self, now_s: float, offset: int, length: int) -> float:
        done_s = self._model.trim(self._begin_s(now_s), offset, length)
        return self._requests.add(TRIM, length, now_s, done_s - self._begin_s(now_s))

    def flush(self, now_s: float) -> float:
        done_s = self._model.flush(self._begin_s(now_s))
        return self._requests.add(FLUSH, 0, now_s, done_s - self._begin_s(now_s))

    @property
    def reading(self) -> ModelReport:
        reading = self._model.reading
        return replace(reading, busy_until_s=max(reading.busy_until_s, self._requests.free_s))

    @property
    def tally(self) -> ModelTally:
        """Waits are those at this end of the port."""
        asked = self._requests
        return replace(
            self._model.tally,
            waited_1s=asked.waited_1s,
            waited_10s=asked.waited_10s,
            longest_s=asked.longest_s,
        )

    @property
    def asked(self) -> RequestCounts:
        return self._requests.asked

    def _begin_s(self, now_s: float) -> float:
        return max(now_s, self._requests.free_s)

    def _through(self, kind: int, length: int, now_s: float, done_s: float) -> float:
        """The one that takes longer counts: the drive, or the port."""
        begin_s = self._begin_s(now_s)
        return self._requests.add(kind, length, now_s, max(done_s - begin_s, length / self._bytes_per_s))
