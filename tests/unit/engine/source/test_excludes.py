"""Which files and folders an exclude rule matches, in every form a person may write."""

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shingleback.domain.errors import SkipReason, UsageError, Why
from shingleback.domain.excludes import excluded_path, path_rule
from shingleback.engine.source.excludes import ExcludeMatch, Excludes
from shingleback.protocol.events import SkippedEvent
from tests.helpers.trees import contents, write
from tests.helpers.workshop import Workshop


def is_excluded(rule: str, path: str, *, is_folder: bool = False) -> bool:
    """Whether a rule excludes a path relative to the source."""
    raw = path.encode("utf-8", "surrogateescape")
    excludes = Excludes([rule])
    name = raw.rpartition(b"/")[2]
    match = excludes.of_folder(raw, name) if is_folder else excludes.of_file(raw, name)
    assert match in (ExcludeMatch(SkipReason.PATTERN, rule), None)
    return match is not None


FILES = [
    # a name, anywhere
    ("notes.txt", "notes.txt", True),
    ("notes.txt", "deep/down/notes.txt", True),
    ("notes.txt", "my notes.txt", False),
    ("notes.txt", "notes.txt.old", False),
    ("notes.txt", "Notes.txt", False),
    # parts of a name
    ("*.iso", "linux.iso", True),
    ("*.iso", "deep/.iso", True),
    ("*.iso", "linux.iso.txt", False),
    ("*", "anything", True),
    ("~*", "~draft", True),
    ("?.txt", "a.txt", True),
    ("?.txt", "ä.txt", True),
    ("?.txt", "🦎.txt", True),
    ("?.txt", "\udcff.txt", True),
    ("?.txt", "ab.txt", False),
    ("?.txt", ".txt", False),
    ("[abc].txt", "b.txt", True),
    ("[abc].txt", "d.txt", False),
    ("[a-c]x", "bx", True),
    ("[!a-c]x", "bx", False),
    ("[!a-c]x", "dx", True),
    ("[^a-c]x", "dx", True),
    ("[äöü].txt", "ö.txt", True),
    ("[äöü].txt", "o.txt", False),
    ("[]]", "]", True),
    ("[!]]", "]", False),
    ("[-a]", "-", True),
    ("[a&&b]", "&", True),
    ("[[]", "[", True),
    ("[--9]", "5", True),
    ("[", "[", True),
    ("a]", "a]", True),
    ("[]", "[]", True),
    ("a.b", "axb", False),
    ("a+(b)|c$", "a+(b)|c$", True),
    ("back\\slash", "back\\slash", True),
    ("two\nlines", "two\nlines", True),
    ("*", "two\nlines", True),
    ("\udcff*", "\udcff latin", True),
    # surrounding spaces are ignored
    ("  *.iso  ", "linux.iso", True),
    # a path from the top
    ("Videos/raw/*", "Videos/raw/1.mov", True),
    ("Videos/raw/*", "Videos/raw/day/1.mov", False),
    ("Videos/raw/*", "old/Videos/raw/1.mov", False),
    ("Videos/raw?1", "Videos/raw/1", False),
    ("Videos/raw[/]1", "Videos/raw/1", True),
    ("Videos/raw[!a]1", "Videos/raw/1", False),
    ("/notes.txt", "notes.txt", True),
    ("/notes.txt", "deep/notes.txt", False),
    ("**/raw/*", "raw/1.mov", True),
    ("**/raw/*", "Videos/day/raw/1.mov", True),
    ("Videos/**", "Videos/a/b/c", True),
    ("Videos/**", "Videos", False),
    ("Videos/**/*.mov", "Videos/1.mov", True),
    ("Videos/**/*.mov", "Videos/a/b/1.mov", True),
    ("Videos/**/*.mov", "Pictures/1.mov", False),
    ("a**z", "a to z", True),
    ("/a**z", "a/b/z", True),
    # folders only
    ("Downloads/", "Downloads", False),
]

FOLDERS = [
    ("Downloads/", "Downloads", True),
    ("Downloads/", "deep/Downloads", True),
    ("Downloads//", "Downloads", True),
    ("Downloads", "Downloads", True),
    ("/Downloads/", "Downloads", True),
    ("/Downloads/", "deep/Downloads", False),
    ("a/b/", "a/b", True),
    ("a/b/", "x/a/b", False),
    (".cache/thumbnails/", ".cache/thumbnails", True),
    ("node_*/", "web/node_modules", True),
    ("*.iso", "odd.iso", True),
]


@pytest.mark.parametrize(("rule", "path", "expected"), FILES)
def test_a_file_is_excluded_by_matching_rules(rule: str, path: str, expected: bool) -> None:
    assert is_excluded(rule, path) == expected


@pytest.mark.parametrize(("rule", "path", "expected"), FOLDERS)
def test_a_folder_is_excluded_by_matching_rules(rule: str, path: str, expected: bool) -> None:
    assert is_excluded(rule, path, is_folder=True) == expected


@pytest.mark.parametrize("rule", ["", " ", "/", "//", "!*.txt", "[z-a]", "a[9-0]b"])
def test_an_invalid_rule_is_refused(rule: str) -> None:
    with pytest.raises(UsageError) as refusal:
        Excludes([rule])
    assert (refusal.value.why, refusal.value.values) == (Why.NOT_A_PATTERN, {"pattern": rule})


@settings(deadline=None, database=None)
@given(st.text(), st.binary(min_size=1, max_size=20))
def test_every_rule_is_refused_or_works(rule: str, name: bytes) -> None:
    try:
        excludes = Excludes([rule])
    except UsageError:
        return
    assert excludes.of_file(name, name) in (ExcludeMatch(SkipReason.PATTERN, rule), None)
    assert excludes.of_folder(name, name) in (ExcludeMatch(SkipReason.PATTERN, rule), None)


def test_the_matching_rule_is_returned() -> None:
    excludes = Excludes(["*.iso", "Downloads/", "a/b", "*.[ch]"])

    def rule_of(match: ExcludeMatch | None) -> str:
        return match.rule if match else ""

    assert rule_of(excludes.of_file(b"x.c", b"x.c")) == "*.[ch]"
    assert rule_of(excludes.of_file(b"a/b", b"b")) == "a/b"
    assert rule_of(excludes.of_folder(b"Downloads", b"Downloads")) == "Downloads/"
    assert rule_of(excludes.of_file(b"a/c", b"c")) == ""


def test_files_are_matched_only_if_a_rule_can_match_files() -> None:
    assert not Excludes(["Downloads/"]).asks_files
    assert not Excludes().asks_files
    assert Excludes(["*.iso"]).asks_files


def test_trash_and_thumbnails_are_excluded_but_no_files_of_a_person(workshop: Workshop) -> None:
    made_by_programs = {
        ".local/share/Trash/files/old": ".local/share/Trash/",
        ".Trash-1000/files/old": ".Trash-*/",
        "$RECYCLE.BIN/old": "$RECYCLE.BIN/",
        ".thumbnails/normal/1.png": ".thumbnails/",
        ".cache/thumbnails/large/1.png": ".cache/thumbnails/",
        "lost+found/1": "lost+found/",
    }
    made_by_a_person = {"project/.git/objects/12/34", "Trash/mine", "thumbnails/mine"}
    for path in [*made_by_programs, *made_by_a_person]:
        write(workshop.source / path, b"content")

    result = workshop.backup()

    rules = [item.detail for event in workshop.events if isinstance(event, SkippedEvent) for item in event.items]
    assert {os.fsdecode(path) for path in contents(workshop.destination / "source")} == made_by_a_person
    assert sorted(rules) == sorted(made_by_programs.values())
    assert result.skipped_count == 6


SIGNATURE = b"Signature: 8a477f597d28d172789f06886806bc55"


@pytest.mark.parametrize(
    ("tag", "is_cache"),
    [(SIGNATURE, True), (SIGNATURE + b"\n# made by", True), (b"Signature: something else", False), (b"", False)],
)
def test_a_folder_is_a_cache_if_its_tag_has_the_signature(workshop: Workshop, tag: bytes, is_cache: bool) -> None:
    write(workshop.source / "cache" / "CACHEDIR.TAG", tag)
    write(workshop.source / "cache" / "deep" / "data", b"made again")

    workshop.backup()

    assert (b"cache/deep/data" in contents(workshop.destination / "source")) != is_cache
    assert (workshop.destination / "source" / "cache" / "CACHEDIR.TAG").exists()


def test_a_symlink_or_folder_in_the_place_of_the_tag_is_no_tag(workshop: Workshop) -> None:
    write(workshop.source / "tag", SIGNATURE)
    for name in ("one", "two"):
        write(workshop.source / name / "data", b"content")
    (workshop.source / "one" / "CACHEDIR.TAG").symlink_to("../tag")
    (workshop.source / "two" / "CACHEDIR.TAG").mkdir()

    workshop.backup()

    assert {b"one/data", b"two/data"} <= set(contents(workshop.destination / "source"))


def test_a_path_is_excluded_only_in_its_own_source(workshop: Workshop) -> None:
    second_source = workshop.folder / "other"
    for folder in (workshop.source, second_source):
        write(folder / "raw" / "1.mov", b"1")
        write(folder / "raw.txt", b"2")
    rule = path_rule(str(workshop.source / "raw"))

    result = workshop.backup(workshop.source, second_source, excludes=Excludes([rule]))

    assert result.outcome == "done"
    assert set(contents(workshop.destination / "source")) == {b"raw.txt"}
    assert set(contents(workshop.destination / "other")) == {b"raw/1.mov", b"raw.txt"}
    (skipped,) = [event for event in workshop.events if isinstance(event, SkippedEvent)]
    assert [item.detail for item in skipped.items] == [rule]


def test_a_path_is_no_pattern_and_may_name_a_file(workshop: Workshop) -> None:
    write(workshop.source / "a" / "[1]*", b"1")
    write(workshop.source / "a" / "1x", b"2")

    workshop.backup(excludes=Excludes([path_rule(str(workshop.source / "a" / "[1]*"))]))

    assert set(contents(workshop.destination / "source")) == {b"a/1x"}


def test_a_path_may_lead_through_a_symlink(workshop: Workshop) -> None:
    write(workshop.source / "raw" / "1.mov", b"1")
    (workshop.folder / "link").symlink_to(workshop.source)

    workshop.backup(excludes=Excludes([path_rule(str(workshop.folder / "link" / "raw"))]))

    assert set(contents(workshop.destination / "source")) == set()


@pytest.mark.parametrize("rule", ["path:", "path:raw", "path:/", "raw", "/home/me", " path:/home"])
def test_a_rule_that_names_no_path_is_a_pattern(rule: str) -> None:
    assert excluded_path(rule) == ""
