"""A saved file appears completely or not at all."""

from pathlib import Path
from typing import IO

from pytestqt.qtbot import QtBot

from shingleback.gui.controllers.file_writer import FileWriter


def test_a_saved_file_has_its_contents(tmp_path: Path, qtbot: QtBot) -> None:
    file_writer, path = FileWriter(), tmp_path / "table.csv"
    path.write_bytes(b"older")
    with qtbot.waitSignal(file_writer.saved) as saved:
        file_writer.save(str(path), lambda file: file.write(b"newer"))
    assert saved.args == [str(path)]
    assert path.read_bytes() == b"newer"


def test_a_full_disk_keeps_the_previous_file(tmp_path: Path, qtbot: QtBot) -> None:
    file_writer, path = FileWriter(), tmp_path / "table.csv"
    path.write_bytes(b"older")

    def write(file: IO[bytes]) -> None:
        file.write(b"new")
        raise OSError(28, "No space left on device")

    with qtbot.waitSignal(file_writer.failed) as failed:
        file_writer.save(str(path), write)
    assert failed.args == [str(path), "No space left on device"]
    assert [(file.name, file.read_bytes()) for file in tmp_path.iterdir()] == [("table.csv", b"older")]


def test_a_missing_folder_is_reported(tmp_path: Path, qtbot: QtBot) -> None:
    file_writer = FileWriter()
    with qtbot.waitSignal(file_writer.failed) as failed:
        file_writer.save(str(tmp_path / "none" / "table.csv"), lambda file: file.write(b""))
    assert failed.args is not None
    assert "No such file" in failed.args[1]
