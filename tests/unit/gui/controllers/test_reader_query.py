"""The process that answers queries of History and Restore: how many run, and recovery from crashes and hangs."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

import pytest
from pytestqt.qtbot import QtBot

from shingleback.gui.controllers.worker import ReaderQuery, Worker, WorkerEnd
from shingleback.protocol.control import Question
from shingleback.protocol.events import encode
from shingleback.protocol.result_items import EntryItem
from shingleback.protocol.results import EntriesFinished, VersionsFinished
from tests.helpers import played_worker
from tests.helpers.played_worker import read_log

ASKED: Final[tuple[Literal["versions", "list", "find"], ...]] = ("versions", "list", "list", "find")
VERSIONS = VersionsFinished(outcome="done", exit_code=0)
LISTED = EntriesFinished(
    command="list", outcome="done", exit_code=0, entries=[EntryItem(path="a", kind="file")], count=1
)
FOUND = EntriesFinished(command="find", outcome="done", exit_code=0)
DIES = '{"die": true}'
HANGS = '{"wait": "the drive"}'


class Desk:
    """A reader with a scripted worker, and the answers so far."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self._folder = folder
        self._qtbot = qtbot
        self.worker = Worker([sys.executable, str(Path(played_worker.__file__)), str(folder)])
        self.reader = ReaderQuery(self.worker)
        self.answers: list[WorkerEnd] = []
        self.reader.answered.connect(self.answers.append)

    def script(self, command: str, *lines: str | bytes) -> None:
        text = b"\n".join(line.encode() if isinstance(line, str) else line.strip() for line in lines)
        (self._folder / command).write_bytes(text)

    def ask(self, command: Literal["versions", "list", "find"]) -> None:
        self.reader.ask(Question(command=command, place="/media/drive"))

    def until_answered(self, count: int) -> None:
        self._qtbot.waitUntil(lambda: len(self.answers) == count)

    @property
    def starts(self) -> int:
        return len(read_log(self._folder, "starts"))


@pytest.fixture
def desk(tmp_path: Path, qtbot: QtBot) -> Iterator[Desk]:
    desk = Desk(tmp_path, qtbot)
    desk.script("versions", encode(VERSIONS))
    desk.script("list", encode(LISTED))
    desk.script("find", encode(FOUND))
    yield desk
    desk.reader.stop()


def test_one_process_answers_all_queries(desk: Desk) -> None:
    for number, command in enumerate(ASKED, start=1):
        desk.ask(command)
        desk.until_answered(number)

    assert [end.final for end in desk.answers] == [VERSIONS, LISTED, LISTED, FOUND]
    assert desk.starts == 1


def test_of_several_pending_queries_only_the_latest_is_answered(desk: Desk) -> None:
    for command in ASKED:
        desk.ask(command)

    desk.until_answered(1)
    assert [end.final for end in desk.answers] == [FOUND]
    desk.ask("list")
    desk.until_answered(2)
    assert desk.answers[1].final == LISTED


def test_a_dead_process_is_restarted_once_and_a_second_death_is_reported(desk: Desk) -> None:
    desk.script("list", DIES)

    desk.ask("list")
    desk.until_answered(1)

    assert desk.answers[0].final is None
    assert desk.answers[0].detail == "exit code 0"
    assert desk.starts == 2


def test_a_process_that_died_between_two_queries_is_replaced(desk: Desk) -> None:
    desk.ask("list")
    desk.until_answered(1)
    desk.worker.kill()

    desk.ask("find")
    desk.until_answered(2)

    assert [end.final for end in desk.answers] == [LISTED, FOUND]


def test_a_program_that_cannot_be_started_is_reported(qtbot: QtBot) -> None:
    reader = ReaderQuery(Worker(["/nowhere/shingleback"]))
    with qtbot.waitSignal(reader.answered) as answered:
        reader.ask(Question(command="versions", place="/media/drive"))
    assert answered.args[0].final is None


def test_a_hanging_process_does_not_delay_a_newer_query(desk: Desk) -> None:
    desk.script("list", HANGS)
    desk.ask("list")

    desk.ask("find")
    desk.until_answered(1)

    assert desk.answers[0].final == FOUND
    assert desk.starts == 2


def test_the_number_of_hanging_processes_is_limited(desk: Desk, qtbot: QtBot) -> None:
    desk.script("list", HANGS)
    desk.ask("list")
    for _ in range(3):
        with qtbot.waitSignal(desk.worker.finished):
            desk.ask("list")

    with qtbot.assertNotEmitted(desk.worker.finished, wait=1_500):
        desk.ask("list")
    assert desk.worker.is_running


def test_a_resting_reader_runs_no_process_but_answers_its_pending_query(desk: Desk) -> None:
    desk.ask("list")
    desk.reader.go_idle()
    desk.until_answered(1)
    assert not desk.worker.is_running

    desk.ask("find")
    desk.until_answered(2)
    desk.reader.go_idle()
    assert not desk.worker.is_running


def test_stopping_kills_the_process_and_answers_nothing(desk: Desk) -> None:
    desk.script("list", HANGS)
    desk.ask("list")
    desk.reader.stop()

    assert not desk.worker.is_running
    assert not desk.answers
