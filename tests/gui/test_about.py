"""About: what the program is, and the report that it saves; and the report that is offered once after a crash."""

import contextlib
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from artifacts import licenses
from shingleback import __version__
from shingleback.gui.about.dialog import AboutDialog
from shingleback.gui.about.report import ReportSaver
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.home.banners import CrashBanner
from shingleback.store.installation import address, installed_as, libraries
from shingleback.store.log import Log
from shingleback.store.private_files import Paths
from tests.helpers.program import environment, for_workers, quick_command

_WINDOW = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from shingleback.bootstrap import start
from shingleback.gui.window.window import Window

def look(window):
    if not window.home.overview.isVisible():
        QTimer.singleShot(100, lambda: look(window))
        return
    print(window.home.overview.banners.crash.isVisible())
    QApplication.quit()

def furnish(application, window, build=start._furnish):
    build(application, window)
    QTimer.singleShot(0, lambda: look(window))
start._furnish = furnish
from shingleback.cli.window import open_window
sys.exit(open_window())
"""


def visible_text(widget: QWidget) -> str:
    return "\n".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


@pytest.fixture
def saver(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> ReportSaver:
    for_workers(monkeypatch)
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nowhere")
    return ReportSaver(Worker(quick_command()), qapp)


def choose(monkeypatch: pytest.MonkeyPatch, file: Path | str) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_arguments: (str(file), ""))


def test_version_licenses_and_address_are_shown(qtbot: QtBot, saver: ReportSaver) -> None:
    dialog = AboutDialog(saver)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.libraries.unfold(is_open=True)
    text = visible_text(dialog)
    for expected in (__version__, "GNU General Public License, version 3", "Qt and PySide6 6.", address("Issues")):
        assert expected in text
    for library in libraries():
        assert f"{library.name} {library.version}: {library.license}" in text


def test_every_library_of_the_bundle_is_listed_with_a_license() -> None:
    listed = {library.name: library.license for library in libraries() if library.name != "Python"}
    assert listed.keys() == {package.name for package in licenses.packages()}
    assert all(listed.values())
    assert "LGPL-3.0-only" in listed["PySide6_Essentials"]


def test_a_checkout_knows_itself() -> None:
    assert installed_as() == "checkout"


def test_the_button_saves_a_report(
    qtbot: QtBot, saver: ReportSaver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(monkeypatch, tmp_path / "report.txt")
    dialog = AboutDialog(saver)
    qtbot.addWidget(dialog)
    dialog.show()
    with qtbot.waitSignal(saver.finished):
        QTest.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
        assert not dialog.save.isEnabled()
    assert dialog.save.isEnabled()
    assert "Installed: checkout" in (tmp_path / "report.txt").read_text()
    assert f"Saved: {tmp_path / 'report.txt'}" in visible_text(dialog)


def test_a_report_that_cannot_be_saved_is_explained(
    qtbot: QtBot, saver: ReportSaver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(monkeypatch, tmp_path / "nowhere/report.txt")
    with qtbot.waitSignal(saver.finished) as finished:
        assert saver.ask_and_save(QWidget())
    assert finished.args[0].startswith("Files can't be restored to")


def test_a_canceled_choice_saves_nothing(saver: ReportSaver, monkeypatch: pytest.MonkeyPatch) -> None:
    choose(monkeypatch, "")
    assert not saver.ask_and_save(QWidget())


def test_the_offer_after_a_crash_goes_when_it_is_closed(qtbot: QtBot) -> None:
    banner = CrashBanner()
    qtbot.addWidget(banner)
    banner.show_crash()
    assert banner.isVisible()
    with qtbot.waitSignal(banner.closed):
        QTest.mouseClick(banner.close_it, Qt.MouseButton.LeftButton)
    assert not banner.isVisible()


def is_offered() -> str:
    """What a window says that starts now."""
    command = [sys.executable, "-c", _WINDOW]
    variables = environment() | {"QT_QPA_PLATFORM": "offscreen", "DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nowhere"}
    return subprocess.run(command, env=variables, stdout=subprocess.PIPE, text=True, check=True).stdout


def test_after_a_crash_the_next_window_offers_a_report_once() -> None:
    assert is_offered() == "False\n"
    with contextlib.closing(Log(Paths.of_user(), "backup")) as log:
        log.crashed("Traceback\nKeyError: 1")
    assert is_offered() == "True\n"
    assert is_offered() == "False\n"
