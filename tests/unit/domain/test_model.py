"""The basic values that every part of the application shares."""

import pickle
import re

import pytest

from shingleback.domain.errors import (
    Canceled,
    DriveError,
    DriveFull,
    DriveGone,
    DriveRefused,
    InternalError,
    LeftOut,
    LeftOutReason,
    Outcome,
    SafetyRefusal,
    ShinglebackError,
    Skipped,
    SkipReason,
    UsageError,
    Why,
)
from shingleback.domain.excludes import DEFAULT_EXCLUDES

EXIT_CODES = {
    "done": 0,
    "left-out": 1,
    "usage": 2,
    "drive-gone": 3,
    "drive-full": 3,
    "drive-refused": 3,
    "unsafe": 4,
    "internal": 70,
    "canceled": 130,
}


def test_every_outcome_has_its_documented_exit_code() -> None:
    assert {outcome.value: outcome.exit_code for outcome in Outcome} == EXIT_CODES


@pytest.mark.parametrize(
    ("kind", "outcome"),
    [
        (UsageError, Outcome.USAGE),
        (SafetyRefusal, Outcome.UNSAFE),
        (DriveGone, Outcome.DRIVE_GONE),
        (DriveFull, Outcome.DRIVE_FULL),
        (DriveRefused, Outcome.DRIVE_REFUSED),
        (Canceled, Outcome.CANCELED),
        (InternalError, Outcome.INTERNAL),
    ],
)
def test_every_error_has_its_outcome(kind: type[ShinglebackError], outcome: Outcome) -> None:
    assert kind(Why.INTERNAL).outcome is outcome
    assert issubclass(kind, ShinglebackError)
    assert issubclass(kind, DriveError) == outcome.value.startswith("drive-")


def test_an_error_carries_a_reason_and_values() -> None:
    error = UsageError(Why.NOT_A_PACE, pace="fast", tries=3)

    assert (error.why, error.values) == (Why.NOT_A_PACE, {"pace": "fast", "tries": 3})
    assert "not-a-pace" in str(error)


def test_bytes_in_a_name_that_are_not_utf_8_are_replaced() -> None:
    error = UsageError(Why.SOURCE_MISSING, path="/home/\udcff\udcfe ä")

    assert error.values == {"path": "/home/\ufffd\ufffd ä"}
    str(error.values["path"]).encode()


@pytest.mark.parametrize("code", [*Why, *Outcome, *LeftOutReason, *SkipReason])
def test_codes_are_lower_case_words_with_hyphens(code: str) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", code)


def test_no_code_is_both_a_left_out_and_a_skip_reason() -> None:
    assert not {reason.value for reason in LeftOutReason} & {reason.value for reason in SkipReason}


@pytest.mark.parametrize("value", [LeftOut(b"a", LeftOutReason.VANISHED), Skipped(b"a", SkipReason.CACHE)])
def test_values_are_frozen_and_can_be_pickled(value: LeftOut | Skipped) -> None:
    with pytest.raises(AttributeError):
        value.path = b"b"  # type: ignore[misc]
    assert pickle.loads(pickle.dumps(value)) == value


def test_default_excludes_are_folders_of_programs() -> None:
    assert all(rule.endswith("/") for rule in DEFAULT_EXCLUDES)
    assert not any("git" in rule for rule in DEFAULT_EXCLUDES)
