"""Every help article is short, names its sources, links to others, and can be found."""

import re

import pytest

from shingleback.domain.monitoring import Normal
from shingleback.messages import drive
from shingleback.messages.help.everything import ALL, basis_name, explanation, find
from shingleback.messages.help.topic import CONTEXT, Basis, Explanation, Topic
from tests.helpers.languages import Language

MAX_WORDS = 230
MAX_WORDS_OF_A_PARAGRAPH = 75
EXPERT_WORDS = r"garbage collection|\b(un|re)?mount(s|ed|ing|point)?\b|\bkernel option\b|/sys/|/proc/|mkfs"
NAMES = [explanation.topic.value for explanation in ALL]


def for_everybody(explanation: Explanation) -> str:
    return "\n".join((explanation.title, *explanation.paragraphs, *(source.text for source in explanation.provenance)))


def test_every_topic_is_explained_once() -> None:
    assert sorted(NAMES) == sorted(Topic)
    assert all(explanation(topic).topic is topic for topic in Topic)


@pytest.mark.parametrize("explanation", ALL, ids=NAMES)
def test_an_explanation_is_short(explanation: Explanation) -> None:
    assert 30 <= sum(len(paragraph.split()) for paragraph in explanation.paragraphs) <= MAX_WORDS
    assert max(len(paragraph.split()) for paragraph in explanation.paragraphs) <= MAX_WORDS_OF_A_PARAGRAPH
    assert len(explanation.title) <= 60


@pytest.mark.parametrize("explanation", ALL, ids=NAMES)
def test_an_explanation_consists_of_whole_sentences(explanation: Explanation) -> None:
    texts = [*explanation.paragraphs, *(source.text for source in explanation.provenance)]
    assert all(text == text.strip() and text[0] in "“1234" + text[0].upper() for text in texts)
    assert all(text.endswith((".", "?")) for text in texts)
    assert not explanation.title.endswith(".")


@pytest.mark.parametrize("explanation", ALL, ids=NAMES)
def test_expert_terms_are_only_in_the_details(explanation: Explanation) -> None:
    assert re.findall(EXPERT_WORDS, for_everybody(explanation), re.IGNORECASE) == []


@pytest.mark.parametrize("explanation", ALL, ids=NAMES)
def test_an_explanation_has_sources_and_links(explanation: Explanation) -> None:
    assert explanation.provenance
    assert explanation.see_also
    assert explanation.topic not in explanation.see_also
    assert len(set(explanation.see_also)) == len(explanation.see_also)


def test_every_explanation_can_be_reached_from_another_one() -> None:
    assert {topic for explanation in ALL for topic in explanation.see_also} == set(Topic)


def test_every_kind_of_source_has_a_name_and_is_used() -> None:
    assert len({basis_name(basis) for basis in Basis}) == len(Basis)
    assert {source.basis for explanation in ALL for source in explanation.provenance} == set(Basis)


@pytest.mark.parametrize(
    ("query", "topic"),
    [
        ("clicking noise", Topic.CLICKS),
        ("loud knocking", Topic.CLICKS),
        ("my drive disappeared", Topic.VANISHED),
        ("not recognized", Topic.VANISHED),
        ("the light is blinking", Topic.BUSY_WHEN_IDLE),
        ("Why is it so slow?", Topic.SLOWS_DOWN),
        ("input/output error", Topic.IO_ERROR),
        ("safely remove", Topic.EJECT_TAKES_LONG),
        ("umount", Topic.EJECT_TAKES_LONG),
        ("RAID5", Topic.RAID),
        ("zfs resilver", Topic.RAID),
        ("ssd cache", Topic.RAID),
        ("snapraid parity", Topic.RAID),
        ("discard", Topic.TRIM),
        ("no space left", Topic.FREE_SPACE),
        ("f2fs", Topic.OTHER_FILESYSTEMS),
        ("second copy", Topic.ONE_DRIVE),
        ("how sure", Topic.CONFIDENCE),
        ("usb 2", Topic.USB_2),
        ("pending sectors", Topic.SMART),
        ("power cycle", Topic.VANISHED),
        ("read-only", Topic.READ_ONLY),
        ("restore", Topic.RESTORE_FILES),
        ("get a deleted file back", Topic.RESTORE_FILES),
        ("older version", Topic.RESTORE_FILES),
        ("everything on a new computer", Topic.RESTORE_FILES),
        ("without shingleback", Topic.RESTORE_FILES),
    ],
)
def test_everyday_words_find_the_right_explanation_first(query: str, topic: Topic) -> None:
    assert find(query)[0].topic is topic


def test_each_explanation_is_found_by_its_own_title() -> None:
    assert [explanation.topic for explanation in ALL if find(explanation.title)[0] is not explanation] == []


def test_the_search_finds_partial_words() -> None:
    assert Topic.CLICKS in {explanation.topic for explanation in find("cli")}


@pytest.mark.parametrize("query", ["", "   "])
def test_an_empty_query_finds_everything(query: str) -> None:
    assert find(query) == ALL


@pytest.mark.parametrize("query", ["xylophone", "clicks xylophone sonata", "the"])
def test_an_unknown_word_finds_nothing(query: str) -> None:
    assert find(query) == ()


def test_the_search_uses_the_readers_language() -> None:
    """Such as German, whose words have accents."""
    german = {explanation(Topic.CLICKS).title: "Warum sie Geräusche macht"}

    explanations = find("gerausche", Language(lambda _context, text: german.get(text, text)))

    assert [explanation.topic for explanation in explanations] == [Topic.CLICKS]


def test_every_text_is_translated() -> None:
    translated: set[str] = set()

    def translate(context: str, text: str) -> str:
        assert context == CONTEXT
        translated.add(text)
        return text

    find("xylophone", Language(translate))
    assert {explanation.title for explanation in ALL} | {
        text for explanation in ALL for text in explanation.paragraphs
    } <= translated


@pytest.mark.parametrize("habit", Normal)
def test_every_normal_habit_has_a_sentence_and_an_explanation(habit: Normal) -> None:
    text = drive.normal_text(habit)
    assert text.endswith(".")
    assert len(text) < 125
    assert re.findall(EXPERT_WORDS, text, re.IGNORECASE) == []
    assert explanation(drive.topic_of(habit))
