"""Property tests: the cards of a spot check and a verification show exactly what was found, for any result.

The same holds for the list of a version's files.
"""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from shingleback.domain.errors import Outcome, Why
from shingleback.gui.controllers.history import BackupCheck, CheckState, CheckTask, RunResults
from shingleback.gui.controllers.job import JobStage
from shingleback.gui.controllers.worker import Worker
from shingleback.gui.restore.entries import EntryModel
from shingleback.gui.restore.spot_check import SpotCheckCard, VerificationCard
from shingleback.messages.places import OWN_NAMES, NamesInBackup
from shingleback.protocol.events import Progress
from shingleback.protocol.result_items import EntryItem, Item, Tally
from shingleback.protocol.results import CheckFinished
from shingleback.protocol.run_state import RunState, Stage
from shingleback.store.private_files import Paths
from tests.helpers.examples import share_of

CHANGED: Final = "Their copies on the drive have changed since they were written."
REASONS: Final = ("damaged", "missing-on-drive", "read-error")
NOW: Final = datetime(2026, 10, 20, 12, 0, tzinfo=UTC)
NAMES: Final = st.sampled_from(["Letters/to the bank.odt", "Pictures/a\nb.jpg", "Music/\u202eevil.ogg"])
USUAL: Final = settings(
    max_examples=share_of(120), deadline=None, database=None, suppress_health_check=list(HealthCheck)
)


@st.composite
def ends(draw: st.DrawFn) -> CheckFinished:
    outcome = draw(st.sampled_from([Outcome.DONE, Outcome.LEFT_OUT, Outcome.CANCELED, Outcome.DRIVE_GONE]))
    least = 1 if outcome is Outcome.LEFT_OUT else 0
    most = 0 if outcome is Outcome.DONE else 3
    reasons = draw(st.lists(st.sampled_from(REASONS), min_size=least, max_size=most))
    return CheckFinished(
        command="verify",
        outcome=outcome,
        exit_code=outcome.exit_code,
        why=Why.DRIVE_GONE if outcome is Outcome.DRIVE_GONE else "",
        checked=Tally(files=draw(st.integers(0, 99_999)), bytes=draw(st.integers(1, 999))),
        left_out=[Item(path=f"file {number}", reason=reason) for number, reason in enumerate(reasons)],
        left_out_count=len(reasons),
        tried=draw(st.lists(NAMES, max_size=5)) if outcome is Outcome.DONE else [],
    )


@st.composite
def progresses(draw: st.DrawFn) -> Progress:
    total = draw(st.integers(0, 999))
    return Progress(
        phase=draw(st.sampled_from(["list", "verify"])),
        elapsed_s=10,
        files=1,
        bytes=draw(st.integers(0, total)),
        total_files=2,
        total_bytes=total,
        current=draw(NAMES),
    )


TASK = CheckTask("/media/me/Backup")


def counted(count: int) -> str:
    return f"{count} file{'' if count == 1 else 's'}"


def is_readable(text: str, lines: int) -> bool:
    """Whether no name starts a new line or reverses the text direction."""
    return "\u202e" not in text and len(text.splitlines()) <= lines


# spot check ---------------------------------------------------------------------------------------------------


@given(progress=st.none() | progresses(), result=st.none() | ends(), detail=st.sampled_from(["", "signal 11"]))
@USUAL
def test_the_card_of_a_spot_check_describes_its_result(
    qtbot: QtBot, progress: Progress | None, result: CheckFinished | None, detail: str
) -> None:
    card = SpotCheckCard(BackupCheck("try-restore", Worker(["true"])))
    qtbot.addWidget(card)
    card.show_state(CheckState(JobStage.RUNNING, TASK, run=RunState(progress=progress)))
    assert (card.start.isHidden(), card.stop.isHidden(), card.bar.isHidden()) == (True, False, False)
    assert card.answer.headline.text() == "Trying"
    assert is_readable(card.answer.sentence.text(), 1)

    card.show_state(CheckState(JobStage.ENDED, TASK, result=result, detail="" if result else detail))
    assert (card.start.isHidden(), card.stop.isHidden(), card.bar.isHidden()) == (False, True, True)
    headline, shown = card.answer.headline.text(), card.answer.sentence.text()
    if result is None:
        assert headline == ("The test could not be done" if detail else "Test a restore")
        return
    reasons = {item.reason for item in result.left_out}
    not_back = f"{counted(result.left_out_count)} did not come back" if result.left_out_count else ""
    match result.outcome:
        case Outcome.DONE:
            assert headline == f"{counted(len(result.tried))} came back whole"
            assert is_readable(shown, len(result.tried))
        case Outcome.LEFT_OUT:
            assert headline == not_back
            assert (CHANGED in shown) is ("damaged" in reasons)
        case Outcome.CANCELED:
            assert (headline, shown) == ("Stopped", not_back)
        case _:
            assert headline == "The test could not be done"
            assert "The drive" in shown
            assert shown.endswith(not_back)
    assert card.table.model().rowCount() == len(result.left_out)
    assert card.table.isHidden() is (not result.left_out)


def test_a_spot_check_calls_the_files_what_they_are_called_now(qtbot: QtBot) -> None:
    """Where the folders of a backup come from is only known once its list was read, and may change with a backup."""
    card = SpotCheckCard(BackupCheck("try-restore", Worker(["true"])))
    qtbot.addWidget(card)
    card.show_place(TASK.place, OWN_NAMES)
    card.show_place(TASK.place, NamesInBackup({"Letters 2": "/srv/Letters"}))
    progress = Progress(phase="verify", elapsed_s=10, files=1, bytes=1, current="Letters 2/to the bank.odt")
    card.show_state(CheckState(JobStage.RUNNING, TASK, run=RunState(progress=progress)))
    assert "Letters 2" not in card.answer.sentence.text()


# verification -------------------------------------------------------------------------------------------------


@given(
    state=st.builds(
        CheckState,
        stage=st.just(JobStage.RUNNING),
        task=st.just(TASK),
        run=st.builds(
            RunState,
            requested=st.sampled_from([None, Stage.PAUSING, Stage.PAUSED, Stage.CANCELING]),
            progress=st.none() | progresses(),
        ),
        planned=st.none(),
        result=st.none(),
        detail=st.just(""),
    ),
    result=ends(),
)
@USUAL
def test_the_card_of_a_verification_describes_its_result(
    qtbot: QtBot, state: CheckState, result: CheckFinished
) -> None:
    card = VerificationCard(
        BackupCheck("verify", Worker(["true"])), RunResults(Paths.of_user(), lambda place: [place]), lambda: NOW
    )
    qtbot.addWidget(card)
    card.show_state(state)
    doing = "Stopping…" if state.is_stopping else "Paused" if state.is_paused else "Verifying"
    assert card.answer.headline.text() == doing
    assert card.pause.isEnabled() is card.stop.isEnabled() is (not state.is_stopping)
    assert is_readable(card.current.text(), 1)
    progress = state.progress
    if progress is not None and progress.phase == "verify" and progress.total_bytes:
        unit = "byte" if progress.total_bytes == 1 else "bytes"
        done = "byte" if progress.bytes == 1 else "bytes"
        of = f"{progress.bytes} {done} of {progress.total_bytes} {unit}"
        assert card.how_far.text().startswith(of)
        assert card.bar.value() * progress.total_bytes // max(1, card.bar.maximum()) <= progress.bytes + 1
    else:
        assert (card.how_far.text() == "") is (progress is None or progress.phase == "list")

    card.show_state(replace(state, stage=JobStage.ENDED, result=result))
    headline, shown = card.answer.headline.text(), card.answer.sentence.text()
    problem = f"{counted(result.left_out_count)} with a problem"
    assert ("with a problem" in headline + shown) is (result.left_out_count > 0)
    assert (problem in headline + shown) is (result.left_out_count > 0)
    assert ("Every file is as it was written" in headline) is (result.outcome == Outcome.DONE)
    has_begun = result.checked.files > 0 or result.left_out_count > 0
    is_partly = result.outcome == Outcome.CANCELED or (result.outcome == Outcome.DRIVE_GONE and has_begun)
    assert ("The rest was not read" in shown) is is_partly
    assert card.table.model().rowCount() == len(result.left_out)


# files of a version -------------------------------------------------------------------------------------------


@given(
    entries=st.lists(
        st.builds(
            EntryItem,
            path=st.sampled_from(["a", "B", "c\u202ed", "e\nf", "Pictures/IMG_2.jpg", "Pictures/IMG_10.jpg"]),
            kind=st.sampled_from(["file", "folder", "symlink"]),
            size=st.integers(0, 999),
            modified_s=st.none() | st.integers(0, 4 * 10**9),
        ),
        max_size=8,
        unique_by=lambda entry: entry.path,
    )
)
@USUAL
def test_every_cell_of_the_list_describes_its_file(qtbot: QtBot, entries: list[EntryItem]) -> None:  # noqa: ARG001 (needs an application)
    model = EntryModel()
    model.show_entries(entries)
    assert model.rowCount() == len(entries)
    for row in range(len(entries)):
        entry = model.entry(row)
        name, since, size, changed = (model.index(row, column).data() for column in range(4))
        assert is_readable(name, 1)
        assert since == ""
        assert size == (f"{entry.size} byte{'' if entry.size == 1 else 's'}" if entry.kind == "file" else "")
        assert bool(changed) is (entry.modified_s is not None)
        if entry.modified_s is not None:
            at = datetime.fromtimestamp(entry.modified_s).astimezone()
            assert changed == f"{at:%b} {at.day}, {at.year}"
    assert sorted(model.entry(row).path for row in range(len(entries))) == sorted(entry.path for entry in entries)
