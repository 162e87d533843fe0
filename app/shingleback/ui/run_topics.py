"""The questions that come up during a backup, and the explanations that answer them."""

from typing import Final

from shingleback.jobs.final_words import EjectFinished
from shingleback.jobs.run_state import RunState, Stage
from shingleback.model.cache_state import Phase
from shingleback.model.outcome import Outcome
from shingleback.ui.texts import translate
from shingleback.words import QT_TRANSLATE_NOOP
from shingleback.words.explanations.topic import Topic

_Question = tuple[str, Topic]
_DURING: Final[dict[Stage, _Question]] = {
    Stage.COPYING: (QT_TRANSLATE_NOOP("run", "Why is it slow now and then?"), Topic.SLOWS_DOWN),
    Stage.FINISHING: (QT_TRANSLATE_NOOP("run", "Why does this take so long?"), Topic.EJECT_TAKES_LONG),
    Stage.EJECTING: (QT_TRANSLATE_NOOP("run", "Why does this take so long?"), Topic.EJECT_TAKES_LONG),
}
_WHILE: Final[dict[str, _Question]] = {
    Phase.FILLING: (QT_TRANSLATE_NOOP("run", "How is that known?"), Topic.CACHE_FILL),
    Phase.FULL: (QT_TRANSLATE_NOOP("run", "Why is it so slow now?"), Topic.SLOWS_DOWN),
    Phase.STALLED: (QT_TRANSLATE_NOOP("run", "Why does it not answer?"), Topic.SLOWS_DOWN),
}
_RESTING: Final[_Question] = (QT_TRANSLATE_NOOP("run", "Why does it rest?"), Topic.RESTS)
_TIDYING: Final[_Question] = (QT_TRANSLATE_NOOP("run", "Why does it go on working?"), Topic.BUSY_WHEN_IDLE)
_AFTER: Final[dict[str, _Question]] = {
    Outcome.DONE: (QT_TRANSLATE_NOOP("run", "Is one drive enough?"), Topic.ONE_DRIVE),
    Outcome.DRIVE_GONE: (QT_TRANSLATE_NOOP("run", "Why did it vanish?"), Topic.VANISHED),
    Outcome.DRIVE_FULL: (QT_TRANSLATE_NOOP("run", "Why is it full already?"), Topic.FREE_SPACE),
    Outcome.DRIVE_REFUSED: (QT_TRANSLATE_NOOP("run", "What does such an error mean?"), Topic.IO_ERROR),
}


def question(state: RunState) -> _Question | None:
    """What a person may ask now, and where the answer stands."""
    found = _after(state) if state.final is not None else _during(state)
    return (translate("run", found[0]), found[1]) if found else None


def _during(state: RunState) -> _Question | None:
    usual = _DURING.get(state.stage)
    if state.stage is not Stage.COPYING:
        return usual
    if state.rest is not None:
        return _RESTING
    return _WHILE.get(state.drive.phase, usual) if state.drive is not None else usual


def _after(state: RunState) -> _Question | None:
    if state.final is None or isinstance(state.final, EjectFinished):
        return None
    if state.has_succeeded and state.drive is not None and state.drive.phase == Phase.TIDYING:
        return _TIDYING
    return _AFTER.get(state.final.outcome)
