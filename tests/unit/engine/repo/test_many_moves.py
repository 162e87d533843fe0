"""Renames are listed in a single batch; the writer stays well below the limits of readers."""

import errno
import os
from unittest import mock

import pytest

from shingleback.engine.repo import batch_decoder
from shingleback.engine.repo.batch_decoder import MAX_BATCH_BYTES, MAX_LINES, Batches, encode_batch
from shingleback.engine.repo.format import Batch, GoneEntry, Record
from shingleback.engine.source import structure
from shingleback.engine.source.copy_context import Limits
from tests.helpers.looking import FIRST
from tests.helpers.trees import contents, write
from tests.helpers.workshop import Workshop

COUNT = 40


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    """Each file was renamed after the backup, and odd ones were moved to another folder."""
    for number in range(COUNT):
        write(workshop.source / f"{number:03}.txt", b"%d" % number)
    workshop.backup()
    for number in range(COUNT):
        folder = workshop.source / "odd" if number % 2 else workshop.source
        folder.mkdir(exist_ok=True)
        (workshop.source / f"{number:03}.txt").rename(folder / f"renamed {number:03}.txt")
    return workshop


@pytest.mark.parametrize(("most", "renamed"), [(0, 0), (1, 1), (480, 10), (1 << 20, COUNT)])
def test_renames_beyond_the_limit_are_copied(shop: Workshop, most: int, renamed: int) -> None:
    first = shop.restore()[1] / "source"

    result = shop.backup(limits=Limits(moves_bytes=most))
    assert result.exit_code == 0
    assert result.renamed.files + result.copied.files == COUNT
    assert abs(result.renamed.files - renamed) <= renamed // 4
    assert contents(shop.restore()[1] / "source") == contents(shop.source)
    assert contents(shop.restore(version=FIRST)[1] / "source") == contents(first)
    assert shop.verify().exit_code == 0


def test_renames_beyond_the_unpacked_size_limit_of_readers_are_copied(shop: Workshop) -> None:
    with mock.patch.object(structure, "MAX_TEXT_BYTES", 10_000):
        result = shop.backup()

    assert result.exit_code == 0
    assert 0 < result.renamed.files < COUNT == result.renamed.files + result.copied.files
    assert shop.verify().exit_code == 0


@pytest.mark.parametrize(("limit", "most"), [("MAX_BATCH_BYTES", 1_000), ("MAX_TEXT_BYTES", 4_000), ("MAX_LINES", 9)])
def test_a_batch_that_no_reader_accepts_is_not_written(shop: Workshop, limit: str, most: int) -> None:
    before = {path: path.read_bytes() for path in (shop.destination / ".shingleback" / "manifest").iterdir()}
    with mock.patch.object(batch_decoder, limit, most):
        result = shop.backup()

    assert result.version == ""
    assert result.values["detail"] == os.strerror(errno.EFBIG)
    after = {path: path.read_bytes() for path in (shop.destination / ".shingleback" / "manifest").iterdir()}
    assert {path: after[path] for path in before} == before
    assert shop.backup().exit_code == 0
    assert shop.verify().exit_code == 0


@pytest.mark.parametrize(("limit", "most"), [("MAX_TEXT_BYTES", 30 << 20), ("MAX_LINES", 1_000)])
def test_a_batch_of_too_many_tiny_lines_is_damage_and_takes_no_memory(limit: str, most: int) -> None:
    """Its size and its compression ratio alone look acceptable."""
    records: list[Record] = [
        Batch(id="1"),
        *(GoneEntry(id=1, folder_id=1, path="/".join(["a" * 1_000] * 30)) for _ in range(1_100)),
    ]
    data = encode_batch(records)
    with mock.patch.object(batch_decoder, limit, most):
        batches = Batches()
        assert list(batches.feed(data)) == []
        assert batches.is_damaged

    assert list(Batches().feed(data)) == [records]


def test_the_default_limit_leaves_space_for_folders() -> None:
    """The resulting number of lines is at most two thirds of what a reader accepts."""
    assert Limits().moves_bytes <= MAX_BATCH_BYTES * 2 // 3
    assert Limits().moves_bytes // 48 <= MAX_LINES * 2 // 3
