"""The program begins with the session by a file that desktops read, and the person's own file goes first."""

import shutil
import subprocess
from pathlib import Path

import pytest

from shingleback.domain.errors import UsageError, Why
from shingleback.store.autostart import Autostart, Switch


class Session:
    def __init__(self, folder: Path, *command: str) -> None:
        self.own = folder / "config/autostart/shingleback.desktop"
        self.shared = folder / "etc/autostart/shingleback.desktop"
        folders = {"XDG_CONFIG_HOME": str(folder / "config"), "XDG_CONFIG_DIRS": str(folder / "etc")}
        self.autostart = Autostart(command or ("/usr/bin/shingleback",), folders | {"HOME": str(folder)})

    def install(self) -> None:
        """As a package for all users of the computer may."""
        self.shared.parent.mkdir(parents=True)
        self.shared.write_text("[Desktop Entry]\nType=Application\nExec=shingleback --tray\n")


def is_on(switch: Switch) -> bool:
    """Now."""
    return switch.is_on


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return Session(tmp_path)


def test_it_is_off_until_it_is_switched_on(session: Session) -> None:
    assert session.autostart.is_possible
    assert not is_on(session.autostart)
    session.autostart.set_on(True)
    assert is_on(session.autostart)
    session.autostart.set_on(False)
    assert not is_on(session.autostart)
    assert not session.own.exists()


def test_it_starts_without_a_window(session: Session) -> None:
    session.autostart.set_on(True)
    assert 'Exec="/usr/bin/shingleback" "--tray"\n' in session.own.read_text()


def test_a_program_that_was_removed_since_is_not_started(session: Session) -> None:
    session.autostart.set_on(True)
    assert "TryExec=/usr/bin/shingleback\n" in session.own.read_text()


def test_a_desktop_understands_the_file(tmp_path: Path) -> None:
    validator = shutil.which("desktop-file-validate")
    if validator is None:
        pytest.skip("needs desktop-file-validate, of the package desktop-file-utils")
    session = Session(tmp_path, "/opt/my programs/100%/$HOME`id`", 'a"b\\c')
    session.autostart.set_on(True)
    done = subprocess.run([validator, str(session.own)], capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("", 0)


def test_a_strange_place_is_named_as_it_is(tmp_path: Path) -> None:
    session = Session(tmp_path, "/opt/my programs/100%/$x", 'a"b\\c')
    session.autostart.set_on(True)
    assert r'Exec="/opt/my programs/100%%/\\$x" "a\\"b\\\\c" "--tray"' in session.own.read_text()


def test_what_was_installed_for_all_can_be_switched_off_by_one(session: Session) -> None:
    session.install()
    assert is_on(session.autostart)
    session.autostart.set_on(False)
    assert not is_on(session.autostart)
    assert session.shared.exists()
    session.autostart.set_on(True)
    assert is_on(session.autostart)


@pytest.mark.parametrize("line", ["Hidden=true", "X-GNOME-Autostart-enabled=false", "Hidden = true"])
def test_who_switches_it_off_in_the_desktop_is_heard(session: Session, line: str) -> None:
    session.autostart.set_on(True)
    session.own.write_text(f"[Desktop Entry]\nType=Application\n{line}\n")
    assert not is_on(session.autostart)


def test_where_it_cannot_be_written_that_is_said(session: Session) -> None:
    session.own.parent.parent.write_text("a file, and no folder")
    with pytest.raises(UsageError) as refused:
        session.autostart.set_on(True)
    assert refused.value.why is Why.SETTINGS_UNWRITABLE
    assert not is_on(session.autostart)
