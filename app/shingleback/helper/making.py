"""The verb that makes a filesystem: only where the program itself has just made room for one, and nothing is there.

So it erases nothing that anybody could miss: the place is a partition by the program's own name (or a whole drive that
is host-managed, which takes no partitions), blkid finds nothing on it, and nothing uses it. mkfs opens the device
exclusively, so that what is mounted after these looks is safe as well.
"""

import contextlib
import os
import pwd
from typing import Final

from shingleback.helper.computer import mounts, names_in, number_of_node, swaps, text_of
from shingleback.helper.device import Device, held_open
from shingleback.helper.refused import Refused
from shingleback.helper.request import Request
from shingleback.helper.tools import checked
from shingleback.model.helper_verbs import Refusal
from shingleback.model.kernel_text import text_lines
from shingleback.model.profile import Profile, ProfileId, Table, mkfs_words
from shingleback.model.profiles import PROFILES
from shingleback.model.sectors import exfatprogs_in, sectors_to_tell, with_sectors

PARTITION_NAME: Final = "Shingleback"
_BY_US: Final = f"PART_ENTRY_NAME={PARTITION_NAME}"
_LOOK_S: Final = 120.0
_FOUND, _NOTHING_FOUND = 0, 2
_MARKS: Final = ("TYPE=", "PTTYPE=", "USAGE=", "LABEL=", "UUID=")


def make_filesystem(request: Request) -> list[object]:
    """It is not broken off, neither by time nor when the caller goes: half a filesystem helps nobody."""
    profile = _for_drive(request, PROFILES[ProfileId(request.text(0))])
    _check_place(request.device, profile)
    owner = _owner(profile, request.uid)
    with held_open(request.device):
        _check_unused(request)
        _check_empty(request)
        words = (*_joined(mkfs_words(profile), owner), profile.label_option, request.text(1))
        name = profile.needs.program
        checked(name, request.run(name, *words, str(request.device.node)))
    _look_anew(request.device)
    return []


def _for_drive(request: Request, profile: Profile) -> Profile:
    """Told of the drive's sectors, where the program that is installed understands that."""
    sectors = text_of(request.device.disk / "queue/logical_block_size")
    if not sectors.isdecimal():
        return profile
    version = request.run(profile.needs.program, "-V", limit_s=_LOOK_S).text
    return with_sectors(profile, sectors_to_tell(profile, exfatprogs_in(version), int(sectors)))


def _check_place(device: Device, profile: Profile) -> None:
    """Whether it is a partition by the right name, is seen only when the table is read."""
    if profile.table is Table.GPT:
        is_right = device.is_partition
    else:
        is_managed = text_of(device.disk / "queue/zoned") == "host-managed"
        is_right = is_managed and not device.is_partition and not _has_partitions(device)
    if not is_right:
        raise Refused(Refusal.NOT_PREPARED)


def _has_partitions(device: Device) -> bool:
    return any((device.folder / name / "partition").exists() for name in names_in(device.folder))


def _check_unused(request: Request) -> None:
    """Neither the partition nor the whole disk below it."""
    device, computer = request.device, request.computer
    numbers = {mount.number for mount in mounts(computer)} | {
        number_of_node(computer, path) for path in swaps(computer)
    }
    used = {text_of(computer.sysfs / f"dev/block/{os.major(one)}:{os.minor(one)}/dev") for one in numbers} - {""}
    for folder in {device.folder, device.disk}:
        if text_of(folder / "dev") in used or names_in(folder / "holders"):
            raise Refused(Refusal.IN_USE)


def _check_empty(request: Request) -> None:
    """As blkid tells it, which reads the table of partitions as well."""
    words = ("--probe", "--output", "export", str(request.device.node))
    printed = request.run("blkid", *words, limit_s=_LOOK_S)
    lines = text_lines(printed.text)
    if printed.status not in (_FOUND, _NOTHING_FOUND) or any(line.startswith(_MARKS) for line in lines):
        raise Refused(Refusal.NOT_EMPTY)
    if request.device.is_partition and _BY_US not in lines:
        raise Refused(Refusal.NOT_PREPARED)


def _owner(profile: Profile, uid: int) -> tuple[str, ...]:
    if not profile.root_owner:
        return ()
    try:
        gid = pwd.getpwuid(uid).pw_gid
    except KeyError:
        raise Refused(Refusal.NOT_POSSIBLE_HERE, str(uid)) from None
    return tuple(word.format(uid=uid, gid=gid) for word in profile.root_owner)


def _joined(words: tuple[str, ...], owner: tuple[str, ...]) -> tuple[str, ...]:
    """An option is taken by mkfs once only: what belongs to it goes behind a comma."""
    if not owner or owner[0] not in words:
        return (*words, *owner)
    place = words.index(owner[0]) + 1
    return (*words[:place], f"{words[place]},{owner[1]}", *words[place + 1 :])


def _look_anew(device: Device) -> None:
    """Make udev, and with it UDisks2, see what is there now."""
    with contextlib.suppress(OSError):
        fd = os.open(device.folder / "uevent", os.O_WRONLY | os.O_CLOEXEC)
        try:
            os.write(fd, b"change")
        finally:
            os.close(fd)
