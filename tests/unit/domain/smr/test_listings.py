"""What people paste: fdisk -l, inxi, lsblk, udisksctl status, GNOME Disks, and several drives at once."""

import json
from pathlib import Path
from typing import Final

import pytest

from shingleback.domain.smr.listings import several_drives
from shingleback.domain.smr.tool_output import evidence_of_text
from tests.helpers.program import run

FDISK: Final = """\
Disk /dev/sda: 931.51 GiB, 1000204886016 bytes, 1953525168 sectors
Disk model: ST1000LM035-1RK1
Units: sectors of 1 * 512 = 512 bytes

Festplatte /dev/sdb: 3,64 TiB, 4000787030016 Bytes, 7814037168 Sektoren
Festplattenmodell: Expansion HDD
"""
LSBLK: Final = """\
NAME HCTL       TYPE VENDOR   MODEL             REV SERIAL          TRAN
sda  0:0:0:0    disk ATA      ST2000DM008-2FR1  0001 ZFL00000       sata
sdb  6:0:0:0    disk WD       Elements 2621     1026 XXXXXXXX       usb
sr0  1:0:0:0    rom  HL-DT-ST DVDRAM GUD1N      LT02 XXXX           sata
"""
INXI: Final = """\
Drives:
  Local Storage: total: 5.6 TiB used: 1.2 TiB (21.4%)
  ID-1: /dev/nvme0n1 vendor: Samsung model: SSD 970 EVO Plus 1TB size: 931.51 GiB
  ID-2: /dev/sda vendor: Seagate model: ST2000DM008-2FR102 size: 1.82 TiB
  ID-3: /dev/sdb type: USB vendor: Western Digital model: WD Elements 2621
    size: 3.64 TiB
"""
GNOME: Final = "Modell: ST1000LM035-1RK172 (SDM2)\nGröße: 1,0 TB (1.000.204.886.016 Bytes)\n"


@pytest.mark.parametrize(
    ("text", "drives"),
    [
        (FDISK, [("sda", "ST1000LM035-1RK1"), ("sdb", "Expansion HDD")]),
        (LSBLK, [("sda", "ST2000DM008-2FR1"), ("sdb", "Elements 2621")]),
        (INXI, [("nvme0n1", "SSD 970 EVO Plus 1TB"), ("sda", "ST2000DM008-2FR102"), ("sdb", "WD Elements 2621")]),
        (GNOME, []),
    ],
)
def test_each_drive_of_a_text_is_found_by_name(text: str, drives: list[tuple[str, str]]) -> None:
    parts = several_drives(text)

    assert [(part.device, evidence_of_text(part.text).model) for part in parts] == drives


def test_sizes_are_read_in_every_form() -> None:
    assert evidence_of_text(FDISK).capacity_bytes == 1_000_204_886_016
    assert evidence_of_text(several_drives(FDISK)[1].text).capacity_bytes == 4_000_787_030_016
    assert evidence_of_text(several_drives(INXI)[1].text).capacity_bytes == 2_001_111_162_552
    assert (evidence_of_text(GNOME).model, evidence_of_text(GNOME).capacity_bytes) == (
        "ST1000LM035-1RK172",
        1_000_204_886_016,
    )


def test_each_drive_of_a_text_is_judged(tmp_path: Path) -> None:
    file = tmp_path / "pasted.txt"
    file.write_text(LSBLK, encoding="utf-8")
    result = json.loads(run("identify", "--json", "--smartctl", file, check=0).stdout.splitlines()[-1])

    assert [(drive["device"], drive["recording"]) for drive in result["drives"]] == [
        ("sda", "drive-managed"),
        ("sdb", "drive-managed"),
    ]
    assert result["recording"] == result["drives"][0]["recording"]
    shown = run("identify", "--smartctl", file, check=0).stdout
    assert "ST2000DM008-2FR1 (sda):" in shown
    assert "Elements 2621 (sdb):" in shown


def test_reports_of_several_drives_have_a_health_each(tmp_path: Path) -> None:
    report = (
        "smartctl 7.3 2022-02-28 r5338 [x86_64-linux-6.1.0] (local build)\n=== START OF INFORMATION SECTION ===\n"
        "Device Model:     {model}\n=== START OF READ SMART DATA SECTION ===\n"
        "SMART overall-health self-assessment test result: {result}\n"
    )
    file = tmp_path / "pasted.txt"
    first = report.format(model="ST8000DM004-2CX188", result="PASSED")
    file.write_text(first + report.format(model="WDC WD40EFRX-68N32N0", result="FAILED!"), encoding="utf-8")
    result = json.loads(run("identify", "--json", "--smartctl", file, check=0).stdout.splitlines()[-1])

    assert [drive["model"] for drive in result["drives"]] == ["ST8000DM004-2CX188", "WDC WD40EFRX-68N32N0"]
    assert [drive["health"]["health"] for drive in result["drives"]] == ["unknown", "failing"]


FDISK_4_TB = [
    "Disk /dev/sdb: 3.64 TiB, 4000787030016 bytes, 7814037168 sectors\nDisk model: ST4000DM004-2CV1",
    "Disco /dev/sdb: 3,64 TiB, 4000787030016 bytes, 7814037168 setores\nModelo de disco: ST4000DM004-2CV1",
    "Disque /dev/sdb : 3,64 TiB, 4000787030016 octets, 7814037168 secteurs\nModèle de disque : ST4000DM004-2CV1",
    "Dysk /dev/sdb: 3,64 TiB, bajtów: 4000787030016, sektorów: 7814037168\nModel dysku: ST4000DM004-2CV1",
    "Disk /dev/sdb: 3,64 TiB, 4 000 787 030 016 bajtů, 7814037168 sektorů\nModel disku: ST4000DM004-2CV1",
    "Диск /dev/sdb: 3,64 TiB, 4000787030016 байтів, 7814037168 секторів\nМодель диска: ST4000DM004-2CV1",  # noqa: RUF001
    "Disk /dev/sdb\uff1a3.64 TiB\uff0c4000787030016 字节\uff0c7814037168 个扇区\n磁盘型号\uff1aST4000DM004-2CV1",
]
"""From the catalogs of util-linux 2.38, which say it in 21 languages."""
FDISK_OF_2011 = """\
Disk /dev/sdb: 4000.8 GB, 4000787030016 bytes
255 heads, 63 sectors/track, 486401 cylinders, total 7814037168 sectors
Units = sectors of 1 * 512 = 512 bytes
"""
RIGHT_ALIGNED = """\
NAME HCTL       TYPE VENDOR   MODEL             REV TRAN
sda  2:0:0:0    disk ATA      ST4000DM004-2CV1 0001 sata
"""
LSHW = """\
  *-disk:1
       Beschreibung: ATA Disk
       Produkt: ST5000LM000-2AN1
       Logischer Name: /dev/sda
       Größe: 4657GiB (5TB)
  *-cdrom
       Produkt: DVDRAM GH24NSB0
"""


@pytest.mark.parametrize("text", FDISK_4_TB)
def test_fdisk_is_read_in_every_language(text: str) -> None:
    evidence = evidence_of_text(text + "\nUnits: sectors of 1 * 512 = 512 bytes\n")

    assert (evidence.model, evidence.capacity_bytes) == ("ST4000DM004-2CV1", 4_000_787_030_016)


def test_an_old_fdisk_gives_the_size_and_no_model() -> None:
    evidence = evidence_of_text(FDISK_OF_2011)

    assert (evidence.model, evidence.capacity_bytes) == ("", 4_000_787_030_016)


def test_a_column_that_is_aligned_to_the_right_does_not_end_the_models_name() -> None:
    assert evidence_of_text(RIGHT_ALIGNED).model == "ST4000DM004-2CV1"


def test_an_old_inxi_counts_in_thousands() -> None:
    evidence = evidence_of_text("Drives: HDD Total Size: 4000.8GB\n ID-1: /dev/sda model: ST4000DM004 size: 4000.8GB\n")

    assert (evidence.model, evidence.capacity_bytes) == ("ST4000DM004", 4_000_800_000_000)


def test_lshw_is_read_in_german_and_a_disc_drive_is_no_disk() -> None:
    evidence = evidence_of_text(LSHW)

    assert (evidence.model, evidence.capacity_bytes) == ("ST5000LM000-2AN1", 4657 * 1024**3)
    assert evidence_of_text(LSHW.partition("  *-cdrom")[2]).model == ""


UDISKSCTL: Final = """\
MODEL                     REVISION  SERIAL               DEVICE
--------------------------------------------------------------------------
WD Elements 2621          1034      575835314141         sdb
ST3500418AS               CC38      9VM00000             sda
"""
LSBLK_WITH_SIZES: Final = """\
NAME     SIZE MODEL                TRAN
sda    465.8G ST3500418AS          sata
└─sda1 465.8G
sdb      4,5T One Touch HDD        usb
"""


def test_udisksctl_status_lists_the_drives() -> None:
    parts = several_drives(UDISKSCTL)

    assert [(part.device, evidence_of_text(part.text).model) for part in parts] == [
        ("sdb", "WD Elements 2621"),
        ("sda", "ST3500418AS"),
    ]


def test_the_sizes_in_the_table_of_lsblk_are_read_in_any_language() -> None:
    sizes = [evidence_of_text(part.text).capacity_bytes or 0 for part in several_drives(LSBLK_WITH_SIZES)]

    assert [round(size / 10**11) for size in sizes] == [5, 49]
