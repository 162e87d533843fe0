"""Patterns for model names: what they match, and what can be proved about two of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shingleback.domain.smr.model_names import Form, NamePattern
from tests.helpers.name_forms import contains, overlaps

MATCHES = {
    "the name itself": ("ST8000DM004", "ST8000DM004"),
    "a suffix": ("ST8000DM004", "ST8000DM004-2CX188"),
    "a masked suffix": ("ST8000DM004", "ST8000DM004-RRRRR"),
    "an old name after a space": ("ST1000LM024", "ST1000LM024 HN-M101MBB"),
    "a choice": ("WD{20,40}EZAZ", "WD40EZAZ-00SF3B0"),
    "a set": ("HDWD2[46]0", "HDWD260"),
    "a range": ("WD[1-6]0EFRX", "WD30EFRX-68EUZN0"),
    "digits": ("ST3######AS", "ST3500418AS"),
    "any suffix": ("MQ04UBB[24]00*", "MQ04UBB400JS000U"),
    "a hyphen inside": ("HN-M{101,500}*", "HN-M101MBB"),
}
MISSES = {
    "one zero more": ("ST8000DM004", "ST8000DM0004-1ZC11G"),
    "one digit more": ("WD20EFAX", "WD20EFAX1"),
    "a larger model": ("WD[2346]0EFAX", "WD80EFAX"),
    "another letter": ("ST3######AS", "ST3500418NS"),
    "something in front": ("ST8000DM004", "XST8000DM004"),
    "a truncated name": ("ST8000DM004", "ST8000DM"),
}
LETTERS = "ST0123WD-* "


@pytest.mark.parametrize(("pattern", "name"), MATCHES.values(), ids=MATCHES.keys())
def test_a_pattern_matches(pattern: str, name: str) -> None:
    assert NamePattern.parse(pattern).weight_for(name) is not None


@pytest.mark.parametrize(("pattern", "name"), MISSES.values(), ids=MISSES.keys())
def test_a_pattern_does_not_match(pattern: str, name: str) -> None:
    assert NamePattern.parse(pattern).weight_for(name) is None


def test_the_narrower_pattern_weighs_more() -> None:
    broad, narrow = NamePattern.parse("ST#####N[MX]*"), NamePattern.parse("ST32000NM003K")

    assert (narrow.weight_for("ST32000NM003K") or 0) > (broad.weight_for("ST32000NM003K") or 0) > 0


@pytest.mark.parametrize(
    ("start", "may"), [("ST8000A", True), ("ST8000AS0002", True), ("ST8000B", False), ("ST8000AS0002-1N", False)]
)
def test_a_truncated_name_may_become_a_match(start: str, may: bool) -> None:
    assert NamePattern.parse("ST8000AS0002").may_become(start) is may


@pytest.mark.parametrize("text", ["", "*", "ST*DM", "ST[]", "ST(8)", "ST8000\\d", "{ST,}", "[z-a]"])
def test_a_malformed_pattern_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        NamePattern.parse(text)


def test_a_pattern_with_too_many_alternatives_is_refused() -> None:
    with pytest.raises(ValueError, match="more than"):
        NamePattern.parse("{A,B}" * 12)


@given(st.data())
def test_patterns_that_match_the_same_name_overlap(data: st.DataObject) -> None:
    first, second = data.draw(forms()), data.draw(forms())
    name = data.draw(names_of(first))

    if second.matches(name):
        assert overlaps(first, second)
        assert overlaps(second, first)
    else:
        assert not contains(second, first)


@given(st.data())
def test_a_pattern_matches_its_own_names_and_contains_itself(data: st.DataObject) -> None:
    form = data.draw(forms())

    assert form.matches(data.draw(names_of(form)))
    assert contains(form, form)
    assert overlaps(form, form)


def forms() -> st.SearchStrategy[Form]:
    letters = st.sampled_from(["A", "AB", "ABC", "1", "12", "-"]).map(frozenset)
    return st.builds(Form, st.lists(letters, min_size=1, max_size=4).map(tuple), st.booleans())


@st.composite
def names_of(draw: st.DrawFn, form: Form) -> str:
    body = "".join(draw(st.sampled_from(sorted(allowed))) for allowed in form.places)
    open_end = draw(st.text("AB12", max_size=2)) if form.is_open else ""
    return body + open_end + draw(st.sampled_from(["", "-", "-A1", " B", "/2"]))
