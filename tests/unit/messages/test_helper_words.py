"""Each reason why the helper refuses ends its own sentence."""

import pytest

from shingleback.devices.helper_client import HelperRefused
from shingleback.domain.helper_protocol import HelperRefusal
from shingleback.messages.errors import sentence


def sentence_for(refusal: HelperRefusal | None, detail: str = "") -> str:
    error = HelperRefused(refusal, detail)
    return sentence(error.why, error.values)


@pytest.mark.parametrize("refusal", HelperRefusal)
def test_every_reason_has_its_own_sentence(refusal: HelperRefusal) -> None:
    text = sentence_for(refusal)

    assert text.startswith("The helper of Shingleback could not do this: ")
    assert text.endswith(".")
    assert [sentence_for(refusal) for refusal in HelperRefusal].count(text) == 1


def test_the_message_of_a_program_is_appended() -> None:
    assert sentence_for(HelperRefusal.PROGRAM_FAILED, "mkfs.ext4: no room").endswith("failed (mkfs.ext4: no room).")


def test_a_helper_that_ended_has_a_sentence_too() -> None:
    assert "it stopped unexpectedly" in sentence_for(None)
