"""What is remembered of earlier runs, and that forgetting it harms nothing."""

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
from tests.helpers.at_once import at_once


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
    words = [decode(bytes(run)) for run in history.newest(count, *names)]
    return [result.destination for result in words if isinstance(result, BackupFinished)]


def backup_at(history: RunHistory, name: str) -> str:
    """The one that was seen there last."""
    return next((place.backup for place in history.places() if place.name == name), "")


def test_final_words_are_given_back_newest_first(history: RunHistory) -> None:
    words: list[BackupFinished | CheckFinished | EjectFinished] = [
        backup("/drive"),
        CheckFinished(command="verify", outcome="done", exit_code=0, started_at="2026-03-01T12:00:00+01:00"),
        EjectFinished(outcome="done", exit_code=0, safe_to_unplug=True),
    ]
    for result in words:
        history.add(result)

    assert [decode(bytes(run)) for run in history.newest(10)] == words[::-1]


def test_as_many_are_given_as_were_asked_for(history: RunHistory) -> None:
    for number in range(5):
        history.add(backup(f"/{number}"))

    assert destinations(history, 2) == ["/4", "/3"]
    assert destinations(history, 0) == []


def test_those_of_one_place_can_be_asked_for(history: RunHistory) -> None:
    for place in ("/one", "/two", "/one"):
        history.add(backup(place))

    assert destinations(history, 10, "/one") == ["/one", "/one"]


def test_a_long_list_of_files_is_cut_and_the_count_stays(history: RunHistory) -> None:
    history.add(backup("/drive", left_out=1_500))

    result = decode(bytes(history.newest(1)[0]))
    assert isinstance(result, BackupFinished)
    assert (len(result.left_out), result.left_out_count) == (1_000, 1_500)


def test_it_is_there_again_the_next_time(history: RunHistory, file: Path) -> None:
    history.add(backup("/drive"))
    history.remember_place("/drive", "identity")
    history.close()

    again = RunHistory(file)
    assert (destinations(again), backup_at(again, "/drive")) == (["/drive"], "identity")
    again.close()


def test_a_place_has_the_backup_that_was_seen_there_last(history: RunHistory) -> None:
    assert backup_at(history, "/drive") == ""

    history.remember_place("/drive", "first")
    history.remember_place("/drive", "second")
    history.remember_place("/other", "third")

    assert backup_at(history, "/drive") == "second"


def test_what_is_told_of_a_place_can_be_kept_under_its_name(history: RunHistory) -> None:
    result = backup("/media/me/Backup1")
    history.add(result, "/media/me/Backup")
    assert destinations(history, 10, "/media/me/Backup1") == []
    assert history.named_results(10, "/media/me/Backup", "/other") == [("/media/me/Backup", result)]


def test_two_backups_that_take_turns_at_a_place_stay_known_and_where_each_was(history: RunHistory) -> None:
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


def test_two_programs_may_have_it_open(history: RunHistory, file: Path) -> None:
    other = RunHistory(file)
    other.add(backup("/from the other"))
    history.add(backup("/from this one"))

    assert destinations(history) == destinations(other) == ["/from this one", "/from the other"]
    other.close()


def use(history: RunHistory) -> None:
    """Everything that can be asked of one: nothing fails."""
    history.add(backup("/drive"))
    history.remember_place("/drive", "identity")
    backup_at(history, "/drive")
    history.newest(3)
    history.close()


def test_a_file_that_is_no_database_is_put_aside_and_history_goes_on(file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes(b"my own notes" * 100)

    use(RunHistory(file))

    assert file.with_suffix(".damaged").read_bytes() == b"my own notes" * 100
    with closing(RunHistory(file)) as history:
        assert backup_at(history, "/drive") == "identity"


@pytest.mark.parametrize("place", ["/proc/nowhere/history.sqlite", "/dev/null/history.sqlite"])
def test_a_place_that_takes_nothing_is_no_failure(place: str) -> None:
    use(RunHistory(Path(place)))


def test_a_database_that_was_damaged_later_is_no_failure(history: RunHistory, file: Path) -> None:
    for number in range(200):
        history.add(backup(f"/{number}", left_out=20))
    with file.open("r+b") as raw:
        raw.seek(4096)
        raw.write(b"\xff" * (file.stat().st_size - 4096))

    again = RunHistory(file)
    assert again.newest(300) == []
    use(again)


def test_a_database_that_another_program_holds_is_no_failure(file: Path) -> None:
    waiting = RunHistory(file, patience_s=0.01)
    holder = sqlite3.Connection(file)
    holder.execute("BEGIN EXCLUSIVE")

    waiting.add(backup("/drive"))
    holder.close()

    assert waiting.newest(3) == []
    assert not waiting.has_failed
    waiting.close()


def test_what_cannot_be_read_just_now_is_not_taken_for_nothing(history: RunHistory, file: Path) -> None:
    history.add(backup("/drive"))
    before = RunHistory(file, patience_s=0.01)
    with closing(sqlite3.connect(file)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        assert before.newest(3) == []
        late = RunHistory(file, patience_s=0.01)
    assert before.has_failed
    assert late.has_failed
    before.close()
    late.close()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write to everything")
def test_a_database_that_may_only_be_read_is_read(history: RunHistory, file: Path) -> None:
    history.add(backup("/drive"))
    file.chmod(0o400)

    again = RunHistory(file)
    again.add(backup("/other"))

    assert destinations(again) == ["/drive"]
    again.close()


def test_a_final_word_is_kept_as_it_was_told(history: RunHistory) -> None:
    history.add(backup("/drive"))

    (run,) = history.newest(1)
    assert isinstance(run, msgspec.Raw)
    assert not bytes(run).endswith(b"\n")


def keeps(folder: Path) -> bool:
    path, place = folder / "history.sqlite", str(os.getpid())
    for _ in ("writes", "comes again"):
        with closing(RunHistory(path)) as history:
            found = backup_at(history, place)
            history.remember_place(place, "a backup")
    return found == "a backup"


def test_processes_that_make_it_at_the_same_instant_all_keep_what_they_tell(tmp_path: Path) -> None:
    assert at_once(keeps, tmp_path) == 0
