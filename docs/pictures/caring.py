"""Renders every state of a drive's care, as shown on its card, on one sheet, for review.

python docs/pictures/caring.py FOLDER [WIDTH]
"""

import os
import sys
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from shingleback.gui.controllers.care import CareState

_APP: Final = Path(__file__).parents[2] / "app"
_NOW: Final = datetime(2026, 5, 20, 18, 0, tzinfo=UTC)
_WIDTH: Final = 620
_COLUMNS: Final = 4
_GAP: Final = 12


class Shown(NamedTuple):
    """A state, and the user's choices."""

    state: "CareState"
    may: bool | None = True
    is_tonight: bool = False
    is_held: bool = False


def states() -> Mapping[str, Shown]:
    from shingleback.gui.controllers.care import CareState  # noqa: PLC0415 (after the environment was set)
    from shingleback.gui.controllers.job import JobStage  # noqa: PLC0415
    from shingleback.protocol.care import CareDone, CareFinished, CareItem, CareMoment  # noqa: PLC0415
    from shingleback.protocol.events import Progress, Rest  # noqa: PLC0415
    from shingleback.protocol.result_items import Item, ReadyBy, Tally  # noqa: PLC0415
    from shingleback.protocol.run_state import RunState, Stage  # noqa: PLC0415

    def at(hours: float) -> float:
        return (_NOW + timedelta(hours=hours)).timestamp()

    def ended(outcome: str, exit_code: int, **fields: object) -> CareFinished:
        return msgspec.structs.replace(CareFinished(outcome=outcome, exit_code=exit_code), **fields)

    read = CareItem(
        action="read", reason="read-long-ago", portions=3, parts=12, low_s=600, high_s=3600, busy="background"
    )
    check = CareItem(
        action="check", reason="pulled", low_s=6, high_s=60, busy="busy", needs=["unmounted"], missing=["unmounted"]
    )
    trim = CareItem(action="trim", reason="much-deleted", low_s=60, high_s=600, busy="background")
    balance = CareItem(
        action="balance", reason="little-unallocated", low_s=60, high_s=4000, busy="busy", written_bytes=10**10
    )
    rest = CareItem(action="rest", reason="cache-full", low_s=300, high_s=900, busy="idle")
    past = tuple(
        CareMoment(kind=kind, at=at(-24 * days), is_good=kind != "verify" or days > 20)
        for days in range(0, 360, 7)
        for kind in ("backup", *(("read",) if days % 30 < 7 else ()), *(("verify",) if days % 90 < 7 else ()))
    )
    ignore_stray_wheel = ended("done", 0, room_bytes=10**12, room_limit="space", past=past)
    some = ended("done", 0, due=(read, check, trim, balance, rest), room_bytes=10**12, room_limit="space", past=past)
    at_work = CareState(JobStage.RUNNING, planned=some, action="read")
    resting = Rest(elapsed_s=90, reason="cache-full", left_s=480.0)
    half = Progress(phase="care", elapsed_s=90, files=0, bytes=4 * 10**9, total_bytes=10**10)
    damage = ended(
        "left-out",
        1,
        done=(CareDone(action="read"),),
        checked=Tally(files=20, bytes=10**9),
        left_out=(Item(path="Letters/to the bank.odt", reason="damaged"),),
        left_out_count=1,
        parts_done=3,
        parts=12,
    )
    well = ended("done", 0, done=(CareDone(action="trim"), CareDone(action="read")), parts_done=4, parts=12)
    late = ReadyBy(at=at(13), state="late", low_at=at(14), high_at=at(16), tidied_at=at(16))
    ready = ReadyBy(at=at(13), state="ready", low_at=at(2), high_at=at(4), tidied_at=at(4))
    return {
        "before it is known": Shown(CareState()),
        "nothing due": Shown(CareState(planned=ignore_stray_wheel)),
        "several things due, never asked": Shown(CareState(planned=some), may=None),
        "several things due, allowed": Shown(CareState(planned=some)),
        "another drive is cared for": Shown(CareState(planned=some), may=False, is_held=True),
        "tonight": Shown(CareState(planned=some), is_tonight=True),
        "it begins": Shown(CareState(JobStage.RUNNING, planned=some)),
        "at work": Shown(replace(at_work, run=RunState(progress=half))),
        "paused": Shown(replace(at_work, run=RunState(requested=Stage.PAUSED, progress=half))),
        "a backup goes first": Shown(replace(at_work, action="trim", is_waiting=True)),
        "stopping": Shown(replace(at_work, action="trim", run=RunState(requested=Stage.CANCELING, progress=half))),
        "resting": Shown(replace(at_work, action="rest", run=RunState(rest=resting))),
        "in time": Shown(replace(at_work, run=RunState(ready_by=ready)), is_tonight=True),
        "late": Shown(replace(at_work, run=RunState(ready_by=late)), is_tonight=True),
        "done": Shown(CareState(planned=ignore_stray_wheel, result=well)),
        "damage": Shown(CareState(planned=some, result=damage)),
        "gone": Shown(CareState(planned=some, result=ended("drive-gone", 3, why="drive-gone"))),
        "stopped by the person": Shown(CareState(planned=some, result=ended("canceled", 130, why="canceled"))),
        "not allowed": Shown(CareState(planned=some, result=ended("drive-refused", 3, why="not-allowed"))),
        "self-test failed": Shown(
            CareState(
                planned=ignore_stray_wheel,
                result=ended("left-out", 1, action="self-test", is_sound=False, test_status="error_read"),
            )
        ),
        "filesystem with errors": Shown(
            CareState(planned=ignore_stray_wheel, result=ended("left-out", 1, action="check", is_sound=False))
        ),
        "the worker died": Shown(CareState(planned=some, detail="Killed")),
        "full soon": Shown(
            CareState(
                planned=ended(
                    "done", 0, room_bytes=10**10, room_limit="space", full_in_s=2e6, versions=40, thinned=2, past=past
                )
            )
        ),
        "full": Shown(CareState(planned=ended("done", 0, room_bytes=0, room_limit="space", versions=40, past=past))),
        "full, zoned": Shown(CareState(planned=ended("done", 0, room_bytes=0, room_limit="zones", past=past))),
        "no metadata": Shown(CareState(planned=ended("done", 0, room_bytes=0, room_limit="metadata", past=past))),
    }


def main(folder: str, width: int = _WIDTH) -> int:
    """Render the sheet. Sets the environment before it imports the window, which reads it."""
    place = Path(folder).absolute()
    place.mkdir(parents=True, exist_ok=True)
    os.environ |= {"PYTHONPATH": str(_APP), "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}
    sys.path.insert(0, str(_APP))
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from shingleback.gui.drives.care import CarePart  # noqa: PLC0415
    from shingleback.gui.widgets import style  # noqa: PLC0415

    application = QApplication([])
    style.dress(application)
    tiles = []
    for name, shown in states().items():
        part = CarePart(lambda: _NOW)
        part.setFixedWidth(width)
        part.setAutoFillBackground(True)
        part.show_state(shown.state, may=shown.may, is_tonight=shown.is_tonight, is_held=shown.is_held)
        part.show()
        for _ in range(5):  # wrapped texts get their height late
            application.processEvents()
        part.setFixedHeight(max(part.sizeHint().height(), part.heightForWidth(width)))
        application.processEvents()
        tiles.append((name, part.grab()))
        part.hide()
    _sheet(tiles, place / "care.png")
    return 0


def _sheet(tiles: list[tuple[str, "QPixmap"]], file: Path) -> None:
    """Draw the tiles in columns, each below its name."""
    from PySide6.QtCore import Qt  # noqa: PLC0415
    from PySide6.QtGui import QImage, QPainter  # noqa: PLC0415

    per_column = -(-len(tiles) // _COLUMNS)
    columns = [tiles[first : first + per_column] for first in range(0, len(tiles), per_column)]
    wide = tiles[0][1].width() + _GAP
    tall = max(sum(picture.height() + 4 * _GAP for _, picture in column) for column in columns)
    sheet = QImage(wide * len(columns), tall, QImage.Format.Format_RGB32)
    sheet.fill(Qt.GlobalColor.gray)
    painter = QPainter(sheet)
    for number, column in enumerate(columns):
        top = 0
        for name, picture in column:
            painter.drawText(number * wide + 4, top + 2 * _GAP, name)
            painter.drawPixmap(number * wide, top + 3 * _GAP, picture)
            top += picture.height() + 4 * _GAP
    painter.end()
    sheet.save(str(file))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], *map(int, sys.argv[2:3])))
