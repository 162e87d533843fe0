"""A list that lacks something is never whole, also on a computer that has no record of the backup."""

from collections.abc import Callable
from typing import Final

import pytest

from shingleback.protocol.events import Note
from tests.helpers.list_edits import Line, edit
from tests.helpers.looking import build_pages, segment
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop

Lines = list[Line]
NAMES: Final = "abcd"


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    """A backup of one run, on a computer that has no record of it."""
    for name in NAMES:
        write(workshop.source / "letters" / name, name.encode())
    write(workshop.source / "letters" / "old" / "deep", b"deep")
    build_pages(workshop)
    workshop.forget_index()
    for seal in (workshop.folder / "seals").iterdir():
        seal.unlink()
    return workshop


def is_file(line: Line) -> bool:
    return bool(line["kind"] == "file")


def numbered(lines: Lines, name: str) -> int:
    """The id of a folder; another number in a batch that does not list it."""
    return next((line["id"] for line in lines if line["kind"] == "folder" and line["path"].endswith(name)), 99)


def with_(lines: Lines, end: str, **changes: object) -> Lines:
    return [line | changes if str(line.get("path", "")).endswith(end) else line for line in lines]


EDITS: Final[dict[str, Callable[[Lines], Lines]]] = {
    "one file is missing": lambda lines: [
        line for line in lines if not str(line.get("path", "")).endswith("letters/b")
    ],
    "all files are missing": lambda lines: [line for line in lines if not is_file(line)],
    "a folder is missing": lambda lines: [
        line for line in lines if line["kind"] != "folder" or not line["path"].endswith("old")
    ],
    "a file is in no folder": lambda lines: with_(lines, "letters/b", **{"in": 500}),
    "a file is at the top": lambda lines: with_(lines, "letters/b", **{"in": 0}),
    "a file is in a file": lambda lines: with_(
        lines, "letters/b", **{"in": next((line["id"] for line in lines if is_file(line)), 99)}
    ),
    "a file is in another folder": lambda lines: with_(lines, "letters/b", **{"in": numbered(lines, "old")}),
    "a folder is in itself": lambda lines: with_(lines, "letters/old", **{"in": numbered(lines, "old")}),
    "folders are in a circle": lambda lines: with_(lines, "/letters", **{"in": numbered(lines, "old")}),
    "a folder is in no folder": lambda lines: with_(lines, "letters/old", **{"in": 500}),
    "all files have one number": lambda lines: [line | {"id": 40} if is_file(line) else line for line in lines],
    "two files have one name": lambda lines: with_(lines, "letters/b", path="source/letters/a"),
    "a file has another name": lambda lines: with_(lines, "letters/b", path="source/letters/z"),
    "a file has another checksum": lambda lines: with_(lines, "letters/b", blake3="0" * 64),
    "a file has another mode": lambda lines: with_(lines, "letters/b", mode="777"),
    "a file has another time": lambda lines: with_(lines, "letters/b", mtime_ns=5),
    "a link points elsewhere": lambda lines: with_(lines, "link", target="letters"),
    "a file comes twice": lambda lines: [
        *lines,
        *(line | {"id": 50, "path": "source/letters/x"} for line in lines if str(line.get("path", "")).endswith("/b")),
    ],
    "the version has fewer entries": lambda lines: [
        line | {"entries": line["entries"] - 1} if "entries" in line else line for line in lines
    ],
    "the segment has another format": lambda lines: [
        line | {"format": 2} if line["kind"] == "segment" else line for line in lines
    ],
    "the segment is of another backup": lambda lines: [
        line | {"backup": "another"} if line["kind"] == "segment" else line for line in lines
    ],
    "the segment is of another run": lambda lines: [
        line | {"run": 2} if line["kind"] == "segment" else line for line in lines
    ],
}


@pytest.mark.parametrize("edit_name", EDITS)
def test_a_list_that_lacks_something_is_not_whole(shop: Workshop, edit_name: str) -> None:
    edit(segment(shop, 1), EDITS[edit_name])

    for result in (shop.verify(), shop.restore()[0]):
        assert result.outcome == "left-out"
        assert ".shingleback/manifest" in [item.path for item in result.left_out]


@pytest.mark.parametrize("edit_name", EDITS)
def test_a_run_says_that_the_list_lacks_something_and_lists_everything_again(shop: Workshop, edit_name: str) -> None:
    edit(segment(shop, 1), EDITS[edit_name])
    write(shop.source / "more", b"more")

    shop.backup()

    codes = {event.code for event in shop.events if isinstance(event, Note)}
    assert codes & {"manifest-damaged", "manifest-made-again"}


def test_the_digest_of_a_run_is_that_of_its_list_after_every_kind_of_change(shop: Workshop) -> None:
    """The run computes it from what it sends, and a reader from the lines."""
    source = shop.source
    for change in (
        lambda: (source / "letters").rename(source / "mail"),
        lambda: (source / "mail" / "a").write_bytes(b"changed"),
        lambda: (source / "mail" / "old").rename(source / "old"),
        lambda: (source / "mail" / "b").chmod(0o600),
        lambda: (source / "second").hardlink_to(source / "mail" / "c"),
        lambda: write(source / "mail" / "new" / "deep" / "file", b"new"),
        (source / "old" / "deep").unlink,
        lambda: ((source / "mail").rename(source / "x"), (source / "old").rename(source / "mail")),
    ):
        change()
        result = shop.backup()
        assert (result.outcome, bool(result.version)) == ("done", True)
        assert shop.verify().outcome == "done"


def test_an_index_keeps_its_digest_when_a_damaged_file_is_to_be_copied_again(shop: Workshop) -> None:
    shop.backup()
    (shop.destination / "source" / "letters" / "a").write_bytes(b"A")
    assert shop.verify().outcome == "left-out"

    assert shop.backup().copied.files == 1
    assert shop.verify().outcome == "done"
