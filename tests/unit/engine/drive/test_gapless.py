"""Larger files are allocated so that none has to begin elsewhere because it does not fit into the rest of a piece."""

import os

import pytest

from shingleback.engine.drive.gapless import GaplessAllocation
from shingleback.engine.files import linux

MIB = 1 << 20
PIECE = 32 * MIB


class Allocated:
    """Puts each file behind the one before it, as a filesystem without other writers does."""

    def __init__(self, begin: int) -> None:
        self.steps: list[tuple[int, int]] = []
        self.end = begin
        self._begin = begin

    def allocate(self, _fd: int, offset: int, length: int) -> None:
        if not offset:
            self._begin = self.end
        self.steps.append((offset, length))
        self.end = self._begin + -(-(offset + length) // 4096) * 4096

    def places_of(self, _fd: int, offset: int, length: int) -> list[tuple[int, int]]:
        return [(self._begin + offset, length)]


@pytest.fixture
def allocated(monkeypatch: pytest.MonkeyPatch) -> Allocated:
    allocated = Allocated(3 * PIECE)
    monkeypatch.setattr(linux, "allocate", allocated.allocate)
    monkeypatch.setattr(linux, "places_of", allocated.places_of)
    return allocated


def test_a_file_that_fits_into_the_rest_of_a_piece_is_allocated_as_a_whole(allocated: Allocated) -> None:
    allocation = GaplessAllocation()

    for _ in range(3):
        allocation.allocate(-1, 4_000_000)

    assert allocated.steps == [(0, 4_000_000)] * 3


def test_a_file_that_does_not_fit_takes_exactly_the_rest_first(allocated: Allocated) -> None:
    allocation = GaplessAllocation()
    allocation.allocate(-1, 31 * MIB + 5)

    allocation.allocate(-1, 4_000_000)

    rest_bytes = MIB - 4096  # the fifth byte took a block
    assert allocated.steps[1:] == [(0, rest_bytes), (rest_bytes, 4_000_000 - rest_bytes)]


def test_a_large_file_is_allocated_by_the_piece(allocated: Allocated) -> None:
    GaplessAllocation().allocate(-1, 2 * PIECE + 1)

    assert allocated.steps == [(0, PIECE), (PIECE, PIECE), (2 * PIECE, 1)]


def test_a_file_of_a_terabyte_keeps_no_cancel_waiting(allocated: Allocated) -> None:
    GaplessAllocation().allocate(-1, 1 << 40)

    assert allocated.steps == [(0, 1 << 40)]


def test_where_positions_are_unknown_files_are_allocated_all_the_same(
    allocated: Allocated, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(linux, "places_of", lambda _fd, _offset, _length: [])
    allocation = GaplessAllocation()

    for _ in range(9):
        allocation.allocate(-1, 4_000_000)

    assert allocated.steps == [(0, 4_000_000)] * 9


def test_a_filesystem_without_preallocation_says_so() -> None:
    read_end, write_end = os.pipe()
    try:
        with pytest.raises(OSError):  # noqa: PT011 (the caller looks at the number)
            GaplessAllocation().allocate(write_end, 4_000_000)
    finally:
        os.close(read_end)
        os.close(write_end)
