"""A database and the disk of a virtual machine that are written to while backups are made."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.patience import wait_until
from tests.helpers.program import events
from tests.helpers.trees import contents

DISK_BYTES = 32 << 20
WRITER = f"""
import os, random, sqlite3, sys, threading
folder, mode = sys.argv[1:]
chance = random.Random(1)

def write_to_disk(disk):
    while True:
        os.pwrite(disk, chance.randbytes(4096), chance.randrange({DISK_BYTES} // 4096) * 4096)

disk = os.open(folder + "/disk.img", os.O_RDWR | os.O_CREAT)
os.write(disk, os.urandom({DISK_BYTES}))
threading.Thread(target=write_to_disk, args=[disk], daemon=True).start()
database = sqlite3.connect(folder + "/data.sqlite", isolation_level=None)
database.execute("PRAGMA journal_mode=" + mode)
database.execute("PRAGMA synchronous=OFF")
database.execute("CREATE TABLE entries (id INTEGER PRIMARY KEY, number INTEGER, content BLOB)")
database.execute("CREATE INDEX numbers ON entries (number)")
while True:
    database.execute("BEGIN")
    for _ in range(20):
        row = (chance.randrange(3000), chance.randrange(10**6), chance.randbytes(chance.randrange(600)))
        database.execute("INSERT OR REPLACE INTO entries VALUES (?, ?, ?)", row)
    database.execute("COMMIT")
"""


@pytest.fixture(params=["WAL", "DELETE"])
def writer(request: pytest.FixtureRequest, source: Path) -> Iterator["subprocess.Popen[bytes]"]:
    process = subprocess.Popen([sys.executable, "-c", WRITER, source, request.param])
    wait_until((source / "data.sqlite").exists)
    yield process
    process.kill()
    process.wait()


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "source"
    folder.mkdir()
    (folder / "letter.txt").write_text("at rest, so every backup has a file")
    return folder


def test_what_is_written_all_the_time_is_named_and_copied_as_soon_as_it_rests(
    writer: "subprocess.Popen[bytes]", source: Path, tmp_path: Path
) -> None:
    """One disk cannot be read in one moment, so no half of it is taken for a copy. Its last whole copy stays."""
    target = tmp_path / "backup"
    for _ in range(3):
        result = events("backup", source, target, check=1)[-1]
        assert ("source/disk.img", "changing") in {(item["path"], item["reason"]) for item in result["left_out"]}
        assert not (target / "source" / "disk.img").exists()
    writer.kill()
    writer.wait()

    assert events("backup", source, target, check=0)[-1]["left_out"] == []

    copied, expected = contents(target / "source"), contents(source)
    memory_of_programs = b"data.sqlite-shm"  # mapped, and made anew by each program that opens the database
    assert {name: copied.get(name) for name in expected if name != memory_of_programs} == {
        name: content for name, content in expected.items() if name != memory_of_programs
    }
    with sqlite3.connect(target / "source" / "data.sqlite") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
