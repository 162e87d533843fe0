"""The reader of drive facts with the real libudev, on a drive that umockdev simulates.

`drives.umockdev` is rebuilt from public reports of a Seagate desktop drive: an ST8000AS0002 behind a bridge that passes
ATA through, so that udev calls its bus "ata".
"""

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.patience import PATIENCE_S
from tests.helpers.program import environment

pytestmark = pytest.mark.skipif(not shutil.which("umockdev-run"), reason="needs umockdev-run, of the package umockdev")

DRIVE = Path(__file__).parents[1] / "data/sysfs/drives.umockdev"


def evaluated(expression: str) -> object:
    """The value of a Python expression, evaluated in a process with the simulated /sys. It must be built of plain
    types.
    """
    imports = (
        "from shingleback.devices.sysfs.topology import ArrayReader;"
        "from shingleback.devices.sysfs.facts import FactReader, key_from_udev;"
        "from shingleback.devices.sysfs.reader import properties_of;"
    )
    program = [sys.executable, "-c", f"{imports} print(repr({expression}))"]
    done = subprocess.run(
        ["umockdev-run", "--device", DRIVE, "--", *program],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=environment(),
        check=True,
        timeout=PATIENCE_S,
    )
    return ast.literal_eval(done.stdout)


def test_udev_knows_the_disk() -> None:
    properties = evaluated("dict(properties_of('sdz'))")

    assert isinstance(properties, dict)
    assert (properties["ID_BUS"], properties["ID_MODEL"]) == ("ata", "ST8000AS0002-1NA17Z")


def test_udev_has_no_properties_of_an_unknown_device() -> None:
    assert evaluated("dict(properties_of('sda'))") == {}


def test_the_evidence_combines_udev_and_sysfs() -> None:
    evidence = (
        "(lambda e: (e.model, e.product, str(e.usb), e.usb_driver.value, e.transport.value, e.rotation_rpm,"
        " e.is_rotational, e.zoned_cap, e.capacity_bytes, e.is_thin))(FactReader().read('sdz').evidence)"
    )

    assert evaluated(evidence) == (
        *("ST8000AS0002-1NA17Z", "Backup+ Desk", "0bc2:ab34", "uas", "usb", 5980),
        *(True, "none", 8_001_563_222_016, False),
    )


def test_the_other_facts_are_read_from_their_sources() -> None:
    facts = (
        "(lambda f: (f.serial, f.wwn, f.firmware, f.enclosure, f.usb_serial, f.link_mbps, f.usb_port, f.scsi_address,"
        " f.counters.timed_out))(FactReader().read('sdz'))"
    )

    assert evaluated(facts) == (
        *("Z840TEST", "0x5000c500deadbeef", "AR13", "Seagate Backup+ Desk", "NA7TEST"),
        *(5000, "2-1", "6:0:0:0", 1),
    )


def test_a_pool_on_the_drive_is_found_by_its_signature() -> None:
    assert evaluated("[(one.kind.value, one.name) for one in ArrayReader().arrays_of('sdz')]") == [("zfs", "tank")]


def test_the_drive_is_recognized_by_its_key_in_the_list_of_drives() -> None:
    key = "key_from_udev('sdz', properties_of('sdz'), FactReader().read('sdz'))"

    assert evaluated(key) == "ST8000AS0002-1NA17Z/Z840TEST"
