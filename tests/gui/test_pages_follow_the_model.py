"""Model-based tests: after any plug events and for any backup, the pages Drives and Restore show the truth.

The expected text is derived from the drives plugged in and from a list of versions.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from shingleback.domain.drive import Drive, DriveArrived, DriveChanged, DriveLeft, Use, Volume
from shingleback.domain.smart.report import Finding, Health, HealthVerdict
from shingleback.gui.drives.card import DriveCard
from shingleback.gui.drives.page import DrivesPage
from shingleback.gui.restore.timeline import VersionBar
from shingleback.protocol.result_items import VersionItem
from tests.helpers.examples import share_of
from tests.helpers.plugged_in import EXPANSION, INTERNAL, PASSPORT, HealthQueries, make_drives

MAX_LOOKS: Final = 15
DRIVES: Final = (EXPANSION, PASSPORT)
SPEEDS: Final = {480: "This is a USB 2 connection", 5000: "Connected by USB 3", 10_000: "Connected by USB 3"}
HEALTH: Final = {Health.OK: "Good. ", Health.WATCH: "Worth watching. ", Health.FAILING: "Failing. "}
VERDICTS: Final = {
    EXPANSION.key: "This is a shingled drive (SMR).",
    PASSPORT.key: "Probably, this is a shingled drive (SMR).",
}
FILESYSTEMS: Final = {"btrfs": "btrfs", "exfat": "exFAT"}
GB: Final = 10**9


@dataclass(frozen=True)
class Content:
    """A partition: its size in gigabytes, its label, and its mount point."""

    gigabytes: int
    label: str
    filesystem: str
    place: str
    is_read_only: bool

    def of(self, drive: Drive, number: int) -> Volume:
        return Volume(
            device=f"{drive.device}{number}",
            number=drive.number + number,
            use=Use.FILES,
            filesystem=self.filesystem,
            label=self.label,
            size_bytes=self.gigabytes * GB,
            mount_points=(f"{self.place}{number}",) if self.place else (),
            is_read_only=self.is_read_only,
        )


CONTENTS: Final = st.lists(
    st.builds(
        Content,
        gigabytes=st.integers(1, 999),
        label=st.sampled_from(["", "Backup", "Photos"]),
        filesystem=st.sampled_from(sorted(FILESYSTEMS)),
        place=st.sampled_from(["", "/media/me/Disk"]),
        is_read_only=st.booleans(),
    ),
    max_size=3,
)


class Plugs(RuleBasedStateMachine):
    """A person who plugs two drives in and out, and programs that mount, unmount and repartition them."""

    def __init__(self) -> None:
        super().__init__()
        self.desk = HealthQueries()
        self.ignored: set[str] = set()
        self.drives = make_drives(health=self.desk, ignored=self.ignored)
        self.page = DrivesPage(self.drives)
        self.page.resize(900, 900)
        self.page.show()
        self.there: dict[str, tuple[Drive, list[Content]]] = {}
        self.health: dict[str, Health] = {}
        self.drives.on_event(DriveArrived(INTERNAL))

    def teardown(self) -> None:
        delete(self.page)

    # steps ------------------------------------------------------------------------------------------------------

    @rule(pick=st.sampled_from(DRIVES), contents=CONTENTS, mbps=st.sampled_from(list(SPEEDS)))
    def plug(self, pick: Drive, contents: list[Content], mbps: int) -> None:
        """Toggles between plugged in and unplugged."""
        plugged_in = self.there.pop(pick.key, None)
        if plugged_in is not None:
            self.health.pop(pick.key, None)
            self.drives.on_event(DriveLeft(plugged_in[0]))
            return
        drive = self.with_contents(replace(pick, link_mbps=mbps), contents)
        self.there[pick.key] = (drive, contents)
        self.drives.on_event(DriveArrived(drive))

    @rule(pick=st.sampled_from(DRIVES), contents=CONTENTS)
    def mount(self, pick: Drive, contents: list[Content]) -> None:
        """Changes the partitions and their mount points."""
        plugged_in = self.there.get(pick.key)
        if plugged_in is None:
            return
        drive = self.with_contents(plugged_in[0], contents)
        self.there[pick.key] = (drive, contents)
        self.drives.on_event(DriveChanged(plugged_in[0], drive))

    @rule(health=st.sampled_from(list(HEALTH)), count=st.integers(1, 99))
    def read_health(self, health: Health, count: int) -> None:
        """Answers all open queries; answers about unplugged drives are ignored."""
        for drive, _ in self.desk.queries:
            if drive.key in self.there and drive.key not in self.health:
                self.health[drive.key] = health
        self.desk.answer(HealthVerdict(health, (Finding("command-timeouts", Health.OK, (("count", str(count)),)),)))

    @rule(drive=st.sampled_from(DRIVES))
    def ignore(self, drive: Drive) -> None:
        """Toggles "Don't use this drive"."""
        self.ignored ^= {drive.key}
        self.drives.on_choices()

    def with_contents(self, drive: Drive, contents: list[Content]) -> Drive:
        return replace(drive, volumes=tuple(content.of(drive, at) for at, content in enumerate(contents, 1)))

    # invariants -------------------------------------------------------------------------------------------------

    @invariant()
    def the_page_lists_the_connected_drives(self) -> None:
        QApplication.processEvents()  # shows widgets newly added to a layout
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert set(self.page.cards) == {drive.path for drive, _ in self.there.values()}
        assert self.page.empty.isVisibleTo(self.page) is (len(self.there) == 0)
        assert self.page.system.button.text() == "Drives of this computer (1)"
        for drive, contents in self.there.values():
            card = self.page.cards[drive.path]
            card.details.unfold(is_open=True)
            self.check_facts(card, drive)
            if drive.key not in self.ignored:
                self.check_contents(card, contents)
                self.check_actions(card, drive, contents)

    def check_facts(self, card: DriveCard, drive: Drive) -> None:
        terabytes = drive.size_bytes // (1000 * GB)
        assert card.head.name.text() == drive.name
        assert f"{terabytes} TB" in card.head.summary.text()
        assert drive.device in {label.accessibleDescription() for label in card.body.findChildren(QLabel)}
        is_ignored = drive.key in self.ignored
        assert (card.head.tag.text(), card.body.isVisibleTo(card)) == ("not used" if is_ignored else "", not is_ignored)
        shown = texts(card.body)
        assert card.head.kind.text() == ("" if is_ignored else VERDICTS[drive.key])
        assert any(text.startswith(SPEEDS[drive.link_mbps or 0]) for text in shown)
        overall = [text for text in shown if text.startswith((*HEALTH.values(), "Reading…"))]
        expected = HEALTH[self.health[drive.key]] if drive.key in self.health else "Reading…"
        assert len(overall) == 1
        assert overall[0].startswith(expected)

    def check_contents(self, card: DriveCard, contents: list[Content]) -> None:
        text = texts(card.volumes)
        if not contents:
            assert text == ["Nothing recognized."]
        for number, content in enumerate(contents, 1):
            named = f"{content.label or 'Files'}, {content.gigabytes} GB"
            at = text.index(named, 2 * (number - 1))
            assert at == 2 * (number - 1)
            assert text[at + 1] == ("open" if content.place else "not open")
            tips = [label.toolTip() for label in card.volumes.findChildren(QLabel) if label.text() == named]
            assert any(FILESYSTEMS[content.filesystem] in tip for tip in tips)

    def check_actions(self, card: DriveCard, drive: Drive, contents: list[Content]) -> None:
        is_open = [content for content in contents if content.place]
        assert card.eject.isVisibleTo(card) is bool(is_open)
        assert card.use_as_it_is.isVisibleTo(card) is any(not content.is_read_only for content in is_open)
        links = [press.text() for press in card.volumes.findChildren(QPushButton) if press.isVisibleTo(card)]
        closing = ["Close" if len(is_open) == 1 else "Close all"] if is_open else []
        opening = ["Open"] * (len(contents) - len(is_open))
        assert sorted(text for text in links if text.startswith(("Close", "Open"))) == sorted([*closing, *opening]), (
            drive
        )


def texts(widget: QWidget) -> list[str]:
    """The visible text, in order of creation."""
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisibleTo(widget) and label.text()]


@pytest.fixture
def _application(qapp: QApplication) -> Iterator[None]:
    yield
    qapp.processEvents()


@pytest.mark.usefixtures("_application")
def test_the_drives_page_always_shows_the_drives_that_are_plugged_in() -> None:
    checks = list(HealthCheck)
    chosen = settings(
        max_examples=share_of(30),
        stateful_step_count=MAX_LOOKS,
        deadline=None,
        database=None,
        suppress_health_check=checks,
    )
    run_state_machine_as_test(Plugs, settings=chosen)


# versions of a backup -------------------------------------------------------------------------------------------

NOW: Final = datetime(2026, 10, 20, 12, 0, tzinfo=UTC)
MONTHS: Final = (
    *("January", "February", "March", "April", "May", "June", "July"),
    *("August", "September", "October", "November", "December"),
)


@st.composite
def histories(draw: st.DrawFn) -> list[VersionItem]:
    """Newest first, at least a minute apart."""
    minutes = sorted(draw(st.sets(st.integers(1, 60 * 24 * 900), min_size=1, max_size=12)))
    versions = []
    for ago in minutes:
        at = (NOW - timedelta(minutes=ago)).astimezone()
        version = VersionItem(
            name=f"{at:%Y-%m-%dT%H-%M-%S}",
            started_at=at.isoformat(),
            finished_at=at.isoformat(),
            files=draw(st.integers(0, 99_999)),
            bytes=draw(st.integers(0, 999)),
            left_out=draw(st.integers(0, 3)),
            kept_as="folder",
        )
        versions.append(version)
    return versions


@given(newest_first=histories(), pick=st.integers(0, 11))
@settings(max_examples=share_of(60), deadline=None, database=None, suppress_health_check=list(HealthCheck))
def test_the_version_bar_describes_the_selected_version(
    qtbot: QtBot, newest_first: list[VersionItem], pick: int
) -> None:
    bar = VersionBar(lambda: NOW)
    qtbot.addWidget(bar)
    shown = newest_first[pick % len(newest_first)]
    bar.show_versions(newest_first, shown.name)
    at = datetime.fromisoformat(shown.started_at)
    oldest = datetime.fromisoformat(newest_first[-1].started_at)
    files = "1 file" if shown.files == 1 else f"{shown.files:,} files"
    counted = f"{shown.left_out} file{'' if shown.left_out == 1 else 's'}"
    missing = f"Complete, except for {counted}" if shown.left_out else "complete"
    assert f"{at.day}, {at.year}, " in bar.title.text().replace("\u202f", " ")
    assert MONTHS[at.month - 1] in bar.title.text()
    assert f"{at.hour % 12 or 12}:{at.minute:02}" in bar.title.text()
    assert bar.facts.text() == f"{files} · {shown.bytes} byte{'' if shown.bytes == 1 else 's'} · {missing}"
    count = len(newest_first)
    since = f"{count} versions since {MONTHS[oldest.month - 1]} {oldest.year}"
    assert (since in [label.text() for label in bar.findChildren(QLabel)]) is (count > 1)
    number = count - newest_first.index(shown)
    assert bar.timeline.accessibleName().startswith(f"Version {number} of {count}: ")
    assert (bar.older.isEnabled(), bar.newer.isEnabled()) == (number > 1, number < count)
    assert bar.compare.isEnabled() is (count > 1)
