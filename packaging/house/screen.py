"""A display for tests that open windows, where there is none."""

import os
import select
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from house import display

_START_S: Final = 30.0
_OFFSCREEN: Final = {"QT_QPA_PLATFORM": "offscreen"}


@contextmanager
def screen(environment: Mapping[str, str]) -> Iterator[dict[str, str]]:
    """Gives what to add to the environment of a program with windows: nothing, where there is a display."""
    if "QT_QPA_PLATFORM" in environment or display.is_there(environment):
        yield {}
    elif shutil.which("Xvfb", path=environment.get("PATH")):
        with _in_memory(environment) as number:
            yield {"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"} if number else _OFFSCREEN
    else:
        yield _OFFSCREEN


@contextmanager
def _in_memory(environment: Mapping[str, str]) -> Iterator[str]:
    """An X server that chooses a free number and tells it; empty where it does not start."""
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
