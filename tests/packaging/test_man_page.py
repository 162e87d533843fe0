"""The manual page matches the command line."""

import shutil
import subprocess
from pathlib import Path

import pytest

from artifacts import man
from shingleback.cli.commands import COMMANDS

PAGE = man.page("1.2.3", 1_700_000_000)


def test_every_command_has_a_section() -> None:
    sections = {line for line in PAGE.splitlines() if line.startswith(".SS ")}
    assert sections == {f".SS {command}" for command in [*COMMANDS, "answer"]}


def test_the_commands_are_grouped_and_have_examples() -> None:
    restoring = PAGE.partition(".SH COMMANDS: RESTORE\n")[2].partition(".SH ")[0]
    assert ".SS restore\n" in restoring
    assert ".SS backup\n" not in restoring
    assert ".B shingleback find /media/me/Drive/Backup letter\n" in restoring


def test_version_and_date_are_at_the_top() -> None:
    assert PAGE.splitlines()[0] == '.TH SHINGLEBACK 1 "2023-11-14" "Shingleback 1.2.3" "User Commands"'


def test_options_are_listed_with_their_values() -> None:
    assert ".B \\-\\-pace PACE\ngentle, balanced, full, or megabytes per second (default: balanced)\n" in PAGE


@pytest.mark.parametrize("text", [".Bold", "'quoted", "a \\ b", "--long-option"])
def test_no_text_is_taken_for_a_roff_request(text: str) -> None:
    assert man._plain(text) in ("\\&.Bold", "\\&'quoted", "a \\e b", "\\-\\-long\\-option")


@pytest.mark.skipif(shutil.which("mandoc") is None, reason="needs mandoc")
def test_the_page_is_valid_for_man(tmp_path: Path) -> None:
    file = tmp_path / "shingleback.1"
    file.write_text(PAGE)
    done = subprocess.run(["mandoc", "-T", "lint", "-W", "warning", file], capture_output=True, text=True, check=False)
    assert done.stdout == ""
