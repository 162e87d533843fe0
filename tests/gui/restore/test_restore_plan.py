"""What a restore says before its start: whether the files fit, and what those beside existing ones will be called."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.restore import RestoreController, RestoreSelection, RestoreState
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.restore.restore import RestoreView
from shingleback.protocol.result_items import Item, Tally, TargetSpace
from shingleback.protocol.results import CheckFinished
from tests.gui.wizard_desk import text_of

MB = 10**6
SELECTION = RestoreSelection("/media/me/Drive", "2026-03-01T12-00-00", target="/home/me/Photos")
LACK = "may not fit: only 20.0 MB are free where me \u203a Photos is."
PLAN = CheckFinished(
    command="restore",
    outcome="done",
    exit_code=0,
    is_dry_run=True,
    checked=Tally(files=30, bytes=144 * MB),
    space=[TargetSpace(path=SELECTION.target, needed_bytes=144 * MB, free_bytes=20 * MB)],
)
IN_THE_WAY = RestoreState(
    JobStage.READY,
    SELECTION,
    planned=CheckFinished(
        command="restore",
        outcome="left-out",
        exit_code=1,
        is_dry_run=True,
        other_name="Alps & sea (2026-03-01).jpg",
        space=[TargetSpace(path=SELECTION.target, needed_bytes=0, in_the_way_bytes=30 * MB, free_bytes=20 * MB)],
        left_out=[Item(path="Photos/Alps & sea.jpg", reason="already-there")],
        left_out_count=1,
    ),
)


@pytest.fixture
def restoring() -> RestoreController:
    return RestoreController(Worker(["true"]))


@pytest.fixture
def view(restoring: RestoreController, qtbot: QtBot) -> RestoreView:
    shown = RestoreView(restoring)
    qtbot.addWidget(shown)
    shown.resize(900, 700)
    shown.show()
    return shown


def test_more_than_is_free_is_said_before_the_start_which_stays_possible(
    view: RestoreView, restoring: RestoreController
) -> None:
    restoring.become(RestoreState(JobStage.READY, SELECTION, planned=PLAN))
    shown = text_of(view)
    assert "Ready to restore: 30 files, 144 MB" in shown
    assert f"144 MB {LACK}" in shown
    assert view.buttons.go.isEnabled()


def test_what_fits_has_no_warning(view: RestoreView, restoring: RestoreController) -> None:
    fits = TargetSpace(path=SELECTION.target, needed_bytes=144 * MB, free_bytes=145 * MB)
    state = RestoreState(
        JobStage.READY,
        SELECTION,
        planned=CheckFinished(
            command="restore", outcome="done", exit_code=0, is_dry_run=True, checked=PLAN.checked, space=[fits]
        ),
    )
    restoring.become(state)
    assert "may not fit" not in text_of(view)


def test_files_in_the_way_need_space_only_if_both_are_kept(view: RestoreView, restoring: RestoreController) -> None:
    restoring.become(IN_THE_WAY)
    view.answer.conflicts.replace.click()
    assert "may not fit" not in text_of(view)
    view.answer.conflicts.both.click()
    assert f"30.0 MB {LACK}" in text_of(view)
    view.answer.conflicts.keep.click()
    assert "may not fit" not in text_of(view)


def test_keeping_both_names_the_new_file_also_to_a_screen_reader(
    view: RestoreView, restoring: RestoreController
) -> None:
    restoring.become(IN_THE_WAY)
    conflicts = view.answer.conflicts
    assert "becomes “Alps & sea (2026-03-01).jpg”" in conflicts.beside.text()
    assert conflicts.both.accessibleDescription() == conflicts.beside.text()
    assert conflicts.beside.isVisible()


def test_at_the_end_the_new_name_is_said(view: RestoreView, restoring: RestoreController) -> None:
    result = CheckFinished(
        command="restore", outcome="done", exit_code=0, checked=Tally(files=1, bytes=9), other_name="Alps (2).jpg"
    )
    restoring.become(RestoreState(JobStage.ENDED, SELECTION, result=result))
    assert "Now in me \u203a Photos, as “Alps (2).jpg”." in text_of(view)


def test_that_there_is_nothing_to_restore_is_seen_without_scrolling_in_a_small_window(
    view: RestoreView, restoring: RestoreController
) -> None:
    view.resize(580, 360)  # what the navigation leaves of 1280 x 720 at 200 %
    nothing = CheckFinished(command="restore", outcome="done", exit_code=0, is_dry_run=True)
    restoring.become(RestoreState(JobStage.READY, SELECTION, planned=nothing))
    QApplication.processEvents()
    for label in (view.answer.headline, view.answer.sentence):
        assert label.visibleRegion().boundingRect() == label.rect()
