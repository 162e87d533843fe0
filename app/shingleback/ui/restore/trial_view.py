"""The test of a restore, on a page of its own."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from shingleback.bridge.past.trial import Trial
from shingleback.ui import style
from shingleback.ui.pieces import fill, link, page_column
from shingleback.ui.restore.trial_card import TrialCard
from shingleback.ui.tab_order import order_tabs


class TrialView(QWidget):
    """Signals: `left`: back to the files."""

    left = Signal()

    def __init__(self, trial: Trial, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.back = link(self.tr("← Back to the files"), self.left.emit)
        self.card = TrialCard(trial)
        page, column = page_column()
        column.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(style.heading(QLabel(self.tr("Test a restore"))))
        column.addWidget(self.card)
        column.addStretch(1)
        fill(self, page)
        order_tabs(self)
