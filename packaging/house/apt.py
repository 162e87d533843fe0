"""Debian packages, installed where that may be done without asking."""

import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from house.words import say


@dataclass(frozen=True)
class Apt:
    """The installer of this system, or that there is none to be used.

    Attributes:
        prefix: what stands before the command; None where packages may not be installed.
        environment: its PATH says where apt-get and sudo are.
    """

    prefix: tuple[str, ...] | None
    environment: Mapping[str, str]

    @classmethod
    def found(cls, environment: Mapping[str, str], *, is_root: bool) -> Self:
        """Root may install packages, and so may who needs no password for sudo."""
        if not _has("apt-get", environment):
            return cls(None, environment)
        if is_root:
            return cls((), environment)
        return cls(("sudo", "-n") if _may_use_sudo(environment) else None, environment)

    def install(self, packages: Sequence[str]) -> bool:
        """All or nothing. The lists of packages are fetched where they are old or missing."""
        if self.prefix is None:
            return False
        say(f"Installing with apt: {' '.join(packages)}")
        return self._install(packages) or (self._run("update") and self._install(packages))

    def install_what_there_is(self, packages: Sequence[str]) -> list[str]:
        """Gives the packages that are not there afterward."""
        if not packages or self.install(packages):
            return []
        return [package for package in packages if not self.install([package])]

    def _install(self, packages: Sequence[str]) -> bool:
        return self._run("install", "--yes", "--no-install-recommends", *packages)

    def _run(self, *words: str) -> bool:
        command = [*(self.prefix or ()), "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet", *words]
        # What the program prints may be read by another one: all of this goes to the standard error.
        done = subprocess.run(command, env=self.environment, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False)
        return done.returncode == 0


def _may_use_sudo(environment: Mapping[str, str]) -> bool:
    if not _has("sudo", environment):
        return False
    asked = subprocess.run(["sudo", "-n", "true"], env=environment, capture_output=True, check=False)
    return asked.returncode == 0


def _has(command: str, environment: Mapping[str, str]) -> bool:
    return shutil.which(command, path=environment.get("PATH")) is not None
