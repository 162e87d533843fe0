"""A folder that does not answer is named in the wizard, and does not keep the others from being counted."""

from pathlib import Path
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from shingleback.domain.errors import Outcome
from shingleback.gui.controllers.folder_counter import FolderCounter
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.wizard.backup_set import SizedFolders
from shingleback.protocol.events import Event, PlaceSilent, Sized, encode
from shingleback.protocol.result_items import SizeItem
from shingleback.protocol.results import SizesFinished

SHARE: Final = "/home/me/share"
LOCAL: Final = "/home/me/local"


def count_of(folder: str) -> list[Event]:
    item = SizeItem(path=folder, files=3, bytes=2_000_000)
    return [Sized(folder=item, is_complete=True), SizesFinished(outcome=Outcome.DONE, folders=[item])]


def worker(folder: Path, place: str) -> Worker:
    """Hangs at a place in the share until a file says that it answers again, and counts other folders at once."""
    silent = PlaceSilent(path=place, server="nas:/disk", kind="nfs4", silent_s=5.2)
    (folder / "silent").write_bytes(encode(silent))
    for path in (SHARE, LOCAL):
        (folder / Path(path).name).write_bytes(b"".join(map(encode, count_of(path))))
    hang = f"cat {folder}/silent; until [ -e {folder}/answers ]; do sleep 0.1; done; cat {folder}/share"
    return Worker(["sh", "-c", f'case "$*" in *{SHARE}*) {hang};; *) cat {folder}/local;; esac', "sh"])


@pytest.mark.parametrize("count", [3, 5, 9])
def test_a_list_of_folders_is_as_high_as_its_rows(qtbot: QtBot, count: int) -> None:
    folders = SizedFolders(FolderCounter(Worker(["true"])))
    qtbot.addWidget(folders)
    folders.set_folders([f"/home/me/{position}" for position in range(count)])
    folders.resize(folders.sizeHint())
    folders.show()
    last_row = folders.visualRect(folders.model().index(count - 1, 0))

    assert folders.verticalScrollBar().maximum() == 0
    assert folders.viewport().height() - last_row.bottom() < last_row.height() / 2


@pytest.mark.parametrize(
    ("place", "words"), [(SHARE, "does not answer"), (f"{SHARE}/films/old", "“films/old” does not answer")]
)
def test_what_does_not_answer_is_named_and_the_other_folders_are_counted(
    qtbot: QtBot, tmp_path: Path, place: str, words: str
) -> None:
    counting = FolderCounter(worker(tmp_path, place))
    folders = SizedFolders(counting)
    qtbot.addWidget(folders)

    def sizes() -> list[str]:
        items = [folders.topLevelItem(row) for row in range(folders.topLevelItemCount())]
        return [item.text(1) for item in items if item is not None]

    folders.set_folders([SHARE, LOCAL])
    qtbot.waitUntil(lambda: sizes() == [words, "2.0 MB, 3 files"])
    assert not counting.is_complete

    (tmp_path / "answers").touch()
    qtbot.waitUntil(lambda: sizes() == ["2.0 MB, 3 files"] * 2)
    qtbot.waitUntil(lambda: counting.is_complete)
    counting.stop()
