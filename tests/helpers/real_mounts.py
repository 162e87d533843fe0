"""Makes a fake UDisks2 really mount devices."""

import contextlib
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path


@contextlib.contextmanager
def mounting_at(point: Path) -> Iterator[Callable[[str, list[str]], Path]]:
    """Takes a device and options. Anything still mounted there at the end is unmounted."""
    point.mkdir()

    def mount(node: str, options: list[str]) -> Path:
        subprocess.run(["mount", "-o", ",".join(options), node, point], check=True)
        return point

    try:
        yield mount
    finally:
        subprocess.run(["umount", point], check=False, capture_output=True)


def unmount(node: str) -> None:
    subprocess.run(["umount", node], check=True)
