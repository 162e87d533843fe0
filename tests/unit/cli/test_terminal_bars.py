"""The progress bars of the terminal."""

import io

import pytest
from rich.console import Console

from shingleback.cli.terminal import TerminalOutput
from shingleback.protocol.events import Progress


def drawn(progress: Progress) -> str:
    file = io.StringIO()
    output = TerminalOutput(Console(file=file, force_terminal=True, width=100))
    output.show(progress)
    return file.getvalue()


@pytest.mark.parametrize("phase", ["copy", "verify", "restore", "list"])
def test_no_amount_of_zero_is_shown(phase: str) -> None:
    text = drawn(Progress(phase=phase, elapsed_s=1, files=420, bytes=106_000_000))
    assert "of 0 bytes" not in text


def test_the_amount_done_is_shown_with_the_total() -> None:
    text = drawn(Progress(phase="verify", elapsed_s=1, files=4, bytes=1_500, total_files=9, total_bytes=3_000))
    assert "1.5 kB of 3.0 kB" in text
