"""Small packages made on the spot, so that tests can install something without a network."""

import hashlib
import os
import shutil
import zipfile
from pathlib import Path


def make_wheel(folder: Path, name: str, modules: dict[str, str]) -> str:
    """Writes version 1 of a package; returns its line for a lock file."""
    wheel = folder / f"{name}-1-py3-none-any.whl"
    about = f"{name}-1.dist-info"
    with zipfile.ZipFile(wheel, "w") as file:
        for module, text in modules.items():
            file.writestr(module, text)
        file.writestr(f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
        file.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        file.writestr(f"{about}/RECORD", "")
    return f"{name}==1 --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}\n"


def copy_of(environment: Path, folder: Path) -> Path:
    """A copy of a virtual environment with hard-linked files: nothing changes a file, but only replaces it."""
    return Path(shutil.copytree(environment, folder, symlinks=True, copy_function=os.link))


def only_from(folder: Path) -> dict[str, str]:
    """Environment variables that make pip take packages from this folder only."""
    return {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(folder)}
