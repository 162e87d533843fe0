"""Model-based test: for any log and any question, "What happened?" shows exactly what was found.

The expected text is derived from the episodes and the question alone.
"""

from collections.abc import Iterator
from pathlib import PurePath
from typing import Final

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit, QWidget
from shiboken6 import delete

from shingleback.domain.errors import Outcome, Why
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.diagnosis.episode_card import EpisodeCard
from shingleback.gui.diagnosis.page import DiagnosePage
from shingleback.gui.diagnosis.state import DiagnosisController, DiagnosisQuestion, DiagnosisState
from shingleback.gui.widgets.basic import Collapsible
from shingleback.messages.diagnosis import rules_with_words
from shingleback.protocol.result_items import EpisodeItem, FindingItem, HealthItem
from shingleback.protocol.results import DiagnoseFinished
from tests.helpers.examples import share_of

MAX_CARDS: Final = 40
KINDS: Final = {
    "smr-normal-stall": "Normal for a shingled drive",
    "link-or-cable": "Cable or port",
    "usb-bridge-or-power": "Enclosure or power",
    "drive-failing": "The drive is failing",
    "filesystem-full": "The drive is full",
    "unplugged": "Unplugged",
    "software-or-other": "Software, or something else",
    "unknown": "Not known",
    "of-a-newer-program": "Not known",
}
SUMMARIES: Final = {
    "drive-failing": "The drive is failing. Copy your important files to another drive.",
    "link-or-cable": "The connection is bad. Check the cable and the plugs first.",
    "usb-bridge-or-power": "The enclosure or its power supply gives trouble, not the drive in it.",
    "filesystem-full": "The volume is full.",
    "software-or-other": "The computer or the filesystem has a problem. The drive reports no fault.",
    "smr-normal-stall": (
        "The drive was slow or didn't respond for a while, as shingled drives do. That alone is not a fault."
    ),
    "unplugged": "The drive was unplugged, or lost its connection, while it was in use.",
    "of-a-newer-program": "In the words of a newer program.",
}
WATCH: Final = " The drive's own health report (SMART) shows something to watch."
FAILING: Final = " Its health report (SMART) shows it."
RULES: Final = (*sorted(rules_with_words()), "of-a-newer-program")
FINDINGS: Final = ("Told by the report, of one kind.", "Told by the report, of another kind.")


@st.composite
def episodes(draw: st.DrawFn) -> EpisodeItem:
    count = draw(st.sampled_from([1, 2, 3, 14, 1500]))
    return EpisodeItem(
        kind=draw(st.sampled_from(list(KINDS))),
        rule=draw(st.sampled_from(RULES)),
        lines=[f"line {number} of the log" for number in range(count)],
        line_numbers=list(range(count)),
        meaning="What a newer program says of it.",
        times=draw(st.integers(1, 2000)),
        disk=draw(st.sampled_from(["", "sdb"])),
        advice=["Do this.", "Then that."],
        devices=draw(st.sampled_from([[], ["sdb"], ["ata3", "sdb"]])),
        sources=draw(st.sampled_from([[], ["linux-ide, 2025"], ["one", "another"]])),
    )


@st.composite
def results(draw: st.DrawFn) -> DiagnoseFinished:
    """As in the command's results, the summary comes from an episode or from the health report."""
    few, many = (
        st.lists(episodes(), max_size=4),
        st.integers(38, 45).flatmap(lambda count: episodes().map(lambda episode: [episode] * count)),
    )
    drawn_episodes = draw(st.one_of(few, few, few, many))
    health = draw(st.none() | st.sampled_from(["ok", "watch", "failing", "unknown"]).map(health_item))
    kinds = [episode.kind for episode in drawn_episodes if episode.kind != "unknown"]
    is_failing = health is not None and health.health == "failing"
    summary = draw(st.sampled_from(kinds)) if kinds else "unknown" if drawn_episodes else "nothing-wrong"
    is_watched = health is not None and health.health == "watch" and not drawn_episodes
    if is_watched:
        summary = draw(st.sampled_from(["link-or-cable", "unknown"]))
    return DiagnoseFinished(
        outcome="done",
        exit_code=0,
        summary="drive-failing" if is_failing else summary,
        because_of_health=(is_failing and summary != "drive-failing") or is_watched,
        meaning="In the words of a newer program.",
        episodes=drawn_episodes,
        health=health,
        log=draw(st.sampled_from(["journal", "kernel"])),
    )


def health_item(health: str) -> HealthItem:
    weighs = {"ok": "ok", "unknown": "ok"}.get(health, health)
    return HealthItem(
        health=health,
        findings=[FindingItem(code=f"new-{n}", text=text, weighs=weighs) for n, text in enumerate(FINDINGS)],
    )


class Reading(RuleBasedStateMachine):
    """A person who asks about drives and log files and gives up, and workers that answer."""

    def __init__(self) -> None:
        super().__init__()
        self.page = DiagnosePage(DiagnosisController(Worker(["true"])))
        self.page.resize(900, 900)
        self.page.show()
        self.state = self.answer_shown = DiagnosisState()
        self.is_copied = False

    def teardown(self) -> None:
        delete(self.page)

    def show(self, state: DiagnosisState) -> None:
        """An answer stays while the same question is asked again."""
        is_asked_again = state.stage is JobStage.RUNNING and state.task == self.answer_shown.task
        if not is_asked_again or self.answer_shown.result is None:
            self.answer_shown = state
        self.state = state
        self.page.show_state(state)

    # steps ----------------------------------------------------------------------------------------------------

    @rule(
        device=st.sampled_from(["", "/dev/sdb", "/dev/sdc"]),
        name=st.sampled_from(["", "Seagate Expansion Portable"]),
        log_file=st.sampled_from(["", "/home/me/kern.log"]),
    )
    def ask(self, device: str, name: str, log_file: str) -> None:
        self.is_copied = False
        self.show(DiagnosisState(JobStage.RUNNING, DiagnosisQuestion(device, name, log_file)))

    @rule(result=results())
    def answer(self, result: DiagnoseFinished) -> None:
        if self.state.stage is JobStage.RUNNING:
            self.show(DiagnosisState(JobStage.ENDED, self.state.task, result=result))

    @rule()
    def refuse(self) -> None:
        if self.state.stage is JobStage.RUNNING:
            result = DiagnoseFinished(
                outcome=Outcome.USAGE, exit_code=2, why=Why.NO_SUCH_DRIVE, values={"device": "/dev/sdq"}
            )
            self.show(DiagnosisState(JobStage.ENDED, self.state.task, result=result))

    @rule()
    def die(self) -> None:
        if self.state.stage is JobStage.RUNNING:
            self.show(DiagnosisState(JobStage.ENDED, self.state.task, detail="signal 11"))

    @rule()
    def stop(self) -> None:
        if self.state.stage is JobStage.RUNNING:
            self.show(DiagnosisState())

    @rule()
    def copy_report(self) -> None:
        self.is_copied = True
        self.page.say_copied()

    # invariants -----------------------------------------------------------------------------------------------

    @invariant()
    def the_page_shows_the_latest_result(self) -> None:
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.check_buttons()
        self.check_concern()
        self.check_answer()
        self.check_episodes()

    def check_buttons(self) -> None:
        is_reading = self.state.stage is JobStage.RUNNING
        page = self.page
        assert (page.busy.isVisible(), page.stop.isVisible()) == (is_reading, is_reading)
        assert (page.read.isEnabled(), page.open.isEnabled()) == (not is_reading, not is_reading)
        assert page.copied.isVisible() is self.is_copied

    def check_concern(self) -> None:
        question = self.state.task
        if question.log_file:
            expected = f"From the file {PurePath(question.log_file).name}"
        elif question.device:
            expected = f"Only {question.name or 'the drive'}"  # without a name, a device says little to a person
        else:
            expected = ""
        assert self.page.concerns.text() == expected
        assert self.page.concerns.isVisible() is bool(expected)
        assert self.page.everything.isVisible() is (bool(question.device) and not question.log_file)

    def check_answer(self) -> None:
        headline, explanation, result = (
            self.page.answer.headline.text(),
            self.page.answer.sentence,
            self.answer_shown.result,
        )
        assert explanation.isVisible() is bool(explanation.text())
        if self.answer_shown.stage is JobStage.CLOSED:
            assert headline == "Something wrong?"
        elif self.answer_shown.stage is JobStage.RUNNING:
            assert (headline, explanation.text()) == ("Reading the log…", "")
        elif self.answer_shown.result is None:
            assert headline == "The log could not be read"
            assert "(signal 11)" in explanation.text()
        elif result is not None and result.why:
            assert headline == "The log could not be read"
            assert "/dev/sdq" in explanation.text()
        elif result is not None:
            self.check_summary(result, headline, explanation.text())

    def check_summary(self, result: DiagnoseFinished, headline: str, explanation: str) -> None:
        if result.summary == "nothing-wrong":
            assert (headline, explanation) == ("No known problem was found.", "")
            assert not result.episodes
            return
        shown_kinds = [episode.kind for episode in result.episodes[-MAX_CARDS:]]
        by_report = FAILING if result.summary == "drive-failing" else WATCH
        expected = SUMMARIES.get(result.summary, "") + (by_report if result.because_of_health else "")
        if result.summary in shown_kinds and not result.because_of_health:  # its card stands in the answer
            assert headline == KINDS[result.summary]
        else:
            assert headline == expected.strip() or (result.summary == "unknown" and not result.because_of_health)
            assert ("log does not say" in headline) is (result.summary == "unknown" and bool(result.episodes))
        is_bad = result.health is not None and result.health.health in ("watch", "failing")
        assert [finding for finding in FINDINGS if finding in explanation] == (list(FINDINGS) if is_bad else [])
        is_cut = len(result.episodes) > MAX_CARDS
        assert (f"The last {MAX_CARDS} are shown." in explanation) is is_cut

    def check_episodes(self) -> None:
        expected = self.answer_shown.result.episodes[-MAX_CARDS:] if self.answer_shown.result else []
        assert len(self.page.episodes) == len(expected)
        shown = [card for card in self.page.findChildren(EpisodeCard) if card.isVisible()]
        assert {id(card) for card in shown} == {id(card) for card in self.page.episodes}
        for card, episode in zip(self.page.episodes, expected, strict=True):
            check_card(card, episode)


def check_card(card: EpisodeCard, episode: EpisodeItem) -> None:
    assert card.kind.text() == card.accessibleName() == KINDS[episode.kind]
    shown = card.meaning.text()
    if episode.rule not in rules_with_words():
        assert shown == episode.meaning
    else:
        often = f"This happened {episode.times:,} times." if episode.times > 1 else ""
        assert ("This happened" in shown) is bool(often)
        assert shown.endswith(often)
    everything = labels(card)
    assert f"Devices: {', '.join(episode.devices)}" in everything or not episode.devices
    assert f"The lines of the log ({len(episode.lines):,})" in everything
    sources = [text for text in everything if text.startswith("Source: ")]
    assert sources == ([f"Source: {'; '.join(episode.sources)}"] if episode.sources else [])
    assert card.lines.toPlainText().split("\n") == episode.lines
    numbers = [text for text in everything if text.rstrip(".").isdecimal()]
    assert numbers == [f"{number}." for number in range(1, len(numbers) + 1)]
    assert not [text for text in everything if "{" in text or ("sdX" in text and episode.disk)]
    assert not card.findChildren(Collapsible)[0].is_open
    assert len(card.findChildren(QPlainTextEdit)) == 1


def labels(widget: QWidget) -> list[str]:
    """Including folded ones."""
    return [label.text() for label in widget.findChildren(QLabel) if label.text()]


@pytest.fixture
def _application(qapp: QApplication) -> Iterator[None]:
    yield
    qapp.processEvents()


@pytest.mark.usefixtures("_application")
def test_the_diagnosis_page_always_shows_the_latest_result() -> None:
    chosen = settings(
        max_examples=share_of(24),
        stateful_step_count=12,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(Reading, settings=chosen)
