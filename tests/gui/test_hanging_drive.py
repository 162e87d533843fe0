"""The window while its drive hangs. The test is separate because it mounts something."""

import pytest
from pytestqt.qtbot import QtBot

from shingleback.protocol.run_state import Stage
from tests.gui.conftest import Desk
from tests.gui.test_backup_window import press, press_start, reach, reach_the_end
from tests.helpers.faulty_drive import FaultyDrive


@pytest.mark.parametrize("button", ["pause", "cancel"])
def test_the_window_stays_responsive_while_the_drive_hangs(
    desk: Desk, drive: FaultyDrive, qtbot: QtBot, button: str
) -> None:
    desk.slow_down()
    desk.choose(destination=drive.point)
    press_start(desk)
    qtbot.waitUntil(lambda: desk.run.state.durable > 0)
    drive.turn_on("hang")
    qtbot.waitUntil(lambda: (progress := desk.run.state.progress) is not None and progress.silent_s > 1)

    press(getattr(desk.window.home.run_page.controls, button))
    reach(qtbot, desk, Stage.PAUSING if button == "pause" else Stage.CANCELING)
    desk.worker.ask("cancel")
    desk.worker.ask("cancel")  # at once, without waiting for a longer silence of the drive
    reach_the_end(qtbot, desk)
    drive.turn_off("hang")
