"""The verb that makes a filesystem, and only where the program itself has just made room for one.

It cannot erase anything that matters: the target is a partition that has the program's own name (or a whole
host-managed drive, which has no partitions), blkid finds nothing on it, and nothing uses it. mkfs opens the device
exclusively, so anything that was mounted after these checks is safe as well.
"""

import contextlib
import os
import pwd
from typing import Final

from shingleback.domain.formatting.exfat_sectors import exfatprogs_in, sector_bytes_for_mkfs, with_sectors
from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import Profile, ProfileId, Table, mkfs_words
from shingleback.domain.helper_protocol import HelperRefusal
from shingleback.domain.text import text_lines
from shingleback.helper.devices import (
    BlockDevice,
    held_open,
    mounts,
    names_in,
    number_of_node,
    swaps,
    text_of,
)
from shingleback.helper.programs import ProgramCall, checked
from shingleback.helper.verb_process import Refused

PARTITION_NAME: Final = "Shingleback"
_BY_US: Final = f"PART_ENTRY_NAME={PARTITION_NAME}"
_LOOK_S: Final = 120.0
_FOUND, _NOTHING_FOUND = 0, 2  # how blkid ends
_MARKS: Final = ("TYPE=", "PTTYPE=", "USAGE=", "LABEL=", "UUID=")


def make_filesystem(request: ProgramCall) -> list[object]:
    """Make a filesystem. Has no time limit and goes on if the caller leaves, because half of one is useless."""
    profile = _for_drive(request, PROFILES[ProfileId(request.text(0))])
    _check_place(request.device, profile)
    owner = _owner(profile, request.uid)
    with held_open(request.device):
        _check_unused(request)
        _check_empty(request)
        arguments = (*_joined(mkfs_words(profile), owner), profile.label_option, request.text(1))
        name = profile.needs.program
        checked(name, request.run(name, *arguments, str(request.device.node)))
    _trigger_change_event(request.device)
    return []


def _for_drive(request: ProgramCall, profile: Profile) -> Profile:
    """Add the drive's sector size to the profile, if the installed mkfs supports it."""
    sectors = text_of(request.device.disk / "queue/logical_block_size")
    if not sectors.isdecimal():
        return profile
    version = request.run(profile.needs.program, "-V", limit_s=_LOOK_S).text
    return with_sectors(profile, sector_bytes_for_mkfs(profile, exfatprogs_in(version), int(sectors)))


def _check_place(device: BlockDevice, profile: Profile) -> None:
    """Check that the target is a partition, or an empty host-managed drive. The partition's name is checked later."""
    if profile.table is Table.GPT:
        is_right = device.is_partition
    else:
        is_managed = text_of(device.disk / "queue/zoned") == "host-managed"
        has_partitions = any((device.folder / name / "partition").exists() for name in names_in(device.folder))
        is_right = is_managed and not device.is_partition and not has_partitions
    if not is_right:
        raise Refused(HelperRefusal.NOT_PREPARED)


def _check_unused(request: ProgramCall) -> None:
    """Check that neither the partition nor the whole disk is mounted, used as swap, or held by another device."""
    device, computer = request.device, request.computer
    numbers = {mount.number for mount in mounts(computer)} | {
        number_of_node(computer, path) for path in swaps(computer)
    }
    used = {text_of(computer.sysfs / f"dev/block/{os.major(number)}:{os.minor(number)}/dev") for number in numbers} - {
        ""
    }
    for folder in {device.folder, device.disk}:
        if text_of(folder / "dev") in used or names_in(folder / "holders"):
            raise Refused(HelperRefusal.IN_USE)


def _check_empty(request: ProgramCall) -> None:
    """Check with blkid that there is no filesystem or table on the device, and that the partition has our name."""
    arguments = ("--probe", "--output", "export", str(request.device.node))
    printed = request.run("blkid", *arguments, limit_s=_LOOK_S)
    lines = text_lines(printed.text)
    if printed.status not in (_FOUND, _NOTHING_FOUND) or any(line.startswith(_MARKS) for line in lines):
        raise Refused(HelperRefusal.NOT_EMPTY)
    if request.device.is_partition and _BY_US not in lines:
        raise Refused(HelperRefusal.NOT_PREPARED)


def _owner(profile: Profile, uid: int) -> tuple[str, ...]:
    if not profile.root_owner:
        return ()
    try:
        gid = pwd.getpwuid(uid).pw_gid
    except KeyError:
        raise Refused(HelperRefusal.NOT_POSSIBLE_HERE, str(uid)) from None
    return tuple(word.format(uid=uid, gid=gid) for word in profile.root_owner)


def _joined(options: tuple[str, ...], owner: tuple[str, ...]) -> tuple[str, ...]:
    """Add the owner's option. mkfs takes an option only once, so the value may have to be appended with a comma."""
    if not owner or owner[0] not in options:
        return (*options, *owner)
    place = options.index(owner[0]) + 1
    return (*options[:place], f"{options[place]},{owner[1]}", *options[place + 1 :])


def _trigger_change_event(device: BlockDevice) -> None:
    """Trigger a change event, so that udev and UDisks2 read the device again."""
    with contextlib.suppress(OSError):
        fd = os.open(device.folder / "uevent", os.O_WRONLY | os.O_CLOEXEC)
        try:
            os.write(fd, b"change")
        finally:
            os.close(fd)
