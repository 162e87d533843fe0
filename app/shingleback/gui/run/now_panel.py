"""What is happening now, in four plain answers, with links to the articles that explain it."""

from typing import Final

from PySide6.QtWidgets import QFrame

from shingleback.domain.errors import COMPLETE, WITHOUT_ERRORS, Outcome
from shingleback.domain.monitoring import Phase, RestReason, Situation
from shingleback.gui.run import texts
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import explained_by
from shingleback.gui.widgets.basic import link, sentence
from shingleback.gui.widgets.layouts import LEFT, add, in_column, placed
from shingleback.gui.widgets.navigator import go
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.messages import cache_gauge, progress
from shingleback.messages.help.topic import Topic
from shingleback.messages.translate import QT_TRANSLATE_NOOP
from shingleback.protocol.results import BackupFinished, EjectFinished
from shingleback.protocol.run_state import RunState, Stage, cache_state_of

_QUESTION_SIZE: Final = 1.15
_STAGES: Final = {
    Stage.STARTING: Situation.STARTING,
    Stage.SURVEYING: Situation.SURVEYING,
    Stage.COPYING: Situation.COPYING,
    Stage.FINISHING: Situation.FINISHING,
    Stage.PAUSING: Situation.PAUSING,
    Stage.PAUSED: Situation.PAUSED,
    Stage.LOOKING: Situation.SILENT,
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

_Question = tuple[str, Topic]
_DURING: Final[dict[Stage, _Question]] = {
    Stage.COPYING: (QT_TRANSLATE_NOOP("run", "Why is it slow now and then?"), Topic.SLOWS_DOWN),
    Stage.FINISHING: (QT_TRANSLATE_NOOP("run", "Why does this take so long?"), Topic.EJECT_TAKES_LONG),
    Stage.EJECTING: (QT_TRANSLATE_NOOP("run", "Why does this take so long?"), Topic.EJECT_TAKES_LONG),
}
_WHILE: Final[dict[str, _Question]] = {
    Phase.FILLING: (QT_TRANSLATE_NOOP("run", "How can Shingleback tell?"), Topic.CACHE_FILL),
    Phase.FULL: (QT_TRANSLATE_NOOP("run", "Why is it so slow now?"), Topic.SLOWS_DOWN),
    Phase.STALLED: (QT_TRANSLATE_NOOP("run", "Why isn't it answering?"), Topic.SLOWS_DOWN),
}
_RESTING: Final[_Question] = (QT_TRANSLATE_NOOP("run", "Why does it rest?"), Topic.RESTS)
_TIDYING: Final[_Question] = (QT_TRANSLATE_NOOP("run", "Why does it go on working?"), Topic.BUSY_WHEN_IDLE)
_AFTER: Final[dict[str, _Question]] = {
    Outcome.DONE: (QT_TRANSLATE_NOOP("run", "Is one drive enough?"), Topic.ONE_DRIVE),
    Outcome.DRIVE_GONE: (QT_TRANSLATE_NOOP("run", "Why did it vanish?"), Topic.VANISHED),
    Outcome.DRIVE_FULL: (QT_TRANSLATE_NOOP("run", "Why is it full already?"), Topic.FREE_SPACE),
    Outcome.DRIVE_REFUSED: (QT_TRANSLATE_NOOP("run", "What does such an error mean?"), Topic.IO_ERROR),
}


class NowPanel(QFrame):
    """The panel. A text changes only if its content does, so that the user does not lose the line."""

    def __init__(self, *, is_inside: bool = False) -> None:
        """`is_inside`: inside a part that has a frame and shows the question already."""
        super().__init__()
        if not is_inside:
            self.setObjectName("card")
        self.setAccessibleName(self.tr("What is it doing now?"))
        self._situation = Situation.CLOSED
        self.drive = sentence("")
        self.program = sentence("")
        self.normal = sentence("")
        self.advice = sentence("")
        self.more = link(self.tr("Why is that?"), self._explain, self.tr("What is it doing now?"))
        column = in_column(on=self, margin=0 if is_inside else style.MARGIN, space=style.SPACE // 3)
        if not is_inside:
            question = style.Wrapped(self.tr("What is it doing now?"))
            column.addWidget(style.heading(question, _QUESTION_SIZE))
        for name, label in (
            (self.tr("The drive"), self.drive),
            (self.tr("Shingleback"), self.program),
            (self.tr("What is normal"), self.normal),
            (self.tr("What you can do"), self.advice),
        ):
            column.addSpacing(style.SPACE // 2)
            column.addWidget(style.dimmed(PlainLabel(name)))
            column.addWidget(label)
        add(column, style.SPACE // 2, placed(self.more, LEFT), None)
        self.show_situation(self._situation)

    @property
    def situation(self) -> Situation:
        return self._situation

    @property
    def spoken_text(self) -> str:
        """All answers, as a screen reader reads them."""
        return " ".join(label.text() for label in (self.drive, self.program, self.normal, self.advice))

    def show_situation(self, situation: Situation, drive: str = "") -> None:
        """Show the answers; `drive` describes the drive's activity in more detail; empty if unknown."""
        self._situation = situation
        explained_by(self, progress.topic_of(situation))
        sentences = progress.situation_text(situation, translate)
        told_of = (
            (self.drive, drive or sentences.drive),
            (self.program, sentences.program),
            (self.normal, sentences.normal),
            (self.advice, sentences.advice),
        )
        for label, text in told_of:
            if label.text() != text:
                label.setText(text)
        self.setAccessibleDescription(self.spoken_text)

    def _explain(self) -> None:
        go(self, progress.topic_of(self._situation))


def drive_said(state: RunState) -> str:
    """Return what the drive is doing, with its cache; empty if only the situation is known."""
    if state.drive is None or situation_of(state) not in _OF_THE_CACHE:
        return ""
    return cache_gauge.now(cache_state_of(state.drive), texts.translate)


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
    if state.was_removed_safely:
        return Situation.LEFT
    if isinstance(state.final, EjectFinished):
        return Situation.SAFE if state.final.safe_to_unplug else Situation.NOT_SAFE
    if state.is_own_disk and isinstance(state.final, BackupFinished) and state.final.outcome in _WELL:
        return Situation.HERE
    if state.final is not None and state.has_succeeded:
        is_tidying = state.drive is not None and state.drive.phase == Phase.TIDYING
        return Situation.TIDYING if is_tidying else Situation.COPIED
    if state.final is None:
        return Situation.FAILED
    final = state.final
    return Situation.STOPPED if final.why in WITHOUT_ERRORS else _ENDINGS.get(final.outcome, Situation.FAILED)


def question(state: RunState) -> _Question | None:
    """Return a question that the user may have now, and the article with its answer."""
    text_and_topic = _after_topic(state) if state.final is not None else _during(state)
    return (translate("run", text_and_topic[0]), text_and_topic[1]) if text_and_topic else None


def _during(state: RunState) -> _Question | None:
    usual = _DURING.get(state.stage)
    if state.stage is not Stage.COPYING:
        return usual
    if state.rest is not None:
        return _RESTING
    return _WHILE.get(state.drive.phase, usual) if state.drive is not None else usual


def _after_topic(state: RunState) -> _Question | None:
    if state.final is None or isinstance(state.final, EjectFinished):
        return None
    is_tidying = state.drive is not None and state.drive.phase == Phase.TIDYING
    if state.has_succeeded and is_tidying and texts.drive(state):  # otherwise nothing says that it does
        return _TIDYING
    return None if state.final.why in WITHOUT_ERRORS else _AFTER.get(state.final.outcome)
