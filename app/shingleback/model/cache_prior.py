"""What is believed of a drive's cache before anything was seen of it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CachePrior:
    """Guesses; what a drive shows soon outweighs them.

    Attributes:
        shingled: how likely it is that the drive has such a cache at all; 0 and 1 are never changed by what it shows.
        capacity_bytes: as likely too small as too large.
        capacity_spread: two of three drives lie within this factor of it.
        takes_all: how likely it is that everything goes through the cache, and not only what is scattered.
    """

    shingled: float = 0.4
    capacity_bytes: int = 20_000_000_000
    capacity_spread: float = 2.5
    takes_all: float = 0.2
