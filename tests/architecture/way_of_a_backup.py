"""Which modules a backup enters, in the order in which each of its processes comes to them.

    python -m tests.architecture.way_of_a_backup [--write]

A worker makes two backups of a small folder, the second of which finds a file moved. What is printed stands in
docs/architecture.md; --write puts it there.
"""

import importlib
import os
import subprocess
import sys
import tempfile
import textwrap
import threading
from pathlib import Path
from types import FrameType
from typing import Any, Final

import shingleback
from tests.architecture.imports import without_the_window
from tests.helpers.program import environment

PAGE: Final = Path(__file__).parents[2] / "docs" / "architecture.md"
BEGIN: Final = "<!-- python -m tests.architecture.way_of_a_backup --write -->\n"
END: Final = "<!-- end -->\n"

_HOME: Final = f"{Path(shingleback.__file__).parent}/"

# A process is known by the first module on its way that no other process enters.
_PROCESSES: Final = {
    "cli/main": "Worker",
    "engine/drive/server": "Drive side",
    "engine/source/reader": "Read-ahead",
    "devices/logind": "Keeps the computer awake",
    "devices/queue_limits": "Sets the limits of the disk's queue",
}


class _Tracer:
    """Writes down each module when a process calls a function of it for the first time."""

    def __init__(self, fd: int) -> None:
        self._fd = fd
        self._seen: dict[int, set[str]] = {}

    def on_call(self, frame: FrameType, event: str, _argument: Any) -> None:
        path = frame.f_code.co_filename
        if event == "call" and path.startswith(_HOME):
            self._enter(path[len(_HOME) : -len(".py")])

    def _enter(self, module: str) -> None:
        process = os.getpid()
        seen = self._seen.setdefault(process, set())
        if module not in seen:
            seen.add(module)
            os.write(self._fd, f"{process} {module}\n".encode())


def ways() -> dict[str, list[str]]:
    """By process, the modules in order."""
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, __file__, "--trace", folder]
        own = environment()
        own["PYTHONPATH"] += f":{PAGE.parents[1]}"
        subprocess.run(words, check=True, env=own | {"HOME": folder}, stdout=subprocess.DEVNULL)
        lines = Path(folder, "steps").read_text().splitlines()
    by_process: dict[str, list[str]] = {}
    for process, module in (line.split() for line in lines):
        by_process.setdefault(process, []).append(module)
    found: dict[str, list[str]] = {}
    for modules in by_process.values():
        name = next(name for key, name in _PROCESSES.items() if key in modules)
        so_far = found.setdefault(name, [])
        so_far += [module for module in modules if module not in so_far]
    return found


def as_text(found: dict[str, list[str]]) -> str:
    count = len({module for modules in found.values() for module in modules})
    parts = [f"Two backups of a small folder enter {count} modules, in this order:\n"]
    for process in sorted(found, key=lambda name: -len(found[name])):
        way = f"- **{process}** ({len(found[process])} modules): {', '.join(found[process])}."
        parts.append(textwrap.fill(way, 140, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False))
    return "\n".join(parts) + "\n"


def _trace(folder: Path) -> None:
    """In a process of its own, in which nothing else runs."""
    for name in without_the_window():
        importlib.import_module(name)
    run = importlib.import_module("shingleback.cli.main").run

    source = folder / "source"
    source.mkdir()
    (source / "letter").write_text("Dear Ada")
    (source / "film").write_bytes(bytes(5_000_000))
    tracer = _Tracer(os.open(folder / "steps", os.O_WRONLY | os.O_CREAT | os.O_APPEND))
    threading.setprofile(tracer.on_call)
    sys.setprofile(tracer.on_call)
    run(["backup", "--json", str(source), str(folder / "drive")])
    (source / "letter").rename(source / "moved letter")
    run(["backup", "--json", str(source), str(folder / "drive")])
    sys.setprofile(None)


def on_the_page() -> str:
    return PAGE.read_text(encoding="utf-8").partition(BEGIN)[2].partition(END)[0]


def _write(text: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    PAGE.write_text(before + BEGIN + text + END + rest.partition(END)[2], encoding="utf-8")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--trace", folder]:
            _trace(Path(folder))
        case ["--write"]:
            _write(as_text(ways()))
        case _:
            sys.stdout.write(as_text(ways()))
