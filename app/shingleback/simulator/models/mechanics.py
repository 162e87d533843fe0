"""What every disk with a spindle and an arm has: turns, seeks, and tracks that are shorter further in."""

import math
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Mechanics:
    """Sizes in bytes, times in seconds.

    Attributes:
        outer_bytes_per_s, inner_bytes_per_s: at the first and at the last byte of the drive.
        shortest_seek_s, longest_seek_s: to the next track, and across all.
        queue: how many commands it holds; 1 for plain usb-storage.
    """

    capacity_bytes: int
    turns_per_minute: int
    outer_bytes_per_s: float
    inner_bytes_per_s: float
    shortest_seek_s: float
    longest_seek_s: float
    queue: int

    @property
    def turn_s(self) -> float:
        return 60 / self.turns_per_minute

    def bytes_per_s(self, offset: int) -> float:
        slower = self.outer_bytes_per_s - self.inner_bytes_per_s
        return self.outer_bytes_per_s - slower * offset / self.capacity_bytes

    def seek_s(self, distance: float) -> float:
        if distance == 0:
            return 0.0
        longer_s = self.longest_seek_s - self.shortest_seek_s
        return self.shortest_seek_s + longer_s * math.sqrt(abs(distance) / self.capacity_bytes)
