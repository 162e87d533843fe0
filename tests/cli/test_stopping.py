"""Ctrl-C, SIGTERM and commands on standard input: the run stops at a safe point, and the next one continues."""

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.helpers.checker import problems
from tests.helpers.noise import write_noise
from tests.helpers.patience import PATIENCE_S
from tests.helpers.program import command, environment, events, running, send_command, wait_for_event
from tests.helpers.trees import contents, write

SMALL_STEPS = "--checkpoint=2000000,20,60"
FILES = 62


@pytest.fixture
def many(source: Path) -> Path:
    for number in range(60):
        write(source / "many" / f"{number}", os.urandom(200_000))
    return source


def wait_for_checkpoint(process: subprocess.Popen[str]) -> None:
    while not wait_for_event(process, "progress")["durable_files"]:
        pass


def send_line(process: subprocess.Popen[str], line: str) -> None:
    assert process.stdin is not None
    process.stdin.write(line + "\n")
    process.stdin.flush()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_the_run_and_keeps_the_checkpoint(many: Path, drive: Path, number: signal.Signals) -> None:
    with running("backup", many, drive, SMALL_STEPS, "--pace=2") as process:
        wait_for_checkpoint(process)
        process.send_signal(number)
        wait_for_event(process, "state", state="canceling")
        result = wait_for_event(process, "finished")
        assert process.wait(PATIENCE_S) == 130

    assert (result["outcome"], result["exit_code"], result["version"]) == ("canceled", 130, "")
    assert 0 < result["durable"]["files"] < FILES
    assert result["durable"] == result["copied"]
    assert problems(drive) == []
    again = events("backup", many, drive, check=0)[-1]
    assert again["copied"]["files"] == FILES - result["durable"]["files"]
    assert contents(drive / "source") == contents(many)


def test_a_second_signal_stops_at_once(many: Path, drive: Path) -> None:
    with running("backup", many, drive, SMALL_STEPS, "--pace=1") as process:
        wait_for_event(process, "planned")
        process.send_signal(signal.SIGINT)
        wait_for_event(process, "state", state="canceling")
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE_S) == 130

    events("backup", many, drive, check=0)


def test_ctrl_c_reaches_all_processes_of_the_run_and_only_one_handles_it(many: Path, drive: Path) -> None:
    """A terminal sends it to the whole process group."""
    whole = command("backup", many, drive, SMALL_STEPS, "--pace=2", "--json")
    process = subprocess.Popen(
        whole, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(), process_group=0
    )
    wait_for_checkpoint(process)

    os.killpg(process.pid, signal.SIGINT)

    result = wait_for_event(process, "finished")
    _, errors = process.communicate(timeout=PATIENCE_S)
    assert (result["outcome"], result["durable"] == result["copied"]) == ("canceled", True)
    assert (process.returncode, errors) == (130, "")


def test_data_in_flight_at_a_gentle_pace_is_kept_when_the_run_stops(many: Path, drive: Path) -> None:
    write(many / "a large one", os.urandom(20_000_000))
    with running("backup", many, drive, "--pace=0.5") as process:
        while wait_for_event(process, "progress")["bytes"] < 2_000_000:
            pass
        send_command(process, "cancel")
        result = wait_for_event(process, "finished")
        assert result["outcome"] == "canceled"
        assert result["durable"] == result["copied"]
        assert process.wait(PATIENCE_S) == 130


def test_a_signal_at_the_very_start_is_handled_too(many: Path, drive: Path) -> None:
    with running("backup", many, drive, "--pace=1") as process:
        wait_for_event(process, "started")
        process.send_signal(signal.SIGINT)
        assert wait_for_event(process, "finished")["outcome"] == "canceled"
        assert process.wait(PATIENCE_S) == 130
        assert process.stderr is not None
        assert process.stderr.read() == ""


@pytest.mark.parametrize("arguments", [["verify"], ["restore", "--to=restored"]])
def test_verify_and_restore_can_be_stopped_too(
    many: Path, drive: Path, tmp_path: Path, arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    write_noise(many / "large", 100_000_000, "large")
    events("backup", many, drive, check=0)
    monkeypatch.chdir(tmp_path)
    with running(*arguments, drive) as process:
        send_command(process, "pause")  # sent before the run has begun, so that it cannot have ended
        wait_for_event(process, "state", state="paused")
        send_command(process, "cancel")
        assert wait_for_event(process, "finished")["outcome"] == "canceled"
        assert process.wait(PATIENCE_S) == 130

    assert not [path for path in tmp_path.glob("restored/**/.*") if path.is_file()], "half a file was left behind"


def test_invalid_commands_are_ignored(source: Path, drive: Path) -> None:
    write_noise(source / "large", 60_000_000, "large")
    with running("backup", source, drive, "--pace=1") as process:
        wait_for_event(process, "planned")
        send_line(process, 'not json\n[]\n{"command": "dance"}\n{"command": "pace", "pace": "quick"}')
        assert wait_for_event(process, "note")["code"] == "not-a-pace"
        send_line(process, '{"command": "pace", "pace": "full"}')
        assert wait_for_event(process, "finished")["outcome"] == "done"


def test_a_pace_requested_during_the_run_applies_from_then_on(source: Path, drive: Path) -> None:
    """At the first pace, it would take two minutes."""
    write_noise(source / "large", 120_000_000, "large")
    with running("backup", source, drive, "--pace=1") as process:
        wait_for_event(process, "opened")
        send_line(process, '{"command": "pace", "pace": "60"}')
        assert 1.5 < wait_for_event(process, "finished")["elapsed_s"] < 100


def test_the_end_of_standard_input_cancels_nothing(source: Path, drive: Path) -> None:
    with running("backup", source, drive) as process:
        assert process.stdin is not None
        process.stdin.close()
        assert wait_for_event(process, "finished")["outcome"] == "done"
        assert process.wait(PATIENCE_S) == 0


def test_ctrl_c_during_the_start_ends_the_program_without_a_traceback(tmp_path: Path) -> None:
    (tmp_path / "msgspec.py").write_text("import os, signal\nos.kill(os.getpid(), signal.SIGINT)\n")
    usual = environment()
    loading = usual | {"PYTHONPATH": f"{tmp_path}:{usual['PYTHONPATH']}"}

    done = subprocess.run(
        command("history"), capture_output=True, text=True, env=loading, check=False, timeout=PATIENCE_S
    )

    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "", "")


@pytest.mark.parametrize("name", ["verify", "versions"])
def test_a_signal_is_heard_while_many_empty_parts_of_a_list_are_read(source: Path, drive: Path, name: str) -> None:
    """Somebody has put them there: they are as many as a drive can have in its lifetime."""
    write(source / "file")
    events("backup", source, drive, check=0)
    for number in range(2, 30_002):
        (drive / ".shingleback" / "manifest" / f"{number:06}.jsonl.gz").touch()
    with running(name, drive) as process:
        wait_for_event(process, "progress", phase="list")  # one every 0.1 s while they are read
        began_s = time.monotonic()
        process.send_signal(signal.SIGTERM)
        status = process.wait(PATIENCE_S)

    assert status in (0, 130)  # 0: all were read before the signal came
    assert time.monotonic() - began_s < PATIENCE_S / 4
