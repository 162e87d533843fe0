"""Messages of programs that watch drives and arrays, and which of two names in a log are one device."""

from typing import Final

import pytest

from shingleback.domain.kernel_log.diagnose import diagnose
from shingleback.domain.kernel_log.rules import Diagnosis, EpisodeKind
from tests.unit.domain.kernel_log.test_kernel_log_rules import RULES

FAILING, LINK, NOTHING = EpisodeKind.DRIVE_FAILING, EpisodeKind.LINK_OR_CABLE, EpisodeKind.NOTHING_WRONG
SOFTWARE, UNKNOWN, BRIDGE = EpisodeKind.SOFTWARE_OR_OTHER, EpisodeKind.UNKNOWN, EpisodeKind.USB_BRIDGE_OR_POWER
GONE: Final = """\
[ 9.1] ata1: exception Emask 0x10 SAct 0x0 SErr 0x4000000 action 0xe frozen
[ 9.2] ata1: SError: {{ DevExch }}
[ 9.3] ata1: SATA link down (SStatus {status} SControl 300)
"""
PROTECTED: Final = """\
[ 7.1] sd 7:0:0:0: [sdb] Write Protect is on
{partitions}[ 7.3] sd 7:0:0:0: [sdb] Attached SCSI removable disk
"""
HUNG_READ: Final = """\
[ {at}.0] usb 3-2: reset high-speed USB device number 10 using xhci_hcd
[ {at}.2] sd 6:0:0:0: [sdc] tag#0 FAILED Result: hostbyte=DID_OK driverbyte=DRIVER_SENSE
[ {at}.2] sd 6:0:0:0: [sdc] tag#0 Sense Key : Unit Attention [current]
[ {at}.2] sd 6:0:0:0: [sdc] tag#0 CDB: Read(10) 28 00 01 f5 3c 78 00 00 88 00
[ {at}.2] print_req_error: I/O error, dev sdc, sector 32849016
"""
GIVEN_UP: Final = """\
[ 25.1] sd 1:0:0:0: [sdb] tag#9 FAILED Result: hostbyte=DID_TIME_OUT driverbyte=DRIVER_OK cmd_age=30s
[ 25.2] sd 1:0:0:0: [sdb] tag#9 CDB: Write(10) 2a 00 12 c1 11 48 00 00 08 00
[ 25.3] sd 1:0:0:0: rejecting I/O to offline device
[ {at}.0] usb 3-9: USB disconnect, device number 14
"""
MODE_SWITCH: Final = """\
[ 12.3] usb 1-1: New USB device found, idVendor=12d1, idProduct=1446
[ 12.4] usb-storage 1-1:1.0: USB Mass Storage device detected
[ 15.3] usb 1-1: USB disconnect, device number 4
[ 15.9] usb 1-1: new high-speed USB device number 5 using xhci_hcd
[ 16.0] usb 1-1: New USB device found, idVendor=12d1, idProduct={product}
"""
IN_USE: Final = """\
[ 2.1] usb 2-1: New USB device found, idVendor=1058, idProduct=25a2
[ 2.2] scsi host6: uas
[ 2.3] sd 6:0:0:0: [sdb] 3906963456 512-byte logical blocks: (2.00 TB/1.82 TiB)
[ 900.1] usb 2-1: USB disconnect, device number 2
{trouble}[ {back}.1] usb 2-1: new SuperSpeed USB device number 3 using xhci_hcd
"""
FROM_HOST: Final = """\
[ 544.1] sd 0:0:0:0: [sda] FAILED Result: hostbyte=DID_OK driverbyte=DRIVER_SENSE
[ 544.2] sd 0:0:0:0: [sda] Sense Key : Aborted Command [current]
[ 544.3] sd 0:0:0:0: [sda] Add. Sense: {sense}
[ 544.4] blk_update_request: I/O error, dev sda, sector 28751848
"""


def diagnosed(log: str) -> Diagnosis:
    return diagnose(log.splitlines(), RULES)


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("smartd[8]: Device: /dev/sda [SAT], new Self-Test Log error at hour timestamp 11234", FAILING),
        ("smartd[8]: Device: /dev/sda [SAT], failed to read SMART Attribute Data", UNKNOWN),
        ("smartd[8]: Device: /dev/nvme0, number of Error Log entries increased from 12 to 13", NOTHING),
        ("Disk is likely to fail soon", FAILING),
        ("mdadm[9]: Fail event detected on md device /dev/md0, component device /dev/sdb1", UNKNOWN),
        ("A DegradedArray event had been detected on md device /dev/md/1.", UNKNOWN),
        ("mdadm[9]: RebuildFinished event detected on md device /dev/md0", NOTHING),
        ("zed[7]: eid=20 class=statechange pool='tank' vdev=sdc1 vdev_state=FAULTED", UNKNOWN),
        ("zed[7]: eid=21 class=statechange pool='tank' vdev=sdc1 vdev_state=ONLINE", NOTHING),
        ("zed[7]: eid=18 class=io pool='tank' vdev=sdc1 size=131072 err=5", UNKNOWN),
        ("zed[7]: eid=22 class=checksum pool='tank' vdev=sdc1", SOFTWARE),
        ("zed[7]: eid=23 class=scrub_finish pool='tank'", NOTHING),
        ("bcache: bch_count_io_errors() sda: IO error on read, recovering", UNKNOWN),
        ("bcachefs (sdb): data checksum error: expected 123 got 456", SOFTWARE),
        ("XFS: Internal error XFS_WANT_CORRUPTED_RETURN at line 342 of file fs/xfs/xfs_alloc.c.", SOFTWARE),
        ("XFS (dm-4): xfs_do_force_shutdown(0x8) called from line 236 of file fs/xfs/xfs_defer.c", UNKNOWN),
        (
            "megaraid_sas 0000:01:00.0: 9 (1s/0x0002/FATAL) - Unrecoverable medium error during recovery on PD 04",
            FAILING,
        ),
        ("mmc0: Timeout waiting for hardware cmd interrupt.", FAILING),
        ("nvme nvme0: frozen state error detected, reset controller", SOFTWARE),
        ("systemd-fsck[3]: /dev/sdb1: UNEXPECTED INCONSISTENCY; RUN fsck MANUALLY.", SOFTWARE),
        ("mount: /mnt: can't read superblock on /dev/sdb1.", UNKNOWN),
        ("critical nexus error, dev sdb, sector 0 op 0x1:(WRITE)", UNKNOWN),
    ],
)
def test_what_a_program_says_of_a_drive_or_an_array_is_read(line: str, kind: EpisodeKind) -> None:
    assert diagnosed(f"Nov 29 10:00:00 host {line}").summary is kind


@pytest.mark.parametrize(("status", "kind"), [("1", LINK), ("0", EpisodeKind.UNPLUGGED)])
def test_a_drive_that_is_there_without_an_answer_was_not_pulled(status: str, kind: EpisodeKind) -> None:
    """SStatus 1: a device is present, but no communication was established."""
    assert diagnosed(GONE.format(status=status)).summary is kind


@pytest.mark.parametrize(("partitions", "kind"), [("[ 7.2]  sdb: sdb1\n", FAILING), ("", NOTHING)])
def test_a_stick_whose_partitions_were_read_has_a_medium_that_protects_itself(
    partitions: str, kind: EpisodeKind
) -> None:
    assert diagnosed(PROTECTED.format(partitions=partitions)).summary is kind


def test_the_port_that_is_reset_belongs_to_the_drive_that_tells_of_it_at_once() -> None:
    diagnosis = diagnosed(HUNG_READ.format(at=6714) + HUNG_READ.format(at=6747))

    assert (diagnosis.summary, diagnosis.episodes[0].rule) == (FAILING, "hangs-at-one-place")
    assert diagnosis.episodes[0].devices == ("usb 3-2", "6:0:0:0", "sdc")


@pytest.mark.parametrize(("at", "kind"), [(120, BRIDGE), (2000, EpisodeKind.UNPLUGGED)])
def test_a_disconnect_soon_after_the_kernel_gave_a_drive_up_is_that_drive(at: int, kind: EpisodeKind) -> None:
    assert diagnosed(GIVEN_UP.format(at=at)).summary is kind


@pytest.mark.parametrize(("product", "kind"), [("1506", NOTHING), ("1446", BRIDGE)])
def test_a_device_that_comes_back_as_another_one_has_changed_its_mode(product: str, kind: EpisodeKind) -> None:
    assert diagnosed(MODE_SWITCH.format(product=product)).summary is kind


@pytest.mark.parametrize(
    ("trouble", "back", "kind"),
    [
        ("[ 900.5] Aborting journal on device sdb1-8.\n", 903, BRIDGE),
        ("[ 900.5] Aborting journal on device sdb1-8.\n", 909, EpisodeKind.UNPLUGGED),
        ("", 903, EpisodeKind.UNPLUGGED),
    ],
)
def test_nobody_notices_and_puts_back_a_plug_in_three_seconds(trouble: str, back: int, kind: EpisodeKind) -> None:
    assert diagnosed(IN_USE.format(trouble=trouble, back=back)).summary is kind


@pytest.mark.parametrize(
    ("sense", "kind"), [("I/O process terminated", SOFTWARE), ("No additional sense information", UNKNOWN)]
)
def test_what_only_a_hypervisor_says_is_no_fault_of_a_drive(sense: str, kind: EpisodeKind) -> None:
    assert diagnosed(FROM_HOST.format(sense=sense)).summary is kind


def test_a_reset_of_a_network_adapter_and_an_empty_burner_are_nothing() -> None:
    adapter = """\
[ 43.1] usb 2-5.2: reset SuperSpeed USB device number 3 using xhci_hcd
[ 43.2] r8152 2-5.2:1.0 (unnamed net_device) (uninitialized): Using pass-thru MAC addr
"""
    burner = "[ 14.1] sr: Sense Key : Hardware Error [current]\n[ 14.2] sr: Add. Sense: Head select fault\n"

    assert diagnosed(adapter).summary is NOTHING
    assert diagnosed(burner).summary is NOTHING
