"""Each danger alone makes a drive refused, and a drive without any can be chosen."""

from dataclasses import replace

import pytest

from shingleback.domain.drive import Drive, Evidence, Use, Volume
from shingleback.domain.errors import Why
from shingleback.domain.formatting.safety_checks import (
    CAN_BE_CLOSED,
    SAFETY_CHECKS,
    Refusal,
    RefusalReason,
    as_error,
    marks_of,
    refusals,
)

PART = Volume(device="/dev/sdb1", number=0x811, use=Use.FILES, filesystem="ntfs", uuid="1234", partition_uuid="p1")
DRIVE = Drive(
    key="model/serial",
    path="/drives/one",
    device="/dev/sdb",
    number=0x810,
    name="Seagate Expansion",
    serial="NAA1TEST",
    size_bytes=8 * 10**12,
    volumes=(PART,),
    disk_sequence=7,
)
OTHER = replace(
    DRIVE, key="model/other", device="/dev/sdc", number=0x820, serial="NAA2TEST", volumes=(replace(PART, uuid="5678"),)
)


def with_volume(**changes: object) -> Drive:
    return replace(DRIVE, volumes=(replace(PART, **changes),))  # type: ignore[arg-type]


INSIDE = Volume(device="/dev/dm-0", number=0xFD00, use=Use.FILES, filesystem="ext4", inside_of="/dev/sdb1")
OPEN = replace(DRIVE, volumes=(replace(PART, use=Use.ENCRYPTED), INSIDE), held_by=("dm-0",))
OLD_KERNEL = replace(DRIVE, disk_sequence=0)

REFUSED = {
    "the computer runs from it": (replace(DRIVE, is_system=True, runs_system=True), Refusal(RefusalReason.SYSTEM)),
    "swap": (with_volume(is_swapped_on=True), Refusal(RefusalReason.SWAP)),
    "hibernation": (with_volume(use=Use.SWAP, filesystem="swsuspend"), Refusal(RefusalReason.SWAP)),
    "protected": (replace(DRIVE, key="protected"), Refusal(RefusalReason.PROTECTED)),
    "protected by its filesystem": (with_volume(uuid="protected"), Refusal(RefusalReason.PROTECTED)),
    "protected by its partition": (with_volume(partition_uuid="protected"), Refusal(RefusalReason.PROTECTED)),
    "internal": (replace(DRIVE, is_system=True), Refusal(RefusalReason.BUILT_IN)),
    "in an array": (
        with_volume(use=Use.ARRAY, filesystem="linux_raid_member"),
        Refusal(RefusalReason.ARRAY, (("kind", "linux_raid_member"),)),
    ),
    "needed at boot": (with_volume(expected_as="/srv"), Refusal(RefusalReason.EXPECTED, (("what", "/srv"),))),
    "mapped": (replace(DRIVE, held_by=("dm-3",)), Refusal(RefusalReason.HELD, (("what", "dm-3"),))),
    "hidden mount": (replace(DRIVE, held_by=("sdb1",)), Refusal(RefusalReason.HELD, (("what", "sdb1"),))),
    "mounted": (with_volume(mount_points=("/media/x", "/y")), Refusal(RefusalReason.MOUNTED, (("point", "/media/x"),))),
    "unlocked": (OPEN, Refusal(RefusalReason.ENCRYPTED_OPEN, (("device", "/dev/sdb1"),))),
    "read-only": (replace(DRIVE, is_read_only=True), Refusal(RefusalReason.READ_ONLY)),
    "a read-only partition": (with_volume(is_read_only=True), Refusal(RefusalReason.READ_ONLY)),
    "a file": (replace(DRIVE, evidence=Evidence(is_thin=True)), Refusal(RefusalReason.NOT_A_DRIVE)),
    "an empty slot": (replace(DRIVE, size_bytes=0), Refusal(RefusalReason.NO_MEDIUM)),
    "twins": (replace(DRIVE, twins=("/dev/sdc",)), Refusal(RefusalReason.AMBIGUOUS)),
    "nothing unique on an old kernel": (
        replace(OLD_KERNEL, serial="0123456789", volumes=()),
        Refusal(RefusalReason.AMBIGUOUS),
    ),
}
ALLOWED = {
    "no danger": DRIVE,
    "a locked encrypted volume": with_volume(use=Use.ENCRYPTED, filesystem="crypto_LUKS"),
    "an unused swap partition": with_volume(use=Use.SWAP, filesystem="swap"),
    "no volumes": replace(DRIVE, volumes=()),
    "needed at boot, but still empty": with_volume(use=Use.EMPTY, filesystem="", expected_as="/srv"),
    "no serial number, on a kernel that numbers plug-ins": replace(DRIVE, serial="", volumes=()),
    "its own serial number on an old kernel": replace(OLD_KERNEL, volumes=()),
    "its own name on an old kernel": replace(OLD_KERNEL, serial="", wwn="0x5000c500a1b2c3d4", volumes=()),
    "its own filesystem on an old kernel": replace(OLD_KERNEL, serial=""),
    "host-managed, which UDisks2 calls internal": replace(
        DRIVE, is_system=True, evidence=Evidence(zoned="host-managed")
    ),
    "host-managed by its type": replace(DRIVE, is_system=True, evidence=Evidence(scsi_type=20)),
}


@pytest.mark.parametrize(("drive", "refusal"), REFUSED.values(), ids=REFUSED)
def test_each_danger_is_refused(drive: Drive, refusal: Refusal) -> None:
    assert refusals(drive, [DRIVE, OTHER], {"protected"}) == (refusal,)


@pytest.mark.parametrize("drive", ALLOWED.values(), ids=ALLOWED)
def test_a_drive_without_a_danger_can_be_chosen(drive: Drive) -> None:
    assert refusals(drive, [drive, OTHER], {"protected"}) == ()


def test_each_safety_check_refuses_one_of_these() -> None:
    needed = {refusal.danger for _, refusal in REFUSED.values()}

    assert len(needed) == len(SAFETY_CHECKS)
    assert needed == {*RefusalReason} - {RefusalReason.IN_WORK}  # the eraser learns that from UDisks2


def test_the_gravest_of_several_dangers_comes_first() -> None:
    drive = replace(with_volume(mount_points=("/",)), is_system=True, runs_system=True)

    assert [refusal.danger for refusal in refusals(drive, [], ())] == [RefusalReason.SYSTEM, RefusalReason.MOUNTED]


def test_mounted_and_unlocked_volumes_can_be_closed_first() -> None:
    mounted = replace(with_volume(mount_points=("/media/x",)), held_by=("sdb1",))
    mounted_inside = replace(OPEN, volumes=(OPEN.volumes[0], replace(INSIDE, mount_points=("/media/x",))))

    for drive in (mounted, OPEN, mounted_inside):
        assert {refusal.danger for refusal in refusals(drive, [], ())} <= CAN_BE_CLOSED


def test_devices_stacked_on_an_unlocked_volume_cannot_be_closed() -> None:
    assert Refusal(RefusalReason.HELD, (("what", "dm-1"),)) in refusals(replace(OPEN, held_by=("dm-0", "dm-1")), [], ())


def test_a_btrfs_shown_by_two_drives_is_an_array() -> None:
    shared = replace(PART, filesystem="btrfs", uuid="pool")
    first_drive, second_drive = (replace(drive, volumes=(shared,)) for drive in (DRIVE, OTHER))

    assert refusals(first_drive, [first_drive, second_drive], ()) == (
        Refusal(RefusalReason.ARRAY, (("kind", "btrfs"),)),
    )
    assert refusals(first_drive, [first_drive, OTHER], ()) == ()
    assert refusals(DRIVE, [replace(OTHER, volumes=(PART,))], ()) == ()  # a copy of a single-drive filesystem


def test_one_of_two_copies_of_a_needed_volume_may_be_erased() -> None:
    needed = with_volume(expected_as="/srv")

    assert refusals(needed, [needed, replace(OTHER, volumes=needed.volumes)], ()) == ()
    assert refusals(needed, [needed, OTHER], ()) == (Refusal(RefusalReason.EXPECTED, (("what", "/srv"),)),)


def test_on_an_old_kernel_a_drive_with_a_duplicate_is_ambiguous() -> None:
    double = replace(
        OLD_KERNEL, device="/dev/sdc", number=0x820, usb_port="2-2", volumes=(replace(PART, number=0x821),)
    )

    assert refusals(OLD_KERNEL, [double], ()) == (Refusal(RefusalReason.AMBIGUOUS),)
    assert refusals(OLD_KERNEL, [replace(double, serial="NAA2TEST")], ()) == ()
    assert refusals(DRIVE, [double], ()) == ()


def test_a_drive_is_identified_by_itself_and_by_its_volumes() -> None:
    assert marks_of(DRIVE) == {"model/serial", "1234", "p1"}
    assert marks_of(replace(DRIVE, volumes=(replace(PART, uuid="", partition_uuid=""),))) == {"model/serial"}


def test_a_refusal_names_the_drive_and_carries_its_values() -> None:
    error = as_error(DRIVE, Refusal(RefusalReason.MOUNTED, (("point", "/media/x"),)))

    assert error.why is Why.NOT_THIS_DRIVE
    assert error.values == {"drive": "Seagate Expansion", "reason": "mounted", "point": "/media/x"}
