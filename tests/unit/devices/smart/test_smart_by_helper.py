"""SMART reports read through the privileged helper, for users without root where UDisks2 has none."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from shingleback.devices.dbus import connected
from shingleback.devices.smart.read import SmartReading, SmartTools, read_smart
from shingleback.domain.drive import Drive, Evidence, Transport, UsbDriver, UsbId
from shingleback.domain.helper_protocol import ASLEEP_STATUS, NAME, HelperRefusal, Verb
from shingleback.domain.smart.report import AccessMethod
from shingleback.helper.verb_process import Refused
from tests.fakes.polkit import FakePolkit
from tests.helpers.bus import Bus
from tests.helpers.reports import report_text
from tests.helpers.running_helper import Canned, running_helper

ON_USB = Evidence(usb=UsbId(0x1058, 0x2621), usb_driver=UsbDriver.USB_STORAGE, transport=Transport.USB)
ON_UAS = Evidence(usb=UsbId(0x0BC2, 0x2037), usb_driver=UsbDriver.UAS, transport=Transport.USB)
DRIVE = Drive(key="key", path="", device="/dev/sdb", number=2064, name="Drive", evidence=ON_USB, disk_sequence=7)
REPORT = report_text("st2000dm008.json")


def read(bus: Bus, verbs: Canned, sysfs: Path, drive: Drive = DRIVE) -> SmartReading:
    async def run() -> SmartReading:
        async with running_helper(bus.address, verbs.as_verbs()) as connection:
            return await read_smart(
                drive, SmartTools(bus=connection, is_root=False, program=None, sysfs=sysfs, limit_s=10)
            )

    return asyncio.run(run())


def test_a_usb_drive_is_read_through_the_helper(bus: Bus, tmp_path: Path) -> None:
    verbs = Canned([0, REPORT])
    with FakePolkit(bus.address) as polkit:
        reading = read(bus, verbs, tmp_path)

    assert reading.access is AccessMethod.HELPER
    assert reading.report
    assert reading.report.attributes
    assert verbs.calls == [(Verb.HEALTH, [8, 16, 7])]
    assert polkit.questions == [(f"{NAME}.health", False)]


@pytest.mark.parametrize(
    ("answer", "access"),
    [
        ([ASLEEP_STATUS, ""], AccessMethod.ASLEEP),
        ([1, "Unknown USB bridge"], AccessMethod.BLOCKED_BY_BRIDGE),
        (Refused(HelperRefusal.NO_PROGRAM, "smartctl"), AccessMethod.NO_PROGRAM),
        (Refused(HelperRefusal.TOO_LONG), AccessMethod.NO_ANSWER),
        (Refused(HelperRefusal.ANOTHER_DRIVE), AccessMethod.NO_RIGHTS),
    ],
    ids=["asleep", "bridge", "no-program", "too-long", "another-drive"],
)
def test_a_failure_of_the_helper_names_its_reason(
    bus: Bus, tmp_path: Path, answer: list[object] | Refused, access: AccessMethod
) -> None:
    with FakePolkit(bus.address):
        reading = read(bus, Canned(answer), tmp_path)

    assert (reading.report, reading.access) == (None, access)


def test_a_denied_user_learns_that_rights_are_missing(bus: Bus, tmp_path: Path) -> None:
    verbs = Canned([0, REPORT])
    with FakePolkit(bus.address) as polkit:
        polkit.refused.add(f"{NAME}.health")
        reading = read(bus, verbs, tmp_path)

    assert (reading.access, verbs.calls) == (AccessMethod.NO_RIGHTS, [])


@pytest.mark.parametrize(
    ("drive", "access"),
    [
        (replace(DRIVE, disk_sequence=0), AccessMethod.NO_RIGHTS),
        (replace(DRIVE, evidence=ON_UAS), AccessMethod.BLOCKED_BY_KERNEL),
    ],
    ids=["old-kernel", "blocked"],
)
def test_the_helper_is_not_called_where_it_cannot_help(
    bus: Bus, tmp_path: Path, drive: Drive, access: AccessMethod
) -> None:
    verbs = Canned([0, REPORT])
    with FakePolkit(bus.address):
        reading = read(bus, verbs, tmp_path, drive)

    assert (reading.access, verbs.calls) == (access, [])


def test_without_a_helper_rights_are_missing(bus: Bus, tmp_path: Path) -> None:
    async def run() -> SmartReading:
        async with connected(bus.address, 10) as connection:
            tools = SmartTools(bus=connection, is_root=False, program=None, sysfs=tmp_path, limit_s=10)
            return await read_smart(DRIVE, tools)

    assert asyncio.run(run()).access is AccessMethod.NO_RIGHTS
