"""What mount options mean for who reads from a drive, and which ones are asked for."""

import pytest

from shingleback.devices.mount import essential_options, temporary_mount_options, wanted_options
from shingleback.domain.connection import AccessTimes, access_times, worst


@pytest.mark.parametrize(
    ("filesystem", "options", "of_all", "times"),
    [
        pytest.param("btrfs", {"rw", "noatime"}, {"rw"}, AccessTimes.NONE, id="noatime"),
        pytest.param("ext4", {"rw", "nosuid", "relatime"}, {"rw"}, AccessTimes.RELATIME, id="as most desktops do it"),
        pytest.param("ext4", {"rw"}, {"rw"}, AccessTimes.KEPT, id="strictatime is what is not named"),
        pytest.param("ext4", {"rw", "relatime", "lazytime"}, {"rw"}, AccessTimes.RELATIME, id="late is not never"),
        pytest.param("ext4", {"rw", "nodiratime"}, {"rw"}, AccessTimes.KEPT, id="files are not folders"),
        pytest.param("ext4", {"ro", "relatime"}, {"ro"}, AccessTimes.READ_ONLY, id="read-only"),
        pytest.param("ext4", {"rw", "relatime"}, {"ro"}, AccessTimes.READ_ONLY, id="read-only after an error"),
        pytest.param("iso9660", {"relatime"}, set(), AccessTimes.READ_ONLY, id="never written"),
        pytest.param("exfat", {"rw", "relatime"}, {"rw"}, AccessTimes.RELATIME, id="exFAT in the kernel"),
        pytest.param("fuseblk", {"rw", "relatime"}, {"rw"}, AccessTimes.UNKNOWN, id="ntfs-3g decides by itself"),
        pytest.param("fuseblk", {"rw", "noatime"}, {"rw"}, AccessTimes.NONE, id="ntfs-3g with noatime"),
        pytest.param("fuse.sshfs", {"rw"}, {"rw"}, AccessTimes.UNKNOWN, id="anything in user space"),
    ],
)
def test_what_reading_writes(filesystem: str, options: set[str], of_all: set[str], times: AccessTimes) -> None:
    assert access_times(filesystem, options, of_all) is times


def test_of_several_volumes_the_worst_one_counts() -> None:
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
def test_a_drive_is_opened_as_its_profile_wants_it(filesystem: str, is_ours: bool, options: tuple[str, ...]) -> None:
    assert wanted_options(filesystem, is_ours=is_ours) == options


def test_a_source_is_opened_for_reading_and_its_journal_replayed() -> None:
    assert wanted_options("ext4", is_ours=True, is_read_only=True) == ("ro", "noatime")


def test_only_a_look_leaves_the_journal_alone() -> None:
    assert temporary_mount_options("ext4") == ("ro", "noatime", "noload")
    assert temporary_mount_options("btrfs") == ("ro", "noatime")


def test_what_has_to_remain_is_said_in_every_way() -> None:
    assert essential_options(("noatime", "nodiscard")) == ("noatime",)
    assert essential_options(("ro", "noatime", "noload")) == ("ro", "noatime")
