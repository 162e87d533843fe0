"""How much work one checkpoint covers: what an interruption can cost at most."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """A checkpoint is due when any of these is reached.

    The time is what a person may lose, who should not lose more than a minute. Each checkpoint writes metadata twice,
    and makes a drive that is full of old data mend some bands: a second or two on a modeled one. So on a drive that is
    no quicker than disks are, nothing but the time makes it due. The files bound the memory that the lists take.

    What was renamed is listed at once, and no reader takes more than 256 MiB of that: files beyond `moves_bytes`, in
    lines of the manifest, are copied as if they were new. That many are about two millions.
    """

    bytes: int = 4 << 30
    files: int = 60_000
    seconds: float = 30.0
    moves_bytes: int = 96 << 20
