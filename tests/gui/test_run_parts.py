"""Single parts of the run page, each given a state to show."""

import subprocess
import sys
from dataclasses import replace

import msgspec.structs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel
from pytestqt.qtbot import QtBot

from shingleback.domain.excludes import DEFAULT_EXCLUDES
from shingleback.gui.controllers.folder_counter import FolderCounter
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.home.editor import SetEditor
from shingleback.gui.run import texts
from shingleback.gui.run.bars import Bars, LeftOutTable, Summary
from shingleback.gui.run.page import RunPage
from shingleback.gui.settings.excludes_dialog import ExcludesDialog
from shingleback.gui.widgets.basic import Scrolling, link
from shingleback.protocol.events import EjectStep, PlaceSilent, Planned, Progress, SourceSilent, State
from shingleback.protocol.result_items import Tally
from shingleback.protocol.results import BackupFinished, EjectFinished
from shingleback.protocol.run_state import RunState, Stage
from tests.helpers import program
from tests.helpers.plugged_in import make_drives

PLANNED = Planned(
    files=100,
    bytes=1000,
    folders=3,
    copy_files=100,
    copy_bytes=1000,
    recheck_files=0,
    gone_files=0,
    moved_folders=0,
    room_bytes=10**9,
)
HALF = Progress(
    phase="copy",
    elapsed_s=10,
    files=50,
    bytes=500,
    durable_files=20,
    durable_bytes=200,
    total_files=100,
    total_bytes=1000,
    current="Pictures/beach.jpg",
    bytes_per_s=50,
)
DONE = BackupFinished(outcome="done", exit_code=0, version="2026-03-01T12-00-00", copied=Tally(100, 1000))


def state_after(*events: object) -> RunState:
    state = RunState()
    for event in events:
        state = state.after(event)  # type: ignore[arg-type]
    return state


def test_the_three_bars_measure_three_different_things(qtbot: QtBot) -> None:
    bars = Bars()
    qtbot.addWidget(bars)
    bars.show_state(state_after(PLANNED, HALF))
    assert (bars.copied.bar.value(), bars.on_drive.bar.value(), bars.unplug.bar.value()) == (500, 200, 0)
    assert bars.unplug.figure.text() == "No: in use"


def test_nothing_counts_as_copied_while_folders_are_counted(qtbot: QtBot) -> None:
    bars = Bars()
    qtbot.addWidget(bars)
    counting = Progress(phase="survey", elapsed_s=2, files=420, bytes=106_000_000)
    bars.show_state(state_after(counting))
    assert (bars.copied.figure.text(), bars.on_drive.figure.text()) == ("Not yet", "Not yet")
    bars.show_state(state_after(counting, PLANNED))
    assert bars.copied.figure.text() == "0 bytes of 1.0 kB, 0 files"
    assert (bars.copied.bar.value(), bars.on_drive.bar.value()) == (0, 0)


def test_empty_files_are_counted(qtbot: QtBot) -> None:
    bars = Bars()
    qtbot.addWidget(bars)
    bars.show_state(state_after(Progress(phase="copy", elapsed_s=2, files=3, bytes=0, durable_files=1, total_files=9)))
    assert (bars.copied.figure.text(), bars.on_drive.figure.text()) == ("3 of 9 files", "1 file")
    bars.show_state(state_after(Progress(phase="finish", elapsed_s=2, files=0, bytes=0)))
    assert (bars.copied.figure.text(), bars.on_drive.figure.text()) == ("Nothing new", "")


def test_after_the_end_the_bars_show_the_result(qtbot: QtBot) -> None:
    bars = Bars()
    qtbot.addWidget(bars)
    result = BackupFinished(outcome="canceled", exit_code=130, copied=Tally(52, 520), durable=Tally(52, 520))
    bars.show_state(state_after(PLANNED, HALF, result))
    assert bars.copied.figure.text() == "520 bytes of 1.0 kB, 52 files"
    assert bars.on_drive.figure.text() == "520 bytes, 52 files"


def test_safe_to_unplug_requires_complete_success(qtbot: QtBot) -> None:
    bars = Bars()
    qtbot.addWidget(bars)
    state = state_after(PLANNED, HALF, DONE).ejecting()
    for step in ("flush", "unmount", "power-off"):
        state = state.after(EjectStep(step=step, done=True))
        bars.show_state(state)
        assert bars.unplug.bar.value() < bars.unplug.bar.maximum()
        assert bars.unplug.figure.text() == "Not yet: being ejected"
    failed = EjectFinished(outcome="drive-refused", exit_code=3, why="eject-busy")
    bars.show_state(state.after(failed))
    assert bars.unplug.figure.text() == "No: eject it first"

    bars.show_state(state.after(EjectFinished(outcome="done", exit_code=0, safe_to_unplug=True)))
    assert bars.unplug.figure.text() == "Yes"
    assert bars.unplug.bar.value() == bars.unplug.bar.maximum()


def test_a_bar_is_full_only_at_the_very_end(qtbot: QtBot) -> None:
    bars = Bars()
    qtbot.addWidget(bars)
    almost = Progress(phase="copy", elapsed_s=1, files=1, bytes=999_999, total_files=2, total_bytes=1_000_000)
    bars.show_state(state_after(PLANNED, almost))
    assert bars.copied.bar.value() < bars.copied.bar.maximum()


def test_a_silent_drive_is_explained(qtbot: QtBot) -> None:
    page = RunPage()
    qtbot.addWidget(page)
    silent = Progress(phase="copy", elapsed_s=60, files=50, bytes=500, total_bytes=1000, silent_s=42)
    page.show_state(state_after(PLANNED, silent))
    assert "has not responded for 42 s" in page.head.explanation.text()


SILENT = SourceSilent(
    path="/home/me/Photos", mount="/home/me/Photos", kind="nfs4", server="nas:/photos", silent_s=7, left_out_in_s=293
)


def test_a_silent_source_is_named_and_can_be_left_out(qtbot: QtBot) -> None:
    page = RunPage()
    qtbot.addWidget(page)
    page.show_state(state_after(PLANNED, HALF, SILENT))
    assert "me \u203a Photos has not responded for 7 s" in page.head.explanation.text()
    assert "nas:/photos (nfs4)" in page.head.explanation.text()
    assert "skipped in 5 min" in page.head.explanation.text()
    with qtbot.waitSignal(page.requested) as request:
        page.links.leave_out.click()
    assert request.args == ["skip"]


def test_a_destination_that_does_not_answer_is_named_and_cannot_be_left_out(qtbot: QtBot) -> None:
    page = RunPage()
    qtbot.addWidget(page)
    page.show_state(state_after(PLANNED, PlaceSilent(path="/mnt/nas/B", kind="nfs4", server="nas:/b", silent_s=7)))
    assert page.head.explanation.text() == "/mnt/nas/B has not responded for 7 s. It is on nas:/b (nfs4)."
    assert page.links.leave_out.isHidden()


@pytest.mark.parametrize(
    "later", [msgspec.structs.replace(SILENT, silent_s=0, left_out_in_s=None), msgspec.structs.replace(DONE)]
)
def test_a_source_that_answers_again_is_forgotten(qtbot: QtBot, later: object) -> None:
    page = RunPage()
    qtbot.addWidget(page)
    page.show_state(state_after(PLANNED, HALF, SILENT, later))
    assert page.links.leave_out.isHidden()
    assert "answered" not in page.head.explanation.text()


@pytest.mark.parametrize("state", ["pausing", "paused", "canceling"])
def test_a_requested_state_stays_visible_while_progress_arrives(state: str) -> None:
    requested = state_after(PLANNED, HALF, State(state=state), HALF)
    assert requested.stage.value == state
    assert requested.after(State(state="running")).stage.value == "copying"


def test_every_stage_and_outcome_has_a_title() -> None:
    for outcome in ("done", "left-out", "usage", "drive-gone", "drive-full", "drive-refused", "unsafe", "canceled"):
        assert texts.title(state_after(BackupFinished(outcome=outcome, exit_code=0))) != outcome
    for stage in set(Stage) - {Stage.ENDED}:
        assert texts.title(replace(RunState(), requested=stage))


def test_the_window_and_its_pages_do_not_load_the_plotting_library() -> None:
    """It would cost a quarter of a second and a third of the memory. One process imports all pages."""
    pages = ("home", "restore", "drives", "history", "diagnosis", "help", "settings", "run", "measure", "clone")
    code = f"""
import importlib, sys
for name in ("bootstrap.window", *(f"gui.{{page}}.page" for page in {pages})):
    importlib.import_module(f"shingleback.{{name}}")
    if {{"numpy", "pyqtgraph"}} & set(sys.modules):
        sys.exit(name)
print("none")
"""
    result = subprocess.run(
        [sys.executable, "-c", code], env=program.environment(), capture_output=True, text=True, check=False
    )
    assert (result.stdout.split(), result.stderr) == (["none"], "")


def test_exclude_rules_can_be_edited_and_invalid_ones_are_refused(qtbot: QtBot) -> None:
    dialog = ExcludesDialog(["*.iso"], skips_caches=True)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.edit.setPlainText("Downloads/\n/\n")
    dialog.box.button(QDialogButtonBox.StandardButton.Ok).click()
    assert dialog.isVisible()
    assert dialog.complaint.isVisible()

    dialog.edit.setPlainText("  Downloads/\n\n*.iso ")
    dialog.box.button(QDialogButtonBox.StandardButton.Ok).click()
    assert dialog.result() == dialog.DialogCode.Accepted
    assert dialog.rules == ["Downloads/", "*.iso"]
    dialog.box.button(QDialogButtonBox.StandardButton.RestoreDefaults).click()
    assert dialog.rules == list(DEFAULT_EXCLUDES)


@pytest.mark.parametrize("width", [88, 100, 114], ids=["narrow", "usual", "wide"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_everything_fits_at_any_font_size(qtbot: QtBot, qapp: QApplication, scale: float, width: int) -> None:
    """Also in wider and narrower fonts. A page that is too tall scrolls."""
    usual = qapp.font()
    larger = QFont(usual)
    larger.setPointSizeF(usual.pointSizeF() * scale)
    larger.setLetterSpacing(QFont.SpacingType.PercentageSpacing, width)
    qapp.setFont(larger)
    try:
        for page in (Scrolling(SetEditor(make_drives(), FolderCounter(Worker(["true"])))), RunPage()):
            qtbot.addWidget(page)
            if isinstance(page, RunPage):
                page.show_state(state_after(PLANNED, HALF))
            page.show()
            assert page.minimumSizeHint().width() < 1366
            assert page.minimumSizeHint().height() < 900
    finally:
        qapp.setFont(usual)


def test_a_name_that_looks_like_markup_is_shown_verbatim(qtbot: QtBot) -> None:
    page = RunPage()
    qtbot.addWidget(page)
    name = "<h1>large</h1>.txt"
    page.show_state(state_after(PLANNED, replace_current(name)))
    assert page.foot.current.text() == name
    assert page.foot.current.toolTip() == "<qt>&lt;h1&gt;large&lt;/h1&gt;.txt</qt>"
    assert page.head.explanation.textFormat() is Qt.TextFormat.PlainText


def replace_current(name: str) -> Progress:
    return msgspec.structs.replace(HALF, current=name)


def test_the_final_figures_are_kept_while_only_the_drive_state_changes(qtbot: QtBot) -> None:
    """Recreated labels stay invisible until the next layout: the card would flash empty."""
    summary = Summary()
    qtbot.addWidget(summary)
    result = BackupFinished(outcome="done", exit_code=0, copied=Tally(3, 30), durable=Tally(3, 30), elapsed_s=9)
    summary.show_result(result, ())
    figures = summary.findChildren(QLabel)
    summary.show_result(msgspec.structs.replace(result), ())
    assert summary.findChildren(QLabel) == figures


def test_the_column_headings_of_left_out_files_are_left_aligned(qtbot: QtBot) -> None:
    table = LeftOutTable()
    qtbot.addWidget(table)
    assert table.horizontalHeader().defaultAlignment() & Qt.AlignmentFlag.AlignLeft


@pytest.mark.parametrize(
    ("text", "expected"),
    [("Measure it", "Measure it: Seagate 8 TB"), ("What happened?", "What happened? Seagate 8 TB")],
)
def test_a_screen_reader_hears_which_drive_a_control_is_about(qtbot: QtBot, text: str, expected: str) -> None:
    button = link(text, lambda: None, "Seagate 8 TB")
    qtbot.addWidget(button)
    assert button.accessibleName() == expected
