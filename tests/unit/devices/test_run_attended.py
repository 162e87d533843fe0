"""Running asynchronous work that a person can cancel."""

import asyncio

import pytest

from shingleback.devices.dbus import run_attended
from shingleback.domain.errors import Canceled, UsageError, Why
from shingleback.protocol.control import Unattended
from tests.fakes.controls import ScriptedControl


def test_the_result_of_the_work_is_returned() -> None:
    async def work() -> int:
        return 7

    assert run_attended(work(), Unattended(), Why.CANCELED) == 7


def test_an_error_of_the_work_is_raised() -> None:
    async def work() -> None:
        raise UsageError(Why.NO_BACKUP_HERE)

    with pytest.raises(UsageError):
        run_attended(work(), Unattended(), Why.CANCELED)


def test_a_cancel_ends_the_work_with_the_given_reason() -> None:
    endings = []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            endings.append(True)

    def cancel(control: ScriptedControl, time: int) -> None:
        control.is_canceled = time == 2

    with pytest.raises(Canceled) as stopped:
        run_attended(work(), ScriptedControl(cancel), Why.EJECT_STOPPED)

    assert (stopped.value.why, endings) == (Why.EJECT_STOPPED, [True])
