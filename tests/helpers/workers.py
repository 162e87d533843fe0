"""Processes that share the tests (pytest-xdist): what each has of its own, and which tests one of them does alone."""

import os
import shutil
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Final

import pytest

from tests.helpers.display import x_display

_SIZE: Final = "1600x1200x24"
_MOUNTS: Final = "mounts"
_FOLDERS_THAT_MOUNT: Final = frozenset({"contract", "device", "faults", "journeys", "modeled"})
_NEED_NO_DISPLAY: Final = frozenset({"offscreen", "minimal"})


def is_worker(config: pytest.Config) -> bool:
    return hasattr(config, "workerinput")


def group(items: Sequence[pytest.Item]) -> None:
    """Files whose tests mount something are one group, for one process: a mount namespace that one of them makes has
    the mounts of all others in it, and what they unmount meanwhile stays in use.
    """
    mounting = {item.path for item in items if _mounts(item)}
    for item in items:
        if item.path in mounting:
            item.add_marker(pytest.mark.xdist_group(_MOUNTS))


def _mounts(item: pytest.Item) -> bool:
    return (
        item.get_closest_marker("device") is not None
        or item.path.parent.name in _FOLDERS_THAT_MOUNT
        or "faulty_drive" in getattr(item, "fixturenames", ())
    )


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
