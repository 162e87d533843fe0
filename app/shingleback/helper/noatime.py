"""The verb that makes a mount `noatime`, and leaves its other options as they are.

mount_setattr(2) exists since Linux 5.12. It changes a mount and not the filesystem, and only in the mount namespace of
the process: so the helper must not have one of its own.
"""

import ctypes
import os
from typing import Final

from shingleback.domain.helper_protocol import HelperRefusal
from shingleback.helper.devices import mounts_of, open_mount
from shingleback.helper.programs import ProgramCall
from shingleback.helper.verb_process import Refused

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
