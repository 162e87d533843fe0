"""The arguments of the commands that back up and restore; those for drives are in `drive_arguments`.

Those of one command are added, and only its values are loaded.
"""

import argparse
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from datetime import datetime

    from shingleback.engine.source.copy_context import Limits

HISTORY_STEPS: Final = {"1s": 1, "10s": 10, "10min": 600}
"""Names of the resolutions of a drive's history, and their seconds; see `monitor.drive_history`."""
PACES: Final = "gentle, balanced, full, or megabytes per second (default: balanced)"


_Options = argparse._ActionsContainer  # noqa: SLF001 (the library has no public name for a parser or group)


def filled_path(text: str) -> str:
    """Reject an empty path, as from an unset variable: it would mean the current folder."""
    if not text:
        raise argparse.ArgumentTypeError("an empty path isn't allowed here")
    return text


def whole_number(text: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text):
        raise argparse.ArgumentTypeError(f"expected a whole number, not {text}")
    return int(text)


def moment(text: str) -> "datetime":
    from shingleback.domain.local_time import local_time, parse_moment

    at = parse_moment(text, local_time())
    if at is None:
        raise argparse.ArgumentTypeError(f"expected a time such as 07:00 or 2026-03-01T07:00, not {text}")
    return at


def _limits(text: str) -> "Limits":
    from shingleback.engine.source.copy_context import Limits

    try:
        count_bytes, files, seconds = text.split(",")
        return Limits(int(count_bytes), int(files), float(seconds))
    except ValueError:
        raise argparse.ArgumentTypeError(f"expected BYTES,FILES,SECONDS, not {text}") from None


def add_limits(command: argparse.ArgumentParser) -> None:
    from shingleback.engine.source.copy_context import Limits

    command.add_argument(
        "--checkpoint", type=_limits, default=Limits(), metavar="BYTES,FILES,SECONDS", help=argparse.SUPPRESS
    )


def add_backup(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "paths",
        nargs="*",
        metavar="SOURCE... DEST",
        help="the folders to back up, then the folder on the drive to back them up to",
    )
    command.add_argument("--pace", metavar="PACE", help=PACES)
    command.add_argument(
        "--ready-by",
        type=moment,
        metavar="TIME",
        help="use the gentlest pace that finishes by this time, such as 07:00, and say if that is too soon",
    )
    command.add_argument("--no-versions", action="store_true", help="keep only the newest state, no older versions")
    command.add_argument("--dry-run", action="store_true", help="only show what would be done")
    options = command.add_argument_group("what to back up")
    _add_excludes(options)
    options.add_argument(
        "--show-excludes", action="store_true", help="only show what backups exclude, and where to change that"
    )
    options.add_argument(
        "--cross-filesystems", action="store_true", help="also back up other filesystems mounted in a source"
    )
    mounted = "also back up the filesystem mounted at PATH in a source; with ID=PATH, only if it has that ID"
    _add_repeated(options, "--include-mount", "PATH", mounted)
    _add_answers(command.add_argument_group("answers to questions that a backup may ask"))
    scripted = command.add_argument_group("for scripts and timers")
    scripted.add_argument(
        "--place", default="", metavar="PATH", help="back up only if DEST has the backup that was at PATH before"
    )
    scripted.add_argument("--set", default="", metavar="KEY", help="the key of the backup set that this run belongs to")
    add_limits(command)
    command.add_argument("--simulate", type=_preset, metavar="PRESET", help=argparse.SUPPRESS)


def _add_answers(options: _Options) -> None:
    options.add_argument(
        "--allow-empty",
        action="store_true",
        help="back up even if most files of a source are gone: they were deleted on purpose",
    )
    options.add_argument(
        "--make-room", action="store_true", help="if space is short, also delete versions of the last weeks and months"
    )
    options.add_argument(
        "--continue",
        dest="continues",
        action="append",
        default=[],
        metavar="OLD=NEW",
        help="source NEW is the folder that used to be at OLD: copy only what has changed",
    )
    options.add_argument(
        "--continue-computer", default="", metavar="NAME", help="continue the backup of the computer called NAME"
    )
    options.add_argument(
        "--as-new", action="store_true", help="treat new sources as different folders, even if they look familiar"
    )
    options.add_argument("--new", action="store_true", help="start a new backup even if another one used to be here")


def _add_repeated(options: _Options, name: str, metavar: str, help_text: str) -> None:
    """An option that may be given several times."""
    options.add_argument(name, action="append", default=[], metavar=metavar, help=f"{help_text}; may be repeated")


def _add_excludes(options: _Options) -> None:
    from shingleback.domain.presets import BY_DEFAULT, PRESETS

    _add_repeated(options, "--exclude", "PATTERN", "exclude files and folders: *.iso, Downloads/, ~/Videos/raw")
    options.add_argument("--no-default-excludes", action="store_true", help="exclude only what other options name")
    names = [preset.name for preset in PRESETS]
    options.add_argument(
        "--preset",
        action="append",
        default=[],
        choices=[BY_DEFAULT, *names],
        metavar="NAME",
        help=f"exclude a kind of file: {', '.join(names)}, or {BY_DEFAULT} (all that new backup sets exclude);"
        " may be repeated",
    )
    options.add_argument(
        "--snapshots", action="store_true", help="include snapshots of btrfs, ZFS, snapper and Timeshift"
    )


def _preset(name: str) -> str:
    from shingleback.simulator.presets import PRESETS

    if name not in PRESETS:
        raise argparse.ArgumentTypeError(f"expected one of {', '.join(sorted(PRESETS))}, not {name}")
    return name


def add_verify(command: argparse.ArgumentParser) -> None:
    add_destination(command)
    command.add_argument("--sample", default="1/1", metavar="N/T", help="check only part N of T (default: %(default)s)")
    scope = command.add_mutually_exclusive_group()
    scope.add_argument("--newest", action="store_true", help="check only the newest state, which is faster")
    scope.add_argument("--at", metavar="VERSION", help="check only this version")


def add_destination(command: argparse.ArgumentParser) -> None:
    command.add_argument("destination", metavar="DEST", help="the folder of the backup")


def add_look(command: argparse.ArgumentParser) -> None:
    add_destination(command)
    _add_repeated(command, "--source", "FOLDER", "also show whether the backup has FOLDER under an earlier path")


def add_restore(command: argparse.ArgumentParser) -> None:
    add_destination(command)
    command.add_argument(
        "paths",
        nargs="*",
        metavar="PATH",
        help="a file or folder: its path in the backup or its original path (default: everything)",
    )
    _add_exact_path(command)
    place = command.add_mutually_exclusive_group(required=True)
    place.add_argument("--to", metavar="DIR", help="the folder to restore to")
    place.add_argument("--in-place", action="store_true", help="restore to the original folders")
    _add_version(command, "the name of a version")
    conflict = command.add_mutually_exclusive_group()
    conflict.add_argument("--overwrite", action="store_true", help="replace existing files that differ")
    conflict.add_argument(
        "--keep-both", action="store_true", help="keep existing files that differ, and restore beside them"
    )
    command.add_argument(
        "--dry-run", action="store_true", help="only show what would be done, and which files already exist"
    )
    command.add_argument(
        "--yes",
        action="store_true",
        help="with --in-place: also restore to folders that this computer has never backed up",
    )
    command.add_argument(
        "--special-permissions",
        action="store_true",
        help="also restore setuid and setgid bits, capabilities and other attributes that need root",
    )
    command.add_argument("--passing", action="store_true", help=argparse.SUPPRESS)
    command.add_argument("--accepted-places", default="", metavar="MARK", help=argparse.SUPPRESS)
    command.add_argument("--seen", type=int, metavar="NANOSECONDS", help=argparse.SUPPRESS)


def _add_exact_path(command: argparse.ArgumentParser) -> None:
    """For programs: a path that is not UTF-8, in base64, as in the `path_bytes` of events."""
    command.add_argument("--path-bytes", action="append", default=[], type=exact_path, help=argparse.SUPPRESS)


def _add_version(command: argparse.ArgumentParser, meaning: str) -> None:
    command.add_argument("--version", dest="version_name", metavar="VERSION", help=f"{meaning} (default: the newest)")


def add_exact_ends(command: argparse.ArgumentParser) -> None:
    """For programs: source and target in base64, if one of them is not UTF-8. See `ends_options`."""
    from shingleback.store.unfinished import ENDS_BYTES

    command.add_argument(ENDS_BYTES, nargs=2, type=exact_path, help=argparse.SUPPRESS)


def exact_path(text: str) -> bytes:
    import base64

    try:
        return base64.b64decode(text, validate=True)
    except ValueError:
        raise argparse.ArgumentTypeError(f"expected base64, not {text}") from None


def add_try_restore(command: argparse.ArgumentParser) -> None:
    add_destination(command)
    command.add_argument(
        "--count", type=whole_number, default=5, metavar="N", help="how many random files (default: %(default)s)"
    )


def add_list(command: argparse.ArgumentParser) -> None:
    add_destination(command)
    command.add_argument(
        "folder",
        nargs="?",
        default="",
        metavar="FOLDER",
        help="a folder: its path in the backup or its original path (default: the top)",
    )
    _add_exact_path(command)
    _add_version(command, "the name of a version")


def add_find(command: argparse.ArgumentParser) -> None:
    add_destination(command)
    command.add_argument("text", metavar="TEXT", help="words in the name")
    _add_version(command, "the name of a version")


def add_trace(command: argparse.ArgumentParser) -> None:
    add_destination(command)
    command.add_argument("text", nargs="?", default="", metavar="TEXT", help="words in the name")
    command.add_argument(
        "--path",
        default="",
        metavar="PATH",
        help="instead of TEXT: the file or folder at PATH in the backup, with its earlier names",
    )
    _add_version(command, "the version that PATH is in")


def add_diff(command: argparse.ArgumentParser) -> None:
    add_destination(command)
    command.add_argument("old", metavar="OLD", help="the older version")
    command.add_argument("new", nargs="?", metavar="NEW", help="the newer version (default: the newest)")


def add_history(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--count", type=whole_number, default=20, metavar="N", help="how many runs, newest first (default: %(default)s)"
    )
    command.add_argument(
        "--drive", metavar="DRIVE", help="show how this drive performed: its device, or a folder on it"
    )
    command.add_argument(
        "--every",
        choices=tuple(HISTORY_STEPS),
        default="10min",
        help="with --drive: the interval of the averages; shorter ones go back less far (default: %(default)s)",
    )


def add_due(command: argparse.ArgumentParser) -> None:
    command.add_argument("--notify", action="store_true", help="show the results as desktop notifications")


def add_sizes(command: argparse.ArgumentParser) -> None:
    command.add_argument("paths", nargs="+", metavar="FOLDER", help="a folder to count")
    command.add_argument("--subfolders", action="store_true", help="count each direct subfolder separately")
    _add_excludes(command)
    command.add_argument("--excluded", action="store_true", help="also count what every preset would exclude, by kind")


ARGUMENTS: Final[dict[str, Callable[[argparse.ArgumentParser], None]]] = {
    "backup": add_backup,
    "sizes": add_sizes,
    "due": add_due,
    "verify": add_verify,
    "try-restore": add_try_restore,
    "look": add_look,
    "history": add_history,
    "versions": add_destination,
    "list": add_list,
    "find": add_find,
    "trace": add_trace,
    "diff": add_diff,
    "restore": add_restore,
}
