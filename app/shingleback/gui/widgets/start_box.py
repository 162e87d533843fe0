"""What an automatic schedule needs to start without the window: a box below the schedule, checked unless taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QCheckBox, QWidget

from shingleback.backup_sets.starting import Way
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import hint
from shingleback.gui.widgets.layouts import in_column
from shingleback.store.settings import When

if TYPE_CHECKING:
    from shingleback.gui.controllers.automatic import AutomaticStart
    from shingleback.gui.widgets.choosers import WhenChooser


class StartBox(QWidget):
    """Nothing is set up before `apply`. Hidden if backups start only by hand, and until `offer`."""

    def __init__(self, when: WhenChooser) -> None:
        super().__init__()
        self._when = when
        self._automatic: AutomaticStart | None = None
        self._shown_first = When.ASK
        self.box = QCheckBox()
        self.caveat = hint(self.tr("This desktop may not start programs when you log in. Home shows what to do."))
        self.caveat.setIndent(2 * style.SPACE)
        in_column(self.box, self.caveat, on=self, space=2)
        when.chosen.connect(self._show)
        self.hide()

    def offer(self, automatic: AutomaticStart) -> None:
        """Show what is set up in the session."""
        self._automatic = automatic
        self._show()

    def show_set(self, when: When, *, is_new: bool) -> None:
        """Begin with the schedule of a set: what is missing for an existing one stays so, unless it is changed."""
        self._shown_first = When.ASK if is_new else when
        self._show()

    def apply(self) -> None:
        """Set up what the schedule needs, or take it back."""
        if self._automatic is not None and self._when.when is not When.ASK:
            self._automatic.set_up(self._when.when, is_on=self.box.isChecked())

    def _show(self) -> None:
        when, automatic = self._when.when, self._automatic
        self.setVisible(automatic is not None and when is not When.ASK)
        if automatic is None or when is When.ASK:
            return
        session = automatic.session
        start_way = session.usual_way(when)
        texts = {
            Way.TIMER: self.tr("Even when Shingleback isn't open: a timer then starts it"),
            Way.LOGIN: self.tr("Even after a restart: Shingleback then starts when you log in, in the tray"),
        }
        self.box.setText(texts[start_way])
        self.box.setChecked(session.is_set_up(when) or when is not self._shown_first)
        self.caveat.setVisible(start_way is Way.LOGIN and not automatic.desktop_starts_programs)
