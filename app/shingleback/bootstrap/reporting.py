"""Facts about this computer for a report, and the names that must not stand in it."""

import getpass
import os
import platform
from collections.abc import Iterator

from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QGuiApplication

from shingleback import __version__
from shingleback.backup_sets.library import Memory
from shingleback.domain import privacy
from shingleback.domain.privacy import PrivateKind, Secret, read_report_lines
from shingleback.gui.controllers.drives import DriveList, DriveView
from shingleback.gui.controllers.forum_report import anonymous, report, secrets_of
from shingleback.gui.controllers.settings import Chosen
from shingleback.gui.diagnosis.page import MakeReport
from shingleback.protocol.result_items import EpisodeItem
from shingleback.store.paths import resource_path


def report_maker(drives: DriveList, chosen: Chosen, memory: Memory) -> MakeReport:
    lines = read_report_lines(resource_path("knowledge/report-lines.toml").read_text(encoding="utf-8"))

    def make(views: tuple[DriveView, ...], episodes: tuple[EpisodeItem, ...]) -> str:
        known = report(_versions(), views, memory.runs(""), episodes)
        all_drives = [view.drive for view in drives.views]
        return anonymous(known, [*secrets_of(all_drives, chosen.settings, _user(), platform.node()), *_home()], lines)

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
    except (KeyError, OSError):  # a number without a name
        return ""


def _home() -> Iterator[Secret]:
    home = os.path.expanduser("~")
    yield Secret(PrivateKind.FOLDER, home)
    yield Secret(PrivateKind.USER, os.path.basename(home) if home != "/root" else "")
