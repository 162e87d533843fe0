"""Property test: each line of the history shows the figures of its own run, whatever its outcome."""

from datetime import UTC, datetime, timedelta
from typing import Final

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from shingleback.domain.errors import Outcome
from shingleback.gui.history.page import RunModel
from shingleback.gui.history.texts import title_with_place
from shingleback.protocol.result_items import Tally
from shingleback.protocol.results import BackupFinished, CheckFinished
from shingleback.store.settings import BackupSet

NOW: Final = datetime(2026, 10, 20, 12, 0, tzinfo=UTC).astimezone()
SETS: Final = (
    BackupSet(folders=["/home/me/Music"], destination="/media/me/Backup", key="music"),
    BackupSet(folders=["/home/me/Mail"], destination="/media/me/Backup", key="mail", name="Letters"),
)
NAMES: Final = {"music": "Music", "mail": "Letters", "": "Backup"}
ENDS: Final = {
    Outcome.DONE: "Complete",
    Outcome.DRIVE_GONE: "The drive was disconnected",
    Outcome.DRIVE_FULL: "The drive was full",
    Outcome.CANCELED: "Stopped",
}
DAYS: Final = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
TALLIES: Final = st.builds(Tally, files=st.integers(0, 99_999), bytes=st.integers(0, 999))
AGES: Final = st.integers(0, 60 * 24 * 6).map(lambda minutes: timedelta(minutes=minutes))


@st.composite
def backups(draw: st.DrawFn) -> BackupFinished:
    outcome = draw(st.sampled_from([*ENDS, Outcome.LEFT_OUT]))
    at = NOW - draw(AGES)
    return BackupFinished(
        outcome=outcome,
        exit_code=outcome.exit_code,
        destination="/media/me/Backup",
        version=at.isoformat() if draw(st.booleans()) else "",
        started_at=at.isoformat(),
        copied=draw(TALLIES),
        left_out_count=draw(st.integers(1, 999)) if outcome is Outcome.LEFT_OUT else 0,
        backup_set=draw(st.sampled_from(["music", "mail", ""])),
    )


@st.composite
def checks(draw: st.DrawFn) -> CheckFinished:
    outcome = draw(st.sampled_from([*ENDS, Outcome.LEFT_OUT]))
    return CheckFinished(
        command="verify",
        outcome=outcome,
        exit_code=outcome.exit_code,
        destination="/media/me/Backup",
        started_at=(NOW - draw(AGES)).isoformat(),
        checked=draw(TALLIES),
        left_out_count=draw(st.integers(1, 999)) if outcome is Outcome.LEFT_OUT else 0,
    )


@given(results=st.lists(backups() | checks(), min_size=1, max_size=8))
@settings(max_examples=80, deadline=None, database=None, suppress_health_check=list(HealthCheck))
def test_every_line_describes_its_run(qtbot: QtBot, results: list[BackupFinished | CheckFinished]) -> None:  # noqa: ARG001 (needs an application)
    model = RunModel(lambda: NOW, lambda: SETS)
    model.show_results(results)
    assert model.rowCount() == len(results)
    keys = {result.backup_set for result in results if isinstance(result, BackupFinished)}
    for row, result in enumerate(results):
        title, when, ending = model.index(row, 0).data().split("\n")
        assert title == expected_title(result, has_names=len(keys) > 1)
        assert when.replace("\u202f", " ") == expected_date(datetime.fromisoformat(result.started_at))
        assert ending == expected_ending(result)


def expected_title(result: BackupFinished | CheckFinished, *, has_names: bool) -> str:
    kind = "Backup" if isinstance(result, BackupFinished) else "Check"
    key = (result.backup_set if isinstance(result, BackupFinished) else None) or ""
    return f"{kind} – {NAMES[key]}" if has_names else kind


def expected_date(at: datetime) -> str:
    days = (NOW.date() - at.date()).days
    day = {0: "Today", 1: "Yesterday"}.get(days, DAYS[at.weekday()])
    return f"{day}, {at.hour % 12 or 12}:{at.minute:02} {'AM' if at.hour < 12 else 'PM'}"


def expected_ending(result: BackupFinished | CheckFinished) -> str:
    is_backup = isinstance(result, BackupFinished)
    tally = result.copied if isinstance(result, BackupFinished) else result.checked
    counted = f"{result.left_out_count} file{'' if result.left_out_count == 1 else 's'}"
    if result.outcome == Outcome.LEFT_OUT:
        end = f"Complete, except for {counted}" if is_backup else f"{counted} with a problem"
    elif result.outcome == Outcome.DONE and isinstance(result, BackupFinished) and not result.version:
        end = "Nothing had changed"
    else:
        end = ENDS[Outcome(result.outcome)]
    if not tally.files:
        return end
    done = "copied" if is_backup else "intact"
    files = f"{tally.files:,} file{'' if tally.files == 1 else 's'}"
    return f"{end}: {files} {done}, {tally.bytes} byte{'' if tally.bytes == 1 else 's'}"


def test_a_check_has_the_name_of_the_set_that_alone_goes_to_its_place(qtbot: QtBot) -> None:  # noqa: ARG001 (needs an application)
    check = CheckFinished(command="verify", outcome="done", exit_code=0, destination="/media/me/Backup")
    alone = replace(SETS[0], destination="/media/me/Other")
    assert title_with_place(check, (alone, SETS[1])) == "Check – Letters"
    assert title_with_place(check, SETS) == "Check – Backup"
    assert title_with_place(check, (alone,)) == "Check – Backup"
