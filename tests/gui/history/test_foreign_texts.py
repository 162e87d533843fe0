"""The page Restore takes no name of a file, folder or computer for anything but text."""

from pathlib import Path

import pytest

from tests.gui.history.conftest import HistoryDesk
from tests.helpers.foreign_texts import FOREIGN, foreign_text_faults
from tests.helpers.program import events
from tests.helpers.trees import write


@pytest.fixture
def documents(tmp_path: Path) -> Path:
    folder = tmp_path / FOREIGN
    for number in range(2):
        write(folder / FOREIGN / f"{FOREIGN} {number}.txt", b"Dear Ada,\n")
    return folder


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / f"drive {FOREIGN}"


def test_lists_and_searches_show_names_as_text(history_desk: HistoryDesk) -> None:
    events("backup", str(history_desk.source), str(history_desk.backup))
    write(history_desk.source / FOREIGN / f"{FOREIGN} 0.txt", b"Dear Bob, dear Ada,\n")
    events("backup", str(history_desk.source), str(history_desk.backup))
    history_desk.browse()
    assert foreign_text_faults(history_desk.page) == []
    history_desk.enter(history_desk.names[0])
    history_desk.enter(history_desk.names[0])
    history_desk.select(history_desk.names[0])
    assert foreign_text_faults(history_desk.page) == []
    history_desk.ask_for(history_desk.names[0])
    assert foreign_text_faults(history_desk.page) == []
    assert foreign_text_faults(history_desk.history) == []
