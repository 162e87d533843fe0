"""How the program was installed, the project's addresses, and the licenses of the libraries that it uses.

Everything comes from one place for each way of installing: `pyproject.toml`, which every wheel and bundle contains, and
the libraries' own metadata, which a bundle has as `licenses`, since PyInstaller drops the rest.
"""

import platform
import re
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

from shingleback.domain.labels import QT_TRANSLATE_NOOP, LabeledEnum
from shingleback.store.private_files import resource_path

_ROOT: Final = Path(__file__).parents[3]
_SYSTEM: Final = Path("/usr/lib")
_NAME: Final = re.compile(r"[A-Za-z0-9][\w.-]*")


class InstalledAs(LabeledEnum):
    CHECKOUT = "checkout", QT_TRANSLATE_NOOP("about", "It runs from its source code.")
    WHEEL = "wheel", QT_TRANSLATE_NOOP("about", "It is installed as a Python package.")
    PIPX = "pipx", QT_TRANSLATE_NOOP("about", "It is installed with pipx.")
    BUNDLE = "bundle", QT_TRANSLATE_NOOP("about", "It runs from an unpacked archive.")
    PACKAGE = "package", QT_TRANSLATE_NOOP("about", "It is installed as a Debian package.")


@dataclass(frozen=True, slots=True)
class Library:
    """A library that the program uses, with its license as its own metadata names it."""

    name: str
    version: str
    license: str


def installed_as() -> InstalledAs:
    if getattr(sys, "frozen", False):
        return InstalledAs.PACKAGE if Path(sys.executable).is_relative_to(_SYSTEM) else InstalledAs.BUNDLE
    if (_ROOT / "pyproject.toml").exists():
        return InstalledAs.CHECKOUT
    return InstalledAs.PIPX if "pipx" in Path(sys.prefix).parts else InstalledAs.WHEEL


@cache
def _project() -> dict[str, object]:
    inside = resource_path("pyproject.toml")
    file = inside if inside.exists() else _ROOT / "pyproject.toml"
    project: dict[str, object] = tomllib.loads(file.read_text(encoding="utf-8"))["project"]
    return project


def address(name: str) -> str:
    """An address of the project by its name in pyproject.toml: `Homepage` or `Issues`."""
    urls = _project()["urls"]
    assert isinstance(urls, dict)
    return str(urls[name])


def licenses_folder() -> str:
    """The folder with the texts of the libraries' licenses."""
    folder = resource_path("licenses")
    return str(folder if folder.is_dir() else sysconfig.get_path("purelib"))


def libraries() -> list[Library]:
    """Python and the libraries that are installed with the program, sorted by name."""
    folder = resource_path("licenses")
    libraries = _of_bundle(folder) if folder.is_dir() else map(_library, _installed())
    python = Library("Python", platform.python_version(), "PSF-2.0")
    return sorted([*libraries, python], key=lambda library: library.name.lower())


def describe(package: Distribution) -> str:
    """The text of `package.txt` in the folder of a library in the bundle; `_of_bundle` reads it."""
    library = _library(package)
    return f"{library.name} {library.version}\nLicense: {library.license}\n"


def _of_bundle(folder: Path) -> Iterator[Library]:
    for file in folder.glob("*/package.txt"):
        title, _, license_text = file.read_text(encoding="utf-8").partition("\n")
        name, _, version = title.rpartition(" ")
        yield Library(name, version, license_text.strip().removeprefix("License: "))


def _installed() -> Iterator[Distribution]:
    """Each library, and those that it needs itself."""
    requirements = [str(requirement) for requirement in _project()["dependencies"]]  # type: ignore[attr-defined]
    visited: set[str] = set()
    while requirements:
        match = _NAME.match(requirements.pop())
        name = match[0].lower().replace("_", "-") if match else ""
        if name in visited:
            continue
        visited.add(name)
        try:
            package = distribution(name)
        except PackageNotFoundError:  # it is for another system, or another Python
            continue
        yield package
        requirements += [need for need in package.requires or () if "extra ==" not in need]


def _library(package: Distribution) -> Library:
    metadata = package.metadata.json
    license_name = str(metadata.get("license_expression") or metadata.get("license") or "")
    if not license_name:
        classifiers = package.metadata.get_all("Classifier") or []
        license_name = ", ".join(name.rpartition(" :: ")[2] for name in classifiers if name.startswith("License :: "))
    return Library(package.name, package.version, license_name.partition("\n")[0])
