"""Sentences about a drive, from its view. The simulated drive of the demo is one of them."""

from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QObject, Signal

from shingleback.domain.arrays import ArrayWarning
from shingleback.domain.connection import ConnectionLimit, LimitKind
from shingleback.domain.destination import SIMULATED_DRIVE, simulated_name
from shingleback.domain.drive import Drive, ServiceState, Use, Volume
from shingleback.domain.smr.evidence import Confidence, RecordingMethod, Verdict, VerdictReason
from shingleback.domain.smr.verdict import SMALLEST_SHINGLED_BYTES
from shingleback.domain.text import visible
from shingleback.gui.controllers.drives import DriveList, DriveView
from shingleback.gui.run.texts import capacity, isolated, joined, translate
from shingleback.messages.drive import headline
from shingleback.messages.help.topic import Topic
from shingleback.messages.translate import QT_TRANSLATE_NOOP, capitalized
from shingleback.protocol.run_state import RunState, Stage
from shingleback.simulator.demo import show_files, simulated_drive

_LIMIT_TOPICS: Final[dict[LimitKind, Topic]] = {
    LimitKind.SLOW_PORT: Topic.USB_2,
    LimitKind.SLOW_ENCLOSURE: Topic.USB_2,
    LimitKind.TIMED_OUT: Topic.IO_ERROR,
    LimitKind.NO_UAS: Topic.KEEP_POWERED,
    LimitKind.NO_FLUSH: Topic.KEEP_POWERED,
    LimitKind.LARGE_REQUESTS: Topic.IO_ERROR,
    LimitKind.UNSEEN_RESETS: Topic.IO_ERROR,
    LimitKind.ONLY_TIMEOUTS_SEEN: Topic.IO_ERROR,
}
_SERVICES: Final[dict[ServiceState, str]] = {
    ServiceState.ABSENT: QT_TRANSLATE_NOOP(
        "drives",
        "The drive service (UDisks2) is not installed, so drives can't be shown. Backups to folders work without "
        "it. Install the package udisks2; Shingleback notices it automatically.",
    ),
    ServiceState.NO_BUS: QT_TRANSLATE_NOOP(
        "drives",
        "The system bus (D-Bus) can't be reached, so drives can't be shown. Backups to folders work without it. "
        "Shingleback tries again automatically.",
    ),
    ServiceState.NOT_STARTED: QT_TRANSLATE_NOOP(
        "drives",
        "The drive service (UDisks2) did not start, so drives can't be shown. Backups to folders work without it. "
        "Shingleback tries again automatically.",
    ),
    ServiceState.SILENT: QT_TRANSLATE_NOOP(
        "drives",
        "The drive service (UDisks2) is not answering. What you see may be out of date. Backups to folders work "
        "without it. Shingleback tries again automatically.",
    ),
    ServiceState.GONE: QT_TRANSLATE_NOOP(
        "drives",
        "The drive service (UDisks2) has stopped. What you see may be out of date. Backups to folders work without "
        "it. Shingleback tries again automatically.",
    ),
    ServiceState.FAILED: QT_TRANSLATE_NOOP(
        "drives",
        "The list of drives could not be updated. What you see may be out of date. Backups to folders work without"
        " it. Shingleback tries again automatically.",
    ),
}
_SIMULATED: Final = (
    QT_TRANSLATE_NOOP("drives", "Simulated drive"),
    QT_TRANSLATE_NOOP("drives", "Second simulated drive"),
)
_FILESYSTEMS: Final = {"vfat": "FAT", "exfat": "exFAT", "ntfs": "NTFS", "hfsplus": "HFS+"}


def service(state: ServiceState) -> str:
    """Return what is wrong with the service; empty if nothing is."""
    return _translated(_SERVICES.get(state, ""))


def facts(drive: Drive) -> str:
    """Return the first line of the details: size and connection."""
    return joined(*size_and_connection(drive), by=" · ")


def kind(view: DriveView) -> str:
    """Return what the drive is; empty if nothing is known, and it is too small to be shingled."""
    verdict, size_bytes = view.verdict, view.drive.size_bytes
    is_too_small = 0 < size_bytes < SMALLEST_SHINGLED_BYTES
    if verdict.recording is RecordingMethod.UNKNOWN and is_too_small:
        return ""
    return headline(verdict.recording, verdict.confidence, translate)


def size_and_connection(drive: Drive) -> tuple[str, ...]:
    """Return what distinguishes a drive from others of its name at a glance, as far as it is known."""
    transport = drive.evidence.transport
    connection = _translated(transport.label) if transport else ""
    return tuple(filter(None, (capacity(drive.size_bytes) if drive.size_bytes else "", connection)))


def volume(shown: Volume) -> str:
    """Describe a volume. Its label comes first, and may be any text."""
    has_filesystem = shown.use is Use.FILES and bool(shown.filesystem)
    content = filesystem_name(shown.filesystem) if has_filesystem else _translated(shown.use.label)
    named = f"{visible(shown.label)} ({content})" if shown.label else content
    return joined(named, capacity(shown.size_bytes)) if shown.size_bytes else isolated(named)


def volume_name(shown: Volume) -> str:
    """Describe a volume at a glance, by its label and size, without naming its filesystem."""
    named = visible(shown.label) or capitalized(_translated(shown.use.label))
    return joined(named, capacity(shown.size_bytes)) if shown.size_bytes else isolated(named)


def filesystem_name(filesystem: str) -> str:
    """Return a filesystem's name as people know it, which for FAT and NTFS is not what Linux calls it."""
    return _FILESYSTEMS.get(filesystem, visible(filesystem))


def volume_state(shown: Volume) -> str:
    """Return whether a volume with files is open."""
    if shown.mount_points:
        return QCoreApplication.translate("drives", "open")
    if shown.use is Use.FILES:
        return QCoreApplication.translate("drives", "not open")
    return ""


def volume_risk(drive: Drive) -> str:
    """Warn about the largest volume; empty if a power cut only harms files that are being written."""
    fit = [volume for volume in drive.volumes if volume.use is Use.FILES]
    largest = max(fit, key=lambda volume: volume.size_bytes, default=None)
    if largest is None or not largest.may_lose_files:
        return ""
    if largest.lacks_journal:
        return QCoreApplication.translate(
            "drives",
            "{filesystem} was made without its journal here: a power cut or a pulled cable can lose files that were "
            "already stored, even in older backups.",
        ).format(filesystem=filesystem_name(largest.filesystem))
    return QCoreApplication.translate(
        "drives",
        "A power cut or a pulled cable can lose files on {filesystem} that were already stored, even in older backups.",
    ).format(filesystem=filesystem_name(largest.filesystem))


def measurable_place(drive: Drive) -> str:
    """Return the device if there is no place for files: then it can only be read."""
    return backup_place(drive) or drive.device


def unplugged(name: str) -> str:
    return QCoreApplication.translate("ClonePage", "{drive} was unplugged.").format(drive=visible(name))


def backup_place(drive: Drive) -> str:
    """Return where a backup could go on this drive: the largest mounted volume with files; empty if there is none."""
    fit = [
        volume
        for volume in drive.volumes
        if volume.use is Use.FILES and volume.mount_points and not volume.is_read_only
    ]
    return max(fit, key=lambda volume: volume.size_bytes).mount_points[0] if fit else ""


def health_topic(view: DriveView) -> Topic:
    """Return the topic that explains the health shown."""
    return Topic.SMART if view.health is not None and view.health.findings else Topic.NO_HEALTH


def limits(view: DriveView) -> tuple[ConnectionLimit, ...]:
    return tuple(warning for warning in view.warnings if isinstance(warning, ConnectionLimit))


def limit_topic(view: DriveView) -> Topic | None:
    """Return the topic that explains the worst limit of the connection."""
    return next((_LIMIT_TOPICS[warning.kind] for warning in limits(view)), None)


def array_warnings(view: DriveView) -> tuple[ArrayWarning, ...]:
    return tuple(warning for warning in view.warnings if isinstance(warning, ArrayWarning))


def _translated(text: str) -> str:
    return QCoreApplication.translate("drives", text) if text else ""


def simulated_view(place: str, size_bytes: int, cache_bytes: int | None = None) -> DriveView:
    """Make the view of a modeled drive: `place` is the folder for its files, and the sizes are the model's."""
    reason = VerdictReason("simulated", RecordingMethod.DRIVE_MANAGED, Confidence.CERTAIN)
    verdict = Verdict(RecordingMethod.DRIVE_MANAGED, Confidence.CERTAIN, (reason,), cache_bytes=cache_bytes)
    return DriveView(drive=simulated_drive(place, size_bytes), verdict=verdict, is_simulated=True)


def named(view: DriveView) -> DriveView:
    """Translate the name, because the language is not known yet when the demo is prepared."""
    name = simulated_name(view.drive.mount_points[0]) or SIMULATED_DRIVE
    return replace(view, drive=replace(view.drive, name=translate("drives", name)))


class SimulatedPlug(QObject):
    """Plugs the simulated drive in and out.

    Attributes: `view` is the drive; `is_in`: it is plugged in. Signals: `unplugged`.
    """

    unplugged = Signal()

    def __init__(self, view: DriveView, drives: DriveList, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.view = view
        self._drives = drives
        self._place = Path(view.drive.mount_points[0])
        self._came = QElapsedTimer()
        self.is_in = False

    def came_within(self, span_ms: int) -> bool:
        """Whether it was plugged in during the last `span_ms`, and still is."""
        return self.is_in and not self._came.hasExpired(span_ms)

    def plug_in(self) -> None:
        if not self.is_in:
            self.is_in = True
            self._came.start()
            show_files(self._place, is_plugged_in=True)
            self._drives.show(self.view)

    def plug_in_again(self) -> None:
        """Plug it in, but only if it was plugged in before."""
        if self._came.isValid():
            self.plug_in()

    def translate_name(self) -> None:
        """Name the drive in the language of the window, which may have changed."""
        self.view = named(self.view)
        if self.is_in:
            self._drives.show(self.view)

    def follow(self, state: RunState, destination: str) -> None:
        """Unplug after an eject, and plug in when a backup to it starts. `destination`: the folder of the run."""
        if Path(destination) != self._place:
            return
        if state.eject_progress == 1:
            self.is_in = False
            show_files(self._place, is_plugged_in=False)
            self._drives.hide(self.view)
            self.unplugged.emit()
        elif state.stage is not Stage.ENDED:
            self.plug_in()
