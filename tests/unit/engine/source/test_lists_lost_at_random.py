"""Random changes of a source, random losses of the list: the next run lists what is there, on any computer."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from shingleback.engine.repo.index import IndexStore
from shingleback.engine.repo.index_state import SealStore
from tests.helpers.examples import with_long
from tests.helpers.promises import QuickDisk, tree_state
from tests.helpers.workshop import Workshop, left_out

_NAMES = "abcdef"


def _folders(source: Path) -> list[Path]:
    return [path for path in sorted(source.rglob("*")) if path.is_dir()]


def _files(source: Path) -> list[Path]:
    return [path for path in sorted(source.rglob("*")) if path.is_file()]


def _is_inside(path: Path, folder: Path) -> bool:
    return path == folder or folder in path.parents


def _write(chance: Random, _source: Path, place: Path) -> None:
    if not place.is_dir():
        place.write_bytes(chance.randbytes(chance.choice([0, 5, 40, 3000])))


def _make_folder(_chance: Random, _source: Path, place: Path) -> None:
    if not place.exists():
        place.mkdir()


def _link(chance: Random, source: Path, place: Path) -> None:
    if not place.exists():
        place.hardlink_to(chance.choice(_files(source)))


def _move(chance: Random, source: Path, place: Path) -> None:
    moved = chance.choice([*_folders(source), *_files(source)])
    if not place.exists() and not _is_inside(place, moved):
        moved.rename(place)


def _swap(chance: Random, source: Path, _place: Path) -> None:
    folders = _folders(source)
    if len(folders) > 1:
        first_folder, second_folder = chance.sample(folders, 2)
        if not (_is_inside(first_folder, second_folder) or _is_inside(second_folder, first_folder)):
            first_folder.rename(source / "aside")
            second_folder.rename(first_folder)
            (source / "aside").rename(second_folder)


def _remove(chance: Random, source: Path, _place: Path) -> None:
    victim = chance.choice([*_folders(source), *_files(source)[1:]] or [source / "nothing"])
    shutil.rmtree(victim) if victim.is_dir() else victim.unlink(missing_ok=True)


_STEPS: tuple[Callable[[Random, Path, Path], None], ...] = (_write, _write, _make_folder, _link, _move, _move, _swap)


def change(chance: Random, source: Path, count: int) -> None:
    for _ in range(count):
        (source / ".kept").touch()
        place = chance.choice([source, *_folders(source)]) / chance.choice(_NAMES)
        chance.choice([*_STEPS, _remove])(chance, source, place)


_HOMES = (".shingleback", ".shingleback-list")


def lose(chance: Random, workshop: Workshop, older: Path) -> None:
    """Loses, shortens or sets back the end of the list, in one of its copies or in both."""
    loss, at = chance.choice(["newest", "older", "shorter"]), chance.random()
    for name in _HOMES[: chance.choice([1, 2, 2])]:
        home = workshop.destination / name
        newest = max((home / "manifest" if name == ".shingleback" else home).glob("*.jsonl.gz"))
        if loss == "newest":
            newest.unlink()
        elif loss == "older":
            shutil.rmtree(home)
            shutil.copytree(older / name, home)
        else:
            os.truncate(newest, int(at * newest.stat().st_size))


@pytest.mark.parametrize("seed", [*range(12), *with_long(*range(12, 120))])
def test_the_run_after_a_loss_lists_what_is_there(workshop: Workshop, seed: int) -> None:
    chance = Random(seed)
    workshop.disk = QuickDisk()
    change(chance, workshop.source, 12)
    workshop.backup(allow_empty=True)
    older = workshop.folder / "older"
    for name in _HOMES:
        shutil.copytree(workshop.destination / name, older / name)
    for _ in range(chance.choice([1, 2, 3])):
        change(chance, workshop.source, chance.choice([2, 5, 9]))
        workshop.backup(allow_empty=True)
    lose(chance, workshop, older)
    is_new_computer = chance.random() < 0.5
    if is_new_computer:
        workshop.store = IndexStore(workshop.folder / "index 2")
        workshop.seals = SealStore(workshop.folder / "seals 2")
    change(chance, workshop.source, chance.choice([0, 3, 6]))

    result = workshop.backup(allow_empty=True)

    assert (result.outcome, result.left_out) == ("done", [])
    assert left_out(workshop.verify(is_newest_only=True)) == []
    restored, target = workshop.restore()
    assert (left_out(restored), tree_state(target / "source")) == ([], tree_state(workshop.source))
    assert workshop.backup(allow_empty=True).copied.files == 0
