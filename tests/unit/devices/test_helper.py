"""The client of the privileged helper, on a private bus with a polkit that answers as the test wants."""

import asyncio
import os
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from dbus_fast import Message, MessageType

from shingleback.devices import helper_client, kernel_log
from shingleback.devices.dbus import connected
from shingleback.devices.helper_client import Helper, HelperAbsent, HelperRefused, NotAllowed
from shingleback.devices.kernel_log import log_of_device
from shingleback.devices.sysfs.reader import HelperDevice, helper_device
from shingleback.domain.errors import Why
from shingleback.domain.formatting.types import ProfileId
from shingleback.domain.helper_protocol import NAME, HelperRefusal, Verb
from shingleback.helper.devices import ProtectedDisks
from shingleback.helper.main import serve
from shingleback.helper.programs import ProgramOutput
from shingleback.helper.verbs import Verbs
from tests.fakes.helper_machine import Machine
from tests.fakes.polkit import FakePolkit
from tests.fakes.recording_run import RecordingRun
from tests.helpers.bus import Bus
from tests.helpers.patience import PATIENCE_S
from tests.helpers.running_helper import Canned, running_helper

SDB = HelperDevice(8, 16, 7)


class SilentPolkit(FakePolkit):
    """Receives each message, and never answers. `was_asked` is set by the first question."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.was_asked = threading.Event()

    def _on_message(self, message: Message) -> bool:
        if message.member == "CheckAuthorization":
            self.was_asked.set()
        return message.message_type is MessageType.METHOD_CALL


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    machine = Machine(tmp_path / "machine")
    machine.plug_in()
    return machine


@asynccontextmanager
async def running(bus: Bus, machine: Machine) -> AsyncIterator[Helper]:
    """A helper for this computer, in this process."""
    verbs = Verbs(machine.computer, ProtectedDisks(machine.computer), RecordingRun(ProgramOutput(0, "{}")))
    async with running_helper(bus.address, verbs) as connection:
        yield Helper(connection)


def ask(bus: Bus, machine: Machine, question: Callable[[Helper], Awaitable[object]]) -> object:
    async def run() -> object:
        async with running(bus, machine) as helper:
            return await question(helper)

    return asyncio.run(run())


def test_a_limit_is_set_for_the_intended_drive(bus: Bus, machine: Machine) -> None:
    with FakePolkit(bus.address) as polkit:
        ask(bus, machine, lambda helper: helper.set_limit(Verb.SET_COMMAND_TIMEOUT, SDB, 180))

    assert (machine.computer.sysfs / "class/block/sdb/device/timeout").read_text().startswith("180")
    assert polkit.questions == [(f"{NAME}.set-command-timeout", True)]


def test_reading_health_never_asks_for_a_password(bus: Bus, machine: Machine) -> None:
    with FakePolkit(bus.address) as polkit:
        polkit.passwords[f"{NAME}.health"] = True
        with pytest.raises(NotAllowed) as denied:
            ask(bus, machine, lambda helper: helper.health(SDB))

    assert denied.value.is_obtainable
    assert denied.value.why is Why.NOT_ALLOWED


def test_a_denied_user_gets_an_error(bus: Bus, machine: Machine) -> None:
    with FakePolkit(bus.address) as polkit:
        polkit.refused.add(f"{NAME}.make-filesystem")
        with pytest.raises(NotAllowed) as denied:
            ask(bus, machine, lambda helper: helper.make_filesystem(SDB, ProfileId.EXT4, "Backup"))

    assert not denied.value.is_obtainable


def test_without_polkit_nothing_is_allowed(bus: Bus, machine: Machine) -> None:
    with pytest.raises(NotAllowed):
        ask(bus, machine, lambda helper: helper.set_limit(Verb.SET_MAX_SECTORS, SDB, 1024))


def test_the_reason_of_a_refusal_comes_as_a_code(bus: Bus, machine: Machine) -> None:
    with FakePolkit(bus.address), pytest.raises(HelperRefused) as refused:
        ask(bus, machine, lambda helper: helper.set_limit(Verb.SET_MAX_SECTORS, HelperDevice(8, 16, 6), 1024))

    assert refused.value.refusal is HelperRefusal.ANOTHER_DRIVE
    assert refused.value.values == {"reason": "another-drive", "detail": ""}


def test_a_missing_helper_is_reported(bus: Bus) -> None:
    async def run() -> bool:
        async with connected(bus.address, 10) as connection:
            helper = Helper(connection)
            with pytest.raises(HelperAbsent):
                await helper.remount_noatime(SDB)
            return await helper.is_there()

    assert asyncio.run(run()) is False


def test_a_helper_that_dies_during_a_call_leaves_no_caller_waiting(bus: Bus, machine: Machine) -> None:
    async def run() -> None:
        async with running(bus, machine) as helper:
            waiting = asyncio.ensure_future(helper.set_limit(Verb.SET_MAX_SECTORS, SDB, 1024))
            assert await asyncio.to_thread(polkit.was_asked.wait, PATIENCE_S)
            bus.stop()
            with pytest.raises(HelperRefused) as refused:
                await waiting
            assert refused.value.refusal is None

    with SilentPolkit(bus.address) as polkit:
        asyncio.run(run())


def test_an_idle_helper_exits(bus: Bus, machine: Machine) -> None:
    verbs = Verbs(machine.computer, ProtectedDisks(machine.computer), RecordingRun())

    async def run() -> int:
        async with asyncio.timeout(PATIENCE_S):
            return await serve(verbs, 0.05, bus.address)

    assert asyncio.run(run()) == 0


def test_a_second_helper_does_not_take_the_bus_name(bus: Bus, machine: Machine) -> None:
    async def second(_helper: Helper) -> int:
        return await serve(Verbs(machine.computer, ProtectedDisks(machine.computer)), 60, bus.address)

    assert ask(bus, machine, second) == 1


def test_a_device_is_identified_by_its_number_and_its_drives_sequence_number(machine: Machine) -> None:
    sysfs = machine.computer.sysfs

    assert helper_device(os.makedev(8, 16), sysfs) == SDB
    assert helper_device(os.makedev(8, 17), sysfs) == HelperDevice(8, 17, 7)
    assert helper_device(os.makedev(8, 99), sysfs) is None


def test_the_log_of_a_device_is_none_without_a_helper(bus: Bus, machine: Machine) -> None:
    assert log_of_device("sdb", bus.address, machine.computer.sysfs) is None
    assert log_of_device("sdz", bus.address, machine.computer.sysfs) is None


def test_the_log_of_a_device_comes_unchanged_from_the_kernel(
    bus: Bus, machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    # on a busy computer, the bus, polkit and the helper together are slow
    monkeypatch.setattr(helper_client, "ANSWER_S", PATIENCE_S)
    monkeypatch.setattr(kernel_log, "_ANSWER_S", PATIENCE_S)
    records = ["6,1,2,-;sd 6:0:0:0: [sdb] Attached SCSI disk"]
    verbs = Canned([records])

    async def run() -> list[str] | None:
        async with running_helper(bus.address, verbs.as_verbs()):
            return await asyncio.to_thread(log_of_device, "sdb", bus.address, machine.computer.sysfs)

    with FakePolkit(bus.address):
        assert asyncio.run(run()) == records
    assert verbs.calls == [(Verb.KERNEL_LOG, [*SDB, 5000])]
