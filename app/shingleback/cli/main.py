"""The command line: runs a command with its arguments, and turns its result into an exit code.

A command returns a result (`protocol.events.FINISHED`), which `summary` turns into lines of text. Commands that need a
library for drives or for Qt import it when they run, so that all others start sooner.

`answer` runs as two processes: the child answers the window's queries about backups, and may hang on a drive; its
parent only waits for it, and can always be ended. Between two queries nothing on a drive is open.
"""

import argparse
import contextlib
import functools
import os
import signal
import sys
import time
from argparse import Namespace
from collections.abc import Callable
from typing import Final, NamedTuple

from shingleback import __version__
from shingleback.backup_sets.library import Memory
from shingleback.bootstrap.clock import now
from shingleback.bootstrap.limiting import restore_left_limits
from shingleback.bootstrap.read_jobs import job_of
from shingleback.cli import arguments as words
from shingleback.cli import backup
from shingleback.cli.backup import Invocation, back_up, result_of
from shingleback.cli.demo import DemoOutput, PeriodicLines
from shingleback.cli.log_notes import begin_log, note_end, note_start
from shingleback.cli.output import JsonOutput, Output, TextOutput, UnblockedText, UnblockedWriter
from shingleback.cli.window import open_window
from shingleback.domain.errors import ShinglebackError, Why
from shingleback.domain.exit_code import SIGNAL_BASE, ExitCode
from shingleback.messages import errors
from shingleback.protocol.control import Control, Question, Questions, control_from
from shingleback.protocol.events import Note, Started
from shingleback.protocol.process import die_with_parent
from shingleback.protocol.results import CommandResult
from shingleback.store import private_files, settings
from shingleback.store.log import Log
from shingleback.store.private_files import Paths

_DESCRIPTION: Final = "Makes a slow, cheap, shingled external drive a good backup drive."
USE: Final = "Without a command the window opens. Every command takes --json, for JSON lines on the standard output."


Work = Callable[[Invocation], CommandResult]


class Command(NamedTuple):
    name: str
    help: str
    add_arguments: Callable[[argparse.ArgumentParser], None]
    work: Work


def _demo(invocation: Invocation) -> CommandResult:
    from shingleback.bootstrap.demo import run_demo  # noqa: PLC0415

    return run_demo(invocation.show, invocation.control, times=invocation.arguments.times)


def _diagnose(invocation: Invocation) -> CommandResult:
    from shingleback.cli.diagnose import diagnose  # noqa: PLC0415

    return diagnose(invocation.arguments, invocation.paths)


def _report(invocation: Invocation) -> CommandResult:
    from shingleback.cli.report import report  # noqa: PLC0415

    return report(invocation)


def _prepare(invocation: Invocation) -> CommandResult:
    from shingleback.cli.prepare import prepare  # noqa: PLC0415

    return prepare(invocation)


def _on_drive(invocation: Invocation) -> CommandResult:
    from shingleback.cli import drives  # noqa: PLC0415

    works: dict[str, Work] = {
        "contents": drives.contents,
        "drives": drives.drives,
        "identify": drives.identify,
        "mount": drives.mount,
        "sizes": drives.sizes,
        "unmount": drives.unmount,
    }
    return works[invocation.arguments.command](invocation)


def _to_other_drive(invocation: Invocation) -> CommandResult:
    from shingleback.cli import clone  # noqa: PLC0415

    works: dict[str, Work] = {"clone": clone.clone, "move": clone.move, "unfinished": clone.unfinished}
    return works[invocation.arguments.command](invocation)


def _of_state(invocation: Invocation) -> CommandResult:
    from shingleback.cli import care  # noqa: PLC0415

    works: dict[str, Work] = {"care": care.care, "test": care.measure, "zones": care.zones}
    return works[invocation.arguments.command](invocation)


def _due(invocation: Invocation) -> CommandResult:
    from shingleback.cli.scheduled import Due  # noqa: PLC0415

    results: list[CommandResult] = []

    def run(command: list[str]) -> CommandResult:
        other = Invocation(parse(command), invocation.output, invocation.control)
        results.append(other.finish(COMMANDS[other.arguments.command].work))
        invocation.show(results[-1])
        return results[-1]

    due = Due(invocation.paths, now, run)
    done = due.check()
    if (results or done.locked) and invocation.arguments.notify:
        with contextlib.suppress(ModuleNotFoundError):  # Qt, which loads the translations, may not be installed
            from shingleback.bootstrap.drive_events import tell  # noqa: PLC0415 (seldom needed)

            tell(results, due.unopened, done.locked, invocation.paths)
    return done


_ALL: Final = (
    Command("backup", "back up folders to a folder on a drive", words.add_backup, back_up),
    Command("verify", "read a backup back and compare it with what was written", words.add_verify, backup.verify),
    Command("versions", "list the versions of a backup", words.add_destination, backup.versions),
    Command(
        "look",
        "see what a place for backups has room for, and whether it holds a backup",
        words.add_destination,
        backup.look,
    ),
    Command("restore", "give back files, folders or everything of a version", words.add_restore, backup.restore),
    Command(
        "try-restore",
        "give back a few files for a test, compare them, and remove them again",
        words.add_try_restore,
        backup.try_restore,
    ),
    Command("list", "list what a version has in a folder", words.add_list, backup.list_folder),
    Command("find", "find files and folders of a version by words in their names", words.add_find, backup.find),
    Command("trace", "find in which versions something was, and where it went", words.add_trace, backup.trace),
    Command("diff", "list what changed between two versions", words.add_diff, backup.diff),
    Command("history", "show what was done on this computer", words.add_history, backup.history),
    Command(
        "eject", "write everything out, unmount, power off: then it is safe to unplug", words.add_eject, backup.eject
    ),
    Command("due", "begin the daily backups whose time has come, unless a window does that", words.add_due, _due),
    Command(
        "drives",
        "say what is plugged in: what kind of drive, how sure, why, and how healthy",
        words.add_drives,
        _on_drive,
    ),
    Command("identify", "tell from given evidence whether a drive is shingled", words.add_identify, _on_drive),
    Command("diagnose", "say what happened to a drive, what it means, and what to do", words.add_diagnose, _diagnose),
    Command("report", "write a file for a bug report, without names of files and people", words.add_report, _report),
    Command("prepare", "erase a drive and format it for backups", words.add_prepare, _prepare),
    Command(
        "clone",
        "copy a whole drive or volume to another drive, or to an image file and back",
        words.add_clone,
        _to_other_drive,
    ),
    Command("move", "move a backup to another drive, file by file, with all versions", words.add_move, _to_other_drive),
    Command(
        "unfinished",
        "list the copies of drives and moves of backups that were begun and not ended",
        words.add_unfinished,
        _to_other_drive,
    ),
    Command(
        "mount",
        "open a drive so that reading writes nothing to it, or open it so once more",
        words.add_mount,
        _on_drive,
    ),
    Command("unmount", "close a drive without switching it off", words.add_unmount, _on_drive),
    Command("care", "say what a drive needs and why, or do it", words.add_care, _of_state),
    Command("contents", "look at what is on a drive, without writing to it", words.add_contents, _on_drive),
    Command("sizes", "count what a backup of folders would copy", words.add_sizes, _on_drive),
    Command(
        "test", "measure a drive: how fast it is, and whether it behaves like a shingled one", words.add_test, _of_state
    ),
    Command("zones", "draw the zones of a host-managed drive, and how full each is", words.add_zones, _of_state),
    Command("demo", "back up sample files to a simulated drive, in the terminal", words.add_demo, _demo),
)
COMMANDS: Final = {command.name: command for command in _ALL}


def parse(words: list[str]) -> argparse.Namespace:
    """Parse the arguments; exits if they are wrong. Options may stand anywhere, also between two folders."""
    top = parser()
    arguments, rest = top.parse_known_args(words)
    if rest and (not hasattr(arguments, "paths") or any(word.startswith("-") for word in rest)):
        top.error(f"unrecognized arguments: {' '.join(rest)}")
    if rest:
        arguments.paths += rest
    return arguments


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="shingleback",
        description=_DESCRIPTION,
        epilog=_epilog(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"Shingleback {__version__}")
    top.add_argument("--tray", action="store_true", help="start without a window, with an icon in the tray")
    top.add_argument("--demo", action="store_true", help="open the window with a simulated drive")
    top.add_argument("--debug", action="store_true", help="log more, and show the log")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    for command in _ALL:
        command.add_arguments(_new(commands, command.name, command.help))
    _new(commands, "answer", "answer questions about backups, which programs ask line by line on the standard input")
    return top


def _epilog() -> str:
    codes = "\n".join(f"{code.value:5}  {code.meaning}" for code in ExitCode)
    return f"{USE}\n\nexit codes:\n{codes}\n"


_Commands = argparse._SubParsersAction  # noqa: SLF001 (the library has no public name for this type)


def _new(commands: "_Commands[argparse.ArgumentParser]", name: str, text: str) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
    command.add_argument("--json", action="store_true", help="JSON lines instead of text")
    command.add_argument("--debug", action="store_true", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
    return command


def run(words: list[str]) -> int:
    arguments = parse(words)
    if arguments.command is None:
        return _open_window(arguments)
    log = begin_log(arguments)
    restore_left_limits(Paths.of_user())
    is_write_cache_left = _end_killed_measurements(Paths.of_user())
    if getattr(arguments, "show_excludes", False):
        return _show_excludes()
    if arguments.command == "answer":
        return _answer_questions()
    control = control_from(sys.stdin.fileno() if arguments.json and sys.stdin else None)
    invocation = Invocation(arguments, _output_for(arguments), control)
    return _run(invocation, log, [Note(code=Why.WRITE_CACHE_LEFT.value)] if is_write_cache_left else [])


def _run(invocation: Invocation, log: Log, notes: list[Note]) -> int:
    command, control = invocation.arguments.command, invocation.control
    note_start(log, command)
    give_back = control.handle_signals()
    try:
        invocation.show(Started(command=command, program=f"shingleback {__version__}", pid=os.getpid(), at=time.time()))
        for note in notes:
            invocation.show(note)
        word = invocation.finish(COMMANDS[command].work)
    finally:
        give_back()
    note_end(log, word)
    invocation.show(word)
    invocation.output.close(waits=not control.gives_up)
    if word.why == Why.INTERNAL:
        print(word.values.get("detail", ""), file=sys.stderr)
    return word.exit_code


def _end_killed_measurements(paths: Paths) -> bool:
    """Clean up after measurements that were killed: remove their files, and restore the drive's write cache.

    Returns whether restoring it still needs a password.
    """
    if private_files.has_any(paths.test_places_folder):
        from shingleback.bootstrap.measuring import remove_test_files  # noqa: PLC0415 (it loads the simulator)

        remove_test_files(paths)
    if private_files.has_any(paths.write_caches_folder):
        from shingleback.bootstrap.write_cache import restore_left_write_caches  # noqa: PLC0415 (D-Bus takes a moment)

        return restore_left_write_caches(paths)
    return False


def _output_for(arguments: Namespace) -> Output:
    if sys.stdout is None:  # closed before the program started
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
        output = PeriodicLines(text, text.say)
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
    with contextlib.suppress(ShinglebackError):  # only for convenience, so that the user finds the file
        Memory(paths).show_file()
    return 0


def _answer_questions() -> int:
    if sys.stdin is None or sys.stdout is None:  # nobody can send queries or read answers
        return 0
    return answer(sys.stdin.fileno(), sys.stdout.fileno())


def _open_window(arguments: Namespace) -> int:
    try:
        return open_window(is_hidden=arguments.tray, is_demo=arguments.demo, is_debugging=arguments.debug)
    except ShinglebackError as error:
        print(errors.sentence(error.why, error.values), file=sys.stderr)
        return error.outcome.exit_code


def answer(questions_fd: int, answers_fd: int) -> int:
    """Run the process that answers queries, and return its exit code. Forks, so no thread may be running yet."""
    os.chdir("/")  # a working folder on the drive would keep it busy
    parent = os.getpid()
    pid = os.fork()
    if pid == 0:
        _live(parent, questions_fd, answers_fd)
    for fd in (questions_fd, answers_fd):
        os.close(fd)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    return code if code >= 0 else SIGNAL_BASE - code


def _live(parent: int, questions_fd: int, answers_fd: int) -> None:
    """Run the whole life of the answering process."""
    code = ExitCode.INTERNAL
    try:
        die_with_parent(parent)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        _answer_all(Questions(questions_fd), UnblockedWriter(answers_fd))
        code = ExitCode.DONE
    except Exception:  # noqa: BLE001 (the outermost boundary of this process)
        sys.excepthook(*sys.exc_info())
    finally:
        os._exit(code)


def _answer_all(questions: Questions, writer: UnblockedWriter) -> None:
    paths, output = Paths.of_user(), JsonOutput(writer)
    while (question := questions.next()) is not None:
        work = functools.partial(_answer, question, paths, output, questions)
        output.show(result_of(question.command, work))
        writer.finish()


def _answer(question: Question, paths: Paths, output: JsonOutput, control: Control) -> CommandResult:
    return job_of(question, paths)(output.show, control)
