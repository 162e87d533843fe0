"""The report for a forum: its facts, and what it must not contain. It is loaded when the user asks for a report."""

import platform
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QGuiApplication

from shingleback.backup_sets.library import Memory
from shingleback.domain.public_report.log_lines import ReportLines
from shingleback.domain.public_report.private_data import Cleaner, Secret
from shingleback.domain.public_report.report import Report, ReportedEpisode
from shingleback.gui.controllers.drives import DriveList, DriveView
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.diagnosis.page import MakeReport
from shingleback.messages.diagnosis import report_text
from shingleback.protocol.events import Event
from shingleback.protocol.result_items import EpisodeItem
from shingleback.store.report_facts import (
    report_lines,
    reported_drive,
    reported_run,
    secrets_of,
    secrets_of_home,
    user_name,
    versions,
)

_MAX_RUNS: Final = 10
_MAX_EPISODES: Final = 5


def report(
    versions: Iterable[tuple[str, str]],
    views: Iterable[DriveView],
    runs: Iterable[Event],
    episodes: Iterable[EpisodeItem],
) -> Report:
    """Collect the facts. `runs` are results, newest first."""
    reported = [entry for entry in map(reported_run, runs) if entry is not None]
    return Report(
        tuple(versions),
        tuple(reported_drive(view.drive, view.verdict, view.health, view.access) for view in views),
        tuple(reported[:_MAX_RUNS]),
        tuple(
            ReportedEpisode(episode.kind, episode.meaning, tuple(episode.lines), episode.confidence, episode.second)
            for episode in list(episodes)[-_MAX_EPISODES:]
        ),
    )


def anonymous(report: Report, secrets: Iterable[Secret], lines: ReportLines) -> str:
    """Return the text of the report: log lines of known harmless forms, and facts without any of the secrets."""
    return report_text(report, Cleaner(secrets).clean, lines.harmless)


def report_maker(drives: DriveList, chosen: SettingsController, memory: Memory) -> MakeReport:
    lines = report_lines()

    def make(views: tuple[DriveView, ...], episodes: tuple[EpisodeItem, ...]) -> str:
        qt = f"{qVersion()} ({QGuiApplication.platformName()})"
        contents = report(versions(qt, QLocale().name()), views, memory.runs(""), episodes)
        return anonymous(
            contents,
            [*secrets_of(drives.drives, chosen.settings, user_name(), platform.node()), *secrets_of_home()],
            lines,
        )

    return make
