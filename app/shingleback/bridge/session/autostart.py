"""The program is started with the session, into the tray.

Sources: the Desktop Application Autostart Specification 0.5 and the Desktop Entry Specification.
"""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from shingleback.bridge.session.files import put, remove
from shingleback.model.kernel_text import text_lines

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
    """One of the files that a desktop reads at the start of a session; the person's own goes first."""

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
            program = self._command[0].replace("\\", "\\\\")  # where it was removed since, nothing is started
            put(self._own, _ENTRY.format(command=command, program=program))
        elif any(_lines(file) is not None for file in self._shared):
            put(self._own, _OFF)
        else:
            remove(self._own)


def _lines(file: Path) -> set[str] | None:
    """None where there is no such file."""
    try:
        text = file.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None
    return {line.strip().replace(" ", "") for line in text_lines(text)}


def _quoted(word: str) -> str:
    """As the key Exec wants it: a backslash is one for the string, and again one for the argument."""
    quoted = "".join(_RESERVED.get(char, char) for char in word)
    return f'"{quoted}"'.replace("\\", "\\\\")
