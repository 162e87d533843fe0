"""An automatic backup opens its own drive, and no other, and none that somebody has closed."""

import sys
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import Drive, DriveArrived, DriveChanged, DriveEvent, DriveLeft, Use, Volume
from shingleback.domain.errors import Outcome, Why
from shingleback.gui.controllers.drives import DriveList, DriveQuestions
from shingleback.gui.controllers.safe_to_unplug import DriveOpener, Opening
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.window.automatic import AutomaticOpening
from shingleback.protocol.events import encode
from shingleback.protocol.results import MountFinished
from shingleback.store.settings import BackupSet, Settings, When
from tests.helpers.played_worker import read_log
from tests.helpers.plugged_in import HealthQueries, judge
from tests.helpers.timers import time_out
from tests.unit.gui.controllers.drives import ELEMENTS, EXPANSION, mounted
from tests.unit.gui.controllers.schedule_bench import KEY, OPENED, ScheduleBench

PLAYED = Path(__file__).parents[3] / "helpers" / "played_worker.py"
FILES = Volume(device="/dev/sdb1", number=17, use=Use.FILES, filesystem="ext4", uuid="of the backup")
CLOSED = replace(EXPANSION, volumes=(FILES,), disk_sequence=7)
OPEN = replace(OPENED, disk_sequence=7)
LOCKED = replace(CLOSED, volumes=(replace(FILES, use=Use.ENCRYPTED, filesystem="crypto_LUKS"),))
OPENING = Opening(EXPANSION.path, "/dev/sdb1")


@pytest.fixture
def openings(bench: ScheduleBench) -> list[tuple[str, Opening]]:
    requested: list[tuple[str, Opening]] = []
    bench.due.opening_requested.connect(lambda key, opening: requested.append((key, opening)))
    return requested


@pytest.mark.parametrize("when", [When.PLUG_IN, When.DAILY])
def test_the_drive_is_opened_when_the_countdown_ends_and_then_backed_up_to(
    bench: ScheduleBench, openings: list[tuple[str, Opening]], when: When
) -> None:
    bench.choose(when)
    bench.send(DriveArrived(CLOSED))
    assert bench.is_counting
    assert openings == []
    bench.end_countdown()
    assert openings == [(KEY, OPENING)]
    assert bench.started == []

    bench.send(DriveChanged(CLOSED, OPEN))
    assert bench.keys == [KEY]
    assert not bench.is_counting


def test_a_drive_that_the_desktop_opens_meanwhile_is_not_opened_again(
    bench: ScheduleBench, openings: list[tuple[str, Opening]]
) -> None:
    bench.choose(When.PLUG_IN)
    bench.send(DriveArrived(CLOSED), DriveChanged(CLOSED, OPEN))
    bench.end_countdown()
    assert openings == []
    assert bench.keys == [KEY]


def test_a_drive_that_somebody_closed_stays_closed(bench: ScheduleBench) -> None:
    bench.choose(When.ASK)
    bench.send(DriveArrived(CLOSED), DriveChanged(CLOSED, OPEN), DriveChanged(OPEN, CLOSED))
    bench.choose(When.DAILY)
    assert not bench.is_counting

    bench.send(DriveLeft(CLOSED))
    bench.time.advance(3600)
    bench.send(DriveArrived(replace(CLOSED, disk_sequence=8)))
    assert bench.is_counting


def test_a_drive_that_was_open_before_it_got_its_set_stays_closed(bench: ScheduleBench) -> None:
    """As the wizard does it."""
    bench.send(DriveArrived(CLOSED), DriveChanged(CLOSED, OPEN))
    bench.choose(When.ASK)
    bench.send(DriveChanged(OPEN, CLOSED))
    bench.choose(When.DAILY)
    assert not bench.is_counting


def test_a_restarted_program_knows_that_somebody_closed_it(bench: ScheduleBench) -> None:
    bench.choose(When.ASK)
    bench.send(DriveArrived(CLOSED), DriveChanged(CLOSED, OPEN), DriveChanged(OPEN, CLOSED))
    bench.memory.save(Settings(sets=[bench.set_to_back_up(When.DAILY)]))
    due, countdown = bench.restarted()
    due.on_event(DriveArrived(CLOSED))
    assert countdown.counted is None


STRANGER = replace(ELEMENTS, volumes=(replace(FILES, device="/dev/sdc1"),))
TWO_VOLUMES = replace(CLOSED, volumes=(replace(FILES, uuid="a"), replace(FILES, uuid="b", device="/dev/sdb2")))


@pytest.mark.parametrize(
    "drive",
    [
        pytest.param(STRANGER, id="another drive"),
        pytest.param(TWO_VOLUMES, id="several volumes"),
        pytest.param(replace(CLOSED, is_system=True), id="a disk of the computer"),
        pytest.param(replace(CLOSED, twins=("/dev/sdd",)), id="one of two that look the same"),
        pytest.param(replace(EXPANSION, volumes=(replace(FILES, use=Use.SWAP),)), id="no files"),
    ],
)
def test_nothing_else_is_opened(bench: ScheduleBench, drive: Drive) -> None:
    bench.choose(When.PLUG_IN)
    bench.send(DriveArrived(drive))
    assert not bench.is_counting


def test_of_a_set_from_an_earlier_version_the_drive_is_known_from_its_last_backup(bench: ScheduleBench) -> None:
    older = msgspec.structs.replace(bench.set_to_back_up(When.PLUG_IN), drives=[])
    bench.memory.save(Settings(sets=[older], places={KEY: EXPANSION.key}))
    bench.send(DriveArrived(CLOSED))
    assert bench.is_counting


def test_not_now_leaves_it_closed(bench: ScheduleBench, openings: list[tuple[str, Opening]]) -> None:
    bench.choose(When.PLUG_IN)
    bench.send(DriveArrived(CLOSED))
    bench.countdown.put_off()
    bench.send(DriveChanged(CLOSED, CLOSED))
    assert not bench.is_counting
    assert openings == []


def test_on_battery_it_stays_closed(bench: ScheduleBench) -> None:
    bench.is_on_battery = True
    bench.choose(When.PLUG_IN)
    bench.send(DriveArrived(CLOSED))
    assert not bench.is_counting
    assert bench.due.waits == KEY


def test_while_drives_are_worked_on_none_is_opened(bench: ScheduleBench, openings: list[tuple[str, Opening]]) -> None:
    is_working = False
    bench.due.leave_drives_to(lambda: is_working)
    bench.choose(When.PLUG_IN)
    bench.send(DriveArrived(CLOSED))
    is_working = True
    bench.end_countdown()
    assert openings == []
    assert not bench.is_counting

    is_working = False
    bench.wait_out()
    bench.end_countdown()
    assert openings == [(KEY, OPENING)]


def test_a_drive_that_cannot_be_opened_is_tried_again_at_the_next_plug_in(
    bench: ScheduleBench, openings: list[tuple[str, Opening]]
) -> None:
    bench.choose(When.PLUG_IN)
    bench.send(DriveArrived(CLOSED))
    bench.end_countdown()
    bench.due.fail_opening()
    assert not bench.is_counting

    bench.send(DriveLeft(CLOSED))
    bench.time.advance(3600)
    bench.send(DriveArrived(replace(CLOSED, disk_sequence=8)))
    bench.end_countdown()
    assert len(openings) == 2


def test_a_drive_pulled_while_it_is_opened_is_forgotten(bench: ScheduleBench) -> None:
    bench.choose(When.PLUG_IN)
    bench.send(DriveArrived(CLOSED))
    bench.end_countdown()
    bench.send(DriveLeft(CLOSED))
    bench.time.advance(3600)
    bench.send(DriveArrived(replace(OPEN, disk_sequence=8)))
    assert bench.keys == []
    assert bench.is_counting


def test_the_passphrase_of_an_encrypted_drive_is_asked_for_once(bench: ScheduleBench, qtbot: QtBot) -> None:
    bench.choose(When.PLUG_IN)
    bench.send(DriveArrived(LOCKED))
    bench.wait_for_notice()
    assert not bench.is_counting
    assert bench.desktop.only.summary == "The backup to Seagate Expansion needs its passphrase"
    assert list(bench.desktop.only.actions) == ["default", "unlock"]
    with qtbot.waitSignal(bench.due.unlock_requested) as requested:
        bench.desktop.press("unlock")
    assert requested.args == [Opening(EXPANSION.path, "/dev/sdb1", is_locked=True)]
    bench.send(DriveChanged(LOCKED, LOCKED))
    assert not bench.is_counting

    inside = Volume(
        device="/dev/dm-0", number=64512, use=Use.FILES, inside_of="/dev/sdb1", mount_points=("/media/me/Backup",)
    )
    bench.send(DriveChanged(LOCKED, replace(LOCKED, volumes=(*LOCKED.volumes, inside))))
    assert bench.is_counting


def test_two_sets_on_one_closed_drive_are_backed_up_one_after_the_other(
    bench: ScheduleBench, openings: list[tuple[str, Opening]]
) -> None:
    first = bench.set_to_back_up(When.PLUG_IN)
    second = BackupSet(
        key="second", folders=["/srv"], destination="/media/me/Backup/srv", when=When.PLUG_IN, drives=[EXPANSION.key]
    )
    bench.memory.save(Settings(sets=[first, second]))
    bench.send(DriveArrived(CLOSED))
    bench.end_countdown()
    bench.send(DriveChanged(CLOSED, mounted(CLOSED, "/media/me/Backup")))
    bench.back_up(KEY)
    assert bench.is_counting
    bench.end_countdown()
    assert bench.keys == [KEY, "second"]
    assert len(openings) == 1


class Opened:
    """The drive of the bench, with a worker that plays a written `mount`."""

    def __init__(self, bench: ScheduleBench, folder: Path) -> None:
        self._folder = folder
        self.opener = DriveOpener(Worker([sys.executable, str(PLAYED), str(folder)]), bench.chosen.parent())
        questions = DriveQuestions(
            judge=judge, warn=lambda *_: None, read_health=HealthQueries(), is_ignored=lambda _drive: False
        )
        self.drives = DriveList(questions, bench.chosen.parent())
        self.drives.on_event(DriveArrived(CLOSED))
        self.opening = AutomaticOpening(bench.due, self.opener, self.drives, bench.notifications, bench.chosen.parent())

    def play(self, result: MountFinished) -> None:
        (self._folder / "mount").write_text(encode(result).decode())


def test_the_worker_is_told_to_open_exactly_this_volume(bench: ScheduleBench, tmp_path: Path, qtbot: QtBot) -> None:
    opened = Opened(bench, tmp_path)
    opened.play(MountFinished(outcome=Outcome.DONE, mount_point="/media/me/Backup"))
    bench.choose(When.PLUG_IN)
    bench.send(DriveArrived(CLOSED))
    with qtbot.waitSignal(opened.opener.finished):
        bench.end_countdown()
    assert read_log(tmp_path, "starts") == [["mount", "--", "/dev/sdb1"]]
    bench.send(DriveChanged(CLOSED, OPEN))
    assert bench.keys == [KEY]
    time_out(opened.opening)
    assert bench.keys == [KEY]


def test_a_failure_is_told_with_its_reason(bench: ScheduleBench, tmp_path: Path) -> None:
    opened = Opened(bench, tmp_path)
    opened.play(MountFinished(outcome=Outcome.DRIVE_REFUSED, why=Why.NOT_ALLOWED))
    bench.choose(When.PLUG_IN)
    bench.send(DriveArrived(CLOSED))
    bench.wait_for_notice()
    bench.end_countdown()
    bench.reach(lambda: any("could not start" in notice.summary for notice in bench.desktop.shown.values()))
    assert bench.desktop.only.summary == "The backup to Seagate Expansion could not start"
    assert bench.desktop.only.body.startswith("The drive could not be opened: ")
    assert bench.keys == []
    assert not bench.is_counting


@pytest.mark.parametrize("event", [DriveLeft(CLOSED), DriveChanged(CLOSED, OPEN)], ids=["unplugged", "opened"])
def test_a_failure_is_withdrawn_when_the_drive_is_opened_or_unplugged(
    bench: ScheduleBench, tmp_path: Path, event: DriveEvent
) -> None:
    opened = Opened(bench, tmp_path)
    opened.play(MountFinished(outcome=Outcome.DRIVE_REFUSED, why=Why.NOT_ALLOWED))
    bench.choose(When.PLUG_IN)
    bench.send(DriveArrived(CLOSED))
    bench.end_countdown()
    bench.reach(lambda: any("could not start" in notice.summary for notice in bench.desktop.shown.values()))

    opened.drives.on_event(event)
    bench.reach(lambda: not any("could not start" in notice.summary for notice in bench.desktop.shown.values()))


def test_of_a_drive_that_was_unplugged_while_it_was_opened_nothing_is_told(
    bench: ScheduleBench, tmp_path: Path, qtbot: QtBot
) -> None:
    opened = Opened(bench, tmp_path)
    opened.play(MountFinished(outcome=Outcome.DRIVE_REFUSED, why=Why.NO_SUCH_DRIVE))
    bench.choose(When.PLUG_IN)
    bench.send(DriveArrived(CLOSED))
    opened.drives.on_event(DriveLeft(CLOSED))
    with qtbot.waitSignal(opened.opener.finished):
        bench.end_countdown()
    bench.reach(lambda: not bench.desktop.shown)
    assert not any("/dev/" in notice.summary + notice.body for notice in bench.desktop.notified)
    assert not any("could not start" in notice.summary for notice in bench.desktop.notified)


def test_a_drive_that_opens_but_is_not_seen_holds_nothing_up(
    bench: ScheduleBench, tmp_path: Path, qtbot: QtBot
) -> None:
    opened = Opened(bench, tmp_path)
    opened.play(MountFinished(outcome=Outcome.DONE, mount_point="/media/me/Other"))
    bench.choose(When.PLUG_IN)
    bench.send(DriveArrived(CLOSED))
    with qtbot.waitSignal(opened.opener.finished):
        bench.end_countdown()
    time_out(opened.opening)
    bench.send(DriveLeft(CLOSED))
    bench.time.advance(3600)
    bench.send(DriveArrived(replace(OPEN, disk_sequence=8)))
    assert bench.is_counting
