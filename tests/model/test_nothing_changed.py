"""If nothing in a version has changed, no version is made, although the source has to be read to find that out."""

import os
from pathlib import Path

import pytest

from tests.helpers.trees import write
from tests.model.whole import Story

pytestmark = pytest.mark.usefixtures("plain_umask")


@pytest.fixture
def story(tmp_path: Path) -> Story:
    story = Story(tmp_path)
    for name in ("d/a", "d/b", "d/e/a", "f/a"):
        write(story.source / name)
    os.symlink("a", story.source / "d" / "s")
    story.run()
    return story


def change_there_and_back(path: Path) -> None:
    """The ctime changes, and nothing else is left of it."""
    mode = path.stat().st_mode
    path.chmod(0o600)
    path.chmod(mode)


def test_a_mode_changed_and_changed_back_makes_no_version(story: Story) -> None:
    change_there_and_back(story.source / "d" / "a")
    story.check_nothing_to_do()
    story.check_index()


def test_a_rename_that_was_undone_makes_no_version(story: Story) -> None:
    """The time of the folder is restored, too."""
    folder = story.source / "d"
    times = folder.stat()
    for name in ("a", "s", "e"):
        (folder / name).rename(folder / "other")
        (folder / "other").rename(folder / name)
    os.utime(folder, ns=(times.st_atime_ns, times.st_mtime_ns))
    story.check_nothing_to_do()


@pytest.mark.parametrize("kind", ["file", "symlink"])
def test_a_renamed_hard_link_makes_a_version_once(kind: str, story: Story) -> None:
    """Its first name differs only in its ctime, which is in no manifest: the index is lost."""
    path = story.source / "d" / ("a" if kind == "file" else "s")
    os.link(path, story.source / "f" / "one", follow_symlinks=False)
    story.run()
    (story.source / "f" / "one").rename(story.source / "f" / "two")
    assert story.run().version
    story.lose_index()
    story.check_nothing_to_do()
    story.check_versions()


def test_without_the_index_nothing_is_listed_that_was_only_read(story: Story) -> None:
    change_there_and_back(story.source / "d" / "e" / "a")
    (story.source / "f" / "a").unlink()
    assert story.run().version
    story.lose_index()
    story.check_nothing_to_do()


def test_other_changes_beside_it_are_listed(story: Story) -> None:
    change_there_and_back(story.source / "d" / "a")
    (story.source / "d" / "b").chmod(0o640)
    assert story.run().touched.files == 1
    story.check_copy()
    story.check_versions()
    story.check_nothing_to_do()


def test_a_folder_in_one_that_was_only_read_keeps_its_attributes(story: Story) -> None:
    change_there_and_back(story.source / "d" / "a")
    os.utime(story.source / "d" / "e", ns=(5, 5))
    assert story.run().version
    story.check_copy()
    story.check_versions()
    story.check_nothing_to_do()
