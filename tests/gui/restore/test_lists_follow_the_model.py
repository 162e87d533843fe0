"""Property tests: whatever happened to a file across versions, the lists of Restore describe it exactly."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from shingleback.gui.history import texts
from shingleback.gui.restore.lists import ChangesModel, FoundModel, summary
from shingleback.protocol.result_items import ChangeItem, ChangeKind, Since, StayItem, Tally, TracedItem, VersionItem
from shingleback.protocol.results import DiffFinished, TraceFinished
from tests.helpers.examples import share_of

USUAL: Final = settings(
    max_examples=share_of(150), deadline=None, database=None, suppress_health_check=list(HealthCheck)
)
PLACES: Final = ("Letters/bank.odt", "Old/bank.odt", "Old/2025/bank.odt")
FIRST: Final = datetime(2026, 1, 1, 12, 0, tzinfo=UTC)


@dataclass(frozen=True)
class Life:
    """The folder of a file in each version and its size there; None where it did not exist."""

    versions: tuple[tuple[str, int] | None, ...]

    @property
    def seen(self) -> list[int]:
        return [number for number, version in enumerate(self.versions) if version is not None]

    def place(self, number: int) -> str:
        version = self.versions[number]
        assert version is not None
        return version[0]

    @property
    def thing(self) -> TracedItem:
        """The result of a trace: one stay for each period without changes."""
        stays: list[StayItem] = []
        for number in self.seen:
            place, size = self.versions[number] or ("", 0)
            goes_on = bool(stays) and number and self.versions[number - 1] == (place, size)
            first, versions = (stays[-1].first, stays[-1].versions + 1) if goes_on else (name(number), 1)
            if goes_on:
                stays.pop()
            stays.append(
                StayItem(path=place, first=first, last=name(number), versions=versions, size=size, content=str(size))
            )
        return TracedItem(kind="file", stays=stays)


def name(number: int) -> str:
    return f"v{number}"


def started_at(version: str) -> str:
    return (FIRST + timedelta(days=7 * int(version[1:]))).isoformat()


def found(life: Life) -> FoundModel:
    """A search whose only result is this file."""
    names = [name(number) for number in reversed(range(len(life.versions)))]
    versions = [
        VersionItem(
            name=name, started_at=started_at(name), finished_at="", files=1, bytes=1, left_out=0, kept_as="folder"
        )
        for name in names
    ]
    model = FoundModel()
    result = TraceFinished(outcome="done", exit_code=0, newest=names[0], things=[life.thing])
    model.show_found(result, versions)
    return model


def has_gaps(life: Life) -> bool:
    return len(life.seen) != life.seen[-1] - life.seen[0] + 1


@st.composite
def lives(draw: st.DrawFn) -> Life:
    states = st.none() | st.tuples(st.sampled_from(PLACES), st.integers(1, 2))
    versions = draw(st.lists(states, min_size=1, max_size=6))
    if not any(versions):
        versions[draw(st.integers(0, len(versions) - 1))] = (PLACES[0], 1)
    return Life(tuple(versions))


def shown_path(path: str) -> str:
    return path.replace("/", " \u203a ")


@pytest.mark.usefixtures("qapp")
@USUAL
@given(life=lives())
def test_a_search_result_shows_where_the_file_is_and_when_it_existed(life: Life) -> None:
    model = found(life)
    newest = len(life.versions) - 1
    shown, folder, span, now, _ = model.cells(model.row(0))
    last = life.seen[-1]

    assert f"{folder} \u203a {shown}" == shown_path(life.place(last))
    full_span = texts.span(started_at(name(life.seen[0])), started_at(name(last)))
    assert span == (f"{full_span}, with gaps" if has_gaps(life) else full_span)
    assert (now == texts.since(Since.GONE)) is (last != newest)
    assert (now == "still there") is (last == newest and len({life.place(number) for number in life.seen}) == 1)


@pytest.mark.usefixtures("qapp")
@USUAL
@given(life=lives())
def test_an_earlier_location_is_shown_with_the_last_day_there(life: Life) -> None:
    text = found(life).moves(life.thing)
    last_place = life.place(life.seen[-1])
    earlier = [number for number in life.seen if life.place(number) != last_place]
    if not earlier:
        assert text == ""
    else:
        until = texts.day(started_at(name(earlier[-1])))
        assert text == f"It was {shown_path(life.place(earlier[-1]))} until {until}."


@pytest.mark.usefixtures("qapp")
@USUAL
@given(life=lives())
def test_every_period_of_existence_is_listed_and_no_version_in_between(life: Life) -> None:
    text = found(life).gaps(life.thing)
    assert bool(text) is has_gaps(life)
    days = {number: texts.day(started_at(name(number))) for number in range(len(life.versions))}
    is_edge = [
        number in life.seen and not {number - 1, number + 1} <= {*life.seen} for number in range(len(life.versions))
    ]
    assert not text or [days[number] in text for number in days] == is_edge


@pytest.mark.usefixtures("qapp")
@USUAL
@given(kinds=st.lists(st.sampled_from([*ChangeKind]), max_size=8), folders=st.integers(0, 3))
def test_the_summary_of_changes_counts_exactly_the_kinds_listed(kinds: list[ChangeKind], folders: int) -> None:
    items = [
        ChangeItem(path=f"file {number}", kind="file", change=kind, size=10, old_size=5)
        for number, kind in enumerate(kinds)
    ]
    model = ChangesModel()
    model.show_rows(items)
    tallies = {kind: Tally(kinds.count(kind), 10 * kinds.count(kind)) for kind in ChangeKind}
    text = summary(
        DiffFinished(
            outcome="done",
            exit_code=0,
            count=len(kinds) + folders,
            added=tallies[ChangeKind.ADDED],
            changed=tallies[ChangeKind.CHANGED],
            moved=tallies[ChangeKind.MOVED],
            removed=tallies[ChangeKind.REMOVED],
        )
    )
    parts = [part for part in text.split(" · ") if part]
    assert sorted(parts) == sorted(texts.changes(kind, tallies[kind]) for kind in set(kinds))
    assert [model.cells(item)[1] for item in items] == [texts.change(kind) for kind in kinds]
    before = [model.cells(item)[3] for item in items]
    assert [bool(part) for part in before] == [kind is ChangeKind.CHANGED for kind in kinds]
