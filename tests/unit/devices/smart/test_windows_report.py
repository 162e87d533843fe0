"""What programs on Windows show of an external drive, pasted by its owner."""

import time

import pytest

from shingleback.devices.smart.text_report import read_report
from shingleback.domain.smart.report import Health
from shingleback.domain.smart.rules import judge
from shingleback.domain.smr.listings import several_drives

DISK = """\
----------------------------------------------------------------------------
 (02) WDC WD40EFRX-68N32N0
----------------------------------------------------------------------------
           Model : WDC WD40EFRX-68N32N0
        Firmware : 82.00A82
   Rotation Rate : 5400 RPM
       Interface : USB (Serial ATA)
  Power On Hours : 38410 hours
   Health Status : {status}

-- S.M.A.R.T. --------------------------------------------------------------
ID Cur Wor Thr RawValues(6) Attribute Name
05 200 200 140 {replaced:012X} Reallocated Sectors Count
09 _48 _48 __0 00000000960A Power-On Hours
C2 104 _95 __0 00000000002B Temperature
C5 200 200 __0 {pending:012X} Current Pending Sector Count
C6 200 200 __0 000000000000 Uncorrectable Sector Count
C7 200 200 __0 000000000000 UltraDMA CRC Error Count

-- IDENTIFY_DEVICE ---------------------------------------------------------
        0    1    2    3    4    5    6    7    8    9
000: 427A 3FFF C837 0010 0000 0000 003F 0000 0000 0000
"""
NVME = """\
           Model : WD_BLACK SN850X 2000GB
       Interface : NVM Express
   Health Status : Good (94 %)

-- S.M.A.R.T. --------------------------------------------------------------
ID RawValues(6) Attribute Name
01 {warning:012X} Critical Warning
02 00000000013C Composite Temperature
03 000000000064 Available Spare
04 00000000000A Available Spare Threshold
05 000000000006 Percentage Used
0C 000000001AA5 Power On Hours
0E {errors:012X} Media and Data Integrity Errors
"""
INDILINX = """\
           Model : OCZ VERTEX-TURBO
   Health Status : Good (100 %)

-- S.M.A.R.T. --------------------------------------------------------------
ID Raw Values (8)   Attribute Name
09 000000000000C8A9 Vendor Specific
B8 0000000000000002 Vendor Specific
"""
POWER_SHELL = """\
FriendlyName           : ST1000DM003-1ER162
HealthStatus           : {status}
PowerOnHours           : 21204
ReadErrorsUncorrected  : {errors}
Temperature            : 33
Wear                   : 0
WriteErrorsUncorrected :
"""


def health_of(text: str) -> Health:
    return judge(read_report(text)).health


def test_a_disk_is_read_from_the_text_of_crystal_disk_info() -> None:
    report = read_report(DISK.format(status="Good", replaced=0, pending=0))

    assert report is not None
    assert (report.model, report.firmware, report.rotation_rpm) == ("WDC WD40EFRX-68N32N0", "82.00A82", 5400)
    assert (report.power_on_hours, report.temperature_c) == (38410, 43)
    assert [(row.number, row.value, row.threshold) for row in report.attributes][:2] == [(5, 200, 140), (9, 48, 0)]


@pytest.mark.parametrize(
    ("replaced", "pending", "health"), [(0, 0, Health.OK), (8, 4, Health.WATCH), (300, 120, Health.FAILING)]
)
@pytest.mark.parametrize("status", ["Good", "Caution", "Хорошо"])
def test_the_counts_decide_and_not_what_the_program_calls_them(
    status: str, replaced: int, pending: int, health: Health
) -> None:
    assert health_of(DISK.format(status=status, replaced=replaced, pending=pending)) is health


def test_several_drives_in_one_text_are_judged_each_and_the_worst_counts() -> None:
    good, bad = DISK.format(status="Good", replaced=0, pending=0), DISK.format(status="Bad", replaced=300, pending=120)
    healths = [health_of(part.text) for part in several_drives(good + bad)]

    assert healths == [Health.OK, Health.FAILING]


def test_the_health_log_of_an_nvme_drive_is_read() -> None:
    report = read_report(NVME.format(warning=0, errors=0))

    assert report is not None
    assert (report.is_nvme, report.temperature_c, report.used_percent, report.power_on_hours) == (True, 43, 6, 6821)
    assert health_of(NVME.format(warning=0, errors=0)) is Health.OK
    assert health_of(NVME.format(warning=8, errors=0)) is Health.FAILING
    assert health_of(NVME.format(warning=0, errors=3)) is Health.WATCH


def test_numbers_that_mean_what_the_maker_likes_are_not_counted() -> None:
    assert health_of(INDILINX) is Health.UNKNOWN


@pytest.mark.parametrize(
    ("status", "errors", "health"),
    [
        ("Healthy", "0", Health.UNKNOWN),
        ("Healthy", "393", Health.WATCH),
        ("Healthy", "", Health.UNKNOWN),
        ("Unhealthy", "", Health.FAILING),
        ("Warning", "", Health.UNKNOWN),
    ],
)
def test_the_counters_of_power_shell_are_read(status: str, errors: str, health: Health) -> None:
    assert health_of(POWER_SHELL.format(status=status, errors=errors)) is health


@pytest.mark.parametrize(("status", "health"), [("OK", Health.UNKNOWN), ("Pred Fail", Health.FAILING)])
def test_wmic_only_tells_of_a_failure_that_is_predicted(status: str, health: Health) -> None:
    assert (
        health_of(f"Model                 Size           Status\nWDC WD10EZEX-08WN4A0  1000202273280  {status}\n")
        is health
    )


TABLE = """\
PS C:\\> Get-PhysicalDisk

Number FriendlyName          SerialNumber    MediaType CanPool OperationalStatus HealthStatus Usage            Size
------ ------------          ------------    --------- ------- ----------------- ------------ -----            ----
0      Samsung SSD 970 EVO   0025_3858_9150  SSD       False   OK                Healthy      Auto-Select 465.76 GB
1      WDC WD40EZAZ-00SF3B0  WD-WX12D30ABCDE HDD       False   OK                Unhealthy    Auto-Select   3.64 TB
"""
WMIC = """\
Caption                            InterfaceType  MediaType              Model               Size           Status
ST8000DM004-2CX188                 IDE            Fixed hard disk media  ST8000DM004-2CX188  8001560609280  OK
Seagate Expansion Desk USB Device  USB            External hard disk     ST4000LM024-2AN17V  4000784417280  Pred Fail
"""


@pytest.mark.parametrize(
    ("table", "names", "passed"),
    [
        (TABLE, ["Samsung SSD 970 EVO", "WDC WD40EZAZ-00SF3B0"], [True, False]),
        (WMIC, ["", "ST4000LM024-2AN17V"], [None, False]),
    ],
    ids=["powershell", "wmic"],
)
def test_each_drive_of_a_table_is_judged_by_its_own_line(
    table: str, names: list[str], passed: list[bool | None]
) -> None:
    """That Windows says OK of a drive tells nothing of its health."""
    reports = [read_report(part.text) for part in several_drives(table)]

    assert [report.model if report else "" for report in reports] == names
    assert [report.passed if report else None for report in reports] == passed


def test_a_table_of_one_drive_is_read_as_well() -> None:
    lines = WMIC.splitlines()
    assert health_of("\n".join([lines[0], lines[2]])) is Health.FAILING


def test_what_is_about_to_fail_is_not_called_fine() -> None:
    lines = WMIC.splitlines()
    findings = judge(read_report("\n".join([lines[0], lines[2]]))).findings
    assert [finding.code for finding in findings] == ["overall-failed"]


def test_the_first_drive_of_a_table_is_not_blamed_for_the_second() -> None:
    assert health_of(WMIC) is Health.UNKNOWN


def test_a_disk_without_lost_reads_may_have_sectors_that_it_could_not_read_yet() -> None:
    assert health_of(POWER_SHELL.format(status="Healthy", errors="0")) is Health.UNKNOWN
    of_flash = POWER_SHELL.format(status="Healthy\nMediaType : SSD", errors="0")
    assert health_of(of_flash) is Health.OK


@pytest.mark.parametrize(
    ("status", "health"),
    [
        ("Warning\nOperationalStatus : {Predictive Failure, OK}", Health.FAILING),
        ("Unhealthy\nOperationalStatus : Failed Media", Health.FAILING),
        ("Unhealthy\nOperationalStatus : Stale Metadata", Health.UNKNOWN),
        ("Warning\nOperationalStatus : Lost Communication", Health.UNKNOWN),
    ],
)
def test_a_disk_that_only_its_pool_misses_is_not_called_failing(status: str, health: Health) -> None:
    assert health_of(POWER_SHELL.format(status=status, errors="")) is health


WITH_ALL_PROPERTIES = """\
Usage             : Auto-Select
HealthStatus      : {first}
BusType           : USB
FriendlyName      : ST4000LM024-2AN17V
Model             : ST4000LM024-2AN17V

Usage             : Auto-Select
HealthStatus      : {second}
BusType           : USB
FriendlyName      : WDC WD40EZAZ-00SF3B0
Model             : WDC WD40EZAZ-00SF3B0
"""


@pytest.mark.parametrize(
    ("first", "second", "passed"),
    [("Healthy", "Unhealthy", [True, False]), ("Unhealthy", "Healthy", [False, True])],
)
def test_what_stands_above_the_name_belongs_to_the_drive_below(first: str, second: str, passed: list[bool]) -> None:
    parts = several_drives(WITH_ALL_PROPERTIES.format(first=first, second=second))
    reports = [read_report(part.text) for part in parts]

    assert [report.model for report in reports if report] == ["ST4000LM024-2AN17V", "WDC WD40EZAZ-00SF3B0"]
    assert [report.passed for report in reports if report] == passed


def test_counters_that_name_no_drive_are_not_counted_against_one_of_several() -> None:
    counters = "\nDeviceId : 0\nReadErrorsUncorrected : 393\n\nDeviceId : 1\nReadErrorsUncorrected : 0\n"
    parts = several_drives(WITH_ALL_PROPERTIES.format(first="Healthy", second="Healthy") + counters)

    assert [health_of(part.text) for part in parts] == [Health.UNKNOWN, Health.UNKNOWN]


def test_what_follows_a_table_is_no_drive() -> None:
    parts = several_drives(f"{TABLE}\nPS C:\\> Get-Volume | Format-Table\nDriveLetter\nC\n")
    assert len(parts) == len(several_drives(TABLE))


@pytest.mark.parametrize("windows", [TABLE, POWER_SHELL.format(status="Healthy", errors="")])
def test_a_report_of_smartctl_counts_more_than_what_windows_says_beside_it(windows: str) -> None:
    report = "=== START OF READ SMART DATA SECTION ===\nSMART overall-health self-assessment test result: FAILED!\n"

    assert health_of(f"{report}\n{windows}") is Health.FAILING
    assert health_of(f"{windows}\n{report}") is Health.FAILING
    assert several_drives(f"{report}\n{windows}") == []


@pytest.mark.parametrize(
    "text",
    [
        "HealthStatus : x" + " " * 100_000 + "y",
        "-- S.M.A.R.T. -----\nID\n05 000000000000 x" + " " * 100_000 + "y",
        "Model Status " + " ".join(map(str, range(20_000))) + "\n" + "-- " * 20_002 + "\n" + "drive\n" * 20_000,
        "Status : Pred" + " " * 100_000 + "Fail",
    ],
    ids=["label", "row", "table", "status"],
)
def test_no_text_takes_long(text: str) -> None:
    began_s = time.process_time()
    read_report(text)
    several_drives(text)
    assert time.process_time() - began_s < 2
