"""The licenses of the packages in the bundle, and of the libraries of this computer that are in it."""

import re
import shutil
import subprocess
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final

from artifacts.project import PACKAGING
from shingleback.store.installation import describe

_LICENSE: Final = re.compile(r"(?i)(license|licence|copying|notice)[^/]*$")


def collect(folder: Path) -> None:
    """Create a folder for each installed package of packaging/lock/run.txt."""
    for package in packages():
        inside = folder / package.name
        inside.mkdir(parents=True)
        (inside / "package.txt").write_text(describe(package))
        for file in package.files or ():
            if _LICENSE.search(file.name) and ".dist-info/" in str(file):
                shutil.copy(str(file.locate()), inside / file.name)


def packages() -> list[Distribution]:
    """Return the packages that the program uses on this computer."""
    lines = (PACKAGING / "lock/run.txt").read_text().splitlines()
    names = sorted({found[1] for line in lines if (found := re.match(r"([A-Za-z0-9][\w.-]*)==", line))})
    installed = (_installed(name) for name in names)
    return [package for package in installed if package is not None]


def _installed(name: str) -> Distribution | None:
    try:
        return distribution(name)
    except ModuleNotFoundError:  # it is for another system, or another Python
        return None


def collect_of_system(folder: Path, libraries: Path) -> None:
    """Create a folder for each Debian package whose libraries are in the bundle, if this is a Debian."""
    names = {path.name for path in libraries.glob("lib*.so*")}
    for package in sorted(set(filter(None, map(_debian_package, sorted(names))))):
        copyright_file = Path("/usr/share/doc", package, "copyright")
        inside = folder / package
        inside.mkdir()
        shutil.copy(copyright_file, inside)
        version = _said("dpkg-query", "--show", "--showformat=${Version}", package)
        (inside / "package.txt").write_text(f"{package} {version}\nLicense: see its file `copyright`\n")
        (inside / OF_SYSTEM).touch()


OF_SYSTEM: Final = ".of-system"
"""Marks the folders of libraries that the Debian package does not contain, but depends on."""


def _debian_package(library: str) -> str:
    """Return the package that a library comes from; empty if unknown."""
    listed = re.search(rf"^\s*{re.escape(library)} .*=> (\S+)$", _said("/sbin/ldconfig", "-p"), re.MULTILINE)
    owner = _said("dpkg", "--search", f"*/{Path(listed[1]).resolve().name}") if listed else ""  # in /lib or /usr/lib
    return owner.partition(":")[0]


def _said(*command: str) -> str:
    """Return a program's output; empty if there is no such program."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout
    except FileNotFoundError:
        return ""
