"""Reports without the drive's own word that are good by what they count, or cannot be called so."""

from typing import Final

import pytest

from shingleback.devices.smart.text_report import read_report
from shingleback.domain.smart.report import Health
from shingleback.domain.smart.rules import judge

ROW: Final = "{number:3} {name:23} 0x0032   100   100   000    Old_age   Always       -       {raw}"
NAMES: Final = {
    5: "Reallocated_Sector_Ct", 9: "Power_On_Hours", 197: "Current_Pending_Sector", 198: "Offline_Uncorrectable",
    199: "UDMA_CRC_Error_Count",
}  # fmt: skip
FLASH: Final = "Rotation Rate:    Solid State Device"
SCSI: Final = """\
Vendor:               SEAGATE
Elements in grown defect list: 0
Error counter log:
           fast | delayed   rewrites  corrected  invocations   [10^9 bytes]  errors
read:   1  0  0  1  0  9.5  {uncorrected}
"""


def health_of(*numbers: int, head: str) -> Health:
    rows = [ROW.format(number=number, name=NAMES[number], raw=0) for number in numbers]
    return judge(read_report("\n".join([head, *rows, ""]))).health


def test_a_solid_state_drive_without_its_own_word_is_good_by_the_counts_of_damage() -> None:
    assert health_of(5, 9, 197, 198, 199, head=FLASH) is Health.OK
    assert health_of(5, 9, 197, 199, head=FLASH) is Health.UNKNOWN


@pytest.mark.parametrize(("uncorrected", "health"), [(0, Health.OK), (3, Health.WATCH)])
def test_a_scsi_drive_without_its_own_word_is_judged_by_what_it_counts(uncorrected: int, health: Health) -> None:
    assert judge(read_report(SCSI.format(uncorrected=uncorrected))).health is health


@pytest.mark.parametrize(("numbers", "health"), [((5, 197, 198), Health.OK), ((5, 9, 197), Health.UNKNOWN)])
def test_a_disk_is_judged_by_the_rows_that_people_pick_from_its_table(numbers: tuple[int, ...], health: Health) -> None:
    """As `smartctl -A /dev/sdb | grep -E "Reallocated|Pending|Uncorrect"` prints them."""
    rows = [ROW.format(number=number, name=NAMES[number], raw=0) for number in numbers]

    assert judge(read_report("\n".join([*rows, ""]))).health is health
