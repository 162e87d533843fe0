"""Recognizes a folder that the filesystem has encrypted and whose key is not there: it is locked.

Such a folder lists made-up names, and its files cannot be opened (fscrypt, Documentation/filesystems/fscrypt.rst of
Linux). A name takes at least 22 letters then: base64 of the 16 bytes that any encrypted name has.
"""

import contextlib
import errno
import fcntl
import itertools
import os
import struct
from collections.abc import Sequence
from typing import Final

from shingleback.engine.files.attributes import Stat
from shingleback.engine.files.linux import encryption_policy
from shingleback.engine.source.listing import Selection
from shingleback.engine.source.reader import open_file

_MIN_NAME: Final = 22
_KEY_STATUS: Final = 0xC080661A  # FS_IOC_GET_ENCRYPTION_KEY_STATUS of <linux/fscrypt.h>
_QUESTION: Final = struct.Struct("=I4x32s24xI60x")
_ABSENT: Final = 1
_PRESENT: Final = 2
_VERSION_2: Final = 2
_BY_DESCRIPTOR: Final = 1
_BY_IDENTIFIER: Final = 2


def is_locked(folder_fd: int, selection: Selection) -> bool:
    """Whether a folder with these entries is locked. An empty one is not: its name is all there is."""
    if any(len(entry.name) < _MIN_NAME for entry in itertools.chain(selection.files, selection.folders)):
        return False
    if not (selection.files or selection.folders):
        return False
    policy = encryption_policy(folder_fd)
    if not policy:
        return False
    status = _status(folder_fd, policy)
    if policy[0] == _VERSION_2 and status in (_ABSENT, _PRESENT):
        return status == _ABSENT
    return _has_no_key(folder_fd, selection.files)


def _status(folder_fd: int, policy: bytes) -> int:
    """Return the kernel's answer about the key; 0 if it gives none. It does not know all keys of version 1."""
    is_new = policy[0] == _VERSION_2
    name = policy[8:24] if is_new else policy[4:12]
    question = bytearray(_QUESTION.pack(_BY_IDENTIFIER if is_new else _BY_DESCRIPTOR, name, 0))
    try:
        fcntl.ioctl(folder_fd, _KEY_STATUS, question)
    except OSError:
        return 0
    _, _, status = _QUESTION.unpack(question)
    return int(status)


def _has_no_key(folder_fd: int, files: Sequence[Stat]) -> bool:
    """Whether the first file that may be read cannot be opened for want of its key."""
    for entry in files:
        if entry.is_file:
            try:
                with contextlib.closing(os.fdopen(open_file(entry.name, folder_fd), "rb")):
                    return False
            except OSError as error:
                if error.errno == errno.ENOKEY:
                    return True
    return False
