"""A folder whose files are all gone may be an unmounted mount point, so its copy is not deleted."""

import pytest

from tests.helpers.trees import write
from tests.helpers.workshop import Workshop


@pytest.fixture
def shop(workshop: Workshop) -> Workshop:
    for name in ("a", "b/c", "inner/d"):
        write(workshop.source / name, b"something")
    assert workshop.backup().outcome == "done"
    return workshop


def replace_source(shop: Workshop, *names: str) -> None:
    """A folder with other content takes the place of the source, as on an unmounted mount point."""
    shop.source.rename(shop.folder / "elsewhere")
    shop.source.mkdir()
    for name in names:
        write(shop.source / name, b"stub")


@pytest.mark.parametrize("names", [(), ("NOT MOUNTED",), ("lost+found/x",)])
def test_a_source_that_seems_unmounted_is_refused(shop: Workshop, names: tuple[str, ...]) -> None:
    replace_source(shop, *names)

    result = shop.backup()

    assert (result.exit_code, result.why, result.removed.files) == (4, "source-empty-now", 0)
    assert (shop.destination / "source" / "b" / "c").exists()


def test_a_source_emptied_on_purpose_is_backed_up_with_allow_empty(shop: Workshop) -> None:
    replace_source(shop, "new")

    assert shop.backup(allow_empty=True).removed.files == 3

    write(shop.source / "newer", b"more")
    assert shop.backup().outcome == "done"


def test_a_source_that_has_some_of_its_files_back_is_accepted(shop: Workshop) -> None:
    replace_source(shop, "b/c", "new")
    assert shop.backup().outcome == "done"


def test_the_same_folder_with_completely_new_content_is_accepted(shop: Workshop) -> None:
    for name in ("a", "b", "inner"):
        (shop.source / name).rename(shop.folder / name)
    write(shop.source / "new", b"other")
    assert shop.backup().removed.files == 3


@pytest.mark.parametrize("crosses", [False, True])
@pytest.mark.parametrize("names", [(), ("NOT MOUNTED",)], ids=["empty", "with a note"])
def test_a_filesystem_mounted_inside_a_source_may_be_unmounted_now(
    shop: Workshop, *, names: tuple[str, ...], crosses: bool
) -> None:
    """Without the option no mounted filesystem was ever read, so a folder that is empty now was emptied."""
    (shop.source / "inner").rename(shop.folder / "inner")
    (shop.source / "inner").mkdir()
    for name in names:
        write(shop.source / "inner" / name, b"stub")
    write(shop.source / "new", b"new")

    result = shop.backup(cross_filesystems=crosses)

    assert [(item.path, item.reason) for item in result.left_out] == ([("source/inner", "away")] if crosses else [])
    assert (shop.destination / "source" / "inner" / "d").exists() == crosses
    assert (shop.destination / "source" / "new").exists()


def test_a_folder_whose_filesystem_is_not_mounted_may_have_been_emptied(shop: Workshop) -> None:
    (shop.source / "inner").rename(shop.folder / "inner")
    (shop.source / "inner").mkdir()
    shop.backup(cross_filesystems=True)

    assert shop.backup(cross_filesystems=True, allow_empty=True).removed.files == 1
    assert list((shop.destination / "source" / "inner").iterdir()) == []


def test_a_filesystem_that_is_mounted_again_sends_nothing(shop: Workshop) -> None:
    (shop.source / "inner").rename(shop.folder / "inner")
    (shop.source / "inner").mkdir()
    shop.backup(cross_filesystems=True)
    (shop.source / "inner").rmdir()
    (shop.folder / "inner").rename(shop.source / "inner")

    result = shop.backup(cross_filesystems=True)

    assert (result.outcome, result.copied.files, result.removed.files) == ("done", 0, 0)
