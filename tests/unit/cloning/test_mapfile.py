"""The map records the state of each byte of the source in a format that ddrescue can read."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.cloning.copy_map import CopyMap, CopyState, MapEntry, NoMapfile

SIZE = 40
MARKS = st.lists(st.tuples(st.integers(-3, SIZE), st.integers(0, SIZE), st.sampled_from(CopyState)), max_size=30)


@given(MARKS)
def test_each_byte_has_the_state_that_was_marked_last(marks: list[tuple[int, int, CopyState]]) -> None:
    copy_map, plain = CopyMap(SIZE), [CopyState.TODO] * SIZE
    for start, length, state in marks:
        copy_map.mark(start, length, state)
        for at in range(max(0, start), min(SIZE, start + length)):
            plain[at] = state

    assert [entry.state for entry in copy_map for _ in range(entry.length)] == plain
    assert all(area.state is not next_area.state for area, next_area in zip(copy_map, list(copy_map)[1:], strict=False))


@given(MARKS)
def test_a_map_is_read_as_it_was_written(marks: list[tuple[int, int, CopyState]]) -> None:
    copy_map = CopyMap(SIZE)
    for mark in marks:
        copy_map.mark(*mark)

    assert list(CopyMap.parsed(copy_map.text, SIZE)) == list(copy_map)


@given(MARKS, st.integers(0, SIZE - 1), st.integers(1, SIZE))
def test_an_area_can_be_cut_out_of_a_map(marks: list[tuple[int, int, CopyState]], start: int, length: int) -> None:
    copy_map = CopyMap(SIZE)
    for mark in marks:
        copy_map.mark(*mark)
    plain = [entry.state for entry in copy_map for _ in range(entry.length)]

    states = [entry.state for entry in copy_map.within(start, length) for _ in range(entry.length)]

    assert states == plain[start : start + length]


def test_a_map_has_the_lines_of_the_ddrescue_manual() -> None:
    copy_map = CopyMap(0x4000_0000)
    copy_map.mark(0x200_0000, 0x1000_0000, CopyState.DONE)
    copy_map.mark(0x300_0000, 0x1000, CopyState.BAD)

    lines = [line for line in copy_map.text.split("\n") if line and not line.startswith("#")]

    assert re.fullmatch(r"0x[0-9A-F]{8}     [?*/+-]               1", lines[0])
    assert lines[1:] == [
        "0x00000000  0x02000000  ?",
        "0x02000000  0x01000000  +",
        "0x03000000  0x00001000  -",
        "0x03001000  0x0EFFF000  +",
        "0x12000000  0x2E000000  ?",
    ]


def test_a_map_continued_by_ddrescue_is_read() -> None:
    text = "# Mapfile. Created by GNU ddrescue version 1.27\n0x10 / 1\n0x00 0x10 +\n0x10 0x08 /\n0x18 0x10 -\n"

    assert list(CopyMap.parsed(text, SIZE)) == [
        MapEntry(0, 16, CopyState.DONE),
        MapEntry(16, 8, CopyState.FAILED),
        MapEntry(24, 16, CopyState.BAD),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0x0 ? 1\n0x0 0x10 +\n",
        "0x0 ? 1\n0x0 0x10 +\n0x18 0x10 +\n",
        "0x0 ? 1\n0 40 x\n",
        "0x0 ? 1\n0 0 +\n0 40 +\n",
    ],
    ids=["empty", "too short", "a gap", "unknown letter", "no length"],
)
def test_a_damaged_map_is_refused(text: str) -> None:
    with pytest.raises(NoMapfile):
        CopyMap.parsed(text, SIZE)
