"""Files of the program that somebody has made immutable or append-only: nothing is lost, and it is said."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from shingleback.protocol.events import Note
from tests.device.conftest import RealWorkshop
from tests.helpers.checker import all_problems
from tests.helpers.loop import mounted
from tests.helpers.trees import snapshot, write

pytestmark = [
    pytest.mark.device,
    pytest.mark.skipif(shutil.which("chattr") is None, reason="chattr is not installed"),
]
ONCE: Final = "manifest-once"
NEEDED: Final = (
    (".shingleback", "+i"),
    (".shingleback/manifest", "+i"),
    (".shingleback/incoming", "+i"),
    (".shingleback/incoming", "+a"),
    (".shingleback/lock", "+i"),
    ("source", "+i"),
    ("source", "+a"),
    ("source/d/f", "+i"),
    ("source/d/f", "+a"),
)
OF_THE_LIST: Final = (
    ".shingleback-list",
    ".shingleback-list/contents.json.gz",
    ".shingleback/contents.json.gz",
)
OTHERS: Final = (
    ".shingleback/backup.json",
    ".shingleback/backup-copy.json",
    ".shingleback/manifest/000002.jsonl.gz",
    ".shingleback-list/000002.jsonl.gz",
    ".shingleback/versions/*",
    ".shingleback/reserve",
    ".shingleback/reader.py",
)


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[RealWorkshop]:
    """A backup of two runs on ext4."""
    with mounted("ext4", tmp_path, 100) as drive:
        workshop = RealWorkshop(tmp_path)
        workshop.destination = drive / "backup"
        write(workshop.source / "top", b"one")
        write(workshop.source / "d" / "f", b"content")
        workshop.backup()
        write(workshop.source / "top", b"two")
        workshop.backup()
        yield workshop


def protect(shop: RealWorkshop, pattern: str, flag: str) -> None:
    paths = list(shop.destination.glob(pattern))
    assert paths
    subprocess.run(["chattr", flag, *map(str, paths)], check=True)


def free(shop: RealWorkshop) -> None:
    subprocess.run(["chattr", "-R", "-ia", str(shop.destination)], check=True)


def notes(shop: RealWorkshop) -> list[str]:
    return [event.code for event in shop.events if isinstance(event, Note)]


def change(shop: RealWorkshop) -> None:
    write(shop.source / "top", b"three")
    write(shop.source / "new", b"new")
    (shop.source / "d" / "f").unlink()


def is_right(shop: RealWorkshop) -> bool:
    restored, target = shop.restore()
    state = (restored.outcome, shop.verify().outcome, all_problems(shop.destination))
    return state == ("done", "done", []) and snapshot(target / "source") == snapshot(shop.source)


@pytest.mark.parametrize(("pattern", "flag"), NEEDED)
def test_what_a_run_must_change_is_said_to_be_protected(shop: RealWorkshop, pattern: str, flag: str) -> None:
    protect(shop, pattern, flag)
    change(shop)
    try:
        result = shop.backup()
    finally:
        free(shop)

    assert (result.outcome, result.why) == ("drive-refused", "drive-protected")
    assert shop.backup().outcome == "done"
    assert is_right(shop)


@pytest.mark.parametrize("pattern", OF_THE_LIST)
def test_a_list_that_can_be_written_only_once_is_said_to_be(shop: RealWorkshop, pattern: str) -> None:
    protect(shop, pattern, "+i")
    try:
        for content in (b"three", b"four"):
            write(shop.source / "top", content)
            assert (shop.backup().outcome, notes(shop).count(ONCE)) == ("done", 1)
        shop.verify()
        restored, target = shop.restore()
    finally:
        free(shop)

    assert (restored.outcome, snapshot(target / "source")) == ("done", snapshot(shop.source))
    write(shop.source / "top", b"five")
    assert (shop.backup().outcome, ONCE in notes(shop)) == ("done", False)
    assert is_right(shop)
    assert notes(shop) == []


def test_a_protected_copy_of_the_list_hinders_no_other_repair(shop: RealWorkshop) -> None:
    second = shop.destination / ".shingleback-list"
    for number in (1, 2):
        segment = second / f"{number:06}.jsonl.gz"
        segment.write_bytes(segment.read_bytes()[:-9])
    protect(shop, ".shingleback-list/000001.jsonl.gz", "+i")
    try:
        shop.backup()
    finally:
        free(shop)

    assert ONCE in notes(shop)
    first = shop.destination / ".shingleback" / "manifest" / "000002.jsonl.gz"
    assert (second / first.name).read_bytes() == first.read_bytes()
    shop.backup()
    assert is_right(shop)


@pytest.mark.parametrize("pattern", OTHERS)
def test_what_a_run_need_not_change_may_be_protected(shop: RealWorkshop, pattern: str) -> None:
    protect(shop, pattern, "+i")
    change(shop)
    try:
        result = shop.backup()
    finally:
        free(shop)

    assert (result.outcome, notes(shop)) == ("done", [])
    assert is_right(shop)
