"""The demo as a process, at least a dozen times as fast as usual, and backups to simulated drives."""

import json
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.helpers.memory import folder_in_memory
from tests.helpers.program import events, run, start, wait_for_event
from tests.helpers.trees import contents, write


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which the demo makes its folders."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setenv("TMPDIR", str(folder))
    return folder


def shown(*options: str, is_filled: Callable[[str], bool]) -> list[str]:
    """The lines of a demo that fills the cache. On a busy computer, a short demo copies too slowly for that."""
    for times in (12, 4, 2):
        output = run("demo", "--times", str(times), *options, check=0).stdout.splitlines()
        if any(map(is_filled, output)):
            break
    return output


def is_full(line: str) -> bool:
    """The state of the drive itself, which the estimate need not match."""
    event = json.loads(line)
    return event["event"] == "drive" and (event["source"], event["phase"]) == ("modeled", "full")


def test_the_demo_reports_how_the_cache_fills_and_is_cleaned_and_leaves_nothing_behind(place: Path) -> None:
    reported = [json.loads(line) for line in shown("--json", is_filled=is_full)]

    result = reported[-1]
    assert (result["event"], result["command"], result["outcome"]) == ("finished", "demo", "done")
    assert result["durable"] == result["copied"] == result["total"]
    assert {event["source"] for event in reported if event["event"] == "drive"} == {"modeled", "estimated"}
    assert any(event["event"] == "sampled" and event["written_bps"] for event in reported)
    drive = [event for event in reported if event["event"] == "drive" and event["source"] == "modeled"]
    phases = [event["phase"] for event in drive]
    assert {"filling", "full", "tidying"} <= set(phases)
    written = [event["written_bytes"] for event in drive]
    assert written == sorted(written)
    assert written[-1] >= result["copied"]["bytes"]
    assert list(place.iterdir()) == []
    assert list(Path(os.environ["HOME"]).rglob("*")) == []


def test_the_demo_as_text_explains_itself_its_progress_and_its_events(place: Path) -> None:
    lines = shown(is_filled=lambda line: "Then the cache was full." in line)

    assert lines[0].startswith("This demo uses a simulated shingled drive")
    assert "copied" in lines[2]
    assert any("copied" in line and "cache" in line for line in lines[2:])  # once the drive was sampled
    assert any("files, 144 MB copied in" in line for line in lines)
    story = lines[lines.index("What happened (all figures are those of a simulated drive):") :]
    assert "and the drive wrote at" in story[1]
    assert "Then the cache was full." in story[2]
    assert not any("Eject" in line for line in lines)
    assert list(place.iterdir()) == []


def test_the_cache_fills_even_if_temporary_folders_are_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    with folder_in_memory() as folder:
        monkeypatch.setenv("TMPDIR", str(folder))

        assert any(is_full(line) for line in shown("--json", is_filled=is_full))


def test_a_stopped_demo_cleans_up_too(place: Path) -> None:
    with start("demo") as process:
        wait_for_event(process, "drive")
        process.send_signal(signal.SIGINT)
        result = wait_for_event(process, "finished")

    assert (result["command"], result["outcome"], process.returncode) == ("demo", "canceled", 130)
    assert list(place.iterdir()) == []


def test_a_backup_to_a_simulated_drive_is_a_real_one(tmp_path: Path) -> None:
    write(tmp_path / "source/file", b"content")

    reported = events("backup", tmp_path / "source", tmp_path / "drive", "--simulate", "demo", check=0)

    assert contents(tmp_path / "drive/source") == {b"file": b"content"}
    assert any(event["event"] == "drive" and event["cache_bytes"] == 45_000_000 for event in reported)


def test_an_unknown_simulated_drive_is_wrong_usage(tmp_path: Path) -> None:
    done = run("backup", tmp_path, tmp_path / "drive", "--simulate", "perpetual", check=2)
    assert "archive-8tb-like" in done.stderr
