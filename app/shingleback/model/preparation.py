"""From three answers to a drive that is ready: the values that stand between."""

from dataclasses import dataclass
from enum import StrEnum

from shingleback.model.identity import Identity
from shingleback.model.profile import ProfileId


class Sharing(StrEnum):
    LINUX = "linux"  # only computers with Linux read the drive
    SHARED = "shared"  # Windows or macOS as well


class Sizes(StrEnum):
    MIXED = "mixed"  # documents, photos, mail: mostly small
    LARGE = "large"  # films, disk images: mostly large


@dataclass(frozen=True, slots=True)
class Answers:
    """To the three questions."""

    sharing: Sharing = Sharing.LINUX
    is_encrypted: bool = False
    sizes: Sizes = Sizes.MIXED


class Road(StrEnum):
    """How the options of a profile reach mkfs."""

    ALONE = "alone"  # UDisks2 does it all by itself
    MKFS_ARGS = "mkfs-args"  # UDisks2 2.10 and later hands them on, and asks for an administrator's password
    HELPER = "helper"  # UDisks2 is older, and drops them without a word
    PLAIN = "plain"  # they cannot be handed on, and are left out; only for a profile that is good without


class Missing(StrEnum):
    """What stands in the way of a profile; `words.profiles` has the sentence, and how to get it."""

    SERVICE = "service"  # UDisks2 is not there
    PROGRAM = "program"  # mkfs of that filesystem is not installed
    KERNEL = "kernel"  # too old
    MODULE = "module"  # the kernel cannot mount it
    OPTIONS = "options"  # UDisks2 is too old to hand on the options, and the helper is not installed
    HOST_MANAGED = "host-managed"  # only for drives that are
    NOT_HOST_MANAGED = "not-host-managed"  # only for drives that are not
    ENCRYPTION = "encryption"  # with this profile there is none, or UDisks2 cannot do it


@dataclass(frozen=True, slots=True, kw_only=True)
class Capabilities:
    """What this computer can do.

    Attributes:
        udisks: version of the service, (2, 9, 4); empty where it is not there.
        formats: the filesystems that UDisks2 can make now: mkfs is installed.
        modules: the filesystems that the kernel can mount.
        kernel: such as (6, 12).
        has_helper: the helper is installed.
        can_encrypt: UDisks2 can make LUKS2.
        exfatprogs: version of mkfs.exfat, (1, 2, 9); empty where it is not there, or is another program.
    """

    udisks: tuple[int, ...] = ()
    formats: frozenset[str] = frozenset()
    modules: frozenset[str] = frozenset()
    kernel: tuple[int, ...] = ()
    has_helper: bool = False
    can_encrypt: bool = True
    exfatprogs: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Availability:
    """Attributes: `road` is None exactly where something is missing."""

    road: Road | None
    missing: tuple[Missing, ...] = ()


class Reason(StrEnum):
    """Why a profile is recommended; `words.profiles` has the sentence."""

    BEST_ON_LINUX = "best-on-linux"
    BEST_FOR_MEDIA = "best-for-media"
    SHARED = "shared"
    SHARED_LARGE = "shared-large"
    ENCRYPTED_IS_NOT_SHARED = "encrypted-is-not-shared"  # the two wishes contradict each other
    HOST_MANAGED = "host-managed"
    SECOND_BEST = "second-best"  # the best one is not to be had on this computer
    NOTHING_FITS = "nothing-fits"


@dataclass(frozen=True, slots=True)
class Recommendation:
    """Attributes: `profile` is None where nothing fits; `instead_of` is the better one that is not to be had."""

    profile: ProfileId | None
    is_encrypted: bool
    reason: Reason
    instead_of: ProfileId | None = None
    missing: tuple[Missing, ...] = ()


class StepKind(StrEnum):
    """The steps, in their order; `words.plan` has the sentences."""

    CHECK = "check"  # the armor, and the same drive as confirmed
    ALLOW = "allow"  # ask polkit, before anything is touched
    ERASE = "erase"  # a new partition table, or none
    PARTITION = "partition"
    ENCRYPT = "encrypt"
    FORMAT = "format"
    READ_BACK = "read-back"
    MOUNT = "mount"
    HAND_OVER = "hand-over"  # the top folder belongs to the person, and can be written


IRREVERSIBLE = frozenset({StepKind.ERASE, StepKind.PARTITION, StepKind.ENCRYPT, StepKind.FORMAT})


@dataclass(frozen=True, slots=True)
class Step:
    """Attributes: `commands` do the same in a terminal; `values` stand in the sentence."""

    kind: StepKind
    commands: tuple[str, ...] = ()
    values: tuple[tuple[str, str], ...] = ()

    @property
    def is_irreversible(self) -> bool:
        return self.kind in IRREVERSIBLE


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What will be done, and nothing else.

    Attributes:
        device: /dev/sdb.
        identity: of the drive that is meant.
        short_name: what the person has to type.
        sector_bytes: as in `Profile`.
    """

    device: str
    drive_name: str
    short_name: str
    identity: Identity
    profile: ProfileId
    road: Road
    label: str
    is_encrypted: bool
    steps: tuple[Step, ...]
    sector_bytes: int = 0


class DriveState(StrEnum):
    """In which state a preparation leaves the drive; the values are those of `prepare --json`."""

    UNTOUCHED = "untouched"
    ERASED = "erased"  # its partition table is gone or new; no filesystem
    PARTITIONED = "partitioned"  # a partition, nothing on it
    ENCRYPTED_LOCKED = "encrypted-locked"  # a LUKS header, and nothing usable in it
    FORMATTED = "formatted"  # the filesystem is there, and is not what the profile wants, or is not mounted
    READY = "ready"
    UNKNOWN = "unknown"  # the drive or the service was gone before it could be looked at


@dataclass(frozen=True, slots=True)
class Difference:
    """What the finished filesystem shows, against what the profile wants."""

    fact: str
    wanted: str | int
    found: str | int
