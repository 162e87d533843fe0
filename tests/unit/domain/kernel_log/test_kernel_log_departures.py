"""What left, and why: pulled by a person, dropped with its hub, or told to be gone by what it was plugged into."""

from typing import Final

import pytest

from shingleback.domain.kernel_log.diagnose import diagnose
from shingleback.domain.kernel_log.rules import Diagnosis, EpisodeKind
from shingleback.domain.smr.evidence import Confidence
from tests.unit.domain.kernel_log.test_kernel_log_rules import RULES

BRIDGE, SOFTWARE = EpisodeKind.USB_BRIDGE_OR_POWER, EpisodeKind.SOFTWARE_OR_OTHER
UNPLUGGED, UNKNOWN = EpisodeKind.UNPLUGGED, EpisodeKind.UNKNOWN
FAILING, FULL = EpisodeKind.DRIVE_FAILING, EpisodeKind.FILESYSTEM_FULL

ATTACHED: Final = """\
[   10.1] usb 2-1.3: new SuperSpeed USB device number 4 using xhci_hcd
[   10.2] usb 2-1.3: New USB device found, idVendor=1058, idProduct=25a2, bcdDevice=10.21
[   10.3] scsi host6: usb-storage 2-1.3:1.0
[   10.4] sd 6:0:0:0: [sdb] 1953525168 512-byte logical blocks: (1.00 TB/932 GiB)
[   10.5] sd 6:0:0:0: [sdb] Attached SCSI disk
"""
HUB_LEAVES: Final = """\
[  900.10] usb 2-1: USB disconnect, device number 2
[  900.11] usb 2-1.3: USB disconnect, device number 4
[  900.12] I/O error, dev sdb, sector 2048 op 0x1:(WRITE) flags 0x800 phys_seg 1 prio class 2
"""
HUB_IS_BACK: Final = """\
[  {second}] usb 2-1: new SuperSpeed USB device number 5 using xhci_hcd
[  {second}] hub 2-1:1.0: USB hub found
"""
ALL_LEAVE: Final = """\
[  900.10] usb 1-4: USB disconnect, device number 2
[  900.15] usb 2-1: USB disconnect, device number 2
[  900.16] usb 2-1.3: USB disconnect, device number 4
[  900.30] usb {third}: USB disconnect, device number 7
[  900.40] I/O error, dev sdb, sector 2048 op 0x1:(WRITE) flags 0x800 phys_seg 1 prio class 2
"""
FAILED: Final = "[  900.5] I/O error, dev {name}, sector 2048 op 0x0:(READ) flags 0x80700 phys_seg 1 prio class 2\n"


def diagnosed(log: str) -> Diagnosis:
    return diagnose(log.splitlines(), RULES)


def test_a_drive_whose_hub_is_back_at_once_was_not_pulled() -> None:
    assert diagnosed(ATTACHED + HUB_LEAVES).summary is UNPLUGGED
    assert diagnosed(ATTACHED + HUB_LEAVES + HUB_IS_BACK.format(second="930.10")).summary is UNPLUGGED
    assert diagnosed(ATTACHED + HUB_LEAVES + HUB_IS_BACK.format(second="900.60")).summary is BRIDGE


def test_nobody_pulls_plugs_of_three_ports_within_a_second() -> None:
    diagnosis = diagnosed(ATTACHED + ALL_LEAVE.format(third="1-2"))

    assert (diagnosis.summary, diagnosis.second) == (BRIDGE, UNPLUGGED)
    assert len(diagnosis.episodes) == 1


def test_what_leaves_while_the_computer_wakes_up_has_no_bad_enclosure() -> None:
    asleep = "[  900.0] PM: suspend entry (deep)\n[  900.05] PM: suspend exit\n"

    assert diagnosed(ATTACHED + asleep + ALL_LEAVE.format(third="1-2")).summary is UNPLUGGED


def test_keyboards_and_the_like_that_leave_together_are_no_enclosure() -> None:
    """As when a switch for several computers is turned."""
    leaving = "\n".join(line for line in ALL_LEAVE.format(third="1-2").splitlines() if "I/O error" not in line)

    assert diagnosed(leaving).summary is EpisodeKind.NOTHING_WRONG


@pytest.mark.parametrize("third", ["2-1.4", "usb3"], ids=["behind the same hub", "with the controller of a dock"])
def test_what_is_plugged_in_at_two_ports_leaves_with_its_plugs(third: str) -> None:
    assert diagnosed(ATTACHED + ALL_LEAVE.format(third=third)).summary is UNPLUGGED


@pytest.mark.parametrize(
    "line",
    [
        "scsi 6:0:0:0: rejecting I/O to dead device",
        "EXT4-fs (sdb1): shut down requested (2)",
        "XFS (sdb1): Block device removal (0x20) detected at fs_bdev_mark_dead+0x6f/0xb0 (fs/xfs/xfs_super.c:1177).",
    ],
)
def test_a_drive_that_the_kernel_has_removed_has_left_and_one_that_it_gave_up_has_not(line: str) -> None:
    assert diagnosed(f"[  900.1] {line}\n").summary is UNPLUGGED
    assert diagnosed("[  900.1] sd 6:0:0:0: rejecting I/O to offline device\n").summary is UNKNOWN


@pytest.mark.parametrize(
    "line",
    ["sd 0:0:17:0: SCSI device is removed", "mpt3sas_cm0: mpt3sas_transport_port_remove: removed: sas_addr(0x4433)"],
)
def test_a_controller_that_hears_nothing_more_of_a_bay_does_not_know_why(line: str) -> None:
    aborted = "[  880.1] sd 0:0:17:0: attempting task abort! scmd(0x0000000012345678)\n"

    diagnosis = diagnosed(f"[  900.1] {line}\n")
    assert (diagnosis.summary, diagnosis.confidence, diagnosis.second) == (UNPLUGGED, Confidence.UNSURE, FAILING)
    assert diagnosed(f"{aborted}[  900.1] {line.replace('mpt3sas_cm0', 'sd 0:0:17:0')}\n").summary is not UNPLUGGED


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("pcieport 0000:00:1d.0: pciehp: Slot(12): Card not present", "nvme1n1"),
        ("mmc0: card 0007 removed", "mmcblk0"),
    ],
)
def test_an_empty_slot_explains_errors_and_is_nothing_without_them(line: str, name: str) -> None:
    assert diagnosed(f"[  900.1] {line}\n").summary is EpisodeKind.NOTHING_WRONG
    assert diagnosed(f"[  900.1] {line}\n" + FAILED.format(name=name)).summary is UNPLUGGED
    assert diagnosed(FAILED.format(name=name)).summary is UNKNOWN


def test_a_controller_that_was_refused_memory_explains_errors_without_a_cause() -> None:
    fault = "[  900.1] DMAR: [DMA Read NO_PASID] Request device [04:00.0] fault addr 0xdf6a0000\n"

    assert diagnosed(fault + FAILED.format(name="sda")).summary is SOFTWARE
    assert diagnosed(fault).summary is EpisodeKind.NOTHING_WRONG


def test_a_medium_that_seems_to_have_changed_while_the_computer_slept_was_not_taken() -> None:
    changed = "[  901.1] sd 0:0:0:0: [sda] tag#0 device offline or changed\n"

    assert diagnosed("[  900.1] PM: suspend exit\n" + changed).summary is SOFTWARE
    assert diagnosed(changed).episodes[0].rule == "card-taken"


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("sd 6:0:0:0: PM: failed to resume async: error 262144", SOFTWARE),
        ("usb 1-7: PM: failed to resume async: error -5", EpisodeKind.NOTHING_WRONG),
        ("sd 2:2:0:0: [sda] megasas: RESET cmd=28 retries=0", UNKNOWN),
        ("ERROR::dwc_otg_hcd_urb_enqueue:477: Not connected", BRIDGE),
        ("JBD2: Unrecognised features on journal", SOFTWARE),
        ("device-mapper: snapshots: Invalidating snapshot: Unable to allocate exception.", FULL),
        ("device-mapper: integrity: dm-2: Checksum failed at sector 0x12", SOFTWARE),
        ("nvme0n1: Write(0x1) @ LBA 8, 8 blocks, Namespace is Write Protected (sct 0x0 / sc 0x20)", FAILING),
        ("nvme nvme0: resetting controller due to persistent internal error", FAILING),
        ("sdb1: writeback error on inode 16708, offset 406548480, sector 933544", UNKNOWN),
        ("md/raid1:md0: sdb1: rescheduling sector 1000", UNKNOWN),
    ],
)  # fmt: skip
def test_what_the_kernel_says_of_waking_controllers_and_stacked_devices(line: str, kind: EpisodeKind) -> None:
    assert diagnosed(f"[  900.1] {line}\n").summary is kind


UNMOUNTED: Final = "[  100.1] EXT4-fs (sdb1): unmounting filesystem 01234567-89ab-cdef-0123-456789abcdef.\n"
PULLED: Final = "[  900.1] usb 2-1.3: USB disconnect, device number 4\n"
FLUSH_FAILS: Final = """\
[  900.2] sd 6:0:0:0: [sdb] Synchronizing SCSI cache
[  900.3] sd 6:0:0:0: [sdb] Synchronize Cache(10) failed: Result: hostbyte=DID_ERROR driverbyte=DRIVER_OK
"""
TORN_AND_BACK: Final = """\
[  {ten}0.10] usb 2-1.3: USB disconnect, device number 4
[  {ten}0.20] I/O error, dev sdb, sector 2048 op 0x1:(WRITE) flags 0x800 phys_seg 1 prio class 2
[  {ten}9.60] usb 2-1.3: new SuperSpeed USB device number 9 using xhci_hcd
"""


def test_a_drive_that_was_unmounted_and_pulled_left_as_it_should() -> None:
    mounted = "[   12.5] EXT4-fs (sdb1): mounted filesystem with ordered data mode. Quota mode: none.\n"

    assert diagnosed(ATTACHED + mounted + UNMOUNTED + PULLED + FLUSH_FAILS).summary is EpisodeKind.NOTHING_WRONG
    assert diagnosed(ATTACHED + mounted + PULLED + FLUSH_FAILS).summary is UNPLUGGED


def test_a_flush_that_fails_before_a_drive_leaves_is_no_orderly_end() -> None:
    assert diagnosed(ATTACHED + UNMOUNTED + FLUSH_FAILS).summary is not EpisodeKind.NOTHING_WRONG


def test_a_device_that_only_left_may_have_been_a_printer() -> None:
    lone = "[  900.1] usb 1-2: USB disconnect, device number 10\n"

    assert diagnosed(lone).summary is EpisodeKind.NOTHING_WRONG
    assert diagnosed(lone + FAILED.format(name="sdb")).summary is UNPLUGGED


@pytest.mark.parametrize(
    ("second", "speed", "serial", "kind"),
    [
        ("900.60", "high-speed", "NA12345678", EpisodeKind.LINK_OR_CABLE),
        ("930.60", "high-speed", "NA12345678", UNPLUGGED),
        ("900.60", "high-speed", "another", UNPLUGGED),
    ],
)
def test_a_drive_that_is_back_at_once_without_superspeed_has_lost_contact(
    second: str, speed: str, serial: str, kind: EpisodeKind
) -> None:
    known = ATTACHED.replace("[   10.3]", "[   10.2] usb 2-1.3: SerialNumber: NA12345678\n[   10.3]")
    back = (
        f"[  {second}] usb 1-1.3: new {speed} USB device number 9 using xhci_hcd\n"
        f"[  {second}] usb 1-1.3: New USB device found, idVendor=1058, idProduct=25a2, bcdDevice=10.21\n"
        f"[  {second}] usb 1-1.3: SerialNumber: {serial}\n"
    )

    assert diagnosed(known + PULLED + FAILED.format(name="sdb").replace("900.5", "900.2") + back).summary is kind


def test_nobody_pulls_a_drive_in_use_three_times_and_plugs_it_in_again() -> None:
    times = [TORN_AND_BACK.format(ten=ten) for ten in (90, 130, 170)]

    assert diagnosed(ATTACHED + "".join(times[:2])).summary is UNPLUGGED
    assert diagnosed(ATTACHED + "".join(times)).summary is BRIDGE


def test_corrected_memory_errors_and_a_controller_that_was_restarted_alone() -> None:
    corrected = """\
[  430.4] mce: [Hardware Error]: Machine check events logged
[  430.5] mce: [Hardware Error]: CPU 0: Machine Check: 0 Bank 8: 9c00004000010090
"""

    assert diagnosed(corrected).summary is EpisodeKind.NOTHING_WRONG
    assert diagnosed(corrected.replace(" 9c0", " be0")).summary is SOFTWARE
    assert diagnosed("[  900.1] mpt3sas_cm0: scan devices: complete\n").summary is SOFTWARE


def test_a_command_for_zeroes_that_is_unknown_to_a_drive_costs_nothing() -> None:
    refused = """\
[  900.1] sd 6:0:0:0: [sdb] tag#1 Sense Key : Illegal Request [current]
[  900.1] sd 6:0:0:0: [sdb] tag#1 Add. Sense: Invalid command operation code
[  900.1] sd 6:0:0:0: [sdb] tag#1 CDB: Write same(16) 93 00 00 00 00 00 00 00 08 00 00 00 40 00 00 00
[  900.1] critical target error, dev sdb, sector 2048 op 0x9:(WRITE_ZEROES) flags 0x800 phys_seg 0 prio class 2
"""

    assert diagnosed(refused).summary is EpisodeKind.NOTHING_WRONG
    assert diagnosed(refused.replace("0x9:(WRITE_ZEROES)", "0x1:(WRITE)")).summary is UNKNOWN


def test_a_disk_that_does_not_start_when_the_computer_wakes_up_may_be_dying() -> None:
    attached = "[    1.1] sd 0:0:0:0: [sda] Attached SCSI disk\n"
    woken = "[  900.1] PM: suspend exit\n[  900.2] sd 0:0:0:0: PM: failed to resume async: error -5\n"
    diagnosis = diagnosed(attached + woken + FAILED.format(name="sda"))

    assert (diagnosis.summary, diagnosis.second) == (SOFTWARE, FAILING)
    assert diagnosis.confidence is Confidence.UNSURE


PUSHED_IN: Final = """\
[   10.1] usb 2-1.3: new SuperSpeed USB device number 4 using xhci_hcd
[   10.2] usb 2-1.3: New USB device found, idVendor=1058, idProduct=25a2, bcdDevice=10.21
[   {away}] usb 2-1.3: USB disconnect, device number 4
[   {back}] usb 2-1.3: new SuperSpeed USB device number 5 using xhci_hcd
[   {back}] usb 2-1.3: New USB device found, idVendor=1058, idProduct=25a2, bcdDevice=10.21
[   {back}] scsi host7: usb-storage 2-1.3:1.0
"""


def test_a_plug_that_loses_its_contact_while_it_is_pushed_in_is_no_trouble() -> None:
    assert diagnosed(PUSHED_IN.format(away="10.9", back="11.5")).summary is EpisodeKind.NOTHING_WRONG
    assert diagnosed(PUSHED_IN.format(away="90.9", back="91.5")).summary is BRIDGE


def test_a_drive_that_keeps_leaving_as_soon_as_it_is_found_is_trouble() -> None:
    again = "[   12.0] usb 2-1.3: USB disconnect, device number 5\n"
    back = "[   12.6] usb 2-1.3: new SuperSpeed USB device number 6 using xhci_hcd\n"

    assert diagnosed(PUSHED_IN.format(away="10.9", back="11.5") + again + back).summary is BRIDGE
    assert diagnosed(PUSHED_IN.format(away="10.9", back="11.5") + again).summary is UNPLUGGED


def test_a_drive_that_had_told_its_size_was_not_being_pushed_in() -> None:
    leaves = "[   11.0] usb 2-1.3: USB disconnect, device number 4\n"
    back = "[   11.6] usb 2-1.3: new SuperSpeed USB device number 5 using xhci_hcd\n"

    assert diagnosed(ATTACHED + leaves + back).summary is BRIDGE


IN_A_BAY: Final = """\
[  20.0] ata4: exception Emask 0x10 SAct 0x0 SErr 0x4040000 action 0xe frozen
[  20.0] ata4: SError: { CommWake DevExch }
[  20.7] ata4: SATA link down (SStatus 0 SControl 300)
[  21.0] ata4: exception Emask 0x10 SAct 0x0 SErr 0x4040000 action 0xe frozen
[  22.0] ata4: SATA link up 6.0 Gbps (SStatus 133 SControl 300)
"""
NEW_THERE: Final = "[  22.1] ata4.00: ATA-9: WDC WD40EFRX-68WT0N0, 82.00A82, max UDMA/133\n"
KNOWN_THERE: Final = "[   1.1] ata4.00: ATA-9: WDC WD40EFRX-68WT0N0, 82.00A82, max UDMA/133\n"


def test_a_drive_that_is_pushed_into_a_bay_has_lost_no_connection() -> None:
    assert diagnosed(IN_A_BAY + NEW_THERE).summary is EpisodeKind.NOTHING_WRONG
    assert diagnosed(KNOWN_THERE + IN_A_BAY).summary is EpisodeKind.LINK_OR_CABLE
    assert diagnosed(IN_A_BAY).summary is EpisodeKind.LINK_OR_CABLE


def test_a_drive_that_begins_again_after_a_failed_reset_is_not_called_broken() -> None:
    failed = "[  11.0] ata1: COMRESET failed (errno=-16)\n"
    begins = "[  21.5] ata1: exception Emask 0x10 SAct 0x0 SErr 0x4050002 action 0xe frozen\n"

    assert diagnosed(failed).summary is FAILING
    assert diagnosed(failed + begins).summary is UNKNOWN


def test_an_empty_card_slot_has_nothing_to_lose() -> None:
    slot = """\
[   10.1] usb 1-3: new high-speed USB device number 4 using xhci_hcd
[   10.2] usb 1-3: New USB device found, idVendor=05e3, idProduct=0749, bcdDevice=15.38
[   10.3] scsi host6: usb-storage 1-3:1.0
[   10.4] scsi 6:0:0:0: Direct-Access     Generic  STORAGE DEVICE   1538 PQ: 0 ANSI: 6
[   10.5] sd 6:0:0:0: [sdb] {size}Attached SCSI removable disk
"""
    leaves = "[  900.1] usb 1-3: USB disconnect, device number 4\n"
    size = "31116288 512-byte logical blocks: (15.9 GB/14.8 GiB)\n[   10.6] sd 6:0:0:0: [sdb] "

    assert diagnosed(slot.format(size="") + leaves).summary is EpisodeKind.NOTHING_WRONG
    assert diagnosed(slot.format(size=size) + leaves).summary is UNPLUGGED


def test_a_time_of_day_without_a_date_is_a_time() -> None:
    """People cut the date away."""
    leaves = (
        "16:20:09 kernel: scsi host6: usb-storage 2-2:1.0\n16:20:29 kernel: usb 2-2: USB disconnect, device number 5\n"
    )
    back = "16:{}:30 kernel: usb 2-2: new SuperSpeed USB device number 6 using xhci_hcd\n"

    assert diagnosed(leaves + back.format(20)).summary is BRIDGE
    assert diagnosed(leaves + back.format(31)).summary is UNPLUGGED
