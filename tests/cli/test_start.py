"""A start that cannot work says why in one sentence, and ends with an exit code of the list."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from shingleback.bootstrap import display
from shingleback.domain.exit_code import ExitCode
from tests.fakes.notifications import FakeNotifications
from tests.helpers.bus import Bus
from tests.helpers.display import x_display
from tests.helpers.patience import wait_until
from tests.helpers.program import command, environment
from tests.helpers.trees import IS_ROOT

_UNLISTED_USER = 34567
_MAIN = "import sys; from shingleback.__main__ import main; sys.exit(main())"
_CRITICAL = 2
_SESSION_BUS = "DBUS_SESSION_BUS_ADDRESS"
_DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def start(*words: str, code: str = "", **variables: str | None) -> str:
    """The only line that the program prints; `code` is what Python does before. A variable that is None is not set."""
    plain = {name: value for name, value in environment().items() if name not in _DISPLAYS} | variables
    set_variables = {name: value for name, value in plain.items() if value is not None}
    changed = [sys.executable, "-c", f"{code}\n{_MAIN}", *words]
    words_of = changed if code else command(*words)
    done = subprocess.run(words_of, env=set_variables, capture_output=True, text=True, check=False)
    assert done.stdout == ""
    assert done.returncode == ExitCode.UNAVAILABLE, done.stderr
    (line,) = done.stderr.splitlines()
    return line


@pytest.mark.parametrize("words", [(), ("--tray",), ("--demo",)])
def test_without_a_display_the_window_is_not_opened(words: tuple[str, ...]) -> None:
    assert start(*words).startswith("There is no display for the window.")


def test_a_display_that_cannot_be_reached_is_named() -> None:
    assert start(DISPLAY=":4711").startswith("The display :4711 does not let this user open a window.")
    assert start(WAYLAND_DISPLAY="wayland-7").startswith("The display wayland-7 does not let")


def test_no_display_is_needed_for_a_window_in_memory() -> None:
    assert not display.is_needed({"QT_QPA_PLATFORM": "offscreen"})
    assert not display.is_needed({"QT_QPA_PLATFORM": "wayland;offscreen"})
    assert display.is_needed({"QT_QPA_PLATFORM": "wayland-egl;xcb:x=1"})


@pytest.mark.parametrize(("library", "package"), [("libEGL.so.1", "libegl1"), ("libxcb-cursor.so.0", "libxcb-cursor0")])
def test_a_library_that_cannot_be_loaded_is_named_with_its_package(tmp_path: Path, library: str, package: str) -> None:
    """One of Python's modules needs the first; Qt loads the second when it opens the window, and would abort."""
    (tmp_path / library).write_text("no library")
    with x_display() as name:
        line = start(LD_LIBRARY_PATH=str(tmp_path), DISPLAY=name)
    assert line == (
        f"The system's library {library} is missing or damaged. Install it."
        f" On Debian and Ubuntu: `sudo apt install {package}`"
    )


def start_from_a_menu(folder: Path, *words: str, code: str = "", **variables: str) -> str:
    """What is in the session's log afterward. A desktop gives no terminal, and writes what is said to a log."""
    plain = {name: value for name, value in environment().items() if name not in (*_DISPLAYS, _SESSION_BUS)}
    command_line = [sys.executable, "-c", f"{code}\n{_MAIN}", *words]
    with (folder / "log").open("w") as log:
        done = subprocess.run(
            command_line, env=plain | variables, stdin=subprocess.DEVNULL, stdout=log, stderr=log, check=False
        )
    assert done.returncode == ExitCode.UNAVAILABLE, (folder / "log").read_text()
    return (folder / "log").read_text().rstrip("\n")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ((), ""),
        (("--tray",), ""),
        ((), "import sys; sys.modules['PySide6'] = None\nimport os; os.environ['QT_QPA_PLATFORM'] = 'offscreen'"),
    ],
    ids=["no display", "at login", "no Qt"],
)
def test_who_opens_the_window_from_a_menu_is_told_on_the_desktop(
    words: tuple[str, ...], code: str, bus: Bus, tmp_path: Path
) -> None:
    with FakeNotifications(bus.address) as desktop:
        said = start_from_a_menu(tmp_path, *words, code=code, DBUS_SESSION_BUS_ADDRESS=bus.address)
    assert (desktop.only.summary, desktop.only.body) == ("Shingleback cannot start", said)
    assert desktop.only.hints["urgency"] == _CRITICAL


def test_a_command_that_cannot_start_shows_nothing_on_the_desktop(bus: Bus, tmp_path: Path) -> None:
    with FakeNotifications(bus.address) as desktop:
        start_from_a_menu(
            tmp_path, "history", code="import sys; sys.modules['msgspec'] = None", DBUS_SESSION_BUS_ADDRESS=bus.address
        )
    assert desktop.notified == []


def test_a_desktop_without_notifications_shows_a_dialog(bus: Bus, tmp_path: Path) -> None:
    program = tmp_path / "zenity"
    new, shown = tmp_path / "new", tmp_path / "shown"
    program.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > {new}; mv {new} {shown}\n')
    program.chmod(0o755)
    path = f"{tmp_path}:/usr/bin:/bin"
    said = start_from_a_menu(tmp_path, DBUS_SESSION_BUS_ADDRESS=bus.address, DISPLAY=":4711", PATH=path)
    wait_until(shown.exists)
    assert f"--text={said}" in shown.read_text().splitlines()


def test_a_missing_python_package_is_named_with_the_way_to_install_it() -> None:
    line = start("history", code="import sys; sys.modules['msgspec'] = None")
    assert line.startswith("The Python package msgspec is missing or damaged.")
    assert "packaging/run" in line


def test_a_python_that_is_too_old_is_named() -> None:
    line = start("history", code="import sys; sys.version_info = (3, 9, 2)")
    assert line.startswith("Shingleback needs Python 3.11 or newer, and this is 3.9.2.")


def test_a_user_without_a_home_folder_learns_what_to_set() -> None:
    """Not a real user of that number, who might not reach the interpreter (that of a checkout below /root)."""
    code = f"import os, sys; os.getuid = os.geteuid = lambda: {_UNLISTED_USER}"
    assert "Set HOME" in start("history", code=code, HOME=None)


@pytest.mark.skipif(not IS_ROOT, reason="needs root, to give a folder to another user")
def test_the_folder_of_another_user_is_named_with_the_way_to_get_it_back(tmp_path: Path) -> None:
    folder = tmp_path / "shingleback"
    folder.mkdir()
    os.chown(folder, _UNLISTED_USER, _UNLISTED_USER)
    line = start("history", XDG_STATE_HOME=str(tmp_path))
    assert line.startswith(f"The folder {folder} belongs to another user (number {_UNLISTED_USER})")
    assert f"`sudo chown -R $USER {folder}`" in line


def test_a_part_of_the_program_that_is_missing_is_a_bug() -> None:
    code = f"import sys; sys.modules['shingleback.cli.main'] = None\n{_MAIN}"
    done = subprocess.run(
        [sys.executable, "-c", code, "history"], env=environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == ExitCode.INTERNAL
    assert "shingleback.cli.main" in done.stderr


@pytest.mark.parametrize("fd", [0, 1, 2])
def test_a_program_that_is_started_has_the_streams_that_the_caller_has_closed(tmp_path: Path, fd: int) -> None:
    shown = tmp_path / "shown"
    shows = f"stream=$(readlink /proc/$$/fd/{fd}); echo $stream > {shown}"
    code = (
        "from shingleback.__main__ import _open_standard_streams; _open_standard_streams();"
        f" import subprocess; subprocess.call(['sh', '-c', {shows!r}])"
    )
    starting = ["sh", "-c", f'exec "$@" {fd}>&-', "sh", sys.executable, "-c", code]
    subprocess.run(starting, env=environment(), check=True)
    assert shown.read_text().strip() == os.devnull
