"""An unprivileged user: unreadable files are named, and attributes that cannot be set are in the manifest."""

import email.parser  # noqa: F401 (the user may not be able to load it: see `tests.helpers.nobody`)
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from shingleback.devices import helper_log
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
    """A folder owned by the user, with a file of theirs."""
    folder = nobody.folder / "source"
    write(folder / "mine", b"mine")
    nobody.own(folder, folder / "mine")
    return folder


@pytest.fixture
def drive(nobody: Nobody) -> Path:
    return nobody.folder / "drive"


def test_unreadable_files_are_named_and_all_others_copied(nobody: Nobody, source: Path, drive: Path) -> None:
    for name, mode in (("of root", 0o600), ("of nobody for nobody", 0o000), ("folder of root/inside", 0o644)):
        write(source / name, b"secret")
        (source / name).chmod(mode)
    nobody.own(source / "of nobody for nobody")
    (source / "folder of root").chmod(0o700)

    done = nobody.run("backup", source, drive)

    assert (done.code, done.result["outcome"]) == (1, "left-out")
    assert done.left_out == dict.fromkeys(
        ["source/of root", "source/of nobody for nobody", "source/folder of root"], "unreadable"
    )
    assert contents(drive / "source") == {b"mine": b"mine"}


def test_files_of_other_users_are_copied_and_their_owner_is_in_the_manifest(
    nobody: Nobody, source: Path, drive: Path, tmp_path: Path
) -> None:
    write(source / "of root", b"readable")
    write(source / "of another", b"readable too")
    os.chown(source / "of another", 1234, 5678)

    done = nobody.run("backup", source, drive)

    copy = (drive / "source" / "of another").stat()
    original = (source / "of another").stat()
    assert (done.code, done.result["copied"]["files"]) == (0, 3)
    assert (copy.st_uid, copy.st_gid) == (NOBODY, NOBODY)
    assert (copy.st_mode, copy.st_mtime_ns) == (original.st_mode, original.st_mtime_ns)
    run("restore", drive, "--to", tmp_path / "by root", check=0)
    restored = (tmp_path / "by root" / "source" / "of another").stat()
    assert (restored.st_uid, restored.st_gid) == (1234, 5678)


def test_an_unchanged_tree_of_other_users_is_not_copied_again(nobody: Nobody, source: Path, drive: Path) -> None:
    write(source / "of root", b"readable")
    nobody.run("backup", source, drive)

    assert nobody.run("backup", source, drive).result["copied"]["files"] == 0


def test_a_file_that_became_unreadable_stays_in_the_backup(nobody: Nobody, source: Path, drive: Path) -> None:
    nobody.run("backup", source, drive)
    os.chown(source / "mine", 0, 0)
    (source / "mine").chmod(0o600)
    write(source / "new", b"new")

    done = nobody.run("backup", source, drive)

    assert done.left_out == {"source/mine": "unreadable"}
    assert contents(drive / "source") == {b"mine": b"mine", b"new": b"new"}


def test_a_run_that_may_read_no_file_at_all_names_each(nobody: Nobody, source: Path, drive: Path) -> None:
    write(source / "other", b"secret")
    for path in source.iterdir():
        path.chmod(0o000)

    done = nobody.run("backup", source, drive)

    assert (done.code, done.result["why"], done.result["copied"]["files"]) == (4, "nothing-readable", 0)
    assert done.left_out == {"source/mine": "unreadable", "source/other": "unreadable"}
    assert problems(drive) == []


@pytest.mark.parametrize("mode", [0o000, 0o300])
def test_an_unreadable_source_is_refused(nobody: Nobody, source: Path, drive: Path, mode: int) -> None:
    source.chmod(mode)

    done = nobody.run("backup", source, drive)

    assert (done.code, done.result["why"]) == (2, "source-unreadable")
    assert str(source) in done.result["message"]


def test_a_source_of_which_only_the_names_can_be_read_is_named(nobody: Nobody, source: Path, drive: Path) -> None:
    nobody.run("backup", source, drive)
    source.chmod(0o400)

    done = nobody.run("backup", source, drive, "--allow-empty")

    assert (done.code, done.left_out) == (1, {"source": "unreadable"})
    assert contents(drive / "source") == {b"mine": b"mine"}


def test_an_unwritable_destination_is_refused(nobody: Nobody, source: Path) -> None:
    closed = nobody.folder / "of root"
    closed.mkdir()

    for place in (closed, closed / "new"):
        done = nobody.run("backup", source, place)
        assert (done.code, done.result["why"]) == (2, "destination-unwritable")
        assert str(place) in done.result["message"]
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
    for arguments in commands:
        done = nobody.run(*arguments)
        assert (done.code, done.result["why"]) == (2, "backup-unreadable"), arguments


def test_a_cache_is_recognized_even_if_its_tag_belongs_to_another_user(
    nobody: Nobody, source: Path, drive: Path
) -> None:
    write(source / "cache" / "CACHEDIR.TAG", b"Signature: 8a477f597d28d172789f06886806bc55")
    write(source / "cache" / "data", b"made again")

    done = nobody.run("backup", source, drive)

    assert done.result["skipped_count"] == 1
    assert b"cache/data" not in contents(drive / "source")


def test_an_unwritable_folder_is_no_restore_target(nobody: Nobody, source: Path, drive: Path) -> None:
    nobody.run("backup", source, drive)
    closed = nobody.folder / "of root"
    closed.mkdir()

    done = nobody.run("restore", drive, "--to", closed / "restored")

    assert (done.code, done.result["why"]) == (2, "target-unwritable")


def test_a_home_that_cannot_be_written_is_reported(nobody: Nobody, source: Path, drive: Path) -> None:
    nobody.environment.update(XDG_CACHE_HOME="/proc/nowhere", XDG_STATE_HOME="/proc/nowhere")

    done = nobody.run("backup", source, drive)

    assert (done.code, done.result["why"]) == (70, "state-missing")
    assert "Traceback" not in done.result["message"]


def test_inaccessible_folders_do_not_keep_other_files_from_being_restored(
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
    done = nobody.run("restore", drive, "--in-place")

    assert (source / "mine").read_bytes() == b"mine"
    assert (done.code, done.result["why"]) == (1, "")
    assert done.left_out == {
        **dict.fromkeys(("source/closed", "source/read only"), "attributes-differ"),
        **{
            f"source/{folder}/{path}": "not-written"
            for folder in ("closed", "read only")
            for path in ("file", "inside/deeper/file")
        },
    }
    details = {item["detail"] for item in done.result["left_out"] if item["reason"] == "not-written"}
    assert details == {"Permission denied"}


def test_a_report_says_why_it_lacks_the_log_of_the_helper(nobody: Nobody, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = nobody.folder / "journal"
    write(journal / "machine/system.journal", b"of root")
    (journal / "machine/system.journal").chmod(0o640)
    monkeypatch.setattr(helper_log, "FOLDERS", (journal,))

    assert nobody.run("report", "--output", nobody.folder / "report.txt").code == 0

    _, section = (nobody.folder / "report.txt").read_text().split("Log of the helper\n")
    assert section.startswith("  only an administrator may read it. ")
    assert "`sudo journalctl --unit='shingleback-helper*'`" in section
