"""What `packaging/test` found before or beside the tests, just before pytest's last line."""

import os
from functools import cache
from typing import Final

import pytest

from checkout.failures import VARIABLE

_TITLE: Final = "checks that failed"


@cache
def take_pipe() -> int | None:
    """Return the descriptor of the pipe with them. No process that the tests start inherits it."""
    number = os.environ.pop(VARIABLE, None)
    if number is None:
        return None
    os.set_inheritable(int(number), False)  # noqa: FBT003 (positional only)
    return int(number)


def repeat(reporter: pytest.TerminalReporter) -> None:
    """Write what failed, once the last check has ended."""
    pipe = take_pipe()
    if pipe is None:
        return
    with open(pipe, encoding="utf-8", closefd=False) as failures:
        text = failures.read()
    if text:
        reporter.section(_TITLE, red=True, bold=True)
        reporter.write_line(text.rstrip("\n"))
