"""An explanation beside the page that it explains, where the window has room for both."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame

from shingleback.gui.help.page import Explainer, ExplanationView
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import link
from shingleback.gui.widgets.keys import way_back
from shingleback.gui.widgets.layouts import in_column, in_row, wide
from shingleback.messages.help.everything import explanation
from shingleback.messages.help.topic import CONTEXT, Topic


class ExplanationBeside(Explainer, QFrame):
    """Signals: `closed`: the user has read it; `all_requested`: show this `Topic` among all others."""

    closed = Signal()
    all_requested = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("beside")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # so that a screen reader begins with the explanation itself
        self._trail: list[Topic] = []
        self.view = ExplanationView(is_narrow=True)
        self.back = way_back(self, self._go_back)
        self.all = link(self.tr("All explanations"), lambda: self.all_requested.emit(self.view.topic))
        top = in_row(self.back, None, self.all)
        top.setContentsMargins(2 * style.SPACE, 2 * style.SPACE, 2 * style.SPACE, 0)
        style.set_margins(in_column(top, wide(self.view), on=self, space=0), 1, 0, 0, 0)  # for the line at its edge
        self.hide()

    def begin(self, topic: Topic) -> None:
        """Show a topic that the page beside it asked for."""
        self._trail.clear()
        self._show(topic)

    def explain(self, topic: Topic) -> None:
        if self.view.topic is not None:
            self._trail.append(self.view.topic)
        self._show(topic)

    def _show(self, topic: Topic) -> None:
        self.view.show_topic(topic)
        shown = explanation(topic)
        self.setAccessibleName(translate(CONTEXT, shown.title))
        self.setAccessibleDescription(translate(CONTEXT, shown.paragraphs[0]))
        self.show()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _go_back(self) -> None:
        if self._trail:
            self._show(self._trail.pop())
        else:
            self.closed.emit()
