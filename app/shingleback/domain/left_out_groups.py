"""Groups what was left out by folder, so that hundreds of unreadable files in one place are one line for people.

A folder stands for what lies below it if that branches out into many names, none of which has most of it, such as the
layers of a container store.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final, NamedTuple

import msgspec

from shingleback.domain.errors import LeftOutReason

_MANY: Final = 5
"""From so many entries in one folder on, the folder stands for them; and from so many branches on, their parent."""
_IN_BULK: Final = frozenset(
    {
        LeftOutReason.UNREADABLE,
        LeftOutReason.READ_ERROR,
        LeftOutReason.VANISHED,
        LeftOutReason.CHANGING,
        LeftOutReason.COMPUTER_FULL,
        LeftOutReason.WRONG_SIZE,
        LeftOutReason.ATTRIBUTES,
        LeftOutReason.NAME_REFUSED,
    }
)
"""Reasons that come in bulk, from a place of the source. Anything about the copy on the drive is named one by one."""


class Omission(NamedTuple):
    """Something that was left out. `path` begins with the name of its source."""

    path: str
    reason: str
    detail: str


class OmissionGroup(msgspec.Struct, frozen=True):
    """One omission, or the folder of many with the same reason.

    Attributes:
        path: of the only omission, or of the folder.
        members: the positions of the omissions in what was grouped.
    """

    path: str
    reason: str
    detail: str
    members: tuple[int, ...]

    @property
    def count(self) -> int:
        return len(self.members)

    @property
    def is_folder(self) -> bool:
        """Whether it is the folder of several omissions."""
        return len(self.members) > 1


def grouped(omissions: Sequence[Omission]) -> list[OmissionGroup]:
    """Return the omissions, in groups where many of them have the same reason in the same folder, in their order."""
    groups: list[OmissionGroup] = []
    by_reason: dict[tuple[str, str], list[int]] = {}
    for number, omission in enumerate(omissions):
        by_reason.setdefault((omission.reason, omission.detail), []).append(number)
    for (reason, _), numbers in by_reason.items():
        if reason in _IN_BULK and len(numbers) >= _MANY:
            groups += _grouped_by_folder(omissions, numbers, 0)
        else:
            groups += [_alone(omissions, number) for number in numbers]
    return sorted(groups, key=lambda group: group.members)


def _grouped_by_folder(omissions: Sequence[Omission], numbers: list[int], depth: int) -> Iterable[OmissionGroup]:
    """Group omissions that have the first `depth` folders in common."""
    if len(numbers) < _MANY:
        yield from (_alone(omissions, number) for number in numbers)
        return
    parts = {number: omissions[number].path.split("/") for number in numbers}
    shortest = min(map(len, parts.values()))
    while depth + 1 < shortest and len({names[depth] for names in parts.values()}) == 1:
        depth += 1
    numbers.sort(key=lambda number: (parts[number][depth:], number))
    branches = [list(branch) for _, branch in groupby(numbers, key=lambda number: parts[number][depth])]
    is_spread = 2 * max(map(len, branches)) < len(numbers)
    if depth and is_spread and len(branches) >= _MANY:
        first = omissions[numbers[0]]
        folder = "/".join(parts[numbers[0]][:depth])
        yield OmissionGroup(folder, first.reason, first.detail, tuple(sorted(numbers)))
        return
    for branch in branches:
        if len(branch) == len(numbers):  # the same path many times
            yield from (_alone(omissions, number) for number in branch)
        else:
            yield from _grouped_by_folder(omissions, branch, depth)


def _alone(omissions: Sequence[Omission], number: int) -> OmissionGroup:
    return OmissionGroup(*omissions[number], (number,))
