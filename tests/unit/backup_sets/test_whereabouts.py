"""Where a place is now, by the kernel's list of mounts and udev's notes; nothing is touched for it."""

import os
from pathlib import Path
from typing import Final

import pytest

from shingleback.backup_sets.destinations import MountSnapshot, Tables
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
    """Attributes: `tables` are those of its kernel and its udev."""

    def __init__(self, folder: Path) -> None:
        self.mountinfo, self.udev = folder / "mountinfo", folder / "udev"
        self.udev.mkdir()
        self.tables = Tables(self.mountinfo, self.udev, folder / "by-uuid")
        self.mount()
        self.note(SYSTEM, OF_MINE)

    def mount(self, *lines: str) -> None:
        self.mountinfo.write_text(MOUNTS + "".join(f"{line}\n" for line in lines))

    def note(self, *notes: tuple[str, str]) -> None:
        for name, text in notes:
            (self.udev / name).write_text(text)

    def find(self, *locations: VolumeFolder, others: tuple[str, ...] = (), name: str = NAME) -> LocatedFolder:
        return self.tables.now().find(name, locations, others)


@pytest.fixture
def computer(tmp_path: Path) -> Computer:
    return Computer(tmp_path)


def test_a_place_of_which_nothing_is_known_is_what_it_is_called(computer: Computer) -> None:
    assert computer.find() == (DestinationState.UNKNOWN, NAME)


@pytest.mark.parametrize("point", ["/media/me/Backup", "/media/me/Backup1", "/run/media/you/Backup", "/mnt"])
def test_it_is_where_its_filesystem_is_mounted(computer: Computer, point: str) -> None:
    computer.mount(f"30 20 8:17 / {point} rw - ext4 /dev/none17 rw")
    assert computer.find(MINE) == (DestinationState.HERE, f"{point}/here")


def test_where_that_is_not_mounted_it_is_away(computer: Computer) -> None:
    assert computer.find(MINE) == (DestinationState.AWAY, NAME)


def test_so_it_is_while_another_filesystem_is_mounted_under_its_name(computer: Computer) -> None:
    computer.mount("30 20 8:33 / /media/me/Backup rw - ext4 /dev/none33 rw")
    computer.note(("b8:33", "E:ID_FS_UUID_ENC=2222\nE:ID_FS_USAGE=filesystem\n"))
    assert computer.find(MINE) == (DestinationState.AWAY, NAME)
    assert computer.find(MINE, others=("2222",)) == (DestinationState.TAKEN, NAME)


def test_what_is_left_of_a_drive_that_was_pulled_is_not_its_filesystem(computer: Computer) -> None:
    """It keeps the old name, and udev has forgotten it; the drive came back as another device."""
    (computer.udev / "b8:17").unlink()
    computer.note(("b8:33", OF_MINE[1]))
    computer.mount("30 20 8:17 / /media/me/Backup rw - ext4 /dev/none17 rw")
    assert computer.find(MINE) == (DestinationState.AWAY, NAME)
    computer.mount(
        "30 20 8:17 / /media/me/Backup rw - ext4 /dev/none17 rw",
        "31 20 8:33 / /media/me/Backup1 rw - ext4 /dev/none33 rw",
    )
    assert computer.find(MINE) == (DestinationState.HERE, "/media/me/Backup1/here")


def test_a_filesystem_and_its_clone_are_not_told_apart(computer: Computer) -> None:
    computer.mount("30 20 8:17 / /media/me/Backup rw - ext4 /dev/none17 rw")
    computer.note(("b8:33", OF_MINE[1]))
    assert computer.find(MINE).presence is DestinationState.DOUBLED


@pytest.mark.parametrize("end", ["\u2028", "\u0085", "\r"])
def test_a_label_cannot_make_a_drive_another_one(computer: Computer, end: str) -> None:
    label = f"E:ID_FS_LABEL=a{end}E:ID_FS_UUID_ENC=1111-MINE\n"
    computer.note(("b8:33", f"E:ID_FS_UUID_ENC=2222\nE:ID_FS_USAGE=filesystem\n{label}"))
    computer.mount("30 20 8:33 / /media/me/Backup rw - ext4 /dev/none33 rw")
    assert computer.find(MINE) == (DestinationState.AWAY, NAME)


def test_a_clone_of_the_system_does_nothing_to_a_folder_of_the_computer(computer: Computer) -> None:
    computer.note(("b8:33", SYSTEM[1]))
    place = "/srv/backup"
    assert computer.find(VolumeFolder("system", place), name=place) == (DestinationState.HERE, place)


def test_neither_the_parts_of_one_filesystem_nor_a_snapshot_of_lvm_are_clones(computer: Computer) -> None:
    computer.mount("30 20 8:17 / /media/me/Backup rw - btrfs /dev/none17 rw")
    computer.note(
        ("b8:17", OF_MINE[1] + "E:ID_FS_UUID_SUB_ENC=a\n"), ("b8:33", OF_MINE[1] + "E:ID_FS_UUID_SUB_ENC=b\n")
    )
    computer.note(("b254:0", OF_MINE[1] + "E:DM_UUID=LVM-x\n"), ("b254:1", OF_MINE[1] + "E:DM_UUID=LVM-y\n"))
    assert computer.find(MINE) == (DestinationState.HERE, NAME)


def test_what_is_encrypted_is_no_filesystem(computer: Computer) -> None:
    computer.note(("b8:33", "E:ID_FS_UUID_ENC=1111-MINE\nE:ID_FS_USAGE=crypto\n"))
    computer.mount("30 20 8:17 / /mnt rw - ext4 /dev/none17 rw")
    assert computer.find(MINE).path == "/mnt/here"


def test_a_subvolume_has_its_own_way_to_the_place(computer: Computer) -> None:
    location = VolumeFolder("1111-MINE", "/@data/here")
    computer.mount("30 20 8:17 /@data /media/me/Backup rw - btrfs /dev/none17 rw")
    assert computer.tables.now().location_of(NAME) == location
    computer.mount("30 20 8:17 /@data/here /mnt rw - btrfs /dev/none17 rw")
    assert computer.find(location).path == "/mnt"
    computer.mount("30 20 8:17 /@other /mnt rw - btrfs /dev/none17 rw")
    assert computer.find(location).presence is DestinationState.AWAY


def test_of_several_ways_the_usual_one_is_taken_or_one_that_can_be_written(computer: Computer) -> None:
    ways = [
        "30 20 8:17 / /mnt ro - ext4 /dev/none17 rw",
        "31 20 8:17 / /media/me/Other rw - ext4 /dev/none17 rw",
        "32 20 8:17 / /media/me/Backup ro - ext4 /dev/none17 rw",
    ]
    computer.mount(*ways)
    assert computer.find(MINE).path == NAME
    computer.mount(*ways[:2])
    assert computer.find(MINE).path == "/media/me/Other/here"


def test_a_way_that_something_else_is_mounted_over_leads_nowhere(computer: Computer) -> None:
    computer.mount("30 20 8:17 / /mnt rw - ext4 /dev/none17 rw", "31 30 0:50 / /mnt/here rw - tmpfs tmpfs rw")
    assert computer.find(MINE).presence is DestinationState.AWAY


def test_of_two_drives_that_take_turns_the_one_under_the_name_is_meant(computer: Computer) -> None:
    other = VolumeFolder("2222", "/here")
    computer.note(("b8:33", "E:ID_FS_UUID_ENC=2222\nE:ID_FS_USAGE=filesystem\n"))
    computer.mount("30 20 8:33 / /media/me/Backup rw - ext4 x rw", "31 20 8:17 / /media/me/Backup1 rw - ext4 x rw")
    assert computer.find(MINE, other).path == NAME
    computer.mount("31 20 8:17 / /media/me/Backup1 rw - ext4 x rw")
    assert computer.find(other, MINE).path == "/media/me/Backup1/here"


def test_without_udev_nobody_claims_anything(computer: Computer) -> None:
    for file in computer.udev.iterdir():
        file.unlink()
    assert computer.find(MINE) == (DestinationState.UNKNOWN, NAME)


def test_links_stand_in_for_notes(tmp_path: Path) -> None:
    (tmp_path / "1111-MINE").symlink_to("/dev/null")
    (tmp_path / "gone").symlink_to("/dev/there-is-none")
    found = filesystems(tmp_path / "no notes", tmp_path)
    assert found == [MountedFilesystem(os.stat("/dev/null").st_rdev, "1111-MINE")]


@pytest.mark.parametrize(
    ("link", "target", "told", "real"),
    [
        ("way", "/media/me/Backup", "way/here", "/media/me/Backup/here"),
        ("way", "down/../further", "way/here", "further/here"),
        ("way", "way", "way/here", "way/here"),
        ("unused", "/", "plain/here/", "plain/here"),
    ],
    ids=["to a drive", "with dots", "to itself", "none"],
)
def test_symlinks_of_the_computer_are_followed(tmp_path: Path, link: str, target: str, told: str, real: str) -> None:
    (tmp_path / link).symlink_to(target)
    moment = MountSnapshot(Tables().now()._mounts, ())
    assert moment.resolved(f"{tmp_path}/{told}") == str(tmp_path / real)


def test_those_of_a_drive_are_not_even_looked_at(computer: Computer, tmp_path: Path) -> None:
    (tmp_path / "way").symlink_to("/elsewhere")
    computer.mount(f"30 20 8:17 / {tmp_path} rw - ext4 /dev/none17 rw")
    assert computer.tables.now().resolved(f"{tmp_path}/way") == f"{tmp_path}/way"


def test_a_name_that_is_no_text_is_no_way_to_a_place(computer: Computer) -> None:
    """Neither the history nor the window could hold it."""
    way = "30 20 8:17 / /mnt/\udcff rw - ext4 x rw\n"
    computer.mountinfo.write_bytes(os.fsencode(MOUNTS + way))
    assert computer.find(MINE).presence is DestinationState.AWAY
    bound = "30 20 8:17 /\udcff /media/me/Backup rw - ext4 x rw\n"
    computer.mountinfo.write_bytes(os.fsencode(MOUNTS + bound))
    assert computer.tables.now().location_of(NAME) is None
    computer.mount()
    assert computer.find(name="/media/\0/here").presence is DestinationState.UNKNOWN
