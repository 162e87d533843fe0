"""udev properties, including on machines without udev, and malformed device names."""

from pathlib import Path

import pytest

from shingleback.devices.sysfs.reader import name_in, properties_of

DISKS = sorted(path.name for path in Path("/sys/class/block").glob("*"))


@pytest.mark.skipif(not DISKS, reason="this machine shows no block devices")
def test_the_kernel_provides_a_few_properties_even_without_udev() -> None:
    properties = properties_of(DISKS[0])

    assert (properties["SUBSYSTEM"], properties["DEVNAME"]) == ("block", f"/dev/{DISKS[0]}")


@pytest.mark.parametrize(
    "name", ["", ".", "..", "no-such-disk", "../../kernel", "sd\0a", "sd\udcff", "9-9.9", "x" * 9000]
)
def test_a_missing_device_has_no_properties(name: str) -> None:
    assert properties_of(name) == {}


@pytest.mark.parametrize(
    ("properties", "name"),
    [
        ({"ID_MODEL": "WDC_WD40EZAZ-00SF3B0"}, "WDC WD40EZAZ-00SF3B0"),
        ({"ID_MODEL": "Backup+__Desk", "ID_MODEL_ENC": r"Backup+\x20\x20Desk\x20\x20\x20"}, "Backup+ Desk"),
        ({"ID_MODEL_ENC": r"Caf\xc3\xa9\x20Drive"}, "Café Drive"),
        ({"ID_MODEL_ENC": r"Bad\xff\x00Drive"}, "Bad"),
        ({"ID_MODEL": "\udcff\x1b[0m"}, "? [0m"),
        ({}, ""),
    ],
    ids=["underscores", "escaped", "not ASCII", "not text", "not even Unicode", "nothing"],
)
def test_a_name_is_unescaped_as_the_device_reported_it(properties: dict[str, str], name: str) -> None:
    assert name_in(properties, "ID_MODEL") == name
