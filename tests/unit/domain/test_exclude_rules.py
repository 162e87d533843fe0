"""What people write as an exclude rule is stored in one form, which means what they meant."""

import pytest

from shingleback.domain.excludes import is_outside, stored_rule

HOME = "/home/me"
FOLDERS = ("/home/me", "/data/Photos")


@pytest.mark.parametrize(
    ("written", "stored"),
    [
        # patterns stay as they are
        ("*.iso", "*.iso"),
        ("Downloads/", "Downloads/"),
        ("Videos/raw/*", "Videos/raw/*"),
        ("**/node_modules/**", "**/node_modules/**"),
        ("~draft", "~draft"),
        ("~*", "~*"),
        ("$RECYCLE.BIN/", "$RECYCLE.BIN/"),
        ("/Downloads", "/Downloads"),
        ("/home/you/x", "/home/you/x"),
        # from the top
        ("./Downloads", "/Downloads"),
        ("./Downloads/", "/Downloads/"),
        # paths
        ("~/x/.cache", "path:/home/me/x/.cache"),
        ("~/x/.cache/", "path:/home/me/x/.cache"),
        ("~/x//.cache/./", "path:/home/me/x/.cache"),
        ("$HOME/x", "path:/home/me/x"),
        ("${HOME}/x", "path:/home/me/x"),
        ("/home/me/x/.cache", "path:/home/me/x/.cache"),
        ("/home/me/x/.cache/", "path:/home/me/x/.cache"),
        ("/data/Photos/raw", "path:/data/Photos/raw"),
        ("path:~/x", "path:/home/me/x"),
        ("path:/home/me/x/", "path:/home/me/x"),
        ("path:/home/me/[1]*", "path:/home/me/[1]*"),
        ("path:file:///home/me/x%20y", "path:/home/me/x y"),
        ("  path:/home/me/x", "path:/home/me/x"),
        ("file:///home/me/My%20Films", "path:/home/me/My Films"),
        ("file://localhost/home/me/x", "path:/home/me/x"),
        ("path:raw/[1]", "/raw/[[]1]"),
        # all that is inside, without the folder
        ("/home/me/x/.cache/*", "/home/me/x/.cache/*"),
        ("~/x/.cache/*", "/home/me/x/.cache/*"),
        ("~/x/.cache/**", "/home/me/x/.cache/*"),
        ("path:/home/me/[x]/*", "/home/me/[[]x]/*"),
        # patterns of absolute paths
        ("~/Videos/*.iso", "/home/me/Videos/*.iso"),
        ("/home/*/x", "/home/*/x"),
    ],
)
def test_a_rule_is_stored_as_it_was_meant(written: str, stored: str) -> None:
    assert stored_rule(written, HOME, FOLDERS) == stored
    assert stored_rule(stored, HOME, FOLDERS) == stored


def test_an_absolute_path_may_count_from_the_top_while_the_sources_are_unknown() -> None:
    assert stored_rule("/home/me/x", HOME) == "/home/me/x"


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        ("path:/home/me/x", False),
        ("path:/data/Photos/raw", False),
        ("path:/home/you/x", True),
        ("path:/data/Photos", True),  # the source itself
        ("path:/data", True),
        ("/home/you/x", False),  # may count from the top of a source
        ("*.iso", False),
    ],
)
def test_a_path_outside_of_every_source_can_never_match(rule: str, expected: bool) -> None:
    assert is_outside(rule, FOLDERS) == expected
