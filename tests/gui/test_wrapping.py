"""Lines wrap between words but never between a number and its unit, in any language and at any width."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QTextLayout
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from shingleback.gui.run import texts
from shingleback.gui.widgets import style
from shingleback.gui.window.language import ENGLISH, NAMES, speak
from shingleback.messages.translate import countdown, durations, percent, sizes

_GLUE = {"\u00a0": " "} | dict.fromkeys("\u2060\u200f\u2066\u2068\u2069", "")


@pytest.fixture
def spoken(request: pytest.FixtureRequest, qapp: QApplication, built: Path) -> Iterator[str]:
    yield speak(qapp, request.param, built, desktop=())
    speak(qapp, ENGLISH, Path(), desktop=())


def lines_of(text: str) -> list[str]:
    """The lines at minimum width, without the characters that prevent breaks."""
    layout = QTextLayout(text)
    layout.beginLayout()
    ends = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(1.0)
        ends.append((line.textStart(), line.textStart() + line.textLength()))
    layout.endLayout()
    return [bare(text[begin:end]) for begin, end in ends]


def bare(text: str) -> str:
    """Without the characters that prevent breaks, and without direction marks."""
    for letter, plain in _GLUE.items():
        text = text.replace(letter, plain)
    return text.strip()


@pytest.mark.parametrize("spoken", NAMES, indirect=True)
def test_a_number_and_its_unit_stay_on_one_line(spoken: str, qtbot: QtBot) -> None:
    figures = [
        texts.size(170_000_000),
        texts.capacity(8_000_000_000_000),
        texts.binary_size(256 << 20),
        texts.rate(12_500_000),
        texts.duration(45),
        texts.duration(720),
        texts.moment_of(11_100),
        percent(0.5, texts.translate),
    ]
    for figure in figures:
        label = style.Wrapped(f"{figure} {figure}")
        qtbot.addWidget(label)
        laid = QLabel.text(label)
        assert {bare(line) for line in lines_of(laid)} == {bare(figure)}, f"{spoken}: {laid}"
        assert label.text() == f"{figure} {figure}"


def test_the_upper_end_of_a_range_keeps_its_unit() -> None:
    assert lines_of(style.unbroken(sizes(20e9, 25e9)))[-1] == "25.0 GB"
    assert lines_of(style.unbroken(durations(60, 600)))[-1] == "10 min"
    assert lines_of(style.unbroken(countdown(90))) == ["1 min", "30 s"]


def test_a_path_and_a_sentence_are_left_unchanged() -> None:
    for text in ("/home/me/2024 Pictures/s", "Plug in 12 drives", "1/s", "B/side"):
        assert style.unbroken(text) == text


def test_an_unprotected_number_would_be_separated_from_its_unit() -> None:
    """Guards the other tests, which would otherwise prove nothing."""
    assert lines_of("170 MB/s") == ["170", "MB/", "s"]
