"""What the graph shows: a recording, what is known of its drive now, and both in sentences; without widgets."""

from array import array
from dataclasses import dataclass, field
from typing import Final

from shingleback.domain.monitoring import CacheState, Phase
from shingleback.gui.graph import sentences
from shingleback.gui.run.texts import translate
from shingleback.messages.translate import QT_TRANSLATE_NOOP
from shingleback.monitor.recording import Point, Recording
from shingleback.protocol.events import DriveState
from shingleback.protocol.run_state import cache_state_of

_SHORTEST_S: Final = 3.0  # a line of less is hardly a dot on the axis of time
_EJECTED: Final = QT_TRANSLATE_NOOP("graph", "The drive was ejected.")
_POINT_AT_IT: Final = QT_TRANSLATE_NOOP("graph", "Point at the graph to see what happened at that time.")
_NOTHING: Final = QT_TRANSLATE_NOOP("graph", "Too short for a graph.")
_WAITING: Final = QT_TRANSLATE_NOOP("graph", "Waiting for the first measurements…")


@dataclass(frozen=True, slots=True)
class GraphContent:
    """A run to show, and how far it is.

    Attributes:
        older: another run, aligned at its start; None if there is none or if it is not to be shown.
        drive: the present state of the drive, if it is known from elsewhere than the recording.
        is_measurement: the first line shows what is read from the drive, and nothing is copied.
        is_ejected: the present state is unknown; the past can still be read.
        is_over: the run has ended.
    """

    recording: Recording = field(default_factory=Recording)
    older: Recording | None = None
    drive: DriveState | None = None
    is_measurement: bool = False
    is_ejected: bool = False
    is_over: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to see yet: no line that is long enough."""
        return not _has_line(self.recording)

    @property
    def lines(self) -> frozenset[str]:
        """The lines that are drawn, as the legend calls them."""
        drawn = {"older"} if self.older is not None and _has_line(self.older) else set()
        if not self.is_empty:
            columns = {"copied": "copied_bps", "written": "written_bps"}
            drawn |= {line for line, column in columns.items() if _has_value(self.recording.column(column))}
        return frozenset(drawn)

    @property
    def phases(self) -> frozenset[Phase]:
        """The phases of the drive that are drawn below the lines."""
        return frozenset() if self.is_empty else frozenset(phase for _, _, phase in self.recording.stretches())

    @property
    def sentence(self) -> str:
        """A sentence about the present or, after the end of the run, about the whole run."""
        if self.is_over:
            story = "" if self.is_measurement else sentences.story(self.recording)
            return "" if self.is_empty else story or translate("graph", _POINT_AT_IT)
        if self.is_ejected:
            return translate("graph", _EJECTED)
        return sentences.now(self.recording, self.drive, is_measurement=self.is_measurement)

    def sentence_at(self, time_s: float, point: Point | None, older: Point | None) -> str:
        """Return a sentence about one time; `older` is a point of the other run."""
        return sentences.at(time_s, point, older, is_measurement=self.is_measurement)

    @property
    def instead(self) -> str:
        """The text in a graph without lines; empty if there are some."""
        if self.lines:
            return ""
        return translate("graph", _NOTHING if self.is_over else _WAITING)

    @property
    def cache(self) -> CacheState | None:
        """The present state of the cache; None if it is unknown."""
        if self.is_ejected:
            return None
        if self.drive is not None:
            cache = cache_state_of(self.drive)
            return cache if cache.capacity_bytes else None
        return sentences.cache_of(self.recording[-1]) if len(self.recording) else None


def _has_line(recording: Recording) -> bool:
    times = recording.column("time_s")
    return len(times) > 1 and times[-1] - times[0] >= _SHORTEST_S


def _has_value(values: "array[float]") -> bool:
    return any(value == value for value in values)  # noqa: PLR0124 (unless all are NaN)
