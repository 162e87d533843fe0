"""The program can read everything that it lists, including huge batches and lines that compress to almost nothing."""

import zlib
from collections.abc import Iterator
from random import Random

import pytest

from shingleback.engine.repo.batch_decoder import MAX_BATCH_BYTES, Batches, encode_batch
from shingleback.engine.repo.format import Batch, GoneEntry, Record

LONG = "/".join(["a folder with a long name " * 9] * 30)
MIB = 1 << 20


def test_a_batch_of_very_long_paths_can_be_read() -> None:
    records = gone_entries(LONG, 6_000)

    data = encode_batch(records)

    assert len(unpacked(data)) > 32 * MIB
    assert read(data) == records


def test_a_batch_may_begin_with_lines_that_compress_better_than_the_others() -> None:
    random = Random(1)
    records = gone_entries(LONG, 6_000)
    records += [GoneEntry(id=number, folder_id=1, path=random.randbytes(500).hex()) for number in range(1, 9_000)]

    assert read(encode_batch(records)) == records


def test_highly_compressible_batches_stay_small_on_the_drive() -> None:
    data = encode_batch(gone_entries(LONG, 40_000))

    assert len(data) < 4 * MIB + len(unpacked(data)) // 60 < MAX_BATCH_BYTES


def test_ordinary_batches_use_plain_compression() -> None:
    records = gone_entries("letters", 100)

    text = unpacked(encode_batch(records))

    assert encode_batch(records) == packed(text)


@pytest.mark.parametrize("piece_bytes", [1 << 10, 1 << 18])
def test_a_large_batch_may_be_followed_by_another(piece_bytes: int) -> None:
    first, second = gone_entries(LONG, 5_000), gone_entries("letters", 10)

    decoded = list(batches(encode_batch(first) + encode_batch(second), piece_bytes))

    assert decoded == [first, second]


def gone_entries(folder: str, count: int) -> list[Record]:
    head: list[Record] = [Batch(id="1")]
    return head + [GoneEntry(id=number, folder_id=1, path=f"{folder}/{number}") for number in range(1, count)]


def read(data: bytes) -> list[Record]:
    (batch,) = batches(data, 1 << 18)
    return batch


def batches(data: bytes, piece_bytes: int) -> Iterator[list[Record]]:
    reader = Batches()
    for start in range(0, len(data), piece_bytes):
        yield from reader.feed(data[start : start + piece_bytes])
    reader.end()
    assert not reader.is_damaged
    assert reader.length == len(data)


def unpacked(data: bytes) -> bytes:
    return zlib.decompress(data, 31)


def packed(text: bytes) -> bytes:
    compressor = zlib.compressobj(1, zlib.DEFLATED, 31)
    return compressor.compress(text) + compressor.flush()
