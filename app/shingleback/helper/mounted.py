"""The filesystem on a device, where it is mounted: reached through an open folder that is checked to be that mount.

Who may rename a folder above the mount point could lead a mere path elsewhere.
"""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from shingleback.helper.computer import Computer, Mount, mounts
from shingleback.helper.device import Device, check_still_there
from shingleback.helper.refused import Refused
from shingleback.model.helper_verbs import Refusal
from shingleback.model.kernel_text import mount_id_in


def mounts_of(computer: Computer, device: Device) -> list[Mount]:
    """Raises Refused where it is not mounted."""
    found = [mount for mount in mounts(computer) if mount.number == device.number]
    if not found:
        raise Refused(Refusal.NOT_MOUNTED)
    return found


@contextlib.contextmanager
def open_mount(mount: Mount, device: Device) -> Iterator[int]:
    """Its top folder. Raises Refused where something else is at that path, or on another drive by now.

    An open folder keeps its filesystem, and with it the number of the device, from passing to another drive.
    """
    try:
        fd = os.open(mount.point, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
    except OSError as error:
        raise Refused(Refusal.NOT_MOUNTED, error.strerror or "") from None
    try:
        if mount_id_in(Path(f"/proc/self/fdinfo/{fd}").read_bytes()) != mount.id:
            raise Refused(Refusal.NOT_MOUNTED)
        check_still_there(device)
        yield fd
    finally:
        os.close(fd)


@contextlib.contextmanager
def open_filesystem(computer: Computer, device: Device, *kinds: str) -> Iterator[int]:
    """The top folder of any of its mounts. Raises Refused; also where it is none of these kinds, if any are given."""
    found = mounts_of(computer, device)
    if kinds and found[0].filesystem not in kinds:
        raise Refused(Refusal.OTHER_FILESYSTEM, found[0].filesystem)
    with contextlib.ExitStack() as stack:
        yield _first_open(found, device, stack)


def path_of(fd: int) -> str:
    """By which a program that inherits the open folder reaches it."""
    return f"/proc/self/fd/{fd}"


def _first_open(found: list[Mount], device: Device, stack: contextlib.ExitStack) -> int:
    refused = Refused(Refusal.NOT_MOUNTED)
    for mount in found:
        try:
            return stack.enter_context(open_mount(mount, device))
        except Refused as error:
            refused = error
    raise refused
