"""What it costs to scroll through the lists of the page Restore: with 10,000 rows compared with 100.

    python -m tests.benchmarks.scrolling

measures both in windows without a screen, and prints the figures as one line of JSON.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Final

from PySide6.QtCore import QAbstractTableModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication

from shingleback.gui.controllers.preview import TemporaryCopies, Thumbnails
from shingleback.gui.controllers.preview_decoder import PreviewDecoder
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.restore.entries import EntryIcons, EntryModel, EntryTable
from shingleback.gui.restore.lists import ChangesModel, FoundModel, RowTable
from shingleback.gui.widgets import style
from shingleback.protocol.result_items import ChangeItem, ChangeKind, EntryItem, StayItem, TracedItem
from tests.benchmarks.ground import CannotRunError
from tests.benchmarks.lab import Lab
from tests.benchmarks.results import Limit
from tests.helpers import program

MANY: Final = 10_000
FEW: Final = 100
_ROOT: Final = Path(__file__).parents[2]
_MAX_TIMES: Final = 1.5
_FRAME_MS: Final = 1000 / 60
_FRAMES: Final = 60
_SIZE: Final = (900, 700)
_LONGEST_S: Final = 300


def measure_scrolling(_lab: Lab) -> list[Limit]:
    """Raises CannotRunError."""
    environment = program.environment() | {
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": f"{program.APP}{os.pathsep}{_ROOT}",
    }
    command = [sys.executable, "-m", "tests.benchmarks.scrolling"]
    done = subprocess.run(
        command, cwd=_ROOT, env=environment, stdout=subprocess.PIPE, text=True, timeout=_LONGEST_S, check=False
    )
    if done.returncode or not done.stdout.strip():
        raise CannotRunError(f"needs a window with lists, which ended with {done.returncode}")
    figures: dict[str, dict[str, float]] = json.loads(done.stdout.splitlines()[-1])
    limits = []
    for name, cost in figures.items():
        limits.append(Limit(f"{name}: a frame with {MANY:,}, of one with {FEW}", cost["times"], _MAX_TIMES, "times"))
        limits.append(Limit(f"{name}: a frame with {MANY:,}", cost["ms"], _FRAME_MS, "ms"))
    return limits


def main() -> int:
    application = QApplication([])
    style.dress(application)
    with tempfile.TemporaryDirectory() as folder:
        nobody = [sys.executable]
        thumbnails = Thumbnails(TemporaryCopies(Worker(nobody), Path(folder)), PreviewDecoder(nobody))
        makers: dict[str, Callable[[int], QAbstractItemView]] = {
            "a folder": lambda count: EntryTable(_entries(count)),
            "a folder as pictures": lambda count: EntryIcons(_entries(count), thumbnails),
            "what a search has found": _search_results,
            "what has changed": _changes,
        }
        print(json.dumps({name: _cost(make) for name, make in makers.items()}))
    return 0


def _cost(make: Callable[[int], QAbstractItemView]) -> dict[str, float]:
    """Alternates between the lists, so that both run under the same conditions."""
    few, many = _shown(make, FEW), _shown(make, MANY)
    pairs = [(_frame_s(few, number), _frame_s(many, number)) for number in range(_FRAMES)]
    most_s = median(pair[1] for pair in pairs)
    return {"times": most_s / median(pair[0] for pair in pairs), "ms": 1000 * most_s}


def _shown(make: Callable[[int], QAbstractItemView], count: int) -> QAbstractItemView:
    """Shows the list with all rows laid out."""
    view = make(count)
    view.resize(*_SIZE)
    view.show()
    QTest.qWaitForWindowExposed(view)
    last = view.model().index(count - 1, 0)
    while view.visualRect(last).isEmpty():
        QApplication.processEvents()
    return view


def _frame_s(view: QAbstractItemView, number: int) -> float:
    """CPU seconds of scrolling to another place, and of what is done when it rests there."""
    bar = view.verticalScrollBar()
    began_s = time.thread_time()
    bar.setValue(bar.maximum() * ((7 * number) % _FRAMES) // _FRAMES)
    view.viewport().repaint()
    if isinstance(view, EntryIcons):
        view.tell_seen()
    return time.thread_time() - began_s


def _entries(count: int) -> EntryModel:
    model = EntryModel()
    model.show_entries(
        [EntryItem(path=f"Pictures/IMG_{number:05}.jpg", kind="file", size=9) for number in range(count)]
    )
    return model


def _search_results(count: int) -> QAbstractItemView:
    model = FoundModel()
    day = "2026-03-01T12:00:00+01:00"
    things = [
        TracedItem(
            kind="file", stays=[StayItem(path=f"Pictures/{number}.jpg", first=day, last=day, versions=1, size=9)]
        )
        for number in range(count)
    ]
    model.show_rows(things)
    return _table(model)


def _changes(count: int) -> QAbstractItemView:
    model = ChangesModel()
    model.show_rows(
        [
            ChangeItem(path=f"Pictures/{number}.jpg", kind="file", change=ChangeKind.CHANGED, size=9, old_size=8)
            for number in range(count)
        ]
    )
    return _table(model)


def _table(model: QAbstractTableModel) -> RowTable:
    table = RowTable(model, "rows", 2)
    model.setParent(table)
    return table


if __name__ == "__main__":
    sys.exit(main())
