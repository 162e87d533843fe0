"""The computer's own disk is small or full: here the folder of the program's cache is on a small tmpfs."""

import os
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.helpers.program import events, run
from tests.helpers.trees import contents, write

pytestmark = pytest.mark.device
SIZE_MIB = 6
LOG_BYTES = 4_000_000


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    if os.geteuid() != 0:
        pytest.skip("needs root, to mount a tmpfs")
    point = tmp_path / "small"
    point.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE_MIB}m", "tmpfs", point], check=True)
    monkeypatch.setenv("XDG_CACHE_HOME", str(point))
    yield point
    subprocess.run(["umount", point], check=True)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    (tmp_path / "home").mkdir()
    with closing(sqlite3.connect(tmp_path / "home" / "mail.sqlite")) as opened:
        opened.execute("PRAGMA journal_mode=WAL")
        opened.execute("PRAGMA wal_autocheckpoint=0")
        opened.execute("CREATE TABLE mail (text)")
        yield opened


def test_a_database_whose_log_does_not_fit_there_is_named_and_keeps_its_copy(
    cache: Path, database: sqlite3.Connection, tmp_path: Path
) -> None:
    home, place = tmp_path / "home", tmp_path / "backup"
    events("backup", home, place, check=0)
    before = contents(place / "home")
    with database:
        database.execute("INSERT INTO mail VALUES (randomblob(?))", (LOG_BYTES,))
    write(home / "letter", b"Dear")

    told = run("backup", home, place, check=1)

    assert told.stderr.splitlines()[-1].strip() == (
        "skipped: home/mail.sqlite (the computer's own disk has too little space to copy this database safely, so its"
        " last copy stays in the backup)"
    )
    assert contents(place / "home") == before | {b"letter": b"Dear"}
    assert [path.name for path in cache.iterdir()] == ["shingleback"]
    with database:
        database.execute("DELETE FROM mail")
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert events("backup", home, place, check=0)[-1]["left_out"] == []


def test_a_full_disk_ends_the_run_with_one_sentence_and_the_next_one_goes_on(cache: Path, tmp_path: Path) -> None:
    home, place = tmp_path / "home", tmp_path / "backup"
    write(home / "photo", b"lake")
    events("backup", home, place, check=0)
    before = contents(place / "home")
    write(home / "letter", b"Dear")
    room = os.statvfs(cache)
    write(cache / "film", bytes(room.f_bavail * room.f_bsize))

    told = run("backup", home, place, check=70)

    assert told.stderr.splitlines()[-1].startswith(
        "The program could not read or save its own data on this computer's disk"
    )
    assert contents(place / "home") == before
    (cache / "film").unlink()
    events("backup", home, place, check=0)
    assert contents(place / "home") == contents(home)
