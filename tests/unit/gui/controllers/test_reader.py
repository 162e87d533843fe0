"""The process that answers for the page of the past: how many there are, and what comes of one that dies or hangs."""

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
from tests.helpers.played_worker import noted

ASKED: Final[tuple[Literal["versions", "list", "find"], ...]] = ("versions", "list", "list", "find")
VERSIONS = VersionsFinished(outcome="done", exit_code=0)
LISTED = EntriesFinished(
    command="list", outcome="done", exit_code=0, entries=[EntryItem(path="a", kind="file")], count=1
)
FOUND = EntriesFinished(command="find", outcome="done", exit_code=0)
DIES = '{"die": true}'
HANGS = '{"wait": "the drive"}'


class Desk:
    """A reader of a played worker, and what it has answered."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self._folder = folder
        self._qtbot = qtbot
        self.worker = Worker([sys.executable, str(Path(played_worker.__file__)), str(folder)])
        self.reader = ReaderQuery(self.worker)
        self.answers: list[WorkerEnd] = []
        self.reader.answered.connect(self.answers.append)

    def tells(self, command: str, *lines: str | bytes) -> None:
        text = b"\n".join(line.encode() if isinstance(line, str) else line.strip() for line in lines)
        (self._folder / command).write_bytes(text)

    def ask(self, command: Literal["versions", "list", "find"]) -> None:
        self.reader.ask(Question(command=command, place="/media/drive"))

    def until_answered(self, count: int) -> None:
        self._qtbot.waitUntil(lambda: len(self.answers) == count)

    @property
    def starts(self) -> int:
        return len(noted(self._folder, "starts"))


@pytest.fixture
def desk(tmp_path: Path, qtbot: QtBot) -> Iterator[Desk]:
    desk = Desk(tmp_path, qtbot)
    desk.tells("versions", encode(VERSIONS))
    desk.tells("list", encode(LISTED))
    desk.tells("find", encode(FOUND))
    yield desk
    desk.reader.stop()


def test_one_process_answers_all_questions(desk: Desk) -> None:
    for number, command in enumerate(ASKED, start=1):
        desk.ask(command)
        desk.until_answered(number)

    assert [end.final for end in desk.answers] == [VERSIONS, LISTED, LISTED, FOUND]
    assert desk.starts == 1


def test_of_questions_asked_in_a_hurry_only_the_newest_is_answered(desk: Desk) -> None:
    for command in ASKED:
        desk.ask(command)

    desk.until_answered(1)
    assert [end.final for end in desk.answers] == [FOUND]
    desk.ask("list")
    desk.until_answered(2)
    assert desk.answers[1].final == LISTED


def test_a_process_that_dies_is_started_again_once_and_then_that_is_said(desk: Desk) -> None:
    desk.tells("list", DIES)

    desk.ask("list")
    desk.until_answered(1)

    assert desk.answers[0].final is None
    assert desk.answers[0].detail == "exit code 0"
    assert desk.starts == 2


def test_a_process_that_died_between_two_questions_is_not_missed(desk: Desk) -> None:
    desk.ask("list")
    desk.until_answered(1)
    desk.worker.kill()

    desk.ask("find")
    desk.until_answered(2)

    assert [end.final for end in desk.answers] == [LISTED, FOUND]


def test_a_program_that_cannot_be_started_is_said_to_be_so(qtbot: QtBot) -> None:
    reader = ReaderQuery(Worker(["/nowhere/shingleback"]))
    with qtbot.waitSignal(reader.answered) as answered:
        reader.ask(Question(command="versions", place="/media/drive"))
    assert answered.args[0].final is None


def test_a_process_that_hangs_on_a_drive_does_not_keep_a_newer_question_waiting(desk: Desk) -> None:
    desk.tells("list", HANGS)
    desk.ask("list")

    desk.ask("find")
    desk.until_answered(1)

    assert desk.answers[0].final == FOUND
    assert desk.starts == 2


def test_not_endlessly_many_processes_are_started_that_hang(desk: Desk, qtbot: QtBot) -> None:
    desk.tells("list", HANGS)
    desk.ask("list")
    for _ in range(3):
        with qtbot.waitSignal(desk.worker.ended):
            desk.ask("list")

    with qtbot.assertNotEmitted(desk.worker.ended, wait=1_500):
        desk.ask("list")
    assert desk.worker.is_running


def test_while_nobody_looks_nothing_runs_but_what_was_asked_for_is_still_answered(desk: Desk) -> None:
    desk.ask("list")
    desk.reader.rest()
    desk.until_answered(1)
    assert not desk.worker.is_running

    desk.ask("find")
    desk.until_answered(2)
    desk.reader.rest()
    assert not desk.worker.is_running


def test_a_stop_ends_the_process_at_once_and_nothing_is_answered(desk: Desk) -> None:
    desk.tells("list", HANGS)
    desk.ask("list")
    desk.reader.stop()

    assert not desk.worker.is_running
    assert not desk.answers
