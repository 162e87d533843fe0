"""Preparing a drive: the plan, and the plan carried out. Both are to be run apart, since they wait for the drive."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

import msgspec

from shingleback.drives.bus import BusError, NotThere, Unanswered
from shingleback.drives.sysfs.facts import FactReader
from shingleback.drives.udisks import UDisks, reach
from shingleback.formatting.preparation import Preparation
from shingleback.jobs.apart import Job
from shingleback.jobs.attended import run_attended
from shingleback.jobs.control import Control
from shingleback.jobs.final_words import PrepareFinished
from shingleback.jobs.preparing_items import DifferenceItem
from shingleback.knowledge.recording.drive_table import DriveTable
from shingleback.model.errors import Canceled, DriveRefused, ShinglebackError, Why
from shingleback.model.outcome import Outcome
from shingleback.model.preparation import DriveState
from shingleback.model.profiles import PROFILES
from shingleback.model.sectors import with_sectors
from shingleback.settings.paths import Paths
from shingleback.wiring.backup import Emit, now
from shingleback.wiring.formatting_ports import make_ports
from shingleback.wiring.planning import Planned, ReadFacts, Wish, plan_for, protected_marks

_MOMENT_S: Final = 0.1


def planning_job(wish: Wish, table: DriveTable, paths: Paths, facts: ReadFacts | None = None) -> Job:
    """Nothing is done to the drive; the last word has the plan."""

    def run(emit: Emit, control: Control) -> PrepareFinished:
        return _Run(wish, table, paths, facts or FactReader().read, emit).plan_only(control)

    return run


def preparing_job(
    wish: Wish, secret: str | None, table: DriveTable, paths: Paths, facts: ReadFacts | None = None
) -> Job:
    """Plans once more, and carries that out. The wish has to name the identity of the drive that was confirmed."""

    def run(emit: Emit, control: Control) -> PrepareFinished:
        return _Run(wish, table, paths, facts or FactReader().read, emit).carry_out(secret, control)

    return run


class _Run:
    """One run of `prepare`, from the look at the drives to the final word."""

    def __init__(self, wish: Wish, table: DriveTable, paths: Paths, facts: ReadFacts, emit: Emit) -> None:
        self._wish = wish
        self._table = table
        self._paths = paths
        self._facts = facts
        self._emit = emit
        self._started_at = now()
        self._begin_s = time.monotonic()
        self._planned: Planned | None = None
        self._preparation: Preparation | None = None

    def plan_only(self, control: Control) -> PrepareFinished:
        async def work() -> None:
            async with reach() as udisks:
                await self._plan(udisks)

        return msgspec.structs.replace(self._word(lambda: run_attended(work(), control, Why.STOPPED)), is_dry_run=True)

    def carry_out(self, secret: str | None, control: Control) -> PrepareFinished:
        return self._word(lambda: asyncio.run(self._attended(secret, control)))

    async def _attended(self, secret: str | None, control: Control) -> None:
        """A cancel ends it at once until something irreversible begins; after that, before the next step."""

        def is_canceled() -> bool:
            control.refresh()
            return control.is_canceled

        work = asyncio.ensure_future(self._prepare(secret, is_canceled))
        is_told = False
        while not (await asyncio.wait({work}, timeout=_MOMENT_S))[0]:
            if is_canceled() and not is_told and self._can_cancel:
                is_told = work.cancel()
        if work.cancelled():
            raise Canceled(Why.PREPARE_INTERRUPTED, state=DriveState.UNTOUCHED.value)
        work.result()

    @property
    def _can_cancel(self) -> bool:
        return self._preparation is None or self._preparation.can_cancel

    async def _prepare(self, secret: str | None, is_canceled: Callable[[], bool]) -> None:
        async with reach(progress=self._on_progress) as udisks:
            plan = (await self._plan(udisks)).plan
            ports = make_ports(udisks, self._facts, lambda: protected_marks(self._paths), self._emit)
            profile = with_sectors(PROFILES[plan.profile], plan.sector_bytes)
            self._preparation = Preparation(plan, profile, ports, self._emit, is_canceled, secret)
            await self._preparation.run()

    async def _plan(self, udisks: UDisks) -> Planned:
        protected = protected_marks(self._paths)
        self._planned = await plan_for(self._wish, udisks, self._table, protected, self._facts)
        return self._planned

    def _on_progress(self, fraction: float) -> None:
        if self._preparation:
            self._preparation.progress(fraction)

    def _word(self, work: Callable[[], None]) -> PrepareFinished:
        refusal: ShinglebackError | None = None
        try:
            work()
        except ShinglebackError as error:
            refusal = error
        except (NotThere, Unanswered, BusError, msgspec.ValidationError):
            refusal = DriveRefused(Why.NO_DRIVE_SERVICE)
        outcome = refusal.outcome if refusal else Outcome.DONE
        word = PrepareFinished(
            outcome=outcome,
            exit_code=outcome.exit_code,
            why=refusal.why if refusal else "",
            values=refusal.values if refusal else {},
            destination=self._wish.device,
            started_at=self._started_at.isoformat(timespec="seconds"),
            elapsed_s=time.monotonic() - self._begin_s,
            plan=self._planned.item if self._planned else None,
        )
        return _with_story(word, self._preparation) if self._preparation else word


def _with_story(word: PrepareFinished, preparation: Preparation) -> PrepareFinished:
    read = preparation.read
    return msgspec.structs.replace(
        word,
        steps=[kind.value for kind in preparation.steps],
        failed_step=preparation.failed_step.value if preparation.failed_step else "",
        state=preparation.state.value,
        read_from=read.source if read else "",
        differences=[
            DifferenceItem(fact=one.fact, wanted=one.wanted, found=one.found)
            for one in (read.differences if read else ())
        ],
        unread=list(read.unread) if read else [],
        mount_point=preparation.mount_point,
        uuid=preparation.uuid,
    )
