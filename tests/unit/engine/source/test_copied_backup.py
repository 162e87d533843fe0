"""A copy of a backup is a backup: made by a file manager, on another filesystem, or without its description."""

import os
import shutil
from pathlib import Path

import msgspec
import pytest

from shingleback.devices.mounts import Mount
from shingleback.engine.repo import abilities
from shingleback.engine.repo.abilities import FilesystemAbilities
from shingleback.protocol.events import Note
from tests.helpers.checker import all_problems
from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import Workshop

FILES = {
    "Up": b"Up",
    "up": b"up",
    "a:b": b"colon",
    "D/one": b"1",
    "d/two": b"2",
    "sub:dir/deep/file": b"deep",
    "plain/file": b"plain",
}
HOME = ".shingleback"


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    for name, content in FILES.items():
        write(workshop.source / name, content, 1_700_000_000)
    (workshop.source / "link").symlink_to("Up")
    assert workshop.backup().outcome == "done"
    write(workshop.source / "plain" / "file", b"plain again", 1_700_000_001)
    assert workshop.backup().outcome == "done"
    return workshop


def like_exfat(folder_fd: int, mount: Mount | None) -> FilesystemAbilities:
    able = abilities.probe(folder_fd, mount)
    return msgspec.structs.replace(able, windows_names=True, symlinks=False, hard_links=False, xattrs=False)


def copy_to_exfat(shop: Workshop) -> None:
    """Copies the backup as a file manager does to exFAT: a name that is taken or refused is skipped."""
    copy = shop.folder / "copy"
    for path in sorted(shop.destination.rglob("*")):
        within = path.relative_to(shop.destination)
        target = copy / within
        target.parent.mkdir(parents=True, exist_ok=True)
        names = [part.casefold() for part in map(str, target.parent.iterdir())]
        if ":" in str(within) or path.is_symlink() or str(target).casefold() in names:
            continue
        if path.is_dir():
            target.mkdir(exist_ok=True)
        elif target.parent.is_dir():
            shutil.copy2(path, target)
    shop.destination = copy
    edit_about(shop, "a filesystem that was left")
    shop.probe = like_exfat


def edit_about(shop: Workshop, kind: str) -> None:
    for name in ("backup.json", "backup-copy.json"):
        file = shop.destination / HOME / name
        backup_info = msgspec.json.decode(file.read_bytes())
        backup_info["filesystem"]["kind"] = kind
        file.write_bytes(msgspec.json.encode(backup_info))


def notes(shop: Workshop) -> list[str]:
    return [event.code for event in shop.events if isinstance(event, Note)]


@pytest.mark.parametrize("keeps_index", [True, False])
def test_what_a_copy_on_exfat_lacks_is_sent_again_under_names_that_it_can_hold(
    shop: Workshop, *, keeps_index: bool
) -> None:
    copy_to_exfat(shop)
    if not keeps_index:
        shop.forget_index()

    result = shop.backup()

    assert (result.outcome, "backup-was-copied" in notes(shop)) == ("done", True)
    names = {path.name for path in (shop.destination / "source").rglob("*")}
    assert not any(":" in name for name in names)
    for folder, folders, files in os.walk(shop.destination / "source"):
        folded = [name.casefold() for name in (*folders, *files)]
        assert len(set(folded)) == len(folded), folder
    assert (shop.backup().version, notes(shop)) == ("", [])
    assert (shop.verify().outcome, all_problems(shop.destination)) == ("done", [])
    restored, target = shop.restore()
    assert (restored.outcome, snapshot(target / "source")) == ("done", snapshot(shop.source))


def test_another_computer_knows_the_new_names_from_the_list(shop: Workshop) -> None:
    copy_to_exfat(shop)
    shop.backup()
    shop.forget_index()
    write(shop.source / "Up", b"changed")

    result = shop.backup()

    assert (result.outcome, result.copied.files) == ("done", 1)
    assert (shop.verify().outcome, all_problems(shop.destination)) == ("done", [])


def test_the_original_is_not_confused_with_its_copy(shop: Workshop) -> None:
    original = shop.destination
    copy_to_exfat(shop)
    shop.backup()
    shop.destination, shop.probe = original, abilities.probe
    write(shop.source / "Up", b"changed")

    assert shop.backup().copied.files == 1
    assert (shop.verify().outcome, all_problems(original)) == ("done", [])
    assert sorted(os.listdir(original / "source")) == sorted(os.listdir(shop.source))


def like_vfat(folder_fd: int, mount: Mount | None) -> FilesystemAbilities:
    """With a limit that a small file reaches."""
    return msgspec.structs.replace(like_exfat(folder_fd, mount), kind="vfat", part_bytes=2_000)


@pytest.mark.parametrize("keeps_index", [True, False])
@pytest.mark.parametrize("size_bytes", [0, 1_999, 2_000])
def test_a_file_that_is_too_large_for_the_new_filesystem_is_sent_again_in_pieces(
    shop: Workshop, size_bytes: int, *, keeps_index: bool
) -> None:
    """A file manager ends such a file at the limit, or leaves it out."""
    shop.slot_bytes = 1 << 13  # small files are never split
    write(shop.source / "film", bytes(range(250)) * 80, 1_700_000_000)
    assert shop.backup().outcome == "done"
    copy_to_exfat(shop)
    shop.probe = like_vfat
    film = shop.destination / "source" / "film"
    os.truncate(film, size_bytes) if size_bytes else film.unlink()
    if not keeps_index:
        shop.forget_index()
    assert "source/film" in [item.path for item in shop.verify().left_out]

    assert shop.backup().outcome == "done"

    assert all(file.stat().st_size <= 2_000 for file in (shop.destination / "source").rglob("film*"))
    restored, target = shop.restore()
    assert (restored.outcome, snapshot(target / "source")) == ("done", snapshot(shop.source))
    assert (shop.verify().outcome, all_problems(shop.destination)) == ("done", [])
    assert shop.backup().version == ""


def test_a_dry_run_changes_no_names(shop: Workshop) -> None:
    copy_to_exfat(shop)
    shop.backup(is_dry_run=True)

    assert shop.backup().outcome == "done"
    assert (shop.verify().outcome, all_problems(shop.destination)) == ("done", [])


def test_a_complete_copy_on_another_filesystem_sends_nothing_again(shop: Workshop) -> None:
    shop.destination = Path(shutil.copytree(shop.destination, shop.folder / "copy", symlinks=True))
    edit_about(shop, "another")

    result = shop.backup()

    assert (result.outcome, result.copied.files, result.unchanged.files) == ("done", 0, len(FILES) + 1)
    assert (shop.backup().version, notes(shop)) == ("", [])


@pytest.mark.parametrize("keeps_index", [True, False])
@pytest.mark.parametrize("damage", [Path.unlink, lambda file: file.write_bytes(b"odd")])
def test_a_lost_description_is_made_again_from_the_list(shop: Workshop, damage: object, *, keeps_index: bool) -> None:
    assert callable(damage)
    for name in ("backup.json", "backup-copy.json"):
        damage(shop.destination / HOME / name)
    if not keeps_index:
        shop.forget_index()
    restored, target = shop.restore()
    assert (restored.outcome, snapshot(target / "source")) == ("done", snapshot(shop.source))

    result = shop.backup()

    assert (result.outcome, result.copied.files, result.unchanged.files) == ("done", 0, len(FILES) + 1)
    assert sorted(name for name in os.listdir(shop.destination) if not name.startswith(".")) == ["source"]
    assert (shop.destination / HOME / "backup.json").read_bytes() == (
        shop.destination / HOME / "backup-copy.json"
    ).read_bytes()
    assert (shop.backup().version, notes(shop)) == ("", [])


@pytest.mark.parametrize("kind", ["file", "folder", "symlink", "fifo"])
@pytest.mark.parametrize("name", ["lock", "incoming", "versions", "manifest", "found", "reserve", "backup.json"])
def test_odd_things_in_the_place_of_the_programs_files_are_named_or_replaced(
    shop: Workshop, name: str, kind: str
) -> None:
    (shop.folder / "outside").mkdir()
    place = shop.destination / HOME / name
    shutil.rmtree(place) if place.is_dir() else place.unlink(missing_ok=True)
    match kind:
        case "file":
            place.write_bytes(b"odd")
        case "folder":
            write(place / "mine", b"mine")
        case "symlink":
            place.symlink_to(shop.folder / "outside")
        case "fifo":
            os.mkfifo(place)
    write(shop.source / "new", b"new")

    result = shop.backup()

    assert (result.outcome, result.why) in {
        ("done", ""),
        ("usage", "odd-entry"),
        ("usage", "manifest-damaged"),
    }
    assert (result.why == "odd-entry") == (
        (name == "lock" and kind != "file") or (name in ("incoming", "versions") and kind != "folder")
    )
    assert not list((shop.folder / "outside").iterdir())
    assert shop.verify().outcome in ("done", "left-out", "usage")
