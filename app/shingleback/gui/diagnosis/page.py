"""The page "What happened?": explains a kernel log, and makes the report for a forum."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from shingleback.domain.errors import Why
from shingleback.domain.kernel_log.rules import EpisodeKind
from shingleback.domain.smart.report import Health
from shingleback.domain.text import visible
from shingleback.gui.controllers.drives import DriveList, DriveView
from shingleback.gui.diagnosis import episode_card
from shingleback.gui.diagnosis.episode_card import EpisodeCard, appearance
from shingleback.gui.diagnosis.state import DiagnosisController, DiagnosisQuestion, DiagnosisState
from shingleback.gui.run import texts
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import FocusDelegator, announce, explanation_link, order_tabs
from shingleback.gui.widgets.basic import Answer, Collapsible, button, fill_page, in_card, link, page_title, sentence
from shingleback.gui.widgets.busy import BusyBar
from shingleback.gui.widgets.keys import Rereadable, on_paste
from shingleback.gui.widgets.layouts import LEFT, FlowRow, actions, add, clear, in_column, placed
from shingleback.gui.widgets.pictograms import Picture
from shingleback.gui.widgets.plain import PlainLabel, set_tip
from shingleback.messages.died import died
from shingleback.messages.help.topic import Topic
from shingleback.protocol.result_items import EpisodeItem
from shingleback.protocol.results import DiagnoseFinished

_PICTURE: Final = 32
_MAX_CARDS: Final = 40
MakeReport = Callable[[tuple[DriveView, ...], tuple[EpisodeItem, ...]], str]


class ExpertNotes(Collapsible):
    """What the kernel says about a drive, for experts."""

    def __init__(self, text: str) -> None:
        self.notes = sentence("")
        super().__init__(text, self.notes)

    def say(self, notes: Sequence[str]) -> None:
        """Show the notes; without any, this is hidden."""
        self.notes.setText("\n".join(notes))
        self.setVisible(bool(notes))


class _Episodes:
    """The cards of the episodes. The one that is the answer stands in the answer, all others below it."""

    def __init__(self) -> None:
        self.cards: list[EpisodeCard] = []
        self.in_answer = in_column()
        self.below = in_column(space=style.SPACE)

    def show(self, episodes: Sequence[EpisodeItem], answer: EpisodeItem | None) -> None:
        clear(self.in_answer)
        clear(self.below)
        self.cards = [EpisodeCard(episode, is_answer=episode is answer) for episode in episodes]
        for episode, card in zip(episodes, self.cards, strict=True):
            (self.in_answer if episode is answer else self.below).addWidget(card)


class DiagnosePage(FocusDelegator, Rereadable, QWidget):
    """Shows the state of `gui.diagnosis.state`.

    Attributes:
        shown: the state of the answer; the one before while the same question is asked again.

    Signals:
        report_requested: the user wants a text to post where others can help.
    """

    report_requested = Signal()

    def __init__(self, diagnosis: DiagnosisController) -> None:
        super().__init__()
        self._diagnosis = diagnosis
        self.shown = DiagnosisState()
        self.read = button(self.tr("Check &this computer"), self._read_own, "primary")
        self.open = link(self.tr("Open a log &file…"), self._choose_file)
        set_tip(self.open, self.tr("A kernel log or a SMART report."))
        self.paste = link(self.tr("&Paste a log"), self._paste)
        set_tip(self.paste, self.tr("A kernel log or a SMART report that you copied, for example from a terminal."))
        on_paste(self, self.paste.click)
        self.report = link(self.tr("&Copy a report for a forum"), self.report_requested.emit)
        set_tip(self.report, self.tr("Without serial numbers, names or folders."))
        self._asked = self.read
        self.copied = sentence("")
        self.copied.hide()
        self.everything = link(self.tr("Show all drives"), lambda: diagnosis.start(DiagnosisQuestion()))
        self.concerns = style.dimmed(style.Wrapped())
        self.busy = BusyBar()
        self.busy.setAccessibleName(self.tr("Reading the log…"))
        self.stop = button(self.tr("&Stop"), diagnosis.stop)
        self.answer = Answer(_PICTURE)
        self.experts = ExpertNotes(self.tr("For experts"))
        self._episodes = _Episodes()
        title = page_title(PlainLabel(self.tr("What happened?")))
        self._about = explanation_link(self.tr("What do errors in the log mean?"), Topic.IO_ERROR)
        self.answer.column.insertWidget(1, self.concerns)
        everything = placed(self.everything, LEFT)
        add(
            self.answer.column,
            self._episodes.in_answer,
            self.experts,
            self.busy,
            everything,
            actions(self.stop, self.read),
        )
        links = FlowRow(self.open, self.paste, self.report, self._about, space=2 * style.SPACE)
        fill_page(self, title, in_card(self.answer), links, self.copied, self._episodes.below, None)
        diagnosis.changed.connect(self.show_state)
        self.show_state(diagnosis.state)

    @property
    def episodes(self) -> list[EpisodeCard]:
        return self._episodes.cards

    def first_part(self) -> QWidget:
        return self.read

    def show_state(self, state: DiagnosisState) -> None:
        is_reading = state.is_busy
        self.busy.setVisible(is_reading)
        if is_reading:  # a report copied earlier does not include what is found now
            self.copied.hide()
        self._show_buttons(is_reading=is_reading)
        if is_reading and self.shown.result is not None and self.shown.task == state.task:
            return  # the answer can be read until there is a new one
        self.shown = state
        self._show_question(state.task)
        episodes = state.result.episodes[-_MAX_CARDS:] if state.result else []
        self._episodes.show(episodes, _answer(state.result) if state.result else None)
        self._about.setHidden(bool(self.episodes))
        order_tabs(self)
        notes = [] if state.result is None or state.result.why else episode_card.kernel_notes(state.result)
        self.experts.say(notes)
        if is_reading:
            self.answer.say(*appearance(""), self.tr("Reading the log…"))
        elif state.result is not None:
            self._show_result(state.result)
        elif state.is_open:
            warning = (Picture.WARNING, style.ATTENTION)
            self.answer.say(*warning, self.tr("The log could not be read"), died(state.detail, texts.translate))
        else:
            text = self.tr(
                "Did a drive stop responding, disappear, or cause errors? Shingleback reads the system log, explains"
                " what happened, and says what to do. It changes nothing on the drive."
            )
            self.answer.say(*appearance(""), self.tr("Something wrong?"), text)

    def ask(self, device: str, name: str) -> None:
        """Ask what happened to one drive; `name` is its readable name."""
        self._diagnosis.start(DiagnosisQuestion(device, name))

    def read_again(self) -> None:
        """Read the same log again; this computer's if none was read yet."""
        if not self._diagnosis.state.is_busy:
            self._diagnosis.start(self._diagnosis.state.task)

    def say_copied(self) -> None:
        self.copied.setText(self.tr("Report copied. Read it through, then paste it where you ask for help."))
        self.copied.show()
        announce(self, self.copied.text())

    def _show_buttons(self, *, is_reading: bool) -> None:
        """Show the buttons. One that gets disabled passes the focus to "Stop", and gets it back at the end."""
        questions = (self.read, self.open, self.paste)
        asked = next((control for control in (*questions, self.everything) if control.hasFocus()), None)
        if is_reading and asked is not None:
            self._asked = asked
            self.stop.show()
            self.stop.setFocus()
        for control in questions:
            control.setEnabled(not is_reading)
        if not is_reading and self.stop.hasFocus():
            (self._asked if self._asked.isVisible() else self.read).setFocus()
        self.stop.setVisible(is_reading)

    def _show_result(self, result: DiagnoseFinished | None) -> None:
        if result is None:
            return
        if result.why:
            warning = (Picture.WARNING, style.ATTENTION)
            is_no_log = self._diagnosis.state.task.is_pasted and result.why == Why.NOT_A_LOG
            text = self.tr("What you pasted is neither a kernel log nor a SMART report.") if is_no_log else ""
            self.answer.say(*warning, self.tr("The log could not be read"), text or texts.sentence(result))
        elif result.summary == EpisodeKind.NOTHING_WRONG and not result.episodes:
            self.answer.say(*appearance(result.summary), episode_card.summary(result), episode_card.certainty(result))
        else:
            left_out = len(result.episodes) - _MAX_CARDS
            sentences = [self.tr("The last {count} are shown.").format(count=_MAX_CARDS)] if left_out > 0 else []
            if result.because_of_health:  # otherwise the card of the episode says it
                sentences += filter(None, [episode_card.certainty(result)])
            if result.health is not None and result.health.health not in (Health.OK, Health.UNKNOWN):
                sentences += [episode_card.finding(finding) for finding in result.health.findings]
            has_answer = _answer(result) is not None
            headline = episode_card.kind_name(result.summary) if has_answer else episode_card.summary(result)
            self.answer.say(*appearance(result.summary), headline, " ".join(sentences))

    def _show_question(self, question: DiagnosisQuestion) -> None:
        if question.is_pasted:
            text = self.tr("From what you pasted")
        elif question.log_file:
            text = self.tr("From the file {name}").format(name=visible(Path(question.log_file).name))
        elif question.device:
            text = self.tr("Only {name}").format(name=question.name or texts.translate.path(question.device))
        else:
            text = ""
        style.show_text(self.concerns, text)
        self.everything.setVisible(bool(question.device) and not question.log_file)

    # requests -------------------------------------------------------------------------------------------------

    def _read_own(self) -> None:
        """Read this computer's log, for the same drive as before if there was one."""
        question = self._diagnosis.state.task
        self._diagnosis.start(DiagnosisQuestion(question.device, question.name))

    def _choose_file(self) -> None:
        file, _ = QFileDialog.getOpenFileName(self, self.tr("Open a log or a report"), str(Path.home()))
        if file:
            self._diagnosis.start(DiagnosisQuestion(log_file=file))

    def _paste(self) -> None:
        self._diagnosis.start_with_text(QGuiApplication.clipboard().text())


def _answer(result: DiagnoseFinished) -> EpisodeItem | None:
    """Return the shown episode that decided the summary, which would say the same again.

    None if a SMART report decided it, or an episode that is not shown. Of several, the newest is the answer.
    """
    if result.because_of_health:
        return None
    shown = [episode for episode in result.episodes[-_MAX_CARDS:] if episode.kind == result.summary]
    surest = [
        episode for episode in shown if (episode.confidence, episode.second) == (result.confidence, result.second)
    ]
    return next(reversed(surest), None)


class Reports(QObject):
    """Makes reports. Belongs to the page, and is deleted with it."""

    def __init__(self, page: DiagnosePage, drives: DriveList, make: MakeReport) -> None:
        super().__init__(page)
        self._page = page
        self._drives = drives
        self._make = make
        page.report_requested.connect(self.copy)

    def copy(self) -> None:
        """Copy a report on the drive in question, or on all external drives."""
        state = self._page.shown
        device = state.task.device
        views = [view for view in self._drives.views if not view.drive.is_system and not view.is_ignored]
        chosen = [view for view in views if view.drive.device == device] or views
        episodes = state.result.episodes if state.result else ()
        QGuiApplication.clipboard().setText(self._make(tuple(chosen), tuple(episodes)))
        self._page.say_copied()
