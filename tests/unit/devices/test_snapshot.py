"""Drives, their names and their volumes, built from UDisks2 and sysfs."""

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


def no_facts(_name: str) -> SysfsFacts:
    return SysfsFacts(evidence=Evidence())


def drives_in(
    tree: Tree, facts: Callable[[str], SysfsFacts] = no_facts, mounted: tuple[Mounted, ...] = ()
) -> dict[str, Drive]:
    """Drives by device name."""
    return {drive.device: drive for drive in snapshot(media(objects_from(tree)), facts, mounted)}


def only_drive(
    parts: list[Content] | None = None,
    properties: Mapping[str, object] | None = None,
    facts: SysfsFacts | None = None,
    content: Content = NOTHING,
) -> Drive:
    disk = Disk("/dev/sdx", 2064, parts, properties, content=content)
    return drives_in(disk.tree, lambda _name: facts or no_facts(""))["/dev/sdx"]


# which drives


def test_whole_drives_with_a_medium_are_found_among_fifty_devices() -> None:
    tree = usual_machine()

    drives = drives_in(tree)

    assert len([path for path in tree if "block_devices" in path]) == 50
    assert sorted(drives) == ["/dev/nvme0n1", "/dev/sda", "/dev/sdb", "/dev/sdc", "/dev/sdd", "/dev/sde"]


@pytest.mark.parametrize(
    "properties",
    [
        {"MediaAvailable": False},
        {"Optical": True, "Media": "optical_bd_r"},
        {"MediaCompatibility": ["optical", "optical_cd"]},
        {"MediaCompatibility": ["floppy"]},
    ],
    ids=["empty slot", "Blu-ray", "other optical medium", "floppy"],
)
def test_a_device_without_a_disk_or_medium_is_no_drive(properties: dict[str, object]) -> None:
    assert drives_in(Disk("/dev/sdx", 2064, None, properties).tree) == {}


def test_a_slot_becomes_a_drive_with_its_card() -> None:
    empty = Disk("/dev/sdx", 2064, None, SLOT, size=0)
    slot = Disk("/dev/sdx", 2064, [files("exfat")], SLOT | {"MediaAvailable": True, "Media": "flash_sdhc"})

    assert drives_in(empty.tree) == {}
    assert list(drives_in(slot.tree)) == ["/dev/sdx"]


def test_a_drive_is_not_listed_before_its_disk_nor_a_disk_before_its_drive() -> None:
    disk = Disk("/dev/sdx", 2064)

    assert drives_in({disk.drive: disk.tree[disk.drive]}) == {}
    assert drives_in({disk.path: disk.tree[disk.path]}) == {}


def test_a_bridge_that_passes_ata_through_is_a_drive_on_usb() -> None:
    """udev gives it ID_BUS=ata, and UDisks2 repeats the disk's own name."""
    facts = SysfsFacts(evidence=Evidence(transport=Transport.USB), enclosure="Seagate Expansion HDD")
    drive = only_drive(None, INTERNAL | {"Model": "ST8000AS0002-1NA17Z", "Serial": "Z840TEST"}, facts)

    assert (drive.name, drive.is_system) == ("Seagate Expansion HDD", False)


def test_drives_are_sorted_by_the_sort_key_of_udisks() -> None:
    late = Disk("/dev/sdx", 2064, None, {"SortKey": "01hotplug/9"})
    early = Disk("/dev/sdy", 2080, None, {"SortKey": "00coldplug/1"})

    assert list(drives_in(late.tree | early.tree)) == ["/dev/sdy", "/dev/sdx"]


def test_a_malformed_object_is_left_out_alone() -> None:
    good, bad = Disk("/dev/sdx", 2064), Disk("/dev/sdy", 2080)
    bad.tree[bad.path][f"{UDISKS}.Block"]["DeviceNumber"] = "many"
    objects = sound_objects_from(good.tree | bad.tree | {"/strange": 5})

    assert [drive.device for drive in snapshot(media(objects), no_facts)] == ["/dev/sdx"]


def test_a_device_inside_itself_causes_no_endless_loop() -> None:
    disk = Disk("/dev/sdx", 2064)
    disk.tree[disk.path][f"{UDISKS}.Block"]["CryptoBackingDevice"] = disk.path

    assert list(drives_in(disk.tree)) == ["/dev/sdx"]


# volumes


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
    assert uses(only_drive([content])) == [("sdx1", use)]
    assert uses(only_drive(content=content)) == [("sdx", use)]


@pytest.mark.parametrize("kind", ["linux_raid_member", "isw_raid_member", "LVM2_member"])
def test_a_whole_disk_array_member_counts_although_partitions_show(kind: str) -> None:
    """With mirrors whose metadata is at the end of the disk, the kernel finds the array's partitions on each disk."""
    disk = Disk("/dev/sdx", 2064, [files("ext4")])
    disk.tree[disk.path][f"{UDISKS}.Block"] |= {"IdUsage": "raid", "IdType": kind}

    (drive,) = drives_in(disk.tree).values()

    assert uses(drive) == [("sdx", Use.ARRAY), ("sdx1", Use.FILES)]


def test_the_partitions_of_a_hybrid_image_count() -> None:
    disk = Disk("/dev/sdx", 2064, [files("iso9660"), files("vfat")])
    disk.tree[disk.path][f"{UDISKS}.Block"] |= {"IdUsage": "filesystem", "IdType": "iso9660"}

    (drive,) = drives_in(disk.tree).values()

    assert uses(drive) == [("sdx1", Use.FILES), ("sdx2", Use.FILES)]


@pytest.mark.parametrize(
    "kind",
    ["e75caf8f-f680-4cee-afa3-b001e56efc2d", "AF9B60A0-1431-4F62-BC68-3311714A69AD", "0x42"],
    ids=["Storage Spaces", "dynamic disk", "dynamic disk without GPT"],
)
def test_the_partition_type_identifies_windows_arrays(kind: str) -> None:
    """udev recognizes nothing inside."""
    disk = Disk("/dev/sdx", 2064, [NOTHING])
    disk.tree[disk.parts[0]][f"{UDISKS}.Partition"]["Type"] = kind

    (drive,) = drives_in(disk.tree).values()

    assert uses(drive) == [("sdx1", Use.ARRAY)]


def test_a_btrfs_that_waits_for_other_drives_is_part_of_an_array() -> None:
    disk = Disk("/dev/sdx", 2064, [files("btrfs"), files("btrfs")])
    state = VolatileState(incomplete=frozenset({"sdx2"}))

    (drive,) = snapshot(media(objects_from(disk.tree)), no_facts, (), lambda _name: state)

    assert uses(drive) == [("sdx1", Use.FILES), ("sdx2", Use.ARRAY)]


def test_an_extended_partition_is_no_volume() -> None:
    assert uses(only_drive([files(), CONTAINER, files("ntfs")])) == [("sdx1", Use.FILES), ("sdx3", Use.FILES)]


def test_partitions_come_in_order_and_unlocked_insides_last() -> None:
    drive = only_drive([NOTHING] * 2 + [encrypted(files("ext4", "/media/safe"))] + [NOTHING] * 9)

    numbers = [*range(1, 13)]
    assert [name for name, _ in uses(drive)] == [*(f"sdx{number}" for number in numbers), "dm-2067"]
    assert (uses(drive)[2][1], uses(drive)[-1][1]) == (Use.ENCRYPTED, Use.FILES)
    assert drive.mount_points == ("/media/safe",)


def test_an_empty_partition_table_has_no_volumes() -> None:
    assert only_drive([]).volumes == ()


def test_a_partitioned_drive_mounted_as_a_whole_is_a_volume_too() -> None:
    """Installation media are mounted that way."""
    disk = Disk("/dev/sdx", 2064, [files("iso9660")])
    disk.tree[disk.path][f"{UDISKS}.Filesystem"] = {"MountPoints": [b"/media/live\0"]}

    assert [volume.device for volume in drives_in(disk.tree)["/dev/sdx"].volumes] == ["/dev/sdx", "/dev/sdx1"]


def test_boot_areas_of_soldered_memory_are_neither_volumes_nor_the_drive() -> None:
    disk = Disk("/dev/mmcblk0", 45824, [files()], {"ConnectionBus": "sdio"})
    area = Disk("/dev/mmcblk0boot0", 45832, size=4_000_000)
    area.tree[area.path][f"{UDISKS}.Block"]["Drive"] = disk.drive

    (drive,) = drives_in({area.path: area.tree[area.path]} | disk.tree).values()

    assert (drive.device, uses(drive)) == ("/dev/mmcblk0", [("mmcblk0p1", Use.FILES)])
    assert drive.evidence.transport is Transport.CARD


def test_a_volume_has_all_its_properties() -> None:
    content = Content("filesystem", "exfat", "Photos", "1234-5678", (Path("/media/p"),), size=7, is_read_only=True)
    (volume,) = only_drive([content]).volumes

    assert (volume.number, volume.filesystem, volume.label, volume.uuid) == (2065, "exfat", "Photos", "1234-5678")
    assert (volume.size_bytes, volume.mount_points, volume.is_read_only) == (7, ("/media/p",), True)


# name and identity


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
def test_a_drive_has_the_name_printed_on_its_box(enclosure: str, vendor: str, model: str, name: str) -> None:
    facts = SysfsFacts(evidence=Evidence(), enclosure=enclosure)
    assert only_drive(None, {"Vendor": vendor, "Model": model}, facts).name == name


def test_a_drive_is_recognized_by_its_serial_number_at_another_port() -> None:
    properties = {"Model": "ST8000AS0002", "Serial": "Z840TEST"}
    first_place, second_place = Disk("/dev/sdx", 2064, None, properties), Disk("/dev/sdy", 2080, None, properties)

    keys = {drive.key for disk in (first_place, second_place) for drive in drives_in(disk.tree).values()}

    assert len(keys) == 1
    assert keys != {only_drive(None, {"Model": "ST8000AS0002", "Serial": "Z840OTHER"}).key}


@pytest.mark.parametrize("serial", ["", "000000000000", "0123456789ABCDEF", "123456789012"])
def test_a_meaningless_serial_number_is_replaced_by_the_wwn(serial: str) -> None:
    keys = [only_drive(None, {"Model": "x", "Serial": serial, "WWN": f"0x5000c500a1b2c3d{end}"}).key for end in "45"]
    assert len(set(keys)) == 2


@pytest.mark.parametrize("wwn", ["", "naa.5000000000000001", "0x5000000000000001", "0x0000000000000000"])
def test_an_invented_wwn_is_replaced_by_the_enclosures_serial_number(wwn: str) -> None:
    properties = {"Model": "x", "Serial": "000000000000", "WWN": wwn}
    ours = only_drive(None, properties, PASSPORT)
    other_drive = only_drive(None, properties, SysfsFacts(evidence=PASSPORT.evidence, usb_serial="575835"))

    assert ours.key == "usb/1058:25e2/575834"
    assert ours.key != other_drive.key


def test_two_slots_of_one_reader_are_two_drives() -> None:
    reader = [SysfsFacts(evidence=Evidence(), scsi_address=f"6:0:0:{slot}") for slot in (0, 1)]
    keys = {only_drive(None, {"Model": "Reader", "Serial": "2012092657"}, facts).key for facts in reader}
    assert len(keys) == 2


def test_sysfs_takes_precedence_over_udisks() -> None:
    properties = {"Vendor": "Bridge", "Model": "Thing", "RotationRate": 7200}
    evidence_of_sysfs = Evidence(model="ST8000AS0002-1NA17Z", product="Expansion", vendor="Seagate", rotation_rpm=5980)

    evidence = only_drive(None, properties, SysfsFacts(evidence=evidence_of_sysfs)).evidence

    assert evidence == replace(evidence_of_sysfs, transport=Transport.USB, capacity_bytes=TB)


def test_udisks_fills_in_where_sysfs_has_nothing() -> None:
    sata = only_drive(None, INTERNAL | {"Model": "ST8000AS0002-1NA17Z", "RotationRate": 5980}).evidence
    usb = only_drive(None, {"Vendor": "WD", "Model": "My Passport 25E2"}).evidence
    through = only_drive(None, {"Vendor": "", "Model": "ST8000AS0002-1NA17Z"}).evidence

    assert (sata.model, sata.product, sata.rotation_rpm) == ("ST8000AS0002-1NA17Z", "", 5980)
    assert (usb.model, usb.product, usb.vendor, usb.rotation_rpm) == ("", "My Passport 25E2", "WD", None)
    assert (through.model, through.product) == ("ST8000AS0002-1NA17Z", "")
    assert (sata.capacity_bytes, usb.transport) == (TB, Transport.USB)


def test_a_rotation_rate_of_zero_is_not_the_disks_own_claim() -> None:
    """UDisks2 may take it from sysfs, where bridges get it wrong."""
    evidence = only_drive(None, {"RotationRate": 0}).evidence
    assert (evidence.rotation_rpm, evidence.is_rotational) == (None, False)


def test_the_port_comes_from_sysfs() -> None:
    drive = only_drive(facts=PASSPORT)
    assert (drive.usb_port, drive.link_mbps, drive.scsi_address) == ("2-1", 5000, "6:0:0:0")


# the computer's own


def test_an_internal_drive_is_a_system_drive() -> None:
    drives = drives_in(usual_machine())
    assert [name for name, drive in drives.items() if drive.is_system] == ["/dev/nvme0n1", "/dev/sda", "/dev/sdb"]
    assert [name for name, drive in drives.items() if not drive.is_system] == ["/dev/sdc", "/dev/sdd", "/dev/sde"]


def test_a_usb_drive_the_computer_runs_from_is_a_system_drive() -> None:
    assert only_drive([files("ext4", "/")]).is_system
    assert only_drive([encrypted(files("ext4", "/home"))]).is_system
    assert not only_drive([files("ext4", "/media/backup")]).is_system


def test_a_mount_udisks_does_not_see_counts_too() -> None:
    """It omits subvolumes of btrfs."""
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
def test_the_mount_point_decides_whether_the_computer_runs_from_a_drive(point: str, runs: bool) -> None:
    assert only_drive([files("ext4", point)]).runs_system is runs


def test_an_internal_drive_does_not_by_itself_run_the_computer() -> None:
    drives = drives_in(usual_machine())
    assert [name for name, drive in drives.items() if drive.runs_system] == ["/dev/sda"]


def test_the_computer_runs_from_the_drive_below_its_volumes() -> None:
    """The kernel lists each device below a mount."""
    disk = Disk("/dev/sdx", 2064, [Content("raid", "LVM2_member"), files("ext4")])

    drive = drives_in(disk.tree, mounted=(Mounted(2065, Path("/")), Mounted(2066, Path("/media/x"))))["/dev/sdx"]

    assert drive.runs_system
    assert [volume.mount_points for volume in drive.volumes] == [(), ("/media/x",)]


def test_swap_on_a_stacked_device_counts_for_its_volume() -> None:
    disk = Disk("/dev/sdx", 2064, [SWAP, Content("raid", "LVM2_member"), SWAP])
    disk.tree[disk.parts[0]][f"{UDISKS}.Swapspace"]["Active"] = True
    swapped = VolatileState(swapped_on=frozenset({"sdx2"}))

    (without_kernel,) = snapshot(media(objects_from(disk.tree)), no_facts)
    (drive,) = snapshot(media(objects_from(disk.tree)), no_facts, (), lambda _name: swapped)

    assert [volume.is_swapped_on for volume in without_kernel.volumes] == [True, False, False]
    assert [volume.is_swapped_on for volume in drive.volumes] == [True, True, False]
    assert not drive.runs_system  # after "swapoff", which the refusal suggests, it no longer does


# the identity that an erase compares


def test_the_sequence_number_and_the_holders_come_from_the_kernel() -> None:
    disk = Disk("/dev/sdx", 2064, [files()])
    state = VolatileState(disk_sequence=41, held_by=("dm-0",))

    (drive,) = snapshot(media(objects_from(disk.tree)), no_facts, (), lambda name: {"sdx": state}[name])

    assert (drive.disk_sequence, drive.held_by) == (41, ("dm-0",))


def test_a_partition_only_the_kernel_knows_holds_the_drive() -> None:
    """Its contents are unknown, and so is whether it is in use."""
    disk = Disk("/dev/sdx", 2064, [files()])
    state = VolatileState(held_by=("sdx1",), partitions=frozenset({"sdx1", "sdx2"}))

    (drive,) = snapshot(media(objects_from(disk.tree)), no_facts, (), lambda _name: state)

    assert drive.held_by == ("sdx1", "sdx2")


@pytest.mark.parametrize("number", [2064, 2066], ids=["a partitioned whole disk", "a partition unknown to udev"])
def test_a_mount_that_no_volume_shows_holds_the_drive(number: int) -> None:
    disk = Disk("/dev/sdx", 2064, [files(), NOTHING])

    drive = drives_in(disk.tree, mounted=(Mounted(number, Path("/mnt")),))["/dev/sdx"]

    assert drive.mount_points == ()
    assert drive.held_by == ("sdx" if number == 2064 else "sdx2",)


def test_volumes_that_can_be_unmounted_do_not_hold_the_drive() -> None:
    disk = Disk("/dev/sdx", 2064, [files(), encrypted(files())])
    numbers = {drive.device: drive.number for drive in drives_in(disk.tree)["/dev/sdx"].volumes}
    mounted = tuple(Mounted(number, Path(f"/mnt/{number}")) for number in numbers.values())

    drive = drives_in(disk.tree, mounted=mounted)["/dev/sdx"]

    assert len(drive.mount_points) == 2
    assert drive.held_by == ()


def test_a_drive_has_its_own_wwn_or_none() -> None:
    assert only_drive(None, {"WWN": "0x5000c500a1b2c3d4"}).wwn == "0x5000c500a1b2c3d4"
    assert only_drive(None, None, replace(PASSPORT, wwn="0x50014ee2b1234567")).wwn == "0x50014ee2b1234567"
    assert only_drive(None, {"WWN": "0x5000000000000001"}).wwn == ""


def test_a_partition_has_its_uuid() -> None:
    disk = Disk("/dev/sdx", 2064, [files()])
    disk.tree[disk.parts[0]][f"{UDISKS}.Partition"] |= {"UUID": "5b8e-1"}

    (volume,) = drives_in(disk.tree)["/dev/sdx"].volumes

    assert (volume.partition_uuid, volume.inside_of) == ("5b8e-1", "")


def test_the_inside_of_an_encrypted_volume_names_its_partition() -> None:
    drive = only_drive([encrypted(files("ext4"))])
    assert [volume.inside_of for volume in drive.volumes] == ["", "/dev/sdx1"]


def test_a_read_only_drive_is_recognized() -> None:
    assert only_drive(content=replace(files(), is_read_only=True)).is_read_only
    assert not only_drive().is_read_only


def with_same_object(first: str, second: str) -> Drive:
    """The drive that UDisks2 makes of two disks with the same model and serial number."""
    first_disk, second_disk = Disk(first, 2064, [files("ntfs")]), Disk(second, 2080, [files("ext4")])
    for interfaces in second_disk.tree.values():
        if f"{UDISKS}.Block" in interfaces:
            interfaces[f"{UDISKS}.Block"]["Drive"] = first_disk.drive
    (drive,) = drives_in(
        first_disk.tree
        | {path: interfaces for path, interfaces in second_disk.tree.items() if path != second_disk.drive}
    ).values()
    return drive


def test_a_drive_lists_the_disks_udisks_mistakes_for_it() -> None:
    drive = with_same_object("/dev/sdx", "/dev/sdy")

    assert (drive.device, drive.twins) == ("/dev/sdx", ("/dev/sdy",))
    assert [volume.device for volume in drive.volumes] == ["/dev/sdx1", "/dev/sdy1"]


def test_namespaces_and_boot_areas_are_not_twins() -> None:
    assert with_same_object("/dev/nvme0n1", "/dev/nvme0n2").twins == ()
    assert with_same_object("/dev/mmcblk0", "/dev/mmcblk0boot0").twins == ()
    assert with_same_object("/dev/nvme0n1", "/dev/nvme1n1").twins == ("/dev/nvme1n1",)
