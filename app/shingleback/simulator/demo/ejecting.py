"""Ejecting a simulated drive: the steps of a real one, with nothing behind them."""

from collections.abc import Callable
from typing import Final

from shingleback.jobs.control import Control
from shingleback.jobs.events import EjectStep, Event
from shingleback.jobs.final_words import EjectFinished
from shingleback.model.errors import Why
from shingleback.model.outcome import Outcome

_STEPS: Final = ("flush", "unmount", "power-off")
_MOMENTS: Final = 8  # of a tenth of a second each: so that a person sees the step


def eject(destination: str, emit: Callable[[Event], None], control: Control) -> EjectFinished:
    done: list[str] = []
    for step in _STEPS:
        emit(EjectStep(step=step, done=False))
        for _ in range(_MOMENTS):
            control.refresh()
            if control.is_canceled:
                return _word(Outcome.CANCELED, destination, done)
            control.wait()
        done.append(step)
        emit(EjectStep(step=step, done=True))
    return _word(Outcome.DONE, destination, done)


def _word(outcome: Outcome, destination: str, steps: list[str]) -> EjectFinished:
    return EjectFinished(
        outcome=outcome,
        exit_code=outcome.exit_code,
        why=Why.EJECT_STOPPED if outcome is Outcome.CANCELED else "",
        destination=destination,
        steps=steps,
        safe_to_unplug=outcome is Outcome.DONE,
    )
