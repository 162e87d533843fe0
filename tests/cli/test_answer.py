"""`shingleback answer`: one process answers request after request, and keeps nothing of a drive open in between."""

import json
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.helpers import program
from tests.helpers.patience import PATIENCE_S
from tests.helpers.trees import write


def send_request(process: "subprocess.Popen[str]", command: str, place: Path, **more: str) -> None:
    assert process.stdin is not None
    process.stdin.write(json.dumps({"command": command, "place": str(place), **more}) + "\n")
    process.stdin.flush()


def read_answer(process: "subprocess.Popen[str]") -> dict[str, Any]:
    return program.wait_for_event(process, "finished")


def child_of(process: "subprocess.Popen[str]") -> int:
    """The child process that opens the files on a drive."""
    (child,) = program.children_of(process.pid)
    return child


def open_below(pid: int, folder: Path) -> list[str]:
    """Files below the folder that a process has open or mapped, and its working directory if it is there."""
    process_folder = Path(f"/proc/{pid}")
    links = []
    for fd in os.listdir(process_folder / "fd"):
        with suppress(FileNotFoundError):  # closed in the meantime
            links.append(os.readlink(process_folder / "fd" / fd))
    return [
        name
        for name in [*links, os.readlink(process_folder / "cwd"), *(process_folder / "maps").read_text().split()]
        if name.startswith(str(folder))
    ]


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    write(tmp_path / "Documents" / "letter.txt", b"Dear Ada,\n")
    write(tmp_path / "Documents" / "photos" / "lake.jpg", b"no picture, really")
    program.events("backup", tmp_path / "Documents", tmp_path / "drive", check=0)
    return tmp_path / "drive"


@pytest.fixture
def worker() -> Iterator["subprocess.Popen[str]"]:
    with program.running("answer", is_looked_at=True) as process:
        yield process


def test_all_requests_are_answered_by_the_same_process(worker: "subprocess.Popen[str]", backup: Path) -> None:
    send_request(worker, "versions", backup)
    (version,) = read_answer(worker)["versions"]
    first = child_of(worker)

    send_request(worker, "list", backup, version=version["name"])
    assert [entry["path"] for entry in read_answer(worker)["entries"]] == ["Documents"]
    send_request(worker, "list", backup, version=version["name"], path="Documents")
    assert [entry["path"] for entry in read_answer(worker)["entries"]] == ["Documents/photos", "Documents/letter.txt"]
    send_request(worker, "find", backup, version=version["name"], text="LAKE")
    assert [entry["path"] for entry in read_answer(worker)["entries"]] == ["Documents/photos/lake.jpg"]
    assert child_of(worker) == first


def test_nothing_of_the_drive_is_open_between_two_requests(worker: "subprocess.Popen[str]", backup: Path) -> None:
    for command in ("versions", "list", "find"):
        send_request(worker, command, backup, text="lake")
        assert read_answer(worker)["outcome"] == "done"
        for pid in (worker.pid, child_of(worker)):
            assert open_below(pid, backup) == []
    assert open_below(worker.pid, Path("/usr")) != []  # the check would notice open files


def test_a_failed_request_is_reported_and_the_next_one_is_answered(
    worker: "subprocess.Popen[str]", backup: Path, tmp_path: Path
) -> None:
    send_request(worker, "versions", tmp_path / "nowhere")
    assert read_answer(worker)["why"] == "destination-missing"
    send_request(worker, "list", backup, path="Documents/no such folder")
    assert read_answer(worker)["message"]
    send_request(worker, "list", backup, path_bytes="not base64!")
    assert read_answer(worker)["why"] == "no-such-folder"
    send_request(worker, "versions", Path("relative"))
    assert read_answer(worker)["why"] == "destination-missing"
    send_request(worker, "list", backup)
    assert read_answer(worker)["count"] == 1


def test_a_newer_request_cancels_the_earlier_ones(worker: "subprocess.Popen[str]", backup: Path) -> None:
    assert worker.stdin is not None
    lines = [{"command": "find", "place": str(backup), "text": "lake"}] * 2 + [
        {"command": "versions", "place": str(backup)}
    ]
    worker.stdin.write("".join(json.dumps(line) + "\n" for line in lines))
    worker.stdin.flush()

    assert [read_answer(worker)["outcome"] for _ in lines] == ["canceled", "canceled", "done"]


def test_an_invalid_request_is_ignored(worker: "subprocess.Popen[str]", backup: Path) -> None:
    assert worker.stdin is not None
    worker.stdin.write('nonsense\n{"command": "backup", "place": "/"}\n')
    send_request(worker, "versions", backup)
    assert read_answer(worker)["command"] == "versions"


def test_it_ends_when_its_input_is_closed(worker: "subprocess.Popen[str]", backup: Path) -> None:
    send_request(worker, "versions", backup)
    read_answer(worker)
    assert worker.stdin is not None
    worker.stdin.close()
    assert worker.wait(PATIENCE_S) == 0


def test_the_child_ends_when_its_parent_is_killed(worker: "subprocess.Popen[str]", backup: Path) -> None:
    send_request(worker, "versions", backup)
    read_answer(worker)
    worker.kill()
    worker.wait()
    assert worker.stdout is not None
    with program.with_time_limit(worker):
        assert worker.stdout.read() == ""  # it ends when no process has it open any more


def test_the_parent_reports_when_its_child_is_killed(worker: "subprocess.Popen[str]", backup: Path) -> None:
    send_request(worker, "versions", backup)
    read_answer(worker)
    os.kill(child_of(worker), signal.SIGKILL)
    assert worker.wait(PATIENCE_S) == 128 + signal.SIGKILL


def test_an_answer_equals_the_result_of_the_command(worker: "subprocess.Popen[str]", backup: Path) -> None:
    send_request(worker, "list", backup, path="Documents")
    assert read_answer(worker) == program.events("list", backup, "Documents", check=0)[-1]


def test_trace_and_diff_are_answered_by_the_same_process(worker: "subprocess.Popen[str]", backup: Path) -> None:
    documents = backup.parent / "Documents"
    (documents / "letter.txt").rename(documents / "ada.txt")
    program.events("backup", documents, backup, check=0)
    send_request(worker, "versions", backup)
    old, new = [version["name"] for version in read_answer(worker)["versions"]]

    send_request(worker, "trace", backup, text="letter")
    (thing,) = read_answer(worker)["things"]
    assert [(stay["path"], stay["first"]) for stay in thing["stays"]] == [
        ("Documents/letter.txt", old),
        ("Documents/ada.txt", new),
    ]
    send_request(worker, "trace", backup, version=new, path="Documents/ada.txt")
    assert read_answer(worker)["things"] == [thing]
    send_request(worker, "trace", backup, version=new, path="Documents/letter.txt")
    assert read_answer(worker)["why"] == "no-such-folder"
    send_request(worker, "diff", backup, older=old)
    (change,) = program.wait_for_event(worker, "changes")["items"]
    assert (change["change"], change["path"], change["origin"]) == (
        "moved",
        "Documents/ada.txt",
        "Documents/letter.txt",
    )
    assert read_answer(worker)["moved"] == {"files": 1, "bytes": 10}


def test_the_list_of_an_older_folder_says_what_became_of_each_entry(
    worker: "subprocess.Popen[str]", backup: Path
) -> None:
    documents = backup.parent / "Documents"
    for name in ("gone", "changed", "moved"):
        write(documents / name, b"before")
    program.events("backup", documents, backup, check=0)
    (documents / "gone").unlink()
    write(documents / "changed", b"and after", mtime_ns=1_700_000_001_000_000_000)
    (documents / "moved").rename(documents / "photos" / "moved")
    program.events("backup", documents, backup, check=0)
    send_request(worker, "versions", backup)
    old, new = [version["name"] for version in read_answer(worker)["versions"]][1:]

    send_request(worker, "list", backup, version=old, path="Documents")
    assert {entry["path"].rpartition("/")[2]: entry.get("since") for entry in read_answer(worker)["entries"]} == {
        "photos": "same",
        "letter.txt": "same",
        "gone": "gone",
        "changed": "changed",
        "moved": "moved",
    }
    send_request(worker, "list", backup, version=new, path="Documents")
    assert {entry.get("since") for entry in read_answer(worker)["entries"]} == {None}
