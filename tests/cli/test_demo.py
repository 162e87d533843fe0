"""The demo as a process, a dozen times as fast as for a person or more, and backups to simulated drives."""

import json
import os
import signal
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.helpers.program import events, hear, run, start
from tests.helpers.trees import contents, write


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the demo makes its folders."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setenv("TMPDIR", str(folder))
    return folder


def shown(*options: str, is_filled: Callable[[str], bool]) -> list[str]:
    """The lines of a demo that fills the cache. On a busy computer it copies too slowly for that if time is short."""
    for times in (12, 4, 2):
        said = run("demo", "--times", str(times), *options, check=0).stdout.splitlines()
        if any(map(is_filled, said)):
            break
    return said


def is_full(line: str) -> bool:
    """The drive itself, which the estimate need not agree with."""
    event = json.loads(line)
    return event["event"] == "drive" and (event["source"], event["phase"]) == ("modeled", "full")


def test_it_tells_how_the_drive_fills_up_and_tidies_and_leaves_nothing_behind(place: Path) -> None:
    told = [json.loads(line) for line in shown("--json", is_filled=is_full)]

    result = told[-1]
    assert (result["event"], result["command"], result["outcome"]) == ("finished", "demo", "done")
    assert result["durable"] == result["copied"] == result["total"]
    assert {event["source"] for event in told if event["event"] == "drive"} == {"modeled", "estimated"}
    assert any(event["event"] == "sampled" and event["written_bps"] for event in told)
    drive = [event for event in told if event["event"] == "drive" and event["source"] == "modeled"]
    phases = [event["phase"] for event in drive]
    assert {"filling", "full", "tidying"} <= set(phases)
    written = [event["written_bytes"] for event in drive]
    assert written == sorted(written)
    assert written[-1] >= result["copied"]["bytes"]
    assert list(place.iterdir()) == []
    assert list(Path(os.environ["HOME"]).rglob("*")) == []


def test_in_words_it_says_what_it_is_how_it_goes_and_what_there_was_to_be_seen(place: Path) -> None:
    lines = shown(is_filled=lambda line: "Then the cache was full." in line)

    assert lines[0].startswith("This is a demonstration with a simulated drive")
    assert "copied" in lines[2]
    assert any("copied" in line and "cache" in line for line in lines[2:])  # once the drive was looked at
    assert any("files, 144 MB copied in" in line for line in lines)
    story = lines[lines.index("What there was to be seen; all numbers are those of a model:") :]
    assert "the drive took everything" in story[1]
    assert "Then the cache was full." in story[2]
    assert not any("Eject" in line for line in lines)
    assert list(place.iterdir()) == []


def test_it_fills_up_also_where_temporary_folders_are_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    with TemporaryDirectory(dir="/dev/shm") as folder:
        monkeypatch.setenv("TMPDIR", folder)

        assert any(is_full(line) for line in shown("--json", is_filled=is_full))


def test_a_person_who_stops_it_has_it_cleaned_up_too(place: Path) -> None:
    with start("demo") as process:
        hear(process, "drive")
        process.send_signal(signal.SIGINT)
        result = hear(process, "finished")

    assert (result["command"], result["outcome"], process.returncode) == ("demo", "canceled", 130)
    assert list(place.iterdir()) == []


def test_a_backup_to_a_simulated_drive_is_a_real_one(tmp_path: Path) -> None:
    write(tmp_path / "source/file", b"content")

    told = events("backup", tmp_path / "source", tmp_path / "drive", "--simulate", "demo", check=0)

    assert contents(tmp_path / "drive/source") == {b"file": b"content"}
    assert any(event["event"] == "drive" and event["cache_bytes"] == 45_000_000 for event in told)


def test_a_drive_that_nobody_has_modeled_is_wrong_usage(tmp_path: Path) -> None:
    done = run("backup", tmp_path, tmp_path / "drive", "--simulate", "perpetual", check=2)
    assert "archive-8tb-like" in done.stderr
