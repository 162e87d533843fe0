"""Kernels without CONFIG_SCSI_CONSTANTS print sense data as numbers, which must mean the same as the words.

The pairs are those of drivers/scsi/sense_codes.h that disks, their bridges and controllers report.
"""

import pytest

from shingleback.domain.kernel_log.diagnose import diagnose
from shingleback.domain.kernel_log.rules import EpisodeKind
from tests.unit.domain.kernel_log.test_kernel_log_rules import RULES

_SENSE_CODES = """\
0100 No index/sector signal
0200 No seek complete
0300 Peripheral device write fault
0400 Logical unit not ready, cause not reportable
0401 Logical unit is in process of becoming ready
0402 Logical unit not ready, initializing command required
0403 Logical unit not ready, manual intervention required
0404 Logical unit not ready, format in progress
0409 Logical unit not ready, self-test in progress
0411 Logical unit not ready, notify (enable spinup) required
041A Logical unit not ready, start stop unit command in progress
041B Logical unit not ready, sanitize in progress
041C Logical unit not ready, additional power use not yet granted
0420 Logical unit not ready, logical unit reset required
0422 Logical unit not ready, power cycle required
0424 Depopulation in progress
0500 Logical unit does not respond to selection
0800 Logical unit communication failure
0801 Logical unit communication time-out
0802 Logical unit communication parity error
0803 Logical unit communication CRC error (Ultra-DMA/32)
0900 Track following error
0901 Tracking servo failure
0903 Spindle servo failure
0904 Head select fault
0B03 Warning - background self-test failed
0B05 Warning - background medium scan detected medium error
0C00 Write error
0C02 Write error - auto reallocation failed
0C0E Multiple write errors
0C0F Defects in error window
0C12 Write error - insufficient zone resources
1100 Unrecovered read error
1101 Read retries exhausted
1102 Error too long to correct
1103 Multiple read errors
1104 Unrecovered read error - auto reallocate failed
110A Miscorrected error
1114 Read error - lba marked bad by application client
1115 Write after sanitize required
1200 Address mark not found for id field
1300 Address mark not found for data field
1400 Recorded entity not found
1401 Record not found
1500 Random positioning error
1501 Mechanical positioning error
1502 Positioning error detected by read of medium
1900 Defect list error
1901 Defect list not available
2000 Invalid command operation code
2100 Logical block address out of range
2104 Unaligned write command
2400 Invalid field in cdb
2707 Space allocation failed write protect
2708 Zone is read only
2C0E Zone is offline
3200 No defect spare location available
3A00 Medium not present
3E03 Logical unit failed self-test
4400 Internal target failure
4401 Persistent reservation information lost
4471 ATA device failed set features
4700 Scsi parity error
4701 Data phase CRC error detected
4706 Phy test function in progress
4B03 Ack/nak timeout
4B04 Nak received
4B06 Initiator response timeout
4B07 Connection lost
550E Insufficient zone resources
5D00 Failure prediction threshold exceeded
5D10 Hardware impending failure general hard drive failure
5DFF Failure prediction threshold exceeded (false)
7471 Logical unit access not authorized
"""
_PAIRS = [line.split(" ", 1) for line in _SENSE_CODES.splitlines()]


def signs_of(line: str) -> set[str]:
    return RULES.signs.signs_in(line, RULES.signs.gates_in(line)) - {"sense-detail"}


@pytest.mark.parametrize(("code", "meaning"), _PAIRS, ids=[meaning for _, meaning in _PAIRS])
def test_a_number_means_what_its_words_mean(code: str, meaning: str) -> None:
    asc, ascq = bytes.fromhex(code)
    numbers = f"ASC=0x{asc:x} ASCQ=0x{ascq:x}"

    assert signs_of(f"sd 0:0:0:0: [sda] tag#0 {numbers}") == signs_of(f"sd 0:0:0:0: [sda] tag#0 Add. Sense: {meaning}")


@pytest.mark.parametrize("meaning", ["format in progress", "sanitize in progress"])
def test_a_drive_that_is_being_erased_is_not_broken(meaning: str) -> None:
    log = f"""\
[  501.1] sd 1:0:2:0: [sdh] tag#9 FAILED Result: hostbyte=DID_OK driverbyte=DRIVER_OK cmd_age=0s
[  501.2] sd 1:0:2:0: [sdh] tag#9 Sense Key : Not Ready [current]
[  501.3] sd 1:0:2:0: [sdh] tag#9 Add. Sense: Logical unit not ready, {meaning}
[  501.4] sd 1:0:2:0: [sdh] tag#9 CDB: Read(10) 28 00 00 00 00 00 00 00 08 00
[  501.5] I/O error, dev sdh, sector 0 op 0x0:(READ) flags 0x0 phys_seg 1 prio class 2
"""
    diagnosis = diagnose(log.splitlines(), RULES)

    assert [(episode.kind, episode.rule) for episode in diagnosis.episodes] == [
        (EpisodeKind.SOFTWARE_OR_OTHER, "being-erased")
    ]
