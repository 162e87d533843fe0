"""Simulated households with one drive each, which live for years by simulated time and do the care that is due.

The program's own history records each action, in an in-memory database, under the time that the computer's clock
shows.
"""

import heapq
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from msgspec import structs

from shingleback.domain.care.room import BtrfsSpace
from shingleback.domain.care.rules import due, portions_for, read_round
from shingleback.domain.care.types import (
    DAY_S,
    CareAction,
    CareFacts,
    DueAction,
    F2fsSegments,
)
from shingleback.store.drive_records import CareHistory

BEGAN_S = 1.8e9
HOUR_S = 3600.0
YEAR_S = 365.25 * DAY_S
TB = 10**12
GB = 10**9
FROM_STATE = {CareAction.REST, CareAction.TRIM, CareAction.BALANCE, CareAction.COLLECT_GARBAGE}


@dataclass(frozen=True)
class Visit:
    """The drive is plugged in.

    Attributes:
        is_night: the drive may stay as long as care needs.
        ahead_s: how far the computer's clock is ahead of the real time; negative if it is behind.
    """

    at_s: float
    hours: float
    is_night: bool = False
    ahead_s: float = 0.0

    def shown_s(self, at_s: float) -> float:
        """The time on the computer's clock; a clock far behind shows zero."""
        return max(0.0, BEGAN_S + at_s + self.ahead_s)


@dataclass(frozen=True)
class Performed:
    at_s: float
    due: DueAction
    took_s: float
    is_due_again: bool
    is_clock_right: bool


class SelfClosingHistory(CareHistory):
    """In memory. Households are copied and share their history, so it closes when the last of them is gone."""

    def __init__(self) -> None:
        super().__init__(Path("/dev/null/care"))

    def __del__(self) -> None:
        self.close()


@dataclass
class Household:
    """One drive, and how it is used.

    Attributes:
        visits: when the drive is plugged in.
        lives: how a visit's backup changes the drive, by the number of the visit.
        agrees: whether the person allows care in a visit, by its number.
        uncounted_s: for how long its clock was wrong at first.
        rounds: when each complete read of the drive ended.
    """

    name: str
    facts: CareFacts
    visits: Callable[[], Iterator[Visit]]
    lives: Callable[[CareFacts, int], CareFacts]
    agrees: Callable[[int], bool] = lambda _number: True
    uncounted_s: float = 0.0
    performed: list[Performed] = field(default_factory=list)
    rounds: list[float] = field(default_factory=list)
    history: CareHistory = field(default_factory=SelfClosingHistory)

    def live(self) -> None:
        live_together(self)

    def visited(self, number: int, visit: Visit) -> None:
        self.facts = self.lives(self.facts, number)
        self.due_now(visit.shown_s(visit.at_s))
        if self.agrees(number):
            self._care(visit)

    def due_now(self, shown_s: float) -> list[DueAction]:
        """The actions due by the computer's clock, as `CareSurvey` finds them."""
        since_s, _ = self.history.know(self.name, shown_s, None)
        last_s, reading = self.history.last_s(self.name, shown_s), self.history.reading(self.name)
        self.facts = replace(self.facts, known_since_s=since_s, last_s=last_s, reading=reading)
        return due(self.facts, shown_s)

    def _care(self, visit: Visit) -> None:
        left_s = float("inf") if visit.is_night else visit.hours * HOUR_S
        now_s = visit.at_s
        while True:
            due_actions = self.due_now(visit.shown_s(now_s))
            fitting = [
                due_action for due_action in due_actions if not due_action.missing and due_action.cost.high_s <= left_s
            ]
            if not fitting:
                return
            took_s = (fitting[0].cost.low_s + fitting[0].cost.high_s) / 2
            now_s, left_s = now_s + took_s, left_s - took_s
            self._perform(fitting[0].action, visit.shown_s(now_s))
            still_due = [due_action.action for due_action in self.due_now(visit.shown_s(now_s))]
            self.performed.append(
                Performed(now_s, fitting[0], took_s, fitting[0].action in still_due, not visit.ahead_s)
            )
            if fitting[0].action is CareAction.READ and not read_round(self.facts).parts_done:
                self.rounds.append(now_s)

    def _perform(self, action: CareAction, shown_s: float) -> None:
        """Record and apply the action, as `CareJob` does."""
        if action is CareAction.READ:
            after = read_round(self.facts).after(shown_s, 1, portions_for(self.facts.used_bytes))
            self.history.save_reading(self.name, after)
        self.history.add(self.name, action, shown_s)
        change = _CHANGES.get(action)
        self.facts = change(self.facts) if change else self.facts

    def times(self, action: CareAction) -> list[float]:
        return [performed_action.at_s for performed_action in self.performed if performed_action.due.action is action]


def live_together(*households: Household) -> None:
    """Live on one computer, visit by visit in chronological order."""
    visits = (
        [(visit.at_s, position, number, visit) for number, visit in enumerate(household.visits())]
        for position, household in enumerate(households)
    )
    for _, position, number, visit in heapq.merge(*visits):
        households[position].visited(number, visit)


def _balanced(facts: CareFacts) -> CareFacts:
    assert facts.btrfs
    freed = facts.btrfs.data_free_bytes * 2 // 3
    allocated, free = facts.btrfs.allocated_bytes - freed, facts.btrfs.data_free_bytes - freed
    return replace(facts, btrfs=structs.replace(facts.btrfs, allocated_bytes=allocated, data_free_bytes=free))


def _collected(facts: CareFacts) -> CareFacts:
    assert facts.segments
    freed = facts.segments.dirty // 2
    segments = replace(facts.segments, free=facts.segments.free + freed, dirty=facts.segments.dirty - freed)
    return replace(facts, segments=segments)


_CHANGES: dict[CareAction, Callable[[CareFacts], CareFacts]] = {
    CareAction.CHECK: lambda facts: replace(facts, was_pulled=False),
    CareAction.REST: lambda facts: replace(facts, drain_low_s=0.0, drain_high_s=0.0),
    CareAction.TRIM: lambda facts: replace(facts, deleted_bytes=0),
    CareAction.BALANCE: _balanced,
    CareAction.COLLECT_GARBAGE: _collected,
}


def every(
    days: float, hours: float, years: float = 10, nights: int = 0, first: float = 0
) -> Callable[[], Iterator[Visit]]:
    """`nights`: every so many visits, one may last as long as needed; 0: none. `first`: days before the first visit."""

    def visits() -> Iterator[Visit]:
        for number in range(int(years * YEAR_S / (days * DAY_S))):
            yield Visit(
                (first + number * days) * DAY_S + 18 * HOUR_S, hours, bool(nights) and number % nights == nights - 1
            )

    return visits


def households() -> list[Household]:
    return [_evenings(), _sundays(), _monthly(), _always_there(), _twice_a_year(), _an_hour_a_week(), _wrong_clock()]


def _evenings() -> Household:
    """A desktop drive with btrfs and the helper: three hours each evening, and one whole night a month."""

    def lives(facts: CareFacts, number: int) -> CareFacts:
        assert facts.btrfs
        used = int(6 * TB * min(1.0, 0.1 + number / 2000))
        grown = max(0, used - facts.used_bytes)
        slack = facts.btrfs.data_free_bytes + grown // 3  # deletions of old versions leave space in many places
        allocated = min(8 * TB, used + slack)
        space = structs.replace(facts.btrfs, allocated_bytes=allocated, data_free_bytes=allocated - used)
        return replace(facts, used_bytes=used, btrfs=space, drain_low_s=120.0, drain_high_s=600.0)

    space = BtrfsSpace(total_bytes=8 * TB, allocated_bytes=0, data_free_bytes=0, metadata_free_bytes=GB)
    facts = CareFacts(
        known_since_s=0,
        filesystem="btrfs",
        total_bytes=8 * TB,
        used_bytes=0,
        has_helper=True,
        is_shingled=True,
        answers_self_test=True,
        btrfs=space,
    )
    return Household("evenings", facts, every(1, 3, nights=30), lives)


def _sundays() -> Household:
    """A portable drive that supports TRIM and was used before, with ext4, on Sundays; its versions are thinned."""

    def lives(facts: CareFacts, number: int) -> CareFacts:
        deleted = facts.deleted_bytes + 40 * GB
        pulled = number % 50 == 49
        return replace(
            facts,
            used_bytes=3 * TB,
            deleted_bytes=deleted,
            was_pulled=pulled,
            is_mounted=number % 10 != 9,
            drain_low_s=600.0,
            drain_high_s=3000.0,
        )

    facts = CareFacts(
        known_since_s=0,
        filesystem="ext4",
        total_bytes=5 * TB,
        used_bytes=0,
        has_helper=True,
        has_backup=True,
        is_shingled=True,
        takes_trim=True,
        was_used_before=True,
    )
    return Household("sundays", facts, every(7, 8), lives)


def _monthly() -> Household:
    """A small drive that Windows can read, without a helper, once a month; it can be unmounted."""

    def lives(facts: CareFacts, number: int) -> CareFacts:
        return replace(facts, used_bytes=TB // 2, is_mounted=bool(number % 2), drain_low_s=60.0, drain_high_s=900.0)

    facts = CareFacts(
        known_since_s=0, filesystem="exfat", total_bytes=TB, used_bytes=0, has_backup=True, is_shingled=True
    )
    return Household("monthly", facts, every(30, 6), lives)


def _always_there() -> Household:
    """A conventional drive with f2fs that is never unplugged and is rewritten a lot."""

    def lives(facts: CareFacts, number: int) -> CareFacts:
        assert facts.segments
        moved = min(2000, facts.segments.free)
        segments = replace(facts.segments, free=facts.segments.free - moved, dirty=facts.segments.dirty + moved)
        return replace(facts, used_bytes=TB, segments=segments, is_mounted=number % 7 != 0)

    facts = CareFacts(
        known_since_s=0,
        filesystem="f2fs",
        total_bytes=2 * TB,
        used_bytes=0,
        has_helper=True,
        has_backup=True,
        answers_self_test=True,
        segments=F2fsSegments(total=1_000_000, free=500_000, dirty=100_000),
    )
    return Household("always there", facts, every(1, 24), lives)


def _twice_a_year() -> Household:
    """A drive with NTFS that is taken out of a cupboard for a weekend, and is pulled every third time."""

    def lives(facts: CareFacts, number: int) -> CareFacts:
        return replace(facts, used_bytes=2 * TB, was_pulled=number % 3 == 2, is_mounted=number % 3 != 2)

    facts = CareFacts(
        known_since_s=0, filesystem="ntfs", total_bytes=4 * TB, used_bytes=0, has_backup=True, is_shingled=True
    )
    return Household("twice a year", facts, every(170, 48), lives)


def _an_hour_a_week() -> Household:
    """A large drive with XFS that is plugged in for an hour a week, mostly mounted; every other hour is short."""

    def lives(facts: CareFacts, number: int) -> CareFacts:
        return replace(facts, used_bytes=min(7, 1 + number // 40) * TB, is_mounted=number % 6 != 5)

    def visits() -> Iterator[Visit]:
        for number, visit in enumerate(every(7, 1)()):
            yield replace(visit, hours=1 if number % 2 else 0.8)

    facts = CareFacts(
        known_since_s=0, filesystem="xfs", total_bytes=8 * TB, used_bytes=0, has_backup=True, is_shingled=True
    )
    return Household("an hour a week", facts, visits, lives)


def _wrong_clock() -> Household:
    """A computer that starts ten years ahead, and later loses the time now and then, to 1970 or to next year."""

    def lives(facts: CareFacts, number: int) -> CareFacts:
        return replace(facts, used_bytes=TB, is_mounted=number % 4 != 3)

    def visits() -> Iterator[Visit]:
        for number, visit in enumerate(every(7, 8)()):
            wrong = (
                10 * YEAR_S
                if number < 6
                else {20: YEAR_S, 30: -BEGAN_S - visit.at_s, 31: 40 * DAY_S}.get(number % 52, 0.0)
            )
            yield replace(visit, ahead_s=wrong)

    facts = CareFacts(known_since_s=0, filesystem="ext4", total_bytes=4 * TB, used_bytes=0, has_backup=True)
    return Household("wrong clock", facts, visits, lives, uncounted_s=6 * 7 * DAY_S)
