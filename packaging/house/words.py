"""What is told to the person who set this in motion. It never goes to the standard output, which is the program's."""

import sys


class NotPossible(Exception):
    """The set-up cannot go on. Its text says why, and what to do, in whole sentences."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
