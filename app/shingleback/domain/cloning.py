"""The plan of a clone as a value, and the obstacles to copying from a drive.

The target is erased, so the safety checks of `domain.formatting` apply to it and are not repeated here.
"""

import hashlib
from collections.abc import Iterable
from enum import StrEnum
from typing import Final, Self

import msgspec

from shingleback.domain.drive import Drive, Identity, Use, Volume
from shingleback.domain.errors import ShinglebackError, UsageError, Why
from shingleback.domain.formatting.safety_checks import EraseCandidate, is_host_managed, is_in_array

_OF_A_COPY: Final = {
    Why.NOT_THIS_DRIVE: Why.CLONE_NOT_THIS_DRIVE,
    Why.IS_A_PART: Why.CLONE_TARGET_IS_A_PART,
    Why.PLAN_CHANGED: Why.CLONE_PLAN_CHANGED,
    Why.DRIVE_GONE: Why.CLONE_DRIVE_GONE,
    Why.DRIVE_SILENT: Why.CLONE_DRIVE_GONE,
    Why.PREPARE_INTERRUPTED: Why.CLONE_DRIVE_GONE,
}

_OPTIONS: Final = {
    "--no-compare": ("compares", False),
    "--no-grow": ("wants_growth", False),
    "--new-uuid": ("wants_new_uuid", True),
    "--everything": ("copies_all", True),
    "--sets-follow": ("sets_follow", True),
}
"""The options of the command line, each with the choice that it makes."""


class CloneChoices(msgspec.Struct, frozen=True, kw_only=True):
    """What the user chooses about a clone, apart from its source, its target and its pace.

    Attributes:
        sets_follow: afterward, backup sets whose destination is on the source switch to the copy.
    """

    compares: bool = True
    wants_growth: bool = True
    wants_new_uuid: bool = False
    copies_all: bool = False
    sets_follow: bool = False

    @property
    def options(self) -> tuple[str, ...]:
        """The options of the command line that make these choices."""
        return tuple(option for option, (name, value) in _OPTIONS.items() if getattr(self, name) is value)

    @classmethod
    def of_options(cls, options: Iterable[str]) -> Self:
        """Return the choices that these options make; others are ignored."""
        chosen_options = frozenset(options)
        return cls(
            **{name: value if option in chosen_options else not value for option, (name, value) in _OPTIONS.items()}
        )


class CloneLayout(StrEnum):
    """How the source is arranged on the target."""

    AS_IT_IS = "as-it-is"  # from the start, with its partitions if it has any
    PARTITION = "partition"  # a volume becomes the only partition of a drive


class CloneStep(StrEnum):
    """The steps of a clone, in this order; a plan contains only those it needs."""

    CHECK = "check"
    ERASE = "erase"
    COPY = "copy"
    COMPARE = "compare"
    GROW = "grow"
    MOUNT = "mount"


class CloneRemark(StrEnum):
    """A remark that the user should read first; `messages.cloning` has the sentence."""

    ALL = "all"  # the whole source is copied
    DOUBTFUL_MAP = "doubtful-map"  # so is it, since the filesystem's map contradicts itself, or was not closed properly
    USED = "used"  # only the parts in use
    AS_PARTITION = "as-partition"
    STAYS = "stays"  # the target is larger, and the filesystem cannot grow
    KEEPS_SIZE = "keeps-size"  # it could grow, but the user does not want it to
    GROWS_LATER = "grows-later"  # it is encrypted, and can grow when it is unlocked
    RENAMED = "renamed"
    TWINS = "twins"
    IMAGE_KEEPS_UUID = "image-keeps-uuid"  # a new UUID is requested, but only a drive gets one
    SETS_STAY = "sets-stay"  # backup sets are requested to follow, but can only follow from a drive to a drive


class ClonePlan(msgspec.Struct, frozen=True, kw_only=True):
    """What a clone will do.

    Attributes:
        source, target: a node such as /dev/sdb1, or the path of an image.
        source_key, target_key: identify them when they are plugged in again.
        target_identity: the drive that will be erased; None for an image.
        short_name: what the user types to confirm; empty for an image.
        filesystem: of the source; of the last partition if there are several; empty if unknown.
        source_bytes: its size; `used_bytes`: the part in use; `copied_bytes`: the same, rounded up to whole pieces.
        uses_map: only the parts in use are copied.
        has_doubtful_map: a filesystem that has a map is copied as a whole, since the map may be wrong.
        grows: the filesystem will grow into the extra space of the target; `keeps_size`: it could, but is not to;
            `grows_later`: it is encrypted, so only its partition grows now.
        is_renamed: the copy gets a new UUID; `renames_all`: so do filesystems that may have a twin.
        opens: the copy is mounted at the end.
        sets_stay: backup sets should follow, but cannot.
    """

    source: str
    source_name: str
    source_key: str
    target: str
    target_key: str
    target_name: str
    target_identity: Identity | None
    short_name: str
    layout: CloneLayout
    filesystem: str
    source_bytes: int
    target_bytes: int
    used_bytes: int
    copied_bytes: int
    uses_map: bool
    grows: bool
    grows_later: bool
    keeps_size: bool
    is_renamed: bool
    renames_all: bool
    compares: bool
    opens: bool
    sets_stay: bool
    has_doubtful_map: bool = False

    @property
    def steps(self) -> tuple[CloneStep, ...]:
        is_drive = self.target_identity is not None
        conditions = {
            CloneStep.CHECK: True,
            CloneStep.ERASE: is_drive,
            CloneStep.COPY: True,
            CloneStep.COMPARE: self.compares,
            CloneStep.GROW: is_drive and self.grows,
            CloneStep.MOUNT: self.opens,
        }
        return tuple(step for step, is_wanted in conditions.items() if is_wanted)

    @property
    def remarks(self) -> tuple[CloneRemark, ...]:
        is_drive = self.target_identity is not None
        stays = is_drive and self.target_bytes > self.source_bytes and not (self.grows or self.grows_later)
        conditions = {
            CloneRemark.USED: self.uses_map,
            CloneRemark.DOUBTFUL_MAP: self.has_doubtful_map,
            CloneRemark.ALL: not self.uses_map and not self.has_doubtful_map,
            CloneRemark.AS_PARTITION: self.layout is CloneLayout.PARTITION,
            CloneRemark.STAYS: stays and not self.keeps_size,
            CloneRemark.KEEPS_SIZE: stays and self.keeps_size,
            CloneRemark.GROWS_LATER: self.grows_later,
            CloneRemark.RENAMED: is_drive and bool(self.filesystem) and self.is_renamed,
            CloneRemark.TWINS: is_drive and bool(self.filesystem) and not self.is_renamed,
            CloneRemark.IMAGE_KEEPS_UUID: self.renames_all and not is_drive,
            CloneRemark.SETS_STAY: self.sets_stay,
        }
        return tuple(remark for remark, is_so in conditions.items() if is_so)

    @property
    def fingerprint(self) -> str:
        """A hash that is the same for two plans only if they do the same."""
        return hashlib.sha256(repr(self).encode()).hexdigest()  # JSON cannot hold a path that is not UTF-8


def clone_reason(why: Why) -> Why:
    """Replace a reason worded for preparing or for a backup by its counterpart for cloning."""
    return _OF_A_COPY.get(why, why)


def source_volumes(drive: Drive, node: str) -> tuple[Volume, ...]:
    """The volumes to copy: all of the drive, or a partition and the contents of its encryption."""
    if node == drive.device:
        return drive.volumes
    volumes = [volume for volume in drive.volumes if volume.device == node]
    return (*volumes, *(volume for volume in drive.volumes if volume.inside_of == node))


def source_key(drive: Drive, node: str) -> str:
    """A key by which the source is recognized later, even under another device name."""
    marks = (f"{volume.partition_uuid} {volume.uuid} {volume.size_bytes}" for volume in source_volumes(drive, node))
    return "\n".join((drive.key, *marks))


def target_key(drive: Drive) -> str:
    return f"{drive.key} {drive.size_bytes}"


def source_obstacle(drive: Drive, node: str, other_drives: Iterable[Drive]) -> ShinglebackError | None:
    """Why the source cannot be copied now. A source in use would change while it is read, and so break the copy."""
    volumes = source_volumes(drive, node)
    if drive.twins:
        return UsageError(Why.CLONE_SOURCE_AMBIGUOUS, drive=drive.name)
    if any(volume.use is Use.ARRAY for volume in volumes) or is_in_array(EraseCandidate(drive, tuple(other_drives))):
        return UsageError(Why.CLONE_SOURCE_ARRAY, drive=drive.name)
    points = [point for volume in volumes for point in volume.mount_points]
    if points:
        return UsageError(Why.CLONE_SOURCE_MOUNTED, device=node, point=points[0])
    in_use = [
        *((Why.CLONE_SOURCE_SWAP, volume.device) for volume in volumes if volume.is_swapped_on),
        *((Why.CLONE_SOURCE_UNLOCKED, volume.inside_of) for volume in volumes if volume.inside_of),
        *([(Why.CLONE_SOURCE_IN_USE, node)] if drive.held_by and node == drive.device else []),
    ]
    return next((UsageError(why, device=device) for why, device in in_use), None)


def target_obstacle(source: Drive | None, target: Drive) -> ShinglebackError | None:
    """The obstacles that the safety checks of a single drive cannot see."""
    if source is not None and (source.number == target.number or source.path == target.path):
        return UsageError(Why.CLONE_SAME_DRIVE, drive=target.name)
    if is_host_managed(target):  # a copy is written out of order: the start and unreadable sectors come last
        return UsageError(Why.CLONE_TARGET_ZONED, drive=target.name)
    return None
