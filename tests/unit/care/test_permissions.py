"""The polkit action of each care action. Actions that run unattended must need no password."""

from dataclasses import dataclass, replace
from typing import Final, cast

import pytest

from shingleback.care.survey import CareTarget, permission_of
from shingleback.devices.drive_functions import SelfTest
from shingleback.devices.udisks import UDisks
from shingleback.domain.care.types import CareAction, CareFacts

HELPER: Final = "org.shingleback.Helper1"
BTRFS: Final = CareFacts(known_since_s=0, filesystem="btrfs", total_bytes=10, used_bytes=5, has_helper=True)


@dataclass
class FakeTarget:
    """The part of a target that is examined."""

    self_test: SelfTest | None = None


def polkit_action(action: CareAction, facts: CareFacts = BTRFS, test: SelfTest | None = None) -> str:
    return permission_of(action, cast("CareTarget", FakeTarget(test)), facts)


@pytest.mark.parametrize(
    ("action", "name"),
    [
        (CareAction.TRIM, "trim"),
        (CareAction.BALANCE, "balance"),
        (CareAction.COLLECT_GARBAGE, "collect-garbage"),
        (CareAction.READ, "scrub"),
    ],
)
def test_helper_actions_are_named_after_their_verbs(action: CareAction, name: str) -> None:
    assert polkit_action(action) == f"{HELPER}.{name}"


def test_verifying_the_manifest_and_resting_need_no_permission() -> None:
    assert polkit_action(CareAction.READ, replace(BTRFS, filesystem="ext4")) == ""
    assert polkit_action(CareAction.READ, replace(BTRFS, has_helper=False)) == ""
    assert polkit_action(CareAction.REST) == ""


def test_a_self_test_needs_the_permission_of_udisks() -> None:
    test = SelfTest(cast("UDisks", None), "/drives/one", "Drive.Ata")
    assert polkit_action(CareAction.LONG_TEST, test=test) == "org.freedesktop.udisks2.ata-smart-selftest"
    assert polkit_action(CareAction.SELF_TEST) == ""
