"""Shows a sentence on the desktop, without Qt, which may be what is missing.

The notification stays when this process has ended. Desktops without notifications may have a program for dialogs.
"""

import asyncio
import html
import os
from typing import Final

from shingleback.devices.dbus import BusError, Call, NotThere, Unanswered, connected, typed
from shingleback.devices.session import session_bus

_SERVER: Final = "org.freedesktop.Notifications"
_PATH: Final = "/org/freedesktop/Notifications"
_SUMMARY: Final = "Shingleback cannot start"
_NAME: Final = "Shingleback"
_ICON: Final = "shingleback"
_NEW: Final = 0
_NEVER_EXPIRES: Final = 0
_HINTS: Final = {
    "urgency": typed("y", 2),  # critical: it stays until the user closes it
    "desktop-entry": typed("s", "org.shingleback.Shingleback"),
}
_LIMIT_S: Final = 5.0


def show(text: str) -> None:
    """Show the sentence in a notification, or else in a dialog of the desktop. Needs no reply from the user."""
    try:
        asyncio.run(_notify(text))
    except (BusError, NotThere, Unanswered):
        _open_dialog(text)


async def _notify(text: str) -> None:
    """Raises BusError, NotThere and Unanswered."""
    address = session_bus()
    if not address:
        raise NotThere
    no_buttons: list[str] = []
    body = (_NAME, _NEW, _ICON, _SUMMARY, html.escape(text, quote=False), no_buttons, dict(_HINTS), _NEVER_EXPIRES)
    async with connected(address, _LIMIT_S) as bus:
        await bus.call(Call(_SERVER, _PATH, _SERVER, "Notify", "susssasa{sv}i", body), _LIMIT_S)


def _open_dialog(text: str) -> None:
    if not (os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY")):
        return
    for command in (
        ["kdialog", "--title", _SUMMARY, "--error", text],
        ["zenity", "--error", "--no-markup", f"--title={_SUMMARY}", f"--text={text}"],
        ["xmessage", "-center", f"{_SUMMARY}. {text}"],
    ):
        try:
            os.posix_spawnp(command[0], command, os.environ, setsid=True)
        except OSError:  # it is not installed
            continue
        return
