"""Every reason the program can give has a sentence, and every sentence gets the values it needs."""

import ast
import string
from functools import cache
from pathlib import Path

import pytest

from shingleback.domain.errors import (
    Canceled,
    DriveFull,
    DriveGone,
    DriveRefused,
    InternalError,
    LeftOutReason,
    SafetyRefusal,
    SkipReason,
    UsageError,
    Why,
)
from shingleback.messages import errors, reasons
from tests.helpers.languages import Language

PACKAGE = Path(errors.__file__).parents[1]
ERRORS = {
    kind.__name__ for kind in (UsageError, SafetyRefusal, DriveGone, DriveFull, DriveRefused, Canceled, InternalError)
}
SENTENCES = errors.SENTENCES
NOTES = reasons.NOTES


def placeholders(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


@cache
def calls() -> list[tuple[str, ast.Call]]:
    """Every call in the program, with its location."""
    return [
        (f"{file.relative_to(PACKAGE)}:{node.lineno}", node)
        for file in sorted(PACKAGE.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Call)
    ]


def refusals_raised() -> list[tuple[str, Why, list[str]]]:
    """Each error raised with a reason: its location, the reason, and the names of its values."""
    return [
        (location, Why[call.args[0].attr], sorted(keyword.arg for keyword in call.keywords if keyword.arg))
        for location, call in calls()
        if isinstance(call.func, ast.Name)
        and call.func.id in ERRORS
        and call.args
        and isinstance(call.args[0], ast.Attribute)
        and getattr(call.args[0].value, "id", "") == "Why"  # a job is given the reason of its cancellation
    ]


def notes_emitted() -> list[tuple[str, str, list[str]]]:
    return [
        (location, str(call.args[0].value), sorted(keyword.arg for keyword in call.keywords if keyword.arg))
        for location, call in calls()
        if (getattr(call.func, "attr", "") == "note" or getattr(call.func, "id", "") == "note")
        and getattr(getattr(call.func, "value", None), "id", "") != "log"  # its lines are codes, and nobody's sentences
        and call.args
        and isinstance(call.args[0], ast.Constant)
    ]


@pytest.mark.parametrize("why", Why)
def test_every_reason_for_a_refusal_has_its_own_sentence(why: Why) -> None:
    sentence = SENTENCES[why]

    assert sentence[0].isupper() or sentence[0] in "{`"
    assert sentence.endswith((".", "}"))  # the last value may be a sentence, or text to type
    assert list(SENTENCES.values()).count(sentence) == 1


def test_the_raised_errors_and_notes_are_found() -> None:
    assert len(refusals_raised()) > 30
    assert len(notes_emitted()) >= 4


def test_every_refusal_has_the_values_of_its_sentence() -> None:
    assert [
        location for location, why, values in refusals_raised() if not placeholders(SENTENCES[why]) <= set(values)
    ] == []


def test_every_note_has_a_sentence_and_its_values() -> None:
    assert [
        location
        for location, code, values in notes_emitted()
        if code not in NOTES or placeholders(NOTES[code]) != set(values)
    ] == []


@pytest.mark.parametrize("why", Why)
def test_a_sentence_can_be_filled(why: Why) -> None:
    values: dict[str, str | int] = dict.fromkeys(placeholders(SENTENCES[why]), "{odd} % $value")

    sentence = errors.sentence(why, values)

    assert "…" not in sentence
    assert sentence.count("{odd} % $value") == len(values)


def test_a_missing_value_leaves_a_gap_instead_of_an_error() -> None:
    assert errors.sentence(Why.SOURCE_MISSING, {}).startswith("There is no folder ….")


def test_a_reason_from_a_newer_version_has_no_sentence() -> None:
    assert errors.sentence("of-tomorrow", {}) == ""


@pytest.mark.parametrize("code", [*LeftOutReason, SkipReason.SPECIAL])
def test_every_reason_for_skipping_can_follow_a_path(code: LeftOutReason | SkipReason) -> None:
    text = reasons.reason(code)

    assert text != code
    assert text[0].islower()
    assert not text.endswith(".")


def test_unknown_codes_are_shown_as_they_are() -> None:
    assert reasons.reason("of-tomorrow") == "of-tomorrow"
    assert reasons.note("of-tomorrow", {"a": 1}) == "of-tomorrow"


@pytest.mark.parametrize("code", NOTES)
def test_a_note_can_be_filled(code: str) -> None:
    values: dict[str, str | int] = dict.fromkeys(placeholders(NOTES[code]), "value")

    assert reasons.note(code, values).count("value") == len(values)


@pytest.mark.parametrize("texts", [SENTENCES.values(), NOTES.values()], ids=["refusals", "notes"])
def test_sentences_are_translated_before_they_are_filled(texts: list[str]) -> None:
    translated: list[str] = []

    def to_language(context: str, text: str) -> str:
        translated.append(text)
        return f"{context}: {text}"

    translate = Language(to_language)

    for why in Why:
        assert errors.sentence(why, {}, translate).startswith("refusals: ")
    for code in NOTES:
        reasons.note(code, dict.fromkeys(placeholders(NOTES[code]), 1), translate)
    assert set(texts) <= set(translated)
