"""The checkout, and the installation of what it needs."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from checkout import needs
from checkout.apt import Apt, Consent, command_for
from checkout.terminal import SetupError, agrees
from checkout.venv import Venv


@dataclass(frozen=True)
class Checkout:
    """A checkout on one computer.

    Attributes:
        root: the folder of the checkout.
        environment: the user's environment, without variables that would make Python import other packages.
        packages: the folder in the checkout for the Python packages.
        consents: asks the user before system packages are installed with sudo.
    """

    root: Path
    environment: Mapping[str, str]
    packages: str = ".venv"
    consents: Consent = agrees

    @classmethod
    def of_this_file(cls, packages: str = ".venv", consents: Consent = agrees) -> Self:
        foreign = ("PYTHONPATH", "PYTHONHOME")
        kept = {name: value for name, value in os.environ.items() if name not in foreign}
        # On Debian, the PATH of ordinary users lacks mkfs and similar programs.
        kept["PATH"] = f"{kept.get('PATH', os.defpath)}:/usr/sbin:/sbin"
        return cls(Path(__file__).parents[2], kept, packages, consents)

    @property
    def venv(self) -> Venv:
        return Venv(self.root / self.packages, self.root / "packaging/lock", self.environment)

    @property
    def apt(self) -> Apt:
        return Apt.found(self.environment, self.consents, is_root=os.geteuid() == 0)

    def set_up(self, lock: str, packages: Sequence[str]) -> None:
        """Install the system packages and the Python packages of a lock file, if missing. Raises SetupError."""
        is_ready = self.venv.is_ready(lock)
        missing = [*packages, *([] if is_ready else needs.missing_pip())]
        if missing and not self.apt.install(missing):
            raise SetupError(
                "Shingleback needs packages of the system that could not be installed from here."
                f" On Debian and Ubuntu: {command_for(missing)}"
            )
        if not is_ready:
            self.venv.make_ready(lock)
