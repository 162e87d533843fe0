"""A backup records where its files were, but this computer has never backed up those folders."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from shingleback.gui.controllers.job import JobStage
from tests.gui.history.conftest import HistoryDesk
from tests.gui.wizard_desk import text_of
from tests.helpers.program import events
from tests.helpers.trees import write


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    """The original folder on the other computer, as recorded. It does not exist here."""
    return tmp_path / "Pictures"


@pytest.fixture
def foreign(history_desk: HistoryDesk, pictures: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> HistoryDesk:
    """The restore page for a whole backup made by another computer. Its default is a new folder."""
    write(pictures / "lake.jpg", b"no picture, really")
    with monkeypatch.context() as patches:
        for variable in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
            patches.setenv(variable, str(tmp_path / "other computer"))
        events("backup", pictures, history_desk.backup, check=0)
    pictures.rename(tmp_path / "away")
    history_desk.browse()
    history_desk.page.restore.place.folder = str(tmp_path / "Restored files")
    history_desk.press(history_desk.page.files.foot.all)
    history_desk.until(JobStage.READY)
    return history_desk


def choose_original_location(foreign: HistoryDesk) -> None:
    foreign.page.restore.place.old_place.click()
    foreign.until(JobStage.READY)


def test_a_new_folder_is_the_default_target(foreign: HistoryDesk, pictures: Path, tmp_path: Path) -> None:
    view = foreign.page.restore
    assert view.place.elsewhere.isChecked()
    assert str(pictures) in text_of(view)
    assert view.answer.headline.text().startswith("Ready to restore: 1 file")
    assert not view.buttons.accept.isVisible()
    foreign.press(view.buttons.go)
    foreign.until(JobStage.ENDED)

    assert (tmp_path / "Restored files" / "Pictures" / "lake.jpg").exists()
    assert not pictures.exists()


def test_the_original_locations_are_shown_and_nothing_is_written(foreign: HistoryDesk, pictures: Path) -> None:
    view = foreign.page.restore
    choose_original_location(foreign)

    assert view.answer.headline.text() == "This computer has never backed up this folder"
    assert str(pictures) in view.answer.sentence.text()
    assert "--" not in view.answer.sentence.text()
    assert not view.buttons.go.isVisible()
    assert not view.buttons.again.isVisible()
    assert not pictures.exists()


def test_a_location_is_shown_with_symlinks_resolved(foreign: HistoryDesk, pictures: Path, tmp_path: Path) -> None:
    pictures.symlink_to(tmp_path / "away")
    view = foreign.page.restore
    view.place.old_place.click()
    foreign.until(JobStage.READY)

    assert str(tmp_path / "away") in view.answer.sentence.text()
    assert str(tmp_path / "away") in text_of(view)


def test_the_default_button_restores_to_a_new_folder(foreign: HistoryDesk, pictures: Path, tmp_path: Path) -> None:
    view = foreign.page.restore
    choose_original_location(foreign)
    assert view.buttons.aside.objectName() == "primary"
    view.buttons.aside.setFocus()
    foreign.key(Qt.Key.Key_Return)
    foreign.until(JobStage.READY)
    assert view.place.elsewhere.isChecked()
    assert view.place.elsewhere.hasFocus()
    foreign.press(view.buttons.go)
    foreign.until(JobStage.ENDED)

    assert (tmp_path / "Restored files" / "Pictures" / "lake.jpg").exists()
    assert not pictures.exists()


def test_accepted_locations_are_restored_to(foreign: HistoryDesk, pictures: Path) -> None:
    view = foreign.page.restore
    choose_original_location(foreign)
    foreign.press(view.buttons.accept)
    foreign.until(JobStage.READY)
    assert view.answer.headline.text().startswith("Ready to restore: 1 file")
    assert not pictures.exists()
    foreign.press(view.buttons.go)
    foreign.until(JobStage.ENDED)

    assert (pictures / "lake.jpg").exists()


def test_acceptance_does_not_cover_locations_that_were_not_shown(
    foreign: HistoryDesk, pictures: Path, tmp_path: Path
) -> None:
    view = foreign.page.restore
    choose_original_location(foreign)
    foreign.press(view.buttons.accept)
    foreign.until(JobStage.READY)
    pictures.symlink_to(tmp_path / "away")
    (tmp_path / "away" / "lake.jpg").unlink()
    foreign.press(view.buttons.go)
    foreign.until(JobStage.ENDED)

    assert str(tmp_path / "away") in view.answer.sentence.text()
    assert list((tmp_path / "away").iterdir()) == []


def test_acceptance_holds_for_one_restore_only(foreign: HistoryDesk) -> None:
    view = foreign.page.restore
    choose_original_location(foreign)
    foreign.press(view.buttons.accept)
    foreign.until(JobStage.READY)
    foreign.press(view.back)
    foreign.until_listed()
    foreign.press(foreign.page.files.foot.all)
    foreign.until(JobStage.READY)
    assert view.place.elsewhere.isChecked()
    choose_original_location(foreign)

    assert view.buttons.accept.isVisible()
    assert not view.buttons.go.isVisible()
