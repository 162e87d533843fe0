"""Which arrays a shingled drive should not be a part of. RAID 0 and 1 are allowed: they write as a single disk does.

Sources: ServeTheHome and Ars Technica, 2020 (a RAIDZ took more than 9 days to take in a WD40EFAX, 16 hours for a
conventional drive; a rebuild of md RAID went well); iXsystems on WD Red under ZFS; "SMR Archive Drives, Fast, Now" (a
cache that writes everything back at once after a crash).
"""

from collections.abc import Iterable
from typing import Final

from shingleback.model.arrays import ArrayKind, ArrayRisk, ArrayWarning, Membership
from shingleback.model.verdict import Confidence, Verdict

_PARITY_LEVELS: Final = frozenset({"raid4", "raid5", "raid6"})
_RISKS: Final[dict[ArrayKind, ArrayRisk]] = {
    ArrayKind.ZFS: ArrayRisk.PERHAPS_RAIDZ,
    ArrayKind.LVM_RAID: ArrayRisk.PERHAPS_PARITY,
    ArrayKind.CACHED: ArrayRisk.BEHIND_CACHE,
    ArrayKind.CACHE: ArrayRisk.AS_CACHE,
    ArrayKind.SNAPRAID_PARITY: ArrayRisk.SNAPRAID_PARITY,
}


def array_warnings(memberships: Iterable[Membership], verdict: Verdict) -> tuple[ArrayWarning, ...]:
    """None for a drive that is not shingled, or of which that is a mere guess."""
    if not verdict.is_shingled or verdict.confidence is Confidence.UNSURE:
        return ()
    judged = ((_risk_of(one), one) for one in memberships)
    return tuple(ArrayWarning(risk, one) for risk, one in judged if risk)


def _risk_of(membership: Membership) -> ArrayRisk | None:
    if membership.level in _PARITY_LEVELS:
        return ArrayRisk.PARITY
    return _RISKS.get(membership.kind)
