"""A drive's identity survives as a command-line argument, and nothing else is accepted as one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.domain.drive import Identity
from shingleback.domain.errors import UsageError, Why
from shingleback.domain.formatting.plan import identity_from, identity_text

TEXT = st.text()
NUMBER = st.integers(0, 2**63)


@given(
    st.builds(
        Identity,
        model=TEXT,
        serial=TEXT,
        wwn=TEXT,
        size_bytes=NUMBER,
        number=NUMBER,
        disk_sequence=NUMBER,
        usb_port=TEXT,
        contents=st.lists(TEXT).map(tuple),
    )
)
def test_an_identity_round_trips_as_one_line(identity: Identity) -> None:
    text = identity_text(identity)

    assert identity_from(text) == identity
    assert len(text.encode().split(b"\n")) == 1


@pytest.mark.parametrize("text", ["", "null", "7", "[]", "{}", '{"model": "x"}', "{", "\ud800"])
def test_malformed_text_is_refused(text: str) -> None:
    with pytest.raises(UsageError) as refused:
        identity_from(text)
    assert refused.value.why is Why.NOT_AN_IDENTITY


@pytest.mark.parametrize(("old", "new"), [('"size_bytes":8', '"size_bytes":"8"'), ('"wwn":""', '"wwn":"","more":1')])
def test_an_extra_field_or_a_wrong_type_is_refused(old: str, new: str) -> None:
    identity = Identity(
        model="", serial="", wwn="", size_bytes=8, number=1, disk_sequence=0, usb_port="", contents=("a",)
    )
    changed = identity_text(identity).replace(old, new)

    assert changed != identity_text(identity)
    with pytest.raises(UsageError):
        identity_from(changed)
