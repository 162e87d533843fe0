"""The drives page: what it shows of each drive, and what can be done with it."""

from dataclasses import replace

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from shingleback.domain.arrays import ArrayKind, ArrayRisk, ArrayWarning, Membership
from shingleback.domain.connection import ConnectionLimit, LimitKind
from shingleback.domain.drive import Drive, DriveArrived, DriveLeft, ServiceChanged, ServiceState, Use
from shingleback.domain.formatting.safety_checks import Refusal, RefusalReason
from shingleback.domain.lost_drive_guide import HOUR_S, GuideState, GuideStep, Vanished, begin
from shingleback.domain.smart.report import AccessMethod, Finding, Health, HealthVerdict
from shingleback.domain.smr.evidence import RecordingMethod
from shingleback.gui.controllers.drives import DriveList
from shingleback.gui.controllers.lost_drives import AwaitedDrive
from shingleback.gui.controllers.safe_to_unplug import Opening
from shingleback.gui.drives import texts
from shingleback.gui.drives.card import DriveCard
from shingleback.gui.drives.page import DrivesPage
from shingleback.gui.drives.sections import VerdictPart
from shingleback.gui.drives.texts import simulated_view
from shingleback.gui.widgets.basic import Collapsible
from shingleback.gui.widgets.navigator import WhatHappened
from shingleback.messages.help.topic import Topic
from tests.helpers.accessible import accessible_items
from tests.helpers.destinations import Destinations
from tests.helpers.painted import paints
from tests.helpers.plugged_in import DISPUTED, EXPANSION, INTERNAL, PASSPORT, UNREAD, HealthQueries, make_drives


def shown_page(qtbot: QtBot, drives: DriveList) -> DrivesPage:
    page = DrivesPage(drives)
    page.resize(850, 700)
    qtbot.addWidget(page)
    page.show()
    return page


def plugged_in(qtbot: QtBot, drive: Drive, drives: DriveList | None = None) -> tuple[DrivesPage, DriveCard]:
    """A drive whose details are unfolded."""
    drives = drives or make_drives()
    page = shown_page(qtbot, drives)
    drives.on_event(DriveArrived(drive))
    page.cards[drive.path].details.unfold(is_open=True)
    QApplication.processEvents()
    return page, page.cards[drive.path]


def visible_text(widget: QWidget) -> str:
    """All text that is visible now."""
    QApplication.processEvents()  # shows widgets newly added to a layout
    return "\n".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


def links(widget: QWidget, text: str) -> list[QPushButton]:
    QApplication.processEvents()
    return [link for link in widget.findChildren(QPushButton) if link.text() == text and link.isVisible()]


def press(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_without_drives_the_page_invites_to_plug_one_in(qtbot: QtBot) -> None:
    page = shown_page(qtbot, make_drives())
    assert page.empty.isVisible()
    assert "Plug in a drive" in visible_text(page)


def test_a_plugged_in_drive_has_a_card_until_it_is_unplugged(qtbot: QtBot) -> None:
    drives = make_drives()
    page, card = plugged_in(qtbot, EXPANSION, drives)
    assert not page.empty.isVisible()
    assert card.head.name.text() == "Seagate Expansion Desk"
    assert card.head.summary.text() == "8 TB, labeled “Backup”, not used by your backups"

    drives.on_event(DriveLeft(EXPANSION))
    assert page.cards == {}
    assert page.empty.isVisible()


def test_the_verdict_is_visible_at_once_and_its_reasons_unfold(qtbot: QtBot) -> None:
    _, card = plugged_in(qtbot, EXPANSION)
    assert "This is a shingled drive (SMR)." in visible_text(card)
    assert "ST8000AS0002" not in visible_text(card)

    (why,) = card.findChildren(VerdictPart)[0].findChildren(Collapsible)
    press(why.button)
    assert "ST8000AS0002" in visible_text(card)


def test_evidence_against_a_verdict_is_marked_in_words(qtbot: QtBot) -> None:
    _, card = plugged_in(qtbot, PASSPORT)
    assert "The evidence is mixed" in visible_text(card)
    card.findChildren(VerdictPart)[0].findChildren(Collapsible)[0].unfold(is_open=True)
    assert visible_text(card).count("Evidence against it: ") == 1


def test_an_unknown_verdict_has_no_evidence_against_it(qtbot: QtBot) -> None:
    """The sources contradict each other, or don't suffice."""
    unknown = msgspec.structs.replace(DISPUTED, recording=RecordingMethod.UNKNOWN)
    _, card = plugged_in(qtbot, PASSPORT, make_drives(judge=lambda _drive: unknown))
    card.findChildren(VerdictPart)[0].findChildren(Collapsible)[0].unfold(is_open=True)
    assert "It spins and accepts TRIM" in visible_text(card)
    assert "speaks against it" not in visible_text(card)


def test_reasons_stay_unfolded_when_more_becomes_known(qtbot: QtBot) -> None:
    desk = HealthQueries()
    _, card = plugged_in(qtbot, EXPANSION, make_drives(health=desk))
    (why,) = card.findChildren(VerdictPart)[0].findChildren(Collapsible)
    why.unfold(is_open=True)
    desk.answer()
    assert "ST8000AS0002" in visible_text(card)


def test_health_is_shown_once_it_was_read(qtbot: QtBot) -> None:
    desk = HealthQueries()
    _, card = plugged_in(qtbot, EXPANSION, make_drives(health=desk))
    assert "Reading…" in visible_text(card)

    desk.answer()
    assert "Reading…" not in visible_text(card)
    assert "Good. No serious problems recorded." in visible_text(card)
    assert "Commands not answered in time: 8." in visible_text(card)
    assert "Read by the system's drive service." in visible_text(card)


def test_unreadable_health_is_unknown_with_its_reason_and_a_remedy(qtbot: QtBot) -> None:
    desk = HealthQueries()
    page, card = plugged_in(qtbot, EXPANSION, make_drives(health=desk))
    desk.answer(UNREAD, AccessMethod.BLOCKED_BY_KERNEL)
    assert "Unknown." in visible_text(card)
    assert "Linux blocks health queries" in visible_text(card)
    assert "quirks" not in visible_text(card)

    fold = next(section for section in card.findChildren(Collapsible) if section.button.text() == "What would help")
    press(fold.button)
    assert "usb_storage quirks=0bc2:3343:" in visible_text(card)
    destinations = Destinations(page)
    press(links(card, "Why can't it always be read?")[0])
    assert destinations.requested == [Topic.NO_HEALTH]


def test_a_failing_drive_says_so_with_advice(qtbot: QtBot) -> None:
    desk = HealthQueries()
    _, card = plugged_in(qtbot, EXPANSION, make_drives(health=desk))
    desk.answer(HealthVerdict(Health.FAILING, (Finding("overall-failed", Health.FAILING),)), AccessMethod.SMARTCTL)
    assert "Failing. Before anything else, copy its files" in visible_text(card)
    assert "The drive reports that it is about to fail." in visible_text(card)


def test_a_usb_2_port_is_named_with_its_cost_and_explained(qtbot: QtBot) -> None:
    page, card = plugged_in(qtbot, PASSPORT, make_drives(warnings=(ConnectionLimit(LimitKind.SLOW_PORT),)))
    assert "This is a USB 2 connection: about 35 MB/s at best." in visible_text(card)
    assert "Try another port" in visible_text(card)
    destinations = Destinations(page)
    press(links(card, "Why is that?")[0])
    assert destinations.requested == [Topic.USB_2]


@pytest.mark.parametrize("risk", ArrayRisk)
def test_a_drive_in_an_array_has_a_warning_with_an_explanation(qtbot: QtBot, risk: ArrayRisk) -> None:
    warning = ArrayWarning(risk, Membership(ArrayKind.MD, "md0", "raid5"))
    page, card = plugged_in(qtbot, EXPANSION, make_drives(warnings=(warning,)))
    assert "shingled drive" in visible_text(card.arrays)
    destinations = Destinations(page)
    press(links(card.arrays, "Why is that?")[0])
    assert destinations.requested == [Topic.RAID]


@pytest.mark.parametrize(
    ("kind", "advice"),
    [
        (ArrayKind.ZFS, "redundant_metadata=most"),
        (ArrayKind.MD, "checked every three months"),
        (ArrayKind.BTRFS, "btrfs scrub"),
    ],
)
def test_each_kind_of_array_has_its_own_advice(qtbot: QtBot, kind: ArrayKind, advice: str) -> None:
    warned = make_drives(warnings=(ArrayWarning(ArrayRisk.PARITY, Membership(kind, "pool")),))
    _, card = plugged_in(qtbot, EXPANSION, warned)
    assert advice in visible_text(card.arrays)


def test_direction_marks_take_effect_around_a_size_and_are_escaped_in_a_name(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first belong to the translation; the others come from whoever named the drive."""
    monkeypatch.setattr(texts, "capacity", lambda _bytes: "\u20688 TB\u2069")
    _, card = plugged_in(qtbot, EXPANSION)
    assert "\u20688 TB\u2069" in visible_text(card.volumes)
    assert "\\u2068" not in visible_text(card)
    misleading = replace(EXPANSION.volumes[0], label="a\u202eb")
    assert "\u202e" not in texts.volume(misleading)


def test_a_drive_outside_of_arrays_has_no_warning(qtbot: QtBot) -> None:
    _, card = plugged_in(qtbot, EXPANSION)
    assert not card.arrays.isVisible()
    assert "Take care" not in visible_text(card)


def test_each_sentence_about_normal_behavior_leads_to_its_explanation(qtbot: QtBot) -> None:
    page, card = plugged_in(qtbot, EXPANSION)
    assert "It clicks quietly and regularly" not in visible_text(card)
    press(card.habits.button)
    assert "It clicks quietly and regularly" in visible_text(card)
    destinations = Destinations(page)
    for why in links(card, "Why?"):
        assert len(why.accessibleName()) > len("Why? ")
        press(why)
    assert destinations.requested[:3] == [Topic.SLOWS_DOWN, Topic.BUSY_WHEN_IDLE, Topic.CLICKS]


def test_a_backup_goes_to_the_mount_point_of_the_drive(qtbot: QtBot) -> None:
    page, card = plugged_in(qtbot, EXPANSION)
    with qtbot.waitSignal(page.requests.backup) as blocker:
        press(card.use_as_it_is)
    assert blocker.args == ["/media/me/Backup"]


PROTECTED = (Refusal(RefusalReason.PROTECTED),)


def test_a_closed_drive_offers_no_eject_and_no_backup(qtbot: QtBot) -> None:
    _, card = plugged_in(qtbot, PASSPORT)
    assert not card.eject.isVisible()
    assert not card.use_as_it_is.isVisible()


def test_a_closed_drive_that_must_not_be_erased_is_opened_first(qtbot: QtBot) -> None:
    page, card = plugged_in(qtbot, PASSPORT, make_drives(refusals=PROTECTED))
    assert not card.set_up.isVisible()
    with qtbot.waitSignal(page.requests.opening) as blocker:
        press(card.open_drive)
    assert blocker.args == [Opening(PASSPORT.path, "/dev/sdc1")]


@pytest.mark.parametrize(
    ("changes", "why_not"),
    [
        ({"is_read_only": True}, "write-protected"),
        ({"use": Use.ARRAY, "mount_points": ()}, "Nothing on it can be opened"),
    ],
    ids=["read-only", "array"],
)
def test_a_drive_with_which_nothing_can_be_done_says_why(
    qtbot: QtBot, changes: dict[str, object], why_not: str
) -> None:
    volume = replace(EXPANSION.volumes[0], **changes)  # type: ignore[arg-type]
    drives = make_drives(refusals=PROTECTED)
    page, card = plugged_in(qtbot, replace(EXPANSION, volumes=(volume,)), drives)
    assert paints(page, why_not)
    assert any(why_not in item.name for item in accessible_items(card))
    assert not any(press.isVisible() for press in (card.backup, card.open_drive, card.set_up, card.use_as_it_is))


def test_the_largest_volume_is_offered_for_the_backup(qtbot: QtBot) -> None:
    small = replace(EXPANSION.volumes[0], size_bytes=10**9, mount_points=("/media/me/small",))
    _, card = plugged_in(qtbot, replace(EXPANSION, volumes=(small, *EXPANSION.volumes)))
    assert texts.backup_place(card.drive) == "/media/me/Backup"


@pytest.mark.parametrize(
    ("filesystem", "name", "has_warning"),
    [
        ("exfat", "exFAT", True),
        ("ext2", "ext2", True),
        ("vfat", "FAT", True),
        ("ntfs", "NTFS", True),
        ("ext4", "ext4", False),
    ],
)
def test_a_filesystem_that_can_lose_stored_files_has_a_warning(
    qtbot: QtBot, filesystem: str, name: str, *, has_warning: bool
) -> None:
    """Only on the volume for backups: many drives have a small FAT partition too."""
    small = replace(EXPANSION.volumes[0], size_bytes=10**8, filesystem="vfat")
    large = replace(EXPANSION.volumes[0], filesystem=filesystem)
    _, card = plugged_in(qtbot, replace(EXPANSION, volumes=(small, large)))
    assert (f"can lose files on {name}" in visible_text(card)) == has_warning
    assert ("can lose files" in visible_text(card)) == has_warning


def test_a_missing_journal_is_reported(qtbot: QtBot) -> None:
    volume = replace(EXPANSION.volumes[0], filesystem="ext4", lacks_journal=True)
    _, card = plugged_in(qtbot, replace(EXPANSION, volumes=(volume,)))
    assert "ext4 was made without its journal" in visible_text(card)


def test_the_buttons_pass_on_their_drive(qtbot: QtBot) -> None:
    page, card = plugged_in(qtbot, EXPANSION)
    for button, signal in ((card.eject, page.requests.eject), (card.ignore, page.requests.ignore)):
        with qtbot.waitSignal(signal) as blocker:
            press(button)
        assert blocker.args == [EXPANSION]
    destinations = Destinations(page)
    press(card.happened)
    assert destinations.requested == [WhatHappened("/dev/sdb", "Seagate Expansion Desk")]


def test_an_ignored_drive_is_small_and_can_be_used_again(qtbot: QtBot) -> None:
    page, card = plugged_in(qtbot, EXPANSION, make_drives(ignored={EXPANSION.key}))
    assert card.head.tag.text() == "not used"
    assert "It clicks" not in visible_text(card)
    assert not card.backup.isVisible()
    with qtbot.waitSignal(page.requests.use) as blocker:
        press(card.use)
    assert blocker.args == [EXPANSION]


def test_the_focus_moves_to_the_button_that_undoes_ignoring(qtbot: QtBot) -> None:
    ignored: set[str] = set()
    drives = make_drives(ignored=ignored)
    page, card = plugged_in(qtbot, EXPANSION, drives)
    with qtbot.waitActive(page):
        page.activateWindow()
    card.ignore.setFocus()
    assert card.ignore.hasFocus()
    ignored.add(EXPANSION.key)
    drives.on_choices()
    assert page.focusWidget() is card.use
    ignored.clear()
    drives.on_choices()
    assert page.focusWidget() is card.ignore


def test_internal_drives_are_folded_away_and_cannot_be_ejected(qtbot: QtBot) -> None:
    drives = make_drives()
    page = shown_page(qtbot, drives)
    drives.on_event(DriveArrived(INTERNAL))
    assert page.empty.isVisible()
    assert page.cards == {}

    press(page.system.button)
    card = page.cards[INTERNAL.path]
    qtbot.waitUntil(card.isVisible)
    assert not card.eject.isVisible()
    assert not card.backup.isVisible()


def test_showing_an_internal_drive_unfolds_it(qtbot: QtBot) -> None:
    drives = make_drives()
    page = shown_page(qtbot, drives)
    drives.on_event(DriveArrived(INTERNAL))

    page.show_drive(INTERNAL.key)

    qtbot.waitUntil(page.cards[INTERNAL.path].isVisible)


def test_the_newest_drive_comes_first(qtbot: QtBot) -> None:
    drives = make_drives()
    page, first = plugged_in(qtbot, EXPANSION, drives)
    drives.on_event(DriveArrived(PASSPORT))
    qtbot.waitUntil(lambda: page.cards[PASSPORT.path].y() < first.y())


def test_a_simulated_drive_says_so_once_on_its_card(qtbot: QtBot) -> None:
    drives = make_drives()
    page = shown_page(qtbot, drives)
    drives.show(simulated_view("/tmp/shingleback-demo-1/Simulated drive", 200 * 10**9))
    (card,) = page.cards.values()
    card.details.unfold(is_open=True)
    assert card.head.name.text() == "Simulated drive"
    assert card.head.tag.text() == "simulated"
    assert "Good" not in visible_text(card)
    assert not {"Health", "Connection"} & {*visible_text(card).split("\n")}
    card.findChildren(VerdictPart)[0].findChildren(Collapsible)[0].unfold(is_open=True)
    assert not card.eject.isVisible()
    with qtbot.waitSignal(page.requests.backup) as blocker:
        press(card.use_as_it_is)
    assert blocker.args == ["/tmp/shingleback-demo-1/Simulated drive"]


@pytest.mark.parametrize("state", [state for state in ServiceState if state is not ServiceState.THERE])
def test_a_missing_drive_service_is_reported_in_one_place(qtbot: QtBot, state: ServiceState) -> None:
    drives = make_drives()
    page = shown_page(qtbot, drives)
    assert not page.service.isVisible()
    drives.on_event(ServiceChanged(state))
    names_service = state not in (ServiceState.FAILED, ServiceState.NO_BUS)  # which is not at fault then
    assert ("(UDisks2)" in visible_text(page.service)) is names_service
    assert "Backups to folders work without it." in visible_text(page.service)
    assert "automatically" in visible_text(page.service)
    assert not page.empty.isVisible()

    drives.on_event(ServiceChanged(ServiceState.THERE))
    assert not page.service.isVisible()


def test_a_name_that_is_too_long_or_looks_like_markup_is_harmless(qtbot: QtBot) -> None:
    name = "<b>A drive</b> with a name that no card could ever hold, whatever its width may be " * 3
    page, card = plugged_in(qtbot, replace(EXPANSION, name=name))
    assert card.head.name.text() == name
    assert "&lt;b&gt;" in card.head.name.toolTip()
    assert card.width() <= page.width()


def waiting(guide: GuideState) -> AwaitedDrive:
    return AwaitedDrive("serial X", "LaCie Rugged", guide)


def test_a_vanished_drive_has_a_card_that_waits_for_it(qtbot: QtBot) -> None:
    page = shown_page(qtbot, make_drives())
    page.show_waiting((waiting(begin(Vanished(0))),), lambda _guide: HOUR_S / 2)
    (card,) = page.guides.values()
    assert "LaCie Rugged" in visible_text(card)
    assert "If you unplugged it, plug it back in." in visible_text(card)
    assert "30 min to go (round 1 of 3)" in visible_text(card)

    for button, signal in (
        (card.cycled, page.requests.power_cycled),
        (card.back, page.requests.is_back),
        (card.stop, page.requests.given_up),
    ):
        with qtbot.waitSignal(signal) as blocker:
            press(button)
        assert blocker.args == ["serial X"]


@pytest.mark.parametrize("step", GuideStep)
def test_every_step_of_the_guide_offers_suitable_buttons(qtbot: QtBot, step: GuideStep) -> None:
    page = shown_page(qtbot, make_drives())
    guide = GuideState(step, 0)
    page.show_waiting((waiting(guide),), lambda _guide: 0)
    QApplication.processEvents()
    (card,) = page.guides.values()
    assert card.stop.text() == ("Close" if guide.is_over else "Stop")
    assert card.back.isVisible() == (not guide.is_over)
    assert card.cycled.isVisible() == (step in (GuideStep.WAIT, GuideStep.POWER_CYCLE))


def test_while_waiting_for_a_drive_the_page_does_not_invite_to_plug_one_in(qtbot: QtBot) -> None:
    page = shown_page(qtbot, make_drives())
    assert page.empty.isVisible()
    page.show_waiting((waiting(begin(Vanished(0))),), lambda _guide: HOUR_S)
    assert not page.empty.isVisible()
    page.show_waiting((), lambda _guide: HOUR_S)
    assert page.empty.isVisible()


def test_a_finished_guide_disappears(qtbot: QtBot) -> None:
    page = shown_page(qtbot, make_drives())
    page.show_waiting((waiting(begin(Vanished(0))),), lambda _guide: HOUR_S)
    page.show_waiting((), lambda _guide: HOUR_S)
    assert page.guides == {}


def test_many_drives_scroll_and_one_can_be_scrolled_into_view(qtbot: QtBot) -> None:
    drives = make_drives()
    page = shown_page(qtbot, drives)
    drive_list = [replace(EXPANSION, key=f"key {number}", path=f"/drives/{number}") for number in range(8)]
    for drive in drive_list:
        drives.on_event(DriveArrived(drive))
    QApplication.processEvents()
    oldest = page.cards[drive_list[0].path]
    qtbot.waitUntil(lambda: oldest.y() > page.height())
    assert oldest.visibleRegion().isEmpty()

    page.show_drive(drive_list[0].key)
    assert not oldest.visibleRegion().isEmpty()
