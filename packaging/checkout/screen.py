"""A virtual display for tests that open windows, if there is no real one."""

import os
import select
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from shingleback.bootstrap import display

_START_S: Final = 30.0
_OFFSCREEN: Final = {"QT_QPA_PLATFORM": "offscreen"}


@contextmanager
def screen(environment: Mapping[str, str]) -> Iterator[dict[str, str]]:
    """Yield the variables to add to the environment of a program with windows; none if there is a display."""
    if "QT_QPA_PLATFORM" in environment or display.is_there(environment):
        yield {}
    elif shutil.which("Xvfb", path=environment.get("PATH")):
        with _in_memory(environment) as number:
            yield {"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"} if number else _OFFSCREEN
    else:
        yield _OFFSCREEN


@contextmanager
def _in_memory(environment: Mapping[str, str]) -> Iterator[str]:
    """Start an X server without a screen, and yield the free number that it chose; empty if it does not start."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    with (
        os.fdopen(reading) as answer,
        subprocess.Popen(command, env=environment, pass_fds=[writing], stderr=subprocess.DEVNULL) as server,
    ):
        os.close(writing)
        try:
            is_told, _, _ = select.select([answer], [], [], _START_S)
            yield answer.readline().strip() if is_told else ""
        finally:
            server.terminate()
