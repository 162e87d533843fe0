"""Households with a drive each, which live for years on a clock of their own and do what is due."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

from shingleback.domain.care.rules import due
from shingleback.domain.care.types import (
    DAY_S,
    BtrfsSpace,
    CareAction,
    CareFacts,
    DueAction,
    F2fsSegments,
    ReadRound,
)

HOUR_S = 3600.0
YEAR_S = 365.25 * DAY_S
TB = 10**12
GB = 10**9
FROM_STATE = {CareAction.REST, CareAction.TRIM, CareAction.BALANCE, CareAction.COLLECT_GARBAGE}


@dataclass(frozen=True)
class Visit:
    """The drive is there. `is_night`: it may stay as long as it has to, once it was asked for."""

    at_s: float
    hours: float
    is_night: bool = False


@dataclass(frozen=True)
class Done:
    at_s: float
    due: DueAction
    took_s: float
    is_due_again: bool


@dataclass
class Household:
    """One drive, and how it is used.

    Attributes:
        visits: when the drive is plugged in.
        lives: what a visit's backup makes of the drive, by its number.
    """

    name: str
    facts: CareFacts
    visits: Callable[[], Iterator[Visit]]
    lives: Callable[[CareFacts, int], CareFacts]
    done: list[Done] = field(default_factory=list)

    def live(self) -> None:
        for number, visit in enumerate(self.visits()):
            self.facts = self.lives(self.facts, number)
            self._spend(visit)

    def _spend(self, visit: Visit) -> None:
        left_s = float("inf") if visit.is_night else visit.hours * HOUR_S
        now_s = visit.at_s
        while True:
            fitting = [one for one in due(self.facts, now_s) if not one.missing and one.cost.high_s <= left_s]
            if not fitting:
                return
            took_s = (fitting[0].cost.low_s + fitting[0].cost.high_s) / 2
            now_s, left_s = now_s + took_s, left_s - took_s
            self.facts = after(self.facts, fitting[0].action, now_s)
            again = [one.action for one in due(self.facts, now_s)]
            self.done.append(Done(now_s, fitting[0], took_s, fitting[0].action in again))

    def times(self, action: CareAction) -> list[float]:
        return [one.at_s for one in self.done if one.due.action is action]


def after(facts: CareFacts, action: CareAction, now_s: float) -> CareFacts:
    """What is so when it is done."""
    facts = replace(facts, last_s={**facts.last_s, action: now_s})
    change = _CHANGES.get(action)
    return change(facts, now_s) if change else facts


def _read(facts: CareFacts, now_s: float) -> CareFacts:
    return replace(facts, reading=(facts.reading or ReadRound(began_s=facts.known_since_s)).after(now_s))


def _balanced(facts: CareFacts, _now_s: float) -> CareFacts:
    assert facts.btrfs
    freed = facts.btrfs.data_free_bytes * 2 // 3
    allocated, free = facts.btrfs.allocated_bytes - freed, facts.btrfs.data_free_bytes - freed
    return replace(facts, btrfs=replace(facts.btrfs, allocated_bytes=allocated, data_free_bytes=free))


def _collected(facts: CareFacts, _now_s: float) -> CareFacts:
    assert facts.segments
    freed = facts.segments.dirty // 2
    segments = replace(facts.segments, free=facts.segments.free + freed, dirty=facts.segments.dirty - freed)
    return replace(facts, segments=segments)


_CHANGES: dict[CareAction, Callable[[CareFacts, float], CareFacts]] = {
    CareAction.CHECK: lambda facts, _now_s: replace(facts, was_pulled=False),
    CareAction.READ: _read,
    CareAction.REST: lambda facts, _now_s: replace(facts, drain_low_s=0.0, drain_high_s=0.0),
    CareAction.TRIM: lambda facts, _now_s: replace(facts, deleted_bytes=0),
    CareAction.BALANCE: _balanced,
    CareAction.COLLECT_GARBAGE: _collected,
}


def every(days: float, hours: float, years: float = 10, nights: int = 0) -> Callable[[], Iterator[Visit]]:
    """`nights`: each so many-th visit may last as long as it has to; 0: none."""

    def visits() -> Iterator[Visit]:
        for number in range(int(years * YEAR_S / (days * DAY_S))):
            yield Visit(number * days * DAY_S + 18 * HOUR_S, hours, bool(nights) and number % nights == nights - 1)

    return visits


def households() -> list[Household]:
    return [_evenings(), _sundays(), _monthly(), _always_there(), _twice_a_year()]


def _evenings() -> Household:
    """A desktop drive with btrfs and the helper, three hours each evening, and through a night once a month."""

    def lives(facts: CareFacts, number: int) -> CareFacts:
        assert facts.btrfs
        used = int(6 * TB * min(1.0, 0.1 + number / 2000))
        grown = max(0, used - facts.used_bytes)
        slack = facts.btrfs.data_free_bytes + grown // 3  # old versions give way all over the place
        allocated = min(8 * TB, used + slack)
        space = replace(facts.btrfs, allocated_bytes=allocated, data_free_bytes=allocated - used)
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
    """A portable drive that takes TRIM and was used before, with ext4, on Sundays; its versions are thinned."""

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
    """A small drive that Windows can read, without a helper, once a month; it is closed and opened as wanted."""

    def lives(facts: CareFacts, number: int) -> CareFacts:
        return replace(facts, used_bytes=TB // 2, is_mounted=bool(number % 2), drain_low_s=60.0, drain_high_s=900.0)

    facts = CareFacts(
        known_since_s=0, filesystem="exfat", total_bytes=TB, used_bytes=0, has_backup=True, is_shingled=True
    )
    return Household("monthly", facts, every(30, 6), lives)


def _always_there() -> Household:
    """A conventional drive with f2fs that is never unplugged, of which much is rewritten."""

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
    """A drive with NTFS in a cupboard, which comes out for a weekend, and was pulled each third time."""

    def lives(facts: CareFacts, number: int) -> CareFacts:
        return replace(facts, used_bytes=2 * TB, was_pulled=number % 3 == 2, is_mounted=number % 3 != 2)

    facts = CareFacts(
        known_since_s=0, filesystem="ntfs", total_bytes=4 * TB, used_bytes=0, has_backup=True, is_shingled=True
    )
    return Household("twice a year", facts, every(170, 48), lives)
