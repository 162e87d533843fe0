"""Installs Debian packages, if that is possible without a password."""

import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

from checkout.terminal import say

Consent = Callable[[str], bool]
_LISTS: Final = Path("/var/lib/apt/lists")


@dataclass(frozen=True)
class Apt:
    """The package installer of this system.

    Attributes:
        prefix: the command before apt-get, such as sudo; None if packages cannot be installed.
        environment: the environment with the PATH for apt-get and sudo.
        consents: asks the user before anything is installed with sudo.
    """

    prefix: tuple[str, ...] | None
    environment: Mapping[str, str]
    consents: Consent

    @classmethod
    def found(cls, environment: Mapping[str, str], consents: Consent, *, is_root: bool) -> Self:
        """Return the installer: for root, or for a user who needs no password for sudo and consents."""
        if not _has("apt-get", environment):
            return cls(None, environment, consents)
        if is_root:
            return cls((), environment, consents)
        return cls(("sudo", "-n") if _may_use_sudo(environment) else None, environment, consents)

    def install(self, packages: Sequence[str]) -> bool:
        """Install all packages or none; fetches the package lists if they are old or missing. Return if it worked."""
        return self._may_install(packages) and self._fetch(packages)

    def install_what_there_is(self, packages: Sequence[str]) -> list[str]:
        """Install as many of the packages as possible; return those that are still missing."""
        if not packages:
            return []
        if not self._may_install(packages):
            return list(packages)
        return [] if self._fetch(packages) else [package for package in packages if not self._fetch([package])]

    def _may_install(self, packages: Sequence[str]) -> bool:
        return self.prefix == () or (self.prefix is not None and self.consents(" ".join(packages)))

    def _fetch(self, packages: Sequence[str]) -> bool:
        say(f"Installing with apt: {' '.join(packages)}")
        return self._install(packages) or (self._run("update") and self._install(packages))

    def _install(self, packages: Sequence[str]) -> bool:
        return self._run("install", "--yes", "--no-install-recommends", *packages)

    def _run(self, *arguments: str) -> bool:
        command = [*(self.prefix or ()), "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet", *arguments]
        # Another program may read the standard output, so apt-get's output goes to the standard error.
        done = subprocess.run(command, env=self.environment, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False)
        return done.returncode == 0


def command_for(packages: Sequence[str], lists: Path = _LISTS) -> str:
    """Return the command to install the packages, with an update first if the system has no package lists yet."""
    install = f"sudo apt install {' '.join(packages)}"
    return install if any(lists.glob("*Packages*")) else f"sudo apt update && {install}"


def _may_use_sudo(environment: Mapping[str, str]) -> bool:
    if not _has("sudo", environment):
        return False
    asked = subprocess.run(["sudo", "-n", "true"], env=environment, capture_output=True, check=False)
    return asked.returncode == 0


def _has(command: str, environment: Mapping[str, str]) -> bool:
    return shutil.which(command, path=environment.get("PATH")) is not None
