"""Runs the reader that lies on the drive, as somebody without this program would: its file alone, and no packages."""

import functools
import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

READER: Final = Path(__file__).parents[2] / "resources" / "on_drive" / "reader.py"


def run_reader(destination: Path, *arguments: str, user: int | None = None) -> subprocess.CompletedProcess[str]:
    """Runs the reader on the drive, or our own where the drive has none.

    `-I -S` leave only the standard library. As another `user`, the system's Python runs it: ours may be closed to them.
    """
    on_drive = destination / ".shingleback" / "reader.py"
    python = sys.executable if user is None else system_python()
    assert python is not None
    command = [python, "-I", "-S", str(on_drive if on_drive.exists() else READER), "--backup", str(destination)]
    return subprocess.run([*command, *arguments], capture_output=True, text=True, check=False, user=user, cwd="/")


def system_python() -> str | None:
    return shutil.which("python3", path="/usr/bin:/bin")


@functools.cache
def reader_module() -> ModuleType:
    """The reader as a module, to call its functions."""
    spec = importlib.util.spec_from_file_location("shipped_reader", READER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["shipped_reader"] = module
    spec.loader.exec_module(module)
    return module


def restore_by_reader(destination: Path, version: str, target: Path) -> int:
    """Restores in this process; returns how much is wrong."""
    reader = reader_module()
    backup = reader.Backup(destination)
    job = reader.Job(backup)
    for name, state in backup.states():
        if name == version:
            job.restore(name, state, target, [])
    return int(job.bad) + len(backup.problems)
