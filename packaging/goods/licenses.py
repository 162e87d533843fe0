"""The licenses of the packages in the bundle."""

import re
import shutil
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final

from goods.project import PACKAGING
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
