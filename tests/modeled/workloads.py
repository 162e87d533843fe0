"""Workloads for a modeled drive: trees that are the same each time they are made, and how they change."""

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from tests.benchmarks.trees import MB, Amount

_STEP_BYTES: Final = 1 << 20
_FILES_A_FOLDER: Final = 100
_SMALL_MEAN_BYTES: Final = 32_000
_SMALL_SPREAD: Final = 1.6  # of the logarithm: half of the files are below 9 KB, one of a hundred above 370 KB
_MAILS_A_FOLDER: Final = 2_000
_HEADERS_OF_ARCHIVE_BYTES: Final = 2 * 20 + 76  # of one file in a zip: its name twice, and two headers
_CHANGED: Final = 0.02
_DELETED: Final = 0.01


class Planned(NamedTuple):
    """A file of a tree; `path` is relative to its root."""

    path: str
    size_bytes: int


@dataclass(frozen=True)
class Workload:
    """Something to back up.

    Attributes:
        is_second: it is copied, changed as specified, and copied again; the second run counts.
        changes: whether anything changes between the two.
        further_runs: how many runs follow, each after a change.
        is_even: in each change, equally many files of each kind change, so that all runs have the same work.
    """

    name: str
    is_second: bool = False
    changes: bool = False
    further_runs: int = 0
    is_even: bool = False

    def files(self, scale: float) -> list[Planned]:
        """`scale`: of the number of files, or of their size where there are only a few large ones."""
        return list(_FILES[self.name](scale))


def build(files: list[Planned], root: Path) -> Amount:
    """Makes the files. Contents are random and all different, so that nothing can compress or deduplicate them."""
    for number, (path, size_bytes) in enumerate(files):
        file = root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        _write(file, size_bytes, random.Random(f"first {number}"))
    return Amount(len(files), sum(size for _, size in files))


def change(files: list[Planned], root: Path) -> Amount:
    """Gives two of a hundred files new content of the same size, and deletes one of a hundred."""
    chance = random.Random("change")
    met = chance.sample(range(len(files)), max(2, round(len(files) * (_CHANGED + _DELETED))))
    gone = set(met[: max(1, round(len(files) * _DELETED))])
    for number in met:
        path, size_bytes = files[number]
        if number in gone:
            os.unlink(root / path)
        else:
            _write(root / path, size_bytes, random.Random(f"second {number}"))
    return Amount(len(files) - len(gone), sum(size for number, (_, size) in enumerate(files) if number not in gone))


def rewrite(files: list[Planned], root: Path, seed: str, *, is_even: bool = False) -> None:
    """Gives two of a hundred files new content of the same size; the seed selects the files.

    `is_even`: two of a hundred in each top-level folder.
    """
    chance = random.Random(seed)
    kinds: dict[str, list[int]] = {}
    for number, (path, _) in enumerate(files):
        kinds.setdefault(path.partition("/")[0] if is_even else "", []).append(number)
    for numbers in kinds.values():
        for number in chance.sample(numbers, max(1, round(len(numbers) * _CHANGED))):
            path, size_bytes = files[number]
            _write(root / path, size_bytes, random.Random(f"{seed} {number}"))


def _write(file: Path, size_bytes: int, chance: random.Random) -> None:
    with open(file, "wb", buffering=0) as out:
        while size_bytes > 0:
            size_bytes -= out.write(chance.randbytes(min(size_bytes, _STEP_BYTES)))


def _home(scale: float) -> Iterator[Planned]:
    """In creation order: 20,000 small files, 200 of 4 MB, 5 of 300 MB."""
    yield from _folders("notes", round(20_000 * scale), 4096)
    yield from _folders("pictures", round(200 * scale), 4 * MB, 10)
    yield from _folders("films", 5, round(300 * MB * scale))


def _updates(scale: float) -> Iterator[Planned]:
    """As home, with half of the pictures and no videos: these matter for the first run, and not for later ones."""
    yield from _folders("notes", round(20_000 * scale), 4096)
    yield from _folders("pictures", round(100 * scale), 4 * MB, 10)


def _small(scale: float) -> Iterator[Planned]:
    """60,000 files with log-normal sizes and a mean of 32 KB."""
    chance = random.Random("small")
    count = round(60_000 * scale)
    sizes = [chance.lognormvariate(0, _SMALL_SPREAD) for _ in range(count)]
    factor = _SMALL_MEAN_BYTES * count / sum(sizes)
    for number, size in enumerate(sizes):
        yield Planned(f"folder {number // _FILES_A_FOLDER:04}/file {number:06}", max(1, round(size * factor)))


def _big(scale: float) -> Iterator[Planned]:
    yield from _folders("films", 30, round(100 * MB * scale))


def _many(scale: float) -> Iterator[Planned]:
    """200,000 files of 1 KiB: what matters is their number."""
    yield from _folders("notes", round(200_000 * scale), 1024)


def _tiny(scale: float) -> Iterator[Planned]:
    """100,000 files of 4 KiB, as in many mail stores: 2,000 in each folder."""
    yield from _folders("mail", round(100_000 * scale), 4096, _MAILS_A_FOLDER)


def _bundled(scale: float) -> Iterator[Planned]:
    """The same, with each folder as one uncompressed archive."""
    one_bytes = _MAILS_A_FOLDER * (4096 + _HEADERS_OF_ARCHIVE_BYTES)
    yield from _folders("mail", max(1, round(100_000 * scale) // _MAILS_A_FOLDER), one_bytes)


def _folders(name: str, count: int, size_bytes: int, per_folder: int = _FILES_A_FOLDER) -> Iterator[Planned]:
    for number in range(count):
        yield Planned(f"{name}/folder {number // per_folder:04}/file {number:06}", size_bytes)


_FILES: Final = {
    "home": _home,
    "home-aged": _home,
    "small": _small,
    "small-aged": _small,
    "big": _big,
    "update": _home,
    "updates": _updates,
    "unchanged": _many,
    "tiny": _tiny,
    "bundled": _bundled,
}

WORKLOADS: Final = {
    one.name: one
    for one in (
        Workload("home"),
        Workload("home-aged", further_runs=10),
        Workload("small"),
        Workload("small-aged", further_runs=10),
        Workload("big"),
        Workload("update", is_second=True, changes=True),
        Workload("updates", further_runs=10, is_even=True),
        Workload("unchanged", is_second=True),
        Workload("tiny"),
        Workload("bundled"),
    )
}
