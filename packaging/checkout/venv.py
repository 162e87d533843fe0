"""A virtual environment with exactly the packages of a lock file, each checked against its hash."""

import fcntl
import hashlib
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from checkout.terminal import SetupError, say

LOCKS: Final[Mapping[str, tuple[str, ...]]] = {
    "run": ("run",),
    "dev": ("run", "dev"),
    "package": ("run", "package"),
}
"""The locks that each lock includes: dev.txt and package.txt contain everything in run.txt."""

# After an upgrade of the system's Python, the environment may start, but its packages are in the old version's folder.
_IS_USABLE: Final = """\
import os, sys, sysconfig
os.listdir(sysconfig.get_path("purelib"))
sys.exit(sys.version_info < (3, 11))
"""


@dataclass(frozen=True)
class Venv:
    """One virtual environment, which may not exist yet.

    Attributes:
        folder: the environment's folder.
        locks: the folder with the lock files.
        environment: the environment variables for pip, such as the package index.
    """

    folder: Path
    locks: Path
    environment: Mapping[str, str]

    @property
    def python(self) -> Path:
        return self.folder / "bin/python"

    def is_ready(self, lock: str) -> bool:
        try:
            return self._stamp(lock).read_text() == self._state(lock)
        except OSError:
            return False

    def make_ready(self, lock: str) -> None:
        """Install the packages if needed; waits for another process that is doing so. Raises SetupError."""
        with open(self._file("run"), "rb") as held:
            fcntl.flock(held, fcntl.LOCK_EX)
            if not self.is_ready(lock):
                self._install(lock)

    def _install(self, lock: str) -> None:
        say(f"Setting up the Python packages in {self.folder}: some 100 MB to fetch, once.")
        if not self._runs("-c", _IS_USABLE):
            self._do([sys.executable, "-m", "venv", "--clear", "--without-pip", str(self.folder)])
        for old in self.folder.glob(".*-is-ready"):
            old.unlink()
        options = ["--require-hashes", "--only-binary=:all:", "--no-input", "--disable-pip-version-check"]
        self._do([*self._pip(), "install", *options, "--requirement", str(self._file(lock))])
        for name in LOCKS[lock]:
            self._stamp(name).write_text(self._state(name))

    def _pip(self) -> list[str]:
        """Return the environment's pip, one from ensurepip, or the system's, which can install for another Python."""
        if self._runs("-c", "import pip") or self._runs("-m", "ensurepip"):
            return [str(self.python), "-m", "pip"]
        return [sys.executable, "-m", "pip", "--python", str(self.python)]

    def _runs(self, *arguments: str) -> bool:
        command = [str(self.python), *arguments]
        try:
            return subprocess.run(command, env=self.environment, capture_output=True, check=False).returncode == 0
        except OSError:
            return False

    def _do(self, command: list[str]) -> None:
        if subprocess.run(command, env=self.environment, stdout=sys.stderr, check=False).returncode:
            raise SetupError("The Python packages could not be installed; the reason stands above.")

    def _file(self, lock: str) -> Path:
        return self.locks / f"{lock}.txt"

    def _stamp(self, lock: str) -> Path:
        return self.folder / f".{lock}-is-ready"

    def _state(self, lock: str) -> str:
        """Return a text that changes with the lock file and the system's Python. Raises OSError if that is gone."""
        python = os.path.realpath(self.python, strict=True)
        return f"{python}\n{hashlib.sha256(self._file(lock).read_bytes()).hexdigest()}\n"
