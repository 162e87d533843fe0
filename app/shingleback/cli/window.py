"""Opens the window, if this computer can show one."""

import os

from shingleback import __version__
from shingleback.bootstrap import display
from shingleback.cli.last_words import CannotStart, library_of, no_display, tell, window_silent
from shingleback.domain.exit_code import ExitCode
from shingleback.store.log import DEBUG_VARIABLE, begin
from shingleback.store.private_files import Paths, claim


def open_window(*, is_hidden: bool = False, is_demo: bool = False, is_debugging: bool = False) -> int:
    """Show the window until it is closed; returns the exit code. Raises CannotStart, before Qt would abort."""
    if is_debugging:
        os.environ[DEBUG_VARIABLE] = "1"  # workers inherit it
    paths = Paths.of_user()
    claim(paths)
    log = begin(paths, "window", keeps_only_crashes=is_demo)
    if display.is_needed(os.environ) and not display.is_there(os.environ):
        raise CannotStart(no_display(display.name(os.environ)))
    log.note("started", version=__version__)
    from shingleback.bootstrap.qt_messages import handle_messages  # noqa: PLC0415 (with Qt, which may be missing)

    handle_messages(log, _end_without_windows)
    if is_demo:
        from shingleback.bootstrap.window import open_demo  # noqa: PLC0415 (see above)

        return open_demo()
    from shingleback.bootstrap.start import WindowSilent  # noqa: PLC0415 (see above)
    from shingleback.bootstrap.start import open_window as start  # noqa: PLC0415 (see above)

    try:
        code = start(is_hidden=is_hidden)
    except WindowSilent as silent:
        raise CannotStart(window_silent(silent.pid)) from None
    log.note("ended", code=code)
    return code


def _end_without_windows(reason: str) -> None:
    """Qt would abort next, and so leave a core dump of a program that has no fault."""
    tell(library_of(reason) or f"Qt cannot open windows here. {reason}")
    os._exit(ExitCode.UNAVAILABLE)
