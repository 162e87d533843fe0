"""No two controls of a page share a mnemonic in any language, and every page fits into a narrow window."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from shingleback.gui.controllers.care import CareState
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.run.page import RunPage
from shingleback.gui.widgets.basic import Collapsible
from shingleback.gui.window.language import ENGLISH, NAMES, speak
from shingleback.gui.wizard.state import WizardStep
from shingleback.protocol.care import CareFinished, CareItem
from shingleback.protocol.result_items import Item
from shingleback.protocol.results import BackupFinished
from shingleback.protocol.run_state import RunState, Stage
from tests.gui.clone.bench import COPYING, Bench, finished, planned
from tests.gui.clone.test_move_page import MOVED, MoveBench
from tests.gui.conftest import Desk
from tests.gui.filled import fill
from tests.gui.history.conftest import (  # noqa: F401 (fixtures)
    HistoryDesk,
    documents,
    history_desk,
    place,
    worker_program,
)
from tests.gui.measure.test_measure_page import PLAN, done, found
from tests.gui.measure.test_measure_page import Bench as MeasureBench
from tests.gui.test_keys_on_every_page import DIALOGS, INSIDE
from tests.gui.test_run_page import DONE, drive, state
from tests.gui.wizard_desk import Table
from tests.helpers.mnemonics import duplicate_mnemonics
from tests.helpers.pages import open_all
from tests.helpers.program import events

NARROW = (638, 340)  # 1280 x 720 at 200 %, without the frame of the window
DUE = CareFinished(
    outcome="done",
    exit_code=0,
    device="/dev/sdb1",
    due=(CareItem(action="read", reason="never-read", low_s=600, high_s=3600, busy="background"),),
    room_bytes=10**12,
    room_limit="space",
)


@pytest.fixture(params=NAMES, autouse=True)
def language(request: pytest.FixtureRequest, qapp: QApplication, built: Path) -> Iterator[str]:
    """Switches the language before any widget is created."""
    yield speak(qapp, request.param, built, desktop=())
    speak(qapp, ENGLISH, Path(), desktop=())


def test_every_section_fits_a_narrow_window_and_has_unique_mnemonics(language: str, desk: Desk) -> None:
    desk.choose()
    open_all(desk.window)
    fill(desk)
    window = desk.window
    for card in window.drives.cards.values():
        card.show_care(is_known=True)
        card.care.show_state(CareState(planned=DUE), may=None, is_tonight=False, is_held=False)
    wrong, too_wide = {"sections": duplicate_mnemonics(window.navigation)}, {}
    for section, button in window.navigation.buttons.items():
        window.show_section(section)
        window.resize(*NARROW)
        QApplication.processEvents()
        wrong[section.name] = duplicate_mnemonics(window, window.navigation.buttons.values())
        too_wide[section.name] = window.minimumSizeHint().width() > NARROW[0]
        assert button.isVisible()
    window.home.add()
    window.home.editor.more.unfold(is_open=True)
    QApplication.processEvents()
    wrong["editor"] = duplicate_mnemonics(window, window.navigation.buttons.values(), counts_disabled=True)
    assert {page: twice for page, twice in wrong.items() if twice} == {}, language
    assert not any(too_wide.values()), (language, too_wide)


def test_mnemonics_are_unique_in_each_view_behind_the_first_of_a_page(language: str, desk: Desk) -> None:
    desk.choose()
    open_all(desk.window)
    wrong = {}
    for name, show in INSIDE.items():
        view = show(desk)
        QApplication.processEvents()
        assert view.isVisible(), name
        wrong[name] = duplicate_mnemonics(desk.window, desk.window.navigation.buttons.values())
    assert {name: twice for name, twice in wrong.items() if twice} == {}, language


@pytest.mark.parametrize("name", DIALOGS)
def test_mnemonics_are_unique_in_a_dialog(language: str, qtbot: QtBot, name: str) -> None:
    dialog = DIALOGS[name]()
    qtbot.addWidget(dialog)
    dialog.show()
    for fold in dialog.findChildren(Collapsible):
        fold.unfold(is_open=True)
    assert duplicate_mnemonics(dialog, counts_disabled=True) == {}, language


def test_mnemonics_are_unique_among_the_files_of_a_backup(
    language: str,
    history_desk: HistoryDesk,  # noqa: F811 (the fixture)
) -> None:
    for text in ("first", "second"):
        (history_desk.source / "letter.txt").write_text(text)
        events("backup", history_desk.source, history_desk.backup, check=0)
    history_desk.browse()
    history_desk.enter("Documents")
    history_desk.select("letter.txt")
    QApplication.processEvents()
    assert duplicate_mnemonics(history_desk.page) == {}, language
    foot = history_desk.page.files.foot
    letter = foot.restore.shortcut()
    history_desk.page.files.lists.table.selectAll()
    assert (foot.restore.shortcut(), duplicate_mnemonics(history_desk.page)) == (letter, {}), language
    history_desk.press(foot.restore)
    history_desk.until(JobStage.READY)
    assert duplicate_mnemonics(history_desk.page) == {}, language


def test_mnemonics_are_unique_on_the_copy_page(
    language: str, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A screen reader is active, so the page also shows the boxes that replace typing the name."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    bench = Bench(tmp_path, qtbot)
    bench.script("plan", planned())
    bench.open_plan()
    for box in bench.page.findChildren(QCheckBox):
        box.setEnabled(True)
    wrong = {"plan": duplicate_mnemonics(bench.page, counts_disabled=True)}
    bench.script("clone", COPYING, {"wait": "cancel"}, finished())
    bench.type_name()
    bench.page.consent.start.click()
    bench.wait(lambda: bench.cloning.get().state.run.progress is not None)
    wrong["run"] = duplicate_mnemonics(bench.page)
    bench.page.run.controls.cancel.click()
    bench.reach(JobStage.ENDED)
    wrong["end"] = duplicate_mnemonics(bench.page)
    bench.worker.kill()
    assert {page: twice for page, twice in wrong.items() if twice} == {}, language


def test_mnemonics_are_unique_on_the_move_page(language: str, tmp_path: Path, qtbot: QtBot) -> None:
    bench = MoveBench(tmp_path, qtbot)
    bench.script("move", COPYING, {"wait": "cancel"}, MOVED)
    bench.plan_move()
    wrong = {"plan": duplicate_mnemonics(bench.move_page)}
    bench.move_page.start.click()
    bench.wait(lambda: bench.moving.get().state.run.progress is not None)
    wrong["run"] = duplicate_mnemonics(bench.move_page)
    bench.move_page.controls.cancel.click()
    bench.wait_for_stage(JobStage.ENDED)
    wrong["end"] = duplicate_mnemonics(bench.move_page)
    bench.worker.kill()
    assert {page: twice for page, twice in wrong.items() if twice} == {}, language


LOST = BackupFinished(outcome="left-out", exit_code=1, left_out=[Item(path="Pictures", reason="mostly-gone")])
"""A backup that asks whether files were deleted on purpose, while the drive can be ejected."""
KNOWN: dict[str, str | int] = {"path": "/home/me/Pictures", "old": "/home/old/Pictures", "host": "desk"}
QUESTIONS = (
    "folder-known",
    "source-empty",
    "source-empty-now",
    "versions-spared",
    "destination-changed",
    "other-backup",
)
ENDS = {
    "copying": state(drive("full")),
    "paused": replace(state(drive("full")), work=Stage.PAUSED),
    "ended": state(DONE),
    "losses": state(LOST),
    "stopped": state(BackupFinished(outcome="canceled", exit_code=130)),
    **{why: state(BackupFinished(outcome="unsafe", exit_code=4, why=why, values=KNOWN)) for why in QUESTIONS},
}


@pytest.mark.parametrize("now", ENDS.values(), ids=ENDS.keys())
def test_mnemonics_are_unique_on_the_run_page(language: str, qtbot: QtBot, now: RunState) -> None:
    page = RunPage()
    qtbot.addWidget(page)
    page.show_state(now)
    assert duplicate_mnemonics(page) == {}, language


def test_mnemonics_are_unique_on_the_measurement_page(language: str, tmp_path: Path, qtbot: QtBot) -> None:
    bench = MeasureBench(tmp_path, qtbot)
    bench.script([PLAN, done(is_dry_run=True)], PLAN, done(measurement=found()))
    bench.open()
    assert duplicate_mnemonics(bench.page) == {}, language
    bench.worker.kill()


def test_mnemonics_are_unique_on_each_page_of_the_wizard(language: str, table: Table) -> None:
    table.plug_in()
    table.open()
    wrong = {}
    for step in (WizardStep.WELCOME, WizardStep.QUESTIONS, WizardStep.CONFIRM):
        table.walk_to(step)
        wrong[step.name] = duplicate_mnemonics(table.wizard, counts_disabled=True)
    table.erase()
    table.reach_page(WizardStep.FOLDERS)
    wrong["FOLDERS"] = duplicate_mnemonics(table.wizard, counts_disabled=True)
    assert {page: twice for page, twice in wrong.items() if twice} == {}, language


def test_a_duplicate_mnemonic_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    buttons = [QPushButton(text) for text in ("Copy &to", "I mean &this drive", "&Stop")]
    for button in buttons:
        layout.addWidget(button)
    assert duplicate_mnemonics(window) == {"Alt+T": ["Copy &to", "I mean &this drive"]}
    buttons[0].setEnabled(False)
    assert duplicate_mnemonics(window) == {}
