"""The list of plugged-in drives with their verdicts, health and warnings, kept up to date by events."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from shingleback.domain.access_times import AccessTimes
from shingleback.domain.arrays import ArrayWarning
from shingleback.domain.connection import ConnectionLimit
from shingleback.domain.drive import (
    Drive,
    DriveArrived,
    DriveChanged,
    DriveEvent,
    DriveLeft,
    DrivesListed,
    ServiceChanged,
    ServiceState,
)
from shingleback.domain.formatting.safety_checks import Refusal, RefusalReason, lasting_refusal
from shingleback.domain.smart.report import AccessMethod, HealthVerdict
from shingleback.domain.smr.evidence import Confidence, RecordingMethod, Verdict

DriveWarning = ArrayWarning | ConnectionLimit
Judge = Callable[[Drive], Verdict]
WarningsFound = Callable[[tuple[DriveWarning, ...]], None]
Warn = Callable[[Drive, Verdict, WarningsFound], None]
HealthRead = Callable[[HealthVerdict, AccessMethod, tuple[tuple[str, str], ...]], None]
ReadHealth = Callable[[Drive, HealthRead], None]
Refuse = Callable[[Drive, Collection[Drive]], tuple[Refusal, ...]]

AccessTimesAt = Callable[[Collection[str]], AccessTimes]


@dataclass(frozen=True, slots=True, kw_only=True)
class DriveView:
    """A drive and everything that is known about it.

    Attributes:
        health: None until it has been read.
        access: how the health was read, or why it could not be; None until then.
        access_values: the values for the sentences about the access method, as in `devices.smart.read.SmartReading`.
        warnings: problems with its use and its connection, the worst first.
        refusals: why it cannot be set up for backups, which would erase it.
        access_times: whether reading writes to it: the worst case of its mounted volumes.
        is_ignored: the user chose "Don't ask about this drive".
        is_simulated: it is the simulated drive of the demo.
    """

    drive: Drive
    verdict: Verdict
    health: HealthVerdict | None = None
    access: AccessMethod | None = None
    access_values: tuple[tuple[str, str], ...] = ()
    warnings: tuple[DriveWarning, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    access_times: AccessTimes = AccessTimes.UNKNOWN
    is_ignored: bool = False
    is_simulated: bool = False

    @property
    def is_protected(self) -> bool:
        """The user has put it on the list of drives that must never be erased."""
        return any(refusal.danger is RefusalReason.PROTECTED for refusal in self.refusals)

    @property
    def gravest_refusal(self) -> Refusal | None:
        """The most serious reason against a setup, except those that the wizard resolves by closing volumes."""
        return lasting_refusal(self.refusals)


def _unknown(_points: Collection[str]) -> AccessTimes:
    return AccessTimes.UNKNOWN


def _refuse_none(_drive: Drive, _other_drives: Collection[Drive]) -> tuple[Refusal, ...]:
    return ()


def _know_no_name(_name: str) -> Verdict:
    return Verdict(RecordingMethod.UNKNOWN, Confidence.UNSURE, ())


@dataclass(frozen=True, slots=True, kw_only=True)
class DriveQuestions:
    """The functions that provide facts about a drive.

    Attributes:
        warn, read_health: may have to wait for the drive. They answer by calling the given function in this thread: at
            once, later, or never.
        refuse: returns why the drive cannot be set up for backups; gets the drive and the others.
        judge_name: returns the verdict on a drive that is known only from its box.
        times: returns whether reading from the filesystems at these mount points writes access times.
    """

    judge: Judge
    warn: Warn
    read_health: ReadHealth
    is_ignored: Callable[[Drive], bool]
    refuse: Refuse = _refuse_none
    judge_name: Callable[[str], Verdict] = _know_no_name
    times: AccessTimesAt = _unknown


class DriveList(QObject):
    """Follows the events of `gui.controllers.drive_watch`, and gets the verdict and the health of each drive.

    Attributes:
        questions: where the facts about a drive come from.
        service: whether UDisks2 is available; while it is not, the list of drives stays unchanged.
        is_listed: all drives that were plugged in at the start are known, as far as they ever will be.

    Signals:
        changed: `views` or `service` have changed.
        arrived: a drive was plugged in; its `DriveView`.
        departed: a drive is gone; its last `DriveView`.
    """

    changed = Signal()
    arrived = Signal(object)
    departed = Signal(object)

    def __init__(self, questions: DriveQuestions, parent: QObject | None = None, *, is_listed: bool = True) -> None:
        super().__init__(parent)
        self.service = ServiceState.THERE
        self.is_listed = is_listed
        self.questions = questions
        self._views: dict[str, DriveView] = {}

    @property
    def views(self) -> tuple[DriveView, ...]:
        """The views: the most recently plugged in first, ignored drives after these, drives of the system last.

        Each access reads the mount options and the protected drives again; `drives` reads nothing.
        """
        return tuple(map(self._up_to_date, self._ordered))

    @property
    def drives(self) -> tuple[Drive, ...]:
        """The drives, in the order of `views`."""
        return tuple(view.drive for view in self._ordered)

    def drive(self, key: str) -> Drive | None:
        """Return the drive with this `Drive.key` if it is plugged in."""
        return next((drive for drive in self.drives if drive.key == key), None)

    @property
    def _ordered(self) -> list[DriveView]:
        newest_first = list(reversed(self._views.values()))
        return sorted(newest_first, key=lambda view: (view.drive.is_system, view.is_ignored))

    def on_event(self, event: DriveEvent) -> None:
        match event:
            case DriveArrived(drive):
                self._take(drive)
            case DriveChanged(before, after):
                self._change(before, after)
            case DriveLeft(drive):
                self._drop(drive)
            case ServiceChanged(state):
                self.service = state
                self.is_listed = self.is_listed or state is not ServiceState.THERE
                self.changed.emit()
            case DrivesListed():
                self.is_listed = True
                self.changed.emit()

    def show(self, view: DriveView) -> None:
        """Add the simulated drive, for which there are no events, or show it under another name."""
        is_new = view.drive.path not in self._views
        self._views[view.drive.path] = view
        self.changed.emit()
        if is_new:
            self.arrived.emit(view)

    def hide(self, view: DriveView) -> None:
        """Remove the simulated drive."""
        self._drop(view.drive)

    def refresh(self) -> None:
        """Read a drive again after a change that causes no event."""
        self.changed.emit()

    def judge_again(self) -> None:
        """Judge the drives again, since a measurement is evidence that causes no event."""
        for view in self._ordered:
            verdict = view.verdict if view.is_simulated else self.questions.judge(view.drive)
            if verdict != view.verdict:
                judged_view = replace(view, verdict=verdict)
                self._views[view.drive.path] = judged_view
                self.changed.emit()
                self._ask_for_warnings(judged_view)

    def read_again(self) -> None:
        """Ask again for everything that may have changed without an event: verdict, warnings and health."""
        self.judge_again()
        for view in self._ordered:
            if not view.is_simulated:
                self._ask_for_warnings(view)
                self._ask_for_health(view.drive)
        self.changed.emit()

    def on_choices(self) -> None:
        """The user has changed which drives to ignore or to protect."""
        for path, view in self._views.items():
            self._views[path] = replace(view, is_ignored=self.questions.is_ignored(view.drive))
        self.changed.emit()

    # events ---------------------------------------------------------------------------------------------------

    def _take(self, drive: Drive) -> None:
        """Add a drive. After an interruption, UDisks2 reports known drives again; these are no arrivals."""
        current_view = self._views.get(drive.path)
        if current_view is not None and current_view.drive.key == drive.key:
            self._change(current_view.drive, drive)
            return
        view = self._judged(drive)
        self._views[drive.path] = view
        self.changed.emit()
        self.arrived.emit(view)
        self._ask_for_warnings(view)
        self._ask_for_health(drive)

    def _change(self, before: Drive, after: Drive) -> None:
        current_view = self._views.get(before.path)
        if current_view is None or before.path != after.path or before.key != after.key:
            self._drop(before)
            self._take(after)
            return
        view = replace(
            self._judged(after),
            health=current_view.health,
            access=current_view.access,
            access_values=current_view.access_values,
            warnings=current_view.warnings,
        )
        self._views[after.path] = view
        self.changed.emit()
        self._ask_for_warnings(view)

    def _drop(self, drive: Drive) -> None:
        view = self._views.pop(drive.path, None)
        if view is not None:
            self.changed.emit()
            self.departed.emit(view)

    def _up_to_date(self, view: DriveView) -> DriveView:
        """Return the view with what changes without an event of its drive.

        The refusals depend on other drives and the list of protected ones, the access times on mount options.
        """
        if view.is_simulated:
            return view
        other_drives = [other_view.drive for path, other_view in self._views.items() if path != view.drive.path]
        refusals = self.questions.refuse(view.drive, other_drives)
        return replace(view, refusals=refusals, access_times=self.questions.times(view.drive.mount_points))

    def verdict_of(self, name: str) -> Verdict:
        """The verdict on a drive that is not here, from its name or part number."""
        return self.questions.judge_name(name)

    def _judged(self, drive: Drive) -> DriveView:
        return DriveView(drive=drive, verdict=self.questions.judge(drive), is_ignored=self.questions.is_ignored(drive))

    def _ask_for_warnings(self, view: DriveView) -> None:
        self.questions.warn(view.drive, view.verdict, lambda warnings: self._on_warnings(view.drive, warnings))

    def _on_warnings(self, drive: Drive, warnings: tuple[DriveWarning, ...]) -> None:
        """Keep the warnings. Ignores an answer for an older state of the drive: a newer one will come."""
        view = self._views.get(drive.path)
        if view is not None and view.drive == drive and view.warnings != warnings:
            self._views[drive.path] = replace(view, warnings=warnings)
            self.changed.emit()

    def _ask_for_health(self, drive: Drive) -> None:
        self.questions.read_health(drive, lambda health, access, values: self._on_health(drive, health, access, values))

    def _on_health(
        self, drive: Drive, health: HealthVerdict, access: AccessMethod, values: tuple[tuple[str, str], ...]
    ) -> None:
        """Keep the health. Ignores an answer about a drive that was unplugged, whatever is plugged in there now."""
        view = self._views.get(drive.path)
        if view is not None and view.drive.key == drive.key:
            self._views[drive.path] = replace(view, health=health, access=access, access_values=values)
            self.changed.emit()
