"""Reads a command from what autostart and the timer write to disk, by the rules of those who will run it."""

import re
import shlex
import subprocess
from pathlib import Path


def command_in_entry(file: Path) -> list[str]:
    """The key Exec of a desktop entry: a string with its escapes, and in it quoted words with theirs."""
    text = _value(file, "Exec=").replace("\\\\", "\\")
    return [argument.replace("%%", "%") for argument in shlex.split(text)]


def command_in_unit(file: Path) -> list[str]:
    """The key ExecStart of a service."""
    text = _value(file, "ExecStart=").replace("%%", "%").replace("$$", "$")
    return shlex.split(re.sub(r"\\([^\\\"])", r"\\\\\1", text))


def output_of(command: list[str], home: Path) -> str:
    """Run a command as systemd and desktops do: from the root folder, with nothing of this process's environment."""
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(command, env=environment, cwd="/", capture_output=True, text=True, check=False)
    assert (done.stderr, done.returncode) == ("", 0), command
    return done.stdout


def _value(file: Path, key: str) -> str:
    return next(line for line in file.read_text().splitlines() if line.startswith(key)).removeprefix(key)
