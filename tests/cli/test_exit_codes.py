"""Every exit code is listed in one place, and the help, the manual page and the documentation say the same."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from artifacts import man
from shingleback.cli.commands import parser
from shingleback.domain.errors import Outcome
from shingleback.domain.exit_code import ExitCode
from tests.helpers.program import APP, command, environment

ROOT = APP.parent
LISTED = {code.value: code.meaning for code in ExitCode}
PYTHONS_OWN = 1
"""How Python ends after an error that nobody caught."""
_WITH_A_BUG = f"""
import sys
sys.path.insert(0, {str(APP)!r})
import shingleback.cli.main
def run(words):
    raise RuntimeError("a bug")
shingleback.cli.main.run = run
sys.argv = ["shingleback", "history"]
from shingleback.__main__ import main
sys.exit(main())
"""


def test_the_help_lists_every_exit_code() -> None:
    listed = parser().format_help().partition("exit codes:\n")[2]
    assert {int(line.split()[0]): line.split(maxsplit=1)[1] for line in listed.splitlines()} == LISTED


def test_the_manual_page_lists_every_exit_code() -> None:
    section = man.page("1.2.3", 0).partition(".SH EXIT STATUS\n")[2].partition(".SH ")[0]
    listed = dict(re.findall(r"\.TP\n\.B (\d+)\n(.*)\.\n", section.replace("\\-", "-")))
    assert {int(code): text[0].lower() + text[1:] for code, text in listed.items()} == LISTED


def test_the_documentation_lists_every_exit_code() -> None:
    section = (ROOT / "docs/terminal.md").read_text().partition("## Exit codes\n")[2]
    assert {int(code): text for code, text in re.findall(r"^\| (\d+) \| (.*) \|$", section, re.MULTILINE)} == LISTED


def test_every_outcome_of_a_command_has_an_exit_code_of_the_list() -> None:
    assert {outcome.exit_code for outcome in Outcome} <= set(ExitCode)


def test_a_bug_in_the_program_does_not_look_like_files_left_out() -> None:
    done = subprocess.run([sys.executable, "-c", _WITH_A_BUG], capture_output=True, text=True, check=False)
    assert done.returncode == ExitCode.INTERNAL != PYTHONS_OWN == ExitCode.LEFT_OUT
    assert "RuntimeError: a bug" in done.stderr


@pytest.mark.parametrize("option", ["--help", "--version"])
def test_output_that_cannot_be_written_is_reported(option: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            command(option), stdout=full, stderr=subprocess.PIPE, text=True, check=False, env=environment()
        )
    assert done.returncode == ExitCode.OUTPUT
    assert done.stderr == "The output could not be written: No space left on device.\n"


def test_a_reader_that_wants_no_more_is_no_failure() -> None:
    with subprocess.Popen(
        command("--help"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert (process.stderr.read(), process.wait()) == (b"", ExitCode.DONE)
