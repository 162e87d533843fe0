"""A batch ends before it gets too large for readers, however much a run has to list."""

import gzip
import os
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec
import pytest

from shingleback.engine.repo import batch_decoder
from shingleback.engine.source.copy_context import Limits
from tests.helpers.trees import snapshot, write
from tests.helpers.workshop import Workshop

COUNT = 600
PARCEL_OPERATIONS = 256
"""The number of operations in a parcel; a batch may end between two parcels."""


def lines_of_batches(shop: Workshop) -> list[list[dict[str, Any]]]:
    """The decoded lines of the newest segment, by batch."""
    segment = max((shop.destination / ".shingleback" / "manifest").iterdir())
    batch_lines: list[list[dict[str, Any]]] = []
    for text in gzip.decompress(segment.read_bytes()).splitlines():
        line = msgspec.json.decode(text)
        if line["kind"] == "batch":
            batch_lines.append([])
        batch_lines[-1].append(line)
    return batch_lines


def back_up(shop: Workshop) -> list[int]:
    """Backs up with a low limit of bytes per batch; returns the number of entries in each batch.

    The removal of all files is on purpose here. Otherwise their copies would stay, and nothing would be listed.
    """
    result = shop.backup(limits=Limits(listed_bytes=10_000), allow_empty=True)
    assert result.outcome == "done", (result.why, result.values)
    entries = [
        [line for line in lines if line["kind"] in ("file", "symlink", "gone")] for lines in lines_of_batches(shop)
    ]
    return [len(lines) for lines in entries if lines]


def is_bounded(counts: list[int], count: int = COUNT) -> bool:
    return sum(counts) == count and max(counts) <= 2 * PARCEL_OPERATIONS


def check(shop: Workshop) -> None:
    assert snapshot(shop.restore()[1] / "source") == snapshot(shop.source)
    assert shop.verify().exit_code == 0
    assert shop.backup().version == ""


def test_many_symlinks_are_listed_in_several_batches(workshop: Workshop) -> None:
    for number in range(COUNT):
        (workshop.source / f"{number:03}").symlink_to("nowhere")
    assert is_bounded(back_up(workshop))
    check(workshop)


def test_many_hard_links_are_listed_in_several_batches(workshop: Workshop) -> None:
    write(workshop.source / "000")
    for number in range(1, COUNT):
        os.link(workshop.source / "000", workshop.source / f"{number:03}")
    assert is_bounded(back_up(workshop))
    check(workshop)


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    """Its files are backed up."""
    for number in range(COUNT):
        write(workshop.source / f"{number:03}.txt", b"%d" % number)
    workshop.backup()
    return workshop


def test_many_removed_files_are_listed_in_several_batches(shop: Workshop) -> None:
    first = shop.restore()[1] / "source"
    for path in list(shop.source.iterdir())[:-1]:
        path.unlink()
    assert is_bounded(back_up(shop), COUNT - 1)
    check(shop)
    assert snapshot(shop.restore(version="2026-03-01T12-00-00")[1] / "source") == snapshot(first)


def test_many_mode_changes_are_listed_in_several_batches(shop: Workshop) -> None:
    for path in shop.source.iterdir():
        path.chmod(0o600)
    assert is_bounded(back_up(shop))
    check(shop)


def test_removed_and_changed_files_of_one_folder_are_listed_in_several_batches(shop: Workshop) -> None:
    for number, path in enumerate(sorted(shop.source.iterdir())):
        if number % 3 == 0:
            path.unlink()
        elif number % 3 == 1:
            path.write_text("other content")
    counts = back_up(shop)
    assert is_bounded(counts, COUNT)
    check(shop)


def write_random_attributes(folder: Path) -> None:
    for number in range(COUNT // 2):
        path = folder / f"{number:03}"
        write(path, os.urandom(5_000))
        os.setxattr(path, "user.random", os.urandom(2_500))


def test_files_with_large_random_attributes_keep_all_of_them(tmp_path: Path) -> None:
    """They once were a single batch that no reader accepted, and so were those of each later run."""
    shop = Workshop(tmp_path, slot_bytes=1 << 13)
    write_random_attributes(shop.source)
    with mock.patch.object(batch_decoder, "MAX_BATCH_BYTES", 200_000):
        result = shop.backup(limits=Limits(listed_bytes=100_000))
        assert (result.outcome, result.left_out) == ("done", [])
        assert snapshot(shop.restore()[1] / "source") == snapshot(shop.source)
        assert shop.verify().exit_code == 0


@pytest.mark.parametrize(("count", "is_one_batch"), [(1000, True), (1001, False)])
def test_a_run_that_fits_into_memory_has_all_its_files_in_one_batch(
    workshop: Workshop, count: int, *, is_one_batch: bool
) -> None:
    """Each checkpoint makes a shingled drive rewrite bands. In a longer run, two batches are in memory at a time."""
    for number in range(count):
        write(workshop.source / f"{number:04}", b"%d" % number)

    assert workshop.backup(limits=Limits(files=600)).outcome == "done"

    counts = [sum(line["kind"] == "file" for line in lines) for lines in lines_of_batches(workshop)]
    assert sum(counts) == count
    assert (max(counts) == count) == is_one_batch
    assert is_one_batch or max(counts) < 600 + PARCEL_OPERATIONS
