"""Processes that share the tests (pytest-xdist): each has a display of its own."""

import os
import shutil
from contextlib import ExitStack
from typing import Final

import pytest

from tests.helpers.display import x_display

_SIZE: Final = "1600x1200x24"
_NEED_NO_DISPLAY: Final = frozenset({"offscreen", "minimal"})


def is_worker(config: pytest.Config) -> bool:
    return hasattr(config, "workerinput")


def set_up_worker(config: pytest.Config) -> None:
    # The worker hears from pytest-xdist in a thread, and since Python 3.12 a fork beside a thread is warned about. That
    # the program starts no thread before it forks is seen where it runs in a process of its own.
    config.addinivalue_line("filterwarnings", "ignore:This process .* is multi-threaded, use of:DeprecationWarning")
    display = ExitStack()
    config.add_cleanup(display.close)
    open_display(display)


def open_display(display: ExitStack) -> None:
    """Windows of several processes on one display would take the keyboard from each other."""
    if os.environ.get("QT_QPA_PLATFORM") in _NEED_NO_DISPLAY:
        return
    if shutil.which("Xvfb") is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        return
    os.environ.pop("WAYLAND_DISPLAY", None)
    os.environ.update(DISPLAY=display.enter_context(x_display(_SIZE)), QT_QPA_PLATFORM="xcb")
