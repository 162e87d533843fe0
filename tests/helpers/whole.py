"""The whole content of a device, in a few bytes that differ if anything differs."""

import mmap
import os

from blake3 import blake3

_PIECE_BYTES = 4 << 20


def whole(node: str, size_bytes: int | None = None) -> str:
    """The content on the device itself: memory may still have what udev read before a filesystem was unmounted.

    `size_bytes`: only this much from its beginning, in multiples of 4 MiB.
    """
    digest, memory = blake3(), mmap.mmap(-1, _PIECE_BYTES)
    view = memoryview(memory)
    fd = os.open(node, os.O_RDONLY | os.O_DIRECT)
    done = 0
    try:
        while (size_bytes is None or done < size_bytes) and (count := os.readv(fd, [memory])):
            digest.update(view[:count])
            done += count
    finally:
        os.close(fd)
        view.release()
    return digest.hexdigest()
