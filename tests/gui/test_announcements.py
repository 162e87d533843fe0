"""A screen reader hears each change of a run, at a limited rate, and never misses the last one."""

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shingleback.gui.run.page import RunPage
from shingleback.gui.widgets import accessibility
from shingleback.gui.widgets.accessibility import ThrottledSpeech
from shingleback.protocol.events import State
from tests.gui.test_run_page import DONE, REST, drive, state


class Clock:
    def __init__(self) -> None:
        self.now_s = 100.0

    def __call__(self) -> float:
        return self.now_s


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    spoken: list[str] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: spoken.append(event.message()))
    return spoken


@pytest.fixture
def widget(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def test_of_several_announcements_in_a_row_the_first_and_the_last_are_spoken(
    announced: list[str], widget: QWidget
) -> None:
    clock = Clock()
    voice = ThrottledSpeech(clock)
    for text in ("one", "two", "three"):
        voice.announce(widget, text)
    assert announced == ["one"]
    clock.now_s += 6
    voice.announce(widget)
    assert announced == ["one", "three"]


def test_a_delayed_announcement_is_spoken_even_if_nothing_follows(
    announced: list[str], widget: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accessibility, "BETWEEN_S", 0.05)
    voice = ThrottledSpeech()
    voice.announce(widget, "finishing")
    voice.announce(widget, "complete")
    qtbot.waitUntil(lambda: announced == ["finishing", "complete"])


def test_a_timer_that_fires_early_loses_nothing(announced: list[str], widget: QWidget, qtbot: QtBot) -> None:
    clock = Clock()
    voice = ThrottledSpeech(clock)
    voice.announce(widget, "finishing")
    clock.now_s += 4.9
    voice.announce(widget, "complete")
    voice._on_time(widget)
    assert announced == ["finishing"]
    clock.now_s += 0.2
    qtbot.waitUntil(lambda: announced == ["finishing", "complete"])


def test_each_change_of_a_run_is_announced_once(
    announced: list[str], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accessibility, "BETWEEN_S", 0.0)
    page = RunPage()
    qtbot.addWidget(page)
    announced.clear()
    paused = state(State(state="paused"))
    for now in (state(), state(), state(drive("tidying"), REST), paused, paused, state(DONE)):
        page.show_state(now)
    assert announced == ["Copying", "Letting the drive rest", "Paused", "The backup is complete"]


def test_only_the_first_rest_of_a_run_is_announced(
    announced: list[str], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accessibility, "BETWEEN_S", 0.0)
    page = RunPage()
    qtbot.addWidget(page)
    announced.clear()
    resting = state(drive("tidying"), REST)
    for now in (
        state(),
        resting,
        state(),
        resting,
        state(),
        resting,
        state(State(state="paused")),
        state(),
        state(DONE),
    ):
        page.show_state(now)
    assert announced == [
        "Copying",
        "Letting the drive rest",
        "Copying",
        "Paused",
        "Copying",
        "The backup is complete",
    ]
