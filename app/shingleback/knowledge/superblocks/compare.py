"""What a profile wants, against what stands on the drive."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from shingleback.model.preparation import Difference
from shingleback.model.profile import Expected


@dataclass(frozen=True, slots=True)
class Compared:
    """Attributes: `unread` are facts that could not be read: whether they are as wanted, is not known."""

    differences: tuple[Difference, ...]
    unread: tuple[str, ...]


def compare(expected: Iterable[Expected], facts: Mapping[str, str | int]) -> Compared:
    wanted = tuple(expected)
    return Compared(
        differences=tuple(
            Difference(one.fact, one.value, facts[one.fact])
            for one in wanted
            if one.fact in facts and facts[one.fact] != one.value
        ),
        unread=tuple(one.fact for one in wanted if one.fact not in facts),
    )
