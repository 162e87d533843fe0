"""The engines, the command line and the worker run without Qt."""

import subprocess
import sys

from tests.architecture.imports import modules_without_qt
from tests.helpers.program import environment

_BLOCKED = ("PySide6", "shiboken6", "pyqtgraph")
_IMPORT_ALL = """
import importlib, sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Blocked())
for name in {names}:
    importlib.import_module(name)
print(*sorted(sys.modules))
"""


def import_all(names: list[str], blocked: tuple[str, ...] = _BLOCKED) -> subprocess.CompletedProcess[str]:
    """Imports modules in a fresh interpreter."""
    program = _IMPORT_ALL.format(blocked=blocked, names=names)
    whole = [sys.executable, "-W", "error", "-c", program]
    return subprocess.run(whole, capture_output=True, text=True, env=environment(), check=False)


def test_every_module_except_those_of_the_window_can_be_imported_without_qt() -> None:
    names = modules_without_qt()

    done = import_all(names)

    assert done.returncode == 0, done.stderr
    loaded = set(done.stdout.split())
    assert set(names) <= loaded
    assert not loaded & set(_BLOCKED)


def test_the_command_line_starts_without_modules_that_only_some_commands_need() -> None:
    """asyncio with D-Bus takes a tenth of a second, statistics a hundredth."""
    done = import_all(["shingleback.cli.main"])

    assert done.returncode == 0, done.stderr
    assert not set(done.stdout.split()) & {"asyncio", "dbus_fast", "statistics"}


def test_the_helper_needs_only_the_standard_library_and_d_bus() -> None:
    """Its package brings nothing else, and it runs as root."""
    names = [name for name in modules_without_qt() if name.startswith("shingleback.helper.")]

    done = import_all(names, ("msgspec", "blake3", "rich", "tomli_w", "numpy", "pyudev"))

    assert done.returncode == 0, done.stderr
    assert "shingleback.helper.main" in names


def test_the_import_block_works() -> None:
    done = import_all(["shingleback.gui.controllers.worker"])

    assert done.returncode != 0
    assert "ModuleNotFoundError: PySide6" in done.stderr
