"""An ordinary user: what they may not read is named, what they may not set stands in the manifest."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.checker import problems
from tests.helpers.nobody import NOBODY, Nobody, make_nobody
from tests.helpers.program import run
from tests.helpers.trees import contents, write

pytestmark = pytest.mark.device


@pytest.fixture
def nobody(monkeypatch: pytest.MonkeyPatch) -> Iterator[Nobody]:
    yield from make_nobody(monkeypatch)


@pytest.fixture
def source(nobody: Nobody) -> Path:
    """A folder of the user's own, with a file of theirs."""
    folder = nobody.folder / "source"
    write(folder / "mine", b"mine")
    nobody.own(folder, folder / "mine")
    return folder


@pytest.fixture
def drive(nobody: Nobody) -> Path:
    return nobody.folder / "drive"


def test_what_may_not_be_read_is_named_and_all_else_is_copied(nobody: Nobody, source: Path, drive: Path) -> None:
    for name, mode in (("of root", 0o600), ("of nobody for nobody", 0o000), ("folder of root/inside", 0o644)):
        write(source / name, b"secret")
        (source / name).chmod(mode)
    nobody.own(source / "of nobody for nobody")
    (source / "folder of root").chmod(0o700)

    told = nobody.run("backup", source, drive)

    assert (told.code, told.result["outcome"]) == (1, "left-out")
    assert told.left_out == dict.fromkeys(
        ["source/of root", "source/of nobody for nobody", "source/folder of root"], "unreadable"
    )
    assert contents(drive / "source") == {b"mine": b"mine"}


def test_files_of_others_are_copied_without_their_owner_which_the_manifest_keeps(
    nobody: Nobody, source: Path, drive: Path, tmp_path: Path
) -> None:
    write(source / "of root", b"readable")
    write(source / "of another", b"readable too")
    os.chown(source / "of another", 1234, 5678)

    told = nobody.run("backup", source, drive)

    copy = (drive / "source" / "of another").stat()
    original = (source / "of another").stat()
    assert (told.code, told.result["copied"]["files"]) == (0, 3)
    assert (copy.st_uid, copy.st_gid) == (NOBODY, NOBODY)
    assert (copy.st_mode, copy.st_mtime_ns) == (original.st_mode, original.st_mtime_ns)
    run("restore", drive, "--to", tmp_path / "by root", check=0)
    restored = (tmp_path / "by root" / "source" / "of another").stat()
    assert (restored.st_uid, restored.st_gid) == (1234, 5678)


def test_an_unchanged_tree_of_others_is_not_copied_again(nobody: Nobody, source: Path, drive: Path) -> None:
    write(source / "of root", b"readable")
    nobody.run("backup", source, drive)

    assert nobody.run("backup", source, drive).result["copied"]["files"] == 0


def test_a_file_that_can_no_longer_be_read_stays_in_the_backup(nobody: Nobody, source: Path, drive: Path) -> None:
    nobody.run("backup", source, drive)
    os.chown(source / "mine", 0, 0)
    (source / "mine").chmod(0o600)
    write(source / "new", b"new")

    told = nobody.run("backup", source, drive)

    assert told.left_out == {"source/mine": "unreadable"}
    assert contents(drive / "source") == {b"mine": b"mine", b"new": b"new"}


def test_a_run_that_may_read_no_file_at_all_names_each(nobody: Nobody, source: Path, drive: Path) -> None:
    write(source / "other", b"secret")
    for path in source.iterdir():
        path.chmod(0o000)

    told = nobody.run("backup", source, drive)

    assert (told.code, told.result["copied"]["files"]) == (1, 0)
    assert told.left_out == {"source/mine": "unreadable", "source/other": "unreadable"}
    assert problems(drive) == []


@pytest.mark.parametrize("mode", [0o000, 0o300])
def test_a_source_that_may_not_be_read_is_refused(nobody: Nobody, source: Path, drive: Path, mode: int) -> None:
    source.chmod(mode)

    told = nobody.run("backup", source, drive)

    assert (told.code, told.result["why"]) == (2, "source-unreadable")
    assert str(source) in told.result["message"]


def test_a_source_whose_names_can_be_read_and_nothing_else_is_named(nobody: Nobody, source: Path, drive: Path) -> None:
    nobody.run("backup", source, drive)
    source.chmod(0o400)

    told = nobody.run("backup", source, drive, "--allow-empty")

    assert (told.code, told.left_out) == (1, {"source": "unreadable"})
    assert contents(drive / "source") == {b"mine": b"mine"}


def test_a_destination_that_may_not_be_written_is_refused(nobody: Nobody, source: Path) -> None:
    closed = nobody.folder / "of root"
    closed.mkdir()

    for place in (closed, closed / "new"):
        told = nobody.run("backup", source, place)
        assert (told.code, told.result["why"]) == (2, "destination-unwritable")
        assert str(place) in told.result["message"]
    assert list(closed.iterdir()) == []


def test_the_backup_of_another_user_is_left_alone(nobody: Nobody, source: Path, drive: Path) -> None:
    run("backup", source, drive, check=0)
    drive.chmod(0o777)

    commands: list[list[str | Path]] = [
        ["backup", source, drive],
        ["versions", drive],
        ["verify", drive],
        ["restore", drive, "--to", nobody.folder / "restored"],
    ]
    for words in commands:
        told = nobody.run(*words)
        assert (told.code, told.result["why"]) == (2, "backup-unreadable"), words


def test_a_cache_says_so_also_where_its_tag_belongs_to_another(nobody: Nobody, source: Path, drive: Path) -> None:
    write(source / "cache" / "CACHEDIR.TAG", b"Signature: 8a477f597d28d172789f06886806bc55")
    write(source / "cache" / "data", b"made again")

    told = nobody.run("backup", source, drive)

    assert told.result["skipped_count"] == 1
    assert b"cache/data" not in contents(drive / "source")


def test_a_folder_that_takes_nothing_cannot_be_restored_to(nobody: Nobody, source: Path, drive: Path) -> None:
    nobody.run("backup", source, drive)
    closed = nobody.folder / "of root"
    closed.mkdir()

    told = nobody.run("restore", drive, "--to", closed / "restored")

    assert (told.code, told.result["why"]) == (2, "target-unwritable")


def test_a_computer_on_which_nothing_can_be_noted_says_so(
    nobody: Nobody, source: Path, drive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/proc/nowhere")
    monkeypatch.setenv("XDG_STATE_HOME", "/proc/nowhere")

    told = nobody.run("backup", source, drive)

    assert (told.code, told.result["why"]) == (70, "computer-refused")
    assert "Traceback" not in told.result["message"]


def test_places_that_are_closed_to_a_user_keep_nothing_else_from_coming_back(
    nobody: Nobody, source: Path, drive: Path
) -> None:
    for folder in ("closed", "read only"):
        write(source / folder / "file", b"mine")
        write(source / folder / "inside" / "deeper" / "file", b"mine")
        nobody.own(source / folder, *(source / folder).rglob("*"))
    assert nobody.run("backup", source, drive).code == 0
    (source / "mine").unlink()
    for folder, mode in (("closed", 0o700), ("read only", 0o755)):
        for path in sorted((source / folder).rglob("*"), reverse=True):
            path.rmdir() if path.is_dir() else path.unlink()
        os.chown(source / folder, 0, 0)
        (source / folder).chmod(mode)

    assert nobody.run("restore", drive, "--in-place", "--dry-run").result["checked"]["files"] == 3
    told = nobody.run("restore", drive, "--in-place")

    assert (source / "mine").read_bytes() == b"mine"
    assert (told.code, told.result["why"]) == (1, "")
    assert told.left_out == {
        f"source/{folder}/{path}": "read-error"
        for folder in ("closed", "read only")
        for path in ("file", "inside/deeper/file")
    }
    assert {item["detail"] for item in told.result["left_out"]} == {"Permission denied"}
