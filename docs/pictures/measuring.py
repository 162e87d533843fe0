"""Renders how the window shows measurements: the page, the pictures that it saves, a zone map, and the notices.

python docs/pictures/measuring.py FOLDER MEASUREMENTS [LANGUAGE] [dark]

MEASUREMENTS is a folder with files of `shingleback test --export`; all others are compared with the one that has
`earlier` in its name. For another language, build the catalogs first.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

    from shingleback.domain.measurement import Measurement

_ROOT: Final = Path(__file__).parents[2]
_WIDTH: Final = 900
_NAME: Final = "Seagate Expansion Desk"
_PLACE: Final = "/media/me/Backup"


def main(folder: str, measurements: str, language: str = "en", shade: str = "light") -> int:
    """Render everything. Sets the environment before it imports the window, which reads it."""
    place = Path(folder).absolute()
    place.mkdir(parents=True, exist_ok=True)
    os.environ["QT_QPA_PLATFORM"] = os.environ.get("QT_QPA_PLATFORM", "offscreen")
    sys.path[:0] = [str(_ROOT / "app"), str(_ROOT)]
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from shingleback.gui.widgets import style  # noqa: PLC0415
    from shingleback.gui.window.language import speak  # noqa: PLC0415
    from shingleback.store.private_files import resource_path  # noqa: PLC0415

    application = QApplication([])
    speak(application, language, resource_path("i18n"), [f"{language}-{language.upper()}"])
    style.dress(application)
    if shade == "dark":
        style.paint(application, style.ColorScheme.DARK)
    suffix = f"-{language}-{shade}"
    with tempfile.TemporaryDirectory() as home:
        os.environ |= dict.fromkeys(("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"), home)
        found = {file.stem: _read(file) for file in sorted(Path(measurements).glob("*.json"))}
        earlier = next((one for name, one in found.items() if "earlier" in name), None)
        for name, one in found.items():
            _take_result(application, place / f"{name}{suffix}", one, earlier if one is not earlier else None)
        _take_zones(application, place / f"zones{suffix}.png")
        _take_notices(application, place / f"notices{suffix}.png")
    return 0


def _read(file: Path) -> "Measurement":
    import msgspec  # noqa: PLC0415

    from shingleback.domain.measurement import Measurement  # noqa: PLC0415

    return msgspec.json.decode(file.read_bytes(), type=Measurement)


def _take_result(application: "QApplication", file: Path, one: "Measurement", earlier: "Measurement | None") -> None:
    from shingleback.gui.controllers.job import JobStage  # noqa: PLC0415
    from shingleback.gui.controllers.worker import Worker  # noqa: PLC0415
    from shingleback.gui.measure.page import MeasurePage  # noqa: PLC0415
    from shingleback.gui.measure.result import measured_drive, painter  # noqa: PLC0415
    from shingleback.gui.measure.state import DriveMeasurement, MeasureState, MeasureTask  # noqa: PLC0415
    from shingleback.protocol.measuring import MeasureFinished  # noqa: PLC0415

    measurement = DriveMeasurement(Worker(["true"]), application)
    measurement.state = MeasureState(
        JobStage.ENDED,
        MeasureTask(_PLACE, _NAME),
        earlier=(earlier,) if earlier else (),
        result=MeasureFinished(outcome="done", exit_code=0, measurement=one),
    )
    page = MeasurePage(measurement)
    _grab(application, page, page.result, Path(f"{file}.png"))
    if (drive := measured_drive(measurement.state)) is not None:
        Path(f"{file}-saved.png").write_bytes(painter(drive).png())
        Path(f"{file}-saved.svg").write_bytes(painter(drive).svg())


def _take_zones(application: "QApplication", file: Path) -> None:
    from shingleback.domain.zones import Zone, ZoneUse, runs_of  # noqa: PLC0415
    from shingleback.gui.controllers.worker import Worker  # noqa: PLC0415
    from shingleback.gui.measure.state import DriveZones, ZonesState  # noqa: PLC0415
    from shingleback.gui.measure.zones import ZonesPage  # noqa: PLC0415
    from shingleback.protocol.measuring import ZonesFinished  # noqa: PLC0415

    size = 256 << 20
    uses = [ZoneUse.CONVENTIONAL] * 20 + [ZoneUse.FULL] * 180 + [ZoneUse.OPEN] * 3 + [ZoneUse.CLOSED] * 4
    uses += [ZoneUse.EMPTY] * 190 + [ZoneUse.OFFLINE, ZoneUse.READ_ONLY, ZoneUse.EMPTY]
    zones = [Zone(use, number * size, size, size, _written(use, number, size)) for number, use in enumerate(uses)]
    asked = DriveZones(Worker(["true"]), application)
    result = ZonesFinished(
        outcome="done",
        exit_code=0,
        device="/dev/sdb",
        zone_bytes=size,
        runs=runs_of(zones),
        most_open=128,
        most_active=128,
    )
    asked.state = ZonesState("", _NAME, zones=result)
    page = ZonesPage(asked)
    _grab(application, page, page, file)


def _written(use: object, number: int, size: int) -> int:
    part = {"open": 0.3, "closed": 0.6, "full": 1.0}.get(str(use), 0.0)
    return int(part * size) + (number << 12 if 0 < part < 1 else 0)


def _take_notices(application: "QApplication", file: Path) -> None:
    """Take the card of a drive whose write cache was left off, and the line on the home page."""
    from PySide6.QtWidgets import QVBoxLayout, QWidget  # noqa: PLC0415
    from tests.helpers.plugged_in import EXPANSION, judge  # noqa: PLC0415

    from shingleback.gui.controllers.drives import DriveView  # noqa: PLC0415
    from shingleback.gui.controllers.write_caches import WriteCacheState  # noqa: PLC0415
    from shingleback.gui.drives.card import DriveCard, DriveRequests  # noqa: PLC0415
    from shingleback.gui.home.care_line import CareLine  # noqa: PLC0415
    from shingleback.protocol.measuring import MeasureFinished  # noqa: PLC0415

    view = DriveView(drive=EXPANSION, verdict=judge(EXPANSION))
    left = frozenset({EXPANSION.path})
    refused = MeasureFinished(outcome="usage", exit_code=2, why="write-cache-left")
    holder = QWidget()
    column = QVBoxLayout(holder)
    line = CareLine()
    line.show_drives([], [view])
    column.addWidget(line)
    for state in (
        WriteCacheState(left),
        WriteCacheState(left, resetting=EXPANSION.path),
        WriteCacheState(left, refused=EXPANSION.path, result=refused),
    ):
        shown = DriveCard(view, DriveRequests(holder))
        shown.show_write_cache(state)
        column.addWidget(shown)
    column.addStretch(1)
    _grab(application, holder, holder, file)


def _grab(application: "QApplication", window: "QWidget", shown: "QWidget", file: Path) -> None:
    window.resize(_WIDTH, 3000)
    window.show()
    for _ in range(5):  # wrapped texts get their height late
        application.processEvents()
    shown.grab().save(str(file))
    window.hide()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:5]))
