"""A drive's self-test through a fake UDisks2, since no test machine has a drive with one."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from dbus_fast import Variant

from shingleback.devices.drive_functions import SelfTestState, self_test_of
from shingleback.devices.udisks import reach
from tests.fakes.smart_service import tree_with
from tests.fakes.udisks import FakeUDisks, Incoming
from tests.fakes.udisks_objects import DRIVE
from tests.helpers.bus import private_bus


class SelfTestingDrive:
    """A fake drive whose self-test ends at the second query.

    Attributes:
        requests: the requests it received, with the kind of self-test.
    """

    def __init__(self, service: FakeUDisks, *, is_enabled: bool = True) -> None:
        self.requests: list[str] = []
        self._is_enabled = is_enabled
        self._statuses = ["success", "inprogress", "error_read"]
        service.behaviors |= {
            "GetAll": self._properties,
            "SmartSelftestStart": self._start,
            "SmartSelftestAbort": self._abort,
            "SmartUpdate": self._update,
        }

    async def _properties(self, call: Incoming) -> None:
        if call.message.body[0] not in call.fake.tree[call.path]:
            await call.fail("org.freedesktop.DBus.Error.InvalidArgs", "No such interface")
            return
        properties = {
            "SmartSupported": Variant("b", value=True),
            "SmartEnabled": Variant("b", self._is_enabled),
            "SmartSelftestStatus": Variant("s", self._statuses[0]),
            "SmartSelftestPercentRemaining": Variant("i", 40),
            "SmartPowerOnSeconds": Variant("t", 7200),
        }
        await call.succeed("a{sv}", properties)

    async def _start(self, call: Incoming) -> None:
        self.requests.append(f"start {call.message.body[0]}")
        await call.succeed()

    async def _abort(self, call: Incoming) -> None:
        self.requests.append(call.member)
        await call.succeed()

    async def _update(self, call: Incoming) -> None:
        self._statuses.pop(0)
        await call.succeed()


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with private_bus(tmp_path) as bus:
        yield bus.address


@pytest.mark.parametrize("interface", ["Drive.Ata", "NVMe.Controller"])
@pytest.mark.parametrize(("is_long", "kind"), [(False, "short"), (True, "extended")])
def test_a_self_test_is_started_followed_and_stopped(address: str, interface: str, is_long: bool, kind: str) -> None:
    async def run() -> list[SelfTestState]:
        async with reach(address) as udisks:
            test, hours = await self_test_of(udisks, DRIVE)
            assert test
            assert hours == 2
            await test.start(is_long=is_long)
            states = [await test.state(), await test.state()]
            await test.stop()
            return states

    with FakeUDisks(address, tree_with(interface), lambda _node: None) as service:
        drive = SelfTestingDrive(service)
        running, stopped = asyncio.run(run())
    assert drive.requests == [f"start {kind}", "SmartSelftestAbort"]
    assert (running.is_running, round(running.done, 1), running.is_sound) == (True, 0.6, None)
    assert (stopped.is_running, stopped.is_sound) == (False, False)


def test_a_drive_with_smart_disabled_has_no_self_test(address: str) -> None:
    async def run() -> bool:
        async with reach(address) as udisks:
            return (await self_test_of(udisks, DRIVE))[0] is None

    with FakeUDisks(address, tree_with("Drive.Ata"), lambda _node: None) as service:
        SelfTestingDrive(service, is_enabled=False)
        assert asyncio.run(run())


def test_a_drive_behind_a_bridge_has_no_self_test(address: str) -> None:
    async def run() -> tuple[bool, int | None]:
        async with reach(address) as udisks:
            test, hours = await self_test_of(udisks, DRIVE)
            return test is None, hours

    with FakeUDisks(address, tree_with(""), lambda _node: None):
        assert asyncio.run(run()) == (True, None)
