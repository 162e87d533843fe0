"""What is said of the whole: of the log, or of the health report where that is what weighs."""

import pytest

from shingleback.messages.diagnosis import summary


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("drive-failing", "(SMART) says that it is failing. The drive is failing."),
        ("link-or-cable", "(SMART) shows something to watch. The connection is bad"),
        ("unknown", "(SMART) shows something to watch."),
    ],
)
def test_where_the_health_report_weighs_the_log_is_not_blamed(kind: str, said: str) -> None:
    text = summary(kind, because_of_health=True)
    assert said in text
    assert "the log" not in text


def test_of_a_log_that_explains_nothing_that_is_said() -> None:
    assert "the log does not say what" in summary("unknown")
