"""A virtual X display, for features that Qt has only on a real desktop."""

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator

import pytest


@contextlib.contextmanager
def x_display(size: str = "1280x800x24") -> Iterator[str]:
    """Its name, such as ":7"."""
    if shutil.which("Xvfb") is None:
        pytest.skip("needs Xvfb, of the package xvfb")
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp"],
        pass_fds=[writing],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with open(reading) as pipe:
            number = pipe.readline().strip()
        assert number, "Xvfb did not come up"
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()
