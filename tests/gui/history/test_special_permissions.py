"""Files with special permissions are restored without them unless the user asks for them."""

import stat
from pathlib import Path

import pytest

from shingleback.gui.controllers.job import JobStage
from tests.gui.history.conftest import HistoryDesk
from tests.helpers.program import events
from tests.helpers.trees import write


@pytest.fixture
def program(history_desk: HistoryDesk) -> Path:
    """An executable that was lost and is restored."""
    file = history_desk.source / "program"
    write(file, b"#!")
    file.chmod(0o6755)
    events("backup", history_desk.source, history_desk.backup, check=0)
    file.unlink()
    history_desk.browse()
    history_desk.press(history_desk.page.files.foot.all)
    history_desk.until(JobStage.READY)
    history_desk.press(history_desk.page.restore.buttons.go)
    history_desk.until(JobStage.ENDED)
    return file


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_omitted_permissions_are_explained_without_command_line_options(
    history_desk: HistoryDesk, program: Path
) -> None:
    view = history_desk.page.restore

    assert mode(program) == 0o755
    assert view.answer.headline.text() == "Your files are back"
    assert view.answer.privileges.isVisible()
    assert view.answer.privileges.text().startswith("Some files had special permissions")
    assert "--" not in view.answer.privileges.text()


def test_the_permissions_can_be_restored_afterwards(history_desk: HistoryDesk, program: Path) -> None:
    view = history_desk.page.restore
    history_desk.press(view.buttons.privileged)
    history_desk.until(JobStage.ENDED)

    assert mode(program) == 0o6755
    assert not view.buttons.privileged.isVisible()
    assert not view.answer.privileges.isVisible()
    assert "special permissions" in view.answer.sentence.text()


def test_a_file_changed_meanwhile_gets_no_special_permissions(history_desk: HistoryDesk, program: Path) -> None:
    write(program, b"??", int(program.stat().st_mtime))
    program.chmod(0o755)

    history_desk.press(history_desk.page.restore.buttons.privileged)
    history_desk.until(JobStage.ENDED)

    assert mode(program) == 0o755
    assert program.read_bytes() == b"??"


def test_without_special_permissions_nothing_is_mentioned(history_desk: HistoryDesk) -> None:
    events("backup", history_desk.source, history_desk.backup, check=0)
    (history_desk.source / "letter.txt").unlink()
    history_desk.browse()
    history_desk.press(history_desk.page.files.foot.all)
    history_desk.until(JobStage.READY)
    history_desk.press(history_desk.page.restore.buttons.go)
    history_desk.until(JobStage.ENDED)

    assert not history_desk.page.restore.answer.privileges.isVisible()
    assert not history_desk.page.restore.buttons.privileged.isVisible()
