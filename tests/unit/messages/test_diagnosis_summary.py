"""The summary of a diagnosis, from the log or from a health report that outweighs it."""

import pytest

from shingleback.messages.diagnosis import summary


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("drive-failing", "(SMART) says that it is failing. The drive is failing."),
        ("link-or-cable", "(SMART) shows something to watch. The connection is bad"),
        ("unknown", "(SMART) shows something to watch."),
    ],
)
def test_if_the_health_report_decides_the_log_is_not_mentioned(kind: str, expected: str) -> None:
    text = summary(kind, because_of_health=True)
    assert expected in text
    assert "the log" not in text


def test_a_log_without_an_explanation_is_called_so() -> None:
    assert "the log does not say what" in summary("unknown")
