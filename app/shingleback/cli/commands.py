"""The commands: the name of each, what it does in a few words, its arguments, and its work.

What a command ends with is a result (`protocol.events.FINISHED`), of which `summary` makes lines of text. Commands that
need a library for drives or for Qt load it when they run, so that all others start sooner.
"""

import argparse
import contextlib
from collections.abc import Callable
from typing import Final, NamedTuple

from shingleback import __version__
from shingleback.bootstrap.backup import now
from shingleback.cli import arguments as words
from shingleback.cli import reading
from shingleback.cli.backup import back_up
from shingleback.cli.invocation import Invocation
from shingleback.protocol.events import Finished

_DESCRIPTION: Final = "Makes a slow, cheap, shingled external drive a good backup drive."
_EPILOG: Final = """\
Without a command the window opens. Every command takes --json, for JSON lines on the standard output.
It ends with 0 done, 1 done with files left out (each is named), 2 wrong usage, 3 the drive is gone, full or refused,
4 refused for safety, 130 canceled.
"""


class Command(NamedTuple):
    name: str
    help: str
    add_arguments: Callable[[argparse.ArgumentParser], None]
    work: Callable[[Invocation], Finished]


def _demo(invocation: Invocation) -> Finished:
    from shingleback.bootstrap.demo import run_demo  # noqa: PLC0415

    return run_demo(invocation.show, invocation.control, times=invocation.arguments.times)


def _identify(invocation: Invocation) -> Finished:
    from shingleback.cli.drives import identify  # noqa: PLC0415

    return identify(invocation.arguments, invocation.paths)


def _diagnose(invocation: Invocation) -> Finished:
    from shingleback.cli.diagnose import diagnose  # noqa: PLC0415

    return diagnose(invocation.arguments, invocation.paths)


def _drives(invocation: Invocation) -> Finished:
    from shingleback.cli.drives import drives  # noqa: PLC0415

    return drives(invocation.arguments, invocation.paths, invocation.show, invocation.control)


def _prepare(invocation: Invocation) -> Finished:
    from shingleback.cli.prepare import prepare  # noqa: PLC0415

    return prepare(invocation.arguments, invocation.paths, invocation.show, invocation.control)


def _clone(invocation: Invocation) -> Finished:
    from shingleback.cli.clone import clone  # noqa: PLC0415

    return clone(invocation.arguments, invocation.paths, invocation.show, invocation.control)


def _mount(invocation: Invocation) -> Finished:
    from shingleback.cli.mount import mount  # noqa: PLC0415

    return mount(invocation.arguments, invocation.show, invocation.control)


def _unmount(invocation: Invocation) -> Finished:
    from shingleback.cli.mount import unmount  # noqa: PLC0415

    return unmount(invocation.arguments, invocation.show, invocation.control)


def _contents(invocation: Invocation) -> Finished:
    from shingleback.cli.mount import contents  # noqa: PLC0415

    return contents(invocation.arguments, invocation.show, invocation.control)


def _sizes(invocation: Invocation) -> Finished:
    from shingleback.cli.mount import sizes  # noqa: PLC0415

    return sizes(invocation.arguments, invocation.excludes(), invocation.show, invocation.control)


def _care(invocation: Invocation) -> Finished:
    from shingleback.cli.care import care  # noqa: PLC0415

    return care(invocation.arguments, invocation.paths, invocation.show, invocation.control)


def _test(invocation: Invocation) -> Finished:
    from shingleback.cli.measure import measure  # noqa: PLC0415

    return measure(invocation.arguments, invocation.paths, invocation.show, invocation.control)


def _zones(invocation: Invocation) -> Finished:
    from shingleback.cli.zones import zones  # noqa: PLC0415

    return zones(invocation.arguments, invocation.show, invocation.control)


def _due(invocation: Invocation) -> Finished:
    from shingleback.cli.scheduled import Due  # noqa: PLC0415

    results: list[Finished] = []

    def run(command: list[str]) -> Finished:
        other = Invocation(parse(command), invocation.output, invocation.control)
        results.append(other.finish(COMMANDS[other.arguments.command].work))
        invocation.show(results[-1])
        return results[-1]

    done = Due(invocation.paths, now, run).look()
    if results and invocation.arguments.notify:
        with contextlib.suppress(ModuleNotFoundError):  # Qt, which has the languages, may not be installed
            from shingleback.bootstrap.drive_events import tell  # noqa: PLC0415 (seldom needed)

            tell(results, invocation.paths)
    return done


_ALL: Final = (
    Command("backup", "back up folders to a folder on a drive", words.add_backup, back_up),
    Command("verify", "read a backup back and compare it with what was written", words.add_verify, reading.verify),
    Command("versions", "list the versions of a backup", words.add_destination, reading.versions),
    Command(
        "look",
        "see what a place for backups has room for, and whether it holds a backup",
        words.add_destination,
        reading.look,
    ),
    Command("restore", "give back files, folders or everything of a version", words.add_restore, reading.restore),
    Command(
        "try-restore",
        "give back a few files for a test, compare them, and remove them again",
        words.add_try_restore,
        reading.try_restore,
    ),
    Command("list", "list what a version has in a folder", words.add_list, reading.list_folder),
    Command("find", "find files and folders of a version by words in their names", words.add_find, reading.find),
    Command("trace", "find in which versions something was, and where it went", words.add_trace, reading.trace),
    Command("diff", "list what changed between two versions", words.add_diff, reading.diff),
    Command("history", "show what was done on this computer", words.add_history, reading.history),
    Command(
        "eject", "write everything out, unmount, power off: then it is safe to unplug", words.add_eject, reading.eject
    ),
    Command("due", "begin the daily backups whose time has come, unless a window does that", words.add_due, _due),
    Command(
        "drives",
        "say what is plugged in: what kind of drive, how sure, why, and how healthy",
        words.add_drives,
        _drives,
    ),
    Command("identify", "tell from given evidence whether a drive is shingled", words.add_identify, _identify),
    Command("diagnose", "say what happened to a drive, what it means, and what to do", words.add_diagnose, _diagnose),
    Command("prepare", "erase a drive and format it for backups", words.add_prepare, _prepare),
    Command(
        "clone",
        "copy a whole drive or volume to another drive, or to an image file and back",
        words.add_clone,
        _clone,
    ),
    Command(
        "mount", "open a drive so that reading writes nothing to it, or open it so once more", words.add_mount, _mount
    ),
    Command("unmount", "close a drive without switching it off", words.add_unmount, _unmount),
    Command("care", "say what a drive needs and why, or do it", words.add_care, _care),
    Command("contents", "look at what is on a drive, without writing to it", words.add_contents, _contents),
    Command("sizes", "count what a backup of folders would copy", words.add_sizes, _sizes),
    Command(
        "test", "measure a drive: how fast it is, and whether it behaves like a shingled one", words.add_test, _test
    ),
    Command("zones", "draw the zones of a host-managed drive, and how full each is", words.add_zones, _zones),
    Command("demo", "back up sample files to a simulated drive, in the terminal", words.add_demo, _demo),
)
COMMANDS: Final = {command.name: command for command in _ALL}


def parse(given: list[str]) -> argparse.Namespace:
    """Ends the program where the words make no sense. Options may stand anywhere, also between two folders."""
    top = parser()
    arguments, rest = top.parse_known_args(given)
    if rest and (not hasattr(arguments, "paths") or any(word.startswith("-") for word in rest)):
        top.error(f"unrecognized arguments: {' '.join(rest)}")
    if rest:
        arguments.paths += rest
    return arguments


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="shingleback",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"Shingleback {__version__}")
    top.add_argument("--tray", action="store_true", help="start without a window, with an icon in the tray")
    top.add_argument("--demo", action="store_true", help="open the window with a simulated drive")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    for command in _ALL:
        command.add_arguments(_new(commands, command.name, command.help))
    _new(commands, "answer", "answer questions about backups, which programs ask line by line on the standard input")
    return top


_Commands = argparse._SubParsersAction  # noqa: SLF001 (the library gives its type no other name)


def _new(commands: "_Commands[argparse.ArgumentParser]", name: str, text: str) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
    command.add_argument("--json", action="store_true", help="JSON lines instead of text")
    return command
