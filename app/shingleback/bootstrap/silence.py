"""Says which place does not answer while a job waits for it: the drive, or the folder that files are restored to."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import msgspec.structs

from shingleback.devices.mounts import Mount, is_within, may_hang, mount_above, mounts, uppermost
from shingleback.domain.text import display_path
from shingleback.engine.source.access import SourceAccess
from shingleback.protocol.events import Event, PlaceSilent
from shingleback.protocol.process import ask_for, real_paths, unanswered

_PATIENCE_S: Final = 5.0
_LOOKUP_S: Final = 0.2
_ANSWER_S: Final = 0.3
_REPORT_S: Final = 1.0


class SilenceReport:
    """Reports a place once a second while its filesystem does not answer, and once when the job goes on.

    A drive that is only slow answers: its filesystem is in memory. So only servers and programs are named. If those
    answer, the file or folder that the job has touched last is asked, as `DestinationWatch` does.
    """

    def __init__(
        self, places: Sequence[bytes], emit: Callable[[Event], None], access: SourceAccess | None = None
    ) -> None:
        """`access` tells what the job touches, if it does."""
        self._places = places
        self._real_places: list[bytes] = []
        self._emit = emit
        self._access = access
        self._silent: PlaceSilent | None = None
        self._places_by_point: dict[bytes, tuple[bytes, Mount]] | None = None
        self._asked_s = 0.0
        self._reported_s = 0.0

    @property
    def is_silent(self) -> bool:
        """Whether a place does not answer now."""
        return self._silent is not None

    def on_quiet(self, quiet_s: float) -> None:
        """Look for the reason; `quiet_s` is how long the job has reported nothing."""
        if quiet_s < _PATIENCE_S:
            self._asked_s = 0.0
            if self._silent is not None:
                self._emit(PlaceSilent(path=self._silent.path))
                self._silent = None
        elif self._silent is not None:
            if quiet_s - self._reported_s >= _REPORT_S:
                self._report(self._silent, quiet_s)
        elif quiet_s - self._asked_s >= _PATIENCE_S:
            self._asked_s = quiet_s
            if self._places_by_point is None:
                self._real_places = real_paths(self._places, _LOOKUP_S)
                self._places_by_point = self._hanging_mounts()
            for path, mount in self._silent_places(self._places_by_point)[:1]:
                self._report(PlaceSilent(path=display_path(path), server=mount.source, kind=mount.kind), quiet_s)

    def _silent_places(self, places_by_point: dict[bytes, tuple[bytes, Mount]]) -> list[tuple[bytes, Mount]]:
        points = unanswered(list(places_by_point), _ANSWER_S)
        touched = self._access.newest().path if self._access is not None else b""
        if points or not touched:
            return [places_by_point[point] for point in points]
        mount = mount_above(Path(os.fsdecode(touched)))
        is_silent = mount is not None and may_hang(mount) and unanswered([touched], _ANSWER_S, ask_for)
        return [(self._as_given(touched), mount)] if mount is not None and is_silent else []

    def _as_given(self, touched: bytes) -> bytes:
        """Return a path below a place as the user calls it, which may be by a symlink."""
        for place, real in zip(self._places, self._real_places, strict=True):
            if is_within(touched, real):
                return os.path.join(place, os.path.relpath(touched, real)) if touched != real else place
        return touched

    def _hanging_mounts(self) -> dict[bytes, tuple[bytes, Mount]]:
        """Return the mounts that may hang, each with its place. A drive is not touched again: it may be unmounted."""
        mounted = mounts()
        places_by_point: dict[bytes, tuple[bytes, Mount]] = {}
        for place, real in zip(self._places, self._real_places, strict=True):
            mount = uppermost(Path(os.fsdecode(real)), mounted)
            if mount is not None and may_hang(mount):
                places_by_point.setdefault(os.fsencode(mount.point), (place, mount))
        return places_by_point

    def _report(self, silent: PlaceSilent, quiet_s: float) -> None:
        self._reported_s = quiet_s
        self._silent = msgspec.structs.replace(silent, silent_s=round(quiet_s, 1))
        self._emit(self._silent)
