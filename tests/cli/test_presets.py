"""Kinds of files that can be left out by name, and how much they are."""

from pathlib import Path

from shingleback.domain.presets import PRESETS
from tests.helpers.program import events, run
from tests.helpers.trees import contents, write


def make_home(source: Path) -> None:
    write(source / ".cache" / "firefox" / "page", bytes(30_000))
    write(source / "site" / "node_modules" / "left-pad" / "index.js", bytes(2_000))
    write(source / "site" / "index.html", bytes(10))
    write(source / "disk.qcow2", bytes(500_000))


def test_by_hand_only_the_presets_of_the_options_are_left_out(source: Path, drive: Path) -> None:
    make_home(source)

    run("backup", source, drive, check=0)
    assert b".cache/firefox/page" in contents(drive / "source")
    run("backup", source, drive, "--preset=builds", check=0)
    assert b"site/node_modules/left-pad/index.js" not in contents(drive / "source")
    assert b".cache/firefox/page" in contents(drive / "source")


def test_the_default_is_what_a_new_set_leaves_out(source: Path, drive: Path) -> None:
    make_home(source)

    done = run("backup", source, drive, "--preset=default", check=0)

    assert set(contents(drive / "source")) == {b"disk.qcow2", b"letter.txt", b"photos/lake.jpg", b"site/index.html"}
    assert "  Caches of programs: source/.cache\n" in done.stdout
    assert "  Installed parts of projects: source/site/node_modules\n" in done.stdout


def test_what_becomes_excluded_stays_in_older_versions(source: Path, drive: Path, tmp_path: Path) -> None:
    make_home(source)
    first = events("backup", source, drive, check=0)[-1]["version"]

    run("backup", source, drive, "--preset=default", check=0)
    run("restore", drive, f"--version={first}", "--to", tmp_path / "restored", check=0)

    assert b".cache/firefox/page" in contents(tmp_path / "restored" / "source")


def test_an_unknown_preset_is_refused(source: Path, drive: Path) -> None:
    assert "of-tomorrow" in run("backup", source, drive, "--preset=of-tomorrow", check=2).stderr


def test_the_presets_are_listed_with_the_rules() -> None:
    shown = run("backup", "--show-excludes", check=0).stdout

    assert all(f" {preset.name}: " in shown for preset in PRESETS)


def test_sizes_tells_how_much_can_be_left_out(source: Path) -> None:
    make_home(source)

    (folder,) = events("sizes", "--excluded", source, check=0)[-1]["folders"]

    sizes = {item["rule"]: item["bytes"] for item in folder["excluded"]}
    assert sizes == {"caches": 30_000, "builds": 2_000, "machines": 500_000}
    assert folder["bytes"] == 4011 + 10
    (place,) = next(item["places"] for item in folder["excluded"] if item["rule"] == "machines")
    assert place == {"path": str(source / "disk.qcow2"), "bytes": 500_000}
    assert f"  Virtual machines: {500} kB\n" in run("sizes", "--excluded", source, check=0).stdout


def test_a_rule_that_matched_nothing_is_named_once_at_the_end(source: Path, drive: Path) -> None:
    done = run("backup", source, drive, "--exclude=*.jpg", f"--exclude={source}/phottos", check=0)

    assert done.stdout.count("This rule matched nothing: ") == 1
    assert f"This rule matched nothing: {source}/phottos\n" in done.stdout
