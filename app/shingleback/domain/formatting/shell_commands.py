"""The shell commands equivalent to each step, to read or to type."""

import shlex
from typing import Final

from shingleback.domain.connection import OUR_PARTITION
from shingleback.domain.formatting.profiles import LUKS_SECTOR_BYTES
from shingleback.domain.formatting.types import Alone, MkfsOption, OptionRoute, Profile, ProfileLimit, Table, mkfs_words

_SECTOR_BYTES: Final = 512
_LINUX: Final = "0FC63DAF-8483-4772-8E79-3D69D8477DE4"
_MICROSOFT: Final = "EBD0A0A2-B9E5-4433-87C0-68B6B72699C7"  # without it, Windows does not look inside
_PARTITION_TYPES: Final = {"exfat": _MICROSOFT, "ntfs": _MICROSOFT}
_MAPPING: Final = "shingleback"
_DUMPS: Final = {
    "ext4": "dumpe2fs -h {node}",
    "btrfs": "btrfs inspect-internal dump-super {node}",
    "exfat": "dump.exfat {node}",
    "f2fs": "dump.f2fs -d 1 {node}",
    "xfs": "xfs_db -r -c 'sb 0' -c print {node}",
    "ntfs": "ntfsinfo --mft {node}",
    "nilfs2": "nilfs-tune -l {node}",
}


def partition_node(device: str) -> str:
    """Of the first partition: /dev/sdb1, /dev/nvme0n1p1."""
    return f"{device}{'p' if device[-1].isdigit() else ''}1"


def look(device: str) -> tuple[str, ...]:
    return (f"lsblk -o NAME,SIZE,MODEL,SERIAL,WWN,FSTYPE,LABEL,MOUNTPOINTS {device}",)


def erase(device: str, table: Table) -> tuple[str, ...]:
    """Only what has zones takes no table, and takes no writes here and there either."""
    if table is Table.NONE:
        return (f"sudo blkzone reset {device}",)
    return (f"sudo wipefs --all {device}", f"echo 'label: gpt' | sudo sfdisk {device}")


def partition(device: str, profile: Profile) -> tuple[str, ...]:
    kind = _PARTITION_TYPES.get(profile.filesystem, _LINUX)
    line = f'start={profile.start_bytes // _SECTOR_BYTES}, type={kind}, name="{OUR_PARTITION}"'
    return (f"echo '{line}' | sudo sfdisk --append --wipe-partitions always {device}",)


def encrypt(node: str) -> tuple[str, ...]:
    return (
        f"sudo cryptsetup luksFormat --type luks2 --sector-size {LUKS_SECTOR_BYTES} {node}",
        f"sudo cryptsetup open {node} {_MAPPING}",
    )


def inside(node: str, *, is_encrypted: bool) -> str:
    """Where the filesystem is."""
    return f"/dev/mapper/{_MAPPING}" if is_encrypted else node


def make_filesystem(node: str, profile: Profile, road: OptionRoute, label: str) -> tuple[str, ...]:
    words = [profile.needs.program, *mkfs_words(profile, options_on(profile, road))]
    if label:
        words += [profile.label_option, label]
    return (shlex.join(["sudo", *words, node]),)


def options_on(profile: Profile, road: OptionRoute) -> tuple[MkfsOption, ...]:
    """Those that take effect: on the plain road only what UDisks2 does by itself."""
    return tuple(option for option in profile.mkfs if road is not OptionRoute.PLAIN or option.alone is not Alone.NO)


def read_back(node: str, device: str, profile: Profile, *, is_encrypted: bool) -> tuple[str, ...]:
    header = (f"sudo cryptsetup luksDump {device}",) if is_encrypted else ()
    return (*header, "sudo " + _DUMPS[profile.filesystem].format(node=node))


def mount(node: str, profile: Profile, label: str) -> tuple[str, ...]:
    options = ",".join(option.text for option in profile.mount)
    point = _point(label)
    return (f"sudo mkdir -p {point}", f"sudo mount -o {options} {node} {point}")


def hand_over(profile: Profile, label: str, owner: tuple[int, int]) -> tuple[str, ...]:
    """Nothing for root, and where the filesystem knows no owners: UDisks2 mounts it for the person."""
    uid, gid = owner
    if uid == 0 or ProfileLimit.NO_OWNERS in profile.limits:
        return ()
    return (f"sudo chown {uid}:{gid} {_point(label)}", f"sudo chmod 700 {_point(label)}")


def trim(label: str) -> tuple[str, ...]:
    return (f"sudo fstrim {_point(label)}",)


def _point(label: str) -> str:
    return shlex.quote(f"/mnt/{label or OUR_PARTITION}")
