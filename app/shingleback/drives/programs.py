"""Which programs have something open on a drive, from the links in /proc. Reading a link does not touch the drive."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

_PROC: Final = Path("/proc")


def programs_on(points: Iterable[Path], proc: Path = _PROC) -> list[str]:
    """Names of programs that stand or read below these folders, except this one; of other users' only for root."""
    roots = [os.fsencode(point) for point in points]
    processes = [entry for entry in proc.iterdir() if entry.name.isdigit() and int(entry.name) != os.getpid()]
    return sorted({_name_of(process) for process in processes if _uses(process, roots)})


def _uses(process: Path, roots: list[bytes]) -> bool:
    return any(target == root or target.startswith(root + b"/") for target in _targets(process) for root in roots)


def _targets(process: Path) -> list[bytes]:
    """Where the links of a process lead; nowhere, where they may not be read."""
    folder = bytes(process)
    try:
        names = [b"cwd", b"root", *(b"fd/" + name for name in os.listdir(folder + b"/fd"))]
    except OSError:
        return []
    found = []
    for name in names:
        try:
            found.append(os.readlink(folder + b"/" + name))
        except OSError:
            continue
    return found


def _name_of(process: Path) -> str:
    try:
        return (process / "comm").read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return process.name
