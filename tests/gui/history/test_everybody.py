"""The pages History and Restore are fully readable at any font size, and accessible."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.gui.controllers.restore import RestoreStage
from tests.gui.history.conftest import PastDesk
from tests.helpers.accessible import complaints
from tests.helpers.fitting import cut_off, letters
from tests.helpers.program import events
from tests.helpers.trees import write

WAYS = {
    "as usual": (1.0, False, (820, 600)),
    "in a longer language": (1.0, True, (790, 600)),
    "in letters of 150 %": (1.5, False, (1060, 768)),
    "in letters of 200 %": (2.0, False, (1520, 1080)),
}
"""The size is what a window of 1024 x 600, 1360 x 768 or 1920 x 1080 has for a page."""


@pytest.fixture(params=WAYS)
def size(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[tuple[int, int]]:
    scale, is_longer, size = WAYS[request.param]
    with letters(qapp, scale, is_longer=is_longer):
        yield size


@pytest.fixture
def sized_desk(size: tuple[int, int], past_desk: PastDesk) -> PastDesk:
    """Created after the font size was set."""
    events("backup", past_desk.source, past_desk.backup, check=0)
    past_desk.page.resize(*size)
    return past_desk


def check(desk: PastDesk, size: tuple[int, int]) -> None:
    for _ in range(3):  # a layout that got wider may get lower in the next round
        desk.page.resize(*size)
        QApplication.processEvents()
    assert (desk.page.width(), desk.page.height()) == size
    assert cut_off(desk.page) == []
    assert complaints(desk.page) == []


def test_every_page_of_a_restore_is_readable(sized_desk: PastDesk, size: tuple[int, int]) -> None:
    desk, page = sized_desk, sized_desk.page
    write(desk.source / "letter.txt", b"Dear Bob,\n", 5)
    (desk.source / "tax.ods").unlink()
    desk.open()
    check(desk, size)
    desk.press(page.files.spot_check)
    desk.press(page.spot_check.card.start)
    check(desk, size)
    desk.qtbot.waitUntil(lambda: desk.past.spot_check.state.result is not None)
    check(desk, size)
    desk.press(page.spot_check.back)
    desk.until_listed()
    desk.enter("Documents")
    check(desk, size)
    desk.select("letter.txt", "tax.ods")
    check(desk, size)
    desk.press(page.files.restore)
    check(desk, size)
    desk.until(RestoreStage.LOOKED)
    check(desk, size)
    desk.press(page.restore.go)
    desk.until(RestoreStage.ENDED)
    check(desk, size)


def test_a_run_and_an_unplugged_drive_are_readable(sized_desk: PastDesk, size: tuple[int, int]) -> None:
    desk = sized_desk
    desk.backup.rename(desk.backup.with_name("unplugged"))
    desk.open()
    check(desk, size)
    desk.history._show_run(desk.past.runs.newest()[0])
    check(desk, size)


def test_an_empty_page_is_readable(size: tuple[int, int], past_desk: PastDesk, qtbot: QtBot) -> None:
    past_desk.past.chosen.change(lambda old: old.without_set("first"))
    with qtbot.waitExposed(past_desk.page):
        past_desk.page.show()
    check(past_desk, size)
