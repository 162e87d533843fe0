"""Thousands of random computers where a person prepares a drive while things change: no wrong drive is ever erased."""

import asyncio
from dataclasses import fields

import pytest

from shingleback.devices import erase
from shingleback.domain.drive import Identity
from shingleback.domain.formatting import safety_checks
from shingleback.domain.formatting.safety_checks import RefusalReason
from tests.helpers.examples import with_long
from tests.helpers.random_computers import HARMLESS
from tests.helpers.wrong_drive import WrongDrive, try_computers

COMPUTERS = [1_000, *with_long(10_000)]
ENOUGH_TO_FIND_A_HOLE = 3_000
UNREACHABLE = {
    safety_checks.has_no_medium,  # without a medium there is no drive yet; see the tests of the safety checks
}
FOUND_BY = {"number"}  # the drive is found by it, so it cannot differ
COMPARED = [field.name for field in fields(Identity) if field.name not in FOUND_BY]


@pytest.mark.parametrize("computers", COMPUTERS)
def test_no_drive_is_erased_that_must_not_be(computers: int) -> None:
    tally = asyncio.run(try_computers(range(computers)))

    assert min(tally.erased[event.__name__] for event in HARMLESS) > 0.03 * computers
    assert sum(tally.erased.values()) > 0.2 * computers
    assert sum(tally.refused.values()) > 0.5 * computers
    assert {f"different {name}" for name in (*COMPARED, "number")} <= tally.refused.keys()
    assert {*RefusalReason} - {RefusalReason.NO_MEDIUM, RefusalReason.ENCRYPTED_OPEN} <= tally.refused.keys()


@pytest.mark.parametrize(
    "missing",
    [guard for guard in safety_checks.SAFETY_CHECKS if guard not in UNREACHABLE],
    ids=lambda guard: guard.__name__,
)
def test_without_any_single_guard_a_wrong_drive_is_erased(
    missing: safety_checks.SafetyCheck, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        safety_checks, "SAFETY_CHECKS", tuple(guard for guard in safety_checks.SAFETY_CHECKS if guard is not missing)
    )

    with pytest.raises(WrongDrive):
        asyncio.run(try_computers(range(ENOUGH_TO_FIND_A_HOLE)))


@pytest.mark.parametrize("missing", COMPARED)
def test_without_any_single_part_of_the_identity_a_wrong_drive_is_erased(
    missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def differences(confirmed: Identity, now: Identity) -> tuple[str, ...]:
        return tuple(name for name in COMPARED if name != missing and getattr(confirmed, name) != getattr(now, name))

    monkeypatch.setattr(erase, "differences", differences)

    with pytest.raises(WrongDrive):
        asyncio.run(try_computers(range(ENOUGH_TO_FIND_A_HOLE)))


def test_without_the_check_for_running_jobs_a_wrong_drive_is_erased(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(erase, "_at_work", lambda _drive, _objects: ())

    with pytest.raises(WrongDrive):
        asyncio.run(try_computers(range(ENOUGH_TO_FIND_A_HOLE)))
