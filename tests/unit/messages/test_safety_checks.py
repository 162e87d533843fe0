"""Every danger and every difference has a text that says what to do about it."""

import string
from dataclasses import fields

import pytest

from shingleback.domain.cloning import clone_reason
from shingleback.domain.drive import Identity
from shingleback.domain.errors import Why
from shingleback.domain.formatting.safety_checks import RefusalReason
from shingleback.messages import errors, formatting
from tests.helpers.languages import Language


@pytest.mark.parametrize("danger", RefusalReason)
def test_every_danger_has_sentences_that_say_what_to_do(danger: RefusalReason) -> None:
    sentence = formatting.safety_reason(danger, {})

    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert sentence.count(". ") >= 1
    assert "{" not in sentence


def test_no_two_dangers_have_the_same_text() -> None:
    assert len({formatting.safety_reason(danger, {}) for danger in RefusalReason}) == len(RefusalReason)


@pytest.mark.parametrize("danger", RefusalReason)
def test_the_sentence_contains_its_values(danger: RefusalReason) -> None:
    template = formatting.SENTENCES[danger]
    names = {name for _, name, _, _ in string.Formatter().parse(template) if name}

    sentence = formatting.safety_reason(danger, dict.fromkeys(names, "/media/{odd}"))

    assert sentence.count("/media/{odd}") == len(names)


@pytest.mark.parametrize("field", fields(Identity), ids=lambda field: field.name)
def test_every_difference_has_a_text(field: "object") -> None:
    name = str(getattr(field, "name", ""))
    assert formatting.different(name) != name


def test_unknown_codes_are_shown_as_they_are() -> None:
    assert formatting.safety_reason("of-tomorrow", {}) == "of-tomorrow"
    assert formatting.different("serial, of-tomorrow") == "its serial number, of-tomorrow"


def test_a_refusal_includes_its_reason() -> None:
    values = {"drive": "Seagate Expansion", "reason": "mounted", "point": "/media/me/Photos"}

    assert errors.sentence(Why.NOT_THIS_DRIVE, values) == (
        "Seagate Expansion can't be prepared: It is open (/media/me/Photos). Close it first, here or in your file"
        " manager."
    )
    assert errors.sentence(Why.DRIVE_IS_ANOTHER, {"device": "/dev/sdb", "what": "serial, contents"}) == (
        "/dev/sdb has changed since you confirmed it (different: its serial number, what is on it), so it was left"
        " alone. Check the list of drives again."
    )


def test_a_refused_copy_target_is_not_said_to_be_unpreparable() -> None:
    values = {"drive": "Seagate Expansion", "reason": "mounted", "point": "/media/me/Photos"}

    assert errors.sentence(Why.CLONE_NOT_THIS_DRIVE, values).startswith(
        "Nothing can be copied to Seagate Expansion: It is open (/media/me/Photos)."
    )


def test_errors_of_a_copy_mention_neither_backups_nor_preparing() -> None:
    reasons_of_copies = {clone_reason(why) for why in Why if clone_reason(why) is not why}
    assert Why.CLONE_DRIVE_GONE in reasons_of_copies
    for why in reasons_of_copies:
        sentence = errors.sentence(why, {"drive": "Seagate", "reason": "system"})
        assert not {"prepare", "prepared", "backup"} & set(sentence.split())


def test_texts_are_translated() -> None:
    translate = Language(lambda context, text: f"[{context}] {text}")

    assert formatting.safety_reason("system", {}, translate).startswith("[armor] This computer")
    assert formatting.different("serial, size_bytes", translate) == "[armor] its serial number, [armor] its size"
