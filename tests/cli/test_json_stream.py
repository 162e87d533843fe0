"""The event stream, as the window and scripts read it."""

import contextlib
import fcntl
import json
import os
import select
import signal
import subprocess
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from shingleback.messages import reasons
from shingleback.protocol import events as schema
from shingleback.protocol.results import CommandResult
from tests.helpers.patience import PATIENCE_S, wait_until
from tests.helpers.program import command, environment, events, run, running, wait_for_event, with_time_limit
from tests.helpers.trees import contents, make_odd_tree, write


@pytest.mark.parametrize("name", ["backup", "verify", "versions", "restore", "history", "look"])
def test_every_line_is_an_event_from_started_to_finished(source: Path, drive: Path, tmp_path: Path, name: str) -> None:
    make_odd_tree(source)
    arguments: dict[str, list[str | Path]] = {
        "backup": [source, drive],
        "restore": [drive, "--to", tmp_path / "restored"],
        "history": [],
    }
    if name != "backup":
        run("backup", source, drive, check=0)

    done = run(name, *arguments.get(name, [drive]), "--json")

    reported = [schema.decode(line) for line in done.stdout.encode().splitlines()]
    first, last = reported[0], reported[-1]
    assert isinstance(first, schema.Started)
    assert first.command == name
    assert isinstance(last, CommandResult)
    assert (last.command, last.exit_code) == (name, done.returncode)
    assert None not in reported
    assert not any(isinstance(event, schema.Started | CommandResult) for event in reported[1:-1])
    assert done.stderr == ""


def test_a_name_that_is_not_utf_8_is_given_exactly_beside_its_path(source: Path, drive: Path) -> None:
    write(bytes(source) + b"/\xff passed over")
    away = bytes(source) + b"/away \xfe"
    os.mkdir(away)

    result = events("backup", source, drive, "--exclude=\udcff*", f"--include-mount={os.fsdecode(away)}", check=1)[-1]

    (item,) = result["left_out"]
    assert (item["path"], item["path_bytes"]) == ("source/away \ufffd", "c291cmNlL2F3YXkg/g==")
    assert result["skipped_count"] == 1


def test_progress_is_reported_at_most_ten_times_a_second(source: Path, drive: Path) -> None:
    for number in range(2_000):
        write(source / f"{number % 20}" / f"{number}", b"small" * 200)

    reported = events("backup", source, drive, "--pace=2", check=0)

    times = [event["elapsed_s"] for event in reported if event["event"] == "progress"]
    ticks = len(times) - 4  # it is always reported at the beginning and the end of a phase
    assert 5 < ticks <= times[-1] * 10
    assert all(earlier <= later for earlier, later in pairwise(times))
    others = {event["event"] for event in reported} - {"progress", "drive", "sampled"}  # the last two: once a second
    assert sum(event["event"] in others for event in reported) < 10


def test_counters_only_rise_and_end_at_the_planned_values(source: Path, drive: Path) -> None:
    write(source / "large", os.urandom(8_000_000))

    reported = [event for event in events("backup", source, drive, "--pace=8", check=0) if event["event"] == "progress"]

    copying = [event for event in reported if event["phase"] in ("copy", "finish")]
    for key in ("bytes", "durable_bytes", "files", "durable_files"):
        assert all(earlier[key] <= later[key] for earlier, later in pairwise(copying))
    assert all(event["durable_bytes"] <= event["bytes"] <= event["total_bytes"] for event in copying)
    assert copying[-1]["bytes"] == copying[-1]["durable_bytes"] == copying[-1]["total_bytes"]


@contextlib.contextmanager
def unread(*arguments: str | Path) -> Iterator["subprocess.Popen[str]"]:
    """A run whose reported events nobody reads, with a small pipe."""
    with running(*arguments) as process, with_time_limit(process):
        assert process.stdout is not None
        fcntl.fcntl(process.stdout, fcntl.F_SETPIPE_SZ, 4096)
        begun = select.poll()
        begun.register(process.stdout, select.POLLIN)
        assert begun.poll(PATIENCE_S * 1000)
        yield process


@pytest.fixture
def large_output(source: Path) -> Path:
    """A source with more to report than a pipe holds."""
    for number in range(500):
        (source / f"away {number}").mkdir()
    write(source / "large", os.urandom(4_000_000))
    return source


def _away_in(source: Path) -> list[str]:
    """The options by which a backup leaves out each of these folders, since no drive is mounted there."""
    return [f"--include-mount={source / f'away {number}'}" for number in range(500)]


def test_a_reader_that_stops_reading_does_not_stop_the_backup(large_output: Path, drive: Path) -> None:
    with unread("backup", large_output, drive, *_away_in(large_output)) as process:
        wait_until(lambda: process.poll() is not None or (drive / "source" / "large").exists())
        assert process.stdout is not None
        reported = [json.loads(line) for line in process.stdout]
        assert (reported[-1]["event"], reported[-1]["left_out_count"], process.wait()) == ("finished", 500, 1)
    assert contents(drive / "source").keys() >= {b"large"}


def test_a_run_can_be_stopped_while_its_reader_does_not_read(large_output: Path, drive: Path) -> None:
    with unread("backup", large_output, drive, "--pace=0.1") as process:
        while process.poll() is None:  # two signals at once count as one, which would stop as gently as the pace allows
            process.send_signal(signal.SIGTERM)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(0.2)
        assert process.returncode in (130, -signal.SIGTERM)


def test_a_reader_that_goes_away_does_not_stop_the_backup(source: Path, drive: Path) -> None:
    write(source / "large", os.urandom(4_000_000))
    with running("backup", source, drive, "--pace=8") as process:
        wait_for_event(process, "started")
        assert process.stdout is not None
        process.stdout.close()
        assert process.wait(PATIENCE_S) == 0

    assert contents(drive / "source") == contents(source)


@pytest.mark.parametrize("option", [["--json"], []], ids=["events", "text"])
def test_a_closed_output_does_not_stop_the_backup(source: Path, drive: Path, option: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)

    done = subprocess.run(
        command("backup", source, drive, *option), stdout=writing, stderr=writing, env=environment(), check=False
    )

    os.close(writing)
    assert done.returncode == 0
    assert contents(drive / "source") == contents(source)


def test_a_full_disk_for_the_log_does_not_stop_the_backup(source: Path, drive: Path) -> None:
    with open("/dev/full", "w") as log:
        for option in (["--json"], []):
            done = subprocess.run(
                command("backup", source, drive, *option), stdout=log, stderr=log, env=environment(), check=False
            )
            assert done.returncode == 0
    assert contents(drive / "source") == contents(source)


def test_a_name_cannot_forge_a_line_or_control_the_terminal(source: Path, drive: Path) -> None:
    odd = source / "odd\nskipped: letter.txt\x1b[31m"
    odd.mkdir()

    done = run("backup", source, drive, f"--include-mount={odd}", check=1)

    (line,) = set(done.stderr.splitlines()) - {reasons.note("own-disk", {})}
    assert line.startswith(r"skipped: source/odd\nskipped: letter.txt\x1b[31m (it is not mounted, ")


def test_what_was_done_is_in_the_history(source: Path, drive: Path, tmp_path: Path) -> None:
    backup = events("backup", source, drive, check=0)[-1]
    verify = events("verify", drive, check=0)[-1]
    restore = events("restore", drive, "--to", tmp_path / "restored", check=0)[-1]
    events("backup", source, drive, "--dry-run", check=0)

    runs = events("history", check=0)[-1]["runs"]
    without_message = [{**result, "message": ""} for result in (restore, verify, backup)]
    assert [{**result, "message": ""} for result in runs] == without_message
    assert [result["command"] for result in events("history", "--count=1", check=0)[-1]["runs"]] == ["restore"]
    assert len(run("history", check=0).stdout.splitlines()) == 3
    assert json.dumps(runs)
