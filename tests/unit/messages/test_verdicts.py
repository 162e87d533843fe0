"""Every reason of a verdict has a sentence, and every sentence gets the values it needs."""

import ast
import string
from pathlib import Path

import pytest

from shingleback.domain.measurement import Behavior
from shingleback.domain.smr import drive_database, verdict
from shingleback.domain.smr.evidence import Confidence, RecordingMethod, VerdictReason
from shingleback.messages import drive
from tests.helpers.languages import Language

RULES = Path(verdict.__file__)
OF_ENTRIES = {"model", "usb", "inner", "family", "trust", "recording"}
MAKERS = {"VerdictReason", "worth_knowing", "_of_entry"}
DISPUTABLE = {"model", "model-cut", "usb", "usb-inner", "usb-any-size", "shape", "retail", "retail-inner"}


def codes_in_rules() -> set[str]:
    """Every code that the rules produce: hyphenated literals, and those composed in code."""
    texts = {
        node.value
        for call in ast.walk(ast.parse(RULES.read_text()))
        if isinstance(call, ast.Call) and getattr(call.func, "id", getattr(call.func, "attr", "")) in MAKERS
        for node in ast.walk(call.args[0])
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    composed = {"kernel-zoned", "zoned-cap", "kernel-log", "reported-zones", "nothing-read", "simulated"}
    composed |= {f"measured-{kind}" for kind in Behavior if kind is not Behavior.NOT_TOLD}
    return (texts - {"-disputed"}) | composed | DISPUTABLE | {f"{code}-disputed" for code in DISPUTABLE}


def test_every_code_has_a_sentence_and_every_sentence_a_code() -> None:
    assert set(drive.REASONS) == codes_in_rules()


def test_every_trust_and_every_recording_has_a_text() -> None:
    assert set(drive.TRUSTS) == {trust.value for trust in drive_database.Trust}
    assert set(drive.RECORDINGS) | set(drive.OPEN) == set(RecordingMethod)


@pytest.mark.parametrize("code", sorted(DISPUTABLE | {f"{code}-disputed" for code in DISPUTABLE}))
def test_a_sentence_about_an_entry_needs_only_an_entrys_values(code: str) -> None:
    placeholders = {name for _, name, _, _ in string.Formatter().parse(drive.REASONS[code]) if name}

    assert placeholders <= OF_ENTRIES


@pytest.mark.parametrize("confidence", Confidence)
@pytest.mark.parametrize("recording", RecordingMethod)
def test_every_verdict_is_a_sentence(recording: RecordingMethod, confidence: Confidence) -> None:
    headline = drive.headline(recording, confidence)

    assert headline[0].isupper()
    assert headline.endswith(".")
    assert "{" not in headline


def test_no_drive_is_called_conventional_for_lack_of_evidence() -> None:
    assert "conventional" not in drive.headline(RecordingMethod.NO_SIGN_OF_SMR, Confidence.UNSURE)


def test_a_reason_reads_like_a_sentence() -> None:
    values = (("model", "ST8000AS0002"), ("trust", "vendor-stated"))
    reason = VerdictReason("model", RecordingMethod.DRIVE_MANAGED, Confidence.VERY_LIKELY, values)

    assert drive.reason_text(reason) == "The table of drives lists ST8000AS0002 as shingled; the manufacturer says so."


def test_a_missing_value_leaves_a_gap_and_an_unknown_code_has_no_text() -> None:
    gap = VerdictReason("nothing-read", RecordingMethod.UNKNOWN, Confidence.UNSURE)
    unknown = VerdictReason("phase-of-the-moon", RecordingMethod.UNKNOWN, Confidence.UNSURE)

    assert "…" in drive.reason_text(gap)
    assert drive.reason_text(unknown) == ""


def test_a_sentence_can_be_translated() -> None:
    reason = VerdictReason("nvme", RecordingMethod.NOT_A_HARD_DISK, Confidence.CERTAIN)

    assert drive.reason_text(reason, Language(lambda context, text: f"{context}: {text}")).startswith("verdicts: ")
