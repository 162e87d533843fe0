"""The question before a window is closed in which a backup runs."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from shingleback.gui.widgets.basic import StopQuestion, wants_to_stop


def wants_to_stop_backup(parent: QWidget) -> bool:
    """Ask whether to stop the backup and close the window."""
    translate = QCoreApplication.translate
    question = StopQuestion(
        translate("HomePage", "A backup is still running."),
        translate(
            "HomePage",
            "If you stop it, the files copied so far stay on the drive, and the next backup continues from there.",
        ),
        translate("HomePage", "&Stop and close"),
        translate("HomePage", "&Keep it running"),
    )
    return wants_to_stop(question, parent)
