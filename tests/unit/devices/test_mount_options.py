"""What mount options mean for readers of a drive, and which ones are requested."""

import pytest

from shingleback.devices.mount import essential_options, temporary_mount_options, wanted_options
from shingleback.domain.access_times import AccessTimes, access_times, worst


@pytest.mark.parametrize(
    ("filesystem", "options", "of_all", "times"),
    [
        pytest.param("btrfs", {"rw", "noatime"}, {"rw"}, AccessTimes.NONE, id="noatime"),
        pytest.param("ext4", {"rw", "nosuid", "relatime"}, {"rw"}, AccessTimes.RELATIME, id="as most desktops mount"),
        pytest.param("ext4", {"rw"}, {"rw"}, AccessTimes.KEPT, id="strictatime by default"),
        pytest.param("ext4", {"rw", "relatime", "lazytime"}, {"rw"}, AccessTimes.RELATIME, id="lazytime still writes"),
        pytest.param("ext4", {"rw", "nodiratime"}, {"rw"}, AccessTimes.KEPT, id="files are not folders"),
        pytest.param("ext4", {"ro", "relatime"}, {"ro"}, AccessTimes.READ_ONLY, id="read-only"),
        pytest.param("ext4", {"rw", "relatime"}, {"ro"}, AccessTimes.READ_ONLY, id="read-only after an error"),
        pytest.param("iso9660", {"relatime"}, set(), AccessTimes.READ_ONLY, id="never written"),
        pytest.param("exfat", {"rw", "relatime"}, {"rw"}, AccessTimes.RELATIME, id="exFAT in the kernel"),
        pytest.param("fuseblk", {"rw", "relatime"}, {"rw"}, AccessTimes.UNKNOWN, id="ntfs-3g decides"),
        pytest.param("fuseblk", {"rw", "noatime"}, {"rw"}, AccessTimes.NONE, id="ntfs-3g with noatime"),
        pytest.param("fuse.sshfs", {"rw"}, {"rw"}, AccessTimes.UNKNOWN, id="anything in user space"),
    ],
)
def test_access_times_follow_from_the_mount_options(
    filesystem: str, options: set[str], of_all: set[str], times: AccessTimes
) -> None:
    assert access_times(filesystem, options, of_all) is times


def test_the_worst_of_several_volumes_counts() -> None:
    assert worst([AccessTimes.NONE, AccessTimes.RELATIME, AccessTimes.UNKNOWN]) is AccessTimes.RELATIME
    assert worst([AccessTimes.READ_ONLY, AccessTimes.NONE]) is AccessTimes.NONE
    assert worst([]) is AccessTimes.UNKNOWN


@pytest.mark.parametrize(
    ("filesystem", "is_ours", "options"),
    [
        ("ext4", True, ("noatime",)),
        ("btrfs", False, ("noatime", "nodiscard")),
        ("xfs", False, ("noatime", "nodiscard")),
        ("f2fs", False, ("noatime", "nodiscard")),
        ("f2fs", True, ("noatime", "nodiscard", "flush_merge", "noinline_data")),
        ("exfat", True, ("noatime",)),
        ("vfat", False, ("noatime",)),
    ],
)
def test_a_drive_is_mounted_with_its_profiles_options(filesystem: str, is_ours: bool, options: tuple[str, ...]) -> None:
    assert wanted_options(filesystem, is_ours=is_ours) == options


def test_a_source_is_mounted_read_only_and_its_journal_replayed() -> None:
    assert wanted_options("ext4", is_ours=True, is_read_only=True) == ("ro", "noatime")


def test_only_an_inspection_leaves_the_journal_alone() -> None:
    assert temporary_mount_options("ext4") == ("ro", "noatime", "noload")
    assert temporary_mount_options("btrfs") == ("ro", "noatime")


def test_required_options_are_in_every_attempt() -> None:
    assert essential_options(("noatime", "nodiscard")) == ("noatime",)
    assert essential_options(("ro", "noatime", "noload")) == ("ro", "noatime")
