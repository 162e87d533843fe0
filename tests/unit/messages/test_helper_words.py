"""Each reason for which the helper does nothing ends a sentence of its own."""

import pytest

from shingleback.devices.helper_client import HelperRefused
from shingleback.domain.helper_protocol import HelperRefusal
from shingleback.messages.errors import sentence


def said(refusal: HelperRefusal | None, detail: str = "") -> str:
    error = HelperRefused(refusal, detail)
    return sentence(error.why, error.values)


@pytest.mark.parametrize("refusal", HelperRefusal)
def test_every_reason_is_said(refusal: HelperRefusal) -> None:
    text = said(refusal)

    assert text.startswith("Shingleback's helper has not done that: ")
    assert text.endswith(".")
    assert [said(other) for other in HelperRefusal].count(text) == 1


def test_what_a_program_said_stands_behind_it() -> None:
    assert said(HelperRefusal.PROGRAM_FAILED, "mkfs.ext4: no room").endswith("did not succeed (mkfs.ext4: no room).")


def test_a_helper_that_went_away_is_said_as_well() -> None:
    assert "it has ended amid its work" in said(None)
