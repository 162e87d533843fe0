"""The code of `packaging/run`: opens the demo, or runs the program with the given arguments."""

import os
from collections.abc import Sequence
from typing import Final, NoReturn

from house import needs
from house.catalogs import build_catalogs
from house.house import Checkout
from house.words import say
from shingleback.bootstrap import display

# Arguments that open a window, and so need Qt's libraries. Commands do not need them.
_WINDOWS: Final = (["--"], ["--demo"])


def run(house: Checkout, words: Sequence[str]) -> NoReturn:
    """Replace this process with the program; a single `--` means without arguments. Raises NotPossible."""
    opens_window = list(words) in _WINDOWS if words else display.is_there(house.environment)
    house.set_up("run", needs.missing_libraries() if opens_window else [])
    if opens_window:
        build_catalogs(house)
    given = list(words) or _demo(house)
    python = str(house.venv.python)
    # The program is imported from this checkout, never from the current folder.
    environment = {**house.environment, "PYTHONPATH": str(house.root / "app"), "PYTHONSAFEPATH": "1"}
    os.execve(python, [python, "-m", "shingleback", *([] if given == ["--"] else given)], environment)


def _demo(house: Checkout) -> list[str]:
    """Return the arguments of the demo. Call this after the set-up, which may install the library to find displays."""
    if display.is_there(house.environment):
        return ["--demo"]
    say("There is no display for a window here, so the demo runs in the terminal.")
    return ["demo"]
