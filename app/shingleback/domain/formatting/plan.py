"""The plan for preparing a drive: the steps in order, shown before anything is done, and then executed exactly.

Each step has the equivalent shell commands, to read or to type.

Also: the state of a drive judged from its contents, because nothing is assumed after a failure; the identity of a drive
as one line of text, to pass the confirmed drive from one process to another; and the check of a label, which becomes a
folder name and an argument of mkfs.

To confirm which drive is erased, the user types a short name that is printed on its box and that no other drive has,
which makes the user look at the box. It contains only letters that every keyboard has, and only as much of the serial
number as distinguishes the drive from the others.
"""

import hashlib
import re
import shlex
import sys
from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from enum import Enum, auto
from typing import Final

import msgspec

from shingleback.domain.connection import OUR_PARTITION
from shingleback.domain.drive import Drive, Identity, Use, differences, identity_of
from shingleback.domain.errors import UsageError, Why
from shingleback.domain.formatting.profiles import LUKS_SECTOR_BYTES
from shingleback.domain.formatting.types import (
    FormatPlan,
    MkfsOption,
    OptionRoute,
    PlanStep,
    PreparedState,
    Profile,
    ProfileLimit,
    SetByUdisks,
    StepKind,
    Table,
    mkfs_words,
)
from shingleback.domain.helper_protocol import is_label
from shingleback.domain.text import UNDECODABLE

_SECTOR_BYTES: Final = 512
_LINUX: Final = "0FC63DAF-8483-4772-8E79-3D69D8477DE4"
_MICROSOFT: Final = "EBD0A0A2-B9E5-4433-87C0-68B6B72699C7"  # otherwise Windows ignores the partition
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
_FIELDS = frozenset(field.name for field in fields(Identity))

_UTF_16_UNIT_BYTES: Final = 2

_FIRST_WORD: Final = re.compile("[A-Za-z0-9]{2,20}(?![A-Za-z0-9])")
_ANY: Final = "Drive"
_UNITS: Final = ((10**12, "TB"), (10**9, "GB"), (10**6, "MB"))
_MIN_LETTERS: Final = 4  # of a serial number; bridges invent shorter ones


def partition_node(device: str) -> str:
    """The node of the first partition: /dev/sdb1, /dev/nvme0n1p1."""
    return f"{device}{'p' if device[-1].isdigit() else ''}1"


def list_command(device: str) -> tuple[str, ...]:
    return (f"lsblk -o NAME,SIZE,MODEL,SERIAL,WWN,FSTYPE,LABEL,MOUNTPOINTS {device}",)


def erase(device: str, table: Table) -> tuple[str, ...]:
    """Without a table, the drive is zoned: its zones are reset, because they accept no random writes."""
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


def inside_of(node: str, *, is_encrypted: bool) -> str:
    """The device that holds the filesystem."""
    return f"/dev/mapper/{_MAPPING}" if is_encrypted else node


def make_filesystem(node: str, profile: Profile, route: OptionRoute, label: str) -> tuple[str, ...]:
    arguments = [profile.needs.program, *mkfs_words(profile, options_on(profile, route))]
    if label:
        arguments += [profile.label_option, label]
    return (shlex.join(["sudo", *arguments, node]),)


def options_on(profile: Profile, route: OptionRoute) -> tuple[MkfsOption, ...]:
    """The options that take effect: on the route PLAIN only those that UDisks2 sets itself."""
    return tuple(
        option
        for option in profile.mkfs
        if route is not OptionRoute.PLAIN or option.set_by_udisks is not SetByUdisks.NO
    )


def read_back(node: str, device: str, profile: Profile, *, is_encrypted: bool) -> tuple[str, ...]:
    header = (f"sudo cryptsetup luksDump {device}",) if is_encrypted else ()
    return (*header, "sudo " + _DUMPS[profile.filesystem].format(node=node))


def mount(node: str, profile: Profile, label: str) -> tuple[str, ...]:
    options = ",".join(option.text for option in profile.mount)
    point = _point(label)
    return (f"sudo mkdir -p {point}", f"sudo mount -o {options} {node} {point}")


def hand_over(profile: Profile, label: str, owner: tuple[int, int]) -> tuple[str, ...]:
    """Empty for root, and for filesystems without owners: UDisks2 mounts those for the user."""
    uid, gid = owner
    if uid == 0 or ProfileLimit.NO_OWNERS in profile.limits:
        return ()
    return (f"sudo chown {uid}:{gid} {_point(label)}", f"sudo chmod 700 {_point(label)}")


def trim(label: str) -> tuple[str, ...]:
    return (f"sudo fstrim {_point(label)}",)


def _point(label: str) -> str:
    return shlex.quote(f"/mnt/{label or OUR_PARTITION}")


def make_plan(
    drive: Drive,
    profile: Profile,
    route: OptionRoute,
    *,
    label: str,
    is_encrypted: bool,
    short_name: str,
    owner: tuple[int, int],
    trims: bool = False,
    may_ask_password: bool = True,
) -> FormatPlan:
    """`owner` is the user and group that will own the drive. Nothing is checked here: the safety checks do that.

    `trims`: tell the drive that its old contents are no longer needed; see `is_trimmed_once`.
    """
    return FormatPlan(
        device=drive.device,
        drive_name=drive.name,
        short_name=short_name,
        identity=identity_of(drive),
        profile=profile.id,
        route=route,
        label=label,
        is_encrypted=is_encrypted,
        steps=tuple(_steps(drive, profile, route, label, owner, is_encrypted=is_encrypted, trims=trims)),
        sector_bytes=profile.sector_bytes,
        may_ask_password=may_ask_password,
    )


def fingerprint(plan: FormatPlan) -> str:
    """A hash that is the same for two plans only if they do the same, with the same options and by the same route."""
    done = (plan.profile, plan.route, plan.label, plan.is_encrypted, plan.may_ask_password, plan.steps)
    return hashlib.sha256(msgspec.json.encode(done)).hexdigest()


def _steps(
    drive: Drive,
    profile: Profile,
    route: OptionRoute,
    label: str,
    owner: tuple[int, int],
    *,
    is_encrypted: bool,
    trims: bool,
) -> Iterator[PlanStep]:
    device = drive.device
    node = device if profile.table is Table.NONE else partition_node(device)
    inside = inside_of(node, is_encrypted=is_encrypted)
    options = ", ".join(option.text for option in profile.mount)
    named = ("drive", drive.name)
    yield PlanStep(StepKind.CHECK, list_command(device), (named, ("device", device)))
    yield PlanStep(StepKind.ALLOW, (), (("route", route.value),))
    yield PlanStep(StepKind.ERASE, erase(device, profile.table), (named, ("table", profile.table.value)))
    if profile.table is Table.GPT:
        start = f"{profile.start_bytes >> 20} MiB"
        yield PlanStep(StepKind.PARTITION, partition(device, profile), (("start", start), ("device", node)))
    if is_encrypted:
        yield PlanStep(StepKind.ENCRYPT, encrypt(node), (("device", node),))
    yield PlanStep(
        StepKind.FORMAT,
        make_filesystem(inside, profile, route, label),
        (("filesystem", profile.filesystem), ("label", label), ("route", route.value)),
    )
    yield PlanStep(
        StepKind.READ_BACK,
        read_back(inside, node, profile, is_encrypted=is_encrypted),
        (("filesystem", profile.filesystem),),
    )
    yield PlanStep(StepKind.MOUNT, mount(inside, profile, label), (("options", options), ("label", label)))
    yield PlanStep(StepKind.HAND_OVER, hand_over(profile, label, owner), (("label", label),))
    if trims:
        yield PlanStep(StepKind.TRIM, trim(label), (named,))


def state_among(drives: Iterable[Drive], confirmed: Identity) -> PreparedState:
    """The state of the drive with the identity `confirmed` before the preparation. UNKNOWN if it is unplugged."""
    drive = next((drive for drive in drives if set(differences(confirmed, identity_of(drive))) <= {"contents"}), None)
    if drive is None:
        return PreparedState.UNKNOWN
    if identity_of(drive).contents == confirmed.contents:
        return PreparedState.UNTOUCHED
    uses = {volume.use for volume in drive.volumes}
    if Use.FILES in uses:
        return PreparedState.FORMATTED
    if Use.ENCRYPTED in uses:
        return PreparedState.ENCRYPTED_LOCKED
    return PreparedState.PARTITIONED if any(volume.partition_uuid for volume in drive.volumes) else PreparedState.ERASED


def identity_text(identity: Identity) -> str:
    """JSON with all fields, and no spaces outside their values."""
    return msgspec.json.encode(identity).decode()


def identity_from(text: str) -> Identity:
    """Parse the output of `identity_text`. Raises UsageError for anything else."""
    try:
        fields = msgspec.json.decode(text, type=dict[str, object])
        if fields.keys() != _FIELDS:
            raise UsageError(Why.NOT_AN_IDENTITY)
        return msgspec.convert(fields, Identity)
    except UNDECODABLE:
        raise UsageError(Why.NOT_AN_IDENTITY) from None


def check_label(profile: Profile, label: str) -> None:
    """Raises UsageError for a label that is too long, or that could be mistaken for something else.

    It must begin with a letter or digit, so it is no option, no hidden folder and not empty. Invisible characters are
    refused: two drives could seem to have the same name.
    """
    if is_label(profile, label):
        return
    if not is_label(replace(profile, label_bytes=sys.maxsize), label):
        raise UsageError(Why.LABEL_UNUSABLE, label=label)
    most = profile.label_bytes // _UTF_16_UNIT_BYTES if profile.label_is_utf16 else profile.label_bytes
    raise UsageError(Why.LABEL_TOO_LONG, label=label, most=most)


def short_name(drive: Drive, other_drives: Iterable[Drive]) -> str:
    """Such as "Seagate 8 TB", or "Seagate 8 TB 4F2K" if one of `other_drives` (which may include it) has that name."""
    name = _plain_name(drive)
    rivals = [
        other_drive
        for other_drive in other_drives
        if other_drive.device != drive.device and _plain_name(other_drive).casefold() == name.casefold()
    ]
    if not rivals:
        return name
    serial = _serial(drive)
    rival_serials = [_serial(rival) for rival in rivals]
    for letters in range(_MIN_LETTERS, len(serial) + 1):  # the end of the serial number that no rival shares
        if all(serial[-letters:] != rival_serial[-letters:] for rival_serial in rival_serials):
            return f"{name} {serial[-letters:]}"
    return f"{name} {drive.device.rpartition('/')[2]}"


def is_confirmed(typed: str, name: str) -> bool:
    """Whether the typed name matches, apart from case and spaces. Only a simulated drive's has other letters."""
    return bool(name) and _has_its_letters(typed, name) and _normalized(typed) == _normalized(name)


class TypingProgress(Enum):
    """How much of the drive's name the user has typed."""

    NOTHING = auto()
    BEGUN = auto()
    OTHER = auto()  # a different name, whatever follows
    WHOLE = auto()


def typed_name(typed: str, name: str) -> TypingProgress:
    """As tolerant as `is_confirmed`."""
    if is_confirmed(typed, name):
        return TypingProgress.WHOLE
    so_far = _normalized(typed)
    if not so_far:
        return TypingProgress.NOTHING
    has_begun = _has_its_letters(typed, name) and _normalized(name).startswith(so_far)
    return TypingProgress.BEGUN if has_begun else TypingProgress.OTHER


def _has_its_letters(typed: str, name: str) -> bool:
    """Return False for letters that only become those of the name when both are in lower case."""
    return typed.isascii() or not name.isascii()


def _plain_name(drive: Drive) -> str:
    """Return words that stand in the drive's title, and its size: the maker, or otherwise the model number."""
    match = _FIRST_WORD.match(drive.name)
    word = match[0] if match else _ANY
    if drive.size_bytes < _UNITS[-1][0]:
        return word
    unit_bytes, unit = next(pair for pair in _UNITS if drive.size_bytes >= pair[0] * 0.9995)
    return f"{word} {round(drive.size_bytes / unit_bytes, 1 if unit == 'TB' else None):g} {unit}"


def _serial(drive: Drive) -> str:
    return re.sub("[^A-Z0-9]", "", drive.serial.upper())


def _normalized(text: str) -> str:
    return text.lower().replace(" ", "")
