"""The arguments of the commands for drives, their care and the program itself."""

import argparse
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from shingleback.cli.arguments import (
    PACES,
    add_destination,
    add_exact_ends,
    add_limits,
    exact_path,
    filled_path,
    moment,
    whole_number,
)

if TYPE_CHECKING:
    from shingleback.domain.drive import UsbId

_UNITS: Final = {"": 1, "k": 10**3, "M": 10**6, "G": 10**9, "T": 10**12}
_WHOLE_DRIVE: Final = "the whole drive, such as /dev/sdb"
_NAME_TO_CONFIRM: Final = "the short name of the drive, as --dry-run shows it; without it, nothing is erased"
_ONLY_PLAN: Final = "only show the plan, and the name to confirm"


def add_eject(command: argparse.ArgumentParser) -> None:
    command.add_argument("destination", metavar="DEST", help="a folder on the drive")
    command.add_argument("--simulate", action="store_true", help=argparse.SUPPRESS)


def add_demo(command: argparse.ArgumentParser) -> None:
    command.add_argument("--times", type=float, default=1.0, metavar="N", help=argparse.SUPPRESS)


def add_drives(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--follow", action="store_true", help="keep reporting drives that are plugged in or removed, until Ctrl-C"
    )


def add_identify(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--model", default="", metavar="MODEL", help="the model of the disk, such as ST8000AS0002-1NA17Z"
    )
    command.add_argument(
        "--usb", type=_usb_id, metavar="VID:PID", help="the USB ID of the enclosure, such as 0bc2:2037"
    )
    command.add_argument(
        "--capacity", type=_capacity, metavar="BYTES", help="the size of the whole drive, such as 4TB or 500GB"
    )
    command.add_argument(
        "--smartctl", metavar="FILE", help="the output of smartctl, hdparm or lsusb; - is standard input"
    )
    command.add_argument("--sysfs", metavar="DIR", help="the folder of the drive in /sys/block, or a copy of it")


def add_prepare(command: argparse.ArgumentParser) -> None:
    from shingleback.domain.formatting.types import ProfileId

    command.add_argument("device", metavar="DEVICE", type=filled_path, help=_WHOLE_DRIVE)
    command.add_argument(
        "--profile",
        type=ProfileId,
        choices=list(ProfileId),
        metavar="PROFILE",
        help=", ".join(ProfileId) + " (default: the best for this drive)",
    )
    command.add_argument(
        "--label", default="Backup", metavar="LABEL", help="the name of the new filesystem (default: %(default)s)"
    )
    command.add_argument("--confirm", default="", metavar="NAME", help=_NAME_TO_CONFIRM)
    command.add_argument("--encrypt", action="store_true", help="encrypt the drive; you are asked for a passphrase")
    command.add_argument("--shared", action="store_true", help="for a drive that Windows or macOS should read, too")
    command.add_argument("--large-files", action="store_true", help="for mostly large files, such as videos")
    command.add_argument(
        "--no-password",
        action="store_true",
        help="don't ask for an administrator's password; later backups may take longer",
    )
    command.add_argument("--dry-run", action="store_true", help=_ONLY_PLAN)
    _add_confirmed_plan(command)
    command.add_argument("--simulate", action="store_true", help=argparse.SUPPRESS)


def _add_confirmed_plan(command: argparse.ArgumentParser) -> None:
    """For programs: the drive and the plan that were shown when the user confirmed."""
    command.add_argument("--identity", default="", metavar="TEXT", help=argparse.SUPPRESS)
    command.add_argument("--plan", default="", metavar="TEXT", help=argparse.SUPPRESS)


def add_unmount(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "destination", metavar="DEVICE|DEST", type=filled_path, help="a device, or a folder on the drive"
    )
    command.add_argument("--simulate", action="store_true", help=argparse.SUPPRESS)


def add_clone(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "source", metavar="SOURCE", type=filled_path, help="a drive or volume, such as /dev/sdb1, or an image file"
    )
    command.add_argument(
        "target", metavar="TARGET", type=filled_path, help="the whole drive to erase and copy to, or a new image file"
    )
    command.add_argument("--confirm", default="", metavar="NAME", help=_NAME_TO_CONFIRM)
    command.add_argument("--dry-run", action="store_true", help=_ONLY_PLAN)
    command.add_argument(
        "--new-uuid", action="store_true", help="give the copy a new UUID, so that both drives can stay plugged in"
    )
    command.add_argument(
        "--no-grow", action="store_true", help="keep the size of the filesystem, even if the new drive is larger"
    )
    command.add_argument("--everything", action="store_true", help="copy unused space, too")
    command.add_argument(
        "--sets-follow", action="store_true", help="switch the backup sets of the old drive to the copy"
    )
    command.add_argument("--no-compare", action="store_true", help="don't read both back and compare them at the end")
    command.add_argument("--pace", default="", metavar="PACE", help=PACES)
    _add_confirmed_plan(command)
    add_exact_ends(command)


def add_move(command: argparse.ArgumentParser) -> None:
    from shingleback.store.unfinished import MERGE, MERGE_BYTES

    add_destination(command)
    command.add_argument("target", metavar="NEW_DEST", help="a folder on the other drive that has no backup yet")
    command.add_argument("--dry-run", action="store_true", help="only show what would be done")
    command.add_argument(
        MERGE,
        action="append",
        default=[],
        metavar="OTHER",
        help="merge this backup of other folders into the new one; may be repeated",
    )
    command.add_argument(MERGE_BYTES, action="append", type=exact_path, default=[], help=argparse.SUPPRESS)
    command.add_argument("--sets-follow", action="store_true", help="switch the backup sets of DEST to NEW_DEST")
    command.add_argument("--simulate", action="store_true", help=argparse.SUPPRESS)
    command.add_argument("--pace", default="", metavar="PACE", help=PACES)
    add_limits(command)
    add_exact_ends(command)


def add_unfinished(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--forget", default="", metavar="NUMBER", help="remove an entry from this list; the next copy starts over"
    )


def add_mount(command: argparse.ArgumentParser) -> None:
    add_unmount(command)
    how = command.add_mutually_exclusive_group()
    how.add_argument("--read-only", action="store_true", help="mount it so that nothing can be written to it")
    how.add_argument("--grow", action="store_true", help="grow the filesystem to the size of its partition")


def add_care(command: argparse.ArgumentParser) -> None:
    from shingleback.domain.care.types import CareAction

    command.add_argument(
        "destination",
        metavar="DEST|DEVICE",
        type=filled_path,
        help="a folder on the drive, or a device such as /dev/sdb",
    )
    kind_of_request = command.add_mutually_exclusive_group()
    kind_of_request.add_argument(
        "action",
        nargs="?",
        type=CareAction,
        choices=list(CareAction),
        metavar="ACTION",
        help=", ".join(CareAction) + " (default: show what is due)",
    )
    kind_of_request.add_argument("--due", action="store_true", help="do everything that is due and possible now")
    command.add_argument(
        "--within",
        type=whole_number,
        metavar="MINUTES",
        help="with --due: start nothing that may take longer than this",
    )
    command.add_argument(
        "--ready-by",
        type=moment,
        metavar="TIME",
        help="show what fits before this time, such as 07:00; with --due: do only that, then let the drive rest",
    )
    command.add_argument("--unattended", action="store_true", help="with --due: skip what needs a password")
    command.add_argument("--simulate", action="store_true", help=argparse.SUPPRESS)


def add_contents(command: argparse.ArgumentParser) -> None:
    command.add_argument("device", metavar="DEVICE", type=filled_path, help=_WHOLE_DRIVE)
    command.add_argument("--simulate", action="store_true", help=argparse.SUPPRESS)


def add_zones(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "device", metavar="DEVICE", help=f"{_WHOLE_DRIVE}; or a file with the output of blkzone report"
    )


def add_test(command: argparse.ArgumentParser) -> None:
    from shingleback.domain.measurement import TestName

    command.add_argument(
        "destination",
        metavar="DEST",
        type=filled_path,
        help="a folder on the drive; or the whole drive, such as /dev/sdb, which is then only read",
    )
    command.add_argument(
        "tests",
        nargs="*",
        metavar="TEST",
        type=_test,
        help=", ".join(TestName) + " (default: those that suit the drive)",
    )
    depth = command.add_mutually_exclusive_group()
    depth.add_argument("--quick", action="store_true", help="only find out the kind of drive")
    depth.add_argument(
        "--full", action="store_true", help="also find the size of the cache; with the test fill: fill an empty drive"
    )
    command.add_argument("--budget", type=_capacity, metavar="BYTES", help="write at most this much, such as 20G")
    command.add_argument("--dry-run", action="store_true", help="only show what would be done")
    command.add_argument("--export", metavar="FILE", help="save the figures in FILE, a .csv or .json")
    command.add_argument(
        "--share", metavar="FILE", help="save them in FILE without names, times and paths, to share with others"
    )
    command.add_argument(
        "--reset-write-cache",
        action="store_true",
        help="only reset the write cache of the drive, after an interrupted measurement",
    )
    command.add_argument("--simulate", action="store_true", help=argparse.SUPPRESS)


def _test(name: str) -> str:
    from shingleback.domain.measurement import TestName

    if name not in tuple(TestName):
        raise argparse.ArgumentTypeError(f"expected one of {', '.join(TestName)}, not {name}")
    return name


def _usb_id(text: str) -> "UsbId":
    from shingleback.domain.drive import UsbId

    match = re.fullmatch("(?:0x)?([0-9a-fA-F]{1,4}):(?:0x)?([0-9a-fA-F]{1,4})", text)
    if not match:
        raise argparse.ArgumentTypeError(f"expected a USB ID such as 0bc2:2037, not {text}")
    return UsbId(int(match[1], 16), int(match[2], 16))


def _capacity(text: str) -> int:
    match = re.fullmatch(r"([0-9]{1,20}(?:\.[0-9]{1,3})?) ?([kMGT]?B?)", text)
    if not match:
        raise argparse.ArgumentTypeError(f"expected a size such as 4000787030016 or 4TB, not {text}")
    return round(float(match[1]) * _UNITS[match[2].removesuffix("B")])


def add_adjust(command: argparse.ArgumentParser) -> None:
    command.add_argument("device", metavar="DEVICE", type=filled_path, help=_WHOLE_DRIVE)
    change = command.add_mutually_exclusive_group()  # so that none is made beside one that is refused
    change.add_argument(
        "--uas",
        choices=("off", "on"),
        help="off: use the older driver for all enclosures of this model, from the next plug-in on; on undoes it",
    )
    change.add_argument(
        "--stop-after",
        type=_stop_after,
        metavar="MINUTES",
        help="stop the idle disk after 1 to 20 minutes, or after 30, 60, 90 and so on to 330; never; or"
        " default, which leaves it to the drive",
    )
    change.add_argument(
        "--park-heads",
        choices=("never", "default"),
        help="never: ask the idle disk not to park its heads; default leaves it to the drive",
    )


def _stop_after(text: str) -> int:
    from shingleback.domain.adjustments import DRIVES_OWN, NEVER_MIN, STANDBY_MINUTES

    times: dict[str, int] = {"never": NEVER_MIN, "default": DRIVES_OWN}
    times |= {str(minutes): minutes for minutes in STANDBY_MINUTES}
    if text not in times:
        raise argparse.ArgumentTypeError(f"expected never, default, or minutes such as 20 or 60, not {text}")
    return times[text]


def add_report(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--output", default="shingleback-report.txt", metavar="FILE", help="the file to write (default: %(default)s)"
    )


def add_diagnose(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--kernel-log",
        metavar="FILE",
        help="a kernel log, which may contain a SMART report; - is standard input (default: the log of this computer)",
    )
    command.add_argument("--smartctl", metavar="FILE", help="the output of smartctl; - is standard input")
    command.add_argument("--device", metavar="DEVICE", help="only this drive, such as /dev/sdb")


ARGUMENTS: Final[dict[str, Callable[[argparse.ArgumentParser], None]]] = {
    "drives": add_drives,
    "identify": add_identify,
    "contents": add_contents,
    "prepare": add_prepare,
    "clone": add_clone,
    "move": add_move,
    "unfinished": add_unfinished,
    "mount": add_mount,
    "unmount": add_unmount,
    "eject": add_eject,
    "care": add_care,
    "test": add_test,
    "diagnose": add_diagnose,
    "zones": add_zones,
    "adjust": add_adjust,
    "report": add_report,
    "demo": add_demo,
}
