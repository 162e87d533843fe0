"""The notifications about drives that are plugged in or vanish, on the test's own desktop."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from shingleback.backup_sets.library import Memory
from shingleback.domain.drive import (
    Drive,
    DriveArrived,
    DriveChanged,
    DriveEvent,
    DriveLeft,
    Evidence,
    Transport,
    Use,
    Volume,
)
from shingleback.domain.lost_drive_guide import HOUR_S, GuideStep
from shingleback.domain.smr.evidence import Confidence, RecordingMethod, Verdict
from shingleback.gui.controllers.lost_drive_notices import LostDriveNotices
from shingleback.gui.controllers.lost_drives import LostDriveGuides
from shingleback.gui.controllers.notifications import NoticeContext, Notifications
from shingleback.gui.controllers.plug_events import SOON_S
from shingleback.gui.controllers.plug_in_notices import Ask, PlugInNotices
from shingleback.gui.controllers.settings import SettingsController
from shingleback.messages.drive import headline
from shingleback.messages.translate import untranslated
from shingleback.protocol.events import Note, Started
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet, Settings
from tests.fakes.notifications import FakeNotifications
from tests.helpers.timers import running_timers, time_out
from tests.unit.gui.controllers.drives import ELEMENTS, EXPANSION, SHINGLED, THERE, mounted

Reach = Callable[[Callable[[], bool]], None]
OFFERS = frozenset({Ask.BACK_UP, Ask.WHAT, Ask.NOT_THIS})
SET = BackupSet(folders=["/home/me"], destination="/media/me/Backup/here", drives=["serial-1"])


@dataclass
class Bench:
    """Receives plug events, some time after the program was started."""

    plug_in: PlugInNotices
    guides: LostDriveGuides
    waiting_notices: LostDriveNotices
    chosen: SettingsController
    memory: Memory
    clock: "Clock"
    verdicts: dict[str, Verdict]

    def send(self, *events: DriveEvent) -> None:
        for event in events:
            self.plug_in.on_event(event)


class Clock:
    now_s = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now_s


@pytest.fixture
def bench(notifications: Notifications, tmp_path: Path) -> Iterator[Bench]:
    parent = QObject()
    memory, clock = Memory(Paths.of_user()), Clock()
    verdicts: dict[str, Verdict] = {}
    chosen = SettingsController(memory, parent)
    guides = LostDriveGuides(tmp_path / "patience.json", clock, parent)
    waiting_notices = LostDriveNotices(guides, chosen, notifications, untranslated, parent, soon_s=0.05)
    plug_in = PlugInNotices(
        lambda drive: verdicts.get(drive.key, SHINGLED),
        *(NoticeContext(chosen, notifications, untranslated), guides, OFFERS, clock, parent),
    )
    bench = Bench(plug_in, guides, waiting_notices, chosen, memory, clock, verdicts)
    bench.send(THERE)
    bench.clock.now_s += 3600
    yield bench
    delete(parent)  # here, because Python's garbage collector may run in another thread


def test_a_shingled_drive_is_named_and_explained(bench: Bench, desktop: FakeNotifications, reach: Reach) -> None:
    bench.send(DriveArrived(EXPANSION))
    reach(lambda: len(desktop.shown) == 1)
    assert desktop.only.summary == "Seagate Expansion, 8 TB"
    assert desktop.only.body.startswith("Very likely, this is a shingled drive (SMR). ")
    assert desktop.only.actions == {
        "default": "Open Shingleback",
        "what": "What is this?",
        "not-this": "Don't use this drive",
    }
    assert desktop.only.hints["category"] == "device.added"


@pytest.mark.parametrize(
    ("recording", "body"),
    [
        (RecordingMethod.UNKNOWN, "It is plugged in. It is not clear whether it is shingled."),
        (RecordingMethod.NO_SIGN_OF_SMR, headline(RecordingMethod.NO_SIGN_OF_SMR, Confidence.LIKELY)),
        (RecordingMethod.CONVENTIONAL, headline(RecordingMethod.CONVENTIONAL, Confidence.LIKELY)),
    ],
)
def test_a_notification_claims_no_more_than_is_known(
    bench: Bench, desktop: FakeNotifications, reach: Reach, recording: RecordingMethod, body: str
) -> None:
    bench.verdicts[EXPANSION.key] = Verdict(recording, Confidence.LIKELY, ())
    bench.send(DriveArrived(EXPANSION))
    reach(lambda: len(desktop.shown) == 1)
    assert desktop.only.body == body


@pytest.mark.parametrize(
    ("ask", "action"), [(Ask.WHAT, "what"), (Ask.WHAT, "default"), (Ask.WHAT, "unheard-of"), (Ask.NOT_THIS, "not-this")]
)
def test_a_pressed_button_is_emitted_with_its_drive(
    bench: Bench, desktop: FakeNotifications, reach: Reach, qtbot: QtBot, ask: Ask, action: str
) -> None:
    bench.send(DriveArrived(EXPANSION))
    reach(lambda: len(desktop.shown) == 1)
    with qtbot.waitSignal(bench.plug_in.requested) as blocker:
        desktop.press(action)
    assert blocker.args == [ask, EXPANSION]


def test_a_drive_not_to_be_used_is_never_notified_again(bench: Bench, desktop: FakeNotifications, reach: Reach) -> None:
    bench.send(DriveArrived(EXPANSION))
    reach(lambda: len(desktop.shown) == 1)
    desktop.press("not-this")
    reach(lambda: bench.chosen.is_quiet(EXPANSION))

    bench.send(DriveLeft(EXPANSION))
    bench.clock.now_s += 3600
    bench.send(DriveArrived(EXPANSION), DriveArrived(ELEMENTS))
    reach(lambda: len(desktop.notified) == 2)
    assert desktop.notified[1].summary == "WD Elements, 4 TB"


def test_a_bridge_that_connects_twice_has_one_notification(
    bench: Bench, desktop: FakeNotifications, reach: Reach
) -> None:
    bench.send(DriveArrived(EXPANSION), DriveLeft(EXPANSION), DriveArrived(ELEMENTS))
    reach(lambda: "WD Elements, 4 TB" in [bubble.summary for bubble in desktop.shown.values()])
    bench.clock.now_s += 2
    bench.send(DriveArrived(EXPANSION))
    reach(lambda: "Seagate Expansion, 8 TB" in [bubble.summary for bubble in desktop.shown.values()])
    assert len(desktop.shown) == 2


def test_unplugging_a_drive_withdraws_its_notification(bench: Bench, desktop: FakeNotifications, reach: Reach) -> None:
    bench.send(DriveArrived(EXPANSION), DriveArrived(ELEMENTS))
    reach(lambda: len(desktop.shown) == 2)
    bench.send(DriveLeft(EXPANSION))
    reach(lambda: [bubble.summary for bubble in desktop.shown.values()] == ["WD Elements, 4 TB"])


def test_a_hub_full_of_drives_causes_one_notification_each(
    bench: Bench, desktop: FakeNotifications, reach: Reach
) -> None:
    drives = [replace(EXPANSION, key=f"hub-{number}", name=f"Drive {number}") for number in range(7)]
    bench.send(*(DriveArrived(drive) for drive in drives))
    for drive in drives:
        bench.send(DriveChanged(drive, drive), DriveArrived(drive))
    bench.send(DriveArrived(ELEMENTS))
    reach(lambda: len(desktop.notified) >= 8)
    assert len({bubble.summary for bubble in desktop.notified}) == len(desktop.notified) == 8


@pytest.mark.parametrize(
    "drive",
    [
        replace(EXPANSION, is_system=True),
        replace(EXPANSION, size_bytes=32_000_000_000),
        replace(EXPANSION, evidence=Evidence(transport=Transport.CARD)),
    ],
    ids=["internal drive", "USB stick", "memory card"],
)
def test_drives_unsuitable_for_backups_are_not_notified(
    bench: Bench, desktop: FakeNotifications, reach: Reach, drive: Drive
) -> None:
    bench.send(DriveArrived(drive), DriveArrived(ELEMENTS))
    reach(lambda: len(desktop.shown) == 1)
    assert desktop.only.summary == "WD Elements, 4 TB"


def test_a_drive_that_is_not_a_hard_disk_is_not_notified(
    bench: Bench, desktop: FakeNotifications, reach: Reach
) -> None:
    bench.verdicts[EXPANSION.key] = Verdict(RecordingMethod.NOT_A_HARD_DISK, Confidence.CERTAIN, ())
    bench.send(DriveArrived(EXPANSION), DriveArrived(ELEMENTS))
    reach(lambda: len(desktop.shown) == 1)
    assert desktop.only.summary == "WD Elements, 4 TB"


def test_plug_in_notifications_can_be_switched_off(bench: Bench, desktop: FakeNotifications, reach: Reach) -> None:
    bench.chosen.set(notifies_plug_in=False)
    bench.send(DriveArrived(EXPANSION), DriveLeft(mounted(EXPANSION, "/media/me/Backup")))
    reach(lambda: not running_timers(bench.waiting_notices))  # by then it would have been shown
    bench.chosen.set(notifies_plug_in=True)
    bench.send(DriveArrived(ELEMENTS))
    reach(lambda: len(desktop.shown) == 1)
    assert desktop.only.summary == "WD Elements, 4 TB"


def test_a_backup_drive_is_greeted_as_such(bench: Bench, desktop: FakeNotifications, reach: Reach) -> None:
    bench.memory.save(Settings(sets=[SET]))
    bench.send(DriveArrived(mounted(EXPANSION, "/media/me/Backup")))
    reach(lambda: len(desktop.shown) == 1)
    assert desktop.only.body == "Your backup drive is plugged in."
    assert list(desktop.only.actions) == ["default", "back-up", "what"]


def test_a_drive_recognized_late_as_a_backup_drive_gets_an_updated_notification(
    bench: Bench, desktop: FakeNotifications, reach: Reach
) -> None:
    bench.memory.save(Settings(sets=[SET]))
    bench.send(DriveArrived(EXPANSION))
    reach(lambda: len(desktop.shown) == 1)
    bench.send(DriveChanged(EXPANSION, mounted(EXPANSION, "/media/me/Backup")))
    reach(lambda: len(desktop.notified) == 2)
    assert desktop.only.replaced == desktop.notified[0].number
    assert "back-up" in desktop.only.actions
    assert bench.chosen.is_for_backup(EXPANSION)


def test_set_up_is_offered_if_the_program_supports_it(bench: Bench, desktop: FakeNotifications, reach: Reach) -> None:
    bench.plug_in.offers = OFFERS | {Ask.SET_UP}
    bench.send(DriveArrived(replace(EXPANSION, disk_sequence=7)))
    reach(lambda: len(desktop.shown) == 1)
    assert list(desktop.only.actions.values())[1:] == ["Set up for backup", "What is this?", "Don't use this drive"]


def test_set_up_is_not_offered_for_a_drive_that_must_not_be_erased(
    bench: Bench, desktop: FakeNotifications, reach: Reach
) -> None:
    bench.plug_in.offers = OFFERS | {Ask.SET_UP}
    pool = Volume(device="/dev/sdb1", number=17, use=Use.ARRAY, filesystem="zfs_member")
    bench.send(DriveArrived(replace(EXPANSION, disk_sequence=7, volumes=(pool,))))
    reach(lambda: len(desktop.shown) == 1)
    assert list(desktop.only.actions.values())[1:] == ["What is this?", "Don't use this drive"]


# drives that vanish ------------------------------------------------------------------------------------------------


def test_a_drive_that_vanished_without_an_eject_starts_the_guide(
    bench: Bench, desktop: FakeNotifications, reach: Reach
) -> None:
    bench.send(DriveArrived(EXPANSION))
    bench.send(DriveLeft(mounted(EXPANSION, "/media/me/Backup")))
    assert [waiting.guide.step for waiting in bench.guides.waiting] == [GuideStep.WAIT]
    reach(lambda: len(desktop.shown) == 1 and "not ejected" in desktop.only.summary)
    assert desktop.only.summary == "Seagate Expansion was not ejected"
    assert list(desktop.only.actions) == ["default", "guide", "give-up"]


@pytest.mark.parametrize(
    ("changes", "recording"),
    [
        ({"size_bytes": 16_000_000_000}, RecordingMethod.UNKNOWN),
        ({"evidence": Evidence(transport=Transport.CARD)}, RecordingMethod.UNKNOWN),
        ({}, RecordingMethod.NOT_A_HARD_DISK),
    ],
    ids=["USB stick", "memory card", "solid-state drive"],
)
def test_what_cannot_be_tidying_up_is_not_waited_for_when_it_is_pulled(
    bench: Bench, changes: dict[str, Any], recording: RecordingMethod
) -> None:
    carrier = replace(EXPANSION, **changes)
    bench.verdicts[EXPANSION.key] = Verdict(recording, Confidence.LIKELY, ())
    bench.send(DriveArrived(carrier), DriveLeft(mounted(carrier, "/media/me/CARD")))
    assert bench.guides.waiting == ()


def test_an_ejected_drive_starts_no_guide(bench: Bench) -> None:
    bench.send(DriveArrived(EXPANSION), DriveLeft(EXPANSION))
    assert bench.guides.waiting == ()


@pytest.mark.parametrize("is_system", [True, False], ids=["internal", "ignored"])
def test_a_system_or_ignored_drive_starts_no_guide(bench: Bench, is_system: bool) -> None:
    drive = replace(mounted(EXPANSION, "/media/me/Backup"), is_system=is_system)
    if not is_system:
        bench.chosen.keep_quiet(drive)
    bench.send(DriveArrived(drive), DriveLeft(drive))
    assert bench.guides.waiting == ()


def test_a_drive_that_is_back_at_once_is_not_mentioned(bench: Bench, desktop: FakeNotifications, reach: Reach) -> None:
    drive = mounted(EXPANSION, "/media/me/Backup")
    bench.send(DriveArrived(drive))
    reach(lambda: len(desktop.shown) == 1)
    bench.clock.now_s += 600
    bench.send(DriveLeft(drive))
    bench.clock.now_s += SOON_S / 2
    bench.send(DriveArrived(drive))
    assert bench.guides.waiting == ()
    assert running_timers(bench.waiting_notices) == []
    bench.send(DriveArrived(ELEMENTS))
    reach(lambda: "WD Elements, 4 TB" in [bubble.summary for bubble in desktop.notified])
    assert len(desktop.notified) == 2


def test_after_an_hour_a_notification_says_what_to_do(bench: Bench, desktop: FakeNotifications, reach: Reach) -> None:
    bench.send(DriveArrived(EXPANSION), DriveLeft(mounted(EXPANSION, "/media/me/Backup")))
    reach(lambda: any("not ejected" in bubble.summary for bubble in desktop.shown.values()))
    bench.clock.now_s += HOUR_S
    time_out(bench.guides)
    reach(lambda: "The drive has not come back." in desktop.only.summary)
    assert desktop.only.replaced
    assert desktop.only.body.startswith("If it is still plugged in, unplug the cable")

    desktop.press("power-cycled")
    reach(lambda: bench.guides.waiting[0].guide.step is GuideStep.LOOK)


def test_the_notification_about_a_vanished_drive_is_withdrawn_when_it_is_back(
    bench: Bench, desktop: FakeNotifications, reach: Reach
) -> None:
    bench.send(DriveArrived(EXPANSION), DriveLeft(mounted(EXPANSION, "/media/me/Backup")))
    reach(lambda: any("not ejected" in bubble.summary for bubble in desktop.shown.values()))
    bench.clock.now_s += 600
    bench.send(DriveArrived(EXPANSION))
    reach(lambda: [bubble.summary for bubble in desktop.shown.values()] == ["Seagate Expansion, 8 TB"])


def test_a_guide_can_be_given_up_in_the_notification(
    bench: Bench, desktop: FakeNotifications, reach: Reach, qtbot: QtBot
) -> None:
    bench.send(DriveArrived(EXPANSION), DriveLeft(mounted(EXPANSION, "/media/me/Backup")))
    reach(lambda: any("not ejected" in bubble.summary for bubble in desktop.shown.values()))
    with qtbot.waitSignal(bench.waiting_notices.requested) as blocker:
        desktop.press("guide")
    assert blocker.args == [EXPANSION.key]

    bench.guides.give_up(EXPANSION.key)
    assert bench.guides.waiting == ()


def test_no_timer_runs_without_something_to_notify(bench: Bench, desktop: FakeNotifications, reach: Reach) -> None:
    bench.send(DriveArrived(EXPANSION), DriveChanged(EXPANSION, EXPANSION))
    reach(lambda: len(desktop.shown) == 1)
    parts = (bench.plug_in, bench.guides, bench.waiting_notices, bench.chosen)
    assert [timer for part in parts for timer in part.findChildren(QTimer) if timer.isActive()] == []


def test_the_offer_to_back_up_is_withdrawn_when_a_backup_to_the_drive_begins(
    bench: Bench, desktop: FakeNotifications, reach: Reach
) -> None:
    bench.send(DriveArrived(mounted(EXPANSION, "/media/me/Backup")))
    reach(lambda: len(desktop.shown) == 1)
    bench.plug_in.on_run("/media/me/Other/here", Started(command="backup", program="1", pid=1, at=0))
    bench.plug_in.on_run("/media/me/Backup/here", Note(code="own-disk"))
    assert len(desktop.shown) == 1
    bench.plug_in.on_run("/media/me/Backup/here", Started(command="backup", program="1", pid=1, at=0))
    reach(lambda: not desktop.shown)
