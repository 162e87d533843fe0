"""The page "What happened?" in all its states, and with a real worker that reads a log."""

import re
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec.structs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from shingleback.domain.errors import Why
from shingleback.domain.kernel_log.rules import EpisodeKind
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.diagnosis.episode_card import appearance, kind_name
from shingleback.gui.diagnosis.page import DiagnosePage
from shingleback.gui.diagnosis.state import DiagnosisController, DiagnosisQuestion, DiagnosisState
from shingleback.gui.widgets.pictograms import PictureLabel
from shingleback.messages import diagnosis as diagnoses
from shingleback.messages.help.topic import Topic
from shingleback.protocol.result_items import EpisodeItem, FindingItem, HealthItem
from shingleback.protocol.results import DiagnoseFinished
from tests.helpers.destinations import Destinations
from tests.helpers.program import for_workers, quick_command

STALL = EpisodeItem(
    kind="smr-normal-stall",
    rule="frozen",
    lines=["ata3.00: exception Emask 0x0 action 0x6 frozen", "ata3: hard resetting link"],
    line_numbers=[7, 8],
    meaning="The drive was busy tidying up.",
    advice=["Leave it plugged in for an hour.", "Then go on."],
    devices=["ata3", "sdb"],
    sources=["linux-ide, 2025"],
)
CABLE = EpisodeItem(kind="link-or-cable", rule="crc", lines=["CRC"], line_numbers=[9], meaning="It is the cable.")
# a log as such a drive leaves it, reconstructed from public reports
LOG = """\
[    2.100000] ata3: SATA link up 6.0 Gbps (SStatus 133 SControl 300)
[    2.200000] ata3.00: ATA-9: ST8000AS0002-1NA17Z, AR13, max UDMA/133
[    2.300000] scsi 2:0:0:0: Direct-Access     ATA      ST8000AS0002-1NA AR13 PQ: 0 ANSI: 5
[    2.400000] sd 2:0:0:0: [sdb] 15628053168 512-byte logical blocks: (8.00 TB/7.28 TiB)
[ 4000.000000] ata3.00: exception Emask 0x0 SAct 0x7fffffff SErr 0x0 action 0x6 frozen
[ 4000.000010] ata3.00: failed command: WRITE FPDMA QUEUED
[ 4000.000020] ata3.00: cmd 61/00:00:00:58:85/0a:00:1c:00:00/40 tag 0 ncq dma 1310720 out
[ 4000.000030]          res 40/00:00:00:00:00/00:00:00:00:00/00 Emask 0x4 (timeout)
[ 4000.000040] ata3.00: status: { DRDY }
[ 4000.000050] ata3: hard resetting link
[ 4010.100000] ata3: SATA link up 6.0 Gbps (SStatus 133 SControl 300)
[ 4010.200000] ata3.00: configured for UDMA/133
[ 4010.300000] ata3: EH complete
"""


def result(*episodes: EpisodeItem, summary: str = "nothing-wrong", **fields: Any) -> DiagnoseFinished:
    return DiagnoseFinished(outcome="done", exit_code=0, summary=summary, episodes=list(episodes), **fields)


@pytest.fixture
def diagnosis(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[DiagnosisController]:  # noqa: ARG001 (needs a loop)
    for_workers(monkeypatch)
    diagnosis = DiagnosisController(Worker(quick_command()))
    yield diagnosis
    diagnosis.stop()


@pytest.fixture
def page(diagnosis: DiagnosisController, qtbot: QtBot) -> DiagnosePage:
    return shown(diagnosis, qtbot)


def shown(diagnosis: DiagnosisController, qtbot: QtBot) -> DiagnosePage:
    page = DiagnosePage(diagnosis)
    page.resize(850, 700)
    qtbot.addWidget(page)
    page.show()
    return page


def visible_text(page: DiagnosePage) -> str:
    QApplication.processEvents()  # shows widgets newly added to a layout
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


def press(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def done(page: DiagnosePage, result: DiagnoseFinished) -> None:
    page.show_state(DiagnosisState(JobStage.ENDED, result=result))
    QApplication.processEvents()


def test_an_empty_page_says_what_it_is_for(page: DiagnosePage) -> None:
    assert "Something wrong?" in visible_text(page)
    assert page.read.isEnabled()
    assert not page.busy.isVisible()


def test_a_log_without_trouble_says_so_once(page: DiagnosePage) -> None:
    done(page, result())
    assert page.answer.headline.text() == diagnoses.summary("nothing-wrong")
    assert not page.answer.sentence.isVisible()
    assert page.episodes == []


def test_episodes_are_shown_with_meaning_and_advice(page: DiagnosePage) -> None:
    done(page, result(STALL, CABLE, summary="link-or-cable"))
    assert [card.kind.text() for card in page.episodes] == ["Normal for a shingled drive", "Cable or port"]
    text = visible_text(page)
    assert [text.count(kind) for kind in ("Normal for a shingled drive", "Cable or port")] == [1, 1]
    assert "The drive was busy tidying up." in text
    assert text.index("1.") < text.index("Leave it plugged in for an hour.") < text.index("2.")
    assert "sdb" not in text
    assert "Source:" not in text
    page.episodes[0].fold.unfold(is_open=True)
    unfolded = visible_text(page)
    assert "Devices: ata3, sdb" in unfolded
    assert "Source: linux-ide, 2025" in unfolded


def test_one_episode_is_the_whole_answer_and_nothing_is_said_twice(page: DiagnosePage) -> None:
    done(page, result(STALL, summary="smr-normal-stall"))
    text = visible_text(page)
    assert page.answer.headline.text() == "Normal for a shingled drive"
    assert text.count("Normal for a shingled drive") == 1
    assert diagnoses.summary("smr-normal-stall") not in text
    assert [label for label in page.findChildren(PictureLabel) if label.isVisible()] == [page.answer.sign]


def test_of_several_causes_the_gravest_is_the_answer_and_the_others_stand_below_it(page: DiagnosePage) -> None:
    """Before, the summary said what the card of the same cause says."""
    done(page, result(CABLE, STALL, summary="link-or-cable"))
    text = visible_text(page)
    assert page.answer.headline.text() == "Cable or port"
    assert diagnoses.summary("link-or-cable") not in text
    assert text.index("Cable or port") < text.index("It is the cable.") < text.index("Normal for a shingled drive")
    assert [label.isVisible() for label in page.findChildren(PictureLabel)].count(True) == 2


def test_a_cause_too_old_to_be_shown_is_named_by_the_summary(page: DiagnosePage) -> None:
    done(page, result(CABLE, *[STALL] * 60, summary="link-or-cable"))
    assert page.answer.headline.text() == diagnoses.summary("link-or-cable")


def test_of_several_episodes_of_the_gravest_cause_the_newest_of_the_surest_is_the_answer(page: DiagnosePage) -> None:
    sure, unsure = (msgspec.structs.replace(CABLE, meaning=word, confidence=word) for word in ("likely", "unsure"))
    newest = msgspec.structs.replace(sure, meaning="the newest")
    done(page, result(sure, newest, unsure, summary="link-or-cable", confidence="likely"))
    assert [card.kind.isVisible() for card in page.episodes] == [True, False, True]


def test_the_log_lines_of_an_episode_unfold(page: DiagnosePage) -> None:
    done(page, result(STALL, summary="smr-normal-stall"))
    (card,) = page.episodes
    assert not card.lines.isVisible()
    QTest.mouseClick(card.fold.button, Qt.MouseButton.LeftButton)
    assert card.lines.isVisible()
    assert card.lines.toPlainText().splitlines() == STALL.lines
    assert card.lines.isReadOnly()


def test_an_episode_leads_to_its_explanation(page: DiagnosePage) -> None:
    done(page, result(STALL, summary="smr-normal-stall"))
    explanation_link = next(button for button in page.findChildren(QPushButton) if button.text() == "More about this")
    destinations = Destinations(page)
    press(explanation_link)
    assert destinations.requested == [Topic.IO_ERROR]


@pytest.mark.parametrize("rule", sorted(diagnoses.rules_with_words()))
def test_technical_advice_is_shown_to_experts_only(rule: str) -> None:
    for_experts = diagnoses.advice_for_experts(rule)
    for number, step in enumerate(diagnoses.advice(rule, {})):
        is_technical = re.search(
            r"echo |/sys/|kernel option|[Aa]ttributes? \d|CONFIG_|btrfs balance|option nodiscard", step
        )
        assert bool(is_technical) <= (number in for_experts), step


def test_a_new_result_replaces_the_old_one(page: DiagnosePage) -> None:
    done(page, result(STALL, CABLE, summary="link-or-cable"))
    done(page, result(CABLE, summary="link-or-cable"))
    assert len(page.episodes) == 1
    assert "busy tidying up" not in visible_text(page)


def test_an_answer_stays_while_the_same_question_is_asked_again(page: DiagnosePage) -> None:
    done(page, result(CABLE, summary="link-or-cable"))
    answer = visible_text(page)
    page.show_state(DiagnosisState(JobStage.RUNNING))
    assert (visible_text(page), page.busy.isVisible(), page.stop.isVisible()) == (answer, True, True)
    page.show_state(DiagnosisState(JobStage.RUNNING, DiagnosisQuestion("/dev/sdb")))
    assert page.answer.headline.text() == "Reading the log…"
    assert page.episodes == []


def test_failing_health_is_shown_as_well(page: DiagnosePage) -> None:
    finding = FindingItem(code="overall-failed", text="The drive says that it fails.", weighs="failing")
    health = HealthItem(health="failing", findings=[finding])
    failing = DiagnoseFinished(
        outcome="done", exit_code=0, summary="link-or-cable", meaning="Cable.", episodes=[CABLE], health=health
    )
    done(page, failing)
    assert "The drive reports that it is about to fail." in visible_text(page)


def test_a_diagnosis_is_shown_in_the_language_of_the_window(page: DiagnosePage) -> None:
    """The sentences in the result are English."""
    episode = EpisodeItem(
        kind="link-or-cable", rule="link-damage", lines=["CRC"], line_numbers=[9], meaning="?", times=3
    )
    finding = FindingItem(code="link-errors", text="?", weighs="watch", values={"count": "1200"})
    health = HealthItem(health="watch", findings=[finding])
    kernel = {"kernel_notes": ["large-requests"], "disk": "sdb"}
    done(page, result(episode, summary="link-or-cable", meaning="?", health=health, **kernel))
    text = visible_text(page)
    assert diagnoses.meaning("link-damage", 3) in text
    steps, for_experts = diagnoses.advice("link-damage", {}), diagnoses.advice_for_experts("link-damage")
    assert for_experts
    assert all((step in text) is (number not in for_experts) for number, step in enumerate(steps))
    assert "Transfer errors between drive and computer: 1,200." in text
    assert diagnoses.kernel_note("large-requests", "sdb") not in text
    page.experts.unfold(is_open=True)
    page.episodes[0].fold.unfold(is_open=True)
    unfolded = visible_text(page)
    assert diagnoses.kernel_note("large-requests", "sdb") in unfolded
    assert all(step in unfolded for step in steps)
    assert "?" not in text.replace("What happened?", "").replace("What do errors in the log mean?", "")


def test_of_many_episodes_the_latest_are_shown(page: DiagnosePage) -> None:
    done(page, result(*[CABLE] * 60, STALL, summary="link-or-cable", meaning="Cable."))
    assert len(page.episodes) == 40
    assert page.episodes[-1].kind.text() == "Normal for a shingled drive"
    assert "The last 40 are shown." in visible_text(page)


def test_a_refusal_is_explained_in_a_sentence(page: DiagnosePage) -> None:
    done(page, DiagnoseFinished(outcome="usage", exit_code=2, why=Why.KERNEL_LOG_CLOSED))
    assert page.answer.headline.text() == "The log could not be read"
    assert "You don't have permission to read the kernel log." in visible_text(page)


def test_a_worker_that_dies_is_reported(qtbot: QtBot) -> None:
    diagnosis = DiagnosisController(Worker(["/nowhere/shingleback"]))
    page = shown(diagnosis, qtbot)
    press(page.read)
    qtbot.waitUntil(lambda: diagnosis.state.stage is JobStage.ENDED)
    assert "stopped unexpectedly" in visible_text(page)
    assert page.read.isEnabled()


@pytest.mark.parametrize("kind", EpisodeKind)
def test_every_kind_of_episode_has_its_own_icon_and_name(kind: EpisodeKind, qtbot: QtBot) -> None:
    picture, color = appearance(kind)
    label = PictureLabel(picture, 24, color)
    qtbot.addWidget(label)
    assert not label.grab().toImage().isNull()
    assert [other_kind for other_kind in EpisodeKind if kind_name(other_kind) == kind_name(kind)] == [kind]


def test_a_kind_from_a_newer_version_is_shown_as_unknown() -> None:
    assert kind_name("of-tomorrow") == kind_name(EpisodeKind.UNKNOWN)
    assert appearance("of-tomorrow") == appearance(EpisodeKind.UNKNOWN)


def test_a_question_about_one_drive_names_it_and_offers_all_drives(
    page: DiagnosePage, diagnosis: DiagnosisController, monkeypatch: pytest.MonkeyPatch
) -> None:
    requested: list[DiagnosisQuestion] = []
    monkeypatch.setattr(diagnosis, "start", requested.append)
    diagnosis.become(DiagnosisState(JobStage.ENDED, DiagnosisQuestion("/dev/sdb", "Seagate"), result=result()))
    assert "Only Seagate" in visible_text(page)
    press(page.read)
    press(page.everything)
    assert requested == [DiagnosisQuestion("/dev/sdb", "Seagate"), DiagnosisQuestion()]


def test_arguments_for_the_command_line_are_never_parsed_as_options() -> None:
    question = DiagnosisQuestion(device="-rf", name="odd", log_file="-x")
    assert question.arguments == ("--device=-rf", "--kernel-log=-x")


def test_a_real_worker_reads_a_log_file(
    page: DiagnosePage, diagnosis: DiagnosisController, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "kernel.log"
    log.write_text(LOG)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(log), ""))
    press(page.open)
    assert diagnosis.state.stage is JobStage.RUNNING
    assert page.busy.isVisible()
    assert not page.read.isEnabled()

    qtbot.waitUntil(lambda: diagnosis.state.stage is JobStage.ENDED)
    assert not page.busy.isVisible()
    assert "From the file kernel.log" in visible_text(page)
    assert [card.kind.text() for card in page.episodes] == ["Normal for a shingled drive"]


def test_what_the_user_pastes_is_read(page: DiagnosePage, diagnosis: DiagnosisController, qtbot: QtBot) -> None:
    QApplication.clipboard().setText(LOG * 2)
    with qtbot.waitActive(page):  # otherwise its shortcuts do nothing
        page.activateWindow()
    QTest.keyClick(page, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: diagnosis.state.stage is JobStage.ENDED)
    assert "From what you pasted" in visible_text(page)
    assert [card.kind.text() for card in page.episodes] == ["Normal for a shingled drive"]

    QApplication.clipboard().setText("a poem")  # shorter: nothing of the log may remain
    press(page.paste)
    qtbot.waitUntil(lambda: diagnosis.state.stage is JobStage.ENDED)
    assert page.answer.sentence.text() == "What you pasted is neither a kernel log nor a SMART report."
    assert page.episodes == []


def test_a_pasted_report_is_judged(page: DiagnosePage, diagnosis: DiagnosisController, qtbot: QtBot) -> None:
    QApplication.clipboard().setText("smartctl 7.3\nSMART overall-health self-assessment test result: FAILED!\n")
    press(page.paste)
    qtbot.waitUntil(lambda: diagnosis.state.stage is JobStage.ENDED)
    assert page.answer.headline.text().endswith("Its health report (SMART) shows it.")


def test_what_is_pasted_is_for_the_user_alone(diagnosis: DiagnosisController) -> None:
    diagnosis.start_with_text(LOG)
    assert stat.filemode(Path(diagnosis.state.task.log_file).parent.stat().st_mode) == "drwx------"


def test_a_real_worker_refuses_a_missing_file(
    page: DiagnosePage, diagnosis: DiagnosisController, qtbot: QtBot, tmp_path: Path
) -> None:
    diagnosis.start(DiagnosisQuestion(log_file=str(tmp_path / "nothing")))
    qtbot.waitUntil(lambda: diagnosis.state.stage is JobStage.ENDED)
    assert page.answer.headline.text() == "The log could not be read"
    assert "can't be read" in page.answer.sentence.text()


def test_a_new_question_replaces_the_running_one(diagnosis: DiagnosisController, qtbot: QtBot, tmp_path: Path) -> None:
    log = tmp_path / "kernel.log"
    log.write_text(LOG)
    first, second = DiagnosisQuestion(log_file=str(tmp_path / "nothing")), DiagnosisQuestion(log_file=str(log))
    diagnosis.start(first)
    diagnosis.start(second)
    qtbot.waitUntil(lambda: diagnosis.state.stage is JobStage.ENDED)
    assert diagnosis.state.task == second


def test_a_withdrawn_question_gets_no_answer(
    page: DiagnosePage, diagnosis: DiagnosisController, tmp_path: Path
) -> None:
    diagnosis.start(DiagnosisQuestion(log_file=str(tmp_path / "nothing")))
    press(page.stop)
    assert diagnosis.state == DiagnosisState()
    assert page.read.isEnabled()


def test_an_episode_with_many_devices_is_no_wider_than_the_page(page: DiagnosePage) -> None:
    stall = msgspec.structs.replace(STALL, devices=[f"usb 2-1.{number}" for number in range(60)])
    page.show_state(DiagnosisState(stage=JobStage.ENDED, result=result(STALL)))
    QApplication.processEvents()
    narrow = page.minimumSizeHint().width()
    page.show_state(DiagnosisState(stage=JobStage.ENDED, result=result(stall)))
    QApplication.processEvents()
    assert page.minimumSizeHint().width() <= narrow
    assert any("usb 2-1.59" in label.toolTip() for label in page.findChildren(QLabel))


def test_the_focus_moves_to_a_button_that_can_be_pressed(page: DiagnosePage, qtbot: QtBot) -> None:
    with qtbot.waitActive(page):
        page.activateWindow()
    page.read.setFocus()
    page.show_state(DiagnosisState(stage=JobStage.RUNNING))
    assert page.focusWidget() is page.stop
    page.show_state(DiagnosisState(stage=JobStage.ENDED, result=result()))
    assert page.focusWidget() is page.read
