"""A signal at midnight updates every text that says "today"."""

from datetime import datetime, timedelta, timezone

from pytestqt.qtbot import QtBot

from shingleback.gui.controllers.reminder import DateWatch

ZONE = timezone(timedelta(hours=2))


def test_midnight_is_emitted_once_a_night(qtbot: QtBot) -> None:  # noqa: ARG001 (needs an application)
    moments = [datetime(2026, 5, 20, 23, 59, 30, tzinfo=ZONE)]
    midnight, passed = DateWatch(lambda: moments[-1]), []
    midnight.passed.connect(lambda: passed.append(moments[-1]))
    assert midnight.timer.interval() == 31_000
    for seconds in (10, 21, 3_600, 3_600):
        moments.append(moments[-1] + timedelta(seconds=seconds))
        midnight.refresh()
    assert passed == [datetime(2026, 5, 21, 0, 0, 1, tzinfo=ZONE)]
    assert midnight.timer.interval() == 3_600_000


def test_after_a_night_asleep_midnight_is_emitted_in_the_morning(qtbot: QtBot) -> None:  # noqa: ARG001 (as above)
    moments = [datetime(2026, 5, 20, 22, 0, tzinfo=ZONE), datetime(2026, 5, 21, 8, 0, tzinfo=ZONE)]
    midnight, passed = DateWatch(lambda: moments[0]), []
    midnight.passed.connect(lambda: passed.append(moments[0]))
    moments.pop(0)
    midnight.timer.timeout.emit()
    assert len(passed) == 1
