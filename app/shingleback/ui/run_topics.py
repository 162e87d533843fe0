"""The questions that come up during a backup, and the explanations that answer them."""

from typing import Final

from shingleback.jobs.final_words import EjectFinished
from shingleback.jobs.run_state import RunState, Stage
from shingleback.model.outcome import Outcome
from shingleback.ui.texts import translate
from shingleback.words import QT_TRANSLATE_NOOP
from shingleback.words.explanations.topic import Topic

_DURING: Final = {
    Stage.COPYING: (QT_TRANSLATE_NOOP("run", "Why is it slow now and then?"), Topic.SLOWS_DOWN),
    Stage.FINISHING: (QT_TRANSLATE_NOOP("run", "Why does this take so long?"), Topic.EJECT_TAKES_LONG),
    Stage.EJECTING: (QT_TRANSLATE_NOOP("run", "Why does this take so long?"), Topic.EJECT_TAKES_LONG),
}
_AFTER: Final[dict[str, tuple[str, Topic]]] = {
    Outcome.DONE: (QT_TRANSLATE_NOOP("run", "Is one drive enough?"), Topic.ONE_DRIVE),
    Outcome.DRIVE_GONE: (QT_TRANSLATE_NOOP("run", "Why did it vanish?"), Topic.VANISHED),
    Outcome.DRIVE_FULL: (QT_TRANSLATE_NOOP("run", "Why is it full already?"), Topic.FREE_SPACE),
    Outcome.DRIVE_REFUSED: (QT_TRANSLATE_NOOP("run", "What does such an error mean?"), Topic.IO_ERROR),
}


def question(state: RunState) -> tuple[str, Topic] | None:
    """What a person may ask now, and where the answer stands."""
    found = _DURING.get(state.stage)
    if state.final is not None and not isinstance(state.final, EjectFinished):
        found = _AFTER.get(state.final.outcome)
    return (translate("run", found[0]), found[1]) if found else None
