"""Files with special permissions are restored without them unless the user asks for them."""

import stat
from pathlib import Path

import pytest

from shingleback.gui.controllers.restore import RestoreStage
from tests.gui.history.conftest import PastDesk
from tests.helpers.program import events
from tests.helpers.trees import write


@pytest.fixture
def program(past_desk: PastDesk) -> Path:
    """An executable that was lost and is restored."""
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


def test_omitted_permissions_are_explained_without_command_line_options(past_desk: PastDesk, program: Path) -> None:
    view = past_desk.page.restore

    assert mode(program) == 0o755
    assert view.answer.headline.text() == "Your files are back"
    assert view.privileges.isVisible()
    assert view.privileges.text().startswith("Some files had special permissions")
    assert "--" not in view.privileges.text()


def test_the_permissions_can_be_restored_afterwards(past_desk: PastDesk, program: Path) -> None:
    view = past_desk.page.restore
    past_desk.press(view.privileged)
    past_desk.until(RestoreStage.ENDED)

    assert mode(program) == 0o6755
    assert not view.privileged.isVisible()
    assert not view.privileges.isVisible()
    assert "special permissions" in view.answer.said.text()


def test_a_file_changed_meanwhile_gets_no_special_permissions(past_desk: PastDesk, program: Path) -> None:
    write(program, b"??", int(program.stat().st_mtime))
    program.chmod(0o755)

    past_desk.press(past_desk.page.restore.privileged)
    past_desk.until(RestoreStage.ENDED)

    assert mode(program) == 0o755
    assert program.read_bytes() == b"??"


def test_without_special_permissions_nothing_is_mentioned(past_desk: PastDesk) -> None:
    events("backup", past_desk.source, past_desk.backup, check=0)
    (past_desk.source / "letter.txt").unlink()
    past_desk.browse()
    past_desk.press(past_desk.page.files.all)
    past_desk.until(RestoreStage.LOOKED)
    past_desk.press(past_desk.page.restore.go)
    past_desk.until(RestoreStage.ENDED)

    assert not past_desk.page.restore.privileges.isVisible()
    assert not past_desk.page.restore.privileged.isVisible()
