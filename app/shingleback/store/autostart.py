"""Starts the program with the session, and starts daily backups from a systemd user timer.

Sources: the Desktop Application Autostart Specification 0.5 and the Desktop Entry Specification.

The timer runs once an hour, because a drive may be plugged in at any time, and once at the start of each session for
missed backups. The command decides whether a backup is due. Sources: systemd.timer(5), systemd.unit(5).
"""

import os
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, Protocol

from shingleback.domain.errors import UsageError, Why
from shingleback.domain.text import text_lines
from shingleback.store import private_files


def put(file: Path, text: str) -> None:
    """Replace the whole file. Raises UsageError if it cannot be written."""
    try:
        private_files.replace(file, text.encode())
    except OSError as error:
        raise _unwritable(file, error) from None


def remove(file: Path) -> None:
    """Remove a file. Raises UsageError if that fails."""
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        raise _unwritable(file, error) from None


def _unwritable(file: Path, error: OSError) -> UsageError:
    return UsageError(Why.SETTINGS_UNWRITABLE, path=str(file), detail=os.strerror(error.errno or 0))


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


class Autostart:
    """The autostart entry that a desktop reads at the start of a session; the user's own file takes precedence."""

    is_possible = True

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] = os.environ) -> None:
        """`command` starts the program."""
        home = Path(environment.get("HOME") or Path.home())
        own = environment.get("XDG_CONFIG_HOME", "")
        shared = environment.get("XDG_CONFIG_DIRS") or "/etc/xdg"
        self._command = command
        self._own = (Path(own) if own.startswith("/") else home / ".config") / _FILE
        self._shared = [Path(folder) / _FILE for folder in shared.split(":") if folder.startswith("/")]

    @property
    def is_on(self) -> bool:
        for file in (self._own, *self._shared):
            lines = _lines(file)
            if lines is not None:
                return _SAYS_NO.isdisjoint(lines)
        return False

    def set_on(self, is_on: bool) -> None:
        if is_on:
            command = " ".join(_quoted(word) for word in (*self._command, HIDDEN))
            program = self._command[0].replace("\\", "\\\\")  # if it was removed later, nothing is started
            put(self._own, _ENTRY.format(command=command, program=program))
        elif any(_lines(file) is not None for file in self._shared):
            put(self._own, _OFF)
        else:
            remove(self._own)


def _lines(file: Path) -> set[str] | None:
    """The lines of a file without spaces; None if there is no such file."""
    try:
        text = file.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None
    return {line.strip().replace(" ", "") for line in text_lines(text)}


def _quoted(word: str) -> str:
    """Quote a word for the key Exec: backslashes are escaped once for the argument and again for the string."""
    quoted = "".join(_RESERVED.get(char, char) for char in word)
    return f'"{quoted}"'.replace("\\", "\\\\")


SERVICE: Final = "shingleback-due.service"
TIMER: Final = "shingleback-due.timer"

_SYSTEMCTL_S: Final = 10.0
_SERVICE_TEXT: Final = """\
[Unit]
Description=Daily backups with Shingleback
# It may have been removed since.
ConditionFileIsExecutable={program}

[Service]
Type=oneshot
ExecStart={command}
Nice=10
# The drive is away, or some files were left out: nothing is wrong with the service then.
SuccessExitStatus=1 3 130
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


def systemctl(*words: str) -> bool:
    """Run systemctl for the user; return whether it succeeded."""
    command = ["systemctl", "--user", "--quiet", *words]
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
        own = environment.get("XDG_CONFIG_HOME", "")
        runtime = environment.get("XDG_RUNTIME_DIR", "")
        self._command = command
        self._units = (Path(own) if own.startswith("/") else home / ".config") / "systemd/user"
        self._manager = Path(runtime) / "systemd/private" if runtime.startswith("/") else None
        self._ask = ask

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
            self._tell("daemon-reload")
            self._tell("enable", "--now", TIMER)
        else:
            if self.is_on:
                self._tell("disable", "--now", TIMER)
            remove(self._units / TIMER)
            remove(self._units / SERVICE)
            self._tell("daemon-reload")

    def _tell(self, *words: str) -> None:
        if not self._ask(*words):
            raise UsageError(Why.TIMER_REFUSED, detail=" ".join(("systemctl --user", *words)))


def _command_line(words: Sequence[str]) -> str:
    """The command line of a unit, as in systemd.service(5): a dollar is escaped except in the program's name."""
    program, *others = (_quoted_for_unit(word) for word in words)
    return " ".join((program, *(word.replace("$", "$$") for word in others)))


def _quoted_for_unit(word: str) -> str:
    escaped = word.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%")
    return f'"{escaped}"'


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
