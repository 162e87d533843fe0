"""The commands of the program, in groups, and the parser of its command line.

A command and its arguments are loaded when it runs: many commands are short, and the window waits for them.
"""

import argparse
import contextlib
import os
from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from shingleback.cli.version import VERSION
from shingleback.domain.exit_code import ExitCode

if TYPE_CHECKING:
    from shingleback.cli.invocation import Invocation
    from shingleback.protocol.results import CommandResult

DESCRIPTION: Final = "Makes a slow, cheap, shingled external drive a good backup drive."
USAGES: Final = ("[--tray] [--demo] [--debug]", "COMMAND [ARGUMENTS]")
JSON_NOTE: Final = "Without a command, the window opens. With --json, a command prints JSON lines instead of text."
_PROGRAM: Final = "shingleback"
_USUAL_COLUMNS: Final = 80
_MARGIN_COLUMNS: Final = 2
_NAME_COLUMNS: Final = 14

Work = Callable[["Invocation"], "CommandResult"]


class CommandGroup(StrEnum):
    """What a command is for, as `--help` and the manual page list it."""

    BACK_UP = "Back up"
    RESTORE = "Restore"
    DRIVES = "Drives"
    CARE = "Care"
    PROGRAM = "Program"


class Command(NamedTuple):
    name: str
    group: CommandGroup
    help: str
    work: Work

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        if self.group in (CommandGroup.BACK_UP, CommandGroup.RESTORE):
            from shingleback.cli import arguments

            arguments.ARGUMENTS[self.name](parser)
        else:
            from shingleback.cli import drive_arguments

            drive_arguments.ARGUMENTS[self.name](parser)


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

    invocation.wait_for_files(invocation.arguments.kernel_log, invocation.arguments.smartctl)
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


def _adjust(invocation: "Invocation") -> "CommandResult":
    from shingleback.cli.adjust import adjust

    return adjust(invocation)


def _due(invocation: "Invocation") -> "CommandResult":
    from shingleback.cli.invocation import Invocation
    from shingleback.cli.scheduled import run_due

    def run(command: list[str]) -> "CommandResult":
        inner = Invocation(parse(command), invocation.output, invocation.control)
        return inner.finish(COMMANDS[inner.arguments.command].work)

    return run_due(invocation, run)


_COMMANDS: Final = (
    Command("backup", CommandGroup.BACK_UP, "back up folders to a drive", _backup),
    Command("sizes", CommandGroup.BACK_UP, "show how much a backup would copy", _on_drive),
    Command("due", CommandGroup.BACK_UP, "start the daily backups that are due", _due),
    Command("verify", CommandGroup.BACK_UP, "read a backup back and check every file", _reading),
    Command("try-restore", CommandGroup.BACK_UP, "restore a few random files as a test, and remove them", _reading),
    Command("look", CommandGroup.BACK_UP, "show the free space of a folder, and any backup in it", _browsing),
    Command("history", CommandGroup.BACK_UP, "show past runs, or how a drive performed", _history),
    Command("versions", CommandGroup.RESTORE, "list the versions of a backup", _browsing),
    Command("list", CommandGroup.RESTORE, "list the files of a folder in a version", _browsing),
    Command("find", CommandGroup.RESTORE, "search a version by words in the names", _browsing),
    Command("trace", CommandGroup.RESTORE, "show which versions have a file, and where it moved", _browsing),
    Command("diff", CommandGroup.RESTORE, "show what changed between two versions", _browsing),
    Command("restore", CommandGroup.RESTORE, "restore files, folders or a whole version", _reading),
    Command("drives", CommandGroup.DRIVES, "list plugged-in drives, their kind and their health", _on_drive),
    Command("identify", CommandGroup.DRIVES, "tell whether a model is shingled, before you buy it", _on_drive),
    Command("contents", CommandGroup.DRIVES, "show what is on a drive, without writing to it", _on_drive),
    Command("prepare", CommandGroup.DRIVES, "erase a drive and format it for backups", _prepare),
    Command("clone", CommandGroup.DRIVES, "copy a drive or volume to a drive or an image file", _to_other_drive),
    Command("move", CommandGroup.DRIVES, "move a backup with all versions to another drive", _to_other_drive),
    Command("unfinished", CommandGroup.DRIVES, "list unfinished copies and moves", _to_other_drive),
    Command("mount", CommandGroup.DRIVES, "mount a drive without access times (noatime)", _on_drive),
    Command("unmount", CommandGroup.DRIVES, "unmount a drive, but leave it switched on", _on_drive),
    Command("eject", CommandGroup.DRIVES, "make a drive safe to unplug: flush, unmount, power off", _eject),
    Command("care", CommandGroup.CARE, "show what maintenance a drive needs, or do it", _of_state),
    Command("test", CommandGroup.CARE, "measure how fast a drive is, and whether it is shingled", _of_state),
    Command("diagnose", CommandGroup.CARE, "explain what happened to a drive, and what to do", _diagnose),
    Command("adjust", CommandGroup.CARE, "switch UAS off for an enclosure, or choose when a drive stops", _adjust),
    Command("zones", CommandGroup.CARE, "show the zones of a host-managed drive", _of_state),
    Command("report", CommandGroup.PROGRAM, "write a bug report, without private names", _report),
    Command("demo", CommandGroup.PROGRAM, "back up sample files to a simulated drive", _demo),
)
ANSWER: Final = "answer"
_ANSWER_HELP: Final = "answer a program's queries about backups on standard input"
COMMANDS: Final = {command.name: command for command in _COMMANDS}


def parse(arguments: list[str]) -> argparse.Namespace:
    """Parse the arguments; exits if they are wrong. Options may stand anywhere, also between two folders."""
    name = next((argument for argument in arguments if not argument.startswith("-")), "")
    top = parser(name)
    if name and name not in (*COMMANDS, ANSWER):
        from shingleback.cli.suggestions import unknown_command

        top.error(unknown_command(name, COMMANDS))
    start = arguments.index(name) if name else len(arguments)
    command = top.commands[name] if name else top
    _check_options(top, arguments[:start])
    _check_options(command, arguments[start:])
    namespace, unparsed = top.parse_known_args(arguments)
    if unparsed and (not hasattr(namespace, "paths") or any(argument.startswith("-") for argument in unparsed)):
        command.error(f"unexpected argument: {' '.join(unparsed)}")
    if unparsed:
        namespace.paths += unparsed
    return namespace


def _check_options(parser: "_Parser", arguments: list[str]) -> None:
    """Exit at an unknown option: argparse would first complain about another one that is missing."""
    for argument in arguments:
        if argument == "--":
            return
        if argument.startswith("--") and " " not in argument and not parser.has_option(argument):
            from shingleback.cli.suggestions import unknown_option

            parser.error(unknown_option(argument, parser.options()))


def parser(only: str = "") -> "ProgramParser":
    """Return the parser of the command line; `only` is a command to whose arguments it is limited."""
    top = ProgramParser()
    top.add_argument("--version", action="version", version=VERSION, help="show the version of the program and exit")
    top.add_argument("--tray", action="store_true", help="start without a window, with an icon in the tray")
    top.add_argument("--demo", action="store_true", help="open the window with a simulated drive")
    top.add_argument("--debug", action="store_true", help="log more, and show the log")
    subparsers = top.add_subparsers(
        dest="command", metavar="COMMAND", prog=_PROGRAM, help=argparse.SUPPRESS, parser_class=CommandParser
    )
    with_arguments = [command for command in _COMMANDS if command.name == only]
    for command in with_arguments if with_arguments or only == ANSWER else _COMMANDS:
        top.commands[command.name] = _command_parser(subparsers, command.name, command.help)
        command.add_arguments(top.commands[command.name])
    top.commands[ANSWER] = _command_parser(subparsers, ANSWER, _ANSWER_HELP)
    return top


class _Parser(argparse.ArgumentParser):
    def options(self) -> Iterator[str]:
        """Yield the long options that the help lists."""
        for action in self._actions:
            if action.help != argparse.SUPPRESS:
                yield from (option for option in action.option_strings if option.startswith("--"))

    def has_option(self, argument: str) -> bool:
        """Whether argparse accepts the long option. It may be abbreviated."""
        name = argument.partition("=")[0]
        return any(option.startswith(name) for option in self._option_string_actions)


class CommandParser(_Parser):
    """The parser of a command. Its help ends with examples."""

    def format_help(self) -> str:
        from shingleback.cli.examples import EXAMPLES

        examples = EXAMPLES.get(self.prog.rpartition(" ")[2], ())
        lines = [line for example in examples for line in (f"  {example.command}", f"      {example.purpose}")]
        self.epilog = "\n".join(["examples:", *lines]) if lines else None
        return super().format_help()


class ProgramParser(_Parser):
    """The parser of the program. Its help lists the commands in groups, which argparse cannot."""

    def __init__(self) -> None:
        usage = "\n       ".join(f"{_PROGRAM} {usage}" for usage in USAGES)
        codes = "\n".join(f"{code.value:5}  {code.meaning}" for code in ExitCode)
        super().__init__(
            _PROGRAM,
            usage,
            epilog=f"{JSON_NOTE}\nFor the arguments of a command: {_PROGRAM} COMMAND --help\n\nexit codes:\n{codes}\n",
            formatter_class=_formatter,
        )
        self.commands: dict[str, CommandParser] = {}

    def format_help(self) -> str:
        import textwrap

        columns = _help_columns()
        lines = [DESCRIPTION]
        for group in CommandGroup:
            lines += ["", f"{group}:"]
            for name, text in commands_of(group):
                indent = f"  {name:{_NAME_COLUMNS}}"
                width = max(columns, 2 * len(indent))
                lines.append(textwrap.fill(text, width, initial_indent=indent, subsequent_indent=" " * len(indent)))
        self.description = "\n".join(lines)
        return super().format_help()


def commands_of(group: CommandGroup) -> list[tuple[str, str]]:
    """Return the names of the commands, and what they do."""
    commands = [(command.name, command.help) for command in _COMMANDS if command.group == group]
    return [*commands, (ANSWER, _ANSWER_HELP)] if group == CommandGroup.PROGRAM else commands


def _formatter(prog: str) -> argparse.HelpFormatter:
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


_Subparsers = argparse._SubParsersAction  # noqa: SLF001 (the library has no public name for this type)


def _command_parser(subparsers: "_Subparsers[CommandParser]", name: str, text: str) -> CommandParser:
    command = subparsers.add_parser(
        name, help=text, description=f"{text[0].upper()}{text[1:]}.", formatter_class=_formatter
    )
    command.add_argument("--json", action="store_true", help="print JSON lines instead of text")
    command.add_argument("--debug", action="store_true", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
    return command
