"""How a widget leads elsewhere: it requests a destination, and the nearest widget around it that can opens it.

The request bubbles up the widget tree as an event, so the parts and pages in between pass nothing on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from shingleback.domain.drive import Drive
    from shingleback.gui.controllers.safe_to_unplug import Opening
    from shingleback.messages.help.topic import Topic

Destination: TypeAlias = "Topic | ShowDrive | OpenDrive | EjectDrive | WhatHappened | RestoreFiles"
"""A `Topic` stands for its explanation."""


@dataclass(frozen=True, slots=True)
class ShowDrive:
    """The card of the drive with this key, or instructions to plug it in."""

    key: str


@dataclass(frozen=True, slots=True)
class OpenDrive:
    """Mount or unmount something, with its progress on the drive's card."""

    opening: Opening


@dataclass(frozen=True, slots=True)
class EjectDrive:
    """Eject a mounted drive, with the progress on Home."""

    drive: Drive


@dataclass(frozen=True, slots=True)
class WhatHappened:
    """What happened to the drive with this device and name; to any drive if they are empty."""

    device: str
    name: str


@dataclass(frozen=True, slots=True)
class RestoreFiles:
    """A version of the backup at this place; without a version, the newest; without a place, the one last shown."""

    place: str = ""
    version: str = ""


class NavigationRequest(QEvent):
    """A request that is accepted by whoever opens its destination."""

    TYPE: ClassVar = QEvent.Type(QEvent.registerEventType())

    def __init__(self, destination: Destination) -> None:
        super().__init__(self.TYPE)
        self.destination = destination
        self.ignore()


class Navigator:
    """A widget that opens destinations for the widgets inside of it."""

    def open_destination(self, destination: Destination) -> bool:
        """Open a destination; False to leave it to the widgets around this one."""
        raise NotImplementedError

    def customEvent(self, event: QEvent) -> None:
        if isinstance(event, NavigationRequest) and self.open_destination(event.destination):
            event.accept()


def go(widget: QWidget, destination: Destination) -> None:
    """Open a destination on behalf of a widget. It is an error if no widget around this one opens it."""
    request = NavigationRequest(destination)
    around: QWidget | None = widget
    while around is not None:
        QCoreApplication.sendEvent(around, request)
        if request.isAccepted():
            return
        around = around.parentWidget()
    raise LookupError(destination)
