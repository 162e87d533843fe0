"""Connects logging of the standard library with the log file."""

import logging
import sys
import time
import traceback
from collections.abc import Callable
from typing import Final

from shingleback.domain.log_lines import event_text, harmless_traceback

_NAME: Final = "shingleback"
_LIBRARIES: Final = ("asyncio",)


class LineHandler(logging.Handler):
    """Turns each record into a line."""

    def __init__(self, append: Callable[[str], None], role: str) -> None:
        super().__init__()
        self._append = append
        self._role = role

    def emit(self, record: logging.LogRecord) -> None:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.localtime(record.created))
        self._append(f"{at} {record.levelname} {self._role}[{record.process}] {_text(record)}")


def attach(append: Callable[[str], None], role: str, *, is_debugging: bool) -> logging.Logger:
    """Return the program's logger, whose lines go to `append`, as do those of libraries.

    While debugging, they also go to the standard error output.
    """
    handlers: list[logging.Handler] = [LineHandler(append, role)]
    if is_debugging and sys.stderr is not None:
        handlers.append(logging.StreamHandler())
    for name in (_NAME, *_LIBRARIES):
        logger = logging.getLogger(name)
        logger.propagate = False
        logger.handlers = handlers
        logger.setLevel(logging.DEBUG if is_debugging else logging.INFO)
    return logging.getLogger(_NAME)


def _text(record: logging.LogRecord) -> str:
    """Return the event; of a library's words, which may quote anything, only what is harmless."""
    text = record.getMessage()
    if record.name == _NAME:
        return text
    trace = "".join(traceback.format_exception(*record.exc_info)) if record.exc_info else ""
    values = harmless_traceback(trace) if trace else {}
    return event_text(record.name, {**values, "text": text})
