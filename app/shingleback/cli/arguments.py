"""What can be said on the command line."""

import argparse
import re

from shingleback import __version__
from shingleback.copying.limits import Limits

_DESCRIPTION = "Makes a slow, cheap, shingled external drive a good backup drive."
_EPILOG = """\
Without a command the window opens. Every command takes --json, for JSON lines on the standard output.
It ends with 0 done, 1 done with files left out (each is named), 2 wrong usage, 3 the drive is gone, full or refused,
4 refused for safety, 130 canceled.
"""


def parse(words: list[str]) -> argparse.Namespace:
    """Ends the program where the words make no sense. Options may stand anywhere, also between two folders."""
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
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"Shingleback {__version__}")
    top.add_argument("--demo", action="store_true", help="open the window with a simulated drive")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    _add_backup(commands)
    _add_verify(commands)
    _add_versions(commands)
    _add_look(commands)
    _add_restore(commands)
    _add_history(commands)
    _add_eject(commands)
    _add_demo(commands)
    return top


_Commands = argparse._SubParsersAction  # noqa: SLF001 (the library gives its type no other name)


def _new(commands: "_Commands[argparse.ArgumentParser]", name: str, text: str) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
    command.add_argument("--json", action="store_true", help="JSON lines instead of text")
    return command


def _count(text: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text):
        raise argparse.ArgumentTypeError(f"{text} is no number of things")
    return int(text)


def _limits(text: str) -> Limits:
    try:
        count_bytes, files, seconds = text.split(",")
        return Limits(int(count_bytes), int(files), float(seconds))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is not BYTES,FILES,SECONDS") from None


def _add_backup(commands: "_Commands[argparse.ArgumentParser]") -> None:
    command = _new(commands, "backup", "back up folders to a folder on a drive")
    command.add_argument("paths", nargs="*", metavar="SOURCE... DEST", help="folders, and last where the backup goes")
    command.add_argument(
        "--exclude", action="append", default=[], metavar="PATTERN", help="leave out: *.iso, Downloads/"
    )
    command.add_argument("--no-default-excludes", action="store_true", help="leave out only what --exclude says")
    command.add_argument("--show-excludes", action="store_true", help="show what is left out, and where to change it")
    command.add_argument("--pace", metavar="PACE", help="gentle, balanced, full, or megabytes a second")
    command.add_argument("--no-versions", action="store_true", help="keep only the newest version")
    command.add_argument("--dry-run", action="store_true", help="only say what would be done")
    command.add_argument("--cross-filesystems", action="store_true", help="also what is mounted below a source")
    command.add_argument("--allow-empty", action="store_true", help="a source that is empty now was emptied on purpose")
    command.add_argument("--new", action="store_true", help="begin a new backup where another one was")
    command.add_argument(
        "--checkpoint", type=_limits, default=Limits(), metavar="BYTES,FILES,SECONDS", help=argparse.SUPPRESS
    )
    command.add_argument("--simulate", type=_preset, metavar="PRESET", help=argparse.SUPPRESS)


def _preset(name: str) -> str:
    from shingleback.simulator.presets import PRESETS  # noqa: PLC0415 (so that a real backup starts sooner)

    if name not in PRESETS:
        raise argparse.ArgumentTypeError(f"{name} is none of {', '.join(sorted(PRESETS))}")
    return name


def _add_verify(commands: "_Commands[argparse.ArgumentParser]") -> None:
    command = _new(commands, "verify", "read a backup back and compare it with what was written")
    command.add_argument("destination", metavar="DEST")
    command.add_argument("--sample", default="1/1", metavar="N/T", help="only the N-th of T parts")
    command.add_argument("--at", metavar="VERSION", help="an earlier version instead of the newest state")


def _add_versions(commands: "_Commands[argparse.ArgumentParser]") -> None:
    command = _new(commands, "versions", "list the versions of a backup")
    command.add_argument("destination", metavar="DEST")


def _add_look(commands: "_Commands[argparse.ArgumentParser]") -> None:
    command = _new(commands, "look", "see what a place for backups has room for, and whether it holds a backup")
    command.add_argument("destination", metavar="DEST")


def _add_restore(commands: "_Commands[argparse.ArgumentParser]") -> None:
    command = _new(commands, "restore", "give back files, folders or everything of a version")
    command.add_argument("destination", metavar="DEST")
    command.add_argument("paths", nargs="*", metavar="PATH", help="in the backup, or where it was; none: everything")
    command.add_argument("--to", required=True, metavar="DIR", help="the folder to put it into")
    command.add_argument("--version", dest="version_name", metavar="V", help="its name; else the newest")
    command.add_argument("--overwrite", action="store_true", help="replace files that are there and differ")


def _add_history(commands: "_Commands[argparse.ArgumentParser]") -> None:
    command = _new(commands, "history", "show what was done on this computer")
    command.add_argument("--count", type=_count, default=20, metavar="N", help="how many, newest first")


def _add_eject(commands: "_Commands[argparse.ArgumentParser]") -> None:
    command = _new(commands, "eject", "write everything out, unmount, power off: then it is safe to unplug")
    command.add_argument("destination", metavar="DEST")
    command.add_argument("--simulate", action="store_true", help=argparse.SUPPRESS)


def _add_demo(commands: "_Commands[argparse.ArgumentParser]") -> None:
    command = _new(commands, "demo", "back up sample files to a simulated drive, in the terminal")
    command.add_argument("--times", type=float, default=1.0, metavar="N", help=argparse.SUPPRESS)
