"""What is told to the person who set this in motion. It never goes to the standard output, which is the program's."""

import sys


class NotPossible(Exception):
    """The set-up cannot go on. Its text says why, and what to do, in whole sentences."""


def agrees(packages: str) -> bool:
    """Asks on the terminal whether packages of the system may be installed. False where there is no terminal."""
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        say("Packages of the system are installed only with --yes, or when you agree on a terminal.")
        return False
    print(f"Install these packages of the system with sudo: {packages}? [y/N] ", end="", file=sys.stderr, flush=True)
    return sys.stdin.readline().strip().lower() in ("y", "yes")


def agreed(_packages: str) -> bool:
    """For --yes."""
    return True


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
