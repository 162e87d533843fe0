"""A file that is damaged on the drive is healed in every version that has its content."""

import os
import shutil
from pathlib import Path

import pytest

from shingleback.protocol.events import Note
from shingleback.protocol.result_items import Tally
from tests.helpers.checker import problems
from tests.helpers.promises import RunCutter
from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import Workshop, left_out

LARGE = os.urandom(3_000_000)


def rot(path: Path, offset: int = 1) -> None:
    """Changes a byte without changing the timestamps."""
    times = os.stat(path)
    with open(path, "r+b") as file:
        before = os.pread(file.fileno(), 1, offset)
        os.pwrite(file.fileno(), bytes([before[0] ^ 1]), offset)
    os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def remove(path: Path) -> None:
    shutil.rmtree(path) if path.is_dir() else path.unlink()


def replace_by_hand(path: Path) -> None:
    path.unlink()
    write(path, b"of a person")


@pytest.fixture
def copy(workshop: Workshop) -> Path:
    """A backup with two versions that have the same files, except for one."""
    write(workshop.source / "folder" / "thesis", b"thesis")
    write(workshop.source / "folder" / "film", LARGE)
    (workshop.source / "folder" / "link").symlink_to("thesis")
    write(workshop.source / "names" / "one", b"content")
    (workshop.source / "names" / "two").hardlink_to(workshop.source / "names" / "one")
    write(workshop.source / "x", b"1")
    workshop.backup()
    write(workshop.source / "x", b"2")
    workshop.backup()
    return workshop.destination / "source"


def assert_whole(workshop: Workshop) -> None:
    """Verify finds nothing, and the first version is restored as it was."""
    assert (left_out(workshop.verify()), problems(workshop.destination)) == ([], [])
    expected_tree = snapshot(workshop.source)
    for version in ("2026-03-01T12-00-00", "2026-03-01T12-01-00"):
        result, target = workshop.restore(version=version)
        assert left_out(result) == []
        restored_tree = snapshot(target / "source")
        assert {path: entry for path, entry in restored_tree.items() if path not in (b"", b"x")} == {
            path: entry for path, entry in expected_tree.items() if path not in (b"", b"x")
        }


@pytest.mark.parametrize(
    ("damage", "names", "files", "moved_aside"),
    [
        (rot, ["folder/thesis"], 1, 0),
        (rot, ["folder/film"], 1, 0),
        (rot, ["names/one"], 2, 0),
        (remove, ["folder/link"], 1, 0),
        (remove, ["folder"], 3, 0),
        (remove, ["names/two"], 1, 0),
        (replace_by_hand, ["folder/thesis", "names/one"], 2, 2),
    ],
)
def test_what_the_source_still_has_is_healed_in_every_version(
    workshop: Workshop, copy: Path, damage: object, names: list[str], files: int, moved_aside: int
) -> None:
    for name in names:
        assert callable(damage)
        damage(copy / name)
    assert workshop.verify().outcome == "left-out"

    result = workshop.backup()

    assert (result.outcome, result.copied.files) == ("done", files)
    assert_whole(workshop)
    aside = [path for path in (workshop.destination / ".shingleback" / "found").rglob("*") if path.is_file()]
    assert [path.read_bytes() for path in aside] == [b"of a person"] * moved_aside


def notes(workshop: Workshop) -> list[str]:
    return [event.code for event in workshop.events if isinstance(event, Note)]


def kept(workshop: Workshop, name: str) -> Path:
    return workshop.destination / ".shingleback" / "versions" / "2026-03-01T12-01-00" / "source" / name


@pytest.mark.usefixtures("copy")
def test_a_healed_file_is_whole_though_the_kernel_takes_less_at_once(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As near the end of a full drive, or after a signal."""
    (workshop.source / "folder" / "film").rename(workshop.source / "film")
    write(workshop.source / "twin", LARGE)
    workshop.backup()
    (workshop.source / "film").unlink()
    workshop.backup()
    place = next((workshop.destination / ".shingleback" / "versions").rglob("film"))
    rot(place)
    assert [reason for _, reason in left_out(workshop.verify())] == ["damaged"]
    pwrite = os.pwrite
    monkeypatch.setattr(os, "pwrite", lambda fd, data, offset: pwrite(fd, data[:4097], offset))

    assert (workshop.backup().healed, place.read_bytes()) == (1, LARGE)
    monkeypatch.undo()
    assert left_out(workshop.verify()) == []


def test_an_older_version_is_healed_with_a_second_name(workshop: Workshop, copy: Path) -> None:
    """Two files with the same content; one is deleted later, and its kept copy is damaged."""
    write(workshop.source / "twin", LARGE)
    workshop.backup()
    (workshop.source / "folder" / "film").unlink()
    workshop.backup()
    place = workshop.destination / ".shingleback" / "versions" / "2026-03-01T12-02-00" / "source" / "folder" / "film"
    before = place.stat()
    rot(place)
    assert [reason for _, reason in left_out(workshop.verify())] == ["damaged"]

    result = workshop.backup()

    assert (result.outcome, result.healed, result.not_healed, result.version) == ("done", 1, 0, "")
    assert notes(workshop) == ["healed-from-drive"]
    assert left_out(workshop.verify()) == []
    assert (place.stat().st_mtime_ns, place.stat().st_mode) == (before.st_mtime_ns, before.st_mode)
    assert copy.exists()
    assert workshop.backup().healed == 0


def test_the_newest_state_is_healed_with_an_older_version(workshop: Workshop, copy: Path) -> None:
    """The source no longer has the content: the run that finds this changed file can still save the version."""
    write(workshop.source / "again", b"thesis")
    workshop.backup()
    (workshop.source / "again").unlink()
    workshop.backup()
    (copy / "folder" / "thesis").unlink()
    workshop.verify()
    write(workshop.source / "folder" / "thesis", b"another one")

    result = workshop.backup()

    assert (result.healed, result.not_healed) == (1, 0)
    assert left_out(workshop.verify()) == []


@pytest.mark.parametrize("damage", [rot, remove, replace_by_hand])
def test_a_deleted_folder_that_a_version_keeps_is_healed(workshop: Workshop, copy: Path, damage: object) -> None:
    write(workshop.source / "twin", b"thesis")
    shutil.rmtree(workshop.source / "folder")
    workshop.backup()
    assert callable(damage)
    damage(kept(workshop, "folder") / "thesis")
    assert workshop.verify().left_out_count == 1

    assert workshop.backup().healed == 1

    assert left_out(workshop.verify()) == []
    assert copy.exists()


def test_a_symlink_that_a_version_keeps_is_made_again(workshop: Workshop, copy: Path) -> None:
    (workshop.source / "folder" / "link").unlink()
    workshop.backup()
    kept(workshop, "folder/link").unlink()
    assert workshop.verify().left_out_count == 1

    assert workshop.backup().healed == 1

    assert os.readlink(kept(workshop, "folder/link")) == "thesis"
    assert left_out(workshop.verify()) == []
    assert copy.exists()


def test_what_nothing_else_has_is_said_and_tried_again(workshop: Workshop, copy: Path) -> None:
    shutil.rmtree(workshop.source / "folder")
    workshop.backup()
    rot(kept(workshop, "folder") / "film")
    workshop.verify()

    result = workshop.backup()

    assert (result.outcome, result.healed, result.not_healed) == ("done", 0, 1)
    assert notes(workshop) == ["not-healed"]
    assert [reason for _, reason in left_out(workshop.verify())] == ["damaged"]
    write(workshop.source / "found again", LARGE)
    assert workshop.backup().healed == 1
    assert left_out(workshop.verify()) == []
    assert copy.exists()


def test_the_other_drive_of_a_set_heals(workshop: Workshop, copy: Path) -> None:
    workshop.backup(destination=workshop.folder / "drive 2")
    shutil.rmtree(workshop.source / "folder")
    workshop.backup()
    rot(kept(workshop, "folder") / "film")
    workshop.verify()

    result = workshop.backup(other_places=(bytes(workshop.folder / "drive 2"),))

    assert (result.healed, result.not_healed, notes(workshop)) == (1, 0, ["healed-from-other-drive"])
    assert left_out(workshop.verify()) == []
    assert copy.exists()


def test_the_other_drive_gives_back_what_older_versions_lost_with_the_programs_folder(
    workshop: Workshop, copy: Path
) -> None:
    workshop.backup(destination=workshop.folder / "drive 2")
    shutil.rmtree(workshop.source / "folder")
    workshop.backup()
    workshop.backup(destination=workshop.folder / "drive 2")
    shutil.rmtree(workshop.destination / ".shingleback")
    assert workshop.verify().left_out_count > 0

    result = workshop.backup(other_places=(bytes(workshop.folder / "drive 2"),))

    assert ("home-made-again" in notes(workshop), result.outcome, result.not_healed) == (True, "done", 1)  # `x` was "1"
    assert left_out(workshop.verify()) == [(".shingleback/versions/2026-03-01T12-00-00/source/x", "missing-on-drive")]
    assert copy.exists()


@pytest.mark.parametrize("lost", [".shingleback", ".shingleback/versions", ".shingleback-list"])
def test_another_drive_that_has_lost_a_part_of_its_own_still_heals(workshop: Workshop, copy: Path, lost: str) -> None:
    workshop.backup(destination=workshop.folder / "drive 2")
    shutil.rmtree(workshop.source / "folder")
    workshop.backup()
    rot(kept(workshop, "folder") / "film")
    workshop.verify()
    shutil.rmtree(workshop.folder / "drive 2" / lost)

    result = workshop.backup(other_places=(bytes(workshop.folder / "drive 2"),))

    assert (result.healed, result.not_healed) == (1, 0)
    assert left_out(workshop.verify()) == []
    assert copy.exists()


def test_a_damaged_other_copy_heals_nothing(workshop: Workshop, copy: Path) -> None:
    workshop.backup(destination=workshop.folder / "drive 2")
    rot(workshop.folder / "drive 2" / "source" / "folder" / "film")
    shutil.rmtree(workshop.source / "folder")
    workshop.backup()
    damaged = kept(workshop, "folder") / "film"
    rot(damaged)
    before = damaged.read_bytes()
    workshop.verify()

    assert workshop.backup(other_places=(bytes(workshop.folder / "drive 2"),)).not_healed == 1

    assert damaged.read_bytes() == before
    assert not any("healing" in path.name for path in (workshop.destination / ".shingleback").rglob("*"))
    assert copy.exists()


def test_content_that_the_source_no_longer_has_does_not_pass_for_the_old_one(workshop: Workshop, copy: Path) -> None:
    rot(copy / "folder" / "thesis")
    workshop.verify()
    write(workshop.source / "folder" / "thesis", b"THESIS")

    assert workshop.backup().copied == Tally(1, 6)

    assert (copy / "folder" / "thesis").read_bytes() == b"THESIS"
    assert left_out(workshop.verify(is_newest_only=True)) == []
    assert [reason for _, reason in left_out(workshop.verify())] == ["damaged"]


def test_a_cut_at_any_step_of_healing_loses_nothing(
    workshop: Workshop, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is cut, and how often: the run after it ends with all versions whole."""
    write(workshop.source / "twin", b"thesis")
    workshop.backup()
    (workshop.source / "twin").unlink()
    workshop.backup()
    cutter = RunCutter(monkeypatch)
    twin = next((workshop.destination / ".shingleback" / "versions").rglob("twin"))
    for steps in range(40):
        rot(copy / "folder" / "film")
        rot(copy / "names" / "one")
        rot(twin)
        assert workshop.verify().left_out_count == 4
        was_cut = cutter.cut(workshop.backup, steps=steps)
        if was_cut:
            assert workshop.backup().outcome == "done"
        assert left_out(workshop.verify()) == []
        if not was_cut:
            break
    assert not was_cut
    assert steps > 5
    assert_whole(workshop)
