"""The code of `packaging/run`: opens the demo, or runs the program with the given arguments."""

import os
from collections.abc import Sequence
from typing import Final, NoReturn

from checkout import needs
from checkout.catalogs import build_catalogs
from checkout.checkout import Checkout
from checkout.terminal import say
from shingleback.bootstrap import display

# Arguments that open a window, and so need Qt's libraries. Commands do not need them.
_WINDOWS: Final = (["--"], ["--demo"])


def run(checkout: Checkout, arguments: Sequence[str]) -> NoReturn:
    """Replace this process with the program; a single `--` means without arguments. Raises SetupError."""
    opens_window = list(arguments) in _WINDOWS if arguments else display.is_there(checkout.environment)
    checkout.set_up("run", needs.missing_libraries() if opens_window else [])
    if opens_window:
        build_catalogs(checkout)
    given = list(arguments) or _demo(checkout)
    python = str(checkout.venv.python)
    # The program is imported from this checkout, never from the current folder.
    environment = {**checkout.environment, "PYTHONPATH": str(checkout.root / "app"), "PYTHONSAFEPATH": "1"}
    os.execve(python, [python, "-m", "shingleback", *([] if given == ["--"] else given)], environment)


def _demo(checkout: Checkout) -> list[str]:
    """Return the arguments of the demo. Call this after the set-up, which may install the library to find displays."""
    if display.is_there(checkout.environment):
        return ["--demo"]
    say("There is no display for a window here, so the demo runs in the terminal.")
    return ["demo"]
