"""What the card of a drive says at a glance, and the one thing that it offers first; values without widgets."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from enum import Enum, auto
from typing import Final

from shingleback.backup_sets.library import FreeSpace
from shingleback.backup_sets.status import BEGINS, UNDER_WAY, Attempt, NextStep, Presence
from shingleback.domain.drive import Drive, Use
from shingleback.domain.smart.report import Health
from shingleback.domain.text import visible
from shingleback.gui.controllers.backup_sets import SetView
from shingleback.gui.controllers.closed_drives import closed_volumes
from shingleback.gui.controllers.drives import DriveView
from shingleback.gui.controllers.safe_to_unplug import Opening
from shingleback.gui.drives import texts
from shingleback.gui.run.texts import capacity, isolated, joined, size, translate
from shingleback.gui.widgets.dates import near_day
from shingleback.messages.translate import QT_TRANSLATE_NOOP

_CONTEXT: Final = "drives"
_YOURS: Final = QT_TRANSLATE_NOOP("drives", "Your backup drive")
_BUILT_IN: Final = QT_TRANSLATE_NOOP("drives", "Built into this computer")
_FREE: Final = QT_TRANSLATE_NOOP("drives", "{free} of {total} free")
_LAST: Final = QT_TRANSLATE_NOOP("drives", "last backup {day}")
_NONE: Final = QT_TRANSLATE_NOOP("drives", "no backup yet")
_NOT_FROM_HERE: Final = QT_TRANSLATE_NOOP("drives", "not used by your backups")
_RUNNING: Final = QT_TRANSLATE_NOOP("drives", "a backup is running")
_LABELED: Final = QT_TRANSLATE_NOOP("drives", "labeled “{label}”")
_FOREIGN: Final = QT_TRANSLATE_NOOP("drives", "in a format that Linux cannot read")
_HEALTH: Final[dict[Health, str]] = {
    Health.OK: QT_TRANSLATE_NOOP("drives", "healthy"),
    Health.WATCH: QT_TRANSLATE_NOOP("drives", "needs watching"),
    Health.FAILING: QT_TRANSLATE_NOOP("drives", "failing"),
}
_OWN: Final = frozenset({Presence.OPEN, Presence.CLOSED, Presence.ELSEWHERE, Presence.DOUBLED})


class FirstAction(Enum):
    """The one thing that a card offers first."""

    BACK_UP = auto()  # to the backup that is on the drive
    WATCH = auto()  # the backup that is running
    OPEN = auto()
    SET_UP = auto()  # erases the drive, so it is never offered here on a drive that is used for backups
    USE_AS_IT_IS = auto()  # back up to the drive without erasing it
    NONE = auto()


def first_action(view: DriveView, backups: Sequence[SetView]) -> FirstAction:
    """`backups`: the backups that go to this drive."""
    place = texts.backup_place(view.drive)
    if view.drive.is_system or view.is_ignored:
        return FirstAction.NONE
    if not backups and view.gravest_refusal is None:
        return FirstAction.SET_UP
    if running(backups) is not None:
        return FirstAction.WATCH
    if place:
        return FirstAction.BACK_UP if backups else FirstAction.USE_AS_IT_IS
    is_open = bool(view.drive.mount_points) and not backups  # then a closed volume is one that nobody opens, as of EFI
    return FirstAction.OPEN if closed_volumes(view.drive) and not is_open else FirstAction.NONE


def has_own_backup(backups: Iterable[SetView]) -> bool:
    """Return whether a set has been backed up to the drive, or is known to go there."""
    return any(backup.presence in _OWN for backup in backups)


def running(backups: Iterable[SetView]) -> SetView | None:
    return next((backup for backup in backups if backup.status.state in UNDER_WAY), None)


def begin_step(backups: Iterable[SetView]) -> NextStep:
    """Return how Home names the start of the backup that goes to the drive: a stopped one is continued."""
    step = next((backup.status.step for backup in backups), NextStep.BACK_UP)
    return step if step in BEGINS else NextStep.BACK_UP


def opening(view: DriveView) -> Opening | None:
    """Return how to open the largest closed volume; None if there is none."""
    closed = closed_volumes(view.drive)
    if not closed:
        return None
    volume = max(closed, key=lambda volume: volume.size_bytes)
    return Opening(view.drive.path, volume.device, is_locked=volume.use is Use.ENCRYPTED)


def summary(view: DriveView, backups: Sequence[SetView], now: datetime) -> str:
    """Say whose drive it is and how it is: "Your backup drive, 3.2 TB of 8.0 TB free, healthy, last backup today"."""
    is_own = has_own_backup(backups)
    is_foreign = not is_own and not view.drive.is_system
    role = _YOURS if is_own else "" if is_foreign else _BUILT_IN
    health = _HEALTH.get(view.health.health, "") if view.health is not None else ""
    parts = (
        translate(_CONTEXT, role) if role else "",
        _room(view, backups),
        translate(_CONTEXT, health) if health else "",
        _content(view.drive) if is_foreign else "",
        _last_backup(backups, now) if is_own else translate(_CONTEXT, _NOT_FROM_HERE) if is_foreign else "",
    )
    return joined(*filter(None, parts))


def _room(view: DriveView, backups: Iterable[SetView]) -> str:
    """Return the free space that the last backup left; the size of the drive if that is not known."""
    free_space = max((backup.free_space[0] for backup in backups if backup.free_space), key=_time, default=None)
    if free_space is not None:
        free, total = size(free_space.free_bytes), size(free_space.total_bytes)
        return translate(_CONTEXT, _FREE).format(free=free, total=total)
    return capacity(view.drive.size_bytes) if view.drive.size_bytes else ""


def _content(drive: Drive) -> str:
    """Return what somebody recognizes of what is on a drive, before it is erased; empty if there is nothing."""
    largest = max(drive.volumes, key=lambda volume: volume.size_bytes, default=None)
    if largest is None:
        return ""
    if not largest.is_readable:
        return translate(_CONTEXT, _FOREIGN)
    if largest.label:
        return translate(_CONTEXT, _LABELED).format(label=isolated(visible(largest.label)))
    return translate(_CONTEXT, Use.ENCRYPTED.label) if largest.use is Use.ENCRYPTED else ""


def _last_backup(backups: Sequence[SetView], now: datetime) -> str:
    if running(backups) is not None:
        return translate(_CONTEXT, _RUNNING)
    good = max((backup.status.last_good for backup in backups if backup.status.last_good), key=_time, default=None)
    return translate(_CONTEXT, _LAST).format(day=near_day(good.at, now)) if good else translate(_CONTEXT, _NONE)


def _time(record: FreeSpace | Attempt) -> datetime:
    return record.at
