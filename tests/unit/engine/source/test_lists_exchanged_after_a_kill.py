"""A run was killed, and then the list on the drive was exchanged or lost: two accidents at once lose nothing more."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.index_state import SealStore
from shingleback.protocol.events import Note
from tests.helpers.promises import RunCutter
from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import Workshop, left_out


@pytest.fixture
def neighbor(tmp_path: Path) -> Path:
    """The drive of another backup with more runs."""
    (tmp_path / "neighbor").mkdir()
    neighbor_shop = Workshop(tmp_path / "neighbor")
    for number in range(6):
        write(neighbor_shop.source / "d" / "f", b"of another %d" % number)
        neighbor_shop.backup()
    return neighbor_shop.destination


def exchange(shop: Workshop, neighbor: Path, name: str) -> None:
    place = shop.destination / name
    shutil.rmtree(place)
    shutil.copytree(neighbor / name, place)


def first_copy(shop: Workshop, neighbor: Path) -> None:
    exchange(shop, neighbor, ".shingleback/manifest")


def second_copy(shop: Workshop, neighbor: Path) -> None:
    exchange(shop, neighbor, ".shingleback-list")


def both_copies(shop: Workshop, neighbor: Path) -> None:
    first_copy(shop, neighbor)
    second_copy(shop, neighbor)


def home_lost(shop: Workshop, _neighbor: Path) -> None:
    shutil.rmtree(shop.destination / ".shingleback")


ACCIDENTS: Final[dict[str, Callable[[Workshop, Path], None]]] = {
    "the first copy is another's": first_copy,
    "the second copy is another's": second_copy,
    "both copies are another's": both_copies,
    "the folder of the program is lost": home_lost,
}


def listed_as_whole(shop: Workshop) -> Iterator[str]:
    """Yields the versions of which a check says that nothing is wrong."""
    with closing(Catalog(bytes(shop.destination))) as catalog:
        names = [version.name for version in catalog.versions]
    yield from (name for name in names if shop.verify(version=name).outcome == "done")


def came_back(shop: Workshop, version: str) -> object:
    return snapshot(shop.restore(version=version)[1] / "source")


@pytest.mark.parametrize("is_another_computer", [False, True])
@pytest.mark.parametrize("steps", [1, 3, 6, 9])
@pytest.mark.parametrize("accident", ACCIDENTS)
def test_the_next_run_lists_what_is_there(
    workshop: Workshop,
    neighbor: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    accident: str,
    steps: int,
    is_another_computer: bool,
) -> None:
    for name in ("a", "b", "c"):
        write(workshop.source / "d" / name, b"first " + name.encode())
    states = {workshop.backup().version: snapshot(workshop.source)}
    (workshop.source / "d").rename(workshop.source / "e")
    for name in ("a", "b", "new"):
        write(workshop.source / "e" / name, b"second " + name.encode())
    assert RunCutter(monkeypatch).cut(workshop.backup, steps=steps)
    ACCIDENTS[accident](workshop, neighbor)
    if is_another_computer:
        workshop.forget_index()
        workshop.seals = SealStore(workshop.folder / "seals 2")
    note_codes = {event.code for event in workshop.events if isinstance(event, Note)}
    checked = workshop.verify()
    note_codes |= {event.code for event in workshop.events if isinstance(event, Note)}
    assert checked.outcome == "left-out" or {"manifest-patched", "home-lost"} & note_codes

    result = workshop.backup()

    assert (result.outcome, result.why) == ("done", "")
    _, target = workshop.restore()
    assert snapshot(target / "source") == snapshot(workshop.source)
    assert workshop.backup().version == ""
    assert left_out(workshop.verify(is_newest_only=True)) == []
    whole = {*listed_as_whole(workshop)}
    assert {name for name, state in states.items() if name in whole and came_back(workshop, name) != state} == set()
