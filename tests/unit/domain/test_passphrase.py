"""The passphrase hint never calls an easily guessed passphrase good."""

import pytest

from shingleback.domain.passphrase import Strength, strength


@pytest.mark.parametrize(
    "passphrase",
    ["a", "hund", "1234567890", "qwertzuiop", "Password2024!", "aaaaaaaaaaaaaaaaaaaa", "abcabcabcabc", "190875"],
)
def test_common_passphrases_are_guessed_quickly(passphrase: str) -> None:
    assert strength(passphrase) is Strength.QUICK


@pytest.mark.parametrize("passphrase", ["Seagate24", "x9!Kp0q", "unserhund", "blau73haus"])
def test_a_single_word_with_a_number_could_be_longer(passphrase: str) -> None:
    assert strength(passphrase) is Strength.SHORT


@pytest.mark.parametrize(
    "passphrase", ["correct horse battery staple", "Mein Nachbar kocht gern Suppe", "密碼要很長才好記", "x9!Kp0q-r7;Tz"]
)
def test_several_words_or_many_characters_are_good(passphrase: str) -> None:
    assert strength(passphrase) is Strength.GOOD


@pytest.mark.parametrize("passphrase", ["Straße nach İstanbul", "\u0130\ufb01\u00df" * 9, "\U0001f600" * 9 + "\ud800"])
def test_characters_that_change_length_in_another_case_are_no_trouble(passphrase: str) -> None:
    assert strength(passphrase) is not Strength.NONE


def test_an_empty_passphrase_has_no_hint() -> None:
    assert strength("") is Strength.NONE
