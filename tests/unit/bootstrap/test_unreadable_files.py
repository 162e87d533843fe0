"""Files that cannot be read are reported once when the program starts."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shingleback.backup_sets.library import Memory
from shingleback.bootstrap.drive_list import plugged_in
from shingleback.bootstrap.window_services import show_complaints
from shingleback.domain.errors import UsageError, Why
from shingleback.gui.controllers.settings import SettingsController
from shingleback.store.private_files import Paths


@pytest.mark.parametrize(("is_open", "reasons"), [(True, []), (False, [Why.SETTINGS_NEWER])])
def test_unreadable_settings_are_reported_in_a_box_only_if_home_does_not_show_it(
    tmp_path: Path, qtbot: QtBot, is_open: bool, reasons: list[Why]
) -> None:
    paths = Paths(tmp_path / "config", tmp_path / "state", tmp_path / "cache")
    paths.config.mkdir()
    paths.settings_file.write_text("version = 99\n")
    window = QWidget()
    qtbot.addWidget(window)
    window.setVisible(is_open)
    chosen = SettingsController(Memory(paths), window)
    complaints: list[UsageError] = []
    show_complaints(complaints.append, window, plugged_in(paths, chosen, window), chosen)
    assert [complaint.why for complaint in complaints] == reasons
