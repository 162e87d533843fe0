"""Browsing versions."""

import os

import pytest

from shingleback.engine.repo import search
from shingleback.engine.repo.catalog_cache import CatalogCache
from shingleback.engine.repo.search import entries_of, find
from tests.helpers.looking import build_pages, entries, names, query_catalog, search_results, segment
from tests.helpers.trees import write
from tests.helpers.workshop import Workshop


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    return build_pages(workshop)


def test_folders_come_first_and_everything_is_sorted_by_name(catalog_cache: CatalogCache, shop: Workshop) -> None:
    assert names(catalog_cache, shop) == ["folder letters", "symlink link", "file zebra.txt"]
    assert names(catalog_cache, shop, b"") == ["folder source"]


def test_size_and_date_are_those_of_the_file(catalog_cache: CatalogCache, shop: Workshop) -> None:
    (entry,) = entries(catalog_cache, shop, b"source/letters")
    assert (entry.size, entry.modified_s) == (8, 1_700_000_000)


def test_a_search_ignores_case_and_unicode_normalization(catalog_cache: CatalogCache, shop: Workshop) -> None:
    write(shop.source / "Cafe\u0301 Menu.PDF")
    shop.backup()

    assert search_results(catalog_cache, shop, "menu caf\u00e9") == ["source/Cafe\u0301 Menu.PDF"]
    assert search_results(catalog_cache, shop, "LETTERS") == ["source/letters"]
    assert search_results(catalog_cache, shop, "ada zebra") == []
    assert search_results(catalog_cache, shop, "  ") == []


def test_odd_characters_are_searched_like_others(catalog_cache: CatalogCache, shop: Workshop) -> None:
    for name in ("Stra\u00dfe 1", "\u0130zmir", "\u0390", "%_"):
        write(shop.source / name)
    write(bytes(shop.source) + b"/\xffx")
    shop.backup()
    expected = {
        "STRASSE": ["source/Stra\u00dfe 1"],
        "stra\u00dfe": ["source/Stra\u00dfe 1"],
        "\u0130zmir": ["source/\u0130zmir"],
        "\u03aa\u0301": ["source/\u0390"],  # in upper case, where the marks are combined differently
        "%": ["source/%_"],
        "'": [],
        "source/letters": [],
        os.fsdecode(b"\xff"): [],
        "\ufffd": ["source/\ufffdx"],
    }

    assert {text: search_results(catalog_cache, shop, text) for text in expected} == expected


def test_entries_beyond_the_limit_are_counted(
    catalog_cache: CatalogCache, shop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("b/x", "a/x", "c/x", "d", "e"):
        write(shop.source / name)
    shop.backup()
    monkeypatch.setattr(search, "MAX_FOUND", 2)

    for most, first in ((2, ["a", "b"]), (5, ["a", "b", "c", "letters", "d"])):
        monkeypatch.setattr(search, "MAX_LISTED", most)
        shown, count = query_catalog(catalog_cache, shop, lambda index: entries_of(index, [], b"source") or ([], 0))
        assert ([entry.path.rpartition("/")[2] for entry in shown], count) == (first, 8)
    shown, count = query_catalog(catalog_cache, shop, lambda index: find(index, "x", lambda: None))
    assert (len(shown), count) == (2, 5)


def test_names_that_are_not_utf8_can_be_opened_by_their_bytes(catalog_cache: CatalogCache, shop: Workshop) -> None:
    write(bytes(shop.source) + b"/\xff/in it", b"x")
    shop.backup()

    (entry,) = [listed_entry for listed_entry in entries(catalog_cache, shop) if listed_entry.path_bytes]
    assert os.fsencode(entry.path) != b"source/\xff"
    assert names(catalog_cache, shop, b"source/\xff") == ["file in it"]


def test_a_name_that_looks_like_several_names_is_one(catalog_cache: CatalogCache, shop: Workshop) -> None:
    write(shop.source / "first\nsecond, third", b"x")
    shop.backup()

    assert search_results(catalog_cache, shop, "first third") == ["source/first\nsecond, third"]
    assert search_results(catalog_cache, shop, "zebra.txt/") == []


def test_copied_files_of_an_interrupted_first_run_are_shown(catalog_cache: CatalogCache, shop: Workshop) -> None:
    manifest = segment(shop, 1)
    content = manifest.read_bytes()
    manifest.write_bytes(content[: content.rindex(b"\x1f\x8b")])  # as if the run had ended before its last line

    assert "folder letters" in names(catalog_cache, shop)
