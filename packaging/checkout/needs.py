"""What is needed from the system besides Python: files to look for, and the Debian packages that contain them.

The package names are those of Debian 12 and 13 and of Ubuntu 24.04; apt finds packages that were renamed since.
"""

import ctypes
import shutil
import sys
from collections.abc import Collection, Mapping
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from typing import Final
from zoneinfo import available_timezones

from shingleback.bootstrap.system_libraries import QT_LIBRARIES

TEST_TOOLS: Final[Mapping[str, str]] = {
    "Xvfb": "xvfb",
    "appstreamcli": "appstream",
    "bindfs": "bindfs",
    "cryptsetup": "cryptsetup-bin",
    "dbus-daemon": "dbus",
    "desktop-file-validate": "desktop-file-utils",
    "fusermount3": "fuse3",
    "lintian": "lintian",
    "losetup": "mount",
    "mandoc": "mandoc",
    "mkfs.btrfs": "btrfs-progs",
    "mkfs.exfat": "exfatprogs",
    "mkfs.ext4": "e2fsprogs",
    "mkfs.f2fs": "f2fs-tools",
    "mkfs.nilfs2": "nilfs-tools",
    "mkfs.vfat": "dosfstools",
    "mkfs.xfs": "xfsprogs",
    "mmdebstrap": "mmdebstrap",
    "mount.exfat-fuse": "exfat-fuse",
    "ntfs-3g": "ntfs-3g",
    "openbox": "openbox",
    "pkaction": "polkitd",
    "rsync": "rsync",
    "sfdisk": "fdisk",
    "smartctl": "smartmontools",
    "strace": "strace",
    "udisksctl": "udisks2",
    "umockdev-wrapper": "umockdev",
    "xdotool": "xdotool",
}

BUILD_TOOLS: Final[Mapping[str, str]] = {
    "dpkg-shlibdeps": "dpkg-dev",
    "objdump": "binutils",
}


def missing_libraries(libraries: Mapping[str, str] = QT_LIBRARIES) -> list[str]:
    """Return the packages of the libraries that cannot be loaded."""
    return _packages(libraries, [name for name in libraries if not _loads(name)])


def missing_tools(path: str, tools: Mapping[str, str] = TEST_TOOLS) -> list[str]:
    """Return the packages of the programs that are in no folder of `path`."""
    return _packages(tools, [name for name in tools if shutil.which(name, path=path) is None])


def missing_pip() -> list[str]:
    """Return the package with pip for new virtual environments, which Debian splits off from Python, if missing."""
    if find_spec("ensurepip") or _has_pip_for_others():
        return []
    return [f"python{sys.version_info.major}.{sys.version_info.minor}-venv"]


def missing_python_library(
    base: str = sys.base_prefix, version: tuple[int, int] = (sys.version_info.major, sys.version_info.minor)
) -> list[str]:
    """Return the package with libpython, if missing: a bundle contains it, and Debian splits it off from Python."""
    name = f"libpython{version[0]}.{version[1]}"
    return [name] if base == "/usr" and not _loads(f"{name}.so.1.0") else []


def missing_time_zones(zones: Collection[str] | None = None) -> list[str]:
    """Return the package with the time zones, if missing: tests of calendars need them, and a bare Debian has none."""
    return [] if (available_timezones() if zones is None else zones) else ["tzdata"]


def _has_pip_for_others() -> bool:
    """Whether there is a pip that can install for another Python, as it can since version 22.3."""
    try:
        return int(version("pip").split(".")[0]) > 22
    except PackageNotFoundError:
        return False


def _packages(owners: Mapping[str, str], names: list[str]) -> list[str]:
    return sorted({owners[name] for name in names})


def _loads(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True
