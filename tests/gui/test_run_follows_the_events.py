"""Property test: whatever a worker reports in whatever order, no figure or sentence about a run contradicts it."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from shingleback.domain.monitoring import Phase, RestReason
from shingleback.gui.run import texts
from shingleback.gui.run.page import RunPage
from shingleback.gui.window.tray import Tray
from shingleback.messages.translate import files, size
from shingleback.protocol.events import DriveState, EjectStep, Event, Planned, Progress, Rest, State
from shingleback.protocol.result_items import Tally
from shingleback.protocol.results import BackupFinished, EjectFinished
from shingleback.protocol.run_state import RunState, Stage
from tests.helpers.examples import share_of

GB = 10**9
SIZES = some.integers(0, 400 * GB)
COUNTS = some.integers(0, 100_000)
ENDS = some.sampled_from(["done", "left-out", "canceled", "drive-gone", "drive-full", "drive-refused"])


@some.composite
def progresses(draw: some.DrawFn) -> Progress:
    """Counters are ordered: durable never exceeds copied, and copied never exceeds the total."""
    phase = draw(some.sampled_from(["survey", "copy", "copy", "finish"]))
    durable, done, total = sorted(draw(SIZES) for _ in range(3))
    durable_files, done_files, all_files = sorted(draw(COUNTS) for _ in range(3))
    if phase == "survey":
        return Progress(phase=phase, elapsed_s=1, files=done_files, bytes=done)
    low_s, high_s = sorted(draw(some.floats(0, 90_000)) for _ in range(2))
    return Progress(
        phase=phase,
        elapsed_s=1,
        files=done_files,
        bytes=done,
        durable_files=durable_files,
        durable_bytes=durable,
        total_files=all_files,
        total_bytes=total,
        left_low_s=low_s,
        left_high_s=high_s,
        silent_s=draw(some.sampled_from([0, 0, 0, 5, 42])),
        current="a/b",
    )


@some.composite
def plans(draw: some.DrawFn) -> Planned:
    count, amount = draw(COUNTS), draw(SIZES)
    other_counts = dict.fromkeys(("folders", "recheck_files", "gone_files", "moved_folders", "room_bytes"), 0)
    return Planned(files=count, bytes=amount, copy_files=count, copy_bytes=amount, **other_counts)


@some.composite
def drives(draw: some.DrawFn) -> DriveState:
    low, fill, high = sorted(draw(SIZES) for _ in range(3))
    least, whole, most = sorted(draw(some.integers(1, 400 * GB)) for _ in range(3))
    return DriveState(
        source="estimated",
        elapsed_s=1,
        written_bytes=0,
        cache_used_bytes=fill,
        cache_bytes=whole,
        phase=draw(some.sampled_from(Phase)),
        tidy_s=1,
        cache_low_bytes=low,
        cache_high_bytes=high,
        capacity_low_bytes=least,
        capacity_high_bytes=most,
        tidy_high_s=draw(some.sampled_from([0, 3000])),
    )


@some.composite
def backup_ends(draw: some.DrawFn) -> BackupFinished:
    durable, copied = (
        Tally(*sorted_)
        for sorted_ in zip(*(sorted(draw(strategy) for _ in range(2)) for strategy in (COUNTS, SIZES)), strict=True)
    )
    return BackupFinished(
        outcome=draw(ENDS), exit_code=0, version="2026-03-01T12-00-00", copied=copied, durable=durable
    )


RUNNING = some.one_of(
    progresses(),
    progresses(),
    plans(),
    drives(),
    some.builds(State, state=some.sampled_from(["running", "pausing", "paused", "canceling"])),
    some.builds(Rest, elapsed_s=some.just(1.0), reason=some.sampled_from(RestReason), left_s=some.sampled_from([0, 9])),
)
EJECTING = some.lists(
    some.builds(EjectStep, step=some.sampled_from(["flush", "unmount"]), done=some.booleans()), max_size=3
)
EJECTED = some.builds(EjectFinished, outcome=some.just("done"), exit_code=some.just(0), safe_to_unplug=some.booleans())


@dataclass
class Truth:
    """What the events say, derived independently of the program's state."""

    events: list[Event] = field(default_factory=list)
    is_ejecting: bool = False

    def last(self, *kinds: type[Event]) -> Event | None:
        return next((event for event in reversed(self.events) if isinstance(event, kinds)), None)

    @property
    def result(self) -> BackupFinished | None:
        finished = self.last(BackupFinished)
        return finished if isinstance(finished, BackupFinished) else None

    @property
    def counts(self) -> tuple[Tally, Tally, Tally] | None:
        """Copied, durable, total."""
        progress, planned, result = self.last(Progress), self.last(Planned), self.result
        if isinstance(progress, Progress) and progress.phase != "survey":
            tallies = (
                Tally(progress.files, progress.bytes),
                Tally(progress.durable_files, progress.durable_bytes),
                Tally(progress.total_files, progress.total_bytes),
            )
        elif isinstance(planned, Planned):
            tallies = (Tally(), Tally(), Tally(planned.copy_files, planned.copy_bytes))
        else:
            return None
        if result is None:
            return tallies
        return result.copied, result.durable, result.copied if result.outcome in ("done", "left-out") else tallies[2]

    @property
    def is_safe(self) -> bool:
        last = self.events[-1] if self.events else None
        return isinstance(last, EjectFinished) and last.safe_to_unplug


@pytest.fixture(scope="module")
def page(qapp: QApplication) -> RunPage:
    assert qapp
    return RunPage()


@pytest.fixture(scope="module")
def tray(qapp: QApplication) -> Iterator[Tray]:
    assert qapp
    tray = Tray(lambda _state: QIcon(), lambda _waiting: 0.0)
    yield tray
    tray.close()


@settings(max_examples=share_of(150), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    running=some.lists(RUNNING, max_size=8),
    end=some.none() | backup_ends(),
    steps=EJECTING,
    ejected=some.none() | EJECTED,
)
def test_no_figure_or_sentence_contradicts_the_events(
    page: RunPage,
    tray: Tray,
    running: Sequence[Event],
    end: BackupFinished | None,
    steps: Sequence[EjectStep],
    ejected: EjectFinished | None,
) -> None:
    truth, state = Truth(), RunState()
    events: list[Event] = [*running, *([end] if end else [])]
    for event in events:
        state = state.after(event)
        truth.events.append(event)
        check(page, tray, truth, state)
    if end is None:
        return
    state, truth.is_ejecting = state.ejecting(), True
    events = [*steps, *([ejected] if ejected else [])]
    for event in events:
        state = state.after(event)
        truth.events.append(event)
        check(page, tray, truth, state)


def check(page: RunPage, tray: Tray, truth: Truth, state: RunState) -> None:
    page.show_state(state)
    tray.show_run(state)
    check_bars(page, truth)
    check_percents(page, tray, truth, state)
    check_words(page, truth, state)


def check_bars(page: RunPage, truth: Truth) -> None:
    copied, on_drive, unplug = page.bars.copied, page.bars.on_drive, page.bars.unplug
    assert "of 0 bytes" not in copied.figure.text()
    counts = truth.counts
    if counts is None:
        assert copied.figure.text() == on_drive.figure.text() == ("" if truth.result else "Not yet")
    elif counts[2].bytes:
        done, durable, total = counts
        assert (
            copied.figure.text() == f"{size(done.bytes)} of {size(max(done.bytes, total.bytes))}, {files(done.files)}"
        )
        assert on_drive.figure.text() == f"{size(durable.bytes)}, {files(durable.files)}"
        for row, part in ((copied, done), (on_drive, durable)):
            shown = row.bar.value() / row.bar.maximum()
            assert abs(shown - min(1, part.bytes / total.bytes)) <= 0.002
            assert (shown == 1) == (part.bytes >= total.bytes and part.files >= total.files)
    assert (unplug.figure.text() == "Yes") == (unplug.bar.value() == unplug.bar.maximum()) == truth.is_safe


def check_percents(page: RunPage, tray: Tray, truth: Truth, state: RunState) -> None:
    shown = int(page.head.percent.text().rstrip("%"))
    counts = truth.counts
    if counts is not None and counts[2].bytes:
        copied, durable, total = counts
        done = durable if truth.result is not None and truth.result.outcome not in ("done", "left-out") else copied
        is_kept = truth.result is not None and truth.result.outcome in ("done", "left-out")
        is_all = is_kept and done.bytes >= total.bytes and done.files >= total.files
        assert shown == (100 if is_all else min(99, int(100 * done.bytes / total.bytes + 1e-9)))
    elif counts is None and not (truth.result and truth.result.outcome in ("done", "left-out")):
        assert shown == 0
    lines = [action.text() for action in tray.menu.actions()]
    if state.eject_progress == 1:  # safe drives are listed by name, which the run does not know
        assert not [line for line in lines if "safe" in line]
        return
    in_tray = next(line for line in lines if texts.title(state) in line)
    percent = re.search(r"(\d+)%", in_tray)
    assert (percent is not None) == (state.stage is Stage.COPYING)
    assert percent is None or int(percent[1]) == shown


def check_words(page: RunPage, truth: Truth, state: RunState) -> None:
    everything = " ".join(
        (page.head.title.text(), page.head.explanation.text(), texts.title(state), texts.explanation(state))
    )
    result, last = truth.result, truth.events[-1]
    is_complete = result is not None and result.outcome in ("done", "left-out")
    assert ("backup is complete" not in everything) or is_complete
    assert ("It is safe to unplug" in everything) == truth.is_safe
    assert ("files are already safe" not in everything) or is_complete
    drive = truth.last(DriveState)
    if result is None and isinstance(drive, DriveState):
        assert ("cache is full, so writing is slow" not in everything) or drive.phase == Phase.FULL
        assert ("cache is empty" not in everything) or drive.phase == Phase.RESTING
    if re.search(r"\bleft\b", page.head.title.text()):
        assert state.stage is Stage.COPYING
        assert state.rest is None
    if result is not None and not truth.is_ejecting:
        assert page.steps.again.isVisibleTo(page) == (result.outcome in ("canceled", "drive-gone"))
        assert not page.controls.cancel.isVisibleTo(page)
        assert isinstance(last, BackupFinished)
