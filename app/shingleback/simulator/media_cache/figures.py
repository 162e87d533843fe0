"""The figures of a drive with a media cache."""

from dataclasses import dataclass

from shingleback.simulator.media_cache.large import LargeRequests
from shingleback.simulator.models.mechanics import Mechanics


@dataclass(frozen=True, slots=True)
class MediaCacheFigures:
    """What such a drive is.

    Attributes:
        cache_bytes, cache_entries: the cache is full when it holds so many bytes, or so many writes.
        stream_bytes: what is written in one go goes straight to its place from here on.
        streams: so many places at which a write ended are remembered.
        memory_bytes: so much of all streams is held in memory, until there is more, or a flush.
        gathered_bytes: so much of one stream is enough to be put to its place.
        open_bands: in so many bands it can leave a writer's place as it is, and wait for him to go on.
        idle_s: how long the drive must be left alone before it tidies up.
        header_bytes: what is put in front of each thing in the cache.
        appended_at_once: so many of the commands that wait are put into the cache in one turn.
        most_gathered: so many things of one band are fetched one by one; of more, all are read in one go.
        scratch_part: how far from a band its safe copy is, as a part of the drive.
        is_used: its bands are full of old data; otherwise nothing was ever written to it.
        large: which requests it cannot take, if there are any.
    """

    mechanics: Mechanics
    band_bytes: int
    cache_bytes: int
    cache_entries: int
    stream_bytes: int = 1 << 20
    streams: int = 8
    memory_bytes: int = 64 << 20
    gathered_bytes: int = 16 << 20
    open_bands: int = 2
    idle_s: float = 1.0
    header_bytes: int = 8 << 10
    appended_at_once: int = 4
    most_gathered: int = 2_000
    scratch_part: float = 0.02
    is_used: bool = True
    large: LargeRequests | None = None

    def clean_s(self, distance: float, offset: int, entries: float, moved_bytes: float | None = None) -> float:
        """How long it takes to bring home what the cache has for the band at `offset`, so far from the head.

        `moved_bytes` is what has to be read and written; that of a full band, if it is not given.
        """
        disk = self.mechanics
        moving_s = (3 * self.band_bytes if moved_bytes is None else moved_bytes) / disk.bytes_per_s(offset)
        arm_s = 2 * disk.seek_s(distance) + 2 * disk.turn_s + disk.seek_s(self.scratch_part * disk.capacity_bytes)
        return moving_s + arm_s + min(entries, self.most_gathered) * disk.turn_s / 4
