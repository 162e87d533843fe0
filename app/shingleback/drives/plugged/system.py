"""Where a computer keeps what it runs from."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

_POINTS: Final = frozenset(
    map(
        Path,
        (
            *("/", "/boot", "/boot/efi", "/boot/firmware", "/efi", "/esp", "/etc", "/home", "/nix", "/nix/store"),
            *("/gnu/store", "/opt", "/ostree", "/root", "/srv", "/sysroot", "/tmp", "/usr", "/usr/local", "/var"),  # noqa: S108
            *("/var/cache", "/var/home", "/var/lib", "/var/log", "/var/tmp"),  # noqa: S108
        ),
    )
)
# Where the makers of live systems mount the stick: Debian and Tails; Ubuntu; Fedora and openSUSE; Arch; NixOS; Gentoo.
_LIVE: Final = tuple(
    map(
        Path,
        (
            *("/run/live", "/lib/live/mount", "/usr/lib/live/mount", "/live", "/cdrom", "/isodevice", "/rofs"),
            *("/run/initramfs", "/run/overlay", "/run/archiso", "/run/miso", "/run/rootfsbase", "/iso", "/mnt/cdrom"),
        ),
    )
)


def runs_from(points: Iterable[Path]) -> bool:
    """Whether the computer runs from something that is mounted at one of these points."""
    return any(point in _POINTS or any(point.is_relative_to(place) for place in _LIVE) for point in points)
