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


_WINDOW_TROUBLE = """
import gc, os
from shingleback.store.log import begin
from shingleback.store.private_files import Paths
log = begin(Paths.of_user(), "window")
from PySide6.QtCore import QCoreApplication, QTimer, qWarning
from shingleback.bootstrap.qt_messages import handle_messages
handle_messages(log, print)
application = QCoreApplication([])
def fail():
    raise LookupError({secret!r})
class Lost:
    def __del__(self):
        raise BufferError({secret!r})
async def forgotten():
    import asyncio
    asyncio.get_running_loop().call_exception_handler({{"message": "lost", "exception": OSError(5, {secret!r})}})
import asyncio
log.load()
asyncio.run(forgotten())
Lost()
qWarning('QFile: cannot open "/home/{secret}"')
QTimer.singleShot(0, fail)
QTimer.singleShot(100, application.quit)
application.exec()
"""


def test_trouble_in_qt_in_its_slots_in_asyncio_and_in_destructors_is_logged(paths: Paths) -> None:
    code = _WINDOW_TROUBLE.format(secret=_SECRET)
    subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, check=True)
    for word in ('qt kind=QtWarningMsg category=default text="QFile: cannot open ..."', "LookupError", "BufferError"):
        assert word in log(paths)
    assert 'asyncio type=OSError at= errno=5 text="lost"' in log(paths)


def test_a_version_is_shown_without_loading_what_logs() -> None:
    code = "import sys; sys.argv = ['shingleback', '--version']; from shingleback.__main__ import main; main();"
    code += "print(sorted({'logging', 'faulthandler', 'traceback', 'shingleback.store.log'} & sys.modules.keys()))"
    done = subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_question_is_answered_without_loading_the_logger() -> None:
    code = "import sys; sys.argv = ['shingleback', 'history']; from shingleback.__main__ import main; main();"
    code += "print('logging' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "False"
