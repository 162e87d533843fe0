"""Notices on the card of a drive, each hidden while there is nothing to say."""

from collections.abc import Callable

from PySide6.QtWidgets import QFrame, QWidget

from shingleback.domain.drive import Drive
from shingleback.gui.controllers.write_caches import WriteCacheState
from shingleback.gui.run import texts as run_texts
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.basic import MARK, button, marked, sentence
from shingleback.gui.widgets.layouts import MIDDLE, TOP, in_row, placed, wide
from shingleback.gui.widgets.pictograms import Picture, PictureLabel
from shingleback.messages.died import died


class FrontNotice(QWidget):
    """A sentence with a sign; hidden while there is nothing to say."""

    def __init__(self) -> None:
        super().__init__()
        self.text = sentence("")
        self._sign = PictureLabel(Picture.CLOCK, MARK, style.ATTENTION)
        in_row(placed(self._sign, TOP), wide(self.text), on=self, space=style.SPACE // 2)
        self.hide()

    def say(self, text: str, *, is_alarm: bool = False) -> None:
        self.text.setText(text)
        self._sign.show_picture(*((Picture.WARNING, style.DANGER) if is_alarm else (Picture.CLOCK, style.ATTENTION)))
        self.setVisible(bool(text))


class WriteCacheNotice(QFrame):
    """A notice that an interrupted measurement left the write cache setting changed; hidden otherwise."""

    def __init__(self, reset: Callable[[], None]) -> None:
        super().__init__()
        self.setObjectName("notice")
        self.text = sentence("")
        self.reset = button(self.tr("Reset it"), reset)
        line = wide(marked(Picture.WARNING, style.ATTENTION, self.text))
        in_row(line, placed(self.reset, MIDDLE), on=self, margin=style.MARGIN, space=style.SPACE)
        self.hide()

    def show_state(self, state: WriteCacheState, drive: Drive) -> None:
        self.setVisible(drive.path in state.slowed or state.resetting == drive.path)
        self.reset.setEnabled(not state.resetting)
        self.text.setText(self._sentence(state, drive))
        self.setAccessibleName(f"{drive.name}: {self.text.text()}")
        self.reset.setAccessibleDescription(self.accessibleName())

    def _sentence(self, state: WriteCacheState, drive: Drive) -> str:
        if state.resetting == drive.path:
            return self.tr("The write cache is being reset. You may be asked for a password.")
        if state.refused == drive.path and state.result is not None:
            return run_texts.sentence(state.result)
        if state.refused == drive.path:
            return died(state.detail, translate)
        return self.tr(
            "A measurement was interrupted before it could reset this drive's write cache, so the drive may be slow."
        )
