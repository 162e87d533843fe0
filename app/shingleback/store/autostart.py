"""Starts the program with the session, and starts daily backups from a systemd user timer.

Sources: the Desktop Application Autostart Specification 0.5 and the Desktop Entry Specification.

The timer runs once an hour, because a drive may be plugged in at any time, and once at the start of each session for
missed backups. The command decides whether a backup is due. Sources: systemd.timer(5), systemd.unit(5).

What is written here must still work when the program was moved or reinstalled: `mend` writes it again.
"""

import contextlib
import os
import re
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final, Protocol

from shingleback.domain.errors import UsageError, Why, settings_refusal
from shingleback.domain.text import text_lines
from shingleback.store import private_files
from shingleback.store.start_command import can_start

HIDDEN: Final = "--tray"

_FILE: Final = "autostart/shingleback.desktop"
_ENTRY: Final = """\
[Desktop Entry]
Type=Application
Name=Shingleback
Comment=Tells of drives that are plugged in, and begins backups
Exec={command}
TryExec={program}
Icon=shingleback
Terminal=false
X-GNOME-Autostart-enabled=true
"""
_OFF: Final = """\
[Desktop Entry]
Type=Application
Name=Shingleback
Hidden=true
"""
_SAYS_NO: Final = frozenset({"Hidden=true", "X-GNOME-Autostart-enabled=false"})
_RESERVED: Final = {char: f"\\{char}" for char in '"`$\\'} | {"%": "%%"}
_EXEC: Final = "Exec="
_WORD: Final = re.compile(r'"((?:[^"\\]|\\.)*)"|(\S+)')
_ESCAPED: Final = re.compile(r"\\(.)")
# Values of XDG_CURRENT_DESKTOP, whose desktops start what is in the autostart folders. Window managers do not by
# themselves (sway, i3, Hyprland, openbox), though a session may add it to them.
_STARTS_PROGRAMS: Final = frozenset(
    {
        *("budgie", "cinnamon", "x-cinnamon", "cosmic", "dde", "deepin", "enlightenment", "gnome", "gnome-classic"),
        *("gnome-flashback", "kde", "lomiri", "lxde", "lxqt", "mate", "pantheon", "trinity", "ukui", "unity", "xfce"),
    }
)

SERVICE: Final = "shingleback-due.service"
TIMER: Final = "shingleback-due.timer"

_SYSTEMCTL_S: Final = 10.0
_FIRED_STAMP: Final = "systemd/timers/stamp-" + TIMER
_AT_ONCE_S: Final = 60.0  # systemd makes the stamp when the timer is enabled, and a timer's command starts soon
_SLOW_START_S: Final = 600.0  # a busy computer may take this long to start the command
_SERVICE_TEXT: Final = """\
[Unit]
Description=Daily backups with Shingleback
# It may have been removed since.
ConditionFileIsExecutable={program}

[Service]
Type=oneshot
ExecStart={command}
Nice=10
# The drive is gone or full, or the backup was canceled: it ran, and said so. `due` never ends with 1, as a Python does
# that could not start.
SuccessExitStatus=3 130
"""
_TIMER_TEXT: Final = """\
[Unit]
Description=Looks once an hour whether a daily backup is due

[Timer]
OnCalendar=hourly
Persistent=true
RandomizedDelaySec=300

[Install]
WantedBy=timers.target
"""

_EXEC_START: Final = "ExecStart="


def put(file: Path, text: str) -> None:
    """Replace the whole file. Raises UsageError if it cannot be written."""
    try:
        private_files.replace(file, text.encode())
    except OSError as error:
        raise settings_refusal(str(file), error) from None


def remove(file: Path) -> None:
    """Remove a file. Raises UsageError if that fails."""
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        raise settings_refusal(str(file), error) from None


class Autostart:
    """The autostart entry that a desktop reads at the start of a session; the user's own file takes precedence."""

    is_possible = True

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str] = os.environ, login_start_file: Path | None = None
    ) -> None:
        """`command` starts the program. `seen`: the file of `note_login_start`."""
        self._login_start_file = login_start_file
        self._desktops = environment.get("XDG_CURRENT_DESKTOP", "").lower().split(":")
        home = Path(environment.get("HOME") or Path.home())
        own_folder = environment.get("XDG_CONFIG_HOME", "")
        shared = environment.get("XDG_CONFIG_DIRS") or "/etc/xdg"
        self._command = command
        self._own_file = (Path(own_folder) if own_folder.startswith("/") else home / ".config") / _FILE
        self._shared = [Path(folder) / _FILE for folder in shared.split(":") if folder.startswith("/")]

    @property
    def is_on(self) -> bool:
        for file in (self._own_file, *self._shared):
            lines = _lines(file)
            if lines is not None:
                return _SAYS_NO.isdisjoint(lines)
        return False

    @property
    def is_effective(self) -> bool:
        """Whether the next session will start the program, as far as is known."""
        return self.is_on and self.is_read

    @property
    def is_read(self) -> bool:
        """Whether the desktop is known to start programs, or did so since the computer was started."""
        is_known = not _STARTS_PROGRAMS.isdisjoint(self._desktops)
        booted_at_s = time.time() - time.clock_gettime(time.CLOCK_BOOTTIME)
        return is_known or _written_at_s(self._login_start_file) > booted_at_s

    @property
    def line_for_startup_file(self) -> str:
        """The command for the startup file of a desktop that reads no entries, quoted for a shell."""
        import shlex  # noqa: PLC0415 (rarely needed)

        return shlex.join((*self._command, HIDDEN))

    def mend(self) -> bool:
        """Write the user's own entry again if it no longer starts the program; return whether it did not."""
        lines = _own_lines(self._own_file)
        command = next((_entry_words(line) for line in lines if line.startswith(_EXEC)), None)
        is_stale = self.is_on and command is not None and not can_start(command)
        if is_stale:
            self.set_on(True)
        return is_stale

    def set_on(self, is_on: bool) -> None:
        if is_on:
            command = " ".join(_quoted(argument) for argument in (*self._command, HIDDEN))
            program = self._command[0].replace("\\", "\\\\")  # if it was removed later, nothing is started
            put(self._own_file, _ENTRY.format(command=command, program=program))
        elif any(_lines(file) is not None for file in self._shared):
            put(self._own_file, _OFF)
        else:
            remove(self._own_file)


def _lines(file: Path) -> set[str] | None:
    """The lines of a file without spaces; None if there is no such file."""
    try:
        text = file.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None
    return {line.strip().replace(" ", "") for line in text_lines(text)}


def _own_lines(file: Path) -> list[str]:
    try:
        return text_lines(file.read_text(encoding="utf-8", errors="replace"))
    except OSError:
        return []


def _entry_words(line: str) -> list[str]:
    """Undo `_quoted` for each word of the key Exec."""
    text = line.removeprefix(_EXEC).replace("\\\\", "\\")
    words_in_entry = (match[1] if match[1] is not None else match[2] for match in _WORD.finditer(text))
    return [_ESCAPED.sub(r"\1", word).replace("%%", "%") for word in words_in_entry]


def note_login_start(file: Path) -> None:
    """Note that something started the program hidden in the tray, as a desktop does at the start of a session."""
    _touch(file)


def _touch(file: Path) -> None:
    """Set the time of a file to now; without it, less can be promised, and nothing fails."""
    with contextlib.suppress(OSError):
        private_files.replace(file, b"")


def _written_at_s(file: Path | None) -> float:
    """Return the time of the last change, in seconds since 1970; 0 if there is no such file."""
    try:
        return file.stat().st_mtime if file is not None else 0.0
    except OSError:
        return 0.0


def _quoted(argument: str) -> str:
    """Quote a word for the key Exec: backslashes are escaped once for the argument and again for the string."""
    quoted = "".join(_RESERVED.get(char, char) for char in argument)
    return f'"{quoted}"'.replace("\\", "\\\\")


def systemctl(*arguments: str) -> bool:
    """Run systemctl for the user; return whether it succeeded."""
    import subprocess  # noqa: PLC0415 (not before the first page)

    command = ["systemctl", "--user", "--quiet", *arguments]
    try:
        done = subprocess.run(command, check=False, capture_output=True, timeout=_SYSTEMCTL_S)  # noqa: S603 (ours)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


class DailyTimer:
    """The timer for daily backups: two units in the user's own folder."""

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str] = os.environ,
        ask: Callable[..., bool] = systemctl,
    ) -> None:
        """`command` starts the program; `ask` runs systemctl."""
        home = Path(environment.get("HOME") or Path.home())
        own_folder = environment.get("XDG_CONFIG_HOME", "")
        data = environment.get("XDG_DATA_HOME", "")
        runtime = environment.get("XDG_RUNTIME_DIR", "")
        self._command = command
        self._fired = (Path(data) if data.startswith("/") else home / ".local/share") / _FIRED_STAMP
        self._units = (Path(own_folder) if own_folder.startswith("/") else home / ".config") / "systemd/user"
        self._manager = Path(runtime) / "systemd/private" if runtime.startswith("/") else None
        self._systemctl = ask

    @property
    def is_possible(self) -> bool:
        """Whether systemd manages this session."""
        return self._manager is not None and self._manager.exists()

    @property
    def is_on(self) -> bool:
        return (self._units / "timers.target.wants" / TIMER).is_symlink()

    def set_on(self, is_on: bool) -> None:
        if is_on:
            command = _command_line((*self._command, "due", "--notify"))
            program = self._command[0].replace("%", "%%")
            put(self._units / SERVICE, _SERVICE_TEXT.format(command=command, program=program))
            put(self._units / TIMER, _TIMER_TEXT)
            self._call_systemd("daemon-reload")
            self._call_systemd("enable", "--now", TIMER)
        else:
            if self.is_on:
                self._call_systemd("disable", "--now", TIMER)
            remove(self._units / TIMER)
            remove(self._units / SERVICE)
            self._call_systemd("daemon-reload")

    def mend(self) -> bool:
        """Write the service again if it no longer starts the program; return whether it did not."""
        lines = _own_lines(self._units / SERVICE) if self.is_on and self.is_possible else []
        command = next((_unit_words(line) for line in lines if line.startswith(_EXEC_START)), None)
        is_stale = command is not None and not can_start(command)
        if is_stale:
            self.set_on(True)
        return is_stale

    def missed_start(self, ran: Path, now_s: float) -> datetime | None:
        """Return when the timer last fired, if the command did not run then; None if all is well.

        Only files are read, so that it also holds after a restart, when systemd has forgotten how its services ended.

        Args:
            ran: the file of `note_due_run`.
            now_s: seconds since 1970.
        """
        fired_s = _written_at_s(self._fired)
        expected_s = max(_written_at_s(self._units / SERVICE), _written_at_s(ran)) + _AT_ONCE_S
        is_missed = self.is_on and expected_s < fired_s < now_s - _SLOW_START_S
        return datetime.fromtimestamp(fired_s).astimezone() if is_missed else None

    def _call_systemd(self, *arguments: str) -> None:
        if not self._systemctl(*arguments):
            raise UsageError(Why.TIMER_REFUSED, detail=" ".join(("systemctl --user", *arguments)))


def note_due_run(ran: Path) -> None:
    """Note that the command of the timer was started."""
    _touch(ran)


def _unit_words(line: str) -> list[str]:
    """Undo `_command_line`."""
    parts = (match[1] if match[1] is not None else match[2] for match in _WORD.finditer(line.removeprefix(_EXEC_START)))
    program, *arguments = (_ESCAPED.sub(r"\1", part).replace("%%", "%") for part in parts)
    return [program, *(part.replace("$$", "$") for part in arguments)]


def _command_line(command: Sequence[str]) -> str:
    """The command line of a unit, as in systemd.service(5): a dollar is escaped except in the program's name."""
    escaped = (argument.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%") for argument in command)
    program, *arguments = (f'"{argument}"' for argument in escaped)
    return " ".join((program, *(argument.replace("$", "$$") for argument in arguments)))


class Switch(Protocol):
    @property
    def is_possible(self) -> bool:
        """Whether it can be turned on in this session."""

    @property
    def is_on(self) -> bool: ...

    def set_on(self, is_on: bool) -> None:
        """Turn it on or off. Raises UsageError if that fails.

        It may wait for another program, so the window calls it in another thread (`gui.controllers.settings`).
        """
