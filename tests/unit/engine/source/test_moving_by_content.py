"""A file that went from one place and turned up at another with another inode is moved on the drive, not sent."""

import os
import shutil
from pathlib import Path

import pytest

from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import Workshop


@pytest.fixture
def second_source(workshop: Workshop) -> Path:
    """A second source, after a backup of both."""
    for number in range(5):
        write(workshop.source / "films" / f"{number}", os.urandom(3000))
    write(workshop.source / "stays", b"stays")
    source = workshop.folder / "other"
    write(source / "also stays", b"stays")
    assert workshop.backup(workshop.source, source).outcome == "done"
    return source


def move_by_copying(old: Path, new: Path) -> None:
    """As between two filesystems."""
    shutil.copytree(old, new)
    shutil.rmtree(old)


def test_files_that_move_to_another_source_and_filesystem_are_not_sent(workshop: Workshop, second_source: Path) -> None:
    before = snapshot(workshop.source)
    move_by_copying(workshop.source / "films", second_source / "films")

    result = workshop.backup(workshop.source, second_source)

    assert (result.outcome, result.copied.bytes, result.renamed.files) == ("done", 0, 5)
    assert snapshot(workshop.destination / "other") == snapshot(second_source)
    assert snapshot(workshop.destination / "source") == snapshot(workshop.source)
    first = min(os.listdir(workshop.destination / ".shingleback" / "versions"))
    restored, target = workshop.restore(version=first)
    assert (restored.outcome, snapshot(target / "source")) == ("done", before)
    assert workshop.verify().outcome == "done"


def test_what_only_looks_the_same_is_sent(workshop: Workshop, second_source: Path) -> None:
    move_by_copying(workshop.source / "films", second_source / "films")
    write(second_source / "films" / "1", os.urandom(3000))

    result = workshop.backup(workshop.source, second_source)

    assert (result.copied.files, result.copied.bytes, result.renamed.files) == (1, 3000, 4)
    assert snapshot(workshop.destination / "other") == snapshot(second_source)


def test_a_copy_whose_original_stays_is_sent(workshop: Workshop, second_source: Path) -> None:
    shutil.copytree(workshop.source / "films", second_source / "films")

    result = workshop.backup(workshop.source, second_source)

    assert (result.copied.files, result.renamed.files) == (5, 0)


def test_a_folder_moves_between_sources_of_one_filesystem(workshop: Workshop, second_source: Path) -> None:
    (workshop.source / "films").rename(second_source / "films")

    result = workshop.backup(workshop.source, second_source)

    assert (result.outcome, result.copied.bytes) == ("done", 0)
    assert snapshot(workshop.destination / "other") == snapshot(second_source)
