"""`report`: writes one file about this computer and what happened on it, which holds no names, for a bug report."""

import asyncio
import os
import platform
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from shingleback.backup_sets.library import Memory
from shingleback.bootstrap.drive_jobs import HealthCheck, Inspector, make_inspector
from shingleback.cli.diagnose import diagnose
from shingleback.cli.invocation import Invocation
from shingleback.devices.dbus import BusError, NotThere, Unanswered, run_attended
from shingleback.devices.helper_log import helper_log
from shingleback.devices.sysfs.facts import FactReader
from shingleback.devices.udisks import service_refusal
from shingleback.devices.watch.service import current_drives
from shingleback.domain.drive import Drive
from shingleback.domain.errors import ShinglebackError, UsageError, Why
from shingleback.domain.log_lines import harmless_text, is_harmless
from shingleback.domain.public_report.private_data import Cleaner
from shingleback.domain.public_report.report import Report, ReportedDrive, ReportedEpisode
from shingleback.messages.diagnosis import report_text
from shingleback.protocol.control import Control
from shingleback.protocol.results import ReportFinished
from shingleback.store import log, private_files, settings
from shingleback.store.drive_records import load_drive_table
from shingleback.store.installation import installed_as, libraries
from shingleback.store.private_files import Paths
from shingleback.store.report_facts import (
    report_lines,
    reported_drive,
    reported_run,
    secrets_of,
    secrets_of_home,
    settings_lines,
    user_name,
    versions,
)
from shingleback.store.settings import Settings

_MAX_RUNS: Final = 10
_MAX_EPISODES: Final = 5
_MAX_LINES: Final = 400
_CLOSED_JOURNAL: Final = (
    "only an administrator may read it. If the problem is with the helper, add the output of"
    " `sudo journalctl --unit='shingleback-helper*'`"
)


def report(invocation: Invocation) -> ReportFinished:
    """Run `report`. Raises UsageError if the file cannot be written."""
    paths = invocation.paths
    drives, problem = _drives(invocation.control, paths)
    chosen, settings_problem = _settings(paths)
    secrets = [*secrets_of([drive for drive, _ in drives], chosen, user_name(), platform.node()), *secrets_of_home()]
    clean = Cleaner(secrets).clean
    versions_of = {library.name: library.version for library in libraries()}
    facts = Report(
        (
            *versions(versions_of.get("PySide6_Essentials", "none"), os.environ.get("LANG", "").partition(".")[0]),
            ("Installed", installed_as().value),
        ),
        tuple(shown for _, shown in drives),
        tuple(run for run in map(reported_run, Memory(paths).runs("")) if run is not None)[:_MAX_RUNS],
        tuple(_episodes(paths)),
    )
    journal_lines = helper_log()
    parts = [
        report_text(facts, clean, report_lines().harmless),
        _part("Drives", [problem] if problem else []),
        _part("Settings", [settings_problem] if settings_problem else settings_lines(chosen)),
        _part("Crashes since the last start of the window", map(harmless_text, log.crashes(paths))),
        _part("Log", _harmless(log.lines(paths), clean)),
        _part("Log of the helper", [_CLOSED_JOURNAL] if journal_lines is None else _harmless(journal_lines, clean)),
        _part("Libraries", (f"{library.name} {library.version}" for library in libraries())),
    ]
    file = os.path.abspath(invocation.arguments.output)
    invocation.wait_for_files(file)
    try:
        private_files.write(Path(file), "\n".join(part for part in parts if part).encode())
    except OSError as error:
        raise UsageError(Why.TARGET_UNWRITABLE, path=file, detail=error.strerror or "") from None
    return ReportFinished(outcome="done", file=file)


def _part(title: str, lines: Iterable[str]) -> str:
    return "\n".join([title, *([f"  {line}" for line in lines] or ["  none"])]) + "\n"


def _harmless(lines: Iterable[str], clean: Callable[[str], str]) -> list[str]:
    """Return the last lines that have the form of the program's own; others may hold anything."""
    return [clean(line) for line in lines if is_harmless(line)][-_MAX_LINES:]


def _settings(paths: Paths) -> tuple[Settings, str]:
    try:
        return settings.load(paths.settings_file), ""
    except ShinglebackError as error:
        return Settings(), error.why.value


def _episodes(paths: Paths) -> Iterator[ReportedEpisode]:
    try:
        episodes = diagnose(Namespace(kernel_log=None, smartctl=None, device=None), paths).episodes
    except ShinglebackError:  # this user may not read the kernel's log, for example
        return
    for episode in episodes[-_MAX_EPISODES:]:
        yield ReportedEpisode(episode.kind, episode.meaning, tuple(episode.lines), episode.confidence, episode.second)


def _drives(control: Control, paths: Paths) -> tuple[list[tuple[Drive, ReportedDrive]], str]:
    """Return the drives, and why they are not known if so."""
    try:
        inspector = make_inspector(load_drive_table(paths), paths)
        return run_attended(_survey(inspector, HealthCheck(paths.health_file)), control, Why.STOPPED), ""
    except UsageError as error:
        return [], error.why.value
    except (NotThere, Unanswered, BusError, msgspec.ValidationError) as error:
        return [], service_refusal(error).why.value


async def _survey(inspector: Inspector, health: HealthCheck) -> list[tuple[Drive, ReportedDrive]]:
    drives = await current_drives(FactReader().read)
    results = await asyncio.gather(*(health.of(drive) for drive in drives))
    return [
        (drive, reported_drive(drive, inspector.verdict(drive), result.verdict, result.reading.access))
        for drive, result in zip(drives, results, strict=True)
    ]
