"""The format profiles, as data.

Sources: mke2fs(8) 1.47, mkfs.btrfs(8) 6.2 and the btrfs documentation (zoned mode), mkfs.exfat(8) 1.2.0, mkfs.f2fs(8),
zonedstorage.io; and measured on a sparse drive of 8 TB: how many bands of 30 MiB each mkfs writes only in part (6 for
btrfs, 7 for packed ext4, 1 for exFAT with clusters of 1 MiB, 3,751 for ext4 with its defaults). Packed ext4 fills 95
more from end to end, in one go. docs/performance-trials.md lists them all.
"""

from typing import Final

from shingleback.domain.formatting.types import (
    ExpectedFact,
    MkfsOption,
    MountOption,
    Needs,
    OptionReason,
    Profile,
    ProfileId,
    ProfileLimit,
    ProfileStatus,
    SetByUdisks,
    Table,
)

MIB: Final = 1 << 20
_NOATIME: Final = MountOption("noatime", OptionReason.NO_ACCESS_TIMES)
_NODISCARD: Final = MountOption("nodiscard", OptionReason.NO_TRIM_BY_ITSELF)


def _extended(text: str, because: OptionReason, set_by_udisks: SetByUdisks = SetByUdisks.NO) -> MkfsOption:
    return MkfsOption(("-E", text), because, set_by_udisks)


def _packed_ext4(
    profile: ProfileId, usage: str, because: OptionReason, bytes_per_inode: int, limit: ProfileLimit
) -> Profile:
    return Profile(
        id=profile,
        filesystem="ext4",
        status=ProfileStatus.OFFERED,
        needs=Needs(program="mkfs.ext4", module=("ext4",)),
        mkfs=(
            MkfsOption(("-m", "0"), OptionReason.NO_RESERVE),
            MkfsOption(("-T", usage), because),
            MkfsOption(("-O", "sparse_super2"), OptionReason.FEW_BACKUP_SUPERBLOCKS),
            _extended("num_backup_sb=2", OptionReason.FEW_BACKUP_SUPERBLOCKS),
            _extended("packed_meta_blocks=1", OptionReason.PACKED_METADATA),
            _extended("lazy_itable_init=0", OptionReason.NOTHING_LATER),
            _extended("lazy_journal_init=0", OptionReason.NOTHING_LATER),
            _extended("nodiscard", OptionReason.NO_DISCARD, SetByUdisks.NO_DISCARD),
        ),
        mount=(_NOATIME,),
        limits=(ProfileLimit.LINUX_ONLY, ProfileLimit.NO_CHECKSUMS, limit),
        expected=(
            ExpectedFact("feature-sparse_super2", 1),
            ExpectedFact("packed", 1),
            ExpectedFact("lazy", 0),
            ExpectedFact("reserved_blocks", 0),
            ExpectedFact("bytes_per_inode", bytes_per_inode),
        ),
        needs_its_options=True,
        can_be_encrypted=True,
        label_bytes=16,
        root_owner=("-E", "root_owner={uid}:{gid}"),
    )


def _exfat(profile: ProfileId, cluster: str, because: OptionReason, cluster_bytes: int) -> Profile:
    return Profile(
        id=profile,
        filesystem="exfat",
        status=ProfileStatus.OFFERED,
        needs=Needs(program="mkfs.exfat", module=("exfat",)),
        start_bytes=32 * MIB,
        mkfs=(
            MkfsOption(("-c", cluster), because),
            MkfsOption(("-b", "32M"), OptionReason.ALIGNED_TO_BANDS),
            MkfsOption(("--pack-bitmap",), OptionReason.PACKED_BITMAP),
        ),
        mount=(_NOATIME,),
        limits=(ProfileLimit.NO_OWNERS, ProfileLimit.NO_JOURNAL, ProfileLimit.MANY_FILES_COST_ROOM),
        expected=(
            ExpectedFact("cluster_bytes", cluster_bytes),
            ExpectedFact("aligned_to_32_mib", 1),
            ExpectedFact("sectors_as_drive", 1),
        ),
        label_bytes=22,
        label_is_utf16=True,
    )


_ALL: Final = (
    Profile(
        id=ProfileId.BTRFS,
        filesystem="btrfs",
        status=ProfileStatus.OFFERED,
        needs=Needs(program="mkfs.btrfs", module=("btrfs",)),
        mkfs=(
            MkfsOption(("-K",), OptionReason.NO_DISCARD, SetByUdisks.NO_DISCARD),
            MkfsOption(("-d", "single"), OptionReason.ONE_COPY_OF_FILES, SetByUdisks.DEFAULT),
            MkfsOption(("-m", "dup"), OptionReason.TWO_COPIES_OF_METADATA, SetByUdisks.DEFAULT),
            MkfsOption(("-n", "64K"), OptionReason.LARGE_NODES),
        ),
        mount=(_NOATIME, _NODISCARD),
        limits=(ProfileLimit.LINUX_ONLY, ProfileLimit.KEEP_SOME_FREE),
        expected=(
            ExpectedFact("data", "single"),
            ExpectedFact("metadata", "dup"),
            ExpectedFact("node_bytes", 65536),
            ExpectedFact("zoned", 0),
        ),
        can_be_encrypted=True,
    ),
    _packed_ext4(ProfileId.EXT4, "largefile", OptionReason.FEW_INODES, MIB, ProfileLimit.KEEP_SOME_FREE),
    _packed_ext4(ProfileId.MEDIA, "largefile4", OptionReason.VERY_FEW_INODES, 4 * MIB, ProfileLimit.FEW_FILES),
    _exfat(ProfileId.EXFAT, "1M", OptionReason.LARGE_CLUSTERS, MIB),
    _exfat(ProfileId.EXFAT_SMALL, "256K", OptionReason.MEDIUM_CLUSTERS, 256 * 1024),
    Profile(
        id=ProfileId.ZONED_BTRFS,
        filesystem="btrfs",
        status=ProfileStatus.OFFERED,
        needs=Needs(program="mkfs.btrfs", module=("btrfs",), kernel=(6, 12), host_managed=True),
        table=Table.NONE,
        start_bytes=0,
        mount=(_NOATIME,),
        limits=(ProfileLimit.LINUX_ONLY, ProfileLimit.KEEP_MUCH_FREE, ProfileLimit.NO_FALLOCATE, ProfileLimit.YOUNG),
        expected=(ExpectedFact("zoned", 1),),
    ),
    Profile(
        id=ProfileId.ZONED_XFS,
        filesystem="xfs",
        status=ProfileStatus.OFFERED,
        needs=Needs(program="mkfs.xfs", module=("xfs",), kernel=(7, 2), host_managed=True),
        table=Table.NONE,
        start_bytes=0,
        mount=(_NOATIME,),
        limits=(ProfileLimit.LINUX_ONLY, ProfileLimit.KEEP_MUCH_FREE, ProfileLimit.NO_CHECKSUMS, ProfileLimit.YOUNG),
        expected=(ExpectedFact("zoned", 1),),
        label_bytes=12,
    ),
    Profile(
        id=ProfileId.F2FS,
        filesystem="f2fs",
        status=ProfileStatus.KNOWN,
        needs=Needs(program="mkfs.f2fs", module=("f2fs",)),
        mkfs=(
            MkfsOption(("-s", "64"), OptionReason.LARGE_SECTIONS),
            MkfsOption(("-t", "0"), OptionReason.NO_DISCARD, SetByUdisks.NO_DISCARD),
            MkfsOption(("-a", "0"), OptionReason.ONE_AREA),
        ),
        mount=(
            _NOATIME,
            _NODISCARD,
            MountOption("flush_merge", OptionReason.MERGED_FLUSHES, has_to_be_allowed=True),
            MountOption("noinline_data", OptionReason.NO_INLINE_DATA, has_to_be_allowed=True),
        ),
        limits=(ProfileLimit.LINUX_ONLY, ProfileLimit.AGES, ProfileLimit.CLEANS_BY_ITSELF, ProfileLimit.RESERVES_MUCH),
        expected=(ExpectedFact("segments_per_section", 64),),
        needs_its_options=True,
        label_option="-l",
        root_owner=("-R", "{uid}:{gid}"),
    ),
    Profile(
        id=ProfileId.XFS,
        filesystem="xfs",
        status=ProfileStatus.KNOWN,
        needs=Needs(program="mkfs.xfs", module=("xfs",)),
        mkfs=(MkfsOption(("-K",), OptionReason.NO_DISCARD, SetByUdisks.NO_DISCARD),),
        mount=(_NOATIME, _NODISCARD),
        limits=(ProfileLimit.LINUX_ONLY, ProfileLimit.NO_CHECKSUMS, ProfileLimit.SCATTERS),
        expected=(ExpectedFact("zoned", 0),),
        label_bytes=12,
    ),
    Profile(
        id=ProfileId.NTFS,
        filesystem="ntfs",
        status=ProfileStatus.KNOWN,
        needs=Needs(program="mkfs.ntfs", module=("ntfs3", "ntfs", "fuseblk")),
        mkfs=(
            MkfsOption(("-Q",), OptionReason.QUICK, SetByUdisks.DEFAULT),
            MkfsOption(("-c", "65536"), OptionReason.LARGE_CLUSTERS),
        ),
        mount=(_NOATIME,),
        limits=(ProfileLimit.SCATTERS, ProfileLimit.NO_OWNERS),
        expected=(ExpectedFact("cluster_bytes", 65536),),
        label_bytes=64,
        label_is_utf16=True,
    ),
    Profile(
        id=ProfileId.NILFS2,
        filesystem="nilfs2",
        status=ProfileStatus.KNOWN,
        needs=Needs(program="mkfs.nilfs2", module=("nilfs2",)),
        mkfs=(MkfsOption(("-K",), OptionReason.NO_DISCARD, SetByUdisks.NO_DISCARD),),
        mount=(_NOATIME, _NODISCARD),
        limits=(ProfileLimit.LINUX_ONLY, ProfileLimit.CLEANS_BY_ITSELF, ProfileLimit.NO_CHECKSUMS),
        label_bytes=80,
    ),
)

PROFILES: Final[dict[ProfileId, Profile]] = {profile.id: profile for profile in _ALL}

LUKS_SECTOR_BYTES: Final = 4096
"""The sector size of the encryption.

With 512 bytes, the drive would have to read before each write. cryptsetup 2.4 and later choose 4096 if the drive has
sectors of that size, which every shingled drive has.
"""
LUKS_EXPECTED: Final = (ExpectedFact("luks_version", 2), ExpectedFact("luks_sector_bytes", LUKS_SECTOR_BYTES))
