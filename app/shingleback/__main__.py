"""Picks the window, a command, or the decoder of previews, and gives every end its exit code.

`--version` has to be quick, so everything is imported where it is used.
"""

import contextlib
import io
import os
import signal
import sys
from typing import Final

if __spec__ is None and not hasattr(sys, "frozen"):  # started by its path, as by `store.start_command`
    sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from shingleback.domain.exit_code import ExitCode

_HIDDEN: Final = ["--tray"]
_DECODE: Final = "--decode-preview"
_STDERR_FD: Final = 2


def main() -> int:
    _open_standard_streams()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until a command takes it, there is nothing that has to stop safely
    # What a terminal without UTF-8 cannot show is printed as an escape.
    if isinstance(sys.stdout, io.TextIOWrapper) and sys.stdout.errors == "strict":
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        code = _run(sys.argv[1:]) if sys.version_info >= (3, 11) else _refuse_python()
    except SystemExit as end:  # from argparse
        code = end.code if isinstance(end.code, int) else ExitCode.DONE
    except Exception as error:  # noqa: BLE001 (the outermost boundary: Python would end with 1, with another meaning)
        from shingleback.cli import last_words  # noqa: PLC0415

        code = last_words.explain(error)
    return code if _is_written_out() else code or ExitCode.OUTPUT


def _open_standard_streams() -> None:
    """Open what the caller has closed: otherwise the next file that is opened, or a pipe, gets its number.

    The programs that are started inherit them.
    """
    with contextlib.suppress(OSError):  # a chroot may have no such device
        while (fd := os.open(os.devnull, os.O_RDWR)) <= _STDERR_FD:
            os.set_inheritable(fd, True)  # noqa: FBT003 (it has no keyword)
        os.close(fd)


def _run(arguments: list[str]) -> int:
    if arguments in ([], _HIDDEN):  # what is waited for most often does not load the commands
        load_msgspec()
        from shingleback.cli.window import open_window  # noqa: PLC0415

        return open_window(is_hidden=arguments == _HIDDEN)
    if arguments == ["--version"]:
        from shingleback.cli.version import show_version  # noqa: PLC0415

        show_version()
        return ExitCode.DONE
    if arguments[:1] == [_DECODE]:
        from shingleback.gui.controllers.preview_decoder import decode  # noqa: PLC0415

        return decode(arguments[1:])
    load_msgspec()
    from shingleback.cli.main import run  # noqa: PLC0415 (so that a second start is quick)

    return run(arguments)


def load_msgspec() -> None:
    """Load it without typing_extensions and `inspect`, of which it needs nothing, and which are a tenth of a start."""
    if "typing_extensions" in sys.modules:
        return
    sys.modules["typing_extensions"] = None  # type: ignore[assignment]  # so that Python does not find it
    import msgspec  # noqa: F401, PLC0415 (see above)

    del sys.modules["typing_extensions"]


def _refuse_python() -> int:
    from shingleback.cli import last_words  # noqa: PLC0415

    last_words.tell(last_words.python_too_old())
    return ExitCode.UNAVAILABLE


def _is_written_out() -> bool:
    """Write out what is buffered. A reader that wants no more is no failure, as with `--help | head`."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        # Python writes out again when it exits, and ends with 120 if that fails.
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, sys.stdout.fileno())
        os.close(nothing)
        if isinstance(error, BrokenPipeError):
            return True
        from shingleback.cli import last_words  # noqa: PLC0415

        last_words.output_lost(error)
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())
