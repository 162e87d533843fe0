"""Property test: whatever happens in whatever order, no two places of the window contradict each other.

What is compared is what the real window paints, what it offers to a screen reader, its title, the tray's menu and the
notifications.
"""

import re
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as some

from shingleback.backup_sets.status import UNDER_WAY, Attempt
from shingleback.domain.local_time import local_time
from shingleback.gui.controllers.pages import Section
from shingleback.gui.history.texts import long_moment
from shingleback.gui.home.texts import holds
from shingleback.gui.run.texts import is_silent, size, title
from shingleback.gui.widgets.dates import moment, near_day
from shingleback.messages import notifications, time_left
from shingleback.protocol.run_state import Stage
from shingleback.store.settings import When
from tests.gui.one_state_bench import (
    END_STEPS,
    FREE,
    MODEL,
    MOUNTINGS,
    RUN_STEPS,
    SAFE_STEPS,
    SELDOM_STEPS,
    Bench,
    Mounting,
)
from tests.helpers.examples import share_of
from tests.helpers.painted import squeezed

PERCENT: Final = re.compile(r"\d+%")
PRESENCES: Final = {"sought": "Looking for it", "away": "Not plugged in", "closed": "Plugged in, not open"}
HEADINGS: Final = {  # of Home, and the state that the tray and the card must not contradict
    "backed up": "Your files are backed up",
    "never": "Ready for the first backup",
    "failed": "A backup needs you",
}
NEXT: Final = (squeezed("Next backup:"), squeezed("The next backup is due now."))
compared: Counter[str] = Counter()


@dataclass(frozen=True, slots=True)
class Said:
    """What is painted and read out at one moment, without blanks.

    Attributes:
        home_heard: what a screen reader gets of Home; `heard` is that of all pages.
        tray: the lines of its menu and its tip.
    """

    home: str
    home_heard: str
    drives: str
    history: str
    restore: str
    heard: str
    title: str
    tray: str
    notices: str
    is_overview: bool

    @property
    def painted(self) -> str:
        return f"{self.home} {self.drives} {self.history} {self.restore}"

    @property
    def everything(self) -> str:
        return f"{self.painted} {self.heard} {self.title} {self.tray} {self.notices}"


def look(bench: Bench) -> Said:
    """Go through all pages. Home comes last, so that it was painted as early as the others: nothing happens between."""
    pages, heard = {}, {}
    for section in (Section.RESTORE, Section.HISTORY, Section.DRIVES, Section.HOME):
        pages[section] = bench.painted(section)
        heard[section] = bench.heard()
    home = pages[Section.HOME]
    return Said(
        home=home,
        home_heard=heard[Section.HOME],
        drives=pages[Section.DRIVES],
        history=pages[Section.HISTORY],
        restore=pages[Section.RESTORE],
        heard=" ".join(heard.values()),
        title=squeezed(bench.window.windowTitle()),
        tray=squeezed(" ".join((*bench.tray_lines, bench.tray.tip))),
        notices=squeezed(" ".join(f"{notice.summary} {notice.body}" for notice in bench.screen.shown.values())),
        is_overview=squeezed("Add a backup set") in home,
    )


def check(bench: Bench) -> None:
    shown = look(bench)
    _check_percents(shown)
    _check_names(bench, shown)
    _check_notice(bench, shown)
    _check_run(bench, shown)
    _check_tray(bench, shown)
    if shown.is_overview:
        _check_presence(bench, shown)
        _check_restore(bench, shown)
        _check_last(bench, shown)
        _check_room(bench, shown)
        _check_next(bench, shown)
        _check_card(bench, shown)
        _check_reading(shown)


def _check_percents(screen: Said) -> None:
    """One number at most, wherever it is written: page, navigation, title, tray, screen reader."""
    shown = set(PERCENT.findall(screen.everything))
    compared["percentages"] += bool(shown)
    assert len(shown) <= 1, shown


def _check_names(bench: Bench, shown: Said) -> None:
    """The drive has one name everywhere, whether it is plugged in or not, and no path."""
    compared["no paths"] += 1
    assert bench.mounting.point not in shown.everything
    assert "/dev/" not in shown.everything
    name, task = squeezed(bench.mounting.name), bench.run.task
    if not shown.is_overview and task.drive:
        compared["names"] += 1
        assert (squeezed(f"Letters to {bench.mounting.name}") if task.key else name) in shown.home
    for notice in bench.screen.shown.values():
        assert bench.mounting.name in notice.body
    if shown.is_overview:
        compared["names"] += 1
        assert name in shown.home
        assert name in shown.home_heard


def _check_notice(bench: Bench, shown: Said) -> None:
    """A notification says what the page of the run says, and is not there while another run is under way."""
    notice = bench.screen.shown.get("run")
    assert notice is None or not bench.run.is_busy
    page = bench.window.home.run_page
    if notice is not None and page.isVisibleTo(bench.window.home):
        compared["notifications"] += 1
        assert notice.summary == page.head.title.text()
        assert squeezed(notice.summary) in shown.home


def _check_run(bench: Bench, shown: Said) -> None:
    """The page of the run, the card of its set and the tray tell the same of it."""
    state = bench.run.state
    if not bench.run.is_busy:
        return
    assert squeezed("Nothing new") not in shown.home + shown.heard  # there is something new in each run
    compared["run"] += 1
    assert squeezed(title(state)) in shown.tray
    assert shown.is_overview or squeezed(title(state)) in shown.home_heard
    progress = bench.progress
    if progress is not None and state.stage is Stage.COPYING:
        compared["time left"] += 1
        remaining_time = squeezed(time_left.remaining(progress.left_low_s, progress.left_high_s, None)).casefold()
        is_moving = state.rest is None and not is_silent(state)  # no end is promised while nothing moves
        for text in (shown.home, shown.home_heard):
            assert (remaining_time in text.casefold()) == is_moving
        compared["rest"] += state.rest is not None
        compared["silence"] += is_silent(state)


def _check_tray(bench: Bench, shown: Said) -> None:
    """The tray lists the drive that has a card, by its model, and says of an open one what its card offers."""
    compared["tray"] += 1
    has_card = squeezed("Seagate Expansion") in shown.drives
    lines = [line for line in bench.tray_lines if MODEL in line]
    assert len(lines) == has_card
    assert has_card == (bench.drive is not None)
    is_open = bench.drive is not None and bool(bench.drive.mount_points)
    state = "busy" if is_open else "unused"
    assert lines == ([notifications.drive_line(MODEL, state)] if has_card else [])
    assert (squeezed("Eject") in shown.drives) == is_open


def _check_presence(bench: Bench, shown: Said) -> None:
    presences = {name for name, text in PRESENCES.items() if squeezed(text) in shown.home}
    presences -= {"closed"} if len(presences) > 1 else set()
    has_card = squeezed("Seagate Expansion") in shown.drives
    compared["presence"] += bool(presences)
    assert has_card == (bench.drive is not None)
    assert not (presences & {"sought", "away"}) or not has_card
    if bench.drive is None:
        assert presences <= {"sought", "away"}, presences
        asks = squeezed("Plug in a drive") in shown.drives
        assert asks == (presences == {"away"}), (presences, asks)
    is_closed = squeezed("Open the drive") in shown.drives
    compared["open"] += has_card
    if has_card and bench.run.is_busy:
        assert not is_closed, "the card offers to show the backup that is running"
        return
    assert (presences == {"closed"}) == (has_card and is_closed), (presences, is_closed)


def _check_restore(bench: Bench, shown: Said) -> None:
    """Restore knows as well as Home whether the drive is there, and has the versions that Home speaks of."""
    compared["restore"] += 1
    view = bench.statuses.views[0]
    is_ejecting = bench.run.state.stage is Stage.EJECTING
    good = bench.versions().versions
    assert (squeezed("which is not plugged in") in shown.restore) == (
        squeezed(PRESENCES["away"]) in shown.home and view.status.last_good is not None and not is_ejecting
    )
    has_runs = view.status.last_good is not None or view.status.failed is not None
    assert squeezed("plugged in, but not open") not in shown.restore or squeezed(PRESENCES["closed"]) in shown.home
    if squeezed(PRESENCES["closed"]) in shown.home and has_runs and not is_ejecting:
        assert squeezed("plugged in, but not open") in shown.restore
    if not good or is_ejecting or bench.run.is_busy:
        return
    compared["versions"] += 1
    assert len(good) == 1 or squeezed(f"{len(good)} versions since") in shown.restore
    assert view.status.last_good is not None
    assert squeezed(long_moment(view.status.last_good.at.isoformat())) in shown.restore


def _last_good(bench: Bench) -> Attempt | None:
    return bench.statuses.views[0].status.last_good


def _check_last(bench: Bench, shown: Said) -> None:
    good = _last_good(bench)
    for text in (shown.home, shown.home_heard):
        assert ("Lastgoodbackup" in text) == (good is not None)
    if good is None:
        assert "Complete" not in shown.history
        return
    compared["last backup"] += 1
    when = squeezed(moment(good.at, bench.now))
    held = squeezed(holds(good))
    for text in (shown.home, shown.home_heard):
        assert when in text
        assert held in text
    assert "Complete" in shown.history
    assert squeezed(size(good.bytes)) in shown.history


def _check_room(bench: Bench, shown: Said) -> None:
    """Home and the card call the same room free."""
    room = f"{squeezed(size(FREE.free_bytes))}of{squeezed(size(FREE.total_bytes))}free"
    has_room = _last_good(bench) is not None
    compared["room"] += has_room
    for text in (shown.home, shown.home_heard):
        assert (room in text) == has_room
    if bench.drive is not None:
        assert (room in shown.drives) == has_room


def _check_next(bench: Bench, shown: Said) -> None:
    """A backup is promised only to a set that has a schedule, and in the same words to everybody."""
    is_daily = bench.chosen.sets[0].when is When.DAILY
    compared["next backup"] += is_daily
    promises = [any(text in says for text in NEXT) for says in (shown.home, shown.home_heard)]
    assert promises[0] == promises[1]
    assert is_daily or not promises[0]


def _check_card(bench: Bench, shown: Said) -> None:
    """The card of the drive tells of the last backup, and of one under way, as Home does."""
    view = bench.statuses.views[0]
    good, is_under_way = view.status.last_good, view.status.state in UNDER_WAY
    if bench.drive is None or view.drive is None:
        return
    compared["card"] += 1
    assert (squeezed("a backup is running") in shown.drives) == is_under_way
    if not is_under_way:
        assert (squeezed("no backup yet") in shown.drives) == (good is None)
        day = near_day(good.at, local_time()) if good is not None else ""  # the card has the clock of the computer
        assert not day or squeezed(f"last backup {day}") in shown.drives


def _check_reading(shown: Said) -> None:
    """Each heading is painted where it is read out, and no second one contradicts it."""
    for says in (shown.home, shown.home_heard):
        headings = [name for name, text in HEADINGS.items() if squeezed(text) in says]
        assert len(headings) <= 1, headings
    for text in (*HEADINGS.values(), *PRESENCES.values()):
        compared["read out"] += 1
        assert (squeezed(text) in shown.home) == (squeezed(text) in shown.home_heard), text


@contextmanager
def bench_with(mounting: Mounting) -> Iterator[Bench]:
    folder = Path(tempfile.mkdtemp())
    bench = Bench(folder, mounting)
    try:
        yield bench
    finally:
        bench.close()
        shutil.rmtree(folder)


@settings(max_examples=share_of(24), deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
@given(
    mounting=some.sampled_from(MOUNTINGS),
    start=some.integers(1, 99),
    history=some.lists(
        some.tuples(
            some.one_of(*(some.sampled_from(steps) for steps in (SAFE_STEPS, RUN_STEPS, END_STEPS, SELDOM_STEPS))),
            some.integers(1, 99),
        ),
        min_size=3,
        max_size=20,
    ),
)
def play(mounting: Mounting, start: int, history: list[tuple[str, int]]) -> None:
    with bench_with(mounting) as bench:
        check(bench)
        first = [(step, start) for step in ("plug", "open", "begin", "plan", "progress")]
        last = [(step, 99) for step in ("open", "begin", "complete", "not-ejected", "overview", "schedule", "later")]
        for step, percent in (*first, *history, *last):
            bench.happen(step, percent)
            check(bench)


@pytest.mark.usefixtures("qapp")
def test_restore_notices_a_drive_that_left_while_another_page_was_shown() -> None:
    steps = ("plug", "open", "begin", "plan", "progress", "complete", "rebuild", "dies", "unplug", "plug")
    with bench_with(MOUNTINGS[0]) as bench:
        for step in steps:
            bench.happen(step, 20)
            check(bench)


_KINDS: Final = (
    *("percentages", "presence", "open", "last backup", "read out", "names", "no paths", "notifications", "card"),
    *("run", "time left", "rest", "silence", "tray", "restore", "versions", "room", "next backup"),
)


@pytest.mark.usefixtures("qapp")
def test_no_two_places_contradict_each_other() -> None:
    """Each kind of statement was there to be compared."""
    play()
    print({kind: compared[kind] for kind in _KINDS}, sum(compared.values()))
    assert all(compared[kind] for kind in _KINDS), compared
