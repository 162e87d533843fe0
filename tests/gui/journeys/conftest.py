"""The complete program in a window, wired as in production, with the test's own bus and real workers."""

import contextlib
import os
import random
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.backup_sets.library import Memory
from shingleback.bootstrap.window import build_pages
from shingleback.bootstrap.window_setting import Setting
from shingleback.domain.drive import DriveEvent, DrivesListed, ServiceChanged, ServiceState
from shingleback.gui.controllers.drive_watch import DriveWatch
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.window.window import Window
from shingleback.store import settings
from shingleback.store.private_files import Paths
from shingleback.store.settings import BackupSet, Settings
from shingleback.store.start_command import start_command
from tests.fakes.notifications import FakeNotifications
from tests.fakes.polkit import FakePolkit
from tests.fakes.udisks import FakeUDisks
from tests.gui.journeys.drive import KEY, UsbDrive, close_in, usb_drive
from tests.gui.journeys.person import Person
from tests.helpers.bus import Bus
from tests.helpers.leaks import children, outliving, wait_for_threads
from tests.helpers.program import for_workers, quick_command, run, wait_for_forks
from tests.helpers.trees import write

MINUTE_S = 60.0
PACE: Final = "10"
SLOW: Final = "1"  # MB/s: slow enough that even a window with little CPU time sees it copy


@pytest.fixture(autouse=True)
def surroundings(bus: Bus, monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment of the program and its workers."""
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", bus.address)
    for_workers(monkeypatch)
    monkeypatch.setattr("shingleback.bootstrap.window.start_command", quick_command)


@pytest.fixture
def desktop(bus: Bus) -> Iterator[FakeNotifications]:
    with FakeNotifications(bus.address) as desktop:
        yield desktop


@pytest.fixture
def udisks(bus: Bus, tmp_path: Path) -> Iterator[FakeUDisks]:
    """A fake UDisks2 with nothing plugged in."""
    with FakeUDisks(bus.address, {}, lambda _node: close_in(tmp_path)) as udisks, FakePolkit(bus.address):
        yield udisks


@pytest.fixture
def size_mb() -> int:
    """The size of the drive in MiB."""
    return 300


@pytest.fixture
def drive(tmp_path: Path, udisks: FakeUDisks, size_mb: int) -> Iterator[UsbDrive]:
    with usb_drive(tmp_path, udisks, size_mb) as drive:
        yield drive


@pytest.fixture
def pictures() -> Path:
    """The user's valuable files, in the desktop's Pictures folder."""
    folder, chance = Path.home() / "Pictures", random.Random(1)
    for number in range(40):
        write(folder / f"Summer {number % 4}" / f"{number}.jpg", chance.randbytes(60_000))
    write(folder / "Diary.txt", b"It rained.")
    return folder


@pytest.fixture
def yesterday(pictures: Path, drive: UsbDrive) -> None:
    """Makes a first backup and unplugs the drive."""
    place = drive.point / "Shingleback"
    add_set(pictures, place, KEY)
    drive.plug_in(is_opened=True)
    run("backup", pictures, place, check=0)
    drive.eject()


@pytest.fixture
def start(qapp: QApplication, qtbot: QtBot, tmp_path: Path, bus: Bus) -> Iterator[Callable[[], Person]]:
    """Starts the program and returns a person in front of it. It ends with the test."""
    before, processes = qapp.children(), children()
    windows: list[Window] = []

    def begin() -> Person:
        now_s = 0.0
        setting = Setting(Paths.of_user(), str(tmp_path / "socket"), bus.address, clock=lambda: now_s)
        window = Window()
        windows.append(window)
        build_pages(setting, qapp, window)
        watch = qapp.findChildren(DriveWatch)[-1]
        with qtbot.waitSignal(watch.event_received, check_params_cb=knows_drives):
            window.show()
        with qtbot.waitActive(window):
            window.activateWindow()
        now_s = MINUTE_S  # drives plugged in from now on count as new
        return Person(window, qtbot)

    def at_work() -> set[int]:
        return {pid for pid in children() - processes if is_at_work(pid)}

    yield begin
    with contextlib.suppress(qtbot.TimeoutError):  # a worker may still be writing its last message
        qtbot.waitUntil(lambda: not at_work())
    for worker_pid in at_work():
        os.kill(worker_pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: not at_work())
    for chosen in qapp.findChildren(SettingsController):
        chosen.set(warns_on_quit=False)  # nobody is there to answer
    for window in windows:
        window.close()
    qapp.aboutToQuit.emit()  # otherwise the window would restart the workers that answer queries
    for worker_pid in children() - processes:
        os.kill(worker_pid, signal.SIGKILL)
    assert outliving(processes) == set()
    wait_for_forks()
    for leftover in [*windows, *(child for child in qapp.children() if child not in before and _is_ours(child))]:
        leftover.deleteLater()
    wait_for_threads("asking")


def knows_drives(event: DriveEvent) -> bool:
    """Whether the window knows which drives are plugged in, or that it will not."""
    is_missing = isinstance(event, ServiceChanged) and event.state is not ServiceState.THERE
    return is_missing or isinstance(event, DrivesListed)


def is_at_work(pid: int) -> bool:
    """Whether a worker is busy. Those that answer queries or decode previews are idle until the window closes."""
    try:
        arguments = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
    except OSError:  # the process has ended
        return False
    return not {b"answer", b"--decode-preview"} & {*arguments}


@pytest.fixture
def person(desktop: FakeNotifications, udisks: FakeUDisks, start: Callable[[], Person]) -> Person:  # noqa: ARG001
    """A person at a desktop with notifications and UDisks2."""
    return start()


@pytest.fixture
def without_root_access(surroundings: None, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001 (must come first)
    """Root can access everything, so its workers drop that privilege."""
    if os.geteuid() == 0:
        command = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", *start_command()]
        monkeypatch.setattr("shingleback.bootstrap.window.start_command", lambda: command)


def add_set(folder: Path, place: Path, key: str = "", *, pace: str = PACE) -> None:
    """Adds a backup set as if it had been made before. `key` names the drive with the destination, which is ejected."""
    backup = BackupSet([str(folder)], str(place), pace=pace, ejects=bool(key))
    places = {backup.key: key} if key else {}
    settings.save(Paths.of_user().settings_file, Settings(sets=[backup], places=places))


def change_sets(**changes: Any) -> None:
    """Changes all sets as another process would."""
    memory = Memory(Paths.of_user())
    memory.change(lambda old: replace(old, sets=[replace(backup_set, **changes) for backup_set in old.sets]))


def _is_ours(instance: QObject) -> bool:
    """Excludes objects that Qt itself created."""
    return type(instance).__module__.startswith("shingleback.")
