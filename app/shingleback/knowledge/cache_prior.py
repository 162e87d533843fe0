"""What to expect of a drive's cache, from what the drive is believed to be.

Published sizes are 20 GB and 25 GB, for Seagate's drives of 5 and 8 TB (Skylight; SMR Archive Drives, Fast, Now); of
all others nothing is known, and a figure is a guess within a factor of 2.5. The likelihoods are judgments.
"""

from typing import Final

from shingleback.model.cache_prior import CachePrior
from shingleback.model.verdict import Confidence, Recording, Verdict

_GUESS_BYTES: Final = 20_000_000_000
_GUESS_SPREAD: Final = 2.5
_PUBLISHED_SPREAD: Final = 2.0  # drives of one model differ, and what is in their firmware too
_SHINGLED: Final = {
    Confidence.CERTAIN: 0.98,
    Confidence.VERY_LIKELY: 0.95,
    Confidence.LIKELY: 0.85,
    Confidence.UNSURE: 0.6,
}
_CONVENTIONAL: Final = {
    Confidence.CERTAIN: 0.02,
    Confidence.VERY_LIKELY: 0.03,
    Confidence.LIKELY: 0.06,
    Confidence.UNSURE: 0.2,
}
_TRANSLATES: Final = 0.6  # drives that take TRIM, as those of WD, are believed to translate every address
_PROBABLY_NOT: Final = 0.1
_WHO_KNOWS: Final = 0.25


def prior_of(verdict: Verdict) -> CachePrior:
    """Never raises."""
    return CachePrior(
        shingled=_shingled(verdict),
        capacity_bytes=verdict.cache_bytes or _GUESS_BYTES,
        capacity_spread=_PUBLISHED_SPREAD if verdict.cache_bytes else _GUESS_SPREAD,
        takes_all=_takes_all(verdict),
    )


def _shingled(verdict: Verdict) -> float:
    """How likely it is that scattered writes go into a cache that can overflow."""
    match verdict.recording:
        case Recording.DRIVE_MANAGED | Recording.HOST_AWARE:
            return _SHINGLED[verdict.confidence]
        case Recording.CONVENTIONAL:
            return _CONVENTIONAL[verdict.confidence]
        case Recording.HOST_MANAGED | Recording.NOT_A_HARD_DISK:
            return 0.0
        case Recording.NO_SIGN_OF_SMR:
            return 0.3
        case Recording.UNKNOWN:
            return 0.4


def _takes_all(verdict: Verdict) -> float:
    takes_trim = any(reason.code == "trim" for reason in verdict.reasons)
    if takes_trim or verdict.family.startswith("WD"):
        return _TRANSLATES
    return _PROBABLY_NOT if verdict.cache_bytes else _WHO_KNOWS
