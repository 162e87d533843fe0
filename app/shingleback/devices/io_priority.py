"""Lets everybody else's reads and writes go before those of this process."""

import ctypes
import platform
from typing import Final

_IOPRIO_SET: Final = {"x86_64": 251, "i686": 289, "aarch64": 30, "riscv64": 30, "armv7l": 314, "ppc64le": 273}
_WHO_PROCESS: Final = 1
_THIS_PROCESS: Final = 0
_CLASS_SHIFT: Final = 13
_IDLE: Final = 3 << _CLASS_SHIFT


def be_idle() -> bool:
    """False where the kernel, or this program, does not know how. Whether it helps is up to the disk's scheduler."""
    call = _IOPRIO_SET.get(platform.machine())
    if call is None:
        return False
    libc = ctypes.CDLL(None, use_errno=True)
    libc.syscall.restype = ctypes.c_long
    words = (ctypes.c_long(call), ctypes.c_int(_WHO_PROCESS), ctypes.c_int(_THIS_PROCESS), ctypes.c_int(_IDLE))
    return int(libc.syscall(*words)) == 0
