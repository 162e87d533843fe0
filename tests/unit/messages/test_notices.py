"""Notifications about a drive: short, and no more certain than what is known."""

import pytest

from shingleback.domain.lost_drive_guide import GuideStep
from shingleback.domain.smr.evidence import Confidence, RecordingMethod
from shingleback.gui.controllers.plug_in_notices import Ask
from shingleback.messages import notifications

LONGEST = 160  # the length that small notifications show in full


@pytest.mark.parametrize("recording", list(RecordingMethod))
@pytest.mark.parametrize("confidence", list(Confidence))
def test_every_verdict_fits_into_a_notification(recording: RecordingMethod, confidence: Confidence) -> None:
    text = notifications.plugged_in(recording, confidence, is_for_backup=False)
    assert 0 < len(text) <= LONGEST
    assert "{" not in text


@pytest.mark.parametrize("recording", sorted(set(RecordingMethod) - {RecordingMethod.CONVENTIONAL}))
def test_no_drive_is_called_conventional_for_lack_of_evidence(recording: RecordingMethod) -> None:
    text = notifications.plugged_in(recording, Confidence.UNSURE, is_for_backup=False)
    assert "conventional" not in text
    assert "CMR" not in text


def test_only_drives_that_hide_their_shingling_are_said_to_slow_down() -> None:
    slow = {
        method
        for method in RecordingMethod
        if "slow" in notifications.plugged_in(method, Confidence.CERTAIN, is_for_backup=False)
    }
    assert slow == {RecordingMethod.DRIVE_MANAGED, RecordingMethod.HOST_AWARE}


@pytest.mark.parametrize("ask", list(Ask))
def test_every_button_has_a_text(ask: Ask) -> None:
    assert 0 < len(notifications.button(ask)) <= 20


@pytest.mark.parametrize(
    ("name", "size_bytes", "text"),
    [
        ("Seagate Expansion", 8_001_563_222_016, "Seagate Expansion, 8 TB"),
        ("WD Elements", 1_500_301_910_016, "WD Elements, 1.5 TB"),
        ("Old Drive", 500_107_862_016, "Old Drive, 500 GB"),
        ("Something", 0, "Something"),
        ("{name}", 8_001_563_222_016, "{name}, 8 TB"),
    ],
)
def test_a_drive_has_the_name_printed_on_its_box(name: str, size_bytes: int, text: str) -> None:
    assert notifications.named(name, size_bytes) == text


@pytest.mark.parametrize("step", list(GuideStep))
def test_a_step_of_the_guide_fits_into_a_tray_line(step: GuideStep) -> None:
    line = notifications.waiting_line("A drive", step, 1800.0)
    assert len(line) <= 70
    assert bool(line) is (step not in (GuideStep.CAME_BACK, GuideStep.GIVEN_UP))


def test_a_vanished_drive_may_simply_have_been_unplugged() -> None:
    _, body = notifications.vanished("A drive")
    assert body.startswith("If you unplugged it, plug it back in, and eject it next time.")


@pytest.mark.parametrize("action", ["restore", "not-now", "back-up"])
def test_the_buttons_for_an_automatic_backup_are_short(action: str) -> None:
    assert 0 < len(notifications.button(action)) <= 20


@pytest.mark.parametrize(
    ("days", "text"), [(1, "No backup of Photos for 1 day"), (14, "No backup of Photos for 14 days")]
)
def test_a_missed_backup_is_named_with_its_days(days: int, text: str) -> None:
    summary, body = notifications.forgotten("Photos", days)
    assert summary == text
    assert 0 < len(body) <= LONGEST
    assert notifications.forgotten_line("Photos", days).startswith("Photos: ")


def test_a_drive_that_is_safe_to_unplug_is_named() -> None:
    assert notifications.safe("Seagate Expansion") == "It is safe to unplug Seagate Expansion"
