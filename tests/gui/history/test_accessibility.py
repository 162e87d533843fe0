"""The pages History and Restore are fully readable at any font size, and accessible."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.gui.controllers.job import JobStage
from tests.gui.history.conftest import HistoryDesk
from tests.helpers.accessible import accessibility_faults
from tests.helpers.fitting import clipped, scaled_fonts
from tests.helpers.program import events
from tests.helpers.trees import write

SIZES = {
    "normal": (1.0, False, (820, 600)),
    "longer language": (1.0, True, (790, 600)),
    "150 % font size": (1.5, False, (1060, 768)),
    "200 % font size": (2.0, False, (1520, 1080)),
}
"""The size is what a window of 1024 x 600, 1360 x 768 or 1920 x 1080 has for a page."""


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[tuple[int, int]]:
    scale, is_longer, size = SIZES[request.param]
    with scaled_fonts(qapp, scale, is_longer=is_longer):
        yield size


@pytest.fixture
def sized_desk(size: tuple[int, int], history_desk: HistoryDesk) -> HistoryDesk:
    """Created after the font size was set."""
    events("backup", history_desk.source, history_desk.backup, check=0)
    history_desk.page.resize(*size)
    return history_desk


def check(desk: HistoryDesk, size: tuple[int, int]) -> None:
    for _ in range(3):  # a layout that got wider may get lower in the next round
        desk.page.resize(*size)
        QApplication.processEvents()
    assert (desk.page.width(), desk.page.height()) == size
    assert clipped(desk.page) == []
    assert accessibility_faults(desk.page) == []


def test_every_page_of_a_restore_is_readable(sized_desk: HistoryDesk, size: tuple[int, int]) -> None:
    desk, page = sized_desk, sized_desk.page
    write(desk.source / "letter.txt", b"Dear Bob,\n", 5)
    (desk.source / "tax.ods").unlink()
    desk.open()
    check(desk, size)
    desk.press(page.files.foot.spot_check)
    desk.press(page.spot_check.card.start)
    check(desk, size)
    desk.qtbot.waitUntil(lambda: desk.backup_history.spot_check.state.result is not None)
    check(desk, size)
    desk.press(page.spot_check.back)
    desk.until_listed()
    desk.enter("Documents")
    check(desk, size)
    desk.select("letter.txt", "tax.ods")
    check(desk, size)
    desk.press(page.files.foot.restore)
    check(desk, size)
    desk.until(JobStage.READY)
    check(desk, size)
    desk.press(page.restore.buttons.go)
    desk.until(JobStage.ENDED)
    check(desk, size)


def test_a_run_and_an_unplugged_drive_are_readable(sized_desk: HistoryDesk, size: tuple[int, int]) -> None:
    desk = sized_desk
    desk.backup.rename(desk.backup.with_name("unplugged"))
    desk.open()
    check(desk, size)
    desk.history.overview.run_requested.emit(desk.backup_history.runs.newest()[0])
    check(desk, size)


def test_an_empty_page_is_readable(size: tuple[int, int], history_desk: HistoryDesk, qtbot: QtBot) -> None:
    history_desk.backup_history.chosen.change(lambda old: old.without_set("first"))
    with qtbot.waitExposed(history_desk.page):
        history_desk.page.show()
    check(history_desk, size)
