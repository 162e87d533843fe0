"""Compares the contents of two open files."""

import os
from typing import BinaryIO, Final

_READ_BYTES: Final = 1 << 20


def have_same_bytes(file: BinaryIO, other_file: BinaryIO) -> bool:
    """Read both files, unless their sizes differ. Raises OSError."""
    if os.fstat(file.fileno()).st_size != os.fstat(other_file.fileno()).st_size:
        return False
    while data := file.read(_READ_BYTES):
        if data != other_file.read(_READ_BYTES):
            return False
    return not other_file.read(1)
