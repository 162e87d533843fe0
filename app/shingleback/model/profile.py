"""What a format profile is made of. The profiles themselves stand in `model.profiles`; their sentences in `words`."""

from dataclasses import dataclass
from enum import StrEnum


class ProfileId(StrEnum):
    """The values are those of `prepare --profile`."""

    BTRFS = "btrfs"  # the backup drive of a Linux computer
    EXT4 = "ext4"  # the same where btrfs does not fit: all of its notes packed at the start
    MEDIA = "media"  # few, huge files: ext4 with few inodes
    EXFAT = "exfat"  # shared with Windows and macOS
    EXFAT_SMALL = "exfat-small"  # the same for mostly small files
    ZONED_BTRFS = "zoned-btrfs"  # for a drive that is host-managed
    ZONED_XFS = "zoned-xfs"
    F2FS = "f2fs"  # this and those below: known and explained, not recommended
    XFS = "xfs"
    NTFS = "ntfs"
    NILFS2 = "nilfs2"


class Standing(StrEnum):
    OFFERED = "offered"  # what a person can be recommended
    KNOWN = "known"  # explained, and made for those who ask for it by name


class Table(StrEnum):
    """How the drive is divided."""

    GPT = "gpt"  # one partition
    NONE = "none"  # the filesystem has the whole drive: what is host-managed takes no partition table


class Because(StrEnum):
    """Why an option is there; `words.profiles` has the line."""

    NO_DISCARD = "no-discard"  # a trim of the whole drive before the first byte takes minutes, and helps nothing
    ONE_COPY_OF_FILES = "one-copy-of-files"
    TWO_COPIES_OF_METADATA = "two-copies-of-metadata"
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


class Alone(StrEnum):
    """Whether an option comes about without being said to mkfs: what UDisks2 does by itself."""

    DEFAULT = "default"  # mkfs does so anyway
    NO_DISCARD = "no-discard"  # UDisks2 has an option of its own for it
    NO = "no"


@dataclass(frozen=True, slots=True)
class MkfsOption:
    """Attributes: `words` as on the command line, ("-m", "0"); those with the same first word -E or -O are joined."""

    words: tuple[str, ...]
    because: Because
    alone: Alone = Alone.NO


@dataclass(frozen=True, slots=True)
class MountOption:
    """Attributes: `has_to_be_allowed`: UDisks2 refuses it unless the program's udev rule is installed."""

    text: str
    because: Because
    has_to_be_allowed: bool = False


class Limit(StrEnum):
    """What a profile cannot do, or wants to be known; `words.profiles` has the sentence."""

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
    CLEANS_BY_ITSELF = "cleans-by-itself"  # a cleaner in the background that moves data on a drive that does so as well
    SCATTERS = "scatters"  # it writes all over the drive
    RESERVES_MUCH = "reserves-much"


@dataclass(frozen=True, slots=True, kw_only=True)
class Needs:
    """Attributes: `kernel`: at least that one; `module`: as in /proc/filesystems, any of them."""

    program: str
    module: tuple[str, ...]
    kernel: tuple[int, int] = (0, 0)
    host_managed: bool = False


@dataclass(frozen=True, slots=True)
class Expected:
    """A fact that the finished filesystem must show; names are those of `knowledge.superblocks`."""

    fact: str
    value: str | int


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """How a drive is made ready.

    Attributes:
        filesystem: as UDisks2 and `mkfs.*` call it.
        start_bytes: where the partition begins.
        needs_its_options: without them the profile is worse than none: then it is not offered.
        label_option: how mkfs is told the label.
        label_bytes: what fits; in UTF-16 for exfat and ntfs (`label_is_utf16`).
        root_owner: the mkfs option that gives the top folder to a person, with {uid} and {gid}; empty: none.
        sector_bytes: what mkfs is told of the sectors of one drive; 0 where it is told nothing. See `model.sectors`.
    """

    id: ProfileId
    filesystem: str
    standing: Standing
    needs: Needs
    table: Table = Table.GPT
    start_bytes: int = 1 << 20
    mkfs: tuple[MkfsOption, ...] = ()
    mount: tuple[MountOption, ...] = ()
    limits: tuple[Limit, ...] = ()
    expected: tuple[Expected, ...] = ()
    needs_its_options: bool = False
    can_be_encrypted: bool = False
    label_option: str = "-L"
    label_bytes: int = 255
    label_is_utf16: bool = False
    root_owner: tuple[str, ...] = ()
    sector_bytes: int = 0

    @property
    def says_more(self) -> bool:
        """Whether mkfs has to be told something that UDisks2 does not do by itself."""
        return any(option.alone is Alone.NO for option in self.mkfs)


def mkfs_words(profile: Profile, options: tuple[MkfsOption, ...] | None = None) -> tuple[str, ...]:
    """The options as mkfs wants them, without label and device; all of them if none are given."""
    joined: dict[str, list[str]] = {}
    found: list[list[str]] = []
    for option in profile.mkfs if options is None else options:
        flag, *rest = option.words
        if flag in joined:
            joined[flag][-1] += "," + rest[0]
            continue
        words = [flag, *rest]
        found.append(words)
        if flag in ("-E", "-O"):
            joined[flag] = words
    return tuple(word for words in found for word in words)
