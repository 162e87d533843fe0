"""Verbs that maintain a mounted filesystem: TRIM, scrub, balance, collecting garbage.

They take hours on a large drive, and end when their caller leaves. A scrub or a balance is never killed, because the
kernel may ignore that: btrfs is asked to cancel it, and does so cleanly.
"""

import contextlib
import errno
import fcntl
import re
import struct
import threading
from typing import Final

from shingleback.domain.helper_protocol import Doing, HelperRefusal
from shingleback.helper.devices import open_filesystem, path_of
from shingleback.helper.programs import ProgramCall, ProgramOutput, checked
from shingleback.helper.verb_process import Refused

_F2FS_IOC_GARBAGE_COLLECT: Final = 0x4004F506  # linux/f2fs.h
_NOTHING_LEFT: Final = (errno.EAGAIN, errno.ENODATA)
_ANSWER_S: Final = 120.0
_AGAIN_S: Final = 1.0
_NONE_RUNNING: Final = 2  # exit status of `cancel` and `resume` if there is nothing to cancel or to resume
_SCRUB_WORDS: Final = ("-B", "-c", "3")  # wait until it ends; all other reads and writes go first
_GROUPS: Final = 2
_SCRUB_FOUND_ERRORS: Final = 3  # exit status: errors that could not be corrected; the output describes them
_STATUS_IS_RUNNING: Final = 1  # exit status of `btrfs balance status`
_TRIMMED: Final = re.compile(r"\((\d+) bytes\)")


def trim(request: ProgramCall) -> list[object]:
    """Trim the free space in a range, except pieces of less than `least` bytes. Returns the bytes trimmed."""
    start, length, least = (request.number(place) for place in range(3))
    with open_filesystem(request.computer, request.device) as fd:
        arguments = ("-v", "-o", str(start), "-l", str(length), "-m", str(least), path_of(fd))
        text = checked("fstrim", request.run("fstrim", *arguments, fds=(fd,), stop=request.stop))
    match = _TRIMMED.search(text)
    return [int(match[1]) if match else 0]


def scrub(request: ProgramCall) -> list[object]:
    match Doing(request.text(0)):
        case Doing.START | Doing.RESUME as doing:
            printed = _work(request, "scrub", doing.value, *_SCRUB_WORDS)
            if doing is Doing.RESUME and printed.status == _NONE_RUNNING:
                printed = _work(request, "scrub", "start", *_SCRUB_WORDS)
            return [printed.text if printed.status == _SCRUB_FOUND_ERRORS else checked("btrfs", printed)]
        case Doing.STATUS:
            return [checked("btrfs", _btrfs(request, "scrub", "status", "-R"))]
        case _:
            return [_canceled(_btrfs(request, "scrub", "cancel"))]


def balance(request: ProgramCall) -> list[object]:
    """Start a balance of two data block groups filled up to a given percentage, or ask for its status, or cancel it.

    Nearly empty groups free much space and move little data. Metadata block groups are left alone: their free space is
    needed soon, and moving them takes the last unallocated space, without which the data cannot be moved either.
    """
    match request.text(0):
        case Doing.START:
            full = request.number(1)
            return [
                checked(
                    "btrfs",
                    _work(
                        request,
                        "balance",
                        "start",
                        f"-dusage={full},limit={_GROUPS}",
                    ),
                )
            ]
        case Doing.STATUS:
            printed = _btrfs(request, "balance", "status", "-v")
            return [printed.text if printed.status == _STATUS_IS_RUNNING else checked("btrfs", printed)]
        case _:
            return [_canceled(_btrfs(request, "balance", "cancel"))]


def collect_garbage(request: ProgramCall) -> list[object]:
    """Collect f2fs garbage, a section a round, until the rounds are up or nothing is left. Returns the rounds done."""
    with open_filesystem(request.computer, request.device, "f2fs") as fd:
        for rounds in range(request.number(0)):
            if request.stop.is_set:
                raise Refused(HelperRefusal.STOPPED)
            try:
                fcntl.ioctl(fd, _F2FS_IOC_GARBAGE_COLLECT, struct.pack("=I", 1))
            except OSError as error:
                if error.errno in _NOTHING_LEFT:
                    return [rounds]
                raise Refused(HelperRefusal.NOT_POSSIBLE_HERE, error.strerror or "") from None
    return [request.number(0)]


def _work(request: ProgramCall, kind: str, *arguments: str) -> ProgramOutput:
    """Run a scrub or balance to its end. Raises Refused if it was canceled because the caller has gone.

    Afterward, nothing of it keeps the filesystem busy.
    """
    may_end, is_done = threading.Event(), threading.Event()

    def cancel() -> None:
        """Cancel repeatedly, because the first attempt may come before the work has begun."""
        may_end.wait()
        while not is_done.is_set():
            with contextlib.suppress(Refused):
                _btrfs(request, kind, "cancel")
            is_done.wait(_AGAIN_S)

    canceling = threading.Thread(target=cancel, name="cancel", daemon=True)
    canceling.start()
    request.stop.on_set(may_end.set)
    try:
        printed = _btrfs(request, kind, *arguments, limit_s=None)
    finally:
        is_done.set()
        request.stop.on_set(None)
        may_end.set()
        canceling.join()
    if request.stop.is_set:
        raise Refused(HelperRefusal.STOPPED)
    return printed


def _btrfs(request: ProgramCall, *arguments: str, limit_s: float | None = _ANSWER_S) -> ProgramOutput:
    with open_filesystem(request.computer, request.device, "btrfs") as fd:
        return request.run("btrfs", *arguments, path_of(fd), fds=(fd,), limit_s=limit_s)


def _canceled(printed: ProgramOutput) -> str:
    """Return the output of `cancel`; empty if there was nothing to cancel, which is fine too."""
    return "" if printed.status == _NONE_RUNNING else checked("btrfs", printed)
