"""A USB drive is plugged in and pulled, and a real udisksd reports it."""

import asyncio
from pathlib import Path

import pytest

from shingleback.devices.sysfs.facts import FactReader
from shingleback.devices.watch.service import Watch
from shingleback.devices.watch.tracker import KernelView
from shingleback.domain.drive import Drive, Transport, UsbDriver, UsbId
from tests.helpers.bus import private_bus
from tests.helpers.following import followed, in_thread
from tests.helpers.umock_bed import UAS_DRIVE, Bed, bed


async def plugged_and_pulled(address: str, usb: Bed, times: int) -> tuple[list[str], Drive]:
    """The reported events, and the drive as it arrived last."""
    facts = FactReader(usb.sysfs, lambda _name: {})
    async with followed(lambda publish: Watch(publish, KernelView(facts.read), address=address)) as follower:
        await follower.until_events("there")
        before = len(follower.story)
        for _ in range(times):
            await in_thread(usb.plug)
            await follower.until_events("+sdz")
            drive = follower.drive("sdz")
            await in_thread(usb.pull)
            await follower.until_events("-sdz")
        return follower.story[before:], drive


@pytest.mark.device
def test_ten_plugs_and_ten_pulls_of_a_usb_drive_are_ten_arrivals_and_ten_departures(tmp_path: Path) -> None:
    with private_bus(tmp_path) as bus, bed(UAS_DRIVE, tmp_path, bus.address) as usb:
        reported, drive = asyncio.run(plugged_and_pulled(bus.address, usb, times=10))

    assert reported == ["+sdz", "-sdz"] * 10
    assert (drive.name, drive.serial, drive.size_bytes) == ("Seagate Backup+ Desk", "Z840TEST", 8_001_563_222_016)
    assert (drive.is_system, drive.can_power_off) == (False, True)
    assert (drive.usb_port, drive.link_mbps, drive.scsi_address) == ("2-1", 5000, "6:0:0:0")
    assert (drive.evidence.usb, drive.evidence.usb_driver) == (UsbId(0x0BC2, 0xAB24), UsbDriver.UAS)
    assert (drive.evidence.transport, drive.evidence.model) == (Transport.USB, "ST8000AS0002-1NA17Z")
