"""A subfolder that does not answer is named where folders are excluded, and keeps no other from being counted."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QTreeWidgetItem
from pytestqt.qtbot import QtBot

from shingleback.domain.errors import Outcome, Why
from shingleback.gui.controllers.subfolders import Subfolders
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.home.leaving_out import LeavingOutDialog
from shingleback.protocol.events import Event, PlaceSilent, Sized, encode
from shingleback.protocol.result_items import SizeItem
from shingleback.protocol.results import SizesFinished

SHARE = "/home/me/share"
OTHER = "/home/me/other"
LOCKED, STUCK, WELL = (f"{SHARE}/{name}" for name in ("locked", "stuck", "well"))
SILENT = PlaceSilent(path=f"{STUCK}/below", server="nas:/disk", kind="nfs4", silent_s=5.2)


@pytest.fixture(autouse=True)
def released(tmp_path: Path) -> Iterator[None]:
    """No worker hangs on after a test that failed."""
    yield
    (tmp_path / "answers").touch()


def sized(path: str, size_bytes: int, *, is_complete: bool) -> Sized:
    return Sized(folder=SizeItem(path=path, files=1, bytes=size_bytes), is_complete=is_complete)


def worker(folder: Path, names: tuple[str, ...] = (LOCKED, STUCK, WELL)) -> Worker:
    """Hangs in one of these subfolders until a file says that it answers again, and may not read another."""

    def told(name: str, *events: Event) -> str:
        (folder / name).write_bytes(b"".join(map(encode, events)))
        return f"cat {folder / name}"

    listed = [sized(path, 0, is_complete=False) for path in names]
    inside_other = sized(f"{OTHER}/music", 3_000_000, is_complete=True)
    refusal = SizesFinished(outcome=Outcome.USAGE, why=Why.SOURCE_UNREADABLE, values={"path": LOCKED})
    waiting = f"until [ -e {folder}/answers ]; do sleep 0.1; done"
    cases = {
        "*other*": told("other", inside_other, SizesFinished(outcome=Outcome.DONE)),
        "*--subfolders*": f"{told('listed', *listed, SILENT)}; {waiting}",
        "*locked*": told("refused", refusal),
        "*well*": told("well", sized(WELL, 2_000_000, is_complete=True), SizesFinished(outcome=Outcome.DONE)),
        "*stuck*": f"{waiting}; {told('late', sized(STUCK, 5_000_000, is_complete=True))}",
    }
    script = " ".join(f"{pattern}) {commands};;" for pattern, commands in cases.items())
    return Worker(["sh", "-c", f'case "$*" in {script} esac', "sh"])


@pytest.mark.parametrize("names", [(STUCK,), (LOCKED, STUCK)], ids=["hangs", "may not be read"])
def test_the_next_folder_is_counted_if_nothing_else_can_be_counted_in_this_one(
    qtbot: QtBot, tmp_path: Path, names: tuple[str, ...]
) -> None:
    counter = worker(tmp_path, names)
    subfolders = Subfolders(counter)
    subfolders.look_into(OTHER)
    subfolders.look_into(SHARE)
    qtbot.waitUntil(lambda: subfolders.is_counted(f"{OTHER}/music"))
    assert subfolders.silent == {STUCK}
    (tmp_path / "answers").touch()
    qtbot.waitUntil(lambda: subfolders.is_counted(STUCK))
    subfolders.stop()
    counter.kill()


def sizes_in(dialog: LeavingOutDialog) -> dict[str, str]:
    top = dialog.tree.topLevelItem(0)
    assert top is not None
    children: list[QTreeWidgetItem | None] = [top.child(row) for row in range(top.childCount())]
    return {child.text(0): child.text(1) for child in children if child is not None}


def test_a_subfolder_that_does_not_answer_is_named_and_the_others_are_counted(qtbot: QtBot, tmp_path: Path) -> None:
    counter = worker(tmp_path)
    subfolders = Subfolders(counter)
    dialog = LeavingOutDialog([SHARE], [], subfolders)
    qtbot.addWidget(dialog)

    counted = {"locked": "0 bytes", "stuck": "does not answer", "well": "2.0 MB"}
    qtbot.waitUntil(lambda: sizes_in(dialog) == counted)
    (tmp_path / "answers").touch()
    qtbot.waitUntil(lambda: sizes_in(dialog) == counted | {"stuck": "5.0 MB"})
    subfolders.stop()
    counter.kill()
