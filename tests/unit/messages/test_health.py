"""Every finding, road and remedy has a sentence that is whole and calm."""

import re
import string
from pathlib import Path

import pytest

from shingleback.domain.smart import rules
from shingleback.domain.smart.report import AccessMethod, Finding, Health
from shingleback.messages import health
from shingleback.messages.health import access_text, finding_text, health_advice, health_name, remedy_text

SENTENCES = health._FINDINGS
VALUES = {"device": "/dev/sdb", "quirk": "0bc2:2037:"}
GROWING = {f"{name}-growing" for name in ("reallocated", "reported", "pending", "uncorrectable", "media-errors")}


def codes_given() -> set[str]:
    """The codes that stand in the rules."""
    rules_text = Path(rules.__file__).read_text()
    plain = set(re.findall(r'(?:Finding\(|_note\(|return |\d, )"([a-z-]+)"|"([a-z]+-[a-z-]+)"', rules_text))
    counted = set(re.findall(r'_counted\("(\w+)"', rules_text))
    return {one or other for one, other in plain} | counted | {f"{name}-many" for name in counted} | GROWING


def test_every_finding_of_the_rules_has_a_sentence_and_no_sentence_is_idle() -> None:
    assert codes_given() == set(SENTENCES)


@pytest.mark.parametrize("code", SENTENCES)
def test_a_sentence_is_whole_when_its_values_stand_in_it(code: str) -> None:
    names = {name for _, name, _, _ in string.Formatter().parse(SENTENCES[code]) if name}
    text = finding_text(Finding(code, Health.OK, tuple((name, "1234") for name in names)))

    assert text[0].isupper() or text[0].isdigit()
    assert text.endswith(".")
    assert text.count("1,234") == len(names)


def test_a_name_in_a_sentence_stays_as_it_is() -> None:
    values = (("name", "Spin Up Time"), ("number", "3"))

    assert "Spin Up Time (attribute 3)" in finding_text(Finding("below-threshold", Health.FAILING, values))


@pytest.mark.parametrize("one", Health)
def test_every_health_has_a_name_and_says_what_to_do(one: Health) -> None:
    assert health_name(one).islower()
    assert health_advice(one).endswith(".")


@pytest.mark.parametrize("access", AccessMethod)
def test_every_road_has_a_sentence(access: AccessMethod) -> None:
    assert access_text(access, VALUES).endswith(".")


@pytest.mark.parametrize(
    "access",
    sorted(
        set(AccessMethod) - {AccessMethod.UDISKS, AccessMethod.NVME_UDISKS, AccessMethod.SMARTCTL, AccessMethod.HELPER}
    ),
)
def test_every_closed_road_says_what_would_open_it(access: AccessMethod) -> None:
    assert remedy_text(access, VALUES)


def test_an_open_road_needs_no_remedy() -> None:
    assert remedy_text(AccessMethod.UDISKS, {}) == remedy_text(AccessMethod.SMARTCTL, {}) == ""


def test_the_remedy_for_the_kernels_block_is_a_line_that_can_be_copied() -> None:
    text = remedy_text(AccessMethod.BLOCKED_BY_KERNEL, VALUES)

    assert "options usb_storage quirks=0bc2:2037: " in text
    assert "usb_storage.quirks=0bc2:2037: " in text


def test_whoever_set_the_quirk_already_is_only_told_to_plug_in_again() -> None:
    assert remedy_text(AccessMethod.BLOCKED_BY_KERNEL, {"quirk": ""}) == health._REPLUG
