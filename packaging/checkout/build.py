"""The code of `packaging/build`: installs PyInstaller in an environment of its own, and runs `artifacts` there."""

import os
from collections.abc import Sequence
from typing import Final, NoReturn

from checkout import needs
from checkout.checkout import Checkout

PACKAGES: Final = "build/packages"


def build(checkout: Checkout, arguments: Sequence[str]) -> NoReturn:
    """Replace this process with the builder. Raises SetupError."""
    tools = needs.missing_tools(checkout.environment["PATH"], needs.BUILD_TOOLS)
    checkout.set_up("package", [*needs.missing_libraries(), *needs.missing_python_library(), *tools])
    python = str(checkout.venv.python)
    folders = f"{checkout.root / 'packaging'}:{checkout.root / 'app'}"
    environment = {**checkout.environment, "PYTHONPATH": folders, "PYTHONSAFEPATH": "1"}
    os.chdir(checkout.root)
    os.execve(python, [python, "-m", "artifacts", *arguments], environment)
