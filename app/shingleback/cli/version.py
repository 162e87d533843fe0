"""`--version`, without the rest of the command line."""

from shingleback import __version__

VERSION = f"Shingleback {__version__}"


def show_version() -> None:
    print(VERSION)
