"""The bare systems that the tests can run in: where each comes from, and the base that is made once and kept.

A base is a tar file with nothing but apt, git, python3 and ca-certificates, made by mmdebstrap. An ordinary user can
make it too, in a user namespace.
"""

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from checkout.apt import command_for
from checkout.checkout import Checkout
from checkout.terminal import SetupError, say

_INCLUDED: Final = "git,python3,ca-certificates"
_DAY_S: Final = 86_400
_KEYRINGS: Final = Path("/usr/share/keyrings")
_ROOTS_OF_TRUST: Final = "SHINGLEBACK_KEYRING"
_TEMPORARY: Final = "/var/tmp"  # noqa: S108 (only folders with names of their own are made in it)
_PROXIES: Final = ("Acquire::http::Proxy", "Acquire::https::Proxy")


@dataclass(frozen=True)
class KeyringFile:
    """The keys with which a distribution signs its archive.

    Attributes:
        name: the file below /usr/share/keyrings.
        package: the package that has it.
    """

    name: str
    package: str


@dataclass(frozen=True)
class System:
    """A system to run the tests in.

    Attributes:
        suites: the parts of the archive to install from; the first names the system.
        mirror_variable: the variable of the environment that may name a mirror of the archive; mmdebstrap knows the
            usual one.
    """

    suites: tuple[str, ...]
    components: str
    mirror_variable: str
    keyring: KeyringFile

    def sources(self, environment: Mapping[str, str]) -> list[str]:
        mirror = environment.get(self.mirror_variable)
        return [f"deb {mirror} {suite} {self.components}" for suite in self.suites] if mirror else []


_DEBIAN_KEYRING: Final = KeyringFile("debian-archive-keyring.gpg", "debian-archive-keyring")
_UBUNTU_KEYRING: Final = KeyringFile("ubuntu-archive-keyring.gpg", "ubuntu-keyring")


def _debian(*suites: str) -> System:
    return System(suites, "main", "SHINGLEBACK_DEBIAN_MIRROR", _DEBIAN_KEYRING)


SYSTEMS: Final[Mapping[str, System]] = {
    "bookworm": _debian("bookworm", "bookworm-updates"),
    "trixie": _debian("trixie", "trixie-updates"),
    "forky": _debian("forky"),
    "noble": System(("noble", "noble-updates"), "main universe", "SHINGLEBACK_UBUNTU_MIRROR", _UBUNTU_KEYRING),
}


def folder_of(environment: Mapping[str, str]) -> Path:
    """Return the user's folder for the bases. It is below the cache, which may be emptied at any time."""
    cache = environment.get("XDG_CACHE_HOME") or Path(environment.get("HOME") or Path.home(), ".cache")
    return Path(cache, "shingleback-systems")


def base_of(checkout: Checkout, name: str, *, renews: bool) -> Path:
    """Return the base of the system with that name, and make it if there is none yet. Raises SetupError."""
    if name not in SYSTEMS:
        raise SetupError(f"There is no system {name!r} here. There are: {', '.join(SYSTEMS)}.")
    folder = folder_of(checkout.environment)
    base = folder / f"{name}.tar"
    _install_tools(checkout, SYSTEMS[name])
    if base.exists() and not renews:
        days = int((time.time() - base.stat().st_mtime) // _DAY_S)
        say(f"Using {base}, which is {days} days old. To make it again: packaging/test --system {name} --renew")
        return base
    folder.mkdir(parents=True, exist_ok=True)
    say(f"Making {base}, once. It takes about a minute.")
    keyring = keyring_file(SYSTEMS[name].keyring, checkout.environment)
    with (
        tempfile.TemporaryDirectory(prefix=f"{name}-", dir=folder) as unfinished,
        tempfile.TemporaryDirectory(prefix="shingleback-keys-", dir=_TEMPORARY) as keys,
    ):
        # apt reads the keys as a user of its own, who may not enter a home folder.
        Path(keys).chmod(0o755)
        readable_keyring = Path(shutil.copy(keyring, keys))
        readable_keyring.chmod(0o644)
        new = Path(unfinished, "base.tar")
        command = bootstrap(checkout, SYSTEMS[name], new, readable_keyring)
        # mmdebstrap's temporary folder is as large as the system, and /tmp may be in memory.
        environment = {**checkout.environment, "TMPDIR": checkout.environment.get("TMPDIR", _TEMPORARY)}
        if subprocess.run(command, env=environment, stdout=sys.stderr, check=False).returncode:
            raise SetupError(
                f"The base of {name} could not be made; the reason stands above. If another mirror of its archive is"
                f" nearer, or if only that can be reached, name it in {SYSTEMS[name].mirror_variable}."
            )
        new.replace(base)
    return base


def bootstrap(checkout: Checkout, system: System, new: Path, keyring: Path) -> list[str]:
    """Return the command that makes a base."""
    options = [f"--aptopt={line}" for line in ['Acquire::Retries "3";', *_proxies(checkout.environment)]]
    # Nobody needs these systems after a power cut, and flushing each file would take most of an installation's time.
    options.append("--dpkgopt=force-unsafe-io")
    options.append(f"--components={system.components.replace(' ', ',')}")
    command = ["mmdebstrap", "--variant=apt", f"--include={_INCLUDED}", f"--keyring={keyring}", *options]
    return [*command, system.suites[0], str(new), *system.sources(checkout.environment)]


def keyring_file(keyring: KeyringFile, environment: Mapping[str, str]) -> Path:
    """Return the file with the archive's keys. Raises SetupError."""
    named = environment.get(_ROOTS_OF_TRUST)
    file = Path(named) if named else _KEYRINGS / keyring.name
    if not file.is_file():
        raise SetupError(f"There is no file {file} with the keys of the archive. {_ROOTS_OF_TRUST} may name another.")
    return file


def _install_tools(checkout: Checkout, system: System) -> None:
    """Install mmdebstrap, and what it needs. Raises SetupError."""
    path = checkout.environment["PATH"]
    missing = [] if shutil.which("mmdebstrap", path=path) else ["mmdebstrap"]
    if os.geteuid() != 0 and shutil.which("newuidmap", path=path) is None:
        missing.append("uidmap")
    if missing and not checkout.apt.install(missing):
        raise SetupError(f"A bare system is made by mmdebstrap. On Debian and Ubuntu: {command_for(missing)}")
    keyring = system.keyring
    is_here = checkout.environment.get(_ROOTS_OF_TRUST) or (_KEYRINGS / keyring.name).exists()
    if not is_here and not checkout.apt.install([keyring.package]):
        raise SetupError(
            f"The keys of the archive are missing. On Debian 13 and Ubuntu: {command_for([keyring.package])}."
            f" Elsewhere, name a file with them in {_ROOTS_OF_TRUST}."
        )


def _proxies(environment: Mapping[str, str]) -> Sequence[str]:
    """Return the lines of apt's settings that say how it reaches an archive from this computer."""
    command = ["apt-config", "dump", *_PROXIES]
    try:
        dumped = subprocess.run(command, env=environment, capture_output=True, text=True, check=False).stdout
    except OSError:
        return []
    return [line for line in dumped.splitlines() if shlex.split(line)[1:] != [";"]]
