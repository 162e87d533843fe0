"""What the terminal draws while a command is at work."""

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
def test_nothing_is_said_to_be_so_much_of_nothing(phase: str) -> None:
    said = drawn(Progress(phase=phase, elapsed_s=1, files=420, bytes=106_000_000))
    assert "of 0 bytes" not in said


def test_how_much_is_done_of_all_is_said() -> None:
    said = drawn(Progress(phase="verify", elapsed_s=1, files=4, bytes=1_500, total_files=9, total_bytes=3_000))
    assert "1.5 kB of 3.0 kB" in said
