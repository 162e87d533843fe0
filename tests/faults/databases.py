"""SQLite databases in a source: states that a crash leaves, and a program that writes during backups.

This code imports nothing of the program. Each transaction inserts the next number and adds it to a total, so a database
that is damaged, or whose log is of another moment, is noticed even where SQLite finds nothing wrong.
"""

import contextlib
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

MODES: Final = ("WAL", "DELETE", "TRUNCATE", "PERSIST")
LIVE: Final = "live"
"""The folder of the source in which a program writes during backups."""
_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS entries (number INTEGER PRIMARY KEY, content BLOB);
CREATE TABLE IF NOT EXISTS total (sum INTEGER);
INSERT INTO total SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM total);
"""
_LIVE_PROGRAM: Final = """
import sys, time
from pathlib import Path
from random import Random
from tests.faults.databases import MODES, fill, opened, transact
folder, rest_s = Path(sys.argv[1]), float(sys.argv[2])
chance = Random(sys.argv[3])
databases = [opened(folder / mode, mode) for mode in MODES]
for database in databases:
    fill(database, chance)
print("begun", flush=True)
while True:
    transact(chance.choice(databases), chance)
    time.sleep(rest_s)
"""


def opened(path: Path, mode: str) -> sqlite3.Connection:
    """Open a database, which is made if it is missing. A large transaction spills what its small cache cannot hold."""
    database = sqlite3.connect(path, isolation_level=None)
    database.execute(f"PRAGMA journal_mode={mode}")
    database.execute("PRAGMA synchronous=OFF")
    database.execute("PRAGMA cache_size=10")
    database.execute("PRAGMA wal_autocheckpoint=20")
    database.executescript(_SCHEMA)
    return database


def fill(database: sqlite3.Connection, chance: random.Random) -> None:
    """Make a database large enough that reading it takes some time, if it is new."""
    if database.execute("SELECT 1 FROM entries").fetchone():
        return
    rows = [(number, chance.randbytes(3000)) for number in range(1, 201)]
    database.execute("BEGIN")
    database.executemany("INSERT INTO entries VALUES (?, ?)", rows)
    database.execute("UPDATE total SET sum = ?", (sum(number for number, _ in rows),))
    database.execute("COMMIT")


def transact(database: sqlite3.Connection, chance: random.Random, *, ends: bool = True) -> None:
    """Make one transaction; without `ends`, it stays open."""
    database.execute("BEGIN IMMEDIATE")
    (number,) = database.execute("SELECT coalesce(max(number), 0) + 1 FROM entries").fetchone()
    database.execute("INSERT INTO entries VALUES (?, ?)", (number, chance.randbytes(chance.choice((10, 300, 9000)))))
    database.execute("UPDATE total SET sum = sum + ?", (number,))
    older = chance.randrange(number) + 1
    database.execute(
        "UPDATE entries SET content = ? WHERE number >= ?", (chance.randbytes(900), max(older, number - 20))
    )
    if ends:
        database.execute("COMMIT")


def leave_after_crash(path: Path, chance: random.Random) -> None:
    """Make some transactions in a process that then dies, perhaps within one: its logs stay."""
    mode, count, is_open = chance.choice(MODES), chance.randrange(1, 6), chance.random() < 0.5
    seed = chance.random()
    pid = os.fork()
    if not pid:
        try:
            database, own_chance = opened(path, mode), random.Random(seed)
            for _ in range(count):
                transact(database, own_chance)
            if is_open:
                transact(database, own_chance, ends=False)
        finally:
            os._exit(0)
    os.waitpid(pid, 0)


@contextlib.contextmanager
def writing(folder: Path, seed: str, rest_s: float = 0.004) -> Iterator[None]:
    """Write to a database in each journal mode, and end as in a crash."""
    folder.mkdir(exist_ok=True)
    command = [sys.executable, "-c", _LIVE_PROGRAM, str(folder), str(rest_s), seed]
    root = Path(__file__).parents[2]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=root) as writer:
        assert writer.stdout is not None
        writer.stdout.readline()
        try:
            yield
        finally:
            writer.kill()


def problems_of(folder: Path) -> list[str]:
    """Return what is wrong with the databases in a folder; nothing is written there."""
    problems = []
    for path in sorted(folder.glob("*")) if folder.is_dir() else ():
        if path.name in MODES:
            problems += [f"{path.name}: {problem}" for problem in _problems_of(path)]
    return problems


def _problems_of(path: Path) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        for file in path.parent.glob(f"{path.name}*"):
            shutil.copy(file, folder)
        try:
            with contextlib.closing(sqlite3.connect(Path(folder, path.name))) as database:
                lines = [line for (line,) in database.execute("PRAGMA integrity_check") if line != "ok"]
                if not database.execute("SELECT 1 FROM sqlite_master WHERE name = 'total'").fetchone():
                    return lines
                count, last = database.execute("SELECT count(*), coalesce(max(number), 0) FROM entries").fetchone()
                total = sum(row[0] for row in database.execute("SELECT sum FROM total"))
        except sqlite3.DatabaseError as error:
            return [str(error)]
    is_whole = count == last and total == last * (last + 1) // 2
    return lines if is_whole else [*lines, f"{count} entries up to {last} with the total {total}"]
