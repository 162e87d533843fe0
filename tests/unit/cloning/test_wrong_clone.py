"""In thousands of simulated clones with interfering events, no wrong drive and no source is written."""

import asyncio

import pytest

from shingleback.devices import erase
from shingleback.domain import cloning
from shingleback.domain.drive import Identity
from shingleback.domain.drive import differences as whole
from shingleback.domain.errors import Why
from shingleback.domain.formatting import safety_checks
from tests.helpers import wrong_clone
from tests.helpers.examples import with_long
from tests.helpers.random_computers import HARMLESS
from tests.helpers.wrong_clone import CloneScenario
from tests.helpers.wrong_drive import WrongDrive, try_computers

COMPUTERS = [1_000, *with_long(10_000)]
ENOUGH_TO_SEE_A_HOLE = 6_000


def try_clones(count: int) -> object:
    return asyncio.run(try_computers(range(count), CloneScenario))


@pytest.mark.parametrize("computers", COMPUTERS)
def test_thousands_of_clones_never_write_to_a_wrong_drive_or_their_source(computers: int) -> None:
    tally = asyncio.run(try_computers(range(computers), CloneScenario))

    assert min(tally.erased[event.__name__] for event in HARMLESS) > 0.003 * computers
    expected = {Why.CLONE_SAME_DRIVE, Why.CLONE_SOURCE_MOUNTED, Why.CLONE_SOURCE_UNLOCKED, Why.CLONE_SOURCE_ARRAY}
    assert expected <= set(tally.refused)


@pytest.mark.parametrize("missing", ["serial", "contents", "disk_sequence"])
def test_a_missing_part_of_the_identity_lets_a_wrong_drive_be_written(
    missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def differences(confirmed: Identity, now: Identity) -> tuple[str, ...]:
        return tuple(name for name in whole(confirmed, now) if name != missing)

    monkeypatch.setattr(erase, "differences", differences)

    with pytest.raises(WrongDrive):
        try_clones(ENOUGH_TO_SEE_A_HOLE)


def test_missing_safety_checks_let_a_wrong_drive_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(safety_checks, "SAFETY_CHECKS", ())

    with pytest.raises(WrongDrive):
        try_clones(ENOUGH_TO_SEE_A_HOLE)


@pytest.mark.parametrize("check", ["source_obstacle", "target_obstacle"])
def test_a_missing_check_of_source_or_target_lets_a_wrong_drive_be_chosen(
    check: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert hasattr(cloning, check)
    monkeypatch.setattr(wrong_clone, check, lambda *_arguments: None)

    with pytest.raises(WrongDrive):
        try_clones(ENOUGH_TO_SEE_A_HOLE)
