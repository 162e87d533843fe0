"""Lets several processes do the same thing at the same instant, repeatedly."""

import contextlib
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.helpers.program import environment

_ROOT = Path(__file__).parents[2]
_EACH = """
import sys
from pathlib import Path
from {module} import {name} as action

print("ready", flush=True)
for line in sys.stdin:
    print(action(Path(line.rstrip("\\n"))), flush=True)
"""


def simultaneously(action: Callable[[Path], bool], folder: Path, processes: int = 2, rounds: int = 200) -> int:
    """How often `action` returned false, out of `processes` * `rounds` calls. Each round has its own folder.

    `action` is a function of a module, which each process imports.
    """
    code = _EACH.format(module=action.__module__, name=action.__name__)
    command = [sys.executable, "-c", code]
    with contextlib.ExitStack() as stack:
        started = [
            stack.enter_context(
                subprocess.Popen(
                    command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    cwd=_ROOT,
                    env=environment(),
                    text=True,
                )
            )
            for _ in range(processes)
        ]
        answers = [_answer(process) for process in started]
        assert answers == ["ready"] * processes
        said_no = 0
        for number in range(rounds):
            for process in started:
                _tell(process, f"{folder / str(number)}\n")
            said_no += sum(_answer(process) != "True" for process in started)
    return said_no


def _tell(process: subprocess.Popen[str], line: str) -> None:
    assert process.stdin is not None
    process.stdin.write(line)
    process.stdin.flush()


def _answer(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().rstrip("\n")
