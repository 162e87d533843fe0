"""Sentences about UDisks2: which of the things that it needs is missing, and what to do."""

from collections.abc import Mapping
from typing import Final

from shingleback.domain.errors import Why
from shingleback.messages.translate import QT_TRANSLATE_NOOP

REFUSALS: Final[Mapping[Why, str]] = {
    Why.NO_DRIVE_SERVICE: QT_TRANSLATE_NOOP(
        "refusals",
        "The drive service (UDisks2) is not responding, so drives can't be shown. Backups to folders still work."
        " Restart it with `sudo systemctl restart udisks2`, or restart the computer.",
    ),
    Why.NO_SYSTEM_BUS: QT_TRANSLATE_NOOP(
        "refusals",
        "The system bus (D-Bus) can't be reached, so drives can't be shown. Backups to folders still work. Start it"
        " with `sudo systemctl start dbus`. In a container, share /run/dbus with it.",
    ),
    Why.DRIVE_SERVICE_NOT_INSTALLED: QT_TRANSLATE_NOOP(
        "refusals",
        "The drive service (UDisks2) is not installed, so drives can't be shown. Backups to folders still work."
        " Install it. On Debian and Ubuntu: `sudo apt install udisks2`.",
    ),
    Why.DRIVE_SERVICE_NOT_STARTED: QT_TRANSLATE_NOOP(
        "refusals",
        "The drive service (UDisks2) is installed, but did not start, so drives can't be shown. Backups to folders"
        " still work. `systemctl status udisks2` shows the reason.",
    ),
    Why.DRIVE_SERVICE_NOT_ALLOWED: QT_TRANSLATE_NOOP(
        "refusals",
        "You don't have permission to use the drive service (UDisks2), so drives can't be shown. Backups to folders"
        " still work. Ask the administrator.",
    ),
}
