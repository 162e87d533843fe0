"""A drive in miniature, whose time passes faster: as it looks to who judges real drives, and as the run sees it."""

from dataclasses import fields, replace
from typing import Final

import msgspec.structs

from shingleback.jobs.events import DriveState, Event, Happened, Progress, Rest, Sampled
from shingleback.metrics.cache.estimator import Estimator
from shingleback.metrics.counting.sample import Sample
from shingleback.metrics.history.learned import Learned
from shingleback.model.cache_state import CacheState, Moment, OwnWrites
from shingleback.simulator.disk.page import Page

_RATES: Final = ("bps", "per_s")
_SIZES: Final = tuple(field.name for field in fields(CacheState) if field.name.endswith("_bytes"))
_TIDYING: Final = ("tidy_s", "tidy_low_s", "tidy_high_s")


class Magnified:
    """An estimator of real drives, which is shown the miniature in full size.

    How its own writes arrive at the drive, the engine asks the filesystem; here the model is asked.
    """

    def __init__(self, estimator: Estimator, page: Page, scale: int) -> None:
        self._estimator = estimator
        self._page = page
        self._scale = scale

    @property
    def state(self) -> CacheState:
        state = self._estimator.state
        sizes = {name: getattr(state, name) // self._scale for name in _SIZES}
        return replace(state, **sizes)

    @property
    def learned(self) -> Learned | None:
        """In full size."""
        return self._estimator.learned

    def after(self, sample: Sample, own: OwnWrites) -> None:
        scale = self._scale
        large = sample._replace(written_bps=sample.written_bps * scale, read_bps=sample.read_bps * scale)
        self._estimator.after(large, self._own(own))

    def take_moments(self) -> list[Moment]:
        return [replace(moment, values=self._smaller(moment.values)) for moment in self._estimator.take_moments()]

    def _smaller(self, values: dict[str, str | int | float]) -> dict[str, str | int | float]:
        return {
            name: value // self._scale if name.endswith("_bytes") and not isinstance(value, str) else value
            for name, value in values.items()
        }

    def _own(self, own: OwnWrites) -> OwnWrites:
        shown = self._page.read()
        if shown is None:
            return own
        tally, scale = shown.tally, self._scale
        return replace(
            own,
            streamed_bytes=(tally.given_bytes - tally.cached_bytes) * scale,
            scattered_bytes=tally.cached_bytes * scale,
            scattered_writes=tally.cached_writes,
            window_bytes=own.window_bytes * scale,
        )


class RunTime:
    """Turns what is told in the time of the drive into that of the run; `elapsed_s` and `span_s` are in it already."""

    def __init__(self, times: float) -> None:
        self._times = times

    def of(self, event: Event) -> Event:
        times = self._times
        match event:
            case Rest(left_s=left_s):
                return msgspec.structs.replace(event, left_s=round(left_s / times, 1))
            case Progress(window_s=window_s):
                return msgspec.structs.replace(event, window_s=round(window_s / times, 3))
            case DriveState():
                spans = {name: round(getattr(event, name) / times, 1) for name in _TIDYING}
                return msgspec.structs.replace(event, **spans)
            case Sampled(written_bps=written_bps):
                return msgspec.structs.replace(
                    event,
                    copied_bps=event.copied_bps * times,
                    written_bps=None if written_bps is None else written_bps * times,
                    read_bps=event.read_bps * times,
                    write_wait_s=event.write_wait_s / times,
                )
            case Happened(values=values):
                return msgspec.structs.replace(event, values={name: self._value(name, values[name]) for name in values})
            case _:
                return event

    def _value(self, name: str, value: str | float) -> str | int | float:
        if isinstance(value, str):
            return value
        if name.endswith(_RATES):
            return value * self._times
        return value / self._times if name.endswith("_s") else value
