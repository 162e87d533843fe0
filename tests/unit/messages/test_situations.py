"""Short, complete sentences for each situation of a drive, with a help article behind each."""

import pytest

from shingleback.domain.monitoring import Situation
from shingleback.messages.help.everything import explanation
from shingleback.messages.progress import situation_text, topic_of

EXPERT_WORDS = ("mount", "garbage", "SMR", "fsync", "UDisks", "zone", "daemon")


@pytest.mark.parametrize("situation", Situation)
def test_every_situation_has_four_short_answers(situation: Situation) -> None:
    texts = situation_text(situation)
    for answer in (texts.drive, texts.program, texts.normal, texts.advice):
        assert answer.endswith(".")
        assert len(answer) < 130
        assert not any(term in answer for term in EXPERT_WORDS)


@pytest.mark.parametrize("situation", Situation)
def test_every_situation_has_an_explanation(situation: Situation) -> None:
    assert explanation(topic_of(situation)).paragraphs


def test_only_an_ejected_drive_may_be_unplugged() -> None:
    allowed = [situation for situation in Situation if "You can unplug" in situation_text(situation).advice]
    assert allowed == [Situation.SAFE]


@pytest.mark.parametrize(
    "situation", [Situation.COPYING, Situation.SLOW, Situation.SILENT, Situation.FINISHING, Situation.EJECTING]
)
def test_during_writing_the_advice_is_to_keep_the_drive_plugged_in(situation: Situation) -> None:
    assert "Don't unplug the drive." in situation_text(situation).advice
