"""Every press is answered at once: the button looks pressed, and the GUI thread waits for no drive, bus or process."""

import os
import re
import sys
import sysconfig
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
import shiboken6
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from shingleback.domain.drive import DriveArrived
from shingleback.gui.controllers.drives import DriveList
from shingleback.gui.controllers.pages import Section
from shingleback.gui.controllers.restore import Access, Browser
from shingleback.gui.controllers.subfolders import Subfolders
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.home.leaving_out import LeavingOutDialog
from shingleback.gui.settings.excludes_dialog import ExcludesDialog
from shingleback.gui.widgets.choosers import UnlockDialog
from shingleback.gui.window.window import Window
from shingleback.gui.wizard.state import WizardStep
from shingleback.gui.wizard.window import ExplanationDialog, SetupWindow
from shingleback.messages.help.topic import Topic
from tests.fakes.notifications import FakeNotifications
from tests.fakes.udisks import FakeUDisks
from tests.gui.journeys.conftest import add_set
from tests.gui.journeys.person import Person
from tests.gui.wizard_desk import Table
from tests.helpers import mouse
from tests.helpers.memory import folder_in_memory
from tests.helpers.plugged_in import EXPANSION
from tests.helpers.program import quick_command, run

WAITS: Final = frozenset(
    {
        *("open", "os.listdir", "os.scandir", "os.mkdir", "os.rename", "os.remove", "os.rmdir", "os.truncate"),
        *("os.fork", "os.forkpty", "os.posix_spawn", "os.system", "subprocess.Popen", "pty.spawn"),
        *("socket.connect", "socket.getaddrinfo", "sqlite3.connect", "fcntl.flock", "fcntl.lockf", "time.sleep"),
    }
)
UNAUDITED: Final = ("stat", "lstat", "statvfs", "access")  # functions of `os` without audit events
KEPT: Final = (  # in the home folder of a test: see `own_folders`
    r"/\d+/home(/xdg_(config|state|runtime)_\w+(/.*)?|/xdg_cache_home(/shingleback(/looked-at(/.*)?)?)?)?$"
)
_USER: Final = os.environ.get("USER", "")
COMPUTER: Final = (
    "/mnt",
    f"/media/{_USER}",
    f"/run/media/{_USER}",
)  # folders on the internal disk in which drives are mounted
KERNEL: Final = (
    "/proc/",
    "/sys/",
    "/dev/disk/",
    "/run/udev/",
    "/etc/os-release",
    "/etc/xdg/",
)  # in memory, or a single line
PROGRAM: Final = (
    str(Path(__file__).parents[3]),
    *{sysconfig.get_path(name) for name in ("stdlib", "purelib", "platlib")},
    sys.base_prefix,
)
PRESSES: Final = 40  # per page
WIZARD: Final = (WizardStep.WELCOME, WizardStep.QUESTIONS, WizardStep.CONFIRM, WizardStep.FOLDERS)


class Watch:
    """Records the system calls of the GUI thread, with the line of code that made them.

    Allowed are the kernel's memory, the files of the program, and the few small files with the user's settings and
    history, which lie next to those of the desktop.
    """

    def __init__(self) -> None:
        self.seen: list[str] = []
        self._is_on = False
        self._thread = threading.get_ident()

    @contextmanager
    def watching(self) -> Iterator[None]:
        self._is_on = True
        try:
            yield
        finally:
            self._is_on = False

    def record_call(self, name: str, path: object) -> None:
        if self._is_on and threading.get_ident() == self._thread:
            self._note(f"os.{name}", path)

    def on_event(self, event: str, arguments: tuple[Any, ...]) -> None:
        if self._is_on and event in WAITS and threading.get_ident() == self._thread:
            self._note(event, arguments[0] if arguments else "")

    def _note(self, event: str, path_or_fd: object) -> None:
        if isinstance(path_or_fd, int) or self._is_allowed(
            os.fsdecode(path_or_fd) if isinstance(path_or_fd, bytes) else str(path_or_fd)
        ):
            return  # file descriptors were checked when they were opened
        self._is_on = False  # the lookup of the location makes system calls, too
        if place := _place(sys._getframe(2)):
            self.seen.append(f"{event} {path_or_fd!r} in {place}")
        self._is_on = True

    def _is_allowed(self, path: str) -> bool:
        is_above_home = os.environ["HOME"].startswith(path)
        return is_above_home or path in COMPUTER or path.startswith((*KERNEL, *PROGRAM)) or bool(re.search(KEPT, path))


_WATCHES: Final[list[Watch]] = []


def _on_event(event: str, arguments: tuple[Any, ...]) -> None:
    for watch in _WATCHES:
        watch.on_event(event, arguments)


@cache
def _install_hook() -> None:
    """An audit hook cannot be removed, and one more per test would slow down all later tests."""
    sys.addaudithook(_on_event)


def _place(frame: Any) -> str:
    """The line of the program that made the call; empty if the test made it."""
    while frame is not None and "/shingleback/" not in frame.f_code.co_filename:
        frame = frame.f_back
    return f"{frame.f_code.co_filename.rpartition('/shingleback/')[2]}:{frame.f_lineno}" if frame is not None else ""


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    watch = Watch()
    for name in UNAUDITED:
        monkeypatch.setattr(os, name, _recorded(name, getattr(os, name), watch))
    _install_hook()
    _WATCHES.append(watch)
    yield watch
    _WATCHES.remove(watch)


def _recorded(name: str, does: Callable[..., Any], watch: Watch) -> Callable[..., Any]:
    def wrapper(path: object, *arguments: Any, **named: Any) -> Any:
        watch.record_call(name, path)
        return does(path, *arguments, **named)

    return wrapper


@pytest.fixture
def window(
    start: Callable[[], Person],
    desktop: FakeNotifications,  # noqa: ARG001 (must be running)
    udisks: FakeUDisks,  # noqa: ARG001
    pictures: Path,
    qapp: QApplication,
) -> Iterator[Window]:
    """The window of someone who has made a backup and plugged in a drive."""
    with folder_in_memory() as elsewhere:
        place = elsewhere / "Shingleback"
        place.mkdir()
        add_set(pictures, place)
        run("backup", pictures, place, check=0)
        window = start().window
        qapp.findChildren(DriveList)[-1].on_event(DriveArrived(EXPANSION))
        yield window
        window.home.run.kill()


@pytest.fixture
def dialogs() -> Iterator[None]:
    """Closes every dialog that opens in front of the window or the wizard."""

    def close() -> None:
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if front is not None and not isinstance(front, SetupWindow):
            QTest.keyClick(front, Qt.Key.Key_Escape)

    timer = QTimer(interval=20)
    timer.timeout.connect(close)
    timer.start()
    yield
    timer.stop()


def buttons(page: QWidget) -> Iterator[QAbstractButton]:
    return (button for button in page.findChildren(QAbstractButton) if button.isVisible() and button.isEnabled())


def is_filled(window: Window) -> bool:
    """Whether the page has received its data from the workers."""
    application = QApplication.instance()
    assert application is not None
    browsers = application.findChildren(Browser) if window.pages.restore.instance is not None else []
    is_known = not any(browser.state.access in (Access.NOT_ASKED, Access.ASKING) for browser in browsers)
    return is_known and any(True for _ in buttons(window.page))


def _press_each(watch: Watch, open_page: Callable[[], QWidget]) -> list[str]:
    """Presses every button on the page returned by `there`, reopening it each time. Returns what was pressed."""
    pressed: list[str] = []
    for _ in range(PRESSES):
        button = next((button for button in buttons(open_page()) if mouse.named(button) not in pressed), None)
        if button is None:
            break
        pressed.append(mouse.named(button))
        with watch.watching():
            mouse.try_to_press(button)
            QApplication.processEvents()
    assert not watch.seen, "\n".join([*dict.fromkeys(watch.seen), "after:", *pressed])
    return pressed


@pytest.mark.usefixtures("dialogs")
@pytest.mark.parametrize("section", Section)
def test_no_press_waits_for_a_drive_a_bus_or_a_process(
    window: Window, watch: Watch, qtbot: QtBot, section: Section
) -> None:
    with watch.watching():
        window.show_section(section)
        QApplication.processEvents()
    qtbot.waitUntil(lambda: is_filled(window))

    def open_page() -> QWidget:
        if window.section is not section:
            window.show_section(section)
        return window.page

    assert _press_each(watch, open_page)


@pytest.mark.parametrize("section", Section)
def test_a_button_looks_pressed_before_anything_else_happens(window: Window, qtbot: QtBot, section: Section) -> None:
    """Even if the press will load a page for the first time. It is released elsewhere, so nothing happens."""
    window.show_section(section)
    qtbot.waitUntil(lambda: is_filled(window))
    unmoved = [
        mouse.named(button)
        for button in [*buttons(window.page)]
        if shiboken6.isValid(button) and not _looks_pressed(button)
    ]
    assert unmoved == []


def _looks_pressed(button: QAbstractButton) -> bool:
    before = _picture(button)
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=QPoint(button.height() // 2, button.height() // 2))
    pressed = _picture(button)
    QTest.mouseMove(button, QPoint(-50, -50))
    button.setDown(False)
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=QPoint(-50, -50))
    return before != pressed


def _picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def _open_page(table: Table, place: WizardStep) -> None:
    """Opens the wizard and goes to a page."""
    if table.wizards.current is not None:
        table.wizard.reject()
    table.open()
    table.walk_to(min(place, WizardStep.CONFIRM, key=[*WizardStep].index))
    if place is WizardStep.FOLDERS:
        table.erase()
        table.reach_page(place)
    QTest.qWaitForWindowExposed(table.wizard)


@pytest.mark.usefixtures("dialogs")
@pytest.mark.parametrize("place", WIZARD)
def test_no_press_in_the_wizard_waits_for_a_drive_a_bus_or_a_process(
    table: Table, watch: Watch, place: WizardStep
) -> None:
    table.plug_in()

    def open_page() -> QWidget:
        if table.wizards.current is None or table.state.shown is not place:
            _open_page(table, place)
        return table.wizard

    assert len(_press_each(watch, open_page)) > 2


@pytest.mark.parametrize("place", WIZARD)
def test_a_button_in_the_wizard_looks_pressed_at_once(table: Table, place: WizardStep) -> None:
    table.plug_in()
    _open_page(table, place)
    assert [mouse.named(button) for button in [*buttons(table.wizard)] if not _looks_pressed(button)] == []


DIALOGS: Final[dict[str, Callable[[], QDialog]]] = {
    "rules": lambda: ExcludesDialog(["*.iso"], skips_caches=True),
    "passphrase": lambda: UnlockDialog("Seagate 8 TB"),
    "explanation": lambda: ExplanationDialog(Topic.SLOWS_DOWN),
}


@pytest.mark.parametrize("name", DIALOGS)
def test_a_button_in_a_dialog_looks_pressed_at_once(qtbot: QtBot, name: str) -> None:
    dialog = DIALOGS[name]()
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    assert [mouse.named(button) for button in [*buttons(dialog)] if not _looks_pressed(button)] == []


def test_a_button_in_the_folder_dialog_looks_pressed_at_once(qtbot: QtBot) -> None:
    """Even while folders are being counted."""
    worker = Worker(quick_command())
    dialog = LeavingOutDialog([str(Path.home())], [], Subfolders(worker))
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    assert [mouse.named(button) for button in [*buttons(dialog)] if not _looks_pressed(button)] == []
    dialog.reject()
    worker.kill()
    qtbot.waitUntil(lambda: not worker.is_running)
