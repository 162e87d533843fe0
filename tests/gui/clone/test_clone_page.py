"""A person copies a drive in the window: choosing, the plan, the running copy, and its end."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec.structs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import Drive, DriveArrived, DriveChanged, DriveLeft
from shingleback.domain.smart.report import Health, HealthVerdict
from shingleback.gui.clone import texts
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.safe_to_unplug import Opening
from shingleback.gui.widgets.navigator import OpenDrive
from shingleback.protocol.cloning import BadAreaItem
from shingleback.protocol.events import Note
from shingleback.protocol.result_items import Item
from tests.gui.clone.bench import (
    COMPARING,
    COPYING,
    EJECTED,
    EJECTING,
    FILLING,
    GB,
    IMAGE_PLAN,
    LOOKED,
    NAME,
    NEW,
    OLD,
    PLAN,
    STOPPED,
    Bench,
    finished,
    planned,
    refused,
)
from tests.helpers.destinations import Destinations

GO_ON = {"wait": "go"}


@pytest.fixture
def bench(tmp_path: Path, qtbot: QtBot) -> Iterator[Bench]:
    bench = Bench(tmp_path, qtbot)
    yield bench
    bench.worker.kill()


# choosing ----------------------------------------------------------------------------------------------------------


def test_the_card_opens_the_page_and_back_returns_to_the_drives(bench: Bench) -> None:
    bench.open()
    assert bench.page.isVisible()
    assert bench.page.choice.task.source == OLD.device
    bench.page.back.click()
    assert not bench.page.isVisible()
    assert bench.list.cards[OLD.path].isVisible()
    assert bench.cloning.get().state.stage is JobStage.CLOSED


def test_internal_drives_cannot_be_chosen_and_no_drive_is_copied_to_itself(bench: Bench) -> None:
    bench.open()
    sources = [bench.page.choice.source.itemText(n) for n in range(bench.page.choice.source.count())]
    targets = [bench.page.choice.target.itemText(n) for n in range(bench.page.choice.target.count())]
    names = sorted(text.split(" · ")[0] for text in sources)
    assert names == sorted([OLD.name, OLD.name, NEW.name, NEW.name, "An image file…"])
    assert targets == ["Choose…", "Seagate Expansion Desk · 8 TB · USB", "An image file…"]


def test_the_plan_is_shown_before_anything_is_done(bench: Bench) -> None:
    bench.open_plan()
    assert "Everything on the new drive is erased." in bench.text
    bench.page.plan.steps.unfold(is_open=True)
    assert "2. Erase everything on Seagate Expansion Desk." in bench.text
    assert "3. Copy 1.2 TB from WD My Passport 25E2, in large writes from front to back." in bench.text
    assert "Only used space is copied: 1.2 TB of 4.0 TB." in bench.text
    assert bench.starts == [["clone", "--dry-run", "--sets-follow", "--pace=balanced", "--", OLD.device, NEW.device]]


def test_how_long_it_takes_follows_from_the_amount_and_the_slower_drive(bench: Bench) -> None:
    bench.open()
    assert bench.page.outlook.takes.text() == "A full drive takes many hours. You can pause it."
    bench.choose_target()
    assert OLD.link_mbps == 480
    assert bench.page.outlook.takes.text() == "Probably 16 h to 1 day, with the comparison. You can pause it."
    bench.script("plan", planned(kept_bytes=900 * GB))
    bench.cloning.get().refresh()
    bench.reach(JobStage.READY)
    assert bench.page.outlook.takes.text() == "Probably 10 to 15 h, with the comparison. You can pause it."


def test_that_the_old_drive_is_not_well_is_said_before_the_start(bench: Bench) -> None:
    bench.open_plan()
    assert "reports problems" not in bench.page.outlook.risks.text()
    view = next(view for view in bench.drives.views if view.drive.path == OLD.path)
    ill = replace(view, health=HealthVerdict(Health.FAILING))
    _does, _takes, risks = texts.outlook(bench.cloning.get().state, [ill])
    assert "The old drive reports problems." in risks


def test_each_choice_is_an_option_of_the_command(bench: Bench) -> None:
    bench.open_plan()
    choice = bench.page.choice
    for box in (choice.compares, choice.grows, choice.new_uuid, choice.everything, choice.follow):
        box.click()
    bench.wait(lambda: "--sets-follow" not in bench.starts[-1])
    bench.reach(JobStage.READY)
    assert bench.starts[-1][2:-3] == ["--no-compare", "--no-grow", "--new-uuid", "--everything", "--pace=balanced"]


def test_a_target_in_use_is_refused_with_its_reason_and_can_be_closed(bench: Bench) -> None:
    bench.script("plan", refused("clone-not-this-drive", drive=NEW.name, reason="mounted", point="/media/me/Backup"))
    bench.open_plan()
    assert "Nothing can be copied to Seagate Expansion Desk: It is open (Backup)." in bench.text
    assert [bench.page.consent.start.isEnabled(), bench.page.consent.erasure.isVisible()] == [False, False]
    destinations = Destinations(bench.page)
    bench.page.plan.close_it.click()
    assert destinations.requested == [OpenDrive(Opening(NEW.path, NEW.device, closes=True))]


def test_closing_the_source_makes_the_plan_at_once(bench: Bench) -> None:
    bench.script("plan", refused("clone-source-mounted", device=OLD.device, point="/media/me/Photos"))
    bench.open_plan()
    assert bench.page.plan.close_it.isVisible()
    bench.script("plan", planned())
    closed = replace(OLD, held_by=("nothing",))
    bench.drives.on_event(DriveChanged(OLD, closed))
    bench.wait(bench.page.plan.steps.isVisible)
    assert not bench.page.plan.close_it.isVisible()


def test_a_refusal_that_closing_cannot_fix_offers_no_close_button(bench: Bench) -> None:
    bench.script("plan", refused("clone-target-smaller", drive=NEW.name))
    bench.open_plan()
    assert "is smaller than what you want to copy" in bench.text
    assert not bench.page.plan.close_it.isVisible()


def test_after_a_refused_password_a_button_asks_for_it_again(bench: Bench) -> None:
    """The drives don't change meanwhile, so nothing else would trigger another plan."""
    bench.script("plan", refused("not-allowed"))
    bench.open_plan()
    assert "If you were asked for a password, try again and enter it" in bench.text
    bench.script("plan", planned())
    bench.page.plan.retry.click()
    bench.wait(bench.page.plan.steps.isVisible)
    assert not bench.page.plan.retry.isVisible()


def test_a_refusal_that_another_try_cannot_change_offers_no_retry(bench: Bench) -> None:
    bench.script("plan", refused("clone-target-smaller", drive=NEW.name))
    bench.open_plan()
    assert not bench.page.plan.retry.isVisible()


def test_a_copy_to_an_image_erases_nothing_and_asks_for_no_name(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_arguments, **_options: ("/home/me/old.img", ""))
    bench.script("plan", planned(IMAGE_PLAN))
    bench.script("clone", finished(IMAGE_PLAN, mount_point="", has_grown=None))
    bench.open()
    bench.choose_image()
    bench.reach(JobStage.READY)
    assert bench.page.choice.task.target == "/home/me/old.img"
    choice = bench.page.choice
    assert not any(box.isEnabled() for box in (choice.grows, choice.new_uuid, choice.follow))
    assert not choice.task.choices.sets_follow
    assert not bench.page.consent.erasure.isVisible()
    assert bench.page.consent.start.objectName() == "primary", "red is reserved for erasing"
    bench.page.consent.start.click()
    bench.reach(JobStage.ENDED)
    assert not any(argument.startswith(("--identity", "--confirm")) for argument in bench.starts[-1])
    assert "It is in the file me \u203a old.img." in bench.text
    assert not bench.page.end.eject.isVisible()


def test_canceling_the_file_dialog_keeps_the_chosen_target(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    bench.open_plan()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_arguments, **_options: ("", ""))
    bench.choose_image()
    target = bench.page.choice.target
    assert target.chosen.node == NEW.device
    assert target.currentText().startswith(NEW.name)


def test_a_target_that_holds_a_backup_is_mentioned_in_the_plan(bench: Bench) -> None:
    bench.script("plan", planned(msgspec.structs.replace(PLAN, target_folders=("/home/me", "/srv"))))
    bench.open_plan()

    erases = "Everything on the new drive is erased. It already holds a Shingleback backup of me and srv."
    assert erases in bench.text


# confirming the target ---------------------------------------------------------------------------------------------


def test_the_copy_cannot_start_before_the_name_of_the_target_is_typed(bench: Bench) -> None:
    bench.open_plan()
    assert not bench.page.consent.start.isEnabled()
    bench.type_name(NAME[:-1])
    assert not bench.page.consent.start.isEnabled()
    bench.type_name(NAME[-1])
    assert bench.page.consent.start.isEnabled()


def test_the_question_for_the_name_is_all_in_sight_even_in_a_small_window(bench: Bench) -> None:
    bench.list.resize(800, 600)
    bench.open_plan()
    bench.page.consent.next.click()
    QApplication.processEvents()
    line = bench.page.consent.erasure.typed
    assert bench.list.window().focusWidget() is line
    for part in (line, bench.page.consent.erasure.request, bench.page.consent.missing, bench.page.consent.start):
        assert part.visibleRegion().boundingRect() == part.rect(), part
    assert bench.page.title.text() == "Erase “Seagate Expansion Desk, 8 TB”?", "as it is called everywhere"
    assert bench.page.consent.missing.text() == f"Type “{NAME}” first"

    QTest.keyClicks(line, NAME)
    assert bench.page.consent.missing.isHidden()
    assert bench.page.consent.start.isEnabled()


def test_back_leads_from_the_question_to_the_choice_and_forgets_the_name(bench: Bench) -> None:
    bench.open_plan()
    bench.type_name()
    bench.page.back.click()  # as Escape does
    assert [bench.page.choice.isVisible(), bench.page.consent.erasure.isVisible()] == [True, False]
    bench.page.consent.next.click()
    assert bench.page.consent.erasure.typed.text() == ""
    assert not bench.page.consent.start.isEnabled()


def test_the_question_names_the_backups_that_will_be_lost(bench: Bench) -> None:
    bench.script("plan", planned(msgspec.structs.replace(PLAN, target_folders=("/home/me",))))
    bench.open_plan()
    bench.page.consent.next.click()
    assert bench.page.consent.erasure.losses.text() == "It already holds a Shingleback backup of me."


def test_the_copy_is_started_for_exactly_the_drive_and_plan_shown(bench: Bench) -> None:
    bench.script("clone", finished())
    bench.run()
    bench.reach(JobStage.ENDED)
    identity, plan = f"--identity={PLAN.identity}", f"--plan={PLAN.fingerprint}"
    assert bench.starts[-1] == [
        "clone",
        plan,
        identity,
        f"--confirm={NAME}",
        "--sets-follow",
        "--pace=balanced",
        "--",
        OLD.device,
        NEW.device,
    ]


def test_a_name_typed_for_one_drive_does_not_confirm_another(bench: Bench) -> None:
    bench.open_plan()
    bench.type_name()
    bench.script("plan", planned(msgspec.structs.replace(PLAN, identity="another one")))
    bench.drives.on_event(DriveChanged(NEW, replace(NEW, disk_sequence=99)))
    bench.wait(lambda: bench.cloning.get().state.plan is not None and not bench.page.consent.erasure.typed.text())
    assert not bench.page.consent.start.isEnabled()


def test_a_different_drive_at_the_path_of_the_target_is_not_chosen(bench: Bench) -> None:
    bench.open_plan()
    bench.type_name()
    bench.drives.on_event(DriveLeft(NEW))
    assert bench.page.choice.task.target == ""
    replacement = replace(NEW, path="/drives/other", key="serial other", serial="OTHER")
    bench.drives.on_event(DriveArrived(replacement))
    assert bench.page.choice.task.target == ""
    assert bench.cloning.get().state.stage is JobStage.CHOOSING
    assert not bench.page.consent.erasure.isVisible()
    assert not bench.page.consent.start.isEnabled()


def test_the_page_says_which_of_the_two_drives_was_unplugged(bench: Bench) -> None:
    bench.open_plan()
    bench.drives.on_event(DriveLeft(NEW))
    assert "Seagate Expansion Desk was unplugged." in bench.text
    assert "Passport" not in bench.page.plan.sentence.text()
    bench.drives.on_event(DriveLeft(OLD))
    assert "WD My Passport 25E2 was unplugged. Seagate Expansion Desk was unplugged." in bench.text

    bench.drives.on_event(DriveArrived(OLD))
    bench.drives.on_event(DriveArrived(NEW))
    assert "was unplugged" not in bench.text


def test_choosing_another_drive_ends_the_message_about_the_unplugged_one(bench: Bench) -> None:
    bench.open_plan()
    bench.drives.on_event(DriveLeft(NEW))
    bench.drives.on_event(DriveArrived(replace(NEW, path="/drives/other", key="serial other", serial="OTHER")))
    assert "was unplugged" in bench.text
    bench.choose_target()
    assert "was unplugged" not in bench.text


@pytest.mark.parametrize("unplugged", [OLD, NEW])
def test_the_result_says_which_drive_was_unplugged(bench: Bench, unplugged: Drive) -> None:
    lost = msgspec.structs.replace(STOPPED, outcome="drive-gone", exit_code=3, why="clone-drive-gone")
    bench.script("clone", COPYING, GO_ON, lost)
    bench.run()
    bench.wait(lambda: bench.cloning.get().state.run.progress is not None)
    bench.drives.on_event(DriveLeft(unplugged))
    bench.worker.ask("go")
    bench.reach(JobStage.ENDED)
    assert f"{unplugged.name} was unplugged. The connection to one of the two drives was lost" in bench.text


def test_enter_in_the_name_field_starts_nothing(bench: Bench) -> None:
    bench.open_plan()
    bench.type_name()
    QTest.keyClick(bench.page.consent.erasure.typed, Qt.Key.Key_Return)
    assert bench.cloning.get().state.stage is JobStage.READY


# running -----------------------------------------------------------------------------------------------------------


def test_percentage_time_left_bars_and_graph_are_shown(bench: Bench) -> None:
    bench.script("clone", FILLING, COPYING, *LOOKED, GO_ON, COMPARING, {"wait": "cancel"}, STOPPED)
    bench.run()
    bench.wait(lambda: len(bench.cloning.get().recording) == len(LOOKED))
    assert bench.page.run.head.percent.text() == "21%"
    assert "left" in bench.page.run.head.title.text()
    assert "Both are read back and compared afterward." in bench.text
    assert "504 GB of 1.2 TB" in bench.text
    assert bench.page.graph.isVisible()
    assert not bench.page.choice.isVisible()

    bench.worker.ask("go")
    bench.wait(lambda: bench.cloning.get().state.is_comparing)
    assert bench.page.run.head.percent.text() == "75%"
    assert bench.page.bars.copied.bar.value() == bench.page.bars.copied.bar.maximum()
    assert "600 GB of 1.2 TB" in bench.text


def test_a_copy_can_be_paused_resumed_and_stopped(bench: Bench) -> None:
    bench.script("clone", COPYING, {"wait": "cancel"}, STOPPED)
    bench.run()
    bench.wait(bench.page.run.controls.pause.isEnabled)
    bench.page.run.controls.pause.click()
    assert bench.page.run.controls.resume.isVisible()
    bench.page.run.controls.resume.click()
    bench.page.run.pace.chooser.chosen.emit("gentle")
    bench.page.run.controls.cancel.click()
    bench.reach(JobStage.ENDED)
    assert bench.commands == ["pause", "resume", "pace", "cancel"]
    assert "It can continue with the same two drives" in bench.text
    assert "Safe to unplug" not in bench.text, "its empty bar would suggest the opposite"


def test_a_stopped_copy_continues_after_a_new_plan(bench: Bench) -> None:
    bench.script("clone", COPYING, {"wait": "cancel"}, STOPPED)
    bench.run()
    bench.wait(bench.page.run.controls.cancel.isEnabled)
    bench.page.run.controls.cancel.click()
    bench.reach(JobStage.ENDED)
    bench.script("plan", planned(kept_bytes=500 * GB))
    bench.script("clone", finished())

    bench.page.end.go_on.click()
    bench.reach(JobStage.READY)

    assert "An earlier copy of these two was interrupted after 500 GB of 1.2 TB." in bench.text
    assert not bench.page.consent.start.isEnabled(), "its name has to be typed again"
    bench.type_name()
    assert "Continue" in bench.page.consent.start.text()
    bench.page.consent.start.click()
    bench.reach(JobStage.ENDED)
    assert "The copy is complete" in bench.text


def test_a_running_copy_stays_visible_whichever_drive_is_opened(bench: Bench) -> None:
    bench.script("clone", COPYING, {"wait": "cancel"}, STOPPED)
    bench.run()
    bench.reach(JobStage.RUNNING)
    bench.page.back.click()
    assert bench.cloning.get().state.stage is JobStage.RUNNING
    bench.list.cards[NEW.path].clone.click()
    assert bench.cloning.get().state.task.source == OLD.device
    assert bench.page.run.controls.cancel.isVisible()


# end ---------------------------------------------------------------------------------------------------------------


def test_the_result_is_shown_and_the_copy_is_ejected(bench: Bench) -> None:
    bench.script(
        "clone", COPYING, Note(code="clone-not-grown", values={"device": "/dev/sdb1"}), finished(has_grown=False)
    )
    bench.script("eject", *EJECTING, EJECTED)
    bench.run()
    bench.reach(JobStage.ENDED)
    assert "The copy is complete" in bench.text
    assert "Both were read back, and are identical." in bench.text
    assert "Grow Seagate Expansion Desk with a partitioning program" in bench.text
    assert "No: eject it first" in bench.text

    bench.page.end.eject.click()
    bench.wait(lambda: bench.cloning.get().state.run.eject_progress == 1)
    bench.wait(lambda: not bench.worker.is_running)
    assert bench.starts[-1] == ["eject", "--", NEW.device]
    assert "It is safe to unplug the drive" in bench.text
    assert not bench.page.end.eject.isVisible()


def test_the_result_does_not_mention_continuing(bench: Bench) -> None:
    bench.script("clone", Note(code="clone-continues", values={"bytes": GB}), COPYING, finished())
    bench.run()
    bench.reach(JobStage.ENDED)
    assert "The copy is complete" in bench.text
    assert "It continues where it stopped" not in bench.text


def test_the_result_stays_visible_when_the_drives_are_unplugged(bench: Bench) -> None:
    bench.script("clone", COPYING, finished())
    bench.script("eject", *EJECTING, EJECTED)
    bench.run()
    bench.reach(JobStage.ENDED)
    bench.drives.on_event(DriveLeft(OLD))
    assert "The copy is complete" in bench.text

    bench.page.end.eject.click()
    bench.wait(lambda: not bench.worker.is_running)
    bench.drives.on_event(DriveLeft(NEW))

    assert "It is safe to unplug the drive" in bench.text
    assert not bench.page.consent.missing.isVisible()


def test_files_that_could_not_be_read_are_listed(bench: Bench) -> None:
    lost = Item(path="photo.jpg", reason="read-error")
    bad = finished(outcome="left-out", exit_code=1, bad_bytes=8192, bad_areas=(BadAreaItem(0, 8192),), left_out=(lost,))
    bench.script("clone", COPYING, bad)
    bench.run()
    bench.reach(JobStage.ENDED)
    assert "The copy is complete, except for areas that could not be read" in bench.text
    table = bench.page.end.left_out
    assert table.isVisible()
    assert table.model().index(0, 0).data() == "photo.jpg"


def test_a_dead_worker_is_reported_and_the_copy_can_continue(bench: Bench) -> None:
    bench.script("clone", COPYING)
    bench.run()
    bench.reach(JobStage.ENDED)
    assert "stopped unexpectedly" in bench.text
    assert bench.page.end.go_on.isVisible()


def test_a_late_refusal_is_shown_and_nothing_counts_as_copied(bench: Bench) -> None:
    result = msgspec.structs.replace(
        STOPPED, outcome="unsafe", exit_code=4, why="drive-is-another", values={"device": "/dev/sdb", "what": "serial"}
    )
    bench.script("clone", result)
    bench.run()
    bench.reach(JobStage.ENDED)
    assert "Not started, to be on the safe side" in bench.text
    assert "its serial number" in bench.text
    assert bench.page.bars.copied.bar.value() == 0
    assert not bench.page.end.eject.isVisible()


@pytest.mark.parametrize("why", ["not-allowed", "no-drive-service"])
def test_a_copy_that_was_not_allowed_to_start_is_not_a_drive_error(bench: Bench, why: str) -> None:
    result = msgspec.structs.replace(STOPPED, outcome="drive-refused", exit_code=3, why=why, steps=("check",))
    bench.script("clone", result)
    bench.run()
    bench.reach(JobStage.ENDED)
    assert "The copy could not start" in bench.text
    assert bench.page.end.go_on.isVisible()


def test_the_drive_to_be_erased_is_identified_beside_its_name(bench: Bench) -> None:
    bench.open_plan()
    shown = bench.page.consent.erasure.identifying_facts.text()
    assert shown.splitlines() == ["What is on it: Empty (btrfs), 8 TB", "Serial number ends in: …4F2K"]
