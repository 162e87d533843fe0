"""A timer of the session's systemd, which begins daily backups when no window is open.

It looks once an hour, since a drive may be plugged in at any time, and once after each start of the session for what it
has missed. Whether a backup is due, the command decides. Sources: systemd.timer(5), systemd.unit(5).
"""

import os
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from shingleback.bridge.session.files import put, remove
from shingleback.model.errors import UsageError, Why

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
    """Whether systemd did it."""
    command = ["systemctl", "--user", "--quiet", *words]
    try:
        done = subprocess.run(command, check=False, capture_output=True, timeout=_SYSTEMCTL_S)  # noqa: S603 (ours)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


class DailyTimer:
    """Two units in the person's own folder."""

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str] = os.environ,
        ask: Callable[..., bool] = systemctl,
    ) -> None:
        """`command` starts the program; `ask` is `systemctl`."""
        home = Path(environment.get("HOME") or Path.home())
        own = environment.get("XDG_CONFIG_HOME", "")
        runtime = environment.get("XDG_RUNTIME_DIR", "")
        self._command = command
        self._units = (Path(own) if own.startswith("/") else home / ".config") / "systemd/user"
        self._manager = Path(runtime) / "systemd/private" if runtime.startswith("/") else None
        self._ask = ask

    @property
    def is_possible(self) -> bool:
        """Whether a systemd looks after this session."""
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
    """As in systemd.service(5), "Command lines": a dollar is one as it stands in the name of the program only."""
    program, *others = (_quoted(word) for word in words)
    return " ".join((program, *(word.replace("$", "$$") for word in others)))


def _quoted(word: str) -> str:
    escaped = word.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%")
    return f'"{escaped}"'
