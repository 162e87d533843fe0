"""Reads the kernel's log from a file, the journal, or the kernel itself. Lines are read lazily, never all at once.

The journal provides the messages of the kernel and udisksd since boot. `/dev/kmsg` holds only the last few hundred
kilobytes, in records "pri,seq,usec,flags;text", and usually only root can open it. For users who may not read the log,
Shingleback's helper returns the messages about one device.
"""

import asyncio
import contextlib
import itertools
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final

from shingleback.devices.dbus import NotThere, Unanswered, connected
from shingleback.devices.helper_client import Helper
from shingleback.devices.sysfs.reader import device_number, helper_device
from shingleback.domain.child_limits import LOG_READER
from shingleback.domain.errors import DriveRefused, UsageError, Why
from shingleback.domain.text import kmsg_text, text_lines

STANDARD_INPUT: Final = "-"
JOURNAL: Final = "journal"
KERNEL: Final = "kernel"
_KMSG: Final = Path("/dev/kmsg")
_RECORD: Final = 8192  # the kernel returns one record per read, and refuses a shorter buffer
_LONGEST_LINE: Final = 65_536
_MAX_JOURNAL_LINES: Final = 1_000_000
_MARKS: Final = {b"\xff\xfe": "utf-16-le", b"\xfe\xff": "utf-16-be"}
HELPER: Final = "helper"
_SYSFS: Final = Path("/sys")
_ANSWER_S: Final = 10.0


@dataclass(frozen=True, slots=True)
class OpenLog:
    """A log that is being read.

    Attributes:
        name: the file's name, or `journal`, or `kernel`.
        lines: read lazily; bytes that are not UTF-8 are replaced.
    """

    name: str
    lines: Iterator[str]


@contextlib.contextmanager
def open_log(file: str | None, kmsg: Path = _KMSG, journalctl: str = "journalctl") -> Iterator[OpenLog]:
    """Open a file, `-` for standard input, or this computer's own log. Raises UsageError if none can be opened."""
    with contextlib.ExitStack() as stack:
        if file is not None:
            try:
                source = sys.stdin.buffer if file == STANDARD_INPUT else stack.enter_context(Path(file).open("rb"))
            except OSError as error:
                raise unreadable(file, error) from None
            yield OpenLog(file, _decoded(file, source))
            return
        lines = _journal_lines(journalctl, stack)
        if lines is not None:
            yield OpenLog(JOURNAL, lines)
            return
        lines = _kmsg_lines(kmsg, stack)
        if lines is None:
            raise UsageError(Why.KERNEL_LOG_CLOSED)
        yield OpenLog(KERNEL, lines)


def _decoded(name: str, file: BinaryIO) -> Iterator[str]:
    """Yield decoded lines. A line that is too long comes in pieces."""
    try:
        first = file.readline(_LONGEST_LINE)
        wide = _MARKS.get(first[:2])
        if wide:  # saved by Windows; such a file is small
            data = (first + file.read(64 * _LONGEST_LINE))[2:]
            yield from text_lines(data.decode(wide, "replace"))
            return
        while first:
            yield first.decode("utf-8", "replace")
            first = file.readline(_LONGEST_LINE)
    except OSError as error:
        raise unreadable(name, error) from None


def _journal_lines(journalctl: str, stack: contextlib.ExitStack) -> Iterator[str] | None:
    """Return the journal's lines; None if there is no journal, or nothing in it that this user may read."""
    program = shutil.which(journalctl)
    if program is None:
        return None
    options = ["--boot", "--quiet", "--no-pager", "--output=short-iso-precise", f"--lines={_MAX_JOURNAL_LINES}"]
    process = subprocess.Popen(  # noqa: S603 (fixed arguments only)
        [program, *options, "_TRANSPORT=kernel", "+", "SYSLOG_IDENTIFIER=udisksd"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    LOG_READER.apply_to(process.pid)
    stack.callback(_end, process)
    if process.stdout is None:
        return None
    lines = _decoded(JOURNAL, process.stdout)  # type: ignore[arg-type]
    first = next(lines, None)
    return None if first is None else itertools.chain([first], lines)


def _end(process: "subprocess.Popen[bytes]") -> None:
    process.kill()
    process.communicate()


def _kmsg_lines(kmsg: Path, stack: contextlib.ExitStack) -> Iterator[str] | None:
    try:
        fd = os.open(kmsg, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
        stack.callback(os.close, fd)
        first = _record(fd)
    except OSError:
        return None
    return itertools.chain(text_lines(first), _records(fd))


def _records(fd: int) -> Iterator[str]:
    with contextlib.suppress(OSError):
        while record := _record(fd):
            yield from text_lines(record)


def _record(fd: int) -> str:
    """Read the next record; empty at the end. Skips records that were overwritten meanwhile."""
    while True:
        try:
            return kmsg_text(os.read(fd, _RECORD).decode("utf-8", "replace"))
        except BlockingIOError:
            return ""
        except BrokenPipeError:
            continue


def unreadable(name: str, error: OSError) -> UsageError:
    detail = os.strerror(error.errno) if error.errno else str(error)
    return UsageError(Why.FILE_UNREADABLE, path=name, detail=detail)


def log_of_device(disk: str, address: str | None = None, sysfs: Path = _SYSFS) -> list[str] | None:
    """Return records as in /dev/kmsg about a disk, by its kernel name; None if the helper does not provide them.

    `address` is the bus address; None for the system bus.
    """
    number = device_number(sysfs / "class/block" / disk / "dev")
    device = helper_device(number, sysfs) if number else None
    if device is None:
        return None

    async def ask() -> list[str]:
        async with connected(address, _ANSWER_S) as bus:
            return await Helper(bus).kernel_log(device)

    try:
        return asyncio.run(ask())
    except (NotThere, Unanswered, DriveRefused):
        return None
