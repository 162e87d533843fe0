"""Confines a process to its open descriptors: it can compute, and read and write what is open, but open nothing else.

A seccomp(2) filter lists the allowed system calls. All others fail with EPERM, among them opening a
file, connecting to anything, starting a thread or a program, and sending a signal.
"""

import ctypes
import errno
import os
import struct
from typing import Final

_PR_SET_NO_NEW_PRIVS: Final = 38
_PR_SET_SECCOMP: Final = 22
_SECCOMP_MODE_FILTER: Final = 2
_LOAD, _EQUALS, _RETURN = 0x20, 0x15, 0x06  # instructions of BPF (linux/filter.h)
_NUMBER_AT, _MACHINE_AT = 0, 4  # in struct seccomp_data
_ALLOW: Final = 0x7FFF0000
_REFUSE: Final = 0x00050000 | errno.EPERM

_X86_64: Final = {
    "read": 0,
    "write": 1,
    "close": 3,
    "fstat": 5,
    "lseek": 8,
    "mmap": 9,
    "mprotect": 10,
    "munmap": 11,
    "brk": 12,
    "rt_sigaction": 13,
    "rt_sigprocmask": 14,
    "rt_sigreturn": 15,
    "sched_yield": 24,
    "mremap": 25,
    "madvise": 28,
    "getpid": 39,
    "exit": 60,
    "sigaltstack": 131,
    "gettid": 186,
    "futex": 202,
    "clock_gettime": 228,
    "exit_group": 231,
    "getrandom": 318,
}
_AARCH64: Final = {
    "close": 57,
    "lseek": 62,
    "read": 63,
    "write": 64,
    "fstat": 80,
    "exit": 93,
    "exit_group": 94,
    "futex": 98,
    "clock_gettime": 113,
    "sched_yield": 124,
    "sigaltstack": 132,
    "rt_sigaction": 134,
    "rt_sigprocmask": 135,
    "rt_sigreturn": 139,
    "getpid": 172,
    "gettid": 178,
    "brk": 214,
    "munmap": 215,
    "mremap": 216,
    "mmap": 222,
    "mprotect": 226,
    "madvise": 233,
    "getrandom": 278,
}
_MACHINES: Final = {"x86_64": (0xC000003E, _X86_64), "aarch64": (0xC00000B7, _AARCH64)}  # AUDIT_ARCH_…


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("filter", ctypes.c_char_p))


def confine(machine: str | None = None) -> bool:
    """From now on, for good. False where the kernel or the machine has no such filter, and nothing has changed."""
    known = _MACHINES.get(machine or os.uname().machine)
    if known is None:
        return False
    instructions = _instructions(*known)
    program = _Program(len(instructions), b"".join(instructions))
    prctl = ctypes.CDLL(None, use_errno=True).prctl
    prctl.argtypes = (ctypes.c_int, ctypes.c_ulong, ctypes.c_void_p, ctypes.c_ulong, ctypes.c_ulong)
    prctl(_PR_SET_NO_NEW_PRIVS, 1, None, 0, 0)
    return bool(prctl(_PR_SET_SECCOMP, _SECCOMP_MODE_FILTER, ctypes.addressof(program), 0, 0) == 0)


def _instructions(machine: int, calls: dict[str, int]) -> list[bytes]:
    """A jump says how many of the next instructions are passed over where it matches, and where it does not."""
    numbers = sorted(calls.values())
    return [
        _instruction(_LOAD, _MACHINE_AT),
        _instruction(_EQUALS, machine, 1, 0),
        _instruction(_RETURN, _REFUSE),
        _instruction(_LOAD, _NUMBER_AT),
        *(_instruction(_EQUALS, number, len(numbers) - place, 0) for place, number in enumerate(numbers)),
        _instruction(_RETURN, _REFUSE),
        _instruction(_RETURN, _ALLOW),
    ]


def _instruction(code: int, value: int, if_so: int = 0, if_not: int = 0) -> bytes:
    return struct.pack("=HBBI", code, if_so, if_not, value)
