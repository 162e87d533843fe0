"""A source that does not answer: it is named, can be left out, and never keeps a backup from being stopped."""

import contextlib
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import Popen
from typing import Any

import pytest

from tests.helpers.faulty_drive import FaultyDrive
from tests.helpers.patience import PATIENCE_S, SOON_S, wait_until
from tests.helpers.program import descendants, events, running, send_command, wait_for_event
from tests.helpers.trees import contents, write

CROSSING = "--cross-filesystems"
STOPPED_S = 6.0


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "backup"


@pytest.fixture
def local(tmp_path: Path) -> Path:
    write(tmp_path / "local" / "file", b"content")
    return tmp_path / "local"


def stopped_in_s(process: Popen[str], number: int) -> float:
    began_s = time.monotonic()
    process.send_signal(number)
    process.wait(PATIENCE_S)
    return time.monotonic() - began_s


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_backup_of_a_silent_source_can_be_stopped(drive: FaultyDrive, local: Path, target: Path, number: int) -> None:
    write(drive.point / "far", b"far")
    drive.turn_on("hang")
    with running("backup", local, drive.point, target, is_looked_at=True) as process:
        silent = wait_for_event(process, "source-silent")
        assert (silent["path"], silent["mount"]) == (str(drive.point), str(drive.point))
        assert silent["kind"].startswith("fuse")
        assert stopped_in_s(process, number) < SOON_S
        assert process.returncode == 130


def test_a_silent_source_is_left_out_on_request_and_keeps_its_copy(
    drive: FaultyDrive, local: Path, target: Path
) -> None:
    write(drive.point / "far", b"far")
    events("backup", local, drive.point, target, check=0)
    write(local / "new", b"new")
    drive.turn_on("hang")
    with running("backup", local, drive.point, target, is_looked_at=True) as process:
        wait_for_event(process, "source-silent")
        send_command(process, "skip")
        over = wait_for_event(process, "source-silent", is_left_out=True)
        assert over.get("silent_s", 0) == 0
        result = wait_for_event(process, "finished")
    assert (result["outcome"], result["copied"]["files"], bool(result["version"])) == ("left-out", 1, True)
    assert [(item["path"], item["reason"]) for item in result["left_out"]] == [(drive.point.name, "not-answering")]
    drive.turn_off("hang")
    assert contents(target / drive.point.name) == {b"far": b"far"}
    assert events("backup", local, drive.point, target, check=0)[-1]["version"] == ""


ONE_PLACE = {"readdir /stuck": "stuck", "open /stuck/far": "stuck/far", "read /stuck/far": "stuck/far"}


@pytest.mark.parametrize(("operation", "name"), ONE_PLACE.items(), ids=ONE_PLACE)
def test_only_the_place_that_hangs_is_left_out_where_the_rest_of_the_share_answers(
    drive: FaultyDrive, target: Path, operation: str, name: str
) -> None:
    write(drive.point / "stuck" / "far", b"far")
    write(drive.point / "good" / "file", b"content")
    events("backup", drive.point, target, check=0)
    write(drive.point / "stuck" / "far", b"newer")
    write(drive.point / "good" / "new", b"new")
    drive.turn_on("hang-in", operation)
    with running("backup", drive.point, target, is_looked_at=True) as process:
        silent = wait_for_event(process, "source-silent")
        assert (silent["path"], silent["mount"]) == (str(drive.point / name), str(drive.point))
        send_command(process, "skip")
        assert wait_for_event(process, "source-silent", is_left_out=True)["path"] == str(drive.point / name)
        result = wait_for_event(process, "finished")
    assert [(item["path"], item["reason"]) for item in result["left_out"]] == [
        (f"{drive.point.name}/{name}", "not-answering")
    ]
    copies = {b"good/file": b"content", b"good/new": b"new", b"stuck/far": b"far"}
    assert contents(target / drive.point.name) == copies
    drive.turn_off("hang-in")
    assert events("backup", drive.point, target, check=0)[-1]["copied"]["files"] == 1


def test_a_folder_that_cannot_even_be_looked_at_is_left_out_alone(drive: FaultyDrive, target: Path) -> None:
    write(drive.point / "albums" / "stuck" / "far", b"far")
    write(drive.point / "albums" / "good" / "file", b"content")
    events("backup", drive.point, target, check=0)
    write(drive.point / "albums" / "good" / "new", b"new")
    drive.turn_on("hang-below", "stuck")
    with running("backup", drive.point, target, is_looked_at=True) as process:
        assert wait_for_event(process, "source-silent")["path"] == str(drive.point / "albums" / "stuck")
        send_command(process, "skip")
        result = wait_for_event(process, "finished")
    assert [(item["path"], item["reason"]) for item in result["left_out"]] == [
        (f"{drive.point.name}/albums/stuck", "not-answering")
    ]
    copies = {b"albums/good/file": b"content", b"albums/good/new": b"new", b"albums/stuck/far": b"far"}
    assert contents(target / drive.point.name) == copies


@pytest.mark.parametrize("operation", ONE_PLACE)
def test_a_backup_that_hangs_in_one_place_can_be_stopped(drive: FaultyDrive, target: Path, operation: str) -> None:
    write(drive.point / "stuck" / "far", b"far")
    drive.turn_on("hang-in", operation)
    with running("backup", drive.point, target, is_looked_at=True) as process:
        wait_for_event(process, "source-silent")
        assert stopped_in_s(process, signal.SIGTERM) < SOON_S
        assert process.returncode == 130


def test_where_one_place_after_the_other_hangs_the_third_time_leaves_the_share_out(
    drive: FaultyDrive, local: Path, target: Path
) -> None:
    names = ["a", "b", "c", "d"]
    for name in names:
        write(drive.point / name / "far", b"far")
    drive.turn_on("hang-in", "\n".join(f"readdir /{name}" for name in names))
    left_out = []
    with running("backup", local, drive.point, target, is_looked_at=True) as process:
        for _ in range(3):
            wait_for_event(process, "source-silent")
            send_command(process, "skip")
            left_out.append(wait_for_event(process, "source-silent", is_left_out=True)["path"])
        result = wait_for_event(process, "finished")
    assert left_out[2] == str(drive.point)
    assert {Path(path).parent for path in left_out[:2]} == {drive.point}
    assert [(item["path"], item["reason"]) for item in result["left_out"]] == [(drive.point.name, "not-answering")]
    assert result["copied"]["files"] == 1


def test_a_filesystem_within_a_source_is_left_out_by_itself(drive: FaultyDrive, tmp_path: Path, target: Path) -> None:
    """Nobody can answer here, so it takes half a minute."""
    write(tmp_path / "behind" / "far", b"far")
    write(tmp_path / "settings" / "file", b"content")
    drive.turn_on("hang")
    began_s = time.monotonic()

    result = events("backup", CROSSING, tmp_path, target, "--exclude=/switches", "--exclude=/home", check=1)[-1]

    assert 30 < time.monotonic() - began_s < PATIENCE_S
    left_out = [item["path"] for item in result["left_out"]]
    assert left_out == [f"{tmp_path.name}/{drive.point.name}"]
    assert (target / tmp_path.name / "settings" / "file").read_bytes() == b"content"


def test_a_killed_supervisor_leaves_no_lock_behind(drive: FaultyDrive, local: Path, target: Path) -> None:
    write(drive.point / "far", b"far")
    drive.turn_on("hang")
    with running("backup", local, drive.point, target, is_looked_at=True) as process:
        wait_for_event(process, "source-silent")
        os.kill(process.pid, signal.SIGKILL)
        process.wait(PATIENCE_S)
    assert events("backup", local, target, check=0)[-1]["copied"]["files"] == 1


def test_the_time_in_which_the_program_was_stopped_does_not_count(
    drive: FaultyDrive, local: Path, target: Path
) -> None:
    """As after Ctrl-Z and fg: the share is not left out for a pause that was not its own."""
    write(drive.point / "far", b"far")
    drive.turn_on("hang")
    with running("backup", local, drive.point, target, is_looked_at=True) as process:
        before = wait_for_event(process, "source-silent")
        program = [process.pid, *descendants(process.pid)]
        for pid in program:
            os.kill(pid, signal.SIGSTOP)
        stopped_s = time.monotonic()
        wait_until(lambda: time.monotonic() - stopped_s > 2 * STOPPED_S)
        for pid in program:
            os.kill(pid, signal.SIGCONT)
        after = next(event for event in silences(process) if event["silent_s"] > before["silent_s"])
        assert after["silent_s"] < before["silent_s"] + STOPPED_S


def test_a_source_is_not_called_silent_while_its_reader_does_not_run(
    drive: FaultyDrive, local: Path, target: Path
) -> None:
    write(drive.point / "far", b"far")
    drive.turn_on("hang")
    with running("backup", local, drive.point, target, is_looked_at=True) as process:
        wait_for_event(process, "source-silent")
        readers = descendants(process.pid)
        for pid in readers:
            os.kill(pid, signal.SIGSTOP)
        drive.turn_off("hang")
        next(event for event in silences(process) if not event.get("silent_s") and not event.get("is_left_out"))
        for pid in readers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)
        result = wait_for_event(process, "finished")
    assert (result["outcome"], result["copied"]["files"]) == ("done", 2)


def silences(process: Popen[str]) -> Iterator[dict[str, Any]]:
    while True:
        yield wait_for_event(process, "source-silent")
