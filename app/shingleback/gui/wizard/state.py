"""The states of the wizard; values without Qt."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain, count
from typing import Final

from shingleback.domain.drive import Drive, Identity, identity_of
from shingleback.domain.formatting.safety_checks import Refusal, lasting_refusal
from shingleback.domain.formatting.types import ProfileId, SetupAnswers
from shingleback.domain.text import visible
from shingleback.protocol.events import PrepareStep
from shingleback.protocol.result_items import ContentsItem, PlanItem
from shingleback.protocol.results import ContentsFinished, MountFinished, PrepareFinished

DEFAULT_LABEL: Final = "Backup"
_USUAL: Final = SetupAnswers()


class WizardStep(StrEnum):
    WELCOME = "welcome"  # this drive, its contents, and what is normal for it
    QUESTIONS = "questions"
    CONFIRM = "confirm"  # the plan, and the name of the drive to erase
    WORKING = "working"
    STOPPED = "stopped"  # the preparation ended, and the drive is not ready
    FOLDERS = "folders"  # what to back up, and when
    AWAY = "away"  # shown instead of another one while the drive is not plugged in
    NO_SERVICE = "no-service"  # shown instead while UDisks2 is not available
    CLOSED = "closed"


BEFORE: Final = frozenset({WizardStep.WELCOME, WizardStep.QUESTIONS, WizardStep.CONFIRM})
"""The pages on which nothing has been erased, and the way back is open."""
_PLANNED: Final = BEFORE - {WizardStep.WELCOME}
_ALWAYS_SHOWN: Final = frozenset({WizardStep.WORKING, WizardStep.STOPPED, WizardStep.CLOSED})


def free_label(taken_labels: Collection[str]) -> str:
    """Return a label that no other drive has, so that two drives that take turns can be told apart."""
    numbered = (f"{DEFAULT_LABEL} {number}" for number in count(2))
    return next(label for label in chain((DEFAULT_LABEL,), numbered) if label not in taken_labels)


class PageNotice(StrEnum):
    """What happened in the meantime and led to another page."""

    CHANGED = "changed"  # something about the drive changed, so the plan was made again
    UNPLUGGED = "unplugged"  # the drive was away, and may have been replaced by another of the same make
    REFUSED = "refused"  # it cannot be prepared as it is now


class Errand(StrEnum):
    """Work on the drive besides the preparation."""

    CLOSE_DRIVE = "close-drive"  # unmount it, so that it can be prepared
    USE_OLD = "use-old"  # continue with the existing backup
    COPY_OFF = "copy-off"  # its files are copied somewhere else first
    BACK_UP = "back-up"  # the first backup


@dataclass(frozen=True, slots=True)
class PlanQuestion:
    """What a plan depends on; another question needs another plan."""

    device: str
    identity: Identity
    answers: SetupAnswers
    profile: ProfileId | None
    label: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupState:
    """Everything that the wizard shows.

    Attributes:
        page: the current page; `shown` is what is visible.
        is_there: the drive is plugged in.
        is_served: UDisks2 is available.
        refusals: why the drive cannot be prepared in its present state.
        is_looked_at: the drive's contents have been examined; `contents` is None if that failed.
        usual_label: the initial value of `label`; the user's other drives have other names.
        profile: the user's choice; None: the recommended one.
        plan: for the current `question`; None until there is an answer.
        refused: why there is no plan.
        steps: the latest event of each preparation step, in their order.
        is_canceling: the user wants to stop the preparation.
        result: the result of the preparation.
        destination: where backups to the drive go, once known.
        errand: the one in progress or, if the wizard is closed, the one left to do.
        trouble: the result of the last errand that failed.
    """

    drive: Drive
    page: WizardStep = WizardStep.WELCOME
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
    result: PrepareFinished | None = None
    destination: str = ""
    errand: Errand | None = None
    trouble: MountFinished | None = None

    @property
    def name(self) -> str:
        """What the drive is called on each page, as everywhere else; what has to be typed is shorter."""
        return visible(self.drive.name)

    @property
    def shown(self) -> WizardStep:
        if self.page in _ALWAYS_SHOWN:
            return self.page
        if not self.is_served:
            return WizardStep.NO_SERVICE
        return self.page if self.is_there else WizardStep.AWAY

    @property
    def device(self) -> str:
        """The device name for the worker; for a simulated drive, which has none, its mount point."""
        return self.drive.device or next(iter(self.drive.mount_points), "")

    @property
    def question(self) -> PlanQuestion | None:
        """The plan that is needed now; None if none is, or the drive's contents must be examined first."""
        if self.shown not in _PLANNED or self.refusals or not self.is_looked_at:
            return None
        return PlanQuestion(self.device, identity_of(self.drive), self.answers, self.profile, self.label)

    @property
    def contents_wanted(self) -> tuple[str, Identity] | None:
        """The device whose contents must be examined now, to show what would be lost; None if there is none."""
        if self.shown not in BEFORE or self.is_looked_at or self.errand:
            return None
        return self.device, identity_of(self.drive)

    @property
    def is_waiting(self) -> bool:
        """Waiting for a drive or a worker, so the page must show a sign of life."""
        needs_plan = self.question is not None and self.plan is None and self.refused is None
        tells_how_far = any(step.state == "begun" and step.fraction is not None for step in self.steps)
        is_working = self.page is WizardStep.WORKING and not tells_how_far
        return is_working or needs_plan or self.contents_wanted is not None or self.errand is not None

    @property
    def is_only_open(self) -> bool:
        """Unmounting it is all that is missing."""
        return bool(self.refusals) and lasting_refusal(self.refusals) is None

    @property
    def is_opened_to_look(self) -> bool:
        """The drive may be mounted for a moment, to examine its contents."""
        return self.contents_wanted is not None and self.is_only_open

    @property
    def has_begun_to_erase(self) -> bool:
        return any(not step.can_cancel for step in self.steps)

    @property
    def old_backup(self) -> ContentsItem | None:
        """The backup of this program that is already on the drive; None if the newest look found none."""
        volumes = self.contents.volumes if self.contents else []
        return next((volume for volume in volumes if volume.backup_sources is not None), None)

    @property
    def can_stop(self) -> bool:
        """The wizard can be left, or the preparation stopped, without harm."""
        return self.page is not WizardStep.WORKING or not (self.has_begun_to_erase or self.is_canceling)

    @property
    def is_prepared(self) -> bool:
        return self.result is not None and self.page not in (WizardStep.STOPPED, *BEFORE)
