"""The arguments of each command. Those of one command are added, and only its values are loaded."""

import argparse
import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from datetime import datetime

    from shingleback.domain.drive import UsbId
    from shingleback.engine.source.copy_context import Limits

HISTORY_STEPS: Final = {"1s": 1, "10s": 10, "10min": 600}
"""Names of the resolutions of a drive's history, and their seconds; see `monitor.drive_history`."""
_UNITS: Final = {"": 1, "k": 10**3, "M": 10**6, "G": 10**9, "T": 10**12}


def _place(text: str) -> str:
    """Reject an empty path, as from an unset variable: it would mean the current folder."""
    if not text:
        raise argparse.ArgumentTypeError("its name is empty")
    return text


def _count(text: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text):
        raise argparse.ArgumentTypeError(f"{text} is no number of things")
    return int(text)


def _ready_by(text: str) -> "datetime":
    from shingleback.domain.local_time import local_time, parse_moment

    at = parse_moment(text, local_time())
    if at is None:
        raise argparse.ArgumentTypeError(f"{text} is no time; it looks like 07:00, or 2026-03-01T07:00")
    return at


def _limits(text: str) -> "Limits":
    from shingleback.engine.source.copy_context import Limits

    try:
        count_bytes, files, seconds = text.split(",")
        return Limits(int(count_bytes), int(files), float(seconds))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is not BYTES,FILES,SECONDS") from None


def _add_limits(command: argparse.ArgumentParser) -> None:
    from shingleback.engine.source.copy_context import Limits

    command.add_argument(
        "--checkpoint", type=_limits, default=Limits(), metavar="BYTES,FILES,SECONDS", help=argparse.SUPPRESS
    )


def add_backup(command: argparse.ArgumentParser) -> None:
    command.add_argument("paths", nargs="*", metavar="SOURCE... DEST", help="folders, and last where the backup goes")
    _add_excludes(command)
    command.add_argument("--show-excludes", action="store_true", help="show what is left out, and where to change it")
    command.add_argument("--pace", metavar="PACE", help="gentle, balanced, full, or megabytes a second")
    command.add_argument(
        "--ready-by",
        type=_ready_by,
        metavar="TIME",
        help="without --pace: the gentlest pace that is done by then, such as 07:00; says whether it will be",
    )
    command.add_argument("--no-versions", action="store_true", help="keep only the newest version")
    command.add_argument("--dry-run", action="store_true", help="only say what would be done")
    command.add_argument("--cross-filesystems", action="store_true", help="also what is mounted below a source")
    mounted = "also what is mounted at PATH, below a source; with ID=PATH only if it is that filesystem"
    _add_repeated(command, "--include-mount", "PATH", mounted)
    command.add_argument("--allow-empty", action="store_true", help="what a source lost was removed on purpose")
    command.add_argument(
        "--make-room", action="store_true", help="remove also versions of the last weeks and months if room is short"
    )
    command.add_argument(
        "--continue",
        dest="continues",
        action="append",
        default=[],
        metavar="OLD=NEW",
        help="the source NEW is the folder that was at OLD: send only what has changed",
    )
    command.add_argument("--continue-computer", default="", metavar="NAME", help="go on with the folders of NAME")
    command.add_argument("--as-new", action="store_true", help="a new source is another folder, even if it looks known")
    command.add_argument("--new", action="store_true", help="begin a new backup where another one was")
    command.add_argument(
        "--place", default="", metavar="PATH", help="refuse any backup but those that were made at PATH before"
    )
    command.add_argument("--set", default="", metavar="KEY", help="of which backup set of the window it is a backup")
    _add_limits(command)
    command.add_argument("--simulate", type=_preset, metavar="PRESET", help=argparse.SUPPRESS)


def _add_repeated(command: argparse.ArgumentParser, name: str, metavar: str, help_text: str) -> None:
    """An option that may be given several times."""
    command.add_argument(name, action="append", default=[], metavar=metavar, help=help_text)


def _add_excludes(command: argparse.ArgumentParser) -> None:
    from shingleback.domain.presets import BY_DEFAULT, PRESETS

    _add_repeated(command, "--exclude", "PATTERN", "leave out: *.iso, Downloads/, ~/Videos/raw")
    command.add_argument("--no-default-excludes", action="store_true", help="leave out only what the other options say")
    names = [preset.name for preset in PRESETS]
    command.add_argument(
        "--preset",
        action="append",
        default=[],
        choices=[BY_DEFAULT, *names],
        metavar="NAME",
        help=f"leave out a kind of files: {', '.join(names)}; {BY_DEFAULT}: those that new sets leave out",
    )
    command.add_argument("--snapshots", action="store_true", help="also snapshots of btrfs, ZFS, snapper, Timeshift...")


def _preset(name: str) -> str:
    from shingleback.simulator.presets import PRESETS

    if name not in PRESETS:
        raise argparse.ArgumentTypeError(f"{name} is none of {', '.join(sorted(PRESETS))}")
    return name


def add_verify(command: argparse.ArgumentParser) -> None:
    add_destination(command)
    command.add_argument("--sample", default="1/1", metavar="N/T", help="only the N-th of T parts")
    which = command.add_mutually_exclusive_group()
    which.add_argument("--newest", action="store_true", help="only the newest state, which is quicker")
    which.add_argument("--at", metavar="VERSION", help="only this version")


def add_destination(command: argparse.ArgumentParser) -> None:
    command.add_argument("destination", metavar="DEST")


def add_look(command: argparse.ArgumentParser) -> None:
    add_destination(command)
    _add_repeated(command, "--source", "FOLDER", "also say whether the backup knows FOLDER from another place")


def add_restore(command: argparse.ArgumentParser) -> None:
    add_destination(command)
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
        "--special-permissions",
        action="store_true",
        help="also setuid and setgid bits, capabilities, and other attributes that only root may set",
    )
    command.add_argument("--passing", action="store_true", help=argparse.SUPPRESS)
    command.add_argument("--accepted-places", default="", metavar="MARK", help=argparse.SUPPRESS)
    command.add_argument("--seen", type=int, metavar="NANOSECONDS", help=argparse.SUPPRESS)


def _add_exact_path(command: argparse.ArgumentParser) -> None:
    """For programs: a path that is not UTF-8, in base64, as in the `path_bytes` of events."""
    command.add_argument("--path-bytes", action="append", default=[], type=_exact, help=argparse.SUPPRESS)


def _add_exact_ends(command: argparse.ArgumentParser) -> None:
    """For programs: source and target in base64, if one of them is not UTF-8. See `ends_options`."""
    from shingleback.store.unfinished import ENDS_BYTES

    command.add_argument(ENDS_BYTES, nargs=2, type=_exact, help=argparse.SUPPRESS)


def _exact(text: str) -> bytes:
    import base64

    try:
        return base64.b64decode(text, validate=True)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is not base64") from None


def add_try_restore(command: argparse.ArgumentParser) -> None:
    add_destination(command)
    command.add_argument("--count", type=_count, default=5, metavar="N", help="how many, chosen at random (5)")


def add_list(command: argparse.ArgumentParser) -> None:
    add_destination(command)
    command.add_argument("folder", nargs="?", default="", metavar="FOLDER", help="in the backup; else its top")
    _add_exact_path(command)
    command.add_argument("--version", dest="version_name", metavar="V", help="its name; else the newest")


def add_find(command: argparse.ArgumentParser) -> None:
    add_destination(command)
    command.add_argument("text", metavar="TEXT")
    command.add_argument("--version", dest="version_name", metavar="V", help="its name; else the newest")


def add_trace(command: argparse.ArgumentParser) -> None:
    add_destination(command)
    command.add_argument("text", nargs="?", default="", metavar="TEXT", help="words in its name")
    command.add_argument("--path", default="", metavar="PATH", help="just what stands there, whatever its name was")
    command.add_argument(
        "--version", dest="version_name", metavar="V", help="in which it stands at PATH; else the newest"
    )


def add_diff(command: argparse.ArgumentParser) -> None:
    add_destination(command)
    command.add_argument("old", metavar="OLD", help="name of the older version")
    command.add_argument("new", nargs="?", metavar="NEW", help="name of the other one; else the newest")


def add_history(command: argparse.ArgumentParser) -> None:
    command.add_argument("--count", type=_count, default=20, metavar="N", help="how many, newest first")
    command.add_argument("--drive", metavar="DRIVE", help="how this drive did: its device, or a folder on it")
    command.add_argument(
        "--every",
        choices=tuple(HISTORY_STEPS),
        default="10min",
        help="means over so long (10min); finer ones end sooner",
    )


def add_eject(command: argparse.ArgumentParser) -> None:
    command.add_argument("destination", metavar="DEST")
    command.add_argument("--simulate", action="store_true", help=argparse.SUPPRESS)


def add_due(command: argparse.ArgumentParser) -> None:
    command.add_argument("--notify", action="store_true", help="tell by notifications of the desktop how they ended")


def add_demo(command: argparse.ArgumentParser) -> None:
    command.add_argument("--times", type=float, default=1.0, metavar="N", help=argparse.SUPPRESS)


def add_drives(command: argparse.ArgumentParser) -> None:
    command.add_argument("--follow", action="store_true", help="go on saying what comes and goes, until Ctrl-C")


def add_identify(command: argparse.ArgumentParser) -> None:
    command.add_argument("--model", default="", metavar="M", help="the disk's own name, such as ST8000AS0002-1NA17Z")
    command.add_argument("--usb", type=_usb_id, metavar="VID:PID", help="the enclosure's USB id, such as 0bc2:2037")
    command.add_argument("--capacity", type=_capacity, metavar="BYTES", help="of the whole drive; also 4TB or 500GB")
    command.add_argument("--smartctl", metavar="FILE", help="what smartctl, hdparm or lsusb printed; - for the input")
    command.add_argument("--sysfs", metavar="DIR", help="the drive's folder in /sys/block, or a copy of it")


def add_prepare(command: argparse.ArgumentParser) -> None:
    from shingleback.domain.formatting.types import ProfileId

    command.add_argument("device", metavar="DEVICE", type=_place, help="the whole drive, such as /dev/sdb")
    command.add_argument(
        "--profile", type=ProfileId, choices=list(ProfileId), metavar="P", help=", ".join(ProfileId) + "; else the best"
    )
    command.add_argument("--label", default="Backup", metavar="L", help="the name that the drive gets")
    command.add_argument("--confirm", default="", metavar="NAME", help="the short name of the drive that is erased")
    command.add_argument("--encrypt", action="store_true", help="with a passphrase, which is asked for")
    command.add_argument("--shared", action="store_true", help="Windows or macOS are to read it as well")
    command.add_argument("--large-files", action="store_true", help="it is mostly for large files, such as films")
    command.add_argument(
        "--no-password", action="store_true", help="don't ask for an administrator's: later backups may take longer"
    )
    command.add_argument("--dry-run", action="store_true", help="only show the plan, and the name to confirm")
    command.add_argument("--identity", default="", metavar="TEXT", help=argparse.SUPPRESS)
    command.add_argument("--plan", default="", metavar="TEXT", help=argparse.SUPPRESS)
    command.add_argument("--simulate", action="store_true", help=argparse.SUPPRESS)


def add_unmount(command: argparse.ArgumentParser) -> None:
    command.add_argument("destination", metavar="DEVICE|DEST", type=_place)
    command.add_argument("--simulate", action="store_true", help=argparse.SUPPRESS)


def add_clone(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "source", metavar="SOURCE", type=_place, help="a drive or volume, such as /dev/sdb1, or an image file"
    )
    command.add_argument(
        "target", metavar="TARGET", type=_place, help="the whole drive that is erased, or a new image file"
    )
    command.add_argument("--confirm", default="", metavar="NAME", help="the short name of the drive that is erased")
    command.add_argument("--dry-run", action="store_true", help="only show the plan, and the name to confirm")
    command.add_argument("--new-uuid", action="store_true", help="so that both drives can stay plugged in")
    command.add_argument("--no-grow", action="store_true", help="leave the filesystem as large as it is")
    command.add_argument("--everything", action="store_true", help="also what the filesystem does not use")
    command.add_argument(
        "--sets-follow", action="store_true", help="backup sets of the old drive go to the copy from then on"
    )
    command.add_argument("--no-compare", action="store_true", help="do not read both back at the end")
    command.add_argument("--pace", default="", metavar="PACE", help="gentle, balanced, full, or megabytes a second")
    command.add_argument("--identity", default="", metavar="TEXT", help=argparse.SUPPRESS)
    command.add_argument("--plan", default="", metavar="TEXT", help=argparse.SUPPRESS)
    _add_exact_ends(command)


def add_move(command: argparse.ArgumentParser) -> None:
    from shingleback.store.unfinished import MERGE, MERGE_BYTES

    add_destination(command)
    command.add_argument("target", metavar="NEW_DEST", help="a folder on the other drive, which holds no backup yet")
    command.add_argument("--dry-run", action="store_true", help="only say what would be done")
    command.add_argument(
        MERGE,
        action="append",
        default=[],
        metavar="OTHER",
        help="another backup, of other folders, which becomes one with it; may be repeated",
    )
    command.add_argument(MERGE_BYTES, action="append", type=_exact, default=[], help=argparse.SUPPRESS)
    command.add_argument(
        "--sets-follow", action="store_true", help="backup sets that go to DEST go to NEW_DEST from then on"
    )
    command.add_argument("--pace", default="", metavar="PACE", help="gentle, balanced, full, or megabytes a second")
    _add_limits(command)
    _add_exact_ends(command)


def add_unfinished(command: argparse.ArgumentParser) -> None:
    command.add_argument("--forget", default="", metavar="NUMBER", help="take this one off the list; it starts anew")


def add_mount(command: argparse.ArgumentParser) -> None:
    add_unmount(command)
    how = command.add_mutually_exclusive_group()
    how.add_argument("--read-only", action="store_true", help="for a drive that is only copied from")
    how.add_argument("--grow", action="store_true", help="let the filesystem take all the room of its partition")


def add_care(command: argparse.ArgumentParser) -> None:
    from shingleback.domain.care.types import CareAction

    command.add_argument(
        "destination", metavar="DEST|DEVICE", type=_place, help="a folder on the drive, or a device like /dev/sdb"
    )
    what = command.add_mutually_exclusive_group()
    what.add_argument(
        "action",
        nargs="?",
        type=CareAction,
        choices=list(CareAction),
        metavar="ACTION",
        help=", ".join(CareAction) + "; else say what is due",
    )
    what.add_argument("--due", action="store_true", help="do everything that is due and can be done as it is now")
    command.add_argument(
        "--within",
        type=_count,
        metavar="MINUTES",
        help="with --due: begin nothing that may take longer than what is left of this time",
    )
    command.add_argument(
        "--ready-by",
        type=_ready_by,
        metavar="TIME",
        help="say what fits before then, such as 07:00; with --due: begin nothing else, and end the rest then",
    )
    command.add_argument("--unattended", action="store_true", help="with --due: leave out what asks for a password")


def add_contents(command: argparse.ArgumentParser) -> None:
    command.add_argument("device", metavar="DEVICE", type=_place, help="the whole drive, such as /dev/sdb")
    command.add_argument("--simulate", action="store_true", help=argparse.SUPPRESS)


def add_zones(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "device", metavar="DEVICE", help="the whole drive, such as /dev/sdb; or a file with what blkzone report printed"
    )


def add_sizes(command: argparse.ArgumentParser) -> None:
    command.add_argument("paths", nargs="+", metavar="FOLDER")
    command.add_argument("--subfolders", action="store_true", help="count each folder directly inside instead")
    _add_excludes(command)
    command.add_argument(
        "--excluded", action="store_true", help="also what is left out, with every preset, by its kind"
    )


def add_test(command: argparse.ArgumentParser) -> None:
    from shingleback.domain.measurement import TestName

    command.add_argument(
        "destination",
        metavar="DEST",
        type=_place,
        help="a folder on the drive, with free space; or a whole drive, such as /dev/sdb, which is only read",
    )
    command.add_argument("tests", nargs="*", metavar="TEST", type=_test, help=", ".join(TestName))
    depth = command.add_mutually_exclusive_group()
    depth.add_argument("--quick", action="store_true", help="tell the kind of drive; without the size of its cache")
    depth.add_argument(
        "--full", action="store_true", help="look for the size of the cache; with fill: fill an empty drive"
    )
    command.add_argument("--budget", type=_capacity, metavar="BYTES", help="write no more than that, such as 20G")
    command.add_argument("--dry-run", action="store_true", help="only say what would be done")
    command.add_argument("--export", metavar="FILE", help="write the figures to FILE, as .csv or .json")
    command.add_argument("--share", metavar="FILE", help="the same for others: without names, times and paths")
    command.add_argument(
        "--reset-write-cache",
        action="store_true",
        help="measure nothing: reset the drive's write cache, if an interrupted measurement could not",
    )


def _test(name: str) -> str:
    from shingleback.domain.measurement import TestName

    if name not in tuple(TestName):
        raise argparse.ArgumentTypeError(f"{name} is none of {', '.join(TestName)}")
    return name


def _usb_id(text: str) -> "UsbId":
    from shingleback.domain.drive import UsbId

    found = re.fullmatch("(?:0x)?([0-9a-fA-F]{1,4}):(?:0x)?([0-9a-fA-F]{1,4})", text)
    if not found:
        raise argparse.ArgumentTypeError(f"{text} is no USB id; it looks like 0bc2:2037")
    return UsbId(int(found[1], 16), int(found[2], 16))


def _capacity(text: str) -> int:
    found = re.fullmatch(r"([0-9]{1,20}(?:\.[0-9]{1,3})?) ?([kMGT]?B?)", text)
    if not found:
        raise argparse.ArgumentTypeError(f"{text} is no capacity; it looks like 4000787030016, or 4TB")
    return round(float(found[1]) * _UNITS[found[2].removesuffix("B")])


def add_report(command: argparse.ArgumentParser) -> None:
    command.add_argument("--output", default="shingleback-report.txt", metavar="FILE", help="where to write it")


def add_diagnose(command: argparse.ArgumentParser) -> None:
    command.add_argument("--kernel-log", metavar="FILE", help="a log in a file, - for the input; else this computer's")
    command.add_argument("--smartctl", metavar="FILE", help="what smartctl printed; - for the input")
    command.add_argument("--device", metavar="DEV", help="only what concerns this drive, such as /dev/sdb")
