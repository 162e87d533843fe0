"""The guests again, with a small desktop: a window's dependencies, a notification server, and remote control."""

import dataclasses
from typing import Final

from shingleback.bootstrap.system_libraries import QT_LIBRARIES
from tests.lab.image import DEBIAN_12, DEBIAN_13, Release

_DESKTOP: Final = (
    "xvfb,openbox,scrot,xdotool,xfce4-notifyd,adwaita-icon-theme,hicolor-icon-theme,fonts-dejavu-core,libglib2.0-bin,"
    "at-spi2-core,gir1.2-atspi-2.0,python3-gi,librsvg2-common"
)


def with_desktop(release: Release) -> Release:
    """The guest has no network, so the dependencies of the package must be there already."""
    libraries = ",".join(sorted(set(QT_LIBRARIES.values())))
    return dataclasses.replace(release, packages=f"{release.packages},{libraries},libffi8,libsqlite3-0,{_DESKTOP}")


DESKTOP_12: Final = with_desktop(DEBIAN_12)
DESKTOP_13: Final = with_desktop(DEBIAN_13)
