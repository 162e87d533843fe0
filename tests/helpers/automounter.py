"""A small automounter: waits at one place, or in one folder, and mounts a folder when somebody looks into the place.

It is a program of its own, since the kernel never makes an automounter's own process group wait.
"""

import ctypes
import fcntl
import os
import struct
import subprocess
import sys
from typing import Final

_READY: Final = 0x9360  # AUTOFS_IOC_READY and _FAIL of <linux/auto_fs.h>, with the packet
_FAIL: Final = 0x9361
_TOKEN: Final = struct.Struct("=iiI")
_NAME_LENGTH: Final = struct.Struct("=40xI")
_PACKET_BYTES: Final = 304


def main(point: str, folder: str, kind: str = "direct", *listed_names: str) -> None:
    """Waits at `point`, or in it if `kind` is indirect, to mount `folder`; if that is empty, each mount fails.

    `listed_names` are the places that it lists before they are mounted.
    """
    packets_in, packets_out = os.pipe()
    options = f"fd={packets_out},pgrp={os.getpgrp()},minproto=5,maxproto=5,{kind}"
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.mount(b"automounter", point.encode(), b"autofs", 0, options.encode()):
        raise OSError(ctypes.get_errno(), "mount")
    place = os.open(point, os.O_RDONLY | os.O_DIRECTORY)
    for name in listed_names:
        os.mkdir(os.path.join(point, name))
    print("waits", flush=True)
    while packet := os.read(packets_in, _PACKET_BYTES):
        _, _, token = _TOKEN.unpack_from(packet)
        target = point if kind == "direct" else os.path.join(point, _name_in(packet))
        if folder:
            os.makedirs(target, exist_ok=True)
        is_mounted = bool(folder) and not subprocess.run(["mount", "--bind", folder, target], check=False).returncode
        fcntl.ioctl(place, _READY if is_mounted else _FAIL, token)


def _name_in(packet: bytes) -> str:
    (length,) = _NAME_LENGTH.unpack_from(packet)
    return os.fsdecode(packet[_NAME_LENGTH.size : _NAME_LENGTH.size + length])


if __name__ == "__main__":
    main(*sys.argv[1:])
