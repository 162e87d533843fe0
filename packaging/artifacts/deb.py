"""The Debian package: the bundle, the helper, and the files for desktops.

It contains the bundle because Debian 12 and Ubuntu 24.04 have neither PySide6 nor msgspec, and their dbus-fast is too
old.
"""

import gzip
import os
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import dbus_fast

from artifacts import bundle, control, icons, licenses, man
from artifacts.project import BUILD, ID, NAME, PACKAGING, ROOT, epoch, fill_in, version

_PROGRAM: Final = f"usr/lib/{NAME}"


def make(into: Path) -> Path:
    work = BUILD / "deb"
    shutil.rmtree(work, ignore_errors=True)
    root = work / "root"
    _add_program(root)
    _add_helper(root)
    _add_desktop(root / "usr/share")
    _add_documents(root / "usr/share")
    control.add(root, root / _PROGRAM)
    _normalize(root)
    target = into / f"{NAME}_{version()}_{control.architecture()}.deb"
    command: list[str | Path] = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, target]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return target


def _add_program(root: Path) -> None:
    """Add the bundle without the libraries from this computer: the package depends on those instead."""
    shutil.copytree(bundle.make_folder(), root / _PROGRAM, symlinks=True)
    for library in (root / _PROGRAM / "_internal").glob("lib*.so*"):
        if not library.is_symlink() and not library.name.startswith("libpython"):
            library.unlink()
    for mark in list((root / _PROGRAM / bundle.LICENSES).glob(f"*/{licenses.OF_SYSTEM}")):
        mark.unlink()
        if not mark.parent.name.startswith("libpython"):
            shutil.rmtree(mark.parent)
    command = root / f"usr/bin/{NAME}"
    command.parent.mkdir()
    command.symlink_to(f"../lib/{NAME}/{NAME}")


def _add_helper(root: Path) -> None:
    """Add the helper without bytecode, which fits only this Python: the package compiles it when it is installed."""
    library = Path(dbus_fast.__file__).parent
    command: list[str | Path] = [PACKAGING / "install-helper", "--into", root, "--library", library]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    for compiled in list(root.rglob("usr/lib/shingleback-helper/**/__pycache__")):
        shutil.rmtree(compiled)


def _add_desktop(share: Path) -> None:
    _put(share / f"applications/{ID}.desktop", (PACKAGING / f"desktop/{ID}.desktop").read_text())
    day = datetime.fromtimestamp(epoch(), UTC).strftime("%Y-%m-%d")
    about = fill_in((PACKAGING / f"desktop/{ID}.metainfo.xml").read_text())
    _put(share / f"metainfo/{ID}.metainfo.xml", about.replace("@VERSION@", version()).replace("@DATE@", day))
    icons.install(share / "icons/hicolor")


def _add_documents(share: Path) -> None:
    _put_packed(share / f"man/man1/{NAME}.1.gz", man.page(version(), epoch()))
    documents = share / f"doc/{NAME}"
    _put(documents / "copyright", fill_in((PACKAGING / "debian/copyright").read_text()))
    _put_packed(documents / "changelog.gz", control.changelog())
    _put_packed(documents / "CHANGELOG.md.gz", (ROOT / "CHANGELOG.md").read_text())
    licenses.collect(documents / "licenses")
    _put(share / f"lintian/overrides/{NAME}", (PACKAGING / "debian/lintian-overrides").read_text())


def _normalize(root: Path) -> None:
    """Set permissions and times, so that they do not depend on who builds."""
    programs = {root / _PROGRAM / NAME, *(root / "DEBIAN" / name for name in control.SCRIPTS)}
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path in programs else 0o644)
        os.utime(path, (epoch(), epoch()), follow_symlinks=False)


def _put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def _put_packed(path: Path, text: str) -> None:
    """Write a gzip file without a name and a time, so that it is the same each time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
