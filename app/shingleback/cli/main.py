"""From arguments to a command, and from its result to an exit code.

`answer` runs as two processes: one answers questions about backups for the window, and may hang on a drive; its parent
only waits for it, and can always be ended. Between two questions nothing of a drive is open.
"""

import contextlib
import functools
import os
import signal
import sys
import time
from argparse import Namespace
from typing import Final

from shingleback import __version__
from shingleback.backup_sets.library import Memory
from shingleback.bootstrap.backup import (
    control_from,
)
from shingleback.bootstrap.read_jobs import job_of
from shingleback.bootstrap.sidecars import give_back_left_behind
from shingleback.cli.commands import COMMANDS, parse
from shingleback.cli.demo import DemoOutput, SteadyLines
from shingleback.cli.invocation import Invocation, result_of
from shingleback.cli.output import JsonOutput, Output, TextOutput
from shingleback.cli.unblocked import UnblockedText, UnblockedWriter
from shingleback.domain.errors import ShinglebackError, Why
from shingleback.messages import errors
from shingleback.protocol.control import Control, Question, Questions
from shingleback.protocol.events import Finished, Started
from shingleback.protocol.process import die_with_parent
from shingleback.store import private_files, settings
from shingleback.store.paths import Paths


def run(given: list[str]) -> int:
    arguments = parse(given)
    if arguments.command is None:
        return _open_window(arguments)
    give_back_left_behind(Paths.of_user())
    _end_killed_measurements(Paths.of_user())
    if getattr(arguments, "show_excludes", False):
        return _show_excludes()
    if arguments.command == "answer":
        return _answer_questions()
    control = control_from(sys.stdin.fileno() if arguments.json and sys.stdin else None)
    return _run(Invocation(arguments, _output_for(arguments), control))


def _run(invocation: Invocation) -> int:
    command, control = invocation.arguments.command, invocation.control
    give_back = control.take_signals()
    try:
        invocation.show(Started(command=command, program=f"shingleback {__version__}", pid=os.getpid(), at=time.time()))
        word = invocation.finish(COMMANDS[command].work)
    finally:
        give_back()
    invocation.show(word)
    invocation.output.close(waits=not control.gives_up)
    if word.why == Why.INTERNAL:
        print(word.values.get("detail", ""), file=sys.stderr)
    return word.exit_code


def _end_killed_measurements(paths: Paths) -> None:
    """Remove their files, and put a drive's write cache back as it was."""
    if private_files.has_any(paths.test_places_folder):
        from shingleback.bootstrap.measuring import remove_test_files  # noqa: PLC0415 (it loads the simulator)

        remove_test_files(paths)
    if private_files.has_any(paths.write_caches_folder):
        from shingleback.bootstrap.write_cache import put_back_left_behind  # noqa: PLC0415 (D-Bus takes a moment)

        put_back_left_behind(paths)


def _output_for(arguments: Namespace) -> Output:
    if sys.stdout is None:  # it was closed before the program started
        return TextOutput()
    if arguments.json:
        return JsonOutput(UnblockedWriter(sys.stdout.fileno()))
    out = UnblockedText(sys.stdout)
    text = TextOutput(out, UnblockedText(sys.stderr) if sys.stderr is not None else out)
    output: Output = text
    if sys.stdout.isatty():
        from rich.console import Console  # noqa: PLC0415 (a tenth of a second, for terminals only)

        from shingleback.cli.terminal import TerminalOutput  # noqa: PLC0415

        output = TerminalOutput(Console(file=out), text)
    elif arguments.command == "demo":
        output = SteadyLines(text, text.say)
    return DemoOutput(output, text.say) if arguments.command == "demo" else output


def _show_excludes() -> int:
    paths = Paths.of_user()
    try:
        chosen = settings.load(paths.settings_file)
    except ShinglebackError as error:
        print(errors.sentence(error.why, error.values), file=sys.stderr)
        return error.outcome.exit_code
    print("A backup passes over:")
    for rule in chosen.excludes:
        print(f"  {rule}")
    if chosen.skips_caches:
        print("  what is in a folder that says itself that it is a cache (CACHEDIR.TAG)")
    print(f"Change this in {paths.settings_file}, or for one run with --exclude and --no-default-excludes.")
    with contextlib.suppress(ShinglebackError):  # it only is a convenience to find the file there
        Memory(paths).show_file()
    return 0


def _answer_questions() -> int:
    if sys.stdin is None or sys.stdout is None:  # nobody can ask, or nobody hears
        return 0
    return answer(sys.stdin.fileno(), sys.stdout.fileno())


def _open_window(arguments: Namespace) -> int:
    from shingleback.bootstrap import start, window  # noqa: PLC0415 (Qt: the commands do without it)

    try:
        return window.open_demo() if arguments.demo else start.open_window(is_hidden=arguments.tray)
    except ShinglebackError as error:
        print(errors.sentence(error.why, error.values), file=sys.stderr)
        return error.outcome.exit_code


_KILLED: Final = 128  # and the number of the signal: as a shell tells it


def answer(questions_fd: int, answers_fd: int) -> int:
    """Forks: to be called before any thread is started. Gives the exit code."""
    os.chdir("/")  # a program that stands on the drive keeps it busy
    parent = os.getpid()
    pid = os.fork()
    if pid == 0:
        _live(parent, questions_fd, answers_fd)
    for fd in (questions_fd, answers_fd):
        os.close(fd)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    return code if code >= 0 else _KILLED - code


def _live(parent: int, questions_fd: int, answers_fd: int) -> None:
    """The whole life of the process that answers."""
    code = 1
    try:
        die_with_parent(parent)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        _answer_all(Questions(questions_fd), UnblockedWriter(answers_fd))
        code = 0
    finally:
        os._exit(code)


def _answer_all(questions: Questions, writer: UnblockedWriter) -> None:
    paths, output = Paths.of_user(), JsonOutput(writer)
    while (question := questions.next()) is not None:
        work = functools.partial(_answer, question, paths, output, questions)
        output.show(result_of(question.command, work))
        writer.finish()


def _answer(question: Question, paths: Paths, output: JsonOutput, control: Control) -> Finished:
    return job_of(question, paths)(output.show, control)
