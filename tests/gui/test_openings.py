"""Opening and closing drives from their cards: the links, the passphrase, and what is said about it."""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from shingleback.domain.connection import AccessTimes
from shingleback.domain.drive import Drive, DriveArrived, DriveChanged, DriveLeft, Use, Volume
from shingleback.gui.controllers.drives import DriveList, DriveQuestions
from shingleback.gui.controllers.safe_to_unplug import DriveOpener
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.drives.page import DrivesPage, Openings
from shingleback.gui.home.editor import ReadingNotes, SetEditor
from shingleback.gui.widgets.choosers import UnlockDialog
from shingleback.messages.help.topic import Topic
from shingleback.protocol.events import Event, Note, encode
from shingleback.protocol.results import MountFinished
from shingleback.store.settings import BackupSet
from tests.helpers.played_worker import noted
from tests.helpers.plugged_in import EXPANSION, INTERNAL, PASSPORT, HealthDesk, judge

PLAYED = Path(__file__).parents[1] / "helpers" / "played_worker.py"
AGAIN = "Open again without access times"
LOCKED = replace(
    PASSPORT,
    volumes=(Volume(device="/dev/sdc1", number=0x821, use=Use.ENCRYPTED, filesystem="crypto_LUKS", size_bytes=10**12),),
)
OPENED = MountFinished(outcome="done", exit_code=0, mount_point="/media/me/Backup", access_times="none")
CLOSED = MountFinished(command="unmount", outcome="done", exit_code=0)
WANTED = Note(code="passphrase-wanted")


def refused(why: str, command: str = "mount") -> MountFinished:
    return MountFinished(command=command, outcome="drive-refused", exit_code=3, why=why)


@dataclass
class Desk:
    """A page of drives with a worker that says what a test wants.

    Attributes:
        times: what the kernel says of each mount point; a test may change it.
    """

    folder: Path
    page: DrivesPage
    drives: DriveList
    opener: DriveOpener
    qtbot: QtBot
    times: dict[str, AccessTimes] = field(default_factory=dict)

    def plug(self, drive: Drive) -> None:
        self.drives.on_event(DriveArrived(drive))

    def mount(self, drive: Drive, point: str = "/media/me/Backup") -> None:
        """Its only volume is mounted there now, or nowhere."""
        points = (point,) if point else ()
        after = replace(drive, volumes=(replace(drive.volumes[0], mount_points=points),))
        self.drives.on_event(DriveChanged(drive, after))

    def play(self, command: str, *lines: Event | dict[str, str]) -> None:
        told = (json.dumps(line) if isinstance(line, dict) else encode(line).decode().strip() for line in lines)
        (self.folder / command).write_text("\n".join(told))

    def press(self, text: str) -> None:
        """The one link with this text, and wait for what it begins."""
        with self.qtbot.waitSignal(self.opener.ended):
            self.link(text).click()

    def link(self, text: str) -> QPushButton:
        (found,) = self.links(text)
        return found

    def links(self, text: str) -> list[QPushButton]:
        QApplication.processEvents()
        return [one for one in self.page.findChildren(QPushButton) if one.text() == text and one.isVisible()]

    def noted(self, what: str) -> list[object]:
        return noted(self.folder, what)

    @property
    def said(self) -> str:
        return said(self.page)


def said(widget: QWidget) -> str:
    QApplication.processEvents()
    return "\n".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


@pytest.fixture
def desk(tmp_path: Path, qtbot: QtBot) -> Iterator[Desk]:
    times: dict[str, AccessTimes] = {}
    questions = DriveQuestions(
        judge=judge,
        warn=lambda _drive, _verdict, found: found(()),
        read_health=HealthDesk(),
        is_ignored=lambda _drive: False,
        times=lambda points: next((times[point] for point in points if point in times), AccessTimes.UNKNOWN),
    )
    drives = DriveList(questions)
    page = DrivesPage(drives)
    qtbot.addWidget(page)
    page.show()
    opener = DriveOpener(Worker([sys.executable, str(PLAYED), str(tmp_path)]))
    Openings(page, drives, opener)
    yield Desk(tmp_path, page, drives, opener, qtbot, times)
    opener.stop()


def test_a_volume_that_is_not_open_can_be_opened(desk: Desk) -> None:
    desk.plug(PASSPORT)
    desk.play("mount", OPENED)

    desk.press("Open")
    desk.mount(PASSPORT)

    assert desk.noted("starts") == [["mount", "--", "/dev/sdc1"]]
    assert "It is open at /media/me/Backup. Reading writes nothing to the drive." in desk.said


def test_a_drive_that_is_open_can_be_closed_as_a_whole(desk: Desk) -> None:
    desk.plug(EXPANSION)
    desk.play("unmount", CLOSED)

    desk.press("Close")
    desk.mount(EXPANSION, "")

    assert desk.noted("starts") == [["unmount", "--", "/dev/sdb"]]
    assert "The drive is closed. It is still switched on: eject it to unplug it." in desk.said


def test_of_several_volumes_all_are_closed_by_one_link(desk: Desk) -> None:
    (volume,) = EXPANSION.volumes
    desk.plug(replace(EXPANSION, volumes=(volume, replace(volume, device="/dev/sdb2"))))
    assert len(desk.links("Close all")) == 1
    assert desk.links("Close") == []


def test_what_is_not_so_any_more_is_not_said_any_more(desk: Desk) -> None:
    desk.plug(PASSPORT)
    desk.play("mount", OPENED)
    desk.press("Open")
    assert "It is open at" not in desk.said  # of which UDisks2 has not told yet

    desk.mount(PASSPORT)
    assert "It is open at" in desk.said
    desk.mount(PASSPORT, "")
    assert "It is open at" not in desk.said


def test_of_a_drive_that_comes_back_nothing_old_is_said(desk: Desk) -> None:
    desk.plug(PASSPORT)
    desk.play("mount", refused("mount-refused"))
    desk.press("Open")
    assert "could not be opened" in desk.said

    desk.drives.on_event(DriveLeft(PASSPORT))
    desk.plug(PASSPORT)

    assert "could not be opened" not in desk.said


def test_who_keeps_it_open_is_named(desk: Desk) -> None:
    desk.plug(EXPANSION)
    busy = Note(code="in-use-by", values={"programs": "vlc"})
    desk.play("unmount", busy, refused("mount-busy", "unmount"))

    desk.press("Close")

    assert "Files on the drive are open in: vlc. Programs are using the drive." in desk.said


def test_where_reading_writes_it_can_be_opened_again_and_says_why(desk: Desk) -> None:
    desk.times["/media/me/Backup"] = AccessTimes.RELATIME
    desk.plug(EXPANSION)
    assert "Reading writes to it, too" in desk.said
    with desk.qtbot.waitSignal(desk.page.asked.explanation) as asked:
        desk.link("Why does that matter?").click()
    assert asked.args == [Topic.ACCESS_TIMES]
    desk.play("mount", OPENED)
    desk.times["/media/me/Backup"] = AccessTimes.NONE

    desk.press(AGAIN)

    assert desk.noted("starts") == [["mount", "--", "/dev/sdb1"]]
    assert "Reading writes nothing to it." in desk.said
    assert desk.links(AGAIN) == []


def test_where_nobody_knows_nothing_is_said(desk: Desk) -> None:
    desk.plug(EXPANSION)
    assert "Reading writes" not in desk.said
    assert desk.links(AGAIN) == []


def test_a_drive_of_the_computer_has_no_such_links(desk: Desk) -> None:
    desk.times["/"] = AccessTimes.RELATIME
    desk.plug(INTERNAL)
    desk.page.system.unfold(is_open=True)
    assert [*desk.links("Close"), *desk.links("Open"), *desk.links(AGAIN)] == []


def test_while_something_is_done_nothing_else_can_be_asked_for(desk: Desk) -> None:
    desk.plug(PASSPORT)
    desk.plug(EXPANSION)
    desk.play("mount", {"wait": "go"}, OPENED)

    desk.link("Open").click()

    assert "Working…" in desk.said
    assert [*desk.links("Open"), *desk.links("Close")] == []


def test_a_worker_that_dies_is_told(desk: Desk) -> None:
    desk.plug(PASSPORT)
    desk.press("Open")  # for which the worker has nothing to say
    assert "The part of the program that does this has ended" in desk.said


# encrypted -----------------------------------------------------------------------------------------------------


class Typist(QObject):
    """Types into each dialog that appears, one passphrase after the other; then it gives up."""

    def __init__(self, *secrets: str) -> None:
        super().__init__()
        self.complaints: list[str] = []
        self._secrets = list(secrets)
        self._timer = QTimer(self, interval=20)
        self._timer.timeout.connect(self._type)
        self._timer.start()

    def stop(self) -> None:
        self._timer.stop()

    def _type(self) -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, UnlockDialog):
            return
        self.complaints.append(dialog.complaint.text())
        if self._secrets:
            dialog.key.setText(self._secrets.pop(0))
            dialog.accept()
        else:
            dialog.reject()


def test_what_is_encrypted_is_unlocked_with_its_passphrase(desk: Desk) -> None:
    desk.plug(LOCKED)
    desk.play("mount", WANTED, {"wait": "passphrase"}, OPENED)
    typist = Typist("a secret")

    desk.press("Unlock")

    typist.stop()
    assert desk.noted("starts") == [["mount", "--", "/dev/sdc1"]]
    assert desk.noted("commands") == [{"command": "passphrase", "pace": "", "secret": "a secret", "ready_by": ""}]
    assert desk.opener.state.result == OPENED


def test_after_a_wrong_passphrase_another_one_can_be_typed(desk: Desk) -> None:
    desk.plug(LOCKED)
    desk.play("mount", WANTED, {"wait": "passphrase"}, refused("key-wrong"))
    typist = Typist("wrong", "wrong again")

    desk.press("Unlock")
    desk.qtbot.waitUntil(lambda: len(typist.complaints) == 3)

    typist.stop()
    assert typist.complaints[0] == ""
    assert typist.complaints[1].startswith("This is not the passphrase")
    assert len(desk.noted("starts")) == 2


def test_what_is_open_inside_is_not_unlocked_again(desk: Desk) -> None:
    inside = Volume(device="/dev/dm-3", number=1, use=Use.FILES, filesystem="btrfs", inside_of="/dev/sdc1")
    desk.plug(replace(LOCKED, volumes=(*LOCKED.volumes, inside)))
    assert desk.links("Unlock") == []
    assert len(desk.links("Open")) == 1


def test_a_passphrase_is_hidden_unless_it_is_to_be_seen(qtbot: QtBot) -> None:
    dialog = UnlockDialog("My drive")
    qtbot.addWidget(dialog)
    ok = dialog.box.button(dialog.box.StandardButton.Ok)
    assert not ok.isEnabled()
    dialog.key.setText("secret")
    assert ok.isEnabled()
    assert dialog.key.displayText() != "secret"
    dialog.shows.setChecked(True)
    assert dialog.key.displayText() == "secret"


# the note in the editor of a backup set ----------------------------------------------------------------------------


def test_the_editor_of_a_backup_set_notes_where_reading_writes(desk: Desk) -> None:
    page = SetEditor(desk.drives)
    desk.qtbot.addWidget(page)
    page.show()
    ReadingNotes(page, desk.drives)
    desk.times["/media/me/Backup"] = AccessTimes.RELATIME
    desk.plug(EXPANSION)
    desk.plug(INTERNAL)
    assert not page.reading.isVisible()

    page.show_set(BackupSet(folders=["/home/me"], destination="/media/me/Backup/backup"), is_new=True)
    assert page.reading.text().startswith("Seagate Expansion Desk is open in such a way that reading writes")
    assert page.save.isEnabled()

    desk.times["/media/me/Backup"] = AccessTimes.NONE
    desk.drives.refresh()
    assert not page.reading.isVisible()
