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
Detach = Callable[[], None]


class LineHandler(logging.Handler):
    """Turns each record into a line."""

    def __init__(self, append: Callable[[str], None], role: str) -> None:
        super().__init__()
        self._append = append
        self._role = role

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if record.name != _NAME:  # a library's words may quote anything: only what is harmless is written
            trace = "".join(traceback.format_exception(*record.exc_info)) if record.exc_info else ""
            values = harmless_traceback(trace) if trace else {}
            text = event_text(record.name, {**values, "text": text})
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.localtime(record.created))
        self._append(f"{at} {record.levelname} {self._role}[{record.process}] {text}")


def attach(append: Callable[[str], None], role: str, *, is_debugging: bool) -> tuple[logging.Logger, Detach]:
    """Return the program's logger, whose lines go to `append`, as do those of libraries, and what undoes that.

    While debugging, they also go to the standard error output.
    """
    handlers: list[logging.Handler] = [LineHandler(append, role)]
    if is_debugging and sys.stderr is not None:
        handlers.append(logging.StreamHandler())
    loggers = [logging.getLogger(name) for name in (_NAME, *_LIBRARIES)]
    before = [(logger.handlers, logger.propagate, logger.level) for logger in loggers]
    for logger in loggers:
        logger.handlers, logger.propagate = handlers, False
        logger.setLevel(logging.DEBUG if is_debugging else logging.INFO)

    def detach() -> None:
        for logger, (own_handlers, propagates, level) in zip(loggers, before, strict=True):
            logger.handlers, logger.propagate = own_handlers, propagates
            logger.setLevel(level)
        for handler in handlers:
            handler.close()

    return logging.getLogger(_NAME), detach
