"""What a restore or a check waits for is named: a server or a program that does not answer."""

from pathlib import Path
from typing import Final

import msgspec.structs
import pytest
from pytestqt.qtbot import QtBot

from shingleback.gui.controllers.history import BackupCheck
from shingleback.gui.controllers.restore import RestoreController, RestoreSelection
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.restore.restore import RestoreView
from shingleback.gui.restore.spot_check import SpotCheckCard
from shingleback.protocol.events import Event, PlaceSilent, encode

SILENT: Final = PlaceSilent(path="/mnt/nas/backup", server="nas:/disk", kind="nfs4", silent_s=5.2)
LATER: Final = msgspec.structs.replace(SILENT, silent_s=8.2)
ANSWERS: Final = PlaceSilent(path=SILENT.path)
SENTENCE: Final = "/mnt/nas/backup has not responded for 5 s. It is on nas:/disk (nfs4)."


def worker(folder: Path, *events: Event) -> Worker:
    """A worker that reports these events, and then waits like one on a dead server."""
    lines = folder / "events"
    lines.write_bytes(b"".join(map(encode, events)))
    return Worker(["sh", "-c", f"cat '{lines}'; exec sleep 9"])


@pytest.mark.parametrize(("events", "is_named"), [((SILENT,), True), ((SILENT, ANSWERS), False)])
def test_a_restore_names_what_it_waits_for(
    qtbot: QtBot, tmp_path: Path, events: tuple[Event, ...], *, is_named: bool
) -> None:
    restoring = RestoreController(worker(tmp_path, *events))
    view = RestoreView(restoring)
    qtbot.addWidget(view)
    heard: list[PlaceSilent | None] = []
    restoring.changed.connect(lambda state: heard.append(state.silence))
    restoring.choose(RestoreSelection("/mnt/nas/backup", "2026-03-01T12-00-00", target="/home/me/Restored files"))
    qtbot.waitUntil(lambda: SILENT in heard and (is_named or heard[-1] is None))

    assert (view.answer.sentence.text() == SENTENCE) is is_named
    restoring.stop()


def test_the_seconds_count_on(qtbot: QtBot, tmp_path: Path) -> None:
    restoring = RestoreController(worker(tmp_path, SILENT, LATER))
    view = RestoreView(restoring)
    qtbot.addWidget(view)
    restoring.choose(RestoreSelection("/mnt/nas/backup", "2026-03-01T12-00-00", target="/home/me/Restored files"))

    qtbot.waitUntil(lambda: view.answer.sentence.text() == SENTENCE.replace("5 s", "8 s"))
    restoring.stop()


def test_a_test_restore_names_what_it_waits_for(qtbot: QtBot, tmp_path: Path) -> None:
    check = BackupCheck("try-restore", worker(tmp_path, SILENT))
    card = SpotCheckCard(check)
    qtbot.addWidget(card)
    check.start("/mnt/nas/backup")

    qtbot.waitUntil(lambda: card.answer.sentence.text() == SENTENCE)
    check.stop()
