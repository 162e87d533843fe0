"""Picks the window, a command, or the decoder of previews."""

import signal
import sys
from typing import Final

_HIDDEN: Final = ["--tray"]
_DECODE: Final = "--decode-preview"


def main() -> int:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until a command takes it, there is nothing that has to stop safely
    words = sys.argv[1:]
    if words in ([], _HIDDEN):  # what is waited for most often does not load the commands
        from shingleback.bootstrap.start import open_window  # noqa: PLC0415

        return open_window(is_hidden=words == _HIDDEN)
    if words[:1] == [_DECODE]:
        from shingleback.gui.controllers.preview_decoder import decode  # noqa: PLC0415

        return decode(words[1:])
    from shingleback.cli.main import run  # noqa: PLC0415 (so that a second start is quick)

    return run(words)


if __name__ == "__main__":
    sys.exit(main())
