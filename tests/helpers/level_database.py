"""A program that writes files in the order of LevelDB (https://github.com/google/leveldb/blob/main/doc/impl.md).

The contents are simple: a table has the keys that its name tells, and each line of the manifest adds tables, removes
tables, or tells the oldest log that is needed.
"""

import os
from pathlib import Path
from random import Random


class LevelDatabase:
    """Writes numbers; each is in a log first, and in a table when the log is full.

    Attributes:
        written: how many numbers there are.
    """

    def __init__(self, folder: Path, chance: Random, *, numbers_of_a_log: int = 8) -> None:
        self.written = 0
        self.folder = folder
        self._chance = chance
        self._numbers_of_a_log = numbers_of_a_log
        self._next = 1
        self._in_log = 0
        self._tables: list[tuple[int, int, int]] = []
        folder.mkdir()
        self._manifest = self._new_name("MANIFEST-{:06}")
        (folder / self._manifest).touch()
        self._log = self._new_name("{:06}.log")
        (folder / self._log).touch()
        self._edit(f"log {self._log}")
        self._make_current()

    def write(self) -> None:
        self.written += 1
        with (self.folder / self._log).open("a") as log:
            log.write(f"{self.written}\n")
        self._in_log += 1
        if self._in_log == self._numbers_of_a_log:
            self._flush()
            if len(self._tables) > 4:
                self._compact()

    def _new_name(self, pattern: str) -> str:
        self._next += 1
        return pattern.format(self._next - 1)

    def _edit(self, *lines: str) -> None:
        with (self.folder / self._manifest).open("a") as manifest:
            manifest.write("; ".join(lines) + "\n")

    def _make_current(self) -> None:
        temporary = self.folder / self._new_name("{:06}.dbtmp")
        temporary.write_text(f"{self._manifest}\n")
        temporary.rename(self.folder / "CURRENT")

    def _flush(self) -> None:
        """Make a table of the log, begin another one, and remove the old one."""
        old = self._log
        self._log, self._in_log = self._new_name("{:06}.log"), 0
        (self.folder / self._log).touch()
        table = self._make_table(self.written - self._numbers_of_a_log + 1, self.written)
        self._edit(f"log {self._log}", f"add {table}")
        (self.folder / old).unlink()

    def _make_table(self, first: int, last: int) -> str:
        name = self._new_name("{:06}.ldb")
        self._tables.append((int(name[:6]), first, last))
        (self.folder / name).write_text(f"{first} {last}\n".ljust(2000))
        return name

    def _compact(self) -> None:
        """Merge all tables into one, and remove them; sometimes begin a new manifest, too."""
        old, self._tables = self._tables, []
        table = self._make_table(1, max(last for _, _, last in old))
        if self._chance.random() < 0.3:
            before = self._manifest
            self._manifest = self._new_name("MANIFEST-{:06}")
            self._edit(f"log {self._log}", f"add {table}")
            self._make_current()
            (self.folder / before).unlink()
        else:
            self._edit(*(f"remove {number:06}.ldb" for number, _, _ in old), f"add {table}")
        for number, _, _ in old:
            (self.folder / f"{number:06}.ldb").unlink()


def count_in(folder: Path) -> int:
    """Return how many numbers a program finds in a copy. Raises OSError or ValueError if it is damaged."""
    manifest = (folder / "CURRENT").read_text().strip()
    tables: set[str] = set()
    oldest_log = ""
    for line in (folder / manifest).read_text().splitlines():
        for edit in line.split("; "):
            kind, name = edit.split(" ")
            if kind == "log":
                oldest_log = name
            elif kind == "add":
                tables.add(name)
            else:
                tables.remove(name)
    numbers: set[int] = set()
    for name in tables:
        first, last = map(int, (folder / name).read_text().split())
        numbers.update(range(first, last + 1))
    logs = sorted(name for name in os.listdir(folder) if name.endswith(".log") and name >= oldest_log)
    if oldest_log not in logs:
        raise ValueError(oldest_log)
    for name in logs:
        numbers.update(map(int, (folder / name).read_text().splitlines()))
    if numbers != set(range(1, len(numbers) + 1)):
        raise ValueError(numbers)
    return len(numbers)
