"""The program, but a restore waits for a command after five files.

Usage: python held_program.py ARGUMENTS
"""

import itertools
import select
import sys

from shingleback.__main__ import main
from shingleback.engine.restore.new_file import NewFile
from shingleback.protocol import process
from shingleback.protocol.control import CommandControl

_put_new = NewFile.put_new
_count = itertools.count(1)
_commands_fds: list[int] = []


def _listen(commands_fd: int) -> CommandControl:
    _commands_fds.append(commands_fd)
    return CommandControl(commands_fd)


def _put_new_or_wait(self: NewFile, name: bytes) -> None:
    _put_new(self, name)
    if next(_count) == 5:
        select.select(_commands_fds, [], [])


if __name__ == "__main__":
    NewFile.put_new = _put_new_or_wait  # type: ignore[method-assign]
    process.CommandControl = _listen  # type: ignore[attr-defined, assignment]
    sys.exit(main())
