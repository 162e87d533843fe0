"""A report for the public holds no name, wherever somebody has put one."""

import contextlib
import getpass
import os
import platform
import stat
from pathlib import Path

import pytest

from shingleback import __version__
from shingleback.store import settings
from shingleback.store.log import Log
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet, ProtectedDrive, QuietDrive, Settings
from tests.fakes.machine import TB, Disk, files
from tests.helpers.bus import private_bus
from tests.helpers.program import events, run
from tests.helpers.watching import service


@pytest.fixture
def report(tmp_path: Path, source: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """What `report` writes on a computer with a name in every place that has room for one."""
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "GNOME:Zqdesktop")
    paths = Paths.of_user(os.environ)
    drive = tmp_path / "Zqdrive"
    drive.mkdir()
    (source / "Zqfolder").mkdir()
    (source / "Zqfolder/Zqfile.ods").write_text("text")
    run("backup", source, drive / "Zqbackup", check=0)
    chosen = Settings(
        sets=[
            BackupSet(folders=["/home/Zquser/Zqfolder"], destination=str(drive), name="Zqset", excludes=["*.Zqexclude"])
        ],
        excludes=["Zqexclude"],
        quiet=[QuietDrive(key="Zqdrive", name="Zqdrive")],
        protected=[ProtectedDrive(key="Zqprotected", name="Zqprotected")],
        places={"Zqset": "Zqdrive"},
        care={"Zqdrive": True},
    )
    settings.save(paths.settings_file, chosen)
    with contextlib.closing(Log(paths, "backup")) as log:
        log.note("ended", why="Zqlogged lag in /home/Zquser", code=1)
        log.crashed('Traceback\n  File "/home/Zquser/shingleback/cli/main.py", line 3, in run\nValueError: Zqmessage')
    with paths.log_file.open("a") as file:
        file.write("Zqlogged\n2026-11-28T20:00:00 INFO window[1] Zqlogged\n")
    with paths.crash_file.open("a") as file:
        file.write('Fatal Python error: Aborted\n  File "/home/Zquser/Zqcrash.py", line 3 in f\n')
    volume = files("ext4", "/media/Zquser/Zqlabel", label="Zqlabel")
    disk = Disk("/dev/sdzx", 60032, [volume], {"Vendor": "Seagate", "Serial": "ZQSERIAL0815"}, size=4 * TB)
    with private_bus(tmp_path) as bus, service(bus, disk):
        monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", bus.address)
        run("report", "--output", tmp_path / "report.txt", check=0)
    return (tmp_path / "report.txt").read_text()


def test_no_name_is_in_the_report(report: str, source: Path) -> None:
    names = ["zq", getpass.getuser(), platform.node().lower(), os.environ["HOME"], str(source)]
    assert [name for name in names if name in report.lower()] == []


def test_what_helps_is_in_the_report(report: str) -> None:
    for text in (
        f"Shingleback: {__version__}",
        "Installed: checkout",
        "Drive: Seagate",
        "Volume: ext4, open",
        "ended outcome=done why= code=0",
        "crash type=ValueError at=cli.main:3:run",
        "fatal=Aborted at=elsewhere:3:f",
        "when: ask",
        "folders: 1",
        "PySide6_Essentials ",
    ):
        assert text in report


def test_only_the_user_can_read_the_report(tmp_path: Path) -> None:
    file = tmp_path / "report.txt"
    result = events("report", "--output", file, check=0)[-1]
    assert result["file"] == str(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_report_is_written_without_a_bus_and_with_unreadable_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nowhere")
    paths = Paths.of_user(os.environ)
    paths.config.mkdir(parents=True)
    paths.settings_file.write_text("no settings")
    run("report", "--output", tmp_path / "report.txt", check=0)
    text = (tmp_path / "report.txt").read_text()
    assert "no-system-bus" in text
    assert "settings-unreadable" in text


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    assert events("report", "--output", tmp_path / "nowhere/report.txt", check=2)[-1]["why"] == "target-unwritable"
