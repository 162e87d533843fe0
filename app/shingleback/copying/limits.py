"""How much work one checkpoint covers: what an interruption can cost at most."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """A checkpoint is due when any of these is reached.

    The sizes come from measurements: a flush each 250 files or 1 GB writes no more metadata than one at the very end,
    and a person should not lose more than a minute.
    """

    bytes: int = 256 << 20
    files: int = 20_000
    seconds: float = 30.0
