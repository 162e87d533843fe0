"""Qt's own messages. Before Qt aborts, because it cannot show windows here, its reason is passed on."""

import ctypes
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import PySide6
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from shingleback.store.log import Log

_NO_PLATFORM: Final = "platform plugin"
_PLATFORMS: Final = Path(PySide6.__file__).parent / "Qt/plugins/platforms"
_DEFAULT: Final = "default"
_OF_PLATFORMS: Final = "qt.qpa.plugin"  # it comes in several messages, for which `end_without_windows` has a sentence


def handle_messages(log: Log, end_without_windows: Callable[[str], None]) -> None:
    """From now on, print and log each message.

    Args:
        log: gets the category of each message, and what is harmless of its text.
        end_without_windows: ends the process, if Qt is about to abort it since it cannot show windows. Gets the reason,
            which may name a library.
    """

    def handle(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        category = context.category or _DEFAULT
        if kind is not QtMsgType.QtDebugMsg:
            log.warn("qt", kind=kind.name, category=category, text=text)
        if kind is QtMsgType.QtFatalMsg and _NO_PLATFORM in text:
            end_without_windows(_broken_library() or text)
        if kind is not QtMsgType.QtDebugMsg and category != _OF_PLATFORMS and sys.stderr is not None:
            prefix = "" if category == _DEFAULT else f"{category}: "
            sys.stderr.write(f"{prefix}{text}\n")

    qInstallMessageHandler(handle)


def _broken_library() -> str:
    """Load what Qt loads for a window, and return the loader's complaint about the first library that is missing."""
    for plugin in sorted(_PLATFORMS.glob("libq[xw]*.so")):
        try:
            ctypes.CDLL(str(plugin))
        except OSError as error:
            return str(error)
    return ""
