"""A drive that writes everything to its place at once: a conventional disk, or one without a spindle."""

from dataclasses import dataclass

from shingleback.simulator.models.arm import Arm
from shingleback.simulator.models.mechanics import Mechanics
from shingleback.simulator.models.model import Reading
from shingleback.simulator.models.requests import FLUSH, READ, TRIM, WRITE, Asked, Requests
from shingleback.simulator.models.tally import Tally


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
    def reading(self) -> Reading:
        """It has no cache, and never tidies up."""
        free_s = self._requests.free_s
        return Reading(
            written_bytes=self._requests.given_bytes,
            cache_used_bytes=0,
            cache_bytes=0,
            has_overflowed=False,
            busy_until_s=free_s,
            tidies_from_s=free_s,
            tidy_s=0.0,
        )

    @property
    def tally(self) -> Tally:
        return self._requests.tally

    @property
    def asked(self) -> Asked:
        return self._requests.asked
