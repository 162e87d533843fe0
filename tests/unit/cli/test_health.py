"""A drive's health in the output of commands."""

from shingleback.cli.drives import health_item, health_item_of_text
from shingleback.devices.smart.read import SmartReading
from shingleback.domain.smart.report import AccessMethod
from shingleback.domain.smart.rules import judge
from tests.helpers.reports import report_text


def test_a_report_from_a_file_needs_no_access_method() -> None:
    item = health_item_of_text(report_text("wd20efax-crc123.txt"))

    assert (item.health, item.access, item.remedy) == ("watch", "", "")
    assert [(finding.code, finding.weighs) for finding in item.findings] == [("link-errors", "watch")]
    assert "the cable" in item.findings[0].text
    assert item.advice


def test_text_that_is_no_report_is_reported() -> None:
    item = health_item_of_text("nothing of the kind")

    assert item.health == "unknown"
    assert [finding.code for finding in item.findings] == ["no-report"]


def test_an_unavailable_access_method_is_named_with_its_remedy() -> None:
    reading = SmartReading(None, AccessMethod.BLOCKED_BY_KERNEL, (("device", "/dev/sdb"), ("quirk", "0bc2:2037:")))
    item = health_item(judge(reading.report), reading.access, dict(reading.values))

    assert (item.health, item.access, item.advice) == ("unknown", "blocked-by-kernel", "")
    assert item.access_text
    assert "quirks=0bc2:2037:" in item.remedy
