"""Property test: with two sets on two drives, each place speaks of the right one, whatever comes and goes."""

import shutil
import tempfile
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec.structs
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as some
from PySide6.QtWidgets import QWidget

from shingleback.backup_sets.status import BEGINS
from shingleback.domain.drive import Drive, DriveArrived, DriveLeft, DrivesListed
from shingleback.gui.controllers.pages import Section
from shingleback.protocol.run_state import Stage
from shingleback.store.settings import BackupSet, DriveName, When
from tests.gui.one_state_bench import KEY, MOUNTINGS, RUN_STEPS, SELDOM_STEPS, Bench, settings_of
from tests.helpers.examples import share_of
from tests.helpers.painted import painted_text, squeezed
from tests.unit.gui.controllers.drives import ELEMENTS, THERE, mounted

SECOND: Final = "2"
POINT: Final = "/run/media/me/Photos"
PHOTOS: Final = BackupSet(
    ["/home/me/Photos"], f"{POINT}/Shingleback", key=SECOND, name="Photos", drives=[ELEMENTS.key], when=When.DAILY
)
OTHER_STEPS: Final = ("other-plug", "other-unplug", "other-begin")
ENDS: Final = ("complete", "canceled", "drive-gone", "dies", "ejected", "not-ejected")
compared: Counter[str] = Counter()


class TwoDrives(Bench):
    """Letters go to the Expansion, and Photos to the Elements."""

    def __init__(self, folder: Path) -> None:
        letters = settings_of(MOUNTINGS[0])
        names = {**letters.drive_names, ELEMENTS.key: DriveName(ELEMENTS.name, ELEMENTS.size_bytes)}
        places = {**letters.places, SECOND: ELEMENTS.key}
        sets = [*letters.sets, PHOTOS]
        super().__init__(
            folder, MOUNTINGS[0], msgspec.structs.replace(letters, sets=sets, places=places, drive_names=names)
        )
        self.elements = replace(mounted(ELEMENTS, POINT))
        self.has_elements = False
        self.drives.on_event(THERE)
        self.drives.on_event(DrivesListed())

    def happen(self, step: str, percent: int) -> None:
        if step == "other-begin":
            self.percent, self.progress = 0, None
            self.window.home.begin(SECOND)
        elif step in OTHER_STEPS:
            self._move_elements(is_there=step == "other-plug")
        elif step == "drive-gone" and self.run.task.key == SECOND and self.run.is_busy:
            self._move_elements(is_there=False)
            super().happen("canceled", percent)
        else:
            super().happen(step, percent)

    def _move_elements(self, *, is_there: bool) -> None:
        if is_there is not self.has_elements:
            self.has_elements = is_there
            self.drives.on_event(DriveArrived(self.elements) if is_there else DriveLeft(self.elements))
            self.chosen.note(*self.drives.drives)
            self.tray.show_drives(self.drives.drives)

    def is_there(self, drive: Drive) -> bool:
        return self.has_elements if drive.key == ELEMENTS.key else self.drive is not None


def painted(widget: QWidget) -> str:
    return squeezed(painted_text(widget))


def check(bench: TwoDrives) -> None:
    bench.window.home.show_overview()
    bench.painted(Section.HOME)
    homes = {key: painted(card) for key, card in bench.window.home.overview.cards.items()}
    for set_card in bench.window.home.overview.cards.values():
        if set_card.view.status.step in BEGINS and bench.run.is_busy:
            compared["held"] += 1
            assert not set_card.step.isEnabled(), "only one backup at a time"
    bench.painted(Section.DRIVES)
    page = bench.window.pages.drives.instance
    assert page is not None
    cards = {path: painted(card) for path, card in page.cards.items()}
    for key, drive in ((KEY, bench.open_drive), (SECOND, bench.elements)):
        name, is_there = squeezed(drive.name), bench.is_there(drive)
        assert (drive.path in cards) == is_there
        assert any(name in squeezed(line) for line in bench.tray_lines) == is_there
        is_running = bench.run.is_busy and bench.run.task.key == key
        is_ejecting = is_running and bench.run.state.stage is Stage.EJECTING
        if not is_running:
            compared["away"] += not is_there
            assert (squeezed("Not plugged in") in homes[key]) == (not is_there)
        if is_there and not is_ejecting:
            compared["running"] += is_running
            assert (squeezed("a backup is running") in cards[drive.path]) == is_running
        good = bench.statuses.view_of(key).status.last_good
        assert ("Lastgoodbackup" in homes[key]) == (good is not None)
        if is_there and not is_running:
            compared["last backup"] += good is not None
            assert (squeezed("no backup yet") in cards[drive.path]) == (good is None)
        others = [other_name for other_name in ("Letters", "Photos") if other_name not in homes[key]]
        assert len(others) == 1, "each card names its own set alone"


@settings(max_examples=share_of(12), deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
@given(
    history=some.lists(
        some.tuples(
            some.one_of(*(some.sampled_from(steps) for steps in (OTHER_STEPS, RUN_STEPS, ENDS, SELDOM_STEPS))),
            some.integers(1, 99),
        ),
        min_size=3,
        max_size=14,
    ),
)
def play(history: list[tuple[str, int]]) -> None:
    folder = Path(tempfile.mkdtemp())
    bench = TwoDrives(folder)
    first = [("plug", 1), ("open", 1), ("other-plug", 1), ("begin", 1), ("progress", 30), ("pause", 30)]
    again = [("plug", 1), ("open", 1), ("begin", 1), ("progress", 99), ("complete", 99), ("not-ejected", 99)]
    last = [("other-plug", 99), ("other-begin", 99), ("progress", 50), ("dies", 50)]
    try:
        check(bench)
        for step, percent in (*first, *history, *again, *last):
            bench.happen(step, percent)
            check(bench)
    finally:
        bench.close()
        shutil.rmtree(folder)


@pytest.mark.usefixtures("qapp")
def test_two_sets_on_two_drives_are_never_mixed_up() -> None:
    play()
    assert all(compared[kind] for kind in ("held", "away", "running", "last backup")), compared
