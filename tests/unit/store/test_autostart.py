"""Autostart with the session through a desktop entry. The user's own file takes precedence."""

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
        """Installs the entry for all users, as a package may."""
        self.shared.parent.mkdir(parents=True)
        self.shared.write_text("[Desktop Entry]\nType=Application\nExec=shingleback --tray\n")


def is_on(switch: Switch) -> bool:
    """The current state, read again."""
    return switch.is_on


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return Session(tmp_path)


def test_autostart_is_off_until_it_is_switched_on(session: Session) -> None:
    assert session.autostart.is_possible
    assert not is_on(session.autostart)
    session.autostart.set_on(True)
    assert is_on(session.autostart)
    session.autostart.set_on(False)
    assert not is_on(session.autostart)
    assert not session.own.exists()


def test_autostart_opens_no_window(session: Session) -> None:
    session.autostart.set_on(True)
    assert 'Exec="/usr/bin/shingleback" "--tray"\n' in session.own.read_text()


def test_a_removed_program_is_not_started(session: Session) -> None:
    session.autostart.set_on(True)
    assert "TryExec=/usr/bin/shingleback\n" in session.own.read_text()


def test_a_desktop_accepts_the_entry(tmp_path: Path) -> None:
    validator = shutil.which("desktop-file-validate")
    if validator is None:
        pytest.skip("needs desktop-file-validate, of the package desktop-file-utils")
    session = Session(tmp_path, "/opt/my programs/100%/$HOME`id`", 'a"b\\c')
    session.autostart.set_on(True)
    done = subprocess.run([validator, str(session.own)], capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("", 0)


def test_a_path_with_special_characters_is_quoted(tmp_path: Path) -> None:
    session = Session(tmp_path, "/opt/my programs/100%/$x", 'a"b\\c')
    session.autostart.set_on(True)
    assert r'Exec="/opt/my programs/100%%/\\$x" "a\\"b\\\\c" "--tray"' in session.own.read_text()


def test_autostart_for_all_users_can_be_switched_off_by_one(session: Session) -> None:
    session.install()
    assert is_on(session.autostart)
    session.autostart.set_on(False)
    assert not is_on(session.autostart)
    assert session.shared.exists()
    session.autostart.set_on(True)
    assert is_on(session.autostart)


@pytest.mark.parametrize("line", ["Hidden=true", "X-GNOME-Autostart-enabled=false", "Hidden = true"])
def test_a_switch_in_the_desktop_settings_is_respected(session: Session, line: str) -> None:
    session.autostart.set_on(True)
    session.own.write_text(f"[Desktop Entry]\nType=Application\n{line}\n")
    assert not is_on(session.autostart)


def test_a_file_that_cannot_be_written_is_reported(session: Session) -> None:
    session.own.parent.parent.write_text("a file, and no folder")
    with pytest.raises(UsageError) as refused:
        session.autostart.set_on(True)
    assert refused.value.why is Why.SETTINGS_UNWRITABLE
    assert not is_on(session.autostart)
