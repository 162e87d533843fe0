"""Messages to the user. They never go to the standard output, which belongs to the program."""

import sys


class SetupError(Exception):
    """The set-up cannot continue. The text says why, and what to do, in complete sentences."""


def agrees(packages: str) -> bool:
    """Ask on the terminal whether to install system packages; return False if there is no terminal."""
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        say("Packages of the system are installed only with --yes, or when you agree on a terminal.")
        return False
    print(f"Install these packages of the system with sudo: {packages}? [y/N] ", end="", file=sys.stderr, flush=True)
    return sys.stdin.readline().strip().lower() in ("y", "yes")


def agreed(_packages: str) -> bool:
    """Agree, for --yes."""
    return True


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
