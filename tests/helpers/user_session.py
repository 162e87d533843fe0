"""The user's session, as far as automatic backups are set up in it: files of a home folder."""

import os
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject

from shingleback.gui.controllers.automatic import AutomaticStart
from shingleback.store.autostart import SERVICE, TIMER, Autostart, DailyTimer

COMMAND: Final = [sys.executable, "-P", __file__]


class Session:
    """A home folder with a session, in which `systemctl` does what it does to files."""

    def __init__(self, folder: Path, parent: QObject) -> None:
        self.folder = folder
        self.last_run = folder / "due-run"
        self._parent = parent
        (folder / "run/systemd").mkdir(parents=True)
        (folder / "run/systemd/private").touch()

    @property
    def entry(self) -> Path:
        return self.folder / ".config/autostart/shingleback.desktop"

    @property
    def unit(self) -> Path:
        return self.folder / ".config/systemd/user" / SERVICE

    def automatic(self, command: list[str] | None = None, desktop: str = "GNOME") -> AutomaticStart:
        home = {"HOME": str(self.folder), "XDG_RUNTIME_DIR": str(self.folder / "run"), "XDG_CURRENT_DESKTOP": desktop}
        self.autostart = Autostart(command or COMMAND, home, self.folder / "login-start")
        self.timer = DailyTimer(command or COMMAND, home, self._systemctl)
        return AutomaticStart(self.autostart, self.timer, self.last_run, self._parent)

    def end_systemd(self) -> None:
        (self.folder / "run/systemd/private").unlink()

    def fire_timer(self, at_s: float) -> None:
        """As systemd notes it."""
        stamp = self.folder / ".local/share/systemd/timers" / f"stamp-{TIMER}"
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.touch()
        os.utime(stamp, (at_s, at_s))

    def _systemctl(self, *arguments: str) -> bool:
        link = self.unit.parent / "timers.target.wants" / TIMER
        if arguments[0] == "enable" and not link.is_symlink():
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to(self.unit.parent / TIMER)
        elif arguments[0] == "disable":
            link.unlink()
        return True
