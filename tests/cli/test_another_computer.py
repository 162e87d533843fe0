"""A backup can be found, read and continued from the drive alone, on a computer that never saw it."""

import shutil
from pathlib import Path

import pytest

from tests.helpers.program import events, run
from tests.helpers.trees import contents, make_odd_tree, snapshot, without_special, write


@pytest.fixture
def two_versions(source: Path, drive: Path) -> list[str]:
    first = events("backup", source, drive, check=0)[-1]["version"]
    write(source / "letter.txt", b"Dear other reader")
    (source / "photos").rename(source / "pictures")
    return [first, events("backup", source, drive, check=0)[-1]["version"]]


def go_to_another_computer(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Another home, in which nothing is known."""
    for variable in ("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(variable, str(folder / "another home" / variable.lower()))


def test_versions_are_listed_and_restored_elsewhere(
    two_versions: list[str], drive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_to_another_computer(monkeypatch, tmp_path)
    moved = drive.rename(tmp_path / "mounted elsewhere")

    result = events("versions", moved, check=0)[-1]
    assert [version["name"] for version in result["versions"]] == two_versions
    assert [version["files"] for version in result["versions"]] == [2, 2]
    assert run("versions", moved, check=0).stdout.count("2 files") == 2
    run("restore", moved, f"--version={two_versions[0]}", "--to", tmp_path / "first", check=0)
    run("restore", moved, "--to", tmp_path / "newest", check=0)

    assert contents(tmp_path / "first" / "source")[b"letter.txt"] == b"Dear reader"
    assert set(contents(tmp_path / "newest" / "source")) == {b"letter.txt", b"pictures/lake.jpg"}
    run("verify", moved, check=0)


def test_an_odd_tree_is_restored_as_it_was(
    source: Path, drive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_odd_tree(source)
    run("backup", source, drive, check=0)
    go_to_another_computer(monkeypatch, tmp_path)

    run("restore", drive, "--to", tmp_path / "restored", "--special-permissions", check=0)

    assert snapshot(tmp_path / "restored" / "source") == without_special(snapshot(source))


def test_a_backup_continues_elsewhere_without_copying_again(
    two_versions: list[str], source: Path, drive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_to_another_computer(monkeypatch, tmp_path)
    write(source / "new", b"new")

    result = events("backup", source, drive, check=0)[-1]

    assert (result["copied"]["files"], result["unchanged"]["files"]) == (1, 2)
    assert len(events("versions", drive, check=0)[-1]["versions"]) == len(two_versions) + 1
    assert events("history", check=0)[-1]["runs"][0]["version"] == result["version"]


def test_versions_of_another_computer_are_known_when_the_drive_comes_back(
    two_versions: list[str], source: Path, drive: Path, tmp_path: Path
) -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        go_to_another_computer(monkeypatch, tmp_path)
        write(source / "new", b"new")
        events("backup", source, drive, check=0)

    result = events("backup", source, drive, check=0)[-1]

    assert (result["copied"]["files"], result["version"]) == (0, "")
    assert len(two_versions) == 2


def test_a_part_can_be_restored_by_its_original_path(two_versions: list[str], source: Path, drive: Path) -> None:
    target = drive.parent / "restored"
    shutil.rmtree(source)

    result = events("restore", drive, source / "pictures", "source/nothing", "--to", target, check=1)[-1]

    assert set(contents(target)) == {b"source/pictures/lake.jpg"}
    assert [(item["path"], item["reason"]) for item in result["left_out"]] == [("source/nothing", "not-in-backup")]
    assert len(two_versions) == 2


def test_restoring_replaces_nothing_unless_requested(two_versions: list[str], drive: Path, tmp_path: Path) -> None:
    write(tmp_path / "restored" / "source" / "letter.txt", b"mine")

    result = events("restore", drive, "--to", tmp_path / "restored", check=1)[-1]
    assert [item["reason"] for item in result["left_out"]] == ["already-there"]
    assert (tmp_path / "restored" / "source" / "letter.txt").read_bytes() == b"mine"

    again = events("restore", drive, "--to", tmp_path / "restored", "--overwrite", check=0)[-1]
    assert (again["checked"]["files"], again["same"]["files"]) == (1, 1)
    assert (tmp_path / "restored" / "source" / "letter.txt").read_bytes() == b"Dear other reader"
    assert len(two_versions) == 2
