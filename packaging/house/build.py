"""The code of `packaging/build`: installs PyInstaller in an environment of its own, and runs `goods` there."""

import os
from collections.abc import Sequence
from typing import Final, NoReturn

from house import needs
from house.house import Checkout

PACKAGES: Final = "build/packages"


def build(house: Checkout, words: Sequence[str]) -> NoReturn:
    """Replace this process with the builder. Raises NotPossible."""
    tools = needs.missing_tools(house.environment["PATH"], needs.BUILD_TOOLS)
    house.set_up("package", [*needs.missing_libraries(), *needs.missing_python_library(), *tools])
    python = str(house.venv.python)
    folders = f"{house.root / 'packaging'}:{house.root / 'app'}"
    environment = {**house.environment, "PYTHONPATH": folders, "PYTHONSAFEPATH": "1"}
    os.chdir(house.root)
    os.execve(python, [python, "-m", "goods", *words], environment)
