"""Writes down what is seen of a drive during a run, a few times a minute."""

import time
from collections import deque
from collections.abc import Callable
from typing import Final

from shingleback.jobs.events import Event, Sampled
from shingleback.metrics.history.learned import Learned
from shingleback.metrics.history.store import DriveStore, Look
from shingleback.metrics.recording.packed import pack
from shingleback.metrics.recording.recorder import Recorder

_STEP_S: Final = 30.0
_MOST_LOOKS: Final = 3_600  # where they cannot be written
_MOST_POINTS: Final = 3_600  # of a run that is kept


class Diary:
    """Of one run; nothing that goes wrong with the store disturbs the run.

    Attributes:
        run: its number in the store; 0 where nothing can be kept.
    """

    def __init__(
        self, store: DriveStore, learned: Callable[[], Learned | None], wall: Callable[[], float] = time.time
    ) -> None:
        """`learned` is asked whenever something is written; `wall` gives the seconds since 1970."""
        self._store = store
        self._learned = learned
        self._wall = wall
        self._recorder = Recorder(_MOST_POINTS)
        self._looks: deque[Look] = deque(maxlen=_MOST_LOOKS)
        self._wrote_s = wall()
        self.run = store.begin_run(self._wrote_s)

    def take(self, event: Event) -> None:
        self._recorder.take(event)
        if isinstance(event, Sampled) and event.written_bps is not None:
            self._looks.append(self._look(event, event.written_bps))
            if abs(self._wall() - self._wrote_s) >= _STEP_S:  # clocks are put back as well
                self.write()

    def write(self) -> None:
        self._wrote_s = self._wall()
        if self._store.add(self._looks, self._wrote_s):
            self._looks.clear()
        if len(self._recorder.recording):
            self._store.save_run(self.run, pack(self._recorder.recording))
        if (learned := self._learned()) is not None:
            self._store.save_learned(learned.packed)

    def close(self) -> None:
        self.write()
        self._store.close()

    def _look(self, event: Sampled, written_bps: float) -> Look:
        points = self._recorder.recording
        newest = points[len(points) - 1]
        return Look(
            int(self._wall()),
            event.span_s,
            event.copied_bps * event.span_s,
            written_bps * event.span_s,
            event.read_bps * event.span_s,
            event.writes,
            event.write_wait_s * event.writes,
            event.busy * event.span_s,
            newest.fill_bytes,
            newest.capacity_bytes,
        )
