"""Which causes a log may be explained by: shingling only where something speaks for it."""

from typing import Final

import pytest

from shingleback.domain.kernel_log.diagnose import diagnose
from shingleback.domain.kernel_log.rules import Diagnosis, EpisodeKind
from tests.unit.domain.kernel_log.test_kernel_log_rules import RULES

WRITE_TIMEOUT: Final = """\
[  256.1] ata2.00: exception Emask 0x0 SAct 0x8 SErr 0x0 action 0x6 frozen
[  256.2] ata2.00: failed command: WRITE FPDMA QUEUED
[  256.3] ata2.00: cmd 61/08:18:00:c0:59/00:00:{place}:00/40 tag 3 ncq dma 4096 out
                   res 40/00:01:00:4f:c2/00:00:00:00:00/00 Emask 0x4 (timeout)
[  256.4] ata2.00: status: {{ DRDY }}
[  256.5] ata2: hard resetting link
"""
SERVED_WRITE: Final = """\
[ 211.1] sd 4:0:0:{unit}: [sdb] tag#0 FAILED Result: hostbyte=DID_OK driverbyte=DRIVER_SENSE
[ 211.2] sd 4:0:0:{unit}: [sdb] tag#0 Sense Key : Medium Error [current]
[ 211.3] sd 4:0:0:{unit}: [sdb] tag#0 Add. Sense: Unrecovered read error
[ 211.4] sd 4:0:0:{unit}: [sdb] tag#0 CDB: {command} 00 00 08 00 00 00 10 00
[ 211.5] blk_update_request: critical medium error, dev sdb, sector 2048
"""
CHECKSUM: Final = """\
[ 338.2] BTRFS warning (device sdb3): csum failed root 257 ino 34956 off 0 csum 0xf5f4f143 expected csum 0x00000000 mirror 1
[ 338.3] BTRFS info (device sdb3): read error corrected: ino 34956 off 0 (dev /dev/sdb3 sector 513400)
"""  # noqa: E501
MEDIUM_GONE: Final = """\
[ 31.1] usb 1-1.4: reset high-speed USB device number 5 using dwc_otg
[ 94.1] sd 1:0:0:0: [sdb] tag#0 UNKNOWN(0x2003) Result: hostbyte=0x00 driverbyte=DRIVER_OK cmd_age=94s
[ 94.2] sd 1:0:0:0: [sdb] tag#0 Sense Key : 0x2 [current]
[ 94.3] sd 1:0:0:0: [sdb] tag#0 ASC=0x3a ASCQ=0x0
[ 94.4] sd 1:0:0:0: [sdb] tag#0 CDB: opcode=0x2a 2a 00 73 af 32 78 00 00 08 00
[ 94.5] blk_update_request: I/O error, dev sdb, sector 1940861560 op 0x1:(WRITE) flags 0x800 phys_seg 1 prio class 0
"""


def diagnosed(log: str) -> Diagnosis:
    return diagnose(log.splitlines(), RULES)


@pytest.mark.parametrize(
    ("place", "kind"),
    [("a2:01", EpisodeKind.SMR_NORMAL_STALL), ("02:00", EpisodeKind.UNKNOWN)],
    ids=["behind the third terabyte", "at 20 GB"],
)
def test_a_stall_is_explained_by_shingling_only_if_the_drive_may_be_so_large(place: str, kind: EpisodeKind) -> None:
    diagnosis = diagnosed(WRITE_TIMEOUT.format(place=place))

    assert diagnosis.summary is kind
    assert diagnosis.second is not None


def test_tidying_up_does_not_explain_reads_that_hang_while_nothing_is_written() -> None:
    writes = WRITE_TIMEOUT.format(place="a2:01")
    reads = writes.replace("WRITE", "READ").replace("cmd 61", "cmd 60").replace("[  256", "[ 9256")

    assert diagnosed(writes).summary is EpisodeKind.SMR_NORMAL_STALL
    assert diagnosed(writes + reads).summary is EpisodeKind.UNKNOWN


@pytest.mark.parametrize(
    ("unit", "command", "kind"),
    [
        (1, "Write(10) 2a", EpisodeKind.SOFTWARE_OR_OTHER),
        (0, "Write(10) 2a", EpisodeKind.DRIVE_FAILING),
        (1, "Read(10) 28", EpisodeKind.DRIVE_FAILING),
    ],
)
def test_a_write_that_cannot_be_read_from_a_second_unit_is_a_servers_fault(
    unit: int, command: str, kind: EpisodeKind
) -> None:
    assert diagnosed(SERVED_WRITE.format(unit=unit, command=command)).summary is kind


def test_a_mended_checksum_does_not_make_a_drive_failing() -> None:
    assert diagnosed(CHECKSUM).summary is EpisodeKind.SOFTWARE_OR_OTHER


def test_a_disk_whose_medium_is_gone_while_writing_was_lost_by_its_enclosure() -> None:
    assert diagnosed(MEDIUM_GONE).summary is EpisodeKind.USB_BRIDGE_OR_POWER


UNALIGNED: Final = """\
[ 5.0] sd 1:0:0:0: [sdb] tag#8 Sense Key : Illegal Request [current]
[ 5.1] sd 1:0:0:0: [sdb] tag#8 Add. Sense: Unaligned write command
[ 5.2] sd 1:0:0:0: [sdb] tag#8 CDB: {command} 00 00 00 00 3b d4 ad e8 00 00 10 00
[ 5.3] blk_update_request: I/O error, dev sdb, sector 1003793896
"""


@pytest.mark.parametrize(
    ("command", "kind"),
    [
        ("Write(16) 8a", EpisodeKind.SOFTWARE_OR_OTHER),
        ("Write(10) 2a", EpisodeKind.UNKNOWN),
        ("Read(16) 88", EpisodeKind.UNKNOWN),
    ],
)
def test_an_unaligned_write_is_about_zones_only_where_the_kernel_writes_to_zones(
    command: str, kind: EpisodeKind
) -> None:
    """libata calls each error so that has no code; a drive with zones gets commands of 16 bytes."""
    assert diagnosed(UNALIGNED.format(command=command)).summary is kind


def test_a_drive_that_needs_a_hard_reset_is_one_that_the_kernel_gave_up() -> None:
    log = """\
[ 5.0] sd 2:0:0:0: [sda] tag#7 Sense Key : Not Ready [current]
[ 5.1] sd 2:0:0:0: [sda] tag#7 Add. Sense: Logical unit not ready, hard reset required
[ 5.2] blk_update_request: I/O error, dev sda, sector 2048"""
    assert diagnosed(log).summary is EpisodeKind.DRIVE_FAILING


def test_an_error_in_the_words_of_an_old_kernel_is_an_error() -> None:
    assert diagnosed("sdb: sdb1 sdb2\nI/O error: dev 08:10, sector 0").summary is EpisodeKind.UNKNOWN
