"""A home folder for the demo: plausible names, the same bytes each time, created in a moment."""

import contextlib
import random
import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from shingleback.domain.destination import SIMULATED_DRIVE, SIMULATED_FOLDER

_SEED: Final = 1956  # the first hard disk
_MOST_REMOVALS: Final = 3
_NOISE_BYTES: Final = 4 << 20
_TEXT: Final = (
    "The kitchen has to be painted before the shelves go up. Ask about the price of the tiles, and whether the"
    " floor needs another week to dry. The train leaves at a quarter past nine; tickets are in the drawer.\n"
)
_TOPICS: Final = ("Letter", "Invoice", "Contract", "Recipe", "Notes", "Minutes", "Application", "Budget", "List")
_PEOPLE: Final = ("Anna", "Ben", "Carla", "David", "Elif", "Frank", "Grace", "Hugo", "Ines", "Jonas")
_TRIPS: Final = ("2021 Lisbon", "2022 Alps", "2023 Wedding", "2024 Garden", "2025 Baltic Sea")
_SONGS: Final = ("Morning Train", "Paper Boats", "Low Tide", "Streetlights", "Second Floor", "Winter Coat")
_PROGRAMS: Final = ("address-book", "garden-planner", "photo-frame", "weather-station")
_PARTS: Final = ("model", "view", "store", "parser", "client", "report", "search", "config", "events", "helpers")


@dataclass(frozen=True, slots=True)
class SampleFile:
    """A file to be: its path in the home folder, its size, and whether it is text."""

    path: str
    size_bytes: int
    is_text: bool = False


@dataclass(frozen=True, slots=True)
class DemoPlan:
    """What to back up, to where, and as what drive.

    Attributes:
        environment: variables for the process that does it, so that it leaves nothing in the person's own folders.
    """

    sources: list[Path]
    destination: Path
    preset: str
    environment: dict[str, str]


@contextlib.contextmanager
def demo_folder() -> Iterator[Path]:
    """A new folder for the time of a with statement. The drive's process may be at its last write when it goes."""
    folder = Path(tempfile.mkdtemp(prefix=SIMULATED_FOLDER)).resolve()  # as the kernel would tell of a drive there
    try:
        yield folder
    finally:
        for _ in range(_MOST_REMOVALS):
            shutil.rmtree(folder, ignore_errors=True)


def make_demo(folder: Path, homes: int = 1) -> DemoPlan:
    """All within `folder`; `homes`: so many times as much. Raises OSError."""
    home = folder / "Home"
    make_home(home, homes)
    names = list(dict.fromkeys(sample.path.split("/")[0] for sample in home_files(homes)))
    variables = ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
    environment = {variable: str(folder / "Settings" / variable.lower()) for variable in variables}
    return DemoPlan([home / name for name in names], folder / SIMULATED_DRIVE, "demo", environment)


def home_files(homes: int = 1) -> Iterator[SampleFile]:
    """Those of a home, and of older computers as large, in folders of their own."""
    yield from _home()
    for number in range(1, homes):
        for sample in _home():
            yield replace(sample, path=f"Old computer {number}/{sample.path}")


def _home() -> Iterator[SampleFile]:
    """Some 3,700 files, 145 MB.

    What is short comes first and fills the cache of the drive `demo`; then come thousands of tiny files, for which it
    has to make room; and at last two long ones, which go past its cache.
    """
    chance = random.Random(_SEED)
    for number in range(180):
        topic, person = chance.choice(_TOPICS), chance.choice(_PEOPLE)
        year = 2015 + number % 11
        yield SampleFile(f"Documents/{year}/{topic} {person} {number + 1:03}.odt", chance.randint(8_000, 60_000))
    for number, song in enumerate(_SONGS, 1):
        yield SampleFile(f"Music/The Night Buses/{number:02} {song}.ogg", chance.randint(2_400_000, 3_200_000))
    for trip in _TRIPS:
        for number in range(64):
            yield SampleFile(f"Pictures/{trip}/IMG_{4100 + number}.jpg", chance.randint(150_000, 330_000))
    for program in _PROGRAMS:
        for number in range(800):
            path = f"Projects/{program}/{_PARTS[number // 80]}/{_PARTS[number // 8 % 10]}_{number:03}.py"
            yield SampleFile(path, chance.randint(400, 4_000), is_text=True)
    yield SampleFile("Videos/Birthday.mp4", 19_000_000)
    yield SampleFile("Videos/First steps.mp4", 17_000_000)


def make_home(folder: Path, homes: int = 1) -> None:
    """Make the files in a folder, which is made too. Raises OSError."""
    chance = random.Random(_SEED)
    noise = chance.randbytes(_NOISE_BYTES)
    text = (_TEXT * (_NOISE_BYTES // len(_TEXT) // 64)).encode()
    made: set[Path] = set()
    for sample in home_files(homes):
        path = folder / sample.path
        if path.parent not in made:
            path.parent.mkdir(parents=True, exist_ok=True)
            made.add(path.parent)
        with open(path, "wb", buffering=0) as file:
            file.writelines(_content(text if sample.is_text else noise, chance, sample.size_bytes))


def _content(source: bytes, chance: random.Random, size_bytes: int) -> Iterator[memoryview]:
    """Pieces of `source` from anywhere in it, so that files differ."""
    whole = memoryview(source)
    while size_bytes:
        start = chance.randrange(len(source) // 2)
        piece = whole[start : start + min(size_bytes, len(source) // 2)]
        yield piece
        size_bytes -= len(piece)
