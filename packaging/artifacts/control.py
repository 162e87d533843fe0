"""The control files of the Debian package: name and version, dependencies, scripts and checksums."""

import shutil
import subprocess
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Final

from artifacts.project import NAME, PACKAGING, epoch, fill_in, version

SCRIPTS: Final = ("postinst", "prerm", "postrm")

_NO_WARNINGS: Final = "--warnings=0"  # they are about how Qt and Python were linked, which cannot be changed here
_ELF: Final = b"\x7fELF"


def add(root: Path, program: Path) -> None:
    """Add the folder DEBIAN after everything else. dpkg's tools need a folder `debian` next to the package's."""
    debian, control = root.parent / "debian", root / "DEBIAN"
    debian.mkdir()
    control.mkdir()
    (debian / "control").write_text(fill_in((PACKAGING / "debian/control").read_text()))
    (debian / "changelog").write_text(changelog())
    _find_dependencies(program, debian / "substvars")
    _said("dpkg-gencontrol", f"-p{NAME}", f"-P{root}", "-Tdebian/substvars", "-fdebian/files", folder=root.parent)
    for name in SCRIPTS:
        shutil.copy(PACKAGING / "debian" / name, control / name)
    (control / "md5sums").write_text(_sums(root))


def changelog() -> str:
    """Return a changelog in Debian's format, which refers to CHANGELOG.md."""
    day = format_datetime(datetime.fromtimestamp(epoch(), UTC))
    return f"{NAME} ({version()}) unstable; urgency=medium\n\n  * See CHANGELOG.md.\n\n -- {maintainer()}  {day}\n"


def maintainer() -> str:
    """Return the name and the address of the maintainer."""
    lines = (PACKAGING / "debian/control").read_text().splitlines()
    return next(line for line in lines if line.startswith("Maintainer: ")).partition(": ")[2]


def architecture() -> str:
    return _said("dpkg", "--print-architecture").strip()


def _find_dependencies(program: Path, substvars: Path) -> None:
    """Write the packages of all libraries that are not in the program's folder to `substvars`."""
    files = [path for path in sorted(program.rglob("*")) if path.is_file() and not path.is_symlink() and _is_elf(path)]
    own = sorted({f"-l{path.parent}" for path in files})
    arguments = [*own, _NO_WARNINGS, "--ignore-missing-info", f"-T{substvars}", *(f"-e{path}" for path in files)]
    _said("dpkg-shlibdeps", *arguments, folder=substvars.parents[1])


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(_ELF)) == _ELF


def _sums(root: Path) -> str:
    files = [path for path in sorted((root / "usr").rglob("*")) if path.is_file() and not path.is_symlink()]
    return _said("md5sum", *(str(path.relative_to(root)) for path in files), folder=root)


def _said(*command: str, folder: Path | None = None) -> str:
    return subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE, text=True).stdout
