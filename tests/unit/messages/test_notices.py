"""What is said of a drive outside of the window: short, and no more than is known."""

import pytest

from shingleback.domain.lost_drive_guide import GuideStep
from shingleback.domain.smr.evidence import Confidence, RecordingMethod
from shingleback.gui.controllers.plug_events import Ask
from shingleback.messages import notifications

LONGEST = 160  # what small bubbles show without cutting it off


@pytest.mark.parametrize("recording", list(RecordingMethod))
@pytest.mark.parametrize("confidence", list(Confidence))
def test_every_verdict_fits_into_a_bubble(recording: RecordingMethod, confidence: Confidence) -> None:
    said = notifications.plugged_in(recording, confidence, is_for_backup=False)
    assert 0 < len(said) <= LONGEST
    assert "{" not in said


@pytest.mark.parametrize("recording", sorted(set(RecordingMethod) - {RecordingMethod.CONVENTIONAL}))
def test_no_drive_is_called_conventional_for_want_of_evidence(recording: RecordingMethod) -> None:
    said = notifications.plugged_in(recording, Confidence.UNSURE, is_for_backup=False)
    assert "conventional" not in said
    assert "CMR" not in said


def test_only_drives_that_hide_their_shingles_are_said_to_slow_down() -> None:
    slow = {
        one
        for one in RecordingMethod
        if "slow" in notifications.plugged_in(one, Confidence.CERTAIN, is_for_backup=False)
    }
    assert slow == {RecordingMethod.DRIVE_MANAGED, RecordingMethod.HOST_AWARE}


@pytest.mark.parametrize("ask", list(Ask))
def test_every_button_has_a_text(ask: Ask) -> None:
    assert 0 < len(notifications.button(ask)) <= 20


@pytest.mark.parametrize(
    ("name", "size_bytes", "said"),
    [
        ("Seagate Expansion", 8_001_563_222_016, "Seagate Expansion, 8 TB"),
        ("WD Elements", 1_500_301_910_016, "WD Elements, 1.5 TB"),
        ("Old Drive", 500_107_862_016, "Old Drive, 500 GB"),
        ("Something", 0, "Something"),
        ("{name}", 8_001_563_222_016, "{name}, 8 TB"),
    ],
)
def test_a_drive_is_named_as_on_its_box(name: str, size_bytes: int, said: str) -> None:
    assert notifications.named(name, size_bytes) == said


@pytest.mark.parametrize("step", list(GuideStep))
def test_a_step_of_the_guide_fits_into_a_line_of_the_tray(step: GuideStep) -> None:
    line = notifications.waiting_line("A drive", step, 1800.0)
    assert len(line) <= 70
    assert bool(line) is (step not in (GuideStep.CAME_BACK, GuideStep.GIVEN_UP))


def test_who_unplugged_a_drive_by_hand_is_not_sent_into_an_hour_of_waiting() -> None:
    _, body = notifications.vanished("A drive")
    assert body.startswith("If you unplugged it, plug it in again, and eject it next time.")


@pytest.mark.parametrize("action", ["restore", "not-now", "back-up"])
def test_what_can_be_said_to_a_backup_that_begins_by_itself_is_short(action: str) -> None:
    assert 0 < len(notifications.button(action)) <= 20


@pytest.mark.parametrize(
    ("days", "said"), [(1, "No backup of Photos for 1 day"), (14, "No backup of Photos for 14 days")]
)
def test_a_forgotten_drive_is_named_with_its_days(days: int, said: str) -> None:
    summary, body = notifications.forgotten("Photos", days)
    assert summary == said
    assert 0 < len(body) <= LONGEST
    assert notifications.forgotten_line("Photos", days).startswith("Photos: ")


def test_a_drive_that_is_safe_is_called_by_its_name() -> None:
    assert notifications.safe("Seagate Expansion") == "It is safe to unplug Seagate Expansion"
