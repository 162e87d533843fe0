"""Nothing is said of the person's rules where there are none: trash and thumbnails are left out by the program."""

from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shingleback.cli.summary import summary
from shingleback.gui.run.page import RunPage
from shingleback.protocol.events import Progress, decode
from shingleback.protocol.results import BackupFinished
from shingleback.protocol.run_state import RunState
from tests.helpers.accessible import accessible_items
from tests.helpers.painted import painted_text, squeezed
from tests.helpers.program import run
from tests.helpers.trees import write


def backed_up(folder: Path, *options: str) -> BackupFinished:
    source = folder / "home"
    write(source / "letter", b"dear")
    write(source / ".local/share/Trash/files/old letter", b"dear")
    write(source / "films/holiday.iso", b"long")
    done = run("backup", *options, source, folder / "backup", "--json", check=0)
    result = decode(done.stdout.splitlines()[-1].encode())
    assert isinstance(result, BackupFinished)
    return result


def said(result: BackupFinished, qtbot: QtBot) -> str:
    """All that is painted and read out of this backup: on the page of the run, and by the terminal."""
    page = RunPage()
    qtbot.addWidget(page)
    page.resize(900, 900)
    page.show()
    page.show_state(RunState().after(Progress(phase="copy", elapsed_s=1, files=1, bytes=4)).after(result))
    QApplication.processEvents()
    read_out = " ".join(f"{item.name} {item.description}" for item in accessible_items(page))
    return squeezed(" ".join((painted_text(page.summary), read_out, *summary(result))))


def test_without_a_rule_nothing_is_said_of_rules(tmp_path: Path, qtbot: QtBot) -> None:
    text = said(backed_up(tmp_path), qtbot)
    assert squeezed("Not in this backup") in text
    assert squeezed("Trash, thumbnails and the like") in text
    assert "rules" not in text.casefold()


def test_a_rule_of_the_person_is_called_so(tmp_path: Path, qtbot: QtBot) -> None:
    assert squeezed("Your rules") in said(backed_up(tmp_path, "--exclude=*.iso"), qtbot)
