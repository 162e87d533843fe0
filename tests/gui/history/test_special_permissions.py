"""Programs with special permissions come back without them, until a person asks for these, too."""

import stat
from pathlib import Path

import pytest

from shingleback.gui.controllers.restore import RestoreStage
from tests.gui.history.conftest import PastDesk
from tests.helpers.program import events
from tests.helpers.trees import write


@pytest.fixture
def program(past_desk: PastDesk) -> Path:
    """It was lost, and has come back."""
    file = past_desk.source / "program"
    write(file, b"#!")
    file.chmod(0o6755)
    events("backup", past_desk.source, past_desk.backup, check=0)
    file.unlink()
    past_desk.browse()
    past_desk.press(past_desk.page.files.all)
    past_desk.until(RestoreStage.LOOKED)
    past_desk.press(past_desk.page.restore.go)
    past_desk.until(RestoreStage.ENDED)
    return file


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_it_is_said_that_they_were_left_and_not_in_words_of_the_command_line(
    past_desk: PastDesk, program: Path
) -> None:
    view = past_desk.page.restore

    assert mode(program) == 0o755
    assert view.answer.headline.text() == "Your files are back"
    assert view.privileges.isVisible()
    assert view.privileges.text().startswith("Some files had special permissions")
    assert "--" not in view.privileges.text()


def test_they_can_be_restored_afterwards(past_desk: PastDesk, program: Path) -> None:
    view = past_desk.page.restore
    past_desk.press(view.privileged)
    past_desk.until(RestoreStage.ENDED)

    assert mode(program) == 0o6755
    assert not view.privileged.isVisible()
    assert not view.privileges.isVisible()
    assert "special permissions" in view.answer.said.text()


def test_a_file_that_was_changed_meanwhile_gets_none(past_desk: PastDesk, program: Path) -> None:
    write(program, b"??", int(program.stat().st_mtime))
    program.chmod(0o755)

    past_desk.press(past_desk.page.restore.privileged)
    past_desk.until(RestoreStage.ENDED)

    assert mode(program) == 0o755
    assert program.read_bytes() == b"??"


def test_nothing_is_said_of_them_where_there_are_none(past_desk: PastDesk) -> None:
    events("backup", past_desk.source, past_desk.backup, check=0)
    (past_desk.source / "letter.txt").unlink()
    past_desk.browse()
    past_desk.press(past_desk.page.files.all)
    past_desk.until(RestoreStage.LOOKED)
    past_desk.press(past_desk.page.restore.go)
    past_desk.until(RestoreStage.ENDED)

    assert not past_desk.page.restore.privileges.isVisible()
    assert not past_desk.page.restore.privileged.isVisible()
