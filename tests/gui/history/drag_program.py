"""Shows the files of a backup at the top left of the screen, until its input ends.

Prints where the middle of each row is, as soon as the folder is listed, and what is selected, for each line of input.
Usage: python -m tests.gui.history.drag_program BACKUP FOLDER [oldest]
"""

import json
import sys

from PySide6.QtCore import QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication

from shingleback.backup_sets.library import Memory
from shingleback.gui.controllers.history import BackupHistory
from shingleback.gui.controllers.preview_decoder import PreviewDecoder
from shingleback.gui.controllers.restore import BrowserState
from shingleback.gui.controllers.settings import SettingsController
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.restore.page import RestorePage
from shingleback.protocol.result_items import EntryItem
from shingleback.store.private_files import Paths
from tests.helpers.plugged_in import make_drives
from tests.helpers.program import command


def main(backup: str, folder: str, version: str = "newest") -> int:
    application = QApplication([])
    paths = Paths.of_user()
    history = BackupHistory(
        paths,
        make_drives(),
        SettingsController(Memory(paths)),
        lambda: Worker(command()),
        lambda: PreviewDecoder(command()),
    )
    page = RestorePage(history, lambda _place: None)

    def on_state(state: BrowserState) -> None:
        if state.entries is None:
            return
        if state.folder is None:
            top = EntryItem(path=folder, kind="folder")
            number = -1 if version == "oldest" else 0
            QTimer.singleShot(0, page, lambda: history.browser.choose_version(state.versions[number].name, top))
            return
        QTimer.singleShot(0, page, tell_rows)

    def tell_rows() -> None:
        table = page.files.lists.table
        table.scrollToTop()
        rows = (table.model().index(row, 0) for row in range(table.model().rowCount()))
        viewport = table.viewport()
        places = {row.data(): viewport.mapToGlobal(table.visualRect(row).center()).toTuple() for row in rows}
        print(json.dumps(places), flush=True)

    page.setGeometry(20, 40, 760, 620)
    page.show()
    history.browser.changed.connect(on_state)
    page.open_place(backup)

    def on_input() -> None:
        if not sys.stdin.readline():
            application.quit()
            return
        print(json.dumps([entry.path for entry in page.files.chosen]), flush=True)

    input_notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    input_notifier.activated.connect(on_input)
    application.exec()
    page.leave()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
