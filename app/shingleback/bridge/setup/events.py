"""What can happen in the wizard: to the drive, by the person, and what the workers answer."""

from dataclasses import dataclass

from shingleback.bridge.setup.state import Errand, Question
from shingleback.jobs.events import PrepareStep
from shingleback.jobs.final_words import ContentsFinished, MountFinished, PrepareFinished
from shingleback.model.armor import Refusal
from shingleback.model.drive import Drive
from shingleback.model.preparation import Answers
from shingleback.model.profile import ProfileId


@dataclass(frozen=True, slots=True)
class Next:
    """Go on to the next page."""


@dataclass(frozen=True, slots=True)
class Back:
    """To the page before; after a preparation that stopped, to its plan."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Leave the wizard, or stop the preparation."""


@dataclass(frozen=True, slots=True)
class Looked:
    """What is on the drive; None where the look came to nothing."""

    word: ContentsFinished | None


@dataclass(frozen=True, slots=True)
class Answered:
    answers: Answers


@dataclass(frozen=True, slots=True)
class Picked:
    """A profile by its name; None: the recommended one after all."""

    profile: ProfileId | None


@dataclass(frozen=True, slots=True)
class Named:
    label: str


@dataclass(frozen=True, slots=True)
class Planned:
    """The worker's answer; `word.plan` is None where it refused."""

    question: Question
    word: PrepareFinished


@dataclass(frozen=True, slots=True)
class Confirmed:
    """The person wants this very drive to be erased.

    Attributes:
        identity: of the plan that the page showed.
        typed: the short name, as it was typed.
        has_key: a passphrase was given, twice the same.
    """

    identity: str
    typed: str
    has_key: bool = False


@dataclass(frozen=True, slots=True)
class Stepped:
    step: PrepareStep


@dataclass(frozen=True, slots=True)
class Ended:
    """The preparation ended; None where the worker died without a word."""

    word: PrepareFinished | None


@dataclass(frozen=True, slots=True)
class Asked:
    errand: Errand


@dataclass(frozen=True, slots=True)
class Ran:
    """An errand ended; None where the worker died without a word."""

    errand: Errand
    word: MountFinished | None


@dataclass(frozen=True, slots=True)
class DriveIs:
    """The drive is plugged in, and so it looks now."""

    drive: Drive
    refusals: tuple[Refusal, ...] = ()


@dataclass(frozen=True, slots=True)
class DriveGone:
    pass


@dataclass(frozen=True, slots=True)
class Served:
    """Whether UDisks2 can be asked."""

    is_there: bool


SetupEvent = (
    Next
    | Back
    | Stop
    | Looked
    | Answered
    | Picked
    | Named
    | Planned
    | Confirmed
    | Stepped
    | Ended
    | Asked
    | Ran
    | DriveIs
    | DriveGone
    | Served
)
