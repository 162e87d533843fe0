"""What was made, compared with what was wanted: nobody's word is taken for it."""

from dataclasses import dataclass
from typing import Final

from shingleback.formatting.ports import Facts
from shingleback.knowledge.superblocks.compare import compare
from shingleback.model.errors import DriveRefused, Why
from shingleback.model.preparation import Difference, Plan, Road
from shingleback.model.profile import Expected, Profile
from shingleback.model.profiles import LUKS_EXPECTED

_NEVER_LEFT_OUT: Final = ("label", "sectors_as_drive")
"""What UDisks2 is told on every road, and what mkfs has to do right without being told."""


@dataclass(frozen=True, slots=True)
class ReadBack:
    """What was found.

    Attributes:
        source: `disk`, or `kernel` where the drive itself may not be read.
        unread: facts that could not be looked at.
    """

    source: str
    differences: tuple[Difference, ...]
    unread: tuple[str, ...]


def read_back(plan: Plan, profile: Profile, source: str, facts: Facts) -> ReadBack:
    compared = compare(_expected(plan, profile), facts)
    return ReadBack(source, compared.differences, compared.unread)


def refuse_differences(plan: Plan, read: ReadBack) -> None:
    """Raises DriveRefused. On the plain road, it was said before that the options would be left out."""
    told_before = plan.road is Road.PLAIN
    found = [one for one in read.differences if not told_before or one.fact in _NEVER_LEFT_OUT]
    if found:
        detail = ", ".join(f"{one.fact} {one.found} ≠ {one.wanted}" for one in found)
        raise DriveRefused(Why.PREPARED_DIFFERENTLY, detail=detail)


def _expected(plan: Plan, profile: Profile) -> tuple[Expected, ...]:
    of_luks = LUKS_EXPECTED if plan.is_encrypted else ()
    return (*of_luks, *profile.expected, Expected("label", plan.label))
