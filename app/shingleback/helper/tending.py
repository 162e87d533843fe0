"""Verbs that tend a mounted filesystem. They last for hours on a large drive, and end when their caller goes.

A scrub or a balance is never killed, which the kernel need not heed: btrfs is asked to cancel it, and does so in order.
"""

import contextlib
import errno
import fcntl
import re
import struct
import threading
from typing import Final

from shingleback.helper.mounted import open_filesystem, path_of
from shingleback.helper.refused import Refused
from shingleback.helper.request import Request
from shingleback.helper.tools import Printed, checked
from shingleback.model.helper_verbs import Doing, Refusal

_F2FS_IOC_GARBAGE_COLLECT: Final = 0x4004F506  # linux/f2fs.h
_NOTHING_LEFT: Final = (errno.EAGAIN, errno.ENODATA)
_ANSWER_S: Final = 120.0
_AGAIN_S: Final = 1.0
_NONE_RUNNING: Final = 2  # what `cancel` ends with where there is nothing to cancel
_SCRUB_FOUND_ERRORS: Final = 3  # which it could not correct; the text tells of them
_STATUS_IS_RUNNING: Final = 1  # of `btrfs balance status`
_TRIMMED: Final = re.compile(r"\((\d+) bytes\)")


def trim(request: Request) -> list[object]:
    """The free space in a range of the filesystem, told to the drive in pieces of a least length."""
    start, length, least = (request.number(place) for place in range(3))
    with open_filesystem(request.computer, request.device) as fd:
        words = ("-v", "-o", str(start), "-l", str(length), "-m", str(least), path_of(fd))
        text = checked("fstrim", request.run("fstrim", *words, fds=(fd,), stop=request.stop))
    found = _TRIMMED.search(text)
    return [int(found[1]) if found else 0]


def usage(request: Request) -> list[object]:
    return [checked("btrfs", _btrfs(request, "filesystem", "usage", "-b"))]


def scrub(request: Request) -> list[object]:
    match request.text(0):
        case Doing.START:
            printed = _work(request, "scrub", "start", "-B")
            return [printed.text if printed.status == _SCRUB_FOUND_ERRORS else checked("btrfs", printed)]
        case Doing.STATUS:
            return [checked("btrfs", _btrfs(request, "scrub", "status", "-R"))]
        case _:
            return [_canceled(_btrfs(request, "scrub", "cancel"))]


def balance(request: Request) -> list[object]:
    """Of block groups that are at most so full: that frees room, and moves little."""
    match request.text(0):
        case Doing.START:
            full = request.number(1)
            return [checked("btrfs", _work(request, "balance", "start", f"-dusage={full}", f"-musage={full}"))]
        case Doing.STATUS:
            printed = _btrfs(request, "balance", "status", "-v")
            return [printed.text if printed.status == _STATUS_IS_RUNNING else checked("btrfs", printed)]
        case _:
            return [_canceled(_btrfs(request, "balance", "cancel"))]


def collect_garbage(request: Request) -> list[object]:
    """f2fs: one section a round, until there is nothing to collect."""
    with open_filesystem(request.computer, request.device, "f2fs") as fd:
        for rounds in range(request.number(0)):
            if request.stop.is_set:
                raise Refused(Refusal.STOPPED)
            try:
                fcntl.ioctl(fd, _F2FS_IOC_GARBAGE_COLLECT, struct.pack("=I", 1))
            except OSError as error:
                if error.errno in _NOTHING_LEFT:
                    return [rounds]
                raise Refused(Refusal.NOT_POSSIBLE_HERE, error.strerror or "") from None
    return [request.number(0)]


def _work(request: Request, kind: str, *words: str) -> Printed:
    """Until it is done, or was canceled because the caller has gone. Raises Refused then."""
    is_done = threading.Event()

    def cancel() -> None:
        """It may be asked before the work has begun, and so more than once."""
        while not is_done.is_set():
            with contextlib.suppress(Refused):
                _btrfs(request, kind, "cancel")
            is_done.wait(_AGAIN_S)

    request.stop.on_set(threading.Thread(target=cancel, name="cancel", daemon=True).start)
    try:
        printed = _btrfs(request, kind, *words, limit_s=None)
    finally:
        is_done.set()
        request.stop.on_set(None)
    if request.stop.is_set:
        raise Refused(Refusal.STOPPED)
    return printed


def _btrfs(request: Request, *words: str, limit_s: float | None = _ANSWER_S) -> Printed:
    with open_filesystem(request.computer, request.device, "btrfs") as fd:
        return request.run("btrfs", *words, path_of(fd), fds=(fd,), limit_s=limit_s)


def _canceled(printed: Printed) -> str:
    """Nothing that could be canceled is as good."""
    return "" if printed.status == _NONE_RUNNING else checked("btrfs", printed)
