"""What a process holds: descriptors and children."""

import os
import threading
from pathlib import Path

_OF_THE_RUNNER = ("anon_inode:", "/dev/null", "/memfd:", "/proc/", "socket:", "pipe:")
_OF_THE_DESKTOP = (
    "/usr/share/icons/",
    "/usr/share/fonts/",
    "/var/cache/fontconfig/",
)  # kept open by Qt


def open_files() -> dict[int, str]:
    """Descriptors of files and folders, by number. Pipes and sockets of the test runner itself come and go."""
    found = {}
    for entry in Path("/proc/self/fd").iterdir():
        try:
            name = os.readlink(entry)
        except FileNotFoundError:
            continue
        if not name.startswith(_OF_THE_RUNNER + _OF_THE_DESKTOP):
            found[int(entry.name)] = name
    return found


def wait_for_threads(name: str) -> None:
    """Let threads end that nobody waits for; their names begin so."""
    for thread in threading.enumerate():
        if thread.name.startswith(name):
            thread.join(60)


def children() -> set[int]:
    path = Path(f"/proc/self/task/{os.getpid()}/children")
    return {int(pid) for pid in path.read_text().split()} if path.exists() else set()
