"""Preparing a simulated drive: the steps of a real one at a pace that one can follow, with nothing behind them."""

from collections.abc import Callable
from typing import Final

from shingleback.jobs.control import Control
from shingleback.jobs.events import Event, PrepareStep
from shingleback.jobs.final_words import PrepareFinished
from shingleback.jobs.preparing_items import PlanItem, StepItem
from shingleback.model.errors import Canceled, Why
from shingleback.model.outcome import Outcome
from shingleback.model.preparation import DriveState, StepKind

_MOMENTS: Final = 4  # of a tenth of a second each: so that a person sees the step
_MOMENTS_OF_LONG: Final = 15
_LONG: Final = frozenset({StepKind.FORMAT, StepKind.ENCRYPT})


class SimulatedPreparation:
    """Plays a plan. `place` is the folder that the simulated drive's files go to."""

    def __init__(self, plan: PlanItem, place: str, emit: Callable[[Event], None], control: Control) -> None:
        self._plan = plan
        self._place = place
        self._emit = emit
        self._control = control
        self._done: list[str] = []
        self._can_cancel = True

    def run(self) -> PrepareFinished:
        try:
            for step in self._plan.steps:
                self._play(step)
        except Canceled as error:
            return self._word(DriveState.UNTOUCHED, error)
        return self._word(DriveState.READY)

    def _play(self, step: StepItem) -> None:
        moments = _MOMENTS_OF_LONG if step.step in _LONG else _MOMENTS
        if step.is_irreversible:
            self._moment()
            self._can_cancel = False
        self._tell(step, "begun")
        for moment in range(moments):
            self._moment()
            if step.step in _LONG:
                self._tell(step, "begun", moment / moments)
        self._done.append(step.step)
        self._tell(step, "done")

    def _tell(self, step: StepItem, state: str, fraction: float | None = None) -> None:
        self._emit(PrepareStep(step=step.step, state=state, fraction=fraction, can_cancel=self._can_cancel))

    def _moment(self) -> None:
        self._control.refresh()
        if self._control.is_canceled and self._can_cancel:
            raise Canceled(Why.PREPARE_INTERRUPTED, state=DriveState.UNTOUCHED.value)
        self._control.wait()

    def _word(self, state: DriveState, error: Canceled | None = None) -> PrepareFinished:
        is_done = error is None
        outcome = error.outcome if error else Outcome.DONE
        return PrepareFinished(
            outcome=outcome,
            exit_code=outcome.exit_code,
            destination=self._place,
            why=error.why if error else "",
            values=error.values if error else {},
            plan=self._plan,
            steps=self._done,
            state=state,
            read_from="disk" if is_done else "",
            mount_point=self._place if is_done else "",
        )
