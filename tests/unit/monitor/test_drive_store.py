"""The history of a drive: how it is thinned, and how it copes with a bad file."""

import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from shingleback.monitor.drive_history import STEPS, ActivitySums, DriveStore
from tests.helpers.at_once import simultaneously
from tests.helpers.patience import PATIENCE_S
from tests.helpers.program import environment

KEY = "Expansion HDD/NA7TEST"
BEGIN = 1_800_000_000 - 1_800_000_000 % 600
DAY = 86_400
YEAR = 365 * DAY


@pytest.fixture
def store(tmp_path: Path) -> Iterator[DriveStore]:
    with closing(DriveStore(tmp_path, KEY)) as store:
        yield store


def file_in(folder: Path) -> Path:
    (file,) = folder.glob("*.sqlite")
    return file


def sums(at: int, written: float = 10.0) -> ActivitySums:
    return ActivitySums(at, 1.0, 2 * written, written, 0.5, 3, 0.25, 0.5, at, 99.0)


def fill(store: DriveStore, begin: int, seconds: int, step: int = 30) -> None:
    """Add half a minute at a time, like a run does."""
    for start in range(begin, begin + seconds, step):
        assert store.add([sums(at) for at in range(start, min(start + step, begin + seconds))], start + step)


# thinning -----------------------------------------------------------------------------------------------------


def test_each_second_is_stored_alone_and_in_two_averages(store: DriveStore) -> None:
    store.add([sums(BEGIN + second, second) for second in range(20)], BEGIN + 20)
    assert [entry.written_bytes for entry in store.sums(1)] == list(range(20))
    assert [(entry.at, entry.written_bytes) for entry in store.sums(10)] == [(BEGIN, 45), (BEGIN + 10, 145)]
    assert store.sums(600) == [ActivitySums(BEGIN, 20.0, 380.0, 190.0, 10.0, 60, 5.0, 10.0, BEGIN + 19, 99.0)]


def test_seconds_are_kept_for_an_hour_tens_for_a_day_and_ten_minutes_forever(store: DriveStore) -> None:
    fill(store, BEGIN, 600)
    store.add([sums(BEGIN + 7_200)], BEGIN + 7_200)
    assert [len(store.sums(step)) for step in STEPS] == [1, 61, 2]
    store.add([sums(BEGIN + 2 * DAY)], BEGIN + 2 * DAY)
    assert [len(store.sums(step)) for step in STEPS] == [1, 1, 3]
    store.add([sums(BEGIN + 5 * YEAR)], BEGIN + 5 * YEAR)
    assert [len(store.sums(step)) for step in STEPS] == [1, 1, 4]


def test_thinning_loses_no_bytes(store: DriveStore) -> None:
    fill(store, BEGIN, 7_200, step=600)
    assert sum(entry.written_bytes for entry in store.sums(600)) == 72_000
    assert sum(entry.seconds for entry in store.sums(600)) == 7_200


def test_only_the_requested_period_is_read(store: DriveStore) -> None:
    store.add([sums(BEGIN + second) for second in range(20)], BEGIN + 20)
    assert [entry.at for entry in store.sums(1, since=BEGIN + 18)] == [BEGIN + 18, BEGIN + 19]


def test_ten_years_of_daily_backups_take_little_space(store: DriveStore, tmp_path: Path) -> None:
    """Each takes half an hour, sampled once a minute here; thinned entries free space for new ones."""
    for day in range(3_650):
        began = BEGIN + day * DAY
        store.add([sums(began + second) for second in range(0, 1_800, 60)], began + 1_800)
    store.close()
    assert file_in(tmp_path).stat().st_size < 2_000_000


# runs and learned data ----------------------------------------------------------------------------------------


def test_runs_come_back_newest_first(store: DriveStore) -> None:
    for began_at, recording in ((1.5, b"first"), (2.5, b"second")):
        store.save_run(store.begin_run(began_at), recording)
    assert [(run.began_at, run.recording) for run in store.runs()] == [(2.5, b"second"), (1.5, b"first")]


def test_a_run_without_a_recording_is_not_listed(store: DriveStore) -> None:
    store.begin_run(1.0)
    assert store.runs() == []


def test_the_newest_runs_are_kept(store: DriveStore) -> None:
    for number in range(50):
        store.save_run(store.begin_run(number), b"%d" % number)
    recordings = [run.recording for run in store.runs()]
    assert recordings == [b"%d" % number for number in range(49, 29, -1)]


def test_learned_data_is_there_the_next_time(tmp_path: Path) -> None:
    for learned in (b"something", b"more"):
        with closing(DriveStore(tmp_path, KEY)) as store:
            store.save_learned(learned)
    with closing(DriveStore(tmp_path, KEY)) as store:
        assert store.learned == b"more"


def test_each_drive_has_its_own_store(tmp_path: Path) -> None:
    with closing(DriveStore(tmp_path, KEY)) as own_store, closing(DriveStore(tmp_path, "another")) as other_store:
        own_store.save_learned(b"something")
        assert other_store.learned is None
    assert len(list(tmp_path.glob("*.sqlite"))) == 2


def test_no_file_name_contains_a_serial_number(store: DriveStore, tmp_path: Path) -> None:
    store.save_learned(b"something")
    assert all("NA7TEST" not in name for name in os.listdir(tmp_path))


# failures -----------------------------------------------------------------------------------------------------


def make_file(folder: Path) -> Path:
    with closing(DriveStore(folder, KEY)) as store:
        fill(store, BEGIN, 600)
        store.save_run(store.begin_run(1.0), b"recording" * 1_000)
    return file_in(folder)


def overwrite(path: Path, offset: int, data: bytes) -> None:
    with open(path, "r+b") as file:
        file.seek(offset)
        file.write(data)


@pytest.mark.parametrize("offset", [0, 60, 4_096, 4_096 * 3], ids=["head", "version", "page", "later page"])
def test_a_damaged_file_is_moved_aside_and_replaced(tmp_path: Path, offset: int) -> None:
    path = make_file(tmp_path)
    overwrite(path, offset, b"\x7f" * 500)
    with closing(DriveStore(tmp_path, KEY)) as store:
        assert store.sums(600) == []
        assert store.add([sums(BEGIN)], BEGIN)
    with closing(DriveStore(tmp_path, KEY)) as store:
        assert len(store.sums(600)) == 1
    assert path.with_suffix(".damaged").exists()


def test_a_file_damaged_while_in_use_causes_no_failure(tmp_path: Path) -> None:
    path = make_file(tmp_path)
    with closing(DriveStore(tmp_path, KEY)) as store:
        os.truncate(path, 4_096)
        store.sums(1)
        store.add([sums(BEGIN + 700)], BEGIN + 700)
        store.save_run(store.begin_run(2.0), b"recording")
    with closing(DriveStore(tmp_path, KEY)) as store:
        assert store.add([sums(BEGIN + 800)], BEGIN + 800)


def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = make_file(tmp_path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    with closing(DriveStore(tmp_path, KEY)) as store:
        assert store.sums(1) == []
        store.save_learned(b"something")
    assert path.read_bytes() == before


def test_without_a_writable_file_nothing_is_stored_and_nothing_fails(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with closing(DriveStore(tmp_path / "file", KEY)) as store:
        store.save_learned(b"something")
    assert (tmp_path / "file").read_text() == "in the way"


def test_a_full_disk_loses_no_earlier_data_and_nothing_fails(tmp_path: Path) -> None:
    """A file size limit gives an equivalent error at the same point."""
    with closing(DriveStore(tmp_path, KEY)) as store:
        store.save_learned(b"something")
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (64 << 10, before[1]))
        try:
            assert not store.save_run(store.begin_run(1.0), b"x" * (1 << 20))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        assert store.learned == b"something"
        assert store.save_run(store.begin_run(2.0), b"x" * (1 << 20))


WRITER = """
import sys
from contextlib import closing
from pathlib import Path
from shingleback.monitor.drive_history import ActivitySums, DriveStore

with closing(DriveStore(Path(sys.argv[1]), sys.argv[2])) as store:
    print("ready", flush=True)
    sys.stdin.readline()
    for second in range(300):
        while not store.add([ActivitySums(1_800_000_000 + second, 1.0, 0.0, 1.0)], 1_800_000_000):
            pass
"""


def test_two_processes_write_at_the_same_time_without_loss(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WRITER, str(tmp_path), KEY]
    writers = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment(), text=True)
        for _ in range(2)
    ]
    for writer in writers:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "ready\n"
    for writer in writers:
        assert writer.stdin is not None
        writer.stdin.write("\n")
        writer.stdin.flush()
    for writer in writers:
        writer.communicate(timeout=PATIENCE_S)
        assert writer.returncode == 0
    with closing(DriveStore(tmp_path, KEY)) as store:
        assert sum(entry.written_bytes for entry in store.sums(600)) == 600


def stores_own_entry(folder: Path) -> bool:
    own_time = BEGIN + 600 * os.getpid()
    for _ in ("writes", "comes again"):
        with closing(DriveStore(folder, KEY)) as store:
            times = [entry.at for entry in store.sums(600)]
            while not store.add([sums(own_time)], BEGIN):
                pass
    return own_time in times


def test_processes_that_create_the_store_at_the_same_time_lose_nothing(tmp_path: Path) -> None:
    assert simultaneously(stores_own_entry, tmp_path) == 0


def test_a_write_refused_by_a_lock_succeeds_later(tmp_path: Path) -> None:
    path = make_file(tmp_path)
    with closing(DriveStore(tmp_path, KEY)) as store, closing(sqlite3.connect(path)) as other_connection:
        other_connection.execute("BEGIN IMMEDIATE")
        assert not store.add([sums(BEGIN + 700)], BEGIN + 700)
        other_connection.execute("COMMIT")
        assert store.add([sums(BEGIN + 700)], BEGIN + 700)
