"""Verifying a whole backup in the window: time estimate, pause, stop, and result."""

import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shingleback.gui.controllers.history import BackupCheck, RunResults
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.restore import page as page_module
from shingleback.gui.restore.spot_check import VerificationCard
from shingleback.gui.widgets.basic import StopQuestion
from shingleback.protocol.events import Event, Progress, encode
from shingleback.protocol.result_items import Tally, VersionItem
from shingleback.protocol.results import CheckFinished
from shingleback.store.private_files import Paths
from shingleback.store.run_history import RunHistory
from tests.gui.history.conftest import HistoryDesk
from tests.gui.wizard_desk import SCRIPTED_WORKER, text_of
from tests.helpers.trees import write

PLACE = "/media/me/Backup"
NEWEST = VersionItem(
    name="2026-01-10T12-00-00",
    started_at="2026-01-10T12:00:00+00:00",
    finished_at="2026-01-10T12:30:00+00:00",
    files=95_210,
    bytes=1_200 * 10**9,
    left_out=0,
    kept_as="current",
)
STOPPED = CheckFinished(
    command="verify",
    outcome="canceled",
    exit_code=130,
    checked=Tally(files=7, bytes=10**9),
    total=Tally(95_210, 10**12),
)
HALF = Progress(
    phase="verify", elapsed_s=60.0, files=10, bytes=600 * 10**9, total_files=95_210, total_bytes=1_200 * 10**9
)


@dataclass
class Bench:
    """A card with a scripted worker."""

    folder: Path
    card: VerificationCard
    verification: BackupCheck
    worker: Worker
    qtbot: QtBot

    def script(self, *lines: Event | str) -> None:
        data = [f'{{"wait": "{line}"}}' if isinstance(line, str) else encode(line).decode().strip() for line in lines]
        (self.folder / "verify").write_text("\n".join(data) + "\n")

    def reach(self, text: str) -> None:
        self.qtbot.waitUntil(lambda: text in text_of(self.card))


@pytest.fixture
def bench(tmp_path: Path, qtbot: QtBot) -> Iterator[Bench]:
    folder = tmp_path / "played"
    folder.mkdir()
    worker = Worker([sys.executable, "-S", str(SCRIPTED_WORKER), str(folder)])
    verification = BackupCheck("verify", worker)
    card = VerificationCard(verification, RunResults(Paths.of_user(), lambda place: [place]))
    qtbot.addWidget(card)
    card.show_place(PLACE, NEWEST)
    with qtbot.waitExposed(card):
        card.show()
    yield Bench(folder, card, verification, worker, qtbot)
    worker.kill()


def test_before_the_start_the_card_says_how_much_is_read_but_guesses_no_time(bench: Bench) -> None:
    read = text_of(bench.card)

    assert "95,210 files, 1.2 TB" in read
    assert "is shown after a few minutes" in read


def test_earlier_checks_of_this_backup_predict_the_duration(bench: Bench) -> None:
    earlier = CheckFinished(
        command="verify",
        outcome="done",
        exit_code=0,
        destination=PLACE,
        started_at="2026-01-01T12:00:00+00:00",
        elapsed_s=3600.0,
        checked=Tally(files=1, bytes=400 * 10**9),
    )
    with closing(RunHistory(Paths.of_user().history_file)) as history:
        history.add(earlier)

    bench.card.show_place(PLACE, NEWEST)

    assert "it takes 2 h 30 min to 4 h" in text_of(bench.card)


def test_a_verification_shows_its_progress_and_can_be_paused_and_resumed(bench: Bench) -> None:
    bench.script(HALF, "pause", "resume", STOPPED)
    bench.card.start.click()
    assert bench.card.pause.isVisible(), "at once, before the first output of the worker"
    bench.reach("of 1.2 TB")
    assert bench.card.bar.value() == bench.card.bar.maximum() // 2

    bench.card.pause.click()
    assert bench.card.answer.headline.text() == "Paused"
    assert bench.card.pause.text() == "&Continue"
    assert "left" not in bench.card.how_far.text()
    assert "MB/s" not in bench.card.how_far.text()
    bench.card.pause.click()

    bench.reach("Stopped")
    assert "resume" in (bench.folder / "commands").read_text()


def test_stopping_says_that_the_rest_was_not_read(bench: Bench) -> None:
    bench.script(HALF, "cancel", STOPPED)
    bench.card.start.click()
    bench.reach("of 1.2 TB")

    bench.card.stop.click()
    assert bench.card.answer.headline.text() == "Stopping…"
    assert not bench.card.stop.isEnabled()

    bench.reach("The rest was not read.")
    assert "7 files intact" in text_of(bench.card)
    assert bench.card.start.isVisible()


def test_a_worker_that_dies_is_reported(bench: Bench) -> None:
    bench.script(HALF)
    bench.card.start.click()

    bench.reach("The backup could not be verified")


def test_another_backup_resets_the_card_unless_a_verification_is_running(bench: Bench) -> None:
    bench.script(HALF, "cancel", STOPPED)
    bench.card.start.click()
    bench.reach("of 1.2 TB")
    bench.card.show_place("/media/me/Other", None)
    assert bench.verification.state.task.place == PLACE

    bench.card.stop.click()
    bench.reach("The rest was not read.")
    bench.card.show_place("/media/me/Other", None)
    assert "Every file is read back" in text_of(bench.card)


def verify(desk: HistoryDesk) -> VerificationCard:
    desk.browse()
    desk.press(desk.page.files.foot.spot_check)
    card = desk.page.spot_check.everything
    desk.press(card.start)
    desk.qtbot.waitUntil(lambda: desk.backup_history.verification.state.result is not None)
    return card


def test_an_intact_backup_is_verified_and_listed_in_the_history(backed_up: HistoryDesk) -> None:
    card = verify(backed_up)

    assert card.answer.headline.text() == "Every file is as it was written"
    assert not card.table.isVisible()
    backed_up.history.show()
    assert backed_up.history.overview.runs.model().index(0, 0).data().startswith("Check")


def test_a_damaged_file_is_named(backed_up: HistoryDesk) -> None:
    write(backed_up.backup / "Documents" / "letter.txt", b"Dear Ugh,\n")

    card = verify(backed_up)

    assert card.answer.headline.text() == "1 file with a problem"
    assert "The next backup repairs all versions" in card.answer.sentence.text()
    model = card.table.model()
    assert card.table.isVisible()
    assert "letter.txt" in model.index(0, 0).data()
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Files with a problem", "the files were not left out"


def test_a_verification_stops_when_the_drive_is_ejected(backed_up: HistoryDesk) -> None:
    backed_up.browse()
    backed_up.press(backed_up.page.files.foot.spot_check)
    backed_up.press(backed_up.page.spot_check.everything.start)

    backed_up.page.release_drive()

    assert not backed_up.backup_history.verification.state.is_busy
    assert backed_up.page.spot_check.everything.start.isVisible()


def test_closing_the_window_asks_before_it_stops_a_verification(
    backed_up: HistoryDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions: list[str] = []
    answers = iter((False, True))

    def answer(question: StopQuestion, _parent: QWidget) -> bool:
        questions.append(question.text)
        return next(answers)

    monkeypatch.setattr(page_module, "wants_to_stop", answer)
    write(backed_up.backup / "Documents" / "film", bytes(1_000))
    backed_up.browse()
    backed_up.press(backed_up.page.files.foot.spot_check)
    backed_up.press(backed_up.page.spot_check.everything.start)
    assert backed_up.page.is_busy

    backed_up.page.stop()
    assert not backed_up.backup_history.verification.state.is_stopping
    with backed_up.qtbot.waitSignal(backed_up.page.stopped):
        backed_up.page.stop()

    assert questions == ["A backup is still being verified."] * 2
    assert not backed_up.page.is_busy
