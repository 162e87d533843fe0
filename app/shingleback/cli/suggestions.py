"""What to suggest for a command or an option that does not exist."""

from collections.abc import Iterable
from typing import Final

_MEANT: Final = {
    "benchmark": "test",
    "check": "verify",
    "copy": "clone",
    "create": "backup",
    "extract": "restore",
    "format": "prepare",
    "health": "drives",
    "info": "drives",
    "log": "history",
    "ls": "list",
    "measure": "test",
    "recover": "restore",
    "scrub": "care",
    "search": "find",
    "size": "sizes",
    "smart": "drives",
    "snapshots": "versions",
    "status": "drives",
    "trim": "care",
    "umount": "unmount",
    "unplug": "eject",
}
"""What people type who know other programs, and the command here."""


def unknown_command(name: str, commands: Iterable[str]) -> str:
    if name == "help":
        return 'there is no command "help"; use --help, or COMMAND --help'
    meant = _MEANT.get(name) or _most_similar(name, commands)
    return f'there is no command "{name}"; {_question(meant)}--help lists all commands'


def unknown_option(argument: str, options: Iterable[str]) -> str:
    name = argument.partition("=")[0]
    return f"there is no option {name}; {_question(_most_similar(name, options))}--help lists all options"


def _question(meant: str) -> str:
    return f"did you mean {meant}? " if meant else ""


def _most_similar(name: str, candidates: Iterable[str]) -> str:
    import difflib

    return next(iter(difflib.get_close_matches(name, list(candidates), n=1)), "")
