"""Folders that ext4 encrypts (fscrypt): to encrypt an empty one, to lock and to unlock it. Root only."""

import contextlib
import fcntl
import os
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.helpers.loop import loop_device, mount, unmount

_ADD_KEY: Final = 0xC0506617
_REMOVE_KEY: Final = 0xC0406618
_SET_POLICY: Final = 0x800C6613
_KEY: Final = b"k" * 64
_VERSION_2: Final = 2
_BY_IDENTIFIER: Final = 2


@contextlib.contextmanager
def encryptable(folder: Path) -> Iterator[Path]:
    """An ext4 that can encrypt folders."""
    point = folder / "encryptable"
    point.mkdir()
    with loop_device("ext4", folder / "encryptable.img", 64) as device:
        subprocess.run(["tune2fs", "-O", "encrypt", device], check=True, capture_output=True)
        mount("ext4", device, point)
        try:
            yield point
        finally:
            unmount(point)


class Vault:
    """A folder with a key of its own, unlocked at first."""

    def __init__(self, point: Path, folder: Path) -> None:
        self._point = point
        self._identity = b""
        folder.mkdir(parents=True)
        self.unlock()
        _ioctl(folder, _SET_POLICY, struct.pack("<BBBB4x16s", _VERSION_2, 1, 4, 3, self._identity))

    def lock(self) -> None:
        _ioctl(self._point, _REMOVE_KEY, struct.pack("<II32s6I", _BY_IDENTIFIER, 0, self._identity, *[0] * 6))

    def unlock(self) -> None:
        spec = struct.pack("<II32s", _BY_IDENTIFIER, 0, self._identity)
        answer = _ioctl(self._point, _ADD_KEY, spec + struct.pack("<II8I", len(_KEY), 0, *[0] * 8) + _KEY)
        self._identity = answer[8:24]


def _ioctl(folder: Path, request: int, argument: bytes) -> bytes:
    answer = bytearray(argument)
    fd = os.open(folder, os.O_RDONLY)
    try:
        fcntl.ioctl(fd, request, answer)
    finally:
        os.close(fd)
    return bytes(answer)
