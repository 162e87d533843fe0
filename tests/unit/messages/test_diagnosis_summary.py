"""The summary of a diagnosis, from the log or from a health report that outweighs it."""

import pytest

from shingleback.domain.smart.report import Health
from shingleback.messages.diagnosis import summary


@pytest.mark.parametrize(
    ("kind", "health", "expected"),
    [
        ("drive-failing", Health.FAILING, "to another drive. Its health report (SMART) shows it."),
        ("link-or-cable", Health.WATCH, "The drive's own health report (SMART) shows something to watch."),
        ("unknown", Health.WATCH, "(SMART) shows something to watch."),
        ("unknown", Health.UNKNOWN, "The report contains too little to tell how healthy the drive is."),
    ],
)
def test_if_the_health_report_decides_the_log_is_not_mentioned(kind: str, health: Health, expected: str) -> None:
    text = summary(kind, by_health=health)
    assert expected in text
    assert "the log" not in text


def test_a_log_without_an_explanation_is_called_so() -> None:
    assert "the log does not say what" in summary("unknown")
