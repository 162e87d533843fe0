"""Which drives there are, what they are called, and what is on them, from what UDisks2 and sysfs say."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from shingleback.devices.kernel import Mounted
from shingleback.devices.sysfs.facts import SysfsFacts
from shingleback.devices.sysfs.topology import VolatileState
from shingleback.devices.udisks_objects import UDISKS, objects_from, sound_objects_from
from shingleback.devices.watch.snapshot import media, snapshot
from shingleback.domain.drive import Drive, Evidence, Transport, UsbId, Use
from tests.fakes.machine import (
    CONTAINER,
    INTERNAL,
    NOTHING,
    RAID,
    SLOT,
    SWAP,
    TB,
    Content,
    Disk,
    encrypted,
    files,
    usual_machine,
)
from tests.fakes.udisks_objects import Tree

PASSPORT = SysfsFacts(
    evidence=Evidence(product="My Passport 25E2", vendor="WD", usb=UsbId(0x1058, 0x25E2), transport=Transport.USB),
    enclosure="Western Digital My Passport 25E2",
    usb_serial="575834",
    usb_port="2-1",
    link_mbps=5000,
    scsi_address="6:0:0:0",
)


def nothing_known(_name: str) -> SysfsFacts:
    return SysfsFacts(evidence=Evidence())


def drives_in(
    tree: Tree, facts: Callable[[str], SysfsFacts] = nothing_known, mounted: tuple[Mounted, ...] = ()
) -> dict[str, Drive]:
    """By the names of their devices."""
    return {drive.device: drive for drive in snapshot(media(objects_from(tree)), facts, mounted)}


def the_one(
    parts: list[Content] | None = None,
    told: Mapping[str, object] | None = None,
    facts: SysfsFacts | None = None,
    content: Content = NOTHING,
) -> Drive:
    disk = Disk("/dev/sdx", 2064, parts, told, content=content)
    return drives_in(disk.tree, lambda _name: facts or nothing_known(""))["/dev/sdx"]


# which


def test_whole_drives_with_a_medium_are_found_among_fifty_devices() -> None:
    tree = usual_machine()

    drives = drives_in(tree)

    assert len([path for path in tree if "block_devices" in path]) == 50
    assert sorted(drives) == ["/dev/nvme0n1", "/dev/sda", "/dev/sdb", "/dev/sdc", "/dev/sdd", "/dev/sde"]


@pytest.mark.parametrize(
    "told",
    [
        {"MediaAvailable": False},
        {"Optical": True, "Media": "optical_bd_r"},
        {"MediaCompatibility": ["optical", "optical_cd"]},
        {"MediaCompatibility": ["floppy"]},
    ],
    ids=["empty slot", "film", "optical drive with something else", "floppy"],
)
def test_what_is_no_disk_or_has_no_medium_is_no_drive(told: dict[str, object]) -> None:
    assert drives_in(Disk("/dev/sdx", 2064, None, told).tree) == {}


def test_a_slot_becomes_a_drive_with_its_card() -> None:
    empty = Disk("/dev/sdx", 2064, None, SLOT, size=0)
    slot = Disk("/dev/sdx", 2064, [files("exfat")], SLOT | {"MediaAvailable": True, "Media": "flash_sdhc"})

    assert drives_in(empty.tree) == {}
    assert list(drives_in(slot.tree)) == ["/dev/sdx"]


def test_a_drive_without_its_disk_and_a_disk_without_its_drive_are_not_told_yet() -> None:
    disk = Disk("/dev/sdx", 2064)

    assert drives_in({disk.drive: disk.tree[disk.drive]}) == {}
    assert drives_in({disk.path: disk.tree[disk.path]}) == {}


def test_a_bridge_that_passes_ata_through_is_a_drive_on_usb() -> None:
    """udev says ID_BUS=ata of it, and UDisks2 repeats the disk's own name."""
    facts = SysfsFacts(evidence=Evidence(transport=Transport.USB), enclosure="Seagate Expansion HDD")
    drive = the_one(None, INTERNAL | {"Model": "ST8000AS0002-1NA17Z", "Serial": "Z840TEST"}, facts)

    assert (drive.name, drive.is_system) == ("Seagate Expansion HDD", False)


def test_drives_come_in_the_order_of_udisks() -> None:
    late = Disk("/dev/sdx", 2064, None, {"SortKey": "01hotplug/9"})
    early = Disk("/dev/sdy", 2080, None, {"SortKey": "00coldplug/1"})

    assert list(drives_in(late.tree | early.tree)) == ["/dev/sdy", "/dev/sdx"]


def test_an_object_that_makes_no_sense_is_left_out_alone() -> None:
    good, bad = Disk("/dev/sdx", 2064), Disk("/dev/sdy", 2080)
    bad.tree[bad.path][f"{UDISKS}.Block"]["DeviceNumber"] = "many"
    objects = sound_objects_from(good.tree | bad.tree | {"/strange": 5})

    assert [drive.device for drive in snapshot(media(objects), nothing_known)] == ["/dev/sdx"]


def test_a_device_that_is_said_to_be_inside_of_itself_is_no_riddle_without_end() -> None:
    disk = Disk("/dev/sdx", 2064)
    disk.tree[disk.path][f"{UDISKS}.Block"]["CryptoBackingDevice"] = disk.path

    assert list(drives_in(disk.tree)) == ["/dev/sdx"]


# what is on it


def uses(drive: Drive) -> list[tuple[str, Use]]:
    return [(volume.device.removeprefix("/dev/"), volume.use) for volume in drive.volumes]


@pytest.mark.parametrize(
    ("content", "use"),
    [
        (files("btrfs"), Use.FILES),
        (encrypted(), Use.ENCRYPTED),
        (Content("crypto", "BitLocker"), Use.ENCRYPTED),
        (SWAP, Use.SWAP),
        (RAID, Use.ARRAY),
        (Content("raid", "LVM2_member"), Use.ARRAY),
        (Content("filesystem", "zfs_member"), Use.ARRAY),
        (Content("other", "bcache"), Use.ARRAY),
        (Content(raid="/org/freedesktop/UDisks2/mdraid/x"), Use.ARRAY),
        (Content("other", "jbd"), Use.ARRAY),
        (NOTHING, Use.EMPTY),
    ],
    ids=lambda value: value.kind or "nothing" if isinstance(value, Content) else "",
)
def test_a_volume_is_used_for_what_udev_found_on_it(content: Content, use: Use) -> None:
    assert uses(the_one([content])) == [("sdx1", use)]
    assert uses(the_one(content=content)) == [("sdx", use)]


@pytest.mark.parametrize("kind", ["linux_raid_member", "isw_raid_member", "LVM2_member"])
def test_a_member_of_an_array_as_a_whole_is_one_though_its_partitions_show(kind: str) -> None:
    """With mirrors that keep their notes at the end of the disk, the kernel finds the array's partitions on each."""
    disk = Disk("/dev/sdx", 2064, [files("ext4")])
    disk.tree[disk.path][f"{UDISKS}.Block"] |= {"IdUsage": "raid", "IdType": kind}

    (drive,) = drives_in(disk.tree).values()

    assert uses(drive) == [("sdx", Use.ARRAY), ("sdx1", Use.FILES)]


def test_of_a_hybrid_image_the_partitions_are_what_counts() -> None:
    disk = Disk("/dev/sdx", 2064, [files("iso9660"), files("vfat")])
    disk.tree[disk.path][f"{UDISKS}.Block"] |= {"IdUsage": "filesystem", "IdType": "iso9660"}

    (drive,) = drives_in(disk.tree).values()

    assert uses(drive) == [("sdx1", Use.FILES), ("sdx2", Use.FILES)]


@pytest.mark.parametrize(
    "kind",
    ["e75caf8f-f680-4cee-afa3-b001e56efc2d", "AF9B60A0-1431-4F62-BC68-3311714A69AD", "0x42"],
    ids=["Storage Spaces", "dynamic disk", "dynamic disk without GPT"],
)
def test_a_partition_says_itself_that_it_is_a_part_of_windows_arrays(kind: str) -> None:
    """Nothing that udev knows is inside."""
    disk = Disk("/dev/sdx", 2064, [NOTHING])
    disk.tree[disk.parts[0]][f"{UDISKS}.Partition"]["Type"] = kind

    (drive,) = drives_in(disk.tree).values()

    assert uses(drive) == [("sdx1", Use.ARRAY)]


def test_a_btrfs_that_waits_for_other_drives_is_a_part_of_something() -> None:
    disk = Disk("/dev/sdx", 2064, [files("btrfs"), files("btrfs")])
    waits = VolatileState(incomplete=frozenset({"sdx2"}))

    (drive,) = snapshot(media(objects_from(disk.tree)), nothing_known, (), lambda _name: waits)

    assert uses(drive) == [("sdx1", Use.FILES), ("sdx2", Use.ARRAY)]


def test_a_container_of_partitions_is_no_volume() -> None:
    assert uses(the_one([files(), CONTAINER, files("ntfs")])) == [("sdx1", Use.FILES), ("sdx3", Use.FILES)]


def test_partitions_come_in_their_order_and_the_inside_of_an_open_one_last() -> None:
    drive = the_one([NOTHING] * 2 + [encrypted(files("ext4", "/media/safe"))] + [NOTHING] * 9)

    numbers = [*range(1, 13)]
    assert [name for name, _ in uses(drive)] == [*(f"sdx{number}" for number in numbers), "dm-2067"]
    assert (uses(drive)[2][1], uses(drive)[-1][1]) == (Use.ENCRYPTED, Use.FILES)
    assert drive.mount_points == ("/media/safe",)


def test_a_drive_that_is_divided_into_nothing_has_no_volume() -> None:
    assert the_one([]).volumes == ()


def test_a_divided_drive_that_is_mounted_as_a_whole_is_a_volume_too() -> None:
    """So it is with a stick that a computer is installed from."""
    disk = Disk("/dev/sdx", 2064, [files("iso9660")])
    disk.tree[disk.path][f"{UDISKS}.Filesystem"] = {"MountPoints": [b"/media/live\0"]}

    assert [volume.device for volume in drives_in(disk.tree)["/dev/sdx"].volumes] == ["/dev/sdx", "/dev/sdx1"]


def test_boot_areas_of_soldered_memory_are_no_volumes_and_not_the_drive() -> None:
    disk = Disk("/dev/mmcblk0", 45824, [files()], {"ConnectionBus": "sdio"})
    area = Disk("/dev/mmcblk0boot0", 45832, size=4_000_000)
    area.tree[area.path][f"{UDISKS}.Block"]["Drive"] = disk.drive

    (drive,) = drives_in({area.path: area.tree[area.path]} | disk.tree).values()

    assert (drive.device, uses(drive)) == ("/dev/mmcblk0", [("mmcblk0p1", Use.FILES)])
    assert drive.evidence.transport is Transport.CARD


def test_a_volume_says_all_that_is_known_of_it() -> None:
    content = Content("filesystem", "exfat", "Photos", "1234-5678", (Path("/media/p"),), size=7, is_read_only=True)
    (volume,) = the_one([content]).volumes

    assert (volume.number, volume.filesystem, volume.label, volume.uuid) == (2065, "exfat", "Photos", "1234-5678")
    assert (volume.size_bytes, volume.mount_points, volume.is_read_only) == (7, ("/media/p",), True)


# what it is


@pytest.mark.parametrize(
    ("enclosure", "vendor", "model", "name"),
    [
        ("Seagate Expansion HDD", "", "ST8000AS0002-1NA17Z", "Seagate Expansion HDD"),
        ("Western Digital My Passport 25E2", "WD", "My Passport 25E2", "WD My Passport 25E2"),
        ("", "ATA", "ST8000AS0002-1NA17Z", "ST8000AS0002-1NA17Z"),
        ("", "Seagate", "Seagate_Expansion_HDD", "Seagate Expansion HDD"),
        ("", "WDC", "WD40NMZW-59GX6S1", "WD40NMZW-59GX6S1"),
        ("Seagate  Backup+  Desk ", "", "", "Seagate Backup+ Desk"),
        ("TOSHIBA External USB 3.0", "", "", "Toshiba External USB 3.0"),
        ("Generic Mass-Storage", "", "", "Mass-Storage"),
        ("", "", "", "sdx"),
    ],
    ids=lambda value: value or "-",
)
def test_a_drive_is_called_as_on_its_box(enclosure: str, vendor: str, model: str, name: str) -> None:
    facts = SysfsFacts(evidence=Evidence(), enclosure=enclosure)
    assert the_one(None, {"Vendor": vendor, "Model": model}, facts).name == name


def test_a_drive_is_known_again_by_its_serial_number_at_another_port_and_under_another_name() -> None:
    told = {"Model": "ST8000AS0002", "Serial": "Z840TEST"}
    here, there = Disk("/dev/sdx", 2064, None, told), Disk("/dev/sdy", 2080, None, told)

    keys = {drive.key for disk in (here, there) for drive in drives_in(disk.tree).values()}

    assert len(keys) == 1
    assert keys != {the_one(None, {"Model": "ST8000AS0002", "Serial": "Z840OTHER"}).key}


@pytest.mark.parametrize("serial", ["", "000000000000", "0123456789ABCDEF", "123456789012"])
def test_a_serial_number_that_says_nothing_gives_way_to_the_wwn(serial: str) -> None:
    keys = [the_one(None, {"Model": "x", "Serial": serial, "WWN": f"0x5000c500a1b2c3d{end}"}).key for end in "45"]
    assert len(set(keys)) == 2


@pytest.mark.parametrize("wwn", ["", "naa.5000000000000001", "0x5000000000000001", "0x0000000000000000"])
def test_an_invented_wwn_gives_way_to_what_the_enclosure_says(wwn: str) -> None:
    told = {"Model": "x", "Serial": "000000000000", "WWN": wwn}
    ours = the_one(None, told, PASSPORT)
    other = the_one(None, told, SysfsFacts(evidence=PASSPORT.evidence, usb_serial="575835"))

    assert ours.key == "usb/1058:25e2/575834"
    assert ours.key != other.key


def test_two_slots_of_one_reader_are_two_drives() -> None:
    reader = [SysfsFacts(evidence=Evidence(), scsi_address=f"6:0:0:{slot}") for slot in (0, 1)]
    keys = {the_one(None, {"Model": "Reader", "Serial": "2012092657"}, facts).key for facts in reader}
    assert len(keys) == 2


def test_sysfs_knows_better_than_udisks() -> None:
    told = {"Vendor": "Bridge", "Model": "Thing", "RotationRate": 7200}
    known = Evidence(model="ST8000AS0002-1NA17Z", product="Expansion", vendor="Seagate", rotation_rpm=5980)

    evidence = the_one(None, told, SysfsFacts(evidence=known)).evidence

    assert evidence == replace(known, transport=Transport.USB, capacity_bytes=TB)


def test_udisks_stands_in_where_sysfs_says_nothing() -> None:
    sata = the_one(None, INTERNAL | {"Model": "ST8000AS0002-1NA17Z", "RotationRate": 5980}).evidence
    usb = the_one(None, {"Vendor": "WD", "Model": "My Passport 25E2"}).evidence
    through = the_one(None, {"Vendor": "", "Model": "ST8000AS0002-1NA17Z"}).evidence

    assert (sata.model, sata.product, sata.rotation_rpm) == ("ST8000AS0002-1NA17Z", "", 5980)
    assert (usb.model, usb.product, usb.vendor, usb.rotation_rpm) == ("", "My Passport 25E2", "WD", None)
    assert (through.model, through.product) == ("ST8000AS0002-1NA17Z", "")
    assert (sata.capacity_bytes, usb.transport) == (TB, Transport.USB)


def test_that_a_disk_does_not_turn_is_no_word_of_the_disk_itself() -> None:
    """UDisks2 may have it from sysfs, where bridges get it wrong."""
    evidence = the_one(None, {"RotationRate": 0}).evidence
    assert (evidence.rotation_rpm, evidence.is_rotational) == (None, False)


def test_where_it_is_plugged_in_comes_from_sysfs() -> None:
    drive = the_one(facts=PASSPORT)
    assert (drive.usb_port, drive.link_mbps, drive.scsi_address) == ("2-1", 5000, "6:0:0:0")


# the computer's own


def test_a_drive_inside_of_the_computer_is_a_part_of_the_system() -> None:
    drives = drives_in(usual_machine())
    assert [name for name, drive in drives.items() if drive.is_system] == ["/dev/nvme0n1", "/dev/sda", "/dev/sdb"]
    assert [name for name, drive in drives.items() if not drive.is_system] == ["/dev/sdc", "/dev/sdd", "/dev/sde"]


def test_a_usb_drive_that_the_computer_runs_from_is_a_part_of_the_system() -> None:
    assert the_one([files("ext4", "/")]).is_system
    assert the_one([encrypted(files("ext4", "/home"))]).is_system
    assert not the_one([files("ext4", "/media/backup")]).is_system


def test_a_mount_that_udisks_does_not_see_counts_as_well() -> None:
    """It leaves out subvolumes of btrfs."""
    disk = Disk("/dev/sdx", 2064, [files("btrfs")])

    assert drives_in(disk.tree, mounted=(Mounted(2065, Path("/")),))["/dev/sdx"].is_system
    assert not drives_in(disk.tree, mounted=(Mounted(2080, Path("/")),))["/dev/sdx"].is_system


@pytest.mark.parametrize(
    ("point", "runs"),
    [
        ("/", True),
        ("/boot/firmware", True),
        ("/var/log", True),
        ("/run/live/medium", True),
        ("/run/archiso/bootmnt", True),
        ("/cdrom", True),
        ("/media/me/boot", False),
        ("/mnt", False),
        ("/var/mnt/backup", False),
        ("/home/me/mnt", False),
    ],
)
def test_the_computer_runs_from_what_is_mounted_where_it_needs_it(point: str, runs: bool) -> None:
    assert the_one([files("ext4", point)]).runs_system is runs


def test_what_is_only_built_in_is_not_known_to_be_run_from() -> None:
    drives = drives_in(usual_machine())
    assert [name for name, drive in drives.items() if drive.runs_system] == ["/dev/sda"]


def test_the_computer_runs_from_what_lies_below_its_volumes() -> None:
    """The kernel tells of each device that a mount stands on."""
    disk = Disk("/dev/sdx", 2064, [Content("raid", "LVM2_member"), files("ext4")])

    drive = drives_in(disk.tree, mounted=(Mounted(2065, Path("/")), Mounted(2066, Path("/media/x"))))["/dev/sdx"]

    assert drive.runs_system
    assert [volume.mount_points for volume in drive.volumes] == [(), ("/media/x",)]


def test_memory_is_swapped_to_a_volume_also_by_way_of_what_lies_on_it() -> None:
    disk = Disk("/dev/sdx", 2064, [SWAP, Content("raid", "LVM2_member"), SWAP])
    disk.tree[disk.parts[0]][f"{UDISKS}.Swapspace"]["Active"] = True
    swapped = VolatileState(swapped_on=frozenset({"sdx2"}))

    (alone,) = snapshot(media(objects_from(disk.tree)), nothing_known)
    (drive,) = snapshot(media(objects_from(disk.tree)), nothing_known, (), lambda _name: swapped)

    assert [volume.is_swapped_on for volume in alone.volumes] == [True, False, False]
    assert [volume.is_swapped_on for volume in drive.volumes] == [True, True, False]
    assert not drive.runs_system  # it does not after "swapoff", which the refusal names


# by what it is the very same one


def test_the_kernel_numbers_each_plug_in_and_tells_what_holds_a_drive() -> None:
    disk = Disk("/dev/sdx", 2064, [files()])
    told = VolatileState(disk_sequence=41, held_by=("dm-0",))

    (drive,) = snapshot(media(objects_from(disk.tree)), nothing_known, (), lambda name: {"sdx": told}[name])

    assert (drive.disk_sequence, drive.held_by) == (41, ("dm-0",))


def test_a_partition_that_only_the_kernel_knows_holds_the_drive() -> None:
    """What is on it, and whether it is in use, nobody has told."""
    disk = Disk("/dev/sdx", 2064, [files()])
    told = VolatileState(held_by=("sdx1",), partitions=frozenset({"sdx1", "sdx2"}))

    (drive,) = snapshot(media(objects_from(disk.tree)), nothing_known, (), lambda _name: told)

    assert drive.held_by == ("sdx1", "sdx2")


@pytest.mark.parametrize("number", [2064, 2066], ids=["a whole that is divided", "what udev does not know"])
def test_what_is_mounted_and_shows_nowhere_else_holds_the_drive(number: int) -> None:
    disk = Disk("/dev/sdx", 2064, [files(), NOTHING])

    drive = drives_in(disk.tree, mounted=(Mounted(number, Path("/mnt")),))["/dev/sdx"]

    assert drive.mount_points == ()
    assert drive.held_by == ("sdx" if number == 2064 else "sdx2",)


def test_what_can_be_closed_does_not_hold_the_drive() -> None:
    disk = Disk("/dev/sdx", 2064, [files(), encrypted(files())])
    numbers = {drive.device: drive.number for drive in drives_in(disk.tree)["/dev/sdx"].volumes}
    mounted = tuple(Mounted(number, Path(f"/mnt/{number}")) for number in numbers.values())

    drive = drives_in(disk.tree, mounted=mounted)["/dev/sdx"]

    assert len(drive.mount_points) == 2
    assert drive.held_by == ()


def test_a_drive_has_its_own_worldwide_name_or_none() -> None:
    assert the_one(None, {"WWN": "0x5000c500a1b2c3d4"}).wwn == "0x5000c500a1b2c3d4"
    assert the_one(None, None, replace(PASSPORT, wwn="0x50014ee2b1234567")).wwn == "0x50014ee2b1234567"
    assert the_one(None, {"WWN": "0x5000000000000001"}).wwn == ""


def test_a_partition_is_known_by_its_uuid() -> None:
    disk = Disk("/dev/sdx", 2064, [files()])
    disk.tree[disk.parts[0]][f"{UDISKS}.Partition"] |= {"UUID": "5b8e-1"}

    (volume,) = drives_in(disk.tree)["/dev/sdx"].volumes

    assert (volume.partition_uuid, volume.inside_of) == ("5b8e-1", "")


def test_the_inside_of_an_encrypted_volume_says_whose_it_is() -> None:
    drive = the_one([encrypted(files("ext4"))])
    assert [volume.inside_of for volume in drive.volumes] == ["", "/dev/sdx1"]


def test_a_drive_that_cannot_be_written_says_so() -> None:
    assert the_one(content=replace(files(), is_read_only=True)).is_read_only
    assert not the_one().is_read_only


def with_same_object(first: str, second: str) -> Drive:
    """What UDisks2 makes of two disks with the same model and serial number."""
    one, other = Disk(first, 2064, [files("ntfs")]), Disk(second, 2080, [files("ext4")])
    for interfaces in other.tree.values():
        if f"{UDISKS}.Block" in interfaces:
            interfaces[f"{UDISKS}.Block"]["Drive"] = one.drive
    (drive,) = drives_in(one.tree | {path: told for path, told in other.tree.items() if path != other.drive}).values()
    return drive


def test_a_drive_says_what_udisks_takes_for_the_same_one() -> None:
    drive = with_same_object("/dev/sdx", "/dev/sdy")

    assert (drive.device, drive.twins) == ("/dev/sdx", ("/dev/sdy",))
    assert [volume.device for volume in drive.volumes] == ["/dev/sdx1", "/dev/sdy1"]


def test_namespaces_and_boot_areas_are_no_twins() -> None:
    assert with_same_object("/dev/nvme0n1", "/dev/nvme0n2").twins == ()
    assert with_same_object("/dev/mmcblk0", "/dev/mmcblk0boot0").twins == ()
    assert with_same_object("/dev/nvme0n1", "/dev/nvme1n1").twins == ("/dev/nvme1n1",)
