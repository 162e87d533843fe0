"""What the log says about a command: that it began and how it ended, if it did more than answer a question."""

import os
from argparse import Namespace
from typing import Final

from shingleback import __version__
from shingleback.domain.errors import Why
from shingleback.protocol.results import CommandResult, DueFinished
from shingleback.store.log import DEBUG_VARIABLE, Log, begin
from shingleback.store.private_files import Paths, claim

_LOGGED: Final = frozenset(
    {
        "adjust",
        "backup",
        "care",
        "clone",
        "eject",
        "mount",
        "move",
        "prepare",
        "restore",
        "test",
        "try-restore",
        "unmount",
        "verify",
    }
)
_QUICK: Final = frozenset(
    {
        *("answer", "diff", "due", "find", "history", "identify", "list"),
        *("look", "sizes", "trace", "unfinished", "versions"),
    }
)
"""Commands that use no library that logs, and are often waited for."""
_CRASHES: Final = frozenset({Why.INTERNAL, Why.PROCESS_ENDED})


def begin_log(arguments: Namespace) -> Log:
    if arguments.debug:
        os.environ[DEBUG_VARIABLE] = "1"  # workers inherit it
    paths = Paths.of_user()
    claim(paths)
    return begin(paths, arguments.command, keeps_only_crashes=arguments.command == "demo")


def note_start(log: Log, command: str) -> None:
    if command in _LOGGED:
        log.note("started", version=__version__)
    elif command not in _QUICK:
        log.load()  # for the complaints of libraries


def note_end(log: Log, result: CommandResult) -> None:
    if result.why in _CRASHES:
        log.crashed(str(result.values.get("detail", "")), why=result.why)
    if result.command in _LOGGED:
        log.note("ended", outcome=result.outcome, why=result.why, code=result.exit_code)
    if isinstance(result, DueFinished):
        for run in result.runs:
            log.note("due", outcome=run.outcome, why=run.why)
