"""What is going on during a run and after it, and what is known more exactly of the drive meanwhile."""

from typing import Final

from shingleback.jobs.cache_told import cache_told
from shingleback.jobs.final_words import BackupFinished, EjectFinished
from shingleback.jobs.run_state import RunState, Stage
from shingleback.model.cache_state import Phase, RestReason
from shingleback.model.outcome import COMPLETE, Outcome
from shingleback.model.situation import Situation
from shingleback.ui import texts
from shingleback.words import doing

_STAGES: Final = {
    Stage.STARTING: Situation.STARTING,
    Stage.SURVEYING: Situation.SURVEYING,
    Stage.COPYING: Situation.COPYING,
    Stage.FINISHING: Situation.FINISHING,
    Stage.PAUSING: Situation.PAUSING,
    Stage.PAUSED: Situation.PAUSED,
    Stage.CANCELING: Situation.STOPPING,
    Stage.EJECTING: Situation.EJECTING,
}
_PHASES: Final[dict[str, Situation]] = {Phase.FULL: Situation.SLOW, Phase.STALLED: Situation.SILENT}
_ENDINGS: Final[dict[str, Situation]] = {
    Outcome.CANCELED: Situation.STOPPED,
    Outcome.DRIVE_GONE: Situation.GONE,
    Outcome.DRIVE_FULL: Situation.FULL,
    Outcome.DRIVE_REFUSED: Situation.REFUSED,
}

_WELL: Final = COMPLETE | {Outcome.CANCELED}
_OF_THE_CACHE: Final = frozenset(
    {Situation.COPYING, Situation.SLOW, Situation.RESTING, Situation.PAUSED, Situation.TIDYING}
)


def drive_said(state: RunState) -> str:
    """Empty where only the situation is known."""
    if state.drive is None or situation_of(state) not in _OF_THE_CACHE:
        return ""
    return doing.now(cache_told(state.drive), texts.translate)


def situation_of(state: RunState) -> Situation:
    if state.stage is Stage.ENDED:
        return _after(state)
    if state.stage is Stage.COPYING:
        return _while_copying(state)
    return _STAGES[state.stage]


def _while_copying(state: RunState) -> Situation:
    if state.rest is not None:
        is_for_others = state.rest.reason == RestReason.OTHERS
        return Situation.GIVING_WAY if is_for_others else Situation.RESTING
    if texts.is_silent(state):
        return Situation.SILENT
    return _PHASES.get(state.drive.phase, Situation.COPYING) if state.drive else Situation.COPYING


def _after(state: RunState) -> Situation:
    if state.has_left_in_order:
        return Situation.LEFT
    if isinstance(state.final, EjectFinished):
        return Situation.SAFE if state.final.safe_to_unplug else Situation.NOT_SAFE
    if state.is_own_disk and isinstance(state.final, BackupFinished) and state.final.outcome in _WELL:
        return Situation.HERE
    if state.final is not None and state.has_succeeded:
        is_tidying = state.drive is not None and state.drive.phase == Phase.TIDYING
        return Situation.TIDYING if is_tidying else Situation.COPIED
    return _ENDINGS.get(state.final.outcome, Situation.FAILED) if state.final else Situation.FAILED
