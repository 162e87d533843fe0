"""Processes that share the tests (pytest-xdist): each has its own display and, as root, its own mounts."""

import contextlib
import importlib
import os
import shutil
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import pytest

from tests.helpers.display import x_display
from tests.helpers.own_mounts import can_keep_mounts_apart, keep_mounts_apart

ROOT: Final = Path(__file__).parents[2]
_SIZE: Final = "1600x1200x24"
_NEED_NO_DISPLAY: Final = frozenset({"offscreen", "minimal"})


def is_worker(config: pytest.Config) -> bool:
    return hasattr(config, "workerinput")


def set_up_worker(config: pytest.Config) -> None:
    if can_keep_mounts_apart():
        keep_mounts_apart()
    # The worker listens to pytest-xdist in a thread, and since Python 3.12 a fork in a process with threads causes a
    # warning. A test with the program in its own process shows that the program starts no thread before it forks.
    config.addinivalue_line("filterwarnings", "ignore:This process .* is multi-threaded, use of:DeprecationWarning")
    display = ExitStack()
    config.add_cleanup(display.close)
    open_display(display)


def import_share(config: Any) -> None:
    """Before the collection, each process imports its share of the modules, and so compiles it for the others.

    In a new checkout nothing is compiled yet, and all processes load the modules at the same time: each would compile
    all.
    """
    if sys.dont_write_bytecode:
        return
    number, count = int(config.workerinput["workerid"].removeprefix("gw")), config.workerinput["workercount"]
    places = [config.invocation_params.dir / argument.partition("::")[0] for argument in config.args]
    modules = [file for place in places for file in (sorted(place.rglob("test_*.py")) if place.is_dir() else [place])]
    for module in modules[number::count]:
        with contextlib.suppress(
            Exception, pytest.skip.Exception, pytest.fail.Exception
        ):  # its collection reports what is wrong with it
            importlib.import_module(".".join(module.relative_to(ROOT).with_suffix("").parts))


def open_display(display: ExitStack) -> None:
    """Windows of several processes on one display would take the keyboard focus from each other."""
    if os.environ.get("QT_QPA_PLATFORM") in _NEED_NO_DISPLAY:
        return
    if shutil.which("Xvfb") is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        return
    os.environ.pop("WAYLAND_DISPLAY", None)
    os.environ.update(DISPLAY=display.enter_context(x_display(_SIZE)), QT_QPA_PLATFORM="xcb")
