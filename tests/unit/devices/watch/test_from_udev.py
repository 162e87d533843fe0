"""A drive has the same key whether it is read from UDisks2 or from udev."""

from collections.abc import Mapping

import pytest

from shingleback.devices.sysfs.facts import SysfsFacts, drive_key, key_from_udev
from shingleback.devices.udisks_objects import UdisksDrive
from shingleback.domain.drive import Evidence, Transport, UsbId

FACTS = SysfsFacts(
    evidence=Evidence(model="ST8000AS0002", transport=Transport.USB, usb=UsbId(0x0BC2, 0xAB24)), usb_serial="NA7TEST"
)
PASSED_THROUGH = {
    "ID_ATA": "1",
    "ID_MODEL": "ST8000AS0002-1NA17Z",
    "ID_MODEL_ENC": r"ST8000AS0002-1NA17Z\x20\x20\x20",
    "ID_SERIAL": "ST8000AS0002-1NA17Z_Z840TEST",
    "ID_SERIAL_SHORT": "Z840TEST",
}
SCSI = {
    "ID_SCSI": "1",
    "ID_MODEL": "Backup+_Desk",
    "ID_MODEL_ENC": r"Backup+\x20Desk",
    "ID_SERIAL_SHORT": "5000c500deadbeef",
    "ID_SCSI_SERIAL": "NA7TEST",
}


@pytest.mark.parametrize(
    ("name", "properties", "expected"),
    [
        ("sdb", PASSED_THROUGH, UdisksDrive(model="ST8000AS0002-1NA17Z", serial="Z840TEST")),
        ("sdb", SCSI, UdisksDrive(vendor="Seagate", model="Backup+ Desk", serial="NA7TEST")),
        ("mmcblk0", {"ID_NAME": "SD64G", "ID_SERIAL": "0x12345678"}, UdisksDrive(model="SD64G", serial="0x12345678")),
        (
            "sdc",
            {"ID_MODEL": "Flash_Disk", "ID_SERIAL": "Maker_Flash"},
            UdisksDrive(model="Flash_Disk", serial="Maker_Flash"),
        ),
        ("sdb", {"ID_WWN": "0x5000c500deadbeef"}, UdisksDrive(wwn="0x5000c500deadbeef")),
        ("sdb", {}, UdisksDrive()),
    ],
    ids=["pass-through bridge", "bridge", "card", "stick", "only a WWN", "no properties"],
)
def test_udev_and_udisks_lead_to_the_same_key(name: str, properties: Mapping[str, str], expected: UdisksDrive) -> None:
    """`expected` is what UDisks2 2.9 reports for such a drive."""
    assert key_from_udev(name, properties, FACTS) == drive_key(expected.model, expected.serial, expected.wwn, FACTS)


def test_a_drive_without_an_identity_has_no_key() -> None:
    assert key_from_udev("loop0", {}, SysfsFacts(evidence=Evidence())) == ""
