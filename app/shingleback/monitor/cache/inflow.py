"""What goes into a drive's cache, from the engine's own write accounting and the drive's counters."""

from typing import Final, NamedTuple

from shingleback.domain.monitoring import OwnWrites
from shingleback.monitor.counters import Sample

_ALIKE: Final = 0.5  # extra requests of half the size of those of a stream are parts of one
_MANY: Final = 10  # requests in a second, so that their mean size says something
_FIRST_REQUEST_BYTES: Final = 128 << 10
_BLOCK_BYTES: Final = 4096
_WINDOWS_OPEN: Final = 2  # under way at most, which the engine has not counted yet
_LEAST_OPEN_BYTES: Final = 32 << 20


class Entered(NamedTuple):
    """The writes of an interval, by how they arrive."""

    scattered_bytes: float = 0.0
    scattered_writes: float = 0.0
    streamed_bytes: float = 0.0

    def __add__(self, other: object) -> "Entered":
        if not isinstance(other, Entered):
            return NotImplemented
        return Entered(*(mine + its for mine, its in zip(self, other, strict=True)))


class Inflow:
    """The engine counts a write when it has reached the drive, the drive a little before.

    So of the writes that the engine does not explain (the filesystem's own blocks, and those of other programs), as
    much is left open as may be in flight.

    Attributes:
        request_bytes: the request size of a stream.
        piece_bytes: the mean size of a scattered write, over some minutes.
    """

    def __init__(self) -> None:
        self.request_bytes = float(_FIRST_REQUEST_BYTES)
        self.piece_bytes = float(64 << 10)
        self._own = OwnWrites()
        self._extra_bytes = 0.0
        self._extra_writes = 0.0

    def after(self, sample: Sample, own: OwnWrites) -> Entered:
        """In the span of the sample."""
        before, self._own = self._own, own
        if sample.writes >= _MANY:
            self.request_bytes = max(self.request_bytes, sample.written_bytes / sample.writes)
        scattered = Entered(
            own.scattered_bytes - before.scattered_bytes,
            own.scattered_writes - before.scattered_writes,
            own.streamed_bytes - before.streamed_bytes,
        )
        self._note_pieces(scattered)
        return scattered + self._unexplained(sample, own, scattered)

    def scattered_writes(self, sample: Sample) -> float:
        """How many of a sample's writes were no parts of a stream, judged by their mean size."""
        unlike = self.request_bytes - min(self.piece_bytes, self.request_bytes / 2)
        shortfall = sample.writes * self.request_bytes - sample.written_bytes
        return min(float(sample.writes), max(0.0, shortfall / unlike))

    def _note_pieces(self, scattered: Entered) -> None:
        if scattered.scattered_writes:
            weight = min(0.5, scattered.scattered_writes / 1_000)
            size = scattered.scattered_bytes / scattered.scattered_writes
            self.piece_bytes += weight * (size - self.piece_bytes)

    def _unexplained(self, sample: Sample, own: OwnWrites, known: Entered) -> Entered:
        self._extra_bytes += sample.written_bytes - known.scattered_bytes - known.streamed_bytes
        self._extra_writes += sample.writes - known.scattered_writes - known.streamed_bytes / self.request_bytes
        is_open = own.is_asked or sample.in_flight > 0
        size_bytes = self._extra_bytes - (max(_LEAST_OPEN_BYTES, _WINDOWS_OPEN * own.window_bytes) if is_open else 0)
        if size_bytes <= 0:
            return Entered()
        writes = min(max(0.0, self._extra_writes * size_bytes / self._extra_bytes), size_bytes / _BLOCK_BYTES)
        self._extra_bytes -= size_bytes
        self._extra_writes -= writes
        if size_bytes > writes * self.request_bytes * _ALIKE:
            return Entered(streamed_bytes=size_bytes)
        return Entered(size_bytes, writes)
