"""Detects whether there is a display that can show a window."""

import ctypes
import socket
from collections.abc import Mapping
from pathlib import Path
from typing import Final

_PATIENCE_S: Final = 2.0
_SCREENS: Final = ("", "xcb", "wayland")


def is_there(environment: Mapping[str, str]) -> bool:
    return _has_wayland(environment) or _has_x11(environment)


def is_needed(environment: Mapping[str, str]) -> bool:
    """Whether Qt opens windows on a display, not in memory as with QT_QPA_PLATFORM=offscreen."""
    platforms = environment.get("QT_QPA_PLATFORM", "").split(";")
    return all(platform.partition(":")[0].partition("-")[0] in _SCREENS for platform in platforms)


def name(environment: Mapping[str, str]) -> str:
    """The name of the display that the environment asks for; empty if none."""
    return environment.get("WAYLAND_DISPLAY") or environment.get("DISPLAY") or ""


def _has_wayland(environment: Mapping[str, str]) -> bool:
    name = environment.get("WAYLAND_DISPLAY", "")
    if not name:
        return False
    path = Path(environment.get("XDG_RUNTIME_DIR", "/"), name)
    with socket.socket(socket.AF_UNIX) as wire:
        wire.settimeout(_PATIENCE_S)
        try:
            wire.connect(bytes(path))
        except OSError:
            return False
    return True


def _has_x11(environment: Mapping[str, str]) -> bool:
    """Connect to the X server with the library that Qt uses, which handles remote displays and permissions."""
    name = environment.get("DISPLAY", "")
    if not name:
        return False
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # the set-up for the window installs the library, and the window then finds out
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(name.encode(), None))
    refused = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not refused
