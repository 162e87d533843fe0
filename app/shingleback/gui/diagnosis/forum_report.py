"""The report for a forum: its facts, and what it must not contain. It is loaded when the user asks for a report."""

import getpass
import os
import platform
from collections.abc import Iterable, Iterator
from pathlib import PurePath
from typing import Final

from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QGuiApplication

from shingleback import __version__
from shingleback.backup_sets.library import Memory
from shingleback.domain import privacy
from shingleback.domain.drive import Drive
from shingleback.domain.privacy import (
    Cleaner,
    PrivateKind,
    Report,
    ReportedDrive,
    ReportedEpisode,
    ReportedRun,
    ReportLines,
    Secret,
    read_report_lines,
)
from shingleback.gui.controllers.drives import DriveList, DriveView
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.diagnosis.page import MakeReport
from shingleback.messages.diagnosis import report_text
from shingleback.protocol.events import Event
from shingleback.protocol.result_items import EpisodeItem, Tally
from shingleback.protocol.results import BackupFinished, CheckFinished, EjectFinished
from shingleback.store.private_files import resource_path
from shingleback.store.settings import Settings

_MAX_RUNS: Final = 10
_MAX_EPISODES: Final = 5
_MINUTE: Final = len("2026-11-21T14:05")
_EVERYWHERE: Final = frozenset({"/", "home", "media", "mnt", "run", "root", "srv", "tmp", "usr", "var", "opt", "data"})


def report(
    versions: Iterable[tuple[str, str]],
    views: Iterable[DriveView],
    runs: Iterable[Event],
    episodes: Iterable[EpisodeItem],
) -> Report:
    """Collect the facts. `runs` are results, newest first."""
    reported = [made for made in map(_run, runs) if made is not None]
    return Report(
        tuple(versions),
        tuple(_drive(view) for view in views),
        tuple(reported[:_MAX_RUNS]),
        tuple(ReportedEpisode(one.kind, one.meaning, tuple(one.lines)) for one in list(episodes)[-_MAX_EPISODES:]),
    )


def anonymous(report: Report, secrets: Iterable[Secret], lines: ReportLines) -> str:
    """Return the text of the report: log lines of known harmless forms, and facts without any of the secrets."""
    return report_text(report, Cleaner(secrets).clean, lines.harmless)


def secrets_of(drives: Iterable[Drive], settings: Settings, user: str, host: str) -> Iterator[Secret]:
    """Yield everything known to be private, including the names of earlier drives and of places."""
    yield Secret(PrivateKind.USER, user)
    yield Secret(PrivateKind.HOST, host)
    yield Secret(PrivateKind.HOST, host.partition(".")[0])
    for drive in drives:
        yield from _of_drive(drive)
    for one in settings.sets:
        yield Secret(PrivateKind.LABEL, one.name)
        for path in (*one.folders, one.destination):
            yield from _of_path(path)


def _of_drive(drive: Drive) -> Iterator[Secret]:
    for number in (drive.serial, drive.wwn, drive.wwn.removeprefix("0x"), drive.key, drive.key.rpartition(" ")[2]):
        yield Secret(PrivateKind.SERIAL, number)
    for volume in drive.volumes:
        yield Secret(PrivateKind.UUID, volume.uuid)
        yield Secret(PrivateKind.UUID, volume.partition_uuid)
        yield Secret(PrivateKind.LABEL, volume.label)
        for point in volume.mount_points:
            yield from _of_path(point)


def _of_path(path: str) -> Iterator[Secret]:
    yield Secret(PrivateKind.FOLDER, path)
    for part in PurePath(path).parts:
        if part not in _EVERYWHERE:
            yield Secret(PrivateKind.FOLDER, part)


def _drive(view: DriveView) -> ReportedDrive:
    drive = view.drive
    return ReportedDrive(
        name=privacy.drive_name(drive.name),
        size_bytes=drive.size_bytes,
        usb_mbps=drive.link_mbps,
        verdict=view.verdict,
        health=view.health,
        access=view.access,
        volumes=tuple((privacy.filesystem(one.filesystem), bool(one.mount_points)) for one in drive.volumes),
    )


def _run(result: Event) -> ReportedRun | None:
    match result:
        case BackupFinished():
            amount, left_out = result.copied, result.left_out_count
        case CheckFinished():
            amount, left_out = result.checked, result.left_out_count
        case EjectFinished():
            amount, left_out = Tally(), 0
        case _:
            return None
    return ReportedRun(
        command=result.command,
        at=result.started_at[:_MINUTE].replace("T", " "),
        outcome=result.outcome,
        why=result.why,
        seconds=result.elapsed_s,
        files=amount.files,
        size_bytes=amount.bytes,
        left_out=left_out,
    )


def report_maker(drives: DriveList, chosen: SettingsController, memory: Memory) -> MakeReport:
    lines = read_report_lines(resource_path("knowledge/report-lines.toml").read_text(encoding="utf-8"))

    def make(views: tuple[DriveView, ...], episodes: tuple[EpisodeItem, ...]) -> str:
        known = report(_versions(), views, memory.runs(""), episodes)
        return anonymous(
            known, [*secrets_of(drives.drives, chosen.settings, _user(), platform.node()), *_home()], lines
        )

    return make


def _versions() -> Iterator[tuple[str, str]]:
    yield "Shingleback", __version__
    yield "Python, Qt", f"{platform.python_version()}, {qVersion()} ({QGuiApplication.platformName()})"
    yield "Linux", f"{privacy.kernel_release(platform.release())} ({privacy.machine(platform.machine())})"
    yield "Distribution", privacy.distribution(_distribution())
    desktop = privacy.desktop(os.environ.get("XDG_CURRENT_DESKTOP", ""))
    yield "Desktop", f"{desktop} ({privacy.session_type(os.environ.get('XDG_SESSION_TYPE', ''))})"
    yield "Language", privacy.language(QLocale().name())


def _distribution() -> str:
    try:
        return platform.freedesktop_os_release().get("PRETTY_NAME", "unknown")
    except OSError:
        return "unknown"


def _user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # a user id without a name
        return ""


def _home() -> Iterator[Secret]:
    home = os.path.expanduser("~")
    yield Secret(PrivateKind.FOLDER, home)
    yield Secret(PrivateKind.USER, os.path.basename(home) if home != "/root" else "")
