"""The programs of Qt Linguist, which PySide6 includes."""

import subprocess
from importlib.util import find_spec
from pathlib import Path


class NoTool(Exception):
    """PySide6 is not installed, or without this program."""


def run(name: str, *words: str) -> str:
    """Run a program and return its output. Raises NoTool, or CalledProcessError if it fails."""
    spec = find_spec("PySide6")
    program = Path(spec.origin).with_name(name) if spec and spec.origin else None
    if program is None or not program.exists():
        raise NoTool(name)
    command = [str(program), *words]
    return subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT).stdout
