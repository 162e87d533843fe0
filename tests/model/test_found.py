"""Faults that the model found in the engine, each with its fewest steps."""

import os
from pathlib import Path

import pytest

from shingleback.engine.source.copy_context import Limits
from tests.helpers.trees import write
from tests.model.whole import Story

pytestmark = pytest.mark.usefixtures("plain_umask")
_BYTES = b"x" * 5000


def test_hard_links_remain_after_a_content_change_with_restored_time(tmp_path: Path) -> None:
    story = Story(tmp_path)
    write(story.source / "a", b"before")
    os.link(story.source / "a", story.source / "b")
    story.run()
    write(story.source / "a", b"behind")
    story.run()
    story.check_copy()


def test_a_folder_exchanged_for_another_leaves_no_file_open(tmp_path: Path) -> None:
    story = Story(tmp_path)
    write(story.source / "d" / "a")
    story.run()
    (story.source / "d").rename(tmp_path / "elsewhere")
    write(story.source / "d" / "a")
    story.run()


@pytest.mark.parametrize("limits", [Limits(), Limits(files=1)], ids=["one batch", "small batches"])
def test_a_file_with_several_names_is_not_sent_again_when_one_is_renamed(limits: Limits, tmp_path: Path) -> None:
    story = Story(tmp_path, limits=limits, slot_bytes=1 << 13)
    write(story.source / "a", _BYTES[1:])
    write(story.source / "d" / "a", _BYTES)
    os.link(story.source / "d" / "a", story.source / "d" / "b")
    story.run()
    (story.source / "d" / "b").rename(story.source / "b")
    result = story.run()
    story.check_copy()
    assert result.copied.bytes == 0


def test_a_folder_moved_into_a_foreign_one_gets_its_attributes(tmp_path: Path) -> None:
    story = Story(tmp_path)
    write(story.source / "a")
    story.run()
    (story.shop.destination / "source" / "n" / "o").mkdir(parents=True)
    write(story.source / "n" / "o" / "a")
    os.utime(story.source / "n" / "o", ns=(5, 5))
    story.run()
    story.check_copy()


def test_foreign_files_are_moved_aside_even_if_one_is_named_like_a_parent_of_the_other(tmp_path: Path) -> None:
    story = Story(tmp_path)
    write(story.source / "t" / "y")
    story.run()
    write(story.shop.destination / "source" / "P", b"foreign")
    write(story.shop.destination / "source" / "t" / "x", b"foreign too")
    (story.source / "t").rename(story.source / "P")
    write(story.source / "P" / "x")
    story.run()
    story.check_copy()
