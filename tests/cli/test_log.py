"""What happened in any process of the program can be read in its log afterward."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from shingleback.domain.exit_code import ExitCode
from shingleback.domain.log_lines import is_harmless
from shingleback.store.private_files import Paths
from tests.helpers.program import command, environment, run

_SECRET = "Annas Steuer 2026"
_CHANGED = """
import sys
sys.argv = ["shingleback", {words}]
from shingleback.cli import main
{change}
sys.exit(main.run(sys.argv[1:]))
"""
_BUG = """
def fail(_invocation):
    raise KeyError({secret!r})
main.COMMANDS["verify"] = main.COMMANDS["verify"]._replace(work=fail)
"""
_SIGNAL = _BUG.replace("raise KeyError({secret!r})", "import ctypes; ctypes.string_at(0)")
_BUG_OF_A_CHILD = """
def fail(invocation):
    def job(_emit, _control):
        raise KeyError({secret!r})
    return invocation.run_apart(job)
main.COMMANDS["verify"] = main.COMMANDS["verify"]._replace(work=fail)
"""
_KILLED_CHILD = _BUG_OF_A_CHILD.replace("raise KeyError({secret!r})", "import os; os.kill(os.getpid(), 9)")


@pytest.fixture
def paths() -> Paths:
    return Paths.of_user(os.environ)


def changed(change: str, *words: str) -> int:
    text = _CHANGED.format(words=", ".join(map(repr, words)), change=change.format(secret=_SECRET))
    command_line = [sys.executable, "-c", text]
    return subprocess.run(command_line, env=environment(), capture_output=True, check=False).returncode


def log(paths: Paths) -> str:
    text = paths.log_file.read_text()
    assert all(is_harmless(line) for line in text.splitlines())
    assert _SECRET not in text
    return text


def test_a_run_is_logged_with_its_end_and_without_names(source: Path, drive: Path, paths: Paths) -> None:
    run("backup", source, drive, check=0)
    assert "started version=" in log(paths)
    assert "ended outcome=done why= code=0" in log(paths)
    assert source.name not in log(paths)


def test_a_question_leaves_no_line_in_the_log(paths: Paths) -> None:
    run("history", check=0)
    assert not paths.log_file.exists()


@pytest.mark.parametrize(
    ("change", "code", "word"),
    [
        (_BUG, ExitCode.INTERNAL, "type=KeyError"),
        (_BUG_OF_A_CHILD, ExitCode.INTERNAL, "type=KeyError"),
        (_KILLED_CHILD, ExitCode.INTERNAL, "why=process-ended"),
    ],
)
def test_a_crash_is_logged_and_noted_for_the_window(change: str, code: int, word: str, paths: Paths) -> None:
    assert changed(change, "verify", "/nowhere") == code
    assert word in log(paths)
    assert word in paths.crash_file.read_text()


def test_a_fatal_signal_leaves_its_trace(paths: Paths) -> None:
    assert changed(_SIGNAL, "verify", "/nowhere") == -signal.SIGSEGV
    assert "Segmentation fault" in paths.crash_file.read_text()


def test_debug_shows_the_log_and_logs_more(source: Path, drive: Path) -> None:
    done = subprocess.run(
        command("backup", source, drive, "--debug"), env=environment(), capture_output=True, text=True, check=True
    )
    assert "started version=" in done.stderr
