"""A rule leaves out what the person meant, however it is written, and one that left out nothing is named."""

import os
import unicodedata
from pathlib import Path

import pytest

from shingleback.domain.errors import SkipReason
from shingleback.domain.presets import PRESETS, presets_named
from shingleback.engine.source.excludes import Excludes
from shingleback.protocol.result_items import ExcludedItem
from tests.helpers.trees import contents, write
from tests.helpers.workshop import Workshop

FILES = (".cache/x/f", "Downloads/f", "Films/old.iso", "deep/Downloads/f", "keep")


@pytest.fixture
def home(workshop: Workshop) -> Path:
    for path in FILES:
        write(workshop.source / path, b"content")
    return workshop.source


def left_out(workshop: Workshop, *rules: str, home: Path) -> set[str]:
    """The files that a backup with these rules leaves out."""
    assert workshop.backup(home, excludes=Excludes(rules, home=str(home))).outcome == "done"
    copied = {path.decode() for path in contents(workshop.destination / home.name)}
    return {path for path in FILES if path not in copied}


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("{home}/.cache", {".cache/x/f"}),
        ("{home}/.cache/", {".cache/x/f"}),
        ("{home}/.cache/*", {".cache/x/f"}),
        ("{home}/.cache/**", {".cache/x/f"}),
        ("~/.cache", {".cache/x/f"}),
        ("$HOME/.cache", {".cache/x/f"}),
        ("path:~/.cache/", {".cache/x/f"}),
        ("path:{home}/.cache/*", {".cache/x/f"}),
        ("file://{home}/.cache", {".cache/x/f"}),
        ("file:{home}/.cache", {".cache/x/f"}),
        ("'{home}/.cache'", {".cache/x/f"}),
        ('"~/.cache/"', {".cache/x/f"}),
        (" .cache/ ", {".cache/x/f"}),
        (".cache//", {".cache/x/f"}),
        ("**/x/**", {".cache/x/f"}),
        ("./Downloads", {"Downloads/f"}),
        ("source/Downloads", {"Downloads/f"}),
        ("source/Films/*.iso", {"Films/old.iso"}),
        ("{home}/Films/*.iso", {"Films/old.iso"}),
        ("~/*/old.iso", {"Films/old.iso"}),
        ("{parent}/*/Downloads", {"Downloads/f"}),
        ("{parent}/**/Downloads", {"Downloads/f", "deep/Downloads/f"}),
        ("path:deep/Downloads", {"deep/Downloads/f"}),
        ("{home}", set()),
        ("{parent}/other/Downloads", set()),
    ],
)
def test_a_rule_leaves_out_what_it_means(workshop: Workshop, home: Path, written: str, expected: set[str]) -> None:
    rule = written.format(home=home, parent=home.parent)

    assert left_out(workshop, rule, home=home) == expected


def test_an_absolute_path_through_a_symlinked_home_is_understood(workshop: Workshop, home: Path) -> None:
    (workshop.folder / "link").symlink_to(home)

    for rule in (f"{workshop.folder}/link/Downloads", f"{workshop.folder}/link/Down*"):
        assert left_out(workshop, rule, home=home) == {"Downloads/f"}


def test_a_path_from_the_top_is_not_taken_for_one_that_begins_with_a_source(workshop: Workshop, home: Path) -> None:
    """A rule of an old settings file that worked keeps its meaning."""
    write(home / "source" / "Downloads" / "f", b"inner")

    assert left_out(workshop, "source/Downloads", home=home) == set()
    assert b"source/Downloads/f" not in contents(workshop.destination / "source")


def test_a_rule_that_left_out_nothing_is_named(workshop: Workshop, home: Path) -> None:
    rules = ["*.tmp", "Downloads/", f"{home}/Downlaods", "Downloads/f", "./Downloads", ".cache/x/f", ".cache/"]

    result = workshop.backup(home, excludes=Excludes(rules))

    assert result.unmatched_rules == ["*.tmp", f"{home}/Downlaods"]


def test_default_rules_and_presets_that_left_out_nothing_are_not_named(workshop: Workshop, home: Path) -> None:
    assert workshop.backup(home, excludes=Excludes(presets=PRESETS)).unmatched_rules == []


def test_what_is_not_in_the_backup_is_listed_by_reason(workshop: Workshop, home: Path) -> None:
    write(home / "tagged" / "CACHEDIR.TAG", b"Signature: 8a477f597d28d172789f06886806bc55")
    for number in range(12):
        write(home / "many" / f"{number:02}.tmp", b"content")

    result = workshop.backup(home, excludes=Excludes(["*.tmp"], presets=presets_named(["caches"])))

    assert result.skipped_count == 14
    assert result.excluded == [
        ExcludedItem(
            reason=SkipReason.PATTERN,
            rule="*.tmp",
            count=12,
            paths=[f"source/many/{number:02}.tmp" for number in range(10)],
        ),
        ExcludedItem(reason=SkipReason.PRESET, rule="caches", paths=["source/.cache"]),
        ExcludedItem(reason=SkipReason.CACHE, paths=["source/tagged"]),
    ]


def test_a_socket_or_pipe_is_counted_and_is_no_failure(workshop: Workshop, home: Path) -> None:
    os.mkfifo(home / "pipe")

    result = workshop.backup(home)

    assert (result.exit_code, result.left_out) == (0, [])
    assert result.excluded == [ExcludedItem(reason=SkipReason.SPECIAL, paths=["source/pipe"])]


@pytest.mark.parametrize("rule", ["my films", "my\\ films", "'my films'", '"my films/"', "~/my\\ films/"])
def test_a_rule_may_be_quoted_as_in_a_shell(workshop: Workshop, home: Path, rule: str) -> None:
    write(home / "my films" / "film", b"content")
    workshop.backup(excludes=Excludes([rule], home=str(home)))
    assert not (workshop.destination / "source" / "my films").exists()


@pytest.mark.parametrize("rule", ["{name}", "{name}/", "~/{name}", "**/{name}", "{name}/*", "*{name}"])
@pytest.mark.parametrize(("written", "on_disk"), [("NFC", "NFD"), ("NFD", "NFC")])
def test_accents_match_in_either_form(workshop: Workshop, home: Path, rule: str, written: str, on_disk: str) -> None:
    name = "Bücher"
    write(home / unicodedata.normalize(on_disk, name) / "book", b"content")  # type: ignore[arg-type]
    excludes = Excludes([rule.format(name=unicodedata.normalize(written, name))], home=str(home))  # type: ignore[arg-type]

    result = workshop.backup(excludes=excludes)

    assert b"book" not in {path.rpartition(b"/")[2] for path in contents(workshop.destination / "source")}
    assert result.unmatched_rules == []
