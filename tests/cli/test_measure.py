"""`test`: the whole command on a real filesystem, stopped and killed; its field names are a promise to scripts."""

import json
import os
import random
import signal
import time
from pathlib import Path

import pytest

from shingleback.measuring.areas import FOLDER, MeasurementNotes
from shingleback.store.private_files import Paths
from tests.helpers.memory import on_disk  # noqa: F401 (a fixture)
from tests.helpers.patience import PATIENCE_S, wait_until
from tests.helpers.program import children_of, events, run, running, send_command, wait_for_event

LAST = {"event", "command", "outcome", "exit_code", "why", "values", "message", "destination"}
SMALL = ("--budget", "600M")


@pytest.fixture
def place(tmp_path: Path) -> Path:
    folder = tmp_path / "drive"
    folder.mkdir()
    (folder / "photo").write_bytes(b"mine")
    return folder


def remaining_files(place: Path) -> list[str]:
    return sorted(str(path.relative_to(place)) for path in place.rglob("*"))


def test_the_field_names_of_the_stream(place: Path) -> None:
    reported = events("test", place, "random-read", "small-files", *SMALL, check=0)

    assert reported[1]["event"] == "measure_planned"
    assert reported[1]["tests"] == ["random-read", "small-files"]
    assert reported[1]["written_bytes"] <= 600_000_000
    result = reported[-1]
    assert set(result) == LAST | {"is_dry_run", "measurement", "earlier", "is_kept", "is_write_cache_reset"}
    assert result["measurement"]["random_read_s"] > 0
    assert 0 < result["measurement"]["fill_part"] < 1
    assert result["measurement"]["written_bytes"] <= reported[1]["written_bytes"]
    assert remaining_files(place) == ["photo"]


def test_a_dry_run_only_reports_the_plan(place: Path) -> None:
    text = run("test", place, "--dry-run", check=0).stdout
    assert "Nothing else on the drive is changed" in text
    assert remaining_files(place) == ["photo"]


def test_the_figures_are_written_to_the_requested_files(place: Path, tmp_path: Path) -> None:
    csv, shared = tmp_path / "figures.csv", tmp_path / "shared.json"
    run("test", place, "random-read", *SMALL, "--export", csv, "--share", shared, check=0)
    assert csv.read_text().startswith("test,at,value,unit\n")
    shared_text = shared.read_text()
    assert json.loads(shared_text)["measurement"]["measured_at"] == ""
    assert str(place) not in shared_text


@pytest.mark.parametrize(
    ("arguments", "why"), [(("--budget", "1M"), "test-needs-budget"), (("--budget", "9G", "--export", "/no/x"), "")]
)
def test_an_impossible_test_is_refused_before_anything_is_written(
    place: Path, arguments: tuple[str, ...], why: str
) -> None:
    result = events("test", place, *arguments, check=2)[-1]
    assert result["why"] == (why or "target-unwritable")
    assert result["message"]
    assert remaining_files(place) == ["photo"]


@pytest.mark.parametrize("name", ["", "missing/shared.json"])
def test_a_file_that_cannot_be_written_is_refused_with_the_reason(place: Path, tmp_path: Path, name: str) -> None:
    """Before the measurement, which may take a day."""
    result = events("test", place, "random-read", *SMALL, "--share", tmp_path / name, check=2)[-1]

    assert (result["why"], result["measurement"]) == ("target-unwritable", None)
    assert result["values"]["detail"]
    assert remaining_files(place) == ["photo"]


def test_figures_that_cannot_be_written_at_the_end_are_reported_anyway(place: Path, tmp_path: Path) -> None:
    folder = tmp_path / "gone by then"
    folder.mkdir()
    with running("test", place, "random-read", *SMALL, "--share", folder / "shared.json") as process:
        wait_for_event(process, "measure_planned")
        folder.rmdir()
        result = wait_for_event(process, "finished")

    assert (result["exit_code"], result["why"]) == (2, "target-unwritable")
    assert result["measurement"]["random_read_s"] > 0


def test_a_dead_process_is_reported_with_a_sentence_about_measuring(place: Path) -> None:
    with running("test", place, "map", "--budget", "700M", is_looked_at=True) as process:
        wait_for_event(process, "progress")
        (worker,) = children_of(process.pid)
        os.kill(worker, signal.SIGKILL)
        result = wait_for_event(process, "finished")

    assert (result["exit_code"], result["why"]) == (70, "test-process-ended")
    assert "backup" not in result["message"]


def test_a_missing_destination_is_named(tmp_path: Path) -> None:
    assert events("test", tmp_path / "nothing", check=2)[-1]["why"] == "destination-missing"


def test_a_measurement_stops_in_the_middle_of_a_test_and_leaves_nothing(place: Path) -> None:
    with running("test", place, "idle", *("--budget", "2G")) as process:
        while wait_for_event(process, "progress")["current"] != "idle":
            pass
        send_command(process, "cancel")
        result = wait_for_event(process, "finished")
        assert process.wait(PATIENCE_S) == 130
    assert result["outcome"] == "canceled"
    assert remaining_files(place) == ["photo"]
    assert MeasurementNotes(Paths.of_user().test_places_folder).noted() == []


def test_nothing_is_left_after_the_next_start_wherever_a_measurement_was_killed(place: Path) -> None:
    chance = random.Random(1)
    for _ in range(10):
        with running("test", place, "small-files", "random-read", *SMALL) as process:
            wait_for_event(process, "measure_planned")
            time.sleep(chance.uniform(0, 0.8))  # any moment will do
            process.send_signal(signal.SIGKILL)
            process.wait(PATIENCE_S)
        wait_until(lambda: is_clean_after_start(place))  # a child of the killed process may still be running


def is_clean_after_start(place: Path) -> bool:
    run("history", check=0)
    return remaining_files(place) == ["photo"]


def test_a_second_measurement_is_refused_while_one_runs(place: Path) -> None:
    with running("test", place, "idle", *("--budget", "2G")) as process:
        while wait_for_event(process, "progress")["current"] != "idle":
            pass
        assert events("test", place, "random-read", *SMALL, check=2)[-1]["why"] == "test-running"
        assert (place / FOLDER).exists()
        send_command(process, "cancel")
        wait_for_event(process, "finished")
