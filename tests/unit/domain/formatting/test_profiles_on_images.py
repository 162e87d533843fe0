"""The profiles made by the real mkfs: their settings are on the drive, and are missing without their options."""

from pathlib import Path

import pytest

from shingleback.domain.formatting.profiles import PROFILES
from shingleback.domain.formatting.types import MkfsOption, OptionReason, Profile, ProfileId, SetByUdisks, mkfs_words
from shingleback.domain.superblocks.reader import compare, facts_of
from shingleback.domain.superblocks.structure import crc32c
from tests.helpers.images import ALONE, GIB, TB, Damaged, facts_in, make, options_of, printed, read_of, run

ON_ANY_DRIVE = [profile for profile in PROFILES.values() if not profile.needs.host_managed]
SIZE_BYTES = 64 * GIB
LABEL = "Füße 1"


def name(profile: Profile) -> str:
    return profile.id


def made_on(profile: Profile, folder: Path, options: tuple[str, ...], size_bytes: int = SIZE_BYTES) -> Path:
    return make(profile.filesystem, folder / f"{profile.id}.img", size_bytes, options)


@pytest.mark.parametrize("profile", ON_ANY_DRIVE, ids=name)
def test_a_profiles_settings_are_on_the_drive(profile: Profile, tmp_path: Path) -> None:
    image = made_on(profile, tmp_path, options_of(profile, LABEL))

    facts = facts_in(image, profile.filesystem, partition_start_bytes=profile.start_bytes, drive_sector_bytes=512)

    compared = compare(profile.expected, facts)
    assert (compared.differences, compared.unread) == ((), ())
    assert facts["label"] == LABEL


@pytest.mark.parametrize(
    "profile", [format_profile for format_profile in ON_ANY_DRIVE if format_profile.needs_extra_options], ids=name
)
def test_dropped_options_are_noticed(profile: Profile, tmp_path: Path) -> None:
    image = made_on(profile, tmp_path, ALONE.get(profile.filesystem, ()))

    facts = facts_in(image, profile.filesystem, partition_start_bytes=profile.start_bytes, drive_sector_bytes=512)

    assert compare(profile.expected, facts).differences


@pytest.mark.parametrize(
    "profile", [format_profile for format_profile in ON_ANY_DRIVE if not format_profile.needs_extra_options], ids=name
)
def test_a_profile_without_options_of_its_own_matches_the_defaults_of_mkfs(profile: Profile, tmp_path: Path) -> None:
    assert all(option.set_by_udisks is not SetByUdisks.NO for option in profile.mkfs)
    image = made_on(profile, tmp_path, ())
    assert compare(profile.expected, facts_in(image, profile.filesystem)).differences == ()


def test_btrfs_with_one_copy_of_its_metadata_is_noticed(tmp_path: Path) -> None:
    profile = next(format_profile for format_profile in ON_ANY_DRIVE if format_profile.filesystem == "btrfs")
    image = made_on(profile, tmp_path, ("-m", "single", "-n", "64K"))
    (difference,) = compare(profile.expected, facts_in(image, "btrfs")).differences
    assert (difference.fact, difference.wanted, difference.found) == ("metadata", "dup", "single")


EXFAT = [profile for profile in ON_ANY_DRIVE if profile.filesystem == "exfat"]


@pytest.mark.parametrize("profile", EXFAT, ids=name)
@pytest.mark.parametrize("size_bytes", [32 * GIB, 2 * TB, 5 * TB, 8 * TB], ids=["32 GB", "2 TB", "5 TB", "8 TB"])
def test_exfat_is_aligned_at_any_size(profile: Profile, size_bytes: int, tmp_path: Path) -> None:
    image = made_on(profile, tmp_path, options_of(profile, LABEL), size_bytes)
    facts = facts_in(image, "exfat", partition_start_bytes=profile.start_bytes, drive_sector_bytes=512)
    assert compare(profile.expected, facts).differences == ()


EXT4 = [profile for profile in ON_ANY_DRIVE if profile.filesystem == "ext4"]


@pytest.mark.parametrize("profile", EXT4, ids=name)
@pytest.mark.parametrize("size_bytes", [600 << 20, 3 * GIB + 12345, 500 * 10**9], ids=["600 MB", "3 GB", "500 GB"])
def test_packed_ext4_is_packed_at_any_size(profile: Profile, size_bytes: int, tmp_path: Path) -> None:
    image = made_on(profile, tmp_path, options_of(profile, LABEL), size_bytes)
    assert compare(profile.expected, facts_in(image, "ext4")).differences == ()


def test_metadata_with_a_journal_far_away_is_not_packed(tmp_path: Path) -> None:
    """The journal is moved by hand, since mkfs puts it at the start whatever its options."""
    options = (*mkfs_words(EXT4[0]), "-O", "sparse_super2,^metadata_csum", "-J", "size=16")
    image = made_on(EXT4[0], tmp_path, options)
    assert facts_in(image, "ext4")["packed"] == 1
    first_extent_at = 1024 + 0x10C + 12 + 8
    far = (SIZE_BYTES // 4096 // 2).to_bytes(4, "little")
    moved = Damaged(read_of(image), {first_extent_at: far})
    assert facts_of("ext4", moved, SIZE_BYTES)["packed"] == 0


ONE_OPTION_LESS = {
    OptionReason.NO_RESERVE: {"reserved_blocks"},
    OptionReason.FEW_INODES: {"bytes_per_inode"},
    OptionReason.PACKED_METADATA: {"packed"},
    OptionReason.NOTHING_LATER: {"lazy"},
}


@pytest.mark.parametrize(("reason", "facts"), ONE_OPTION_LESS.items(), ids=str)
def test_each_option_of_packed_ext4_shows_on_the_drive(reason: OptionReason, facts: set[str], tmp_path: Path) -> None:
    profile = EXT4[0]
    options = mkfs_words(profile, tuple(option for option in profile.mkfs if option.because is not reason))
    image = made_on(profile, tmp_path, options)
    assert {difference.fact for difference in compare(profile.expected, facts_in(image, "ext4")).differences} == facts


WITH_OWNER = [profile for profile in ON_ANY_DRIVE if profile.root_owner]


@pytest.mark.parametrize("profile", WITH_OWNER, ids=name)
def test_the_top_folder_can_get_an_owner_along_with_the_other_options(profile: Profile, tmp_path: Path) -> None:
    flag, value = profile.root_owner
    owner = MkfsOption((flag, value.format(uid=1234, gid=5678)), OptionReason.QUICK)
    image = made_on(profile, tmp_path, mkfs_words(profile, (*profile.mkfs, owner)))

    assert owner_of_top_folder(profile, image) == (1234, 5678)
    assert compare(profile.expected, facts_in(image, profile.filesystem)).differences == ()


def owner_of_top_folder(profile: Profile, image: Path) -> tuple[int, int]:
    if profile.filesystem == "ext4":
        text = run("debugfs", "-R", "stat /", image)
        fields = text.replace("User:", " User ").replace("Group:", " Group ").split()
        return int(fields[fields.index("User") + 1]), int(fields[fields.index("Group") + 1])
    shown = printed(run("dump.f2fs", "-i", "3", image).replace("[", ":", 1).replace("\t", " "), "[")
    inode_facts = {name.split()[0]: value for name, value in shown.items() if name}
    return tuple(int(inode_facts[key].rpartition(":")[2].strip(" ]")) for key in ("i_uid", "i_gid"))  # type: ignore[return-value]


def test_a_zoned_btrfs_matches_its_profile(tmp_path: Path) -> None:
    """mkfs detects a host-managed drive; for any other it needs an option."""
    profile = PROFILES[ProfileId.ZONED_BTRFS]
    image = made_on(profile, tmp_path, (*mkfs_words(profile), "-O", "zoned", profile.label_option, LABEL))

    facts = facts_in(image, "btrfs")

    assert compare(profile.expected, facts).differences == ()
    assert facts["label"] == LABEL


def test_the_newest_superblock_of_a_zoned_btrfs_counts(tmp_path: Path) -> None:
    """On a host-managed drive they are written one after another, and none is at its usual place."""
    image = made_on(PROFILES[ProfileId.ZONED_BTRFS], tmp_path, ("-O", "zoned", "-L", "new"))
    read = read_of(image)
    newest = read(64 * 1024, 4096)
    older = newest[:0x12B] + b"old" + newest[0x12B + 3 :]
    log = dict.fromkeys(range(0, 20 * 4096, 4096), older)

    facts = facts_of("btrfs", Damaged(read, {**log, 20 * 4096: newest}), SIZE_BYTES)

    assert (facts["label"], facts["zoned"], facts["data"]) == ("new", 1, "single")


def test_a_zoned_xfs_matches_its_profile(tmp_path: Path) -> None:
    """mkfs.xfs before 6.15 cannot make one, so the test sets the flag by hand."""
    image = made_on(PROFILES[ProfileId.XFS], tmp_path, ())
    superblock = bytearray(read_of(image)(0, 512))
    superblock[218] |= 0x02
    superblock[224:228] = bytes(4)
    superblock[224:228] = crc32c(bytes(superblock)).to_bytes(4, "little")

    facts = facts_of("xfs", Damaged(read_of(image), {0: bytes(superblock)}), SIZE_BYTES)

    assert compare(PROFILES[ProfileId.ZONED_XFS].expected, facts).differences == ()
    assert compare(PROFILES[ProfileId.XFS].expected, facts).differences != ()
