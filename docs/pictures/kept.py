"""The pictures of stored data: home, the history, the files of a version, and the settings. For `take.py`.

The drive on the home page and the size of its backup are made up. The files are those of the demo, and are really
backed up.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import msgspec
import pages
from PySide6.QtCore import QItemSelectionModel, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPolygonF
from PySide6.QtWidgets import QApplication

from shingleback.backup_sets.library import Memory
from shingleback.domain.drive import DriveArrived
from shingleback.domain.errors import Outcome, SkipReason
from shingleback.domain.local_time import local_time
from shingleback.gui.controllers.pages import Section
from shingleback.gui.controllers.preview import Fetching
from shingleback.gui.window.window import Window
from shingleback.protocol.result_items import DriveRoom, ExcludedItem, Tally
from shingleback.protocol.results import BackupFinished, CheckFinished
from shingleback.simulator.demo import demo_folder, make_demo
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from shingleback.store.settings import BackupSet, Settings, When

_PLACE: Final = "/media/me/Backup"  # the mount point of the drive in the other pictures
FOLDERS: Final = ("Documents", "Music", "Pictures")
_ALL: Final = Tally(files=94_904, bytes=412_000_000_000)
_NOW: Final = datetime(2026, 3, 12, 18, 30, tzinfo=UTC)
_AGO: Final = timedelta(days=1, hours=20, minutes=50)  # since the last backup
_OVERDUE: Final = timedelta(days=23)
_BEFORE: Final = (  # earlier runs to the place of the real backup, and how long ago
    (timedelta(days=9, hours=2), Outcome.DONE),
    (timedelta(days=4, hours=5), Outcome.DRIVE_GONE),
)
_SET: Final = "1"
_VERSIONS: Final = tuple(timedelta(days=days) for days in (430, 330, 220, 130, 61, 30, 14, 7, 3, 0))  # oldest first
_EXCLUDED: Final = [
    ExcludedItem(reason=SkipReason.OTHER_FILESYSTEM, paths=["Pictures/Archive"]),
    ExcludedItem(reason=SkipReason.PRESET, rule="builds", count=12),
]
_ROOM: Final = 5_000_000_000_000
_FREE_DAILY: Final = 2_400_000_000  # how much less is free each day
_SOME: Final = Tally(files=1_204, bytes=58_000_000)
_PATIENCE_S: Final = 30.0
_PICTURE: Final = (1280, 960)


def take_home(
    application: QApplication,
    pictures: Path,
    suffix: str,
    names: tuple[str, ...] = FOLDERS,
    *,
    is_overdue: bool = False,
) -> None:
    """Show a good backup of these folders, or, if `is_overdue`, an old one whose drive is unplugged."""
    folders = [f"/home/me/{name}" for name in names]
    last = _NOW - (_OVERDUE if is_overdue else _AGO)
    with _own_folders():
        own = BackupSet(folders, _PLACE, key=_SET, when=When.PLUG_IN, drives=[pages.DRIVE.key])
        choose(Settings(sets=[own], places={_SET: pages.DRIVE.key}))
        for ago in _VERSIONS:
            _note_backup(last - ago)
        _note(_check("verify", _PLACE, last + timedelta(hours=1), _ALL))
        shown = pages.make_window(lambda: _NOW)
        if not is_overdue:
            shown.drives.on_event(DriveArrived(pages.DRIVE))
        name = "home-overdue" if is_overdue else "home"
        _snap(application, shown.window, Section.HOME, pictures / f"{name}{suffix}.png")
        shown.window.close()


def take_past(application: QApplication, pictures: Path, suffix: str) -> None:
    """Make two versions, test restoring five files of the newest, and take the pictures."""
    with _own_folders(), demo_folder() as folder:
        plan = make_demo(folder)
        sources, place = [str(source) for source in plan.sources], str(plan.destination)
        _paint(folder / "Home" / "Pictures" / "2022 Alps" / "Sunrise.png")
        _note(*(_backup(place, local_time() - ago, _SOME, outcome) for ago, outcome in _BEFORE))
        _run("backup", "--", *sources, place)
        (folder / "Home" / "Documents" / "Plans for May.txt").write_text("Paint the kitchen. Visit Anna.\n")
        _run("backup", "--", *sources, place)
        _run("try-restore", "--", place)
        choose(Settings(sets=[BackupSet(sources, place, key="1")]))
        shown = pages.make_window()
        window, browser, preview = shown.window, shown.past.browser, shown.past.preview
        window.show_section(Section.HISTORY)
        window.show()
        _snap(application, window, Section.HISTORY, pictures / f"history{suffix}.png")
        window.show_section(Section.RESTORE)
        for name in ("Pictures", "2022 Alps", "Sunrise.png"):
            wait(application, lambda: browser.state.entries is not None)
            _select(window, name)
        wait(application, lambda: preview.state.fetching is Fetching.HERE)
        _snap(application, window, Section.RESTORE, pictures / f"files{suffix}.png")
        _snap(application, window, Section.SETTINGS, pictures / f"settings{suffix}.png")
        window.close()


def _select(window: Window, name: str) -> None:
    """Select a file or folder; a folder is also opened."""
    table = window.restore.files.lists.table
    model = table.model()
    row = next(row for row in range(model.rowCount()) if model.index(row, 0).data() == name)
    table.setCurrentIndex(model.index(row, 0))
    table.selectionModel().select(
        model.index(row, 0), QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
    )
    if "." not in name:
        table.opened.emit(window.restore.files.chosen[0])


def _snap(application: QApplication, window: Window, section: Section, file: Path) -> None:
    window.show_section(section)
    window.resize(*pages.SIZE)
    window.show()
    window.setFocus()
    application.processEvents()
    application.processEvents()
    window.grab().save(str(file))


def wait(application: QApplication, until: Callable[[], bool]) -> None:
    end = time.monotonic() + _PATIENCE_S
    while not until():
        application.processEvents()
        if time.monotonic() > end:
            sys.exit("the worker does not answer")


class _own_folders(tempfile.TemporaryDirectory[str]):  # noqa: N801 (used like a function, as its base)
    """A temporary folder for the settings and the history, for workers as well."""

    def __enter__(self) -> str:
        os.environ |= dict.fromkeys(("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"), self.name)
        return super().__enter__()


def choose(settings: Settings) -> None:
    Memory(Paths.of_user()).save(settings)


def _note(*words: BackupFinished | CheckFinished) -> None:
    history = RunHistory(Paths.of_user().history_file)
    for result in words:
        history.add(result)
    history.close()


def _note_backup(at: datetime) -> None:
    """Add a backup of the set on the home page to the history, with the free space that it left on the drive."""
    left = 3_150_000_000_000 + _FREE_DAILY * (_NOW - at).days
    result = msgspec.structs.replace(
        _backup(_PLACE, at, _ALL),
        backup_set=_SET,
        drive=pages.DRIVE.key,
        backup=_SET,
        excluded=_EXCLUDED,
        room=DriveRoom(free_bytes=left, total_bytes=_ROOM),
    )
    history = RunHistory(Paths.of_user().history_file)
    history.add_backup(result, _PLACE, None, [], is_known=True)
    history.close()


def _backup(place: str, at: datetime, copied: Tally, outcome: Outcome = Outcome.DONE) -> BackupFinished:
    return BackupFinished(
        outcome=outcome,
        exit_code=outcome.exit_code,
        destination=place,
        version=at.isoformat() if outcome is Outcome.DONE else "",
        started_at=at.isoformat(),
        copied=copied,
        total=copied,
    )


def _check(command: str, place: str, at: datetime, checked: Tally) -> CheckFinished:
    return CheckFinished(
        command=command, outcome="done", exit_code=0, destination=place, started_at=at.isoformat(), checked=checked
    )


def _run(*words: str) -> None:
    subprocess.run([sys.executable, "-m", "shingleback", *words], check=True, stdout=subprocess.DEVNULL)


def _paint(file: Path) -> None:
    """Paint mountains in the morning."""
    width, height = _PICTURE
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sky = QLinearGradient(0, 0, 0, height)
    for place, color in ((0.0, "#3b5f8f"), (0.45, "#e8a87c"), (0.7, "#f6d7a8")):
        sky.setColorAt(place, QColor(color))
    painter.fillRect(image.rect(), sky)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#fff3d0"))
    painter.drawEllipse(QPointF(width * 0.62, height * 0.5), 70, 70)
    ridges = (
        ("#8a8fb0", (0.0, 0.62, 0.18, 0.42, 0.36, 0.58, 0.55, 0.4, 0.78, 0.6, 1.0, 0.46)),
        ("#565d80", (0.0, 0.72, 0.25, 0.56, 0.48, 0.74, 0.7, 0.6, 1.0, 0.7)),
        ("#2c3350", (0.0, 0.86, 0.3, 0.76, 0.6, 0.88, 1.0, 0.78)),
    )
    for color, line in ridges:
        points = [QPointF(x * width, y * height) for x, y in zip(line[::2], line[1::2], strict=True)]
        painter.setBrush(QColor(color))
        painter.drawPolygon(QPolygonF([QPointF(0, height), *points, QPointF(width, height)]))
    painter.end()
    image.save(str(file))
