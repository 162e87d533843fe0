"""Picks the window, a command, or the decoder of previews, and gives every end its exit code.

`--version` has to be quick, so everything is imported where it is used.
"""

import os
import signal
import sys
from typing import Final

from shingleback.domain.exit_code import ExitCode

_HIDDEN: Final = ["--tray"]
_DECODE: Final = "--decode-preview"


def main() -> int:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until a command takes it, there is nothing that has to stop safely
    try:
        code = _run(sys.argv[1:])
    except SystemExit as end:  # from argparse
        code = end.code if isinstance(end.code, int) else ExitCode.DONE
    except Exception:  # noqa: BLE001 (the outermost boundary: Python would end with 1, which has another meaning)
        import traceback  # noqa: PLC0415

        traceback.print_exc()
        code = ExitCode.INTERNAL
    return code if _is_written_out() else code or ExitCode.OUTPUT


def _run(words: list[str]) -> int:
    if words in ([], _HIDDEN):  # what is waited for most often does not load the commands
        from shingleback.bootstrap.start import open_window  # noqa: PLC0415

        return open_window(is_hidden=words == _HIDDEN)
    if words[:1] == [_DECODE]:
        from shingleback.gui.controllers.preview_decoder import decode  # noqa: PLC0415

        return decode(words[1:])
    from shingleback.cli.main import run  # noqa: PLC0415 (so that a second start is quick)

    return run(words)


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
