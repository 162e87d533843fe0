"""What is normal for a drive: what to tell its owner before it is taken for a fault."""

from typing import Final

from shingleback.model.evidence import Evidence
from shingleback.model.normal import Normal
from shingleback.model.verdict import Recording, Verdict

_OF_A_CACHE: Final = (
    Normal.SLOWS_DOWN,
    Normal.TIDIES_UP,
    Normal.QUIET_CLICKS,
    Normal.PAUSES,
    Normal.EJECTS_SLOWLY,
    Normal.NEEDS_POWER_AFTERWARD,
)
_HABITS: Final[dict[Recording, tuple[Normal, ...]]] = {
    Recording.DRIVE_MANAGED: _OF_A_CACHE,
    Recording.HOST_AWARE: _OF_A_CACHE,
    Recording.HOST_MANAGED: (Normal.ONLY_IN_ORDER, Normal.SLOWER_INSIDE),
    Recording.CONVENTIONAL: (Normal.SLOWER_INSIDE, Normal.EJECTS_SLOWLY),
    Recording.NO_SIGN_OF_SMR: (Normal.SLOWER_INSIDE, Normal.EJECTS_SLOWLY, Normal.MAY_STILL_BE_SHINGLED),
    Recording.NOT_A_HARD_DISK: (Normal.NO_MOVING_PARTS, Normal.EJECTS_SLOWLY),
    Recording.UNKNOWN: (Normal.EJECTS_SLOWLY, Normal.MAY_STILL_BE_SHINGLED),
}


def normal_for(verdict: Verdict, evidence: Evidence) -> tuple[Normal, ...]:
    """The habits of a drive, those first that frighten most."""
    habits = _HABITS[verdict.recording]
    takes_trim = bool(evidence.reported_trim or evidence.discard_max_bytes) and not evidence.is_thin
    return (*habits, Normal.HEARS_OF_DELETED) if verdict.is_shingled and takes_trim else habits
