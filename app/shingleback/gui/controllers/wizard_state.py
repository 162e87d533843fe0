"""The states of the wizard, and what each asks a worker; values without Qt."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain, count
from typing import Final

from shingleback.domain.drive import Drive, Identity, identity_of
from shingleback.domain.formatting.plan import identity_text
from shingleback.domain.formatting.safety_checks import CAN_BE_CLOSED, Refusal
from shingleback.domain.formatting.types import FileSizes, ProfileId, SetupAnswers, Sharing
from shingleback.protocol.events import PrepareStep
from shingleback.protocol.result_items import ContentsItem, PlanItem
from shingleback.protocol.results import ContentsFinished, MountFinished, PrepareFinished


class WizardPlace(StrEnum):
    WELCOME = "welcome"  # this drive, what is on it, and what is normal for it
    QUESTIONS = "questions"
    CONFIRM = "confirm"  # the plan, and the name of the drive that it erases
    WORKING = "working"
    STOPPED = "stopped"  # the preparation ended, and the drive is not ready
    FOLDERS = "folders"  # what to back up, and when
    AWAY = "away"  # shown instead of another one while the drive is not plugged in
    NO_SERVICE = "no-service"  # and this one while UDisks2 cannot be asked
    CLOSED = "closed"


BEFORE: Final = frozenset({WizardPlace.WELCOME, WizardPlace.QUESTIONS, WizardPlace.CONFIRM})
"""Nothing has been erased, and the way back is open."""
_PLANNED: Final = BEFORE - {WizardPlace.WELCOME}
_ALWAYS_SHOWN: Final = frozenset({WizardPlace.WORKING, WizardPlace.STOPPED, WizardPlace.CLOSED})


_USUAL: Final = SetupAnswers()
DEFAULT_LABEL: Final = "Backup"


def free_label(taken: Collection[str]) -> str:
    """One by which a drive can be told from the others: two of the same name that take turns are a riddle."""
    numbered = (f"{DEFAULT_LABEL} {number}" for number in count(2))
    return next(label for label in chain((DEFAULT_LABEL,), numbered) if label not in taken)


class PageNotice(StrEnum):
    """What happened meanwhile, and led to another page."""

    CHANGED = "changed"  # something about the drive is different: the plan was made anew
    UNPLUGGED = "unplugged"  # the drive was away, and may be another of the same make now
    REFUSED = "refused"  # it cannot be prepared as it is now


class Errand(StrEnum):
    """What is done with the drive on the way, besides preparing it."""

    CLOSE_DRIVE = "close-drive"  # so that it can be prepared
    USE_OLD = "use-old"  # go on with the backup that is there
    COPY_OFF = "copy-off"  # its files are copied somewhere else first
    BACK_UP = "back-up"  # the first backup


@dataclass(frozen=True, slots=True)
class PlanQuestion:
    """What the plan is asked for; another question needs another plan."""

    device: str
    identity: Identity
    answers: SetupAnswers
    profile: ProfileId | None
    label: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupState:
    """Everything that the wizard shows.

    Attributes:
        page: where the person is; `shown` is what is seen of it.
        is_there: the drive is plugged in.
        is_served: UDisks2 can be asked.
        refusals: why the drive cannot be prepared as it is now.
        is_looked_at: the look at what is on the drive has ended; `contents` is None where it found out nothing.
        usual_label: what `label` begins with; the other drives of the person have other names.
        profile: named by the person; None: the one that is recommended.
        plan: for `question` as it is now; None until there is an answer.
        refused: why there is no plan.
        steps: what the preparation told of each of its steps last, in their order.
        is_canceling: the person wants to stop the preparation.
        word: how the preparation ended.
        destination: where backups to the drive go, once that is known.
        errand: that is under way, or, when the wizard is closed, that is left to do.
        trouble: the errand that failed last.
    """

    drive: Drive
    page: WizardPlace = WizardPlace.WELCOME
    is_there: bool = True
    is_served: bool = True
    refusals: tuple[Refusal, ...] = ()
    is_looked_at: bool = False
    contents: ContentsFinished | None = None
    answers: SetupAnswers = _USUAL
    profile: ProfileId | None = None
    label: str = DEFAULT_LABEL
    usual_label: str = DEFAULT_LABEL
    plan: PlanItem | None = None
    refused: PrepareFinished | None = None
    notice: PageNotice | None = None
    steps: tuple[PrepareStep, ...] = ()
    is_canceling: bool = False
    word: PrepareFinished | None = None
    destination: str = ""
    errand: Errand | None = None
    trouble: MountFinished | None = None

    @property
    def shown(self) -> WizardPlace:
        if self.page in _ALWAYS_SHOWN:
            return self.page
        if not self.is_served:
            return WizardPlace.NO_SERVICE
        return self.page if self.is_there else WizardPlace.AWAY

    @property
    def device(self) -> str:
        """As the worker calls it. A simulated drive has no device, only a place."""
        return self.drive.device or next(iter(self.drive.mount_points), "")

    @property
    def question(self) -> PlanQuestion | None:
        """What is to be asked of the worker now; None where no plan is wanted. Looking at the drive comes first."""
        if self.shown not in _PLANNED or self.refusals or not self.is_looked_at:
            return None
        return PlanQuestion(self.device, identity_of(self.drive), self.answers, self.profile, self.label)

    @property
    def look(self) -> tuple[str, Identity] | None:
        """The device at which somebody has to look now, so that it can be said what would be lost."""
        if self.shown not in BEFORE or self.is_looked_at or self.errand:
            return None
        return self.device, identity_of(self.drive)

    @property
    def is_waiting(self) -> bool:
        """For an answer of the drive or of a worker: whatever is shown meanwhile has to show a sign of life."""
        needs_plan = self.question is not None and self.plan is None and self.refused is None
        tells_how_far = any(step.state == "begun" and step.fraction is not None for step in self.steps)
        is_working = self.page is WizardPlace.WORKING and not tells_how_far
        return is_working or needs_plan or self.look is not None or self.errand is not None

    @property
    def is_only_open(self) -> bool:
        """Closing it is all that is missing."""
        return bool(self.refusals) and all(refusal.danger in CAN_BE_CLOSED for refusal in self.refusals)

    @property
    def is_opened_to_look(self) -> bool:
        """Perhaps: who looks at what is on a drive opens it for a moment."""
        return self.look is not None and self.is_only_open

    @property
    def has_begun_to_erase(self) -> bool:
        return any(not step.can_cancel for step in self.steps)

    @property
    def old_backup(self) -> ContentsItem | None:
        """A backup of this program that is on the drive already; the newest look counts."""
        volumes = self.contents.volumes if self.contents else []
        return next((volume for volume in volumes if volume.backup_sources is not None), None)

    @property
    def can_stop(self) -> bool:
        """The wizard can be left, or the preparation be stopped, without harm."""
        return self.page is not WizardPlace.WORKING or not (self.has_begun_to_erase or self.is_canceling)

    @property
    def is_prepared(self) -> bool:
        return self.word is not None and self.page not in (WizardPlace.STOPPED, *BEFORE)


_SIMULATE: Final = ("--simulate",)


def planning(question: PlanQuestion, *, is_simulated: bool) -> tuple[str, ...]:
    """The plan, for the very drive that the window shows, and nothing done."""
    seen = () if is_simulated else (f"--identity={identity_text(question.identity)}",)
    return ("prepare", "--dry-run", *seen, *_choices(question), *_of(question.device, is_simulated))


def preparing(question: PlanQuestion, identity: str, name: str, shown: str, *, is_simulated: bool) -> tuple[str, ...]:
    """For the worker that erases; each in one word, so that no name is taken for an option.

    `shown` is the fingerprint of the plan.
    """
    sure = (f"--identity={identity}", f"--plan={shown}", f"--confirm={name}")
    return (*sure, *_choices(question), *_of(question.device, is_simulated))


def looking(device: str, *, is_simulated: bool) -> tuple[str, ...]:
    return ("contents", *_of(device, is_simulated))


def running(errand: Errand, state: SetupState, *, is_simulated: bool) -> tuple[str, ...]:
    """The drive opened, or closed. What is copied off is opened for reading only."""
    old = state.old_backup if errand is Errand.USE_OLD else None
    device = old.device if old else state.device
    command = "unmount" if errand is Errand.CLOSE_DRIVE else "mount"
    options = ("--read-only",) if errand is Errand.COPY_OFF else ()
    return (command, *options, *_of(device, is_simulated))


def counting(folders: tuple[str, ...]) -> tuple[str, ...]:
    return ("sizes", "--", *folders)


def _choices(question: PlanQuestion) -> tuple[str, ...]:
    answers = question.answers
    wanted = (
        (f"--profile={question.profile}", question.profile is not None),
        ("--shared", answers.sharing is Sharing.SHARED),
        ("--large-files", answers.sizes is FileSizes.LARGE),
        ("--encrypt", answers.is_encrypted),
        ("--no-password", not answers.may_ask_password),
    )
    return (f"--label={question.label}", *(option for option, is_wanted in wanted if is_wanted))


def _of(device: str, is_simulated: bool) -> tuple[str, ...]:
    return (*(_SIMULATE if is_simulated else ()), "--", device)
