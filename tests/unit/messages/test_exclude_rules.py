"""What a person reads about an exclude rule is what the rule does."""

from collections.abc import Callable
from pathlib import Path

import pytest

from shingleback.domain.excludes import DEFAULT_EXCLUDES
from shingleback.domain.presets import PRESETS
from shingleback.engine.source.excludes import Excludes
from shingleback.messages.exclude_rules import rule_lines, rule_meaning

HOME = "/home/me"
SAID = {
    "node_modules/": "Every folder named node_modules",
    "Thumbs.db": "Everything named Thumbs.db",
    "**/Thumbs.db": "Everything named Thumbs.db",
    "*.iso": "Everything ending in .iso",
    "*~": "Everything ending in ~",
    "*.photoslibrary/": "Every folder ending in .photoslibrary",
    ".Trash-*/": "Every folder starting with .Trash-",
    "~$*": "Everything starting with ~$",
    "*cache*/": "Every folder with cache in its name",
    "/Downloads": "The folder or file Downloads right inside a folder to back up",
    "/Downloads/": "The folder Downloads right inside a folder to back up",
    "Videos/raw": "The folder or file Videos/raw",
    "Videos/raw/": "The folder Videos/raw",
    "Videos/raw/*": "Everything in Videos/raw",
    "Videos/raw/*/": "Every folder in Videos/raw",
    "/Videos/raw/": "The folder /Videos/raw, as a full path or inside a folder to back up",
    "./Videos/raw": "The folder or file /Videos/raw, as a full path or inside a folder to back up",
    "./Videos/raw/*": "Everything in /Videos/raw, as a full path or inside a folder to back up",
    "/*.iso": "Everything that matches /*.iso, as a full path or inside a folder to back up",
    "/home/me/Videos/raw": "The folder or file /home/me/Videos/raw",
    "~/Videos/*": "Everything in /home/me/Videos",
    "/home/me/*.iso": "Everything that matches /home/me/*.iso",
    "path:/home/me/Videos/raw": "The folder or file /home/me/Videos/raw",
    "~/Videos/raw": "The folder or file /home/me/Videos/raw",
    "file:///home/me/My%20Videos": "The folder or file /home/me/My Videos",
    "photo-??.jpg": "Everything that matches photo-??.jpg",
    "**/.npm/_cacache/": "Every folder that matches **/.npm/_cacache",
    "a*b": "Everything that matches a*b",
    "*": "Everything that matches *",
    "a/*/b/": "Every folder that matches a/*/b",
}


@pytest.mark.parametrize(("rule", "said"), SAID.items(), ids=SAID)
def test_a_rule_is_said_in_words(rule: str, said: str) -> None:
    assert rule_meaning(rule, HOME) == said


def _excludes(rule: str) -> Callable[[str], bool]:
    excludes = Excludes([rule], caches=False, home=HOME)

    def is_excluded(path: str) -> bool:
        raw, is_folder = path.rstrip("/").encode(), path.endswith("/")
        name = raw.rpartition(b"/")[2]
        return bool(excludes.of_folder(raw, name) if is_folder else excludes.of_file(raw, name))

    return is_excluded


@pytest.mark.parametrize(
    ("rule", "matching", "spared"),
    [
        ("node_modules/", ["node_modules/", "a/node_modules/"], ["a/node_modules", "a/my_node_modules/"]),
        ("Thumbs.db", ["Thumbs.db", "a/Thumbs.db", "a/Thumbs.db/"], ["a/MyThumbs.db"]),
        ("*.iso", ["x.iso", "a/x.iso", "a/x.iso/"], ["a/x.iso.txt"]),
        ("*.photoslibrary/", ["a/x.photoslibrary/"], ["a/x.photoslibrary"]),
        (".Trash-*/", ["a/.Trash-1/"], ["a/.Trash-1", "a/my.Trash-1/"]),
        ("*cache*/", ["a/cache/", "my-caches/"], ["a/cache"]),
        ("/Downloads", ["Downloads", "Downloads/"], ["a/Downloads"]),
        ("/Downloads/", ["Downloads/"], ["Downloads", "a/Downloads/"]),
        ("Videos/raw", ["Videos/raw", "Videos/raw/"], ["Videos/", "a/Videos/raw"]),
        ("/Videos/raw", ["Videos/raw", "Videos/raw/"], ["a/Videos/raw"]),
        ("Videos/raw/*/", ["Videos/raw/x/"], ["Videos/raw/x", "a/Videos/raw/x/"]),
        ("Videos/raw/*", ["Videos/raw/x", "Videos/raw/x/"], ["Videos/raw/", "a/Videos/raw/x"]),
    ],
)
def test_the_words_are_what_the_rule_does(rule: str, matching: list[str], spared: list[str]) -> None:
    is_excluded = _excludes(rule)
    assert [path for path in (*matching, *spared) if is_excluded(path)] == matching


def test_every_rule_of_the_program_has_words_without_a_pattern_where_it_has_none() -> None:
    rules = [*DEFAULT_EXCLUDES, *(rule for preset in PRESETS for rule in preset.rules)]
    for rule in rules:
        said = rule_meaning(rule, str(Path.home()))
        assert "*" not in said or "matches" in said


def test_the_usual_rules_are_one_line_only_if_all_of_them_are_there() -> None:
    assert rule_lines(DEFAULT_EXCLUDES, HOME) == [("Trash, thumbnails and the like", "\n".join(DEFAULT_EXCLUDES))]
    assert rule_lines([*DEFAULT_EXCLUDES[1:], "*.iso"], HOME)[-1] == ("Everything ending in .iso", "*.iso")
    assert len(rule_lines(DEFAULT_EXCLUDES[1:], HOME)) == len(DEFAULT_EXCLUDES) - 1
