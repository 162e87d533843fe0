"""A run is told as one story: sentence, gauge and graph never contradict each other."""

from dataclasses import replace

import msgspec.structs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from shingleback.domain.errors import WRITE_FAILURES, Why
from shingleback.domain.monitoring import Phase
from shingleback.gui.run.page import RunPage
from shingleback.gui.widgets import style
from shingleback.protocol.events import Progress
from shingleback.protocol.result_items import Tally
from shingleback.protocol.results import BackupFinished, EjectFinished
from shingleback.protocol.run_state import DriveLoss
from tests.gui.test_run_page import DONE, HALF, drive, state
from tests.helpers.accessible import accessible_items
from tests.helpers.painted import painted_text, squeezed
from tests.helpers.pixels import count_colors
from tests.helpers.recordings import flat
from tests.unit.monitor.cache.test_unlikely_cliff import recorded


@pytest.fixture
def page(qtbot: QtBot) -> RunPage:
    page = RunPage()
    qtbot.addWidget(page)
    page.resize(900, 700)
    page.show()
    return page


def says(page: QWidget, text: str) -> bool:
    """Whether a label of the page paints this; the lines of the graph cannot be painted as text."""
    labels = [label for label in (page, *page.findChildren(QLabel)) if isinstance(label, QLabel) and label.isVisible()]
    return squeezed(text) in " ".join(map(painted_text, labels))


def test_graph_gauge_and_explanation_show_one_state_of_the_drive(page: RunPage) -> None:
    """The drive's state arrives before the sample that belongs to it, and the window may be painted in between."""
    page.show_recording(flat(10, 5e6, 5e6, Phase.TIDYING), None)
    page.show_state(state(drive("full")))
    assert says(page, "fast cache is full")
    assert says(page, "cache is full, after 10 s")
    assert says(page.graph.gauge, "Full")
    page.show_state(state(drive("tidying")))
    assert says(page, "The drive is tidying up.")
    assert says(page, "tidying up, after 10 s")
    assert not says(page.graph.gauge, "Full")


DRIVE_GONE = BackupFinished(outcome="drive-gone", why=Why.DRIVE_GONE, exit_code=5, durable=Tally(files=3, bytes=10))
EJECTED = EjectFinished(outcome="done", exit_code=0, safe_to_unplug=True)
NOT_EJECTED = EjectFinished(outcome="drive-refused", exit_code=5, why=Why.EJECT_BUSY)


def test_a_disconnected_drive_is_told_of_once_and_in_the_past_with_a_way_to_go_on(page: RunPage, qtbot: QtBot) -> None:
    page.show_state(state(DRIVE_GONE))
    assert says(page, "The drive was disconnected")
    assert says(page, "Files already on it are safe. Plug the drive back in to continue the backup.")
    page.show_state(state(msgspec.structs.replace(DRIVE_GONE, durable=Tally())))
    assert says(page, "Plug the drive back in to continue the backup.")
    assert not says(page, "Files already on it")
    page.show_state(state(DRIVE_GONE))
    shown = " ".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())
    assert shown.count("disconnected") == 1
    assert "is gone" not in shown
    for loss in (DriveLoss.PULLED, None):
        page.show_state(replace(state(DRIVE_GONE), gone=loss))
        with qtbot.waitSignal(page.steps.again_requested):
            QTest.mouseClick(page.steps.again, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("is_ejected", [False, True])
def test_a_complete_backup_is_called_complete_with_a_picture_whatever_became_of_its_eject(
    page: RunPage, is_ejected: bool
) -> None:
    page.show_state(state(DONE).ejecting().after(EJECTED if is_ejected else NOT_EJECTED))
    assert says(page, "The backup is complete")
    assert says(page, "It is safe to unplug the drive" if is_ejected else "It is not safe to unplug the drive yet.")
    assert page.head.success.isVisible()
    assert not page.head.percent.isVisible()
    assert count_colors(page.head.success.grab().toImage())[style.GOOD.on(page.palette()).name()]


def test_writing_that_failed_at_the_eject_leaves_no_success(page: RunPage) -> None:
    failed = EjectFinished(outcome="drive-refused", exit_code=5, why=min(WRITE_FAILURES))
    page.show_state(state(DONE).ejecting().after(failed))
    assert not says(page, "The backup is complete")
    assert not page.head.success.isVisible()


def test_a_failed_backup_is_called_failed_although_its_drive_was_ejected(page: RunPage) -> None:
    full = BackupFinished(outcome="drive-full", why=Why.DRIVE_FULL, exit_code=3)
    page.show_state(state(full).ejecting().after(EJECTED))
    assert page.head.title.text() == "The drive is full"
    assert says(page, "It is safe to unplug the drive.")
    assert not page.head.success.isVisible()


def test_the_page_names_the_backup_set_and_its_drive(page: RunPage) -> None:
    page.show_subject("Letters", "Seagate Expansion, 8 TB")
    page.show_state(state())
    assert says(page, "Letters to Seagate Expansion, 8 TB")
    page.show_subject("", "Seagate Expansion, 8 TB")
    assert says(page.subject.name, "Seagate Expansion, 8 TB")
    page.show_subject("", "")
    assert not page.subject.name.isVisible()


def test_a_drive_that_was_slow_at_first_and_then_fast_had_no_full_cache_anywhere(page: RunPage) -> None:
    """Each write was held up for some seconds, which looked like a full cache."""
    recording, _ = recorded(3, 5.4, later_mb=7.2)
    with_cliff, _ = recorded(3, 5.4, later_mb=1.0, seconds=15)
    page.show_recording(with_cliff, None)
    page.show_state(state(drive("full")))
    assert says(page, "cache is full, after 15 s")
    page.show_recording(recording, None)
    page.show_state(state(msgspec.structs.replace(drive("unknown"), cache_bytes=0), DONE))
    assert says(page, "The drive wrote 5.9 MB/s on average.")
    assert "full" not in " ".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())
    assert "cache is full" not in page.graph.legend.texts
    assert not page.graph.gauge.isVisible()


@pytest.mark.parametrize(("written_bytes", "is_told"), [(0, False), (4, False), (8 * 10**9, True)])
def test_only_a_backup_that_wrote_something_asks_to_leave_the_drive_powered(
    page: RunPage, written_bytes: int, is_told: bool
) -> None:
    done = msgspec.structs.replace(DONE, copied=Tally(1, written_bytes))
    page.show_state(state(drive("tidying", tidy_s=(60, 5_400)), done))
    assert says(page, "Leave it powered") is is_told


def test_an_eject_of_an_idle_drive_is_not_called_writing(page: RunPage) -> None:
    page.show_state(state(drive("resting"), DONE).ejecting())
    QTest.mouseClick(page.now.ask, Qt.MouseButton.LeftButton)
    assert says(page, "Ejecting the drive")
    assert not says(page, "still writing")
    assert "still writing" not in " ".join(f"{item.name} {item.description}" for item in accessible_items(page))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ("cache-full", "because the drive's cache is full"),
        ("small-files", "because small files take more time"),
        ("", ""),
    ],
)
def test_a_later_end_is_shown_with_its_reason(page: RunPage, change: str, reason: str) -> None:
    later = Progress(
        phase="copy",
        elapsed_s=60,
        files=1,
        bytes=10,
        total_bytes=90,
        left_low_s=600,
        left_high_s=900,
        left_change=change,
    )
    page.show_state(state(later))
    assert says(page, "10 to 15 min left")
    assert says(page, "longer than expected") is bool(change)
    assert says(page, reason)
    assert reason in page.head.explanation.text()


def test_a_full_cache_is_the_reason_for_a_later_end_without_being_named_twice(page: RunPage) -> None:
    later = msgspec.structs.replace(HALF, left_change="cache-full")
    page.show_state(state(later, drive("full")))
    text = page.head.explanation.text()
    assert text.endswith("writing is slow for now. This is normal. It takes longer than expected.")
    assert text.count("cache is full") == 1
