"""Whether the kernel has a filesystem of a device in use, also where another mount namespace hides it.

UDisks2 does not care: its `Format` erases a drive that somebody else has for himself alone (seen with 2.9.4), such as a
container that has FAT or exFAT mounted, and of these sysfs tells nothing. ustat(2) looks at the filesystems themselves,
and answers everybody.
"""

import ctypes
import platform
from typing import Final

_USTAT: Final = {"x86_64": 136, "i686": 62}  # newer architectures do not have it
_MOST_BYTES: Final = 64  # its answer is shorter


def is_mounted_anywhere(number: int) -> bool:
    """By the device's number. May wait for the drive; where the kernel cannot be asked, nothing is known: False."""
    call = _USTAT.get(platform.machine())
    if call is None:
        return False
    answer = ctypes.create_string_buffer(_MOST_BYTES)
    return bool(ctypes.CDLL(None).syscall(ctypes.c_long(call), ctypes.c_ulong(number), answer) == 0)
