"""What is done while nobody is there asks for no password: which question polkit is asked about each action."""

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
class Examined:
    """The part of a target that is looked at."""

    self_test: SelfTest | None = None


def asked(action: CareAction, facts: CareFacts = BTRFS, test: SelfTest | None = None) -> str:
    return permission_of(action, cast("CareTarget", Examined(test)), facts)


@pytest.mark.parametrize(
    ("action", "name"),
    [
        (CareAction.TRIM, "trim"),
        (CareAction.BALANCE, "balance"),
        (CareAction.COLLECT_GARBAGE, "collect-garbage"),
        (CareAction.READ, "scrub"),
    ],
)
def test_the_helper_is_asked_for_by_the_name_of_its_verb(action: CareAction, name: str) -> None:
    assert asked(action) == f"{HELPER}.{name}"


def test_reading_by_the_manifest_asks_nobody_nor_does_a_rest() -> None:
    assert asked(CareAction.READ, replace(BTRFS, filesystem="ext4")) == ""
    assert asked(CareAction.READ, replace(BTRFS, has_helper=False)) == ""
    assert asked(CareAction.REST) == ""


def test_a_self_test_is_a_question_for_udisks() -> None:
    test = SelfTest(cast("UDisks", None), "/drives/one", "Drive.Ata")
    assert asked(CareAction.LONG_TEST, test=test) == "org.freedesktop.udisks2.ata-smart-selftest"
    assert asked(CareAction.SELF_TEST) == ""
