"""Which care is due and why, one reason at a time, and which never is."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from shingleback.domain.care.room import BtrfsSpace
from shingleback.domain.care.rules import (
    READ_S,
    described,
    due,
    is_trimmed_once,
    obstacle,
    portions_due,
    portions_for,
)
from shingleback.domain.care.types import (
    DAY_S,
    PARTS,
    CareAction,
    CareFacts,
    CareNeed,
    CareObstacle,
    CareReason,
    F2fsSegments,
    ReadRound,
)
from shingleback.domain.tidying import drain_s
from shingleback.messages import care

TB = 10**12
GB = 10**9
FACTS = CareFacts(known_since_s=0, filesystem="ext4", total_bytes=4 * TB, used_bytes=TB, has_backup=True)
BTRFS = replace(
    FACTS,
    filesystem="btrfs",
    btrfs=BtrfsSpace(total_bytes=4 * TB, allocated_bytes=4 * TB - 50 * GB, data_free_bytes=TB, metadata_free_bytes=GB),
)
TRIMS = replace(FACTS, takes_trim=True, deleted_bytes=300 * GB)
F2FS = replace(FACTS, filesystem="f2fs", segments=F2fsSegments(total=1000, free=100, dirty=500))


def reasons(facts: CareFacts, days: float = 0) -> dict[CareAction, CareReason]:
    return {due_action.action: due_action.reason for due_action in due(facts, days * DAY_S)}


def test_nothing_is_due_for_a_drive_on_its_first_day() -> None:
    assert reasons(replace(FACTS, answers_self_test=True, is_shingled=True, takes_trim=True)) == {}


@pytest.mark.parametrize(
    ("facts", "action", "reason"),
    [
        (BTRFS, CareAction.BALANCE, CareReason.LITTLE_UNALLOCATED),
        (TRIMS, CareAction.TRIM, CareReason.MUCH_DELETED),
        (replace(TRIMS, deleted_bytes=0, was_used_before=True), CareAction.TRIM, CareReason.USED_DRIVE_PREPARED),
        (F2FS, CareAction.COLLECT_GARBAGE, CareReason.SEGMENTS_DIRTY),
        (replace(FACTS, was_pulled=True), CareAction.CHECK, CareReason.PULLED),
        (replace(FACTS, is_shingled=True, drain_high_s=900.0), CareAction.REST, CareReason.CACHE_FULL),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_drives_state_makes_care_due_on_the_first_day(
    facts: CareFacts, action: CareAction, reason: CareReason
) -> None:
    assert reasons(facts) == {action: reason}
    assert action not in reasons(replace(facts, last_s={action: 0.0}, was_pulled=False, drain_high_s=0.0))


def test_a_balance_is_due_only_if_it_helps() -> None:
    """It is pointless with plenty of unallocated space, or without free space inside the allocated chunks."""
    space = BTRFS.btrfs
    assert space
    assert reasons(replace(BTRFS, btrfs=structs.replace(space, allocated_bytes=2 * TB))) == {}
    assert reasons(replace(BTRFS, btrfs=structs.replace(space, data_free_bytes=GB))) == {}


def test_unusable_zones_are_reclaimed() -> None:
    space = BTRFS.btrfs
    assert space
    zoned = replace(BTRFS, btrfs=structs.replace(space, data_free_bytes=GB, unusable_bytes=TB))
    assert reasons(zoned) == {CareAction.BALANCE: CareReason.ZONES_UNUSABLE}


def test_a_drive_that_trim_harms_is_never_trimmed() -> None:
    harmed = replace(TRIMS, is_harmed_by_trim=True, was_used_before=True)
    assert reasons(harmed) == {}
    assert obstacle(CareAction.TRIM, harmed) is CareObstacle.TRIM_HARMS
    assert "TRIM" in care.obstacle(CareObstacle.TRIM_HARMS)


def test_reading_is_due_in_portions_and_catches_up() -> None:
    def portions(days: float, reading: ReadRound | None = None) -> list[int]:
        due_actions = due(replace(FACTS, reading=reading), days * DAY_S)
        return [due_action.portions for due_action in due_actions if due_action.action is CareAction.READ]

    assert portions(7) == []
    assert portions(8) == [1]
    assert portions(8, ReadRound(began_s=0, parts_done=1)) == []
    assert portions(50) == [6]
    assert portions(1000) == [PARTS]
    assert portions(95, ReadRound(began_s=0, parts_done=11)) == [1]
    assert portions(95, ReadRound(began_s=0, parts_done=11).after(90 * DAY_S)) == []
    assert portions(90 + 8, ReadRound(began_s=0, parts_done=11).after(READ_S)) == [1]


@pytest.mark.parametrize("used", [GB, TB, 3 * TB, 7 * TB, 18 * TB])
def test_a_portion_takes_less_than_an_hour_on_any_drive(used: int) -> None:
    facts = replace(FACTS, used_bytes=used, total_bytes=20 * TB)
    [read] = [due_action for due_action in due(facts, 1000 * DAY_S) if due_action.action is CareAction.READ]
    assert read.cost.high_s <= 45 * 60
    assert read.portions == read.parts
    assert read.parts == (PARTS if used <= TB else portions_for(used))
    assert care.portions(read) == f"{read.parts} of {read.parts} portions are due."


def test_only_the_next_read_round_has_more_portions_as_the_drive_fills() -> None:
    reading = ReadRound(began_s=0, parts_done=10)
    assert portions_due(replace(FACTS, used_bytes=7 * TB, reading=reading), 1000 * DAY_S) == 2
    assert reading.after(DAY_S, 2, portions_for(7 * TB)) == ReadRound(began_s=DAY_S, is_first=False, parts=48)


def test_a_cache_filled_in_the_future_needs_no_rest() -> None:
    """The clock was ahead then. A few seconds ahead only mean that it was just corrected."""
    assert drain_s(1e9, -300 * DAY_S) == (0.0, 0.0)
    assert drain_s(1e9, -5.0) == drain_s(1e9, 0.0)


def test_an_action_with_missing_needs_stays_due_and_names_them() -> None:
    [balance] = due(BTRFS, 0)
    assert balance.missing == {CareNeed.HELPER}
    assert "helper" in care.missing(balance.missing)[0]
    assert due(replace(BTRFS, has_helper=True), 0)[0].missing == frozenset()
    [check] = due(replace(FACTS, was_pulled=True), 0)
    assert check.missing == {CareNeed.UNMOUNTED}


@pytest.mark.parametrize("action", CareAction)
def test_each_action_explains_its_cost_and_the_consequence_of_skipping_it(action: CareAction) -> None:
    facts = replace(F2FS, drain_low_s=60, drain_high_s=600, btrfs=BTRFS.btrfs)
    due_action = described(action, facts, CareReason.ASKED_FOR)
    assert 0 < due_action.cost.low_s < due_action.cost.high_s
    sentences = [care.name(action), care.reason(due_action.reason), care.cost(due_action.cost), care.otherwise(action)]
    assert all(sentences)
    assert not any("{" in sentence for sentence in sentences)


@pytest.mark.parametrize("reason", CareReason)
def test_each_reason_has_one_sentence(reason: CareReason) -> None:
    sentence = care.reason(reason)
    assert sentence.endswith(".")
    assert sentence.count(". ") == 0


@pytest.mark.parametrize(
    ("change", "is_trimmed"),
    [
        ({}, True),
        ({"model": "WDC WD40EFAX-68JH4N1"}, False),
        ({"filesystem": "ntfs"}, False),
        ({"hours": 3}, False),
        ({"hours": None}, False),
        ({"takes_trim": False}, False),
        ({"is_encrypted": True}, False),
    ],
    ids=["used", "harmed", "other filesystem", "new", "unknown use", "no TRIM", "encrypted"],
)
def test_preparation_trims_only_a_used_drive_that_trim_suits(change: dict[str, Any], *, is_trimmed: bool) -> None:
    used: dict[str, Any] = {
        "model": "WDC WD40NDZW",
        "filesystem": "btrfs",
        "hours": 4000,
        "takes_trim": True,
        "is_encrypted": False,
    }
    assert is_trimmed_once(**{**used, **change}) is is_trimmed
