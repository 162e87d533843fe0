"""The state of a run as its events describe it: a value, and how each event changes it."""

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

import msgspec

from shingleback.domain.errors import COMPLETE, WRITE_FAILURES, Outcome, Why
from shingleback.domain.labels import QT_TRANSLATE_NOOP, LabeledEnum
from shingleback.domain.monitoring import CacheState, Phase
from shingleback.protocol.events import (
    Awake,
    DriveState,
    EjectStep,
    Event,
    Note,
    Opened,
    PlaceSilent,
    Planned,
    Progress,
    Rest,
    SourceSilent,
    State,
)
from shingleback.protocol.result_items import ReadyBy, Tally
from shingleback.protocol.results import BackupFinished, CommandResult, EjectFinished

EJECT_STEPS: Final = ("flush", "unmount", "power-off")


class Stage(LabeledEnum):
    """What the worker is doing."""

    STARTING = "starting", QT_TRANSLATE_NOOP("texts", "Starting")  # no event yet
    SURVEYING = "surveying", QT_TRANSLATE_NOOP("texts", "Looking for changes")
    COPYING = "copying", QT_TRANSLATE_NOOP("texts", "Copying")
    # everything is copied; the version is being completed
    FINISHING = "finishing", QT_TRANSLATE_NOOP("texts", "Finishing")
    PAUSING = "pausing", QT_TRANSLATE_NOOP("texts", "Pausing")  # until it reaches a safe point
    PAUSED = "paused", QT_TRANSLATE_NOOP("texts", "Paused")
    # for the drive, which may have been unplugged
    LOOKING = "looking", QT_TRANSLATE_NOOP("texts", "Checking whether the drive is still there")
    CANCELING = "canceling", QT_TRANSLATE_NOOP("texts", "Stopping")  # until it reaches a safe point, and then ends
    EJECTING = "ejecting", QT_TRANSLATE_NOOP("texts", "Ejecting the drive")
    ENDED = "ended", ""


class DriveLoss(Enum):
    """How the drive was removed by something other than this program."""

    PULLED = auto()  # unplugged while mounted
    CLOSED = auto()  # unmounted by another program; or the cause is unknown


CAN_PAUSE: Final = frozenset({Stage.SURVEYING, Stage.COPYING})
_STAGES: Final = {"survey": Stage.SURVEYING, "copy": Stage.COPYING, "finish": Stage.FINISHING}
_COPYING: Final = frozenset({"copy", "finish"})  # the phases that count copied files
_ALMOST: Final = 0.999
SILENT_S: Final = 10.0
"""A drive that has not answered for so long is what matters most about a run."""
_ASKED: Final = {
    "pausing": Stage.PAUSING,
    "paused": Stage.PAUSED,
    "looking": Stage.LOOKING,
    "canceling": Stage.CANCELING,
}


def preferred_drive_state(before: DriveState | None, event: DriveState) -> DriveState:
    """The drive state to show: a simulated drive's own report only counts while there is no estimate."""
    if before is not None and before.source == "estimated" and event.source != "estimated":
        return before
    return event


class CopyCounts(msgspec.Struct, frozen=True):
    """Attributes: `copied`: out of the `total` to copy; `durable`: the part that is on the drive."""

    copied: Tally
    durable: Tally
    total: Tally


@dataclass(frozen=True, slots=True)
class RunState:
    """Everything that a window shows of a run.

    Attributes:
        requested: the user's last command, or that the drive may be gone; it hides the state of the work itself.
        drive: the drive's estimated state; for a simulated drive its own report, while there is no estimate.
        rest: the current rest of the drive; None if there is none.
        silence: the source that does not answer, or the destination; None if all do.
        stays_awake: the computer is kept from sleeping.
        backed_up: the result of the backup; it stays while the drive is ejected afterward.
        eject_steps: the successful ones.
        final: the newest result; None while work is in progress.
        ready_by: whether it will be done by the chosen time; None if no time was chosen.
        gone: None while the drive is mounted; it matters only at the end of a run.
        death: the details if the worker died without a result; None if it did not.
    """

    work: Stage = Stage.STARTING
    requested: Stage | None = None
    opened: Opened | None = None
    planned: Planned | None = None
    progress: Progress | None = None
    drive: DriveState | None = None
    rest: Rest | None = None
    silence: SourceSilent | PlaceSilent | None = None
    notes: tuple[Note, ...] = ()
    stays_awake: bool = False
    backed_up: BackupFinished | None = None
    eject_steps: frozenset[str] = frozenset()
    final: CommandResult | None = None
    death: str | None = None
    gone: DriveLoss | None = None
    ready_by: ReadyBy | None = None

    @property
    def stage(self) -> Stage:
        has_ended = self.final is not None or self.death is not None
        return Stage.ENDED if has_ended else self.requested or self.work

    @property
    def has_succeeded(self) -> bool:
        """Whether there is a new version on the drive, or the newest one is still up to date."""
        return self.backed_up is not None and self.backed_up.outcome in COMPLETE

    @property
    def was_disconnected(self) -> bool:
        """Whether the backup has ended because its drive went away."""
        return self.backed_up is not None and self.backed_up.outcome == Outcome.DRIVE_GONE

    @property
    def is_eject_only(self) -> bool:
        """Whether the run only ejects a drive, without a backup before."""
        is_ejecting = self.work is Stage.EJECTING or isinstance(self.final, EjectFinished)
        return is_ejecting and self.backed_up is None

    @property
    def can_cancel(self) -> bool:
        """Whether to send a cancel. A second one gives up the flush, so it is only for a drive that does not answer."""
        is_silent = self.progress is not None and self.progress.silent_s >= SILENT_S
        return self.stage is not Stage.CANCELING or is_silent

    @property
    def is_own_disk(self) -> bool:
        """Whether the backup is on the disk that the computer runs from, so there is nothing to eject or unplug."""
        return bool((self.opened and self.opened.is_own_disk) or (self.backed_up and self.backed_up.is_own_disk))

    @property
    def has_begun(self) -> bool:
        """Whether anything was found out or done. A backup that was refused at once has touched nothing."""
        return self.stage is not Stage.ENDED or self.opened is not None or self.progress is not None

    @property
    def has_lost_drive(self) -> bool:
        """Whether it has ended, and the drive was removed or unmounted without an eject that made this safe."""
        return self.stage is Stage.ENDED and self.gone is not None and self.eject_progress < 1

    @property
    def has_failed_to_write(self) -> bool:
        """Whether the drive returned an error for pending writes when it was ejected."""
        return isinstance(self.final, EjectFinished) and self.final.why in WRITE_FAILURES

    @property
    def was_removed_safely(self) -> bool:
        """Whether the drive was removed without an eject, but after everything was written.

        A complete backup makes sure of that. For other work the eject does, if this computer can write it.
        """
        is_exhausted = self.final is not None and self.final.why == Why.COMPUTER_EXHAUSTED
        was_done = self.has_succeeded or (self.is_eject_only and not is_exhausted)
        return self.has_lost_drive and was_done and not self.has_failed_to_write

    @property
    def counts(self) -> CopyCounts | None:
        """The counters of the copy; None while the total is unknown: what a survey counts is not copied."""
        progress, result = self.progress, self.backed_up
        if progress is not None and progress.phase in _COPYING:
            copied = Tally(progress.files, progress.bytes)
            durable = Tally(progress.durable_files, progress.durable_bytes)
            total = Tally(progress.total_files, progress.total_bytes)
        elif self.planned is not None:
            copied = durable = Tally()
            total = Tally(self.planned.copy_files, self.planned.copy_bytes)
        else:
            return None
        if result is not None:  # newer than the last progress
            copied, durable = result.copied, result.durable
        return CopyCounts(copied, durable, copied if self.has_succeeded else total)

    @property
    def copied(self) -> float:
        """The share of the total that has been copied, from 0 to 1."""
        return self._part(self.counts.copied, self.counts.total) if self.counts else self._without_counts

    @property
    def done(self) -> float:
        """As `copied`, but 1 only if there is a version: the last data read may still have to be written.

        After an early end, only what is on the drive counts.
        """
        if self.has_succeeded:
            return self.copied
        has_ended = self.backed_up is not None or self.death is not None
        return min(self.durable if has_ended else self.copied, _ALMOST)

    @property
    def durable(self) -> float:
        """The share of the total that is on the drive, from 0 to 1."""
        return self._part(self.counts.durable, self.counts.total) if self.counts else self._without_counts

    @property
    def eject_progress(self) -> float:
        """The progress of the eject, from 0 to 1; 1 only if the drive is safe to unplug."""
        if isinstance(self.final, EjectFinished) and self.final.safe_to_unplug:
            return 1.0
        return len(self.eject_steps) / (len(EJECT_STEPS) + 1)

    def after(self, event: Event) -> "RunState":  # noqa: C901, PLR0911, PLR0912 (a table)
        match event:
            case Opened():
                return replace(self, opened=event)
            case Planned():
                return replace(self, planned=event)
            case Progress(phase=phase):
                work = _STAGES.get(phase, self.work)
                is_too_late = work is Stage.FINISHING and self.requested is Stage.PAUSING
                return replace(self, progress=event, work=work, requested=None if is_too_late else self.requested)
            case DriveState():
                return replace(self, drive=preferred_drive_state(self.drive, event))
            case ReadyBy():
                return replace(self, ready_by=event if event.at else None)
            case Rest():
                return replace(self, rest=event if event.left_s > 0 else None)
            case SourceSilent() | PlaceSilent():
                return replace(self, silence=event if event.silent_s else None)
            case State(state=state):
                return replace(self, requested=_ASKED.get(state), stays_awake=self.stays_awake and state != "paused")
            case Note():
                return replace(self, notes=(*self.notes, event))
            case Awake(held=held):
                return replace(self, stays_awake=held)
            case EjectStep(step=step, done=True):
                return replace(self, eject_steps=self.eject_steps | {step})
            case BackupFinished():
                return replace(self, backed_up=event, final=event, stays_awake=False, silence=None)
            case EjectFinished():
                # Without a drive, the backup went to one of the computer's own disks, and its result stays the last.
                has_drive = event.why != Why.NOTHING_TO_EJECT
                loss = self.gone or (DriveLoss.CLOSED if event.why == Why.DESTINATION_MISSING else None)
                return replace(self, final=event if has_drive else self.backed_up or event, gone=loss)
            case _:
                return self

    def asking(self, command: str) -> "RunState":
        """The state after a command of the user that the worker has yet to confirm."""
        match command:
            case "pause" if self.stage in CAN_PAUSE or self.stage is Stage.STARTING:
                return replace(self, requested=Stage.PAUSING)
            case "resume" if self.stage in (Stage.PAUSING, Stage.PAUSED):
                return replace(self, requested=None)
            case "cancel" if self.stage not in (Stage.EJECTING, Stage.ENDED):
                return replace(self, requested=Stage.CANCELING)
            case _:
                return self

    def died(self, detail: str) -> "RunState":
        return replace(self, death=detail, stays_awake=False)

    def ejecting(self) -> "RunState":
        """The state while the drive is being ejected; the result of the backup stays, if it has one."""
        before = self if self.death is None or self.backed_up is not None else RunState()
        return replace(
            before, death=None, work=Stage.EJECTING, requested=None, final=None, eject_steps=frozenset(), gone=None
        )

    def come_back(self) -> "RunState":
        """The state after the drive was plugged in or mounted again; the result of the backup stays."""
        unsafe = EjectFinished(outcome=Outcome.DONE)
        return replace(self, final=self.backed_up or unsafe, eject_steps=frozenset(), gone=None)

    @property
    def _without_counts(self) -> float:
        return 1.0 if self.has_succeeded else 0.0

    def _part(self, done: Tally, total: Tally) -> float:
        """The share that is done. If there is nothing to copy, everything is done as soon as the copy phase begins."""
        if not total.files and not total.bytes:
            is_copying = self.progress is not None and self.progress.phase in _COPYING
            return 1.0 if is_copying else self._without_counts
        if not total.bytes:
            return min(1.0, done.files / total.files)
        return min(1.0 if done.files >= total.files else _ALMOST, done.bytes / total.bytes)


def cache_state_of(event: DriveState) -> CacheState:
    """The cache state that an event reports. A simulated drive knows its state exactly, so its bands have no width."""
    used, whole, tidy_s = event.cache_used_bytes, event.cache_bytes, event.tidy_s
    if event.source != "estimated":
        return CacheState(Phase(event.phase), used, used, used, whole, whole, whole, tidy_s, tidy_s)
    return CacheState(
        Phase(event.phase),
        used,
        event.cache_low_bytes,
        event.cache_high_bytes,
        whole,
        event.capacity_low_bytes,
        event.capacity_high_bytes,
        event.tidy_low_s,
        event.tidy_high_s,
        event.cliffs,
    )
