"""Who says what a line says: the drive, its bridge, the kernel itself, or what holds a drive that is none."""

import pytest

from shingleback.domain.kernel_log.diagnose import diagnose
from shingleback.domain.kernel_log.rules import EpisodeKind
from tests.unit.domain.kernel_log.test_kernel_log_rules import RULES

HARDWARE_ERROR = """
[ 5.0] sd 0:0:0:0: [sda] tag#0 FAILED Result: hostbyte={host} driverbyte=DRIVER_SENSE
[ 5.0] sd 0:0:0:0: [sda] tag#0 Sense Key : Hardware Error [current]
[ 5.0] sd 0:0:0:0: [sda] tag#0 Add. Sense: {sense}
[ 5.0] sd 0:0:0:0: [sda] tag#0 CDB: Read(10) 28 00 9a 80 12 30 00 00 08 00
[ 5.1] I/O error, dev sda, sector 2592084528 op 0x0:(READ) flags 0x0 phys_seg 1 prio class 2"""
INTERNAL_ERROR = """
[ 5.0] ata7.00: exception Emask 0x0 SAct 0x0 SErr 0x0 action 0x0
[ 5.0] ata7.00: failed command: READ DMA EXT
[ 5.0] ata7.00: cmd 25/00:40:00:08:00/00:05:00:00:00/e0 tag 21 dma 688128 in
[ 5.0]          res 50/00:00:30:03:00/00:00:00:00:00/a0 Emask 0x40 (internal error)"""
REFUSED = """
[ 5.0] ata1.00: exception Emask 0x0 SAct 0x0 SErr 0x0 action 0x0
[ 5.0] ata1.00: failed command: {command}
[ 5.0] ata1.00: cmd {code}/01:01:00:00:00/00:00:00:00:00/a0 tag 20 dma 512
[ 5.0] ata1.00: error: {{ IDNF }}"""
BECOMING_READY = """
[ 5.0] sd 0:0:0:0: [sda] tag#0 Sense Key : Not Ready [current]
[ 5.0] sd 0:0:0:0: [sda] tag#0 Add. Sense: Logical unit is in process of becoming ready
[ 5.0] sd 0:0:0:0: [sda] tag#0 CDB: Write(10) 2a 00 00 00 02 1d 00 00 f0 00"""
FAILS = "\n[ 5.1] I/O error, dev sda, sector 541 op 0x1:(WRITE) flags 0x0 phys_seg 1 prio class 2"
GONE = """
[ 5.0] EXT4-fs (sdh1): mounted filesystem with ordered data mode. Opts: (null)
[ 9.0] attempt to access beyond end of device
[ 9.0] sdh1: rw=137217, want={want}, limit={limit}"""


def kind_of(log: str) -> EpisodeKind:
    return diagnose(log.splitlines(), RULES).summary


def test_an_error_without_a_reason_is_the_bridges_and_not_the_drives() -> None:
    """usb-storage itself writes a hardware error where a bridge fails a command and tells nothing."""
    silent, told = "No additional sense information", "Mechanical positioning error"

    assert kind_of(HARDWARE_ERROR.format(host="DID_ERROR", sense=silent)) is EpisodeKind.USB_BRIDGE_OR_POWER
    assert kind_of(HARDWARE_ERROR.format(host="DID_ERROR", sense=told)) is EpisodeKind.DRIVE_FAILING
    assert kind_of(HARDWARE_ERROR.format(host="DID_OK", sense=silent)) is EpisodeKind.DRIVE_FAILING


def test_an_internal_error_of_the_controller_is_no_fault_of_the_drive() -> None:
    assert kind_of(INTERNAL_ERROR) is EpisodeKind.SOFTWARE_OR_OTHER
    assert kind_of(INTERNAL_ERROR.replace("0x40 (internal", "0x9 (media")) is EpisodeKind.DRIVE_FAILING


def test_a_place_that_only_trim_does_not_find_is_no_damage() -> None:
    assert kind_of(REFUSED.format(command="DATA SET MANAGEMENT", code="06")) is EpisodeKind.SOFTWARE_OR_OTHER
    assert kind_of(REFUSED.format(command="READ DMA EXT", code="25")) is EpisodeKind.DRIVE_FAILING


def test_a_drive_that_is_becoming_ready_until_its_time_is_over_may_be_broken() -> None:
    assert kind_of(BECOMING_READY) is EpisodeKind.NOTHING_WRONG
    assert kind_of(BECOMING_READY + FAILS) is EpisodeKind.DRIVE_FAILING


def test_a_drive_without_any_size_left_has_gone() -> None:
    assert kind_of(GONE.format(want=976773168, limit=976773160)) is EpisodeKind.SOFTWARE_OR_OTHER
    assert kind_of(GONE.format(want=2048, limit=0)) is EpisodeKind.UNPLUGGED


def test_a_disk_image_that_is_not_written_is_told_and_one_that_is_not_read_is_not() -> None:
    error = "[ 5.0] I/O error, dev loop0, sector 932000 op {op} flags 0x0 phys_seg 2 prio class 0"

    assert kind_of(error.format(op="0x1:(WRITE)")) is EpisodeKind.SOFTWARE_OR_OTHER
    assert kind_of(error.format(op="0x0:(READ)")) is EpisodeKind.NOTHING_WRONG


def test_the_image_explains_nothing_where_the_drive_that_holds_it_fails() -> None:
    image = "[ 5.2] I/O error, dev loop0, sector 932000 op 0x1:(WRITE) flags 0x0 phys_seg 2 prio class 0"
    drive = "[ 5.0] sd 0:0:0:0: [sda] tag#0 Sense Key : Medium Error [current]\n"

    diagnosis = diagnose((drive + image).splitlines(), RULES)

    assert [episode.rule for episode in diagnosis.episodes] == ["media"]


@pytest.mark.parametrize("name", ["rbd0", "vdb", "dewba1"])
def test_a_journal_on_a_served_drive_waits_for_what_serves_it(name: str) -> None:
    waits = "[ 5.0] INFO: task jbd2/{}-8:1114 blocked for more than 122 seconds."

    assert kind_of(waits.format(name)) is EpisodeKind.SOFTWARE_OR_OTHER
    assert kind_of(waits.format("sdb1")) is EpisodeKind.SMR_NORMAL_STALL


@pytest.mark.parametrize(
    ("message", "kind"),
    [
        ("(sdb): btree write error: I/O", EpisodeKind.UNKNOWN),
        ("(sdb inum 0 offset 0): error writing journal entry 1206631: offline", EpisodeKind.UNKNOWN),
        (
            "(sdb inum 4 offset 8): data checksum error, type crc32c: got 4a712 should be a35cd",
            EpisodeKind.SOFTWARE_OR_OTHER,
        ),
        ("(1f6a4d3c): inconsistency detected - emergency read only", EpisodeKind.SOFTWARE_OR_OTHER),
        ("(1f6a4d3c): bch2_fs_start(): error starting filesystem EIO", EpisodeKind.SOFTWARE_OR_OTHER),
        ("(1f6a4d3c): Unable to allocate journal write at seq 1220: EROFS", EpisodeKind.UNKNOWN),
        ("(1f6a4d3c): insufficient writeable journal devices available: have 1, need 2", EpisodeKind.UNKNOWN),
        ("(1f6a4d3c): starting topology repair pass", EpisodeKind.NOTHING_WRONG),
        ("(1f6a4d3c): check_alloc_to_lru_refs... done", EpisodeKind.NOTHING_WRONG),
    ],
)
def test_bcachefs_is_read(message: str, kind: EpisodeKind) -> None:
    assert kind_of(f"[ 5.0] bcachefs {message}") is kind


def test_btrfs_that_is_told_to_try_again_blames_no_drive() -> None:
    aborted = "[ 5.0] BTRFS: error (device sdg) in btrfs_commit_transaction:2536: errno={} unknown\n"

    assert kind_of(aborted.format(-11)) is EpisodeKind.SOFTWARE_OR_OTHER
    assert kind_of(aborted.format(-5)) is EpisodeKind.UNKNOWN


def test_a_log_of_smartd_that_the_drive_does_not_give_is_not_nothing() -> None:
    failed = "Apr 21 04:10:00 host smartd[812]: Device: /dev/sg1 [SCSI], Read SMART Self-Test Log Failed"

    assert kind_of(failed) is EpisodeKind.UNKNOWN
