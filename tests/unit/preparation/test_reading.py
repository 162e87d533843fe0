"""What is read back, against what was wanted: which differences are a failure, and where."""

import pytest

from shingleback.domain.errors import DriveRefused
from shingleback.domain.formatting.plan import make_plan
from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import OptionRoute, ProfileId
from shingleback.preparation.run import read_back, refuse_differences
from tests.helpers.plugged_in import EXPANSION

EXFAT = PROFILES[ProfileId.EXFAT]
AS_IT_COMES: dict[str, str | int] = {
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


def test_what_was_said_to_be_left_out_may_be_missing() -> None:
    compare(OptionRoute.PLAIN, AS_IT_COMES)
    with pytest.raises(DriveRefused):
        compare(OptionRoute.MKFS_ARGS, AS_IT_COMES)


def test_sectors_that_windows_cannot_read_are_a_failure_on_every_road() -> None:
    """That was never said, and the drive would be of no use where it is wanted."""
    with pytest.raises(DriveRefused) as refused:
        compare(OptionRoute.PLAIN, {**AS_IT_COMES, "sectors_as_drive": 0})

    assert refused.value.values == {"detail": "sectors_as_drive 0 ≠ 1"}
