"""How time and memory grow with the number of files and of versions.

    python -m tests.benchmarks growth [--files 10000,100000] [--versions 2,20] [--filesystem btrfs] [--json FILE]
        [--disk DIR]

Each count of files is combined with each count of versions. Times are seconds of CPU of all processes of a command,
which other programs on the machine change little. The files have 20 bytes, so that what counts is their number.
Runs before the last one change a hundredth of the files each. Needs root.
"""

import argparse
import contextlib
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from tests.benchmarks.ground import CannotRunError, fresh_filesystem, memory_folder, needs_root
from tests.benchmarks.machine import facts
from tests.benchmarks.memory import peak_of
from tests.benchmarks.tools import VoidError, cpu_of_children_s, environment
from tests.benchmarks.trees import MB
from tests.helpers import program

_FILES_A_FOLDER: Final = 100
_CHANGED_SHARE: Final = 0.01
_ROOM_BYTES: Final = 64 << 30  # an image takes only as much as is used
_CONTENT: Final = "content of %011d\n"


class Growth(NamedTuple):
    """What one command took with this many files and versions."""

    command: str
    files: int
    versions: int
    cpu_s: float
    peak_mb: float

    @property
    def per_file_us(self) -> float:
        return self.cpu_s / self.files * 1e6


class _Backup:
    """A source in memory, and its backup on a filesystem of its own."""

    def __init__(self, folder: Path, point: Path, files: int) -> None:
        self._source = folder / "source"
        self._home = folder / "home"
        self._target = folder / "restored"
        self._destination = point / "backup"
        self._files = files
        self._versions = 1
        self._chance = Random(files)
        self._home.mkdir()
        for number in range(files):
            if number % _FILES_A_FOLDER == 0:
                self._path(number).parent.mkdir(parents=True)
            self._path(number).write_text(_CONTENT % number, encoding="ascii")

    def measure(self, versions: tuple[int, ...]) -> Iterator[Growth]:
        """`versions`: how many there are when everything is measured again, in order."""
        yield self._cost("first run", "backup", self._source, self._destination)
        for count in versions:
            while self._versions < count - 1:
                self._change()
                self._cost("", "backup", self._source, self._destination)
                self._versions += 1
            self._change()
            changed = self._cost("1 % changed", "backup", self._source, self._destination)
            self._versions += 1
            yield changed._replace(versions=self._versions)
            yield self._cost("unchanged", "backup", self._source, self._destination)
            yield self._cost("versions", "versions", self._destination)
            yield self._cost("search", "find", self._destination, f"{self._files // 2:07}")
            yield self._cost("verify", "verify", self._destination)
            yield self._cost("restore", "restore", self._destination, "--to", self._target)
            shutil.rmtree(self._target)
        yield self._cost("delete versions", "backup", "--no-versions", self._source, self._destination)

    def _change(self) -> None:
        for number in self._chance.sample(range(self._files), max(1, round(self._files * _CHANGED_SHARE))):
            self._path(number).write_text(_CONTENT % self._chance.randrange(10**9), encoding="ascii")

    def _path(self, number: int) -> Path:
        return self._source / f"folder {number // _FILES_A_FOLDER:05}" / f"file {number:07}"

    def _cost(self, name: str, *words: str | Path) -> Growth:
        before_s = cpu_of_children_s()
        with subprocess.Popen(
            program.command(*words), env=environment(self._home), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        ) as process:
            peak = peak_of(process)
        if process.returncode:
            raise VoidError(f"{words[0]} ended with {process.returncode}")
        cpu_s = cpu_of_children_s() - before_s
        return Growth(name, self._files, self._versions, round(cpu_s, 3), round(peak.shared_once / MB, 1))


def main(arguments: list[str]) -> int:
    options = _parser().parse_args(arguments)
    measured: list[Growth] = []
    try:
        needs_root("mount a filesystem")
        print("command              files versions    CPU s  us a file    MB", flush=True)
        with _folder(options.memory, options.disk) as folder:
            for files in options.files:
                place = folder / str(files)
                place.mkdir()
                with fresh_filesystem(options.filesystem, place / "image", _ROOM_BYTES) as point:
                    for growth in _Backup(place, point, files).measure(options.versions):
                        measured.append(growth)
                        print(_as_line(growth), flush=True)
                shutil.rmtree(place)
    except CannotRunError as error:
        print(f"Nothing can be measured: this {error}.", file=sys.stderr, flush=True)
        return 2
    except VoidError as error:
        print(f"Void, since {error}.", file=sys.stderr, flush=True)
        return 1
    if options.json:
        document: dict[str, object] = {"machine": facts(), "filesystem": options.filesystem}
        document["figures"] = [growth._asdict() for growth in measured]
        options.json.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    return 0


@contextlib.contextmanager
def _folder(memory: Path, disk: Path | None) -> Iterator[Path]:
    """A million files, and as many restored, take 12 GB in memory; so they may be on a disk."""
    if disk is None:
        with memory_folder(memory) as folder:
            yield folder
    else:
        with tempfile.TemporaryDirectory(dir=disk) as name:
            yield Path(name)


def _as_line(growth: Growth) -> str:
    return (
        f"{growth.command:16}{growth.files:10,}{growth.versions:9}{growth.cpu_s:9.2f}"
        f"{growth.per_file_us:11.1f}{growth.peak_mb:6.0f}"
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks growth")
    parser.add_argument("--files", type=_counts, default=(10_000, 100_000), metavar="N,N", help="(10000,100000)")
    parser.add_argument("--versions", type=_counts, default=(2, 20), metavar="N,N", help="at least 2 (2,20)")
    parser.add_argument("--filesystem", default="btrfs", metavar="NAME", help="on a loop device in memory (btrfs)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every single figure there")
    parser.add_argument("--memory", type=Path, default=Path("/dev/shm"), metavar="DIR", help="a folder in memory")
    parser.add_argument("--disk", type=Path, metavar="DIR", help="a folder on a disk instead, for a million files")
    return parser


def _counts(text: str) -> tuple[int, ...]:
    return tuple(sorted(int(count) for count in text.split(",")))
