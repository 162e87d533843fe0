"""A folder that has nothing of what it had may be a mount point without its filesystem: that is no deletion."""

import pytest

from tests.helpers.trees import write
from tests.helpers.workshop import Workshop


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    for name in ("a", "b/c", "inner/d"):
        write(workshop.source / name, b"something")
    assert workshop.backup().outcome == "done"
    return workshop


def replace(shop: Workshop, *names: str) -> None:
    """Another folder with other content gets the source's place, as where nothing is mounted on it."""
    shop.source.rename(shop.folder / "elsewhere")
    shop.source.mkdir()
    for name in names:
        write(shop.source / name, b"stub")


@pytest.mark.parametrize("names", [(), ("NOT MOUNTED",), ("lost+found/x",)])
def test_a_source_that_is_not_mounted_is_not_believed(shop: Workshop, names: tuple[str, ...]) -> None:
    replace(shop, *names)

    result = shop.backup()

    assert (result.exit_code, result.why, result.removed.files) == (4, "source-empty-now", 0)
    assert (shop.destination / "source" / "b" / "c").exists()


def test_a_source_whose_content_was_removed_on_purpose_is_believed_once_that_is_said(shop: Workshop) -> None:
    replace(shop, "new")

    assert shop.backup(allow_empty=True).removed.files == 3

    write(shop.source / "newer", b"more")
    assert shop.backup().outcome == "done"


def test_a_source_that_was_copied_back_is_the_same(shop: Workshop) -> None:
    replace(shop, "b/c", "new")
    assert shop.backup().outcome == "done"


def test_a_folder_with_other_content_each_time_is_believed(shop: Workshop) -> None:
    for name in ("a", "b", "inner"):
        (shop.source / name).rename(shop.folder / name)
    write(shop.source / "new", b"other")
    assert shop.backup().removed.files == 3


@pytest.mark.parametrize("crosses", [False, True])
def test_what_was_mounted_within_a_source_may_not_be_mounted_now(shop: Workshop, *, crosses: bool) -> None:
    """Without the option nothing mounted was ever read, so a folder that is empty now was emptied."""
    (shop.source / "inner").rename(shop.folder / "inner")
    (shop.source / "inner").mkdir()

    result = shop.backup(cross_filesystems=crosses)

    assert result.why == ("source-empty-now" if crosses else "")
    assert (shop.destination / "source" / "inner" / "d").exists() == crosses
