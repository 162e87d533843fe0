"""The demo: a home folder, and a simulated drive that can be prepared, mounted and ejected like a plugged-in one.

The files have plausible names, have the same bytes each time, and are created in a moment. The steps are those of a
real drive, at a pace that the user can follow, but they only remove what was backed up to the simulated one.
"""

import contextlib
import os
import random
import shutil
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import msgspec.structs

from shingleback.domain.access_times import AccessTimes
from shingleback.domain.destination import (
    SECOND_SIMULATED_DRIVE,
    SIMULATED_DRIVE,
    SIMULATED_FOLDER,
    is_simulated,
    simulated_name,
)
from shingleback.domain.drive import Drive, Use, Volume
from shingleback.domain.errors import Canceled, Outcome, Why
from shingleback.domain.formatting.types import PreparedState, StepKind
from shingleback.domain.text import display_path
from shingleback.engine.folder_sizes import ContentsScan
from shingleback.protocol.control import Control, JobControl
from shingleback.protocol.events import EjectStep, Event, PrepareStep
from shingleback.protocol.result_items import ContentsItem, PlanItem, StepItem
from shingleback.protocol.results import ContentsFinished, EjectFinished, MountFinished, PrepareFinished
from shingleback.simulator.presets import PRESETS

_SEED: Final = 1956  # the first hard disk
_MAX_REMOVALS: Final = 3
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
SIMULATED_KEY: Final = "simulated"
_SECOND_KEY: Final = "simulated-2"
PRESET: Final = "demo"

_SIZE_BYTES: Final = PRESETS[PRESET].drive.mechanics.capacity_bytes
_USED_BYTES: Final = 134_217_728  # of a new drive

_EJECT_STEPS: Final = ("flush", "unmount", "power-off")
_EJECT_MOMENTS: Final = 8  # tenths of a second per step, so that the user sees it
_PREPARING_MOMENTS: Final = 4  # the same
_MOMENTS_OF_LONG: Final = 15
_LONG: Final = frozenset({StepKind.FORMAT, StepKind.ENCRYPT})


@dataclass(frozen=True, slots=True)
class SampleFile:
    """A file to create: its path in the home folder, its size, and whether it is text."""

    path: str
    size_bytes: int
    is_text: bool = False


@dataclass(frozen=True, slots=True)
class DemoPlan:
    """What to back up, where to, and which drive to simulate.

    Attributes:
        second_drive: the folder of another drive, to which the backup can be moved; it is not plugged in yet.
        environment: variables for the process that runs the demo, so that it leaves nothing in the user's own folders.
    """

    sources: list[Path]
    destination: Path
    second_drive: Path
    preset: str
    environment: dict[str, str]


@contextlib.contextmanager
def demo_folder() -> Iterator[Path]:
    """A temporary folder. Removing it is repeated, because the drive's process may still be writing to it."""
    folder = Path(tempfile.mkdtemp(prefix=SIMULATED_FOLDER)).resolve()  # as the kernel lists mount points
    try:
        yield folder
    finally:
        for _ in range(_MAX_REMOVALS):
            shutil.rmtree(folder, ignore_errors=True)


def make_demo(folder: Path, homes: int = 1) -> DemoPlan:
    """Create the demo's files in `folder`, and its empty drives; `homes` multiplies their amount. Raises OSError."""
    home = folder / "Home"
    make_home(home, homes)
    names = list(dict.fromkeys(sample.path.split("/")[0] for sample in home_files(homes)))
    variables = ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
    environment = {variable: str(folder / "Settings" / variable.lower()) for variable in variables}
    drive, second_drive = folder / SIMULATED_DRIVE, folder / SECOND_SIMULATED_DRIVE
    for empty_drive in (drive, second_drive):
        empty_drive.mkdir()
    show_files(second_drive, is_plugged_in=False)
    return DemoPlan([home / name for name in names], drive, second_drive, PRESET, environment)


def home_files(homes: int = 1) -> Iterator[SampleFile]:
    """Yield the files of a home; from 2 homes on, also those of old computers of the same size, in separate folders."""
    yield from _home()
    for number in range(1, homes):
        for sample in _home():
            yield replace(sample, path=f"Old computer {number}/{sample.path}")


def _home() -> Iterator[SampleFile]:
    """Yield about 3,700 files, 145 MB.

    Small files come first and fill the cache of the drive `demo`. Then come thousands of tiny files, for which it has
    to make room, and finally two large ones, which bypass its cache.
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
    """Create the folder and the files. Raises OSError."""
    chance = random.Random(_SEED)
    noise = chance.randbytes(_NOISE_BYTES)
    text = (_TEXT * (_NOISE_BYTES // len(_TEXT) // 64)).encode()
    created_folders: set[Path] = set()
    for sample in home_files(homes):
        path = folder / sample.path
        if path.parent not in created_folders:
            path.parent.mkdir(parents=True, exist_ok=True)
            created_folders.add(path.parent)
        with open(path, "wb", buffering=0) as file:
            file.writelines(_content(text if sample.is_text else noise, chance, sample.size_bytes))


def _content(source: bytes, chance: random.Random, size_bytes: int) -> Iterator[memoryview]:
    """Yield random pieces of `source`, so that files differ."""
    whole = memoryview(source)
    while size_bytes:
        start = chance.randrange(len(source) // 2)
        piece = whole[start : start + min(size_bytes, len(source) // 2)]
        yield piece
        size_bytes -= len(piece)


def simulated_key(place: str) -> str:
    """Return the key of the simulated drive whose files are in a folder."""
    return _SECOND_KEY if simulated_name(place) == SECOND_SIMULATED_DRIVE else SIMULATED_KEY


def simulated_drive(place: str, size_bytes: int | None = None) -> Drive:
    """Return a simulated drive; `place` is the folder for its files, and its default size is the demo preset's."""
    key, name = simulated_key(place), simulated_name(place) or SIMULATED_DRIVE
    size = _SIZE_BYTES if size_bytes is None else size_bytes
    volume = Volume(device="", number=0, use=Use.FILES, size_bytes=size, mount_points=(place,))
    return Drive(key=key, path=key, device="", number=0, name=name, size_bytes=size, volumes=(volume,))


def used_bytes(place: bytes) -> int:
    """Return the size of the simulated drive's files below a folder; 0 if there is none."""
    total_bytes = 0
    for folder, _folders, names in os.walk(place):
        for name in names:
            with contextlib.suppress(FileNotFoundError):  # a running backup has just removed or renamed it
                total_bytes += os.lstat(os.path.join(folder, name)).st_size
    return total_bytes


def show_files(place: Path, *, is_plugged_in: bool) -> None:
    """Hide the simulated drive's files while it is unplugged, so that they cannot be read. Raises OSError."""
    unplugged = place.with_name(f".{place.name}")
    old, new = (unplugged, place) if is_plugged_in else (place, unplugged)
    if old.exists():
        old.rename(new)


def _remove_files(place: Path) -> None:
    """Remove the simulated drive's files. Raises OSError. Removes nothing from any other folder."""
    if not is_simulated(str(place)) or place.is_symlink() or not place.is_dir():
        return
    for entry in place.iterdir():
        if entry.is_dir() and not entry.is_symlink():
            shutil.rmtree(entry)
        else:
            entry.unlink()


def eject(destination: str, emit: Callable[[Event], None], control: Control) -> EjectFinished:
    job, steps = JobControl(control, Why.EJECT_STOPPED), list[str]()
    result = EjectFinished(outcome=Outcome.DONE, destination=destination, steps=steps)
    try:
        for step in _EJECT_STEPS:
            emit(EjectStep(step=step, done=False))
            for _ in range(_EJECT_MOMENTS):
                job.poll()
                control.wait()
            steps.append(step)
            emit(EjectStep(step=step, done=True))
    except Canceled as error:
        return result.ended_by(error)
    return msgspec.structs.replace(result, safe_to_unplug=True)


def simulated_mount(place: bytes) -> MountFinished:
    return MountFinished(
        outcome=Outcome.DONE,
        destination=display_path(place),
        device="simulated",
        mount_point=display_path(place),
        options=["noatime", "rw"],
        access_times=AccessTimes.NONE.value,
    )


def simulated_unmount(place: bytes) -> MountFinished:
    return MountFinished(command="unmount", outcome=Outcome.DONE, destination=display_path(place), device="simulated")


def simulated_contents(place: str) -> ContentsFinished:
    """Return the contents: what was backed up; until then those of a new drive, with files of the manufacturer."""
    volume = _backed_up(place) or ContentsItem(
        device=place,
        filesystem="ntfs",
        label="Expansion",
        size_bytes=_SIZE_BYTES,
        used_bytes=_USED_BYTES,
        files=3,
        newest=[("Start Here.pdf", "2024-03-01T12:00:00+00:00"), ("Warranty.pdf", "2024-03-01T12:00:00+00:00")],
        is_complete=True,
    )
    return ContentsFinished(outcome=Outcome.DONE, device=place, volumes=[volume])


def _backed_up(place: str) -> ContentsItem | None:
    """Return what was backed up; None if nothing was."""
    if not is_simulated(place) or not os.path.isdir(place):
        return None
    scan = ContentsScan(os.fsencode(place), lambda: True, records_access_times=False)
    scan.run()
    if not scan.contents.backups:
        return None
    return ContentsItem(
        device=place,
        size_bytes=_SIZE_BYTES,
        used_bytes=used_bytes(os.fsencode(place)),
        files=scan.contents.files,
        newest=scan.contents.newest_files(),
        is_complete=scan.contents.is_complete,
        backup_sources=scan.contents.backup_sources,
        backups=scan.contents.backups,
    )


class SimulatedPreparation:
    """Simulates the steps of preparing a drive. `place` is the folder with the simulated drive's files."""

    def __init__(self, plan: PlanItem, place: str, emit: Callable[[Event], None], control: Control) -> None:
        self._plan = plan
        self._place = place
        self._emit = emit
        self._job = JobControl(control, Why.PREPARE_INTERRUPTED)
        self._steps: list[str] = []
        self._can_cancel = True

    def run(self) -> PrepareFinished:
        result = PrepareFinished(outcome=Outcome.DONE, destination=self._place, plan=self._plan, steps=self._steps)
        try:
            for step in self._plan.steps:
                self._play(step)
        except Canceled as error:
            return result.ended_by(Canceled(error.why, state=PreparedState.UNTOUCHED.value))
        return msgspec.structs.replace(
            result, state=PreparedState.READY.value, read_from="disk", mount_point=self._place
        )

    def _play(self, step: StepItem) -> None:
        moments = _MOMENTS_OF_LONG if step.step in _LONG else _PREPARING_MOMENTS
        if step.is_irreversible:
            self._let_a_moment_pass()
            self._can_cancel = False
            _remove_files(Path(self._place))
        self._report(step, "begun")
        for moment in range(moments):
            self._let_a_moment_pass()
            if step.step in _LONG:
                self._report(step, "begun", moment / moments)
        self._steps.append(step.step)
        self._report(step, "done")

    def _report(self, step: StepItem, state: str, fraction: float | None = None) -> None:
        self._emit(PrepareStep(step=step.step, state=state, fraction=fraction, can_cancel=self._can_cancel))

    def _let_a_moment_pass(self) -> None:
        if self._can_cancel:
            self._job.poll()
        self._job.commands.wait()
