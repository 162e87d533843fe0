"""The paths of a file through all versions."""

import os
import random
from contextlib import closing
from datetime import timedelta

import pytest

from shingleback.engine.repo import trace
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.search import find, traced_text
from shingleback.protocol.result_items import StayItem, TracedItem
from tests.helpers.merging import merge
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop
from tests.helpers.years import VersionHistory, change


@pytest.fixture
def years(workshop: Workshop) -> VersionHistory:
    return VersionHistory(workshop)


def test_a_file_is_traced_through_its_moves_from_its_first_version_to_its_last(years: VersionHistory) -> None:
    write(years.source / "letters" / "ada.txt", b"dear Ada")
    years.version()
    write(years.source / "other", b"1")
    years.version()
    os.rename(years.source / "letters", years.source / "archive")
    years.version()
    os.rename(years.source / "archive" / "ada.txt", years.source / "brief.txt")
    years.version()
    (years.source / "brief.txt").unlink()
    years.version()

    (traced_file,) = years.trace("ADA")
    assert years.spans(traced_file) == [
        ("source/letters/ada.txt", 0, 1),
        ("source/archive/ada.txt", 2, 2),
        ("source/brief.txt", 3, 3),
    ]
    assert [stay.size for stay in traced_file.stays] == [8, 8, 8]
    assert traced_file.stays[0].versions == 2


def test_a_trace_includes_earlier_names(years: VersionHistory) -> None:
    write(years.source / "draft", b"a poem")
    years.version()
    os.rename(years.source / "draft", years.source / "poem.txt")
    years.version()

    (traced_file,) = years.trace("poem")
    assert years.spans(traced_file) == [("source/draft", 0, 0), ("source/poem.txt", 1, 1)]
    assert [stay.size for stay in traced_file.stays] == [6, 6]


def test_a_changed_file_stays_the_same_file_and_gaps_are_kept(years: VersionHistory) -> None:
    file = years.source / "diary.txt"
    write(file, b"one")
    years.version()
    write(file, b"one, two", mtime_ns=1_700_000_001_000_000_000)
    years.version()
    file.unlink()
    years.version()
    write(file, b"again", mtime_ns=1_700_000_002_000_000_000)
    years.version()

    (traced_file,) = years.trace("diary")
    assert years.spans(traced_file) == [(f"source/{file.name}", count, count) for count in (0, 1, 3)]
    assert [stay.size for stay in traced_file.stays] == [3, 8, 5]
    assert len({stay.content for stay in traced_file.stays}) == 3


def test_the_versions_of_a_file_include_those_under_earlier_names(years: VersionHistory) -> None:
    write(years.source / "draft", b"first")
    years.version()
    write(years.source / "draft", b"second", mtime_ns=1_700_000_001_000_000_000)
    years.version()
    os.rename(years.source / "draft", years.source / "poem.txt")
    years.version()
    write(years.source / "poem.txt", b"third, longer", mtime_ns=1_700_000_002_000_000_000)
    write(years.source / "draft", b"something else")
    years.version()

    (traced_file,) = years.trace_path(b"source/poem.txt", 2)
    assert years.spans(traced_file) == [
        ("source/draft", 0, 0),
        ("source/draft", 1, 1),
        ("source/poem.txt", 2, 2),
        ("source/poem.txt", 3, 3),
    ]
    assert [stay.size for stay in traced_file.stays] == [5, 6, 6, 13]
    (replaced_file,) = years.trace_path(b"source/draft", 3)
    assert years.spans(replaced_file) == [("source/draft", 3, 3)]


def test_the_versions_of_a_file_that_changed_while_its_folder_moved_include_earlier_ones(years: VersionHistory) -> None:
    write(years.source / "letters" / "ada.txt", b"first")
    years.version()
    (years.source / "letters").rename(years.source / "archive")
    write(years.source / "archive" / "ada.txt", b"second", mtime_ns=1_700_000_001_000_000_000)
    years.version()

    (traced_file,) = years.trace_path(b"source/archive/ada.txt", 1)
    assert years.spans(traced_file) == [("source/letters/ada.txt", 0, 0), ("source/archive/ada.txt", 1, 1)]


def test_two_files_that_swap_places_are_distinguished(years: VersionHistory) -> None:
    write(years.source / "one", b"1")
    write(years.source / "two", b"22")
    years.version()
    os.rename(years.source / "one", years.source / "between")
    os.rename(years.source / "two", years.source / "one")
    os.rename(years.source / "between", years.source / "two")
    years.version()

    spans = {item.stays[0].size: years.spans(item) for item in years.trace("o")}
    assert spans[1] == [("source/one", 0, 0), ("source/two", 1, 1)]
    assert spans[2] == [("source/two", 0, 0), ("source/one", 1, 1)]


def test_a_truncated_trace_says_that_there_is_more(years: VersionHistory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trace, "MAX_FOLLOWED", 3)
    for number in range(5):
        write(years.source / f"file {number}")
    years.version()

    with closing(Catalog(bytes(years.shop.destination))) as catalog:
        traces, has_more = traced_text(catalog, "file")
    assert [len(traces), has_more] == [3, True]


@pytest.mark.parametrize("seed", range(4))
def test_a_trace_agrees_with_searches_in_each_version(years: VersionHistory, seed: int) -> None:
    """Including after the segments of many runs were merged."""
    rng = random.Random(seed)
    for number in range(6):
        write(years.source / f"folder {number}" / f"name {number}", b"%d" % number)
    for step in range(10):
        years.shop.time += timedelta(days=rng.choice((0, 0, 20)))
        for _ in range(rng.randrange(1, 6)):
            change(years.source, rng, step)
        write(years.source / "clock", b"%d" % step, mtime_ns=1_700_000_000_000_000_000 + step)
        years.version()
    for _ in range(2):
        with closing(Catalog(bytes(years.shop.destination))) as catalog:
            restorable = [ref.name for ref in catalog.versions]
            traced, _ = traced_text(catalog, "name")
        for number, version in enumerate(restorable):
            with closing(Catalog(bytes(years.shop.destination), version)) as catalog:
                entries, _ = catalog.query(lambda index: find(index, "name", lambda: None))
            expected = {(entry.path, entry.size) for entry in entries}
            assert {key for key in _in_version(traced, restorable, number) if "name" in key[0].rpartition("/")[2]} == (
                expected
            )
        merge(years.shop.destination)


def _in_version(items: list[TracedItem], restorable: list[str], number: int) -> set[tuple[str, int]]:
    def covers(stay: StayItem) -> bool:
        return restorable.index(stay.first) <= number <= restorable.index(stay.last)

    return {(stay.path, stay.size) for item in items for stay in item.stays if covers(stay)}
