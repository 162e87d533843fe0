"""What a set leaves out is said in one line, chosen in a list with sizes, and listed on Home."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QPushButton, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from shingleback.domain.errors import SkipReason
from shingleback.domain.presets import DEFAULT_PRESETS
from shingleback.gui.controllers.folder_counter import Exclusions, FolderCounter
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.home.exclusions import ExclusionsDialog, ExclusionsLine
from shingleback.gui.widgets import style
from shingleback.protocol.result_items import ExcludedSize, SizedPlace, SizeItem, Tally
from shingleback.store.settings import BackupSet
from tests.gui.conftest import KEY, Desk
from tests.helpers.program import events, quick_command
from tests.helpers.trees import write

USUAL = Exclusions(DEFAULT_PRESETS)
MOUNT = "uuid:7a2c=/home/me/Videos"
OTHER_DRIVE = ExcludedSize(
    reason=SkipReason.OTHER_FILESYSTEM,
    count=1,
    places=[SizedPlace(path="/home/me/Videos", bytes=7_000_000, mount=MOUNT)],
)
GAMES = ExcludedSize(reason=SkipReason.PRESET, rule="games", count=1, files=1, bytes=5_000_000)
CACHES = ExcludedSize(
    reason=SkipReason.PRESET,
    rule="caches",
    count=2,
    files=30,
    bytes=3_000_000,
    places=[SizedPlace(path="/home/me/.cache", bytes=3_000_000)],
)
SNAPSHOT = ExcludedSize(reason=SkipReason.SNAPSHOT, count=1, files=1, bytes=2_000_000)
HOME = SizeItem(path="/home/me", files=10, bytes=1_000_000, excluded=[OTHER_DRIVE, GAMES, CACHES, SNAPSHOT])


class Counted(FolderCounter):
    """Knows the answer already."""

    def __init__(self) -> None:
        super().__init__(Worker(["true"]))
        self.sizes = {HOME.path: HOME}
        self._complete = {HOME.path}
        self._requested = (HOME.path,)


@pytest.fixture
def counted(qapp: QApplication) -> Counted:  # noqa: ARG001 (needed by all objects of Qt)
    return Counted()


def rows(dialog: ExclusionsDialog) -> dict[str, QTreeWidgetItem]:
    items = [dialog.tree.topLevelItem(row) for row in range(dialog.tree.topLevelItemCount())]
    return {item.text(0).partition("\n")[0]: item for item in items if item is not None}


@pytest.mark.parametrize(
    ("chosen", "expected"),
    [
        (USUAL, Tally(11, 6_000_000)),  # games are copied
        (Exclusions(("caches", "games")), Tally(10, 1_000_000)),
        (Exclusions((), copies_snapshots=True, mounts=(MOUNT,)), Tally(42, 18_000_000)),
    ],
)
def test_the_size_of_a_folder_follows_the_choice_without_counting_again(
    counted: Counted, chosen: Exclusions, expected: Tally
) -> None:
    counted.exclude(chosen)

    assert counted.size_of("/home/me") == counted.total == expected


def test_the_line_names_the_largest_kinds_and_their_size(qtbot: QtBot, counted: Counted) -> None:
    line = ExclusionsLine(counted)
    qtbot.addWidget(line)

    line.show_exclusions(USUAL)
    assert line.text.text() == "Excluded: Caches of programs (3.0 MB), Snapshots (2.0 MB)"
    line.show_exclusions(Exclusions((), copies_snapshots=True))
    assert line.text.text() == "Nothing is excluded."


def test_a_kind_of_which_there_is_nothing_has_no_size(qtbot: QtBot, counted: Counted) -> None:
    dialog = ExclusionsDialog(counted, USUAL)
    qtbot.addWidget(dialog)
    rows = [dialog.tree.topLevelItem(row) for row in range(dialog.tree.topLevelItemCount())]
    sizes = [row.text(1) for row in rows if row is not None]
    assert any(sizes)
    assert "" in sizes
    assert "0 bytes" not in sizes


def test_the_list_to_read_is_closed_by_its_main_button(qtbot: QtBot, counted: Counted) -> None:
    dialog = ExclusionsDialog(counted, USUAL, is_fixed=True)
    qtbot.addWidget(dialog)
    dialog.show()
    main = [button.text() for button in dialog.findChildren(QPushButton) if button.isDefault()]
    assert main == [dialog.box.button(QDialogButtonBox.StandardButton.Close).text()]


def test_the_line_is_true_before_anything_is_counted(qtbot: QtBot) -> None:
    line = ExclusionsLine(FolderCounter(Worker(["true"])))
    qtbot.addWidget(line)

    line.show_exclusions(USUAL)

    assert line.text.text().startswith("Excluded: Caches of programs, Downloaded packages, ")


def test_another_drive_in_the_folders_is_asked_about(qtbot: QtBot, counted: Counted) -> None:
    line = ExclusionsLine(counted)
    qtbot.addWidget(line)
    line.show_exclusions(USUAL)
    (box,) = line.drives.values()
    assert (box.text(), box.isChecked()) == ("Also back up the drive at me \u203a Videos (7.0 MB)", False)

    with qtbot.waitSignal(line.changed):
        box.click()

    assert line.fields["mounts"] == [MOUNT]
    assert counted.total.bytes == 13_000_000


def test_each_kind_has_its_reason_its_size_and_its_places(qtbot: QtBot, counted: Counted) -> None:
    dialog = ExclusionsDialog(counted, USUAL)
    qtbot.addWidget(dialog)
    caches = rows(dialog)["Caches of programs"]

    assert "\nBrowsers and other programs" in caches.text(0)
    assert caches.text(1) == "3.0 MB"
    places = [child.text(0) for row in range(caches.childCount()) if (child := caches.child(row)) is not None]
    assert places == ["me \u203a .cache", "and 1 other"]
    assert dialog.total.text() == "Excluded: 12.0 MB"
    checked = {name for name, item in rows(dialog).items() if item.checkState(0) is Qt.CheckState.Checked}
    assert checked == {"Games from Steam", "Virtual machines", "AI models"}


def test_what_is_checked_is_backed_up(qtbot: QtBot, counted: Counted) -> None:
    dialog = ExclusionsDialog(counted, USUAL)
    qtbot.addWidget(dialog)
    assert dialog.chosen == USUAL

    for name, state in (
        ("Caches of programs", Qt.CheckState.Checked),
        ("Games from Steam", Qt.CheckState.Unchecked),
        ("Snapshots", Qt.CheckState.Checked),
        ("Another drive: me \u203a Videos", Qt.CheckState.Checked),
    ):
        rows(dialog)[name].setCheckState(0, state)

    presets, copies_snapshots, mounts = dialog.chosen
    assert "caches" not in presets
    assert "games" in presets
    assert (copies_snapshots, mounts) == (True, (MOUNT,))
    assert dialog.total.text() == "Excluded: 5.0 MB"


def test_a_drive_that_is_away_stays_chosen(qtbot: QtBot) -> None:
    dialog = ExclusionsDialog(FolderCounter(Worker(["true"])), Exclusions(mounts=(MOUNT,)))
    qtbot.addWidget(dialog)

    assert dialog.chosen.mounts == (MOUNT,)


def test_a_new_set_leaves_out_the_default_presets(desk: Desk) -> None:
    desk.window.home.add()

    assert desk.window.home.editor.backup_set.presets == list(DEFAULT_PRESETS)


def test_a_set_of_an_earlier_version_leaves_out_no_preset(desk: Desk) -> None:
    desk.chosen.put(BackupSet(["/home/me"], "/media/me/Backup", key=KEY))
    desk.window.home.edit(KEY)

    assert desk.window.home.editor.backup_set.presets == []
    assert desk.window.home.editor.what.exclusions.text.text() == ""


def test_the_choice_becomes_options_of_the_backup() -> None:
    backup = BackupSet(presets=["caches", "of tomorrow"], copies_snapshots=True, mounts=[MOUNT])

    assert {"--preset=caches", "--snapshots", f"--include-mount={MOUNT}"} <= set(backup.options)
    assert not any("tomorrow" in option for option in backup.options)


@pytest.fixture
def backed_up(desk: Desk) -> Desk:
    write(desk.source / ".cache" / "page", bytes(90_000))
    desk.choose(presets=["caches"])
    events("backup", desk.source, desk.destination, "--preset=caches", "--exclude=*.tmp", f"--set={KEY}", check=0)
    desk.window.home.show_overview()
    return desk


def test_home_says_what_is_not_in_the_backup_and_lists_it_with_sizes(backed_up: Desk, qtbot: QtBot) -> None:
    card = backed_up.card
    assert card.lines.excluded.text() == "Not in this backup: 1 item"
    counting = FolderCounter(Worker(quick_command()), backed_up.window)
    counting.count([str(backed_up.source)])
    dialog = ExclusionsDialog(counting, Exclusions.of_set(card.view.chosen), is_fixed=True)
    qtbot.addWidget(dialog)

    qtbot.waitUntil(lambda: counting.is_complete)

    assert {name: item.text(1) for name, item in rows(dialog).items()} == {"Caches of programs": "90.0 kB"}
    counting.stop()


# rules in the editor -----------------------------------------------------------------------------------------------


def test_a_rule_is_stored_as_it_was_meant(desk: Desk) -> None:
    editor = desk.window.home.editor
    editor.show_set(BackupSet([f"{Path.home()}/Films"], "/media/me/Backup", key=KEY), is_new=False)

    editor.how.rules.setPlainText("~/Films/raw/\n*.iso\n./old")
    editor.save.click()

    (saved,) = desk.chosen.sets
    assert saved.excludes == [f"path:{Path.home()}/Films/raw", "*.iso", "/old"]


def test_a_path_that_can_never_match_is_refused_with_a_sentence(desk: Desk) -> None:
    editor = desk.window.home.editor
    editor.show_set(BackupSet(["/home/me/Films"], "/media/me/Backup", key=KEY), is_new=False)

    editor.how.rules.setPlainText("path:/home/me/Music/raw")
    editor.save.click()

    assert desk.chosen.sets == []
    assert editor.complaint.text().startswith("/home/me/Music/raw is not in any of the folders")


def test_the_dialog_is_no_larger_than_the_screen(qtbot: QtBot, counted: Counted) -> None:
    """At 200 % on a laptop, its buttons were below the edge of the screen."""
    font = QApplication.font()
    large = QFont(font)
    large.setPixelSize(40)
    QApplication.setFont(large)
    try:
        dialog = ExclusionsDialog(counted, USUAL)
        qtbot.addWidget(dialog)
        room = dialog.screen().availableSize()
        assert style.letters(dialog, 100) > room.width()
        assert (dialog.width() < room.width(), dialog.height() < room.height()) == (True, True)
    finally:
        QApplication.setFont(font)
