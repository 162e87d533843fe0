"""The commands, with their arguments.

A command and its arguments are loaded when it runs: many commands are short, and the window waits for them.
"""

import argparse
import contextlib
import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from shingleback.cli import arguments as words
from shingleback.cli.version import VERSION
from shingleback.domain.exit_code import ExitCode

if TYPE_CHECKING:
    from shingleback.cli.invocation import Invocation
    from shingleback.protocol.results import CommandResult

_DESCRIPTION: Final = "Makes a slow, cheap, shingled external drive a good backup drive."
USE: Final = "Without a command the window opens. Every command takes --json, for JSON lines on the standard output."
_USUAL_COLUMNS: Final = 80
_MARGIN_COLUMNS: Final = 2

Work = Callable[["Invocation"], "CommandResult"]


class Command(NamedTuple):
    name: str
    help: str
    add_arguments: Callable[[argparse.ArgumentParser], None]
    work: Work


def _backup(invocation: "Invocation") -> "CommandResult":
    from shingleback.cli.backup import back_up

    return back_up(invocation)


def _reading(invocation: "Invocation") -> "CommandResult":
    from shingleback.cli import restore

    works: dict[str, Work] = {
        "restore": restore.restore,
        "try-restore": restore.try_restore,
        "verify": restore.verify,
    }
    return works[invocation.arguments.command](invocation)


def _browsing(invocation: "Invocation") -> "CommandResult":
    from shingleback.cli import browse

    works: dict[str, Work] = {
        "diff": browse.diff,
        "find": browse.find,
        "list": browse.list_folder,
        "look": browse.look,
        "trace": browse.trace,
        "versions": browse.versions,
    }
    return works[invocation.arguments.command](invocation)


def _history(invocation: "Invocation") -> "CommandResult":
    from shingleback.cli.history import history

    return history(invocation)


def _eject(invocation: "Invocation") -> "CommandResult":
    from shingleback.cli.eject import eject

    return eject(invocation)


def _demo(invocation: "Invocation") -> "CommandResult":
    from shingleback.bootstrap.demo import run_demo

    return run_demo(invocation.show, invocation.control, times=invocation.arguments.times)


def _diagnose(invocation: "Invocation") -> "CommandResult":
    from shingleback.cli.diagnose import diagnose

    return diagnose(invocation.arguments, invocation.paths)


def _report(invocation: "Invocation") -> "CommandResult":
    from shingleback.cli.report import report

    return report(invocation)


def _prepare(invocation: "Invocation") -> "CommandResult":
    from shingleback.cli.prepare import prepare

    return prepare(invocation)


def _on_drive(invocation: "Invocation") -> "CommandResult":
    from shingleback.cli import drives

    works: dict[str, Work] = {
        "contents": drives.contents,
        "drives": drives.drives,
        "identify": drives.identify,
        "mount": drives.mount,
        "sizes": drives.sizes,
        "unmount": drives.unmount,
    }
    return works[invocation.arguments.command](invocation)


def _to_other_drive(invocation: "Invocation") -> "CommandResult":
    from shingleback.cli import clone

    works: dict[str, Work] = {"clone": clone.clone, "move": clone.move, "unfinished": clone.unfinished}
    return works[invocation.arguments.command](invocation)


def _of_state(invocation: "Invocation") -> "CommandResult":
    from shingleback.cli import care

    works: dict[str, Work] = {"care": care.care, "test": care.measure, "zones": care.zones}
    return works[invocation.arguments.command](invocation)


def _due(invocation: "Invocation") -> "CommandResult":
    from shingleback.cli.invocation import Invocation
    from shingleback.cli.scheduled import run_due

    def run(command: list[str]) -> "CommandResult":
        inner = Invocation(parse(command), invocation.output, invocation.control)
        return inner.finish(COMMANDS[inner.arguments.command].work)

    return run_due(invocation, run)


_ALL: Final = (
    Command("backup", "back up folders to a folder on a drive", words.add_backup, _backup),
    Command("verify", "read a backup back and compare it with what was written", words.add_verify, _reading),
    Command("versions", "list the versions of a backup", words.add_destination, _browsing),
    Command(
        "look",
        "see what a place for backups has room for, and whether it holds a backup",
        words.add_look,
        _browsing,
    ),
    Command("restore", "give back files, folders or everything of a version", words.add_restore, _reading),
    Command(
        "try-restore",
        "give back a few files for a test, compare them, and remove them again",
        words.add_try_restore,
        _reading,
    ),
    Command("list", "list what a version has in a folder", words.add_list, _browsing),
    Command("find", "find files and folders of a version by words in their names", words.add_find, _browsing),
    Command("trace", "find in which versions something was, and where it went", words.add_trace, _browsing),
    Command("diff", "list what changed between two versions", words.add_diff, _browsing),
    Command("history", "show what was done on this computer", words.add_history, _history),
    Command("eject", "write everything out, unmount, power off: then it is safe to unplug", words.add_eject, _eject),
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
ANSWER: Final = "answer"
COMMANDS: Final = {command.name: command for command in _ALL}


def parse(words: list[str]) -> argparse.Namespace:
    """Parse the arguments; exits if they are wrong. Options may stand anywhere, also between two folders."""
    top = parser(next((word for word in words if not word.startswith("-")), ""))
    arguments, rest = top.parse_known_args(words)
    if rest and (not hasattr(arguments, "paths") or any(word.startswith("-") for word in rest)):
        top.error(f"unrecognized arguments: {' '.join(rest)}")
    if rest:
        arguments.paths += rest
    return arguments


def parser(only: str = "") -> argparse.ArgumentParser:
    """Return the parser of the command line; `only` is a command to whose arguments it is limited."""
    top = argparse.ArgumentParser(
        prog="shingleback",
        description=_DESCRIPTION,
        epilog=_epilog(),
        formatter_class=_formatter_of_all,
    )
    top.add_argument("--version", action="version", version=VERSION)
    top.add_argument("--tray", action="store_true", help="start without a window, with an icon in the tray")
    top.add_argument("--demo", action="store_true", help="open the window with a simulated drive")
    top.add_argument("--debug", action="store_true", help="log more, and show the log")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    with_arguments = [command for command in _ALL if command.name == only]
    for command in with_arguments if with_arguments or only == ANSWER else _ALL:
        command.add_arguments(_new(commands, command.name, command.help))
    _new(commands, ANSWER, "answer questions about backups, which programs ask line by line on the standard input")
    return top


def _formatter(prog: str) -> argparse.HelpFormatter:
    return argparse.HelpFormatter(prog, width=_help_columns())


def _formatter_of_all(prog: str) -> argparse.HelpFormatter:
    return argparse.RawDescriptionHelpFormatter(prog, width=_help_columns())


def _help_columns() -> int:
    """As argparse finds out itself for each argument, but without `shutil`, which loads all its archive formats."""
    columns = 0
    with contextlib.suppress(ValueError):
        columns = int(os.environ.get("COLUMNS", ""))
    if columns <= 0:
        with contextlib.suppress(OSError):
            columns = os.get_terminal_size().columns
    return (columns if columns > 0 else _USUAL_COLUMNS) - _MARGIN_COLUMNS


def _epilog() -> str:
    codes = "\n".join(f"{code.value:5}  {code.meaning}" for code in ExitCode)
    return f"{USE}\n\nexit codes:\n{codes}\n"


_Commands = argparse._SubParsersAction  # noqa: SLF001 (the library has no public name for this type)


def _new(commands: "_Commands[argparse.ArgumentParser]", name: str, text: str) -> argparse.ArgumentParser:
    description = text[0].upper() + text[1:] + "."
    command = commands.add_parser(name, help=text, description=description, formatter_class=_formatter)
    command.add_argument("--json", action="store_true", help="JSON lines instead of text")
    command.add_argument("--debug", action="store_true", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
    return command
