"""What a drive calls itself, and what others called its filesystem, can mislead nobody who reads it."""

from tests.fakes.machine import files
from tests.unit.devices.test_snapshot import the_one


def test_a_label_and_a_name_show_what_would_mislead() -> None:
    drive = the_one([files(label="Backup\u202egpj")], {"Vendor": "Acme", "Model": "Disk\u2069\u200b"})

    assert (drive.name, drive.volumes[0].label) == ("Acme Disk\\u2069\\u200b", "Backup\\u202egpj")
