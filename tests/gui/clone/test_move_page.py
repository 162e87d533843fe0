"""A person moves a backup to another drive in the window: the two locations, the plan, the move, and its end."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path, PurePath
from typing import Any

import msgspec.structs
import pytest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import DriveArrived, DriveChanged, DriveLeft
from shingleback.gui.clone.moving import MovePage
from shingleback.gui.clone.state import MoveTask
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.home.texts import named_place
from shingleback.gui.widgets.navigator import EjectDrive, RestoreFiles
from shingleback.protocol.cloning import MoveFinished
from shingleback.protocol.events import Note, Progress, State
from shingleback.protocol.result_items import Item, Tally
from tests.gui.clone.bench import GB, Bench
from tests.gui.clone.bench import NEW as NEW_DRIVE
from tests.gui.clone.bench import OLD as OLD_DRIVE
from tests.gui.wizard_desk import text_of
from tests.helpers.accessible import accessibility_faults, accessible_items
from tests.helpers.destinations import Destinations
from tests.helpers.fitting import clipped, scaled_fonts
from tests.helpers.plugged_in import EXPANSION

OLD, NEW = "/media/me/Old/Backup", "/media/me/New/Backup"
OTHER = "/media/me/Older/Backup"
LOOKED = MoveFinished(
    outcome="done",
    exit_code=0,
    is_dry_run=True,
    destination=OLD,
    target=NEW,
    versions=12,
    total=Tally(9_000, 600 * GB),
)
MOVED = msgspec.structs.replace(
    LOOKED, is_dry_run=False, is_complete=True, copied=LOOKED.total, checked=LOOKED.total, followed=("mine",)
)
STOPPED = MoveFinished(outcome="canceled", exit_code=130, why="move-stopped")
COPYING = Progress(
    phase="copy",
    elapsed_s=600.0,
    files=3_000,
    bytes=300 * GB,
    durable_files=2_900,
    durable_bytes=299 * GB,
    total_files=9_000,
    total_bytes=600 * GB,
    pace="balanced",
)
CHECKING = msgspec.structs.replace(COPYING, phase="verify")
SIZES = {
    "normal": (1.0, False, (800, 600)),
    "longer language": (1.0, True, (1024, 600)),
    "200 % font size": (2.0, False, (1920, 1080)),
}


class MoveBench(Bench):
    def open_move(self) -> None:
        self.open()
        self.page.move_only.click()
        QApplication.processEvents()

    def choose(self, source: str = OLD, target: str = NEW) -> None:
        self.move_page.choice.source.set_place(source)
        self.move_page.choice.target.set_place(target)

    def plan_move(self, *lines: Any) -> None:
        self.script("plan", *(lines or (LOOKED,)))
        self.open_move()
        self.choose()
        self.wait_for_stage(JobStage.READY)

    def wait_for_stage(self, stage: JobStage) -> None:
        self.wait(lambda: self.moving.get().state.stage is stage)

    @property
    def move_page(self) -> MovePage:
        assert self.moves.page is not None
        return self.moves.page

    @property
    def shown_text(self) -> str:
        return text_of(self.move_page)


@pytest.fixture
def bench(tmp_path: Path, qtbot: QtBot) -> Iterator[MoveBench]:
    bench = MoveBench(tmp_path, qtbot)
    yield bench
    bench.worker.kill()


def test_the_copy_page_opens_the_move_page_and_back_returns_to_the_drives(bench: MoveBench) -> None:
    bench.open_move()
    assert bench.move_page.isVisible()
    assert not bench.page.isVisible()

    bench.move_page.back.click()

    assert not bench.move_page.isVisible()
    assert bench.moving.get().state.stage is JobStage.CLOSED


def test_the_plan_is_shown_before_anything_starts(bench: MoveBench) -> None:
    bench.plan_move()

    assert "12 versions with 9,000 files (600 GB) will be copied. There is enough space." in bench.shown_text
    assert bench.starts[-1] == ["move", "--dry-run", "--sets-follow", "--", OLD, NEW]
    assert bench.move_page.start.isEnabled()


def test_a_refusal_is_explained_and_the_move_cannot_start(bench: MoveBench) -> None:
    values: dict[str, str | int] = {"filesystem": "exfat"}
    bench.plan_move(MoveFinished(outcome="unsafe", exit_code=4, is_dry_run=True, why="move-filesystem", values=values))

    assert "The new drive (exfat) can't store everything in this backup" in bench.shown_text
    assert not bench.move_page.start.isEnabled()


def test_a_move_is_planned_again_for_another_drive_at_the_new_place(bench: MoveBench) -> None:
    mounted = replace(EXPANSION, volumes=(replace(EXPANSION.volumes[0], mount_points=(str(PurePath(NEW).parent),)),))
    second_drive = replace(mounted, key="another", path="/another")
    bench.drives.on_event(DriveArrived(mounted))
    bench.plan_move()
    earlier = len(bench.starts)
    bench.drives.on_event(DriveLeft(mounted))
    assert not bench.move_page.start.isEnabled()
    bench.wait_for_stage(JobStage.READY)
    bench.drives.on_event(DriveArrived(second_drive))
    assert not bench.move_page.start.isEnabled()
    bench.wait_for_stage(JobStage.READY)
    assert bench.starts[earlier:] == [bench.starts[-1]] * 2


def test_a_set_that_is_not_to_follow_keeps_its_destination(bench: MoveBench) -> None:
    bench.plan_move()
    bench.move_page.choice.follow.click()
    bench.wait_for_stage(JobStage.READY)

    assert bench.starts[-1] == ["move", "--dry-run", "--", OLD, NEW]


def test_two_backups_are_merged(bench: MoveBench) -> None:
    merged = msgspec.structs.replace(LOOKED, merged=(OTHER,))
    bench.script("plan", merged)
    bench.script("move", COPYING, msgspec.structs.replace(MOVED, merged=(OTHER,)))
    bench.open_move()
    bench.choose()
    bench.wait_for_stage(JobStage.READY)
    bench.move_page.choice.merge.click()
    bench.wait_for_stage(JobStage.CHOOSING)  # the move cannot start before the other backup is known
    assert not bench.move_page.start.isEnabled()

    bench.move_page.choice.second_source.set_place(OTHER)
    bench.wait_for_stage(JobStage.READY)

    assert bench.starts[-1] == ["move", "--dry-run", f"--merge={OTHER}", "--sets-follow", "--", OLD, NEW]
    assert "The backups become one." in bench.shown_text
    bench.move_page.start.click()
    bench.wait_for_stage(JobStage.ENDED)
    assert "The backups are now one." in bench.shown_text
    assert bench.move_page.accessibleName() == "The backups were merged"
    assert bench.move_page.title.text() == "Merge the backups from Old and Older to New"
    assert "The old ones stay as they are." in bench.shown_text


def test_how_long_it_takes_follows_from_the_files_and_both_drives(bench: MoveBench) -> None:
    bench.plan_move()
    assert "Probably" not in bench.move_page.outlook.takes.text()  # the old drive is not plugged in
    old = replace(OLD_DRIVE, volumes=(replace(OLD_DRIVE.volumes[0], mount_points=("/media/me/Old",)),))
    new = replace(NEW_DRIVE, volumes=(replace(NEW_DRIVE.volumes[0], mount_points=("/media/me/New",)),))
    for before, drive in ((OLD_DRIVE, old), (NEW_DRIVE, new)):
        bench.drives.on_event(DriveChanged(before, drive))
    bench.wait_for_stage(JobStage.READY)
    assert bench.move_page.outlook.takes.text().startswith("Probably 5 to 17 h. Every file is copied,")


def test_a_failed_merge_is_not_called_a_move(bench: MoveBench) -> None:
    refused = msgspec.structs.replace(MOVED, merged=(OTHER,), outcome="drive-full", exit_code=3, why="move-no-room")
    bench.script("move", COPYING, refused)
    bench.plan_move()
    bench.move_page.start.click()
    bench.wait_for_stage(JobStage.ENDED)

    assert bench.move_page.accessibleName() == "The backups were not merged"


def test_a_drive_that_may_have_gone_is_mentioned(bench: MoveBench) -> None:
    bench.script("move", COPYING, State(state="looking"), {"wait": "pause"}, State(state="running"), {"wait": "pace"})
    bench.plan_move()
    bench.move_page.start.click()

    bench.wait(lambda: "It takes a few seconds to see whether it is still plugged in." in bench.shown_text)
    assert not bench.move_page.controls.pause.isEnabled()
    bench.worker.ask("pause")
    bench.wait(lambda: "still plugged in" not in bench.shown_text)
    bench.worker.kill()


def test_progress_and_comparison_of_a_move_are_shown(bench: MoveBench) -> None:
    bench.script("move", COPYING, {"wait": "pause"}, CHECKING, {"wait": "pace"})
    bench.plan_move()
    bench.move_page.start.click()
    bench.wait(lambda: "25 %" in bench.shown_text or "25%" in bench.shown_text)
    bench.move_page.controls.pause.click()
    bench.wait(lambda: "Everything is read back and compared." in bench.shown_text)
    assert bench.move_page.bar.value() == 750
    bench.worker.kill()


def test_the_result_names_versions_sets_and_files_left_behind(bench: MoveBench) -> None:
    aside = f"{NEW}/.shingleback/found/moved"
    moved = msgspec.structs.replace(MOVED, set_aside=aside)
    bench.script("move", COPYING, Note(code="move-others-stay", values={"names": "letter"}), moved)
    bench.plan_move()
    bench.move_page.start.click()
    bench.wait_for_stage(JobStage.ENDED)

    for sentence in (
        "The backup was moved",
        "In New \u203a Backup: 12 versions with 9,000 files (600 GB), read back and intact.",
        "The next backup goes there. The old one stays as it is.",
        "stay on the old drive: letter",
        "are not part of the backup were moved to New \u203a Backup \u203a .shingleback \u203a found \u203a moved.",
    ):
        assert sentence in bench.shown_text
    assert not bench.move_page.go_on.isVisible()


def test_unreadable_files_are_listed(bench: MoveBench) -> None:
    missing = (Item(path="photos/1.jpg", reason="damaged"),)
    bench.script(
        "move",
        msgspec.structs.replace(
            MOVED, outcome="left-out", exit_code=1, left_out=missing, left_out_count=1, followed=()
        ),
    )
    bench.plan_move()
    bench.move_page.start.click()
    bench.wait_for_stage(JobStage.ENDED)

    assert "The backup was moved, except for files that could not be read" in bench.shown_text
    assert bench.move_page.left_out.isVisible()


def test_a_stopped_move_can_be_continued(bench: MoveBench) -> None:
    bench.script("move", COPYING, {"wait": "cancel"}, STOPPED)
    bench.plan_move()
    bench.move_page.start.click()
    bench.wait(lambda: bench.moving.get().state.run.progress is not None)
    bench.move_page.controls.cancel.click()
    bench.wait_for_stage(JobStage.ENDED)
    assert "the old drive still has everything" in bench.shown_text

    bench.move_page.go_on.click()
    bench.wait_for_stage(JobStage.READY)

    assert bench.move_page.start.isVisible()


def choosing(bench: MoveBench) -> None:
    bench.open_move()


def looking(bench: MoveBench) -> None:
    bench.plan_move()


def running(bench: MoveBench) -> None:
    bench.script("move", COPYING, {"wait": "cancel"}, STOPPED)
    bench.plan_move()
    bench.move_page.start.click()
    bench.wait(lambda: bench.moving.get().state.run.progress is not None)


def ending(bench: MoveBench) -> None:
    bench.script("move", COPYING, MOVED)
    bench.plan_move()
    bench.move_page.start.click()
    bench.wait_for_stage(JobStage.ENDED)


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[tuple[int, int]]:
    scale, is_longer, size = SIZES[request.param]
    with scaled_fonts(qapp, scale, is_longer=is_longer):
        yield size


@pytest.mark.parametrize("reach", [choosing, looking, running, ending])
def test_every_stage_is_readable_and_accessible(
    size: tuple[int, int], bench: MoveBench, reach: Callable[[MoveBench], None]
) -> None:
    bench.list.resize(*size)
    reach(bench)
    QApplication.processEvents()

    assert clipped(bench.move_page) == []
    assert accessibility_faults(bench.move_page) == []


def test_the_result_leads_to_the_files_of_the_moved_backup(bench: MoveBench) -> None:
    moved: list[MoveFinished] = []
    bench.list.requests.moved.connect(moved.append)
    bench.script("move", COPYING, STOPPED)
    bench.plan_move()
    bench.move_page.start.click()
    bench.wait_for_stage(JobStage.ENDED)
    assert bench.move_page.restore.isHidden()
    assert moved == []

    bench.script("move", COPYING, MOVED)
    bench.move_page.go_on.click()
    bench.wait_for_stage(JobStage.READY)
    bench.move_page.start.click()
    bench.wait_for_stage(JobStage.ENDED)
    assert moved == [MOVED]
    destinations = Destinations(bench.move_page)
    bench.move_page.restore.click()
    assert destinations.requested == [RestoreFiles(NEW)]


def test_each_side_offers_only_drives_that_the_other_side_does_not_use(bench: MoveBench, qtbot: QtBot) -> None:
    point = str(PurePath(NEW).parent)
    there = replace(EXPANSION, volumes=(replace(EXPANSION.volumes[0], mount_points=(point,)),))
    bench.drives.on_event(DriveArrived(there))
    bench.open_move()
    source, target = bench.move_page.choice.source, bench.move_page.choice.target
    offer = target.offers[point].findChildren(QPushButton)[0]
    assert point in source.offers

    with qtbot.waitActive(bench.list):
        bench.list.activateWindow()
    offer.setFocus()
    offer.click()
    assert not offer.isVisible(), "it is chosen already"
    assert target.focusWidget() is not offer
    assert point not in source.offers

    target.set_place("/srv/elsewhere")
    assert point in source.offers
    assert target.offers[point].isVisibleTo(target)


def test_the_title_names_both_places_while_it_works_and_after(bench: MoveBench) -> None:
    bench.plan_move()
    assert bench.move_page.title.text() == "Move a backup to another drive"
    bench.script("move", MOVED)
    bench.move_page.start.click()
    bench.wait_for_stage(JobStage.ENDED)
    assert bench.move_page.title.text() == "Move the backup from Old to New"


def test_two_drives_of_one_label_are_told_apart_by_their_names(bench: MoveBench) -> None:
    """Both were set up by this program, which calls each "Backup" unless told otherwise."""
    old, new = "/media/me/Backup/Backup", "/media/me/Backup1"
    for drive, point in ((OLD_DRIVE, "/media/me/Backup"), (NEW_DRIVE, new)):
        volume = replace(drive.volumes[0], label="Backup", mount_points=(point,))
        bench.drives.on_event(DriveChanged(drive, replace(drive, volumes=(volume,))))
    bench.script("plan", msgspec.structs.replace(LOOKED, destination=old, target=new))
    bench.script("move", msgspec.structs.replace(MOVED, destination=old, target=new))
    bench.open_move()
    bench.choose(old, new)
    bench.wait_for_stage(JobStage.READY)
    source_name, target_name = (named_place(place, bench.drives.drives) for place in (old, new))
    assert OLD_DRIVE.name in source_name
    assert NEW_DRIVE.name in target_name
    assert "12 versions with 9,000 files (600 GB) will be copied." in bench.shown_text

    bench.move_page.start.click()
    bench.wait_for_stage(JobStage.ENDED)

    assert bench.move_page.title.text() == f"Move the backup from {OLD_DRIVE.name} to {NEW_DRIVE.name}"
    assert f"In {target_name}:" in bench.shown_text


def test_after_the_move_the_new_drive_can_be_ejected_while_it_is_there(bench: MoveBench) -> None:
    volume = replace(NEW_DRIVE.volumes[0], mount_points=(str(PurePath(NEW).parent),))
    new = replace(NEW_DRIVE, volumes=(volume,))
    bench.drives.on_event(DriveChanged(NEW_DRIVE, new))
    bench.script("move", MOVED)
    bench.plan_move()
    destinations = Destinations(bench.move_page)
    assert not bench.move_page.eject.isVisible()
    bench.move_page.start.click()
    bench.wait_for_stage(JobStage.ENDED)

    bench.move_page.eject.click()
    assert destinations.requested == [EjectDrive(new)]
    bench.drives.on_event(DriveLeft(new))
    assert not bench.move_page.eject.isVisible()


def test_a_page_opened_for_a_backup_asks_only_for_what_is_missing(bench: MoveBench) -> None:
    bench.open_move()
    bench.moves.open(MoveTask(source=OLD))
    assert bench.move_page.missing.text() == "First choose a folder on the new drive."


def test_equal_controls_of_both_sides_have_names_of_their_own(bench: MoveBench) -> None:
    there = replace(EXPANSION, volumes=(replace(EXPANSION.volumes[0], mount_points=(str(PurePath(NEW).parent),)),))
    bench.drives.on_event(DriveArrived(there))
    bench.open_move()
    bench.move_page.choice.merge.click()
    QApplication.processEvents()
    names = [item.name for item in accessible_items(bench.move_page) if item.is_reached]
    assert "Choose…: Where the backup is" in names
    assert "Move to Seagate Expansion Desk, 8 TB" in [name.replace("\u00a0", " ") for name in names]
    assert sorted(set(names)) == sorted(names)


def test_beside_the_disabled_button_it_says_what_to_choose_first(bench: MoveBench) -> None:
    bench.open_move()
    choice, missing = bench.move_page.choice, bench.move_page.missing
    choice.source.set_place("")
    assert missing.text() == "First choose the folder that holds the backup."
    choice.source.set_place(OLD)
    assert missing.text() == "First choose a folder on the new drive."
    assert not bench.move_page.start.isEnabled()
    choice.merge.click()
    assert missing.text() == "First choose the folder that holds the other backup."
    assert missing.isVisible()
    QApplication.processEvents()
    missing.click()
    assert bench.list.window().focusWidget() is choice.second_source.edit
