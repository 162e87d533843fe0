"""What was begun to be copied or moved and not ended, and where its two drives are now."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from shingleback.domain.cloning import source_key, target_key
from shingleback.domain.drive import Drive
from shingleback.gui.controllers.cloning import CloneTask
from shingleback.gui.controllers.moving import MoveTask
from shingleback.store.paths import Paths
from shingleback.store.unfinished import CLONE, UnfinishedCopies, UnfinishedCopy, forget_copy

_FOLLOWS: Final = "--sets-follow"


class UnfinishedList(QObject):
    """The list of this computer. Attributes: `copies`: the newest first. Signals: `changed`."""

    changed = Signal()

    def __init__(self, paths: Paths, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.copies: tuple[UnfinishedCopy, ...] = ()
        self._paths = paths

    def look(self) -> None:
        found = UnfinishedCopies(self._paths.unfinished_folder).all()
        if found != self.copies:
            self.copies = found
            self.changed.emit()

    def forget(self, copy: UnfinishedCopy) -> None:
        """It stays while it is at work."""
        forget_copy(self._paths, copy)
        self.look()


def clone_task(copy: UnfinishedCopy, drives: Sequence[Drive]) -> CloneTask | None:
    """As it was begun, with the devices that its drives have now; None while one of them is not plugged in."""
    source, target = _source(copy, drives), _target(copy, drives)
    if not source or not target:
        return None
    return CloneTask(
        source=source,
        target=target,
        compares="--no-compare" not in copy.options,
        grows="--no-grow" not in copy.options,
        wants_new_uuid="--new-uuid" in copy.options,
        copies_all="--everything" in copy.options,
        sets_follow=_FOLLOWS in copy.options,
    )


def move_task(copy: UnfinishedCopy) -> MoveTask:
    return MoveTask(source=copy.source, target=copy.target, sets_follow=_FOLLOWS in copy.options)


def is_clone(copy: UnfinishedCopy) -> bool:
    return copy.command == CLONE


def _source(copy: UnfinishedCopy, drives: Sequence[Drive]) -> str:
    if copy.source_key == copy.source:  # an image
        return copy.source
    nodes = ((drive, node) for drive in drives for node in (drive.device, *(one.device for one in drive.volumes)))
    return next((node for drive, node in nodes if source_key(drive, node) == copy.source_key), "")


def _target(copy: UnfinishedCopy, drives: Sequence[Drive]) -> str:
    if copy.target_key == copy.target:
        return copy.target
    return next((drive.device for drive in drives if target_key(drive) == copy.target_key), "")
