"""What is said when not even a command could run. It needs nothing but Python, since anything else may be missing."""

import sys


def say(text: str) -> None:
    """Print one line on the standard error output, if there is one."""
    if sys.stderr is not None:
        print(text, file=sys.stderr)


def output_lost(error: OSError) -> None:
    say(f"The output could not be written: {error.strerror}.")
