"""The benefit of care on simulated drives: the speed of backups before and after a trim, and after a year of them.

    python -m tests.benchmarks cared

Seconds are those of the models. Each week, a backup is written to a drive that is unplugged at once. With care, the
drive first rests until its cache is drained, and is trimmed when a twentieth of it was deleted. docs/care.md has the
figures.
"""

import argparse
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from shingleback.simulator.known_drives import ARCHIVE, WD40
from shingleback.simulator.media_cache import MediaCacheDrive
from shingleback.simulator.model import Model
from shingleback.simulator.translation import TranslatingDrive

_GB: Final = 10**9
_CAPACITY_BYTES: Final = 400 * _GB
_CHUNK: Final = 16 << 20  # allocated and deleted as a whole
_STREAM_PIECE: Final = 1 << 20
_SMALL_PIECE: Final = 128 << 10
_SMALL_PART: Final = 0.2  # of the content is in small files
_WEEKS: Final = 52
_WEEKLY_BYTES: Final = 6 * _GB
_HELD_BEFORE: Final = 0.25  # of the drive
_DELETED_PART: Final = 0.2  # of the written data
_TRIM_FROM: Final = 0.05  # of the drive was deleted


@dataclass(frozen=True)
class SimulatedYear:
    """The speed of the first and of the last backup."""

    first_bytes_per_s: float
    last_bytes_per_s: float


class _Volume:
    """What is stored where on a drive, and the drive's own clock."""

    def __init__(self, model: Model, chance: Random) -> None:
        self.model = model
        self.now_s = 0.0
        self._chance = chance
        self._free = list(range(_CAPACITY_BYTES // _CHUNK - 1, -1, -1))  # the first place is allocated first
        self._held: list[int] = []
        self._trimmed: set[int] = set()

    def backup(self, size_bytes: int) -> float:
        """The speed of writing large files in a row, and small ones, each in a place of its own."""
        began_s = self.now_s
        for _ in range(size_bytes // _CHUNK):
            chunk = self._free.pop()
            self._held.append(chunk)
            self._trimmed.discard(chunk)
            is_small = self._chance.random() < _SMALL_PART
            piece = _SMALL_PIECE if is_small else _STREAM_PIECE
            places = list(range(chunk * _CHUNK, (chunk + 1) * _CHUNK, piece))
            if is_small:
                self._chance.shuffle(places)
            for offset in places:
                self.now_s = self.model.write(self.now_s, offset, piece)
        self.now_s = self.model.flush(self.now_s)
        return size_bytes // _CHUNK * _CHUNK / (self.now_s - began_s)

    def delete(self, size_bytes: int) -> None:
        for _ in range(min(size_bytes // _CHUNK, len(self._held))):
            number = self._chance.randrange(len(self._held))
            self._held[number], self._held[-1] = self._held[-1], self._held[number]
            self._free.append(self._held.pop())
        self._free.sort(reverse=True)

    def trim(self) -> None:
        """Trims all free space that was not trimmed yet."""
        for chunk in self._free:
            if chunk not in self._trimmed:
                self.now_s = self.model.trim(self.now_s, chunk * _CHUNK, _CHUNK)
                self._trimmed.add(chunk)

    def rest(self) -> None:
        """Rests until the cache is drained."""
        while (tidy_s := self.model.reading.at(self.now_s).tidy_s) > 0:
            self.now_s += max(tidy_s, 2.0)
            self.now_s = max(self.now_s, self.model.flush(self.now_s))


def year(drive: MediaCacheDrive | TranslatingDrive, *, is_cared_for: bool, weeks: int = _WEEKS) -> SimulatedYear:
    """The drive is unplugged between two backups: time passes only while it has power."""
    volume = _Volume(drive.model(0.0), Random(1))
    volume.backup(int(_HELD_BEFORE * _CAPACITY_BYTES))
    if is_cared_for:
        volume.rest()
        volume.trim()
    deleted, speeds = 0, list[float]()
    for _ in range(weeks):
        speeds.append(volume.backup(_WEEKLY_BYTES))
        volume.delete(int(_DELETED_PART * _WEEKLY_BYTES))
        deleted += int(_DELETED_PART * _WEEKLY_BYTES)
        if is_cared_for:
            if deleted >= _TRIM_FROM * _CAPACITY_BYTES:
                volume.trim()
                deleted = 0
            volume.rest()
    return SimulatedYear(speeds[0], speeds[-1])


def before_and_after_trim(filled_part: float) -> tuple[float, float]:
    """How fast 20 GB are written to a used drive that was just prepared and filled to this share, untrimmed and
    trimmed.
    """
    speeds = []
    for is_trimmed in (False, True):
        volume = _Volume(small(WD40).model(0.0), Random(1))
        if is_trimmed:
            volume.trim()
        volume.backup(max(_CHUNK, int(filled_part * _CAPACITY_BYTES)))
        speeds.append(volume.backup(20 * _GB))
    return speeds[0], speeds[1]


def small(drive: TranslatingDrive) -> TranslatingDrive:
    """A drive with the same rates, and a tenth of the capacity, so that a year of it takes less than a minute."""
    mechanics = replace(drive.mechanics, capacity_bytes=_CAPACITY_BYTES)
    return replace(drive, mechanics=mechanics, log_at_bytes=_CAPACITY_BYTES // 3)


def small_archive() -> MediaCacheDrive:
    return replace(ARCHIVE, mechanics=replace(ARCHIVE.mechanics, capacity_bytes=_CAPACITY_BYTES))


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks cared", description=__doc__)
    parser.add_argument("--weeks", type=int, default=_WEEKS, metavar="N")
    weeks = parser.parse_args(args).weeks
    for filled in (0.0, 0.5, 0.8):
        before, after = before_and_after_trim(filled)
        print(f"used, {filled:.0%} full: {before / 1e6:.0f} MB/s untrimmed, {after / 1e6:.0f} MB/s trimmed", flush=True)
    drives: dict[str, MediaCacheDrive | TranslatingDrive] = {
        "translation layer, used": small(WD40),
        "media cache, used": small_archive(),
    }
    for name, drive in drives.items():
        for is_cared_for in (False, True):
            simulated_year = year(drive, is_cared_for=is_cared_for, weeks=weeks)
            how = "with care" if is_cared_for else "without care"
            first, last = simulated_year.first_bytes_per_s / 1e6, simulated_year.last_bytes_per_s / 1e6
            print(f"{name}, {how}: first backup {first:.0f} MB/s, last {last:.0f} MB/s", flush=True)
    return 0
