"""The list of copies and moves that were begun and not ended, each with a way to go on, and one to forget it."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from shingleback.domain.drive import Drive
from shingleback.domain.local_time import local_time
from shingleback.domain.text import visible
from shingleback.gui.controllers.unfinished import UnfinishedList, clone_task, is_clone
from shingleback.gui.history.texts import moment
from shingleback.gui.run.texts import size
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import StopQuestion, button, clear, held, in_column, in_row, sentence, wants_to_stop
from shingleback.store.unfinished import UnfinishedCopy


class UnfinishedPart(QWidget):
    """Signals: `go_on_asked`: an `UnfinishedCopy`."""

    go_on_asked = Signal(object)

    def __init__(self, known: UnfinishedList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._known = known
        self._drives: Sequence[Drive] = ()
        self._rows = QVBoxLayout()
        self._rows.setSpacing(style.SPACE)
        in_column(style.heading(style.wrapped(QLabel(self.tr("Begun, and not finished"))), 1.1), self._rows, on=self)
        known.changed.connect(self._show)

    def show_drives(self, drives: Sequence[Drive]) -> None:
        self._drives = drives
        self._show()

    def _show(self) -> None:
        clear(self._rows)
        for copy in self._known.copies:
            self._rows.addWidget(self._row(copy))

    def _row(self, copy: UnfinishedCopy) -> QWidget:
        text = self._text(copy)
        is_there = not is_clone(copy) or clone_task(copy, self._drives) is not None
        waits = self.tr("Plug in both drives to go on.")
        said = sentence(text if is_there else f"{text} {waits}")
        again = button(self.tr("Go on"), lambda: self.go_on_asked.emit(copy))
        again.setEnabled(is_there)
        forget = button(self.tr("Forget"), lambda: self._forget(copy))
        for one in (again, forget):
            one.setAccessibleName(f"{one.text()}: {text}")
        return held(in_column(said, in_row(again, forget, space=style.SPACE, is_open=True), space=style.SPACE // 2))

    def _text(self, copy: UnfinishedCopy) -> str:
        says = self.tr("{source} to {target}: {done} of {total} are copied, the last of it {when}.")
        if not is_clone(copy):
            says = self.tr("The backup in {source} to {target}: {done} of {total} are moved, the last of it {when}.")
        text = says.format(
            source=visible(copy.source_name),
            target=visible(copy.target_name),
            done=size(copy.done_bytes),
            total=size(copy.total_bytes),
            when=moment(copy.changed_at, local_time()),
        )
        unread = self.tr("{size} could not be read.").format(size=size(copy.unread_bytes))
        return f"{text} {unread}" if copy.unread_bytes else text

    def _forget(self, copy: UnfinishedCopy) -> None:
        question = StopQuestion(
            self._text(copy),
            self.tr("If you forget it, it can only be started anew. What is on the new drive stays there."),
            self.tr("&Forget it"),
            self.tr("&Keep it"),
        )
        if wants_to_stop(question, self):
            self._known.forget(copy)
