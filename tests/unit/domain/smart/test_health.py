"""Judging a SMART report: what matters, what only looks alarming, and what is unknown."""

import dataclasses
import tomllib
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import msgspec
import pytest

from shingleback.devices.smart.text_report import read_report
from shingleback.domain.smart.report import Attribute, ErrorCounts, Health, HealthVerdict, SmartReport
from shingleback.domain.smart.rules import current, judge
from tests.helpers.reports import report_text
from tests.unit.domain.conftest import Tables

REPORTS = Path(__file__).parents[3] / "data" / "reports"
TRUTHS = tomllib.loads((REPORTS / "index.toml").read_text(encoding="utf-8"))["report"]
DAY_S = 86_400.0
VITAL = (5, 187, 197, 198, 199)


def disk(
    counts: Mapping[int, int] = MappingProxyType({}), *, model: str = "TOSHIBA DT01ACA050", passed: bool | None = True
) -> SmartReport:
    """A disk whose counts are all zero except these, by attribute number."""
    raws = dict.fromkeys(VITAL, 0) | dict(counts)
    table = tuple(Attribute(number, "Name", value=100, threshold=0, raw=raw) for number, raw in sorted(raws.items()))
    return SmartReport(model=model, passed=passed, rotation_rpm=5400, attributes=table)


def codes(verdict: HealthVerdict, weighs: Health | None = None) -> list[str]:
    return [finding.code for finding in verdict.findings if weighs in (None, finding.weighs)]


def earlier(*reports: SmartReport, every_days: float = 1.0) -> list[ErrorCounts]:
    return [current(report, number * every_days * DAY_S) for number, report in enumerate(reports)]


@pytest.mark.parametrize("truth", TRUTHS, ids=lambda truth: truth["file"])
def test_reports_of_real_drives_are_judged_correctly(truth: dict[str, str], tables: Tables) -> None:
    verdict = judge(read_report((REPORTS / truth["file"]).read_text(encoding="utf-8")))
    findings = ", ".join(finding.code for finding in verdict.findings)
    tables["Health"].append(f"{truth['drive']:40} {truth['health']:10} {verdict.health:10} {findings}")

    assert verdict.health == truth["health"], (truth["why"], verdict.findings)


def test_a_drive_without_any_errors_is_good() -> None:
    assert judge(disk()) == HealthVerdict(Health.OK)


@pytest.mark.parametrize("number", [5, 187, 197, 198])
def test_a_few_bad_sectors_need_watching(number: int) -> None:
    assert judge(disk({number: 8})).health is Health.WATCH


MANY = pytest.mark.parametrize(("number", "limit"), [(5, 100), (187, 50), (197, 50), (198, 50)])


@MANY
def test_many_bad_sectors_mean_a_failing_drive_if_another_sign_confirms_them(number: int, limit: int) -> None:
    assert judge(disk({196: 1, number: limit - 1})).health is Health.WATCH
    assert judge(disk({196: 1, number: limit})).health is Health.FAILING
    assert judge(dataclasses.replace(disk({number: limit}), error_count=3)).health is Health.FAILING


@MANY
def test_the_drives_own_rating_confirms_many_bad_sectors(number: int, limit: int) -> None:
    report = disk({number: limit})
    rated = tuple(msgspec.structs.replace(row, value=50 if row.number == number else 100) for row in report.attributes)

    assert judge(dataclasses.replace(report, attributes=rated)).health is Health.FAILING


@MANY
@pytest.mark.parametrize("level", [95, 185, 240])
def test_a_rating_that_is_hardly_lower_confirms_nothing(number: int, limit: int, level: int) -> None:
    report = disk({number: limit})
    rated = tuple(msgspec.structs.replace(row, value=level) for row in report.attributes)

    assert judge(dataclasses.replace(report, attributes=rated)).health is Health.WATCH


@MANY
def test_a_count_that_every_other_sign_contradicts_needs_only_watching(number: int, limit: int) -> None:
    assert judge(disk({number: limit * 100})).health is Health.WATCH


@pytest.mark.parametrize(
    ("raw", "count"),
    [(0xFFFF_0002, 2), (0xA1_0000_0000, 0), (0x6_0000_0000, 0), (0x33B_0004_000F, 15), (65_535, 65_535)],
)
def test_a_counter_of_sixteen_bits_is_read_below_what_is_packed_above_it(raw: int, count: int) -> None:
    assert current(disk({187: raw})).reported == count


@pytest.mark.parametrize("raw", [0xFFFF_FFFF, 0xFFFF_FFFF_FFFF])
def test_a_counter_of_all_ones_counts_nothing(raw: int) -> None:
    assert current(disk({197: raw})).pending is None
    assert judge(disk({197: raw})).health is Health.OK


def test_few_replaced_sectors_beside_many_unreadable_ones_are_not_called_many() -> None:
    assert codes(judge(disk({5: 3, 197: 144}))) == ["pending-many", "reallocated"]


def test_an_attribute_that_counts_errors_is_never_called_age() -> None:
    beyond = Attribute(184, "End-to-End_Error", value=99, threshold=99, raw=1, failed="now")
    verdict = judge(dataclasses.replace(disk(), attributes=(*disk().attributes, beyond)))

    assert verdict.health is Health.WATCH
    assert codes(verdict) == ["end-to-end", "errors-beyond-limit"]


def test_parked_heads_beyond_what_drives_are_made_for_are_told_and_no_fault() -> None:
    worn = dataclasses.replace(
        disk(), attributes=(*disk().attributes, Attribute(193, "Load_Cycle_Count", raw=1_240_000))
    )
    verdict = judge(worn)

    assert (verdict.health, codes(verdict)) == (Health.OK, ["load-cycles"])
    packed = Attribute(193, "Load_Cycle_Count", raw=0x0012_0000_4E20)
    assert codes(judge(dataclasses.replace(disk(), attributes=(*disk().attributes, packed)))) == []


@pytest.mark.parametrize(("defects", "health"), [(0, Health.WATCH), (9, Health.FAILING)])
def test_failed_writes_of_a_scsi_drive_whose_reserve_is_in_use_mean_a_failing_drive(
    defects: int, health: Health
) -> None:
    report = SmartReport(passed=True, media_errors=8, failed_writes=8, grown_defects=defects, rotation_rpm=10_033)

    assert judge(report).health is health


def test_the_error_counters_of_a_scsi_drive_suffice() -> None:
    assert judge(SmartReport(passed=True, media_errors=0, rotation_rpm=7200)).health is Health.OK


def test_failed_writes_are_read_from_text_and_json() -> None:
    text = "read:   0  0  0  0  0  1.5  0\nwrite:  0  0  2  2  10  105228.847  8\n"
    report = read_report("SMART Health Status: OK\nError counter log:\n" + text)
    assert report is not None
    assert (report.failed_writes, report.media_errors) == (8, 8)
    document = {"scsi_error_counter_log": {"write": {"total_uncorrected_errors": 8}}, "smart_status": {"passed": True}}
    report = read_report(msgspec.json.encode(document).decode())
    assert report is not None
    assert report.failed_writes == 8


def test_growing_bad_sectors_mean_a_failing_drive() -> None:
    verdict = judge(disk({5: 9}), earlier(disk({5: 8})))

    assert (verdict.health, codes(verdict)[0]) == (Health.FAILING, "reallocated-growing")


def test_the_first_bad_sectors_are_not_yet_growth() -> None:
    assert judge(disk({5: 8}), earlier(disk(), disk())).health is Health.WATCH


def test_a_constant_number_of_bad_sectors_needs_only_watching() -> None:
    assert judge(disk({5: 8}), earlier(disk({5: 8}), disk({5: 8}), every_days=30)).health is Health.WATCH


def test_slow_growth_is_noticed_over_many_reports() -> None:
    assert "pending-growing" in codes(judge(disk({197: 9}), earlier(*(disk({197: count}) for count in (7, 8, 8, 9)))))


def test_a_count_that_fell_starts_a_new_history() -> None:
    """Writing a pending sector repairs it; or the enclosure now contains another drive."""
    assert judge(disk({197: 2}), earlier(disk({197: 1}), disk({197: 40}), disk({197: 2}))).health is Health.WATCH


def test_a_failed_self_test_with_unreadable_sectors_means_a_failing_drive() -> None:
    failed = dataclasses.replace(disk({197: 8}), self_tests_failed=1)

    assert judge(failed).health is Health.FAILING


def test_a_failed_self_test_alone_needs_watching() -> None:
    failed = dataclasses.replace(disk(), self_tests_failed=1, is_self_test_failing=True)

    assert judge(failed).health is Health.WATCH


def test_a_failed_self_test_that_no_count_contradicts_means_a_failing_drive() -> None:
    failed = dataclasses.replace(disk(), attributes=(), self_tests_failed=1, is_self_test_failing=True)

    assert codes(judge(failed))[0] == "self-test-failed-uncounted"
    assert judge(failed).health is Health.FAILING


def test_repeatedly_failed_self_tests_mean_a_failing_drive_despite_clean_counts() -> None:
    failed = dataclasses.replace(disk(), self_tests_failed=2, is_self_test_failing=True)

    assert codes(judge(failed)) == ["self-tests-failed-again"]
    assert judge(failed).health is Health.FAILING
    assert judge(dataclasses.replace(failed, attributes=(), passed=None)).health is Health.FAILING


def test_failed_self_tests_before_a_passed_one_need_watching() -> None:
    mended = dataclasses.replace(disk(), self_tests_failed=2, is_self_test_failing=False)

    assert judge(mended).health is Health.WATCH


def test_the_spurious_failure_of_drives_with_native_usb_is_only_a_note() -> None:
    native_usb = disk(model="WDC WD50NDZW-11A8JS1")
    spurious = dataclasses.replace(native_usb, self_tests_failed=2, is_self_test_failing=True)

    assert judge(spurious).health is Health.OK
    assert codes(judge(spurious), Health.OK) == ["self-test-canned"]
    assert judge(dataclasses.replace(spurious, error_count=3)).health is Health.FAILING


def test_a_failed_overall_result_outweighs_clean_counts() -> None:
    assert judge(disk(passed=False)).health is Health.FAILING


def test_a_passed_overall_result_alone_proves_nothing() -> None:
    verdict = judge(SmartReport(model="ST1000LM035", passed=True))

    assert verdict.health is Health.UNKNOWN
    assert codes(verdict) == ["overall-only"]


def test_clean_counts_need_no_overall_result() -> None:
    assert judge(disk(passed=None)).health is Health.OK


def test_a_missing_report_and_one_with_only_a_name_are_unknown() -> None:
    assert codes(judge(None)) == ["no-report"]
    assert codes(judge(SmartReport(model="ST4000LM024-2AN17V"))) == ["identity-only"]


@pytest.mark.parametrize("missing", [5, 197])
def test_a_table_without_an_important_count_is_unknown(missing: int) -> None:
    whole = disk()
    table = tuple(attribute for attribute in whole.attributes if attribute.number != missing)

    assert codes(judge(dataclasses.replace(whole, attributes=table))) == ["incomplete"]


def test_a_truncated_report_can_still_be_bad() -> None:
    assert judge(SmartReport(attributes=(Attribute(5, "Name", raw=2000),))).health is Health.FAILING


def test_many_link_errors_need_watching_and_few_do_not() -> None:
    assert codes(judge(disk({199: 123})), Health.WATCH) == ["link-errors"]
    assert judge(disk({199: 3})).health is Health.OK


def test_growing_link_errors_need_watching_even_if_few() -> None:
    assert codes(judge(disk({199: 3}), earlier(disk())), Health.WATCH) == ["link-errors-growing"]


def test_link_errors_that_stay_constant_for_a_week_are_history() -> None:
    assert judge(disk({199: 123}), earlier(disk({199: 123}), disk({199: 123}), every_days=3)).health is Health.WATCH
    assert judge(disk({199: 123}), earlier(disk({199: 123}), disk({199: 123}), every_days=8)).health is Health.OK


@pytest.mark.parametrize(
    ("counts", "note"),
    [
        ({188: 34_360_262_682}, "command-timeouts"),
        ({1: 235_499_960, 7: 573_161_103, 195: 235_499_960}, "packed-rates"),
        ({196: 4}, "suspected-sectors"),
    ],
)
def test_a_count_that_only_looks_alarming_is_a_note(counts: dict[int, int], note: str) -> None:
    verdict = judge(disk(counts, model="ST8000AS0002-1NA17Z"))

    assert verdict.health is Health.OK
    assert codes(verdict) == [note]


def test_three_counters_packed_into_one_value_are_separated() -> None:
    assert judge(disk({188: 34_360_262_682})).findings[0].values == (("count", "26"),)


def test_age_and_old_log_entries_are_no_failure() -> None:
    aged = dataclasses.replace(disk(), power_on_hours=65_606, error_count=28_000)

    assert judge(aged).health is Health.OK
    assert codes(judge(aged)) == ["error-log", "old"]


@pytest.mark.parametrize(("celsius", "health"), [(54, Health.OK), (57, Health.OK), (60, Health.WATCH)])
def test_a_disk_may_be_warm_but_not_hot(celsius: int, health: Health) -> None:
    assert judge(dataclasses.replace(disk(), temperature_c=celsius)).health is health


def rated(number: int, value: int, threshold: int, *, failed: str = "", is_prefail: bool = True) -> HealthVerdict:
    """The verdict on a disk with one attribute rated like this."""
    rating = Attribute(number, "Name", value=value, threshold=threshold, raw=0, failed=failed, is_prefail=is_prefail)
    whole = disk()
    other_attributes = tuple(attribute for attribute in whole.attributes if attribute.number != number)
    return judge(dataclasses.replace(whole, attributes=(*other_attributes, rating)))


def test_an_attribute_below_its_threshold_means_a_failing_drive() -> None:
    assert rated(3, 20, 24).health is Health.FAILING
    assert rated(3, 20, 24, failed="now").health is Health.FAILING
    assert rated(3, 25, 24).health is Health.OK


def test_an_old_age_attribute_below_its_threshold_needs_only_watching() -> None:
    assert rated(9, 1, 5, failed="now", is_prefail=False).health is Health.WATCH


def test_an_attribute_without_a_threshold_cannot_be_below_it() -> None:
    """Old versions of smartctl report FAILING_NOW for some of them."""
    assert rated(240, 0, 0, failed="now").health is Health.OK


def test_an_attribute_once_below_its_threshold_needs_watching_except_temperature() -> None:
    assert rated(3, 100, 24, failed="past").health is Health.WATCH
    assert rated(190, 62, 45, failed="past", is_prefail=False).health is Health.OK


AGED: Final = {"used_percent": 100, "spare_percent": 100, "spare_threshold_percent": 10}


def nvme(**values: Any) -> SmartReport:
    return dataclasses.replace(SmartReport(is_nvme=True, passed=True, critical_warning=0, media_errors=0), **values)


@pytest.mark.parametrize(
    ("values", "health"),
    [
        ({}, Health.OK),
        ({"temperature_c": 71}, Health.OK),
        ({"critical_warning": 0b1}, Health.FAILING),
        ({"critical_warning": 0b10, "passed": False}, Health.WATCH),
        ({"critical_warning": 0b100}, Health.FAILING),
        ({"critical_warning": 0b100, "passed": False, **AGED}, Health.WATCH),
        ({"critical_warning": 0b100, "passed": False, **AGED, "media_errors": 2}, Health.FAILING),
        ({"critical_warning": 0b100, "passed": False, **AGED, "spare_percent": 8}, Health.FAILING),
        ({"critical_warning": 0b1000}, Health.FAILING),
        ({"spare_percent": 9, "spare_threshold_percent": 10}, Health.FAILING),
        ({"spare_percent": 10, "spare_threshold_percent": 10}, Health.OK),
        ({"media_errors": 1}, Health.WATCH),
        ({"used_percent": 104}, Health.WATCH),
        ({"used_percent": 99}, Health.OK),
        ({"critical_warning": None}, Health.OK),
        ({"critical_warning": None, "passed": None}, Health.UNKNOWN),
    ],
)
def test_an_nvme_drive_is_judged_by_its_own_log(values: dict[str, int], health: Health) -> None:
    assert judge(nvme(**values)).health is health


def test_growing_media_errors_mean_a_failing_drive() -> None:
    assert judge(nvme(media_errors=4), earlier(nvme(media_errors=1))).health is Health.FAILING


def test_a_sas_drive_is_judged_by_its_grown_defects() -> None:
    sas = read_report(report_text("sas-grown.txt"))
    assert sas

    assert codes(judge(sas), Health.WATCH) == ["reallocated", "media-errors"]
    assert judge(dataclasses.replace(sas, grown_defects=0, media_errors=0)).health is Health.OK
    assert judge(dataclasses.replace(sas, grown_defects=400)).health is Health.FAILING


def test_a_solid_state_drive_needs_no_pending_sectors_in_its_table() -> None:
    table = tuple(Attribute(number, "Name", raw=0) for number in (5, 9, 187, 199))
    ssd = SmartReport(passed=True, rotation_rpm=0, attributes=table)

    assert judge(ssd).health is Health.OK
    assert judge(dataclasses.replace(ssd, attributes=table[:2])).health is Health.UNKNOWN


def test_the_gravest_finding_comes_first() -> None:
    verdict = judge(dataclasses.replace(disk({197: 300, 198: 300, 199: 50, 188: 3}), power_on_hours=60_000))

    assert [finding.weighs for finding in verdict.findings] == [
        *[Health.FAILING] * 2,
        Health.WATCH,
        Health.OK,
        Health.OK,
    ]


FLASH = {5: "Reallocated_Sector_Ct", 177: "Wear_Leveling_Count", 187: "Reported_Uncorrect", 241: "Total_LBAs_Written"}


def flash(levels: Mapping[int, int] = MappingProxyType({}), *, passed: bool | None = True) -> SmartReport:
    """A solid state drive without errors, with these levels by attribute number."""
    table = tuple(
        Attribute(number, name, value=levels.get(number, 100), threshold=0, raw=0) for number, name in FLASH.items()
    )
    return SmartReport(model="Samsung SSD 860 QVO 1TB", passed=passed, attributes=table)


def test_a_solid_state_drive_is_recognized_by_its_attributes_without_a_rotation_rate() -> None:
    assert judge(flash()) == HealthVerdict(Health.OK)


def test_a_solid_state_drive_without_losses_needs_no_overall_result() -> None:
    whole = flash(passed=None)
    missing = dataclasses.replace(
        whole, attributes=tuple(attribute for attribute in whole.attributes if attribute.number != 187)
    )

    assert judge(whole).health is Health.OK
    assert codes(judge(missing)) == ["incomplete"]


@pytest.mark.parametrize(("remaining", "health"), [(100, Health.OK), (6, Health.OK), (5, Health.WATCH), (0, Health.OK)])
def test_a_worn_solid_state_drive_needs_watching(remaining: int, health: Health) -> None:
    """Drives that do not rate their wear report zero."""
    assert judge(flash({177: remaining})).health is health


def test_wear_is_not_read_from_an_attribute_with_another_name() -> None:
    """WD counts attribute 230 upward, and other makers use these numbers for other things."""
    worn = Attribute(230, "Media_Wearout_Indicator", value=1, threshold=0, raw=0)

    assert judge(dataclasses.replace(flash(), attributes=(*flash().attributes, worn))).health is Health.OK


def sas(**counts: Any) -> SmartReport:
    return SmartReport(model="TOSHIBA MBF2300RC", passed=True, rotation_rpm=10000, **{"grown_defects": 0, **counts})


@pytest.mark.parametrize(
    ("counts", "health"),
    [
        ({}, Health.OK),
        ({"grown_defects": 30}, Health.WATCH),
        ({"grown_defects": 100}, Health.FAILING),
        ({"media_errors": 1}, Health.WATCH),
        ({"media_errors": 50}, Health.FAILING),
        ({"used_percent": 101}, Health.WATCH),
    ],
)
def test_a_sas_drive_is_judged_by_grown_defects_and_uncorrected_errors(counts: dict[str, int], health: Health) -> None:
    assert judge(sas(**counts)).health is health


def test_a_sas_drive_with_only_a_good_overall_result_is_unknown() -> None:
    assert codes(judge(SmartReport(model="ST3300657SS", passed=True, rotation_rpm=15000))) == ["overall-only"]


SCAN_FINDS = """\
=== START OF READ SMART DATA SECTION ===
SMART Health Status: OK
Elements in grown defect list: 0
   #  when        lba(hex)    [sk,asc,ascq]    reassign_status
"""


@pytest.mark.parametrize(("count", "health"), [(4, Health.OK), (5, Health.WATCH)])
def test_places_that_a_sas_drive_finds_again_and_again_need_watching(count: int, health: Health) -> None:
    rows = [
        f"  {row} 5001{row}:33  000000000d19880{row}  [1,17,1]   Recovered via rewrite in-place" for row in range(count)
    ]
    results: dict[str, object] = {f"result_{row}": {} for row in range(count)}
    document = {
        "smartctl": {},
        "smart_status": {"passed": True},
        "scsi_grown_defect_list": 0,
        "scsi_background_scan": results,
    }

    assert judge(read_report(SCAN_FINDS + "\n".join(rows))).health is health
    assert judge(read_report(msgspec.json.encode(document).decode())).health is health
