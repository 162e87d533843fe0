"""A command starts at once: it loads only what it needs, and no more modules than before."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.helpers.program import environment, events
from tests.helpers.trees import write

MAX_MODULES: Final = {
    "--version": 5,
    "history": 40,
    "due": 60,
    "answer": 36,
    "versions DRIVE": 75,
    "list DRIVE": 77,
    "find DRIVE letter": 77,
    "look DRIVE": 75,
    "verify DRIVE": 133,
    "restore DRIVE --to TARGET": 133,
    "backup SOURCE DRIVE": 197,
}
"""Of the program, by command. A module takes half a millisecond on average, and the window pays with each question."""
MAX_FOREIGN_MODULES: Final = 200
"""Of Python and of libraries. It differs by the version of Python; the window's Qt alone would be more."""
_WITH_COUNT: Final = """
import json, os, sys
from shingleback.__main__ import main
main()
with open(os.environ["LOADED"], "w") as file:
    json.dump(sorted(sys.modules), file)
"""
_NOT_FOR_NOTHING: Final = ("shingleback.engine", "shingleback.monitor", "shingleback.gui", "PySide6", "asyncio", "rich")


@pytest.fixture
def places(tmp_path: Path) -> dict[str, str]:
    write(tmp_path / "SOURCE" / "letter.txt")
    events("backup", tmp_path / "SOURCE", tmp_path / "DRIVE", check=0)
    return {name: str(tmp_path / name) for name in ("SOURCE", "DRIVE", "TARGET")}


def loaded(command: str, places: dict[str, str], tmp_path: Path) -> list[str]:
    """Run a command in a fresh process, and return its modules at the end. Those of forked processes don't count."""
    words = [places.get(word, word) for word in command.split()]
    file = tmp_path / "loaded.json"
    done = subprocess.run(
        [sys.executable, "-c", _WITH_COUNT, *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=environment() | {"LOADED": str(file)},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    modules: list[str] = json.loads(file.read_text())
    return modules


@pytest.mark.parametrize("command", MAX_MODULES)
def test_a_command_loads_few_modules(command: str, places: dict[str, str], tmp_path: Path) -> None:
    modules = loaded(command, places, tmp_path)
    own = [module for module in modules if module.startswith("shingleback.")]
    assert len(own) <= MAX_MODULES[command], own
    assert len(modules) - len(own) <= MAX_FOREIGN_MODULES, modules


@pytest.mark.parametrize("command", ["--version", "history", "due"])
def test_a_command_without_work_loads_no_engine(command: str, places: dict[str, str], tmp_path: Path) -> None:
    assert [module for module in loaded(command, places, tmp_path) if module.startswith(_NOT_FOR_NOTHING)] == []


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="argparse and pathlib load some of them themselves")
@pytest.mark.parametrize("command", ["history", "due", "versions DRIVE"])
def test_a_command_loads_nothing_slow_that_it_does_not_use(
    command: str, places: dict[str, str], tmp_path: Path
) -> None:
    """`dataclasses` needs `inspect`, and takes half a millisecond to make a class."""
    slow = {"dataclasses", "inspect", "shutil", "tempfile", "tokenize", "traceback", "typing_extensions"}
    assert slow.intersection(loaded(command, places, tmp_path)) == set()
