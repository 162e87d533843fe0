"""Opening and closing drives from their cards: the links, the passphrase, and the messages."""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from shingleback.domain.access_times import AccessTimes
from shingleback.domain.drive import Drive, DriveArrived, DriveChanged, DriveLeft, Use, Volume
from shingleback.gui.controllers.drives import DriveList, DriveQuestions
from shingleback.gui.controllers.folder_counter import FolderCounter
from shingleback.gui.controllers.safe_to_unplug import DriveOpener
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.drives.page import DrivesPage, Openings
from shingleback.gui.home.editor import ReadingNotes, SetEditor
from shingleback.gui.widgets.choosers import UnlockDialog
from shingleback.messages.help.topic import Topic
from shingleback.protocol.events import Event, Note, encode
from shingleback.protocol.results import MountFinished
from shingleback.store.settings import BackupSet
from tests.helpers.destinations import Destinations
from tests.helpers.played_worker import read_log
from tests.helpers.plugged_in import EXPANSION, INTERNAL, PASSPORT, HealthQueries, judge

SCRIPTED_WORKER = Path(__file__).parents[1] / "helpers" / "played_worker.py"
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
    """The drives page with a scripted worker.

    Attributes:
        times: the access-time mode of each mount point; a test may change it.
    """

    folder: Path
    page: DrivesPage
    drives: DriveList
    opener: DriveOpener
    qtbot: QtBot
    times: dict[str, AccessTimes] = field(default_factory=dict)

    def plug(self, drive: Drive) -> None:
        """Plugs a drive in, and unfolds its details."""
        self.drives.on_event(DriveArrived(drive))
        if drive.path in self.page.cards:
            self.page.cards[drive.path].details.unfold(is_open=True)

    def mount(self, drive: Drive, point: str = "/media/me/Backup") -> None:
        """Mounts the only volume there, or unmounts it if `point` is empty."""
        points = (point,) if point else ()
        after = replace(drive, volumes=(replace(drive.volumes[0], mount_points=points),))
        self.drives.on_event(DriveChanged(drive, after))

    def script(self, command: str, *lines: Event | dict[str, str]) -> None:
        data = (json.dumps(line) if isinstance(line, dict) else encode(line).decode().strip() for line in lines)
        (self.folder / command).write_text("\n".join(data))

    def press(self, text: str) -> None:
        """Presses the only link with this text, and waits for its worker."""
        with self.qtbot.waitSignal(self.opener.finished):
            self.link(text).click()

    def link(self, text: str) -> QPushButton:
        (link,) = self.links(text)
        return link

    def links(self, text: str) -> list[QPushButton]:
        QApplication.processEvents()
        return [link for link in self.page.findChildren(QPushButton) if link.text() == text and link.isVisible()]

    def read_log(self, name: str) -> list[object]:
        return read_log(self.folder, name)

    @property
    def shown_text(self) -> str:
        return shown_text(self.page)


def shown_text(widget: QWidget) -> str:
    QApplication.processEvents()
    return "\n".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


@pytest.fixture
def desk(tmp_path: Path, qtbot: QtBot) -> Iterator[Desk]:
    times: dict[str, AccessTimes] = {}
    questions = DriveQuestions(
        judge=judge,
        warn=lambda _drive, _verdict, report: report(()),
        read_health=HealthQueries(),
        is_ignored=lambda _drive: False,
        times=lambda points: next((times[point] for point in points if point in times), AccessTimes.UNKNOWN),
    )
    drives = DriveList(questions)
    page = DrivesPage(drives)
    qtbot.addWidget(page)
    page.show()
    opener = DriveOpener(Worker([sys.executable, str(SCRIPTED_WORKER), str(tmp_path)]))
    Openings(page, drives, opener)
    yield Desk(tmp_path, page, drives, opener, qtbot, times)
    opener.stop()


def test_a_closed_volume_can_be_opened(desk: Desk) -> None:
    desk.plug(PASSPORT)
    desk.script("mount", OPENED)

    desk.press("Open")
    desk.mount(PASSPORT)

    assert desk.read_log("starts") == [["mount", "--", "/dev/sdc1"]]
    assert "It is open. Reading writes nothing to it." in desk.shown_text


def test_an_open_drive_can_be_closed_as_a_whole(desk: Desk) -> None:
    desk.plug(EXPANSION)
    desk.script("unmount", CLOSED)

    desk.press("Close")
    desk.mount(EXPANSION, "")

    assert desk.read_log("starts") == [["unmount", "--", "/dev/sdb"]]
    assert "The drive is closed, but still switched on. Eject it before you unplug it." in desk.shown_text


def test_one_link_closes_all_volumes_of_a_drive(desk: Desk) -> None:
    (volume,) = EXPANSION.volumes
    desk.plug(replace(EXPANSION, volumes=(volume, replace(volume, device="/dev/sdb2"))))
    assert len(desk.links("Close all")) == 1
    assert desk.links("Close") == []


def test_outdated_messages_are_removed(desk: Desk) -> None:
    desk.plug(PASSPORT)
    desk.script("mount", OPENED)
    desk.press("Open")
    assert "It is open." not in desk.shown_text  # UDisks2 has not reported the mount yet

    desk.mount(PASSPORT)
    assert "It is open." in desk.shown_text
    desk.mount(PASSPORT, "")
    assert "It is open." not in desk.shown_text


def test_a_returning_drive_shows_no_old_messages(desk: Desk) -> None:
    desk.plug(PASSPORT)
    desk.script("mount", refused("mount-refused"))
    desk.press("Open")
    assert "could not be opened" in desk.shown_text

    desk.drives.on_event(DriveLeft(PASSPORT))
    desk.plug(PASSPORT)

    assert "could not be opened" not in desk.shown_text


def test_the_programs_that_keep_a_drive_busy_are_named(desk: Desk) -> None:
    desk.plug(EXPANSION)
    busy = Note(code="in-use-by", values={"programs": "vlc"})
    desk.script("unmount", busy, refused("mount-busy", "unmount"))

    desk.press("Close")

    assert "Files on the drive are open in: vlc. Other programs are using the drive." in desk.shown_text


def test_a_volume_mounted_with_access_times_explains_them_and_can_be_opened_again(desk: Desk) -> None:
    desk.times["/media/me/Backup"] = AccessTimes.RELATIME
    desk.plug(EXPANSION)
    assert "Reading writes to it, too" in desk.shown_text
    destinations = Destinations(desk.page)
    desk.link("Why does that matter?").click()
    assert destinations.requested == [Topic.ACCESS_TIMES]
    desk.script("mount", OPENED)
    desk.times["/media/me/Backup"] = AccessTimes.NONE

    desk.press(AGAIN)

    assert desk.read_log("starts") == [["mount", "--", "/dev/sdb1"]]
    assert "Reading writes nothing to it." in desk.shown_text
    assert desk.links(AGAIN) == []


def test_unknown_mount_options_are_not_mentioned(desk: Desk) -> None:
    desk.plug(EXPANSION)
    assert "Reading writes" not in desk.shown_text
    assert desk.links(AGAIN) == []


def test_an_internal_drive_has_no_such_links(desk: Desk) -> None:
    desk.times["/"] = AccessTimes.RELATIME
    desk.plug(INTERNAL)
    desk.page.system.unfold(is_open=True)
    assert [*desk.links("Close"), *desk.links("Open"), *desk.links(AGAIN)] == []


def test_nothing_else_can_be_requested_during_an_operation(desk: Desk) -> None:
    desk.plug(PASSPORT)
    desk.plug(EXPANSION)
    desk.script("mount", {"wait": "go"}, OPENED)

    desk.link("Open").click()

    assert "Working…" in desk.shown_text
    assert [*desk.links("Open"), *desk.links("Close")] == []


def test_a_worker_that_dies_is_reported(desk: Desk) -> None:
    desk.plug(PASSPORT)
    desk.press("Open")  # the worker has no script for this command
    assert "A part of the program stopped unexpectedly" in desk.shown_text


# encryption ----------------------------------------------------------------------------------------------------


class Typist(QObject):
    """Types one passphrase into each dialog that appears, then gives up."""

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


def test_an_encrypted_volume_is_unlocked_with_its_passphrase(desk: Desk) -> None:
    desk.plug(LOCKED)
    desk.script("mount", WANTED, {"wait": "passphrase"}, OPENED)
    typist = Typist("a secret")

    desk.press("Unlock")

    typist.stop()
    assert desk.read_log("starts") == [["mount", "--", "/dev/sdc1"]]
    assert desk.read_log("commands") == [{"command": "passphrase", "pace": "", "secret": "a secret", "ready_by": ""}]
    assert desk.opener.state.result == OPENED


def test_after_a_wrong_passphrase_another_one_can_be_typed(desk: Desk) -> None:
    desk.plug(LOCKED)
    desk.script("mount", WANTED, {"wait": "passphrase"}, refused("key-wrong"))
    typist = Typist("wrong", "wrong again")

    desk.press("Unlock")
    desk.qtbot.waitUntil(lambda: len(typist.complaints) == 3)

    typist.stop()
    assert typist.complaints[0] == ""
    assert typist.complaints[1].startswith("This passphrase is wrong")
    assert len(desk.read_log("starts")) == 2


def test_an_unlocked_container_is_not_unlocked_again(desk: Desk) -> None:
    inside = Volume(device="/dev/dm-3", number=1, use=Use.FILES, filesystem="btrfs", inside_of="/dev/sdc1")
    desk.plug(replace(LOCKED, volumes=(*LOCKED.volumes, inside)))
    assert desk.links("Unlock") == []
    assert len(desk.links("Open")) == 1


def test_a_passphrase_is_hidden_unless_shown_on_request(qtbot: QtBot) -> None:
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


def test_the_editor_of_a_backup_set_warns_of_access_time_updates(desk: Desk) -> None:
    page = SetEditor(desk.drives, FolderCounter(Worker(["true"])))
    desk.qtbot.addWidget(page)
    page.show()
    ReadingNotes(page, desk.drives)
    desk.times["/media/me/Backup"] = AccessTimes.RELATIME
    desk.plug(EXPANSION)
    desk.plug(INTERNAL)
    assert not page.where.reading.isVisible()

    page.show_set(BackupSet(folders=["/home/me"], destination="/media/me/Backup/backup"), is_new=True)
    assert page.where.reading.text().startswith("Seagate Expansion Desk records access times")
    assert page.save.isEnabled()

    desk.times["/media/me/Backup"] = AccessTimes.NONE
    desk.drives.refresh()
    assert not page.where.reading.isVisible()
