"""Records which modules of the program are entered, and puts such a list into docs/architecture.md."""

import os
import sys
import textwrap
import threading
from collections.abc import Iterable
from pathlib import Path
from types import FrameType
from typing import Any, Final

import shingleback

PAGE: Final = Path(__file__).parents[2] / "docs" / "architecture.md"

_END: Final = "<!-- end -->\n"
_HOME: Final = f"{Path(shingleback.__file__).parent}/"


class Tracer:
    """Writes "PROCESS MODULE" to a file when a process first calls a function of a module."""

    def __init__(self, file: Path) -> None:
        self._fd = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self._seen: dict[int, set[str]] = {}

    def start(self) -> None:
        """For this thread, and all that start later."""
        threading.setprofile(self._on_call)
        sys.setprofile(self._on_call)

    def start_again(self) -> None:
        """Forgets what was entered so far."""
        os.ftruncate(self._fd, 0)
        self._seen.clear()

    def _on_call(self, frame: FrameType, event: str, _argument: Any) -> None:
        path = frame.f_code.co_filename
        is_annotation = frame.f_code.co_name == "__annotate__"  # since Python 3.14, a class evaluates its own in one
        if event == "call" and path.startswith(_HOME) and not is_annotation:
            self._enter(path[len(_HOME) : -len(".py")])

    def _enter(self, module: str) -> None:
        process = os.getpid()
        seen = self._seen.setdefault(process, set())
        if module not in seen:
            seen.add(module)
            os.write(self._fd, f"{process} {module}\n".encode())


def traced(file: Path) -> dict[int, list[str]]:
    """The modules of each process, in order."""
    found: dict[int, list[str]] = {}
    for process, module in (line.split() for line in file.read_text(encoding="ascii").splitlines()):
        found.setdefault(int(process), []).append(module)
    return found


def paragraph(name: str, modules: Iterable[str]) -> str:
    listed = list(modules)
    text = f"- **{name}** ({len(listed)} modules): {', '.join(listed)}."
    return textwrap.fill(text, 140, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False) + "\n"


def section(title: str) -> str:
    """The text below this heading of the page."""
    return PAGE.read_text(encoding="utf-8").partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def put_on_the_page(program: str, text: str) -> None:
    before, begin, rest = PAGE.read_text(encoding="utf-8").partition(_begin(program))
    PAGE.write_text(before + begin + text + _END + rest.partition(_END)[2], encoding="utf-8")


def _begin(program: str) -> str:
    return f"<!-- python -m {program} --write -->\n"
