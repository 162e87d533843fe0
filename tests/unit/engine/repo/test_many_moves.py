"""Renames are listed in one batch, of which readers take so much and no more: the writer keeps well below that."""

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
    """Each file has another name than in the backup, and the odd ones are in another folder."""
    for number in range(COUNT):
        write(workshop.source / f"{number:03}.txt", b"%d" % number)
    workshop.backup()
    for number in range(COUNT):
        folder = workshop.source / "odd" if number % 2 else workshop.source
        folder.mkdir(exist_ok=True)
        (workshop.source / f"{number:03}.txt").rename(folder / f"renamed {number:03}.txt")
    return workshop


@pytest.mark.parametrize(("most", "renamed"), [(0, 0), (1, 1), (480, 10), (1 << 20, COUNT)])
def test_what_is_renamed_beyond_the_limit_is_copied(shop: Workshop, most: int, renamed: int) -> None:
    first = shop.restore()[1] / "source"

    result = shop.backup(limits=Limits(moves_bytes=most))
    assert result.exit_code == 0
    assert result.renamed.files + result.copied.files == COUNT
    assert abs(result.renamed.files - renamed) <= renamed // 4
    assert contents(shop.restore()[1] / "source") == contents(shop.source)
    assert contents(shop.restore(version=FIRST)[1] / "source") == contents(first)
    assert shop.verify().exit_code == 0


def test_what_is_renamed_beyond_what_a_reader_unpacks_is_copied(shop: Workshop) -> None:
    with mock.patch.object(structure, "MAX_TEXT_BYTES", 10_000):
        result = shop.backup()

    assert result.exit_code == 0
    assert 0 < result.renamed.files < COUNT == result.renamed.files + result.copied.files
    assert shop.verify().exit_code == 0


@pytest.mark.parametrize(("limit", "most"), [("MAX_BATCH_BYTES", 1_000), ("MAX_TEXT_BYTES", 4_000), ("MAX_LINES", 9)])
def test_a_batch_that_no_reader_takes_is_not_written(shop: Workshop, limit: str, most: int) -> None:
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
    """Although it is of a size, and shrinks so little, that each of its beginnings could go on well."""
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


def test_the_usual_limit_leaves_room_for_folders() -> None:
    """And for a number of lines that is no more than half of what a reader takes."""
    assert Limits().moves_bytes <= MAX_BATCH_BYTES * 2 // 3
    assert Limits().moves_bytes // 48 <= MAX_LINES * 2 // 3
