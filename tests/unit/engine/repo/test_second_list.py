"""The list is on the drive twice: what one copy lacks is read from the other, repaired, and said once."""

import gzip
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from shingleback.engine.repo.index_state import SealStore
from shingleback.protocol.events import Note
from tests.helpers.merging import ALWAYS
from tests.helpers.second_lists import forget_second_list
from tests.helpers.trees import contents, write
from tests.helpers.workshop import Workshop

REPAIRED: Final = "manifest-repaired"
PATCHED: Final = "manifest-patched"
DAMAGED: Final = "manifest-damaged"
LOST: Final = "manifest-lost"
MADE_AGAIN: Final = "manifest-made-again"
UNPROVED: Final = "manifest-unproved"
SET_ASIDE: Final = "manifest-of-another-set-aside"


def home(shop: Workshop) -> Path:
    return shop.destination / ".shingleback"


def first(shop: Workshop) -> Path:
    return home(shop) / "manifest"


def second(shop: Workshop) -> Path:
    return shop.destination / ".shingleback-list"


def notes(shop: Workshop) -> list[str]:
    """Also forgets them."""
    codes = [event.code for event in shop.events if isinstance(event, Note)]
    return [code for code in codes if code.startswith("manifest")]


def copies(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir()) if file.name[0].isdigit()}


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    """A backup of three runs, of which the second has moved a folder."""
    write(workshop.source / "d" / "f", b"content")
    write(workshop.source / "top", b"top")
    workshop.backup()
    (workshop.source / "d").rename(workshop.source / "e")
    write(workshop.source / "d" / "g", b"other")
    workshop.backup()
    write(workshop.source / "top", b"changed")
    workshop.backup()
    return workshop


def another_computer(shop: Workshop) -> None:
    shop.forget_index()
    shop.seals = SealStore(shop.folder / "seals of another computer")


def flip(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 0x40
    file.write_bytes(data)


def shorten(file: Path) -> None:
    data = file.read_bytes()
    file.write_bytes(data[: data.rindex(b"\x1f\x8b")])


def exchange(file: Path) -> None:
    file.write_bytes((file.parent / "000001.jsonl.gz").read_bytes() if "1." not in file.name else b"")


def leave_out_a_line(file: Path) -> None:
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    file.write_bytes(gzip.compress(b"".join(line for line in lines if b'"file"' not in line)))


def empty(file: Path) -> None:
    file.write_bytes(b"")


def become_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


DAMAGES: Final[dict[str, Callable[[Path], None]]] = {
    "is lost": Path.unlink,
    "is short": shorten,
    "has a flipped bit": flip,
    "lacks lines": leave_out_a_line,
    "is another one": exchange,
    "is empty": empty,
    "is a folder": become_folder,
}


def test_both_copies_are_the_same_after_each_run(shop: Workshop) -> None:
    assert copies(first(shop)) == copies(second(shop)) != {}
    tables = [folder / "contents.json.gz" for folder in (home(shop), second(shop))]
    assert tables[0].read_bytes() == tables[1].read_bytes()
    assert b"000003.jsonl.gz" in gzip.decompress(tables[0].read_bytes())


@pytest.mark.parametrize("is_second", [False, True])
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("damage", DAMAGES)
def test_what_one_copy_lacks_is_read_from_the_other_and_repaired(
    shop: Workshop, damage: str, number: int, is_second: bool
) -> None:
    good = copies(first(shop))
    another_computer(shop)
    folder = second(shop) if is_second else first(shop)
    DAMAGES[damage](folder / f"{number:06}.jsonl.gz")

    result, target = shop.restore()
    assert (result.outcome, contents(target / "source")) == ("done", contents(shop.source))
    assert notes(shop) == ([] if is_second else [PATCHED])
    assert shop.verify().outcome == "done"
    assert notes(shop) == [PATCHED]

    assert shop.backup().copied.files == 0
    assert notes(shop) == [REPAIRED]
    assert copies(first(shop)) == copies(second(shop)) == good
    shop.forget_index()
    shop.backup()
    assert notes(shop) == []
    assert shop.verify().outcome == "done"
    assert notes(shop) == []


@pytest.mark.parametrize("is_second", [False, True])
def test_a_whole_copy_may_be_lost(shop: Workshop, is_second: bool) -> None:
    good = copies(first(shop))
    another_computer(shop)
    shutil.rmtree(second(shop) if is_second else first(shop))

    assert shop.restore()[0].outcome == "done"
    assert shop.verify().outcome == "done"
    assert notes(shop) == [PATCHED]
    assert shop.backup().copied.files == 0
    assert notes(shop) == [REPAIRED]
    assert copies(first(shop)) == copies(second(shop)) == good


@pytest.mark.parametrize("is_second", [False, True])
@pytest.mark.parametrize("kind", ["file", "symlink"])
def test_something_else_may_have_the_place_of_a_copy(shop: Workshop, kind: str, is_second: bool) -> None:
    """It gets another name, and the copy is made again."""
    good = copies(first(shop))
    another_computer(shop)
    folder = second(shop) if is_second else first(shop)
    shutil.rmtree(folder)
    folder.write_bytes(b"mine") if kind == "file" else folder.symlink_to(shop.source)

    assert shop.verify().outcome == "done"
    assert notes(shop) == [PATCHED]
    assert shop.backup().copied.files == 0
    assert notes(shop) == [REPAIRED]
    assert copies(first(shop)) == copies(second(shop)) == good
    aside = folder.with_name(f"{folder.name}-2")
    assert aside.is_symlink() if kind == "symlink" else aside.read_bytes() == b"mine"


def test_a_new_computer_hears_that_nothing_proves_the_newest_end(shop: Workshop) -> None:
    """Both tables, the second copy and the newest segment are lost: the rest looks like an older backup."""
    write(shop.source / "new", b"new")
    shop.backup()
    forget_second_list(shop.destination)
    (first(shop) / "000004.jsonl.gz").unlink()
    own_seals = shop.seals
    another_computer(shop)

    assert (shop.verify().outcome, notes(shop)) == ("done", [UNPROVED])
    assert (shop.restore()[0].outcome, notes(shop)) == ("done", [UNPROVED])
    shop.seals = own_seals
    assert (shop.verify().outcome, notes(shop)) == ("done", ["manifest-is-another"])
    another_computer(shop)
    assert shop.backup().outcome == "done"
    assert (shop.verify().outcome, notes(shop)) == ("done", [])


def test_lost_tables_are_made_again_by_a_run_that_has_nothing_to_do(shop: Workshop) -> None:
    forget_second_list(shop.destination)
    another_computer(shop)

    assert shop.backup().version == ""
    assert copies(first(shop)) == copies(second(shop))
    assert (shop.verify().outcome, notes(shop)) == ("done", [])


def test_an_older_folder_of_the_program_is_brought_up_to_date(shop: Workshop) -> None:
    shutil.copytree(home(shop), shop.folder / "older")
    (shop.source / "e").rename(shop.source / "z")
    shop.backup()
    good = copies(first(shop))
    shutil.rmtree(home(shop))
    shutil.copytree(shop.folder / "older", home(shop))
    another_computer(shop)

    assert shop.verify().outcome == "done"
    assert notes(shop) == [PATCHED]
    assert shop.backup().copied.files == 0
    assert notes(shop) == [REPAIRED]
    assert copies(first(shop)) == good


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("damage", [damage for damage in DAMAGES if damage != "is a folder"])
def test_what_both_copies_lack_is_said_on_any_computer(shop: Workshop, damage: str, number: int) -> None:
    another_computer(shop)
    for folder in (first(shop), second(shop)):
        DAMAGES[damage](folder / f"{number:06}.jsonl.gz")

    assert shop.verify().outcome == "left-out"
    assert notes(shop) == [DAMAGED]
    assert shop.restore()[0].outcome == "left-out"
    shop.backup()
    assert DAMAGED in notes(shop)
    result, target = shop.restore()
    assert result.outcome == "left-out" or contents(target / "source") == contents(shop.source)


def test_merging_segments_merges_them_in_both_copies(shop: Workshop) -> None:
    shop.when_to_merge = ALWAYS
    for number in range(3):
        write(shop.source / "top", b"%d" % number)
        shop.backup(keep_versions=False)
    assert any("-" in name for name in copies(first(shop)))
    assert copies(first(shop)) == copies(second(shop))
    another_computer(shop)
    shop.backup()
    assert notes(shop) == []


def test_a_new_backup_takes_nothing_from_the_list_of_one_that_was_deleted(shop: Workshop) -> None:
    shutil.rmtree(home(shop))
    shutil.rmtree(shop.destination / "source")
    shop.forget_index()

    assert shop.backup().copied.files == 3

    assert list(copies(second(shop))) == ["000001.jsonl.gz"]
    assert shop.verify().outcome == "done"
    assert len(copies(shop.destination / ".shingleback-list-2")) == 3


def test_a_list_of_another_backup_is_not_mixed_in(shop: Workshop) -> None:
    (shop.folder / "elsewhere").mkdir()
    neighbor = Workshop(shop.folder / "elsewhere")
    for number in range(4):
        write(neighbor.source / "file", b"%d" % number)
        neighbor.backup()
    shutil.rmtree(second(shop))
    shutil.copytree(second(neighbor), second(shop))
    another_computer(shop)

    shop.backup()

    assert contents(shop.restore()[1] / "source") == contents(shop.source)


@pytest.mark.parametrize("remains", ["nothing", "an empty folder", "a file", "garbage", "zeros"])
def test_a_lost_list_is_said_to_be_lost(shop: Workshop, remains: str) -> None:
    """Without the tables, too: nothing but the files is left."""
    another_computer(shop)
    lose_list(shop, remains)

    assert shop.verify().outcome == "left-out"
    assert notes(shop) == [LOST]
    assert shop.restore()[0].outcome == "left-out"
    result = shop.backup()
    assert result.outcome == "done", (result.why, result.values)
    assert (MADE_AGAIN in notes(shop), result.list_note) == (True, MADE_AGAIN)
    assert contents(shop.restore()[1] / "source") == contents(shop.source)


def lose_list(shop: Workshop, remains: str) -> None:
    forget_second_list(shop.destination)
    segments = sorted(file.name for file in first(shop).iterdir())
    shutil.rmtree(first(shop))
    if remains == "a file":
        first(shop).touch()
    elif remains != "nothing":
        first(shop).mkdir()
    if remains in ("garbage", "zeros"):
        (first(shop) / segments[-1]).write_bytes(b"garbage" * 99 if remains == "garbage" else bytes(999))


@pytest.mark.parametrize("remains", ["nothing", "an empty folder", "a file", "garbage", "zeros"])
def test_a_list_that_this_computer_knows_is_lost_even_without_the_copy(shop: Workshop, remains: str) -> None:
    lose_list(shop, remains)
    shutil.rmtree(shop.destination / "source")
    for result in (shop.verify(), shop.restore()[0]):
        assert result.outcome == "left-out"
        assert notes(shop) == [LOST]


def test_a_first_run_that_listed_nothing_has_lost_nothing(workshop: Workshop) -> None:
    write(workshop.source / "file", b"content")
    workshop.backup()
    forget_second_list(workshop.destination)
    shutil.rmtree(first(workshop))
    shutil.rmtree(workshop.destination / "source")
    another_computer(workshop)

    workshop.restore()
    assert notes(workshop) == []


@pytest.mark.parametrize("is_another", [False, True])
def test_segments_of_another_backup_beside_the_second_copy_are_set_aside(
    shop: Workshop, tmp_path: Path, *, is_another: bool
) -> None:
    """Somebody copies the hidden folders of two drives into one another."""
    (tmp_path / "neighbor").mkdir()
    neighbor = Workshop(tmp_path / "neighbor")
    for number in range(5):
        write(neighbor.source / "f", b"%d" % number)
        neighbor.backup()
    shutil.copytree(second(neighbor), second(shop), dirs_exist_ok=True)
    if is_another:
        another_computer(shop)
    assert (shop.verify().outcome, notes(shop)) == ("done", [PATCHED])

    result = shop.backup()

    assert (result.outcome, result.copied.files, notes(shop)[:2]) == ("done", 0, [REPAIRED, SET_ASIDE])
    assert (shop.verify().outcome, notes(shop)) == ("done", [])
    assert [path.name for path in second(shop).glob("*.of-another-backup")] != []
    assert copies(first(shop)) == {name: data for name, data in copies(second(shop)).items() if name.endswith(".gz")}
    assert (shop.backup().version, notes(shop)) == ("", [])


@pytest.mark.parametrize("name", ["000004.jsonl.gz", "000001-000004.jsonl.gz"])
def test_a_segment_of_another_backup_is_no_part_of_this_one(shop: Workshop, tmp_path: Path, name: str) -> None:
    """Its number is one of the next runs, or it seems to replace all segments: a new computer reads around it."""
    (tmp_path / "neighbor").mkdir()
    neighbor = Workshop(tmp_path / "neighbor")
    write(neighbor.source / "f", b"f")
    neighbor.backup()
    shutil.copy(first(neighbor) / "000001.jsonl.gz", second(shop) / name)
    another_computer(shop)

    restored, target = shop.restore()
    assert (restored.outcome, notes(shop), contents(target / "source")) == ("done", [], contents(shop.source))
    assert (shop.verify().outcome, notes(shop)) == ("done", [])
    result = shop.backup()

    assert (result.outcome, result.copied.files, notes(shop)) == ("done", 0, [SET_ASIDE])
    assert not (second(shop) / name).exists()
    assert (shop.backup().version, notes(shop)) == ("", [])
