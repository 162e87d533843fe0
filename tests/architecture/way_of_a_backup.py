"""Which modules a backup enters, in the order in which each of its processes reaches them.

    python -m tests.architecture.way_of_a_backup [--write]

A worker makes two backups of a small folder; the second finds a moved file. The output is part of docs/architecture.md;
--write puts it there.
"""

import importlib
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.architecture.imports import modules_without_qt
from tests.architecture.tracing import PAGE, Tracer, paragraph, put_on_the_page, traced
from tests.helpers.program import environment

PROGRAM: Final = "tests.architecture.way_of_a_backup"

# A process is recognized by the first of these modules that it enters.
_PROCESSES: Final = {
    "cli/main": "Supervisor",
    "engine/backup": "Source side",
    "engine/drive/server": "Drive side",
    "engine/source/reader": "Read-ahead",
    "devices/queue_limits": "Sets the limits of the disk's queue",
    "devices/dbus": "Keeps the computer awake",
    "protocol/process": "Resolves paths",
}


def ways() -> dict[str, list[str]]:
    """The modules of each process, in order."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", PROGRAM, "--trace", folder]
        own = environment()
        own["PYTHONPATH"] += f":{PAGE.parents[1]}"
        subprocess.run(command, check=True, env=own | {"HOME": folder}, stdout=subprocess.DEVNULL)
        by_process = traced(Path(folder, "steps"))
    found: dict[str, list[str]] = {}
    for modules in by_process.values():
        name = next(name for key, name in _PROCESSES.items() if key in modules)
        so_far = found.setdefault(name, [])
        so_far += [module for module in modules if module not in so_far]
    return found


def as_text(found: dict[str, list[str]]) -> str:
    count = len({module for modules in found.values() for module in modules})
    parts = [f"Two backups of a small folder enter {count} modules, in this order:\n\n"]
    return "".join(parts + [paragraph(name, found[name]) for name in sorted(found, key=lambda name: -len(found[name]))])


def _trace(folder: Path) -> None:
    """In a separate process, in which nothing else runs."""
    for name in modules_without_qt():
        importlib.import_module(name)
    run = importlib.import_module("shingleback.cli.main").run

    source = folder / "source"
    source.mkdir()
    (source / "letter").write_text("Dear Ada")
    (source / "film").write_bytes(bytes(5_000_000))
    Tracer(folder / "steps").start()
    run(["backup", "--json", str(source), str(folder / "drive")])
    (source / "letter").rename(source / "moved letter")
    run(["backup", "--json", str(source), str(folder / "drive")])
    sys.setprofile(None)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--trace", folder]:
            _trace(Path(folder))
        case ["--write"]:
            put_on_the_page(PROGRAM, as_text(ways()))
        case _:
            sys.stdout.write(as_text(ways()))
