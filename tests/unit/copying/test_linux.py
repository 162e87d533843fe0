"""Calls that Python's os module lacks."""

from pathlib import Path

import pytest

from shingleback.copying import linux


def test_a_process_is_told_how_much_was_read_for_it(tmp_path: Path) -> None:
    counted = tmp_path / "io"
    counted.write_text("rchar: 323934931\nwchar: 323929600\nread_bytes: 4096\nwrite_bytes: 323932160\n")
    assert linux.bytes_read(counted) == 4096


@pytest.mark.parametrize("text", ["", "rchar: 323934931\n"])
def test_where_the_kernel_does_not_count_what_was_read_nothing_was(tmp_path: Path, text: str) -> None:
    counted = tmp_path / "io"
    assert linux.bytes_read(counted) == 0
    counted.write_text(text)
    assert linux.bytes_read(counted) == 0
