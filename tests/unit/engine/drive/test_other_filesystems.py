"""What a filesystem cannot store is mapped, kept in the manifest, and brought back by restore."""

import os
import re

import msgspec.structs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.devices.mounts import Mount
from shingleback.engine.drive.server import DriveServer, ServerContext
from shingleback.engine.drive.transport import DriveLink, Slots
from shingleback.engine.repo.abilities import FilesystemAbilities, probe
from shingleback.engine.repo.layout import Names
from shingleback.protocol.control import Unattended
from tests.fakes.controls import ScriptedControl
from tests.helpers.local_link import LocalLink
from tests.helpers.trees import make_odd_tree, snapshot, without_special, write
from tests.helpers.workshop import Workshop

PART_BYTES = 1_000_000


class FatWorkshop(Workshop):
    """Treats the filesystem of the test as FAT, with a file limit of 1 MB instead of 4 GB."""

    def link(self, slots: Slots) -> DriveLink:
        return LocalLink(DriveServer(self.disk, slots, ServerContext(probe=poor_probe)))


def poor_probe(folder_fd: int, mount: Mount | None) -> FilesystemAbilities:
    return msgspec.structs.replace(
        probe(folder_fd, mount),
        windows_names=True,
        symlinks=False,
        hard_links=False,
        xattrs=False,
        modes=False,
        part_bytes=PART_BYTES,
    )


@pytest.fixture
def fat(workshop: Workshop) -> FatWorkshop:
    return FatWorkshop(workshop.folder)


def test_a_tree_with_every_oddity_is_restored_from_fat_unchanged(fat: FatWorkshop) -> None:
    make_odd_tree(fat.source)
    before = without_special(snapshot(fat.source))

    fat.backup()
    result, target = fat.restore()

    assert result.outcome == "done"
    assert snapshot(target / "source") == before
    assert fat.verify().outcome == "done"


def test_all_names_on_fat_are_valid_there(fat: FatWorkshop) -> None:
    make_odd_tree(fat.source)
    fat.backup()

    for folder, folders, files in os.walk(bytes(fat.destination / "source")):
        names = [name.decode() for name in folders + files]
        assert not [name for name in names if re.search(r'["*/:<>?\\|\x00-\x1f]|[. ]$', name)], folder
        assert len({name.casefold() for name in names}) == len(names), folder


def test_a_file_beyond_the_limit_is_split_and_can_be_joined_by_hand(fat: FatWorkshop) -> None:
    content = os.urandom(2_500_000)
    write(fat.source / "film.mkv", content)
    fat.backup()

    parts = [fat.destination / "source" / f"film.mkv%~part{number}" for number in (1, 2, 3)]
    assert b"".join(part.read_bytes() for part in parts) == content
    assert fat.verify().outcome == "done"


@pytest.mark.parametrize("size", [900_000, PART_BYTES], ids=["below the limit", "at the limit"])
def test_a_large_file_within_the_limit_stays_whole(fat: FatWorkshop, size: int) -> None:
    write(fat.source / "film.mkv", os.urandom(size))

    fat.backup()

    assert [path.name for path in (fat.destination / "source").iterdir()] == ["film.mkv"]


def test_new_folders_around_a_split_file_have_their_times(fat: FatWorkshop) -> None:
    folders = ["films", "films/new"]
    write(fat.source / "films" / "new" / "film.mkv", os.urandom(2_500_000))
    for number, name in enumerate(reversed(folders)):
        os.utime(fat.source / name, (0, 1_600_000_000 + number))

    fat.backup()

    times = {name: (fat.destination / "source" / name).stat().st_mtime for name in folders}
    assert times == {name: (fat.source / name).stat().st_mtime for name in folders}


def test_a_split_file_whose_copying_was_interrupted_is_copied_again(fat: FatWorkshop) -> None:
    def cancel(control: ScriptedControl, _listened: int) -> None:
        control.is_canceled = any((fat.destination / ".shingleback" / "incoming").glob("*/film.mkv%~part3"))

    write(fat.source / "film.mkv", os.urandom(4_500_000))
    fat.control = ScriptedControl(cancel)
    assert fat.backup().outcome == "canceled"
    fat.control = Unattended()

    assert (fat.backup().outcome, fat.verify().outcome) == ("done", "done")


def test_a_file_with_a_name_that_fat_cannot_hold_is_renamed_on_the_drive(fat: FatWorkshop) -> None:
    write(fat.source / "notes: old", b"content")
    write(fat.source / "beside", b"beside")
    fat.backup()
    (fat.source / "notes: old").rename(fat.source / "notes: new?")

    result = fat.backup()

    assert (result.copied.files, result.renamed.files, fat.verify().outcome) == (0, 1, "done")
    assert snapshot(fat.restore()[1] / "source") == snapshot(fat.source)


def test_a_file_with_a_name_that_fat_cannot_hold_is_kept_when_a_folder_takes_its_name(fat: FatWorkshop) -> None:
    write(fat.source / "notes: all", b"content")
    write(fat.source / "folder" / "file", b"file")
    first, before = fat.backup().version, snapshot(fat.source)
    (fat.source / "notes: all").unlink()
    (fat.source / "folder").rename(fat.source / "notes: all")

    fat.backup()

    assert snapshot(fat.restore(version=first)[1] / "source") == before
    assert snapshot(fat.restore()[1] / "source") == snapshot(fat.source)


def test_split_files_with_holes_are_restored_with_holes(fat: FatWorkshop) -> None:
    write(fat.source / "sparse")
    with open(fat.source / "sparse", "r+b") as file:
        file.truncate(9_000_000)
        os.pwrite(file.fileno(), b"in the middle", 4_500_000)
    before = snapshot(fat.source)
    fat.backup()
    result, target = fat.restore()

    assert (result.outcome, snapshot(target / "source")) == ("done", before)
    assert os.stat(target / "source" / "sparse").st_blocks < 1000


def test_changes_on_fat_are_backed_up_and_versions_kept(fat: FatWorkshop) -> None:
    make_odd_tree(fat.source)
    before = without_special(snapshot(fat.source))
    first = fat.backup().version
    base = bytes(fat.source)
    write(base + b"/names/Twin", b"changed")
    os.unlink(base + b"/names/twin")
    os.rename(base + b"/folder names/odd\xfd:", base + b"/folder names/odd2?")
    os.rename(base + b"/sizes/3333333", base + b"/sizes/renamed:")
    write(base + b"/sizes/1048577", os.urandom(2_200_000))
    os.unlink(base + b"/links/one")
    after = without_special(snapshot(fat.source))
    second = fat.backup().version

    for version, state in ((first, before), (second, after)):
        result, target = fat.restore(version=version)
        assert result.left_out == []
        assert snapshot(target / "source") == state
    assert fat.backup().copied.files == 0


def test_a_lost_index_of_a_backup_on_fat_is_rebuilt(fat: FatWorkshop) -> None:
    make_odd_tree(fat.source)
    fat.backup()
    fat.forget_index()

    assert fat.backup().copied.files == 0


def test_another_computer_sees_which_files_with_mapped_names_are_removed_or_changed(fat: FatWorkshop) -> None:
    for name in ("a: gone", "b: changed", "c: stays"):
        write(fat.source / name, b"first")
    fat.backup()
    (fat.source / "a: gone").unlink()
    write(fat.source / "b: changed", b"second", 5)
    fat.backup()
    fat.forget_index()

    result, target = fat.restore()

    assert snapshot(target / "source") == snapshot(fat.source)
    assert (result.outcome, fat.verify().outcome, fat.backup().copied.files) == ("done", "done", 0)


def decoded(stored: bytes) -> bytes:
    """Reverses the mapping as docs/manifest.md explains it."""
    plain = re.sub(rb"%~\d+(\.[^.]*)?$", rb"\1", stored)
    return re.sub(rb"%([0-9A-F]{2})", lambda match: bytes([int(match[1], 16)]), plain)


names = st.binary(min_size=1, max_size=80).filter(lambda name: not set(name) & {0, 0x2F} and name not in (b".", b".."))


@given(st.lists(names, unique=True, max_size=12))
def test_any_names_get_distinct_valid_names_that_can_be_decoded(true_names: list[bytes]) -> None:
    mapping = Names()
    stored = [mapping.stored(name) or name for name in true_names]

    assert len({name.decode().casefold() for name in stored}) == len(stored)
    for name, on_drive in zip(true_names, stored, strict=True):
        assert not re.search(r'["*/:<>?\\|\x00-\x1f]|[. ]$', on_drive.decode())
        assert len(on_drive) <= 255
        assert decoded(on_drive) == name


def test_mapped_names_that_get_too_long_end_in_different_numbers() -> None:
    mapping = Names()
    long = [b"?" * 250 + bytes([last]) for last in b"ab"]

    stored = [mapping.stored(name) or b"" for name in long]

    assert len(set(stored)) == 2
    assert max(len(name) for name in stored) <= 255
