"""Drives that are known only from the box: retail names and part numbers."""

import pytest

from shingleback.domain.smr.drive_database import read_box_name
from shingleback.domain.smr.evidence import Confidence, RecordingMethod
from tests.helpers.drive_table import verdict_on

TB = 10**12


@pytest.mark.parametrize(
    ("name", "recording"),
    [
        ("WD My Passport 5TB", RecordingMethod.DRIVE_MANAGED),
        ("STKM5000400", RecordingMethod.DRIVE_MANAGED),
        ("STGX5000400", RecordingMethod.DRIVE_MANAGED),
        ("Canvio Basics 4TB", RecordingMethod.DRIVE_MANAGED),
        ("Toshiba Canvio Basics 4 TB", RecordingMethod.DRIVE_MANAGED),
        ("HDTB440EK3CA", RecordingMethod.DRIVE_MANAGED),
        ("WDBPKJ0040BBK", RecordingMethod.DRIVE_MANAGED),
        ("Seagate Expansion Desktop 18TB", RecordingMethod.CONVENTIONAL),
        ("WDBWLG0080HBK", RecordingMethod.CONVENTIONAL),
        ("WD My Book 12 TB", RecordingMethod.CONVENTIONAL),
        ("WD My Passport SSD 4TB", RecordingMethod.NOT_A_HARD_DISK),
        ("STJJ5000400", RecordingMethod.DRIVE_MANAGED),
        ("STSHX-M401TCBM", RecordingMethod.DRIVE_MANAGED),
        ("TS4TSJ25M3S", RecordingMethod.DRIVE_MANAGED),
        ("AHD710P-5TU31-CBK", RecordingMethod.DRIVE_MANAGED),
        ("Verbatim Store 'n' Go Portable 5TB", RecordingMethod.DRIVE_MANAGED),
        ("Transcend StoreJet 25M3 1TB", RecordingMethod.UNKNOWN),
        ("TS1TSJ25M3S", RecordingMethod.UNKNOWN),
        ("WD Elements 5TB", RecordingMethod.DRIVE_MANAGED),
        ("WD Elements 12TB", RecordingMethod.CONVENTIONAL),
        ("WD Elements 3TB", RecordingMethod.UNKNOWN),
        ("LaCie d2 Professional 18TB", RecordingMethod.CONVENTIONAL),
        ("WD_BLACK D10 8TB", RecordingMethod.CONVENTIONAL),
        ("Seagate Game Drive Hub 8TB", RecordingMethod.DRIVE_MANAGED),
        ("MU-PC2T0T", RecordingMethod.NOT_A_HARD_DISK),
        ("LaCie d2 Professional 8TB", RecordingMethod.CONVENTIONAL),
        ("SP050TBPHDA60S3K", RecordingMethod.DRIVE_MANAGED),
        ("SDPH81G-004T-GBA1D", RecordingMethod.DRIVE_MANAGED),
        ("G-DRIVE ArmorATD 6TB", RecordingMethod.DRIVE_MANAGED),
        ("SanDisk Professional G-DRIVE 6TB", RecordingMethod.CONVENTIONAL),
        ("WDBPMV0050BSL", RecordingMethod.DRIVE_MANAGED),
        ("Seagate Ultra Touch 2TB", RecordingMethod.DRIVE_MANAGED),
        ("SXS2000/1000G", RecordingMethod.NOT_A_HARD_DISK),
        ("Verbatim Store n Go 4TB", RecordingMethod.DRIVE_MANAGED),
        ("Verbatim Store n Go 64GB", RecordingMethod.NOT_A_HARD_DISK),
        ("Samsung T7 2TB", RecordingMethod.NOT_A_HARD_DISK),
        ("WD My Passport", RecordingMethod.UNKNOWN),  # sold with disks of both kinds
        ("Nonesuch Portable 5TB X", RecordingMethod.DRIVE_MANAGED),  # by its size and the word alone
        ("Nonesuch 2TB", RecordingMethod.UNKNOWN),
    ],
)
def test_a_box_tells_what_is_inside(name: str, recording: RecordingMethod) -> None:
    if name.startswith("Nonesuch Portable"):
        assert verdict_on(model=name, capacity_bytes=5 * TB).recording is recording
    else:
        assert verdict_on(model=name).recording is recording


def test_a_box_is_never_certain_and_names_its_source() -> None:
    verdict = verdict_on(model="STKM5000400")

    assert verdict.confidence is Confidence.LIKELY
    assert verdict.reasons[0].code == "retail"
    assert "part numbers" in verdict.reasons[0].source
    assert verdict.family.startswith("Seagate portable")


@pytest.mark.parametrize("name", ["WD My Passport SSD 2TB", "Seagate One Touch SSD 1 TB", "WD Elements SE SSD 1TB"])
def test_an_ssd_does_not_have_the_family_of_disks_with_its_name(name: str) -> None:
    verdict = verdict_on(model=name)

    assert verdict.recording is RecordingMethod.NOT_A_HARD_DISK
    assert verdict.family == ""
    assert [reason.code for reason in verdict.reasons] == ["ssd-name"]


def test_the_disks_own_name_weighs_more_than_a_box() -> None:
    verdict = verdict_on(model="ST4000VN008-2DR166", product="WD My Passport 5TB", capacity_bytes=4 * TB)

    assert verdict.recording is RecordingMethod.CONVENTIONAL


@pytest.mark.parametrize(
    ("name", "size_bytes"),
    [
        ("STEA4000400", 4 * TB),
        ("STGY8000400", 8 * TB),
        ("STKP18000400", 18 * TB),
        ("WDBPKJ0040BBK-WESN", 4 * TB),
        ("WDBWLG0180HBK", 18 * TB),
        ("WDBUZG5000ABK", TB // 2),
        ("HDTB440EK3CA", 4 * TB),
        ("HDTCA20EK3AA", 2 * TB),
        ("My Passport 1,5 TB", 3 * TB // 2),
        ("Elements 500GB", TB // 2),
        ("WD40EFRX", None),
    ],
)
def test_sizes_are_read_from_names_and_part_numbers(name: str, size_bytes: int | None) -> None:
    assert read_box_name(name).capacity_bytes == size_bytes


@pytest.mark.parametrize(
    ("title", "recording"),
    [
        ("Seagate BarraCuda 8TB ST8000DM004", RecordingMethod.DRIVE_MANAGED),
        ("WD Red Plus 4TB WD40EFPX 3.5-inch NAS", RecordingMethod.CONVENTIONAL),
        ("Seagate IronWolf 4TB ST4000VN006", RecordingMethod.CONVENTIONAL),
        ("Seagate Exos X18 18TB ST18000NM000J", RecordingMethod.CONVENTIONAL),
        ("Festplatte ST5000LM000-2AN170 intern", RecordingMethod.DRIVE_MANAGED),
        ("Nonesuch 4TB portable USB3.0", RecordingMethod.UNKNOWN),
    ],
)
def test_the_model_in_a_title_of_a_shop_is_recognized(title: str, recording: RecordingMethod) -> None:
    assert verdict_on(model=title).recording is recording


@pytest.mark.parametrize(
    ("name", "recording"),
    [
        # every disk of 2.5 inches with 4 or 5 TB is shingled (Seagate's and WD's data sheets, AnandTech 10757)
        ("seagate one touch 5 to", RecordingMethod.DRIVE_MANAGED),
        ("Seagate OneTouch 5TO", RecordingMethod.DRIVE_MANAGED),
        ("stkz5000400", RecordingMethod.DRIVE_MANAGED),
        ("STKC 4000400", RecordingMethod.DRIVE_MANAGED),
        ("seagate expansion portable 4to", RecordingMethod.DRIVE_MANAGED),
        ("Seagate Expansion Portable Drive, 5TB, Externe Festplatte, 2.5 Zoll, USB 3.0", RecordingMethod.DRIVE_MANAGED),
        ("Seagate Portable Festplatte extern 5 TB", RecordingMethod.DRIVE_MANAGED),
        ("seagate backup plus slim 2to", RecordingMethod.DRIVE_MANAGED),
        ("Seagate Game Drive for Xbox 4TB", RecordingMethod.DRIVE_MANAGED),
        ("WD elements se 5 tb", RecordingMethod.DRIVE_MANAGED),
        ("WD Elements Portable externe Festplatte 5 TB", RecordingMethod.DRIVE_MANAGED),
        ("wdbjrt0050bbk-wesn", RecordingMethod.DRIVE_MANAGED),
        ("wdbpkj0050bbk", RecordingMethod.DRIVE_MANAGED),
        ("Western Digital My Passport 5 To", RecordingMethod.DRIVE_MANAGED),
        ("MyPassport Ultra 5TO", RecordingMethod.DRIVE_MANAGED),
        ("WD My Passport for Mac 4TB", RecordingMethod.DRIVE_MANAGED),
        ("wd black p10 5tb", RecordingMethod.DRIVE_MANAGED),
        ("WD P10 Game Drive 5TB", RecordingMethod.DRIVE_MANAGED),
        ("easystore 5TB portable WDBAJP0050BBK", RecordingMethod.DRIVE_MANAGED),
        ("Toshiba Canvio Flex 4TO", RecordingMethod.DRIVE_MANAGED),
        ("hdtx140ek3ca", RecordingMethod.DRIVE_MANAGED),
        ("Toshiba HDTCA40EK3CA Canvio Advance portable externe Festplatte 4TB", RecordingMethod.DRIVE_MANAGED),
        ("toshiba canvio ready 4tb", RecordingMethod.DRIVE_MANAGED),
        ("Intenso MemoryCase 5TB", RecordingMethod.DRIVE_MANAGED),
        ("Intenso Memory Case 2,5 Zoll 4 TB", RecordingMethod.DRIVE_MANAGED),
        ("LaCie Rugged Mini 5 To", RecordingMethod.DRIVE_MANAGED),
        ("lacie mobile drive 5 tb", RecordingMethod.DRIVE_MANAGED),
        ("adata hd330 5tb", RecordingMethod.DRIVE_MANAGED),
        # ST8000DM004 (smartmontools, Supported USB-Devices)
        ("Seagate Expansion Desktop 8 To", RecordingMethod.DRIVE_MANAGED),
        ("stkp8000400", RecordingMethod.DRIVE_MANAGED),
        # Western Digital, statement of 2020-04: no SMR in 8 TB and more; Seagate's data sheets
        ("WD My Book 8 To", RecordingMethod.CONVENTIONAL),
        ("wd elements desktop 18 to", RecordingMethod.CONVENTIONAL),
        ("WD Elements Desktop externe Festplatte 16 TB (WDBWLG0160HBK-EESN)", RecordingMethod.CONVENTIONAL),
        ("wd easystore 14tb", RecordingMethod.CONVENTIONAL),
        ("stlc16000400", RecordingMethod.CONVENTIONAL),
        # flash memory by its maker's own description
        ("samsung t7 shield 2 to", RecordingMethod.NOT_A_HARD_DISK),
        ("sandisk extreme portable ssd 2to", RecordingMethod.NOT_A_HARD_DISK),
        ("Crucial X6 4TB", RecordingMethod.NOT_A_HARD_DISK),
        ("CT2000X9SSD9", RecordingMethod.NOT_A_HARD_DISK),
        ("sxs1000/2000g", RecordingMethod.NOT_A_HARD_DISK),
    ],
)
def test_a_box_is_understood_as_people_write_it(name: str, recording: RecordingMethod) -> None:
    """Truths were set before the first run."""
    assert verdict_on(model=name).recording is recording


@pytest.mark.parametrize(
    ("name", "recording"),
    [
        ("disque dur externe seagate expansion 4 to portable", RecordingMethod.DRIVE_MANAGED),
        ("SEAGATE Basic externe Festplatte, 5 TB, 2,5 Zoll, schwarz", RecordingMethod.DRIVE_MANAGED),
        ("stjl-5000400", RecordingMethod.DRIVE_MANAGED),
        ("wd mypassport 4tb", RecordingMethod.DRIVE_MANAGED),
        ("WD My Passport Works With USB-C 5TB", RecordingMethod.DRIVE_MANAGED),
        ("WESTERN DIGITAL WD Elements Portable HDD 5 TB 2,5 Zoll extern", RecordingMethod.DRIVE_MANAGED),
        ("WDBU6Y0050BBK-WESN", RecordingMethod.DRIVE_MANAGED),
        ("wd p10 5to", RecordingMethod.DRIVE_MANAGED),
        ("WD_BLACK C50", RecordingMethod.UNKNOWN),
        ("Canvio Gaming 4 To", RecordingMethod.DRIVE_MANAGED),
        ("HDTB440EK3CB", RecordingMethod.DRIVE_MANAGED),
        ("TOSHIBA Canvio Partner Festplatte 4TB extern", RecordingMethod.DRIVE_MANAGED),
        ("lacie rugged usb-c 5to", RecordingMethod.DRIVE_MANAGED),
        ("Transcend StoreJet 25M3C 4To", RecordingMethod.DRIVE_MANAGED),
        ("seagate expansion desktop 16to", RecordingMethod.CONVENTIONAL),
        ("WD MyBook 14TO", RecordingMethod.CONVENTIONAL),
        ("western digital elements desktop 20tb", RecordingMethod.CONVENTIONAL),
        ("Western Digital My Book Duo 36 To", RecordingMethod.CONVENTIONAL),
        ("USB 3.0 to SATA Adapter", RecordingMethod.UNKNOWN),
        ("внешний жесткий диск Seagate One Touch 5 ТБ", RecordingMethod.DRIVE_MANAGED),
        ("samsung t9 4to", RecordingMethod.NOT_A_HARD_DISK),
    ],
)
def test_other_boxes_are_understood_as_well(name: str, recording: RecordingMethod) -> None:
    """Truths were set before the first run, after the spellings above had been mended."""
    assert verdict_on(model=name).recording is recording


@pytest.mark.parametrize(
    ("name", "recording"),
    [
        ("Seagate One Touch HDD mit Passwort 5TB STKZ5000401", RecordingMethod.DRIVE_MANAGED),
        ("STKW8000402", RecordingMethod.DRIVE_MANAGED),
        ("Seagate Expansion Desktop 28 TB STKP28000400", RecordingMethod.CONVENTIONAL),
        ("STLC24000400", RecordingMethod.CONVENTIONAL),
        ("Seagate One Touch SSD 2TB STKG2000400", RecordingMethod.NOT_A_HARD_DISK),
        ("STJM2000400", RecordingMethod.NOT_A_HARD_DISK),
        ("Seagate Ultra Compact SSD 2TB STLN2000400", RecordingMethod.NOT_A_HARD_DISK),
        ("Seagate Starfield Special Edition Game Drive 5TB", RecordingMethod.DRIVE_MANAGED),
        ("LaCie 1big Dock 20TB STLS20000400", RecordingMethod.CONVENTIONAL),
        ("LaCie Rugged USB-C 5TB STFR5000800", RecordingMethod.DRIVE_MANAGED),
        ("LaCie Rugged SSD Pro5 4TB STMZ4000400", RecordingMethod.NOT_A_HARD_DISK),
        ("LaCie Mobile SSD Secure 2TB STKH2000800", RecordingMethod.NOT_A_HARD_DISK),
        ("WD My Passport Works With USB-C 6TB WDBRMD0060BBK", RecordingMethod.DRIVE_MANAGED),
        ("WD Elements Desktop 26TB WDBWLG0260HBK", RecordingMethod.CONVENTIONAL),
        ("WD My Passport SSD 2TB WDBAGF0020BGY", RecordingMethod.NOT_A_HARD_DISK),
        ("WD Elements SE SSD 2TB WDBAYN0020BBK", RecordingMethod.NOT_A_HARD_DISK),
        ("WD_BLACK P40 Game Drive 2TB WDBAWY0020BBK", RecordingMethod.NOT_A_HARD_DISK),
        ("WD_BLACK D30 Game Drive SSD 2TB WDBATL0020BBK", RecordingMethod.NOT_A_HARD_DISK),
        ("WD_BLACK P10 Game Drive 6TB WDBA3A0060BBK", RecordingMethod.DRIVE_MANAGED),
        ("SanDisk Professional G-DRIVE 24TB SDPHF1A-024T", RecordingMethod.CONVENTIONAL),
        ("SanDisk Professional G-DRIVE ArmorATD 6TB SDPH81G-006T", RecordingMethod.DRIVE_MANAGED),
        ("SanDisk Extreme Portable SSD 4TB SDSSDE61-4T00", RecordingMethod.NOT_A_HARD_DISK),
        ("SanDisk Desk Drive 8TB SDSSDT40-8T00", RecordingMethod.NOT_A_HARD_DISK),
        ("SanDisk Professional PRO-G40 4TB SDPS31H-004T", RecordingMethod.NOT_A_HARD_DISK),
        ("Toshiba Canvio Gaming 4TB HDTX140EK3CA", RecordingMethod.DRIVE_MANAGED),
        ("Toshiba Canvio Flex Silver 4 TB HDTX140ESCCA", RecordingMethod.DRIVE_MANAGED),
        ("HDTD320EK3EA", RecordingMethod.DRIVE_MANAGED),
        ("Crucial X9 Pro 4TB CT4000X9PROSSD9", RecordingMethod.NOT_A_HARD_DISK),
        ("Crucial X6 4TB CT4000X6SSD9", RecordingMethod.NOT_A_HARD_DISK),
        ("Samsung T7 Shield 4TB MU-PE4T0S", RecordingMethod.NOT_A_HARD_DISK),
        ("Samsung T5 EVO 8TB MU-PH8T0S", RecordingMethod.NOT_A_HARD_DISK),
        ("Kingston XS2000 4TB SXS2000/4000G", RecordingMethod.NOT_A_HARD_DISK),
        ("Transcend ESD380C 4TB TS4TESD380C", RecordingMethod.NOT_A_HARD_DISK),
        ("Transcend StoreJet 25M3S 4TB TS4TSJ25M3S", RecordingMethod.DRIVE_MANAGED),
        ("ADATA SD810 4TB SD810-4000G-CBK", RecordingMethod.NOT_A_HARD_DISK),
        ("Silicon Power Armor A66 5TB SP050TBPHDA66S3B", RecordingMethod.DRIVE_MANAGED),
        ("Lexar SL500 4TB LSL500X004T", RecordingMethod.NOT_A_HARD_DISK),
        ("G-Technology ArmorATD 4TB 0G10434", RecordingMethod.DRIVE_MANAGED),
        ("ADATA HD710 Pro 5TB AHD710P-5TU31-CBK", RecordingMethod.DRIVE_MANAGED),
        ("ADATA HD330 5TB USB 3.0 to HDD", RecordingMethod.DRIVE_MANAGED),
        ("USB 3.0 to HDD", RecordingMethod.UNKNOWN),
        ("Intenso Memory Drive 4TB 6023512", RecordingMethod.DRIVE_MANAGED),
        ("Verbatim Store n Save 8TB", RecordingMethod.UNKNOWN),
        ("Buffalo MiniStation Safe 4TB", RecordingMethod.DRIVE_MANAGED),
        ("Philips External Portable SSD 1TB", RecordingMethod.NOT_A_HARD_DISK),
        ("LaCie Porsche Design Mobile Drive 4TB STFD4000400", RecordingMethod.DRIVE_MANAGED),
        ("Seagate Backup Plus Ultra Slim 2TB", RecordingMethod.DRIVE_MANAGED),
        ("Seagate FireCuda Gaming Hub 16TB STKK16000400", RecordingMethod.CONVENTIONAL),
        ("Seagate FireCuda Gaming SSD 2TB STJP2000400", RecordingMethod.NOT_A_HARD_DISK),
        ("WD easystore Portable 5TB WDBAJP0050BBK", RecordingMethod.DRIVE_MANAGED),
        ("WDBA5G0050BBK", RecordingMethod.DRIVE_MANAGED),
        ("WD_BLACK P10 for Xbox 5TB", RecordingMethod.DRIVE_MANAGED),
        ("Crucial X10 6TB CT6000X10SSD9", RecordingMethod.NOT_A_HARD_DISK),
        ("MU-PG4T0B", RecordingMethod.NOT_A_HARD_DISK),
        ("Kingston XS1000 2TB", RecordingMethod.NOT_A_HARD_DISK),
        ("Corsair EX100U 4TB", RecordingMethod.NOT_A_HARD_DISK),
        ("UnionSine 2TB", RecordingMethod.UNKNOWN),
        ("My Passport for Mac 5TB", RecordingMethod.DRIVE_MANAGED),
        ("WD My Book 22TB WDBBGB0220HBK", RecordingMethod.CONVENTIONAL),
        ("Maxtor M3 4TB STSHX-M401TCBM", RecordingMethod.DRIVE_MANAGED),
        ("OWC Mercury Elite Pro 20TB", RecordingMethod.UNKNOWN),  # sold with disks of any maker
        ("disque dur Seagate One Touch USB 3.0 4 To HDD externe", RecordingMethod.DRIVE_MANAGED),
        ("Seagate One Touch USB 3.2 Gen 1 to SATA HDD", RecordingMethod.UNKNOWN),
    ],
)
def test_boxes_of_2020_to_2026_are_understood(name: str, recording: RecordingMethod) -> None:
    """Truths were set before the first run, which 35 of the first 41 and 17 of the next 20 passed; one was wrong."""
    assert verdict_on(model=name).recording is recording


@pytest.mark.parametrize(
    "name",
    ["OWC Mercury Elite Pro", "SABRENT EC-DFLT", "SABRENT DISK00", "Apacer AC531 5TB", "Netac K331", "HIKSEMI T30"],
)
def test_an_enclosure_for_hard_disks_is_no_flash_memory_of_its_maker(name: str) -> None:
    assert verdict_on(model=name).recording is not RecordingMethod.NOT_A_HARD_DISK
