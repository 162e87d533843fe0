"""The current path of a destination, from the kernel's mounts and udev's database, without accessing the drive."""

import os
from pathlib import Path
from typing import Final

import pytest

from shingleback.backup_sets.destinations import Tables
from shingleback.devices.mounts import MountedFilesystem, filesystems
from shingleback.domain.destination import DestinationState, LocatedFolder, VolumeFolder
from tests.helpers.memory import on_disk  # noqa: F401 (a fixture)

NAME: Final = "/media/me/Backup/here"
MINE: Final = VolumeFolder("1111-MINE", "/here")
MOUNTS: Final = """\
20 1 8:1 / / rw - ext4 /dev/none1 rw
21 20 8:2 / /home rw - ext4 /dev/none2 rw
"""
SYSTEM: Final = "b8:1", "E:ID_FS_UUID_ENC=system\nE:ID_FS_USAGE=filesystem\n"
OF_MINE: Final = "b8:17", "S:disk/by-id/x\nE:ID_FS_UUID_ENC=1111-MINE\nE:ID_FS_USAGE=filesystem\n"


class Computer:
    """A computer with a mount table and a udev database of its own."""

    def __init__(self, folder: Path) -> None:
        self.mountinfo, self.udev = folder / "mountinfo", folder / "udev"
        self.udev.mkdir()
        self.tables = Tables(self.mountinfo, self.udev, folder / "by-uuid")
        self.mount()
        self.add_to_udev(SYSTEM, OF_MINE)

    def mount(self, *lines: str) -> None:
        self.mountinfo.write_text(MOUNTS + "".join(f"{line}\n" for line in lines))

    def add_to_udev(self, *notes: tuple[str, str]) -> None:
        for name, text in notes:
            (self.udev / name).write_text(text)

    def find(self, *locations: VolumeFolder, other_locations: tuple[str, ...] = (), name: str = NAME) -> LocatedFolder:
        return self.tables.now().find(name, locations, other_locations)


@pytest.fixture
def computer(tmp_path: Path) -> Computer:
    return Computer(tmp_path)


def test_an_unknown_destination_keeps_its_name(computer: Computer) -> None:
    assert computer.find() == (DestinationState.UNKNOWN, NAME)


@pytest.mark.parametrize("point", ["/media/me/Backup", "/media/me/Backup1", "/run/media/you/Backup", "/mnt"])
def test_a_destination_is_where_its_filesystem_is_mounted(computer: Computer, point: str) -> None:
    computer.mount(f"30 20 8:17 / {point} rw - ext4 /dev/none17 rw")
    assert computer.find(MINE) == (DestinationState.HERE, f"{point}/here")


def test_a_destination_whose_filesystem_is_not_mounted_is_away(computer: Computer) -> None:
    assert computer.find(MINE) == (DestinationState.AWAY, NAME)


def test_a_destination_is_away_while_another_filesystem_is_mounted_under_its_name(computer: Computer) -> None:
    computer.mount("30 20 8:33 / /media/me/Backup rw - ext4 /dev/none33 rw")
    computer.add_to_udev(("b8:33", "E:ID_FS_UUID_ENC=2222\nE:ID_FS_USAGE=filesystem\n"))
    assert computer.find(MINE) == (DestinationState.AWAY, NAME)
    assert computer.find(MINE, other_locations=("2222",)) == (DestinationState.TAKEN, NAME)


def test_the_stale_mount_of_a_pulled_drive_is_not_its_filesystem(computer: Computer) -> None:
    """The stale mount keeps the old name, udev has forgotten it, and the drive came back as another device."""
    (computer.udev / "b8:17").unlink()
    computer.add_to_udev(("b8:33", OF_MINE[1]))
    computer.mount("30 20 8:17 / /media/me/Backup rw - ext4 /dev/none17 rw")
    assert computer.find(MINE) == (DestinationState.AWAY, NAME)
    computer.mount(
        "30 20 8:17 / /media/me/Backup rw - ext4 /dev/none17 rw",
        "31 20 8:33 / /media/me/Backup1 rw - ext4 /dev/none33 rw",
    )
    assert computer.find(MINE) == (DestinationState.HERE, "/media/me/Backup1/here")


def test_a_filesystem_and_its_clone_are_reported_as_ambiguous(computer: Computer) -> None:
    computer.mount("30 20 8:17 / /media/me/Backup rw - ext4 /dev/none17 rw")
    computer.add_to_udev(("b8:33", OF_MINE[1]))
    assert computer.find(MINE).presence is DestinationState.DOUBLED


@pytest.mark.parametrize("end", ["\u2028", "\u0085", "\r"])
def test_a_label_cannot_fake_a_uuid(computer: Computer, end: str) -> None:
    label = f"E:ID_FS_LABEL=a{end}E:ID_FS_UUID_ENC=1111-MINE\n"
    computer.add_to_udev(("b8:33", f"E:ID_FS_UUID_ENC=2222\nE:ID_FS_USAGE=filesystem\n{label}"))
    computer.mount("30 20 8:33 / /media/me/Backup rw - ext4 /dev/none33 rw")
    assert computer.find(MINE) == (DestinationState.AWAY, NAME)


def test_a_clone_of_the_system_disk_does_not_affect_folders_on_the_system_disk(computer: Computer) -> None:
    computer.add_to_udev(("b8:33", SYSTEM[1]))
    folder = "/srv/backup"
    assert computer.find(VolumeFolder("system", folder), name=folder) == (DestinationState.HERE, folder)


def test_devices_of_one_btrfs_and_lvm_snapshots_are_not_clones(computer: Computer) -> None:
    computer.mount("30 20 8:17 / /media/me/Backup rw - btrfs /dev/none17 rw")
    computer.add_to_udev(
        ("b8:17", OF_MINE[1] + "E:ID_FS_UUID_SUB_ENC=a\n"), ("b8:33", OF_MINE[1] + "E:ID_FS_UUID_SUB_ENC=b\n")
    )
    computer.add_to_udev(("b254:0", OF_MINE[1] + "E:DM_UUID=LVM-x\n"), ("b254:1", OF_MINE[1] + "E:DM_UUID=LVM-y\n"))
    assert computer.find(MINE) == (DestinationState.HERE, NAME)


def test_an_encrypted_volume_is_no_filesystem(computer: Computer) -> None:
    computer.add_to_udev(("b8:33", "E:ID_FS_UUID_ENC=1111-MINE\nE:ID_FS_USAGE=crypto\n"))
    computer.mount("30 20 8:17 / /mnt rw - ext4 /dev/none17 rw")
    assert computer.find(MINE).path == "/mnt/here"


def test_a_destination_is_found_through_a_mounted_subvolume(computer: Computer) -> None:
    location = VolumeFolder("1111-MINE", "/@data/here")
    computer.mount("30 20 8:17 /@data /media/me/Backup rw - btrfs /dev/none17 rw")
    assert computer.tables.now().location_of(NAME) == location
    computer.mount("30 20 8:17 /@data/here /mnt rw - btrfs /dev/none17 rw")
    assert computer.find(location).path == "/mnt"
    computer.mount("30 20 8:17 /@other /mnt rw - btrfs /dev/none17 rw")
    assert computer.find(location).presence is DestinationState.AWAY


def test_of_several_mounts_the_usual_or_a_writable_one_is_used(computer: Computer) -> None:
    mounts = [
        "30 20 8:17 / /mnt ro - ext4 /dev/none17 rw",
        "31 20 8:17 / /media/me/Other rw - ext4 /dev/none17 rw",
        "32 20 8:17 / /media/me/Backup ro - ext4 /dev/none17 rw",
    ]
    computer.mount(*mounts)
    assert computer.find(MINE).path == NAME
    computer.mount(*mounts[:2])
    assert computer.find(MINE).path == "/media/me/Other/here"


def test_a_folder_hidden_by_another_mount_is_away(computer: Computer) -> None:
    computer.mount("30 20 8:17 / /mnt rw - ext4 /dev/none17 rw", "31 30 0:50 / /mnt/here rw - tmpfs tmpfs rw")
    assert computer.find(MINE).presence is DestinationState.AWAY


def test_of_two_drives_in_rotation_the_one_mounted_under_the_name_is_found(computer: Computer) -> None:
    other_location = VolumeFolder("2222", "/here")
    computer.add_to_udev(("b8:33", "E:ID_FS_UUID_ENC=2222\nE:ID_FS_USAGE=filesystem\n"))
    computer.mount("30 20 8:33 / /media/me/Backup rw - ext4 x rw", "31 20 8:17 / /media/me/Backup1 rw - ext4 x rw")
    assert computer.find(MINE, other_location).path == NAME
    computer.mount("31 20 8:17 / /media/me/Backup1 rw - ext4 x rw")
    assert computer.find(other_location, MINE).path == "/media/me/Backup1/here"


def test_without_udev_nothing_is_claimed(computer: Computer) -> None:
    for file in computer.udev.iterdir():
        file.unlink()
    assert computer.find(MINE) == (DestinationState.UNKNOWN, NAME)


def test_symlinks_by_uuid_replace_the_udev_database(tmp_path: Path) -> None:
    (tmp_path / "1111-MINE").symlink_to("/dev/null")
    (tmp_path / "gone").symlink_to("/dev/there-is-none")
    mounted_filesystems = filesystems(tmp_path / "no notes", tmp_path)
    assert mounted_filesystems == [MountedFilesystem(os.stat("/dev/null").st_rdev, "1111-MINE")]


@pytest.mark.parametrize(
    ("link", "target", "path", "real"),
    [
        ("way", "/media/me/Backup", "way/here", "/media/me/Backup/here"),
        ("way", "down/../further", "way/here", "further/here"),
        ("way", "way", "way/here", "way/here"),
        ("unused", "/", "plain/here/", "plain/here"),
    ],
    ids=["to a drive", "with dots", "to itself", "none"],
)
def test_symlinks_on_the_system_disk_are_resolved(
    computer: Computer, tmp_path: Path, link: str, target: str, path: str, real: str
) -> None:
    (tmp_path / link).symlink_to(target)
    assert computer.tables.now().resolved(f"{tmp_path}/{path}") == str(tmp_path / real)


def test_symlinks_on_a_drive_are_not_even_read(computer: Computer, tmp_path: Path) -> None:
    (tmp_path / "way").symlink_to("/elsewhere")
    computer.mount(f"30 20 8:17 / {tmp_path} rw - ext4 /dev/none17 rw")
    assert computer.tables.now().resolved(f"{tmp_path}/way") == f"{tmp_path}/way"


def test_a_mount_point_that_is_not_utf8_is_ignored(computer: Computer) -> None:
    """Neither the history nor the window could store it."""
    mount = "30 20 8:17 / /mnt/\udcff rw - ext4 x rw\n"
    computer.mountinfo.write_bytes(os.fsencode(MOUNTS + mount))
    assert computer.find(MINE).presence is DestinationState.AWAY
    bound = "30 20 8:17 /\udcff /media/me/Backup rw - ext4 x rw\n"
    computer.mountinfo.write_bytes(os.fsencode(MOUNTS + bound))
    assert computer.tables.now().location_of(NAME) is None
    computer.mount()
    assert computer.find(name="/media/\0/here").presence is DestinationState.UNKNOWN
