"""The history of earlier runs; losing it harms nothing."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from shingleback.domain.destination import KnownPlace, VolumeFolder
from shingleback.protocol.events import decode
from shingleback.protocol.result_items import Item
from shingleback.protocol.results import BackupFinished, CheckFinished, EjectFinished
from shingleback.store.run_history import RunHistory
from tests.helpers.at_once import simultaneously


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "state" / "history.sqlite"


@pytest.fixture
def history(file: Path) -> Iterator[RunHistory]:
    history = RunHistory(file)
    yield history
    history.close()


def backup(destination: str, left_out: int = 0) -> BackupFinished:
    items = [Item(path=f"{number}", reason="vanished") for number in range(left_out)]
    return BackupFinished(outcome="done", exit_code=0, destination=destination, left_out=items, left_out_count=left_out)


def destinations(history: RunHistory, count: int = 10, *names: str) -> list[str]:
    results = [decode(bytes(run)) for run in history.newest(count, *names)]
    return [result.destination for result in results if isinstance(result, BackupFinished)]


def latest_backup_at(history: RunHistory, name: str) -> str:
    """The backup that was last seen at a destination."""
    return next((destination.backup for destination in history.places() if destination.name == name), "")


def test_results_are_returned_newest_first(history: RunHistory) -> None:
    results: list[BackupFinished | CheckFinished | EjectFinished] = [
        backup("/drive"),
        CheckFinished(command="verify", outcome="done", exit_code=0, started_at="2026-03-01T12:00:00+01:00"),
        EjectFinished(outcome="done", exit_code=0, safe_to_unplug=True),
    ]
    for result in results:
        history.add(result)

    assert [decode(bytes(run)) for run in history.newest(10)] == results[::-1]


def test_at_most_the_requested_number_of_results_is_returned(history: RunHistory) -> None:
    for number in range(5):
        history.add(backup(f"/{number}"))

    assert destinations(history, 2) == ["/4", "/3"]
    assert destinations(history, 0) == []


def test_results_can_be_filtered_by_destination(history: RunHistory) -> None:
    for destination in ("/one", "/two", "/one"):
        history.add(backup(destination))

    assert destinations(history, 10, "/one") == ["/one", "/one"]


def test_a_long_list_of_files_is_cut_but_the_count_stays(history: RunHistory) -> None:
    history.add(backup("/drive", left_out=1_500))

    result = decode(bytes(history.newest(1)[0]))
    assert isinstance(result, BackupFinished)
    assert (len(result.left_out), result.left_out_count) == (1_000, 1_500)


def test_the_history_survives_a_restart(history: RunHistory, file: Path) -> None:
    history.add(backup("/drive"))
    history.remember_place("/drive", "identity")
    history.close()

    next_history = RunHistory(file)
    assert (destinations(next_history), latest_backup_at(next_history, "/drive")) == (["/drive"], "identity")
    next_history.close()


def test_a_destination_has_the_backup_that_was_last_seen_there(history: RunHistory) -> None:
    assert latest_backup_at(history, "/drive") == ""

    history.remember_place("/drive", "first")
    history.remember_place("/drive", "second")
    history.remember_place("/other", "third")

    assert latest_backup_at(history, "/drive") == "second"


def test_a_result_can_be_stored_under_the_name_of_its_destination(history: RunHistory) -> None:
    result = backup("/media/me/Backup1")
    history.add(result, "/media/me/Backup")
    assert destinations(history, 10, "/media/me/Backup1") == []
    assert history.named_results(10, "/media/me/Backup", "/other") == [("/media/me/Backup", result)]


def test_two_backups_in_rotation_stay_known_with_their_locations(history: RunHistory) -> None:
    history.remember_place("/drive", "first", VolumeFolder("1111", "/"))
    history.remember_place("/drive", "second")
    history.remember_place("/drive", "first", VolumeFolder("2222", "/"))
    assert history.places() == [
        KnownPlace("/drive", "first", VolumeFolder("2222", "/")),
        KnownPlace("/drive", "second", None),
    ]


def test_the_drives_on_which_a_backup_was_seen_stay_known(history: RunHistory) -> None:
    for drive in ("WD/1", "WD/2", "WD/1"):
        history.remember_drive("identity", drive)
    assert history.drives_of("identity") == {"WD/1", "WD/2"}
    assert history.drives_of("another") == frozenset()


def test_two_programs_may_use_the_history_at_the_same_time(history: RunHistory, file: Path) -> None:
    second_history = RunHistory(file)
    second_history.add(backup("/from the other"))
    history.add(backup("/from this one"))

    assert destinations(history) == destinations(second_history) == ["/from this one", "/from the other"]
    second_history.close()


def use(history: RunHistory) -> None:
    """Calls the usual methods, none of which may fail."""
    history.add(backup("/drive"))
    history.remember_place("/drive", "identity")
    latest_backup_at(history, "/drive")
    history.newest(3)
    history.close()


def test_a_file_that_is_no_database_is_moved_aside_and_replaced(file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes(b"my own notes" * 100)

    use(RunHistory(file))

    assert file.with_suffix(".damaged").read_bytes() == b"my own notes" * 100
    with closing(RunHistory(file)) as history:
        assert latest_backup_at(history, "/drive") == "identity"


@pytest.mark.parametrize("destination", ["/proc/nowhere/history.sqlite", "/dev/null/history.sqlite"])
def test_an_unwritable_path_is_no_failure(destination: str) -> None:
    use(RunHistory(Path(destination)))


def test_a_later_damaged_database_is_no_failure(history: RunHistory, file: Path) -> None:
    for number in range(200):
        history.add(backup(f"/{number}", left_out=20))
    with file.open("r+b") as raw:
        raw.seek(4096)
        raw.write(b"\xff" * (file.stat().st_size - 4096))

    next_history = RunHistory(file)
    assert next_history.newest(300) == []
    use(next_history)


def test_a_locked_database_is_no_failure(file: Path) -> None:
    waiting = RunHistory(file, patience_s=0.01)
    holder = sqlite3.Connection(file)
    holder.execute("BEGIN EXCLUSIVE")

    waiting.add(backup("/drive"))
    holder.close()

    assert waiting.newest(3) == []
    assert not waiting.has_failed
    waiting.close()


def test_an_unreadable_history_is_not_mistaken_for_an_empty_one(history: RunHistory, file: Path) -> None:
    history.add(backup("/drive"))
    first = RunHistory(file, patience_s=0.01)
    with closing(sqlite3.connect(file)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        assert first.newest(3) == []
        second = RunHistory(file, patience_s=0.01)
    assert first.has_failed
    assert second.has_failed
    first.close()
    second.close()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write to everything")
def test_a_read_only_database_can_be_read(history: RunHistory, file: Path) -> None:
    history.add(backup("/drive"))
    file.chmod(0o400)

    next_history = RunHistory(file)
    next_history.add(backup("/other"))

    assert destinations(next_history) == ["/drive"]
    next_history.close()


def test_a_result_is_stored_as_it_was_encoded(history: RunHistory) -> None:
    history.add(backup("/drive"))

    (run,) = history.newest(1)
    assert isinstance(run, msgspec.Raw)
    assert not bytes(run).endswith(b"\n")


def keeps_own_backup(folder: Path) -> bool:
    path, destination = folder / "history.sqlite", str(os.getpid())
    for _ in ("writes", "comes again"):
        with closing(RunHistory(path)) as history:
            latest = latest_backup_at(history, destination)
            history.remember_place(destination, "a backup")
    return latest == "a backup"


def test_processes_that_create_the_history_at_the_same_time_all_keep_their_entries(tmp_path: Path) -> None:
    assert simultaneously(keeps_own_backup, tmp_path) == 0
