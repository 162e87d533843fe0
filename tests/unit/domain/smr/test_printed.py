"""Evidence parsed from the output of other programs, and verdicts on reports of real drives."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.devices.smart.text_report import read_report
from shingleback.domain.drive import Evidence, Transport, UsbDriver, UsbId
from shingleback.domain.smart.report import SmartReport
from shingleback.domain.smr.tool_output import evidence_from_report, evidence_of_text, merged
from shingleback.domain.smr.verdict import judge
from tests.helpers.drive_table import TABLE
from tests.unit.domain.conftest import Tables

REPORTS = Path(__file__).parents[3] / "data" / "reports"
INDEX = tomllib.loads((REPORTS / "index.toml").read_text())["report"]


def evidence_in_file(name: str) -> Evidence:
    text = (REPORTS / name).read_text()
    report = read_report(text)
    return merged(evidence_from_report(report) if report else Evidence(), evidence_of_text(text))


@pytest.mark.parametrize("report", INDEX, ids=lambda report: report["file"])
def test_the_report_of_a_real_drive_is_judged_correctly(report: dict[str, str], tables: Tables) -> None:
    verdict = judge(evidence_in_file(report["file"]), TABLE)

    reasons = ", ".join(reason.code for reason in verdict.reasons)
    answer = f"{verdict.recording:16} {verdict.confidence:12}"
    tables["Recording"].append(f"{report['drive']:40} {report['recording']:16} {answer} {reasons}")
    assert verdict.recording == report["recording"]


# one program at a time ----------------------------------------------------------------------------------------

HDPARM = """
/dev/sda:

ATA device, with non-removable media
\tModel Number:       ST2000LM015-2E8174
\tSerial Number:      REDACTED
\tLBA    user addressable sectors:   268435455
\tLBA48  user addressable sectors:  3907029168
\tForm Factor: 2.5 inch
\tNominal Media Rotation Rate: 5400
\t   *\tData Set Management TRIM supported (limit 8 blocks)
"""
HDPARM_SSD = """
\tModel Number:       SAMSUNG MZ7LN256HAJQ-00000
\tNominal Media Rotation Rate: Solid State Device
"""
SCSI = """
=== START OF INFORMATION SECTION ===
Vendor:               Seagate
Product:              Expansion HDD
Revision:             1801
User Capacity:        5.000.981.078.016 bytes [5,00 TB]
Rotation Rate:        5400 rpm
Form Factor:          2.5 inches
"""
UNKNOWN_BRIDGE = (
    "/dev/sdb: Unknown USB bridge [0x0bc2:0xab9a (0x100)]\nPlease specify device type with the -d option.\n"
)
UDEV_ATA = """
P: /devices/pci0000:00/0000:00:1f.2/ata1/host0/target0:0:0/0:0:0:0/block/sda
E: DEVNAME=/dev/sda
E: ID_ATA=1
E: ID_ATA_ROTATION_RATE_RPM=7200
E: ID_BUS=ata
E: ID_MODEL=WDC_WD5000AAKX-00ERMA0
"""
UDEV_USB = """
E: DEVNAME=/dev/sdb
E: ID_BUS=usb
E: ID_MODEL=Expansion_HDD
E: ID_MODEL_ID=2344
E: ID_VENDOR=Seagate
E: ID_VENDOR_ID=0bc2
E: ID_USB_DRIVER=uas
"""
UDEV_CARD = "N: mmcblk0\nE: DEVNAME=/dev/mmcblk0\nE: ID_DRIVE_FLASH_SD=1\nE: ID_NAME=SD32G\n"
UDEV_WALK = """
  looking at device '/devices/pci0000:00/ata3/host2/target2:0:0/2:0:0:0/block/sdc':
    ATTR{queue/nr_zones}=="52156"
    ATTR{queue/rotational}=="1"
    ATTR{queue/zoned}=="host-managed"
    ATTR{size}=="27344764928"
  looking at parent device '/devices/pci0000:00/ata3/host2/target2:0:0/2:0:0:0':
    ATTRS{model}=="HGST HSH721414AL"
    ATTRS{type}=="20"
    ATTRS{vendor}=="ATA     "
"""
LSUSB = """
Bus 001 Device 001: ID 1d6b:0002 Linux Foundation 2.0 root hub
Bus 001 Device 004: ID 046d:c52b Logitech, Inc. Unifying Receiver
Bus 002 Device 003: ID 0480:a301 Toshiba America Inc External USB 3.0
"""
LSUSB_VERBOSE = """
Bus 002 Device 002: ID 1058:2621 Western Digital Technologies, Inc.
Device Descriptor:
  idVendor           0x1058 Western Digital Technologies, Inc.
  idProduct          0x2621
  iProduct                2 Elements 2621
"""
LSBLK = 'NAME="sda" MODEL="ST8000DM004-2CX188" SIZE="8001563222016" ROTA="1" ZONED="none" TRAN="sata" DISC-MAX="0"\n'
LSBLK_JSON = '{"blockdevices": [{"name": "sda", "model": "WDC WD40EZAZ-00SF3B0", "rota": true, "tran": "sata"}]}'
ISTDOUT_MODEL = "TOSHIBA MQ04ABF100"


def identify_words() -> str:
    identity = [0] * 256
    letters = ISTDOUT_MODEL.ljust(40).encode()
    identity[27:47] = [int.from_bytes(letters[at : at + 2], "big") for at in range(0, 40, 2)]
    identity[69] = 0b10
    identity[100:104] = [0x6DB0, 0x7470, 0, 0]
    identity[168], identity[217] = 3, 5400
    lines = [" ".join(f"{number:04x}" for number in identity[at : at + 8]) for at in range(0, 256, 8)]
    return "\n/dev/sda:\n" + "\n".join(lines) + "\n"


OUTPUTS = {
    "hdparm -I": (
        HDPARM,
        Evidence(
            model="ST2000LM015-2E8174", capacity_bytes=2_000_398_934_016, rotation_rpm=5400, form_factor_inches=2.5,
            reported_trim=True,
        ),
    ),
    "hdparm -I of an SSD": (HDPARM_SSD, Evidence(model="SAMSUNG MZ7LN256HAJQ-00000", rotation_rpm=0)),
    "hdparm --Istdout": (
        identify_words(),
        Evidence(
            model=ISTDOUT_MODEL, capacity_bytes=1_000_204_886_016, rotation_rpm=5400, form_factor_inches=2.5,
            reported_zones="device-managed",
        ),
    ),
    "smartctl on a bridge": (
        SCSI,
        Evidence(
            vendor="Seagate", product="Expansion HDD", capacity_bytes=5_000_981_078_016, rotation_rpm=5400,
            form_factor_inches=2.5,
        ),
    ),
    "smartctl with an unknown bridge": (UNKNOWN_BRIDGE, Evidence(usb=UsbId(0x0BC2, 0xAB9A))),
    "udevadm info, SATA": (
        UDEV_ATA, Evidence(model="WDC WD5000AAKX-00ERMA0", rotation_rpm=7200, transport=Transport.SATA),
    ),
    "udevadm info, USB": (
        UDEV_USB,
        Evidence(
            product="Expansion HDD", vendor="Seagate", usb=UsbId(0x0BC2, 0x2344), usb_driver=UsbDriver.UAS,
            transport=Transport.USB,
        ),
    ),
    "udevadm info, a card": (UDEV_CARD, Evidence(transport=Transport.CARD)),
    "udevadm info -a": (
        UDEV_WALK,
        Evidence(
            model="HGST HSH721414AL", vendor="ATA", transport=Transport.SATA, capacity_bytes=14_000_519_643_136,
            is_rotational=True, zoned="host-managed", scsi_type=20, zones=52156,
        ),
    ),
    "lsusb": (
        LSUSB,
        Evidence(usb=UsbId(0x0480, 0xA301), product="Toshiba America Inc External USB 3.0", transport=Transport.USB),
    ),
    "lsusb -v": (
        LSUSB_VERBOSE, Evidence(usb=UsbId(0x1058, 0x2621), product="Elements 2621", transport=Transport.USB),
    ),
    "lsblk -P": (
        LSBLK,
        Evidence(
            model="ST8000DM004-2CX188", transport=Transport.SATA, capacity_bytes=8_001_563_222_016, is_rotational=True,
            zoned="none", discard_max_bytes=0,
        ),
    ),
    "lsblk -J": (
        LSBLK_JSON, Evidence(model="WDC WD40EZAZ-00SF3B0", transport=Transport.SATA, is_rotational=True),
    ),
    "sg_vpd": ("Block device characteristics VPD page (SBC):\n  ZONED=2 [device-managed]\n  zoned: drive managed\n",
               Evidence(reported_zones="device-managed")),
}  # fmt: skip


@pytest.mark.parametrize(("text", "evidence"), OUTPUTS.values(), ids=OUTPUTS.keys())
def test_the_output_of_a_program_is_understood(text: str, evidence: Evidence) -> None:
    assert evidence_of_text(text) == evidence


# the kernel's log ---------------------------------------------------------------------------------------------

PLUGGED_IN = """
[34465.9] usb 1-1.2: new high-speed USB device number 25 using ehci-pci
[34466.1] usb 1-1.2: New USB device found, idVendor=1058, idProduct=2621, bcdDevice=10.26
[34466.1] usb 1-1.2: Product: Elements 2621
[34466.1] usb 1-1.2: Manufacturer: Western Digital
[34466.1] usb-storage 1-1.2:1.0: USB Mass Storage device detected
[34467.1] scsi 6:0:0:0: Direct-Access     WD       Elements 2621    1026 PQ: 0 ANSI: 6
[34470.1] sd 6:0:0:0: [sdb] 3906963456 512-byte logical blocks: (2.00 TB/1.82 TiB)
"""
UNDER_UAS = """
usb 2-4: New USB device found, idVendor=0bc2, idProduct=ab6d, bcdDevice=17.07
scsi host6: uas
scsi 6:0:0:0: Direct-Access     Seagate  One Touch w/PW   1707 PQ: 0 ANSI: 6
sd 6:0:0:0: [sda] 7814037167 512-byte logical blocks: (4.00 TB/3.64 TiB)
"""
DRIVE_MANAGED = """
scsi 2:0:0:0: Direct-Access     ATA      TOSHIBA MQ04ABF1 2J   PQ: 0 ANSI: 5
sd 2:0:0:0: [sda] Drive-managed SMR disk
sd 2:0:0:0: [sda] 1953525168 512-byte logical blocks: (1.00 TB/932 GiB)
"""
ON_SATA = """
ata1.00: ATA-10: ST8000DM004-2CX188, 0001, max UDMA/133
ata1.00: 15628053168 sectors, multi 16: LBA48 NCQ (depth 32), AA
scsi 0:0:0:0: Direct-Access     ATA      ST8000DM004-2CX1 0001 PQ: 0 ANSI: 5
"""


def test_a_plugged_in_drive_is_read_with_its_size_and_driver() -> None:
    evidence = evidence_of_text(PLUGGED_IN)

    assert evidence.usb == UsbId(0x1058, 0x2621)
    assert evidence.usb_driver is UsbDriver.USB_STORAGE
    assert evidence.capacity_bytes == 3906963456 * 512
    assert evidence.product == "Elements 2621"


def test_uas_is_distinguished_from_usb_storage() -> None:
    evidence = evidence_of_text(UNDER_UAS)

    assert evidence.usb_driver is UsbDriver.UAS
    assert evidence.capacity_bytes == 7814037167 * 512
    assert evidence.product == "One Touch w/PW"


def test_the_kernels_own_verdict_on_shingling_is_read() -> None:
    evidence = evidence_of_text(DRIVE_MANAGED)

    assert evidence.kernel_says == "drive-managed"
    assert evidence.model == "TOSHIBA MQ04ABF1"
    assert evidence.reported_zones == ""


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("sd 0:0:0:0: [sda] Host-managed zoned block device", "host-managed"),
        ("sd 0:0:0:0: [sda] Host-aware SMR disk used as regular disk", "host-aware"),
        ("kernel: sd 0:0:0:0: [sdab] Drive-managed SMR disk", "drive-managed"),
    ],
)
def test_each_of_the_kernels_verdicts_is_known(line: str, says: str) -> None:
    assert evidence_of_text(line).kernel_says == says


def test_the_full_name_is_preferred_to_the_truncated_one() -> None:
    evidence = evidence_of_text(ON_SATA)

    assert evidence.model == "ST8000DM004-2CX188"


def test_a_keyboard_in_the_log_is_not_mistaken_for_the_drive() -> None:
    keyboard = "usb 3-1: New USB device found, idVendor=046d, idProduct=c31c\nusb 3-1: Product: Keyboard\n"

    assert evidence_of_text(PLUGGED_IN + keyboard).usb == UsbId(0x1058, 0x2621)


# combined -----------------------------------------------------------------------------------------------------


def test_a_report_of_a_drive_becomes_evidence() -> None:
    report = SmartReport(model="X", family="F", rotation_rpm=5400, zones="device-managed", trim=True, is_nvme=False)

    assert evidence_from_report(report) == Evidence(
        model="X", family="F", rotation_rpm=5400, reported_zones="device-managed", reported_trim=True
    )


def test_the_first_evidence_wins_and_gaps_are_filled() -> None:
    first = Evidence(model="A", is_rotational=False, rotation_rpm=0)
    second = Evidence(model="B", product="P", is_rotational=True, rotation_rpm=5400, is_thin=True)

    assert merged(first, second) == Evidence(model="A", product="P", is_rotational=False, rotation_rpm=0, is_thin=True)


ALL = "".join(text for text, _ in OUTPUTS.values()) + PLUGGED_IN + UNDER_UAS + DRIVE_MANAGED + ON_SATA


@given(st.text(max_size=300))
def test_arbitrary_text_gives_evidence(text: str) -> None:
    assert isinstance(evidence_of_text(text), Evidence)


@given(st.lists(st.tuples(st.integers(0, len(ALL)), st.text(max_size=3)), max_size=20))
def test_damaged_output_gives_evidence(damages: list[tuple[int, str]]) -> None:
    text = ALL
    for at, replacement in damages:
        text = text[:at] + replacement + text[at + len(replacement) :]

    assert isinstance(judge(evidence_of_text(text), TABLE).recording.value, str)
