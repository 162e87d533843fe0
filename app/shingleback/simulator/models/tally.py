"""What a modeled drive has done."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tally:
    """What a modeled drive has done since it was made.

    Attributes:
        given_bytes: what it was asked to write.
        cached_bytes: what of that went through its cache, in `cached_writes` pieces.
        moved_bytes: all that its head wrote: what it was given, and what it had to write again.
        cleanings: how many bands or zones it brought in order; `cleaned_s`: how long that took.
        waited_1s, waited_10s: commands that took longer than that; `longest_s`: the longest.
    """

    given_bytes: int = 0
    cached_bytes: int = 0
    cached_writes: int = 0
    moved_bytes: int = 0
    cleanings: int = 0
    cleaned_s: float = 0.0
    waited_1s: int = 0
    waited_10s: int = 0
    longest_s: float = 0.0

    @property
    def amplification(self) -> float:
        """How many bytes it wrote for each that it was given."""
        return self.moved_bytes / self.given_bytes if self.given_bytes else 1.0
