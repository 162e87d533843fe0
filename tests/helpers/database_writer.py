"""A program that writes to a SQLite database all the time, and a check of a copy of it."""

import contextlib
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.helpers.patience import wait_until

MODES = ("WAL", "DELETE", "TRUNCATE", "PERSIST")
"""SQLite's journal modes that keep a file beside the database: https://www.sqlite.org/pragma.html#pragma_journal_mode"""

_PROGRAM = """
import random, sqlite3, sys, time
path, mode, rest_s, cached_pages = sys.argv[1], sys.argv[2], float(sys.argv[3]), sys.argv[4]
chance = random.Random(1)
database = sqlite3.connect(path, isolation_level=None)
database.execute("PRAGMA journal_mode=" + mode)
database.execute("PRAGMA synchronous=OFF")
database.execute("PRAGMA cache_size=" + cached_pages)  # a large transaction spills what does not fit
database.execute("CREATE TABLE entries (id INTEGER PRIMARY KEY, number INTEGER, content BLOB)")
database.execute("CREATE INDEX numbers ON entries (number)")
while True:
    database.execute("BEGIN")
    for _ in range(20):
        row = (chance.randrange(3000), chance.randrange(10**6), chance.randbytes(chance.randrange(600)))
        database.execute("INSERT OR REPLACE INTO entries VALUES (?, ?, ?)", row)
    database.execute("COMMIT")
    time.sleep(rest_s)
"""


@contextlib.contextmanager
def database_writer(path: Path, mode: str, *, rest_s: float = 0.0, cached_pages: int = 2000) -> Iterator[None]:
    """Run a program that writes transactions to the database `path`. It rests for `rest_s` after each."""
    writer = subprocess.Popen([sys.executable, "-c", _PROGRAM, path, mode, str(rest_s), str(cached_pages)])
    try:
        wait_until(lambda: path.exists() and path.stat().st_size > 4096)
        yield
    finally:
        writer.kill()
        writer.wait()


def faults_of(path: Path) -> list[str]:
    """Return what SQLite finds wrong with a database; nothing is written beside it."""
    with tempfile.TemporaryDirectory() as folder:
        for file in path.parent.glob(path.name + "*"):
            shutil.copy(file, folder)
        try:
            with contextlib.closing(sqlite3.connect(Path(folder, path.name))) as database:
                lines = database.execute("PRAGMA integrity_check").fetchall()
        except sqlite3.DatabaseError as error:
            return [str(error)]
    return [line for (line,) in lines if line != "ok"]
