"""The spot check of a restore, as a card, and the page that also verifies a whole backup."""

from collections.abc import Callable
from datetime import datetime
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from shingleback.domain.errors import LeftOutReason, Outcome
from shingleback.domain.local_time import local_time
from shingleback.gui.controllers.history import BackupCheck, CheckState, RunResults, expected_s
from shingleback.gui.history import texts as past
from shingleback.gui.restore.lists import ActivityBar
from shingleback.gui.run import texts
from shingleback.gui.run.bars import LeftOutTable
from shingleback.gui.widgets import style
from shingleback.gui.widgets.accessibility import ThrottledSpeech, explanation_link, order_tabs, passing_focus
from shingleback.gui.widgets.basic import Answer, ElidedLabel, FixedHeightLabel, button, fill_page, page_title
from shingleback.gui.widgets.keys import way_back
from shingleback.gui.widgets.layouts import LEFT, actions, add, in_column, placed
from shingleback.gui.widgets.pictograms import Picture
from shingleback.gui.widgets.plain import PlainLabel
from shingleback.messages.died import died
from shingleback.messages.help.topic import Topic
from shingleback.messages.places import OWN_NAMES, NamesInBackup
from shingleback.messages.time_left import time_left
from shingleback.protocol.result_items import VersionItem
from shingleback.protocol.results import CheckFinished

_VERIFY_PICTURE: Final = 40
_LOST_ROWS_SEEN: Final = 6
_PICTURE: Final = 40  # as wide as the picture above it
_ROWS_SEEN: Final = 4


class VerificationCard(QFrame):
    """Shows the state of a verification of the whole backup."""

    def __init__(self, verification: BackupCheck, runs: RunResults, clock: Callable[[], datetime] = local_time) -> None:
        super().__init__()
        self.setObjectName("card")
        self._verification = verification
        self._runs = runs
        self._clock = clock
        self._place = ""
        self._newest: VersionItem | None = None
        self._names = OWN_NAMES
        self._spoken = ThrottledSpeech()
        self.answer = Answer(_VERIFY_PICTURE, 1.1)
        self.bar = ActivityBar(self.tr("Progress"))
        self.how_far = style.dimmed(FixedHeightLabel(1))
        self.current = ElidedLabel()
        self.table = LeftOutTable(is_check=True)
        self.table.setMinimumHeight(_LOST_ROWS_SEEN * self.table.verticalHeader().defaultSectionSize())
        self.start = button(self.tr("&Verify everything"), lambda: verification.start(self._place))
        self.pause = button("", self._pause)
        self.stop = button(self.tr("Stop &verifying"), verification.cancel)
        self._lay_out()
        verification.changed.connect(self.show_state)
        self.show_state(verification.state)

    def show_place(self, place: str, newest: VersionItem | None, names: NamesInBackup = OWN_NAMES) -> None:
        """Set the backup to verify. While a verification is running, it stays visible."""
        state = self._verification.state
        if not state.is_busy:
            if place != state.task.place:
                self._verification.stop()
            self._place, self._newest, self._names = place, newest, names
        self.show_state(self._verification.state)

    def show_state(self, state: CheckState) -> None:
        with passing_focus(self._buttons, lambda: self.pause if state.is_busy else self.start):
            self.start.setVisible(not state.is_busy)
            for part in (self.pause, self.stop, self.bar, self.how_far, self.current):
                part.setVisible(state.is_busy)
        self.pause.setText(self.tr("&Continue") if state.is_paused else self.tr("&Pause"))
        for press in (self.pause, self.stop):
            press.setEnabled(not state.is_stopping)
        self.table.hide()
        if state.is_busy:
            self._show_progress(state)
        elif state.result is not None:
            self._show_result(state.result)
        elif state.detail:
            self._say_failed(died(state.detail, texts.translate))
        else:
            self.answer.say(Picture.SHIELD, None, self.tr("Is every file still as it was written?"), self._plan())

    @property
    def _buttons(self) -> tuple[QPushButton, ...]:
        return self.start, self.pause, self.stop

    def _pause(self) -> None:
        self._verification.ask("resume" if self._verification.state.is_paused else "pause")

    def _plan(self) -> str:
        """Return how much will be read, and how long that takes, if earlier checks tell."""
        newest = self._newest
        if newest is None:
            return self.tr("Every file is read back and compared with what was written.")
        text = self.tr(
            "{files}, {size}, and what only older versions have: all of it is read back and compared with what was"
            " written."
        )
        amount = text.format(files=texts.files(newest.files), size=texts.size(newest.bytes))
        expected = expected_s(newest.bytes, self._runs.newest(self._place))
        if expected is None:
            unknown = self.tr("The time left is shown after a few minutes; you can pause it.")
            return f"{amount} {unknown}"
        duration_text = self.tr("Judging by earlier checks, it takes {time}; you can pause it.")
        return f"{amount} {duration_text.format(time=time_left(*expected, texts.translate))}"

    def _show_progress(self, state: CheckState) -> None:
        progress = state.progress
        is_list = progress is None or progress.phase == "list"
        self.bar.show_progress(progress)
        if progress is None or is_list:
            self.how_far.setText("")
        else:  # a paused verification has no expected end
            is_still = state.is_paused or state.is_stopping
            self.how_far.setText(texts.done_of(progress) if is_still else texts.how_far(progress, self._clock()))
        self.current.setText(self._names.way_to(progress.current) if progress and not is_list else "")
        headline = self.tr("Verifying")
        if state.is_stopping:
            headline = self.tr("Stopping…")
        elif state.is_paused:
            headline = self.tr("Paused")
        text = past.reading_list() if is_list else ""
        text = texts.silent_place(state.silence) if state.silence else text
        self.answer.say(Picture.SHIELD, style.ACCENT, headline, text)

    def _show_result(self, result: CheckFinished) -> None:
        self.table.show_items(result.left_out, names=self._names)
        self.table.setVisible(bool(result.left_out))
        amount = "\n".join(filter(None, (past.amount(result), past.older(result))))
        if result.outcome == Outcome.DONE:
            self.answer.say(Picture.SHIELD, style.GOOD, self.tr("Every file is as it was written"), amount)
        elif result.outcome == Outcome.LEFT_OUT:
            advice = self.tr(
                "The next backup repairs all versions with what your folders or another copy still have. If"
                " files are damaged, have the drive checked."
            )
            self.answer.say(Picture.WARNING, style.DANGER, past.end(result), "\n".join(filter(None, (amount, advice))))
        elif result.outcome == Outcome.CANCELED:
            self.answer.say(Picture.STOP, style.NEUTRAL, self.tr("Stopped"), self._so_far(result, amount))
        else:
            has_begun = bool(amount or result.left_out_count)
            so_far = self._so_far(result, amount) if has_begun else ""
            self._say_failed("\n".join(filter(None, (texts.sentence(result), so_far))))
        self._spoken.announce(self.answer.headline, self.answer.headline.text())

    def _so_far(self, result: CheckFinished, amount: str) -> str:
        """Describe a check that stopped early, so that nobody takes a part for the whole."""
        rest_text = self.tr("The rest was not read.")
        problems_text = past.problems(result.left_out_count) if result.left_out_count else ""
        return "\n".join(filter(None, (problems_text, amount, rest_text)))

    def _say_failed(self, why: str) -> None:
        self.answer.say(Picture.WARNING, style.ATTENTION, self.tr("The backup could not be verified"), why)

    def _lay_out(self) -> None:
        row = actions(*self._buttons)
        add(self.answer.column, self.bar, self.how_far, self.current, self.table, row)
        self.setAccessibleName(self.tr("Verify everything"))
        in_column(self.answer, on=self, margin=style.MARGIN)


class SpotCheckCard(QFrame):
    """Shows the state of a restore spot check."""

    def __init__(self, spot_check: BackupCheck) -> None:
        super().__init__()
        self.setObjectName("card")
        self._spot_check = spot_check
        self._place = ""
        self._names = OWN_NAMES
        self._spoken = ThrottledSpeech()
        self.answer = Answer(_PICTURE, 1.1)
        self.bar = ActivityBar(self.tr("Progress"))
        self.table = LeftOutTable(is_check=True)
        self.table.setMinimumHeight(_ROWS_SEEN * self.table.verticalHeader().defaultSectionSize())
        self.start = button(self.tr("&Test five random files"), lambda: spot_check.start(self._place))
        self.stop = button(self.tr("&Stop"), spot_check.cancel)
        self.about = explanation_link(self.tr("Is one backup enough?"), Topic.ONE_DRIVE)
        self._lay_out()
        spot_check.changed.connect(self.show_state)
        self.show_state(spot_check.state)

    def show_place(self, place: str, names: NamesInBackup) -> None:
        """Set the backup to test. `names`: what its files and folders are called."""
        if not self._spot_check.state.is_busy:
            if place != self._place:
                self._spot_check.stop()
            self._names = names
        self._place = place

    def show_state(self, state: CheckState) -> None:
        with passing_focus((self.start, self.stop), lambda: self.stop if state.is_busy else self.start):
            self.start.setVisible(not state.is_busy)
            for part in (self.stop, self.bar):
                part.setVisible(state.is_busy)
        self.table.hide()
        if state.is_busy:
            self._show_progress(state)
        elif state.result is not None:
            self._show_result(state.result)
        elif state.detail:
            headline = self.tr("The test could not be done")
            self.answer.say(Picture.WARNING, style.DANGER, headline, died(state.detail, texts.translate))
        else:
            text = self.tr("Five files are restored to this computer, compared with the backup, and removed again.")
            self.answer.say(Picture.SHIELD, None, self.tr("Test a restore"), text)

    def _show_progress(self, state: CheckState) -> None:
        progress = state.progress
        self.bar.show_progress(progress)
        is_list = progress is not None and progress.phase == "list"
        current = past.reading_list() if is_list else self._names.way_to(progress.current) if progress else ""
        text = texts.silent_place(state.silence) if state.silence else current
        self.answer.say(Picture.SHIELD, style.ACCENT, self.tr("Trying"), text)

    def _show_result(self, result: CheckFinished) -> None:
        self.table.show_items(result.left_out, names=self._names)
        self.table.setVisible(bool(result.left_out))
        if result.outcome == Outcome.DONE:
            self.answer.say(
                Picture.SHIELD,
                style.GOOD,
                past.whole(len(result.tried)),
                "\n".join(map(self._names.way_to, result.tried)),
            )
        elif result.outcome == Outcome.LEFT_OUT:
            is_damaged = any(item.reason == LeftOutReason.DAMAGED for item in result.left_out)
            text = self.tr("Their copies on the drive have changed since they were written. Have the drive checked.")
            self.answer.say(
                Picture.WARNING, style.DANGER, past.damaged(result.left_out_count), text if is_damaged else ""
            )
        elif result.outcome == Outcome.CANCELED:
            self.answer.say(Picture.STOP, style.NEUTRAL, self.tr("Stopped"), _so_far(result))
        else:
            shown = "\n".join(filter(None, (texts.sentence(result), _so_far(result))))
            self.answer.say(Picture.WARNING, style.ATTENTION, self.tr("The test could not be done"), shown)
        self._spoken.announce(self.answer.headline, self.answer.headline.text())

    def _lay_out(self) -> None:
        row = actions(self.about, self.stop, self.start)
        add(self.answer.column, self.bar, self.table, row)
        in_column(self.answer, on=self, margin=style.MARGIN)


def _so_far(result: CheckFinished) -> str:
    """Describe the failures before the test ended early; empty if there were none."""
    return past.damaged(result.left_out_count) if result.left_out_count else ""


class SpotCheckView(QWidget):
    """Signals: `left`: back to the files."""

    left = Signal()

    def __init__(self, spot_check: BackupCheck, verification: BackupCheck, runs: RunResults) -> None:
        super().__init__()
        self.back = way_back(self, self.left.emit)
        self.card = SpotCheckCard(spot_check)
        self.everything = VerificationCard(verification, runs)
        title = page_title(PlainLabel(self.tr("Test or verify")))
        fill_page(self, placed(self.back, LEFT), title, self.card, self.everything, None)
        order_tabs(self)

    def show_place(self, place: str, newest: VersionItem | None, names: NamesInBackup) -> None:
        """`names`: what the files and folders of the backup are called."""
        self.card.show_place(place, names)
        self.everything.show_place(place, newest, names)
