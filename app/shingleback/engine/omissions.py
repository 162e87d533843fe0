"""What a run leaves out for a reason, which it reports, and what is not part of a backup on purpose."""

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from heapq import nsmallest
from typing import Final

from shingleback.domain.errors import LeftOut, LeftOutReason, Skipped, SkipReason
from shingleback.domain.text import display_path
from shingleback.protocol.events import Event, LeftOutEvent, item_of
from shingleback.protocol.result_items import ExcludedItem

_MAX_LISTED: Final = 100_000
_MAX_PLACES_LISTED: Final = 10
_MAX_RULES_LISTED: Final = 100
_ORDER: Final = tuple(SkipReason)


@dataclass(frozen=True, slots=True)
class ExcludedEntries:
    """What is not part of a backup: how many entries, by reason and rule, and the rules that match nothing."""

    count: int = 0
    items: list[ExcludedItem] = field(default_factory=list)
    unmatched_rules: list[str] = field(default_factory=list)


def excluded_items(exclusions: list[Skipped]) -> list[ExcludedItem]:
    """Return what is not part of a backup, by reason and rule."""
    paths: dict[tuple[SkipReason, str], list[bytes]] = {}
    for exclusion in exclusions:
        rule = exclusion.rule if exclusion.reason in (SkipReason.PATTERN, SkipReason.PRESET) else ""
        paths.setdefault((exclusion.reason, rule), []).append(exclusion.path)
    kinds = sorted(paths, key=lambda kind: _ORDER.index(kind[0]))
    return [
        ExcludedItem(
            reason=reason.value,
            rule=display_path(os.fsencode(rule)),
            count=len(paths[reason, rule]),
            paths=[display_path(path) for path in nsmallest(_MAX_PLACES_LISTED, paths[reason, rule])],
        )
        for reason, rule in kinds[:_MAX_RULES_LISTED]
    ]


class Omissions:
    """The entries that a run leaves out. Each is reported once.

    Attributes:
        entries: the entries that the result lists.
        count: also counts those beyond the end of the list.
        reasons: why any of them was left out.
    """

    def __init__(self, emit: Callable[[Event], None]) -> None:
        self.entries: list[LeftOut] = []
        self.count = 0
        self.reasons: set[LeftOutReason] = set()
        self._emit = emit
        self._unreported: list[LeftOut] = []
        self._reported_paths: set[bytes] = set()

    def insert(self, omission: LeftOut, position: int) -> None:
        """Add an entry before those from `position` on."""
        self.count += 1
        self.reasons.add(omission.reason)
        if position < _MAX_LISTED:
            self.entries.insert(position, omission)
            del self.entries[_MAX_LISTED:]
        if omission.path not in self._reported_paths:
            self._unreported.append(omission)

    def return_to(self, count: int) -> None:
        """Forget those after the first `count`. They were reported, and are not reported twice."""
        self.report()
        self.count = count
        self._reported_paths.update(omission.path for omission in self.entries[count:])
        del self.entries[count:]

    def report(self) -> None:
        """Report those that were added since the last report."""
        if self._unreported:
            self._emit(LeftOutEvent(items=[item_of(omission) for omission in self._unreported]))
            self._unreported = []
