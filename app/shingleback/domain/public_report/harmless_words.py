"""Facts about a computer and a drive, of which only known words and numbers are shown.

A custom kernel, a desktop or a drive may be named after a person or a company.
"""

import re
from typing import Final

LEFT_OUT: Final = "…"
_VERSION: Final = re.compile(r"\d{1,4}(?:\.\d{1,6}){0,5}")
_OF_KERNELS: Final = re.compile(
    r"\d{1,6}|rc\d{1,2}|fc\d{1,3}|el\d{1,2}(?:_\d{1,2})?|deb\d{1,3}(?:u\d{1,3})?|bpo|cloud|amd64|arm64|armhf|armv\dl?|i386"
    r"|i686|x86|64|x86_64|aarch64|riscv64|ppc64le|s390x|generic|lowlatency|oem|hwe|arch\d{0,3}|lts|zen|hardened|rt\d{0,3}"
    r"|default|MANJARO|pve|xanmod\d{0,2}|liquorix|rpi|raspi|v\dl?|azure|aws|gcp|kvm|desktop|server|gentoo|NixOS|valve\d{0,3}"
)
_DESKTOPS: Final = frozenset(
    [
        "GNOME",
        "GNOME-Classic",
        "KDE",
        "XFCE",
        "MATE",
        "LXDE",
        "LXQt",
        "X-Cinnamon",
        "Cinnamon",
        "Unity",
        "Budgie",
        "Pantheon",
        "Deepin",
        "DDE",
        "Enlightenment",
        "COSMIC",
        "sway",
        "Hyprland",
        "i3",
        "openbox",
        "ubuntu",
        "pop",
        "Old",
        "ROX",
        "EDE",
        "TDE",
    ]
)
_SESSIONS: Final = frozenset({"x11", "wayland", "tty", "mir"})
_DISTRIBUTION: Final = re.compile(r"[A-Za-z][A-Za-z0-9 ./()_+!-]{0,60}")
_FILESYSTEM: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,20}")
_DRIVE_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9 ./()_+&-]{0,60}")
_LOCALE: Final = re.compile(r"[a-z]{2,3}(?:_[A-Z][a-z]{3})?(?:_[A-Z]{2})?|C")
_MACHINE: Final = re.compile(r"[a-z0-9_]{1,12}")


def kernel_release(release: str) -> str:
    """The version, followed by those parts that distributions use; other parts are left out."""
    version = _VERSION.match(release)
    if not version:
        return LEFT_OUT
    pieces = re.split(r"([-+.~])", release[version.end() :])
    public_pieces = [
        piece if at % 2 or not piece or _OF_KERNELS.fullmatch(piece) else LEFT_OUT for at, piece in enumerate(pieces)
    ]
    return version.group() + "".join(public_pieces)


def desktop(name: str) -> str:
    """The value of XDG_CURRENT_DESKTOP, which may be a list, limited to known desktops."""
    return ":".join(part if part in _DESKTOPS else LEFT_OUT for part in name.split(":"))


def session_type(name: str) -> str:
    return name if name in _SESSIONS else LEFT_OUT


def distribution(name: str) -> str:
    return _if_formed(_DISTRIBUTION, name)


def language(name: str) -> str:
    return _if_formed(_LOCALE, name)


def machine(name: str) -> str:
    """The machine type, such as x86_64."""
    return _if_formed(_MACHINE, name)


def filesystem(name: str) -> str:
    """The filesystem as UDisks2 names it; empty if there is none."""
    return _if_formed(_FILESYSTEM, name) if name else ""


def drive_name(name: str) -> str:
    """Vendor and product as the drive's firmware reports them; never a label."""
    return _if_formed(_DRIVE_NAME, name)


def _if_formed(form: re.Pattern[str], text: str) -> str:
    return text if form.fullmatch(text) else LEFT_OUT
