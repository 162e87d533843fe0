"""What can be said on the command line."""

import argparse
import base64
import re
from typing import Final

from shingleback import __version__
from shingleback.domain.care.types import CareAction
from shingleback.domain.drive import UsbId
from shingleback.domain.formatting.types import ProfileId
from shingleback.domain.measurement import TestName
from shingleback.engine.source.checkpoint import Limits

_DESCRIPTION = "Makes a slow, cheap, shingled external drive a good backup drive."
_EPILOG = """\
Without a command the window opens. Every command takes --json, for JSON lines on the standard output.
It ends with 0 done, 1 done with files left out (each is named), 2 wrong usage, 3 the drive is gone, full or refused,
4 refused for safety, 130 canceled.
"""

HISTORY_STEPS: Final = {"1s": 1, "10s": 10, "10min": 600}
"""Over how many seconds the history of a drive is kept; see `monitor.drive_history`."""
_TESTS: Final = tuple(TestName)
_UNITS: Final = {"": 1, "k": 10**3, "M": 10**6, "G": 10**9, "T": 10**12}


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
    top.add_argument("--tray", action="store_true", help="start without a window, with an icon in the tray")
    top.add_argument("--demo", action="store_true", help="open the window with a simulated drive")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    _add_backup(commands)
    _add_verify(commands)
    _add_versions(commands)
    _add_look(commands)
    _add_restore(commands)
    _add_try_restore(commands)
    _add_list(commands)
    _add_find(commands)
    _add_trace(commands)
    _add_diff(commands)
    _new(commands, "answer", "answer questions about backups, which programs ask line by line on the standard input")
    _add_history(commands)
    _add_eject(commands)
    _add_due(commands)
    _add_drives(commands)
    _add_identify(commands)
    _add_diagnose(commands)
    _add_prepare(commands)
    _add_mount(commands)
    _add_care(commands)
    _add_contents(commands)
    _add_sizes(commands)
    _add_test(commands)
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
        "--place", default="", metavar="PATH", help="refuse any backup but those that were made at PATH before"
    )
    command.add_argument("--set", default="", metavar="KEY", help="of which backup set of the window it is a backup")
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
    _add_exact_path(command)
    place = command.add_mutually_exclusive_group(required=True)
    place.add_argument("--to", metavar="DIR", help="the folder to put it into")
    place.add_argument("--in-place", action="store_true", help="put it where it was when it was backed up")
    command.add_argument("--version", dest="version_name", metavar="V", help="its name; else the newest")
    ways = command.add_mutually_exclusive_group()
    ways.add_argument("--overwrite", action="store_true", help="replace files that are there and differ")
    ways.add_argument("--keep-both", action="store_true", help="put it beside files that are there and differ")
    command.add_argument("--dry-run", action="store_true", help="only say what would be done, and what is in the way")
    command.add_argument(
        "--yes", action="store_true", help="also to folders that this computer has never backed up (with --in-place)"
    )
    command.add_argument(
        "--special-permissions", action="store_true", help="also setuid and setgid bits and capabilities of files"
    )
    command.add_argument("--passing", action="store_true", help=argparse.SUPPRESS)
    command.add_argument("--accepted-places", default="", metavar="MARK", help=argparse.SUPPRESS)
    command.add_argument("--seen", type=int, metavar="NANOSECONDS", help=argparse.SUPPRESS)


def _add_exact_path(command: argparse.ArgumentParser) -> None:
    """For a program: a path that is not UTF-8, as `path_bytes` tells it."""
    command.add_argument("--path-bytes", action="append", default=[], type=_exact, help=argparse.SUPPRESS)


def _exact(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is not base64") from None


def _add_try_restore(commands: "_Commands[argparse.ArgumentParser]") -> None:
    command = _new(commands, "try-restore", "give back a few files for a test, compare them, and remove them again")
    command.add_argument("destination", metavar="DEST")
    command.add_argument("--count", type=_count, default=5, metavar="N", help="how many, chosen at random (5)")


def _add_list(commands: "_Commands[argparse.ArgumentParser]") -> None:
    command = _new(commands, "list", "list what a version has in a folder")
    command.add_argument("destination", metavar="DEST")
    command.add_argument("folder", nargs="?", default="", metavar="FOLDER", help="in the backup; else its top")
    _add_exact_path(command)
    command.add_argument("--version", dest="version_name", metavar="V", help="its name; else the newest")


def _add_find(commands: "_Commands[argparse.ArgumentParser]") -> None:
    command = _new(commands, "find", "find files and folders of a version by words in their names")
    command.add_argument("destination", metavar="DEST")
    command.add_argument("text", metavar="TEXT")
    command.add_argument("--version", dest="version_name", metavar="V", help="its name; else the newest")


def _add_trace(commands: "_Commands[argparse.ArgumentParser]") -> None:
    command = _new(commands, "trace", "find in which versions something was, and where it went")
    command.add_argument("destination", metavar="DEST")
    command.add_argument("text", nargs="?", default="", metavar="TEXT", help="words in its name")
    command.add_argument("--path", default="", metavar="PATH", help="just what stands there, whatever its name was")
    command.add_argument(
        "--version", dest="version_name", metavar="V", help="in which it stands at PATH; else the newest"
    )


def _add_diff(commands: "_Commands[argparse.ArgumentParser]") -> None:
    command = _new(commands, "diff", "list what changed between two versions")
    command.add_argument("destination", metavar="DEST")
    command.add_argument("old", metavar="OLD", help="name of the older version")
    command.add_argument("new", nargs="?", metavar="NEW", help="name of the other one; else the newest")


def _add_history(commands: "_Commands[argparse.ArgumentParser]") -> None:
    command = _new(commands, "history", "show what was done on this computer")
    command.add_argument("--count", type=_count, default=20, metavar="N", help="how many, newest first")
    command.add_argument("--drive", metavar="DRIVE", help="how this drive did: its device, or a folder on it")
    command.add_argument(
        "--every",
        choices=tuple(HISTORY_STEPS),
        default="10min",
        help="means over so long (10min); finer ones end sooner",
    )


def _add_eject(commands: "_Commands[argparse.ArgumentParser]") -> None:
    command = _new(commands, "eject", "write everything out, unmount, power off: then it is safe to unplug")
    command.add_argument("destination", metavar="DEST")
    command.add_argument("--simulate", action="store_true", help=argparse.SUPPRESS)


def _add_due(commands: "_Commands[argparse.ArgumentParser]") -> None:
    command = _new(commands, "due", "begin the daily backups whose time has come, unless a window does that")
    command.add_argument("--notify", action="store_true", help="tell by notifications of the desktop how they ended")


def _add_demo(commands: "_Commands[argparse.ArgumentParser]") -> None:
    command = _new(commands, "demo", "back up sample files to a simulated drive, in the terminal")
    command.add_argument("--times", type=float, default=1.0, metavar="N", help=argparse.SUPPRESS)


def _add_drives(commands: "_Commands[argparse.ArgumentParser]") -> None:
    command = _new(commands, "drives", "say what is plugged in: what kind of drive, how sure, why, and how healthy")
    command.add_argument("--follow", action="store_true", help="go on saying what comes and goes, until Ctrl-C")


def _add_identify(commands: "_Commands[argparse.ArgumentParser]") -> None:
    command = _new(commands, "identify", "tell from given evidence whether a drive is shingled")
    command.add_argument("--model", default="", metavar="M", help="the disk's own name, such as ST8000AS0002-1NA17Z")
    command.add_argument("--usb", type=_usb_id, metavar="VID:PID", help="the enclosure's USB id, such as 0bc2:2037")
    command.add_argument("--capacity", type=_capacity, metavar="BYTES", help="of the whole drive; also 4TB or 500GB")
    command.add_argument("--smartctl", metavar="FILE", help="what smartctl, hdparm or lsusb printed; - for the input")
    command.add_argument("--sysfs", metavar="DIR", help="the drive's folder in /sys/block, or a copy of it")


def _add_prepare(commands: "_Commands[argparse.ArgumentParser]") -> None:
    command = _new(commands, "prepare", "erase a drive and format it for backups")
    command.add_argument("device", metavar="DEVICE", help="the whole drive, such as /dev/sdb")
    command.add_argument(
        "--profile", type=ProfileId, choices=list(ProfileId), metavar="P", help=", ".join(ProfileId) + "; else the best"
    )
    command.add_argument("--label", default="Backup", metavar="L", help="the name that the drive gets")
    command.add_argument("--confirm", default="", metavar="NAME", help="the short name of the drive that is erased")
    command.add_argument("--encrypt", action="store_true", help="with a passphrase, which is asked for")
    command.add_argument("--shared", action="store_true", help="Windows or macOS are to read it as well")
    command.add_argument("--large-files", action="store_true", help="it is mostly for large files, such as films")
    command.add_argument("--dry-run", action="store_true", help="only show the plan, and the name to confirm")
    command.add_argument("--identity", default="", metavar="TEXT", help=argparse.SUPPRESS)
    command.add_argument("--plan", default="", metavar="TEXT", help=argparse.SUPPRESS)
    command.add_argument("--simulate", action="store_true", help=argparse.SUPPRESS)


def _add_mount(commands: "_Commands[argparse.ArgumentParser]") -> None:
    for name, text in (
        ("mount", "open a drive so that reading writes nothing to it, or open it so once more"),
        ("unmount", "close a drive without switching it off"),
    ):
        command = _new(commands, name, text)
        command.add_argument("destination", metavar="DEVICE|DEST")
        command.add_argument("--simulate", action="store_true", help=argparse.SUPPRESS)
        if name == "mount":
            command.add_argument("--read-only", action="store_true", help="for a drive that is only copied from")


def _add_care(commands: "_Commands[argparse.ArgumentParser]") -> None:
    command = _new(commands, "care", "say what a drive needs and why, or do it")
    command.add_argument("destination", metavar="DEST|DEVICE", help="a folder on the drive, or a device like /dev/sdb")
    command.add_argument(
        "action",
        nargs="?",
        type=CareAction,
        choices=list(CareAction),
        metavar="ACTION",
        help=", ".join(CareAction) + "; else say what is due",
    )


def _add_contents(commands: "_Commands[argparse.ArgumentParser]") -> None:
    command = _new(commands, "contents", "look at what is on a drive, without writing to it")
    command.add_argument("device", metavar="DEVICE", help="the whole drive, such as /dev/sdb")
    command.add_argument("--simulate", action="store_true", help=argparse.SUPPRESS)


def _add_sizes(commands: "_Commands[argparse.ArgumentParser]") -> None:
    command = _new(commands, "sizes", "count what a backup of folders would copy")
    command.add_argument("paths", nargs="+", metavar="FOLDER")
    command.add_argument("--exclude", action="append", default=[], metavar="PATTERN", help="leave out: *.iso")
    command.add_argument("--no-default-excludes", action="store_true", help="leave out only what --exclude says")


def _add_test(commands: "_Commands[argparse.ArgumentParser]") -> None:
    command = _new(commands, "test", "measure a drive: how fast it is, and whether it behaves like a shingled one")
    command.add_argument("destination", metavar="DEST", help="a folder on the drive, with free space")
    command.add_argument("tests", nargs="*", metavar="TEST", type=_test, help=", ".join(_TESTS))
    depth = command.add_mutually_exclusive_group()
    depth.add_argument("--quick", action="store_true", help="tell the kind of drive; without the size of its cache")
    depth.add_argument("--full", action="store_true", help="look for the size of the cache in bytes and in writes")
    command.add_argument("--budget", type=_capacity, metavar="BYTES", help="write no more than that, such as 20G")
    command.add_argument("--dry-run", action="store_true", help="only say what would be done")
    command.add_argument("--export", metavar="FILE", help="write the figures to FILE, as .csv or .json")
    command.add_argument("--share", metavar="FILE", help="the same for others: without names, times and paths")


def _test(name: str) -> str:
    if name not in _TESTS:
        raise argparse.ArgumentTypeError(f"{name} is none of {', '.join(_TESTS)}")
    return name


def _usb_id(text: str) -> UsbId:
    found = re.fullmatch("(?:0x)?([0-9a-fA-F]{1,4}):(?:0x)?([0-9a-fA-F]{1,4})", text)
    if not found:
        raise argparse.ArgumentTypeError(f"{text} is no USB id; it looks like 0bc2:2037")
    return UsbId(int(found[1], 16), int(found[2], 16))


def _capacity(text: str) -> int:
    found = re.fullmatch(r"([0-9]{1,20}(?:\.[0-9]{1,3})?) ?([kMGT]?B?)", text)
    if not found:
        raise argparse.ArgumentTypeError(f"{text} is no capacity; it looks like 4000787030016, or 4TB")
    return round(float(found[1]) * _UNITS[found[2].removesuffix("B")])


def _add_diagnose(commands: "_Commands[argparse.ArgumentParser]") -> None:
    command = _new(commands, "diagnose", "say what happened to a drive, what it means, and what to do")
    command.add_argument("--kernel-log", metavar="FILE", help="a log in a file, - for the input; else this computer's")
    command.add_argument("--smartctl", metavar="FILE", help="what smartctl printed; - for the input")
    command.add_argument("--device", metavar="DEV", help="only what concerns this drive, such as /dev/sdb")
