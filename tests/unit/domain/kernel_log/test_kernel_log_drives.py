"""Assigning the lines of a kernel log to drives, learned from the log itself."""

from typing import Final

import pytest

from shingleback.domain.drive import UsbId
from shingleback.domain.kernel_log.device_tracking import DeviceTracker
from shingleback.domain.kernel_log.diagnose import diagnose
from shingleback.domain.kernel_log.parser import LineReader, kernel_names, names_in
from tests.unit.domain.kernel_log.test_kernel_log_rules import RULES

PLUGGED: Final = """
[ 100.0] usb 2-1.4: new SuperSpeed USB device number 4 using xhci_hcd
[ 100.1] usb 2-1.4: New USB device found, idVendor=0bc2, idProduct=2037
[ 100.2] scsi host6: uas
[ 101.2] scsi 6:0:0:0: Direct-Access     Seagate  Expansion HDD    1901 PQ: 0 ANSI: 6
[ 102.2] sd 6:0:0:0: [sdb] 7814037167 512-byte logical blocks: (4.00 TB/3.64 TiB)
"""
AGAIN: Final = """
[ 203.0] usb 2-1.4: new SuperSpeed USB device number 5 using xhci_hcd
[ 203.1] usb 2-1.4: New USB device found, idVendor=0bc2, idProduct=2037
[ 203.2] scsi host7: uas
[ 204.2] scsi 7:0:0:0: Direct-Access     Seagate  Expansion HDD    1901 PQ: 0 ANSI: 6
[ 205.2] sd 7:0:0:0: [sdc] 7814037167 512-byte logical blocks: (4.00 TB/3.64 TiB)
"""
TWO_PORTS: Final = """
[ 1.0] scsi host0: ahci
[ 1.0] scsi host1: ahci
[ 1.1] ata1: SATA max UDMA/133 abar m2048@0xf7d1a000 port 0xf7d1a100 irq 27
[ 1.1] ata2: SATA max UDMA/133 abar m2048@0xf7d1a000 port 0xf7d1a180 irq 27
"""


def learned(*logs: str) -> DeviceTracker:
    drives, reader = DeviceTracker(), LineReader()
    for number, raw in enumerate("".join(logs).splitlines(), 1):
        drives.drive_of(reader.line_of(number, reader.text_of(raw)))
    return drives


def names_of(drives: DeviceTracker, name: str) -> list[str]:
    drive = drives.holder(name)
    return drive.names if drive else []


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("ata3.00: exception Emask 0x0", ["ata3"]),
        ("ata3.01: exception Emask 0x0", ["ata3.01"]),
        ("ata3: hard resetting link", ["ata3"]),
        ("sd 6:0:0:0: [sdb] Attached SCSI disk", ["6:0:0:0", "sdb"]),
        ("scsi 9:0:0:1: Enclosure         WD       SES Device", ["9:0:0:0"]),
        ("scsi host6: usb-storage 2-1:1.0", ["host6", "usb 2-1"]),
        ("scsi9 : SCSI emulation for USB Mass Storage devices", ["host9"]),
        ("usb 1-1.2: new high-speed USB device", ["usb 1-1.2"]),
        ("usb usb1-port2: attempt power cycle", ["usb 1-2"]),
        ("usb 2-1-port3: over-current condition", ["usb 2-1.3"]),
        ("hub 1-0:1.0: over-current condition on port 2", ["usb 1-2"]),
        ("hub 2-1:1.0: cannot reset port 3 (err = -110)", ["usb 2-1.3"]),
        ("usb-storage 1-1.2:1.0: USB Mass Storage device detected", ["usb 1-1.2"]),
        ("EXT4-fs error (device sdb1): ext4_find_entry", ["sdb"]),
        ("Aborting journal on device dm-0-8.", ["dm-0"]),
        ("md/raid:md127: read error corrected (8 sectors at 16 on sdc2)", ["md127", "sdc"]),
        ("blk_update_request: I/O error, dev nvme0n1p2, sector 1", ["nvme0n1"]),
        ("Jul 10 04:03:24 host kernel: nothing of the kind", []),
        ("sdhci-pci 0000:00:1e.6: SDHCI controller found", []),
        ("2025-11-03T10:00:00+0100 host kernel: xhci_hcd 0000:47:00.1: HC died", []),
    ],
)
def test_device_names_are_found_in_all_forms(text: str, names: list[str]) -> None:
    assert names_in(text) == names


NEXT_AT_THE_SAME_HOST: Final = """
[ 203.0] usb 2-3: new SuperSpeed USB device number 5 using xhci_hcd
[ 203.1] usb 2-3: New USB device found, idVendor=1058, idProduct=25a2
[ 203.2] scsi host6: usb-storage 2-3:1.0
[ 204.2] scsi 6:0:0:0: Direct-Access     WD       Elements 25A2    1021 PQ: 0 ANSI: 6
[ 205.2] sd 6:0:0:0: [sdb] 1953458176 512-byte logical blocks: (1.00 TB/931 GiB)
"""


def test_a_reused_host_number_belongs_to_the_latest_drive() -> None:
    drives = learned(PLUGGED, NEXT_AT_THE_SAME_HOST)

    assert names_of(drives, "6:0:0:0") == ["usb 2-3", "host6", "6:0:0:0", "sdb"]
    assert names_of(drives, "usb 2-1.4")[0] == "usb 2-1.4"


def test_removing_a_stopped_sata_drive_is_harmless() -> None:
    log = ["[ 5.0] sd 4:0:0:0: [sdb] Stopping disk", "[ 6.0] ata5.00: disabled"]

    assert diagnose(log, RULES).episodes == ()


def test_an_unknown_name_among_ata_errors_belongs_to_that_ata_drive() -> None:
    log = """
[ 5.0] ata3.00: failed command: FLUSH CACHE EXT
[ 5.1] ata3.00: error: { ABRT }
[ 5.2] end_request: I/O error, dev sdc, sector 0"""

    assert [episode.devices for episode in diagnose(log.splitlines(), RULES).episodes] == [("ata3", "sdc")]


def test_a_usb_drive_is_tracked_from_its_port_to_its_name() -> None:
    assert names_of(learned(PLUGGED), "sdb") == ["usb 2-1.4", "host6", "6:0:0:0", "sdb"]


def test_a_drive_that_returns_with_another_name_is_the_same() -> None:
    drives = learned(PLUGGED, "[ 200.0] usb 2-1.4: USB disconnect, device number 4\n", AGAIN)

    assert drives.holder("sdc") is drives.holder("sdb")
    assert names_of(drives, "sdc")[-1] == "sdc"


def test_another_drive_at_the_same_port_is_a_different_one() -> None:
    drives = learned(PLUGGED, AGAIN.replace("0bc2", "1058"))

    assert drives.holder("sdc") is not drives.holder("sdb")


def test_a_serial_number_is_recognized_at_another_port() -> None:
    serial = "[ 100.15] usb 2-1.4: SerialNumber: NA8ABCDE\n"
    elsewhere = AGAIN.replace("2-1.4", "1-3")
    later = "[ 203.15] usb 1-3: SerialNumber: NA8ABCDE\n"
    first, later_lines = PLUGGED.split("[ 100.2]")
    start, end = elsewhere.split("[ 203.2]")

    drives = learned(f"{first}{serial}[ 100.2]{later_lines}", f"{start}{later}[ 203.2]{end}")

    assert drives.holder("sdc") is drives.holder("sdb")


def test_a_reassigned_name_belongs_to_the_new_drive() -> None:
    drives = learned(PLUGGED, "[ 300.0] sd 9:0:0:0: [sdb] Attached SCSI disk\n")

    assert names_of(drives, "sdb") == ["9:0:0:0", "sdb"]
    assert "sdb" in names_of(drives, "usb 2-1.4")


def test_sata_ports_are_numbered_like_the_kernel_does() -> None:
    drives = learned(TWO_PORTS, "[ 2.0] sd 1:0:0:0: [sda] Attached SCSI disk\n")

    assert names_of(drives, "sda") == ["ata2", "host1", "1:0:0:0", "sda"]


def test_lines_during_a_recovery_are_about_the_recovering_drive() -> None:
    drives = learned(
        "[ 5.0] ata4.00: failed command: READ FPDMA QUEUED\n",
        "[ 5.1] sd 3:0:0:0: [sdd] tag#1 Sense Key : Medium Error [current]\n",
        "[ 5.2] ata4: EH complete\n",
        "[ 5.3] sd 7:0:0:0: [sde] Attached SCSI disk\n",
    )

    assert names_of(drives, "ata4") == ["ata4", "3:0:0:0", "sdd"]


def test_names_from_an_earlier_boot_are_forgotten() -> None:
    logs = [PLUGGED, "[ 0.000000] Linux version 6.12.38\n", "[ 9.0] sd 6:0:0:0: [sdb] tag#0 Sense Key : Medium Error\n"]
    diagnosis = diagnose("".join(logs).splitlines(), RULES)

    assert [episode.devices for episode in diagnosis.episodes] == [("6:0:0:0", "sdb")]


def test_evidence_about_a_drive_is_collected() -> None:
    drive = learned(PLUGGED, "[ 103.0] sd 6:0:0:0: [sdb] Drive-managed SMR disk\n").holder("sdb")

    assert drive is not None
    assert drive.evidence.usb == UsbId(0x0BC2, 0x2037)
    assert (drive.evidence.vendor, drive.evidence.product) == ("Seagate", "Expansion HDD")
    assert drive.evidence.capacity_bytes == 7814037167 * 512
    assert drive.evidence.kernel_says == "drive-managed"


@pytest.mark.parametrize(
    ("device", "names"),
    [
        ("sdb", ["sdb"]),
        ("/dev/sdb1", ["sdb"]),
        ("ata3", ["ata3"]),
        ("6:0:0:0", ["6:0:0:0"]),
        ("2-1.4", ["usb 2-1.4"]),
        ("/dev/nvme0n1p1", ["nvme0n1"]),
    ],
)
def test_a_person_may_name_a_drive_in_any_form(device: str, names: list[str]) -> None:
    assert kernel_names(device) == names


TROUBLE_OF_TWO: Final = (
    PLUGGED
    + """
[ 150.0] sd 6:0:0:0: [sdb] tag#0 Sense Key : Medium Error [current]
[ 160.0] ata1: SError: { BadCRC }
"""
)


@pytest.mark.parametrize(
    ("requested", "rules"), [("sdb", ["media"]), ("usb 2-1.4", ["media"]), ("ata1", ["link-damage"])]
)
def test_only_episodes_of_the_requested_drive_are_reported(requested: str, rules: list[str]) -> None:
    diagnosis = diagnose(TROUBLE_OF_TWO.splitlines(), RULES, only=[requested])

    assert [episode.rule for episode in diagnosis.episodes] == rules


def test_a_drive_that_is_not_in_the_log_has_no_episodes() -> None:
    assert diagnose(TROUBLE_OF_TWO.splitlines(), RULES, only=["sdx"]).episodes == ()
