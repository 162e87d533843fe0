"""The demo in a terminal: an introduction, the progress, and a summary of the run in a few sentences."""

from collections.abc import Callable
from itertools import pairwise
from typing import Final, NamedTuple

import msgspec

from shingleback.cli.output import Output
from shingleback.domain.monitoring import Phase
from shingleback.domain.text import text_lines
from shingleback.messages import cache_gauge
from shingleback.messages.translate import duration, rate, size
from shingleback.protocol.events import DriveState, Event, Progress, Rest, Started
from shingleback.protocol.results import BackupFinished
from shingleback.protocol.run_state import cache_state_of, preferred_drive_state

_MEAN_S: Final = 3.0  # a rate is the mean over this time, so that one wait does not look like a cliff
_AGAIN: Final = 0.5  # share of the rate before the cliff at which the drive counts as recovered
_INTRODUCTION: Final = """\
This demo uses a simulated shingled drive, so small that one minute shows what usually takes hours.
It copies real sample files from one temporary folder to another, and removes them at the end."""
_STOPPED: Final = "Stopped. The sample files and their copies were removed."
_LINE_EVERY_S: Final = 4.0


class _Stretch(NamedTuple):
    begin: DriveState
    end: DriveState

    @property
    def per_s(self) -> float:
        time_s = self.end.elapsed_s - self.begin.elapsed_s
        return (self.end.written_bytes - self.begin.written_bytes) / time_s if time_s else 0.0


class Story:
    """Plateau, cliff, rests and recovery of a run, if they occurred."""

    def __init__(self) -> None:
        self._states: list[DriveState] = []
        self._longest_silence_s = 0.0
        self._rests: list[list[Rest]] = []
        self._is_resting = False

    def add(self, event: Event) -> None:
        if isinstance(event, DriveState) and event.source == "modeled":
            self._states.append(event)
        if isinstance(event, Rest):
            if not self._is_resting:
                self._rests.append([])
            self._rests[-1].append(event)
            self._is_resting = event.left_s > 0
        if isinstance(event, Progress):
            self._longest_silence_s = max(self._longest_silence_s, event.silent_s)

    def lines(self) -> list[str]:
        if not self._states:
            return []
        busy = [state for state in self._states if state.phase in ("filling", "full")]
        full = next((number for number, state in enumerate(busy) if state.phase == "full"), None)
        lines = ["What happened (all figures are those of a simulated drive):"]
        if full is None:
            lines.append("- The cache never filled up, so the drive kept its full speed.")
        else:
            lines += self._cliff(busy[: full or 1], busy[full:])
        if self._states[-1].tidy_s:
            tidy_time = duration(self._states[-1].tidy_s)
            lines.append(
                f"- Now idle, it tidies up for another {tidy_time}. A real drive may need hours, so leave it powered."
            )
        return lines

    def _cliff(self, before: list[DriveState], after: list[DriveState]) -> list[str]:
        plateau = _Stretch(before[0], before[-1])
        spans = [(rests[0].elapsed_s, rests[-1].elapsed_s) for rests in self._rests]
        rests = [(begin_s, end_s) for begin_s, end_s in spans if begin_s > after[0].elapsed_s]
        slow, fast = _parted(after, plateau.per_s * _AGAIN)
        if rests:
            slow = _Stretch(after[0], [state for state in after if state.elapsed_s <= rests[0][0]][-1])
        took, slowly = rate(plateau.per_s), rate(slow.per_s)
        lines = [
            f"- For {duration(plateau.end.elapsed_s)}, the cache filled up, and the drive wrote at {took}.",
            f"- Then the cache was full. The drive had to make room while writing, and slowed down to {slowly}.",
        ]
        if self._longest_silence_s >= 1:
            lines[-1] += f" At times it did not respond for {duration(self._longest_silence_s)}."
        if rests:
            rested = duration(sum(end_s - begin_s for begin_s, end_s in rests))
            lines.append(f"- It rested for {rested} to make room. After that, small files were fast again.")
        elif fast is not None:
            begin, fast_rate = duration(fast.begin.elapsed_s), rate(fast.per_s)
            lines.append(f"- After {begin}, it was fast again, at {fast_rate}: large files bypass the cache.")
        return lines


def _parted(states: list[DriveState], enough_per_s: float) -> tuple[_Stretch, _Stretch | None]:
    """Return the slow stretch at the beginning, and the fastest one after it, if the drive recovered."""
    spaced_states = states[:1]
    for state in states:
        if state.elapsed_s - spaced_states[-1].elapsed_s >= _MEAN_S:
            spaced_states.append(state)
    stretches = [_Stretch(begin, end) for begin, end in pairwise(spaced_states)]
    fast = next((stretch for stretch in stretches[1:] if stretch.per_s > enough_per_s), None)
    if fast is None:
        return _Stretch(states[0], states[-1]), None
    return _Stretch(states[0], fast.begin), max(stretches[stretches.index(fast) :], key=lambda stretch: stretch.per_s)


class DemoOutput:
    """Passes events on to `inner`, and prints more around them."""

    def __init__(self, inner: Output, say: Callable[[str], None]) -> None:
        self._inner = inner
        self._say = say
        self._story = Story()

    def show(self, event: Event) -> None:
        if isinstance(event, Started):
            for line in text_lines(_INTRODUCTION):
                self._say(line)
        if isinstance(event, BackupFinished) and event.outcome == "canceled":
            event = msgspec.structs.replace(event, message=_STOPPED)
        self._story.add(event)
        self._inner.show(event)
        if isinstance(event, BackupFinished) and event.outcome == "done":
            for line in self._story.lines():
                self._say(line)

    def close(self, *, waits: bool = True) -> None:
        self._inner.close(waits=waits)


class PeriodicLines:
    """Passes events on, and prints a progress line every few seconds. For output that is not a terminal."""

    def __init__(self, inner: Output, say: Callable[[str], None]) -> None:
        self._inner = inner
        self._say = say
        self._progress: Progress | None = None
        self._last: DriveState | None = None
        self._newest: DriveState | None = None

    def show(self, event: Event) -> None:
        self._inner.show(event)
        if isinstance(event, Progress):
            self._progress = event
        if isinstance(event, DriveState) and preferred_drive_state(self._newest, event) is event:
            self._newest = event
            progress, last = self._progress, self._last or event
            if progress is None or progress.phase == "survey":
                return
            if self._last is None or event.elapsed_s - last.elapsed_s >= _LINE_EVERY_S:
                self._say(_line(progress, last, event))
                self._last = event

    def close(self, *, waits: bool = True) -> None:
        self._inner.close(waits=waits)


def _line(progress: Progress, last: DriveState, drive: DriveState) -> str:
    does = cache_gauge.now(cache_state_of(drive))
    if drive.phase == Phase.TIDYING:
        return f"{drive.elapsed_s:4.0f} s: {does}"
    time_s = drive.elapsed_s - last.elapsed_s
    speed = rate((drive.written_bytes - last.written_bytes) / time_s) if time_s else "starting"
    done = f"{size(progress.bytes)} copied, {size(progress.durable_bytes)} on the drive"
    return f"{drive.elapsed_s:4.0f} s: {done}, {speed}. {does}"
