"""The result is compared with the profile: which differences are failures, and on which route."""

import pytest

from shingleback.domain.errors import DriveRefused
from shingleback.domain.formatting.plan import make_plan
from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import OptionRoute, ProfileId
from shingleback.preparation.work import read_back, refuse_differences
from tests.helpers.plugged_in import EXPANSION

EXFAT = PROFILES[ProfileId.EXFAT]
WITHOUT_OPTIONS: dict[str, str | int] = {
    "label": "Backup",
    "cluster_bytes": 128 << 10,
    "aligned_to_32_mib": 0,
    "sectors_as_drive": 1,
}


def compare(route: OptionRoute, facts: dict[str, str | int]) -> None:
    plan = make_plan(
        EXPANSION, EXFAT, route, label="Backup", is_encrypted=False, short_name="Seagate", owner=(1000, 1000)
    )
    refuse_differences(plan, read_back(plan, EXFAT, "disk", facts))


def test_options_that_the_plan_leaves_out_may_be_missing() -> None:
    compare(OptionRoute.PLAIN, WITHOUT_OPTIONS)
    with pytest.raises(DriveRefused):
        compare(OptionRoute.MKFS_ARGS, WITHOUT_OPTIONS)


def test_sectors_that_windows_cannot_read_are_a_failure_on_every_route() -> None:
    """The plan never announced this, and the drive would be unusable on Windows."""
    with pytest.raises(DriveRefused) as refused:
        compare(OptionRoute.PLAIN, {**WITHOUT_OPTIONS, "sectors_as_drive": 0})

    assert refused.value.values == {"detail": "sectors_as_drive 0 ≠ 1"}
