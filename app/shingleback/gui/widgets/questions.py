"""The question before something under way is stopped."""

from dataclasses import dataclass

from PySide6.QtWidgets import QMessageBox, QWidget


@dataclass(frozen=True, slots=True)
class StopQuestion:
    """Attributes: `text` and `outcome`: what is under way, and what comes of stopping it; then the two buttons."""

    text: str
    outcome: str
    stop: str
    stay: str


def wants_to_stop(question: StopQuestion, parent: QWidget) -> bool:
    """Escape and Enter stop nothing."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setText(question.text)
    box.setInformativeText(question.outcome)
    stop = box.addButton(question.stop, QMessageBox.ButtonRole.DestructiveRole)
    stay = box.addButton(question.stay, QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(stay)
    box.setEscapeButton(stay)
    box.exec()
    return box.clickedButton() is stop
