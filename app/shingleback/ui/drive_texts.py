"""Sentences about a drive, from its view."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from shingleback.bridge.drives import DriveView
from shingleback.model.arrays import ArrayRisk, ArrayWarning
from shingleback.model.connection import Limit, LimitKind
from shingleback.model.drive import Drive, ServiceState, Use, Volume
from shingleback.model.evidence import Transport
from shingleback.model.visible_text import visible
from shingleback.ui.texts import capacity
from shingleback.words import QT_TRANSLATE_NOOP
from shingleback.words.explanations.topic import Topic

_USES: Final[dict[Use, str]] = {
    Use.FILES: QT_TRANSLATE_NOOP("drives", "files"),
    Use.ENCRYPTED: QT_TRANSLATE_NOOP("drives", "encrypted"),
    Use.SWAP: QT_TRANSLATE_NOOP("drives", "memory swapped out"),
    Use.ARRAY: QT_TRANSLATE_NOOP("drives", "part of an array"),
    Use.EMPTY: QT_TRANSLATE_NOOP("drives", "nothing that is recognized"),
}
_TRANSPORTS: Final[dict[Transport | None, str]] = {
    Transport.USB: QT_TRANSLATE_NOOP("drives", "USB"),
    Transport.SATA: QT_TRANSLATE_NOOP("drives", "SATA"),
    Transport.SAS: QT_TRANSLATE_NOOP("drives", "SAS"),
    Transport.NVME: QT_TRANSLATE_NOOP("drives", "NVMe"),
    Transport.CARD: QT_TRANSLATE_NOOP("drives", "memory card"),
}
_LIMIT_TOPICS: Final[dict[LimitKind, Topic]] = {
    LimitKind.SLOW_PORT: Topic.USB_2,
    LimitKind.SLOW_ENCLOSURE: Topic.USB_2,
    LimitKind.TIMED_OUT: Topic.IO_ERROR,
    LimitKind.NO_UAS: Topic.KEEP_POWERED,
    LimitKind.LARGE_REQUESTS: Topic.IO_ERROR,
}
_ARRAY_TOPICS: Final[dict[ArrayRisk, Topic]] = {
    ArrayRisk.PARITY: Topic.RAID,
    ArrayRisk.PERHAPS_PARITY: Topic.RAID,
    ArrayRisk.PERHAPS_RAIDZ: Topic.RAIDZ,
    ArrayRisk.BEHIND_CACHE: Topic.DM_CACHE,
    ArrayRisk.AS_CACHE: Topic.DM_CACHE,
    ArrayRisk.SNAPRAID_PARITY: Topic.SNAPRAID,
}
_SERVICES: Final[dict[ServiceState, str]] = {
    ServiceState.ABSENT: QT_TRANSLATE_NOOP(
        "drives",
        "The service that knows the drives (UDisks2) is not there, so drives cannot be shown. Backups to folders work"
        " without it. Install the package udisks2; Shingleback looks again by itself.",
    ),
    ServiceState.SILENT: QT_TRANSLATE_NOOP(
        "drives",
        "The service that knows the drives (UDisks2) does not answer. What you see may be out of date. Backups to"
        " folders work without it. Shingleback looks again by itself.",
    ),
    ServiceState.GONE: QT_TRANSLATE_NOOP(
        "drives",
        "The service that knows the drives (UDisks2) has ended. What you see may be out of date. Backups to folders"
        " work without it. Shingleback looks again by itself.",
    ),
    ServiceState.FAILED: QT_TRANSLATE_NOOP(
        "drives",
        "The list of drives could not be updated. What you see may be out of date. Backups to folders work without"
        " it. Shingleback tries again automatically.",
    ),
}


def service(state: ServiceState) -> str:
    """Empty where nothing is wrong."""
    return _said(_SERVICES.get(state, ""))


def facts(drive: Drive) -> str:
    """Below the name: what is known at a glance."""
    transport = _said(_TRANSPORTS.get(drive.evidence.transport, ""))
    known = (capacity(drive.size_bytes) if drive.size_bytes else "", transport, drive.device)
    return " · ".join(one for one in known if one)


def volume(shown: Volume) -> str:
    """What it is, with its name first if it has one."""
    what = shown.filesystem if shown.use is Use.FILES and shown.filesystem else _said(_USES[shown.use])
    named = f"{shown.label} ({what})" if shown.label else what
    return f"{named}, {capacity(shown.size_bytes)}" if shown.size_bytes else named


def volume_place(shown: Volume) -> str:
    if shown.mount_points:
        return QCoreApplication.translate("drives", "in use at {place}").format(
            place=visible(", ".join(shown.mount_points))
        )
    if shown.use is Use.FILES:
        return QCoreApplication.translate("drives", "not open")
    return ""


def backup_place(view: DriveView) -> str:
    """Where a backup could go on this drive: the largest volume with files; empty where none is in use."""
    drive = view.drive
    fit = [one for one in drive.volumes if one.use is Use.FILES and one.mount_points and not one.is_read_only]
    return max(fit, key=lambda one: one.size_bytes).mount_points[0] if fit else ""


def health_topic(view: DriveView) -> Topic:
    """What explains the health that is shown."""
    return Topic.SMART if view.health is not None and view.health.findings else Topic.NO_HEALTH


def limits(view: DriveView) -> tuple[Limit, ...]:
    return tuple(one for one in view.warnings if isinstance(one, Limit))


def limit_topic(view: DriveView) -> Topic | None:
    """What explains the worst limit of the connection."""
    return next((_LIMIT_TOPICS[one.kind] for one in limits(view)), None)


def array_warnings(view: DriveView) -> tuple[ArrayWarning, ...]:
    return tuple(one for one in view.warnings if isinstance(one, ArrayWarning))


def array_topic(warning: ArrayWarning) -> Topic:
    return _ARRAY_TOPICS[warning.risk]


def _said(text: str) -> str:
    return QCoreApplication.translate("drives", text) if text else ""
