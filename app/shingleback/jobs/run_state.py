"""Where a run stands, as its events tell it: a value, and how each event changes it."""

from dataclasses import dataclass, replace
from enum import Enum, StrEnum, auto
from typing import Final

from shingleback.jobs.events import (
    Awake,
    DriveState,
    EjectStep,
    Event,
    Finished,
    Note,
    Opened,
    Planned,
    Progress,
    Rest,
    State,
)
from shingleback.jobs.final_words import BackupFinished, EjectFinished
from shingleback.model.errors import Why
from shingleback.model.outcome import COMPLETE, Outcome

EJECT_STEPS: Final = ("flush", "unmount", "power-off")


class Stage(StrEnum):
    """What the worker is doing."""

    STARTING = "starting"  # nothing has been heard of it yet
    SURVEYING = "surveying"  # looking for what has changed
    COPYING = "copying"
    FINISHING = "finishing"  # everything is copied; the version is being made
    PAUSING = "pausing"  # on the way to a safe place
    PAUSED = "paused"
    CANCELING = "canceling"  # on the way to a safe place, and then to the end
    EJECTING = "ejecting"
    ENDED = "ended"


class Gone(Enum):
    """What became of the drive without this program."""

    PULLED = auto()  # while it was open
    CLOSED = auto()  # by another program; or nobody knows


CAN_PAUSE: Final = frozenset({Stage.SURVEYING, Stage.COPYING})
_STAGES: Final = {"survey": Stage.SURVEYING, "copy": Stage.COPYING, "finish": Stage.FINISHING}
_ASKED: Final = {"pausing": Stage.PAUSING, "paused": Stage.PAUSED, "canceling": Stage.CANCELING}


def believed(before: DriveState | None, event: DriveState) -> DriveState:
    """A simulated drive tells of itself as well: that is worth showing only where nothing is estimated."""
    if before is not None and before.source == "estimated" and event.source != "estimated":
        return before
    return event


@dataclass(frozen=True, slots=True)
class RunState:
    """Everything that a window shows of a run.

    Attributes:
        asked: what the person has asked for and the worker has confirmed; it hides what the work itself is at.
        drive: what is believed of the drive; of a simulated one what it says of itself, while nothing is believed.
        rest: the drive is given time; none where it is not.
        stays_awake: the computer is kept from falling asleep.
        backed_up: the final word of the backup; it stays while the drive is ejected afterwards.
        eject_steps: those that have succeeded.
        final: the newest final word; none while something is under way.
        gone: none while the drive is open; only at the end of a run it makes a difference.
        death: what is known of a worker that died without a final word; none where it did not.
    """

    work: Stage = Stage.STARTING
    asked: Stage | None = None
    opened: Opened | None = None
    planned: Planned | None = None
    progress: Progress | None = None
    drive: DriveState | None = None
    rest: Rest | None = None
    notes: tuple[Note, ...] = ()
    stays_awake: bool = False
    backed_up: BackupFinished | None = None
    eject_steps: frozenset[str] = frozenset()
    final: Finished | None = None
    death: str | None = None
    gone: Gone | None = None

    @property
    def stage(self) -> Stage:
        has_ended = self.final is not None or self.death is not None
        return Stage.ENDED if has_ended else self.asked or self.work

    @property
    def has_succeeded(self) -> bool:
        """There is a new version on the drive, or the newest one is what the folders are."""
        return self.backed_up is not None and self.backed_up.outcome in COMPLETE

    @property
    def is_eject_only(self) -> bool:
        """A drive is ejected to which nothing was backed up just now."""
        is_ejecting = self.work is Stage.EJECTING or isinstance(self.final, EjectFinished)
        return is_ejecting and self.backed_up is None

    @property
    def has_begun(self) -> bool:
        """Something was found out, or done; a backup that was refused at once has touched nothing."""
        return self.stage is not Stage.ENDED or self.opened is not None or self.progress is not None

    @property
    def has_lost_drive(self) -> bool:
        """It has ended, the drive is not open any more, and no eject has made sure that this was safe."""
        return self.stage is Stage.ENDED and self.gone is not None and self.unpluggable < 1

    @property
    def has_failed_to_write(self) -> bool:
        """The drive returned an error for what was still to be written when it was ejected."""
        return isinstance(self.final, EjectFinished) and self.final.why == Why.DRIVE_WRITE_ERROR

    @property
    def has_left_in_order(self) -> bool:
        """Its drive went without an eject, and what was to be written had been."""
        was_done = self.has_succeeded or self.is_eject_only
        return self.has_lost_drive and was_done and not self.has_failed_to_write

    @property
    def copied(self) -> float:
        """How much of what is to be copied has been, from 0 to 1."""
        return self._part(self.progress.bytes, self.progress.files) if self.progress else 0.0

    @property
    def durable(self) -> float:
        """How much of what is to be copied is on the drive, from 0 to 1."""
        return self._part(self.progress.durable_bytes, self.progress.durable_files) if self.progress else 0.0

    @property
    def unpluggable(self) -> float:
        """How far the drive is on the way to being safe to unplug; 1 only when it is."""
        if isinstance(self.final, EjectFinished) and self.final.safe_to_unplug:
            return 1.0
        return len(self.eject_steps) / (len(EJECT_STEPS) + 1)

    def after(self, event: Event) -> "RunState":  # noqa: C901, PLR0911 (a table)
        match event:
            case Opened():
                return replace(self, opened=event)
            case Planned():
                return replace(self, planned=event)
            case Progress(phase=phase):
                return replace(self, progress=event, work=_STAGES.get(phase, self.work))
            case DriveState():
                return replace(self, drive=believed(self.drive, event))
            case Rest():
                return replace(self, rest=event if event.left_s > 0 else None)
            case State(state=state):
                return replace(self, asked=_ASKED.get(state), stays_awake=self.stays_awake and state != "paused")
            case Note():
                return replace(self, notes=(*self.notes, event))
            case Awake(held=held):
                return replace(self, stays_awake=held)
            case EjectStep(step=step, done=True):
                return replace(self, eject_steps=self.eject_steps | {step})
            case BackupFinished():
                return replace(self, backed_up=event, final=event, stays_awake=False)
            case EjectFinished(why=why):
                has_drive = why != Why.NOTHING_TO_EJECT  # else the backup went to a disk of the computer's
                gone = self.gone or (Gone.CLOSED if why == Why.DESTINATION_MISSING else None)
                return replace(self, final=event if has_drive else self.backed_up or event, gone=gone)
            case _:
                return self

    def died(self, detail: str) -> "RunState":
        return replace(self, death=detail, stays_awake=False)

    def ejecting(self) -> "RunState":
        """The drive is being made safe to unplug; what is known of the backup stays."""
        return replace(self, work=Stage.EJECTING, asked=None, final=None, eject_steps=frozenset(), gone=None)

    def come_back(self) -> "RunState":
        """After its end the drive was plugged in, or opened, again; how the backup ended stays true."""
        unsafe = EjectFinished(outcome=Outcome.DONE, exit_code=Outcome.DONE.exit_code)
        return replace(self, final=self.backed_up or unsafe, eject_steps=frozenset(), gone=None)

    def _part(self, count_bytes: int, files: int) -> float:
        """Of a run that has nothing to copy, everything is done as soon as that is known."""
        progress = self.progress
        if progress is None or progress.phase not in _STAGES or self.work is Stage.SURVEYING:
            return 1.0 if self.has_succeeded else 0.0
        if progress.total_bytes:
            return min(1.0, count_bytes / progress.total_bytes)
        return min(1.0, files / progress.total_files) if progress.total_files else 1.0
