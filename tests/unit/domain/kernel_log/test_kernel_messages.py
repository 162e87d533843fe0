"""Messages that were enumerated in the kernel's sources: the table of sense codes, filesystems, cards and disks."""

from typing import Final

import pytest

from shingleback.domain.kernel_log.diagnose import diagnose
from shingleback.domain.kernel_log.rules import Diagnosis, EpisodeKind
from tests.unit.domain.kernel_log.test_kernel_log_rules import RULES

FAILING, LINK = EpisodeKind.DRIVE_FAILING, EpisodeKind.LINK_OR_CABLE
SOFTWARE, UNKNOWN = EpisodeKind.SOFTWARE_OR_OTHER, EpisodeKind.UNKNOWN
SENSE: Final = """\
[  100.1] sd 6:0:0:0: [sdb] tag#0 FAILED Result: hostbyte=DID_OK driverbyte=DRIVER_OK cmd_age=0s
[  100.2] sd 6:0:0:0: [sdb] tag#0 Sense Key : {key} [current]
[  100.3] sd 6:0:0:0: [sdb] tag#0 Add. Sense: {sense}
[  100.4] sd 6:0:0:0: [sdb] tag#0 CDB: {command} 00 00 85 50 28 00 00 08 00
"""
FAILED: Final = "[  100.5] I/O error, dev sdb, sector 8736808 op 0x0:(READ) flags 0x80700 phys_seg 1 prio class 2\n"
DIRTY: Final = "FAT-fs (sdb1): Volume was not properly unmounted. Some data may be corrupt. Please run fsck."
EMPTY_READER: Final = """\
[ 9694.9] scsi 4:0:0:0: Direct-Access     {name} PQ: 0 ANSI: 2
[ 9694.9] sd 4:0:0:0: [sdb] Attached SCSI removable disk
"""
EJECTED: Final = """\
May  3 10:13:05 host kernel: usb 4-2: New USB device found, idVendor=1f75, idProduct=0621
May  3 10:13:05 host kernel: scsi host9: usb-storage 4-2:1.0
May  3 10:13:08 host kernel: sd 9:0:0:0: [sdc] 1953525168 512-byte logical blocks: (1.00 TB/932 GiB)
May  3 10:13:08 host kernel: sd 9:0:0:0: [sdc] Attached SCSI disk
{stop}May  3 10:14:42 host kernel: usb 4-2: USB disconnect, device number 3
"""


def diagnosed(log: str) -> Diagnosis:
    return diagnose(log.splitlines(), RULES)


@pytest.mark.parametrize(
    ("key", "sense", "kind"),
    [
        ("Recovered Error", "Hardware impending failure general hard drive failure", FAILING),
        ("Recovered Error", "Spare area exhaustion prediction threshold exceeded", FAILING),
        ("Recovered Error", "Failure prediction threshold exceeded (false)", EpisodeKind.NOTHING_WRONG),
        ("Recovered Error", "Warning - background pre-scan detected medium error", FAILING),
        ("Recovered Error", "Recovered data with retries", EpisodeKind.NOTHING_WRONG),
        ("Aborted Command", "Ack/nak timeout", LINK),
        ("Aborted Command", "Nak received", LINK),
        ("Aborted Command", "Logical unit communication CRC error (Ultra-DMA/32)", LINK),
        ("Hardware Error", "Logical unit communication failure", FAILING),
        ("Not Ready", "Logical unit communication failure", EpisodeKind.USB_BRIDGE_OR_POWER),
        ("Not Ready", "Logical unit not ready, notify (enable spinup) required", EpisodeKind.USB_BRIDGE_OR_POWER),
        ("Data Protect", "Space allocation failed write protect", EpisodeKind.FILESYSTEM_FULL),
        ("Aborted Command", "No additional sense information", UNKNOWN),
    ],
)
def test_what_a_drive_says_of_itself_is_read(key: str, sense: str, kind: EpisodeKind) -> None:
    is_recovered = key == "Recovered Error"
    log = SENSE.format(key=key, sense=sense, command="Read(10) 28") + ("" if is_recovered else FAILED)

    assert diagnosed(log).summary is kind


def test_a_drive_that_protects_itself_from_writes_is_failing_but_not_one_that_is_only_read() -> None:
    protected = {"key": "Data Protect", "sense": "Write protected"}

    assert diagnosed(SENSE.format(**protected, command="Write(10) 2a") + FAILED).summary is FAILING
    assert diagnosed(SENSE.format(**protected, command="Read(10) 28") + FAILED).summary is UNKNOWN


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("EXT4-fs error (device sdb1): __ext4_find_entry:1682: inode #2: comm cp: reading directory lblock 0", UNKNOWN),
        ("EXT4-fs error (device sdb1): ext4_wait_block_bitmap:471: comm cp: Cannot read block bitmap", UNKNOWN),
        ("exFAT-fs (sdb1): Medium has reported failures. Some data may be lost.", UNKNOWN),
        ("exFAT-fs (sdb1): error, failed to access to FAT (entry 0x007d549f, err:-5)", UNKNOWN),
        ("ntfs3: sdb1: failed to read volume at offset 0x1f000", UNKNOWN),
        ("BTRFS error (device sdb1): 2 errors while writing supers", UNKNOWN),
        ("BTRFS error (device sdb1): devid 2 uuid 0a0a is missing", UNKNOWN),
        ("EXT4-fs error (device sdb1): ext4_lookup:1580: inode #10: comm cp: deleted inode referenced: 12", SOFTWARE),
        ("ntfs3: sdb1: MFT: r=3c, expect seq=1 instead of 4!", SOFTWARE),
        ("ntfs: (device sdb1): ntfs_mft_record_check(): Record 256 has no FILE magic (0x0)", SOFTWARE),
        ("exFAT-fs (sdb1): error, broken FAT chain.", SOFTWARE),
        ("JBD2: Invalid checksum recovering data block 7 in log", SOFTWARE),
        ("BTRFS error (device sdb1): unable to find ref byte nr 7 parent 0 root 5 owner 7 offset 0", SOFTWARE),
        ("XFS (sdb1): Torn write (CRC failure) detected at log block 0x1f.", SOFTWARE),
        ("hfsplus: inconsistency in B*Tree (5,0,1,7,7)", SOFTWARE),
        ("Primary GPT is invalid, using alternate GPT.", SOFTWARE),
        ("BTRFS info (device sdb1): bdev /dev/sdb1 errs: wr 0, rd 0, flush 0, corrupt 0, gen 0", None),
        ("BTRFS error (device sdb1): device sdb1 belongs to fsid 0a, and the fs is already mounted", None),
        ('EXT4-fs (sdb1): Unrecognized mount option "invalid" or missing value', None),
        ("XFS (sdb1): Ending clean mount", None),
        (DIRTY, EpisodeKind.UNPLUGGED),
    ],
)
def test_what_could_not_be_read_is_told_from_what_makes_no_sense(line: str, kind: EpisodeKind | None) -> None:
    assert diagnosed(f"[   12.5] {line}").summary is (kind or EpisodeKind.NOTHING_WRONG)


@pytest.mark.parametrize("verifier", ["xfs_inode_buf_write_verify", "xfs_inode_buf_read_verify"])
def test_what_was_wrong_before_it_was_written_is_no_matter_of_the_drive(verifier: str) -> None:
    log = f"[  100.3] XFS (sdb1): Metadata corruption detected at {verifier}+0x1a/0x40 [xfs], xfs_inode block 0x80"
    (episode,) = diagnosed(log).episodes

    assert (episode.rule == "wrong-in-memory") == ("write" in verifier)


@pytest.mark.parametrize(
    "line",
    [
        "usb-storage 1-2:1.0: probe with driver usb-storage failed with error -110",
        "usb-storage: probe of 1-2:1.0 failed with error -5",
        "uas 2-1:1.0: probe with driver uas failed with error -71",
    ],
)
def test_an_enclosure_that_does_not_answer_its_driver_is_the_suspect(line: str) -> None:
    assert diagnosed(f"[  100.3] {line}").summary is EpisodeKind.USB_BRIDGE_OR_POWER
    assert diagnosed(f"[  100.3] {line.rpartition('-')[0]}-19").summary is EpisodeKind.NOTHING_WRONG


@pytest.mark.parametrize(
    "line",
    [
        "mmcblk0: error -110 transferring data, sector 6016528, nr 56, cmd response 0x900, card status 0xb00",
        "mmcblk0: recovery failed!",
        "mmc0: error -110 whilst initialising SD card",
    ],
)
def test_a_card_that_does_not_answer_is_failing(line: str) -> None:
    (episode,) = diagnosed(f"[ 2906.0] {line}\n[ 2906.1] {DIRTY}\n").episodes[:1]

    assert (episode.kind, episode.rule) == (FAILING, "card-fails")


def test_a_wireless_chip_on_the_bus_of_cards_is_no_card() -> None:
    assert diagnosed("[ 2.1] mmc1: error -110 whilst initialising SDIO card").summary is EpisodeKind.NOTHING_WRONG


@pytest.mark.parametrize("name", ["XXXXXXXX U167CONTROLLER   0.00", "USBest   USB2FlashStorage 0.00"])
def test_a_stick_that_calls_itself_by_its_controller_is_broken(name: str) -> None:
    assert diagnosed(EMPTY_READER.format(name=name)).summary is FAILING
    assert diagnosed(EMPTY_READER.format(name="Generic  STORAGE DEVICE   9451")).summary is EpisodeKind.NOTHING_WRONG


def test_a_drive_that_answers_but_no_longer_reads_is_failing() -> None:
    log = "[ 9.1] sd 1:0:0:0: [sdb] Medium access timeout failure. Offlining disk!\n[ 9.2] sd 1:0:0:0: Device offlined"

    assert diagnosed(log).summary is FAILING


def test_a_partition_that_went_away_while_it_was_read_is_a_lost_drive() -> None:
    log = "[ 7.1] blk_partition_remap: fail for partition 1\n[ 7.1] Buffer I/O error on dev sdd1, logical block 8690"

    assert diagnosed(log).summary is EpisodeKind.UNPLUGGED
    assert diagnosed(log.splitlines()[1]).summary is UNKNOWN


def test_a_drive_that_udisks_has_stopped_was_not_torn_out() -> None:
    stop = "May  3 10:14:41 host udisksd[2941]: Successfully sent SCSI command START STOP UNIT to /dev/sdc\n"

    assert diagnosed(EJECTED.format(stop=stop)).summary is EpisodeKind.NOTHING_WRONG
    assert diagnosed(EJECTED.format(stop="")).summary is EpisodeKind.UNPLUGGED


def test_an_image_may_be_full_too() -> None:
    log = "[ 2.6] BTRFS: error (device loop10: state EA) in btrfs_run_delayed_refs:2261: errno=-28 No space left"

    assert diagnosed(log).summary is EpisodeKind.FILESYSTEM_FULL


@pytest.mark.parametrize(("name", "kind"), [("Health", FAILING), ("FailedHealthCheck", EpisodeKind.NOTHING_WRONG)])
def test_a_health_check_that_could_not_be_made_is_no_failure(name: str, kind: EpisodeKind) -> None:
    """`smartd` calls its mail FailedHealthCheck if the drive did not answer, and Health if it is failing."""
    mail = (
        f"Subject: SMART error ({name}) detected on host: host\nDevice: /dev/sdb [SAT], not capable of SMART self-check"
    )

    assert diagnosed(mail).summary is kind


@pytest.mark.parametrize("name", ["vda", "xvdi", "rbd0", "drbd1", "nbd0", "zd16"])
def test_a_drive_that_a_program_serves_is_named_as_that(name: str) -> None:
    log = f"[ 5.1] I/O error, dev {name}, sector 52408064 op 0x1:(WRITE) flags 0x4000 phys_seg 32 prio class 0"

    assert diagnosed(log).episodes[0].rule == "virtual-drive"
    assert diagnosed(log.replace(name, "sdb")).summary is UNKNOWN


def test_a_drive_that_is_still_spinning_up_has_no_fault() -> None:
    log = """
[ 9.1] ata2: link is slow to respond, please be patient (ready=0)
[ 9.2] ata2: softreset failed (device not ready)
[ 9.3] ata2: SATA link up 6.0 Gbps (SStatus 133 SControl 300)
[ 9.4] ata2.00: configured for UDMA/133
"""
    limited = log.replace("SControl 300", "SControl 310")

    assert diagnosed(log).summary is EpisodeKind.NOTHING_WRONG
    assert diagnosed(limited).summary is not EpisodeKind.NOTHING_WRONG


TORN_OFF: Final = """\
[ 1000.1] usb 3-2: USB disconnect, device number 6
[ 1000.1] I/O error, dev sdc, sector 401408 op 0x1:(WRITE) flags 0x4000 phys_seg 30 prio class 0
[ 1190.1] usb 3-2: new high-speed USB device number 7 using xhci_hcd
[ 1190.2] usb 3-2: New USB device found, idVendor=1234, idProduct=5678, bcdDevice= 1.10
"""
BRIDGE_COMES_AND_GOES: Final = """\
[ {second}.1] usb 1-1.2: USB disconnect, device number 5
[ {second}.5] usb 1-1.2: new high-speed USB device number 6 using dwc_otg
[ {second}.6] usb 1-1.2: New USB device found, idVendor={vendor}, idProduct=2338, bcdDevice= 1.00
"""
CARD: Final = """\
[  700.2] sd 9:0:0:0: [sdc] Attached SCSI removable disk
[  742.1] sd 9:0:0:0: [sdc] 31116288 512-byte logical blocks: (15.9 GB/14.8 GiB)
"""
STICK: Final = "\n".join(reversed(CARD.strip().replace("700", "743").splitlines())) + "\n"
PROTECTED: Final = "[  742.2] sd 9:0:0:0: [sdc] Write Protect is on\n"
WRITE_FAILED: Final = """\
[  742.0] sd 9:0:0:0: [sdc] tag#0 FAILED Result: hostbyte=DID_ERROR driverbyte=DRIVER_OK cmd_age=12s
[  742.0] sd 9:0:0:0: [sdc] tag#0 CDB: Write(10) 2a 00 01 00 20 00 00 00 f0 00
[  742.0] I/O error, dev sdc, sector 16785408 op 0x1:(WRITE) flags 0x104000 phys_seg 30 prio class 2
"""


def test_a_drive_whose_requests_fail_when_a_port_is_left_was_at_that_port() -> None:
    diagnosis = diagnosed(TORN_OFF)

    assert diagnosis.summary is EpisodeKind.UNPLUGGED
    assert diagnosis.episodes[0].devices == ("usb 3-2", "sdc")


@pytest.mark.parametrize(("vendor", "is_drive"), [("152d", True), ("046d", False)])
def test_a_bridge_is_recognized_by_its_vendor_if_the_log_lacks_the_disk(vendor: str, *, is_drive: bool) -> None:
    log = "".join(BRIDGE_COMES_AND_GOES.format(second=second, vendor=vendor) for second in (2000, 2021, 2044))

    assert (diagnosed(log).summary is EpisodeKind.USB_BRIDGE_OR_POWER) is is_drive


@pytest.mark.parametrize(
    ("log", "kind"),
    [
        (CARD + PROTECTED, EpisodeKind.NOTHING_WRONG),  # its switch is on "lock"
        (STICK.replace("[  743", PROTECTED + "[  743"), FAILING),
        (STICK + WRITE_FAILED + PROTECTED, FAILING),
    ],
    ids=["a card with a switch", "a stick", "a stick that failed to write"],
)
def test_only_a_slot_for_cards_may_be_write_protected_by_a_switch(log: str, kind: EpisodeKind) -> None:
    assert diagnosed(log).summary is kind


@pytest.mark.parametrize(
    "line",
    [
        "mpt2sas_cm0: fault_state(0x5854)!",
        "megaraid_sas 0000:03:00.0: Found FW in FAULT state, will reset adapter scsi0.",
        "hpsa 0000:03:00.0: Controller lockup detected: 0x00130000 after 30",
    ],
)
def test_a_controller_whose_firmware_has_failed_is_not_the_drive(line: str) -> None:
    assert diagnosed(f"[  610.1] {line}").summary is SOFTWARE


def test_a_drive_that_told_its_name_only_over_a_slower_link_has_a_bad_link() -> None:
    log = """\
[    1.5] ata5: SATA link up 6.0 Gbps (SStatus 133 SControl 300)
[    6.8] ata5.00: qc timeout (cmd 0xec)
[    6.8] ata5.00: failed to IDENTIFY (I/O error, err_mask=0x4)
[    6.9] ata5: limiting SATA link speed to 3.0 Gbps
[   18.1] ata5: SATA link up 3.0 Gbps (SStatus 123 SControl 320)
[   18.2] ata5.00: ATA-9: TOSHIBA DT01ACA200, MX4OABB0, max UDMA/133
[   18.3] ata5.00: configured for UDMA/133
"""
    assert diagnosed(log).summary is LINK


@pytest.mark.parametrize(
    "host", ["iSCSI Initiator over TCP/IP", "Virtio SCSI HBA", "VMware PVSCSI storage adapter rev 2", "storvsc_host_t"]
)
def test_a_disk_whose_host_is_a_server_or_a_hypervisor_is_not_the_one_that_fails(host: str) -> None:
    log = f"""\
[    5.0] scsi host3: {host}
[    5.2] sd 3:0:0:1: [sdc] 209715200 512-byte logical blocks: (107 GB/100 GiB)
[ 9000.0] sd 3:0:0:1: [sdc] tag#6 FAILED Result: hostbyte=DID_OK driverbyte=DRIVER_OK cmd_age=2s
[ 9000.0] sd 3:0:0:1: [sdc] tag#6 Sense Key : Medium Error [current]
[ 9000.0] sd 3:0:0:1: [sdc] tag#6 Add. Sense: Unrecovered read error
[ 9000.0] critical medium error, dev sdc, sector 2048 op 0x0:(READ) flags 0x80700 phys_seg 1 prio class 2
"""
    diagnosis = diagnosed(log)

    assert [(episode.kind, episode.rule) for episode in diagnosis.episodes] == [(SOFTWARE, "virtual-drive")]
    assert diagnosed(log.replace(host, "mpt3sas")).summary is FAILING
