"""Executes a plan step by step, and reports when each step begins and ends.

It can be canceled until the first step that erases. After that, a cancel waits for the end of the step, and then the
drive is examined and its state reported. What the steps do is in the module `work` beside.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from shingleback.devices.dbus import BusError, NotThere, Unanswered
from shingleback.devices.udisks import NOT_AUTHORIZED
from shingleback.domain.errors import Canceled, DriveGone, DriveRefused, SafetyRefusal, ShinglebackError, Why
from shingleback.domain.formatting.plan import state_among
from shingleback.domain.formatting.types import FormatPlan, PlanStep, PreparedState, Profile, StepKind
from shingleback.preparation.work import Ports, PreparationWork
from shingleback.protocol.control import JobControl
from shingleback.protocol.events import Event, Note, PrepareStep

_SERVICE_FAILED: Final = (BusError, NotThere, Unanswered, msgspec.ValidationError)


class Preparation:
    """One execution of a plan.

    Attributes:
        steps: the successful ones.
        failed_step: the step that failed; None if none did.
        state: of the drive, as last seen.
        work: carries out the steps, and knows what came of it.
    """

    def __init__(
        self,
        plan: FormatPlan,
        profile: Profile,
        ports: Ports,
        tell: Callable[[Event], None],
        control: JobControl,
        secret: str | None = None,
    ) -> None:
        """`profile` is the plan's profile, `secret` the passphrase if it is encrypted.

        `control` is polled before each step; until a step that erases has begun, the task of `run` may be canceled.
        """
        self.steps: list[StepKind] = []
        self.failed_step: StepKind | None = None
        self.state = PreparedState.UNTOUCHED
        self.work = PreparationWork(plan, profile, ports, tell, secret)
        self._plan = plan
        self._drives = ports.drives
        self._tell = tell
        self._control = control
        self._now: PlanStep | None = None
        self._is_touched = False

    @property
    def can_cancel(self) -> bool:
        """Whether nothing irreversible has begun."""
        return not self._is_touched

    def progress(self, fraction: float) -> None:
        """Report the progress of the current step, from 0 to 1."""
        if self._now:
            self._report_step(self._now.kind, "begun", fraction)

    async def run(self) -> None:
        """Execute the plan. Raises a ShinglebackError if the drive is not ready, with its `state` then."""
        waiting: list[PlanStep] = []
        for step in self._plan.steps:
            if step.kind is StepKind.READ_BACK and not await self.work.may_read():
                waiting.append(step)  # only the kernel can be asked, once the filesystem is mounted
                continue
            await self._take(step)
            if step.kind is StepKind.MOUNT:
                for later in waiting:
                    await self._take(later)
        self.state = PreparedState.READY

    async def _take(self, step: PlanStep) -> None:
        try:
            self._control.poll()
        except Canceled as error:
            self.state = await self._state_now()
            raise Canceled(error.why, state=self.state.value) from None
        self._now = step
        was_touched = self._is_touched
        if step.is_irreversible:
            self._is_touched = True
            self.state = PreparedState.UNKNOWN  # until it is examined, wherever this ends
        self._report_step(step.kind, "begun")
        try:
            await self.work.carry_out(step.kind)
        except (ShinglebackError, *_SERVICE_FAILED) as error:
            if step.kind is StepKind.TRIM:  # the drive is ready without it
                self._tell(Note(code="not-trimmed"))
                return
            self.failed_step = step.kind
            if isinstance(error, SafetyRefusal):  # the checks come before any change
                self._is_touched = was_touched
            self.state = await self._state_now()
            if self.state is PreparedState.UNTOUCHED and self._is_touched and not _is_forbidden(error):
                self.state = PreparedState.UNKNOWN  # UDisks2 may have wiped it, but not examined it again yet
            self._report_step(step.kind, "failed")
            raise self._explained(step.kind, error) from None
        self.steps.append(step.kind)
        self._report_step(step.kind, "done")

    def _report_step(self, kind: StepKind, state: str, fraction: float | None = None) -> None:
        self._tell(PrepareStep(step=kind.value, state=state, fraction=fraction, can_cancel=self.can_cancel))

    # where it failed ------------------------------------------------------------------------------------------

    async def _state_now(self) -> PreparedState:
        if not self._is_touched:
            return PreparedState.UNTOUCHED
        try:
            state = state_among(await self._drives(), self._plan.identity)
        except _SERVICE_FAILED:
            return PreparedState.UNKNOWN
        is_erased = state is PreparedState.UNTOUCHED and StepKind.ERASE in self.steps  # it looked empty before as well
        return PreparedState.ERASED if is_erased else state

    def _explained(self, kind: StepKind, error: Exception) -> ShinglebackError:
        """The error to report, with the step and the state of the drive, unless the drive is unchanged.

        After a change, a safety refusal no longer protects the drive, so it is reported as an error of the drive.
        """
        is_untouched = self.state is PreparedState.UNTOUCHED
        if isinstance(error, ShinglebackError) and (is_untouched or error.why is Why.PREPARED_DIFFERENTLY):
            return error
        if _is_forbidden(error) and is_untouched:
            return DriveRefused(Why.NOT_ALLOWED)
        values: dict[str, str | int] = {"detail": ""}
        if not isinstance(error, ShinglebackError):
            values["detail"] = error.text if isinstance(error, BusError) else str(error)
        elif error.why is not Why.PREPARE_INTERRUPTED:  # which adds nothing to the state
            values |= {**error.values, "cause": error.why.value}
        values |= {"step": kind.value, "state": self.state.value}
        gone_or_refused = DriveGone if self.state is PreparedState.UNKNOWN else DriveRefused
        return gone_or_refused(Why.PREPARE_FAILED, **values)


def _is_forbidden(error: Exception) -> bool:
    return isinstance(error, BusError) and error.name.startswith(NOT_AUTHORIZED)
