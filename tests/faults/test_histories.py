"""Random histories, from outside: every version equals the source of its time. `--long` adds more and longer ones."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.faults.histories import report, run_history
from tests.faults.history import Kind
from tests.faults.history_places import HERE, destination_in
from tests.faults.history_places import drive as new_drive
from tests.faults.history_program import warm_server
from tests.faults.history_tree import Tree
from tests.faults.pictures import Rules, changes_by_reading, differences, take_picture
from tests.helpers.examples import with_long
from tests.helpers.loop import mounted

SHORT = 4  # runs
SIZE_MB = 2000  # most of it is never written

CHANGES: dict[str, Callable[[Tree, bytes], None]] = {
    "content": lambda tree, top: tree.write_quietly(top + b"/file"),
    "missing": lambda tree, top: tree.remove(top + b"/file"),
    "too many": lambda tree, top: tree.write(top + b"/new", 0),
    "mode": lambda tree, top: tree.set_mode(top + b"/folder", 0o700),
    "time": lambda tree, top: tree.set_time(top + b"/folder", 1),
    "time of a symlink": lambda tree, top: tree.set_time(top + b"/symlink", 1),
    "xattr": lambda tree, top: tree.set_xattr(top, "user.t", b""),
    "ACL": lambda tree, top: tree.set_acl(top + b"/file", "system.posix_acl_access", 4),
}


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    tree = Tree(bytes(tmp_path / "source"), ["one"], lambda _: None)
    (top,) = tree.tops
    tree.make_folder(top + b"/folder")
    tree.write(top + b"/file", 5)
    tree.make_symlink(top + b"/symlink", b"file")
    return tree


def run_seed(kind: Kind, seed: int, folder: Path, drive: Path) -> str:
    with warm_server(kind.app) as server:
        return report(kind, run_history(kind, seed, folder, drive, server=server))


@pytest.mark.parametrize("seed", [1, *with_long(11, 24)])
def test_every_version_equals_the_source_of_its_time(seed: int, tmp_path: Path) -> None:
    with new_drive(HERE, tmp_path) as drive:
        wrong = run_seed(Kind(runs=SHORT), seed, tmp_path, drive)
    assert not wrong, wrong


@pytest.mark.parametrize("seed", [101, *with_long(105)])
def test_every_version_equals_the_source_although_runs_were_cut(seed: int, tmp_path: Path) -> None:
    with new_drive(HERE, tmp_path) as drive:
        wrong = run_seed(Kind(runs=SHORT, is_cut=True, is_forgiving=True), seed, tmp_path, drive)
    assert not wrong, wrong


@pytest.mark.device
@pytest.mark.parametrize("filesystem", ["ext4", "btrfs", *with_long("xfs")])
def test_every_version_equals_the_source_on_another_filesystem(filesystem: str, tmp_path: Path) -> None:
    with mounted(filesystem, tmp_path, SIZE_MB) as drive:
        wrong = run_seed(Kind(filesystem, SHORT, is_cut=True, is_forgiving=True), 7, tmp_path, drive)
    assert not wrong, wrong


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 1030))
def test_long_histories(seed: int, tmp_path: Path) -> None:
    with new_drive(HERE, tmp_path) as drive:
        wrong = run_seed(Kind(is_cut=seed % 2 == 1, is_forgiving=True), seed, tmp_path, drive)
    assert not wrong, wrong


@pytest.mark.long
@pytest.mark.device
@pytest.mark.parametrize("filesystem", ["ext4", "btrfs", "btrfs-folders", "xfs", "exfat"])
@pytest.mark.parametrize("seed", range(2000, 2010))
def test_long_histories_on_other_filesystems(filesystem: str, seed: int, tmp_path: Path) -> None:
    with mounted(filesystem.partition("-")[0], tmp_path, SIZE_MB) as drive:
        wrong = run_seed(Kind(filesystem, is_cut=seed % 2 == 1, is_forgiving=True), seed, tmp_path, drive)
    assert not wrong, wrong


@pytest.mark.parametrize("change", CHANGES)
def test_a_picture_shows_what_has_changed(change: str, tree: Tree) -> None:
    (top,) = tree.tops
    before = {"one": take_picture(top)}
    assert differences(before, {"one": take_picture(top)}) == []

    CHANGES[change](tree, top)

    assert differences(before, {"one": take_picture(top)})


def test_a_picture_shows_which_names_are_one_file(tree: Tree, tmp_path: Path) -> None:
    (top,) = tree.tops
    tree.link(top + b"/file", top + b"/link")
    tree.link(top + b"/symlink", top + b"/link of a symlink")
    parted = bytes(tmp_path / "parted")
    tree.copy(top, parted)

    problems = differences({"one": take_picture(top)}, {"one": take_picture(parted)})
    assert set(problems) == {
        "should be one file: one/file = one/link",
        "should be one file: 'one/link of a symlink' = one/symlink",
    }


def test_taking_a_picture_leaves_no_trace_but_reading_a_file_does(tree: Tree) -> None:
    (top,) = tree.tops
    tree.set_time(top + b"/file", 1_600_000_000_000_000_000)
    before = {"one": take_picture(top)}
    assert changes_by_reading(before, {"one": take_picture(top)}) == []

    Path(tree.base.decode(), "one", "file").read_bytes()

    assert changes_by_reading(before, {"one": take_picture(top)}) == ["one/file: its reading was noted"]


def test_rules_exclude_the_same_files_as_the_program(tree: Tree) -> None:
    (top,) = tree.tops
    tree.write(top + b"/folder/file", 5)

    def left(*patterns: str) -> list[bytes]:
        return sorted(take_picture(top).without(Rules(patterns)).things)

    assert left("file") == left("f?le") == [b"", b".kept", b"folder", b"symlink"]
    assert left("folder/*") == left("folder/file") == [b"", b".kept", b"file", b"folder", b"symlink"]
    assert left("f*/", "symlink/") == [b"", b".kept", b"file", b"symlink"]


def test_the_destination_is_one_in_which_the_program_can_start(tmp_path: Path) -> None:
    assert not destination_in(tmp_path, "btrfs").exists()
    assert destination_in(tmp_path, "btrfs-folders").is_dir()
