"""A backup with very many segments, each of which says nothing, is read in linear time, and a cancel is heard."""

import time
from contextlib import closing
from typing import Final

import pytest

from shingleback.domain.errors import Canceled, Why
from shingleback.engine.repo import layout
from shingleback.engine.repo.catalog import Catalog
from shingleback.engine.repo.catalog_cache import CatalogCache
from shingleback.engine.repo.index_state import DriveMark, Seal, SealedList, SealStatus, VersionRef
from shingleback.engine.repo.run_index import CatalogedRun, RunIndex
from shingleback.engine.repo.second_list import ListContents, SegmentSum, missing
from shingleback.engine.repo.segments import Extent
from tests.helpers.looking import build_pages, segment
from tests.helpers.workshop import Workshop

MANY: Final = 4_000


def with_empty_segments(shop: Workshop, count: int) -> None:
    folder = segment(shop, 1).parent
    for number in range(2, count + 2):
        (folder / f"{number:06}.jsonl.gz").touch()


def opening_s(shop: Workshop) -> float:
    began_s = time.process_time()
    with closing(
        Catalog(bytes(shop.destination), catalog_cache=CatalogCache(shop.folder / "past", trusts_times=False))
    ):
        pass
    return time.process_time() - began_s


def test_the_time_to_read_empty_segments_is_linear(workshop: Workshop) -> None:
    build_pages(workshop)
    with_empty_segments(workshop, MANY)
    opening_s(workshop)
    short_s = min(opening_s(workshop) for _ in range(3))
    with_empty_segments(workshop, 4 * MANY)
    opening_s(workshop)

    assert min(opening_s(workshop) for _ in range(3)) < 9 * short_s  # four times as many


def shape_s(count: int) -> float:
    """How long it takes to judge a list of so many runs, each merged with the next, and each removing a version."""
    spans = [layout.merged_name(number, number + 1) for number in range(1, 2 * count, 2)]
    names = [layout.segment_name(number) for number in range(1, 2 * count + 1)]
    table = ListContents("backup", [SegmentSum(name, 9, "0" * 64) for name in names])
    seal = Seal.of_new("backup").sealed([SealedList(name, 9, 9, bytes(32)) for name in names], DriveMark())
    refs = [VersionRef(f"v{number}", number, "", "", 0, 0, 0) for number in range(count)]
    runs = RunIndex(
        "backup",
        [
            CatalogedRun(Extent(f"{ref.run}", 1, 0), b"", ref.run, version=ref, thinned=[f"v{ref.run - count // 2}"])
            for ref in refs
        ],
    )
    began_s = time.process_time()
    assert missing(table, spans) == []
    assert seal.compare([SealedList(name, 9) for name in spans]).status is not SealStatus.NEW
    assert len(runs.versions) == count // 2
    return time.process_time() - began_s


def test_the_time_to_judge_a_list_of_many_segments_is_linear() -> None:
    shape_s(MANY // 4)
    short_s = min(shape_s(MANY) for _ in range(3))

    assert min(shape_s(4 * MANY) for _ in range(3)) < 9 * short_s  # four times as many


def test_a_cancel_is_heard_between_empty_segments(workshop: Workshop) -> None:
    build_pages(workshop)
    with_empty_segments(workshop, 100)
    heard: list[int] = []

    def listen(done_bytes: int, _total_bytes: int) -> None:
        heard.append(done_bytes)
        if len(heard) > 50:
            raise Canceled(Why.CANCELED)

    with pytest.raises(Canceled):
        Catalog(bytes(workshop.destination), listen=listen)
