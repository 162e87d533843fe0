"""The system calls of a backup: none writes to the source, none flushes a single file, none allocates extra space."""

from pathlib import Path

import pytest

from tests.cli.traced import Call, calls_in, calls_of, flushes
from tests.helpers.memory import folder_in_memory
from tests.helpers.trees import make_odd_tree, write

ONE_CHECKPOINT = "--checkpoint=1000000000,1000000,1000"
A_CHECKPOINT_A_PARCEL = "--checkpoint=1000000000,1,1000"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "source"
    folder.mkdir()
    return folder


def make_files(folder: Path, count: int) -> None:
    for number in range(count):
        write(folder / f"{number % 7}" / f"{number}", b"%d" % number * 10)


def backup_to(drive: Path, source: Path, option: str = ONE_CHECKPOINT, check: int = 0) -> list[Call]:
    return calls_of("backup", source, drive, option, log=source.with_name("trace"), check=check)


def test_a_call_in_two_lines_of_the_trace_is_one() -> None:
    lines = [
        "11 fallocate(5</drive/a>, 0, 0, 7 <unfinished ...>",
        '12 openat(3</drive>, "b", O_RDONLY) = 6</drive/b>',
        "11 <... fallocate resumed>)          = 0",
    ]
    assert list(calls_in(lines)) == [
        Call("openat", '3</drive>, "b", O_RDONLY) = 6</drive/b>'),
        Call("fallocate", "5</drive/a>, 0, 0, 7)          = 0"),
    ]


def test_nothing_below_the_source_is_opened_for_writing_or_changed(source: Path, tmp_path: Path) -> None:
    drive = tmp_path / "drive"
    make_odd_tree(source)

    calls = backup_to(drive, source)
    write(source / "plain.txt", b"changed")
    (source / "sizes").rename(source / "renamed")
    calls += backup_to(drive, source)
    calls += calls_of("verify", drive, log=tmp_path / "trace")

    assert [call for call in calls if call.concerns(source) and call.changes_something] == []
    assert len([call for call in calls if call.concerns(source)]) > 100
    assert len([call for call in calls if call.concerns(drive) and call.changes_something]) > 100


def test_ten_times_the_files_need_no_additional_flush(source: Path, tmp_path: Path) -> None:
    make_files(source, 40)
    few = backup_to(tmp_path / "few", source)
    make_files(source, 400)
    many = backup_to(tmp_path / "many", source)

    assert len(flushes(many, tmp_path / "many")) == len(flushes(few, tmp_path / "few"))
    assert count(many, "syncfs") > 0


def test_a_checkpoint_costs_one_flush_of_the_filesystem_and_one_of_the_manifest(source: Path, tmp_path: Path) -> None:
    for number in range(6):
        write(source / f"{number}", b"%d" % number * 1_000_000)
    whole = flushes(backup_to(tmp_path / "one", source), tmp_path / "one")
    in_steps = flushes(backup_to(tmp_path / "steps", source, A_CHECKPOINT_A_PARCEL), tmp_path / "steps")

    more_checkpoints = count(in_steps, "syncfs") - count(whole, "syncfs")
    assert more_checkpoints >= 3
    assert len(in_steps) - len(whole) == 2 * more_checkpoints


def test_a_file_gets_no_more_space_than_its_content_needs(source: Path, tmp_path: Path) -> None:
    write(source / "large", b"content" * 1_000_000)

    calls = backup_to(tmp_path / "drive", source)

    assert all(", 0, 7000000)" in call.text for call in allocations(calls))
    assert count(calls, "ftruncate") > 0


def test_files_are_preallocated_only_on_ext4(source: Path) -> None:
    write(source / "large", b"content" * 1_000_000)

    with folder_in_memory() as folder:
        calls = backup_to(folder / "drive", source)

    assert not allocations(calls)
    assert count(calls, "ftruncate") > 0


def allocations(calls: list[Call]) -> list[Call]:
    """Allocations for files of the copy; a small reserve is kept beside it."""
    return [call for call in calls if call.name == "fallocate" and "/reserve" not in call.text]


def count(calls: list[Call], name: str) -> int:
    return sum(call.name == name for call in calls)
