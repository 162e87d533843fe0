"""Files are dragged out of the window with the pointer of a real display, into a window of another program."""

import contextlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.display import x_display
from tests.helpers.program import APP, events
from tests.helpers.trees import write

ROOT = APP.parent


@dataclass
class Screen:
    """A display with a window manager. Places are pixels from the top left."""

    environment: dict[str, str]

    def point(self, *arguments: object) -> None:
        subprocess.run(["xdotool", *map(str, arguments)], env=self.environment, check=True)

    def drag(self, *places: list[int]) -> None:
        """Presses the button at the first place and moves over the others, as a hand does; it stays pressed."""
        self.point("mousemove", *places[0], "mousedown", 1)
        for start, over in pairwise(places):
            for part in range(1, 9):
                self.point("mousemove", *(a + (b - a) * part // 8 for a, b in zip(start, over, strict=True)))


class Shown:
    """A program with a window."""

    def __init__(self, program: subprocess.Popen[str]) -> None:
        self._program = program

    def says(self) -> Any:
        assert self._program.stdout is not None
        line = self._program.stdout.readline()
        assert line, "the program has ended"
        return json.loads(line)

    def selected(self) -> Any:
        assert self._program.stdin is not None
        print(file=self._program.stdin, flush=True)
        return self.says()


@pytest.fixture
def screen() -> Iterator[Screen]:
    for tool in ("openbox", "xdotool"):
        if shutil.which(tool) is None:
            pytest.skip(f"needs {tool}")
    with x_display() as name:
        path = os.pathsep.join((str(APP), str(ROOT)))
        environment = os.environ | {"DISPLAY": name, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": path}
        with subprocess.Popen(["openbox"], env=environment, stderr=subprocess.DEVNULL) as manager:
            yield Screen(environment)
            manager.terminate()


@contextlib.contextmanager
def shown(screen: Screen, module: str, *arguments: str) -> Iterator[Shown]:
    with subprocess.Popen(
        [sys.executable, "-m", f"tests.gui.history.{module}", *arguments],
        env=screen.environment,
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        yield Shown(program)
        program.communicate()


def test_a_file_of_an_old_version_dragged_by_hand_arrives_with_its_mode_and_time(
    screen: Screen, tmp_path: Path
) -> None:
    source, backup = tmp_path / "Documents", tmp_path / "drive"
    letter = source / "letter.txt"
    write(letter, b"Dear Ada,")
    letter.chmod(0o644)
    os.utime(letter, (1_600_000_000, 1_600_000_000))
    write(source / "tax.ods", b"numbers")
    events("backup", source, backup, check=0)
    write(letter, b"Dear Bob,")
    letter.chmod(0o600)
    events("backup", source, backup, check=0)

    arguments = str(backup), "Documents", "oldest"
    with shown(screen, "drop_program") as receiver, shown(screen, "drag_program", *arguments) as page:
        middle, rows = receiver.says(), page.says()
        screen.drag(rows["letter.txt"], rows["tax.ods"], middle)
        assert receiver.says() == "entered"
        screen.point("mouseup", 1)
        assert receiver.says() == [["letter.txt", 0o644, 1_600_000_000, "Dear Ada,"]]


def test_a_folder_dragged_by_hand_arrives_with_all_in_it_and_selects_nothing_else(
    screen: Screen, tmp_path: Path
) -> None:
    source, backup = tmp_path / "Documents", tmp_path / "drive"
    for name in ("2024", "2025", "2026"):
        write(source / name / "letter.txt", f"Dear Ada, in {name}".encode())
    album, odd = source / "2024" / "album", source / "2024" / os.fsdecode(b"na\xefve.txt")
    write(album / "empty" / "not.txt", b"")
    (album / "empty" / "not.txt").unlink()
    write(odd, b"in Latin-1")
    for path, mode in ((album / "empty", 0o755), (album, 0o555), (odd, 0o444), (source / "2024", 0o750)):
        path.chmod(mode)
        os.utime(path, (1_600_000_000, 1_600_000_000))
    letter = source / "2024" / "letter.txt"
    letter.chmod(0o640)
    os.utime(letter, (1_500_000_000, 1_500_000_000))
    os.utime(source / "2024", (1_600_000_000, 1_600_000_000))
    events("backup", source, backup, check=0)

    arguments = str(backup), "Documents"
    with shown(screen, "drop_program") as receiver, shown(screen, "drag_program", *arguments) as page:
        middle, rows = receiver.says(), page.says()
        screen.drag(rows["2024"], rows["2025"], rows["2026"], middle)
        assert receiver.says() == "entered"
        screen.point("mouseup", 1)
        assert receiver.says() == [
            ["2024", 0o750, 1_600_000_000, ""],
            ["2024/album", 0o555, 1_600_000_000, ""],
            ["2024/album/empty", 0o755, 1_600_000_000, ""],
            ["2024/letter.txt", 0o640, 1_500_000_000, "Dear Ada, in 2024"],
            ["2024/na\\udcefve.txt", 0o444, 1_600_000_000, "in Latin-1"],
        ]
        assert page.selected() == ["Documents/2024"]


def test_a_file_whose_name_is_not_utf_8_is_dragged_by_hand(screen: Screen, tmp_path: Path) -> None:
    source, backup = tmp_path / "Documents", tmp_path / "drive"
    write(source / os.fsdecode(b"na\xefve.txt"), b"in Latin-1")
    events("backup", source, backup, check=0)

    arguments = str(backup), "Documents"
    with shown(screen, "drop_program") as receiver, shown(screen, "drag_program", *arguments) as page:
        middle, (row,) = receiver.says(), page.says().values()
        screen.drag(row, middle)
        assert receiver.says() == "entered"
        screen.point("mouseup", 1)
        ((name, _mode, _time, text),) = receiver.says()
        assert (name, text) == ("na\\udcefve.txt", "in Latin-1")
