"""The bundle: a folder with the program, Python and Qt, which runs from wherever it is unpacked."""

import functools
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Final

from artifacts import licenses
from artifacts.project import BUILD, NAME, PACKAGING, ROOT, epoch, version

LICENSES: Final = "_internal/shingleback/resources/licenses"
_SPEC: Final = PACKAGING / "pyinstaller/shingleback.spec"


def make(into: Path) -> Path:
    """Build an archive of the bundle, with the README and the licenses."""
    folder = BUILD / "archive" / NAME
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(make_folder(), folder, symlinks=True)
    shutil.copytree(folder / LICENSES, folder / "licenses")
    for name in ("LICENSE", "README.md"):
        shutil.copy(ROOT / name, folder)
    target = into / f"{NAME}-{version()}-linux-{platform.machine()}.tar.xz"
    _archive(folder, target)
    return target


@functools.cache
def make_folder() -> Path:
    """Build the bundle with PyInstaller, once per run."""
    folders = ["--distpath", str(BUILD / "bundle"), "--workpath", str(BUILD / "work")]
    # Without a fixed seed, sets would have another order each time.
    environment = os.environ | {"PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN", *folders, str(_SPEC)]
    subprocess.run(command, env=environment, check=True)
    folder = BUILD / "bundle" / NAME
    texts = folder / LICENSES  # the program lists them
    licenses.collect(texts)
    licenses.collect_of_system(texts, folder / "_internal")
    return folder


def _archive(folder: Path, target: Path) -> None:
    with tarfile.open(target, "w:xz") as archive:
        for path in (folder, *sorted(folder.rglob("*"))):
            archive.add(path, path.relative_to(folder.parent), recursive=False, filter=_anonymous)


def _anonymous(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Set owner, permissions and time, so that they do not depend on who builds."""
    is_program = member.isdir() or member.name == f"{NAME}/{NAME}"
    member.mode = 0o755 if is_program or member.issym() else 0o644
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    member.mtime = epoch()
    return member
