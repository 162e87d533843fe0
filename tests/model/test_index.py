"""The index after each run, the index as the manifest alone gives it, and what the next run makes of either."""

import contextlib
import os
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Final

import pytest

from shingleback.engine.repo.index import ROOT, Index
from shingleback.engine.repo.index_sync import CheckpointBatch
from tests.helpers.trees import write
from tests.helpers.workshop import ZONE
from tests.model.drive_calls import DriveCalls
from tests.model.scissors import Cut, Scissors
from tests.model.whole import Story

pytestmark = pytest.mark.usefixtures("plain_umask")
_BYTES: Final = b"x" * 5000
_YEAR: Final = 2026


@pytest.fixture(params=["index kept", "index lost"])
def story(request: pytest.FixtureRequest, tmp_path: Path) -> Story:
    """One run has been made, of each kind of thing."""
    story = Story(tmp_path)
    story.before_run = story.lose_index if request.param == "index lost" else lambda: None
    for number, name in enumerate(("d/a", "d/b", "e/a", "e/f/a", "n/o/p")):
        write(story.source / name, _BYTES[number:])
    os.link(story.source / "d" / "a", story.source / "e" / "linked")
    os.symlink("a", story.source / "d" / "s")
    os.link(story.source / "d" / "s", story.source / "e" / "s", follow_symlinks=False)
    run(story)
    return story


def run(story: Story) -> str:
    """Runs again, and then there is nothing to do."""
    version = story.run().version
    story.check_copy()
    story.check_versions()
    story.check_index()
    story.before_run()
    story.check_nothing_to_do()
    story.before_run()
    return version


def killed(story: Story, share: float) -> None:
    """Kills a run in the middle."""
    story.save("before")
    with (calls := DriveCalls()).ready():
        story.run()
    story.states = dict(list(story.states.items())[:-1])
    story.return_to("before")
    with Scissors(int(share * calls.calls)).ready(), contextlib.suppress(Cut):
        story.run()
    story.note_finished()


def exchange(first: Path, second: Path) -> None:
    aside = first.with_name("aside")
    first.rename(aside)
    second.rename(first)
    aside.rename(second)


def change_files(source: Path) -> None:
    (source / "d" / "b").rename(source / "e" / "moved")
    (source / "n" / "o" / "p").unlink()
    write(source / "e" / "a", b"other content")
    (source / "d" / "a").chmod(0o600)


def remove_a_folder(source: Path) -> None:
    for path in (source / "e" / "f" / "a", source / "n" / "o" / "p"):
        path.unlink()
    (source / "e" / "f").rmdir()
    (source / "n" / "o").rmdir()


CHANGES: Final[dict[str, Callable[[Path], object]]] = {
    "files": change_files,
    "folders swap places": lambda source: exchange(source / "d", source / "e"),
    "a folder moves into another": lambda source: (source / "n").rename(source / "e" / "f" / "n"),
    "names of a file": lambda source: (source / "e" / "linked").rename(source / "e" / "other"),
    "names of a symlink": lambda source: (source / "e" / "s").unlink(),
    "deleted folders": remove_a_folder,
}


@pytest.mark.parametrize("name", CHANGES)
def test_after_a_change_there_is_nothing_to_do(name: str, story: Story) -> None:
    CHANGES[name](story.source)
    assert run(story)


def test_a_folder_moves_in_one_step(story: Story) -> None:
    (story.source / "d").rename(story.source / "n" / "z")
    result = story.run()
    assert (result.renamed.files, result.copied.files, result.removed.files) == (1, 0, 0)


def test_no_number_is_used_twice(story: Story) -> None:
    """A new file with the number of an old one would be taken for it."""
    write(story.source / "d" / "new", b"new")
    run(story)
    (story.source / "d" / "new").rename(story.source / "e" / "new")
    (story.source / "d" / "a").rename(story.source / "n" / "a")
    assert run(story)


def test_removed_versions_are_not_offered(story: Story) -> None:
    story.is_thinned = True
    (story.source / "d" / "b").unlink()
    remove_a_folder(story.source)
    result = story.shop.backup(keep_versions=False)
    assert len(result.removed_versions) == 1
    story.note_finished()
    story.check_versions()
    story.check_index()
    versions = story.shop.destination / ".shingleback" / "versions"
    assert not [path for path in versions.rglob("*") if path.is_file()]
    story.before_run()
    story.check_nothing_to_do()


@pytest.mark.parametrize("share", [0.5, 0.75, 0.85, 0.95])
def test_a_killed_run_is_not_taken_for_complete(share: float, story: Story) -> None:
    """Even if the next run has nothing more to send."""
    change_files(story.source)
    killed(story, share)
    story.check_versions()
    story.before_run()
    run(story)
    assert len(story.offered()) == 2


@pytest.mark.parametrize("share", [0.6, 0.7, 0.8])
def test_a_folder_in_no_version_leaves_nothing(share: float, tmp_path: Path) -> None:
    """The first run was killed, and a part of what it had listed has been deleted since."""
    story = Story(tmp_path)
    story.before_run = lambda: None
    write(story.source / "a" / "f", _BYTES)
    write(story.source / "b", b"b")
    killed(story, share)
    (story.source / "a" / "f").unlink()
    (story.source / "a").rmdir()
    run(story)
    assert not list((story.shop.destination / ".shingleback" / "versions").iterdir())


def test_the_index_forgets_a_folder_whose_content_no_version_needs() -> None:
    with closing(Index(None)) as index:
        coming = CheckpointBatch()
        coming.new_folder(1, ROOT, b"source", None, 11)
        coming.new_folder(2, 1, b"d", None, 12)
        coming.new_folder(3, 2, b"e", None, 13)
        coming.apply(index, 1)
        going = CheckpointBatch()
        going.gone_folder(2, 1, b"")
        going.apply(index, 2)
        assert [index.folder(number) is None for number in (1, 2, 3)] == [False, True, True]
        assert not index.kept_folders()


def test_a_file_is_kept_for_the_version_before_its_attributes_changed(story: Story) -> None:
    """The version in between is removed."""
    story.is_thinned = True
    story.shop.time = datetime(_YEAR, 4, 1, tzinfo=ZONE)
    (story.source / "d" / "b").chmod(0o600)
    story.run()
    story.before_run()
    story.shop.time = datetime(_YEAR, 4, 2, tzinfo=ZONE)
    (story.source / "d" / "b").unlink()
    story.run()
    story.before_run()
    removed = []
    for day in range(1, 5):  # a clock is trusted from the fourth run on
        story.before_run()
        story.shop.time = datetime(_YEAR, 8, day, tzinfo=ZONE)
        write(story.source / "d" / "c", b"%d" % day)
        removed += story.run().removed_versions
    assert len(removed) == 1
    story.check_versions()
