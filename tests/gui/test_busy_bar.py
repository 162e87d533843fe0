"""The bar for work of unknown length is one block, which rests if nothing may move."""

import pytest
from pytestqt.qtbot import QtBot

from shingleback.gui.restore.lists import ActivityBar
from shingleback.gui.widgets import busy, style


def colored_blocks(bar: ActivityBar) -> int:
    """Count the blocks of the accent color along the middle of the bar, as painted."""
    image = bar.grab().toImage()
    accent = style.ACCENT.on(bar.palette()).rgb()
    row = [image.pixel(x, image.height() // 2) == accent for x in range(image.width())]
    return sum(is_colored and not before for before, is_colored in zip([False, *row], row, strict=False))


def test_an_indeterminate_bar_is_one_block_all_along_its_way(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(busy, "may_animate", lambda: True)
    bar = ActivityBar("Busy")
    bar.resize(300, 10)
    qtbot.addWidget(bar)
    bar.show()
    positions: set[float] = set()

    def is_all_the_way() -> bool:
        assert colored_blocks(bar) == 1
        positions.add(bar.block.x() // 60)
        return len(positions) == 4

    qtbot.waitUntil(is_all_the_way)


def test_the_block_rests_if_nothing_may_move(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(busy, "may_animate", lambda: False)
    bar = ActivityBar("Busy")
    bar.resize(300, 10)
    qtbot.addWidget(bar)
    bar.show()
    before = bar.grab().toImage()
    qtbot.wait(100)
    assert bar.grab().toImage() == before
    assert colored_blocks(bar) == 1
