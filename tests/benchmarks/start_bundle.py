"""How soon the window of a bundle appears, compared with an empty Qt window that Python opens.

    python -m tests.benchmarks.start_bundle FOLDER/shingleback

A bundle cannot report when it has painted, so for both, the screen is watched until something is visible.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final

from PySide6.QtGui import QGuiApplication, QScreen

from tests.benchmarks.start import installed_environment
from tests.helpers.bus import private_bus
from tests.helpers.display import x_display

_ROOT: Final = Path(__file__).parents[2]
_PIXEL: Final = (10, 10)  # in both windows, which nobody has moved
_GLANCE_S: Final = 0.002
_PATIENCE_S: Final = 60.0


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.start_bundle")
    parser.add_argument("bundle", type=Path, metavar="PROGRAM", help="shingleback in the folder of the bundle")
    parser.add_argument("--pairs", type=int, default=3, metavar="N", help="how often each of the two starts (3)")
    arguments = parser.parse_args(args)
    bare, own = [sys.executable, "-m", "tests.benchmarks.start_bare"], [str(arguments.bundle.absolute())]
    with _desktop() as (screen, variables):
        for command in (bare, own):
            _shown_after_s(command, variables, screen)  # files that were read from the disk stay in memory
        pairs = [
            (_shown_after_s(bare, variables, screen), _shown_after_s(own, variables, screen))
            for _ in range(arguments.pairs)
        ]
    for empty_s, own_s in pairs:
        print(f"an empty window {empty_s:.2f} s, the bundle {own_s:.2f} s: {own_s / empty_s:.2f} times")
    print(f"median: {median(own_s / empty_s for empty_s, own_s in pairs):.2f} times")
    return 0


@contextmanager
def _desktop() -> Iterator[tuple[QScreen, Mapping[str, str]]]:
    """A screen, and the environment for programs on it."""
    with tempfile.TemporaryDirectory() as place, x_display() as display, private_bus(Path(place)) as bus:
        variables = installed_environment(Path(place), display, bus.address)
        os.environ.update(DISPLAY=display, QT_QPA_PLATFORM="xcb")
        looking = QGuiApplication([])
        try:
            yield looking.primaryScreen(), variables
        finally:
            looking.shutdown()


def _shown_after_s(command: list[str], variables: Mapping[str, str], screen: QScreen) -> float:
    """Seconds from the start until the screen changes. Raises TimeoutError."""
    empty = _pixel_color(screen)
    begun_s = time.monotonic()
    with subprocess.Popen(command, cwd=_ROOT, env=variables, stdout=subprocess.DEVNULL) as process:
        try:
            return _wait(screen, lambda color: color != empty) - begun_s
        finally:
            process.kill()
            _wait(screen, lambda color: color == empty)


def _wait(screen: QScreen, is_right: Callable[[int], bool]) -> float:
    """The time at which the pixel had the right color."""
    end_s = time.monotonic() + _PATIENCE_S
    while not is_right(_pixel_color(screen)):
        if time.monotonic() > end_s:
            raise TimeoutError
        time.sleep(_GLANCE_S)
    return time.monotonic()


def _pixel_color(screen: QScreen) -> int:
    return screen.grabWindow(0, *_PIXEL, 1, 1).toImage().pixel(0, 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
