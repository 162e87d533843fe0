"""Runs a verb that polkit has allowed. The device checks for all verbs are here.

Some verbs change kernel settings, which are lost when the drive is unplugged.

Others maintain a mounted filesystem. They take hours on a large drive, and end when their caller leaves. A scrub or a
balance is never killed, because the kernel may ignore that: btrfs is asked to cancel it, and does so cleanly.

One verb makes a mount `noatime`, and leaves its other options as they are. mount_setattr(2) exists since Linux 5.12. It
changes a mount and not the filesystem, and only in the mount namespace of the process: so the helper must not have one
of its own.
"""

import contextlib
import ctypes
import errno
import fcntl
import os
import re
import struct
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from shingleback.domain.helper_protocol import HARMLESS, Doing, HelperRefusal, Verb
from shingleback.helper.devices import (
    BlockDevice,
    Computer,
    ProtectedDisks,
    check_still_there,
    disks_below,
    find_device,
    mounts_of,
    names_in,
    open_filesystem,
    open_mount,
    path_of,
)
from shingleback.helper.programs import (
    Do,
    ProgramCall,
    ProgramOutput,
    RunProgram,
    checked,
    health,
    kernel_log,
    make_filesystem,
    run_tool,
)
from shingleback.helper.verb_process import Refused, Stop

_NO_LIMIT_PERCENT: Final = 100
_FUSE: Final = "fuseblk"


def set_max_sectors(request: ProgramCall) -> list[object]:
    """Set the largest request to the disk below, in KiB. The kernel refuses more than the drive can take."""
    _write(request.device, _only_disk(request.device) / "queue/max_sectors_kb", request.number(0))
    return []


def set_command_timeout(request: ProgramCall) -> list[object]:
    """Set the command timeout of the disk below, in seconds. It must be a SCSI disk (USB or SATA)."""
    _write(request.device, _only_disk(request.device) / "device/timeout", request.number(0))
    return []


def set_write_limit(request: ProgramCall) -> list[object]:
    """Limit how much written data of this filesystem alone may wait in memory, in bytes; 0 removes the limit.

    `strict_limit` and `max_bytes` came with Linux 6.2. The kernel stores the bytes as a share of all memory that may be
    dirty, so the value read back differs a little. `max_bytes` has no effect without `strict_limit` while memory is
    free, so `strict_limit` is set last and removed first.
    """
    folder, most = _write_back_of(request.computer, request.device), request.number(0)
    if not (folder / "max_bytes").exists():
        raise Refused(HelperRefusal.NOT_POSSIBLE_HERE)
    if most:
        _write(request.device, folder / "max_bytes", most)
        _write(request.device, folder / "strict_limit", 1)
    else:
        _write(request.device, folder / "strict_limit", 0)
        _write(request.device, folder / "max_ratio", _NO_LIMIT_PERCENT)
    return []


def _write_back_of(computer: Computer, device: BlockDevice) -> Path:
    """Return the write-back folder (bdi) in sysfs. btrfs and FUSE have one per filesystem; others use their disk's."""
    if mounts_of(computer, device)[0].filesystem == "btrfs":
        filesystems = computer.sysfs / "fs/btrfs"
        for uuid in names_in(filesystems):
            if device.name in names_in(filesystems / uuid / "devices"):
                return (filesystems / uuid / "bdi").resolve()
    fuse = computer.sysfs / f"class/bdi/{os.major(device.number)}:{os.minor(device.number)}-{_FUSE}"
    return (fuse if fuse.exists() else device.disk / "bdi").resolve()


def _only_disk(device: BlockDevice) -> Path:
    disks = disks_below(device.folder)
    if len(disks) != 1:
        raise Refused(HelperRefusal.NOT_POSSIBLE_HERE)
    return disks.pop()


def _write(device: BlockDevice, file: Path, value: int) -> None:
    """Write to a sysfs file. Once opened, such a file takes nothing if its drive has gone."""
    try:
        fd = os.open(file, os.O_WRONLY | os.O_CLOEXEC | os.O_NOFOLLOW)
    except OSError:
        raise Refused(HelperRefusal.NOT_POSSIBLE_HERE) from None
    try:
        check_still_there(device)
        os.write(fd, b"%d" % value)
    except OSError as error:
        raise Refused(HelperRefusal.NOT_POSSIBLE_HERE, error.strerror or "") from None
    finally:
        os.close(fd)


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


_MOUNT_SETATTR: Final = 442  # the system call's number on every architecture but Alpha
_AT_EMPTY_PATH: Final = 0x1000
_MOUNT_ATTR_ATIME: Final = 0x70  # all bits of the access time mode
_MOUNT_ATTR_NOATIME: Final = 0x10


class _MountAttr(ctypes.Structure):
    _fields_ = (
        ("attr_set", ctypes.c_uint64),
        ("attr_clr", ctypes.c_uint64),
        ("propagation", ctypes.c_uint64),
        ("userns_fd", ctypes.c_uint64),
    )


def remount_noatime(request: ProgramCall) -> list[object]:
    """Set `noatime` on all mounts of the filesystem. Returns their number."""
    mounts = mounts_of(request.computer, request.device)
    for mount in mounts:
        with open_mount(mount, request.device) as fd:
            _set_noatime(fd)
    return [len(mounts)]


def _set_noatime(fd: int) -> None:
    attributes = _MountAttr(attr_set=_MOUNT_ATTR_NOATIME, attr_clr=_MOUNT_ATTR_ATIME)
    libc = ctypes.CDLL(None, use_errno=True)
    libc.syscall.restype = ctypes.c_long
    arguments = (ctypes.c_int(fd), ctypes.c_char_p(b""), ctypes.c_uint(_AT_EMPTY_PATH))
    if libc.syscall(
        ctypes.c_long(_MOUNT_SETATTR), *arguments, ctypes.byref(attributes), ctypes.c_size_t(ctypes.sizeof(attributes))
    ):
        raise Refused(HelperRefusal.NOT_POSSIBLE_HERE, os.strerror(ctypes.get_errno()))


HANDLERS: Final[Mapping[Verb, Do]] = {
    Verb.HEALTH: health,
    Verb.KERNEL_LOG: kernel_log,
    Verb.REMOUNT_NOATIME: remount_noatime,
    Verb.SET_MAX_SECTORS: set_max_sectors,
    Verb.SET_COMMAND_TIMEOUT: set_command_timeout,
    Verb.SET_WRITE_LIMIT: set_write_limit,
    Verb.TRIM: trim,
    Verb.SCRUB: scrub,
    Verb.BALANCE: balance,
    Verb.COLLECT_GARBAGE: collect_garbage,
    Verb.MAKE_FILESYSTEM: make_filesystem,
}


class Verbs:
    def __init__(self, computer: Computer, drives: ProtectedDisks, run: RunProgram = run_tool) -> None:
        self._computer = computer
        self._drives = drives
        self._run = run

    def do(self, verb: Verb, values: list[object], uid: int, stop: Stop) -> list[object]:
        """Run a verb on a device. `values` begin with the device's numbers; `uid` is the caller's user id.

        Waits for the drive. Raises Refused.
        """
        major, minor, sequence = (int(str(value)) for value in values[:3])
        device = find_device(self._computer, major, minor, sequence)
        if verb not in HARMLESS:
            self._drives.check(device)
        request = ProgramCall(
            computer=self._computer, device=device, values=tuple(values[3:]), uid=uid, run=self._run, stop=stop
        )
        return HANDLERS[verb](request)
