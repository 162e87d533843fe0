"""The facts of a public report, apart from its drives: versions, runs, settings, and what it must not contain."""

import getpass
import os
import platform
import re
from collections.abc import Iterable, Iterator
from enum import Enum
from pathlib import PurePath
from typing import Final

import msgspec

from shingleback import __version__
from shingleback.domain.drive import Drive
from shingleback.domain.public_report import harmless_words
from shingleback.domain.public_report.log_lines import ReportLines, read_report_lines
from shingleback.domain.public_report.private_data import PrivateKind, Secret
from shingleback.domain.public_report.report import ReportedDrive, ReportedRun
from shingleback.domain.smart.report import AccessMethod, HealthVerdict
from shingleback.domain.smr.evidence import Verdict
from shingleback.protocol.events import Event
from shingleback.protocol.result_items import Tally
from shingleback.protocol.results import BackupFinished, CheckFinished, EjectFinished
from shingleback.store.private_files import resource_path
from shingleback.store.settings import Settings

_MINUTE: Final = len("2026-11-21T14:05")
_SHORT_NUMBER: Final = re.compile("[0-9]{1,3}")
_EVERYWHERE: Final = frozenset({"/", "home", "media", "mnt", "run", "root", "srv", "tmp", "usr", "var", "opt", "data"})


def report_lines() -> ReportLines:
    return read_report_lines(resource_path("knowledge/report-lines.toml").read_text(encoding="utf-8"))


def versions(windows: str, language: str) -> Iterator[tuple[str, str]]:
    """Yield names and versions. `windows` is what draws them, with its version; `language` is that of the window."""
    yield "Shingleback", __version__
    yield "Python, Qt", f"{platform.python_version()}, {windows}"
    yield "Linux", f"{harmless_words.kernel_release(platform.release())} ({harmless_words.machine(platform.machine())})"
    try:
        distribution = platform.freedesktop_os_release().get("PRETTY_NAME", "unknown")
    except OSError:
        distribution = "unknown"
    yield "Distribution", harmless_words.distribution(distribution)
    desktop = harmless_words.desktop(os.environ.get("XDG_CURRENT_DESKTOP", ""))
    yield "Desktop", f"{desktop} ({harmless_words.session_type(os.environ.get('XDG_SESSION_TYPE', ''))})"
    yield "Language", harmless_words.language(language)


def secrets_of(drives: Iterable[Drive], settings: Settings, user: str, host: str) -> Iterator[Secret]:
    """Yield everything known to be private, including the names of earlier drives and of places."""
    yield Secret(PrivateKind.USER, user)
    yield Secret(PrivateKind.HOST, host)
    yield Secret(PrivateKind.HOST, host.partition(".")[0])
    for drive in drives:
        for number in (drive.serial, drive.wwn, drive.wwn.removeprefix("0x"), drive.key, drive.key.rpartition(" ")[2]):
            yield Secret(PrivateKind.SERIAL, number)
        for volume in drive.volumes:
            yield Secret(PrivateKind.UUID, volume.uuid)
            yield Secret(PrivateKind.UUID, volume.partition_uuid)
            yield Secret(PrivateKind.LABEL, volume.label)
            for point in volume.mount_points:
                yield from _of_path(point)
    for backup_set in settings.sets:
        yield Secret(PrivateKind.LABEL, backup_set.name)
        for path in (*backup_set.folders, backup_set.destination):
            yield from _of_path(path)


def _of_path(path: str) -> Iterator[Secret]:
    yield Secret(PrivateKind.FOLDER, path)
    for part in PurePath(path).parts:
        if part not in _EVERYWHERE and not _SHORT_NUMBER.fullmatch(part):  # or no version could be read
            yield Secret(PrivateKind.FOLDER, part)


def reported_drive(
    drive: Drive, verdict: Verdict, health: HealthVerdict | None, access: AccessMethod | None
) -> ReportedDrive:
    return ReportedDrive(
        name=harmless_words.drive_name(drive.name),
        size_bytes=drive.size_bytes,
        usb_mbps=drive.link_mbps,
        verdict=verdict,
        health=health,
        access=access,
        volumes=tuple(
            (harmless_words.filesystem(volume.filesystem), bool(volume.mount_points)) for volume in drive.volumes
        ),
    )


def reported_run(result: Event) -> ReportedRun | None:
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


def user_name() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # a user id without a name
        return ""


def secrets_of_home() -> Iterator[Secret]:
    home = os.path.expanduser("~")
    yield Secret(PrivateKind.FOLDER, home)
    yield Secret(PrivateKind.USER, os.path.basename(home) if home != "/root" else "")


def settings_lines(settings: Settings) -> Iterator[str]:
    """Yield the choices, without anything that the user has written: of texts and lists only how many there are."""
    yield from _choices(settings, "")
    for number, backup_set in enumerate(settings.sets, start=1):
        yield f"Backup set {number}"
        yield from _choices(backup_set, "  ")


def _choices(struct: msgspec.Struct, indent: str) -> Iterator[str]:
    for field in msgspec.structs.fields(struct):
        value = getattr(struct, field.name)
        if isinstance(value, Enum | bool | int):
            yield f"{indent}{field.name}: {value.value if isinstance(value, Enum) else value}"
        elif isinstance(value, list | dict):
            yield f"{indent}{field.name}: {len(value)}"
        else:
            yield f"{indent}{field.name}: {'set' if value else 'empty'}"
