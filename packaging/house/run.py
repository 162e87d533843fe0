"""What `packaging/run` does: opens the demo, or runs the program with the given arguments."""

import os
from collections.abc import Sequence
from typing import Final, NoReturn

from house import display, needs
from house.catalogs import build_catalogs
from house.house import House
from house.words import say

# What opens a window, and so needs Qt and what Qt needs. Commands do not.
_WINDOWS: Final = (["--"], ["--demo"])


def run(house: House, words: Sequence[str]) -> NoReturn:
    """Becomes the program. A `--` alone stands for the program without arguments. Raises NotPossible."""
    opens_window = list(words) in _WINDOWS if words else display.is_there(house.environment)
    house.set_up("run", needs.missing_libraries() if opens_window else [])
    if opens_window:
        build_catalogs(house)
    given = list(words) or _demo(house)
    python = str(house.venv.python)
    # The program comes from this checkout, never from the folder in which a person happens to be.
    environment = {**house.environment, "PYTHONPATH": str(house.root / "app"), "PYTHONSAFEPATH": "1"}
    os.execve(python, [python, "-m", "shingleback", *([] if given == ["--"] else given)], environment)


def _demo(house: House) -> list[str]:
    """To be asked after the set-up, with which the library that finds displays may have come."""
    if display.is_there(house.environment):
        return ["--demo"]
    say("There is no display for a window here, so the demo runs in the terminal.")
    return ["demo"]
