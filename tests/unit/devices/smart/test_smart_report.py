"""Reading smartctl's output in every format, including reports that were cut off or garbled."""

import json
import subprocess
import sys
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.devices.smart.text_report import read_report, read_text, read_with_library
from shingleback.domain.smart.report import Health, SmartReport
from shingleback.domain.smart.rules import judge
from tests.architecture.imports import PACKAGE
from tests.helpers.reports import all_reports, report_text

APP = PACKAGE.parent
REPORTS = all_reports()


def report(name: str) -> SmartReport:
    smart_report = read_report(report_text(name))
    assert smart_report
    return smart_report


def raw(smart_report: SmartReport, number: int) -> int | None:
    attribute = smart_report.attribute(number)
    return attribute.raw if attribute else None


def test_a_report_names_its_drive() -> None:
    smart_report = report("wd20efax-crc123.txt")

    assert (smart_report.model, smart_report.family) == ("WDC WD20EFAX-68FB5N0", "Western Digital Red (SMR)")
    assert (smart_report.serial, smart_report.firmware) == ("REDACTED", "82.00A82")
    assert (smart_report.rotation_rpm, smart_report.form_factor_inches) == (5400, 3.5)
    assert smart_report.trim is True


@pytest.mark.parametrize(
    "text",
    ["2,000,398,934,016", "2 000 398 934 016", "2.000.398.934.016", "2\u202f000\u202f398\u202f934\u202f016"],
    ids=["English", "spaces", "German", "French"],
)
def test_a_capacity_is_read_in_any_language(text: str) -> None:
    smart_report = read_report(f"=== START OF INFORMATION SECTION ===\nUser Capacity:    {text} bytes [2,00 TB]\n")

    assert smart_report
    assert smart_report.capacity_bytes == 2_000_398_934_016


def test_a_drive_reports_that_it_manages_zones() -> None:
    assert report("mq04ubb400-zoned-line.txt").zones == "device-managed"
    assert report("st2000dm008.json").zones == "device-managed"
    assert report("dt01aca050-old-healthy.txt").zones == ""


def test_the_attribute_table_is_read_with_any_spacing() -> None:
    loose, tight = report("wd20efax-crc123.txt"), report("hds721010cla332-failing.txt")

    assert (raw(loose, 199), len(loose.attributes)) == (123, 16)
    assert (raw(tight, 5), raw(tight, 197), len(tight.attributes)) == (1736, 282, 17)
    below = tight.attribute(5)
    assert below
    assert (below.value, below.threshold, below.failed, below.is_prefail) == (1, 5, "now", True)


def test_the_attribute_table_is_read_with_letters_as_flags() -> None:
    smart_report = report("st4000lm024-x.txt")

    assert (raw(smart_report, 188), raw(smart_report, 1)) == (34_360_262_682, 79_213_440)
    assert (smart_report.power_on_hours, smart_report.temperature_c, smart_report.error_count) == (5290, 37, 4)
    hot = smart_report.attribute(190)
    assert hot
    assert (hot.failed, hot.is_prefail) == ("past", False)


def test_json_and_text_give_the_same_report() -> None:
    smart_report = report("st2000dm008.json")

    assert (smart_report.model, smart_report.capacity_bytes, smart_report.passed) == (
        "ST2000DM008-2FR102",
        2_000_398_934_016,
        True,
    )
    assert (raw(smart_report, 5), raw(smart_report, 188), raw(smart_report, 197)) == (8, 34_360_262_682, 16)
    assert (smart_report.power_on_hours, smart_report.temperature_c, smart_report.error_count) == (9379, 33, 5)
    assert (smart_report.form_factor_inches, smart_report.trim) == (3.5, False)


def test_a_passed_long_self_test_supersedes_an_earlier_failure() -> None:
    assert report("st1000lm035-pending368.txt").self_tests_failed == 3
    assert report("st4000lm024-x.txt").self_tests_failed == 0
    assert report("st2000dm008.json").self_tests_failed == 1


def test_an_nvme_report_is_read() -> None:
    smart_report = report("nvme-worn.txt")

    assert (smart_report.is_nvme, smart_report.passed, smart_report.critical_warning) == (True, False, 4)
    assert (smart_report.spare_percent, smart_report.spare_threshold_percent, smart_report.used_percent) == (9, 10, 104)
    assert (smart_report.media_errors, smart_report.power_on_hours, smart_report.temperature_c) == (37, 21_004, 71)


def test_a_sas_report_is_read() -> None:
    smart_report = report("sas-grown.txt")

    assert (smart_report.model, smart_report.passed) == ("ST4000NM0023", True)
    assert (smart_report.grown_defects, smart_report.media_errors, smart_report.power_on_hours) == (12, 1, 31_822)


def test_a_failed_self_test_of_a_sas_drive_is_counted() -> None:
    failed = "# 1  Background long   Failed in segment -->       3   31800   0x1f3a [0x3 0x11 0x0]\n"
    smart_report = read_report(report_text("sas-grown.txt") + "\nSMART Self-test log\n" + failed)

    assert smart_report
    assert smart_report.self_tests_failed == 1


def test_the_first_of_two_reports_in_one_text_is_read() -> None:
    first_report = read_report(report_text("wd20efax-clean.txt") + report_text("hds721010cla332-failing.txt"))

    assert first_report == report("wd20efax-clean.txt")


def test_json_without_an_overall_result_falls_back_to_the_exit_status() -> None:
    text = report_text("st2000dm008.json").replace('"exit_status": 64', '"exit_status": 8')
    smart_report = read_report("\ufeff" + text.replace('"smart_status"', '"no_status"'))

    assert smart_report
    assert smart_report.passed is False


def test_an_overall_result_that_pysmart_invents_is_ignored() -> None:
    """It reports FAIL for the first report, which has no overall result, and 723714086 degrees for the second."""
    assert report("hds721010cla332-failing.txt").passed is None
    assert report("st9200420asg-failed.txt").temperature_c == 38


@pytest.mark.parametrize("name", [name for name in REPORTS if name.startswith("smart-")])
def test_pysmart_and_our_own_parser_read_the_same_attributes(name: str) -> None:
    lines = REPORTS[name].splitlines()

    assert read_with_library(lines, is_nvme="nvme" in name).attributes == read_text(lines).attributes


def test_pysmart_runs_no_program(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_arguments: object, **_options: object) -> None:
        raise AssertionError("a program was started")

    monkeypatch.setattr(subprocess, "Popen", refuse)
    assert [name for name, text in REPORTS.items() if name.startswith("smart-") and not read_report(text)] == []


def test_pysmart_changes_nothing_for_the_rest_of_the_program() -> None:
    """By default it sets LANG, which would change the language of the window and of every program started later."""
    code = (
        "import logging, os, sys; from shingleback.devices.smart.text_report import read_with_library;"
        "read_with_library([], is_nvme=False); assert 'pySMART' in sys.modules;"
        "assert logging.getLoggerClass() is logging.Logger; print(os.environ.get('LANG'))"
    )
    for language in ({"LANG": "de_DE.UTF-8"}, {}):
        done = subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONPATH": str(APP), **language}, capture_output=True, check=True
        )
        assert done.stdout.decode().strip() == str(language.get("LANG"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\0\1\2",
        "/dev/sdb: Unknown USB bridge [0x0bc2:0x2038 (0x100)]\nPlease specify device type with the -d option.\n",
        "Smartctl open device: /dev/sdb failed: Permission denied\n",
        "{}",
        '{"smartctl": {"exit_status": 2}}',
        "[1, 2]",
        "Dear all,\nmy drive makes a noise.\n",
    ],
)
def test_text_that_is_no_report_gives_none(text: str) -> None:
    assert read_report(text) is None


@given(st.text() | st.binary().map(lambda raw: raw.decode("latin-1")))
def test_arbitrary_text_is_never_judged_healthy(text: str) -> None:
    assert judge(read_report(text)).health is not Health.OK


ROWS = """ID# ATTRIBUTE_NAME          FLAG     VALUE WORST THRESH TYPE      UPDATED  WHEN_FAILED RAW_VALUE
  5 Reallocated_Sector_Ct   0x0033   100   100   010    Pre-fail  Always       -       0
197 Current_Pending_Sector  0x0012   100   100   000    Old_age   Always       -       0
198 Offline_Uncorrectable   0x0010   100   100   000    Old_age   Offline      -       0
199 UDMA_CRC_Error_Count    0x003e   200   200   000    Old_age   Always       -       123
"""


@pytest.mark.parametrize(
    ("text", "health"),
    [
        (ROWS, Health.WATCH),
        (ROWS.replace("123", "0"), Health.OK),
        (ROWS[: ROWS.index("23\n")], Health.UNKNOWN),
        (ROWS[: ROWS.index("9 UDMA")], Health.UNKNOWN),
        (ROWS[: ROWS.index("199")], Health.UNKNOWN),
        (ROWS[: ROWS.index("199")] + "\n", Health.OK),
    ],
    ids=["whole", "clean", "within the number", "within the line", "between lines", "a drive without 199"],
)
def test_a_truncated_table_is_not_judged_healthy(text: str, health: Health) -> None:
    assert judge(read_report(text)).health is health


@given(st.sampled_from(sorted(REPORTS)), st.floats(0, 1))
def test_a_truncated_report_is_never_judged_better_than_the_whole(name: str, part: float) -> None:
    text = REPORTS[name]
    whole = judge(read_report(text)).health
    cut = judge(read_report(text[: int(len(text) * part)])).health

    assert cut is not Health.OK or whole is Health.OK


@given(st.sampled_from(sorted(REPORTS)), st.floats(0, 1, exclude_max=True), st.integers(0, 255))
def test_a_flipped_byte_never_makes_a_failing_drive_healthy(name: str, position: float, byte: int) -> None:
    garbled = bytearray(REPORTS[name].encode())
    whole = judge(read_report(REPORTS[name])).health
    garbled[int(len(garbled) * position)] = byte

    assert judge(read_report(garbled.decode("utf-8", "replace"))).health is not Health.OK or whole is not Health.FAILING


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
)


@given(st.sampled_from(["ata_smart_attributes", "smart_status", "raw", "table", "status"]), json_values)
def test_json_fields_of_the_wrong_type_are_tolerated(field: str, value: object) -> None:
    document = report_text("st2000dm008.json")

    assert judge(read_report(document.replace(f'"{field}":', f'"{field}": {json.dumps(value)}, "x":'))).health in Health


def test_a_huge_text_is_read_quickly() -> None:
    began = time.process_time()  # CPU time, which other load on the computer does not affect
    for text in (" " * 4_000_000, "# 1  Extended" + "  a" * 1_000_000, '{"a":' * 100_000, "1" * 4_000_000):
        read_report(text)

    assert time.process_time() - began < 20


SELF_TESTS = """\
SMART Self-test log structure revision number 1
Num  Test_Description    Status                  Remaining  LifeTime(hours)  LBA_of_first_error
"""
FAILED = "# {}  Extended offline    Completed: read failure       90%     41210         1190228841\n"
PASSED = "# {}  Short offline       Completed without error       00%     41300         -\n"
ABORTED = "# {}  Extended offline    Aborted by host               90%     41310         -\n"


@pytest.mark.parametrize(
    ("tests", "is_failing"),
    [((FAILED, FAILED), True), ((ABORTED, FAILED), True), ((PASSED, FAILED), False), ((ABORTED, PASSED), False)],
)
def test_the_newest_finished_self_test_decides_whether_they_still_fail(
    tests: tuple[str, ...], is_failing: bool
) -> None:
    smart_report = read_report(SELF_TESTS + "".join(test.format(number) for number, test in enumerate(tests, 1)))

    assert smart_report is not None
    assert smart_report.is_self_test_failing is is_failing


def test_json_reports_the_newest_finished_self_test_too() -> None:
    rows = [
        {"type": {"string": "Extended offline"}, "status": {"value": 25, "string": "Aborted by host"}},
        {"type": {"string": "Extended offline"}, "status": {"value": 121, "passed": False}},
        {"type": {"string": "Short offline"}, "status": {"value": 0, "passed": True}},
    ]
    smart_report = read_report(json.dumps({"smartctl": {}, "ata_smart_self_test_log": {"standard": {"table": rows}}}))

    assert smart_report is not None
    assert (smart_report.self_tests_failed, smart_report.is_self_test_failing) == (1, True)


def test_an_additional_product_id_is_not_taken_for_the_model() -> None:
    text = report_text("hms5c4040ale640-new.txt")
    smart_report = read_report(text.replace("Firmware Version:", "Add. Product Id:  DELL(tm)\nFirmware Version:", 1))

    assert smart_report is not None
    assert smart_report.model == "HGST HMS5C4040ALE640"


@pytest.mark.parametrize("mark", ["[...]", "...", "[snip]", "<cut>", "…"])
def test_a_table_with_an_omission_mark_is_not_judged_healthy(mark: str) -> None:
    lines = report_text("hms5c4040ale640-new.txt").splitlines(keepends=True)
    position = next(number for number, line in enumerate(lines) if "Spin_Retry_Count" in line)
    whole, cut = (
        read_report("".join(lines)),
        read_report("".join([*lines[:position], mark + "\n", *lines[position + 1 :]])),
    )

    assert judge(whole).health is Health.OK
    assert judge(cut).health is Health.UNKNOWN


@pytest.mark.parametrize("part", [0.3, 0.6, 0.9])
def test_truncated_json_still_names_its_drive(part: float) -> None:
    text = report_text("st2000dm008.json")
    smart_report = read_report(text[: int(len(text) * part)])

    assert smart_report is not None
    assert (smart_report.model, smart_report.rotation_rpm) == ("ST2000DM008-2FR102", 7200)
    assert smart_report.capacity_bytes == 2_000_398_934_016
    assert judge(smart_report).health is Health.UNKNOWN


def test_a_sas_report_gives_the_used_endurance_of_a_solid_state_drive() -> None:
    smart_report = read_report("=== START OF READ SMART DATA SECTION ===\nPercentage used endurance indicator: 7%\n")
    as_json = read_report('{"smartctl": {}, "scsi_percentage_used_endurance_indicator": 7}')

    assert smart_report is not None
    assert as_json is not None
    assert (smart_report.used_percent, as_json.used_percent) == (7, 7)


def test_an_impossible_count_is_left_out() -> None:
    report = read_report(
        '{"smartctl": {}, "power_on_time": {"hours": 1%s}, "model_name": "ST8000AS0002"}' % ("0" * 400)
    )

    assert report is not None
    assert report.power_on_hours is None


def test_what_nvme_prints_is_read_as_what_smartctl_prints() -> None:
    report = read_report(
        "Smart Log for NVME device:nvme0 namespace-id:ffffffff\ncritical_warning       : 0\n"
        "temperature      : 40 °C (313 K)\navailable_spare        : 53%\navailable_spare_threshold       : 10%\n"
        "percentage_used        : 2%\npower_on_hours   : 12,111\nmedia_errors     : 3\n"
    )

    assert report
    assert (report.is_nvme, report.media_errors, report.spare_percent) == (True, 3, 53)
    assert (report.temperature_c, report.power_on_hours) == (40, 12_111)
    assert judge(report).health is Health.WATCH


def test_an_impossible_nvme_count_is_left_out() -> None:
    text = report_text("nvme-worn.txt")
    hours = next(line for line in text.splitlines() if line.startswith("Power On Hours"))
    report = read_report(text.replace(hours, "Power On Hours:   1" + "0" * 400))

    assert report is not None
    assert (report.is_nvme, report.power_on_hours or 0) < (True, 1 << 128)


def test_a_self_test_log_with_many_gaps_is_read_quickly() -> None:
    """pySMART tries every way to distribute the gaps over its six columns."""
    log = "SMART Self-test log structure revision number 1\n# 1" + "  ab" * 200 + " \n"
    began = time.process_time()

    assert read_report(f"=== START OF INFORMATION SECTION ===\nDevice Model:     ST8000AS0002\n{log}") is not None
    assert time.process_time() - began < 5
