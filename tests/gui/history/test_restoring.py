"""Restoring files, in all ways the page offers."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QFileDialog

from shingleback.domain.errors import Outcome, Why
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.restore import Access, BrowserState, RestoreSelection, RestoreState
from shingleback.gui.widgets.pictograms import Picture
from shingleback.gui.window.language import ENGLISH, speak
from shingleback.messages.places import OWN_NAMES
from shingleback.protocol.events import Progress
from shingleback.protocol.result_items import Tally
from shingleback.protocol.results import CheckFinished
from shingleback.protocol.run_state import RunState
from tests.gui.conftest import read_as_in
from tests.gui.history.conftest import HistoryDesk
from tests.gui.wizard_desk import text_of
from tests.helpers.program import events
from tests.helpers.trees import write


def test_a_deleted_file_is_restored_to_its_place_by_keyboard_alone(backed_up: HistoryDesk) -> None:
    lost = backed_up.source / "letter.txt"
    lost.unlink()
    page = backed_up.page

    backed_up.browse()
    assert backed_up.names == ["Documents"]
    backed_up.key(Qt.Key.Key_Return)
    backed_up.until_listed()
    assert backed_up.names == ["photos", "letter.txt", "tax.ods"]
    backed_up.key(Qt.Key.Key_Down)
    page.files.foot.restore.setFocus()
    backed_up.key(Qt.Key.Key_Return)
    backed_up.until(JobStage.READY)
    assert page.restore.answer.headline.text() == "Ready to restore: 1 file, 10 bytes"
    page.restore.buttons.go.setFocus()
    backed_up.key(Qt.Key.Key_Return)
    backed_up.until(JobStage.ENDED)

    assert lost.read_bytes() == b"Dear Ada,\n"
    assert page.restore.answer.headline.text() == "Your files are back"
    assert page.restore.buttons.done.hasFocus()


def test_after_everything_was_restored_the_page_names_the_folder_that_holds_all_of_it(
    history_desk: HistoryDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    beside = history_desk.source.parent / "Music"
    song = beside / "song.ogg"
    write(song, b"la la")
    write(history_desk.source / "letter.txt")
    events("backup", history_desk.source, beside, history_desk.backup, check=0)
    song.unlink()
    history_desk.browse()
    history_desk.press(history_desk.page.files.foot.all)
    history_desk.until(JobStage.READY)
    view = history_desk.page.restore
    history_desk.press(view.buttons.go)
    history_desk.until(JobStage.ENDED)
    assert song.exists()
    assert view.answer.sentence.text().endswith(f"Now in {beside.parent}.")
    history_desk.press(view.buttons.open)
    assert [url.toLocalFile() for url in opened] == [str(beside.parent)]


def test_after_a_restore_to_two_ends_of_the_disk_its_root_is_not_opened(
    history_desk: HistoryDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    write(history_desk.source / "letter.txt")
    with TemporaryDirectory(dir="/dev/shm" if history_desk.source.is_relative_to("/var") else "/var/tmp") as far:
        song = Path(far) / "Music" / "song.ogg"
        write(song, b"la la")
        events("backup", history_desk.source, song.parent, history_desk.backup, check=0)
        song.unlink()
        history_desk.browse()
        history_desk.press(history_desk.page.files.foot.all)
        history_desk.until(JobStage.READY)
        view = history_desk.page.restore
        history_desk.press(view.buttons.go)
        history_desk.until(JobStage.ENDED)
        assert song.exists()
        history_desk.press(view.buttons.open)
    assert [url.toLocalFile() for url in opened] in ([str(history_desk.source.parent)], [far])


def test_changed_files_are_listed_and_by_default_kept(backed_up: HistoryDesk) -> None:
    letter = backed_up.source / "letter.txt"
    write(letter, b"Dear Bob,\n", 5)
    (backed_up.source / "tax.ods").unlink()
    backed_up.browse()
    backed_up.enter("Documents")
    backed_up.ask_for("letter.txt", "tax.ods")
    view = backed_up.page.restore

    assert view.answer.headline.text() == "Different from the backup now: 1 file"
    there = view.answer.conflicts.there
    assert [there.item(row).text() for row in range(there.count())] == ["Documents \u203a letter.txt"]
    assert view.answer.conflicts.keep.text() == "&Leave it as it is"
    assert view.answer.conflicts.keep.isChecked()
    backed_up.press(view.buttons.go)
    backed_up.until(JobStage.ENDED)

    assert letter.read_bytes() == b"Dear Bob,\n"
    assert (backed_up.source / "tax.ods").exists()
    assert view.answer.headline.text() == "The other files are back"


def test_both_files_can_be_kept(backed_up: HistoryDesk) -> None:
    letter = backed_up.source / "letter.txt"
    write(letter, b"Dear Bob,\n", 5)
    backed_up.browse()
    backed_up.enter("Documents")
    backed_up.ask_for("letter.txt")
    view = backed_up.page.restore

    assert view.answer.conflicts.both.isChecked()  # the only file would otherwise be skipped
    backed_up.press(view.buttons.go)
    backed_up.until(JobStage.ENDED)

    assert letter.read_bytes() == b"Dear Bob,\n"
    (beside,) = backed_up.source.glob("letter (*).txt")
    assert beside.read_bytes() == b"Dear Ada,\n"


def test_a_changed_file_is_replaced_on_request(backed_up: HistoryDesk) -> None:
    letter = backed_up.source / "letter.txt"
    write(letter, b"Dear Bob,\n", 5)
    backed_up.browse()
    backed_up.enter("Documents")
    backed_up.ask_for("letter.txt")
    view = backed_up.page.restore

    backed_up.press(view.answer.conflicts.keep)
    assert not view.buttons.go.isEnabled()
    backed_up.press(view.answer.conflicts.replace)
    backed_up.press(view.buttons.go)
    backed_up.until(JobStage.ENDED)

    assert letter.read_bytes() == b"Dear Ada,\n"


def test_a_file_changed_after_the_plan_is_not_replaced_without_another_confirmation(backed_up: HistoryDesk) -> None:
    letter, tax = backed_up.source / "letter.txt", backed_up.source / "tax.ods"
    write(letter, b"Dear Bob,\n", 5)
    write(tax, b"other numbers", 5)
    backed_up.browse()
    backed_up.enter("Documents")
    backed_up.ask_for("letter.txt", "tax.ods")
    view = backed_up.page.restore
    backed_up.press(view.answer.conflicts.replace)
    write(letter, b"Dear Eve, this is newer", 6)
    backed_up.press(view.buttons.go)
    backed_up.until(JobStage.ENDED)

    assert letter.read_bytes() == b"Dear Eve, this is newer"
    assert tax.read_bytes() == b"numbers"
    assert view.answer.headline.text() == "1 file not restored"
    backed_up.press(view.buttons.again)
    backed_up.until(JobStage.READY)
    assert not view.answer.conflicts.replace.isChecked()
    backed_up.press(view.answer.conflicts.replace)
    backed_up.press(view.buttons.go)
    backed_up.until(JobStage.ENDED)
    assert letter.read_bytes() == b"Dear Ada,\n"


def test_a_conflict_choice_for_one_location_does_not_apply_to_another(backed_up: HistoryDesk, tmp_path: Path) -> None:
    write(backed_up.source / "letter.txt", b"Dear Bob,\n", 5)
    backed_up.browse()
    backed_up.enter("Documents")
    backed_up.ask_for("letter.txt", "tax.ods")
    view = backed_up.page.restore
    backed_up.press(view.answer.conflicts.replace)
    view.place.folder = str(tmp_path / "elsewhere")
    write(tmp_path / "elsewhere" / "Documents" / "letter.txt", b"another one")

    backed_up.press(view.place.elsewhere)
    backed_up.until(JobStage.READY)

    assert view.answer.conflicts.there.count() == 1
    assert view.answer.conflicts.keep.isChecked()


def test_everything_can_be_restored_to_another_folder(
    backed_up: HistoryDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "elsewhere"
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: str(target))
    backed_up.browse()
    backed_up.press(backed_up.page.files.foot.all)
    backed_up.until(JobStage.READY)
    view = backed_up.page.restore
    assert view.answer.headline.text() == "There is nothing to restore"

    backed_up.press(view.place.change)
    backed_up.until(JobStage.READY)
    backed_up.press(view.buttons.go)
    backed_up.until(JobStage.ENDED)

    assert (target / "Documents" / "photos" / "lake.jpg").read_bytes() == b"no picture, really"


def test_a_target_inside_the_backup_is_refused_and_another_can_be_chosen(
    backed_up: HistoryDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: str(backed_up.backup / "here"))
    backed_up.browse()
    backed_up.press(backed_up.page.files.foot.all)
    backed_up.until(JobStage.READY)
    view = backed_up.page.restore
    backed_up.press(view.place.change)
    backed_up.until(JobStage.READY)

    assert view.answer.headline.text() == "This can't be restored there"
    assert view.answer.sentence.text()
    assert not view.buttons.go.isVisible()
    assert view.buttons.again.isVisible()
    backed_up.press(view.place.old_place)
    backed_up.until(JobStage.READY)
    assert view.answer.headline.text() == "There is nothing to restore"


def test_a_spot_check_restores_five_files_and_is_listed_in_the_history(backed_up: HistoryDesk) -> None:
    backed_up.browse()
    backed_up.press(backed_up.page.files.foot.spot_check)
    card = backed_up.page.spot_check.card
    backed_up.press(card.start)
    backed_up.qtbot.waitUntil(lambda: backed_up.backup_history.spot_check.state.result is not None)

    assert card.answer.headline.text() == "3 files came back whole"
    assert "Documents \u203a tax.ods" in card.answer.sentence.text()
    backed_up.history.show()
    runs = backed_up.history.overview.runs
    assert runs.model().index(0, 0).data().startswith("Test restore")
    assert not list(backed_up.backup.glob("test-restore-*"))


def test_a_spot_check_and_a_restore_report_a_damaged_copy(backed_up: HistoryDesk) -> None:
    copy = backed_up.backup / "Documents" / "letter.txt"
    write(copy, b"Dear Ugh,\n")
    (backed_up.source / "letter.txt").unlink()
    backed_up.browse()
    backed_up.press(backed_up.page.files.foot.spot_check)
    card = backed_up.page.spot_check.card
    backed_up.press(card.start)
    backed_up.qtbot.waitUntil(lambda: backed_up.backup_history.spot_check.state.result is not None)
    assert card.answer.headline.text() == "1 file did not come back"

    backed_up.press(backed_up.page.spot_check.back)
    backed_up.until_listed()
    backed_up.enter("Documents")
    backed_up.ask_for("letter.txt")
    backed_up.press(backed_up.page.restore.buttons.go)
    backed_up.until(JobStage.ENDED)

    assert backed_up.page.restore.answer.headline.text() == "1 file not restored"
    assert backed_up.page.restore.answer.table.isVisible()
    assert not (backed_up.source / "letter.txt").exists()


def films(desk: HistoryDesk) -> list[Path]:
    return list(desk.source.glob("film *"))


@pytest.mark.parametrize("worker_program", [[str(Path(__file__).with_name("held_program.py"))]])
def test_a_stopped_restore_leaves_only_complete_files(history_desk: HistoryDesk) -> None:
    for number in range(40):
        write(history_desk.source / f"film {number}", bytes([number]) * 3_000_000)
    events("backup", history_desk.source, history_desk.backup, check=0)
    for film in films(history_desk):
        film.unlink()
    history_desk.browse()
    history_desk.press(history_desk.page.files.foot.all)
    history_desk.until(JobStage.READY)
    view, restoring = history_desk.page.restore, history_desk.backup_history.restoring

    history_desk.press(view.buttons.go)
    history_desk.qtbot.waitUntil(lambda: len(films(history_desk)) == 5)
    restoring.cancel()
    history_desk.until(JobStage.ENDED)

    assert view.answer.headline.text() == "Stopped"
    assert 5 <= len(films(history_desk)) < 40
    assert all(film.stat().st_size == 3_000_000 for film in films(history_desk))


def test_opening_another_backup_during_a_restore_does_not_leave_its_page(
    backed_up: HistoryDesk, tmp_path: Path
) -> None:
    (backed_up.source / "letter.txt").unlink()
    backed_up.browse()
    backed_up.press(backed_up.page.files.foot.all)
    backed_up.until(JobStage.READY)
    backed_up.press(backed_up.page.restore.buttons.go)

    backed_up.page.open_place(str(tmp_path / "other"))

    assert backed_up.page.page is backed_up.page.restore
    backed_up.until(JobStage.ENDED)
    assert (backed_up.source / "letter.txt").exists()


def test_a_restore_refused_at_the_last_moment_can_be_retried(
    backed_up: HistoryDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "elsewhere"
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: str(target))
    backed_up.browse()
    backed_up.press(backed_up.page.files.foot.all)
    backed_up.until(JobStage.READY)
    view = backed_up.page.restore
    backed_up.press(view.place.change)
    backed_up.until(JobStage.READY)
    write(target, b"somebody put a file here")
    backed_up.press(view.buttons.go)
    backed_up.until(JobStage.ENDED)
    assert str(target) in view.answer.sentence.text()

    target.unlink()
    backed_up.press(view.buttons.again)
    backed_up.until(JobStage.READY)
    backed_up.press(view.buttons.go)
    backed_up.until(JobStage.ENDED)

    assert view.answer.headline.text() == "Your files are back"


def test_a_dead_worker_is_reported_and_the_restore_can_be_retried(backed_up: HistoryDesk) -> None:
    backed_up.browse()
    backed_up.press(backed_up.page.files.foot.all)
    backed_up.workers[1].kill()
    backed_up.until(JobStage.READY)
    view = backed_up.page.restore

    assert "signal 9" in view.answer.sentence.text()
    assert view.answer.sign.picture is Picture.WARNING
    backed_up.press(view.buttons.again)
    backed_up.until(JobStage.READY)


def test_closing_the_window_during_a_restore_asks_and_leaves_no_partial_file(
    history_desk: HistoryDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(40):
        write(history_desk.source / f"film {number}", bytes([number]) * 3_000_000)
    events("backup", history_desk.source, history_desk.backup, check=0)
    for number in range(40):
        (history_desk.source / f"film {number}").unlink()
    history_desk.browse()
    history_desk.press(history_desk.page.files.foot.all)
    history_desk.until(JobStage.READY)
    answers = iter((False, True))
    monkeypatch.setattr(history_desk.page, "_wants_to_stop", lambda: next(answers))
    history_desk.press(history_desk.page.restore.buttons.go)
    assert history_desk.page.is_busy

    history_desk.page.stop()
    assert not history_desk.backup_history.restoring.state.is_stopping
    with history_desk.qtbot.waitSignal(history_desk.page.stopped):
        history_desk.page.stop()

    names = [file.name for file in history_desk.source.iterdir()]
    assert not [name for name in names if name.startswith(".")]


def test_a_restore_that_ended_early_says_how_much_it_restored(history_desk: HistoryDesk) -> None:
    view, selection = history_desk.page.restore, RestoreSelection("/media/drive", "v2")
    for restored, last_line in (
        (Tally(18, 800_000), "18 files restored, 800 kB"),
        (Tally(), "There isn't enough space in /media/small. Choose another folder, or restore fewer files at a time."),
    ):
        full = CheckFinished(
            command="restore",
            outcome=Outcome.DRIVE_FULL,
            why=Why.TARGET_FULL,
            values={"path": "/media/small"},
            checked=restored,
        )
        view.show_state(RestoreState(JobStage.ENDED, selection, result=full))
        assert view.answer.headline.text() == "The drive was full"
        assert view.answer.sentence.text().splitlines()[-1] == last_line


def test_the_remainder_is_shown_in_bytes_and_as_a_time_range(history_desk: HistoryDesk) -> None:
    view, selection = history_desk.page.restore, RestoreSelection("/media/drive", "v2")
    progress = Progress(
        phase="restore",
        elapsed_s=60.0,
        files=10,
        bytes=1_000_000_000,
        total_files=100,
        total_bytes=4_000_000_000,
        bytes_per_s=20_000_000,
        left_low_s=125.0,
        left_high_s=230.0,
    )
    view.show_state(RestoreState(JobStage.RUNNING, selection, run=RunState(progress=progress)))

    assert view.answer.sentence.text() == "1.0 GB of 4.0 GB, 20.0 MB/s, 2 to 4 min left"


def test_file_names_are_shown_long_enough_to_be_read(history_desk: HistoryDesk) -> None:
    """They arrive in drive order, jumping between folders."""
    view, selection = history_desk.page.restore, RestoreSelection("/media/drive", "v2")
    paths = [f"Home/folder {number}/file" for number in range(20)]
    names = [OWN_NAMES.way_to(path) for path in paths]
    shown: list[str] = []
    for path in paths:
        progress = Progress(phase="restore", elapsed_s=1.0, files=1, bytes=1, total_bytes=2, current=path)
        view.show_state(RestoreState(JobStage.RUNNING, selection, run=RunState(progress=progress)))
        shown.append(view.answer.current.text())
    assert set(shown) == {names[0]}

    def shows_last_name() -> bool:
        view.show_state(RestoreState(JobStage.RUNNING, selection, run=RunState(progress=progress)))
        return view.answer.current.text() == names[-1]

    history_desk.qtbot.waitUntil(shows_last_name)


def test_in_hebrew_the_first_slash_of_a_backup_stays_before_its_path(
    history_desk: HistoryDesk, qapp: QApplication
) -> None:
    start, place = history_desk.page.start, str(history_desk.backup)
    read_as_in(qapp, "he")
    history_desk.page.open_place(place)
    start.show_state(BrowserState(place=place, access=Access.ASKING))
    headline, box_text = start.answer.headline.text(), start.place.itemText(0)
    speak(qapp, ENGLISH, Path(), desktop=())

    assert f"\u2068{place}\u2069" in headline
    assert box_text.endswith(f"\u2068{place}\u2069")


def test_in_hebrew_target_folders_contain_no_escapes(backed_up: HistoryDesk, qapp: QApplication) -> None:
    backed_up.browse()
    backed_up.enter("Documents")
    read_as_in(qapp, "he")
    backed_up.ask_for("letter.txt", "photos")
    text = text_of(backed_up.page.restore)
    speak(qapp, ENGLISH, Path(), desktop=())

    assert str(backed_up.source) in text
    assert "\\u" not in text
