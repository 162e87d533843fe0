"""A lost answer is replaced by the end of the job, if the job belongs to the same service."""

import asyncio
from collections.abc import Callable

import pytest

from shingleback.devices.dbus import BusError, Call, Signal, SystemBus, Unanswered
from shingleback.devices.udisks import UDisks, opening_refusal
from shingleback.devices.udisks_objects import ROOT, UDISKS, objects_from
from shingleback.domain.errors import Why
from tests.fakes.udisks_objects import device, path_of

PATH = path_of("/dev/sdx")
JOB = f"{ROOT}/jobs/1"


class ForgetfulBus(SystemBus):
    """Loses the answer of each unmount; then a service reports the end of a job.

    Attributes:
        ending: the connection of the service that reports the end.
    """

    def __init__(self, ending: str) -> None:
        self.ending = ending
        self._receive: Callable[[Signal], None] = lambda _signal: None

    async def listen(self, _rule: str, receive: Callable[[Signal], None]) -> None:
        self._receive = receive

    async def call(self, call: Call, _limit_s: float | None = None) -> list[object]:
        if call.member == "Unmount":
            job = {"Operation": "filesystem-unmount", "Objects": [call.path]}
            self._receive(Signal(":1.1", ROOT, "", "InterfacesAdded", [JOB, {f"{UDISKS}.Job": job}]))
            raise Unanswered
        self._receive(Signal(self.ending, JOB, f"{UDISKS}.Job", "Completed", [True, ""]))
        return [{}]


async def unmount_on(bus: ForgetfulBus) -> None:
    udisks = UDisks(bus, answer_s=0.1)
    await udisks.listen()
    await udisks.unmount(objects_from({PATH: device("/dev/sdx", 7, points=[])}).devices[PATH])


def test_the_end_of_the_job_replaces_the_answer() -> None:
    asyncio.run(unmount_on(ForgetfulBus(":1.1")))


def test_a_job_of_a_restarted_service_does_not_answer_for_the_old_one() -> None:
    with pytest.raises(Unanswered):
        asyncio.run(unmount_on(ForgetfulBus(":1.2")))


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("NotAuthorizedDismissed", "The authentication dialog was dismissed", Why.NOT_ALLOWED),
        ("NotAuthorizedCanObtain", "Not authorized to perform operation", Why.NOT_ALLOWED),
        ("DeviceBusy", "Error opening device", Why.CLONE_SOURCE_IN_USE),
        ("Failed", "Error opening device /dev/sdx: Device or resource busy", Why.CLONE_SOURCE_IN_USE),
        ("Failed", "Error opening device /dev/sdx: Input/output error", Why.DRIVE_WRITE_ERROR),
    ],
)
def test_the_reasons_not_to_open_a_drive_are_distinguished(name: str, text: str, why: Why) -> None:
    error = BusError(f"{UDISKS}.Error.{name}", text)
    assert opening_refusal(error, "/dev/sdx", Why.DRIVE_WRITE_ERROR).why is why
