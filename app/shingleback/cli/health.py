"""A drive's health as the commands tell it."""

from collections.abc import Mapping

from shingleback.devices.smart.text_report import read_report
from shingleback.domain.smart.health import judge
from shingleback.domain.smart.report import AccessMethod as SmartRoad
from shingleback.domain.smart.report import Finding, Health, HealthVerdict
from shingleback.messages.health import finding_text, health_advice, remedy_text, road_text
from shingleback.protocol.result_items import (
    FindingItem,
    HealthItem,
)


def health_item(
    verdict: HealthVerdict, road: SmartRoad | None = None, values: Mapping[str, str] | None = None
) -> HealthItem:
    """`values` are those of `devices.smart.read.SmartReading`."""
    is_bad = verdict.health in (Health.WATCH, Health.FAILING)
    return HealthItem(
        health=verdict.health.value,
        findings=[_item(finding) for finding in verdict.findings],
        road=road.value if road else "",
        road_text=road_text(road, values or {}) if road else "",
        remedy=remedy_text(road, values or {}) if road else "",
        advice=health_advice(verdict.health) if is_bad else "",
    )


def health_item_of_text(text: str) -> HealthItem:
    """What a report that somebody saved to a file tells of the drive's health."""
    return health_item(judge(read_report(text)))


def _item(finding: Finding) -> FindingItem:
    return FindingItem(
        code=finding.code, text=finding_text(finding), weighs=finding.weighs.value, values=dict(finding.values)
    )
