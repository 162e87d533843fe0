"""What was left out, as lines of text: one for many files of a folder."""

import io

from shingleback.cli.text_output import TextOutput
from shingleback.protocol.events import LeftOutEvent
from shingleback.protocol.result_items import Item


def lines(*items: Item) -> list[str]:
    err = io.StringIO()
    TextOutput(io.StringIO(), err).show(LeftOutEvent(items=list(items)))
    return err.getvalue().splitlines()


def test_many_unreadable_folders_of_a_container_store_are_one_line() -> None:
    store = "home/.local/share/containers"
    layers = [Item(path=f"{store}/{number}", reason="unreadable", detail="Permission denied") for number in range(600)]

    first, second = lines(Item(path="home/letter", reason="changing"), *layers)

    assert first == "skipped: home/letter (it kept changing during the backup)"
    assert second.startswith(f"skipped: 600 in {store}/ (you don't have permission to read it: Permission denied)")
    assert second.endswith("to exclude it: --exclude '.local/share/containers/'")


def test_no_pattern_is_suggested_that_means_other_files() -> None:
    for folder in ("home/top", "home/a [1]/b", "home"):
        suggested = lines(*(Item(path=f"{folder}/{number}", reason="unreadable") for number in range(9)))
        assert suggested == [f"skipped: 9 in {folder}/ (you don't have permission to read it)"]
