"""The tray menu: drives that are safe to unplug, the next backup, and forgotten drives."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import Drive, DriveArrived, DrivesListed, ServiceChanged, ServiceState
from shingleback.domain.lost_drive_guide import GuideState, GuideStep
from shingleback.gui.controllers.lost_drives import AwaitedDrive
from shingleback.gui.controllers.reminder import Forgotten
from shingleback.gui.controllers.safe_to_unplug import SafeDrive
from shingleback.gui.controllers.scheduled_backup import Counted
from shingleback.gui.window.tray import Tray, TrayChoices
from shingleback.gui.window.window import TrayState, tray_icon
from shingleback.protocol.events import Progress
from shingleback.protocol.results import BackupFinished, EjectFinished
from shingleback.protocol.run_state import RunState
from shingleback.store.settings import BackupSet
from tests.gui.conftest import Desk
from tests.unit.gui.controllers import drives
from tests.unit.gui.controllers.drives import mounted

EXPANSION = SafeDrive("serial-1", "Seagate Expansion")
COPYING = RunState().after(Progress(phase="copy", elapsed_s=1, files=1, bytes=1, total_bytes=4))


@pytest.fixture
def tray(qtbot: QtBot) -> Iterator[Tray]:  # noqa: ARG001 (needs an application)
    tray = Tray(tray_icon, lambda _waiting: 0.0)
    yield tray
    tray.close()


def lines(tray: Tray) -> list[str]:
    return [action.text() for action in tray.menu.actions() if action.text()]


def state(tray: Tray) -> TrayState:
    """The state of the icon."""
    return tray.state


def choose(tray: Tray, line: str) -> None:
    next(action for action in tray.menu.actions() if action.text() == line).trigger()


def test_a_drive_is_listed_at_the_top_for_as_long_as_it_is_safe_to_unplug(tray: Tray) -> None:
    tray.show_safe([EXPANSION])
    assert lines(tray)[0] == "It is safe to unplug Seagate Expansion"
    assert state(tray) is TrayState.SAFE
    tray.show_drives([Drive(key="other", path="/", device="/dev/sdb", number=16, name="Another")])
    assert lines(tray)[0] == "It is safe to unplug Seagate Expansion"
    tray.show_safe([])
    assert not any("safe" in line for line in lines(tray))
    assert state(tray) is TrayState.IDLE


def test_no_line_makes_another_drive_look_safe_to_unplug(tray: Tray) -> None:
    """The ejected drive may be back in its drawer, and another one in use."""
    safe = EjectFinished(outcome="done", exit_code=0, safe_to_unplug=True)
    tray.show_run(COPYING.after(BackupFinished(outcome="done", exit_code=0)).ejecting().after(safe))
    tray.show_safe([EXPANSION])
    expected = ["It is safe to unplug Seagate Expansion"]
    assert [line for line in lines(tray) if "safe" in line] == expected
    tray.show_safe([])
    assert not any("safe" in line for line in lines(tray)), "the user has dismissed it"
    tray.show_safe([SafeDrive("", "")])
    assert lines(tray)[0] == "It is safe to unplug the drive"
    assert tray.tip.endswith("\nIt is safe to unplug the drive")


def test_an_upcoming_backup_can_be_postponed_in_the_menu(tray: Tray, qtbot: QtBot) -> None:
    tray.show_countdown(Counted("photos", 240.0))
    assert "A backup begins in 4 min" in lines(tray)
    with qtbot.waitSignal(tray.put_off_requested):
        choose(tray, "Not now")
    tray.show_countdown(None)
    assert "Not now" not in lines(tray)


def test_the_countdown_is_updated_when_the_menu_opens(tray: Tray) -> None:
    tray.show_countdown(Counted("photos", 240.0))
    tray.show_countdown(Counted("photos", 60.0))
    tray.menu.aboutToShow.emit()
    assert "A backup begins in 1 min" in lines(tray)


def test_a_forgotten_drive_is_listed_and_opens_the_window(tray: Tray, qtbot: QtBot) -> None:
    tray.show_forgotten([Forgotten("photos", "Photos & films", 20)])
    assert state(tray) is TrayState.ATTENTION
    with qtbot.waitSignal(tray.open_requested):
        choose(tray, "Photos && films: no backup for 20 days")


def test_the_tooltip_shows_the_progress_and_the_drives_that_can_be_unplugged(tray: Tray) -> None:
    assert tray.tip == "Shingleback"
    tray.show_run(COPYING)
    assert tray.tip == "Shingleback\nCopying: 25%"
    tray.show_safe([EXPANSION])
    tray.show_run(COPYING.after(BackupFinished(outcome="done", exit_code=0)))
    assert tray.tip == "Shingleback\nIt is safe to unplug Seagate Expansion"


def test_the_tooltip_shows_what_needs_attention(tray: Tray) -> None:
    tray.show_forgotten([Forgotten("photos", "Photos", 20)])
    assert tray.tip == "Shingleback\nPhotos: no backup for 20 days"
    tray.show_waiting([AwaitedDrive("key", "WD Elements", GuideState(GuideStep.WAIT, 0.0))])
    assert tray.tip == "Shingleback\nWD Elements was not ejected\nPhotos: no backup for 20 days"
    tray.show_waiting([AwaitedDrive("key", "WD Elements", GuideState(GuideStep.HAVE_IT_READ, 0.0))])
    assert tray.tip.splitlines()[1] == "WD Elements is gone: leave it unplugged"


def test_the_icon_shows_the_most_important_state(tray: Tray) -> None:
    assert state(tray) is TrayState.IDLE
    tray.show_safe([EXPANSION])
    tray.show_run(COPYING)
    assert state(tray) is TrayState.RUNNING
    tray.show_forgotten([Forgotten("photos", "Photos", 20)])
    assert state(tray) is TrayState.ATTENTION
    tray.show_forgotten([])
    tray.show_run(COPYING.died("killed"))
    assert state(tray) is TrayState.SAFE


def test_a_backup_is_offered_while_one_can_begin(tray: Tray, desk: Desk) -> None:
    choices = TrayChoices(tray, desk.statuses, desk.run)
    assert choices.parent() is tray
    assert "Restore files" not in lines(tray)
    desk.chosen.put(BackupSet(["/home/me"], "", key="one"))
    assert "Restore files" not in lines(tray), "the set has no drive yet"
    desk.chosen.put(BackupSet(["/home/me"], "/media/me/Backup/here", key="one", drives=[drives.EXPANSION.key]))
    desk.drives.on_event(ServiceChanged(ServiceState.THERE))
    desk.drives.on_event(DrivesListed())
    assert "Back up now" not in lines(tray), "its drive is not plugged in"
    assert "Restore files" in lines(tray)
    desk.drives.on_event(DriveArrived(mounted(drives.EXPANSION, "/media/me/Backup")))
    assert "Back up now" in lines(tray)
