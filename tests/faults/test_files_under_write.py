"""A database and the disk of a virtual machine that are written to while backups are made."""

import contextlib
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.database_writer import MODES, database_writer
from tests.helpers.patience import wait_until
from tests.helpers.program import events
from tests.helpers.trees import contents

DISK_BYTES = 128 << 20
"""Reading it takes longer than a busy computer lets its writer wait."""
DISK_WRITER = f"""
import os, random, sys
chance = random.Random(1)
disk = os.open(sys.argv[1], os.O_RDWR | os.O_CREAT)
os.write(disk, os.urandom({DISK_BYTES}))
while True:
    os.pwrite(disk, chance.randbytes(4096), chance.randrange({DISK_BYTES} // 4096) * 4096)
"""


@pytest.fixture(params=MODES[:2])
def writers(request: pytest.FixtureRequest, source: Path) -> Iterator[contextlib.ExitStack]:
    """Both programs write until this is closed."""
    with contextlib.ExitStack() as stack:
        disk = source / "disk.img"
        process = stack.enter_context(subprocess.Popen([sys.executable, "-c", DISK_WRITER, disk]))
        stack.callback(process.kill)
        stack.enter_context(database_writer(source / "data.sqlite", request.param))
        wait_until(lambda: disk.exists() and disk.stat().st_size == DISK_BYTES)
        yield stack


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "source"
    folder.mkdir()
    (folder / "letter.txt").write_text("at rest, so every backup has a file")
    return folder


def test_what_is_written_all_the_time_is_named_and_copied_as_soon_as_it_rests(
    writers: contextlib.ExitStack, source: Path, tmp_path: Path
) -> None:
    """One disk cannot be read in one moment, so no half of it is taken for a copy. Its last whole copy stays."""
    target = tmp_path / "backup"
    for _ in range(3):
        result = events("backup", source, target, check=1)[-1]
        assert ("source/disk.img", "changing") in {(item["path"], item["reason"]) for item in result["left_out"]}
        assert not (target / "source" / "disk.img").exists()
    writers.close()

    assert events("backup", source, target, check=0)[-1]["left_out"] == []

    copied, expected = contents(target / "source"), contents(source)
    memory_of_programs = b"data.sqlite-shm"  # mapped, and made anew by each program that opens the database
    assert {name: copied.get(name) for name in expected if name != memory_of_programs} == {
        name: content for name, content in expected.items() if name != memory_of_programs
    }
    with sqlite3.connect(target / "source" / "data.sqlite") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
