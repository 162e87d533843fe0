"""Ejecting a drive."""

import time

from shingleback.copying import linux
from shingleback.copying.home import is_at_work
from shingleback.drives.eject import Eject
from shingleback.drives.kernel import Kernel
from shingleback.drives.udisks import reach
from shingleback.jobs.apart import Job
from shingleback.jobs.attended import run_attended
from shingleback.jobs.control import Control
from shingleback.jobs.events import display_path
from shingleback.jobs.final_words import EjectFinished
from shingleback.model.errors import ShinglebackError, Why
from shingleback.model.outcome import Outcome
from shingleback.wiring.backup import Emit, now


def eject_job(destination: bytes, bus_address: str | None = None) -> Job:
    """To be run apart: it waits for the drive. Without an address it uses the machine's own bus."""

    def run(emit: Emit, control: Control) -> EjectFinished:
        started_at, begin_s = now(), time.monotonic()
        kernel = Kernel(linux.syncfs)
        eject = Eject(destination, kernel, lambda: reach(bus_address), lambda: is_at_work(destination), emit)
        refusal = None
        try:
            run_attended(eject.run(), control, Why.EJECT_STOPPED)
        except ShinglebackError as error:
            refusal = error
        outcome = refusal.outcome if refusal else Outcome.DONE
        return EjectFinished(
            outcome=outcome,
            exit_code=outcome.exit_code,
            why=refusal.why if refusal else "",
            values=refusal.values if refusal else {},
            destination=display_path(destination),
            started_at=started_at.isoformat(timespec="seconds"),
            elapsed_s=time.monotonic() - begin_s,
            drive=eject.drive,
            steps=eject.steps,
            safe_to_unplug=refusal is None,
        )

    return run
