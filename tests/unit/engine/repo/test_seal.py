"""A list of files that is older, or that somebody has changed, is noticed; of what is normal nothing is said."""

import gzip
import json
import shutil
from pathlib import Path

import pytest

from shingleback.engine.repo.index import IndexStore
from shingleback.engine.repo.index_state import DriveMark, Seal, SealedList, SealStatus, SealStore
from shingleback.protocol.events import Note
from tests.helpers.looking import build_pages, segment
from tests.helpers.merging import ALWAYS, NEVER, manifest_names
from tests.helpers.trees import contents, write
from tests.helpers.workshop import Workshop

CHANGED = "manifest-changed"
SET_BACK = "manifest-is-another"
ADDED_TO = "manifest-added-to"
OTHER_DRIVE = "drive-is-another-one"


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    """With three runs."""
    build_pages(workshop)
    for name in ("bob.txt", "eve.txt"):
        write(workshop.source / name)
        workshop.backup()
    return workshop


def notes(shop: Workshop) -> list[str]:
    return [event.code for event in shop.events if isinstance(event, Note)]


def forge(file: Path) -> None:
    """As somebody would write it who knows the format, and has another file in the place of one."""
    batches: list[list[bytes]] = []
    for text in gzip.decompress(file.read_bytes()).splitlines(keepends=True):
        line = json.loads(text)
        if line["kind"] == "batch":
            batches.append([])
        if line.get("path", "").endswith("ada.txt"):
            line["blake3"] = line["blake3"][::-1]
        batches[-1].append(json.dumps(line).encode() + b"\n")
    file.write_bytes(b"".join(gzip.compress(b"".join(batch), 0) for batch in batches))


class Forgetful(SealStore):
    """Of a computer whose power goes before the end of each run is remembered."""

    def save(self, seal: Seal) -> None:
        if seal.begun:
            super().save(seal)


def other_computer(shop: Workshop, host: str, folder: str = "another computer") -> Workshop:
    other = Workshop(shop.folder)
    other.host, other.time = host, shop.time
    other.store, other.seals = IndexStore(shop.folder / folder / "index"), SealStore(shop.folder / folder / "seals")
    return other


# somebody has changed it -----------------------------------------------------------------------------------------


def test_a_forged_older_segment_is_told_when_it_is_read(shop: Workshop) -> None:
    forge(segment(shop, 1))

    for job in (shop.restore, shop.verify, shop.try_restore, shop.forget_index, shop.backup):
        job()
        assert notes(shop) == [CHANGED]


def test_an_older_segment_that_lost_something_is_told_with_the_next_backup(shop: Workshop) -> None:
    """Which reads all of them for once, to list again what is lost."""
    file = segment(shop, 2)
    file.write_bytes(file.read_bytes()[:-1])

    shop.backup()
    assert notes(shop) == ["manifest-damaged"]
    shop.backup()
    assert notes(shop) == []


def test_a_forged_segment_of_the_same_size_is_told_when_it_is_read(shop: Workshop) -> None:
    file = segment(shop, 2)
    old = file.read_bytes()
    at = old.index(b"\x1f\x8b\x08\x00") + 4  # the time that gzip notes is of no use to any reader
    file.write_bytes(old[:at] + b"abcd" + old[at + 4 :])

    for job in (shop.restore, shop.verify, shop.try_restore):
        job()
        assert notes(shop) == [CHANGED]
    shop.forget_index()
    shop.backup()
    assert notes(shop) == [CHANGED]
    shop.verify()
    assert notes(shop) == []


def test_a_lost_index_does_not_hide_that_the_drive_was_set_back(shop: Workshop) -> None:
    shutil.copytree(shop.destination, shop.folder / "image", symlinks=True)
    write(shop.source / "mallory.txt")
    shop.backup()
    shutil.rmtree(shop.destination)
    (shop.folder / "image").rename(shop.destination)
    shop.forget_index()

    shop.restore()
    assert notes(shop) == [SET_BACK]
    shop.backup()
    assert notes(shop) == [SET_BACK]
    shop.backup()
    assert notes(shop) == []
    assert contents(shop.restore()[1] / "source") == contents(shop.source)


def test_what_a_stranger_adds_is_told_once(shop: Workshop) -> None:
    other = other_computer(shop, "mallory")
    write(shop.source / "mallory.txt")
    other.backup()

    shop.restore()
    assert notes(shop) == [ADDED_TO]
    shop.backup()
    assert notes(shop) == [ADDED_TO]
    write(shop.source / "mallory again.txt")
    other.backup()
    shop.backup()
    assert notes(shop) == []


def test_a_stranger_with_the_name_of_this_computer_is_told_too(shop: Workshop) -> None:
    write(shop.source / "mallory.txt")
    other_computer(shop, shop.host).backup()

    shop.backup()
    assert notes(shop) == [ADDED_TO]


def test_a_stranger_who_merges_is_told_for_what_came_after(shop: Workshop) -> None:
    other = other_computer(shop, "mallory")
    other.when_to_merge = ALWAYS
    for name in "abc":
        write(shop.source / name)
        other.backup(keep_versions=False)

    shop.backup()
    assert notes(shop) == [ADDED_TO]


def test_what_is_added_behind_the_end_of_a_run_is_told(shop: Workshop) -> None:
    """No computer adds to the segment of another one."""
    with segment(shop, 3).open("ab") as file:
        file.write(gzip.compress(b'{"kind":"batch","id":"mallory"}\n'))

    shop.restore()
    assert notes(shop) == [SET_BACK]
    shop.backup()
    assert notes(shop) == [SET_BACK]


# what is normal --------------------------------------------------------------------------------------------------


def test_nothing_is_said_of_runs_of_this_computer_alone(shop: Workshop) -> None:
    shop.when_to_merge = ALWAYS
    for number in range(4):
        write(shop.source / f"{number}")
        shop.backup(keep_versions=number % 2 == 0)
        assert notes(shop) == []
    shop.forget_index()
    shop.backup()
    assert notes(shop) == []
    for job in (shop.restore, shop.verify, shop.try_restore):
        job()
        assert notes(shop) == []


def test_nothing_is_said_of_runs_that_were_cut_off(shop: Workshop) -> None:
    own, shop.seals = shop.seals, Forgetful(shop.folder / "seals")
    for name in ("cut off", "again"):
        write(shop.source / name)
        shop.backup()
        assert notes(shop) == []
    shop.seals = own

    write(shop.source / "next")
    shop.backup()
    assert notes(shop) == []


def test_nothing_is_said_where_the_power_went_before_merging_was_remembered(shop: Workshop) -> None:
    own, shop.seals = shop.seals, Forgetful(shop.folder / "seals")
    shop.when_to_merge = ALWAYS
    write(shop.source / "merged")
    shop.backup(keep_versions=False)
    assert any("-" in name for name in manifest_names(shop))
    shop.seals, shop.when_to_merge = own, NEVER

    shop.forget_index()
    shop.backup()
    assert notes(shop) == []


def test_merging_by_a_computer_that_is_known_is_no_reason_for_a_word(shop: Workshop) -> None:
    other = other_computer(shop, "laptop")
    other.when_to_merge = ALWAYS
    write(shop.source / "a")
    other.backup(keep_versions=False)
    shop.backup()
    for name in "bc":
        write(shop.source / name)
        other.backup(keep_versions=False)

    shop.backup()
    assert notes(shop) == []
    assert contents(shop.restore()[1] / "source") == contents(shop.source)


def test_a_backup_from_before_is_remembered_from_the_next_run_on(shop: Workshop) -> None:
    shutil.rmtree(shop.folder / "seals")
    shop.backup()
    assert notes(shop) == []
    forge(segment(shop, 1))
    shop.verify()
    assert notes(shop)


# the drive -------------------------------------------------------------------------------------------------------


def test_another_drive_with_the_same_backup_is_told_once(shop: Workshop) -> None:
    own, clone = DriveMark("1234", 4_000, "WD/1"), DriveMark("1234", 8_000, "WD/2")
    for drive, told in [(own, []), (own, []), (clone, [OTHER_DRIVE]), (clone, []), (own, [])]:
        shop.drive = drive
        shop.backup()
        assert notes(shop) == told


def test_a_drive_that_nobody_can_tell_is_no_reason_for_a_word(shop: Workshop) -> None:
    for drive in (DriveMark("1234", 4_000, "WD/1"), DriveMark(), DriveMark("1234", 4_000, "WD/1")):
        shop.drive = drive
        shop.backup()
        assert notes(shop) == []


# what is kept ----------------------------------------------------------------------------------------------------


def test_what_is_remembered_names_no_drive_and_is_closed_to_others(shop: Workshop) -> None:
    shop.drive = DriveMark("1234-ABCD", 4_000, "WD/serial")
    shop.backup()

    (file,) = (shop.folder / "seals").iterdir()
    assert file.stat().st_mode & 0o777 == 0o600
    assert not any(result in file.read_text() for result in ("serial", "1234-ABCD"))


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[" * 100_000, b'{"a":' * 100_000, b"\xff", b'{"backup": "x", "key": "AAAA"}']
)
def test_a_file_that_cannot_be_read_counts_for_nothing(shop: Workshop, content: bytes) -> None:
    (file,) = (shop.folder / "seals").iterdir()
    file.write_bytes(content)

    assert shop.backup().outcome == "done"
    assert notes(shop) == []
    assert file.read_bytes() != content


def sealed(*there: SealedList) -> Seal:
    return Seal.of_new("a backup").sealed(there, DriveMark())


ONE, TWO, THREE = (SealedList(f"{number:06}.jsonl.gz", 100, 100, bytes([number]) * 32) for number in (1, 2, 3))
UNREAD = SealedList(TWO.name, TWO.size)
OTHER_TWO = TWO._replace(digest=bytes(32))


@pytest.mark.parametrize(
    ("there", "status"),
    [
        ([ONE, TWO], SealStatus.SAME),
        ([ONE, TWO._replace(digest=b"")], SealStatus.SAME),
        ([ONE, TWO._replace(size=120)], SealStatus.SAME),
        ([ONE, UNREAD._replace(size=120)], SealStatus.SAME),
        ([ONE, UNREAD._replace(size=99)], SealStatus.SET_BACK),
        ([ONE, TWO._replace(whole=120)], SealStatus.SET_BACK),
        ([ONE, TWO, THREE], SealStatus.CONTINUED),
        ([ONE, TWO, THREE._replace(host="ada")], SealStatus.ADDED_TO),
        ([SealedList("000001-000002.jsonl.gz", 50)], SealStatus.CONTINUED),
        ([ONE], SealStatus.SET_BACK),
        ([], SealStatus.SET_BACK),
        ([ONE, OTHER_TWO, THREE], SealStatus.SET_BACK),
        ([TWO], SealStatus.CHANGED),
        ([ONE._replace(whole=99), TWO], SealStatus.CHANGED),
        ([ONE._replace(digest=bytes(32)), TWO], SealStatus.CHANGED),
    ],
)
def test_each_standing(there: list[SealedList], status: SealStatus) -> None:
    assert sealed(ONE, TWO).compare(there).status is status
    assert Seal.of_new("a backup").compare(there).status is SealStatus.NEW


def test_two_computers_have_different_keys() -> None:
    assert sealed(ONE).segments != sealed(ONE).segments
