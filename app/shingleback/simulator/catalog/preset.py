"""What can be simulated: a drive, a filesystem on it, and the port that it is at."""

from dataclasses import dataclass, field, replace
from typing import Final

from shingleback.simulator.catalog.facts import Facts
from shingleback.simulator.catalog.placement import Habits, Placement
from shingleback.simulator.media_cache.drive import MediaCacheDrive
from shingleback.simulator.models.conventional import ConventionalDrive
from shingleback.simulator.models.model import Model
from shingleback.simulator.models.port import SlowPort
from shingleback.simulator.translation.drive import TranslatingDrive

_UNIT_BYTES: Final = 30 << 20  # what a filesystem's files lie together in, on a drive without bands


@dataclass(frozen=True, slots=True)
class EngineSizes:
    """What the engine takes at once, where the drive is so small that the usual amounts would be too coarse."""

    slot_bytes: int
    window_bytes: int
    checkpoint_bytes: int
    checkpoint_files: int
    checkpoint_s: float


@dataclass(frozen=True, slots=True)
class Preset:
    """A drive with a filesystem on it.

    Attributes:
        command_bytes: the largest that is sent to it at once; linux-ide 2025 tells of drives that hang at 4 MiB.
        is_for_show: what is written to it is not going to be needed.
        scale: of how many bytes of a real drive one of this is the picture.
        times: how many times as fast its time passes.
        port_bytes_per_s: what the port lets through, if it is slower than the drive.
        facts: where the numbers of the drive, and of the port, come from.
    """

    drive: MediaCacheDrive | TranslatingDrive | ConventionalDrive
    habits: Habits
    command_bytes: int = 1 << 20
    engine: EngineSizes | None = None
    is_for_show: bool = False
    scale: int = 1
    times: float = 1.0
    port_bytes_per_s: float | None = None
    facts: Facts = field(default_factory=dict)

    def model(self, now_s: float) -> Model:
        model = self.drive.model(now_s)
        return model if self.port_bytes_per_s is None else SlowPort(model, self.port_bytes_per_s, now_s)

    def placement(self) -> Placement:
        return Placement(self.drive.mechanics.capacity_bytes, self._unit_bytes, self.habits)

    @property
    def _unit_bytes(self) -> int:
        if isinstance(self.drive, MediaCacheDrive):
            return self.drive.band_bytes
        return self.drive.zone_bytes if isinstance(self.drive, TranslatingDrive) else _UNIT_BYTES

    @property
    def stream_bytes(self) -> int:
        return self.drive.stream_bytes if isinstance(self.drive, MediaCacheDrive) else self.command_bytes

    def fresh(self) -> "Preset":
        """Nothing was ever written to it."""
        if isinstance(self.drive, ConventionalDrive):
            return self
        return replace(self, drive=replace(self.drive, is_used=False))

    def scaled(self, cache: float) -> "Preset":
        """Its cache is so many times as large, for work that is so many times as much as is usual."""
        if not isinstance(self.drive, MediaCacheDrive):
            return self
        entries, size_bytes = round(self.drive.cache_entries * cache), round(self.drive.cache_bytes * cache)
        return replace(self, drive=replace(self.drive, cache_entries=entries, cache_bytes=size_bytes))
