"""`shingleback answer`: one process that answers question after question, and holds nothing of a drive in between."""

import json
import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.helpers import program
from tests.helpers.patience import PATIENCE_S
from tests.helpers.trees import write


def ask(process: "subprocess.Popen[str]", command: str, place: Path, **more: str) -> None:
    assert process.stdin is not None
    process.stdin.write(json.dumps({"command": command, "place": str(place), **more}) + "\n")
    process.stdin.flush()


def answer(process: "subprocess.Popen[str]") -> dict[str, Any]:
    return program.hear(process, "finished")


def answerer(process: "subprocess.Popen[str]") -> int:
    """The one that opens what is on a drive."""
    (child,) = program.children_of(process.pid)
    return child


def open_below(pid: int, folder: Path) -> list[str]:
    """What a process has open there, stands in, or has mapped into its memory."""
    own = Path(f"/proc/{pid}")
    links = [os.readlink(own / "fd" / fd) for fd in os.listdir(own / "fd")]
    return [
        name
        for name in [*links, os.readlink(own / "cwd"), *(own / "maps").read_text().split()]
        if name.startswith(str(folder))
    ]


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    write(tmp_path / "Documents" / "letter.txt", b"Dear Ada,\n")
    write(tmp_path / "Documents" / "photos" / "lake.jpg", b"no picture, really")
    program.events("backup", tmp_path / "Documents", tmp_path / "drive", check=0)
    return tmp_path / "drive"


@pytest.fixture
def asked() -> Iterator["subprocess.Popen[str]"]:
    with program.running("answer", is_looked_at=True) as process:
        yield process


def test_all_questions_are_answered_by_the_same_process(asked: "subprocess.Popen[str]", backup: Path) -> None:
    ask(asked, "versions", backup)
    (version,) = answer(asked)["versions"]
    first = answerer(asked)

    ask(asked, "list", backup, version=version["name"])
    assert [entry["path"] for entry in answer(asked)["entries"]] == ["Documents"]
    ask(asked, "list", backup, version=version["name"], path="Documents")
    assert [entry["path"] for entry in answer(asked)["entries"]] == ["Documents/photos", "Documents/letter.txt"]
    ask(asked, "find", backup, version=version["name"], text="LAKE")
    assert [entry["path"] for entry in answer(asked)["entries"]] == ["Documents/photos/lake.jpg"]
    assert answerer(asked) == first


def test_between_two_questions_nothing_of_the_drive_is_open(asked: "subprocess.Popen[str]", backup: Path) -> None:
    for command in ("versions", "list", "find"):
        ask(asked, command, backup, text="lake")
        assert answer(asked)["outcome"] == "done"
        for pid in (asked.pid, answerer(asked)):
            assert open_below(pid, backup) == []
    assert open_below(asked.pid, Path("/usr")) != []  # it would have been seen


def test_what_cannot_be_answered_is_said_and_the_next_question_is_answered(
    asked: "subprocess.Popen[str]", backup: Path, tmp_path: Path
) -> None:
    ask(asked, "versions", tmp_path / "nowhere")
    assert answer(asked)["why"] == "destination-missing"
    ask(asked, "list", backup, path="Documents/no such folder")
    assert answer(asked)["message"]
    ask(asked, "list", backup, path_bytes="not base64!")
    assert answer(asked)["why"] == "no-such-folder"
    ask(asked, "versions", Path("relative"))
    assert answer(asked)["why"] == "destination-missing"
    ask(asked, "list", backup)
    assert answer(asked)["count"] == 1


def test_a_newer_question_cancels_those_before_it(asked: "subprocess.Popen[str]", backup: Path) -> None:
    assert asked.stdin is not None
    lines = [{"command": "find", "place": str(backup), "text": "lake"}] * 2 + [
        {"command": "versions", "place": str(backup)}
    ]
    asked.stdin.write("".join(json.dumps(line) + "\n" for line in lines))
    asked.stdin.flush()

    assert [answer(asked)["outcome"] for _ in lines] == ["canceled", "canceled", "done"]


def test_what_was_never_a_question_is_passed_over(asked: "subprocess.Popen[str]", backup: Path) -> None:
    assert asked.stdin is not None
    asked.stdin.write('nonsense\n{"command": "backup", "place": "/"}\n')
    ask(asked, "versions", backup)
    assert answer(asked)["command"] == "versions"


def test_it_ends_when_nobody_asks_any_more(asked: "subprocess.Popen[str]", backup: Path) -> None:
    ask(asked, "versions", backup)
    answer(asked)
    assert asked.stdin is not None
    asked.stdin.close()
    assert asked.wait(PATIENCE_S) == 0


def test_when_the_one_that_was_started_is_killed_the_other_one_ends_too(
    asked: "subprocess.Popen[str]", backup: Path
) -> None:
    ask(asked, "versions", backup)
    answer(asked)
    asked.kill()
    asked.wait()
    assert asked.stdout is not None
    with program.not_for_ever(asked):
        assert asked.stdout.read() == ""  # it ends when nobody has it open any more


def test_when_the_one_that_answers_dies_the_other_one_says_so(asked: "subprocess.Popen[str]", backup: Path) -> None:
    ask(asked, "versions", backup)
    answer(asked)
    os.kill(answerer(asked), signal.SIGKILL)
    assert asked.wait(PATIENCE_S) == 128 + signal.SIGKILL


def test_an_answer_says_the_same_as_the_command_of_its_name(asked: "subprocess.Popen[str]", backup: Path) -> None:
    ask(asked, "list", backup, path="Documents")
    assert answer(asked) == program.events("list", backup, "Documents", check=0)[-1]


def test_where_something_was_and_what_changed_are_answered_by_the_same_process(
    asked: "subprocess.Popen[str]", backup: Path
) -> None:
    documents = backup.parent / "Documents"
    (documents / "letter.txt").rename(documents / "ada.txt")
    program.events("backup", documents, backup, check=0)
    ask(asked, "versions", backup)
    old, new = [version["name"] for version in answer(asked)["versions"]]

    ask(asked, "trace", backup, text="letter")
    (thing,) = answer(asked)["things"]
    assert [(stay["path"], stay["first"]) for stay in thing["stays"]] == [
        ("Documents/letter.txt", old),
        ("Documents/ada.txt", new),
    ]
    ask(asked, "trace", backup, version=new, path="Documents/ada.txt")
    assert answer(asked)["things"] == [thing]
    ask(asked, "trace", backup, version=new, path="Documents/letter.txt")
    assert answer(asked)["why"] == "no-such-folder"
    ask(asked, "diff", backup, older=old)
    (change,) = program.hear(asked, "changes")["items"]
    assert (change["change"], change["path"], change["origin"]) == (
        "moved",
        "Documents/ada.txt",
        "Documents/letter.txt",
    )
    assert answer(asked)["moved"] == {"files": 1, "bytes": 10}


def test_of_an_older_folder_it_is_said_what_became_of_each_thing(asked: "subprocess.Popen[str]", backup: Path) -> None:
    documents = backup.parent / "Documents"
    for name in ("gone", "changed", "moved"):
        write(documents / name, b"before")
    program.events("backup", documents, backup, check=0)
    (documents / "gone").unlink()
    write(documents / "changed", b"and after", mtime_ns=1_700_000_001_000_000_000)
    (documents / "moved").rename(documents / "photos" / "moved")
    program.events("backup", documents, backup, check=0)
    ask(asked, "versions", backup)
    old, new = [version["name"] for version in answer(asked)["versions"]][1:]

    ask(asked, "list", backup, version=old, path="Documents")
    assert {entry["path"].rpartition("/")[2]: entry.get("since") for entry in answer(asked)["entries"]} == {
        "photos": "same",
        "letter.txt": "same",
        "gone": "gone",
        "changed": "changed",
        "moved": "moved",
    }
    ask(asked, "list", backup, version=new, path="Documents")
    assert {entry.get("since") for entry in answer(asked)["entries"]} == {None}
