"""The command line: runs a command with its arguments, and turns its result into an exit code.

A command returns a result (`protocol.results`), which `summary` turns into lines of text.
What only some commands need is imported there, so that all others start sooner.
"""

import gc
import os
import sys
import time
from argparse import Namespace
from pathlib import Path
from typing import Final

from shingleback import __version__
from shingleback.cli.commands import ANSWER, COMMANDS, parse
from shingleback.cli.invocation import Invocation
from shingleback.cli.output import JsonOutput, Output, UnblockedText, UnblockedWriter
from shingleback.domain.errors import ShinglebackError, Why
from shingleback.domain.text import MountLine, kind_may_hang, mount_lines
from shingleback.protocol.control import CommandControl, control_from
from shingleback.protocol.events import Note, Started
from shingleback.protocol.process import OBJECTS_BETWEEN_COLLECTIONS
from shingleback.protocol.results import DueFinished
from shingleback.store import private_files
from shingleback.store.log import DEBUG_VARIABLE, Log, begin
from shingleback.store.private_files import Paths, claim, is_home_away, settle_home

_LOGGED: Final = frozenset(
    {
        *("adjust", "backup", "care", "clone", "eject", "mount", "move"),
        *("prepare", "restore", "test", "try-restore", "unmount", "verify"),
    }
)
"""Commands that do more than answer a question: the log says that they began, and how they ended."""
_QUICK: Final = frozenset(
    {
        *("answer", "diff", "due", "find", "history", "identify", "list"),
        *("look", "sizes", "trace", "unfinished", "versions"),
    }
)
"""Commands that use no library that logs, and are often waited for."""
_CRASHES: Final = frozenset({Why.INTERNAL, Why.PROCESS_ENDED})
_MOUNTINFO: Final = Path("/proc/self/mountinfo")


def run(arguments: list[str]) -> int:
    namespace = parse(arguments)
    settle_home()
    if namespace.command is None:
        from shingleback.cli.window import open_window  # noqa: PLC0415 (commands need no window)

        try:
            return open_window(is_hidden=namespace.tray, is_demo=namespace.demo, is_debugging=namespace.debug)
        except ShinglebackError as error:
            from shingleback.messages import errors  # noqa: PLC0415 (seldom needed)

            print(errors.sentence(error.why, error.values), file=sys.stderr)
            return error.outcome.exit_code
    if namespace.debug:
        os.environ[DEBUG_VARIABLE] = "1"  # workers inherit it
    paths = Paths.of_user()
    if namespace.command != ANSWER:
        _wait_for_home(namespace, paths)
    claim(paths)
    leaves_nothing = namespace.command == "demo" or (namespace.command == "due" and is_home_away(paths))
    log = begin(paths, namespace.command, keeps_only_crashes=leaves_nothing)
    code = _run_command(namespace, log)
    log.close()  # after an error, which ends the program, its last words go there, too
    return code


def _wait_for_home(arguments: Namespace, paths: Paths) -> None:
    """Wait until the user's home answers, and name it if it does not. Until then, a signal ends this process at once.

    Later, it can't be ended while it waits for a server, or for a program that makes a filesystem.
    """
    try:
        mounted = list(mount_lines(_MOUNTINFO.read_bytes()))
    except OSError:  # as in a chroot
        return
    if any(_may_hang(str(folder), mounted) for folder in paths):
        invocation = Invocation(arguments, _output_for(arguments), CommandControl())
        invocation.wait_for_files(*map(str, paths))
        invocation.output.close()


def _may_hang(folder: str, mounted: list[MountLine]) -> bool:
    """Whether the filesystem of a folder may not answer, judged by the folder's name: nothing is touched.

    `devices.mounts` knows more, and is not loaded for it: commands that are waited for would start later.
    """
    holding = [mount for mount in mounted if f"{folder}/".startswith(f"{mount.point.rstrip('/')}/")]
    above = max(holding, key=lambda mount: (len(mount.point), mount.id), default=None)
    return above is not None and kind_may_hang(above.kind)


def _run_command(arguments: Namespace, log: Log) -> int:
    gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS)
    is_write_cache_left = _clean_up_after_kills(Paths.of_user())
    if getattr(arguments, "show_excludes", False):
        from shingleback.cli.show_excludes import show_excludes  # noqa: PLC0415 (seldom needed)

        return show_excludes()
    if arguments.command == ANSWER:
        from shingleback.cli.answer import answer_questions  # noqa: PLC0415 (only the window needs it)

        return answer_questions()
    control = control_from(sys.stdin.fileno() if arguments.json and sys.stdin else None)
    control.has_terminal = not arguments.json and _has_terminal()
    invocation = Invocation(arguments, _output_for(arguments), control)
    return _run(invocation, log, [Note(code=Why.WRITE_CACHE_LEFT.value)] if is_write_cache_left else [])


def _run(invocation: Invocation, log: Log, notes: list[Note]) -> int:
    command, control = invocation.arguments.command, invocation.control
    if command in _LOGGED:
        log.note("started", version=__version__)
    elif command not in _QUICK:
        log.load()  # for the complaints of libraries
    give_back = control.handle_signals()
    try:
        invocation.show(Started(command=command, program=f"shingleback {__version__}", pid=os.getpid(), at=time.time()))
        for note in notes:
            invocation.show(note)
        result = invocation.finish(COMMANDS[command].work)
    finally:
        give_back()
    if result.why in _CRASHES:
        log.crashed(str(result.values.get("detail", "")), why=result.why)
    if result.command in _LOGGED:
        log.note("ended", outcome=result.outcome, why=result.why, code=result.exit_code)
    if isinstance(result, DueFinished):
        for run in result.runs:
            log.note("due", outcome=run.outcome, why=run.why)
    invocation.show(result)
    invocation.output.close(waits=not control.gives_up)
    if result.why == Why.INTERNAL:
        print(result.values.get("detail", ""), file=sys.stderr)
    return result.exit_code


def _clean_up_after_kills(paths: Paths) -> bool:
    """Clean up after a killed backup (the limits of the queue) and measurement (its files, and the write cache).

    Returns whether restoring the write cache still needs a password.
    """
    if private_files.has_any(paths.limits_folder):
        from shingleback.bootstrap.limiting import restore_left_limits  # noqa: PLC0415 (seldom needed)

        restore_left_limits(paths)
    if private_files.has_any(paths.test_places_folder):
        from shingleback.bootstrap.measuring import remove_test_files  # noqa: PLC0415 (it loads the simulator)

        remove_test_files(paths)
    if private_files.has_any(paths.write_caches_folder):
        from shingleback.bootstrap.write_cache import restore_left_write_caches  # noqa: PLC0415 (D-Bus takes a moment)

        return restore_left_write_caches(paths)
    return False


def _has_terminal() -> bool:
    """Whether a person reads the output, and may press Ctrl-C."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def _output_for(arguments: Namespace) -> Output:
    if arguments.json and sys.stdout is not None:
        return JsonOutput(UnblockedWriter(sys.stdout.fileno()))
    from shingleback.cli.text_output import TextOutput  # noqa: PLC0415 (a window needs no text)

    if sys.stdout is None:  # closed before the program started
        return TextOutput()
    out = UnblockedText(sys.stdout)
    text = TextOutput(out, UnblockedText(sys.stderr) if sys.stderr is not None else out)
    text.offers_skip = _has_terminal()
    output: Output = text
    if sys.stdout.isatty():
        from rich.console import Console  # noqa: PLC0415 (a tenth of a second, for terminals only)

        from shingleback.cli.terminal import TerminalOutput  # noqa: PLC0415

        output = TerminalOutput(Console(file=out), text)
    if arguments.command != "demo":
        return output
    from shingleback.cli.demo import DemoOutput, PeriodicLines  # noqa: PLC0415

    return DemoOutput(output if sys.stdout.isatty() else PeriodicLines(text, text.say), text.say)
