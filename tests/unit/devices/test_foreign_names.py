"""Names and labels with invisible or reordering characters cannot mislead the reader."""

from tests.fakes.machine import files
from tests.unit.devices.test_snapshot import only_drive


def test_misleading_characters_in_names_and_labels_are_escaped() -> None:
    drive = only_drive([files(label="Backup\u202egpj")], {"Vendor": "Acme", "Model": "Disk\u2069\u200b"})

    assert (drive.name, drive.volumes[0].label) == ("Acme Disk\\u2069\\u200b", "Backup\\u202egpj")
