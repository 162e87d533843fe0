"""Something else has the name of one of the program's files: the second copy is used, or a sentence says what to do."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from shingleback.protocol.events import Note
from tests.helpers.checker import all_problems
from tests.helpers.second_lists import forget_second_list
from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import Workshop


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    """A backup of two runs."""
    write(workshop.source / "d" / "f", b"content")
    workshop.backup()
    write(workshop.source / "d" / "f", b"changed")
    workshop.backup()
    return workshop


def become_full_folder(place: Path) -> None:
    write(place / "mine", b"mine")


def become_device(place: Path) -> None:
    try:
        os.mknod(place, 0o600 | 0o020000, os.makedev(1, 3))
    except PermissionError:
        pytest.skip("only root can make a device node")


ODD_THINGS: Final[dict[str, Callable[[Path], object]]] = {
    "folder": Path.mkdir,
    "full folder": become_full_folder,
    "pipe": os.mkfifo,
    "symlink": lambda place: place.symlink_to(place.parent.parent.parent),
    "broken symlink": lambda place: place.symlink_to("nowhere"),
    "device": become_device,
}


def notes(shop: Workshop) -> list[str]:
    return [event.code for event in shop.events if isinstance(event, Note)]


@pytest.mark.parametrize("odd_thing", ODD_THINGS)
def test_odd_things_in_place_of_all_segments_are_a_lost_list(shop: Workshop, odd_thing: str) -> None:
    forget_second_list(shop.destination)
    for number in (1, 2):
        segment = shop.destination / ".shingleback" / "manifest" / f"00000{number}.jsonl.gz"
        segment.unlink()
        ODD_THINGS[odd_thing](segment)
    assert (shop.verify().outcome, notes(shop)) == ("left-out", ["manifest-lost"])
    assert (shop.restore()[0].outcome, notes(shop)) == ("left-out", ["manifest-lost"])

    result = shop.backup()

    assert (result.outcome, result.copied.files) == ("done", 1)
    assert "manifest-made-again" in notes(shop)
    assert (shop.verify().outcome, notes(shop), all_problems(shop.destination)) == ("done", [], [])
    restored, target = shop.restore()
    assert (restored.outcome, snapshot(target / "source")) == ("done", snapshot(shop.source))
    assert (shop.backup().version, notes(shop)) == ("", [])


@pytest.mark.parametrize("odd_thing", [odd_thing for odd_thing in ODD_THINGS if "folder" not in odd_thing])
def test_something_odd_with_the_name_of_the_programs_folder_is_named_and_the_list_is_read(
    shop: Workshop, odd_thing: str
) -> None:
    home = shop.destination / ".shingleback"
    home.rename(shop.folder / "home")
    ODD_THINGS[odd_thing](home)

    restored, target = shop.restore()
    result = shop.backup()

    assert (restored.outcome, snapshot(target / "source")) == ("done", snapshot(shop.source))
    assert (result.outcome, result.why, result.values) == ("usage", "odd-entry", {"file": ".shingleback"})
    assert home.lstat().st_mode & 0o170000 != 0o040000
    home.unlink()
    shutil.move(shop.folder / "home", home)
    assert (shop.backup().version, notes(shop), all_problems(shop.destination)) == ("", [], [])


@pytest.mark.parametrize("content", [b"", b"odd", bytes(5000)])
@pytest.mark.parametrize("name", ["000003.jsonl.gz", "000001-000003.jsonl.gz"])
@pytest.mark.parametrize("folder", [".shingleback/manifest", ".shingleback-list"])
def test_a_file_that_only_has_the_name_of_a_segment_hides_and_removes_nothing(
    shop: Workshop, folder: str, name: str, content: bytes
) -> None:
    (shop.destination / folder / name).write_bytes(content)
    assert (shop.verify().outcome, notes(shop)) == ("done", [])

    for number in range(2):
        write(shop.source / "new", b"%d" % number)
        assert (shop.backup().outcome, notes(shop)) == ("done", [])

    assert (shop.destination / ".shingleback" / "manifest" / "000001.jsonl.gz").exists()
    assert (shop.verify().outcome, notes(shop), all_problems(shop.destination)) == ("done", [], [])
    assert snapshot(shop.restore()[1] / "source") == snapshot(shop.source)


@pytest.mark.parametrize("name", ["lock", "incoming", "versions"])
def test_the_sentence_names_the_place(shop: Workshop, name: str) -> None:
    place = shop.destination / ".shingleback" / name
    shutil.rmtree(place) if place.is_dir() else place.unlink()
    place.symlink_to("nowhere")

    assert shop.backup().values == {"file": f".shingleback/{name}"}
