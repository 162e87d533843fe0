"""An area of a simulated drive, on a clock that jumps, so that a measurement of hours takes a moment.

Nothing is written anywhere: a request only moves the model's time.
"""

from typing import Final

from shingleback.simulator.model import Model

_PART: Final = 0.3  # of the drive is before the area, as on a partly filled drive


class SimulatedArea:
    """Each request begins when the previous one is done, as with direct writes to a file."""

    def __init__(
        self,
        model: Model,
        size_bytes: int,
        capacity_bytes: int,
        began_s: float = 0.0,
        *,
        used_part: float = _PART,
    ) -> None:
        """`used_part`: of the drive, before the area."""
        self._model = model
        self._size_bytes = min(size_bytes, int(capacity_bytes * (1 - used_part)))
        self._begin = int(capacity_bytes * used_part) >> 20 << 20
        self._now_s = began_s

    @property
    def size_bytes(self) -> int:
        return self._size_bytes

    def now_s(self) -> float:
        return self._now_s

    def write(self, offset: int, length: int) -> None:
        self._now_s = self._model.write(self._now_s, self._begin + offset, length)

    def read(self, offset: int, length: int) -> None:
        self._now_s = self._model.read(self._now_s, self._begin + offset, length)

    def flush(self) -> None:
        self._now_s = self._model.flush(self._now_s)

    def idle(self, seconds: float) -> None:
        self._now_s += seconds
