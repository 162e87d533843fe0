"""A manifest that was reset or changed by somebody is noticed, and normal changes cause no note."""

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
DAMAGED = "manifest-damaged"
SET_BACK = "manifest-is-another"
ADDED_TO = "manifest-added-to"
OTHER_DRIVE = "drive-is-another-one"


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    """A backup of three runs."""
    build_pages(workshop)
    for name in ("bob.txt", "eve.txt"):
        write(workshop.source / name)
        workshop.backup()
    return workshop


def notes(shop: Workshop) -> list[str]:
    """What is said of the list; that an unknown computer goes on with the same folder is said of the sources."""
    codes = [event.code for event in shop.events if isinstance(event, Note)]
    return [code for code in codes if code != "folder-continued"]


def forge(file: Path) -> None:
    """Rewrites a segment in the right format, with another hash for one file."""
    batches: list[list[bytes]] = []
    for text in gzip.decompress(file.read_bytes()).splitlines(keepends=True):
        line = json.loads(text)
        if line["kind"] == "batch":
            batches.append([])
        if line.get("path", "").endswith("ada.txt"):
            line["blake3"] = line["blake3"][::-1]
        batches[-1].append(json.dumps(line).encode() + b"\n")
    file.write_bytes(b"".join(gzip.compress(b"".join(batch), 0) for batch in batches))


class UnfinishedSealStore(SealStore):
    """Saves only what a run writes at its beginning, as if each run lost power before its end."""

    def save(self, seal: Seal) -> bool:
        return not seal.begun or super().save(seal)


def other_computer(shop: Workshop, host: str, folder: str = "another computer") -> Workshop:
    computer = Workshop(shop.folder)
    computer.host, computer.time = host, shop.time
    computer.store, computer.seals = (
        IndexStore(shop.folder / folder / "index"),
        SealStore(shop.folder / folder / "seals"),
    )
    return computer


# changed by somebody --------------------------------------------------------------------------------------------


def test_a_forged_older_segment_is_reported_when_it_is_read(shop: Workshop) -> None:
    forge(segment(shop, 1))

    for job in (shop.restore, shop.verify, shop.try_restore):
        job()
        assert notes(shop) == [CHANGED, DAMAGED]  # no version has the file that it counted
    shop.forget_index()
    shop.backup()
    assert notes(shop) == [DAMAGED]


def test_losses_in_an_older_segment_are_reported_by_the_next_backup(shop: Workshop) -> None:
    """It reads all segments to list the lost entries again."""
    file = segment(shop, 2)
    file.write_bytes(file.read_bytes()[:-1])

    shop.backup()
    assert notes(shop) == ["manifest-damaged"]
    shop.backup()
    assert notes(shop) == []


def test_a_forged_segment_of_the_same_size_is_reported_when_it_is_read(shop: Workshop) -> None:
    file = segment(shop, 2)
    old = file.read_bytes()
    at = old.index(b"\x1f\x8b\x08\x00") + 4  # no reader uses the timestamp of gzip
    file.write_bytes(old[:at] + b"abcd" + old[at + 4 :])

    for job in (shop.restore, shop.verify, shop.try_restore):
        job()
        assert notes(shop) == [CHANGED]
    shop.forget_index()
    shop.backup()
    assert notes(shop) == [CHANGED]
    shop.verify()
    assert notes(shop) == []


def test_a_lost_index_does_not_hide_that_the_drive_was_reset(shop: Workshop) -> None:
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


def test_a_run_by_an_unknown_computer_is_reported_once(shop: Workshop) -> None:
    computer = other_computer(shop, "mallory")
    write(shop.source / "mallory.txt")
    computer.backup(is_as_new=True)

    shop.restore()
    assert notes(shop) == [ADDED_TO]
    shop.backup()
    assert notes(shop) == [ADDED_TO]
    write(shop.source / "mallory again.txt")
    computer.backup(is_as_new=True)
    shop.backup()
    assert notes(shop) == []


def test_a_run_by_an_unknown_computer_with_the_same_host_name_is_reported(shop: Workshop) -> None:
    write(shop.source / "mallory.txt")
    other_computer(shop, shop.host).backup()

    shop.backup()
    assert notes(shop) == [ADDED_TO, "identity-twice"]  # its identity follows from its name


def test_merging_by_an_unknown_computer_is_reported(shop: Workshop) -> None:
    computer = other_computer(shop, "mallory")
    computer.when_to_merge = ALWAYS
    for name in "abc":
        write(shop.source / name)
        computer.backup(keep_versions=False, is_as_new=True)

    shop.backup()
    assert notes(shop) == [ADDED_TO]


def test_data_after_the_end_of_a_run_is_reported(shop: Workshop) -> None:
    """No computer appends to the segment of another."""
    with segment(shop, 3).open("ab") as file:
        file.write(gzip.compress(b'{"kind":"batch","id":"mallory"}\n'))

    shop.restore()
    assert notes(shop) == [SET_BACK]
    shop.backup()
    assert notes(shop) == [SET_BACK]


# normal changes -------------------------------------------------------------------------------------------------


def test_runs_of_this_computer_cause_no_note(shop: Workshop) -> None:
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


def test_interrupted_runs_cause_no_note(shop: Workshop) -> None:
    own_seals, shop.seals = shop.seals, UnfinishedSealStore(shop.folder / "seals")
    for name in ("cut off", "again"):
        write(shop.source / name)
        shop.backup()
        assert notes(shop) == []
    shop.seals = own_seals

    write(shop.source / "next")
    shop.backup()
    assert notes(shop) == []


def test_an_interrupted_merge_causes_no_note(shop: Workshop) -> None:
    own_seals, shop.seals = shop.seals, UnfinishedSealStore(shop.folder / "seals")
    shop.when_to_merge = ALWAYS
    write(shop.source / "merged")
    shop.backup(keep_versions=False)
    assert any("-" in name for name in manifest_names(shop))
    shop.seals, shop.when_to_merge = own_seals, NEVER

    shop.forget_index()
    shop.backup()
    assert notes(shop) == []


def test_merging_by_a_known_computer_causes_no_note(shop: Workshop) -> None:
    computer = other_computer(shop, "laptop")
    computer.when_to_merge = ALWAYS
    write(shop.source / "a")
    computer.backup(keep_versions=False, is_as_new=True)
    shop.backup()
    for name in "bc":
        write(shop.source / name)
        computer.backup(keep_versions=False, is_as_new=True)

    shop.backup()
    assert notes(shop) == []
    assert contents(shop.restore()[1] / "source") == contents(shop.source)


def test_a_backup_without_a_seal_is_sealed_by_its_next_run(shop: Workshop) -> None:
    shutil.rmtree(shop.folder / "seals")
    shop.backup()
    assert notes(shop) == []
    forge(segment(shop, 1))
    shop.verify()
    assert notes(shop)


# the drive ------------------------------------------------------------------------------------------------------


def test_another_drive_with_the_same_backup_is_reported_once(shop: Workshop) -> None:
    original, clone = DriveMark("1234", 4_000, "WD/1"), DriveMark("1234", 8_000, "WD/2")
    for drive, codes in [(original, []), (original, []), (clone, [OTHER_DRIVE]), (clone, []), (original, [])]:
        shop.drive = drive
        shop.backup()
        assert notes(shop) == codes


def test_an_unidentified_drive_causes_no_note(shop: Workshop) -> None:
    for drive in (DriveMark("1234", 4_000, "WD/1"), DriveMark(), DriveMark("1234", 4_000, "WD/1")):
        shop.drive = drive
        shop.backup()
        assert notes(shop) == []


# the stored seal ------------------------------------------------------------------------------------------------


def test_a_seal_does_not_identify_the_drive_and_is_private(shop: Workshop) -> None:
    shop.drive = DriveMark("1234-ABCD", 4_000, "WD/serial")
    shop.backup()

    (file,) = (shop.folder / "seals").iterdir()
    assert file.stat().st_mode & 0o777 == 0o600
    assert not any(result in file.read_text() for result in ("serial", "1234-ABCD"))


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[" * 100_000, b'{"a":' * 100_000, b"\xff", b'{"backup": "x", "key": "AAAA"}']
)
def test_an_unreadable_seal_is_ignored(shop: Workshop, content: bytes) -> None:
    (file,) = (shop.folder / "seals").iterdir()
    file.write_bytes(content)

    assert shop.backup().outcome == "done"
    assert notes(shop) == []
    assert file.read_bytes() != content


def sealed(*segments: SealedList) -> Seal:
    return Seal.of_new("a backup").sealed(segments, DriveMark())


ONE, TWO, THREE = (SealedList(f"{number:06}.jsonl.gz", 100, 100, bytes([number]) * 32) for number in (1, 2, 3))
UNREAD = SealedList(TWO.name, TWO.size)
OTHER_TWO = TWO._replace(digest=bytes(32))


@pytest.mark.parametrize(
    ("segments", "status"),
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
def test_segments_are_compared_with_the_seal(segments: list[SealedList], status: SealStatus) -> None:
    assert sealed(ONE, TWO).compare(segments).status is status
    assert Seal.of_new("a backup").compare(segments).status is SealStatus.NEW


def test_two_computers_have_different_keys() -> None:
    assert sealed(ONE).segments != sealed(ONE).segments


def test_a_run_that_cannot_record_anything_says_so_once(workshop: Workshop) -> None:
    write(workshop.source / "file")
    (workshop.folder / "full").write_bytes(b"")
    workshop.seals = SealStore(workshop.folder / "full" / "seals")

    assert workshop.backup().outcome == "done"

    codes = [event.code for event in workshop.events if isinstance(event, Note)]
    assert codes.count("nothing-recorded") == 1
