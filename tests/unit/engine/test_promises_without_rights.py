"""A person who isn't root may rename and remove read-only folders, and the copy follows."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.nobody import Nobody, make_nobody
from tests.helpers.promises import assert_same, tree_state


@pytest.fixture
def nobody(monkeypatch: pytest.MonkeyPatch) -> Iterator[Nobody]:
    yield from make_nobody(monkeypatch)


HISTORIES = {
    "renamed": ["mkdir -p a/ro; echo 1 >a/ro/f; chmod 555 a/ro", "mv a/ro a/new"],
    "removed": ["mkdir -p a/ro; echo 1 >a/ro/f; chmod 555 a/ro", "chmod 755 a/ro; rm -r a/ro"],
    "removed with its parent folder": ["mkdir -p a/ro b; echo 1 >a/ro/f; chmod 555 a/ro", "chmod 755 a/ro; rm -r a"],
    "two swap names": [
        "mkdir -p a b; echo 1 >a/f; echo 22 >b/f; chmod 500 a b",
        "mv a t; mv b a; mv t b",
    ],
    "a file inside is replaced": [
        "mkdir -p a/ro; echo 1 >a/ro/f; chmod 555 a/ro",
        "chmod 755 a/ro; rm a/ro/f; echo 22 >a/ro/g; chmod 555 a/ro",
    ],
}


@pytest.mark.parametrize("scripts", HISTORIES.values(), ids=HISTORIES)
def test_changes_around_a_read_only_folder_reach_the_copy(nobody: Nobody, scripts: list[str]) -> None:
    source, drive = nobody.folder / "source", nobody.folder / "drive"
    source.mkdir()
    nobody.own(source)
    states = {}
    for script in scripts:
        subprocess.run(["/bin/sh", "-ec", script], cwd=source, check=True)
        nobody.own(*(path for path in source.rglob("*")))
        expected = tree_state(source)
        finished = nobody.run("backup", source, drive)
        assert (finished.code, finished.result["outcome"]) == (0, "done"), finished.result
        states[finished.result["version"]] = expected
        assert_same(expected, tree_state(drive / "source"))
    for version, expected in states.items():
        target = Path(os.fspath(nobody.folder / version))
        assert nobody.run("restore", drive, f"--version={version}", "--to", target).code == 0
        assert_same(expected, tree_state(target / "source"))


def make_read_only_folders(top: Path, *names: str) -> None:
    for name in names:
        (top / name / "deep" / "er").mkdir(parents=True)
        for folder in (top / name, top / name / "deep", top / name / "deep" / "er"):
            (folder / "file").write_text(name)
            folder.chmod(0o555)


def remove_read_only_folders(nobody: Nobody, drive: Path, *options: str) -> None:
    """Removes read-only folders until no version needs them. Each run must succeed."""
    source = nobody.folder / "source"
    make_read_only_folders(source, "stays", "goes", "loses")
    nobody.own(source, *source.rglob("*"))
    nobody.run("backup", *options, source, drive)
    shutil.rmtree(source / "goes")
    (source / "loses" / "deep" / "file").unlink()
    nobody.run("backup", *options, source, drive)
    shutil.rmtree(source / "loses")
    for name in ("first", "last"):
        finished = nobody.run("backup", "--no-versions", source, drive)
        assert (finished.code, finished.result["outcome"]) == (0, "done"), finished.result
        (source / name).touch()
        nobody.own(source / name)
    assert nobody.run("backup", "--no-versions", source, drive).code == 0
    assert_same(tree_state(source), tree_state(drive / "source"))


@pytest.mark.parametrize("options", [[], ["--no-versions"]], ids=["gradually", "at once"])
def test_a_version_with_read_only_folders_can_be_removed(nobody: Nobody, options: list[str]) -> None:
    drive = nobody.folder / "drive"
    remove_read_only_folders(nobody, drive, *options)
    assert not list((drive / ".shingleback" / "versions").iterdir())


@pytest.mark.parametrize("mode", [0o055, 0o155, 0o455], ids=oct)
def test_permissions_that_only_exclude_the_owner_are_copied(nobody: Nobody, mode: int) -> None:
    """The folder belongs to somebody else and is readable for this user, who owns the copy."""
    source, drive = nobody.folder / "source", nobody.folder / "drive"
    foreign_folder = source / "theirs" / "deep"
    foreign_folder.mkdir(parents=True)
    (foreign_folder / "file").write_text("1")
    (foreign_folder / "file").chmod(mode & 0o444)
    for folder in (foreign_folder, foreign_folder.parent):
        folder.chmod(mode)
    nobody.own(source)
    (source / "file").touch()
    contents = {nobody.run("backup", source, drive).result["version"]: "1"}
    (foreign_folder / "file").write_text("22")
    (source / "theirs").rename(source / "new")
    contents[nobody.run("backup", source, drive).result["version"]] = "22"
    assert nobody.run("verify", drive).code == 0
    shutil.rmtree(source / "new")
    finished = nobody.run("backup", source, drive)
    assert (finished.code, finished.result["outcome"]) == (0, "done"), finished.result
    for version, content in contents.items():
        target = nobody.folder / version
        assert nobody.run("restore", drive, f"--version={version}", "--to", target).code == 0
        (restored,) = (path for path in target.rglob("file") if path.parent.name == "deep")
        assert (restored.read_text(), restored.parent.stat().st_mode & 0o777) == (content, mode)


def test_folders_of_the_copy_without_permissions_can_be_changed(nobody: Nobody) -> None:
    """Somebody took the permissions away on the drive."""
    source, drive = nobody.folder / "source", nobody.folder / "drive"
    for name in ("a/b/file", "c/d/file", "e/f/file"):
        (source / name).parent.mkdir(parents=True)
        (source / name).write_text(name)
    nobody.own(source, *source.rglob("*"))
    nobody.run("backup", source, drive)
    for name in ("a/b", "c/d", "c", "e/f"):
        (drive / "source" / name).chmod(0)
    (source / "a" / "b" / "file").write_text("changed")
    (source / "c" / "d").rename(source / "d")
    shutil.rmtree(source / "e")
    finished = nobody.run("backup", source, drive)
    assert (finished.code, finished.result["outcome"]) == (0, "done"), finished.result
    copied = {path.relative_to(drive / "source"): path.read_text() for path in (drive / "source").rglob("file")}
    assert copied == {Path("a/b/file"): "changed", Path("d/file"): "c/d/file"}
