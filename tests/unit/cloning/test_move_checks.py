"""A move checks the filesystem, the free space and the folder of the new drive, and what an earlier run left there."""

import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec.structs
import pytest

from shingleback.cloning import move
from shingleback.cloning.move_checks import TargetPlace, check_filesystem
from shingleback.domain.errors import SafetyRefusal, Why
from shingleback.engine.repo.abilities import FilesystemAbilities, assume
from shingleback.engine.source.copy_context import Limits
from tests.helpers.controls import StopsWhen
from tests.helpers.moved import BackupWithHistory
from tests.helpers.workshop import Workshop

OFTEN = Limits(bytes=20_000, files=5, seconds=0.01)
GIB = 1 << 30


@pytest.fixture
def lived(tmp_path: Path) -> BackupWithHistory:
    return BackupWithHistory(Workshop(tmp_path))


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "new drive"


def filesystem(**abilities: Any) -> FilesystemAbilities:
    """A filesystem that stores everything except for these abilities."""
    everything: dict[str, Any] = dict.fromkeys(("symlinks", "hard_links", "xattrs", "modes", "holes"), True)
    everything |= {"windows_names": False, "part_bytes": None}
    return msgspec.structs.replace(assume(None), **(everything | abilities))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        *(({}, {ability: False}) for ability in ("symlinks", "hard_links", "xattrs", "modes")),
        ({}, {"windows_names": True}),
        ({}, {"part_bytes": 4 * GIB}),
        ({"part_bytes": 4 * GIB}, {"part_bytes": 2 * GIB}),
    ],
)
def test_a_filesystem_that_would_lose_something_is_refused(old: dict[str, Any], new: dict[str, Any]) -> None:
    with pytest.raises(SafetyRefusal) as refusal:
        check_filesystem(filesystem(**old), filesystem(**new))
    assert refusal.value.why is Why.MOVE_FILESYSTEM


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ({}, {}),
        ({}, {"holes": False}),
        ({"symlinks": False, "windows_names": True, "part_bytes": 4 * GIB}, {}),
        ({"part_bytes": 2 * GIB, "windows_names": True}, {"part_bytes": 4 * GIB, "windows_names": True}),
    ],
)
def test_a_filesystem_that_stores_everything_is_accepted(old: dict[str, Any], new: dict[str, Any]) -> None:
    check_filesystem(filesystem(**old), filesystem(**new))


@pytest.fixture
def target_place(target: Path) -> Iterator[TargetPlace]:
    with closing(TargetPlace(bytes(target))) as place:
        yield place


def test_a_filesystem_with_fewer_abilities_than_usual_is_refused_and_left_empty(
    target_place: TargetPlace, target: Path
) -> None:
    with pytest.raises(SafetyRefusal) as refusal:
        target_place.take("backup", [filesystem()], lambda _fd, _mount: filesystem(hard_links=False))
    assert refusal.value.why is Why.MOVE_FILESYSTEM
    assert list(target.iterdir()) == []


def test_two_moves_to_the_same_folder_cannot_run_at_the_same_time(target_place: TargetPlace, target: Path) -> None:
    target_place.take("backup", [filesystem()], lambda _fd, _mount: filesystem())
    with closing(TargetPlace(bytes(target))) as second_move, pytest.raises(SafetyRefusal) as refusal:
        second_move.take("backup", [filesystem()], lambda _fd, _mount: filesystem())
    assert refusal.value.why is Why.DESTINATION_BUSY


@pytest.mark.parametrize(("size", "why"), [(0, ""), (20 << 20, "move-no-room")])
def test_holes_need_no_space_but_content_does(
    lived: BackupWithHistory, target: Path, monkeypatch: pytest.MonkeyPatch, size: int, why: str
) -> None:
    with (lived.tops[0] / "large").open("wb") as file:
        file.write(os.urandom(size))
        file.truncate(20 << 20)
    lived.back_up()
    monkeypatch.setattr(move, "room_bytes", lambda _fd, _mount: 10 << 20)

    result = lived.move(target)

    assert result.why == why
    assert target.exists() == (not why)


def test_a_symlink_that_was_changed_on_the_new_drive_is_copied_again(lived: BackupWithHistory, target: Path) -> None:
    (lived.tops[0] / "link").symlink_to("there")
    for number in range(20):
        (lived.tops[1] / f"{number}").write_bytes(b"%d" % number)
    lived.back_up()
    moved = target / lived.tops[0].name / "link"
    lived.move(target, limits=OFTEN, control=StopsWhen(moved.is_symlink))
    moved.unlink()
    moved.symlink_to("elsewhere")

    result = lived.move(target)

    assert (result.outcome, moved.readlink()) == ("done", Path("there"))


def test_files_that_people_put_into_an_unfinished_move_are_kept(lived: BackupWithHistory, target: Path) -> None:
    """Even if a file of the same name was set aside before."""
    for number in range(20):
        (lived.tops[0] / f"{number}").write_bytes(b"%d" % number)
    lived.back_up()
    foreign_file = target / lived.tops[0].name / "mine"
    lived.move(target, limits=OFTEN, control=StopsWhen(foreign_file.parent.exists))
    for content in ("a letter", "another letter"):
        foreign_file.write_text(content)
        lived.move(target, limits=OFTEN, control=StopsWhen(lambda: not foreign_file.exists()))

    result = lived.move(target)

    assert sorted(path.read_text() for path in Path(result.set_aside).iterdir()) == ["a letter", "another letter"]
