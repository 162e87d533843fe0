"""Facts about this computer for a report, and the names that must not stand in it."""

import getpass
import os
import platform
from collections.abc import Iterator

from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QGuiApplication

from shingleback import __version__
from shingleback.bridge.chosen import Chosen
from shingleback.bridge.drives import Drives, DriveView
from shingleback.bridge.memory import Memory
from shingleback.bridge.reporting import anonymous, report, secrets_of
from shingleback.jobs.drive_items import EpisodeItem
from shingleback.knowledge import report_facts
from shingleback.knowledge.private import Kind, Secret
from shingleback.knowledge.report_lines import read_report_lines
from shingleback.settings.resources import resource_path
from shingleback.ui.reports import MakeReport


def report_maker(drives: Drives, chosen: Chosen, memory: Memory) -> MakeReport:
    lines = read_report_lines(resource_path("knowledge/report-lines.toml").read_text(encoding="utf-8"))

    def make(views: tuple[DriveView, ...], episodes: tuple[EpisodeItem, ...]) -> str:
        known = report(_versions(), views, memory.runs(""), episodes)
        all_drives = [view.drive for view in drives.views]
        return anonymous(known, [*secrets_of(all_drives, chosen.settings, _user(), platform.node()), *_home()], lines)

    return make


def _versions() -> Iterator[tuple[str, str]]:
    yield "Shingleback", __version__
    yield "Python, Qt", f"{platform.python_version()}, {qVersion()} ({QGuiApplication.platformName()})"
    yield "Linux", f"{report_facts.kernel_release(platform.release())} ({report_facts.machine(platform.machine())})"
    yield "Distribution", report_facts.distribution(_distribution())
    desktop = report_facts.desktop(os.environ.get("XDG_CURRENT_DESKTOP", ""))
    yield "Desktop", f"{desktop} ({report_facts.session_type(os.environ.get('XDG_SESSION_TYPE', ''))})"
    yield "Language", report_facts.language(QLocale().name())


def _distribution() -> str:
    try:
        return platform.freedesktop_os_release().get("PRETTY_NAME", "unknown")
    except OSError:
        return "unknown"


def _user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # a number without a name
        return ""


def _home() -> Iterator[Secret]:
    home = os.path.expanduser("~")
    yield Secret(Kind.FOLDER, home)
    yield Secret(Kind.USER, os.path.basename(home) if home != "/root" else "")
