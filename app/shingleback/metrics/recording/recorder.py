"""Makes the recording of a run from what is told of it."""

import math
from typing import Final

from shingleback.jobs.cache_told import cache_told
from shingleback.jobs.events import DriveState, Event, Happened, Sampled
from shingleback.jobs.run_state import believed
from shingleback.metrics.recording.recording import MOST_POINTS, NUMBERS, Point, Recording
from shingleback.model.cache_state import Moment, MomentKind

_OF_CACHE: Final = tuple(name for name in NUMBERS if name.endswith("_bytes"))  # they are called as in `CacheState`


class Recorder:
    """Takes all that is told, and keeps what belongs into the recording.

    Attributes:
        recording: so far.
        state: what was told last of the drive.
    """

    def __init__(self, most_points: int = MOST_POINTS) -> None:
        self.recording = Recording(most_points)
        self.state: DriveState | None = None

    def take(self, event: Event) -> bool:
        """Whether the recording has changed."""
        match event:
            case DriveState():
                self.state = believed(self.state, event)
            case Sampled():
                self.recording.add(self._point(event))
                return True
            case Happened():
                self.recording.moments.append(Moment(event.elapsed_s, MomentKind(event.kind), event.values))
                return True
            case _:
                pass
        return False

    def _point(self, sampled: Sampled) -> Point:
        point = Point(
            sampled.elapsed_s,
            sampled.span_s,
            sampled.copied_bps,
            math.nan if sampled.written_bps is None else sampled.written_bps,
            sampled.read_bps,
            sampled.write_wait_s,
            sampled.busy,
        )
        if self.state is None:
            return point
        cache = cache_told(self.state)
        return point._replace(phase=cache.phase, **{name: getattr(cache, name) for name in _OF_CACHE})
