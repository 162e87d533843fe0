"""Every finding, access method and remedy has a complete, calm sentence."""

import inspect
import re
import string

import pytest

from shingleback.domain.smart import nvme_rules, rules
from shingleback.domain.smart.report import AccessMethod, Finding, Health
from shingleback.messages import health
from shingleback.messages.health import access_text, finding_text, health_advice, health_name, remedy_text

SENTENCES = health.FINDINGS
VALUES = {"device": "/dev/sdb", "quirk": "0bc2:2037:"}
GROWING = {f"{name}-growing" for name in ("reallocated", "reported", "pending", "uncorrectable", "media-errors")}


def codes_in_rules() -> set[str]:
    """The codes that occur in the rules."""
    rules_text = inspect.getsource(rules) + inspect.getsource(nvme_rules)
    plain = set(re.findall(r'(?:Finding\(|_note\(|return |\d, )"([a-z-]+)"|"([a-z]+-[a-z-]+)"', rules_text))
    counted = set(re.findall(r'_counted\("(\w+)"', rules_text))
    return (
        {health_state or other_code for health_state, other_code in plain}
        | counted
        | {f"{name}-many" for name in counted}
        | GROWING
    )


def test_every_finding_has_a_sentence_and_every_sentence_a_finding() -> None:
    assert codes_in_rules() == set(SENTENCES)


@pytest.mark.parametrize("code", SENTENCES)
def test_a_sentence_is_complete_with_its_values(code: str) -> None:
    names = {name for _, name, _, _ in string.Formatter().parse(SENTENCES[code]) if name}
    text = finding_text(Finding(code, Health.OK, tuple((name, "1234") for name in names)))

    assert text[0].isupper() or text[0].isdigit()
    assert text.endswith(".")
    assert text.count("1,234") == len(names)


def test_a_name_in_a_sentence_is_unchanged() -> None:
    values = (("name", "Spin Up Time"), ("number", "3"))

    assert "Spin Up Time (attribute 3)" in finding_text(Finding("below-threshold", Health.FAILING, values))


@pytest.mark.parametrize("health_state", Health)
def test_every_health_state_has_a_name_and_advice(health_state: Health) -> None:
    assert health_name(health_state).islower()
    assert health_advice(health_state).endswith(".")


@pytest.mark.parametrize("access", AccessMethod)
def test_every_access_method_has_a_sentence(access: AccessMethod) -> None:
    assert access_text(access, VALUES).endswith(".")


@pytest.mark.parametrize(
    "access",
    sorted(
        set(AccessMethod) - {AccessMethod.UDISKS, AccessMethod.NVME_UDISKS, AccessMethod.SMARTCTL, AccessMethod.HELPER}
    ),
)
def test_every_unavailable_access_method_has_a_remedy(access: AccessMethod) -> None:
    assert remedy_text(access, VALUES)


def test_a_working_access_method_needs_no_remedy() -> None:
    assert remedy_text(AccessMethod.UDISKS, {}) == remedy_text(AccessMethod.SMARTCTL, {}) == ""


def test_the_remedy_for_the_kernels_block_has_lines_to_copy() -> None:
    text = remedy_text(AccessMethod.BLOCKED_BY_KERNEL, VALUES)

    assert "options usb_storage quirks=0bc2:2037: " in text
    assert "usb_storage.quirks=0bc2:2037: " in text


def test_with_the_quirk_already_set_the_remedy_is_only_to_replug() -> None:
    assert remedy_text(AccessMethod.BLOCKED_BY_KERNEL, {"quirk": ""}) == health.REPLUG
