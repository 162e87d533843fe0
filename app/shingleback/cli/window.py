"""Opens the window, if this computer can show one."""

import os

from shingleback.bootstrap import display
from shingleback.cli.last_words import CannotStart, library_of, no_display, say
from shingleback.domain.exit_code import ExitCode


def open_window(*, is_hidden: bool = False, is_demo: bool = False) -> int:
    """Show the window until it is closed; returns the exit code. Raises CannotStart, before Qt would abort."""
    if display.is_needed(os.environ) and not display.is_there(os.environ):
        raise CannotStart(no_display(display.name(os.environ)))
    from shingleback.bootstrap.qt_messages import handle_messages  # noqa: PLC0415 (with Qt, which may be missing)

    handle_messages(lambda _kind, _category, _text: None, _end_without_windows)
    if is_demo:
        from shingleback.bootstrap.window import open_demo  # noqa: PLC0415 (see above)

        return open_demo()
    from shingleback.bootstrap.start import open_window as start  # noqa: PLC0415 (see above)

    return start(is_hidden=is_hidden)


def _end_without_windows(reason: str) -> None:
    """Qt would abort next, and so leave a core dump of a program that has no fault."""
    say(library_of(reason) or f"Qt cannot open windows here. {reason}")
    os._exit(ExitCode.UNAVAILABLE)
