"""Reading the kernel's mount table."""

import os
from pathlib import Path

import pytest

from shingleback.devices.mounts import (
    Mount,
    lies_within,
    may_hang,
    mount_above,
    mount_id,
    mount_of,
    mounts,
    number_of,
    uuid_of,
)

LINES = rb"""22 27 0:21 / /proc rw,relatime - proc proc rw
27 1 254:0 / / rw,relatime shared:1 - ext4 /dev/root rw
61 27 8:17 / /media/me/My\040Drive\134\011\012end rw,nosuid,nodev shared:9 master:3 - ext4 /dev/sdb1 rw
62 27 0:50 /backup /mnt ro,noatime - btrfs /dev/sdc rw,space_cache=v2,subvol=/backup
63 27 0:51 / /mnt/odd rw - fuse.sshfs me@there:/odd\040\377 rw
"""


@pytest.fixture
def mountinfo(tmp_path: Path) -> Path:
    path = tmp_path / "mountinfo"
    path.write_bytes(LINES)
    return path


def test_a_line_is_read_with_and_without_optional_fields(mountinfo: Path) -> None:
    mount_table = mounts(mountinfo)

    assert [mount.id for mount in mount_table] == [22, 27, 61, 62, 63]
    options, of_all = frozenset({"rw", "relatime"}), frozenset({"rw"})
    assert mount_table[1] == Mount(27, "254:0", Path("/"), "ext4", "/dev/root", options, of_all)


def test_the_kernels_escapes_are_undone(mountinfo: Path) -> None:
    assert mounts(mountinfo)[2].point == Path("/media/me/My Drive\\\t\nend")


def test_a_source_that_is_not_utf_8_is_kept(mountinfo: Path) -> None:
    assert os.fsencode(mounts(mountinfo)[4].source) == b"me@there:/odd \xff"


def test_a_read_only_mount_is_recognized(mountinfo: Path) -> None:
    assert [mount.is_read_only for mount in mounts(mountinfo)] == [False, False, False, True, False]


def test_a_changed_table_is_read_again(mountinfo: Path) -> None:
    before = mounts(mountinfo)
    mountinfo.write_bytes(LINES.splitlines(keepends=True)[0])

    assert mounts(mountinfo) == before[:1]


@pytest.mark.parametrize(
    ("path", "number"), [("/", 27), ("/mnt/odd/a/b", 63), ("/mnt/oddly", 62), ("/mnt", 62), ("/mn", 27), ("odd", 0)]
)
def test_a_path_is_on_the_innermost_mount_above_it(mountinfo: Path, path: str, number: int) -> None:
    mount = mount_above(Path(path), mountinfo)

    assert (mount.id if mount else 0) == number


def test_the_last_of_two_mounts_at_one_point_counts(mountinfo: Path) -> None:
    mountinfo.write_bytes(b"64 62 8:33 / /mnt rw - ext4 /dev/sdc1 rw\n" + LINES)

    mount = mount_above(Path("/mnt/file"), mountinfo)

    assert mount is not None
    assert mount.id == 64


def test_an_open_folder_leads_to_its_mount(tmp_path: Path) -> None:
    fd = os.open(tmp_path, os.O_RDONLY)
    try:
        mount = mount_of(fd)
        assert mount is not None
        assert mount.id == mount_id(fd)
        assert tmp_path.is_relative_to(mount.point)
    finally:
        os.close(fd)


def test_a_folder_that_was_unmounted_leads_nowhere(mountinfo: Path, tmp_path: Path) -> None:
    fd = os.open(tmp_path, os.O_RDONLY)
    try:
        mountinfo.write_bytes(b"99999 27 8:17 / /gone rw - ext4 /dev/sdb1 rw\n")
        assert mount_of(fd, mountinfo) is None
    finally:
        os.close(fd)


def test_a_mount_by_another_user_hides_no_drive(mountinfo: Path) -> None:
    """Any user can mount FUSE with any subtype and source, in a folder with a carriage return in its name."""
    foreign = b"64 27 0:52 / /home/eve/\r rw - fuse.\xff\r /dev/sdb1\r99 rw,\xfe=\r\n"
    mountinfo.write_bytes(foreign + LINES)

    assert [mount.id for mount in mounts(mountinfo)] == [64, 22, 27, 61, 62, 63]
    assert number_of(mounts(mountinfo)[0]) == 0


def mount_from(source: str, device: str, kind: str = "ext4") -> Mount:
    return Mount(1, device, Path("/mnt"), kind, source, frozenset())


@pytest.mark.parametrize(
    ("source", "device", "number"),
    [
        pytest.param("/dev/there-is-none", "8:17", os.makedev(8, 17), id="missing node"),
        pytest.param("/dev/null", "8:17", os.makedev(8, 17), id="not a block device"),
        pytest.param("me@there:/", "0:51", 0, id="no device"),
    ],
)
def test_the_device_number_of_a_mount_is_the_kernels(source: str, device: str, number: int) -> None:
    assert number_of(mount_from(source, device)) == number


def test_the_device_number_of_btrfs_is_its_nodes() -> None:
    """Its mountinfo has a number of its own, which belongs to no device."""
    nodes = [f"/dev/{entry.name}" for entry in Path("/sys/class/block").iterdir()]
    node = next((node for node in nodes if Path(node).is_block_device()), None)
    if node is None:
        pytest.skip("needs a block device")

    assert number_of(mount_from(node, "0:50", "btrfs")) == os.stat(node).st_rdev
    assert number_of(mount_from(node, "0:50", "fuse.btrfs")) == 0  # any user can claim that about a mount of their own


def test_a_uuid_is_found_by_the_device_its_link_points_to(tmp_path: Path) -> None:
    (tmp_path / "1111-2222").symlink_to("/dev/zero")
    (tmp_path / "3333-4444").symlink_to("/dev/null")
    (tmp_path / "5555-6666").symlink_to("/dev/there-is-none")

    assert uuid_of("/dev/null", tmp_path) == "3333-4444"


@pytest.mark.parametrize("device", ["/dev/full", "/dev/there-is-none"])
def test_a_device_without_a_link_has_no_uuid(device: str, tmp_path: Path) -> None:
    (tmp_path / "1111-2222").symlink_to("/dev/zero")

    assert uuid_of(device, tmp_path) is None


def test_without_udev_no_uuid_is_known(tmp_path: Path) -> None:
    assert uuid_of("/dev/null", tmp_path / "by-uuid") is None


@pytest.mark.parametrize(
    ("path", "folder", "is_within"),
    [
        ("/mnt/a", "/mnt", True),
        ("/mnt", "/mnt", True),
        ("/mnt/odd/a", "/mnt", True),
        ("/mnt/odd/a", "/mnt/oddly", False),
        ("/mnt/a", "/srv/photos", False),
        ("/bound/a", "/mnt/photos", True),
        ("/bound", "/mnt/photos", True),
        ("/mnt/photos", "/bound", True),
        ("/mnt/photos and more", "/bound", False),
        ("/bound/a", "/mnt/photos/b", False),
        ("/home/backup/photos", "/bound", False),
        ("/mnt/odd/photos", "/bound", False),
    ],
)
def test_a_bind_mount_is_the_same_folder(tmp_path: Path, path: str, folder: str, *, is_within: bool) -> None:
    (tmp_path / "mountinfo").write_bytes(LINES + b"64 27 0:50 /backup/photos /bound rw - btrfs /dev/sdc rw\n")

    assert lies_within(path.encode(), folder.encode(), tmp_path / "mountinfo") is is_within


@pytest.mark.parametrize(
    ("kind", "is_elsewhere"),
    [
        *(("nfs4", True), ("vboxsf", True), ("lustre", True), ("fuse.sshfs", True), ("fuse", True)),
        *(("ext4", False), ("btrfs", False), ("zfs", False), ("tmpfs", False), ("overlay", False), ("fuseblk", False)),
    ],
)
def test_only_servers_and_programs_may_hang(kind: str, *, is_elsewhere: bool) -> None:
    assert may_hang(mount_from("source", "0:50", kind)) is is_elsewhere
