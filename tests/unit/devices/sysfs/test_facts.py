"""Facts about a drive read from sysfs and udev."""

from pathlib import Path

import pytest

from shingleback.devices.sysfs.commands import CommandCounters
from shingleback.devices.sysfs.facts import FactReader, SysfsFacts
from shingleback.domain.connection import LimitKind, limits_of
from shingleback.domain.drive import Evidence, Transport, UsbDriver, UsbId
from shingleback.domain.smr.evidence import Confidence, RecordingMethod, Verdict
from tests.helpers.sysfs import SPINNING, STILL, TOSHIBA, Sysfs, ata_text, identify_dump, identify_page

WESTERN_DIGITAL = {**ata_text(27, 20, "WDC WD40EZAZ-00SF3B0"), 217: 5400, 168: 2, 169: 1}


@pytest.fixture
def sysfs(tmp_path: Path) -> Sysfs:
    return Sysfs(tmp_path / "sys")


def facts(sysfs: Sysfs, name: str, **properties: str) -> SysfsFacts:
    """Facts of a drive with these udev properties; without any, udev doesn't run."""
    return FactReader(sysfs.root, lambda requested: properties if requested == name else {}).read(name)


def b1_page(rate: int, zones: int = 0, form: int = 0) -> bytes:
    return bytes([0, 0xB1, 0, 0x3C]) + rate.to_bytes(2, "big") + bytes([0, form, zones << 4]) + bytes(55)


# SATA --------------------------------------------------------------------------------------------------------


def test_a_sata_drive_gives_its_full_name_and_says_it_is_shingled(sysfs: Sysfs) -> None:
    sysfs.sata_disk(words=TOSHIBA, zoned_cap="drive-managed")

    disk_facts = facts(sysfs, "sda")

    assert disk_facts.evidence == Evidence(
        model="TOSHIBA MQ04ABF100",
        transport=Transport.SATA,
        capacity_bytes=1_000_204_886_016,
        rotation_rpm=5400,
        is_rotational=True,
        zoned="none",
        zoned_cap="drive-managed",
        scsi_type=0,
        zones=0,
        reported_zones="device-managed",
        reported_trim=False,
        form_factor_inches=2.5,
    )
    assert (disk_facts.ata_port, disk_facts.scsi_address) == ("ata3", "2:0:0:0")
    assert (disk_facts.serial, disk_facts.firmware, disk_facts.wwn) == ("99ABC0TEST", "JU003D", "0x5000039912345678")
    assert (disk_facts.link_mbps, disk_facts.usb_port, disk_facts.enclosure) == (None, "", "")


def test_only_the_truncated_scsi_name_remains_without_udev_and_identify_data(sysfs: Sysfs) -> None:
    sysfs.sata_disk()

    assert facts(sysfs, "sda").evidence.model == "TOSHIBA MQ04ABF1"


@pytest.mark.parametrize(
    "dump",
    ["", "not numbers at all", "0000 " * 255, "10000 " * 256, identify_dump({**TOSHIBA, 0: 0x8000}), identify_dump({})],
    ids=["empty", "text", "truncated", "too large", "an optical drive's", "without a name"],
)
def test_malformed_identify_data_is_ignored(sysfs: Sysfs, dump: str) -> None:
    sysfs.sata_disk(words={})
    sysfs.write(sysfs.root / "devices/pci0000:00/0000:00:17.0/ata3/link3/dev3.0/ata_device/dev3.0", {"id": dump})

    assert facts(sysfs, "sda").evidence.model == "TOSHIBA MQ04ABF1"


def test_udev_knows_the_full_name(sysfs: Sysfs) -> None:
    sysfs.sata_disk()
    properties = {"ID_ATA": "1", "ID_MODEL": "TOSHIBA_MQ04ABF100", "ID_ATA_ROTATION_RATE_RPM": "5400"}

    disk_facts = facts(sysfs, "sda", **properties)

    assert disk_facts.evidence.model == "TOSHIBA MQ04ABF100"
    assert disk_facts.evidence.rotation_rpm == 5400


def test_the_name_in_udev_may_be_escaped(sysfs: Sysfs) -> None:
    sysfs.sata_disk()
    properties = {"ID_BUS": "ata", "ID_MODEL": "W_D", "ID_MODEL_ENC": r"WDC\x20WD40EZAZ-00SF3B0\x20\x20"}

    assert facts(sysfs, "sda", **properties).evidence.model == "WDC WD40EZAZ-00SF3B0"


def test_the_second_drive_behind_a_port_multiplier_has_its_own_identify_data(sysfs: Sysfs) -> None:
    port = "pci0000:00/ata7"
    inquiry = {"vendor": "ATA     \n", "model": "WDC WD40EZAZ-00S\n"}
    sysfs.scsi_disk("sdc", f"{port}/host6/target6:1:0/6:1:0:0", SPINNING, inquiry)
    for channel, identity in ((0, TOSHIBA), (1, WESTERN_DIGITAL)):
        page = {"vpd_pg89": identify_page(identity)}
        sysfs.write(sysfs.root / "devices" / port / f"host6/target6:{channel}:0/6:{channel}:0:0", page)

    assert facts(sysfs, "sdc").evidence.model == "WDC WD40EZAZ-00SF3B0"


def test_the_kernels_counters_and_timeouts_are_read(sysfs: Sysfs) -> None:
    counters = {"iorequest_cnt": "0x1a2b\n", "iodone_cnt": "0x1a2a\n", "ioerr_cnt": "0x3\n", "iotmo_cnt": "0x1\n"}
    sysfs.sata_disk(
        files={**SPINNING, "queue/max_sectors_kb": "4096\n", "queue/write_cache": "write back\n"},
        of_device={**counters, "timeout": "30\n", "queue_depth": "32\n", "state": "running\n"},
    )

    disk_facts = facts(sysfs, "sda")

    assert disk_facts.counters == CommandCounters(requested=0x1A2B, done=0x1A2A, failed=3, timed_out=1)
    assert (disk_facts.max_sectors_kb, disk_facts.command_timeout_s, disk_facts.queue_depth) == (4096, 30, 32)
    assert disk_facts.is_flushed is True
    assert disk_facts.state == "running"


@pytest.mark.parametrize(
    ("queue", "mode_page", "is_flushed", "kinds"),
    [
        ("write through", "write through", False, [LimitKind.NO_UAS, LimitKind.NO_FLUSH]),
        ("write back", "write back", True, [LimitKind.NO_UAS]),
        ("write through", "write back", None, [LimitKind.NO_UAS]),
        ("", "", None, [LimitKind.NO_UAS]),
    ],
    ids=["a bridge without a cache", "a bridge with one", "flushes switched off by a person", "an old kernel"],
)
def test_what_is_said_of_the_write_cache_at_usb_storage_comes_from_this_drives_files(
    sysfs: Sysfs, queue: str, mode_page: str, is_flushed: bool | None, kinds: list[LimitKind]
) -> None:
    """Some bridges at usb-storage do tell of a cache, and the kernel then flushes it."""
    address = "6:0:0:0"
    sysfs.scsi_disk(
        "sdb",
        f"pci0000:00/usb2/2-1/2-1:1.0/host6/target6:0:0/{address}",
        {**SPINNING, "queue/write_cache": f"{queue}\n"},
        {f"scsi_disk/{address}/cache_type": f"{mode_page}\n"},
    )
    evidence = Evidence(transport=Transport.USB, usb_driver=UsbDriver.USB_STORAGE)
    verdict = Verdict(RecordingMethod.UNKNOWN, Confidence.UNSURE, ())

    disk_facts = facts(sysfs, "sdb")

    assert disk_facts.is_flushed is is_flushed
    assert [limit.kind for limit in limits_of(evidence, 5000, verdict, is_flushed=disk_facts.is_flushed)] == kinds


def test_an_old_kernel_does_not_count_timeouts_separately(sysfs: Sysfs) -> None:
    sysfs.sata_disk(of_device={"iorequest_cnt": "0x2\n", "iodone_cnt": "0x2\n", "ioerr_cnt": "0x0\n"})

    assert facts(sysfs, "sda").counters == CommandCounters(requested=2, done=2, failed=0, timed_out=None)


@pytest.mark.parametrize(
    ("files", "expected"),
    [
        ({"queue/discard_max_hw_bytes": "2147450880\n", "queue/discard_max_bytes": "0\n"}, 2_147_450_880),
        ({"queue/discard_max_hw_bytes": "0\n", "queue/discard_max_bytes": "0\n"}, 0),
        ({"queue/discard_max_bytes": "4096\n"}, 4096),
        ({}, None),
    ],
    ids=["hardware limit", "no TRIM", "a kernel before 4.2", "unknown"],
)
def test_trim_is_what_the_hardware_offers_not_the_current_setting(
    sysfs: Sysfs, files: dict[str, str], expected: int | None
) -> None:
    sysfs.sata_disk(files={**SPINNING, **files})

    assert facts(sysfs, "sda").evidence.discard_max_bytes == expected


def test_a_host_managed_drive_is_identified_in_three_places(sysfs: Sysfs) -> None:
    zoned = {"queue/zoned": "host-managed\n", "queue/nr_zones": "52156\n"}
    sysfs.sata_disk(files={**SPINNING, **zoned}, of_device={"type": "20\n"}, zoned_cap="host-managed")

    evidence = facts(sysfs, "sda").evidence

    assert (evidence.zoned, evidence.zones) == ("host-managed", 52156)
    assert (evidence.scsi_type, evidence.zoned_cap) == (20, "host-managed")


def test_a_disk_behind_a_sas_controller_is_connected_by_sas(sysfs: Sysfs) -> None:
    device = "pci0000:00/host0/port-0:0/end_device-0:0/target0:0:0/0:0:0:0"
    sysfs.scsi_disk("sdd", device, SPINNING, {"vendor": "SEAGATE \n", "model": "ST8000NM0075    \n"})

    evidence = facts(sysfs, "sdd").evidence

    assert (evidence.transport, evidence.vendor, evidence.model) == (Transport.SAS, "SEAGATE", "ST8000NM0075")


# USB ---------------------------------------------------------------------------------------------------------


def test_a_drive_under_uas_reports_its_enclosure_and_link(sysfs: Sysfs) -> None:
    sysfs.usb_disk()

    disk_facts = facts(sysfs, "sdb")

    assert disk_facts.evidence.usb == UsbId(0x0BC2, 0x2037)
    assert (disk_facts.evidence.usb_driver, disk_facts.evidence.transport) == (UsbDriver.UAS, Transport.USB)
    assert (disk_facts.evidence.vendor, disk_facts.evidence.product, disk_facts.evidence.model) == (
        "Seagate",
        "Expansion HDD",
        "",
    )
    assert (disk_facts.usb_port, disk_facts.link_mbps, disk_facts.scsi_address) == ("2-1.4", 5000, "6:0:0:0")
    assert (disk_facts.enclosure, disk_facts.usb_serial) == ("Seagate Expansion HDD", "NA7TEST")
    assert disk_facts.ata_port == ""


def test_a_drive_under_usb_storage_reports_its_driver(sysfs: Sysfs) -> None:
    sysfs.usb_disk(driver="usb-storage", of_usb={"speed": "480\n"})

    disk_facts = facts(sysfs, "sdb")

    assert (disk_facts.evidence.usb_driver, disk_facts.link_mbps) == (UsbDriver.USB_STORAGE, 480)


def test_a_bridge_that_passes_ata_through_shows_the_disk_inside(sysfs: Sysfs) -> None:
    """udev gives such a drive `ID_BUS=ata`, although it is on USB."""
    sysfs.usb_disk(of_device={"vpd_pg80": b"\0\x80\0\x07NA7TEST"})
    properties = {"ID_BUS": "ata", "ID_MODEL": "ST4000LM024-2AN17V", "ID_SERIAL_SHORT": "WCK0TEST"}

    disk_facts = facts(sysfs, "sdb", **properties)

    assert (disk_facts.evidence.model, disk_facts.evidence.product) == ("ST4000LM024-2AN17V", "Expansion HDD")
    assert (disk_facts.evidence.transport, disk_facts.serial) == (Transport.USB, "WCK0TEST")


def test_identify_data_that_a_bridge_passes_on_is_believed(sysfs: Sysfs) -> None:
    sysfs.usb_disk(of_device={"vpd_pg89": identify_page(WESTERN_DIGITAL)})

    evidence = facts(sysfs, "sdb").evidence

    assert (evidence.model, evidence.rotation_rpm) == ("WDC WD40EZAZ-00SF3B0", 5400)
    assert (evidence.reported_trim, evidence.form_factor_inches) == (True, 3.5)


def test_a_docks_split_name_is_kept_as_reported(sysfs: Sysfs) -> None:
    """The name parser joins the two halves; here they are the dock's own strings."""
    sysfs.usb_disk(of_device={"vendor": "WDC WD40\n", "model": "EZAZ-00SF3B0    \n"})

    evidence = facts(sysfs, "sdb").evidence

    assert (evidence.vendor, evidence.product, evidence.model) == ("WDC WD40", "EZAZ-00SF3B0", "")


def test_a_bridge_that_calls_the_disk_a_solid_state_drive_is_not_believed(sysfs: Sysfs) -> None:
    sysfs.usb_disk(files=STILL, of_device={"vpd_pgb1": b1_page(rate=1)})

    evidence = facts(sysfs, "sdb").evidence

    assert (evidence.is_rotational, evidence.rotation_rpm) == (False, None)


def test_a_rotation_rate_is_believed_even_from_a_bridge(sysfs: Sysfs) -> None:
    sysfs.usb_disk(of_device={"vpd_pgb1": b1_page(rate=5400, zones=2, form=3)})

    evidence = facts(sysfs, "sdb").evidence

    assert (evidence.rotation_rpm, evidence.reported_zones, evidence.form_factor_inches) == (
        5400,
        "device-managed",
        2.5,
    )


def test_a_wwn_invented_by_a_bridge_is_ignored(sysfs: Sysfs) -> None:
    invented = bytes([0, 0x83, 0, 12, 1, 3, 0, 8]) + bytes.fromhex("5000000000000001")
    sysfs.usb_disk(of_device={"vpd_pg83": invented})

    assert facts(sysfs, "sdb", ID_WWN_WITH_EXTENSION="0x5000000000000001").wwn == ""


def test_the_wwn_is_the_disks_not_its_ports(sysfs: Sysfs) -> None:
    of_port = bytes([1, 0x93, 0, 8]) + bytes.fromhex("5000c500aaaaaaaa")
    of_disk = bytes([1, 3, 0, 8]) + bytes.fromhex("5000c500deadbeef")
    sysfs.usb_disk(of_device={"vpd_pg83": bytes([0, 0x83, 0, 24]) + of_port + of_disk})

    assert facts(sysfs, "sdb").wwn == "0x5000c500deadbeef"


def test_udev_is_preferred_for_the_strings_of_the_usb_device(sysfs: Sysfs) -> None:
    sysfs.usb_disk()
    properties = {
        "ID_VENDOR": "Seagate",
        "ID_MODEL": "Expansion_HDD_2",
        "ID_VENDOR_ID": "0bc2",
        "ID_SERIAL_SHORT": "FROM-UDEV",
    }
    usb = {"DEVTYPE": "usb_device", **properties}

    disk_facts = FactReader(sysfs.root, lambda name: usb if name == "2-1.4" else {}).read("sdb")

    assert (disk_facts.enclosure, disk_facts.usb_serial) == ("Seagate Expansion HDD 2", "FROM-UDEV")


def test_without_udev_the_strings_come_from_sysfs(sysfs: Sysfs) -> None:
    """The kernel itself provides a few properties then."""
    sysfs.usb_disk()

    assert facts(sysfs, "sdb") == FactReader(sysfs.root, lambda _: {"DEVTYPE": "usb_device"}).read("sdb")
    assert facts(sysfs, "sdb").enclosure == "Seagate Expansion HDD"


def test_the_serial_number_of_the_bridge_is_better_than_none(sysfs: Sysfs) -> None:
    sysfs.usb_disk(of_device={"vpd_pg80": b"\0\x80\0\x08 NA7TEST"})

    assert facts(sysfs, "sdb").serial == "NA7TEST"


def test_a_usb_device_without_strings_has_no_name(sysfs: Sysfs) -> None:
    """udev reports the numbers instead."""
    sysfs.usb_disk()
    usb = {
        "DEVTYPE": "usb_device",
        "ID_VENDOR": "0bc2",
        "ID_MODEL": "2037",
        "ID_VENDOR_ID": "0bc2",
        "ID_MODEL_ID": "2037",
    }

    assert FactReader(sysfs.root, lambda name: usb if name == "2-1.4" else {}).read("sdb").enclosure == ""


# other connections -------------------------------------------------------------------------------------------


def test_an_nvme_drive_gives_its_name_and_does_not_rotate(sysfs: Sysfs) -> None:
    controller = {"model": "ADATA SX8200PNP                         \n", "serial": "2K12TEST  \n", "vendor": "0x1cc1\n"}
    sysfs.disk(
        "nvme0n1",
        "pci0000:00/nvme/nvme0",
        {**STILL, "nsid": "1\n"},
        {**controller, "firmware_rev": "42B4TBEA\n", "state": "live\n"},
    )

    disk_facts = facts(sysfs, "nvme0n1")

    assert (disk_facts.evidence.model, disk_facts.evidence.vendor) == ("ADATA SX8200PNP", "")
    assert (disk_facts.evidence.transport, disk_facts.evidence.is_rotational) == (Transport.NVME, False)
    assert (disk_facts.serial, disk_facts.firmware, disk_facts.state) == ("2K12TEST", "42B4TBEA", "live")


@pytest.mark.parametrize(("kind", "transport"), [("SD", Transport.CARD), ("MMC", Transport.OTHER)])
def test_a_memory_card_is_distinguished_from_soldered_memory(sysfs: Sysfs, kind: str, transport: Transport) -> None:
    card = {"name": "SC64G\n", "type": f"{kind}\n", "serial": "0x1234abcd\n", "cid": "03\n"}
    sysfs.disk("mmcblk0", "platform/mmc_host/mmc0/mmc0:aaaa", STILL, card)

    disk_facts = facts(sysfs, "mmcblk0")

    assert (disk_facts.evidence.transport, disk_facts.evidence.model, disk_facts.serial) == (
        transport,
        "SC64G",
        "0x1234abcd",
    )
    assert disk_facts.evidence.scsi_type is None


def test_a_virtual_machines_disk_is_thin_and_its_serial_number_is_not_read(sysfs: Sysfs) -> None:
    """It claims to rotate and to support TRIM. Reading its file `serial` would send it a command."""
    files = {**SPINNING, "queue/discard_max_hw_bytes": "1073741824\n", "serial": "would be a command\n"}
    sysfs.disk("vda", "pci0000:00/virtio1", files, {"vendor": "0x1af4\n"})

    disk_facts = facts(sysfs, "vda")

    assert disk_facts.evidence.is_thin
    assert (disk_facts.evidence.transport, disk_facts.evidence.vendor, disk_facts.serial) == (Transport.OTHER, "", "")


@pytest.mark.parametrize(
    ("device", "vendor", "model"),
    [
        ("pci0000:00/ata1/host0/target0:0:0/0:0:0:0", "ATA     ", "QEMU HARDDISK   "),
        ("pci0000:00/host0/target0:0:0/0:0:0:0", "VMware  ", "Virtual disk    "),
        ("platform/host9/session3/target9:0:0/9:0:0:1", "COMPANY ", "Volume          "),
    ],
    ids=["QEMU", "VMware", "iSCSI"],
)
def test_a_volume_on_larger_storage_is_thin(sysfs: Sysfs, device: str, vendor: str, model: str) -> None:
    sysfs.scsi_disk("sda", device, SPINNING, {"vendor": f"{vendor}\n", "model": f"{model}\n"})

    assert facts(sysfs, "sda").evidence.is_thin


def test_a_hard_disk_is_not_thin(sysfs: Sysfs) -> None:
    sysfs.sata_disk(words=WESTERN_DIGITAL)

    assert not facts(sysfs, "sda").evidence.is_thin


def test_a_partition_leads_to_its_drive(sysfs: Sysfs) -> None:
    disk = sysfs.usb_disk()
    partition = sysfs.write(disk / "sdb1", {"partition": "1\n", "size": "2048\n"})
    sysfs.link(sysfs.root / "class/block/sdb1", partition)

    assert facts(sysfs, "sdb1") == facts(sysfs, "sdb")


@pytest.mark.parametrize("name", ["sdz", "", ".", "..", "../../etc", "a\0b", "a" * 5000, "sd\udcff"])
def test_nothing_is_known_about_a_missing_drive(sysfs: Sysfs, name: str) -> None:
    sysfs.usb_disk()

    assert facts(sysfs, name) == SysfsFacts(evidence=Evidence())
