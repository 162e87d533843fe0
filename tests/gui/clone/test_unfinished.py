"""Unfinished copies and moves are listed, and can be continued or forgotten."""

import base64
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from i18n.tools.build import build
from i18n.tools.folders import CATALOGS
from shingleback.domain.cloning import source_key, target_key
from shingleback.domain.drive import DriveArrived, DriveLeft
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.window.language import ENGLISH, speak
from shingleback.store.unfinished import (
    CLONE,
    ENDS_BYTES,
    MOVE,
    DriveMarks,
    UnfinishedCopies,
    UnfinishedCopy,
    map_folder,
)
from tests.gui.clone.bench import COPYING, GB, NEW, OLD, STOPPED, Bench
from tests.helpers.accessible import accessibility_faults
from tests.helpers.dialogs import answering
from tests.helpers.fitting import clipped, scaled_fonts

HALF_CLONED = UnfinishedCopy(
    command=CLONE,
    source="/dev/sdx",  # a different device than it has now
    target=NEW.device,
    source_name=OLD.name,
    target_name=NEW.name,
    source_key=source_key(OLD, OLD.device),
    target_key=target_key(NEW),
    begun_at="2026-05-03T20:00:00+02:00",
    changed_at="2026-05-04T07:00:00+02:00",
    source_marks=DriveMarks(size_bytes=4_000 * GB, serial="WX11A2B3WXA2"),
    target_marks=DriveMarks(size_bytes=8_000 * GB, serial="NA9T4F2K"),
    options=("--no-compare", "--everything"),
    done_bytes=504 * GB,
    total_bytes=1_200 * GB,
)
HALF_MOVED = UnfinishedCopy(
    command=MOVE,
    source="/media/me/Old/Backup",
    target="/media/me/New/Backup",
    source_name="/media/me/Old/Backup",
    target_name="/media/me/New/Backup",
    source_key="/media/me/Old/Backup",
    target_key="/media/me/New/Backup",
    begun_at="2026-05-01T20:00:00+02:00",
    changed_at="2026-05-02T07:00:00+02:00",
    done_bytes=60 * GB,
    total_bytes=80 * GB,
)


@pytest.fixture
def bench(tmp_path: Path, qtbot: QtBot) -> Bench:
    bench = Bench(tmp_path, qtbot)
    listed = UnfinishedCopies(bench.paths.unfinished_folder)
    listed.save(HALF_CLONED)
    listed.save(HALF_MOVED)
    return bench


def buttons(bench: Bench, text: str) -> list[QPushButton]:
    return [
        button
        for button in bench.page.unfinished.findChildren(QPushButton)
        if button.text() == text and button.isVisible()
    ]


def test_the_list_shows_the_progress_of_each_newest_first(bench: Bench) -> None:
    bench.open()

    assert f"{OLD.name} (4 TB, …WXA2) to {NEW.name} (8 TB, …4F2K): 504 GB of 1.2 TB are copied" in bench.text
    assert "60.0 GB of 80.0 GB are moved" in bench.text
    assert bench.text.index("are copied") < bench.text.index("are moved")


def test_a_copy_continues_on_the_current_devices_with_its_original_options(bench: Bench) -> None:
    bench.open()
    buttons(bench, "Continue")[0].click()
    bench.reach(JobStage.READY)

    task = bench.cloning.get().state.task
    assert (task.source, task.target) == (OLD.device, NEW.device)
    assert (task.choices.compares, task.choices.copies_all, task.choices.sets_follow) == (False, True, False)
    assert not bench.page.consent.start.isEnabled(), "the name of the drive has to be typed again"


def pull_new_drive(bench: Bench) -> None:
    """Pulls the new drive during a copy that is recorded in the list."""
    UnfinishedCopies(bench.paths.unfinished_folder).save(
        msgspec.structs.replace(HALF_CLONED, source=OLD.device, options=(), changed_at="2026-05-06T07:00:00+02:00")
    )
    lost = msgspec.structs.replace(STOPPED, outcome="drive-gone", exit_code=3, why="clone-drive-gone")
    bench.script("clone", COPYING, {"wait": "go"}, lost)
    bench.run()
    bench.wait(lambda: bench.cloning.get().state.run.progress is not None)
    bench.drives.on_event(DriveLeft(NEW))
    bench.worker.ask("go")
    bench.reach(JobStage.ENDED)


def test_a_copy_interrupted_by_unplugging_continues_on_the_new_device(bench: Bench) -> None:
    pull_new_drive(bench)
    bench.drives.on_event(DriveArrived(replace(NEW, path="/drives/again", device="/dev/sdz", number=0x830)))

    bench.page.end.go_on.click()
    bench.reach(JobStage.READY)

    assert bench.starts[-1][-2:] == [OLD.device, "/dev/sdz"]
    assert bench.page.choice.target.currentData() == "/dev/sdz"


def test_a_copy_interrupted_by_unplugging_waits_for_the_drive_and_makes_no_other_plan(bench: Bench) -> None:
    pull_new_drive(bench)
    starts_before = len(bench.starts)

    bench.page.end.go_on.click()

    assert bench.cloning.get().state.stage is JobStage.CHOOSING
    assert f"{NEW.name} was unplugged." in bench.text
    assert bench.page.choice.source.currentData() == OLD.device
    assert len(bench.starts) == starts_before


def test_a_copy_with_a_missing_drive_waits_for_it(bench: Bench) -> None:
    bench.open()
    bench.drives.on_event(DriveLeft(NEW))
    QApplication.processEvents()

    assert "Plug in both drives to continue." in bench.text
    assert not buttons(bench, "Continue")[0].isEnabled()


def test_a_move_continues_on_its_own_page(bench: Bench) -> None:
    bench.open()
    buttons(bench, "Continue")[1].click()

    assert bench.moves.page is not None
    assert bench.moves.page.isVisible()
    assert (bench.moves.page.choice.source.place, bench.moves.page.choice.target.place) == (
        HALF_MOVED.source,
        HALF_MOVED.target,
    )
    assert not bench.moves.page.choice.follow.isChecked()


def test_a_move_between_paths_that_are_not_utf_8_continues_with_exactly_these_paths(bench: Bench) -> None:
    places = b"/media/me/Old\xff/Backup", b"/media/me/New\xe4/Backup"
    later = msgspec.structs.replace(HALF_MOVED, exact=places, changed_at="2026-05-05T07:00:00+02:00")
    UnfinishedCopies(bench.paths.unfinished_folder).save(later)
    bench.open()
    buttons(bench, "Continue")[0].click()
    page = bench.moves.page
    assert page is not None
    bench.wait(lambda: len(bench.starts) == 1)  # it records its start itself, and would be killed before
    page.choice.follow.click()
    bench.wait(lambda: len(bench.starts) == 2)

    for arguments in bench.starts:
        position = arguments.index(ENDS_BYTES)
        assert tuple(map(base64.b64decode, arguments[position + 1 : position + 3])) == places
    page.choice.source.edit.setText("/media/me/Other")
    page.choice.source.edit.editingFinished.emit()
    assert bench.moving.get().state.task.source == "/media/me/Other"


@pytest.mark.parametrize(("answer", "remaining"), [("Keep", 2), ("Forget", 1)])
def test_forgetting_asks_first_and_deletes_the_map(bench: Bench, answer: str, remaining: int) -> None:
    maps = map_folder(bench.paths.clones_folder, HALF_CLONED.source_key, HALF_CLONED.target_key)
    maps.mkdir(parents=True)
    bench.open()

    with answering(answer):
        buttons(bench, "Forget")[0].click()

    assert len(bench.unfinished.get().copies) == remaining
    assert maps.exists() == (answer == "Keep")


def test_nothing_in_the_list_is_cut_off_and_everything_has_a_name(bench: Bench, qapp: QApplication) -> None:
    with scaled_fonts(qapp, 2.0, is_longer=True):
        bench.open()
        for _ in range(3):
            bench.list.resize(1920, 1080)
            QApplication.processEvents()
        assert clipped(bench.page) == []
        assert accessibility_faults(bench.page) == []


def test_in_hebrew_the_facts_about_a_drive_contain_no_escapes(bench: Bench, qapp: QApplication, tmp_path: Path) -> None:
    """They contain direction marks of the program itself."""
    build(CATALOGS, tmp_path)
    speak(qapp, "he", tmp_path, desktop=())
    bench.open()
    shown = bench.text
    speak(qapp, ENGLISH, Path(), desktop=())
    assert "\u20684 TB\u2069" in shown
    assert "\u2068…4F2K\u2069" in shown, "otherwise its digits would move next to the size"
    assert "\\u" not in shown
