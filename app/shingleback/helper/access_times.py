"""The verb that makes a mount keep no access times, and leaves everything else about it as it is.

mount_setattr(2) has been there since Linux 5.12. It changes a mount and not the filesystem, and only in the mount
namespace of the process: so the helper must not have one of its own.
"""

import ctypes
import os
from typing import Final

from shingleback.helper.mounted import mounts_of, open_mount
from shingleback.helper.refused import Refused
from shingleback.helper.request import Request
from shingleback.model.helper_verbs import Refusal

_MOUNT_SETATTR: Final = 442  # the number of the system call on every architecture but Alpha
_AT_EMPTY_PATH: Final = 0x1000
_MOUNT_ATTR_ATIME: Final = 0x70  # all of the bits that say which access times are kept
_MOUNT_ATTR_NOATIME: Final = 0x10


class _MountAttr(ctypes.Structure):
    _fields_ = (
        ("attr_set", ctypes.c_uint64),
        ("attr_clr", ctypes.c_uint64),
        ("propagation", ctypes.c_uint64),
        ("userns_fd", ctypes.c_uint64),
    )


def remount_noatime(request: Request) -> list[object]:
    """All of the mounts of the filesystem."""
    found = mounts_of(request.computer, request.device)
    for mount in found:
        with open_mount(mount, request.device) as fd:
            _set_noatime(fd)
    return [len(found)]


def _set_noatime(fd: int) -> None:
    wanted = _MountAttr(attr_set=_MOUNT_ATTR_NOATIME, attr_clr=_MOUNT_ATTR_ATIME)
    libc = ctypes.CDLL(None, use_errno=True)
    libc.syscall.restype = ctypes.c_long
    words = (ctypes.c_int(fd), ctypes.c_char_p(b""), ctypes.c_uint(_AT_EMPTY_PATH))
    if libc.syscall(
        ctypes.c_long(_MOUNT_SETATTR), *words, ctypes.byref(wanted), ctypes.c_size_t(ctypes.sizeof(wanted))
    ):
        raise Refused(Refusal.NOT_POSSIBLE_HERE, os.strerror(ctypes.get_errno()))
