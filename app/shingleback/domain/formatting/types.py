"""The values of preparing a drive: profiles, answers, capabilities, and plans.

The profiles are in `domain.formatting.profiles`, their sentences in `messages.formatting`.
"""

from dataclasses import dataclass
from enum import StrEnum

from shingleback.domain.drive import Identity
from shingleback.domain.labels import QT_TRANSLATE_NOOP, LabeledEnum


class ProfileId(LabeledEnum):
    """A format profile. The values are those of `prepare --profile`."""

    # the backup drive of a Linux computer
    BTRFS = "btrfs", QT_TRANSLATE_NOOP("profiles", "Backup drive for Linux (btrfs)")
    # the same where btrfs does not fit, with all metadata packed at the start
    EXT4 = "ext4", QT_TRANSLATE_NOOP("profiles", "Backup drive for Linux (ext4, packed)")
    # few, huge files: ext4 with few inodes
    MEDIA = "media", QT_TRANSLATE_NOOP("profiles", "Large files on Linux (ext4, packed)")
    # shared with Windows and macOS
    EXFAT = "exfat", QT_TRANSLATE_NOOP("profiles", "Large files, shared with Windows and macOS (exFAT)")
    # the same for mostly small files
    EXFAT_SMALL = "exfat-small", QT_TRANSLATE_NOOP("profiles", "Shared with Windows and macOS (exFAT)")
    # for a drive that is host-managed
    ZONED_BTRFS = "zoned-btrfs", QT_TRANSLATE_NOOP("profiles", "Drive with zones (btrfs)")
    ZONED_XFS = "zoned-xfs", QT_TRANSLATE_NOOP("profiles", "Drive with zones (XFS)")
    F2FS = "f2fs", QT_TRANSLATE_NOOP("profiles", "F2FS")  # this and those below: known and explained, not recommended
    XFS = "xfs", QT_TRANSLATE_NOOP("profiles", "XFS")
    NTFS = "ntfs", QT_TRANSLATE_NOOP("profiles", "NTFS")
    NILFS2 = "nilfs2", QT_TRANSLATE_NOOP("profiles", "NILFS2")


class ProfileStatus(StrEnum):
    OFFERED = "offered"  # can be recommended to the user
    KNOWN = "known"  # explained, and available by name


class Table(StrEnum):
    """The partition table."""

    GPT = "gpt"  # one partition
    NONE = "none"  # the filesystem uses the whole drive, because host-managed drives take no partition table


class OptionReason(StrEnum):
    """The reason for an option; `messages.formatting` has the line."""

    NO_DISCARD = "no-discard"  # a trim of the whole drive before it is formatted takes minutes; see `StepKind.TRIM`
    ONE_COPY_OF_FILES = "one-copy-of-files"
    TWO_COPIES_OF_METADATA = "two-copies-of-metadata"
    LARGE_NODES = "large-nodes"  # 64 KiB instead of 16
    NO_RESERVE = "no-reserve"  # ext4 keeps 5 % for root
    FEW_INODES = "few-inodes"  # one for each MiB
    VERY_FEW_INODES = "very-few-inodes"  # one for each 4 MiB
    FEW_BACKUP_SUPERBLOCKS = "few-backup-superblocks"
    PACKED_METADATA = "packed-metadata"
    NOTHING_LATER = "nothing-later"  # without it the kernel writes zeros for hours after the first mount
    LARGE_CLUSTERS = "large-clusters"
    MEDIUM_CLUSTERS = "medium-clusters"
    ALIGNED_TO_BANDS = "aligned-to-bands"
    PACKED_BITMAP = "packed-bitmap"
    LARGE_SECTIONS = "large-sections"
    ONE_AREA = "one-area"
    QUICK = "quick"
    SECTORS_OF_DRIVE = "sectors-of-drive"
    NO_ACCESS_TIMES = "no-access-times"
    NO_TRIM_BY_ITSELF = "no-trim-by-itself"
    MERGED_FLUSHES = "merged-flushes"
    NO_INLINE_DATA = "no-inline-data"


class SetByUdisks(StrEnum):
    """Whether and how UDisks2 itself sets an option."""

    DEFAULT = "default"  # mkfs does so anyway
    NO_DISCARD = "no-discard"  # UDisks2 has its own option for it
    NO = "no"


@dataclass(frozen=True, slots=True)
class MkfsOption:
    """Attributes: `arguments`: as on the command line, ("-m", "0"); several -E or -O options are joined into one."""

    arguments: tuple[str, ...]
    because: OptionReason
    set_by_udisks: SetByUdisks = SetByUdisks.NO


@dataclass(frozen=True, slots=True)
class MountOption:
    """Attributes: `has_to_be_allowed`: UDisks2 refuses it unless the program's udev rule is installed."""

    text: str
    because: OptionReason
    has_to_be_allowed: bool = False


class ProfileLimit(StrEnum):
    """A limitation of a profile; `messages.formatting` has the sentence."""

    LINUX_ONLY = "linux-only"
    KEEP_SOME_FREE = "keep-some-free"  # 5 to 10 %
    KEEP_MUCH_FREE = "keep-much-free"  # 10 to 20 %
    FEW_FILES = "few-files"  # 1.9 million on 8 TB
    MANY_FILES_COST_ROOM = "many-files-cost-room"  # half a cluster each
    NO_CHECKSUMS = "no-checksums"
    NO_JOURNAL = "no-journal"
    NO_OWNERS = "no-owners"  # nor links, nor permissions
    NO_FALLOCATE = "no-fallocate"
    YOUNG = "young"  # support in the kernel is new
    AGES = "ages"  # it becomes slow over the years
    CLEANS_BY_ITSELF = "cleans-by-itself"  # a cleaner in the background moves data on a drive that does the same
    SCATTERS = "scatters"  # it writes all over the drive
    RESERVES_MUCH = "reserves-much"


@dataclass(frozen=True, slots=True, kw_only=True)
class Needs:
    """Attributes: `kernel`: the minimum version; `module`: names in /proc/filesystems, one of which is enough."""

    program: str
    module: tuple[str, ...]
    kernel: tuple[int, int] = (0, 0)
    host_managed: bool = False


@dataclass(frozen=True, slots=True)
class ExpectedFact:
    """A fact that the finished filesystem must show; names are those of `domain.superblocks`."""

    fact: str
    value: str | int


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """A way to format a drive.

    Attributes:
        filesystem: the name in UDisks2 and in `mkfs.*`.
        start_bytes: where the partition begins.
        needs_its_options: without its options the profile is worse than none, and is not offered.
        label_option: the mkfs option for the label.
        label_bytes: the maximum length; in UTF-16 for exfat and ntfs (`label_is_utf16`).
        root_owner: the mkfs option that makes a user the owner of the top folder, with {uid} and {gid}; may be empty.
        sector_bytes: the sector size passed to mkfs; 0 if none is.
    """

    id: ProfileId
    filesystem: str
    status: ProfileStatus
    needs: Needs
    table: Table = Table.GPT
    start_bytes: int = 1 << 20
    mkfs: tuple[MkfsOption, ...] = ()
    mount: tuple[MountOption, ...] = ()
    limits: tuple[ProfileLimit, ...] = ()
    expected: tuple[ExpectedFact, ...] = ()
    needs_its_options: bool = False
    can_be_encrypted: bool = False
    label_option: str = "-L"
    label_bytes: int = 255
    label_is_utf16: bool = False
    root_owner: tuple[str, ...] = ()
    sector_bytes: int = 0

    @property
    def needs_extra_options(self) -> bool:
        """Whether mkfs needs options that UDisks2 does not set."""
        return any(option.set_by_udisks is SetByUdisks.NO for option in self.mkfs)


def mkfs_words(profile: Profile, options: tuple[MkfsOption, ...] | None = None) -> tuple[str, ...]:
    """The arguments of mkfs, without label and device; all options of the profile if none are given."""
    joined: dict[str, list[str]] = {}
    groups: list[list[str]] = []
    for option in profile.mkfs if options is None else options:
        flag, *values = option.arguments
        if flag in joined:
            joined[flag][-1] += "," + values[0]
            continue
        group = [flag, *values]
        groups.append(group)
        if flag in ("-E", "-O"):
            joined[flag] = group
    return tuple(argument for group in groups for argument in group)


class Sharing(StrEnum):
    LINUX = "linux"  # only computers with Linux read the drive
    SHARED = "shared"  # Windows or macOS as well


class FileSizes(StrEnum):
    MIXED = "mixed"  # documents, photos, mail: mostly small
    LARGE = "large"  # films, disk images: mostly large


@dataclass(frozen=True, slots=True)
class SetupAnswers:
    """The answers to the three questions, and whether the user may be asked for an administrator's password."""

    sharing: Sharing = Sharing.LINUX
    is_encrypted: bool = False
    sizes: FileSizes = FileSizes.MIXED
    may_ask_password: bool = True


class OptionRoute(StrEnum):
    """How the options of a profile reach mkfs."""

    ALONE = "alone"  # UDisks2 sets all of them itself
    MKFS_ARGS = "mkfs-args"  # UDisks2 2.10 and later passes them on, and asks for an administrator's password
    HELPER = "helper"  # UDisks2 is older, and drops them silently
    PLAIN = "plain"  # they are left out; only for a profile that is good without them


class Permission(StrEnum):
    """polkit's answer for an action."""

    GRANTED = "granted"
    ASKS = "asks"  # asks for a password
    DENIED = "denied"


class PasswordChoice(StrEnum):
    """Whether the options of a profile that also works without them are worth an administrator's password."""

    NONE = "none"  # not needed, or useless, or the profile requires its options
    OFFERED = "offered"  # a password will be asked for, and could be avoided
    SPARED = "spared"  # the user does not want to be asked, so the options are left out
    DENIED = "denied"  # this user's password would not suffice, so the options are left out


class Missing(StrEnum):
    """Why a profile is unavailable; `messages.formatting` has the sentence, and the remedy."""

    SERVICE = "service"  # UDisks2 is not available
    PROGRAM = "program"  # mkfs for that filesystem is not installed
    KERNEL = "kernel"  # too old
    MODULE = "module"  # the kernel cannot mount it
    OPTIONS = "options"  # UDisks2 is too old to pass on the options, and the helper is not installed
    PERMISSION = "permission"  # the options need an administrator's password, which is denied or must not be asked for
    HOST_MANAGED = "host-managed"  # only for host-managed drives
    NOT_HOST_MANAGED = "not-host-managed"  # only for drives that are not host-managed
    ENCRYPTION = "encryption"  # the profile does not support it, or UDisks2 does not


@dataclass(frozen=True, slots=True, kw_only=True)
class Capabilities:
    """What this computer supports.

    Attributes:
        udisks: the version of the service, (2, 9, 4); empty if it is not available.
        formats: the filesystems that UDisks2 can make now, because mkfs is installed.
        modules: the filesystems that the kernel can mount.
        kernel: its version, such as (6, 12).
        has_helper: the helper is installed.
        can_encrypt: UDisks2 can make LUKS2.
        exfatprogs: the version of mkfs.exfat, (1, 2, 9); empty if it is missing, or is another program.
        handing_on: whether UDisks2 or the helper may pass on the options of a profile.
    """

    udisks: tuple[int, ...] = ()
    formats: frozenset[str] = frozenset()
    modules: frozenset[str] = frozenset()
    kernel: tuple[int, ...] = ()
    has_helper: bool = False
    can_encrypt: bool = True
    exfatprogs: tuple[int, ...] = ()
    handing_on: Permission = Permission.ASKS


@dataclass(frozen=True, slots=True)
class Availability:
    """Attributes: `route` is None if and only if something is missing."""

    route: OptionRoute | None
    missing: tuple[Missing, ...] = ()


class RecommendationReason(StrEnum):
    """Why a profile is recommended; `messages.formatting` has the sentence."""

    BEST_ON_LINUX = "best-on-linux"
    BEST_FOR_MEDIA = "best-for-media"
    SHARED = "shared"
    SHARED_LARGE = "shared-large"
    ENCRYPTED_IS_NOT_SHARED = "encrypted-is-not-shared"  # encryption and sharing exclude each other
    HOST_MANAGED = "host-managed"
    SECOND_BEST = "second-best"  # the best profile is unavailable on this computer
    NOTHING_FITS = "nothing-fits"


@dataclass(frozen=True, slots=True)
class Recommendation:
    """Attributes: `profile` is None if nothing fits; `instead_of` is the better one that is unavailable."""

    profile: ProfileId | None
    is_encrypted: bool
    reason: RecommendationReason
    instead_of: ProfileId | None = None
    missing: tuple[Missing, ...] = ()


class StepKind(LabeledEnum):
    """The steps, in their order; `messages.formatting_steps` has the sentences."""

    # the safety checks, and whether it is still the confirmed drive
    CHECK = "check", QT_TRANSLATE_NOOP("plan", "Checking the drive again")
    # ask polkit for permission, before anything is changed
    ALLOW = "allow", QT_TRANSLATE_NOOP("plan", "Asking for permission")
    ERASE = "erase", QT_TRANSLATE_NOOP("plan", "Erasing")  # a new partition table, or none
    PARTITION = "partition", QT_TRANSLATE_NOOP("plan", "Creating the partition")
    ENCRYPT = "encrypt", QT_TRANSLATE_NOOP("plan", "Encrypting")
    FORMAT = "format", QT_TRANSLATE_NOOP("plan", "Formatting")
    READ_BACK = "read-back", QT_TRANSLATE_NOOP("plan", "Verifying the new filesystem")
    MOUNT = "mount", QT_TRANSLATE_NOOP("plan", "Opening the drive")
    # the user becomes the owner of the top folder
    HAND_OVER = "hand-over", QT_TRANSLATE_NOOP("plan", "Writing to the new drive")
    # tell a used drive once that its free space is unused
    TRIM = "trim", QT_TRANSLATE_NOOP("plan", "Telling the drive which space is free")


@dataclass(frozen=True, slots=True)
class PlanStep:
    """Attributes: `commands`: the equivalent in a terminal; `values`: for the sentence."""

    kind: StepKind
    commands: tuple[str, ...] = ()
    values: tuple[tuple[str, str], ...] = ()

    @property
    def is_irreversible(self) -> bool:
        return self.kind in (StepKind.ERASE, StepKind.PARTITION, StepKind.ENCRYPT, StepKind.FORMAT)


@dataclass(frozen=True, slots=True, kw_only=True)
class FormatPlan:
    """Everything that will be done, and nothing more.

    Attributes:
        device: such as /dev/sdb.
        identity: of the drive to prepare.
        short_name: the name that the user has to type.
        sector_bytes: as in `Profile`.
        may_ask_password: as in `SetupAnswers`; if False, an action that needs a password is refused.
    """

    device: str
    drive_name: str
    short_name: str
    identity: Identity
    profile: ProfileId
    route: OptionRoute
    label: str
    is_encrypted: bool
    steps: tuple[PlanStep, ...]
    sector_bytes: int = 0
    may_ask_password: bool = True


class PreparedState(StrEnum):
    """The state in which a preparation leaves the drive. The values are those of `prepare --json`."""

    UNTOUCHED = "untouched"
    ERASED = "erased"  # its partition table is removed or new; no filesystem
    PARTITIONED = "partitioned"  # an empty partition
    ENCRYPTED_LOCKED = "encrypted-locked"  # a LUKS header without usable contents
    FORMATTED = "formatted"  # there is a filesystem, but it is not as the profile specifies, or is not mounted
    READY = "ready"
    UNKNOWN = "unknown"  # the drive or the service disappeared before it could be checked
