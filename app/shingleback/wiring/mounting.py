"""Opening and closing drives."""

from collections.abc import Callable, Coroutine
from typing import Any

from shingleback.copying import linux
from shingleback.drives.kernel import Kernel
from shingleback.drives.mounting import Mounting, Opened
from shingleback.drives.udisks import reach
from shingleback.jobs.apart import Job
from shingleback.jobs.attended import run_attended
from shingleback.jobs.control import Control
from shingleback.jobs.events import display_path
from shingleback.jobs.final_words import MountFinished
from shingleback.model.errors import ShinglebackError, Why
from shingleback.model.outcome import Outcome
from shingleback.wiring.backup import Emit

Work = Callable[[Mounting], Coroutine[Any, Any, MountFinished]]


def mount_job(
    destination: bytes, *, is_read_only: bool = False, secret: str | None = None, bus_address: str | None = None
) -> Job:
    """To be run apart: it waits for the drive. Without an address it uses the machine's own bus."""

    async def work(mounting: Mounting) -> MountFinished:
        return _opened(destination, await mounting.open(secret, is_read_only=is_read_only))

    return _job("mount", destination, work, bus_address)


def unmount_job(destination: bytes, bus_address: str | None = None) -> Job:
    """The same for closing it."""

    async def work(mounting: Mounting) -> MountFinished:
        return MountFinished(
            command="unmount",
            outcome=Outcome.DONE,
            exit_code=0,
            destination=display_path(destination),
            device=await mounting.close(),
        )

    return _job("unmount", destination, work, bus_address)


def _job(command: str, destination: bytes, work: Work, bus_address: str | None) -> Job:
    def run(emit: Emit, control: Control) -> MountFinished:
        mounting = Mounting(destination, Kernel(linux.syncfs), lambda: reach(bus_address), emit)
        try:
            return run_attended(work(mounting), control, Why.STOPPED)
        except ShinglebackError as error:
            return MountFinished(
                command=command,
                outcome=error.outcome,
                exit_code=error.outcome.exit_code,
                why=error.why,
                values=error.values,
                destination=display_path(destination),
            )

    return run


def _opened(destination: bytes, found: Opened) -> MountFinished:
    return MountFinished(
        outcome=Outcome.DONE,
        exit_code=0,
        destination=display_path(destination),
        device=found.device,
        mount_point=found.point,
        options=list(found.options),
        was_mounted=found.was_open,
        is_unlocked=found.is_unlocked,
        access_times=found.times.value,
    )
