"""The pictures of the question whether a folder is the one that was at another place. For `take.py`.

It is asked in the editor and on the page of a run; `wizard.py` has the one in the wizard. No worker is started.
"""

from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QApplication, QWidget
from wizard import QUESTION, Counted, Idle, ask, no_drives

from shingleback.gui.home.editor import SetEditor
from shingleback.gui.run.page import RunPage
from shingleback.gui.widgets.basic import Scrolling
from shingleback.gui.widgets.layouts import in_column
from shingleback.protocol.results import BackupFinished
from shingleback.protocol.run_state import RunState
from shingleback.store.settings import BackupSet, When

_EDITOR_SIZE: Final = (780, 860)
_PAGE_SIZE: Final = (900, 340)
_ROUNDS: Final = 5  # of event processing, until the layout is done


def take(application: QApplication, pictures: Path, suffix: str) -> None:
    editor = SetEditor(no_drives(application), Counted(Idle([])))
    folders = [QUESTION.path, "/home/me/Pictures"]
    editor.show_set(BackupSet(folders, "/media/me/Backup", when=When.PLUG_IN), is_new=False)
    ask(editor.recognition)
    page_of_editor = QWidget()
    in_column(Scrolling(editor), on=page_of_editor)
    _snap(application, page_of_editor, _EDITOR_SIZE, pictures / f"known-folder-editor{suffix}.png")
    page = RunPage()
    refused = BackupFinished(outcome="unsafe", exit_code=4, why=QUESTION.why, values=QUESTION.values)
    page.show_state(RunState().after(refused))
    _snap(application, page, _PAGE_SIZE, pictures / f"known-folder{suffix}.png")


def _snap(application: QApplication, widget: QWidget, size: tuple[int, int], file: Path) -> None:
    widget.resize(*size)
    widget.show()
    for _ in range(_ROUNDS):
        application.processEvents()
    widget.grab().save(str(file))
    widget.close()
    widget.deleteLater()
