"""The fold of a drive's card under which its UAS, its timer and its heads are adjusted. It reads them when unfolded."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from shingleback.domain.adjustments import HEADS_STAY_LEVEL, NEVER_MIN, UasState
from shingleback.gui.controllers.adjusting import AdjustingState
from shingleback.gui.run import texts as run_texts
from shingleback.gui.run.texts import translate
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import ThrottledSpeech, explanation_link, passing_focus
from shingleback.gui.widgets.basic import Collapsible, link, sentence
from shingleback.gui.widgets.layouts import FlowRow, clear, held, in_column
from shingleback.messages.adjusting import heads_text, stop_text, uas_text
from shingleback.messages.died import died
from shingleback.messages.help.topic import Topic
from shingleback.protocol.adjusting import AdjustFinished

_HOUR_MIN: Final = 60
_UAS_ON: Final = (UasState.USED, UasState.USED_AT_NEXT_PLUG_IN)
_UAS_OFF: Final = (UasState.OFF, UasState.OFF_AT_NEXT_PLUG_IN)
_OWN: Final = "default"
_NEVER: Final = "never"


class AdjustFold(Collapsible):
    """Attributes: `links`: the changes that can be made now, by the options of `adjust`.

    Signals:
        requested: the options of `adjust`; without any, only to read what is set.
    """

    requested = Signal(tuple)

    def __init__(self) -> None:
        self._column = in_column(space=style.SPACE // 3)
        super().__init__(self.tr("Adjust"), held(self._column))
        self.links: dict[tuple[str, ...], QPushButton] = {}
        self._sentences: list[str] = []
        self._spoken = ThrottledSpeech()
        self._shown: AdjustingState | None = None
        self.toggled.connect(self._on_unfolded)

    def show_state(self, state: AdjustingState, drive_path: str) -> None:
        """Show what is set, and how a change went. A state of another drive is not shown."""
        if state.drive != drive_path:
            self._give_up()
            return
        if state == self._shown:
            return
        was_changing = self._shown is not None and self._shown.is_changing
        self._shown = state
        with passing_focus(self.links.values(), lambda: self.button):
            self._show(state)
        if was_changing and not state.is_running:
            self._spoken.announce(self, " ".join(self._sentences))

    def _give_up(self) -> None:
        """Fold again, if another drive is asked instead: the answer for this one will not come."""
        if self._shown is not None and self._shown.is_running:
            self._shown = None
            self.unfold(is_open=False)

    def _show(self, state: AdjustingState) -> None:
        clear(self._column)
        self.links = {}
        self._sentences = []
        if state.is_changing:
            self._add(self.tr("Working… You may be asked for a password."))
        elif state.is_running:
            self._add(self.tr("Loading…"))
        elif state.result is None:
            self._add(died(state.detail, translate))
        elif state.result.why:
            self._add(run_texts.sentence(state.result))
        else:
            self._add_settings(state.result)

    def _add_settings(self, result: AdjustFinished) -> None:
        self._add(
            uas_text(result.uas, translate),
            *([self._link(self.tr("Switch UAS off"), "--uas", "off")] if result.uas in _UAS_ON else []),
            *([self._link(self.tr("Use UAS again"), "--uas", "on")] if result.uas in _UAS_OFF else []),
        )
        choices = {
            self.tr("Never stop"): (NEVER_MIN, _NEVER),
            self.tr("Stop after an hour"): (_HOUR_MIN, str(_HOUR_MIN)),
            self.tr("As its maker set it"): (None, _OWN),
        }
        self._add(
            stop_text(
                result.stops_after_min,
                has_timer=result.has_timer,
                knows_idle=result.knows_idle,
                keeps_time=result.keeps_time,
                translate=translate,
            ),
            *(
                self._link(text, "--stop-after", value)
                for text, (minutes, value) in choices.items()
                if result.has_timer and minutes != result.stops_after_min
            ),
        )
        self._add_heads(result)
        why_link = explanation_link(self.tr("When does that help?"), Topic.ADJUSTING)
        self._column.addWidget(why_link, 0, Qt.AlignmentFlag.AlignLeft)

    def _add_heads(self, result: AdjustFinished) -> None:
        choices = {
            self.tr("Don't park the heads"): (HEADS_STAY_LEVEL, _NEVER),
            self.tr("Park them as its maker set it"): (None, _OWN),
        }
        self._add(
            heads_text(
                result.power_level, has_levels=result.has_levels, keeps_level=result.keeps_level, translate=translate
            ),
            *(
                self._link(text, "--park-heads", value)
                for text, (level, value) in choices.items()
                if result.has_levels and level != result.power_level
            ),
        )

    def _add(self, text: str, *links: QWidget) -> None:
        if text:
            self._column.addWidget(sentence(text))
            self._sentences.append(text)
        if links:
            self._column.addWidget(held(FlowRow(*links, space=2 * style.SPACE)))

    def _link(self, text: str, *options: str) -> QPushButton:
        self.links[options] = link(text, lambda: self.requested.emit(options))
        return self.links[options]

    def _on_unfolded(self, is_open: bool) -> None:
        if is_open:
            self.requested.emit(())
